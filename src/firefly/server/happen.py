"""What each event of the log does to a table. Nothing is refused here: that has been settled before it was written."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from firefly.bots import DEFAULT_KIND
from firefly.cards import UNKNOWN, read_deck
from firefly.deal import Deal, known_words
from firefly.errors import FireflyError
from firefly.fields import PUBLIC, Plain
from firefly.game import COMMON
from firefly.server import events as ev
from firefly.server.state import Chair
from firefly.server.table import Happened, Table, check
from firefly.text import Message


@singledispatch
def happen(event: ev.Event, table: Table) -> None:
    """Let an event of the log happen at a table."""
    raise AssertionError(f"nothing is known of {event!r}")


def _tell(table: Table, event: ev.Event, seat: int | None, *said: Message) -> None:
    table.told.append(Happened(table.state.n, event, seat, said))


@happen.register
def _(event: ev.Sat, table: Table) -> None:
    chair = table.chairs[event.seat]
    entering = chair.empty
    if not entering and not event.bot:
        chair.bot = ""
    chair.name, chair.token, chair.visitor, chair.bot = event.name, event.token, event.visitor, event.bot
    chair.expired, chair.away, chair.leaving = 0, False, False
    if table.turn == event.seat:
        table.state.since = event.at
    if entering and table.state.match and table.state.status in ("playing", "between") and table.game.chips:
        chair.standing = table.game.standing(table.rules)
    if table.state.host is None and not event.bot:
        table.state.host = event.seat
    _tell(table, event, event.seat, Message("web-log-sat", player=event.name))


@happen.register
def _(event: ev.Left, table: Table) -> None:
    chair = table.chairs[event.seat]
    name = chair.name
    if event.banned:
        table.state.banned.append(event.banned)
    keeps = table.state.status == "between" or (table.running and _in_deal(table, event.seat))
    if table.state.match and keeps and not (table.game.chips and table.state.status == "between"):
        chair.token, chair.visitor, chair.bot = "", "", chair.bot or DEFAULT_KIND
        chair.leaving = table.game.chips
    else:
        table.state.chairs[event.seat] = Chair()
    if table.state.host == event.seat:
        table.state.host = next((seat for seat, each in enumerate(table.chairs) if each.token), None)
    _tell(table, event, event.seat, Message("web-log-removed" if event.removed else "web-log-left", player=name))


def _in_deal(table: Table, seat: int) -> bool:
    assert table.deal is not None
    return not table.game.chips or bool(table.deal.state.live >> seat & 1)


@happen.register
def _(event: ev.Replaced, table: Table) -> None:
    chair = table.chairs[event.seat]
    chair.bot, chair.expired = event.bot, 0
    _tell(table, event, event.seat, Message(f"web-log-bot-{event.why}", player=chair.name))


@happen.register
def _(event: ev.Returned, table: Table) -> None:
    chair = table.chairs[event.seat]
    chair.bot, chair.away, chair.expired = "", False, 0
    if table.turn == event.seat:
        table.state.since = event.at
    _tell(table, event, event.seat, Message("web-log-returned", player=chair.name))


@happen.register
def _(event: ev.SatOut, table: Table) -> None:
    table.chairs[event.seat].away = True
    _tell(table, event, event.seat, Message("web-log-away", player=table.chairs[event.seat].name))


@happen.register
def _(event: ev.Bought, table: Table) -> None:
    chair = table.chairs[event.seat]
    chair.standing += event.chips
    if table.state.status == "ended":
        table.state.status, table.state.ended, table.state.since = "between", "", event.at
    _tell(table, event, event.seat, Message("web-log-bought", player=chair.name, n=event.chips))


@happen.register
def _(event: ev.Passed, table: Table) -> None:
    table.state.host = event.seat
    _tell(table, event, event.seat, Message("web-log-host", player=table.chairs[event.seat].name))


@happen.register
def _(event: ev.Switched, table: Table) -> None:
    state = table.state
    match event.what:
        case "paused" if event.on:
            state.paused = event.at
        case "paused":
            state.since += event.at - state.paused
            state.paused = 0
        case "locked":
            state.locked = event.on
        case "chat":
            state.chat = event.on
    _tell(table, event, None, Message(f"web-log-{event.what}-{'on' if event.on else 'off'}"))


@happen.register
def _(event: ev.Started, table: Table) -> None:
    state = table.state
    host = state.host
    kept = [state.chairs[seat] for seat in event.players]
    state.host = None if host is None or host not in event.players else event.players.index(host)
    state.chairs = kept
    standing = table.game.standing(table.rules)
    bank = table.setup.clock.seconds * 1000 if table.setup.clock else 0
    for chair in kept:
        chair.standing = standing if not (chair.empty and table.game.chips) else 0
        chair.bank, chair.expired, chair.ready, chair.leaving = bank, 0, False, False
    raw = table.game.match_state(table.rules, len(kept), event.dealer)
    state.common = common_fields(table.game.fields.plain(raw))
    state.match += 1
    state.deals, state.status, state.ended, state.last = 0, "between", "", False
    state.started = state.since = event.at
    state.paused = 0
    table.lay(None)
    table.previous = None
    _tell(table, event, None, Message("web-log-started", n=state.match))


@happen.register
def _(event: ev.Dealt, table: Table) -> None:
    state, game = table.state, table.game
    if table.deal is not None:
        table.previous = state.deals, list(getattr(table.deal.state, "hand", []))
    for chair in state.chairs:
        chair.ready = False
    state.deals += 1
    state.status, state.since = "playing", event.at
    order = read_deck(event.pack, game.pack, game.deck(len(state.chairs)))
    table.lay(Deal(game, table.rules, _before(table, event.stacks), order))
    assert table.deal is not None
    table.sealed = event
    opening = game.speech.opening(table.shown(PUBLIC), table.rules, table.names)
    _tell(table, event, table.deal.state.dealer, *opening)


def _before(table: Table, stacks: list[int] | None) -> Any:
    """The match before the next deal, with the chips that are in it."""
    raw = table.game.fields.new()[0]
    record = raw.view(table.game.fields.dtype)[0]
    for name, value in table.state.common.items():
        record[name] = value
    if stacks is not None:
        record["standing"][: len(stacks)] = stacks
    return raw


@happen.register
def _(event: ev.Acted, table: Table) -> None:
    assert table.deal is not None
    seat = event.seat
    before = {viewer: table.shown(viewer) for viewer in (PUBLIC, seat)}
    table.lay(_led_to(table, event, table.deal))
    _keep_time(table, event)
    table.state.version += 1
    table.state.since = event.at
    public, own = (_story(table, before[viewer], viewer) for viewer in (PUBLIC, seat))
    hidden = _hidden(table)
    table.told.append(
        Happened(table.state.n, event, seat, tuple(public), None if own == public else tuple(own), hidden)
    )
    if table.deal.over:
        _finish(table)


def _led_to(table: Table, event: ev.Acted, before: Deal) -> Deal:
    """The deal after an action, which has been tried or comes from the log."""
    tried, table.tried = table.tried, None
    if tried is not None and tried[0] is event:
        return tried[1]
    deal = before.copy()
    deal.push_text(event.action)
    if check(deal) != event.check:
        raise FireflyError(Message("web-log-called-off"), code="table/engine")
    return deal


def _hidden(table: Table) -> str | None:
    assert table.deal is not None
    words = table.deal.actions[-1].words
    hidden = table.game.speech.hidden(words)
    return " ".join([words.verb, *[UNKNOWN] * hidden]) if hidden else None


def _story(table: Table, before: Plain, viewer: int) -> list[Message]:
    assert table.deal is not None
    words = known_words(table.game, table.deal.actions[-1], viewer).words
    return table.game.speech.story(before, table.shown(viewer), table.rules, words, table.names)


def _keep_time(table: Table, event: ev.Acted) -> None:
    chair, clock = table.chairs[event.seat], table.setup.clock
    if event.by == "clock":
        chair.expired += 1
    elif event.by == "person":
        chair.expired = 0
    if clock is not None and hasattr(clock, "increment") and event.by != "bot":
        chair.bank = max(0, chair.bank - (event.at - table.state.since)) + clock.increment * 1000


def _finish(table: Table) -> None:
    """A deal has ended: the standings are settled."""
    assert table.deal is not None
    state = table.state
    taking_part = table.deal.before.view(table.game.fields.dtype)[0]["standing"]
    for seat, chair in enumerate(state.chairs):
        if not table.game.chips or taking_part[seat] > 0:
            chair.standing = int(table.deal.state.standing[seat])
    state.common = common_fields(table.deal.state)
    state.status = "between"
    if table.game.chips:
        for seat, chair in enumerate(state.chairs):
            if chair.leaving:
                state.chairs[seat] = Chair()


@happen.register
def _(event: ev.CalledOff, table: Table) -> None:
    table.state.status, table.state.since = "between", event.at
    table.lay(None)
    _tell(table, event, None, Message("web-log-called-off"))


@happen.register
def _(event: ev.Announced, table: Table) -> None:
    table.state.last = True
    _tell(table, event, None, Message("web-log-last"))


@happen.register
def _(event: ev.Ended, table: Table) -> None:
    state = table.state
    state.status, state.ended, state.since = "ended", event.why, event.at
    for chair in state.chairs:
        chair.ready = False
    if len(state.chairs) < table.setup.seats:
        state.chairs = state.chairs + [Chair() for _ in range(table.setup.seats - len(state.chairs))]
    _tell(table, event, None, Message(f"web-log-ended-{event.why}"))


@happen.register
def _(event: ev.Woke, table: Table) -> None:
    table.state.since = event.at
    _tell(table, event, None)


@happen.register
def _(event: ev.Wished, table: Table) -> None:
    table.chairs[event.seat].ready = True
    _tell(table, event, event.seat)


@happen.register
def _(event: ev.Said, table: Table) -> None:
    _tell(table, event, event.seat)


def common_fields(state: Plain) -> dict[str, Any]:
    """The fields of the match between deals, by name."""
    return {field.name: getattr(state, field.name) for field in COMMON}
