"""A rule-of-thumb player of Fájer with bets."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from firefly.cards import HUNGARIAN, cards_of
from firefly.game import Words
from firefly.games.betting.state import SECOND_BETS
from firefly.hands import strength_of
from firefly.notation import words_text
from firefly.rules import Rules
from firefly.view import View

_NO_BETTER = (
    *(0.21, 0.43, 0.53, 0.56, 0.58, 0.60, 0.65, 0.71, 0.78, 0.85),  # nothing, 21, 22, a suited 24 to 30
    *(0.88, 0.89, 0.90, 0.90, 0.91, 0.92, 0.93, 0.93, 0.97, 1.0),  # three of a rank, fire, three aces
)
"""Chance that one other hand is no better after the exchange, by the strength of the own (measured)."""
_TALONS = 12
"""How many talons to imagine."""
_BLUFF = 0.04
_MAJZLI = 0.03


class RuleOfThumbBetting:
    """Bets by the chance to have the best hand after the exchange."""

    def choose(self, view: View, random: Random) -> str:
        legal = list(view.legal.words)
        verbs = {words.verb for words in legal}
        if "look" in verbs:
            return "majzli" if random.random() < _MAJZLI else "look"
        if "swap" in verbs or "stand" in verbs or "take" in verbs:
            return words_text(view.game, max(legal, key=lambda words: _strength_after(words, view)))
        chance = _chance(view, random)
        if "in" in verbs:
            return "in" if view.state.paid[view.seat] or chance > _fair(view) else "out"
        return _bet(view, verbs, chance, random)


def _bet(view: View, verbs: set[str], chance: float, random: Random) -> str:
    state = view.state
    owed = state.high - state.bet[view.seat]
    pot = sum(state.paid)
    bold = chance > 0.6 or random.random() < _BLUFF
    if "raise" in verbs and bold and state.raises < 4:
        return f"raise {max(1, min(view.legal.most, pot // 2 if chance < 0.8 else pot))}"
    if owed <= 0:
        return "check"
    if "fold" not in verbs or chance > owed / (pot + owed):
        return "call"
    return "fold"


def _fair(view: View) -> float:
    """The chance from which the ante is a fair price."""
    state = view.state
    pot = sum(state.paid)
    ante = int(view.rules["ante"])
    waiting = state.pending.bit_count() - 1
    return float(0.9 * ante / (pot + ante * (1 + 0.5 * waiting)))


def _chance(view: View, random: Random) -> float:
    """The chance to have the best hand in the end."""
    state = view.state
    others = max(1, (state.inside & ~(1 << view.seat)).bit_count())
    hand = state.hand[view.seat]
    if hand.bit_count() < 3:
        return 0.5
    if state.phase == SECOND_BETS:
        return float(_no_better(hand, view.rules) ** (others * (1 + 0.4 * state.raises)))
    unseen = list(cards_of(HUNGARIAN.all & ~hand))
    chances = (_best_swap(hand, random.sample(unseen, 4), view.rules) for _ in range(_TALONS))
    return float(sum(chance ** (others * (1 + 0.2 * state.raises)) for chance in chances)) / _TALONS


def _best_swap(hand: int, talon: Iterable[int], rules: Rules) -> float:
    hands = [hand ^ (1 << own | 1 << other) for own in cards_of(hand) for other in talon]
    return max(_no_better(other, rules) for other in [hand, *hands])


def _no_better(hand: int, rules: Rules) -> float:
    return _NO_BETTER[_strength(hand, rules)]


def _strength_after(words: Words, view: View) -> int:
    hand = view.state.hand[view.seat]
    if words.verb == "take":
        hand = sum(1 << card for card in words.cards)
    elif words.verb == "swap":
        hand ^= sum(1 << card for card in words.cards)
    return _strength(hand, view.rules)


def _strength(hand: int, rules: Rules) -> int:
    return strength_of(hand, rules.plain.twenty_one, rules.plain.three_aces)
