"""The board of German fajer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from firefly.cards import cards_of
from firefly.hands import worth
from firefly.terminal.board import change, hand_and_backs, own_three
from firefly.terminal.faces import Group
from firefly.terminal.screen import Screen
from firefly.view import View


class EliminationBoard:
    """See `firefly.terminal.board.Board`."""

    columns: tuple[str, ...] = ("terminal-column-coins",)

    def aside(self, view: View, screen: Screen) -> str:
        everything = int(view.rules["coins"]) * view.state.seats
        return screen.words("terminal-pot-coins", n=everything - sum(view.state.standing))

    def cells(self, view: View, seat: int, screen: Screen) -> list[Text]:
        coins, most = view.state.standing[seat], int(view.rules["coins"])
        full, spent = screen.mark("●", "o") * coins, screen.mark("○", ".") * (most - coins)
        return [Text.assemble((full, "yellow"), (spent, "dim"))]

    def cards(self, view: View, seat: int) -> list[int]:
        state = view.state
        in_deal = (state.live | state.fell) >> seat & 1
        return hand_and_backs(state.hand[seat], 3) if in_deal else []

    def note(self, view: View, seat: int, screen: Screen) -> str:
        state = view.state
        if not state.live >> seat & 1:
            return screen.words("terminal-note-fallen")
        if state.laid >> seat & 1:
            lies = screen.words("terminal-note-laid", value=worth(state.hand[seat]).value)
            return f"{lies}  {change(state, seat, screen)}"
        if view.turn is None:
            return change(state, seat, screen)
        return screen.words("terminal-note-gone") if state.gone >> seat & 1 else ""

    def groups(self, view: View, names: Sequence[str], screen: Screen) -> list[Group]:
        state = view.state
        groups = []
        if state.common:
            label = screen.words("terminal-common", value=worth(state.common).value)
            groups.append(Group(label, list(cards_of(state.common))))
        return groups + own_three(view, screen)
