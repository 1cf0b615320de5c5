"""What a simulation counts of fly: a row for each number of trumps in a hand."""

from __future__ import annotations

from typing import Any

from firefly._jit import count, kernel
from firefly.fields import MAX_SEATS
from firefly.games.tricks.play import HAND, TRICKS, suit_mask
from firefly.rules import Rules

COLUMNS = ("dealt", "played", "tricks", "looed")


def rows(_rules: Rules) -> tuple[str, ...]:
    """Names of the rows."""
    return tuple(str(trumps) for trumps in range(HAND + 1))


@kernel
def begun(s: Any, rules: Any, table: Any) -> None:
    """Count the hands dealt."""
    for seat in range(s.seats):
        table[count(s.hand[seat] & suit_mask(int(s.turned))), 0] += 1


@kernel
def ended(s: Any, rules: Any, table: Any) -> None:
    """Count the hands that were played, the tricks they made, and those that made none and paid for it."""
    for seat in range(s.seats):
        if (s.inside >> seat) & 1:
            hand = int(s.hand[seat])
            for trick in range(TRICKS):
                card = int(s.table[MAX_SEATS * trick + seat])
                if card >= 0:
                    hand |= 1 << card
            row = count(hand & suit_mask(int(s.turned)))
            table[row, 1] += 1
            table[row, 2] += s.tricks[seat]
            if s.tricks[seat] == 0 and s.trick == TRICKS:
                table[row, 3] += 1
