"""How cards look in a terminal: drawn ones, and small ones in a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from firefly.cards import HUNGARIAN, UNKNOWN, Pack
from firefly.terminal.screen import Screen

BACK = -1
"""stands for a card that lies face down"""

_PAPER = " on #f6f0df"
_GERMAN_INK = {"c": "#6b4a1e", "d": "#a06a00", "h": "#b3261e", "s": "#2e6b2e"}
_FRENCH_INK = {"c": "#1f2a2e", "d": "#b3261e", "h": "#b3261e", "s": "#1f2a2e"}
_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_BACK_STYLE = "#8d2f2a on #f6f0df"
_NUMERALS = {"7": "VII", "8": "VIII", "9": "IX", "T": "X"}
_SPACE = "    "
_LABEL = 14


@dataclass
class Group:
    """Cards that lie together, under a label; each may have a caption below it."""

    label: str
    cards: Sequence[int]
    captions: Sequence[str] = field(default_factory=list)


class Faces:
    """The cards of a pack on a screen."""

    def __init__(self, pack: Pack, screen: Screen) -> None:
        self.pack, self.screen = pack, screen
        self.german = pack is HUNGARIAN
        self.signs = not self.german and screen.unicode
        self._names = {code: self._names_of(code) for code in pack.codes}
        longest = max(cell_len(name) for names in self._names.values() for name in names)
        self.inner = 3 if self.signs else max(7, longest)

    def names(self, code: str) -> tuple[str, str]:
        """Rank and suit of a card as they stand on it."""
        return self._names[code]

    def _names_of(self, code: str) -> tuple[str, str]:
        rank, suit = code[0], code[1]
        if self.german:
            shown = _NUMERALS.get(rank) or self.screen.words("terminal-rank", rank=rank)
            return shown, self.screen.words("terminal-suit-german", suit=suit)
        shown = "10" if rank == "T" else rank
        return shown, _SIGNS[suit] if self.signs else self.screen.words("terminal-suit-french", suit=suit)

    def ink(self, code: str) -> str:
        """The style of a card's face."""
        return (_GERMAN_INK if self.german else _FRENCH_INK)[code[1]] + _PAPER

    def small(self, card: int) -> Text:
        """A card in a line: "hearts King", "K♥", or a back."""
        if card == BACK:
            return Text(self.screen.mark("▒▒", "##"), _BACK_STYLE)
        code = self.pack.codes[card]
        rank, suit = self.names(code)
        return Text(rank + suit if self.signs else f"{suit} {rank}", f"bold {self.ink(code)}")

    def row(self, cards: Sequence[int]) -> Text:
        """Small cards side by side."""
        return Text(" " if self.signs or BACK in cards else "  ").join(self.small(card) for card in cards)

    def drawn(self, card: int) -> list[Text]:
        """A card as four lines, its code in the corner."""
        inner = self.inner
        across, up = self.screen.mark("─", "-"), self.screen.mark("│", "|")
        corners = "╭╮╰╯" if self.screen.unicode else "++++"
        code, style = UNKNOWN, _BACK_STYLE
        middle = [self.screen.mark("░", ":") * inner] * 2
        if card != BACK:
            code = self.pack.codes[card]
            style = self.ink(code)
            middle = [_centred(name, inner) for name in self.names(code)]
        corner = across * 2 if card == BACK else code
        return [
            Text(f"{corners[0]}{corner}{across * (inner - 2)}{corners[1]}", style),
            *(Text(f"{up}{line}{up}", f"bold {style}" if card != BACK else style) for line in middle),
            Text(f"{corners[2]}{across * inner}{corners[3]}", style),
        ]

    def block(self, group: Group) -> list[Text]:
        """A group as lines, all of one width: the label on two lines, then the cards."""
        width = max(self.inner + 2, *(cell_len(caption) for caption in group.captions), 0)
        columns = []
        for place, card in enumerate(group.cards):
            lines = self.drawn(card)
            if group.captions:
                lines = [*lines, Text(group.captions[place])]
            columns.append([_padded(line, width) for line in lines])
        lines = [Text(" ").join(parts) for parts in zip(*columns, strict=True)]
        label = self.screen.wrapped(group.label, width=max(lines[0].cell_len, _LABEL))
        lines = [*(Text(line, "bold") for line in ["", *label][-2:]), *lines]
        widest = max(line.cell_len for line in lines)
        return [_padded(line, widest) for line in lines]

    def _spoken(self, group: Group) -> Text:
        words = []
        for place, card in enumerate(group.cards):
            who = f"{group.captions[place]}: " if group.captions else ""
            code = f" ({self.pack.codes[card]})" if card != BACK else ""
            words.append(f"{who}{self.small(card).plain}{code}")
        return Text(f"{group.label} - {', '.join(words)}")

    def lay(self, groups: Sequence[Group]) -> list[Text]:
        """Groups side by side as far as they fit, else below each other."""
        if not self.screen.drawn:
            return [self._spoken(group) for group in groups]
        shelves: list[list[list[Text]]] = []
        room = -1
        for block in (self.block(group) for group in groups):
            room -= len(_SPACE) + block[0].cell_len
            if room < 0:
                shelves.append([])
                room = self.screen.width - 1 - block[0].cell_len
            shelves[-1].append(block)
        return [line for shelf in shelves for line in _beside(shelf)]


@lru_cache(maxsize=8)
def faces_of(pack: Pack, screen: Screen) -> Faces:
    """The cards of a pack on a screen, made once."""
    return Faces(pack, screen)


def _beside(blocks: list[list[Text]]) -> list[Text]:
    height = max(len(block) for block in blocks)
    filled = [block + [Text(" " * block[0].cell_len)] * (height - len(block)) for block in blocks]
    lines = [Text(_SPACE).join(parts) for parts in zip(*filled, strict=True)]
    for line in lines:
        line.rstrip()
    # the upper line of labels is there for long ones
    return lines if lines[0].plain else lines[1:]


def _centred(text: str, width: int) -> str:
    left = (width - cell_len(text)) // 2
    return set_cell_size(" " * left + text, width)


def _padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - text.cell_len)) if text.cell_len < width else text
