"""Many deals of one game at once: states in one array, stepped and played out inside kernels.

A `Vector` is for programs that choose actions outside; `loops` holds what plays whole deals inside. Everything follows
from the seed: lanes do not depend on each other, nor on how many cores work.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from firefly._jit import count, kernel
from firefly.chance import advance, below, generators, shuffle
from firefly.errors import IllegalAction
from firefly.fields import Raw
from firefly.game import Game, Kernel, no_size, nth
from firefly.games import game_of
from firefly.rules import Rules
from firefly.text import Message

_SPREAD = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").view(np.int64).ravel()
"""the bits of a byte as bytes, eight in a word"""


class Lanes(NamedTuple):
    """The arrays of a vector of deals, one row a lane."""

    states: Raw
    """uint8[lanes, size]"""
    packs: NDArray[np.uint8]
    """uint8[lanes, cards]: the pack of each lane in dealing order"""
    chance: NDArray[np.int64]
    """int64[lanes]: generators"""
    turns: NDArray[np.int8]
    """int8[lanes]: the seat to act"""
    sizes: NDArray[np.int64]
    """int64[lanes]: the largest size of the sized action, 0 where it is not legal"""
    words: NDArray[np.int64]
    """int64[lanes, 2]: legal actions as the game's two masks"""
    masks: NDArray[np.int64]
    """int64[lanes, actions / 8]: 1 in the byte of each legal action"""


class Loops(NamedTuple):
    """A game's generic loops, compiled around its kernels; see `loops`."""

    start: Kernel
    """(states, row, before, rules, pack, chance) -> chance: shuffle and deal"""
    play_out: Kernel
    """(states, row, rules, chance) -> chance, decisions: play a deal to its end at random"""
    begin: Kernel
    """(lanes, before, rules, first, last): deal in rows"""
    advance: Kernel
    """(lanes, before, rules, actions, rewards, done, first, last): an action in each row"""
    sample: Kernel
    """(lanes, actions, first, last): a legal action for each row"""
    refused: Kernel
    """(lanes, actions) -> the first row whose action is not legal, or -1"""


@cache
def loops(game: Game) -> Loops:
    """The loops of a game, made once a process."""
    start, pick, play_out = _playing(game)
    return Loops(start, play_out, *_stepping(game, start), *_choosing(game, pick))


def _sized(game: Game) -> int:
    """The id from which on actions are sizes of the sized one."""
    return game.actions - 1 if game.most else game.actions


def _playing(game: Game) -> tuple[Kernel, Kernel, Kernel]:
    (view, load, save, _copy), read = game.fields.access, game.table.loader
    deal, legal, step, most = game.deal, game.legal, game.step, game.most or no_size
    common, dealt, second, sized = game.common_size, game.dealt, game.second, _sized(game)

    @kernel
    def start(states: Any, row: int, before: Any, rules: Any, pack: Any, chance: int) -> int:
        """Shuffle and deal to the match state ``before`` in a row; the generator after that."""
        for byte in range(common):
            states[row, byte] = before[byte]
        rows = view(states)
        state = load(rows, row)
        chance = shuffle(pack, pack.shape[0], dealt(state.seats), chance)
        deal(state, read(rules), pack)
        save(rows, row, state)
        return chance

    @kernel
    def pick(low: int, high: int, size: int, chance: int) -> int:
        """A legal action drawn uniformly, and the size of a raise too; takes two numbers of the generator."""
        lows = count(low)
        place = below(chance, lows + count(high))
        if place >= lows:
            return second + nth(high, place - lows)
        action = nth(low, place)
        return action if action < sized else action + below(advance(chance), size)

    @kernel
    def play_out(states: Any, row: int, rules: Any, chance: int) -> tuple[int, int]:
        """Play a deal to its end at random; the generator after that, and how many decisions it took."""
        rows, options = view(states), read(rules)
        state = load(rows, row)
        decisions = 0
        while state.turn >= 0:
            low, high = legal(state, options)
            size = most(state, options) if (low >> sized) & 1 else 0
            step(state, options, pick(low, high, size, chance))
            chance = advance(advance(chance))
            decisions += 1
        save(rows, row, state)
        return chance, decisions

    return start, pick, play_out


def _stepping(game: Game, start: Kernel) -> tuple[Kernel, Kernel]:
    # Arrays are counted when they are passed: these loop inside rather than being called for each row.
    (view, load, save, _copy), read = game.fields.access, game.table.loader
    legal, step, returns, most, second = game.legal, game.step, game.returns, game.most or no_size, game.second

    @kernel
    def tell(lanes: Any, rules: Any, first: int, last: int) -> None:
        """Write down what there is to decide in the rows from ``first`` to before ``last``."""
        turns, sizes, words, masks = lanes.turns, lanes.sizes, lanes.words, lanes.masks
        rows, options = view(lanes.states), read(rules)
        for row in range(first, last):
            state = load(rows, row)
            low, high = legal(state, options)
            turns[row] = state.turn
            sizes[row] = most(state, options)
            words[row, 0] = low
            words[row, 1] = high
            first_ids, last_ids = low | (high << second), high >> (64 - second)
            for group in range(masks.shape[1]):
                ids = first_ids if group < 8 else last_ids
                masks[row, group] = _SPREAD[(ids >> (8 * (group & 7))) & 255]

    @kernel
    def begin(lanes: Any, before: Any, rules: Any, first: int, last: int) -> None:
        """Deal in the rows from ``first`` to before ``last``."""
        for row in range(first, last):
            lanes.chance[row] = start(lanes.states, row, before, rules, lanes.packs[row], int(lanes.chance[row]))
        tell(lanes, rules, first, last)

    @kernel
    def advance_rows(
        lanes: Any, before: Any, rules: Any, actions: Any, rewards: Any, done: Any, first: int, last: int
    ) -> None:
        """Play an action in each row; a deal that ends gives its rewards and is followed by a fresh one."""
        states, packs, chance = lanes.states, lanes.packs, lanes.chance
        rows, options = view(states), read(rules)
        for row in range(first, last):
            state = load(rows, row)
            step(state, options, int(actions[row]))
            save(rows, row, state)
            done[row] = state.turn < 0
            for seat in range(rewards.shape[1]):
                rewards[row, seat] = 0
            if state.turn < 0:
                returns(state, options, rewards[row])
                chance[row] = start(states, row, before, rules, packs[row], int(chance[row]))
        tell(lanes, rules, first, last)

    return begin, advance_rows


def _choosing(game: Game, pick: Kernel) -> tuple[Kernel, Kernel]:
    second, sized = game.second, _sized(game)

    @kernel
    def sample(lanes: Any, actions: Any, first: int, last: int) -> None:
        """A legal action for each row."""
        words, sizes, chance = lanes.words, lanes.sizes, lanes.chance
        for row in range(first, last):
            now = int(chance[row])
            actions[row] = pick(int(words[row, 0]), int(words[row, 1]), int(sizes[row]), now)
            chance[row] = advance(advance(now))

    @kernel
    def refused(lanes: Any, actions: Any) -> int:
        """The first row whose action is not legal, -1 if all are."""
        for row in range(actions.shape[0]):
            action = int(actions[row])
            if action < 0 or action - sized >= max(1, lanes.sizes[row]):
                return row
            menu = min(action, sized)
            word = lanes.words[row, 0] >> menu if menu < second else lanes.words[row, 1] >> (menu - second)
            if word & 1 == 0:
                return row
        return -1

    return sample, refused


class Vector:
    """A vector of deals of one game, each begun anew when it ends.

    ``rules`` is a `Rules` or the name of a preset; every deal begins with ``standing`` (coins, chips or score of each
    seat; by default what the rules start with) and ``dealer``. The same seed gives the same deals for any number of
    ``threads``; more lanes begin with the same ones. Raises `FireflyError` as `Match` does.
    """

    def __init__(
        self,
        rules: Rules | str,
        seats: int,
        lanes: int,
        *,
        seed: int = 0,
        dealer: int = 0,
        standing: Sequence[int] | None = None,
        threads: int = 1,
        game: Game | None = None,
    ) -> None:
        self.game = game or game_of(rules if isinstance(rules, str) else rules.preset)
        self.rules = self.game.rules(rules) if isinstance(rules, str) else rules
        self.game.check_seats(self.rules, seats)
        self.seats, self.lanes, self.threads = seats, lanes, max(1, min(threads, lanes))
        self._before = self.game.match_state(self.rules, seats, dealer, standing)
        self._loops = loops(self.game)
        deck = np.array(self.game.deck(seats), np.uint8)
        self.arrays = Lanes(
            states=self.game.fields.new(lanes),
            packs=np.tile(deck, (lanes, 1)),
            chance=generators(seed, lanes),
            turns=np.zeros(lanes, np.int8),
            sizes=np.zeros(lanes, np.int64),
            words=np.zeros((lanes, 2), np.int64),
            masks=np.zeros((lanes, -(-self.game.actions // 8)), np.int64),
        )
        self.rewards = np.zeros((lanes, seats), np.int64)
        """int64[lanes, seats]: utilities of the deals that the last step ended, else 0"""
        self.done = np.zeros(lanes, np.uint8)
        """uint8[lanes]: 1 where the last step ended a deal (and the next has begun)"""
        self._actions = np.zeros(lanes, np.int64)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._run(lambda first, last: self._loops.begin(self.arrays, self._before, self.rules.vector, first, last))

    @property
    def turns(self) -> NDArray[np.int8]:
        """int8[lanes]: the seat to act."""
        return self.arrays.turns

    @property
    def masks(self) -> NDArray[np.uint8]:
        """uint8[lanes, actions]: 1 for each legal action."""
        return self.arrays.masks.view(np.uint8)[:, : self.game.actions]

    @property
    def sizes(self) -> NDArray[np.int64]:
        """int64[lanes]: the largest raise, 0 where none is allowed; raise N is action ``game.actions`` - 2 + N."""
        return self.arrays.sizes

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each lane, int64[lanes], drawn uniformly (of a raise the size too); reused by the next."""
        self._run(lambda first, last: self._loops.sample(self.arrays, self._actions, first, last))
        return self._actions

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
        """Play an action in each lane, int64[lanes]; gives `rewards` and `done`, which the next step writes anew.

        Raises `IllegalAction` if an action is not legal in its lane: then nothing has changed in any.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.lanes,):
            raise ValueError(f"{self.lanes} lanes want {self.lanes} actions, not an array of shape {chosen.shape}")
        lane = self._loops.refused(self.arrays, chosen)
        if lane >= 0:
            raise IllegalAction(Message("vector-refused", action=int(chosen[lane]), lane=lane))
        arguments = (self.arrays, self._before, self.rules.vector, chosen, self.rewards, self.done)
        self._run(lambda first, last: self._loops.advance(*arguments, first, last))
        return self.rewards, self.done

    def _run(self, work: Callable[[int, int], Any]) -> None:
        if self._pool is None:
            work(0, self.lanes)
            return
        edges = [self.lanes * part // self.threads for part in range(self.threads + 1)]
        for finished in [self._pool.submit(work, *edge) for edge in pairwise(edges)]:
            finished.result()
