"""What people may do at a table: a command becomes events, or is refused and nothing has changed."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, NamedTuple

from firefly.bots import DEFAULT_KIND, KINDS
from firefly.errors import FireflyError, IllegalAction, TableError
from firefly.games import PRESETS
from firefly.notation import read_action
from firefly.server import events as ev
from firefly.server import wire
from firefly.server.phrases import EMOTES, PHRASES
from firefly.server.state import Setup
from firefly.server.table import Table
from firefly.text import Message, printable

BOT_NAMES = ("Tell", "Kuoni", "Stüssi", "Reding", "Harras", "Fürst", "Geszler", "Rudenz", "Stauffacher")
"""the people of the Tell pack"""


class Who(NamedTuple):
    """Somebody at the door of a table: hashes of the secrets they bring, and the seat that these hold."""

    seat: int | None = None
    token: str = ""
    visitor: str = ""


def refuse(name: str, code: str, /, **arguments: Any) -> TableError:
    """A refusal with the message ``web-why-<name>``."""
    return TableError(Message(f"web-why-{name}", **arguments), code)


def open_table(wish: wire.NewTable, id: str, who: Who, now: int) -> list[ev.Event]:
    """The first events of a new table; raises `FireflyError`."""
    game = PRESETS.get(wish.game)
    if game is None:
        raise refuse("game", "table/game", known=", ".join(PRESETS), name=wish.game[:40])
    changes = dict(wish.rules)
    counts = any(option.name == "max_deals" for option in game.table.options)
    if wish.length.deals and counts:
        changes.setdefault("max_deals", wish.length.deals)
    rules = game.table.rules(wish.game, changes)
    try:
        game.check_seats(rules, wish.seats)
    except FireflyError as error:
        raise TableError(error.message, "table/seats") from None
    kinds = [DEFAULT_KIND] * max(0, wish.bots) if isinstance(wish.bots, int) else wish.bots
    if len(kinds) >= wish.seats or (isinstance(wish.bots, int) and wish.bots < 0):
        raise refuse("bots-many", "table/seats", seats=wish.seats, most=wish.seats - 1)
    setup = Setup(
        id=id,
        game=wish.game,
        seats=wish.seats,
        rules=dict(rules.changes),
        title=clean(wish.title),
        clock=wish.clock,
        length=wish.length,
        open=wish.open,
        spectators=wish.spectators,
        chat=wish.chat,
        pace=wish.pace,
    )
    first = clean(wish.name or "") or "Player 1"
    events: list[ev.Event] = [ev.Opened(at=now, setup=setup)]
    events.append(ev.Sat(at=now, seat=0, name=first, token=who.token, visitor=who.visitor))
    names = [first]
    for place, kind in enumerate(kinds):
        names.append(_bot_name(names))
        events.append(ev.Sat(at=now, seat=wish.seats - len(kinds) + place, name=names[-1], bot=_kind(kind)))
    return events


def clean(text: str) -> str:
    """A name or title as it may be shown: printable, single spaces."""
    return " ".join(printable(text).split())


def _kind(kind: str) -> str:
    if kind not in KINDS:
        raise refuse("bot-kind", "table/bot", name=kind[:40], known=", ".join(KINDS))
    return kind


def _bot_name(taken: list[str]) -> str:
    return next(name for name in (*BOT_NAMES, *(f"{BOT_NAMES[0]} {n}" for n in range(2, 12))) if name not in taken)


def sit(table: Table, wish: wire.NewSeat, who: Who, now: int) -> list[ev.Event]:
    """Sit down at a free seat, or in the place of a bot that plays for nobody."""
    if who.seat is not None:
        raise refuse("seated", "table/seated", seat=who.seat + 1)
    if who.visitor and who.visitor in table.state.banned:
        raise refuse("banned", "table/banned")
    if table.state.locked:
        raise refuse("locked", "table/locked")
    free = _free_seats(table)
    if wish.seat is not None:
        if wish.seat > len(table.chairs):
            raise refuse("no-seat", "table/seat", seats=len(table.chairs))
        free = [seat for seat in free if seat == wish.seat - 1]
    if not free:
        raise refuse("full" if wish.seat is None else "taken", "table/full")
    name = clean(wish.name)
    if not name:
        raise refuse("name-empty", "table/name")
    for seat, chair in enumerate(table.chairs):
        if seat != free[0] and chair.name.casefold() == name.casefold():
            raise refuse("name-taken", "table/name", name=chair.name)
    return [ev.Sat(at=now, seat=free[0], name=name, token=who.token, visitor=who.visitor)]


def _free_seats(table: Table) -> list[int]:
    """Seats that somebody new may have, empty ones first."""
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.empty]
    bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot and not chair.token and not chair.leaving]
    return [*empty, *bots]


@singledispatch
def decide(command: Any, table: Table, who: Who, now: int) -> list[ev.Event]:
    """The events that a command of a seat leads to; raises `FireflyError`, and then nothing has changed."""
    raise AssertionError(f"no rule for {command!r}")


def _person(who: Who) -> int:
    if who.seat is None:
        raise refuse("no-seat-held", "table/forbidden")
    return who.seat


def _host(table: Table, who: Who) -> int:
    seat = _person(who)
    if seat != table.state.host:
        raise refuse("host", "table/host")
    return seat


def _there(table: Table, number: int) -> int:
    if number > len(table.chairs):
        raise refuse("no-seat", "table/seat", seats=len(table.chairs))
    return number - 1


@decide.register
def _(command: wire.Act, table: Table, who: Who, now: int) -> list[ev.Event]:
    seat = _person(who)
    seats = len(table.chairs)
    if table.state.paused:
        raise refuse("paused", "table/paused")
    named, _ = read_action(command.action, table.game, table.deal.seats if table.deal else seats)
    if named is not None and named != seat:
        raise refuse("other-seat", "table/forbidden", seat=named + 1)
    if command.version != table.state.version:
        raise refuse("stale", "table/stale", version=table.state.version)
    if table.deal is None or table.deal.over:
        raise TableError(Message("why-deal-over"), "deal/over")
    if table.chairs[seat].bot:
        raise refuse("bot-plays", "table/bot-plays")
    return [act(table, seat, command.action, "person", now)]


def act(table: Table, seat: int, text: str, by: str, now: int) -> ev.Acted:
    """An action of a seat as an event; raises `FireflyError` with a reason from what the seat itself can see."""
    deal = table.deal
    assert deal is not None
    _seat, words = read_action(text, table.game, deal.seats)
    if deal.turn is None:
        raise TableError(Message("why-deal-over"), "deal/over")
    if seat != deal.turn:
        raise IllegalAction(Message("web-why-turn", player=table.names[deal.turn]), code="action/turn")
    action = deal.legal.find(words)
    if action is None:
        raise IllegalAction(why_not(table, seat, text) or Message("web-why-illegal"), legal=deal.legal.texts)
    written = ev.Acted(at=now, seat=seat, action=text, check=0, by=by)
    return table.try_action(written, action)


def why_not(table: Table, seat: int, text: str) -> Message | None:
    """Why an action of ``seat`` is not allowed now, from its own view; None if it is. Raises `NotationError`."""
    deal = table.deal
    _seat, words = read_action(text, table.game, deal.seats if deal else len(table.chairs))
    if deal is None or deal.turn is None:
        return Message("why-deal-over")
    if seat != deal.turn:
        return Message("web-why-turn", player=table.names[deal.turn])
    if deal.legal.find(words) is not None:
        return None
    for place, card in enumerate(words.cards):
        if card in words.cards[:place]:
            return Message("card-twice", code=table.game.pack.codes[card])
    return table.game.speech.why(table.shown(seat), table.rules, words)


@decide.register
def _(command: wire.Start, table: Table, who: Who, now: int) -> list[ev.Event]:
    _host(table, who)
    if table.state.status not in ("waiting", "ended"):
        raise refuse("started", "table/started")
    players = [seat for seat, chair in enumerate(table.chairs) if not chair.empty]
    least = table.game.seats[0]
    if len(players) < least:
        raise refuse("few", "table/seats", least=least, n=len(players))
    keep_empty = table.game.chips
    seats = list(range(len(table.chairs))) if keep_empty else players
    # the dealer is drawn by lot when the event is made complete
    return [ev.Started(at=now, players=seats, dealer=-1)]


@decide.register
def _(command: wire.End, table: Table, who: Who, now: int) -> list[ev.Event]:
    _host(table, who)
    if table.state.status not in ("playing", "between"):
        raise refuse("not-started", "table/not-started")
    if table.running:
        return [] if table.state.last else [ev.Announced(at=now)]
    return [ev.Ended(at=now, why="host")]


def _switch(what: str, on: bool, was: bool, now: int) -> list[ev.Event]:
    return [] if on == was else [ev.Switched(at=now, what=what, on=on)]


@decide.register
def _(command: wire.Pause, table: Table, who: Who, now: int) -> list[ev.Event]:
    _host(table, who)
    if table.state.status not in ("playing", "between"):
        raise refuse("not-started", "table/not-started")
    return _switch("paused", command.on, bool(table.state.paused), now)


@decide.register
def _(command: wire.Lock, table: Table, who: Who, now: int) -> list[ev.Event]:
    _host(table, who)
    return _switch("locked", command.on, table.state.locked, now)


@decide.register
def _(command: wire.Chat, table: Table, who: Who, now: int) -> list[ev.Event]:
    _host(table, who)
    return _switch("chat", command.on, table.state.chat, now)


@decide.register
def _(command: wire.Remove, table: Table, who: Who, now: int) -> list[ev.Event]:
    own, seat = _host(table, who), _there(table, command.seat)
    chair = table.chairs[seat]
    if seat == own or chair.empty:
        raise refuse("remove", "table/seat")
    if chair.bot and not chair.token and table.state.status in ("playing", "between"):
        raise refuse("remove-bot", "table/seat")
    return [ev.Left(at=now, seat=seat, removed=True, banned=chair.visitor if command.ban else "")]


@decide.register
def _(command: wire.Host, table: Table, who: Who, now: int) -> list[ev.Event]:
    _host(table, who)
    seat = _there(table, command.seat)
    if not table.chairs[seat].token:
        raise refuse("host-nobody", "table/seat")
    return [ev.Passed(at=now, seat=seat)]


@decide.register
def _(command: wire.Bot, table: Table, who: Who, now: int) -> list[ev.Event]:
    own, seat, kind = _person(who), _there(table, command.seat), _kind(command.bot or DEFAULT_KIND)
    chair = table.chairs[seat]
    if seat != own:
        _host(table, who)
    if chair.empty:
        names = [each.name for each in table.chairs]
        return [ev.Sat(at=now, seat=seat, name=_bot_name(names), bot=kind)]
    if chair.bot:
        return []
    return [ev.Replaced(at=now, seat=seat, bot=kind, why="wish" if seat == own else "host")]


@decide.register
def _(command: wire.Back, table: Table, who: Who, now: int) -> list[ev.Event]:
    seat = _person(who)
    chair = table.chairs[seat]
    return [ev.Returned(at=now, seat=seat)] if chair.bot or chair.away else []


@decide.register
def _(command: wire.Away, table: Table, who: Who, now: int) -> list[ev.Event]:
    seat = _person(who)
    if not table.game.chips:
        raise refuse("sit-out", "table/betting")
    return [] if table.chairs[seat].away else [ev.SatOut(at=now, seat=seat)]


@decide.register
def _(command: wire.Buy, table: Table, who: Who, now: int) -> list[ev.Event]:
    seat = _person(who)
    if not table.game.chips or not table.state.match:
        raise refuse("buy", "table/betting")
    if table.running and table.deal is not None and table.deal.state.live >> seat & 1:
        raise refuse("buy-later", "table/playing")
    full = table.game.standing(table.rules)
    missing = full - table.chairs[seat].standing
    if missing <= 0:
        raise refuse("buy-full", "table/full-stack", n=full)
    return [ev.Bought(at=now, seat=seat, chips=missing)]


@decide.register
def _(command: wire.Leave, table: Table, who: Who, now: int) -> list[ev.Event]:
    return [ev.Left(at=now, seat=_person(who))]


@decide.register
def _(command: wire.Ready, table: Table, who: Who, now: int) -> list[ev.Event]:
    seat = _person(who)
    if table.state.status != "between" or table.chairs[seat].ready:
        return []
    return [ev.Wished(at=now, seat=seat)]


@decide.register
def _(command: wire.Say, table: Table, who: Who, now: int) -> list[ev.Event]:
    seat = _person(who)
    text = clean(command.text)
    if sum(map(bool, (command.phrase, command.emote, text))) != 1:
        raise refuse("say", "table/say")
    if command.phrase and command.phrase not in PHRASES:
        raise refuse("phrase", "table/say", known=", ".join(PHRASES))
    if command.emote and command.emote not in EMOTES:
        raise refuse("emote", "table/say", known=" ".join(EMOTES))
    if text and not table.state.chat:
        raise refuse("chat-off", "table/chat")
    return [ev.Said(at=now, seat=seat, phrase=command.phrase, emote=command.emote, text=text)]
