"""House rules in words, as the form and the pages of rules show them."""

from __future__ import annotations

from typing import Any

from firefly.game import Game
from firefly.rules import Choice, Count, Option, Value
from firefly.rules_text import label, option_id, value_id
from firefly.text import Message, say


def plain(game: Game, option: Option, value: Value, language: str) -> str:
    """A value as people say it."""
    if isinstance(value, bool):
        return say(Message("rules-yes" if value else "rules-no"), language)
    return str(value) if isinstance(value, int) else say(Message(value_id(game, option, value)), language)


def described(game: Game, preset: str, option: Option, language: str) -> dict[str, Any]:
    """An option as a template draws it: a number, or one of a few words."""
    default = game.table.presets[preset][option.name]
    values = option.values
    words: tuple[Value, ...] = values.words if isinstance(values, Choice) else (True, False)
    return {
        "label": label(game, option, language),
        "help": say(Message(f"{option_id(game, option)}.help"), language),
        "usual": plain(game, option, default, language),
        "least": values.least if isinstance(values, Count) else None,
        "most": values.most if isinstance(values, Count) else None,
        "words": []
        if isinstance(values, Count)
        else [(str(word).lower(), plain(game, option, word, language)) for word in words],
    }
