"""Values of three cards in the Fájer games (docs/rules, section 1).

A hand is a mask of three ids of `HUNGARIAN`. Its *strength* is a small integer, more is better; what it is worth in
points, its *class* (1.7) and its name follow from the strength and the rules.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from firefly._jit import jitted, kernel, lowest
from firefly.cards import HUNGARIAN, cards_of
from firefly.errors import NotationError
from firefly.text import Message

NOTHING, TWENTY_ONE, TWO_ACES, SUITED_24, SUITED_30, TRIPS, TRIPS_ACES, FIRE, THREE_ACES = 0, 1, 2, 3, 9, 10, 17, 18, 19

POINTS = np.array((7, 8, 9, 10, 10, 10, 10, 11))
_ACE, _TEN = 7, 3

ABOVE_31, BELOW_31 = 0, 1
TRIPS_30_5, TRIPS_30 = 0, 1
ANY_TEN, TEN_ONLY = 0, 1

# 1.7: hands of one class tie before the dealer's privilege, which does not ask which rank the three are of.
CLASS = tuple(TRIPS if TRIPS <= strength <= TRIPS_ACES else strength for strength in range(THREE_ACES + 1))


def _strengths(cards: NDArray[np.int64], twenty_one: int, three_aces: int) -> NDArray[np.int64]:
    """Strength of each row of three card ids."""
    rank, suit = cards % 8, cards // 8
    suited = (suit == suit[:, :1]).all(axis=1)
    three_of_a_rank = (rank == rank[:, :1]).all(axis=1)
    aces = (rank == _ACE).sum(axis=1)
    ten = rank == _TEN if twenty_one == TEN_ONLY else POINTS[rank] == 10
    ace_and_ten = np.zeros(len(cards), bool)
    for one, other in permutations(range(3), 2):
        ace_and_ten |= (rank[:, one] == _ACE) & ten[:, other] & (suit[:, one] == suit[:, other])
    total = POINTS[rank].sum(axis=1)
    return np.select(
        [suited & (total == 31), suited, three_of_a_rank & (aces == 3), three_of_a_rank, aces == 2, ace_and_ten],
        [
            FIRE,  # 1.1
            SUITED_24 + total - 24,  # 1.1
            THREE_ACES if three_aces == ABOVE_31 else TRIPS_ACES,  # 1.3
            TRIPS + rank[:, 0],  # 1.2
            TWO_ACES,  # 1.4
            TWENTY_ONE,  # 1.5
        ],
        NOTHING,  # 1.6
    )


def _table() -> Any:
    """Strength by variant (three_aces * 2 + twenty_one) and three card ids in any order, flat: 4 * 32 ** 3."""
    three = np.array(list(combinations(range(32), 3)))
    table = np.zeros((4, 32, 32, 32), np.uint8)
    for variant in range(4):
        found = _strengths(three, variant & 1, variant >> 1)
        for order in permutations(range(3)):
            table[variant][tuple(three[:, order].T)] = found
    return table.ravel() if jitted() else table.ravel().tolist()


_STRENGTH = _table()


@kernel
def strength(hand: int, variant: int) -> int:
    """Strength of the three cards in the mask ``hand``; ``variant`` is three_aces * 2 + twenty_one."""
    pair = hand & (hand - 1)
    return strength_with(kept(pair, variant), lowest(hand))


@kernel
def kept(pair: int, variant: int) -> int:
    """Two cards, as `strength_with` takes them: to try many third cards with the same two."""
    return (variant << 15) | (lowest(pair) << 10) | (lowest(pair & (pair - 1)) << 5)


@kernel
def strength_with(two: int, card: int) -> int:
    """Strength of two cards, given by `kept`, with a third one."""
    return int(_STRENGTH[two | card])


@kernel
def class_row(strength: int) -> int:
    """Place of a strength among the classes, lowest first: 0…12."""
    if strength < TRIPS:
        return strength
    return TRIPS if strength <= TRIPS_ACES else strength - (TRIPS_ACES - TRIPS)


def value_text(strength: int, trips: int) -> str:
    """What a hand is worth, as records write it: ``0``, ``21`` … ``31``, ``30.5``, ``33``."""
    if strength == NOTHING:
        return "0"
    if strength == THREE_ACES:
        return "33"
    if TRIPS <= strength <= TRIPS_ACES:
        return "30.5" if trips == TRIPS_30_5 else "30"
    if strength == FIRE:
        return "31"
    return str(strength + 20 if strength <= TWO_ACES else strength - SUITED_24 + 24)


def strength_of(hand: int, twenty_one: int = ANY_TEN, three_aces: int = ABOVE_31) -> int:
    """Strength of a hand given as a mask of `HUNGARIAN` ids, for use outside kernels."""
    first, second, third = cards_of(hand)
    return int(_STRENGTH[((three_aces * 2 + twenty_one) << 15) | (first << 10) | (second << 5) | third])


def describe(strength: int, hand: int, trips: int) -> Message:
    """A hand in words: its value and what makes it, e.g. "30.5 (three kings)"."""
    cards = list(cards_of(hand))
    value = value_text(strength, trips)
    if SUITED_24 <= strength <= SUITED_30:
        return Message("hand-suited", value=value, suit=HUNGARIAN.codes[cards[0]][1])
    if TRIPS <= strength <= TRIPS_ACES:
        return Message("hand-trips", value=value, rank=f"r{HUNGARIAN.codes[cards[0]][0]}")
    names = {NOTHING: "nothing", TWENTY_ONE: "twenty-one", TWO_ACES: "two-aces", FIRE: "fire", THREE_ACES: "three-aces"}
    return Message(f"hand-{names[strength]}", value=value)


_SUITED = tuple(str(points) for points in range(24, 31))
CLASS_ROWS = (
    ("0", "21", "22", *_SUITED, "30.5", "31", "33"),
    ("0", "21", "22", *_SUITED, "30 (3)", "31", "33"),
)
"""What the classes are called, lowest first, by the option ``trips``; ``30 (3)`` is three of a rank."""


class Worth(NamedTuple):
    """What three cards are worth: as records write it, as a strength to compare, and in words."""

    value: str
    strength: int
    description: Message


def worth(hand: int, *, twenty_one: str = "any_ten", three_aces: str = "above_31", trips: str = "30.5") -> Worth:
    """Value of a mask of three `HUNGARIAN` ids under the options of a table.

    Raises `NotationError` if it is not three cards.
    """
    if hand.bit_count() != 3:
        raise NotationError(Message("hand-not-three", n=hand.bit_count()))
    strength = strength_of(hand, int(twenty_one == "ten_only"), int(three_aces == "below_31"))
    written = int(trips == "30")
    return Worth(value_text(strength, written), strength, describe(strength, hand, written))


def all_hands() -> list[int]:
    """The 4,960 masks of three cards."""
    return [sum(1 << card for card in three) for three in combinations(range(HUNGARIAN.size), 3)]
