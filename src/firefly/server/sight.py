"""What one viewer is shown of a table: the only place where frames of the protocol are made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Literal

from firefly.fields import PUBLIC, Plain
from firefly.game import COMMON, Game, Played
from firefly.rules import Rules
from firefly.server import events as ev
from firefly.server import wire
from firefly.server.due import deadline, due
from firefly.server.shown import PHASES, SHOW
from firefly.server.table import Happened, Table
from firefly.text import Message

RECENT = 4_000
"""about how many bytes of a frame may tell of what has happened"""
PACKS = {32: "german", 52: "french"}


def said(message: Message) -> wire.Said:
    """A message as it goes over the wire."""
    return (
        message.id,
        {name: said(value) if isinstance(value, Message) else value for name, value in message.arguments},
    )


def view(table: Table, viewer: int, now: int, after: int = 0, *, everything: bool = False) -> wire.View:
    """What ``viewer``, a seat or `PUBLIC`, is shown; with all that happened after event number ``after``.

    ``everything`` opens all cards: when the match has ended.
    """
    return _fill(_frame(table, now), table, viewer, after, everything)


def views(table: Table, viewers: Iterable[int], now: int, after: int) -> dict[int, wire.View]:
    """A view for each of several viewers."""
    frame = _frame(table, now)
    return {viewer: _fill(_twin(frame), table, viewer, after, everything=False) for viewer in viewers}


def _twin(frame: wire.View) -> wire.View:
    twin = copy(frame)
    twin.seats = [copy(seat) for seat in frame.seats]
    return twin


def _fill(seen: wire.View, table: Table, viewer: int, after: int, everything: bool) -> wire.View:
    seen.you = None if viewer == PUBLIC else viewer + 1
    seen.events = _recent(table, viewer, after)
    if table.deal is not None:
        _show_deal(seen, table, viewer, everything)
    return seen


def _frame(table: Table, now: int) -> wire.View:
    """What everybody is shown of a table."""
    state, setup, game = table.state, table.setup, table.game
    frame = wire.View(
        n=state.n,
        version=state.version,
        id=setup.id,
        game=setup.game,
        family=game.name,
        pack=PACKS[game.pack.size],  # type: ignore[arg-type]
        rules=table.values,
        title=setup.title,
        status=state.status,  # type: ignore[arg-type]
        you=None,
        host=None if state.host is None else state.host + 1,
        seats=[_seat(table, seat) for seat in range(len(table.chairs))],
        dealer=None,
        phase=state.status,
        table=[],
        turn=None,
        legal=[],
        clock=_clock(table, now),
        winner=None if table.won is None else table.won + 1,
        events=[],
        match=state.match,
        deal=state.deals,
        paused=bool(state.paused),
        locked=state.locked,
        open=setup.open,
        chat=state.chat,
        spectators=setup.spectators,
        watchers=table.watchers,
        length=setup.length,
        last_deal=state.last,
    )
    if state.status == "ended":
        frame.ended = state.ended
        frame.leaders = _leaders(table)
    if table.deal is not None:
        _show_standings(frame, table)
    following = due(table)
    if following is not None and following.what == "deal":
        frame.next_deal = following.at
    return frame


def _clock(table: Table, now: int) -> wire.ClockView:
    clock = table.setup.clock
    kind: Literal["none", "turn", "bank"] = "none"
    if clock is not None:
        kind = "bank" if isinstance(clock, wire.BankClock) else "turn"
    shown = wire.ClockView(
        kind=kind,
        now=now,
        seconds=0 if clock is None else clock.seconds,
        increment=clock.increment if isinstance(clock, wire.BankClock) else 0,
    )
    seat = table.turn
    if seat is not None and not table.state.paused and not table.chairs[seat].bot:
        shown.deadline = deadline(table, seat)
    return shown


def _recent(table: Table, viewer: int, after: int) -> list[wire.Happening]:
    """What has happened after an event, as far as a small frame holds it: the latest."""
    recent: list[wire.Happening] = []
    weight = 0
    for told in reversed(table.told):
        if told.n <= after:
            break
        shown = happening(told, viewer)
        weight += 60 + 90 * len(shown.said) + 2 * len(shown.text or "")
        if weight > RECENT and recent:
            break
        recent.append(shown)
    return recent[::-1]


def _seat(table: Table, seat: int) -> wire.SeatView:
    chair = table.chairs[seat]
    shown = wire.SeatView(
        seat=seat + 1,
        name=chair.name,
        kind="empty" if chair.empty else "bot" if chair.bot else "person",
        connected=bool(chair.bot) or table.connected[chair.token] > 0,
        standing=chair.standing,
        cards=[],
        owned=bool(chair.bot and chair.token),
        away=chair.away,
        ready=chair.ready,
    )
    if chair.bot:
        shown.bot = chair.bot
    if table.setup.clock is not None and hasattr(table.setup.clock, "increment"):
        shown.time = chair.bank
    return shown


def _leaders(table: Table) -> list[int]:
    """The seats that stand best: by coins and chips the most, by points to write off the fewest."""
    playing = [(chair.standing, seat + 1) for seat, chair in enumerate(table.chairs) if not chair.empty]
    if not playing or not table.state.deals:
        return []
    if table.won is not None:
        return [table.won + 1]
    best = (min if table.game.name == "tricks" else max)(playing)[0]
    return [seat for standing, seat in playing if standing == best]


def _show_standings(frame: wire.View, table: Table) -> None:
    """What each seat has while the deal goes on, and what a finished deal did to it."""
    deal = table.deal
    assert deal is not None
    assert table.sealed is not None
    state = deal.state
    frame.seal = table.sealed.seal
    for seat, shown in enumerate(frame.seats[: deal.seats]):
        if deal.over:
            shown.change = int(state.change[seat])
        elif not table.game.chips or state.live >> seat & 1:
            shown.standing = int(state.standing[seat])


def _show_deal(seen: wire.View, table: Table, viewer: int, everything: bool) -> None:
    deal = table.deal
    assert deal is not None
    everything = everything or (viewer == PUBLIC and table.setup.spectators == "open")
    plain = deal.state if everything else table.shown(viewer)
    show_deal(seen, table.game, table.rules, plain, viewer, deal.actions)
    if viewer != PUBLIC and deal.turn == viewer:
        _show_choice(seen, table, plain)
    if viewer == PUBLIC and table.setup.spectators == "later" and table.previous is not None:
        number, hands = table.previous
        seen.previous = wire.LastDeal(number, [table.game.pack.list(hand) for hand in hands[: deal.seats]])


def show_deal(seen: wire.View, game: Game, rules: Rules, plain: Plain, viewer: int, played: Sequence[Played]) -> None:
    """Fill in what belongs to the deal; ``plain`` is all that the viewer may know."""
    seen.dealer = plain.dealer + 1
    seen.turn = None if plain.turn < 0 else plain.turn + 1
    seen.phase = PHASES[game.name][plain.phase] if plain.turn >= 0 else "over"
    SHOW[game.name](seen, plain, rules, viewer, played)


def _show_choice(seen: wire.View, table: Table, plain: Plain) -> None:
    """What the viewer, who is in turn, may do."""
    deal, speech = table.deal, table.game.speech
    assert deal is not None
    legal = deal.legal
    seen.legal = list(legal.texts)
    seen.prompt = said(speech.prompt(plain, table.rules))
    seen.buttons = {text: said(speech.button(plain, table.rules, words)) for text, words in legal.by_text.items()}


def happening(told: Happened, viewer: int) -> wire.Happening:
    """An event as one viewer may be told of it."""
    event = told.event
    own = viewer != PUBLIC and viewer == told.seat
    messages = told.own if own and told.own is not None else told.said
    shown = wire.Happening(
        n=told.n,
        at=event.at,
        kind=type(event).__name__.lower(),
        seat=None if told.seat is None else told.seat + 1,
        said=tuple(said(message) for message in messages),
    )
    if isinstance(event, ev.Acted):
        shown.action = event.action if own or told.hidden is None else told.hidden
    elif isinstance(event, ev.Said):
        shown.text = event.text or event.emote or None
        shown.action = event.phrase or None
    return shown


def information(table: Table, seat: int) -> wire.Information:
    """What a seat knows of the deal, as the fields of the engine's state."""
    deal = table.deal
    assert deal is not None
    seen = deal.view(seat)
    before = table.game.fields.plain(seen.before)
    return wire.Information(
        game=table.setup.game,
        rules=dict(table.rules.changes),
        seat=seat + 1,
        version=table.state.version,
        before={field.name: getattr(before, field.name) for field in COMMON},
        state=dict(vars(seen.state)),
        actions=list(seen.actions),
        players=table.names[: deal.seats],
    )


def listed(table: Table, now: int) -> wire.Listed:
    """A table as the lobby lists it."""
    state, setup, clock = table.state, table.setup, table.setup.clock
    limit = "" if clock is None else f"{clock.seconds}"
    if clock is not None and isinstance(clock, wire.BankClock):
        limit = f"{clock.seconds}+{clock.increment}"
    return wire.Listed(
        id=setup.id,
        game=setup.game,
        title=setup.title,
        host="" if state.host is None else table.chairs[state.host].name,
        status=state.status,
        seats=len(table.chairs),
        taken=sum(not chair.empty for chair in table.chairs),
        bots=sum(bool(chair.bot) for chair in table.chairs),
        watchers=table.watchers,
        rules=dict(table.rules.changes),
        clock=limit,
        age=(now - state.opened) // 1000,
    )
