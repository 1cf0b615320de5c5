"""The board of fly."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from firefly.cards import FRENCH, cards_of
from firefly.game import Played
from firefly.games.tricks.play import BUYING
from firefly.terminal.board import NARROW_NAME, change, hand_and_backs
from firefly.terminal.faces import Group
from firefly.terminal.screen import Screen, shortened
from firefly.view import View


class TricksBoard:
    """See `firefly.terminal.board.Board`."""

    columns: tuple[str, ...] = ("terminal-column-score", "terminal-column-tricks")

    def aside(self, view: View, screen: Screen) -> str:
        return screen.words("terminal-trump", suit=FRENCH.codes[view.state.turned][1])

    def cells(self, view: View, seat: int, screen: Screen) -> list[Text]:
        state = view.state
        return [Text(str(state.standing[seat]), "yellow"), Text(str(state.tricks[seat] or ""))]

    def cards(self, view: View, seat: int) -> list[int]:
        state = view.state
        return hand_and_backs(state.hand[seat], state.held[seat]) if state.inside >> seat & 1 else []

    def note(self, view: View, seat: int, screen: Screen) -> str:
        state = view.state
        folded = screen.words("terminal-note-folded")
        if view.turn is None:
            return change(state, seat, screen) if state.inside >> seat & 1 else folded
        if not state.inside >> seat & 1:
            return folded
        if state.phase == BUYING and state.asked >> seat & 1:
            drawn = state.drawn[seat]
            return screen.words("terminal-note-drawn" if drawn else "terminal-note-stayed", n=drawn)
        return ""

    def groups(self, view: View, names: Sequence[str], screen: Screen) -> list[Group]:
        state = view.state
        groups = [Group(screen.words("terminal-turned"), [state.turned])]
        label, played = self._trick(view, screen)
        if played:
            captions = [shortened(names[play.seat], NARROW_NAME) for play in played]
            groups.append(Group(label, [play.words.cards[0] for play in played], captions))
        if view.seat >= 0 and view.turn is not None and self.cards(view, view.seat):
            groups.append(Group(screen.words("terminal-hand"), list(cards_of(state.hand[view.seat]))))
        return groups

    def _trick(self, view: View, screen: Screen) -> tuple[str, Sequence[Played]]:
        """The trick under way, else the last one."""
        state = view.state
        plays = [played for played in view.played if played.words.verb == "play"]
        size = state.inside.bit_count()
        if lying := plays[size * state.trick :]:
            return screen.words("terminal-trick", n=state.trick + 1), lying
        return screen.words("terminal-trick-last"), plays[-size:]
