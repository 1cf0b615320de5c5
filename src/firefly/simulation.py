"""Statistics of a game at random play: deals played in kernels, on all cores, the same for any number of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from firefly._jit import kernel
from firefly.chance import generators
from firefly.game import Game
from firefly.games import game_of
from firefly.rules import Rules
from firefly.vector import loops

_BATCHES = 256
_LARGEST_BATCH = 8192


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True)
class Simulation:
    """What came out of ``deals`` deals, each with a fresh match and ``seats`` seats playing uniformly at random."""

    rules: Rules
    seats: int
    deals: int
    decisions: int
    length: Estimate
    """decisions a deal"""
    shortest: int
    longest: int
    places: tuple[Estimate, ...]
    """utility a deal by place: the eldest hand first, the dealer last"""
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    counts: NDArray[np.int64]
    """int64[rows, columns], see the game's `Tally`"""
    shares: tuple[tuple[Estimate, ...], ...]
    """each count as a share: in the first two columns of the column, in the others of the row in the second column"""


@cache
def _player(game: Game) -> Callable[..., Any]:
    inner, begun, ended, returns = loops(game), game.tally.begun, game.tally.ended, game.returns
    (view, load, _save, _copy), read = game.fields.access, game.table.loader
    start, play_out = inner.start, inner.play_out

    @kernel
    def play(
        states: Any, before: Any, rules: Any, pack: Any, chance: int, deals: int, out: Any, won: Any, table: Any
    ) -> int:
        """Play ``deals`` deals; out: decisions, shortest, longest, then the utility of each place."""
        row = 0
        for _ in range(deals):
            chance = start(states, row, before, rules, pack, chance)
            begun(load(view(states), row), read(rules), table)
            chance, decisions = play_out(states, row, rules, chance)
            state = load(view(states), row)
            ended(state, read(rules), table)
            out[0] += decisions
            out[1] = min(out[1], decisions)
            out[2] = max(out[2], decisions)
            returns(state, read(rules), won)
            for seat in range(state.seats):
                out[3 + (seat - state.dealer - 1) % state.seats] += won[seat]
        return chance

    return play


def simulate(
    rules: Rules | str,
    seats: int,
    deals: int,
    *,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play ``deals`` deals at random; ``progress`` is told how many more are done. Raises `FireflyError`.

    The deals are played in batches with a generator each, so that the result depends on the seed alone; standard errors
    come from how the batches differ.
    """
    game = game_of(rules if isinstance(rules, str) else rules.preset)
    rules = game.rules(rules) if isinstance(rules, str) else rules
    game.check_seats(rules, seats)
    size = min(_LARGEST_BATCH, max(1, -(-deals // _BATCHES)))
    sizes = [min(size, deals - first) for first in range(0, deals, size)]
    chances = generators(seed, len(sizes)).tolist()
    rows = game.tally.rows(rules)
    play = _player(game)

    def batch(number: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        out = np.zeros(3 + seats, np.int64)
        out[1] = np.iinfo(np.int64).max
        table = np.zeros((len(rows), len(game.tally.columns)), np.int64)
        before, pack = game.match_state(rules, seats), np.array(game.deck(seats), np.uint8)
        won = np.zeros(seats, np.int64)
        play(game.fields.new(), before, rules.vector, pack, chances[number], sizes[number], out, won, table)
        if progress:
            progress(sizes[number])
        return out, table

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        results = list(pool.map(batch, range(len(sizes))))
    outs = np.array([out for out, _ in results])
    tables = np.array([table for _, table in results])
    return _summary(game, rules, seats, np.array(sizes), outs, tables)


def _summary(
    game: Game, rules: Rules, seats: int, sizes: NDArray[Any], outs: NDArray[Any], tables: NDArray[Any]
) -> Simulation:
    alone = [np.repeat(tables[:, :, column].sum(axis=1)[:, None], tables.shape[1], axis=1) for column in (0, 1)]
    wholes = [*alone, *[tables[:, :, 1]] * (tables.shape[2] - 2)]
    shares = tuple(
        tuple(ratio(tables[:, row, column], wholes[column][:, row]) for column in range(tables.shape[2]))
        for row in range(tables.shape[1])
    )
    return Simulation(
        rules=rules,
        seats=seats,
        deals=int(sizes.sum()),
        decisions=int(outs[:, 0].sum()),
        length=ratio(outs[:, 0], sizes),
        shortest=int(outs[:, 1].min()),
        longest=int(outs[:, 2].max()),
        places=tuple(ratio(outs[:, 3 + place], sizes) for place in range(seats)),
        rows=game.tally.rows(rules),
        columns=game.tally.columns,
        counts=tables.sum(axis=0),
        shares=shares,
    )


def ratio(parts: NDArray[Any], wholes: NDArray[Any]) -> Estimate:
    """The ratio of two sums over batches with its standard error, which is nan for fewer than two batches."""
    total = wholes.sum()
    if total == 0:
        return Estimate(float("nan"), float("nan"))
    mean = parts.sum() / total
    batches = len(parts)
    if batches < 2:
        return Estimate(float(mean), float("nan"))
    residuals = parts - mean * wholes
    return Estimate(float(mean), float(np.sqrt((residuals**2).sum() * batches / (batches - 1)) / total))
