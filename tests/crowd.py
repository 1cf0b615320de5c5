"""People at online tables: each plays at random over a socket, comes back, and notes what was acknowledged."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


@dataclass
class Player:
    """One seat at a table."""

    url: str
    table: str
    token: str
    random: Random
    seat: int = 0
    accepted: list[tuple[int, str]] = field(default_factory=list)
    """version and action of everything that was acknowledged"""
    frames: list[dict[str, Any]] = field(default_factory=list)
    returns: int = 0

    async def play(self, until: asyncio.Event) -> None:
        """Play until told to stop, through any loss of the connection."""
        after = 0
        while not until.is_set():
            try:
                after = await self._sit(until, after)
            except (OSError, WebSocketException, TimeoutError):
                self.returns += 1
                await asyncio.sleep(0.05)

    async def _sit(self, until: asyncio.Event, after: int) -> int:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/events?after={after}"
        async with connect(address, additional_headers={"Authorization": f"Bearer {self.token}"}) as socket:
            asked: dict[int, str] = {}
            while not until.is_set():
                try:
                    frame = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
                except TimeoutError:
                    continue
                if "reply" in frame:
                    if "error" not in frame:
                        self.accepted.append((frame["reply"], asked[frame["reply"]]))
                    continue
                after = frame["n"]
                self.seat = frame["you"]
                action = self._choose(frame)
                version = frame["version"]
                if action is not None and version not in asked:
                    asked[version] = action
                    command = {"do": "act", "action": action, "version": version, "id": version}
                    await socket.send(json.dumps(command))
        return after

    def _choose(self, frame: dict[str, Any]) -> str | None:
        legal = frame["legal"]
        if not legal:
            return None
        action: str = self.random.choice(legal)
        verb, _, most = action.partition(" 1..")
        return f"{verb} {self.random.randint(1, int(most))}" if most else action


def seat_players(url: str, game: str, seats: int, random: Random, **wishes: Any) -> list[Player]:
    """A table full of players, its match begun."""
    opened = httpx.post(
        f"{url}/api/tables", json={"game": game, "seats": seats, "pace": "instant", "name": "P1"} | wishes
    )
    opened.raise_for_status()
    table, host = opened.json()["table"], opened.json()["token"]
    tokens = [host]
    for number in range(2, seats + 1):
        sat = httpx.post(f"{url}/api/tables/{table}/seats", json={"name": f"P{number}"})
        sat.raise_for_status()
        tokens.append(sat.json()["token"])
    httpx.post(f"{url}/api/tables/{table}/start", headers={"Authorization": f"Bearer {host}"}).raise_for_status()
    return [Player(url, table, token, Random(random.random())) for token in tokens]
