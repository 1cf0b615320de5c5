"""Many deals of one game at once: states in one array, stepped and played out inside kernels.

A `Vector` is for programs that choose actions outside (its masks and actions are arrays); `playouts` plays whole deals
at random inside. Everything follows from the seed; lanes do not depend on each other, nor on how many cores work.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from firefly._jit import count, kernel
from firefly.chance import advance, below, generators, shuffle
from firefly.fields import Raw
from firefly.game import Game, no_size, nth
from firefly.games import game_of
from firefly.rules import Rules


class Loops:
    """A game's generic loops, compiled around its kernels; use `loops`."""

    def __init__(self, game: Game) -> None:
        load, save, read = game.fields.loader(), game.fields.saver(), game.table.loader()
        deal, legal, step, returns, most = game.deal, game.legal, game.step, game.returns, game.most or no_size
        common = game.common_size
        second, sized = game.second, game.actions - 1 if game.most else game.actions

        @kernel
        def start(states: Any, row: int, before: Any, rules: Any, pack: Any, dealt: int, chance: int) -> int:
            """Shuffle and deal to the match state ``before`` in a row; the generator after that."""
            for byte in range(common):
                states[row, byte] = before[byte]
            chance = shuffle(pack, pack.shape[0], dealt, chance)
            state = load(states, row)
            deal(state, read(rules), pack)
            save(states, row, state)
            return chance

        @kernel
        def choose(state: Any, rules: Any, chance: int) -> int:
            """A legal action drawn uniformly, and the size of a raise uniformly too; takes two numbers of the generator."""
            low, high = legal(state, rules)
            lows = count(low)
            place = below(chance, lows + count(high))
            if place >= lows:
                return second + nth(high, place - lows)
            action = nth(low, place)
            return action if action < sized else action + below(advance(chance), most(state, rules))

        @kernel
        def play_out(states: Any, row: int, rules: Any, chance: int) -> tuple[int, int]:
            """Play a deal to its end at random; the generator after that, and how many decisions it took."""
            state, options = load(states, row), read(rules)
            decisions = 0
            while state.turn >= 0:
                step(state, options, choose(state, options, chance))
                chance = advance(advance(chance))
                decisions += 1
            save(states, row, state)
            return chance, decisions

        @kernel
        def play_deals(
            states: Any, row: int, before: Any, rules: Any, pack: Any, dealt: int, chance: int, deals: int, out: Any
        ) -> tuple[int, int]:
            """Deal and play ``deals`` deals at random in a row; adds to out[0], int64[seats], what each seat won."""
            total = 0
            for _ in range(deals):
                chance = start(states, row, before, rules, pack, dealt, chance)
                chance, decisions = play_out(states, row, rules, chance)
                total += decisions
                state = load(states, row)
                returns(state, read(rules), out[1])
                for seat in range(state.seats):
                    out[0, seat] += out[1, seat]
            return chance, total

        self.start, self.choose, self.play_out, self.play_deals = start, choose, play_out, play_deals


@cache
def loops(game: Game) -> Loops:
    """The loops of a game, made once a process."""
    return Loops(game)
