"""Kernels of different games that were compiled in different processes do not get mixed up when they are loaded."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
from random import Random
from firefly import Match
for preset in sys.argv[1:]:
    deal = Match(preset, ["A", "B", "C"]).start_deal(random=Random(1))
    while not deal.over:
        deal.push(deal.legal.ids[-1])
    print(preset, deal.state.change[:3])
"""


def play(cache: Path, *presets: str) -> list[str]:
    """Play a deal of each preset in one new process, compiled kernels kept in ``cache``."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *presets],
        env=environment | {"FIREFLY_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_games_compiled_apart_run_together(tmp_path: Path) -> None:
    apart = [line for preset in ("talon", "nemet") for line in play(tmp_path, preset)]
    assert play(tmp_path, "talon", "nemet") == apart
