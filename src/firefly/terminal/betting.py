"""The board of Fájer with bets."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from firefly.cards import cards_of
from firefly.games.betting.state import JOINING, LOOKING
from firefly.terminal.board import change, hand_and_backs, own_three
from firefly.terminal.faces import BACK, Group
from firefly.terminal.screen import Screen
from firefly.view import View


class BettingBoard:
    """See `firefly.terminal.board.Board`."""

    columns: tuple[str, ...] = ("terminal-column-chips", "terminal-column-bet")

    def aside(self, view: View, screen: Screen) -> str:
        return screen.words("terminal-pot", n=sum(view.state.paid))

    def cells(self, view: View, seat: int, screen: Screen) -> list[Text]:
        bet = view.state.bet[seat] if view.turn is not None else 0
        return [Text(str(view.state.standing[seat]), "yellow"), Text(str(bet or ""))]

    def cards(self, view: View, seat: int) -> list[int]:
        return hand_and_backs(view.state.hand[seat], 3) if self._plays(view, seat) else []

    def _plays(self, view: View, seat: int) -> bool:
        state = view.state
        asked_later = state.pending if state.phase in (LOOKING, JOINING) else 0
        return bool((state.inside | asked_later) >> seat & 1)

    def note(self, view: View, seat: int, screen: Screen) -> str:
        state = view.state
        if view.turn is None:
            return change(state, seat, screen)
        if not state.live >> seat & 1 or not self._plays(view, seat):
            return screen.words("terminal-note-folded" if state.bet[seat] else "terminal-note-out")
        if state.blind == seat:
            return screen.words("terminal-note-majzli")
        if state.inside >> seat & 1 and state.standing[seat] == 0:
            return screen.words("terminal-note-all-in")
        return ""

    def groups(self, view: View, names: Sequence[str], screen: Screen) -> list[Group]:
        state = view.state
        talon = list(cards_of(state.talon)) if state.upturned else [BACK] * 4
        groups = [Group(screen.words("terminal-talon"), talon)]
        own = own_three(view, screen)
        if not own and view.turn is not None and view.seat >= 0 and self._plays(view, view.seat):
            own = [Group(screen.words("terminal-hand-unseen"), [BACK] * 3)]
        return groups + own
