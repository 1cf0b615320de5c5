"""The table over a WebSocket: views out, commands in."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from firefly.errors import FireflyError
from firefly.server import sight, wire
from firefly.server.decide import Who, refuse
from firefly.server.net import doors
from firefly.server.net.answers import GONE, refusal
from firefly.server.net.house import House
from firefly.server.net.metrics import FRAMES, SOCKETS
from firefly.server.net.room import Room, encode

BACKLOG = 200
"""frames that may wait for a slow reader; one that is further behind is shown out and comes back for a fresh view"""
LARGEST = 4_096
_commands = msgspec.json.Decoder(wire.AnyCommand)
Socket = WebSocket[Any, Any, Any]


class Spectator:
    """One socket at a table: of a seat, or of somebody who watches."""

    def __init__(self, socket: Socket, token: str) -> None:
        self.socket, self.token = socket, token
        self._frames: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._closing = False

    def show(self, frame: bytes) -> None:
        """Send a frame as soon as the reader takes it."""
        if len(self._frames) >= BACKLOG:
            self._closing = True
        else:
            self._frames.append(frame)
        self._ready.set()

    def close(self) -> None:
        """Send what waits, then close."""
        self._closing = True
        self._ready.set()

    async def send(self) -> None:
        """Send frames until the end."""
        send = self.socket.send
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._frames:
                await send({"type": "websocket.send", "text": self._frames.popleft().decode(), "bytes": None})
                FRAMES.inc()
            if self._closing:
                await self.socket.close(code=1012)
                return


@websocket("/api/tables/{table:str}/events")
async def table_events(socket: Socket, table: str, house: House, doorkeeper: doors.Doorkeeper) -> None:
    """Views of a table, the first at once, then one for everything that happens; commands of its seat."""
    try:
        doors.check_origin(socket)
        doorkeeper.count(doors.SOCKETS, "socket", doors.address(socket))
        room = await house.room(table)
        asks = doors.who(socket, room)
        after = _number(socket.query_params.get("after", "0"))
    except FireflyError as error:
        await socket.accept()
        await socket.send_data(encode(wire.Refused(refusal(error, socket))).decode())
        await socket.close(code=GONE)
        return
    await socket.accept()
    spectator = Spectator(socket, asks.token)
    SOCKETS.inc()
    room.enter(spectator)
    spectator.show(encode(sight.view(room.table, room.viewer(asks.token), house.clock(), after)))
    sender = asyncio.create_task(spectator.send())
    try:
        await _listen(socket, spectator, room, asks, house, doorkeeper)
    finally:
        SOCKETS.dec()
        room.leave(spectator)
        sender.cancel()


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise refuse("after", "request/malformed")
    return int(text)


async def _listen(
    socket: Socket, spectator: Spectator, room: Room, asks: Who, house: House, doorkeeper: doors.Doorkeeper
) -> None:
    receive = socket.receive
    while True:
        message: Any = await receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text") or message.get("bytes") or ""
        spectator.show(encode(await _answer(data, socket, room, asks, house, doorkeeper)))


async def _answer(
    data: str | bytes, socket: Socket, room: Room, asks: Who, house: House, doorkeeper: doors.Doorkeeper
) -> wire.Reply:
    number: int | None = None
    try:
        if len(data) > LARGEST:
            raise refuse("too-large", "request/too-large", most=LARGEST)
        try:
            command = _commands.decode(data)
        except msgspec.MsgspecError as error:
            raise refuse("malformed", "request/malformed", detail=str(error)[:200]) from None
        number = command.id
        doorkeeper.count(doors.COMMANDS, "command", asks.token or doors.address(socket))
        if isinstance(command, wire.Say):
            doorkeeper.count(doors.WORDS, "words", asks.token or doors.address(socket))
        return wire.Reply(number, version=await house.command(room, asks, command))
    except FireflyError as error:
        return wire.Reply(number, error=refusal(error, socket))


@websocket("/api/lobby")
async def lobby(socket: Socket, house: House, doorkeeper: doors.Doorkeeper) -> None:
    """The list of open tables, whenever it changes."""
    await socket.accept()
    listener = asyncio.create_task(_until_closed(socket))
    try:
        doors.check_origin(socket)
        doorkeeper.count(doors.SOCKETS, "socket", doors.address(socket))
        while not listener.done():
            changed = house.changed
            await socket.send_data(encode(house.listing()).decode())
            waiter = asyncio.create_task(changed.wait())
            await asyncio.wait({waiter, listener}, return_when=asyncio.FIRST_COMPLETED)
            waiter.cancel()
            await asyncio.sleep(0.3)
    except FireflyError:
        await socket.close(code=GONE)
    except WebSocketDisconnect:
        pass
    finally:
        listener.cancel()


async def _until_closed(socket: Socket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
