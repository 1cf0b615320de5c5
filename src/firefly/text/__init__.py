"""What firefly says, in four languages, from one catalogue format (Project Fluent).

A *message* is an id of the catalogue with named arguments; `say` makes it a sentence. The sentences lie in
``<language>.ftl`` files in this folder and in the folder of each game. Whole sentences with named slots, never glued
pieces: the grammar of a language lives in its own file.

Sentences inflect cards, values and other messages through functions, each with an optional ``form`` that names an
attribute of the message behind it: ``GERMAN($cards)`` and ``FRENCH($cards)`` name one or more cards given as codes
(messages ``card-german`` and ``card-french`` with $rank and $suit), ``VALUE($value)`` a value of a hand (message
``value``), ``SAY($message)`` an argument that is a message itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("hu", "cs", "en", "de")
_HERE = Path(__file__).resolve().parent
_LONGEST = 400
_folders: list[Path] = [_HERE]


@dataclass(frozen=True)
class Message:
    """Something to be said: the id of a message of the catalogue and its arguments by name."""

    id: str
    arguments: tuple[tuple[str, Any], ...]

    def __init__(self, id: str, /, **arguments: Any) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "arguments", tuple(arguments.items()))


def add_folder(folder: Path) -> None:
    """Make the ``<language>.ftl`` files of ``folder`` part of the catalogue (a game outside the package does this)."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def say(message: Message, language: str = "en") -> str:
    """The sentence of ``message`` in ``language``."""
    return _bundle(language).format(message.id, dict(message.arguments))


def printable(text: str) -> str:
    """A text from a stranger as it may be shown: no control characters, which move a terminal's cursor, and no end."""
    shown = "".join(sign if sign.isprintable() else "\ufffd" for sign in text[:_LONGEST])
    return shown if len(text) <= _LONGEST else f"{shown}…"


def knows(id: str, language: str) -> bool:
    """Whether the catalogue of ``language`` has the message ``id`` (``name`` or ``name.attribute``)."""
    return _bundle(language).find(id) is not None


def message_ids(language: str) -> frozenset[str]:
    """Every message id of a language, attributes as ``name.attribute``."""
    return frozenset(_bundle(language).ids())


class _Nested(str):
    """An argument that is a message: reads as its sentence, and can be said in another form."""

    __slots__ = ("message",)
    message: Message


class _Bundle:
    """The catalogue of one language."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        functions = {
            "GERMAN": self._cards("german"),
            "FRENCH": self._cards("french"),
            "VALUE": self._value,
            "SAY": self._say,
        }
        self._fluent = FluentBundle([language], functions=functions, use_isolating=False)
        for folder in folders:
            self._fluent.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
        self.language = language

    def ids(self) -> Iterable[str]:
        for name, message in self._fluent._messages.items():
            yield name
            yield from (f"{name}.{attribute.id.name}" for attribute in message.attributes)

    def find(self, id: str) -> Any:
        name, _, attribute = id.partition(".")
        if not self._fluent.has_message(name):
            return None
        message = self._fluent.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, id: str, arguments: dict[str, Any]) -> str:
        pattern = self.find(id)
        if pattern is None:
            raise KeyError(f"no message {id!r} in the catalogue of {self.language!r}")
        arguments = {name: printable(value) if isinstance(value, str) else value for name, value in arguments.items()}
        arguments = {
            name: self._nested(value) if isinstance(value, Message) else value for name, value in arguments.items()
        }
        text, errors = self._fluent.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message {id!r} in {self.language!r} with {arguments!r}: {errors}")
        return str(text)

    def _form(self, name: str, form: str | None) -> str:
        return f"{name}.{form}" if form else name

    def _nested(self, message: Message) -> _Nested:
        nested = _Nested(self.format(message.id, dict(message.arguments)))
        nested.message = message
        return nested

    def _say(self, nested: _Nested, form: str | None = None) -> str:
        message = nested.message
        return self.format(self._form(message.id, form), dict(message.arguments))

    def _cards(self, pack: str) -> Any:
        def name_cards(cards: Any, form: str | None = None) -> str:
            names = [
                self.format(self._form(f"card-{pack}", form), {"rank": f"r{code[0]}", "suit": code[1]})
                for code in str(cards).split()
            ]
            *firsts, last = names
            return self.format("list-and", {"first": ", ".join(firsts), "last": last}) if firsts else last

        return name_cards

    def _value(self, value: Any, form: str | None = None) -> str:
        return self.format(self._form("value", form), {"value": float(str(value))})


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language, tuple(_folders))
