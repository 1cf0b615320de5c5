"""The legal actions as a numbered menu, and what people type read as an action."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from firefly.game import Words
from firefly.notation import words_text
from firefly.terminal.screen import Screen
from firefly.text import say
from firefly.view import View

_FEW = 4
"""so many swaps or draws get a line each; more share lines"""
_CARD = re.compile(r"(10|[2-9tjqka])([cdhs])", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,6}")


class Menu:
    """What the viewer may do, numbered from 1.

    Many draws are one choice, for which the cards are asked afterwards; many swaps share a line by the card given.
    """

    def __init__(self, view: View, screen: Screen) -> None:
        self.view, self.screen = view, screen
        legal = list(view.legal.words)
        self.draws = [words for words in legal if words.verb == "draw"]
        if len(self.draws) > _FEW:
            first = legal.index(self.draws[0])
            legal = [words for words in legal if words.verb != "draw"]
            legal.insert(first, Words("draw"))
        swaps = [words for words in legal if words.verb == "swap"]
        self.rows: dict[int, list[Words]] = {}
        if len(swaps) > _FEW:
            for words in swaps:
                self.rows.setdefault(words.cards[0], []).append(words)
        self.lines = [words for words in legal if not (self.rows and words.verb == "swap")]
        self.choices = [*self.lines, *(words for row in self.rows.values() for words in row)]

    def show(self) -> None:
        """Print the menu and how else one may answer."""
        for number, words in enumerate(self.lines, 1):
            self._line(number, words)
        if self.rows:
            self.screen.console.print(self._grid())
        commands = self.screen.words("terminal-words")
        self.screen.line(self.screen.words("terminal-hint", example=self._example(), words=commands), "dim")

    def _line(self, number: int, words: Words) -> None:
        left = f"{number:>2}) {self._button(words)}"
        typed = self._typed(words)
        gap = self.screen.width - 2 - Text(left).cell_len - len(typed)
        self.screen.line(Text.assemble(left, (" " * gap + typed, "dim") if gap > 1 else ""))

    def _button(self, words: Words) -> str:
        if words == Words("draw"):
            return self.screen.words("terminal-draw-choice")
        view = self.view
        button = view.game.speech.button(view.state, view.rules, words)
        if words.size and view.legal.most > 1:
            owed = dict(button.arguments).get("owed", 0)
            return self.screen.words("terminal-raise-choice", owed=owed, most=view.legal.most)
        return say(button, self.screen.language)

    def _typed(self, words: Words) -> str:
        if words == Words("draw"):
            return "draw …" if self.screen.unicode else "draw ..."
        return f"{words.verb} 1..{self.view.legal.most}" if words.size else words_text(self.view.game, words)

    def _grid(self) -> Grid:
        """Swaps, a line for each card given."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        codes = self.view.game.pack.codes
        number = len(self.lines)
        for own, row in self.rows.items():
            cells = [Text(f"    {self.screen.words('terminal-swap-row', card=codes[own])}")]
            for words in row:
                number += 1
                cells.append(self._swap_cell(number, words))
            grid.add_row(*cells)
        return grid

    def _swap_cell(self, number: int, words: Words) -> Text:
        view = self.view
        value = dict(view.game.speech.button(view.state, view.rules, words).arguments).get("value", "0")
        choice = card = view.game.pack.codes[words.cards[1]]
        if value != "0":
            choice = self.screen.words("terminal-swap-choice", card=card, value=value)
        return Text(f"{number:>2}) {choice}", "bold" if value != "0" else "")

    def read(self, typed: str) -> str | None:
        """The action that was typed, by number or in words; None to ask again (the reason has been printed)."""
        first, *rest = typed.split()
        if not _NUMBER.fullmatch(first):
            return self._spelled(typed)
        if not 1 <= int(first) <= len(self.choices):
            most = len(self.choices)
            self.screen.refuse(self.screen.words("terminal-no-choice", n=int(first), most=most))
            return None
        words = self.choices[int(first) - 1]
        if words.size:
            return self._raise(words, rest)
        if words == Words("draw"):
            return self._draw(rest)
        return words_text(self.view.game, words)

    def _raise(self, words: Words, rest: Sequence[str]) -> str:
        most = self.view.legal.most
        if rest or most == 1:
            return " ".join([words.verb, *(rest or ["1"])])
        return f"{words.verb} {self.screen.number(self.screen.words('terminal-ask-size', most=most), 1, most, 1)}"

    def _draw(self, rest: Sequence[str]) -> str | None:
        cards = self._example().partition(" ")[2]
        typed = " ".join(rest) or self.screen.ask(self.screen.words("terminal-ask-cards", example=cards))
        return self._spelled(typed if typed.lower().startswith("draw") else f"draw {typed}") if typed else None

    def _example(self) -> str:
        """An action to show how actions are typed: the one with most to type, but no more than two cards."""
        legal = [words for words in self.view.legal.words if len(words.cards) <= 2]
        words = max(legal or self.choices, key=lambda words: (len(words.cards), words.size))
        return words_text(self.view.game, words)

    def _spelled(self, typed: str) -> str:
        """An action as records write it, however its cards were written; a card alone is played."""
        words = [_card(word) for word in typed.split()]
        verbs = self.view.game.speech.verbs
        if len(words) == 1 and words[0] in self.view.game.pack.ids and "play" in verbs:
            return f"play {words[0]}"
        return " ".join(word.lower() if word.lower() in verbs else word for word in words)


def _card(word: str) -> str:
    match = _CARD.fullmatch(word)
    return f"{match[1].upper().replace('10', 'T')}{match[2].lower()}" if match else word
