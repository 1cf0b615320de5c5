"""The lessons of the browser are real deals: what is kept is what the engine makes of their scripts."""

import subprocess
import sys
from pathlib import Path

MAKE = Path(__file__).parents[1] / "client" / "lessons" / "make.py"


def test_lessons_are_those_of_todays_rules() -> None:
    done = subprocess.run([sys.executable, MAKE, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr or "print them again: .venv/bin/python client/lessons/make.py"
