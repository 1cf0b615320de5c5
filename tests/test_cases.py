"""The records with right answers in tests/data, played by an independent implementation of the rules."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from firefly.errors import RecordError
from firefly.record import Trace, answer, error_answer, loads, replay

DATA = Path(__file__).parent / "data"
CASES = sorted(file.stem for file in DATA.glob("*.toml"))
GOOD = [name for name in CASES if not name.startswith("bad-")]
BAD = [name for name in CASES if name.startswith("bad-")]
TRACED = [name for name in CASES if (DATA / f"{name}.trace.json").exists()]


def expected(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))


def plays(name: str, trace: Trace | None = None) -> Any:
    """The answer to a record as JSON holds it."""
    try:
        found = answer(replay(loads((DATA / f"{name}.toml").read_bytes()), trace), trace)
    except RecordError as error:
        found = error_answer(error)
    return json.loads(json.dumps(found))


def must_agree(error: dict[str, Any]) -> dict[str, Any]:
    return {key: error[key] for key in ("deal", "action", "code") if key in error}


def test_there_are_cases_of_every_kind() -> None:
    assert len(GOOD) >= 180
    assert len(BAD) >= 30
    assert len(TRACED) >= 30
    for preset in ("hivos", "talon", "nemet", "fly"):
        assert any(name.startswith(preset) for name in GOOD)
        assert any(name.startswith(preset) for name in TRACED)
        assert any(name.startswith(f"bad-{preset}") for name in BAD)


@pytest.mark.parametrize("name", GOOD)
def test_answers(name: str) -> None:
    found, wanted = plays(name), expected(name)
    assert found == wanted
    assert list(found) == list(wanted)
    assert [list(deal) for deal in found["deals"]] == [list(deal) for deal in wanted["deals"]]


@pytest.mark.parametrize("name", BAD)
def test_refusals(name: str) -> None:
    found = plays(name)
    assert list(found) == ["error"]
    assert must_agree(found["error"]) == must_agree(expected(name)["error"])
    assert found["error"]["reason"]
    assert set(found["error"]) <= {"deal", "action", "text", "code", "reason"}
    assert ("text" in found["error"]) == ("action" in found["error"])


@pytest.mark.parametrize("name", TRACED)
def test_traces(name: str) -> None:
    assert plays(name, []) == json.loads((DATA / f"{name}.trace.json").read_text("utf-8"))


def test_the_command_answers_a_line_for_each_file_in_order() -> None:
    files = [DATA / f"{name}.toml" for name in CASES]
    command = [sys.executable, "-m", "firefly", "replay", *map(str, files), "--json"]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 2
    lines = done.stdout.decode("utf-8").splitlines()
    assert len(lines) == len(files)
    for name, line in zip(CASES, lines, strict=True):
        if name in BAD:
            assert must_agree(json.loads(line)["error"]) == must_agree(expected(name)["error"])
        else:
            assert json.loads(line) == expected(name)
    complaints = done.stderr.decode("utf-8").splitlines()
    assert len(complaints) == len(BAD)
    for name, complaint in zip(BAD, complaints, strict=True):
        assert complaint.startswith(f"{DATA / name}.toml: ")
        assert expected(name)["error"]["code"] in complaint
    assert b"Traceback" not in done.stderr


def test_the_command_traces() -> None:
    files = [DATA / f"{name}.toml" for name in TRACED]
    command = [sys.executable, "-m", "firefly", "replay", *map(str, files), "--json", "--trace"]
    done = subprocess.run(command, capture_output=True, check=True)
    lines = [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]
    assert lines == [json.loads((DATA / f"{name}.trace.json").read_text("utf-8")) for name in TRACED]
    assert done.stderr == b""
