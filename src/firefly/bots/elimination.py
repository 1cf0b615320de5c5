"""A rule-of-thumb player of German fajer."""

from __future__ import annotations

from random import Random

from firefly.cards import HUNGARIAN, cards_of
from firefly.fields import Plain
from firefly.game import Words
from firefly.games.elimination.play import CHOICE, closing
from firefly.hands import NOTHING, POINTS, TRIPS, TWENTY_ONE, TWO_ACES, strength_of
from firefly.notation import words_text
from firefly.view import View

_closing = getattr(closing, "py_func", closing)
# un-jitted, since the state of a view is a plain object

_LAY = {2: 7.0, 3: 7.0, 4: 6.0, 5: 5.0}
"""Strength from which to lay down, by how many are left in the match."""
_LATER, _LATEST, _WEARY = 0.5, 6, 12
"""How much better the hands of the others get with every lap, until which; from where on any hand will do."""
_KEEP = 1.5
"""Prospects from which the dealer keeps what was dealt."""


class RuleOfThumbElimination:
    """Swaps towards the best hand within reach and lays down when it should not be the lowest."""

    def choose(self, view: View, random: Random) -> str:
        state = view.state
        hand = state.hand[view.seat]
        legal = list(view.legal.words)
        verbs = {words.verb: words for words in legal}
        if state.phase == CHOICE:
            choice = "keep" if _prospects(hand) >= _KEEP else "expose"
            return choice if choice in verbs else "lay"
        if _closing(state, view.rules.plain):
            return words_text(view.game, max(legal, key=lambda words: strength_of(_after(words, state, hand)[0])))
        if "lay" in verbs and strength_of(hand) >= _enough(state, view.seat):
            return "lay"
        best = max((words for words in legal if words.verb != "lay"), key=lambda words: _score(words, state, hand))
        return words_text(view.game, best)


def _enough(state: Plain, seat: int) -> float:
    players = min(state.live.bit_count(), 5)
    laps = state.laps[seat]
    return float(TWENTY_ONE if laps >= _WEARY else _LAY[players] + _LATER * min(laps, _LATEST))


def _after(words: Words, state: Plain, hand: int) -> tuple[int, int]:
    """Own hand and common cards after an action."""
    if words.verb == "take":
        return state.common, hand
    if words.verb != "swap":
        return hand, state.common
    own, common = (1 << card for card in words.cards)
    return hand ^ (own | common), state.common ^ (own | common)


def _score(words: Words, state: Plain, hand: int) -> float:
    """What an action is worth: the own prospects, less what it leaves to the next player."""
    own, common = _after(words, state, hand)
    return _prospects(own) - 0.1 * strength_of(common)


def _prospects(hand: int) -> float:
    """Strength of a hand, and of what one more card may make of it."""
    strength = strength_of(hand)
    cards = list(cards_of(hand))
    pairs = [(first, second) for first in cards for second in cards if first < second]
    hope = max(_hope(first, second) for first, second in pairs)
    if strength in (NOTHING, TWENTY_ONE, TWO_ACES):
        return strength + hope
    return strength + 2.0 if strength < TRIPS else strength + 4.0


def _hope(first: int, second: int) -> float:
    """What two cards promise together: of a suit by their points, of a rank a little."""
    if first // 8 == second // 8:
        return 0.3 * float(POINTS[first % 8] + POINTS[second % 8] - 14) + 1.0
    if first % 8 == second % 8:
        return 2.0 if HUNGARIAN.codes[first][0] == "A" else 1.5
    return 0.0
