"""What the rules form asks for: typed texts in, a wish for a table or what is wrong with each field out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, get_args

from firefly.bots import DEFAULT_KIND, KINDS
from firefly.errors import FireflyError
from firefly.game import Game
from firefly.games import PRESETS
from firefly.rules import Choice, Count, Option
from firefly.server import wire
from firefly.server.decide import clean
from firefly.text import Message

HIDDEN = ("max_deals",)
"""options that the length of the match already asks for"""
RULE = "rule."
USUAL = {
    "name": "",
    "title": "",
    "seats": "4",
    "bots": "0",
    "bot": DEFAULT_KIND,
    "clock": "none",
    "turn": "30",
    "bank": "10",
    "increment": "5",
    "deals": "0",
    "minutes": "0",
    "open": "link",
    "spectators": "hidden",
    "chat": "yes",
    "pace": "normal",
}
"""what the form says before anybody has typed; ``bank`` in minutes, as people think of it"""
WORDS = {
    "clock": ("none", "turn", "bank"),
    "open": ("link", "lobby"),
    "spectators": get_args(wire.Watching),
    "chat": ("yes", "no"),
    "pace": get_args(wire.Pace),
}
NUMBERS = {"turn": (5, 3600), "bank": (1, 1440), "increment": (0, 600), "deals": (0, 10_000), "minutes": (0, 1440)}
CLOCKS = {"turn": ("turn",), "bank": ("bank", "increment")}
"""numbers that count only for this clock"""
NAMED = 5
"""unknown names of a link that are told, so that a link cannot fill the page"""


@dataclass
class Wishes:
    """A form as it was filled in, field by field, and what is wrong with it."""

    game: Game
    preset: str
    typed: dict[str, str]
    usual: dict[str, str]
    wrong: dict[str, Message] = field(default_factory=dict)
    rules: dict[str, Any] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)

    def table(self) -> wire.NewTable:
        """The table that is asked for; only where nothing is wrong."""
        typed, numbers = self.typed, self.numbers
        clock: wire.TurnClock | wire.BankClock | None = None
        if typed["clock"] == "turn":
            clock = wire.TurnClock(numbers["turn"])
        elif typed["clock"] == "bank":
            clock = wire.BankClock(numbers["bank"] * 60, numbers["increment"])
        return wire.NewTable(
            game=self.preset,
            seats=numbers["seats"],
            rules=self.rules,
            bots=[typed["bot"]] * numbers["bots"],
            name=clean(typed["name"]),
            title=clean(typed["title"]),
            clock=clock,
            length=wire.Length(numbers["deals"], numbers["minutes"]),
            open=typed["open"] == "lobby",
            spectators=typed["spectators"],  # type: ignore[arg-type]
            chat=typed["chat"] == "yes",
            pace=typed["pace"],  # type: ignore[arg-type]
        )


def options_of(game: Game) -> list[Option]:
    """The house rules that the form shows."""
    return [option for option in game.table.options if option.name not in HIDDEN]


def fill(preset: str, given: Mapping[str, str]) -> Wishes:
    """The form as ``given`` by a link or typed; what is not given is as usual."""
    game = PRESETS[preset]
    usual = {**USUAL, "seats": str(min(int(USUAL["seats"]), game.seats[-1]))}
    default = game.table.presets[preset]
    usual |= {RULE + option.name: _written(default[option.name]) for option in options_of(game)}
    typed = {name: str(given.get(name, given.get(_plain(name), text)))[:200].strip() for name, text in usual.items()}
    return Wishes(game, preset, typed, usual)


def check(wishes: Wishes) -> None:
    """Find what is wrong, and read what is right."""
    typed = wishes.typed
    if not 1 <= len(clean(typed["name"])) <= 24:
        wishes.wrong["name"] = Message("page-wrong-name", most=24)
    if len(clean(typed["title"])) > 60:
        wishes.wrong["title"] = Message("page-wrong-title", most=60)
    for name, words in {**WORDS, "bot": tuple(KINDS)}.items():
        _word(wishes, name, words)
    least, most = wishes.game.seats[0], wishes.game.seats[-1]
    seats = _number(wishes, "seats", least, most)
    _number(wishes, "bots", 0, (seats or most) - 1)
    for name, offered in (("seats", range(least, most + 1)), ("bots", range(most))):
        if typed[name] not in map(str, offered):
            typed[name] = wishes.usual[name]
    unused = {name for clock, names in CLOCKS.items() if clock != typed["clock"] for name in names}
    for name, (least, most) in NUMBERS.items():
        if name not in unused:
            _number(wishes, name, least, most)
    for option in options_of(wishes.game):
        _rule(wishes, option)


def check_link(wishes: Wishes, given: Mapping[str, str]) -> None:
    """Find what a link says that cannot be; what it leaves open nobody has filled in yet."""
    check(wishes)
    wishes.wrong = {name: why for name, why in wishes.wrong.items() if name in given or _plain(name) in given}
    unknown = [name[:40] for name in given if name not in wishes.typed and RULE + name not in wishes.typed]
    if unknown:
        wishes.wrong[""] = Message("page-wrong-unknown", names=", ".join(unknown[:NAMED]))


def refused(wishes: Wishes, error: FireflyError) -> None:
    """What the house itself refuses, beside the field that it is about."""
    wishes.wrong[{"table/seats": "seats", "table/bot": "bot", "table/name": "name"}.get(error.code, "")] = error.message


def _plain(name: str) -> str:
    """How a link by hand may name a rule."""
    return name.removeprefix(RULE)


def _word(wishes: Wishes, name: str, words: tuple[str, ...]) -> None:
    """One of a few words has to be chosen; another one is told and gives way to the usual."""
    if wishes.typed[name] not in words:
        wishes.wrong[name] = Message("page-wrong-word", value=wishes.typed[name][:40])
        wishes.typed[name] = wishes.usual[name]


def _rule(wishes: Wishes, option: Option) -> None:
    name, values = RULE + option.name, option.values
    if not isinstance(values, Count):
        _word(wishes, name, values.words if isinstance(values, Choice) else ("true", "false"))
    value = values.read(wishes.typed[name])
    if values.encode(value) is None:
        wishes.wrong[name] = Message("page-wrong", allowed=values.allowed)
    elif value != wishes.game.table.presets[wishes.preset][option.name]:
        wishes.rules[option.name] = value


def _number(wishes: Wishes, name: str, least: int, most: int) -> int | None:
    number = Count(least, most).read(wishes.typed[name])
    if isinstance(number, int) and least <= number <= most:
        wishes.numbers[name] = number
        return number
    allowed = Count(least, most).allowed
    wishes.wrong[name] = Message("page-wrong", allowed=allowed)
    return None


def _written(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
