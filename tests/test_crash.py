"""Nothing is lost: servers that are killed under load, and databases that refuse."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest
from tests.crowd import Player, seat_players
from tests.servers import Server

from firefly.server import events as ev
from firefly.server.store import open_store

GAMES = (("nemet", 4), ("hivos", 3), ("talon", 4), ("fly", 3))


def history(server: Server, table: str) -> dict[int, tuple[int, str]]:
    """Seat and action of each game action in the log, by the number of the decision."""
    store = open_store(server.database)
    try:
        log = [ev.from_json(data) for data in store.history(table)]
    finally:
        store.close()
    acted = (event for event in log if isinstance(event, ev.Acted))
    return {version: (event.seat + 1, event.action) for version, event in enumerate(acted)}


async def _storm(server: Server, players: list[Player], kills: int, random: Random) -> list[float]:
    until = asyncio.Event()
    playing = [asyncio.create_task(player.play(until)) for player in players]
    seconds = []
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0.3, 1.2))
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        seconds.append(await asyncio.to_thread(server.start))
    before = [len(player.accepted) for player in players]
    await asyncio.sleep(1.5)
    until.set()
    await asyncio.gather(*playing)
    assert sum(len(player.accepted) for player in players) > sum(before), "clients go on by themselves"
    return seconds


def storm(folder: Path, kills: int, seed: int = 0) -> list[float]:
    """Kill a server under load again and again; nothing acknowledged may be lost. The seconds that restarts took."""
    random = Random(seed)
    with Server(folder, "--no-limits") as server:
        tables = [
            seat_players(server.url, game, seats, random, rules={} if game == "nemet" else {"max_deals": 0})
            for game, seats in GAMES
        ]
        seconds = asyncio.run(_storm(server, [player for table in tables for player in table], kills, random))
        server.stop()
    for players in tables:
        kept = history(server, players[0].table)
        for player in players:
            assert len(dict(player.accepted)) == len(player.accepted)
            for version, action in player.accepted:
                assert kept[version] == (player.seat, action), "acknowledged, and there"
            assert player.returns >= kills
    return seconds


@pytest.mark.parametrize("kills", [3])
def test_a_killed_server_has_lost_nothing(tmp_path: Path, kills: int) -> None:
    seconds = storm(tmp_path, kills)
    assert max(seconds) < 60
