"""What a game provides, and the doors through which the rest of firefly calls it.

A game is a handful of kernels over one state and one vector of rules:

    deal(state, rules, pack)          start the next deal of a match from a pack in dealing order
    legal(state, rules) -> masks      the ids of the legal actions as two masks, see below
    most(state, rules) -> size        the largest size of the game's sized action now, 0 where there is none
    step(state, rules, action)        play a legal action, in place
    returns(state, rules, out)        utility of each seat of a finished deal, more is better

An action is one integer. Ids below ``actions`` make up the menu. If the game has a sized action (a raise), it is the
last of the menu, and ids from there up are its sizes 1, 2, 3, …

Legal actions come as two masks, since more than 63 do not fit in one: bit i of the first stands for id i, bit i of the
second for id ``second`` + i.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol

import numpy as np

from firefly._jit import jitted, kernel, lowest
from firefly.cards import Pack
from firefly.errors import FireflyError
from firefly.fields import MAX_SEATS, Field, Fields, Plain, Raw, everyone
from firefly.rules import Rules, RuleTable
from firefly.text import Message

NO_SEAT = -1

COMMON = (
    Field("seats", np.int8, 0, everyone, "seats of the table"),
    Field("dealer", np.int8, 0, everyone, "the seat that deals"),
    Field("turn", np.int8, 0, everyone, "the seat to act, -1 when no deal is under way"),
    Field("phase", np.int8, 0, everyone, "part of the deal, as the game numbers them"),
    Field("winner", np.int8, 0, everyone, "the seat that has won the match, else -1"),
    Field("live", np.int16, 0, everyone, "mask of the seats that take part in the match"),
    Field("deals", np.int32, 0, everyone, "deals begun in this match"),
    Field("standing", np.int64, MAX_SEATS, everyone, "coins, chips or score of each seat"),
    Field("change", np.int64, MAX_SEATS, everyone, "what a finished deal did to each standing"),
)
"""The fields that every game's table begins with."""


class Words(NamedTuple):
    """An action as it was written: verb, cards in the order given, and the size of a raise."""

    verb: str
    cards: tuple[int, ...] = ()
    size: int = 0


class Played(NamedTuple):
    """An action and the seat that played it; cards that the reader may not know are -1."""

    seat: int
    words: Words


class Knowledge(NamedTuple):
    """All that a seat (or the public) knows of a deal under way: what a completion has to agree with."""

    state: Plain
    seat: int
    rules: Rules
    actions: tuple[Played, ...]
    deck: Sequence[int]


class Verb(NamedTuple):
    """How many cards a verb takes, whether they are a set (any order), and whether a size follows."""

    least: int = 0
    most: int = 0
    is_set: bool = False
    sized: bool = False


class Speech(Protocol):
    """What a game says about itself; states are plain, and never more than the reader may know."""

    verbs: ClassVar[dict[str, Verb]]

    def words(self, state: Plain, action: int) -> Words:
        """The words of a legal action; a sized one with its size."""

    def why(self, state: Plain, rules: Rules, words: Words) -> Message:
        """Why these words, which can be read, are no legal action of the seat in turn."""

    def opening(self, state: Plain, rules: Rules, names: Sequence[str]) -> list[Message]:
        """What there is to tell when a deal begins; ``state`` is a view."""

    def story(self, before: Plain, after: Plain, rules: Rules, words: Words, names: Sequence[str]) -> list[Message]:
        """What an action did, as a viewer saw it: the states are two views of the same seat."""

    def hidden(self, words: Words) -> int:
        """How many of the cards of an action only the seat that plays it sees: all or none."""

    def summary(self, state: Plain, rules: Rules) -> dict[str, list[Any]]:
        """What a record says about a finished deal besides change, standing and out."""

    def out(self, state: Plain) -> list[bool]:
        """Which seats can take no part in the next deal."""

    def holdings(self, state: Plain) -> list[int]:
        """Masks of all places where cards lie: no card may be in two."""

    def visible(self, state: Plain) -> int:
        """Mask of all cards that a view shows."""

    def handed(self, state: Plain) -> list[int]:
        """Masks of what has come off the pack and is still where it came to or has moved on, apart for each place."""

    def conserved(self, state: Plain) -> int:
        """A sum that no action may change; 0 in a game that has none."""

    def prompt(self, state: Plain, rules: Rules) -> Message:
        """What the seat in turn is asked."""

    def button(self, state: Plain, rules: Rules, words: Words) -> Message:
        """A legal action as a button or menu line."""


class Kernel(Protocol):
    """Any of a game's kernels."""

    def __call__(self, *arguments: Any) -> Any: ...


class Tally(NamedTuple):
    """What a simulation counts: an int64[rows, columns] that two kernels (state, rules, table) add to.

    Labels of the columns: messages ``<game>-tally-<column>``; of the rows: ``<game>-tally``.
    """

    rows: Callable[[Rules], tuple[str, ...]]
    columns: tuple[str, ...]
    begun: Kernel
    ended: Kernel


@dataclass(frozen=True, eq=False)
class Game:
    """A family of presets that share rules."""

    name: str
    table: RuleTable
    fields: Fields
    pack: Pack
    seats: range
    actions: int
    """how many ids the menu has"""
    deck: Callable[[int], Sequence[int]]
    """seats -> the ids in play, in printing order"""
    dealt: Kernel
    """kernel (seats) -> how many cards of the pack a deal can use up at the most"""
    standing: Callable[[Rules], int]
    """rules -> what every seat starts a match with"""
    deal: Kernel
    legal: Kernel
    step: Kernel
    returns: Kernel
    speech: Speech
    complete: Callable[[Knowledge, Random], tuple[list[int], list[Words]]]
    """A pack and all actions that fit what is known, drawn uniformly; it need not have checked that every action was
    legal and everything shown the same (`firefly.completion` does)."""
    tally: Tally
    second: int = 63
    """the id that bit 0 of the second mask of legal actions stands for"""
    most: Kernel | None = None
    chips: bool = False
    """whether the standings are chips, which people may buy and take away between deals"""
    folder: Path | None = None

    def match_state(self, rules: Rules, seats: int, dealer: int = 0, standing: Sequence[int] | None = None) -> Raw:
        """A match before its first deal, uint8[size]; ``standing`` defaults to what the rules start with."""
        raw = self.fields.new()[0]
        record = raw.view(self.fields.dtype)[0]
        record["seats"], record["dealer"], record["turn"], record["winner"] = seats, dealer, NO_SEAT, NO_SEAT
        record["standing"][:seats] = standing if standing is not None else self.standing(rules)
        return raw

    def check_seats(self, rules: Rules, seats: int) -> None:
        """Raise `FireflyError` (``record/format``) unless the game is for so many."""
        if seats not in self.seats:
            allowed = {"least": self.seats[0], "most": self.seats[-1]}
            raise FireflyError(Message("match-players", preset=rules.preset, n=seats, **allowed), code="record/format")

    @property
    def common_size(self) -> int:
        """Bytes at the front of a state that hold the fields of `COMMON`."""
        fields: Any = self.fields.dtype.fields
        return max(int(fields[field.name][1]) + fields[field.name][0].itemsize for field in COMMON)

    @cached_property
    def doors(self) -> Doors:
        """The kernels behind the bytes of states."""
        return Doors(self)

    def rules(self, preset: str | None = None, **changes: Any) -> Rules:
        """A preset (by default the first) with changes."""
        return self.table.rules(preset or next(iter(self.table.presets)), changes)


class Doors:
    """A game's kernels as functions over uint8[rows, size] and a row: the one way from Python into a game.

    These trust their arguments; `firefly.deal.Deal` is the safe door.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        (view, load, save, _copy), read = game.fields.access, game.table.loader
        deal, legal, step, returns, most = game.deal, game.legal, game.step, game.returns, game.most or no_size

        @kernel
        def deal_row(states: Any, row: int, rules: Any, pack: Any) -> None:
            rows = view(states)
            state = load(rows, row)
            deal(state, read(rules), pack)
            save(rows, row, state)

        @kernel
        def step_row(states: Any, row: int, rules: Any, action: int) -> None:
            rows = view(states)
            state = load(rows, row)
            step(state, read(rules), action)
            save(rows, row, state)

        @kernel
        def legal_row(states: Any, row: int, rules: Any) -> tuple[int, int]:
            low, high = legal(load(view(states), row), read(rules))
            return int(low), int(high)

        @kernel
        def most_row(states: Any, row: int, rules: Any) -> int:
            return int(most(load(view(states), row), read(rules)))

        @kernel
        def returns_row(states: Any, row: int, rules: Any, out: Any) -> None:
            returns(load(view(states), row), read(rules), out)

        self.deal, self.step, self.legal, self.most, self.returns = deal_row, step_row, legal_row, most_row, returns_row

    def menu(self, raw: Raw, state: Plain, rules: Rules) -> tuple[int, int, int]:
        """The masks of the legal actions and the largest size of the sized one; ``state`` is what ``raw`` holds."""
        if jitted():
            rows = raw.reshape(1, -1)
            return (*self.legal(rows, 0, rules.vector), int(self.most(rows, 0, rules.vector)))
        low, high = self._game.legal(state, rules.plain)
        return int(low), int(high), int((self._game.most or no_size)(state, rules.plain))

    def played(self, raw: Raw, state: Plain, rules: Rules, action: int) -> Plain | None:
        """Play an action in ``raw``; the state that it leads to, where that is at hand. ``state`` is not changed."""
        if jitted():
            self.step(raw.reshape(1, -1), 0, rules.vector, action)
            return None
        after = self._game.fields.twin(state)
        self._game.step(after, rules.plain, action)
        self._game.fields.write(after, raw)
        return after


@kernel
def no_size(state: Any, rules: Any) -> int:
    """The `most` of a game without a sized action."""
    return 0


@kernel
def following(mask: int, seat: int) -> int:
    """The first seat of ``mask`` (not empty) after ``seat`` in the order of play."""
    after = mask >> (seat + 1)
    return lowest(after) + seat + 1 if after else lowest(mask)


@kernel
def preceding(mask: int, seat: int) -> int:
    """The first seat of ``mask`` (not empty) before ``seat`` in the order of play."""
    before = mask & ((1 << seat) - 1)
    if before == 0:
        before = mask
    last = 0
    while before:
        last = lowest(before)
        before &= before - 1
    return last


def order_of_play(mask: int, state: Plain) -> list[int]:
    """The seats of ``mask`` from the eldest hand round to the dealer."""
    seats = int(state.seats)
    return [seat for step in range(1, seats + 1) if mask >> (seat := (state.dealer + step) % seats) & 1]


@kernel
def next_dealer(state: Any) -> int:
    """Who deals next: the first dealer at the start, then the next live seat."""
    return int(state.dealer) if state.deals == 0 else following(int(state.live), int(state.dealer))


@kernel
def nth(mask: int, place: int) -> int:
    """The card at ``place`` (from 0) of ``mask`` in printing order."""
    for _ in range(place):
        mask &= mask - 1
    return lowest(mask)
