"""Who plays what: from the command line, and from questions for the rest."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random, SystemRandom

from firefly.bots import bot_for
from firefly.errors import FireflyError
from firefly.game import Game
from firefly.games import PRESETS, game_of
from firefly.match import Match
from firefly.rules import Value, read_changes
from firefly.terminal.screen import Screen, clean_name
from firefly.terminal.table import Table
from firefly.text import Message

SEATS = 4
DEALS = 10
PAUSE = 0.8


@dataclass
class Wishes:
    """What the command line says; None where it leaves it open."""

    preset: str | None = None
    seats: int | None = None
    people: int | None = None
    names: Sequence[str] = ()
    changes: Sequence[str] = field(default_factory=list)
    seed: int | None = None
    pause: float | None = None
    save: Path | None = None


def arrange(wishes: Wishes, screen: Screen) -> Table:
    """Seat everyone for a match; asks what is open. Raises `FireflyError` for what cannot be."""
    if wishes.save is not None and wishes.save.exists():
        raise FireflyError(Message("terminal-save-exists", file=str(wishes.save)))
    asked = wishes.preset is None
    preset = wishes.preset or _ask_game(screen)
    game = game_of(preset)
    changes = read_changes(game.table, wishes.changes)
    game.rules(preset, **changes)  # refuses bad ones before any question
    seats, people = _ask_seats(wishes, game, screen, asked)
    names = _ask_names(wishes, people, screen)
    if game.chips and "max_deals" not in changes:
        changes["max_deals"] = _ask_end(screen)
    return _seat(wishes, game, preset, changes, names, seats, screen)


def _ask_game(screen: Screen) -> str:
    presets = list(PRESETS)
    for number, preset in enumerate(presets, 1):
        title, about = screen.words(f"preset-{preset}"), screen.words(f"preset-{preset}.about")
        screen.line(f"{number:>2}) {title}", "bold")
        screen.line(f"    {about}", "dim")
    return presets[screen.number(screen.words("terminal-ask-game"), 1, len(presets), 1) - 1]


def _ask_seats(wishes: Wishes, game: Game, screen: Screen, asked: bool) -> tuple[int, int]:
    """How many seats, and how many of them for people."""
    named = len(wishes.names)
    people = wishes.people if wishes.people is not None else named or None
    usual = max(SEATS, people or 1)
    seats = wishes.seats
    if seats is None and asked:
        least, most = game.seats[0], game.seats[-1]
        question = screen.words("terminal-ask-seats", least=least, most=most)
        seats = screen.number(question, max(least, people or 1), most, min(usual, most))
    seats = seats or usual
    if people is None and asked:
        people = screen.number(screen.words("terminal-ask-people"), 0, seats, 1)
    people = 1 if people is None else people
    if max(people, named) > seats:
        raise FireflyError(Message("terminal-too-many-people", people=max(people, named), seats=seats))
    return seats, max(people, named)


def _ask_names(wishes: Wishes, people: int, screen: Screen) -> list[str]:
    names: list[str] = []
    for number in range(1, people + 1):
        usual = screen.words("terminal-player", n=number)
        if number <= len(wishes.names):
            name = wishes.names[number - 1]
        elif people == 1:
            usual = clean_name(_login(), usual)
            name = screen.ask(screen.words("terminal-ask-name"), usual)
        else:
            name = screen.ask(screen.words("terminal-ask-name-of", n=number), usual)
        names.append(_unlike(names, clean_name(name, usual)))
    return names


def _login() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return ""


def _unlike(names: Sequence[str], name: str) -> str:
    """A name that nobody has yet."""
    number, other = 1, name
    while other in names:
        number += 1
        other = f"{name} {number}"
    return other


def _ask_end(screen: Screen) -> Value:
    return screen.number(screen.words("terminal-ask-deals"), 0, 1_000_000, DEALS)


def _seat(
    wishes: Wishes,
    game: Game,
    preset: str,
    changes: dict[str, Value],
    names: list[str],
    seats: int,
    screen: Screen,
) -> Table:
    packs: Random = SystemRandom() if wishes.seed is None else Random(wishes.seed)
    thoughts: Random = SystemRandom() if wishes.seed is None else Random(f"{wishes.seed} bots")
    people = len(names)
    others = [name for name in screen.words("terminal-bot-names").split() if name not in names]
    players = [*names, *others[: seats - people]]
    match = Match(game.rules(preset, **changes), players, packs.randrange(seats))
    bots = {seat: bot_for(game.name) for seat in range(people, seats)}
    pause = wishes.pause if wishes.pause is not None else PAUSE if screen.person else 0.0
    return Table(match, range(people), bots, screen, packs, thoughts, pause)
