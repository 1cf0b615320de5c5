"""Random legal play: our kernels beside other engines, in one run on one core.

``python -m bench.engine`` prints the table and writes it to ``bench/results.md``; ``--json FILE`` writes the figures.
Conditions: 4 seats, preset rules, uniform among the legal actions (a raise's size uniform too), shuffling, dealing and
paying counted in, compilation not; the best of several repeats, in which all contestants take turns.
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from bench.peers import PEERS
from bench.results import machine, write_section
from firefly import PRESETS, Vector
from firefly._jit import kernel
from firefly.chance import generators
from firefly.vector import loops

SEATS = 4
BATCH = 1024
Contestant = Callable[[float], float]

TARGETS = {"fly": 3.0, "nemet": 2.0, "hivos": 1.5, "talon": 1.5}
"""what each preset has to reach as a multiple of OpenSpiel's C++ rollouts on euchre"""


def kernels(preset: str) -> Contestant:
    """Whole deals inside a kernel: decisions a second."""
    game = PRESETS[preset]
    start, play_out = loops(game).start, loops(game).play_out

    @kernel
    def play(states: Any, before: Any, rules: Any, pack: Any, chance: int, deals: int) -> tuple[int, int]:
        total = 0
        for _ in range(deals):
            chance = start(states, 0, before, rules, pack, chance)
            chance, decisions = play_out(states, 0, rules, chance)
            total += decisions
        return chance, total

    rules = game.rules(preset)
    states, before = game.fields.new(), game.match_state(rules, SEATS)
    pack = np.array(game.deck(SEATS), np.uint8)
    chance = int(generators(1, 1)[0])
    play(states, before, rules.vector, pack, chance, 1)

    def measure(seconds: float) -> float:
        nonlocal chance
        decisions, began = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            chance, more = play(states, before, rules.vector, pack, chance, 2000)
            decisions += more
        return decisions / elapsed

    return measure


def vector(preset: str) -> Contestant:
    """From Python through `Vector`, masks out and actions chosen by a kernel: decisions a second."""
    lanes = Vector(preset, SEATS, BATCH, seed=1)
    lanes.step(lanes.sample())

    def measure(seconds: float) -> float:
        steps, began = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - began) < seconds:
            for _ in range(20):
                lanes.step(lanes.sample())
            steps += 20
        return steps * BATCH / elapsed

    return measure


def state_copy(repeats: int = 5) -> float:
    """Nanoseconds to copy a state of the largest game, the best of ``repeats``."""
    game = max(PRESETS.values(), key=lambda game: game.fields.size)
    view, _load, _save, copy = game.fields.access

    @kernel
    def many(states: Any, times: int) -> None:
        rows = view(states)
        for number in range(times):
            copy(rows, number & 7, (number + 3) & 7)

    states, times, best = game.fields.new(8), 1_000_000, float("inf")
    many(states, 1)
    for _ in range(repeats):
        began = time.perf_counter()
        many(states, times)
        best = min(best, time.perf_counter() - began)
    return best / times * 1e9


def run(seconds: float, repeats: int) -> dict[str, Any]:
    """Measure everything: group -> name -> decisions a second, and ``state_copy_ns``."""
    contestants: dict[str, Mapping[str, Contestant]] = {
        "firefly": {preset: kernels(preset) for preset in PRESETS},
        f"firefly_vector_{BATCH}": {preset: vector(preset) for preset in PRESETS},
        **PEERS,
    }
    best: dict[str, Any] = {group: dict.fromkeys(names, 0.0) for group, names in contestants.items()}
    for repeat in range(repeats):
        for group, names in contestants.items():
            for name, measure in names.items():
                best[group][name] = max(best[group][name], measure(seconds))
                print(f"{repeat + 1}/{repeats} {group} {name}: {best[group][name] / 1e6:.3f} M/s", flush=True)
    best["state_copy_ns"] = state_copy(repeats)
    return best


def table(best: Mapping[str, Any], conditions: str) -> str:
    """The results as Markdown, ratios first."""
    euchre = best["openspiel_cpp"]["euchre"]
    groups = [group for group in best if group != "state_copy_ns"]
    lines = [
        "## Engine: random legal play on one core",
        "",
        "`python -m bench.engine`",
        "",
        conditions,
        "",
        "| engine | game | times OpenSpiel C++ euchre | wanted | million decisions a second |",
        "|---|---|--:|--:|--:|",
    ]
    for group in groups:
        for name, figure in best[group].items():
            wanted = f"{TARGETS[name]:.1f}" if group == "firefly" else ""
            lines.append(f"| {group} | {name} | {figure / euchre:.3g} | {wanted} | {figure / 1e6:.3g} |")
    lines += [
        "",
        f"Copying a state of the largest game takes {best['state_copy_ns']:.1f} ns.",
        "",
        "- A decision is one action of a player, forced ones included; chance moves are not counted, their time is.",
        "- OpenSpiel's C++ rollouts are `MCTSBot` with a `RandomRolloutEvaluator` of 100 rollouts and one simulation.",
        "- They start from dealt states: the opening deal is not in their time, which is in their favour.",
        "- RLCard plays leduc with 2 and limit hold'em with 4 seats, PokerKit with 6.",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the decisions a second to this file")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each contestant plays a repeat")
    parser.add_argument("--repeats", type=int, default=5, help="how many repeats the best is taken of")
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    best = run(options.seconds, options.repeats)
    conditions = (
        f"{machine('firefly-cards', 'numba', 'numpy', 'open-spiel', 'rlcard', 'pokerkit')}. {SEATS} seats, preset "
        f"rules, best of {options.repeats} repeats of {options.seconds:g} s in which all take turns."
    )
    text = table(best, conditions)
    print(text)
    write_section("engine", text)
    if options.json:
        options.json.write_text(json.dumps(best, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
