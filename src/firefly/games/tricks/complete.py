"""What a seat does not know of fly, drawn at random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import comb, factorial, prod
from random import Random
from typing import NamedTuple

from firefly.cards import cards_of
from firefly.fields import MAX_SEATS, Plain
from firefly.game import Knowledge, Words, order_of_play
from firefly.games.tricks.play import ACE_OF_SPADES, FLY, HAND, fly_beats, suit_mask

Counts = tuple[int, ...]
SPADES = 1 << ACE_OF_SPADES // 13
_TRIES = 2000


class Spot(NamedTuple):
    """A place where unseen cards lie."""

    size: int
    suits: int = 0b1111
    """mask of the suits that it can have"""
    needs: tuple[int, ...] = ()
    """masks of suits of each of which it has at least one card"""
    takes_fly: bool = True

    def fits(self, cards: int) -> bool:
        """Whether its needs are met."""
        has = sum(1 << suit for suit in range(4) if cards & suit_mask(13 * suit))
        return all(need & has for need in self.needs)


def complete(known: Knowledge, random: Random) -> tuple[list[int], list[Words]]:
    """Share out the unseen cards among all places they may lie in, each way that agrees with the voids equally likely.

    Bonus points and revokes tell more; the caller draws again where those do not come out.
    """
    state = known.state
    draws = {seat: len(words.cards) for seat, words in known.actions if words.verb == "draw"}
    others = [seat for seat in range(state.seats) if seat != known.seat]
    drawers = [seat for seat in others if seat in draws]
    unseen = sum(1 << card for card in known.deck) & ~(1 << state.turned | state.played)
    bought = {}
    dealt = dict(enumerate(state.dealt))
    if known.seat >= 0:
        own = state.hand[known.seat] | _played_by(state, known.seat)
        unseen &= ~(own | dealt[known.seat])
        bought[known.seat] = list(cards_of(own & ~dealt[known.seat]))
        random.shuffle(bought[known.seat])
    spots = [*(_hand(known, seat) for seat in others), *(Spot(draws[seat], takes_fly=False) for seat in drawers)]
    held = any(_shown_fly(known, seat) for seat in range(state.seats))
    stock = Spot(unseen.bit_count() - sum(spot.size for spot in spots), takes_fly=not held)
    *shares, rest = share_out(unseen, [*spots, stock], random)
    thrown = dict(zip(drawers, shares[len(others) :], strict=True))
    for seat, cards in zip(others, shares, strict=False):
        hand = list(cards_of(cards | _played_by(state, seat)))
        random.shuffle(hand)
        bought[seat] = hand[: draws.get(seat, 0)]
        dealt[seat] = sum(1 << card for card in hand[draws.get(seat, 0) :]) | thrown.get(seat, 0)
    words = [_words(seat, words, thrown) for seat, words in known.actions]
    return _pack(known, dealt, bought, rest, random), words


def _hand(known: Knowledge, seat: int) -> Spot:
    """What the hand of another seat may still hold after what it has played (4.6, 4.14)."""
    state = known.state
    if not state.inside >> seat & 1:
        return Spot(int(state.held[seat]), takes_fly=False)
    trump = 1 << state.turned // 13
    suits, needs, later = 0b1111, [], 0
    plays = [(player, words.cards[0]) for player, words in known.actions if words.verb == "play"]
    for place, (player, card) in reversed(list(enumerate(plays))):
        if player != seat:
            continue
        trick, follower = divmod(place, state.inside.bit_count())
        led_card = plays[place - follower][1]
        led, own = 1 << led_card // 13, 1 << card // 13
        proper = led if own == trump else led | trump
        if state.revoked[trick] >> seat & 1:
            if not proper & later:
                needs.append(proper)
        elif own != led and not (card == ACE_OF_SPADES and fly_beats(led_card, state.turned)):
            suits &= ~proper
        later |= own
    takes_fly = bool(suits & SPADES) and not any(
        _shown_fly(known, other) is True for other in range(state.seats) if other != seat
    )
    return Spot(int(state.held[seat]), suits, tuple(needs), takes_fly and _shown_fly(known, seat) is not False)


def _shown_fly(known: Knowledge, seat: int) -> bool | None:
    """Whether the score of a seat tells that it held the ace of spades (4.9); None where it tells nothing."""
    state = known.state
    if state.tricks[seat] == 0 or state.standing[seat] == 0 or known.rules["stop"] == "called":
        return None
    charged = 5 * sum(mask >> seat & 1 for mask in state.revoked)
    return bool(charged - state.tricks[seat] != state.change[seat])


def _played_by(state: Plain, seat: int) -> int:
    return sum(1 << card for card in state.table[seat::MAX_SEATS] if card >= 0)


def _words(seat: int, words: Words, thrown: dict[int, int]) -> Words:
    return Words("draw", tuple(cards_of(thrown[seat]))) if words.verb == "draw" and seat in thrown else words


def _pack(
    known: Knowledge, dealt: dict[int, int], bought: dict[int, list[int]], stock: int, random: Random
) -> list[int]:
    """The pack that deals these hands, turns up the trump and sells these cards in the order of buying."""
    hands = []
    for seat in order_of_play(known.state.live, known.state):
        cards = list(cards_of(dealt[seat]))
        random.shuffle(cards)
        hands.append(cards)
    rest = list(cards_of(stock))
    random.shuffle(rest)
    order = [hand[place] for place in range(HAND) for hand in hands]
    sold = [card for seat, words in known.actions if words.verb == "draw" for card in bought[seat]]
    return [*order, known.state.turned, *sold, *rest]


def share_out(unseen: int, spots: Sequence[Spot], random: Random) -> list[int]:
    """Share out the unseen cards among the places, uniformly among all ways that fit; a mask for each place."""
    for _ in range(_TRIES):
        shares = _share_by_suit(unseen, spots, random)
        if all(spot.fits(cards) for spot, cards in zip(spots, shares, strict=True)):
            break
    return shares


def _share_by_suit(unseen: int, spots: Sequence[Spot], random: Random) -> list[int]:
    """The same, whatever the places need.

    First the ace of spades, each place weighed by the ways left for the rest; then place by place how many cards of
    each suit, weighed alike; then which.
    """
    suits = [list(cards_of(unseen & suit_mask(13 * suit) & ~FLY)) for suit in range(4)]
    for cards in suits:
        random.shuffle(cards)
    left: Counts = tuple(len(cards) for cards in suits)
    sizes, shares = [spot.size for spot in spots], [0] * len(spots)
    if unseen & FLY:
        holders = [place for place, spot in enumerate(spots) if spot.takes_fly and spot.size]
        (holder,) = random.choices(holders, [_ways(left, spots, _less(sizes, place)) for place in holders])
        sizes, shares[holder] = _less(sizes, holder), FLY
    bound = sorted((spot.suits, sizes[place], place) for place, spot in enumerate(spots) if spot.suits != 0b1111)
    for step, (allowed, size, place) in enumerate(bound):
        others = tuple((suits, size) for suits, size, _ in bound[step + 1 :])
        options = _splits(allowed, size, left)
        weights = [_chosen(left, split) * _count(others, _minus(left, split)) for split in options]
        (taken,) = random.choices(options, weights)
        shares[place] |= sum(1 << suits[suit].pop() for suit, number in enumerate(taken) for _ in range(number))
        left = _minus(left, taken)
    rest = [card for cards in suits for card in cards]
    random.shuffle(rest)
    for place, spot in enumerate(spots):
        if spot.suits == 0b1111:
            shares[place] |= sum(1 << rest.pop() for _ in range(sizes[place]))
    return shares


def _less(sizes: Sequence[int], place: int) -> list[int]:
    return [size - (number == place) for number, size in enumerate(sizes)]


def _ways(left: Counts, spots: Sequence[Spot], sizes: Sequence[int]) -> int:
    """In how many ways cards of these numbers a suit can lie."""
    free = [size for spot, size in zip(spots, sizes, strict=True) if spot.suits == 0b1111]
    bound = sorted((spot.suits, size) for spot, size in zip(spots, sizes, strict=True) if spot.suits != 0b1111)
    return _count(tuple(bound), left) * factorial(sum(free)) // prod(factorial(size) for size in free)


@lru_cache(1 << 16)
def _count(bound: tuple[tuple[int, int], ...], left: Counts) -> int:
    """The ways to fill places of these suits and sizes with so many cards left of each suit."""
    if not bound:
        return 1
    (suits, size), *others = bound
    splits = _splits(suits, size, left)
    return sum(_chosen(left, split) * _count(tuple(others), _minus(left, split)) for split in splits)


@lru_cache(1 << 14)
def _splits(suits: int, size: int, left: Counts) -> list[Counts]:
    """How ``size`` cards can be made up of the suits allowed."""
    most = [min(size, number) if suits >> suit & 1 else 0 for suit, number in enumerate(left)]
    return [split for split in product(*(range(limit + 1) for limit in most)) if sum(split) == size]


@lru_cache(1 << 14)
def _chosen(left: Counts, split: Counts) -> int:
    return prod(comb(number, taken) for number, taken in zip(left, split, strict=True))


def _minus(left: Counts, split: Counts) -> Counts:
    return tuple(number - taken for number, taken in zip(left, split, strict=True))
