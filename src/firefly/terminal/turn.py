"""A person's turn: the table, the menu, and an answer that is played."""

from __future__ import annotations

from firefly.errors import FireflyError
from firefly.match import Match
from firefly.terminal.board import show
from firefly.terminal.boards import board_of
from firefly.terminal.guide import explain
from firefly.terminal.menu import Menu
from firefly.terminal.screen import Leave, Screen
from firefly.terminal.story import Story
from firefly.text import say
from firefly.view import View


class Turn:
    """One decision of the person at a seat."""

    def __init__(self, match: Match, seat: int, story: Story, screen: Screen) -> None:
        self.match, self.seat, self.story, self.screen = match, seat, story, screen
        self.view: View = match.view(seat)
        self.menu = Menu(self.view, screen)

    def take(self) -> None:
        """Ask until an action is legal, and play it; raises `Leave`."""
        self._draw()
        while not self._answer(self.screen.ask("")):
            pass

    def _draw(self) -> None:
        view, names = self.view, self.match.players
        show(board_of(view.game), view, names, self.screen)
        self.screen.line()
        turn = self.screen.words("terminal-turn", player=names[self.seat])
        prompt = say(view.game.speech.prompt(view.state, view.rules), self.screen.language)
        self.screen.line(f"{turn} {prompt}", "bold")
        self.menu.show()

    def _answer(self, typed: str) -> bool:
        """Do what was typed; whether that was an action."""
        if not typed:
            self._draw()
            return False
        if command := asked_for(typed, self.screen):
            self._command(command)
            return False
        action = self.menu.read(typed)
        if action is None:
            return False
        before = self.story.views()
        try:
            self.match.push_text(action)
        except FireflyError as refusal:
            self.screen.refuse(refusal.text(self.screen.language))
            return False
        self.story.add(before)
        return True

    def _command(self, command: str) -> None:
        view, screen = self.view, self.screen
        match command:
            case "quit":
                raise Leave
            case "log":
                screen.told(self.story.all(self.seat))
            case _:
                explain(command, view.game, view.rules, screen)


def asked_for(typed: str, screen: Screen) -> str | None:
    """Which of the table's own words was typed, if any: help, rules, log, quit."""
    typed = typed.lower()
    if typed.startswith("?"):
        return "help"
    return next((word for word in ("help", "rules", "log", "quit") if typed in screen.spellings(word)), None)
