"""A room: one table, those who look at it, and its timer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
import structlog

from firefly.errors import FireflyError
from firefly.fields import PUBLIC
from firefly.server import due as by_itself
from firefly.server import events as ev
from firefly.server import sight
from firefly.server.decide import refuse
from firefly.server.net.metrics import ACTIONS
from firefly.server.store import Row, StoreError
from firefly.server.table import Table
from firefly.server.thinking import question

if TYPE_CHECKING:
    from firefly.server.net.house import House
    from firefly.server.net.sockets import Spectator

encode = msgspec.json.Encoder().encode
RETRY = 1.0
"""seconds until a table that could not write its log tries again what happens by itself"""
logger = structlog.get_logger()


class Room:
    """Lets one thing happen after the other: decided, logged, applied, shown."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table
        self.touched = house.clock()
        self.sockets: set[Spectator] = set()
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thought: tuple[int, asyncio.Task[str]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def seated_sockets(self) -> int:
        return len(self.sockets)

    @property
    def inhabited(self) -> bool:
        """Whether a person sits here."""
        return any(chair.token for chair in self.table.chairs)

    async def do(self, make: Callable[[Table, int], Sequence[ev.Event]]) -> None:
        """Let happen what ``make`` decides; raises what it raises, and `StoreError`: then nothing has happened."""
        async with self._lock:
            if self._closed:
                raise refuse("store", "store/unavailable")
            await self._happen(make(self.table, self.house.clock()))

    def quiet(self) -> asyncio.Lock:
        """Held by one who must not be disturbed at this table."""
        return self._lock

    async def record(self, events: Sequence[ev.Event], *, opening: bool = False) -> None:
        """Write and apply events that are settled; at the opening of a table the first has been applied."""
        async with self._lock:
            await self._happen(events, applied=1 if opening else 0)

    async def _happen(self, events: Sequence[ev.Event], applied: int = 0) -> None:
        table = self.table
        seen = table.state.n
        while events:
            await self._write(events, applied)
            for event in events[applied:]:
                table.apply(event)
                if isinstance(event, ev.Acted):
                    ACTIONS.labels(table.setup.game, event.by).inc()
            applied = 0
            events = by_itself.after(table, self.house.clock())
        if table.state.n != seen:
            self.broadcast(seen)
            if table.setup.open:
                self.house.stir()
        self.schedule()

    async def _write(self, events: Sequence[ev.Event], applied: int) -> None:
        table = self.table
        first = table.state.n + (0 if applied else 1)
        rows = [Row(table.setup.id, first + place, event) for place, event in enumerate(events)]
        try:
            await self.house.log.append(rows)
        except StoreError as error:
            if error.code == "store/conflict":
                # the log is not what this room thinks: whoever comes next reads it anew
                self.house.drop(self)
            raise

    def broadcast(self, seen: int) -> None:
        """Show the table to all who look on, each by what it may know; ``seen``: the event they saw last."""
        viewers = {socket: self.viewer(socket.token) for socket in self.sockets}
        views = sight.views(self.table, set(viewers.values()), self.house.clock(), seen)
        frames = {viewer: encode(view) for viewer, view in views.items()}
        for socket, viewer in viewers.items():
            socket.show(frames[viewer])

    def viewer(self, token: str) -> int:
        """The seat that a secret holds, else `PUBLIC`."""
        seat = self.table.seat_of(token)
        return PUBLIC if seat is None else seat

    def enter(self, socket: Spectator) -> None:
        """Somebody looks on; the others see it."""
        self._presence(socket, 1)
        self.sockets.add(socket)

    def leave(self, socket: Spectator) -> None:
        """Somebody is gone."""
        if socket in self.sockets:
            self.sockets.discard(socket)
            self.touched = self.house.clock()
            self._presence(socket, -1)

    def _presence(self, socket: Spectator, change: int) -> None:
        table = self.table
        if table.seat_of(socket.token) is None:
            table.watchers = max(0, table.watchers + change)
        else:
            before = table.connected[socket.token]
            table.connected[socket.token] += change
            if bool(before) == bool(table.connected[socket.token]):
                return
        self.broadcast(table.state.n)

    def schedule(self) -> None:
        """Set the timer for what happens next by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        following = by_itself.due(self.table)
        if following is None or self._closed:
            return
        if following.what == "bot":
            self._think()
        wait = max(0, following.at - self.house.clock()) / 1000
        self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _think(self) -> None:
        """Let the bot in turn think while the table waits."""
        table = self.table
        if self._thought is not None and self._thought[0] == table.state.version:
            return
        seat = table.turn
        assert seat is not None
        asked = question(table.chairs[seat].bot, by_itself.view_of(table, seat))
        self._thought = table.state.version, asyncio.create_task(self.house.minds.think(asked))

    def _ring(self) -> None:
        self._timer = None
        task = asyncio.create_task(self._rung())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _rung(self) -> None:
        try:
            thought = self._thought
            chosen = None
            if thought is not None and thought[0] == self.table.state.version:
                chosen = await thought[1]
            await self.do(lambda table, now: self._due(table, now, chosen))
        except FireflyError as error:
            if not self._closed:
                logger.warning("table.stuck", table=self.table.setup.id, code=error.code)
                self._timer = asyncio.get_running_loop().call_later(RETRY, self._ring)
        except Exception:
            logger.exception("table.broken", table=self.table.setup.id)
            self._thought = None
            self._timer = asyncio.get_running_loop().call_later(RETRY, self._ring)

    def _due(self, table: Table, now: int, chosen: str | None) -> Sequence[ev.Event]:
        following = by_itself.due(table)
        if following is None or following.at > now:
            return []
        match following.what:
            case "end":
                return by_itself.after(table, now)
            case "deal":
                sealed = self.house.shuffler.shuffle(table.game, len(table.chairs))
                return by_itself.begin_deal(table, sealed, now)
            case "clock":
                return by_itself.time_out(table, now)
        assert table.turn is not None
        if chosen is None:
            return []
        return by_itself.bot_act(table, table.turn, chosen, now)

    def close(self) -> None:
        """Stop the timer and show everybody out."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for socket in list(self.sockets):
            socket.close()
