"""Help at the table: how to type, what the game is about, what hands are worth, the house rules."""

from __future__ import annotations

from collections.abc import Iterator

from firefly.cards import HUNGARIAN
from firefly.game import Game
from firefly.hands import worth
from firefly.rules import Rules, value_options
from firefly.rules_text import describe_rules
from firefly.terminal.screen import Screen
from firefly.text import Message, knows, say

_EXAMPLES = ("Ac Ad Ah", "Ac Kc Tc", "7c 7d 7h", "Ac Ad 7h", "Ac Tc 7h", "7c 8d 9h")
"""a hand of each kind: three aces, fire, three of a rank, two aces, 21, nothing"""


def explain(command: str, game: Game, rules: Rules, screen: Screen) -> None:
    """Print what the command ``rules`` or ``help`` asks for."""
    screen.pages((house_rules if command == "rules" else how_to_play)(game, rules, screen))


def house_rules(game: Game, rules: Rules, screen: Screen) -> list[str]:
    """Every option of this table in words."""
    return list(describe_rules(game, rules, screen.language))


def how_to_play(game: Game, rules: Rules, screen: Screen) -> list[str]:
    """Everything that one has to know to play."""
    german = game.pack is HUNGARIAN
    lines = [screen.words(f"preset-{rules.preset}"), ""]
    story = f"terminal-game-{game.name}"
    if knows(story, screen.language):
        amounts = {option.name: value for option, value in rules.items()}
        lines += [*_paragraphs(say(Message(story, **amounts), screen.language)), ""]
    lines += [*(_values(rules, screen) if german else _ranks(game, screen)), ""]
    lines += _paragraphs(screen.words("terminal-help-german" if german else "terminal-help-french"))
    return [*lines, "", *_paragraphs(screen.words("terminal-help-typing"))]


def _paragraphs(text: str) -> list[str]:
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]


def _ranks(game: Game, screen: Screen) -> Iterator[str]:
    ranks = " ".join("10" if rank == "T" else rank for rank in reversed(game.pack.ranks))
    yield screen.words("terminal-help-ranks", ranks=ranks)


def _values(rules: Rules, screen: Screen) -> Iterator[str]:
    """What three cards are worth at this table, from the best down."""
    yield screen.words("terminal-help-values")
    aces, fire, trips, two_aces, twenty_one, nothing = (
        worth(HUNGARIAN.mask(cards), **value_options(rules)).value for cards in _EXAMPLES
    )
    below = "-below" if aces == trips else ""
    rows = [(aces, f"three-aces{below}"), (fire, "fire"), (trips, "trips"), ("24-30", "suited")]
    if below:
        rows = [rows[1], rows[0], *rows[2:]]
    ten_only = value_options(rules).get("twenty_one") == "ten_only"
    rows += [(two_aces, "two-aces"), (twenty_one, "ten-only" if ten_only else "any-ten"), (nothing, "nothing")]
    for value, name in rows:
        shown = value if "-" in value else screen.words("value", value=float(value))
        yield f"  {shown:>6}  {screen.words(f'terminal-value-{name}')}"
