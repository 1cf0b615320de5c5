"""What each family of games adds to a view, from what the viewer may know and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from firefly.cards import FRENCH, HUNGARIAN, UNKNOWN, Pack
from firefly.fields import Plain
from firefly.game import Played
from firefly.games.betting.state import JOINING, LOOKING
from firefly.hands import worth
from firefly.rules import Rules, value_options
from firefly.server import wire


def cards(pack: Pack, hand: int, size: int) -> list[str]:
    """The known cards of a hand in printing order, then the unknown ones: no place tells what a hidden card is."""
    known = pack.list(hand)
    return known + [UNKNOWN] * (size - len(known))


def elimination(seen: wire.View, state: Plain, rules: Rules, viewer: int, played: Sequence[Played]) -> None:
    """German fajer."""
    seen.table = HUNGARIAN.list(state.common)
    everything = int(rules["coins"]) * state.seats
    seen.pot = everything - sum(state.standing[: state.seats])
    for seat, shown in enumerate(seen.seats[: state.seats]):
        shown.playing = bool((state.live | state.fell) >> seat & 1)
        shown.cards = cards(HUNGARIAN, state.hand[seat], 3) if shown.playing else []
        shown.laid, shown.gone = bool(state.laid >> seat & 1), bool(state.gone >> seat & 1)
        if shown.laid:
            shown.value = worth(state.hand[seat]).value
    if viewer >= 0 and state.hand[viewer].bit_count() == 3:
        seen.value = worth(state.hand[viewer]).value


def betting(seen: wire.View, state: Plain, rules: Rules, viewer: int, played: Sequence[Played]) -> None:
    """Fájer with bets."""
    seen.talon = seen.table = HUNGARIAN.list(state.talon) if state.upturned else [UNKNOWN] * 4
    seen.pot, seen.high = sum(state.paid), state.high
    asked_later = state.pending if state.phase in (LOOKING, JOINING) else 0
    for seat, shown in enumerate(seen.seats[: state.seats]):
        shown.playing = bool((state.inside | asked_later) >> seat & 1)
        shown.cards = cards(HUNGARIAN, state.hand[seat], 3) if shown.playing else []
        shown.bet, shown.paid = state.bet[seat], state.paid[seat]
        shown.majzli = state.majzli == seat
        shown.all_in = bool(state.inside >> seat & 1) and state.standing[seat] == 0 and state.turn >= 0
        if state.turn < 0 and state.hand[seat].bit_count() == 3 and state.showdown >> seat & 1:
            shown.value = worth(state.hand[seat], **value_options(rules)).value
    if viewer < 0:
        return
    if state.hand[viewer].bit_count() == 3:
        seen.value = worth(state.hand[viewer], **value_options(rules)).value
    if state.turn >= 0:
        seen.owed = max(0, state.high - state.bet[viewer])


def tricks(seen: wire.View, state: Plain, rules: Rules, viewer: int, played: Sequence[Played]) -> None:
    """Fly."""
    codes = FRENCH.codes
    seen.turned, seen.trump = codes[state.turned], codes[state.turned][1]
    plays = [wire.Play(seat + 1, codes[words.cards[0]]) for seat, words in played if words.verb == "play"]
    size = state.inside.bit_count()
    seen.trick = plays[size * state.trick :]
    if state.trick:
        seen.last_trick = plays[size * (state.trick - 1) : size * state.trick]
    seen.table = [play.card for play in seen.trick]
    seen.tricks = list(state.tricks[: state.seats])
    for seat, shown in enumerate(seen.seats[: state.seats]):
        shown.playing = bool(state.inside >> seat & 1)
        held = state.held[seat] if shown.playing else 0
        shown.cards = cards(FRENCH, state.hand[seat] if shown.playing else 0, held)
        shown.tricks = state.tricks[seat]
        if state.asked >> seat & 1:
            shown.drawn = state.drawn[seat]


PHASES = {
    "elimination": ("choice", "turns", "over"),
    "betting": ("looking", "joining", "bets", "take", "exchange", "second_bets", "over"),
    "tricks": ("buying", "tricks", "over"),
}
"""What the parts of a deal are called, by their number in the state."""

SHOW: dict[str, Callable[[wire.View, Plain, Rules, int, Sequence[Played]], None]] = {
    "elimination": elimination,
    "betting": betting,
    "tricks": tricks,
}
