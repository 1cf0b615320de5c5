"""Golden playthroughs and counts of nodes: what changes here has changed the rules, the views or the words."""

from random import Random

import pytest
from tests.playthroughs import FOLDER, playthrough, tables

from firefly import PRESETS, Deal, Match, Rules

TABLES = dict(tables())


@pytest.mark.parametrize("name", TABLES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name, TABLES[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(TABLES)


def nodes(deal: Deal, depth: int) -> int:
    """States after ``depth`` actions, or at the end of the deal before; raises of every size."""
    if depth == 0 or deal.over:
        return 1
    total = 0
    for action in deal.legal.ids:
        sized = deal.game.most is not None and action == deal.game.actions - 1
        for size in range(deal.legal.most if sized else 1):
            child = deal.copy()
            child.push(action + size)
            total += nodes(child, depth - 1)
    return total


COUNTS = [
    ("nemet", {}, 2, 4, 2008),
    ("nemet", {"max_laps": 1}, 2, 6, 18538),
    ("hivos", {}, 2, 9, 3442),
    ("hivos", {"bidding": "ferbli", "majzli": "off"}, 3, 9, 10665),
    ("talon", {"raise_cap": 1, "max_raises": 1}, 2, 30, 60),
    ("fly", {"exchange_max": 0}, 3, 8, 399),
    ("fly", {"exchange_max": 1, "revoke": "penalised"}, 3, 5, 8113),
]


@pytest.mark.parametrize(("preset", "changes", "seats", "depth", "expected"), COUNTS)
def test_the_tree_has_so_many_nodes(
    preset: str, changes: dict[str, str | int], seats: int, depth: int, expected: int
) -> None:
    rules: Rules = PRESETS[preset].table.rules(preset, changes)
    deal = Match(rules, ["A", "B", "C"][:seats]).start_deal(random=Random(7))
    assert nodes(deal, depth) == expected
