"""The table as it is drawn: head, a line for each seat, the cards that lie open, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.table import Table as Grid
from rich.text import Text

from firefly.cards import cards_of
from firefly.fields import Plain
from firefly.hands import worth
from firefly.rules import value_options
from firefly.terminal.faces import BACK, Faces, Group, faces_of
from firefly.terminal.screen import Screen, shortened
from firefly.text import Message
from firefly.view import View

NARROW_NAME = 10


class Board(Protocol):
    """What a family of games shows of a view."""

    columns: tuple[str, ...]
    """message ids of the headings between the name and the cards"""

    def aside(self, view: View, screen: Screen) -> str:
        """What stands at the right of the head."""

    def cells(self, view: View, seat: int, screen: Screen) -> list[Text]:
        """A cell for each of the columns."""

    def cards(self, view: View, seat: int) -> list[int]:
        """The cards of a seat, open and face down."""

    def note(self, view: View, seat: int, screen: Screen) -> str:
        """What else there is to say of a seat."""

    def groups(self, view: View, names: Sequence[str], screen: Screen) -> list[Group]:
        """The cards that are drawn below the seats."""


class StandingBoard:
    """For a game that has no board of its own: who has how much."""

    columns: tuple[str, ...] = ()

    def aside(self, view: View, screen: Screen) -> str:
        return ""

    def cells(self, view: View, seat: int, screen: Screen) -> list[Text]:
        return []

    def cards(self, view: View, seat: int) -> list[int]:
        return list(cards_of(view.state.hand[seat]))

    def note(self, view: View, seat: int, screen: Screen) -> str:
        return str(view.state.standing[seat])

    def groups(self, view: View, names: Sequence[str], screen: Screen) -> list[Group]:
        return []


def show(board: Board, view: View, names: Sequence[str], screen: Screen) -> None:
    """Draw the table as ``view`` has it."""
    faces = faces_of(view.game.pack, screen)
    screen.line()
    screen.line(_head(board, view, names, screen))
    screen.console.print(_seats(board, view, names, faces, screen))
    groups = board.groups(view, names, screen)
    if groups:
        screen.line()
    for line in faces.lay(groups):
        screen.line(line)


def _head(board: Board, view: View, names: Sequence[str], screen: Screen) -> Text:
    state, rules = view.state, view.rules
    most = next((int(value) for option, value in rules.items() if option.name == "max_deals"), 0)
    dealer = f"{dealer_mark(screen)} {names[state.dealer]}"
    title = screen.words(f"preset-{rules.preset}")
    # after the last deal further ones may follow until nobody ties for the win
    counted = "terminal-head-of" if most >= state.deals else "terminal-head"
    left = screen.words(counted, title=title, n=state.deals, most=most, player=dealer)
    aside = board.aside(view, screen)
    across = screen.mark("─", "-")
    right = f" {aside} {across * 2}" if aside else ""
    left = f"{across * 2} {shortened(left, screen.width - len(right) - 5)} "
    fill = across * max(1, screen.width - 1 - Text(left).cell_len - Text(right).cell_len)
    return Text.assemble((left, "bold"), (fill, "dim"), (right, "bold"))


def dealer_mark(screen: Screen) -> str:
    """The sign of the dealer."""
    return screen.mark("◆", "*")


def _seats(board: Board, view: View, names: Sequence[str], faces: Faces, screen: Screen) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    for heading in board.columns:
        grid.add_column(screen.words(heading), justify="right", no_wrap=True)
    grid.add_column(screen.words("terminal-column-cards"), overflow="fold")
    grid.add_column("", no_wrap=True)
    for seat in range(view.state.seats):
        turn = f"{screen.mark('▶', '>')} " if seat == view.turn else "  "
        dealer = f" {dealer_mark(screen)}" if seat == view.state.dealer else ""
        name = Text.assemble(
            (turn, "bold yellow"), (names[seat], "bold" if seat in (view.turn, view.seat) else ""), (dealer, "yellow")
        )
        row = faces.row(board.cards(view, seat))
        grid.add_row(name, *board.cells(view, seat, screen), row, Text(board.note(view, seat, screen), "italic"))
    return grid


def hand_and_backs(hand: int, cards: int) -> list[int]:
    """The known cards of a hand, and backs up to so many cards."""
    known = list(cards_of(hand))
    return known + [BACK] * (cards - len(known))


def own_three(view: View, screen: Screen) -> list[Group]:
    """The hand of the viewer in a game of three cards, with what it is worth; none while it is not theirs to see."""
    if view.seat < 0 or view.turn is None:
        return []
    hand = view.state.hand[view.seat]
    if hand.bit_count() < 3:
        return []
    found = worth(hand, **value_options(view.rules))
    what = found.description if found.strength else Message("value", value=0)
    return [Group(screen.words("terminal-hand-worth", hand=what), list(cards_of(hand)))]


def change(state: Plain, seat: int, screen: Screen) -> str:
    """What a finished deal did to a seat: "+5"."""
    by = state.change[seat]
    if by == 0:
        return ""
    return f"+{by}" if by > 0 else f"{screen.mark('−', '-')}{-by}"
