"""The load that `bench.server` puts on servers: many tables full of people who play at random.

It runs in a process of its own, on a core of its own: it reads a `Job` as JSON and prints what it has measured as JSON.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections import Counter
from random import Random
from statistics import median
from typing import Any

import httpx
import msgspec
import uvloop

from bench.processes import pin, processor_seconds, resident
from bench.tables import SEATS, Person, sit_down

OPENING = 8
"""tables that are opened at the same time"""


class Target(msgspec.Struct):
    """A server to be measured."""

    kind: str
    port: int
    pid: int


class Job(msgspec.Struct):
    """What to measure, and how long."""

    phase: str
    targets: list[Target]
    tables: int
    seconds: float
    rate: float = 0
    repeats: int = 1
    moves: int = 0


class Table:
    """One table: whether its last move has been shown to all its seats, and who moves next."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.people: list[Person] = []
        self.versions = [-1] * SEATS
        self.version = -1
        """after the move that is under way, or the last"""
        self.behind = SEATS
        self.sent = 0.0
        self.next: tuple[Person, int, Any] | None = None
        self.moves = 0

    def shown(self, place: int, version: int) -> None:
        """A seat has been shown the table after so many moves."""
        if self.versions[place] < self.version <= version:
            self.behind -= 1
            if not self.behind and self.sent:
                self.crowd.moved(self, time.perf_counter() - self.sent)
                self.sent = 0.0
                self._look()
        self.versions[place] = max(version, self.versions[place])

    def asked(self, place: int, version: int, choice: Any) -> None:
        """A seat may move."""
        if version >= self.version and self.next is None:
            self.next = self.people[place], version, choice
            self._look()

    def _look(self) -> None:
        if self.next is not None and not self.sent:
            self.crowd.ready(self)

    def play(self) -> None:
        """The seat in turn moves."""
        assert self.next is not None
        person, version, choice = self.next
        self.next = None
        self.version, self.behind, self.sent = version + 1, SEATS, time.perf_counter()
        self.moves += 1
        person.act(version, choice)

    def refused(self, code: str) -> None:
        """A move was not accepted."""
        self.crowd.refusals[code] += 1


class Crowd:
    """All tables at one server."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.tables: list[Table] = []
        self.idle: list[Table] = []
        self.hurried = False
        self.waits: list[float] = []
        self.refusals: Counter[str] = Counter()
        self.random = Random(1)

    def ready(self, table: Table) -> None:
        """A table may move on."""
        if self.hurried:
            table.play()
        else:
            self.idle.append(table)

    def moved(self, table: Table, wait: float) -> None:
        """A move has been shown to all seats."""
        self.waits.append(wait)

    async def grow(self, number: int) -> None:
        """Open more tables and let their matches begin."""
        first = len(self.tables)
        gate = asyncio.Semaphore(OPENING)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.target.port}", timeout=30) as web:

            async def open_one(place: int, table: Table) -> None:
                async with gate:
                    table.people = await sit_down(web, self.target.kind, self.target.port, place, table)
                    for person in table.people:
                        await person.dial()
                    table.people[0].begin()

            new = [Table(self) for _ in range(number)]
            self.tables += new
            await asyncio.gather(*(open_one(first + place, table) for place, table in enumerate(new)))
        await self.rest()

    async def rest(self) -> None:
        """Wait until nothing is under way."""
        for _ in range(300):
            await asyncio.sleep(0.1)
            if len(self.idle) == len(self.tables):
                return
        raise SystemExit(f"{len(self.tables) - len(self.idle)} tables stand still; refused: {dict(self.refusals)}")

    async def hurry(self, seconds: float) -> None:
        """Let every table move as soon as it can."""
        self.hurried, idle, self.idle = True, self.idle, []
        for table in idle:
            table.play()
        await asyncio.sleep(seconds)
        self.hurried = False

    async def stroll(self, seconds: float, rate: float) -> None:
        """Let tables move at random moments, so many moves a second in all."""
        now = following = time.perf_counter()
        end = now + seconds
        while now < end:
            while following <= now and self.idle:
                place = self.random.randrange(len(self.idle))
                self.idle[place], self.idle[-1] = self.idle[-1], self.idle[place]
                self.idle.pop().play()
                following += self.random.expovariate(rate)
            await asyncio.sleep(0.001)
            now = time.perf_counter()

    async def measure(self, seconds: float, rate: float = 0) -> dict[str, float]:
        """Let the tables move, in a hurry or so many times a second; what it took."""
        self.waits.clear()
        begun, used, own = time.perf_counter(), processor_seconds(self.target.pid), time.process_time()
        await (self.stroll(seconds, rate) if rate else self.hurry(seconds))
        passed = time.perf_counter() - begun
        used, own = processor_seconds(self.target.pid) - used, time.process_time() - own
        waits = sorted(self.waits)
        if not waits:
            raise SystemExit(f"{self.target.kind}: no move was shown to all seats within {seconds:g} s")
        await self.rest()
        return {
            "moves": len(waits),
            "moves_per_second": len(waits) / passed,
            "moves_per_processor_second": len(waits) / used,
            "cores": used / passed,
            "client_cores": own / passed,
            "p50_ms": 1000 * waits[len(waits) // 2],
            "p99_ms": 1000 * waits[len(waits) * 99 // 100],
            "max_ms": 1000 * waits[-1],
            "refused": self.refusals.total(),
        }

    async def first_views(self) -> dict[str, float]:
        """What comes first on a socket that is opened anew."""
        sizes = [await table.people[1].come_back() for table in self.tables[:40]]
        moves = [table.moves for table in self.tables[:40]]
        return {"most_bytes": max(sizes), "median_bytes": median(sizes), "moves": min(moves)}


async def paced(job: Job) -> dict[str, Any]:
    """The time from a move to its being shown at every seat, one server after the other."""
    found = {}
    for target in job.targets:
        crowd = Crowd(target)
        await crowd.grow(job.tables)
        await crowd.measure(3, job.rate)
        found[target.kind] = await crowd.measure(job.seconds, job.rate)
    return found


async def saturated(job: Job) -> dict[str, Any]:
    """As many moves as possible, at both servers in turn; and what comes first on a socket after all that."""
    crowds = {target.kind: Crowd(target) for target in job.targets}
    runs: dict[str, list[dict[str, float]]] = {kind: [] for kind in crowds}
    for crowd in crowds.values():
        await crowd.grow(job.tables)
        await crowd.measure(3)
    for _ in range(job.repeats):
        for kind, crowd in crowds.items():
            runs[kind].append(await crowd.measure(job.seconds))
    return {kind: {"runs": runs[kind], "first_view": await crowd.first_views()} for kind, crowd in crowds.items()}


async def memory(job: Job) -> dict[str, Any]:
    """What a table in the middle of its match takes of the server's memory."""
    found = {}
    for target in job.targets:
        warm_up = Crowd(target)
        await warm_up.grow(8)
        await warm_up.measure(2)
        sizes = [resident(target.pid)]
        for _ in range(2):
            crowd = Crowd(target)
            await crowd.grow(job.tables)
            while sum(table.moves for table in crowd.tables) < job.moves * job.tables:
                await crowd.hurry(2)
                await crowd.rest()
            await asyncio.sleep(1)
            sizes.append(resident(target.pid))
        found[target.kind] = {"tables": job.tables, "bytes": sizes, "each": (sizes[2] - sizes[0]) / (2 * job.tables)}
    return found


def main() -> None:
    """Read a job, do it, print what was found."""
    pin(-1)
    gc.disable()
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    phase = {"paced": paced, "saturated": saturated, "memory": memory}[job.phase]
    sys.stdout.buffer.write(msgspec.json.encode(uvloop.run(phase(job))))


if __name__ == "__main__":
    main()
