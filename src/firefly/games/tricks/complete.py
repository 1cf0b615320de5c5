"""What a seat does not know of fly, drawn at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import comb, factorial, prod
from random import Random

from firefly.cards import cards_of
from firefly.fields import MAX_SEATS, Plain
from firefly.game import Knowledge, Words, order_of_play
from firefly.games.tricks.play import ACE_OF_SPADES, FLY, HAND, fly_beats, suit_mask

Counts = tuple[int, ...]


@dataclass
class Place:
    """Where unseen cards may lie: a hand, what was thrown away, or the rest of the pack."""

    size: int
    suits: int = 0b1111
    """mask of the suits that it can have, the ace of spades apart"""
    takes_fly: bool = True
    cards: int = 0


def complete(known: Knowledge, random: Random) -> tuple[list[int], list[Words]]:
    """Share out the unseen cards among all places they may lie in, each way that agrees with the voids equally likely.

    Bonus points and revokes tell more; the caller draws again where those do not come out.
    """
    state = known.state
    draws = {seat: len(words.cards) for seat, words in known.actions if words.verb == "draw"}
    others = [seat for seat in range(state.seats) if seat != known.seat]
    hands = {seat: _hand(known, seat) for seat in others}
    thrown = {seat: Place(draws[seat], takes_fly=False) for seat in others if seat in draws}
    unseen = sum(1 << card for card in known.deck) & ~(1 << state.turned | state.played)
    bought = {}
    dealt = dict(enumerate(state.dealt))
    if known.seat >= 0:
        own = state.hand[known.seat] | _played_by(state, known.seat)
        unseen &= ~(own | dealt[known.seat])
        bought[known.seat] = list(cards_of(own & ~dealt[known.seat]))
        random.shuffle(bought[known.seat])
    filled = sum(place.size for place in [*hands.values(), *thrown.values()])
    stock = Place(unseen.bit_count() - filled)
    share_out(unseen, [*hands.values(), *thrown.values(), stock], random)
    for seat, place in hands.items():
        held = list(cards_of(place.cards | _played_by(state, seat)))
        random.shuffle(held)
        bought[seat] = held[: draws.get(seat, 0)]
        dealt[seat] = sum(1 << card for card in held[draws.get(seat, 0) :])
        if seat in thrown:
            dealt[seat] |= thrown[seat].cards
    return _pack(known, dealt, bought, stock.cards, random), [
        _words(seat, words, thrown) for seat, words in known.actions
    ]


def _hand(known: Knowledge, seat: int) -> Place:
    state = known.state
    folded = not state.inside >> seat & 1
    return Place(int(state.held[seat]), suits=_not_void(known, seat), takes_fly=not folded)


def _not_void(known: Knowledge, seat: int) -> int:
    """Mask of the suits that ``seat`` may still have after what it has played (4.6)."""
    state = known.state
    trump = state.turned // 13
    suits = 0b1111
    plays = [(player, words.cards[0]) for player, words in known.actions if words.verb == "play"]
    for place, (player, card) in enumerate(plays):
        trick, follower = divmod(place, state.inside.bit_count())
        led = plays[place - follower][1]
        followed = card // 13 == led // 13 or (card == ACE_OF_SPADES and fly_beats(led, state.turned))
        if player == seat and not followed and not state.revoked[trick] >> seat & 1:
            suits &= ~(1 << led // 13)
            if card // 13 != trump:
                suits &= ~(1 << trump)
    return suits


def _played_by(state: Plain, seat: int) -> int:
    return sum(1 << card for card in state.table[seat::MAX_SEATS] if card >= 0)


def _words(seat: int, words: Words, thrown: dict[int, Place]) -> Words:
    return Words("draw", tuple(cards_of(thrown[seat].cards))) if words.verb == "draw" and seat in thrown else words


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


def share_out(unseen: int, places: list[Place], random: Random) -> None:
    """Put every unseen card into a place that may have it, uniformly among all ways.

    First the ace of spades, each place weighed by the ways that are left for the rest; then place by place how many
    cards of each suit, weighed alike; then which.
    """
    suits = [[card for card in cards_of(unseen & suit_mask(13 * suit) & ~FLY)] for suit in range(4)]
    for cards in suits:
        random.shuffle(cards)
    sizes = [place.size for place in places]
    if unseen & FLY:
        holders = [place for place, spot in enumerate(places) if spot.takes_fly and spot.size]
        weights = [_ways(suits, places, _less(sizes, holder)) for holder in holders]
        (holder,) = random.choices(holders, weights)
        places[holder].cards |= FLY
        sizes = _less(sizes, holder)
    free = [place for place, spot in enumerate(places) if spot.suits == 0b1111]
    bound = [place for place, spot in enumerate(places) if spot.suits != 0b1111]
    count = _counter([(places[place].suits, sizes[place]) for place in bound])
    left = tuple(len(cards) for cards in suits)
    for step, place in enumerate(bound):
        options = list(_splits(places[place].suits, sizes[place], left))
        (taken,) = random.choices(
            options, [_chosen(left, split) * count(step + 1, _minus(left, split)) for split in options]
        )
        for suit, number in enumerate(taken):
            for _ in range(number):
                places[place].cards |= 1 << suits[suit].pop()
        left = _minus(left, taken)
    rest = [card for cards in suits for card in cards]
    random.shuffle(rest)
    for place in free:
        for _ in range(sizes[place]):
            places[place].cards |= 1 << rest.pop()


def _less(sizes: list[int], place: int) -> list[int]:
    return [size - (number == place) for number, size in enumerate(sizes)]


def _ways(suits: list[list[int]], places: list[Place], sizes: list[int]) -> int:
    """In how many ways the cards can lie, the ace of spades put away."""
    bound = [(spot.suits, size) for spot, size in zip(places, sizes, strict=True) if spot.suits != 0b1111]
    free = [size for spot, size in zip(places, sizes, strict=True) if spot.suits == 0b1111]
    shared = factorial(sum(free)) // prod(factorial(size) for size in free)
    return _counter(bound)(0, tuple(len(cards) for cards in suits)) * shared


def _counter(bound: list[tuple[int, int]]) -> Callable[[int, Counts], int]:
    """Counts the ways to fill the bound places from ``step`` on, with so many cards left of each suit."""

    @cache
    def count(step: int, left: Counts) -> int:
        if step == len(bound):
            return 1
        splits = _splits(*bound[step], left)
        return sum(_chosen(left, split) * count(step + 1, _minus(left, split)) for split in splits)

    return count


def _splits(suits: int, size: int, left: Counts) -> Iterator[Counts]:
    """How ``size`` cards can be made up of the suits allowed."""
    most = [min(size, number) if suits >> suit & 1 else 0 for suit, number in enumerate(left)]
    for split in product(*(range(limit + 1) for limit in most)):
        if sum(split) == size:
            yield split


def _chosen(left: Counts, split: Counts) -> int:
    return prod(comb(number, taken) for number, taken in zip(left, split, strict=True))


def _minus(left: Counts, split: Counts) -> Counts:
    return tuple(number - taken for number, taken in zip(left, split, strict=True))
