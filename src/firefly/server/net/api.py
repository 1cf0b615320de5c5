"""The protocol over HTTP; the socket says the same in `sockets`."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.params import Parameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from firefly.bots import KINDS
from firefly.games import PRESETS
from firefly.record import dumps
from firefly.rules import Choice, Count
from firefly.rules_text import label, option_id, value_words
from firefly.server import events as ev
from firefly.server import past, sight, wire
from firefly.server.decide import refuse, why_not
from firefly.server.net import doors
from firefly.server.net.answers import language_of
from firefly.server.net.doors import Doorkeeper, address, check_origin, seated, who
from firefly.server.net.house import House, hashed
from firefly.server.net.room import Room
from firefly.server.sight import said
from firefly.text import Message, say

Asked = Request[Any, Any, Any]
Number = Parameter(ge=1, le=100_000, default=None, required=False)


@cache
def games_in(language: str) -> list[wire.GameInfo]:
    """Every preset with its options, in words of one language."""
    return [_game_info(preset, language) for preset in PRESETS]


def _game_info(preset: str, language: str) -> wire.GameInfo:
    game = PRESETS[preset]
    default = game.table.presets[preset]
    options = []
    for option in game.table.options:
        values = option.values
        info = wire.OptionInfo(
            name=option.name,
            kind="choice" if isinstance(values, Choice) else "count" if isinstance(values, Count) else "flag",
            default=default[option.name],
            label=label(game, option, language),
            help=say(Message(f"{option_id(game, option)}.help"), language),
        )
        if isinstance(values, Choice):
            info.values = list(values.words)
            info.value_labels = [value_words(game, option, word, language) for word in values.words]
        elif isinstance(values, Count):
            info.least, info.most = values.least, values.most
        options.append(info)
    title, about = say(Message(f"preset-{preset}"), language), say(Message(f"preset-{preset}.about"), language)
    pack = sight.PACKS[game.pack.size]
    seats = (game.seats[0], game.seats[-1])
    return wire.GameInfo(preset, game.name, pack, title, about, seats, options, list(KINDS))  # type: ignore[arg-type]


@get("/api/games")
async def games(request: Asked) -> list[wire.GameInfo]:
    """The presets and all that a table can choose."""
    return games_in(language_of(request))


@get("/api/tables")
async def tables(house: House) -> list[wire.Listed]:
    """The open tables."""
    return house.listing()


@post("/api/tables")
async def open_table(
    request: Asked, data: wire.NewTable, house: House, doorkeeper: Doorkeeper
) -> Response[wire.Opened]:
    """Open a table; the caller is its host at seat 1."""
    check_origin(request)
    doorkeeper.count(doors.OPENINGS, "open", address(request))
    visitor = doors.visitor_of(request)
    id, token = await house.open(data, visitor)
    url = f"{request.url.scheme}://{request.url.netloc}/t/{id}"
    cookies = [doors.seat_cookie(request, id, token), doors.visitor_cookie(request, visitor)]
    return Response(wire.Opened(id, url, 1, token), status_code=201, cookies=cookies)


@get("/api/tables/{table:str}")
async def view(request: Asked, table: str, house: House, after: int = 0) -> wire.View:
    """The table as the holder of the token, or else the public, may see it."""
    room = await house.room(table)
    asks = who(request, room)
    return sight.view(room.table, room.viewer(asks.token), house.clock(), after)


@post("/api/tables/{table:str}/seats")
async def sit(
    request: Asked, table: str, data: wire.NewSeat, house: House, doorkeeper: Doorkeeper
) -> Response[wire.Seated]:
    """Sit down at a free seat, or in the place of a bot that plays for nobody."""
    check_origin(request)
    doorkeeper.count(doors.SEATS, "sit", address(request))
    room = await house.room(table)
    visitor = doors.visitor_of(request)
    asks = who(request, room)._replace(visitor=hashed(visitor))
    seat, token = await house.sit(table, data, asks)
    cookies = [doors.seat_cookie(request, table, token), doors.visitor_cookie(request, visitor)]
    return Response(wire.Seated(seat + 1, token), status_code=201, cookies=cookies)


async def _command(request: Asked, table: str, command: Any, house: House, doorkeeper: Doorkeeper) -> wire.Done:
    check_origin(request)
    room = await house.room(table)
    asks = seated(request, room)
    doorkeeper.count(doors.COMMANDS, "command", asks.token)
    if isinstance(command, wire.Say):
        doorkeeper.count(doors.WORDS, "words", asks.token)
    return wire.Done(await house.command(room, asks, command))


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Asked, table: str, house: House, doorkeeper: Doorkeeper) -> wire.Done:
    """The host starts the match, or another one with the same people."""
    return await _command(request, table, wire.Start(), house, doorkeeper)


@post("/api/tables/{table:str}/end", status_code=200)
async def end(request: Asked, table: str, house: House, doorkeeper: Doorkeeper) -> wire.Done:
    """The host announces that this deal is the last; between deals the match ends."""
    return await _command(request, table, wire.End(), house, doorkeeper)


@post("/api/tables/{table:str}/actions", status_code=200)
async def act(request: Asked, table: str, data: wire.NewAction, house: House, doorkeeper: Doorkeeper) -> wire.Done:
    """Play an action in answer to the decision numbered ``version``."""
    return await _command(request, table, wire.Act(data.action, data.version), house, doorkeeper)


@post("/api/tables/{table:str}/commands", status_code=200)
async def command(request: Asked, table: str, data: wire.AnyCommand, house: House, doorkeeper: Doorkeeper) -> wire.Done:
    """Anything that a seat can ask for."""
    return await _command(request, table, data, house, doorkeeper)


@get("/api/tables/{table:str}/why")
async def why(request: Asked, table: str, house: House, action: str = Parameter(max_length=200)) -> wire.Why:
    """Why the caller may not play an action now; null where it may."""
    room = await house.room(table)
    asks = seated(request, room)
    assert asks.seat is not None
    reason = why_not(room.table, asks.seat, action)
    if reason is None:
        return wire.Why(None, None)
    return wire.Why(say(reason, language_of(request)), said(reason))


@get("/api/tables/{table:str}/information")
async def information(request: Asked, table: str, house: House) -> wire.Information:
    """What the caller's seat knows of the deal, as the fields of the engine's state."""
    room = await house.room(table)
    asks = seated(request, room)
    assert asks.seat is not None
    if room.table.deal is None:
        raise refuse("not-started", "table/not-started")
    return sight.information(room.table, asks.seat)


async def _log(room: Room, house: House) -> list[ev.Event]:
    return [ev.from_json(data) for data in await house.log.call(house.store.history, room.table.setup.id)]


@get("/api/tables/{table:str}/record")
async def record(
    request: Asked, table: str, house: House, seen: bool = False, match: int | None = Number
) -> Response[str]:
    """A match as its record: whole when it has ended; before, with ``seen=true``, what the caller saw of it."""
    room = await house.room(table)
    asks = who(request, room)
    number = match or room.table.state.match
    running = number == room.table.state.match and room.table.state.status != "ended"
    if running and not seen:
        raise refuse("running", "match/running")
    log = await _log(room, house)
    text = await house.log.call(_record_text, log, number, asks.token, running)
    name = f"firefly-{table}-{number}.toml"
    return Response(
        text,
        media_type="application/toml; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def _record_text(log: list[ev.Event], number: int, token: str, seen: bool) -> str:
    match = past.match_of(log, number)
    return dumps(past.seen_record(match, token) if seen else past.record(match))


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Asked, table: str, house: House, match: int | None = Number, deal: int = Parameter(ge=1, default=1)
) -> wire.Frames:
    """A finished deal step by step, as the caller saw it; with all cards open when its match has ended."""
    room = await house.room(table)
    asks = who(request, room)
    log = await _log(room, house)

    def frames() -> wire.Frames:
        return past.frames(past.match_of(log, match), deal, asks.token)

    return await house.log.call(frames)


@get("/api/tables/{table:str}/scores")
async def scores(table: str, house: House) -> list[wire.Score]:
    """The score sheet of all matches at a table."""
    room = await house.room(table)
    log = await _log(room, house)
    return await house.log.call(past.scores, log)


@get("/api/tables/{table:str}/key")
async def key(request: Asked, table: str, house: House) -> wire.Opened:
    """The private link of the caller's seat, to go on with another device."""
    room = await house.room(table)
    asks = seated(request, room)
    token, _ = doors.token_of(request)
    assert asks.seat is not None
    url = f"{request.url.scheme}://{request.url.netloc}/t/{table}/seat/{token}"
    return wire.Opened(table, url, asks.seat + 1, token)


@get("/api/tables/{table:str}/qr.svg")
async def qr(request: Asked, table: str, house: House) -> Response[bytes]:
    """The link to a table as a QR code."""
    import io

    import segno

    await house.room(table)
    out = io.BytesIO()
    code = segno.make(f"{request.url.scheme}://{request.url.netloc}/t/{table}", error="m")
    code.save(out, kind="svg", scale=4, border=2, dark="#1d1a16", light="#fffdf6")
    return Response(out.getvalue(), media_type="image/svg+xml")


@delete("/api/tables/{table:str}/me", status_code=200)
async def forget(request: Asked, table: str, house: House) -> wire.Done:
    """Take the caller's name out of a table that is not being played at, and give the seat up for good."""
    check_origin(request)
    room = await house.room(table)
    asks = seated(request, room)
    if room.table.state.status in ("playing", "between"):
        raise refuse("running", "match/running")
    version = room.table.state.version
    await house.forget(table, asks.token)
    return wire.Done(version)


@get("/healthz", media_type="text/plain")
async def healthz(house: House) -> str:
    """Whether the house can write its log."""
    await house.log.append([])
    return "ok"


@get("/metrics")
async def metrics() -> Response[bytes]:
    """Counters for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [
    games, tables, open_table, view, sit, start, end, act, command, why, information, record, replay, scores, key, qr,
    forget, healthz, metrics,
]  # fmt: skip

router = Router("/", route_handlers=HANDLERS)
