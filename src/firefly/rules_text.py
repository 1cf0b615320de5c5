"""House rules in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from firefly.game import Game
from firefly.rules import Choice, Count, Flag, Option, Rules, Value
from firefly.text import Message, say


def describe_presets(presets: Mapping[str, Game], language: str) -> Iterator[str]:
    """A line for each preset: its name, its title and what it is about."""
    for preset in presets:
        title, about = say(Message(f"preset-{preset}"), language), say(Message(f"preset-{preset}.about"), language)
        yield f"{preset}: {title}. {about}"


def describe_rules(game: Game, rules: Rules, language: str) -> Iterator[str]:
    """Every option of a game: label, what it does, its values, the default and what this table plays."""
    preset = rules.preset
    yield f"{preset}: {say(Message(f'preset-{preset}'), language)}"
    yield say(Message(f"preset-{preset}.about"), language)
    default = game.table.presets[preset]
    for option, value in rules.items():
        yield ""
        yield f"{option.name} ({label(game, option, language)})"
        yield f"  {say(Message(f'{option_id(game, option)}.help'), language)}"
        yield f"  {values(game, option, language)}"
        standard = value_words(game, option, default[option.name], language)
        yield f"  {say(Message('rules-default', value=standard), language)}"
        if value != default[option.name]:
            chosen = value_words(game, option, value, language)
            yield f"  {say(Message('rules-chosen', value=chosen), language)}"


def option_id(game: Game, option: Option) -> str:
    """The message id of an option's label."""
    return f"{game.name}-option-{option.name}"


def label(game: Game, option: Option, language: str) -> str:
    """What an option is called."""
    return say(Message(option_id(game, option)), language)


def values(game: Game, option: Option, language: str) -> str:
    """What an option can be, in words."""
    match option.values:
        case Choice(words):
            return ", ".join(value_words(game, option, word, language) for word in words)
        case Count(least, most):
            return say(Message("allowed-count", least=str(least), most=str(most)), language)
        case Flag():
            return ", ".join(value_words(game, option, flag, language) for flag in (True, False))


def value_words(game: Game, option: Option, value: Value, language: str) -> str:
    """A value as it is written, and where it has one, its name: ``ferbli (back and forth)``."""
    if isinstance(value, bool):
        return f"{str(value).lower()} ({say(Message('rules-yes' if value else 'rules-no'), language)})"
    if isinstance(value, int):
        return str(value)
    name = say(Message(value_id(game, option, value)), language)
    return value if name == value else f"{value} ({name})"


def value_id(game: Game, option: Option, word: str) -> str:
    """The message id of one word of a choice."""
    return f"{option_id(game, option)}-{word.replace('.', '_')}"
