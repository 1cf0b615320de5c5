"""What a simulation counts of Fájer with bets: a row for each value of a hand."""

from __future__ import annotations

from typing import Any

from firefly._jit import kernel
from firefly.games.betting.play import variant
from firefly.hands import CLASS_ROWS, class_row, strength
from firefly.rules import Rules

COLUMNS = ("dealt", "shown", "won")


def rows(rules: Rules) -> tuple[str, ...]:
    """Names of the rows."""
    return CLASS_ROWS[rules.plain.trips]


@kernel
def begun(s: Any, rules: Any, table: Any) -> None:
    """Count the hands dealt."""
    for seat in range(s.seats):
        if (s.live >> seat) & 1:
            table[class_row(strength(s.hand[seat], variant(rules))), 0] += 1


@kernel
def ended(s: Any, rules: Any, table: Any) -> None:
    """Count the hands that came to the showdown, and those that took chips there."""
    for seat in range(s.seats):
        if (s.showdown >> seat) & 1:
            row = class_row(strength(s.hand[seat], variant(rules)))
            table[row, 1] += 1
            if s.won[seat] > 0:
                table[row, 2] += 1
