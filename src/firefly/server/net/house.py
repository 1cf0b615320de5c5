"""The house: all tables in memory, the log under them, and the clock that makes things happen by themselves."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Any

import structlog

from firefly.errors import FireflyError
from firefly.server import decide as rules_of_the_house
from firefly.server import events as ev
from firefly.server import past, sight, wire
from firefly.server.decide import Who, refuse
from firefly.server.net.commit import Log
from firefly.server.net.metrics import TABLES
from firefly.server.net.minds import Minds
from firefly.server.net.room import Room
from firefly.server.shuffle import Shuffler, lot
from firefly.server.store import Store
from firefly.server.table import Table, engine

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
IDLE = 30 * 60_000
"""milliseconds after which a table that nobody looks at leaves the memory"""
SWEEP = 60.0
logger = structlog.get_logger()


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest() if secret else ""


def milliseconds() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Opens tables, finds them again, and lets them go when nobody is there."""

    def __init__(
        self,
        store: Store,
        minds: Minds | None = None,
        shuffler: Shuffler | None = None,
        clock: Callable[[], int] = milliseconds,
        most_tables: int = 10_000,
    ) -> None:
        self.log, self.store, self.clock, self.most_tables = Log(store), store, clock, most_tables
        self.minds = minds or Minds()
        self.shuffler = shuffler or Shuffler()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        """set whenever what the lobby shows may have changed"""

    def stir(self) -> None:
        """Tell the lobby that something may have changed."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def start(self) -> None:
        """Bring back the tables that were in use."""
        self.minds.start()
        for id in await self.log.call(self.store.live, self.clock()):
            try:
                await self.room(id)
            except Exception:  # one bad table must not keep the others away
                logger.exception("table.lost", table=id)
        self._sweeper = asyncio.create_task(self._sweep())
        # what is there now stays; a full collection among many tables would hold everybody up
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 1_000)

    async def stop(self) -> None:
        """Close the sockets and write what is left."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            room.close()
        await self.log.close()
        self.minds.stop()

    async def room(self, id: str) -> Room:
        """The room of a table, from the log if need be; raises `TableError` (``table/unknown``)."""
        room = self.rooms.get(id)
        if room is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(task)
        if room is None:
            raise refuse("unknown", "table/unknown", table=id[:40])
        room.touched = self.clock()
        return room

    async def _load(self, id: str) -> Room | None:
        if len(id) > 40:
            return None
        log = [ev.from_json(data) for data in await self.log.call(self.store.tail, id)]
        if not log:
            return None
        called_off = False
        try:
            table = Table.rebuilt(log)
        except (FireflyError, AssertionError, KeyError, IndexError, ValueError):
            table, called_off = Table.without_deal(log), True
            logger.warning("deal.called-off", table=id, engine=engine())
        room = self._add(table)
        now = self.clock()
        if called_off:
            await room.record([ev.CalledOff(at=now)])
        elif table.state.status in ("playing", "between") and not table.state.paused:
            await room.record([ev.Woke(at=now)])
        return room

    def _add(self, table: Table) -> Room:
        room = Room(self, table)
        self.rooms[table.setup.id] = room
        TABLES.set(len(self.rooms))
        self.stir()
        return room

    async def open(self, wish: wire.NewTable, visitor: str) -> tuple[str, str]:
        """A new table and the token of its host; raises `FireflyError`."""
        if len(self.rooms) >= self.most_tables:
            raise refuse("house-full", "table/house-full")
        id = "".join(secrets.choice(ALPHABET) for _ in range(12))
        token = secrets.token_urlsafe(24)
        who = Who(None, hashed(token), hashed(visitor))
        events = rules_of_the_house.open_table(wish, id, who, self.clock())
        opened = events[0]
        assert isinstance(opened, ev.Opened)
        room = Room(self, Table(opened))
        await room.record(events, opening=True)
        self.rooms[id] = room
        TABLES.set(len(self.rooms))
        self.stir()
        return id, token

    async def sit(self, id: str, wish: wire.NewSeat, who: Who) -> tuple[int, str]:
        """A seat (from 0) and the token that holds it; raises `FireflyError`."""
        room = await self.room(id)
        token = secrets.token_urlsafe(24)
        newcomer = who._replace(token=hashed(token))
        await room.do(lambda table, now: rules_of_the_house.sit(table, wish, newcomer, now))
        seat = room.table.seat_of(newcomer.token)
        assert seat is not None
        return seat, token

    async def command(self, room: Room, who: Who, command: Any) -> int:
        """Do what a seat asks for; the number of game actions accepted so far. Raises `FireflyError`."""

        def make(table: Table, now: int) -> list[ev.Event]:
            now_seated = who._replace(seat=table.seat_of(who.token))
            return [
                self._complete(event, table) for event in rules_of_the_house.decide(command, table, now_seated, now)
            ]

        await room.do(make)
        return room.table.state.version

    def _complete(self, event: ev.Event, table: Table) -> ev.Event:
        """Chance enters here: who deals first is drawn by lot."""
        if isinstance(event, ev.Started):
            seats = [place for place, seat in enumerate(event.players) if not table.chairs[seat].empty]
            event.dealer = lot(seats)
        return event

    async def forget(self, id: str, token: str) -> None:
        """Take a person out of the log of a table; the table is read again from it."""
        room = await self.room(id)
        async with room.quiet():
            log = [ev.from_json(data) for data in await self.log.call(self.store.history, id)]
            await self.log.call(self.store.rewrite, id, past.forgotten(log, token))
            self.rooms.pop(id, None)
        room.close()
        self.stir()

    def drop(self, room: Room) -> None:
        """Let a room go that is not what its log says; its table is read again when somebody asks for it."""
        id = room.table.setup.id
        if self.rooms.get(id) is room:
            del self.rooms[id]
            logger.error("table.conflict", table=id)
        room.close()

    def listing(self) -> list[wire.Listed]:
        """The open tables, those that wait for people first."""
        now = self.clock()
        open_rooms = [room.table for room in self.rooms.values() if room.table.setup.open and room.inhabited]
        open_rooms.sort(key=lambda table: (table.state.status != "waiting", -table.state.opened))
        return [sight.listed(table, now) for table in open_rooms[:200]]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            limit = self.clock() - IDLE
            idle = [id for id, room in self.rooms.items() if not room.seated_sockets and room.touched < limit]
            for id in idle:
                self.rooms.pop(id).close()
            if idle:
                TABLES.set(len(self.rooms))
                self.stir()
