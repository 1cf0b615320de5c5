"""The commands, as a person or a script calls them."""

import json
import math
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from firefly.cli import main
from firefly.games import PRESETS
from firefly.rules import Choice, Count
from firefly.text import LANGUAGES

DATA = Path(__file__).parent / "data"

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


def here(*words: str) -> Result:
    """Run a command in this process, which is faster."""
    return CliRunner().invoke(main, list(words))


def test_help_loads_nothing_heavy() -> None:
    script = (
        "import sys; from click.testing import CliRunner; from firefly.cli import main; "
        "assert CliRunner().invoke(main, ['--help']).exit_code == 0; "
        "print(sorted({'numba', 'numpy', 'rich', 'fluent'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("command", ["play", "replay", "rules", "simulate", "value"])
def test_every_command_has_help(command: str) -> None:
    assert f" {command} " in here("--help").stdout
    done = here(command, "--help")
    assert done.exit_code == 0
    assert "--lang" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_are_listed(language: str) -> None:
    done = here("rules", "--lang", language)
    assert [line.partition(": ")[0] for line in done.stdout.splitlines()] == list(PRESETS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_is_told(preset: str, language: str) -> None:
    table = PRESETS[preset].table
    done = here("rules", preset, "--lang", language)
    assert done.exit_code == 0
    head, *paragraphs = done.stdout.strip().split("\n\n")
    assert head.startswith(f"{preset}: ")
    assert len(paragraphs) == len(table.options)
    for option, paragraph in zip(table.options, paragraphs, strict=True):
        name, sentence, values, default = paragraph.splitlines()
        assert name.startswith(f"{option.name} (")
        assert sentence.endswith(".")
        if isinstance(option.values, Choice):
            assert all(word in values for word in option.values.words)
        elif isinstance(option.values, Count):
            assert str(option.values.least) in values
            assert str(option.values.most) in values
        preset_value = table.presets[preset][option.name]
        assert (str(preset_value).lower() if isinstance(preset_value, bool) else str(preset_value)) in default


@pytest.mark.parametrize("language", LANGUAGES)
def test_differences_are_shown(language: str) -> None:
    plain, changed = (
        here("rules", "hivos", "--lang", language),
        here("rules", "hivos", "--rules", "bidding=ferbli", "ante=7", "raise_cap=3", "--lang", language),
    )
    added = set(changed.stdout.splitlines()) - set(plain.stdout.splitlines())
    assert len(changed.stdout.splitlines()) == len(plain.stdout.splitlines()) + 2, "raise_cap=3 is no difference"
    assert len(added) == 2
    assert any("ferbli" in line for line in added)
    assert any(line.rstrip(".").endswith("7") for line in added)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("nemet", "coins=0"), ("coins", "0", "1", "9")),
        (("nemet", "coins=x"), ("coins", "x", "1", "9")),
        (("nemet", "coins="), ("coins", "1", "9")),
        (("nemet", "coins=-1"), ("coins", "-1", "9")),
        (("nemet", "coins=2.0"), ("coins", "2.0", "9")),
        (("nemet", f"coins={'9' * 5000}"), ("coins", "999", "9")),
        (("hivos", "trips=31"), ("trips", "31", "30.5", "30")),
        (("hivos", "dealer_wins_ties=1"), ("dealer_wins_ties", "1", "true", "false")),
        (("hivos", "ante=1000000001"), ("ante", "1000000001", "1000000000")),
        (("fly", "direction=left"), ("direction", "start", "exchange_max", "stop", "revoke", "max_deals")),
        (("talon", "coins"), ("coins",)),
    ],
    ids=lambda words: words[-1][:20],
)
def test_a_rule_that_is_refused(words: tuple[str, str], named: tuple[str, ...], language: str) -> None:
    done = here("rules", words[0], "--rules", words[1], "--lang", language)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert len(done.stderr) < 400
    assert all(part in done.stderr for part in named), done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "bridge"),
        ("rules", "hivos", "--lang", "fr"),
        ("replay",),
        ("simulate",),
        ("simulate", "bridge"),
        ("simulate", "nemet", "--deals", "0"),
        ("simulate", "nemet", "--deals", "many"),
        ("simulate", "nemet", "--seats", "1"),
        ("simulate", "nemet", "--seats", "10"),
        ("simulate", "nemet", "--seed", "-1"),
        ("simulate", "nemet", "--threads", "0"),
        ("replay", "--trace", str(DATA / "nemet-000.toml")),
        ("replay", "--step", "--json", str(DATA / "nemet-000.toml")),
        ("value", "As Ks 8d", "--game", "fly"),
        ("jump",),
    ],
    ids=" ".join,
)
def test_a_command_that_is_refused(words: tuple[str, ...]) -> None:
    done = here(*words)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr


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


def test_a_record_is_told_in_every_language() -> None:
    file = str(DATA / "fly-000.toml")
    told = {here("replay", file, "--lang", language).stdout for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("Anna" in text for text in told)


def test_a_file_may_be_given_twice_and_standard_input_among_files() -> None:
    file = DATA / "nemet-000.toml"
    done = firefly("replay", str(file), "-", str(file), "--json", stdin=file.read_text("utf-8"))
    assert done.returncode == 0
    assert len(set(done.stdout.splitlines())) == 1
    assert len(done.stdout.splitlines()) == 3


@pytest.mark.parametrize("preset", PRESETS)
def test_simulated_numbers_follow_from_the_seed_alone(preset: str) -> None:
    words = ("simulate", preset, "--deals", "1000", "--seats", "4", "--json", "--seed")
    one, two = (here(*words, "7", "--threads", threads).stdout for threads in ("1", "2"))
    assert one == two
    assert here(*words, "8").stdout != one
    answer = json.loads(one)
    assert (answer["game"], answer["rules"], answer["seats"], answer["deals"]) == (preset, {}, 4, 1000)
    assert answer["decisions"] == round(answer["length"]["mean"] * 1000)
    assert answer["length"]["least"] <= answer["length"]["mean"] <= answer["length"]["most"]
    assert len(answer["places"]) == 4
    assert sum(row["dealt"]["count"] for row in answer["tally"].values()) == 4000
    if preset != "fly":
        assert set(answer["tally"]) >= {"0", "21", "22", "24", "31"}
    if preset in ("hivos", "talon"):
        assert abs(sum(place["mean"] for place in answer["places"])) < 1e-9, "chips go from hand to hand"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_statistics_in_words(preset: str, language: str) -> None:
    done = here("simulate", preset, "--deals", "600", "--lang", language)
    assert done.exit_code == 0
    assert "±" in done.stdout
    assert "nan" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_simulated_hands_are_dealt_as_often_as_counted() -> None:
    deals, seats = 200_000, 4
    done = firefly("simulate", "nemet", "--deals", str(deals), "--seats", str(seats), "--json")
    tally = json.loads(done.stdout)["tally"]
    assert tally.keys() == EXACT.keys()
    for value, hands in EXACT.items():
        chance = hands / 4960
        error = math.sqrt(chance * (1 - chance) / (deals * seats))
        share = tally[value]["dealt"]["share"]
        assert share["mean"] == tally[value]["dealt"]["count"] / (deals * seats)
        assert abs(share["mean"] - chance) < 4 * error, value
        assert 0.7 * error < share["stderr"] < 1.4 * error, value
