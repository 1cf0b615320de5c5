"""The table in the terminal: driven in a real pseudo-terminal, and in this process where its state is to be seen."""

from __future__ import annotations

import builtins
import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest
from rich.cells import cell_len

from firefly.cards import HUNGARIAN, cards_of
from firefly.fields import PUBLIC
from firefly.games import PRESETS
from firefly.match import Match
from firefly.record import loads, read_record, replay
from firefly.terminal.board import show
from firefly.terminal.boards import board_of
from firefly.terminal.faces import Faces
from firefly.terminal.keep import keep
from firefly.terminal.retell import retell
from firefly.terminal.screen import Leave, Screen, clean_name
from firefly.terminal.setup import Wishes, arrange
from firefly.terminal.table import Table
from firefly.text import LANGUAGES, Message, say

DATA = Path(__file__).parent / "data"
PROMPT = r"> $"
MATCHES = [
    ("nemet", "en", ["coins=1"]),
    ("fly", "hu", ["start=5"]),
    ("hivos", "cs", ["max_deals=2"]),
    ("talon", "de", ["max_deals=2", "majzli=off"]),
]
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Player:
    """Somebody at a terminal of 80 columns who plays `firefly play`."""

    def __init__(self, folder: Path, *arguments: str, command: str = "play", **environment: str) -> None:
        self.folder = folder
        kept = {name: os.environ[name] for name in ("PATH", "NUMBA_DISABLE_JIT") if name in os.environ}
        self.text = ""
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "firefly", command, *arguments],
            cwd=str(folder),
            env={"HOME": str(folder), "TERM": "xterm-256color", "LANG": "C.UTF-8", **kept, **environment},
            dimensions=(200, 80),
            encoding="utf-8",
            timeout=30,
        )

    def wait(self, pattern: str = PROMPT) -> str:
        """What is printed up to a prompt."""
        self.child.expect([pattern])
        printed = str(self.child.before) + str(self.child.after)
        self.text += printed
        return printed

    def answer(self, typed: str = "") -> str:
        """What an answer leads to."""
        self.child.sendline(typed)
        return self.wait()

    def end(self) -> int | None:
        """Wait for the end; the exit status."""
        self.child.expect(pexpect.EOF)
        self.text += str(self.child.before)
        self.child.close()
        return self.child.exitstatus

    def finish(self) -> int | None:
        """Choose 1 at every turn and press Enter at everything else, to the end."""
        printed = self.wait()
        while True:
            self.child.sendline("1" if _lines(printed)[-1] == "> " else "")
            if self.child.expect([PROMPT, pexpect.EOF]):
                self.text += str(self.child.before)
                self.child.close()
                return self.child.exitstatus
            printed = str(self.child.before) + str(self.child.after)
            self.text += printed

    def record(self) -> Path:
        (file,) = self.folder.glob("*.toml")
        return file


def _lines(text: str) -> list[str]:
    return _ESCAPES.sub("", text).replace("\r", "").split("\n")


def _words(message: str, language: str = "en", **arguments: Any) -> str:
    return say(Message(message, **arguments), language)


def _narrow(text: str) -> None:
    assert [line for line in _lines(text) if cell_len(line) > 80] == []


@pytest.mark.parametrize(("preset", "language", "rules"), MATCHES)
def test_a_whole_match(preset: str, language: str, rules: list[str], tmp_path: Path) -> None:
    arguments = [preset, "--seed", "1", "--lang", language, "--bot-delay", "0", "--rules", *rules]
    player = Player(tmp_path, *arguments, **({"NO_COLOR": "1"} if preset in ("nemet", "hivos") else {}))
    assert player.finish() == 0
    _narrow(player.text)
    assert "Traceback" not in player.text
    assert ("\x1b" in player.text) == (preset not in ("nemet", "hivos"))
    match = replay(read_record(player.record()))
    assert match.winner is not None
    assert match.players[0] in player.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str, tmp_path: Path) -> None:
    player = Player(tmp_path, "fly", "--seed", "2", "--name", "Eve", "--bot-delay", "0", FIREFLY_LANG=language)
    assert _words("terminal-turn", language, player="Eve") in player.wait()
    assert _words("terminal-value-nothing", language) not in player.answer("?")
    player.answer("rules")
    player.answer(_words("terminal-word-quit", language).split()[0])
    player.child.sendline(_words("terminal-word-no", language).split()[0])
    assert player.end() == 0
    assert _words("terminal-bye", language) in player.text
    _narrow(player.text)


def test_a_refusal_says_why(tmp_path: Path) -> None:
    player = Player(tmp_path, "nemet", "--seed", "1", "--name", "Eve", "--seats", "2", "--bot-delay", "0")
    player.wait()
    assert "There is no choice 99 here: they run from 1 to" in player.answer("99")
    assert '"dance" is no action of this game' in player.answer("dance")
    assert "named twice" in player.answer("swap 7c 7c")
    assert "The dealer first keeps the hand or puts it on the table." in player.answer("lay")


def test_ctrl_c_offers_the_record(tmp_path: Path) -> None:
    player = Player(tmp_path, "nemet", "--seed", "1", "--name", "Eve", "--bot-delay", "0")
    player.wait()
    player.child.sendintr()
    player.wait()
    player.child.sendline("left.toml")
    assert player.end() == 130
    assert "Traceback" not in player.text
    match = replay(read_record(tmp_path / "left.toml"))
    assert match.running
    assert match.players[0] == "Eve"


def test_ctrl_c_and_the_end_of_input_at_any_question(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.wait()
    player.child.sendintr()
    assert player.end() == 130
    other = Player(tmp_path, "hivos")
    other.wait()
    other.child.sendeof()
    assert other.end() == 0
    assert "Traceback" not in player.text + other.text
    assert not list(tmp_path.glob("*.toml"))


def test_questions_have_defaults(tmp_path: Path) -> None:
    player = Player(tmp_path, "--seed", "1", "--bot-delay", "0")
    player.wait()
    for _ in range(5):
        printed = player.answer()
    assert "deal 1 of 10" in _ESCAPES.sub("", printed)
    player.child.sendeof()
    player.wait()
    player.child.sendeof()
    assert player.end() == 0


def test_no_record_is_overwritten(tmp_path: Path) -> None:
    taken = tmp_path / "taken.toml"
    taken.write_text("mine")
    player = Player(tmp_path, "nemet", "--save", "taken.toml", "--name", "Eve", "--bot-delay", "0")
    assert player.end() == 2
    other = Player(tmp_path, "nemet", "--name", "Eve", "--seed", "1", "--bot-delay", "0")
    other.wait()
    other.answer("quit")
    other.answer("taken")
    other.answer("no")
    assert taken.read_text() == "mine"
    other.answer("taken.toml")
    other.child.sendline("yes")
    assert other.end() == 0
    assert loads(taken.read_text()).players[0] == "Eve"


def test_a_raise_asks_for_its_size(tmp_path: Path) -> None:
    arguments = ["hivos", "--seed", "2", "--seats", "2", "--name", "Eve", "--bot-delay", "0", "--rules", "majzli=off"]
    player = Player(tmp_path, *arguments, "max_deals=1")
    printed = player.wait()
    while "raise 1..3" not in printed:
        printed = player.answer("1")
    (number,) = re.findall(r"(\d+)\) [^\n]*raise 1\.\.3", _ESCAPES.sub("", printed))
    assert "1 to 3" in player.answer(number)
    assert "from 1 to 3" in player.answer("4")
    assert "Eve raises by 2" in player.answer("2")


def test_draws_are_one_choice(tmp_path: Path) -> None:
    player = Player(tmp_path, "fly", "--seed", "3", "--name", "Eve", "--bot-delay", "0")
    printed = _ESCAPES.sub("", player.wait())
    assert len(re.findall(r"^ ?\d+\) ", printed.replace("\r", ""), re.MULTILINE)) == 3
    own = re.findall(r"[╭ ]([2-9TJQKA][cdhs])─", printed.split("Your hand")[1])
    assert "Which cards" in player.answer("2")
    assert "Eve, it is your turn" not in player.answer("")
    assert "Eve exchanges 2 cards" in player.answer(f"2 {own[1].upper()} {own[2].lower()}")


def test_ascii_terminals(tmp_path: Path) -> None:
    player = Player(
        tmp_path, "nemet", "--seed", "1", "--lang", "hu", "--name", "Őrsi", "--bot-delay=0", PYTHONIOENCODING="ascii"
    )
    player.wait()
    printed = player.answer("?")
    assert player.text.isascii()
    assert "Orsi" in player.text
    assert "Felso" in printed
    _narrow(player.text)


def test_dumb_terminals_get_words(tmp_path: Path) -> None:
    player = Player(tmp_path, "nemet", "--seed", "1", "--name", "Eve", "--bot-delay=0", TERM="dumb")
    assert "│" not in player.wait()
    assert re.search(r"Your hand: .* - \w+ \w+ \([2-9TJQKA][cdhs]\), ", player.text)
    assert "\x1b" not in player.text


def test_names_of_strangers() -> None:
    assert clean_name("\x1b[31m Eve\n\u202eX [bold]", "Nobody") == "[31m Eve X [b…"
    assert clean_name("\x07\u200b\n ", "Nobody") == "Nobody"
    assert cell_len(clean_name("漢" * 30, "Nobody")) <= 14


def test_a_name_cannot_reach_the_terminal(tmp_path: Path) -> None:
    player = Player(tmp_path, "nemet", "--seed", "1", "--name", "\x1b[2J\x07[red]Eve", "--bot-delay=0", NO_COLOR="1")
    assert "[2J[red]Eve" in player.wait()
    assert "\x1b" not in player.text
    assert "\x07" not in player.text


class Script:
    """People at the table in this process: answers at random and looks at what the screen shows."""

    def __init__(self, wishes: Wishes, random: Random, capsys: pytest.CaptureFixture[str]) -> None:
        self.random, self.capsys = random, capsys
        self.screen = Screen("en")
        self.shown = ""
        self.curtains = self.left = 0
        self.favourite = ""
        self.table: Table | None = None
        self.table = arrange(wishes, self.screen)

    def play(self, prompts: int) -> None:
        self.left = prompts
        assert self.table is not None
        with suppress(Leave):
            self.table.play()

    def input(self, prompt: str = "") -> str:
        self.shown = (self.shown + self.capsys.readouterr().out).split("\n" * 60)[-1] + prompt
        if self.table is None:
            return ""
        self.left -= 1
        if self.left < 0:
            raise EOFError
        self._look()
        if prompt != "> ":
            return ""
        legal = self.table.match.legal.texts
        return self.favourite if self.favourite in legal else self.random.choice(legal).replace("1..", "")

    def _look(self) -> None:
        """Nothing on the screen names a card that its reader does not know."""
        assert self.table is not None
        deal = self.table.match.deal
        assert deal is not None
        reader = PUBLIC if self.table.seen is None else self.table.seen
        known = deal.view(reader).state
        faces = Faces(deal.game.pack, self.screen)
        language = "GERMAN" if deal.game.pack is HUNGARIAN else "FRENCH"
        for seat in range(deal.seats):
            for card in cards_of(deal.state.hand[seat] & ~known.hand[seat]):
                code = deal.game.pack.codes[card]
                long = say(Message(f"card-{language.lower()}", rank=f"r{code[0]}", suit=code[1]))
                for name in (code, long, faces.small(card).plain):
                    assert not re.search(rf"(?<!\w){name}(?!\w)", self.shown), (name, self.shown)
        self.curtains += "when nobody else is looking" in self.shown


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Script]:
    def start(seed: int, **wishes: Any) -> Script:
        made: list[Script] = []
        monkeypatch.setattr(builtins, "input", lambda prompt="": made[0].input(prompt) if made else "")
        made.append(Script(Wishes(seed=seed, pause=0.0, **wishes), Random(seed), capsys))
        return made[0]

    return start


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_sees_the_cards_of_another(preset: str, seed: int, script: Callable[..., Script]) -> None:
    played = script(seed, preset=preset, seats=4, names=["Ann", "Bob", "Cid"], people=3)
    played.play(60)
    assert played.curtains > 5


def test_majzli_cards_stay_unseen(script: Callable[..., Script]) -> None:
    for seed in range(3):
        played = script(seed, preset="hivos", seats=2, names=["Ann", "Bob"])
        played.favourite = "majzli"
        played.play(30)


def test_hot_seat_clears_the_screen(tmp_path: Path) -> None:
    arguments = ["nemet", "--seed", "1", "--seats", "2", "--name", "Ann", "--name", "Bob"]
    player = Player(tmp_path, *arguments)
    player.wait()
    printed = player.answer()
    assert _CLEAR in printed
    player.answer("1")
    assert printed.count("it is your turn") == 1
    assert _CLEAR in player.answer()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_full_tables_fit_80_columns(preset: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, random = PRESETS[preset], Random(5)
    names = [clean_name(f"{seat} Maximiliane-Theodora", "") for seat in range(game.seats[-1])]
    match, screen = Match(preset, names), Screen(language)
    deal = match.start_deal(random=random)
    while deal.turn is not None:
        if random.random() < 0.25:
            show(board_of(game), deal.view(deal.turn), names, screen)
        deal.push_text(random.choice(deal.legal.texts).replace("1..", ""))
    show(board_of(game), deal.view(0), names, screen)
    _narrow(capsys.readouterr().out)


@pytest.mark.parametrize("preset", PRESETS)
def test_records_are_retold(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    for number, language in enumerate(LANGUAGES):
        match = replay(read_record(DATA / f"{preset}-00{number}.toml"))
        match.deals = match.deals[:3]
        retell(match, language, step=language == "hu")
        told = capsys.readouterr().out
        _narrow(told)
        assert _words(f"preset-{preset}", language) in told
        assert _words("log-deal-number", language, n=len(match.deals)) in told
        assert ("╭" in told) == (language == "hu")


def test_names_are_cleaned_when_retold(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("nemet", ["\x1b[31mEve", "\u202e"])
    match.start_deal(random=Random(1))
    retell(match, "en")
    told = capsys.readouterr().out
    assert "\x1b" not in told
    assert "Players: [31mEve, Player 2" in told
    assert match.players[0] == "\x1b[31mEve"


def test_a_record_that_cannot_be_written_asks_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = Match("nemet", ["Ann", "Bob"])
    match.start_deal(random=Random(1))
    answers = iter([str(tmp_path / "none" / "x.toml"), str(tmp_path / "x")])
    monkeypatch.setattr(builtins, "input", lambda _prompt: next(answers))
    keep(match, Screen("en"), None, seed=1)
    assert "cannot be written" in " ".join(capsys.readouterr().out.split())
    assert loads((tmp_path / "x.toml").read_text()).extra["seed"] == 1


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    arguments = ["nemet", "--people", "0", "--seats", "3", "--seed", "1", "--bot-delay", "0"]
    player = Player(tmp_path, *arguments, "--save", "watched.toml", LANG="cs_CZ.UTF-8")
    assert _words("terminal-watch", "cs").split(".")[0] in player.wait()
    player.answer("pravidla")
    player.child.sendline("end")
    assert player.end() == 0
    assert replay(read_record(tmp_path / "watched.toml")).winner is not None


def test_help_and_log(tmp_path: Path) -> None:
    player = Player(tmp_path, "talon", "--seed", "1", "--name", "Eve", "--bot-delay", "0", "--rules", "max_deals=1")
    player.wait()
    printed = " ".join(player.answer("?").split())
    for message in ("value-three-aces-below", "value-ten-only", "help-values"):
        assert _words(f"terminal-{message}") in printed
    assert "33" not in printed
    assert "Ante is paid" in player.answer("rules")
    assert "deals." in player.answer("log")
    assert player.answer("").count("it is your turn") == 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["fly", "--seats", "2"], "3 to 7"),
        (["nemet", "--seats", "2", "--people", "3"], "only 2 seats"),
        (["nemet", "--rules", "coins=10"], "coins"),
    ],
)
def test_impossible_tables_are_refused(arguments: list[str], reason: str, tmp_path: Path) -> None:
    player = Player(tmp_path, *arguments, "--name", "Eve", "--lang", "en")
    assert player.end() == 2
    assert reason in player.text
