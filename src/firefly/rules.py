"""House rules: a preset and what a table changes of it.

A game lists its options and presets in a `RuleTable`; a `Rules` is one choice of values. Kernels see them as a record
with a field for each option: choices as their index, true and false as 1 and 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np

from firefly._jit import jitted, kernel
from firefly.errors import RulesError
from firefly.text import Message

MILLION = 1_000_000
CHIPS = 1_000 * MILLION
"""Most chips that an option or a stack may name."""

Value = str | int | bool


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    def encode(self, value: object) -> int | None:
        return self.words.index(value) if isinstance(value, str) and value in self.words else None

    def decode(self, code: int) -> Value:
        return self.words[code]

    def read(self, text: str) -> Value:
        return text

    @property
    def allowed(self) -> Message:
        return Message("allowed-choice", values=", ".join(f'"{word}"' for word in self.words))


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def encode(self, value: object) -> int | None:
        return int(value) if isinstance(value, bool) else None

    def decode(self, code: int) -> Value:
        return bool(code)

    def read(self, text: str) -> Value:
        return {"true": True, "false": False}.get(text.lower(), text)

    @property
    def allowed(self) -> Message:
        return Message("allowed-flag")


@dataclass(frozen=True)
class Count:
    """A whole number from ``least`` to ``most``."""

    least: int
    most: int

    def encode(self, value: object) -> int | None:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return int(value) if whole and self.least <= value <= self.most else None  # type: ignore[operator,call-overload]

    def decode(self, code: int) -> Value:
        return code

    def read(self, text: str) -> Value:
        return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else text

    @property
    def allowed(self) -> Message:
        return Message("allowed-count", least=str(self.least), most=str(self.most))


@dataclass(frozen=True)
class Option:
    """One axis on which tables differ. Label and sentences: messages ``option-<name>`` of the catalogue."""

    name: str
    values: Choice | Flag | Count


@dataclass(frozen=True)
class RuleTable:
    """The options of a game and the presets that choose their defaults."""

    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, Value]]

    @cached_property
    def loader(self) -> Callable[[Any], Any]:
        """Kernel (vector) -> the rules as the other kernels take them, ``rules.<option>``."""
        dtype = np.dtype([(option.name, np.int64) for option in self.options] or [("none", np.int64)])
        if not jitted():
            return lambda vector: vector

        @kernel
        def load(vector: Any) -> Any:
            return vector.view(dtype)[0]

        return load

    def option(self, name: str) -> Option:
        """The option called ``name``; raises `RulesError` with those that exist."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise RulesError(Message("option-unknown", option=name[:40], known=known))

    def rules(self, preset: str, changes: Mapping[str, Any] | None = None) -> Rules:
        """The preset with ``changes``; raises `RulesError` naming option, value and what is allowed."""
        codes = {option.name: option.values.encode(self.presets[preset][option.name]) for option in self.options}
        for name, value in (changes or {}).items():
            option = self.option(name)
            code = option.values.encode(value)
            if code is None:
                shown = str(value).lower() if isinstance(value, bool) else _shorten(value)
                allowed = option.values.allowed
                raise RulesError(Message("option-value", option=name, value=shown, allowed=allowed))
            codes[name] = code
        return Rules(self, preset, tuple(codes[option.name] or 0 for option in self.options))


@dataclass(frozen=True)
class Rules:
    """The rules of one table; hashable, compared by value."""

    table: RuleTable
    preset: str
    codes: tuple[int, ...]

    def __hash__(self) -> int:
        return hash((self.preset, self.codes))

    def __getitem__(self, name: str) -> Value:
        option = self.table.option(name)
        return option.values.decode(self.codes[self.table.options.index(option)])

    def __contains__(self, name: object) -> bool:
        return any(option.name == name for option in self.table.options)

    def items(self) -> Iterable[tuple[Option, Value]]:
        """Every option with its value."""
        return [
            (option, option.values.decode(code)) for option, code in zip(self.table.options, self.codes, strict=True)
        ]

    @property
    def changes(self) -> dict[str, Value]:
        """Only what differs from the preset."""
        default = self.table.presets[self.preset]
        return {option.name: value for option, value in self.items() if value != default[option.name]}

    @cached_property
    def plain(self) -> Any:
        """The values as an object, ``rules.plain.<option>``, encoded as for kernels."""
        return SimpleNamespace(
            **{option.name: code for option, code in zip(self.table.options, self.codes, strict=True)}
        )

    @cached_property
    def vector(self) -> Any:
        """The values as `Doors` take them: int64[options], un-jitted `plain`."""
        return np.array(self.codes or (0,), np.int64) if jitted() else self.plain

    def __str__(self) -> str:
        words = [
            f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in self.changes.items()
        ]
        return " ".join([self.preset, *words])


def read_changes(table: RuleTable, words: Iterable[str]) -> dict[str, Value]:
    """``k=v`` words of a command line as a mapping for `RuleTable.rules`; raises `RulesError`."""
    changes: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise RulesError(Message("option-not-assigned", word=word[:40]))
        changes[name] = table.option(name).values.read(text)
    return changes


def _shorten(value: object) -> str:
    if isinstance(value, int) and abs(value) >= 10**18:
        return "…"
    try:
        text = f'"{value}"' if isinstance(value, str) else str(value)
    except ValueError:  # a number of too many digits within a list or a table
        return "…"
    return text if len(text) <= 40 else text[:39] + "…"


def value_options(rules: Rules) -> dict[str, Any]:
    """The options of a Fájer table that `firefly.hands.worth` takes."""
    names = ("twenty_one", "three_aces", "trips")
    return {option.name: value for option, value in rules.items() if option.name in names}
