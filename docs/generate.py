"""Print docs/states.md: the field table of every game and the options of every preset, as the code has them."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence

from firefly._jit import interpret

interpret()

from firefly.fields import Field, everyone, nobody, own_seat  # noqa: E402
from firefly.game import COMMON, Game  # noqa: E402
from firefly.games import GAMES  # noqa: E402
from firefly.rules import Choice, Count, Flag, Option, Value  # noqa: E402
from firefly.rules_text import option_id, value_id  # noqa: E402
from firefly.text import Message, say  # noqa: E402

_HEAD = """\
# States and options

Printed from the code by `python docs/generate.py > docs/states.md`; a test compares.

The first part lists what the state of each game is made of, the second what a table of each preset can settle.
[ARCHITECTURE.md](../ARCHITECTURE.md#the-field-table) says what a field table is for, and
[the tour](tour.md#views) shows how to look into a view.

## States

A state is a row of bytes. As a record it has the fields below, first those of every game, then those of its own. A
*mask* is an integer that stands for a set: bit c for card id c, bit s for seat s. Seats count from 0. A field with a
number for each seat has 9 of them, whatever the number of players.

*Seen by* says whom a view shows the field. Who may not see it reads 0, or what the column says."""


def page() -> str:
    """The text of docs/states.md."""
    return "\n".join([_HEAD, *_states(), *_options()]) + "\n"


def _states() -> Iterator[str]:
    yield from ("", "### Every game", "")
    yield from _field_table(COMMON)
    for game in GAMES:
        presets = " and ".join(f"`{preset}`" for preset in game.table.presets)
        own = [field for field in game.fields.fields if field not in COMMON]
        yield from ("", f"### `{game.name}`", "", f"The game of {presets}. A state has {game.fields.size} bytes.", "")
        yield from _field_table(own)


def _field_table(fields: Sequence[Field]) -> Iterator[str]:
    rows = [(f"`{field.name}`", _type(field), _sees(field), field.doc) for field in fields]
    return _table(("field", "type", "seen by", "what it holds"), rows)


def _type(field: Field) -> str:
    name = field.type.__name__
    return f"`{name}[{field.shape}]`" if field.shape else f"`{name}`"


def _sees(field: Field) -> str:
    known = ((everyone, "everyone"), (own_seat, "its own seat"), (nobody, "nobody"))
    named = next((text for rule, text in known if field.sees is rule), None)
    text = named or (inspect.getdoc(field.sees) or "depends on the state").splitlines()[0].rstrip(".")
    return f"{text}; else reads {field.blank}" if field.blank else text


def _options() -> Iterator[str]:
    yield from ("", "## Options", "", "`firefly rules PRESET` says the same in four languages.")
    for game in GAMES:
        for preset in game.table.presets:
            yield from ("", f"### `{preset}`", "", f"{_say(f'preset-{preset}')}. {_say(f'preset-{preset}.about')}", "")
            yield from _option_table(game, preset)


def _option_table(game: Game, preset: str) -> Iterator[str]:
    rows = [
        (
            f"`{option.name}`",
            _values(game, option),
            _value(game, option, default),
            _say(f"{option_id(game, option)}.help"),
        )
        for option, default in game.rules(preset).items()
    ]
    return _table(("option", "values", "default", "what it does"), rows)


def _values(game: Game, option: Option) -> str:
    match option.values:
        case Choice(words):
            return ", ".join(_value(game, option, word) for word in words)
        case Count(least, most):
            return f"{least:,} to {most:,}"
        case Flag():
            return "`true`, `false`"


def _value(game: Game, option: Option, value: Value) -> str:
    if not isinstance(value, str):
        return f"`{str(value).lower()}`"
    label = _say(value_id(game, option, value))
    # quoted where TOML or Python would else take it for a number
    written = f"`{value}`" if value.isidentifier() else f'`"{value}"`'
    return written if label == value else f"{written} ({label})"


def _say(name: str) -> str:
    return say(Message(name), "en")


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(row)} |"


if __name__ == "__main__":
    print(page(), end="")
