"""A rule-of-thumb player of fly."""

from __future__ import annotations

from random import Random

from firefly.cards import FRENCH, cards_of
from firefly.fields import MAX_SEATS, Plain
from firefly.games.tricks.play import ACE_OF_SPADES, BUYING, FLY, power, proper_cards
from firefly.view import View

_proper_cards = getattr(proper_cards, "py_func", proper_cards)
# un-jitted, since the state of a view is a plain object

_ACE, _KING, _QUEEN = 12, 11, 10
_STAY = 0.7
_STAY_MORE = 0.1
"""How many tricks a hand should promise, and how many more for each of the others that is in."""


class RuleOfThumbTricks:
    """Stays with trumps and aces, leads them, takes tricks cheaply and throws away what is low."""

    def choose(self, view: View, random: Random) -> str:
        if view.state.phase == BUYING:
            return _buy(view)
        if "stop" in view.legal:
            return "stop"
        return f"play {FRENCH.codes[_card(view.state, view.seat)]}"


def _buy(view: View) -> str:
    state = view.state
    hand, trump = state.hand[view.seat], state.turned // 13
    weak = sorted(
        (card for card in cards_of(hand) if _promise(card, trump) < 0.3),
        key=lambda card: (card // 13 == trump, card % 13),
    )
    thrown = weak[: max(len(words.cards) for words in view.legal.words)]
    promise = sum(_promise(card, trump) for card in cards_of(hand)) + 0.13 * len(thrown)
    others = (state.inside & ~(1 << view.seat)).bit_count()
    if promise < _STAY + _STAY_MORE * others and "fold" in view.legal:
        return "fold"
    return " ".join(["draw", *(FRENCH.codes[card] for card in sorted(thrown))]) if thrown else "stay"


def _promise(card: int, trump: int) -> float:
    """About how many tricks a card is good for."""
    rank = card % 13
    if card // 13 == trump:
        return {_ACE: 1.0, _KING: 0.8, _QUEEN: 0.65}.get(rank, 0.35 + 0.02 * rank)
    if card == ACE_OF_SPADES:
        return 0.6
    return {_ACE: 0.5, _KING: 0.2}.get(rank, 0.0)


def _card(state: Plain, seat: int) -> int:
    hand, trump = state.hand[seat], state.turned // 13
    cards = list(cards_of(_proper_cards(state, hand)))
    if seat == state.leader:
        return _lead(cards, trump, bool(state.played & FLY))
    led = state.table[MAX_SEATS * state.trick + state.leader]
    lying = [state.table[MAX_SEATS * state.trick + other] for other in range(state.seats) if other != seat]
    to_beat = max(power(card, led, state.turned) for card in lying if card >= 0)
    winners = [card for card in cards if power(card, led, state.turned) > to_beat]
    if winners:
        return min(winners, key=lambda card: power(card, led, state.turned))
    return min(cards, key=lambda card: _worth(card, trump))


def _lead(cards: list[int], trump: int, fly_gone: bool) -> int:
    """The best trump, then an ace, then what is lowest; the ace of trumps waits while the fly is about."""
    trumps = [card for card in cards if card // 13 == trump]
    if not fly_gone and ACE_OF_SPADES not in cards and len(trumps) > 1:
        trumps = [card for card in trumps if card % 13 != _ACE]
    aces = [card for card in cards if card % 13 == _ACE]
    if trumps and max(trumps) % 13 >= _QUEEN:
        return max(trumps)
    return max(aces) if aces else max(trumps) if trumps else max(cards, key=lambda card: card % 13)


def _worth(card: int, trump: int) -> int:
    return card % 13 + (20 if card // 13 == trump else 0)
