"""People at tables, for the load: how they sit down and play at each of the servers. All of them play at random."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import httpx
import msgspec

from bench.line import Line

SEATS = 4
GAMES = ("fly", "nemet", "hivos", "talon")
CLOCK = {"kind": "turn", "seconds": 600}


class Watcher(Protocol):
    """What hears of a table: see `bench.load.Table`."""

    def shown(self, place: int, version: int) -> None:
        """A seat has been shown the table after so many moves."""

    def asked(self, place: int, version: int, choice: Any) -> None:
        """A seat may move."""

    def refused(self, code: str) -> None:
        """A move was not accepted."""


class Frame(msgspec.Struct):
    """What the load reads of a view, or of a reply."""

    version: int = -1
    legal: list[str] = []
    status: str = ""
    error: dict[str, Any] | None = None
    reply: Any = msgspec.UNSET


class Person:
    """One seat at a table, at whichever server."""

    def __init__(self, table: Watcher, place: int, random: Random) -> None:
        self.table, self.place, self.random = table, place, random
        self.line: Line
        self.first = 0
        """bytes of the first view that a socket has been sent"""

    def act(self, version: int, choice: Any) -> None:
        """Make a move that is among the choice."""
        raise NotImplementedError

    async def dial(self) -> None:
        """Open the socket."""
        raise NotImplementedError

    async def come_back(self) -> int:
        """Open another socket in place of the one there is; the bytes of the first view on it."""
        self.line.close()
        self.first = 0
        await self.dial()
        while not self.first:
            await asyncio.sleep(0.001)
        return self.first

    def begin(self) -> None:
        """Let the match begin, now that all have dialled, where somebody has to."""


class Firefly(Person):
    """A person at our table: JSON over a plain WebSocket."""

    decode = msgspec.json.Decoder(Frame).decode

    def __init__(self, table: Watcher, place: int, random: Random, port: int, path: str, token: str) -> None:
        super().__init__(table, place, random)
        self.port, self.path, self.token = port, path, token

    async def dial(self) -> None:
        self.line = Line(self.hear)
        await self.line.dial(self.port, f"{self.path}/events?after=0", Authorization=f"Bearer {self.token}")

    def hear(self, data: bytes) -> None:
        """Read a frame."""
        frame = self.decode(data)
        if frame.reply is not msgspec.UNSET:
            if frame.error is not None:
                self.table.refused(frame.error["code"])
            return
        self.first = self.first or len(data)
        self.table.shown(self.place, frame.version)
        if frame.legal:
            self.table.asked(self.place, frame.version, frame.legal)
        elif frame.status == "ended" and self.place == 0:
            self.begin()

    def begin(self) -> None:
        self.line.send(b'{"do":"start"}')

    def act(self, version: int, choice: Sequence[str]) -> None:
        action = self.random.choice(choice)
        verb, sized, most = action.partition(" 1..")
        if sized:
            action = f"{verb} {self.random.randint(1, int(most))}"
        self.line.send(b'{"do":"act","action":"%b","version":%d}' % (action.encode(), version))


class Boardgame(Person):
    """A person at boardgame.io: the text frames of Socket.IO 4 over a WebSocket."""

    def __init__(self, table: Watcher, place: int, random: Random, port: int, match: str, secret: str) -> None:
        super().__init__(table, place, random)
        self.port, self.match, self.secret = port, match, secret

    async def dial(self) -> None:
        self.line = Line(self.hear)
        await self.line.dial(self.port, "/socket.io/?EIO=4&transport=websocket")

    def hear(self, data: bytes) -> None:
        """Read a frame: ``0`` opens, ``2`` asks whether we are there, ``40`` has joined, ``42`` is an event."""
        if data.startswith(b"42"):
            self._event(data)
        elif data == b"2":
            self.line.send(b"3")
        elif data.startswith(b"0"):
            self.line.send(b"40/cards,")
        elif data.startswith(b"40"):
            self.line.send(b'42/cards,["sync","%b","%d","%b"]' % (self._match, self.place, self.secret.encode()))
        else:
            self.table.refused(data.decode())

    @property
    def _match(self) -> bytes:
        return self.match.encode()

    def _event(self, data: bytes) -> None:
        event = msgspec.json.decode(data.partition(b",")[2], type=list[msgspec.Raw])
        kind = bytes(event[0])
        if kind == b'"update"':
            version = _state.decode(event[2]).version
        elif kind == b'"patch"':
            version = msgspec.json.decode(event[3], type=int)
        elif kind == b'"sync"':
            self.first = len(data)
            version = _sync.decode(event[2]).state.version
        else:
            return
        self.table.shown(self.place, version)
        if version % SEATS == self.place:
            self.table.asked(self.place, version, 13 - version // SEATS % 13)

    def act(self, version: int, choice: int) -> None:
        self.line.send(
            b'42/cards,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%d",'
            b'"credentials":"%b"}},%d,"%b","%d"]'
            % (self.random.randrange(choice), self.place, self.secret.encode(), version, self._match, self.place)
        )


class State(msgspec.Struct):
    """What the load reads of a state of boardgame.io: how many moves it has seen."""

    version: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """The state as a socket gets it at first."""

    state: State


_state, _sync = msgspec.json.Decoder(State), msgspec.json.Decoder(Sync)


async def sit_down(web: httpx.AsyncClient, kind: str, port: int, number: int, table: Watcher) -> list[Person]:
    """Open a table and let four people sit down, who have yet to dial."""
    random = Random(number)
    if kind == "firefly":
        wish = {"game": GAMES[number % len(GAMES)], "seats": SEATS, "name": "P1", "clock": CLOCK, "pace": "instant"}
        opened = await _post(web, "/api/tables", wish)
        path, tokens = f"/api/tables/{opened['table']}", [opened["token"]]
        for place in range(1, SEATS):
            tokens.append((await _post(web, f"{path}/seats", {"name": f"P{place + 1}"}))["token"])
        return [Firefly(table, place, random, port, path, token) for place, token in enumerate(tokens)]
    match = (await _post(web, "/games/cards/create", {"numPlayers": SEATS}))["matchID"]
    people: list[Person] = []
    for place in range(SEATS):
        wish = {"playerID": str(place), "playerName": f"P{place + 1}"}
        secret = (await _post(web, f"/games/cards/{match}/join", wish))["playerCredentials"]
        people.append(Boardgame(table, place, random, port, match, secret))
    return people


async def _post(web: httpx.AsyncClient, path: str, wish: dict[str, Any]) -> Any:
    web.cookies.clear()
    return (await web.post(path, json=wish)).raise_for_status().json()
