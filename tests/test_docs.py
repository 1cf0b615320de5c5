"""The docs: examples run, tables are complete, links lead somewhere, pages say what the code says."""

from __future__ import annotations

import doctest
import importlib.util
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import click
import pytest

import firefly.games
import firefly.text
from firefly import PRESETS, Match, Vector, replay, simulate
from firefly.cli import main
from firefly.errors import RecordError
from firefly.game import Game
from firefly.record import Trace, answer, dumps, error_answer, loads, of_match
from firefly.testing import check_game
from firefly.text import add_folder

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")])
RULES = ROOT / "docs" / "rules"
COMMANDS = sorted(main.commands)


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/tour.md"])
def test_examples_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


# Rules and options


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_pages(preset: str) -> None:
    languages = {"en", "hu", "cs"} if preset == "fly" else {"en", "hu"}
    assert {page.name.split(".")[1] for page in RULES.glob(f"{preset}.*.md")} == languages


@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_has_a_row(preset: str) -> None:
    options = [option.name for option in PRESETS[preset].table.options]
    states = re.split(r"^### ", text_of("docs/states.md"), flags=re.MULTILINE)
    section = next(section for section in states if section.startswith(f"`{preset}`"))
    for page in [section, *(page.read_text("utf-8") for page in RULES.glob(f"{preset}.*.md"))]:
        assert [option for option in options if f"\n| `{option}` |" not in page] == []


def test_states_page_is_what_the_code_prints() -> None:
    assert text_of("docs/states.md") == generator().page(), "python docs/generate.py > docs/states.md"


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "docs" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Commands


def row_of(command: str) -> str:
    rows = [line for line in text_of("README.md").splitlines() if line.startswith(f"| `firefly {command}")]
    assert len(rows) == 1
    return rows[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_flag_of_a_command_stands_in_its_row(command: str) -> None:
    row = row_of(command)
    options = [option for option in main.commands[command].params if isinstance(option, click.Option)]
    flags = {flag for option in options for flag in option.opts}
    assert flags
    assert {flag for flag in flags if f"`{flag}" not in row} == set()
    assert set(re.findall(r"`(--[\w-]+)", row)) == flags, "the row has a flag that the command does not have"


def test_flags_of_the_program_are_named() -> None:
    flags = [flag for option in main.params if isinstance(option, click.Option) for flag in option.opts]
    for flag in [*flags, "--help", "-h"]:
        assert f"{flag}`" in text_of("README.md")


# Records: each example of docs/records.md is followed by its answer


def examples() -> list[tuple[str, dict[str, Any]]]:
    blocks = re.findall(r"^```(toml|json)\n(.*?)^```", text_of("docs/records.md"), re.MULTILINE | re.DOTALL)
    assert [kind for kind, _ in blocks] == ["toml", "json"] * (len(blocks) // 2)
    texts = [text for _, text in blocks]
    return [(record, json.loads(found)) for record, found in zip(texts[::2], texts[1::2], strict=True)]


@pytest.mark.parametrize("number", range(3))
def test_records_have_the_answers_shown(number: int) -> None:
    record, expected = examples()[number]
    trace: Trace | None = [] if "trace" in expected else None
    try:
        found = answer(replay(loads(record), trace), trace)
    except RecordError as error:
        found = error_answer(error)
    assert found == expected


def test_every_key_of_a_record_is_named() -> None:
    match = Match("hivos", ["Anna", "Béla"], stacks=[5, 5])
    match.start_deal(random=Random(1), stacks=[5, 6])
    record = tomllib.loads(dumps(of_match(match)))
    page = text_of("docs/records.md")
    assert [key for key in record if f"\n| `{key}` |" not in page] == []
    assert [key for key in record["deals"][0] if f"\n| `deals.{key}` |" not in page] == []


# The game that docs/adding-a-game.md adds


@pytest.fixture
def kuhn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    page = text_of("docs/adding-a-game.md")
    files = re.findall(r"^```\w+\n# (kuhn/[\w.]+)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(files) == 7
    for name, body in files:
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(body, "utf-8")
        if file.suffix == ".ftl":
            for language in ("hu", "cs", "de"):
                file.with_name(f"{language}.ftl").write_text(body, "utf-8")
    monkeypatch.setattr(firefly.games, "__path__", [*firefly.games.__path__, str(tmp_path)])
    game: Game = importlib.import_module("firefly.games.kuhn").GAME
    assert game.folder is not None
    add_folder(game.folder)
    monkeypatch.setitem(PRESETS, "kuhn", game)
    yield game
    firefly.text._folders.remove(game.folder)
    firefly.text._bundle.cache_clear()
    for name in [name for name in sys.modules if name.startswith("firefly.games.kuhn")]:
        del sys.modules[name]


def test_the_game_of_the_page_obeys_the_laws(kuhn: Game) -> None:
    check_game(kuhn, deals=20)
    check_game(kuhn, kuhn.rules(bet=3, max_deals=2), deals=20)
    match = Match("kuhn", ["Anna", "Béla"])
    match.start_deal([2, 0, 1])
    for action in ("p2 check", "p1 bet", "p2 call"):
        match.push_text(action)
    assert match.results()[0]["hands"] == ["Jc", "Kc"]
    assert match.standing == (-2, 2)
    assert replay(loads(dumps(of_match(match)))).standing == (-2, 2)
    lanes = Vector("kuhn", 2, 4)
    rewards, _ = lanes.step(lanes.masks.argmax(axis=1))
    assert rewards.shape == (4, 2)
    result = simulate("kuhn", 2, 300)
    assert result.counts[:, 0].sum() == 600
    assert 0 < result.counts[:, 2].sum() < result.counts[:, 1].sum()


# Links


def headings(page: Path) -> set[str]:
    """What a link can name in a page: its headings, as GitHub writes them."""
    titles = re.findall(r"^#+ (.*)$", without_code(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def without_code(page: Path) -> str:
    return re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def links(page: Path) -> Iterator[str]:
    for target in re.findall(r"\]\(([^)\s]+)\)", without_code(page)):
        if not re.match(r"\w+:", target):
            yield target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in headings(target)):
            broken.append(link)
    assert broken == []
