"""Nothing that a stranger sends breaks the server: the OpenAPI fuzzed, the sockets fuzzed, the shuffle attacked."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.crowd import seat_players
from tests.servers import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from firefly.games import PRESETS
from firefly.record import loads
from firefly.seal import seal_of
from firefly.server.shuffle import Shuffler


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hardened"), "--no-limits") as running:
        yield running


def errors(server: Server) -> list[str]:
    """What the server has logged as going wrong."""
    lines = server.log.read_text("utf-8").splitlines()
    return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


def test_schemathesis_finds_no_crash(server: Server, tmp_path: Path) -> None:
    players = seat_players(server.url, "nemet", 3, Random(1))
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.url}/schema",
        "--checks", "not_a_server_error", "--max-examples", "12", "--seed", "1", "--workers", "1",
        "--header", f"Authorization: Bearer {players[0].token}", "--exclude-path-regex", "/schema|/t/|/static",
        "--phases", "examples,fuzzing", "--request-timeout", "10", "--generation-database", "none",
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert errors(server) == []


def mutated(random: Random, command: str) -> str | bytes:
    """A command with something wrong in it, or anything at all."""
    match random.randrange(6):
        case 0:
            return bytes(random.randrange(256) for _ in range(random.randrange(60)))
        case 1:
            place = random.randrange(len(command))
            return command[:place] + random.choice(['"', "{", "9" * 40, "\u202e", "null", "\\"]) + command[place + 1 :]
        case 2:
            return json.dumps(
                {
                    "do": random.choice(["act", "say", "bot", "remove", "buy"]),
                    "seat": random.choice([0, -1, 99, "1", None]),
                }
            )
        case 3:
            return json.dumps(
                {
                    "do": "act",
                    "action": random.choice(["", "raise 0", "raise " + "9" * 150, "swap", "take ?? ?? ??"]),
                    "version": random.choice([0, -1, 10**30]),
                }
            )
        case 4:
            return command * random.randrange(1, 40)
        case _:
            return command


def test_sockets_take_anything(server: Server) -> None:
    random = Random(2)
    samples = [
        {"do": "act", "action": "raise 2", "version": 0, "id": 1}, {"do": "say", "text": "x"}, {"do": "leave"},
        {"do": "away"}, {"do": "back"}, {"do": "pause", "on": False}, {"do": "bot", "seat": 2, "bot": "thumb"},
        {"do": "host", "seat": 1}, {"do": "end"}, {"do": "start"}, {"do": "ready"}, {"do": "buy"},
        {"do": "lock", "on": False},
    ]  # fmt: skip
    for game in PRESETS:
        player = seat_players(server.url, game, 3, random)[0]
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{player.table}/events"
        head = {"Authorization": f"Bearer {player.token}"}
        for _ in range(3):
            with connect(address, additional_headers=head) as socket:
                try:
                    for _ in range(60):
                        socket.send(mutated(random, json.dumps(random.choice(samples))))
                    while True:
                        socket.recv(timeout=0.3)
                except (ConnectionClosed, TimeoutError):
                    pass
    assert httpx.get(f"{server.url}/healthz").text == "ok"
    assert errors(server) == []


def test_unknown_addresses_of_sockets(server: Server) -> None:
    base = server.url.replace("http", "ws", 1)
    for path in ("/api/tables/none/events", "/api/tables/none/events?after=x", "/api/lobby?x=1"):
        with connect(base + path) as socket:
            socket.recv(timeout=5)
    assert errors(server) == []


def guesses(seconds: float) -> Iterator[object]:
    """What a shuffle might have been seeded with, had somebody been careless."""
    for milliseconds in range(int(seconds * 1000) - 2_000, int(seconds * 1000) + 2_000):
        yield milliseconds
        yield milliseconds / 1000
        yield str(milliseconds)
    yield from (int(seconds), 0, 1, None)


def test_the_pack_cannot_be_computed_from_anything_public(server: Server) -> None:
    begun = time.time()
    player, *_ = seat_players(server.url, "nemet", 3, Random(3))
    address = f"{server.url}/api/tables/{player.table}"
    public = httpx.get(address)
    seal = public.json()["seal"]
    deck = PRESETS["nemet"].deck(3)
    codes = PRESETS["nemet"].pack.codes
    for seed in [*guesses(begun), player.table, f"{player.table}-1", seal, public.headers.get("date", "")]:
        order = list(deck)
        random.Random(seed).shuffle(order)
        pack = " ".join(codes[card] for card in order)
        for salt in ("", player.table, seal, str(seed)):
            assert seal_of(pack, salt) != seal
    head = {"Authorization": f"Bearer {player.token}"}
    sources = [public.text, httpx.get(address, headers=head).text, httpx.get(f"{address}/record?seen=true").text]
    sources += [httpx.get(f"{server.url}/{path}").text for path in ("metrics", "api/tables", f"t/{player.table}")]
    assert all("salt" not in source for source in sources)


def test_equal_tables_get_different_packs() -> None:
    game = PRESETS["fly"]
    sealed = [Shuffler().shuffle(game, 4) for _ in range(200)]
    assert len({each.pack for each in sealed}) == 200
    assert len({each.salt for each in sealed}) == 200
    assert all(len(each.salt) == 32 and seal_of(each.pack, each.salt) == each.seal for each in sealed)
    firsts = [each.pack.split()[0] for each in sealed]
    assert len(set(firsts)) > 25


def _read_on(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=5)


def test_a_server_that_is_asked_to_stop_drains(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        player, *_ = seat_players(server.url, "nemet", 3, Random(1))
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{player.table}/events"
        with connect(address, additional_headers={"Authorization": f"Bearer {player.token}"}) as socket:
            before = json.loads(socket.recv())
            while before["status"] != "playing":
                before = json.loads(socket.recv(timeout=5))
            begun = time.perf_counter()
            assert server.stop(signal.SIGTERM) == 0
            assert time.perf_counter() - begun < 8
            with pytest.raises(ConnectionClosed):
                _read_on(socket)
        assert server.start() < 10
        with connect(address, additional_headers={"Authorization": f"Bearer {player.token}"}) as socket:
            again = json.loads(socket.recv())
        assert {key: again[key] for key in ("seats", "legal", "table", "seal", "version", "turn")} | {"seats": 0} == {
            key: before[key] for key in ("seats", "legal", "table", "seal", "version", "turn")
        } | {"seats": 0}
        assert [seat["cards"] for seat in again["seats"]] == [seat["cards"] for seat in before["seats"]]


def test_a_record_of_the_server_can_be_verified(server: Server, tmp_path: Path) -> None:
    answer = httpx.post(
        f"{server.url}/api/tables",
        json={"game": "nemet", "seats": 2, "bots": 1, "pace": "instant", "length": {"deals": 1}},
    )
    head = {"Authorization": f"Bearer {answer.json()['token']}"}
    address = f"{server.url}/api/tables/{answer.json()['table']}"
    httpx.post(f"{address}/start", headers=head)
    httpx.post(f"{address}/commands", headers=head, json={"do": "bot", "seat": 1})
    for _ in range(200):
        if httpx.get(address).json()["status"] == "ended":
            break
        time.sleep(0.05)
    text = httpx.get(f"{address}/record").text
    file = tmp_path / "match.toml"
    file.write_text(text, "utf-8")
    good = subprocess.run(
        [sys.executable, "-m", "firefly", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert good.returncode == 0, good.stderr
    first = loads(text).deals[0].deck.split()
    forged = text.replace(" ".join(first[-3:]), " ".join([first[-2], first[-3], first[-1]]))
    assert forged != text
    file.write_text(forged, "utf-8")
    bad = subprocess.run(
        [sys.executable, "-m", "firefly", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert bad.returncode == 1
    assert "NOT" in bad.stdout
