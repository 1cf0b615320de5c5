"""What happens at a table by itself: bots answer, time runs out, the next deal begins, a match ends."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Literal, NamedTuple

from firefly.bots import DEFAULT_KIND, KINDS, bot_for
from firefly.deal import Deal
from firefly.server import events as ev
from firefly.server.decide import act
from firefly.server.shuffle import Sealed
from firefly.server.table import Table, engine
from firefly.view import View

BOT_PAUSE = {"calm": 1_600, "normal": 900, "quick": 300, "instant": 0}
"""milliseconds from when a bot's turn begins to its answer, whatever it holds"""
DEAL_PAUSE = {"calm": 12_000, "normal": 7_000, "quick": 3_000, "instant": 0}
"""milliseconds from the end of a deal to the next, if nobody is in a hurry"""
FIRST_PAUSE = 0
EXPIRED = 3
"""turns in a row in which time ran out, after which a bot plays for the seat"""

# The first of these that is legal costs least: nothing is paid, given up or shown that need not be. Folding comes
# only where one has to pay to stay in. What is not listed needs a choice of cards: then the bot chooses.
HARMLESS = ("look", "check", "stand", "stop", "stay", "keep", "go", "out", "fold", "call")
# With the ante paid before the look, staying in is free and going out gives the ante up.
HARMLESS_PAID = ("in", *HARMLESS)


class Due(NamedTuple):
    """What is next, and when, in milliseconds since 1970."""

    at: int
    what: Literal["bot", "clock", "deal", "end"]


def due(table: Table) -> Due | None:
    """What happens next if nobody does anything; None if nothing does."""
    state = table.state
    if state.paused or state.status in ("waiting", "ended"):
        return None
    if state.status == "between":
        return _between(table)
    seat = table.turn
    if seat is None:
        return None
    chair = table.chairs[seat]
    if chair.bot:
        return Due(state.since + BOT_PAUSE[table.setup.pace], "bot")
    limit = deadline(table, seat)
    return None if limit is None else Due(limit, "clock")


def deadline(table: Table, seat: int) -> int | None:
    """When the time of the seat in turn runs out."""
    clock = table.setup.clock
    if clock is None:
        return None
    left = table.chairs[seat].bank if hasattr(clock, "increment") else clock.seconds * 1000
    return table.state.since + left


def _between(table: Table) -> Due | None:
    state = table.state
    if ending(table, state.since) is not None:
        return Due(state.since, "end")
    if table.game.chips and sum(chips > 0 for chips in next_stacks(table)) < 2:
        return None
    if not state.deals:
        return Due(state.since + FIRST_PAUSE, "deal")
    people = [chair for chair in table.chairs if chair.person and not chair.away]
    hurried = bool(people) and all(chair.ready for chair in people)
    return Due(state.since + (0 if hurried else DEAL_PAUSE[table.setup.pace]), "deal")


def ending(table: Table, now: int) -> str | None:
    """Why the match ends before another deal, if it does."""
    state, length = table.state, table.setup.length
    if state.status != "between":
        return None
    stacks = next_stacks(table)
    if table.game.chips and sum(chips > 0 for chips in stacks) < 2:
        return "won" if state.deals and table.won is not None and not _others_have_chips(table) else _waits(table)
    if table.won is not None and not table.game.chips:
        return "won"
    if table.won is not None and stacks == list(state.common["standing"][: len(stacks)]):
        return "won"
    if state.deals and state.last:
        return "host"
    if length.deals and state.deals >= length.deals and "max_deals" not in table.rules:
        return "deals"
    if state.deals and length.minutes and now - state.started >= length.minutes * 60_000:
        return "minutes"
    return None


def _others_have_chips(table: Table) -> bool:
    return sum(chair.standing > 0 for chair in table.chairs) > 1


def _waits(table: Table) -> str | None:
    """Too few take part: the match is over unless people who sit out may come back."""
    return None if any(chair.away and chair.token for chair in table.chairs) else "empty"


def next_stacks(table: Table) -> list[int]:
    """The chips of each seat in the next deal: none for those who sit out."""
    return [0 if chair.empty or chair.away or chair.leaving else chair.standing for chair in table.chairs]


def begin_deal(table: Table, sealed: Sealed, now: int) -> list[ev.Event]:
    """The next deal, if enough take part in it."""
    stacks = next_stacks(table) if table.game.chips else None
    if stacks is not None:
        if sum(chips > 0 for chips in stacks) < 2:
            return []
        if stacks == list(table.state.common["standing"][: len(stacks)]):
            stacks = None
    before = table.snapshot()
    return [ev.Dealt(now, sealed.pack, sealed.salt, sealed.seal, engine(), before, stacks)]


def after(table: Table, now: int) -> list[ev.Event]:
    """What follows at once from how the table stands."""
    why = ending(table, now)
    return [] if why is None else [ev.Ended(at=now, why=why)]


def view_of(table: Table, seat: int) -> View:
    """What a seat knows, as bots take it."""
    deal: Deal | None = table.deal
    assert deal is not None
    return deal.view(seat)


def bot_act(table: Table, seat: int, text: str, now: int) -> list[ev.Event]:
    """What a bot has chosen."""
    return [act(table, seat, text, "bot", now)]


def time_out(table: Table, now: int) -> list[ev.Event]:
    """The least harmful action for a seat whose time has run out; after three in a row a bot takes over."""
    seat = table.turn
    assert seat is not None
    events: list[ev.Event] = [act(table, seat, least_harmful(view_of(table, seat)), "clock", now)]
    if table.chairs[seat].expired + 1 >= EXPIRED:
        events.append(ev.Replaced(at=now, seat=seat, bot=DEFAULT_KIND, why="time"))
    return events


def least_harmful(view: View) -> str:
    """The action played for one whose time has run out."""
    paid = "ante_when" in view.rules and view.rules["ante_when"] == "before_look"
    legal = view.legal.texts
    for verb in HARMLESS_PAID if paid else HARMLESS:
        if verb in legal:
            return verb
    return bot_for(view.game.name).choose(view, Random(0))


def choose(kind: str, view: View) -> str:
    """What a bot of this kind plays."""
    return KINDS[kind](view.game.name).choose(view, SystemRandom())
