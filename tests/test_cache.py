"""A stale kernel cache is impossible: an edited rule holds in the next process, whatever file it stands in."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import firefly

SCRIPT = """
import numpy
from firefly.games import game_of
game = game_of("nemet")
rules = game.rules("nemet")
states = game.match_state(rules, 2).reshape(1, -1)
first = [0, 1, 10, 3, 11, 20, 4, 5, 6]
pack = numpy.array([*first, *(card for card in range(32) if card not in first)])
game.doors.deal(states, 0, rules.vector, pack.astype(numpy.uint8))
game.doors.step(states, 0, rules.vector, 0)
print(game.doors.legal(states, 0, rules.vector)[0], game.fields.plain(states[0]).turn)
"""
EDITS = {
    "hands.py": ("        NOTHING,  # 1.6", "        TWENTY_ONE,  # 1.6"),
    "game.py": ("return lowest(after) + seat + 1 if after else lowest(mask)", "return lowest(mask)"),
}


def run(package: Path, cache: Path) -> str:
    """The legal actions after `keep` and whose turn it is, from a new process with kernels compiled."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=environment | {"FIREFLY_CACHE": str(cache), "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def kernels(cache: Path) -> set[Path]:
    """The files of compiled kernels."""
    return set(cache.rglob("*.nbc"))


def test_an_edited_rule_holds_at_once_and_an_unedited_one_is_not_compiled_again(tmp_path: Path) -> None:
    package, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(Path(firefly.__file__).parent, package / "firefly", ignore=shutil.ignore_patterns("__pycache__"))
    first = run(package, cache)
    compiled = kernels(cache)
    assert compiled
    assert run(package, cache) == first
    assert kernels(cache) == compiled
    for name, (rule, other) in EDITS.items():
        file = package / "firefly" / name
        source = file.read_text("utf-8")
        assert rule in source
        file.write_text(source.replace(rule, other), "utf-8")
        assert run(package, cache) != first, f"{name} has been edited"
        assert kernels(cache) > compiled
        file.write_text(source, "utf-8")
    compiled = kernels(cache)
    assert run(package, cache) == first
    assert kernels(cache) == compiled, "the kernels of the first sources are still there"
