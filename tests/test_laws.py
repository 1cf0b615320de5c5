"""The laws of firefly.testing for every preset, seat count and random house rules, and jitted = un-jitted.

Un-jitted (NUMBA_DISABLE_JIT=1) the same tests run with fewer deals.
"""

import os
import subprocess
import sys
from random import Random

import pytest

from firefly import PRESETS, Rules
from firefly._jit import jitted
from firefly.rules import Choice, Count, Flag, Option, Value
from firefly.testing import check_game, check_texts, walk_digest

TABLES = [(preset, seats) for preset, game in PRESETS.items() for seats in game.seats]


def random_rules(preset: str, random: Random) -> Rules:
    """House rules of which about a third differ from the preset."""
    options = PRESETS[preset].table.options
    return PRESETS[preset].table.rules(
        preset, {o.name: random_value(o, random) for o in options if random.random() < 0.4}
    )


def random_value(option: Option, random: Random) -> Value:
    """A value of an option; of numbers small ones, which make more happen."""
    match option.values:
        case Choice(words):
            return random.choice(words)
        case Count(least, most):
            return max(least, min(most, random.choice((0, 1, 2, 3, 5, 8, 20))))
        case Flag():
            return random.random() < 0.5


@pytest.mark.parametrize("preset", PRESETS)
def test_every_label_is_there_in_every_language(preset: str) -> None:
    check_texts(PRESETS[preset])


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_laws_hold_under_preset_rules(preset: str, seats: int) -> None:
    check_game(PRESETS[preset], PRESETS[preset].rules(preset), seats=seats, deals=2 if jitted() else 1, seed=seats)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_laws_hold_under_random_house_rules(preset: str, seats: int) -> None:
    random = Random(f"{preset} {seats}")
    for seed in range(2 if jitted() else 1):
        rules = random_rules(preset, random)
        check_game(PRESETS[preset], rules, seats=seats, deals=2 if jitted() else 1, seed=seed)


@pytest.mark.parametrize("preset", PRESETS)
def test_many_deals_without_the_costly_laws(preset: str) -> None:
    random = Random(preset)
    for seed in range(6 if jitted() else 2):
        seats = random.choice(PRESETS[preset].seats)
        check_game(PRESETS[preset], random_rules(preset, random), seats=seats, deals=6, seed=seed, views=False)


def digests() -> list[str]:
    """Fingerprints of random deals of every preset under many house rules."""
    random = Random(11)
    found = []
    for preset, game in PRESETS.items():
        for seed in range(6):
            rules, seats = random_rules(preset, random), random.choice(game.seats)
            found.append(walk_digest(game, rules, seats, 3, seed))
    return found


@pytest.mark.skipif(not jitted(), reason="compares with the jitted kernels, which are switched off here")
def test_jitted_and_unjitted_kernels_do_the_same() -> None:
    script = "import sys; sys.path.insert(0, 'tests'); from test_laws import digests; print('\\n'.join(digests()))"
    plain = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.split() == digests()
