"""A match at the terminal: people and bots in turn, deal after deal."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from random import Random

from firefly.bots import Bot
from firefly.fields import PUBLIC
from firefly.match import Match
from firefly.terminal.board import show
from firefly.terminal.boards import board_of
from firefly.terminal.guide import explain
from firefly.terminal.screen import Leave, Screen
from firefly.terminal.story import Story
from firefly.terminal.turn import Turn, asked_for


class Table:
    """People at one keyboard, bots at the other seats.

    One person alone (or nobody) reads everything as it happens. Of several, each reads at their own turn what they
    have seen since the last, behind a curtain: what one sees is covered before the next looks.
    """

    def __init__(
        self,
        match: Match,
        people: Sequence[int],
        bots: Mapping[int, Bot],
        screen: Screen,
        packs: Random,
        thoughts: Random,
        pause: float,
    ) -> None:
        self.match, self.people, self.bots, self.screen = match, tuple(people), bots, screen
        self.packs, self.thoughts, self.pause = packs, thoughts, pause
        self.alone = (*self.people, PUBLIC)[0] if len(self.people) < 2 else None
        """the only reader there is, None if people have to hide their cards from each other"""
        self.seen: int | None = None
        """the person whose cards the screen shows, of several"""
        self.hurried = False
        """whether bots that are left alone play on to the end unwatched"""

    def play(self) -> None:
        """Play until somebody has won; raises `Leave` when somebody leaves."""
        self._seated()
        while self.match.winner is None:
            self._deal()
            if self.match.winner is None:
                self._between()

    def _seated(self) -> None:
        names = [self.match.players[seat] for seat in self.bots]
        self.screen.say("terminal-bots", "dim", n=len(names), names=", ".join(names))

    def _deal(self) -> None:
        self.match.start_deal(random=self.packs)
        self.seen = None
        story = Story(self.match, {*self.people, PUBLIC}, self.screen.language)
        self._tell(story)
        while (seat := self.match.turn) is not None:
            if seat in self.bots:
                self._bot(seat, story)
            else:
                self._person(seat, story)
        self._show_end(story)

    def _tell(self, story: Story) -> None:
        if self.alone is not None:
            self.screen.told(story.unread(self.alone))

    def _bot(self, seat: int, story: Story) -> None:
        if self.alone is not None and self.pause and not self.hurried:
            time.sleep(self.pause)
            self.screen.forget_typed()
        before = story.views()
        self.match.push_text(self.bots[seat].choose(self.match.view(seat), self.thoughts))
        story.add(before)
        self._tell(story)

    def _person(self, seat: int, story: Story) -> None:
        if self.alone is None and self.seen != seat:
            self._cover()
            self._curtain(seat)
        if self.alone is None:
            news = story.unread(seat)
            if news:
                self.screen.say("terminal-since", "dim")
                self.screen.told(news)
        Turn(self.match, seat, story, self.screen).take()
        self.screen.told(story.unread(seat))

    def _curtain(self, seat: int) -> None:
        player = self.match.players[seat]
        self.screen.say("terminal-curtain", "bold", player=player)
        self.screen.ask(self.screen.words("terminal-curtain-enter", player=player))
        self.screen.clear()
        self.seen = seat

    def _cover(self) -> None:
        """Take away what the last person has seen."""
        if self.seen is not None:
            self.screen.ask(self.screen.words("terminal-hide"))
            self.seen = None
        if self.alone is None:
            self.screen.clear()

    def _show_end(self, story: Story) -> None:
        """The table after a deal, as everyone at the keyboard may see it."""
        reader = self.alone
        if reader is None:
            self._cover()
            reader = PUBLIC
            story.catch_up(PUBLIC, self.people)
        self.screen.told(story.unread(reader))
        show(board_of(self.match.game), self.match.view(reader), self.match.players, self.screen)

    def _between(self) -> None:
        """Wait before the next deal, for as long as somebody is looking."""
        self.screen.line()
        out = self.match.game.speech.out(self.match.view(PUBLIC).state)
        watching = all(out[seat] for seat in self.people)
        if watching and self.hurried:
            return
        question = self.screen.words("terminal-watch" if watching else "terminal-next-deal")
        typed = self.screen.ask(question)
        while command := asked_for(typed, self.screen):
            if command == "quit":
                raise Leave
            explain(command, self.match.game, self.match.rules, self.screen)
            typed = self.screen.ask(question)
        self.hurried = watching and typed.lower() in self.screen.spellings("end")
