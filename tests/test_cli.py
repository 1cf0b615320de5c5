"""The commands, as a person or a script calls them."""

import json
import os
import subprocess
import sys

import pytest

from firefly.text import LANGUAGES

EXACT = {
    "0": 4200, "21": 336, "22": 168, "24": 4, "25": 16, "26": 20, "27": 44, "28": 44, "29": 40, "30": 32,
    "30.5": 28, "31": 24, "33": 4,
}  # fmt: skip


def firefly(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a new process."""
    return subprocess.run(
        [sys.executable, "-m", "firefly", *words],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ,
    )


def test_help_loads_nothing_heavy() -> None:
    script = (
        "import sys; from click.testing import CliRunner; from firefly.cli import main; "
        "assert CliRunner().invoke(main, ['--help']).exit_code == 0; "
        "print(sorted({'numba', 'numpy', 'rich', 'fluent'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "option"), [("hivos", "bidding"), ("talon", "reveal"), ("nemet", "coins"), ("fly", "stop")]
)
def test_rules_are_told(preset: str, option: str, language: str) -> None:
    done = firefly("rules", preset, "--lang", language)
    assert done.returncode == 0
    assert f"\n{option} (" in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("rules", "nemet", "--rules", "coins=10"), ("coins", "10", "1", "9")),
        (("rules", "hivos", "--rules", "bidding=blind"), ("bidding", "blind", "ferbli")),
        (("rules", "fly", "--rules", "ante=1"), ("ante", "exchange_max")),
        (("value", "As Ks"), ("three",)),
        (("value", "As Ks 2d"), ("2d",)),
        (("simulate", "fly", "--seats", "2"), ("3", "7")),
    ],
)
def test_what_is_refused_is_named(words: tuple[str, ...], told: tuple[str, ...]) -> None:
    done = firefly(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert all(part in done.stderr for part in told), done.stderr


def test_several_rules_may_follow_one_flag() -> None:
    assert "This table: 2" in firefly("rules", "hivos", "--rules", "ante=2", "bidding=ferbli").stdout


def test_a_record_may_come_from_standard_input_and_flags_have_to_fit() -> None:
    text = 'firefly = 1\ngame = "nemet"\nplayers = ["A", "B"]\ndealer = 1\n'
    done = firefly("replay", "-", "--json", stdin=text)
    assert json.loads(done.stdout) == {
        "game": "nemet",
        "players": ["A", "B"],
        "deals": [],
        "turn": None,
        "winner": None,
    }
    assert firefly("replay", "-", "--trace", stdin=text).returncode == 2
    assert firefly("replay", "-", "--step", "--json", stdin=text).returncode == 2


def test_one_bad_record_does_not_keep_the_others_from_being_told() -> None:
    pack = "7c 8c Tc 9d Jd Kd 7d Td Ah 8d 9c Jc Qc Kc Ac As Qd Ad 7h 8h 9h Th Jh Qh Kh 7s 8s 9s Ts Js Qs Ks"
    head = 'firefly = 1\ngame = "nemet"\nplayers = ["A", "B"]\ndealer = 1\n'
    text = f'{head}[[deals]]\ndeck = "{pack}"\nactions = ["p1 {"x" * 5000}"]\n'
    done = firefly("replay", "-", "tests/data/nemet-000.toml", "--json", stdin=text)
    bad, good = map(json.loads, done.stdout.splitlines())
    assert bad["error"]["code"] == "action/unknown"
    assert good["game"] == "nemet"
    assert done.returncode == 2


def test_simulated_hands_are_dealt_as_often_as_counted() -> None:
    words = ("simulate", "nemet", "--deals", "100000", "--seats", "4", "--json")
    one, two = firefly(*words, "--threads", "1"), firefly(*words, "--threads", "2")
    assert one.stdout == two.stdout
    tally = json.loads(one.stdout)["tally"]
    for value, hands in EXACT.items():
        share = tally[value]["dealt"]["share"]
        assert abs(share["mean"] - hands / 4960) < 4.5 * share["stderr"], value
