"""The online table under load, beside boardgame.io: real matches of all four games over the loopback.

``python -m bench.server`` prints the table and writes it to ``bench/results.md``; ``--json FILE`` writes the figures.
Conditions: four people a table who play at random, a socket each; real rules, clocks on, our log on disk (SQLite,
synchronous), no bots. The servers run on one core, the load on another; both servers are driven by the same load.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from bench.load import Job, Target
from bench.processes import Server
from bench.results import machine, write_section
from bench.tables import SEATS

KINDS = ("firefly", "boardgame.io")
TABLES = 250
RATE = 300
MOVES = 30
"""how often each table has moved when memory is looked at"""

P99_MS, CORES, RATIO, TABLE_KB, VIEW_BYTES = 20, 0.3, 1.5, 150, 10_000
"""what has to be reached: at ``RATE``, at most, at most; at least; at most, less"""


def jobs(seconds: float, repeats: int) -> dict[str, Job]:
    """What is measured, each with fresh servers."""
    return {
        "paced": Job("paced", [], TABLES, seconds, RATE),
        "saturated": Job("saturated", [], TABLES, seconds / 2, repeats=repeats),
        "memory": Job("memory", [], 2 * TABLES, seconds, moves=MOVES),
    }


def measure(job: Job) -> Any:
    """Start the servers, and have the load do a job at them."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        servers = [stack.enter_context(Server(kind, folder)) for kind in KINDS]
        job.targets = [Target(server.kind, server.port, server.process.pid) for server in servers]
        done = subprocess.run(
            [sys.executable, "-m", "bench.load"], input=msgspec.json.encode(job), stdout=subprocess.PIPE, check=True
        )
        return json.loads(done.stdout)


def table(found: Mapping[str, Any], conditions: str) -> str:
    """The results as Markdown."""
    lines = [
        "## Server: matches over the loopback, beside boardgame.io",
        "",
        "`python -m bench.server`",
        "",
        conditions,
        "",
        "| | wanted | firefly | boardgame.io |",
        "|---|--:|--:|--:|",
    ]
    for label, wanted, key, figure in ROWS:
        if key[0] in found:
            ours, theirs = (figure(_within(found, key, kind)) for kind in KINDS)
            lines.append(f"| {label} | {wanted} | {ours} | {theirs} |")
        if key == ("saturated",) and "saturated" in found:
            lines.append(_ratio(*(_per_second(found["saturated"][kind]) for kind in KINDS)))
    return "\n".join([*lines, "", *NOTES])


def _within(found: Mapping[str, Any], key: tuple[str, ...], kind: str) -> Any:
    inside = found[key[0]][kind]
    for name in key[1:]:
        inside = inside[name]
    return inside


def _per_second(one: Mapping[str, Any]) -> list[float]:
    return [run["moves_per_processor_second"] for run in one["runs"]]


def _ratio(ours: list[float], theirs: list[float]) -> str:
    best, middle = max(ours) / max(theirs), median(ours) / median(theirs)
    return f"| the same as a multiple, best (median) | ≥ {RATIO} | {best:.2f} ({middle:.2f}) | 1 |"


def _waits(run: Mapping[str, float]) -> str:
    return f"{run['p50_ms']:.1f} / {run['p99_ms']:.1f} / {run['max_ms']:.1f}"


def _best(one: Mapping[str, Any]) -> str:
    return f"{max(_per_second(one)):.0f} ({median(_per_second(one)):.0f})"


def _view(first: Mapping[str, float]) -> str:
    return f"{first['most_bytes']:.0f}"


ROWS: tuple[tuple[str, str, tuple[str, ...], Callable[[Any], str]], ...] = (
    (
        f"{SEATS * TABLES} sockets, {RATE} moves/s: ms from a move to all four seats, p50 / p99 / max",
        f"p99 ≤ {P99_MS}",
        ("paced",),
        _waits,
    ),
    ("the same: share of a core, all processes of the server", f"≤ {CORES}", ("paced", "cores"), "{:.2f}".format),
    (f"{TABLES} tables in a hurry: moves a second of the processor, best (median)", "", ("saturated",), _best),
    (
        "bytes of the largest first view on a new socket after that",
        f"< {VIEW_BYTES}",
        ("saturated", "first_view"),
        _view,
    ),
    (
        f"kB of memory a table in mid-match ({4 * TABLES} tables)",
        f"≤ {TABLE_KB}",
        ("memory", "each"),
        lambda size: f"{size / 1000:.0f}",
    ),
)

NOTES = (
    "- firefly plays its four games in turn, writes each move to disk before it is shown, and sends each seat all it",
    "  may do, in words; boardgame.io plays a minimal game of 52 cards (`bench/boardgame`) and keeps it in memory.",
    "- Moves come at random moments (exponential pauses), from a table chosen at random; in a hurry every table moves",
    "  as soon as all its seats have seen the move before. The two servers take turns.",
    "- boardgame.io sends whole states, its default. A first view there holds the whole log of the match.",
)


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file")
    parser.add_argument("--seconds", type=float, default=20, help="how long each figure is measured")
    parser.add_argument("--repeats", type=int, default=4, help="how often the servers take turns in a hurry")
    parser.add_argument("--only", choices=list(jobs(1, 1)), help="measure this alone, and leave results.md as it is")
    options = parser.parse_args()
    found = {
        name: measure(job)
        for name, job in jobs(options.seconds, options.repeats).items()
        if options.only in (None, name)
    }
    conditions = (
        f"{machine('firefly-cards', 'litestar', 'uvicorn', 'uvloop', 'msgspec')}, boardgame.io 0.50.2. {SEATS} people "
        f"a table who play at random, a socket each; {options.seconds:g} s a figure, half of that in a hurry. The "
        "servers run on one core, the load on another."
    )
    text = table(found, conditions)
    print(text)
    if options.only is None:
        write_section("server", text)
    if options.json:
        options.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
