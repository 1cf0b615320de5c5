"""What a simulation counts of German fajer: a row for each value of a hand."""

from __future__ import annotations

from typing import Any

from firefly._jit import kernel
from firefly.games.elimination.play import VARIANT
from firefly.hands import CLASS_ROWS, TRIPS_30_5, class_row, strength
from firefly.rules import Rules

COLUMNS = ("dealt", "held", "paid")


def rows(_rules: Rules) -> tuple[str, ...]:
    """Names of the rows."""
    return CLASS_ROWS[TRIPS_30_5]


@kernel
def begun(s: Any, rules: Any, table: Any) -> None:
    """Count the hands dealt."""
    for seat in range(s.seats):
        if (s.live >> seat) & 1:
            table[class_row(strength(s.hand[seat], VARIANT)), 0] += 1


@kernel
def ended(s: Any, rules: Any, table: Any) -> None:
    """Count the hands held at the end, and those that paid or went out."""
    for seat in range(s.seats):
        if s.hand[seat]:
            row = class_row(strength(s.hand[seat], VARIANT))
            table[row, 1] += 1
            if ((s.paid | s.fell) >> seat) & 1:
                table[row, 2] += 1
