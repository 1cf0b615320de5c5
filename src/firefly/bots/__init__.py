"""Opponents: each chooses from what a seat may see, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from firefly.bots.betting import RuleOfThumbBetting
from firefly.bots.elimination import RuleOfThumbElimination
from firefly.bots.tricks import RuleOfThumbTricks
from firefly.view import View


class Bot(Protocol):
    """One who plays at a seat."""

    def choose(self, view: View, random: Random) -> str:
        """A legal action of the viewer, who is in turn, as records write it but without the seat."""


class RandomBot:
    """Plays any legal action, each as likely as the others."""

    def choose(self, view: View, random: Random) -> str:
        action = random.choice(view.legal.texts)
        verb, _, sizes = action.partition(" 1..")
        return f"{verb} {random.randint(1, int(sizes))}" if sizes else action


BOTS: dict[str, Callable[[], Bot]] = {
    "betting": RuleOfThumbBetting,
    "elimination": RuleOfThumbElimination,
    "tricks": RuleOfThumbTricks,
}
"""The rule-of-thumb bot of each game, by the game's name."""


def bot_for(game: str) -> Bot:
    """An opponent for the game called ``game``; one that plays anything where none knows it."""
    return BOTS.get(game, RandomBot)()


KINDS: dict[str, Callable[[str], Bot]] = {"thumb": bot_for, "random": lambda game: RandomBot()}
"""What kinds of opponents a table can seat: each makes a bot for the game of that name. The first is the default."""

DEFAULT_KIND = next(iter(KINDS))
