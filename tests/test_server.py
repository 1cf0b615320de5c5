"""The protocol over HTTP and sockets, as strangers' programs meet it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.servers import Server
from websockets.sync.client import ClientConnection, connect

from firefly.bots import RandomBot
from firefly.games import PRESETS
from firefly.online import OnlineTable, Refused
from firefly.record import loads, replay
from firefly.seal import proofs
from firefly.text import LANGUAGES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


at_tables: list[OnlineTable] = []


@pytest.fixture(autouse=True)
def leave() -> Iterator[None]:
    yield
    while at_tables:
        at_tables.pop().close()


def online(url: str) -> OnlineTable:
    """A table that is left when the test is over."""
    at_tables.append(OnlineTable(url))
    return at_tables[-1]


def opened(server: Server, **wishes: Any) -> OnlineTable:
    """A table with a host."""
    wish = {"game": "nemet", "seats": 3, "bots": 2, "name": "Anna", "pace": "instant"} | wishes
    answer = httpx.post(f"{server.url}/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    table = online(answer.json()["url"])
    table.token = answer.json()["token"]
    assert answer.json()["seat"] == 1
    return table


def ask(server: Server, method: str, path: str, token: str = "", **more: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.request(method, f"{server.url}/api/tables/{path}", headers=headers | more.pop("headers", {}), **more)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def played(table: OnlineTable) -> dict[str, Any]:
    """Play a seat at random until the match has ended; the last view."""
    from random import Random

    random = Random(1)
    views = table.views()
    for view in views:
        if view["status"] == "ended":
            views.close()
            return view
        if view["legal"]:
            known, version = table.knowledge()
            if known.turn == known.seat:
                try:
                    table.act(RandomBot().choose(known, random), version)
                except Refused as refusal:
                    assert refusal.code == "table/stale"
    raise AssertionError


def test_games_are_described(server: Server) -> None:
    for language in LANGUAGES:
        games = httpx.get(f"{server.url}/api/games", headers={"Accept-Language": language}).json()
        assert [game["game"] for game in games] == list(PRESETS)
        for game in games:
            table = PRESETS[game["game"]].table
            assert [option["name"] for option in game["options"]] == [option.name for option in table.options]
            assert all(option["label"] and option["help"] for option in game["options"])


@pytest.mark.parametrize("game", list(PRESETS))
def test_a_match_is_played_and_kept(server: Server, game: str) -> None:
    table = opened(server, game=game, seats=4, bots=3, length={"deals": 2})
    assert ask(server, "GET", f"{table.table}/record").status_code == 409
    table.command("start")
    last = played(table)
    assert last["leaders"]
    record = loads(ask(server, "GET", f"{table.table}/record").content)
    assert set(proofs(record)) == {"kept"}
    match = replay(record)
    assert last["winner"] == (None if match.winner is None else match.winner + 1)
    assert [seat["standing"] for seat in last["seats"]] == list(match.standing)
    (score,) = ask(server, "GET", f"{table.table}/scores").json()
    assert score["standing"] == list(match.standing)
    frames = ask(server, "GET", f"{table.table}/replay?deal=1", table.token).json()
    assert frames["open"]
    assert all("??" not in seat["cards"] for seat in frames["frames"][0]["seats"])
    assert ask(server, "GET", f"{table.table}/replay?deal=99").status_code == 404


def test_refusals_have_codes_and_words(server: Server) -> None:
    table = opened(server, bots=0)
    path, token = table.table, table.token
    assert code(ask(server, "GET", "nothere")) == (404, "table/unknown")
    assert code(ask(server, "GET", path, "wrong")) == (401, "auth/token")
    assert code(ask(server, "POST", f"{path}/start")) == (401, "auth/missing")
    assert code(ask(server, "POST", f"{path}/start", token)) == (422, "table/seats")
    assert code(ask(server, "POST", f"{path}/actions", token, json={"action": "go"})) == (400, "request/malformed")
    assert code(ask(server, "POST", f"{path}/actions", token, json={"action": "go", "version": 0})) == (
        409,
        "deal/over",
    )
    assert code(ask(server, "POST", f"{path}/actions", token, json={"action": "fly", "version": 0})) == (
        422,
        "action/unknown",
    )
    assert code(ask(server, "POST", f"{path}/actions", token, content=b"{")) == (400, "request/malformed")
    assert code(ask(server, "POST", f"{path}/actions", token, content=b"x" * 70_000)) == (413, "request/too-large")
    other = online(f"{server.url}/t/{path}")
    assert other.sit("Béla") == 2
    assert code(ask(server, "POST", f"{path}/start", other.token)) == (403, "table/host")
    assert code(ask(server, "POST", f"{path}/seats", json={"name": "béla"})) == (422, "table/name")
    online(f"{server.url}/t/{path}").sit("Cili")
    assert code(ask(server, "POST", f"{path}/seats", json={"name": "Dóra"})) == (409, "table/full")
    assert ask(server, "POST", f"{path}/start", token).json() == {"version": 0}
    assert code(ask(server, "GET", f"{path}/record")) == (409, "match/running")
    view = ask(server, "GET", path).json()
    assert view["legal"] == []
    seats = {1: token, 2: other.token}
    in_turn, idle = (view["turn"], 3 - view["turn"]) if view["turn"] < 3 else (None, 1)
    act = {"action": "keep", "version": 0}
    assert code(ask(server, "POST", f"{path}/actions", seats[idle], json=act)) == (409, "action/turn")
    if in_turn is not None:
        swap = {"action": "swap 7h 8h", "version": 0}
        answer = ask(server, "POST", f"{path}/actions", seats[in_turn], json=swap, headers={"Accept-Language": "hu"})
        assert code(answer) == (422, "action/illegal")
        assert answer.json()["error"]["legal"]
        assert "osztó" in answer.json()["error"]["text"].lower()
        why = ask(server, "GET", f"{path}/why?action=swap+7h+8h", seats[in_turn]).json()
        assert why["said"] == answer.json()["error"]["said"]
        assert ask(server, "POST", f"{path}/actions", seats[in_turn], json=act).json() == {"version": 1}
        assert code(ask(server, "POST", f"{path}/actions", seats[in_turn], json=act)) == (409, "table/stale")


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"rules": {"coins": 10}}, (422, "rules/option")),
        ({"rules": {"coins": "3"}}, (422, "rules/option")),
        ({"rules": {"direction": "left"}}, (422, "rules/option")),
        ({"rules": {"coins": 1.5}}, (422, "rules/option")),
        ({"game": "poker"}, (422, "table/game")),
        ({"game": "fly", "seats": 2, "bots": 0}, (422, "table/seats")),
        ({"bots": 3}, (422, "table/seats")),
        ({"bots": ["genius"]}, (422, "table/bot")),
        ({"seats": 10}, (400, "request/malformed")),
        ({"name": "x" * 25}, (400, "request/malformed")),
        ({"colour": "red"}, (400, "request/malformed")),
        ({"clock": {"kind": "turn", "seconds": 1}}, (400, "request/malformed")),
    ],
)
def test_tables_that_cannot_be(server: Server, wish: dict[str, Any], expected: tuple[int, str]) -> None:
    whole = {"game": "nemet", "seats": 3, "name": "Anna"} | wish
    assert code(httpx.post(f"{server.url}/api/tables", json=whole)) == expected


def test_other_sites_may_not_act_for_us(server: Server) -> None:
    table = opened(server)
    foreign = {"Origin": "https://evil.example"}
    assert code(ask(server, "POST", f"{table.table}/start", table.token, headers=foreign)) == (403, "auth/origin")
    assert code(ask(server, "POST", f"{table.table}/seats", json={"name": "B"}, headers=foreign)) == (
        403,
        "auth/origin",
    )
    with connect(socket_url(server, table), additional_headers=foreign) as socket:
        assert json.loads(socket.recv())["error"]["code"] == "auth/origin"


def socket_url(server: Server, table: OnlineTable, after: int = 0) -> str:
    return f"{server.url.replace('http', 'ws', 1)}/api/tables/{table.table}/events?after={after}"


def entered(server: Server, table: OnlineTable, after: int = 0) -> ClientConnection:
    return connect(socket_url(server, table, after), additional_headers={"Authorization": f"Bearer {table.token}"})


def test_a_socket_shows_all_and_takes_commands(server: Server) -> None:
    table = opened(server, pace="calm")
    with entered(server, table) as socket:
        first = json.loads(socket.recv())
        assert first["you"] == 1
        socket.send(json.dumps({"do": "start", "id": 7}))
        replies: list[dict[str, Any]] = []
        frames: list[dict[str, Any]] = []
        while len(frames) < 2 or not replies:
            message = json.loads(socket.recv(timeout=5))
            (replies if "reply" in message else frames).append(message)
        assert replies == [{"reply": 7, "version": 0}]
        numbers = [event["n"] for frame in frames for event in frame["events"]]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        for bad in ("{", '{"do": "fly"}', '{"do": "act", "action": 5}', "x" * 5_000):
            socket.send(bad)
            while "reply" not in (message := json.loads(socket.recv(timeout=5))):
                pass
            assert message["error"]["code"] in ("request/malformed", "request/too-large")


def test_a_gap_is_filled(server: Server) -> None:
    table = opened(server, pace="calm")
    with entered(server, table) as socket:
        n = json.loads(socket.recv())["n"]
    table.command("say", phrase="hello")
    table.command("say", phrase="luck")
    with entered(server, table, after=n) as socket:
        events = json.loads(socket.recv())["events"]
        assert [event["n"] for event in events] == [n + 1, n + 2]


def test_presence_is_seen(server: Server) -> None:
    table = opened(server, pace="calm")
    assert not table.view()["seats"][0]["connected"]
    with entered(server, table) as socket:
        socket.recv()
        assert table.view()["seats"][0]["connected"]
        with connect(socket_url(server, table)) as watching:
            watching.recv()
            assert table.view()["watchers"] == 1
    for _ in range(50):
        if not table.view()["seats"][0]["connected"]:
            break
        time.sleep(0.05)
    assert not table.view()["seats"][0]["connected"]
    assert table.view().get("watchers", 0) == 0


def test_too_much_is_refused(server: Server) -> None:
    table = opened(server)
    for _ in range(20):
        answer = ask(server, "POST", f"{table.table}/commands", table.token, json={"do": "say", "phrase": "hello"})
        if answer.status_code == 429:
            assert answer.headers["retry-after"]
            break
    else:
        raise AssertionError("nobody may say so much")


def test_the_lobby_lists_open_tables(server: Server) -> None:
    hidden, shown = opened(server), opened(server, open=True, title="Asztal")
    listed = httpx.get(f"{server.url}/api/tables").json()
    ids = [table["id"] for table in listed]
    assert shown.table in ids
    assert hidden.table not in ids
    with connect(f"{server.url.replace('http', 'ws', 1)}/api/lobby") as socket:
        before = json.loads(socket.recv())
        another = opened(server, open=True)
        while another.table not in [table["id"] for table in json.loads(socket.recv(timeout=5))]:
            pass
        assert another.table not in [table["id"] for table in before]


def test_a_person_can_be_forgotten(server: Server) -> None:
    table = opened(server, bots=1, seats=3, length={"deals": 1}, name="Geheim")
    other = online(f"{server.url}/t/{table.table}")
    other.sit("Béla")
    table.command("start")
    table.command("end")
    while table.view()["status"] != "ended":
        for who in (table, other):
            if who.view()["legal"]:
                known, version = who.knowledge()
                from random import Random

                who.act(RandomBot().choose(known, Random(1)), version)
    assert "Geheim" in ask(server, "GET", f"{table.table}/record").text
    assert ask(server, "DELETE", f"{table.table}/me", table.token).status_code == 200
    record = ask(server, "GET", f"{table.table}/record").text
    assert "Geheim" not in record
    assert "Béla" in record
    assert "Geheim" not in ask(server, "GET", table.table).text
    assert ask(server, "GET", table.table, table.token).status_code == 401
    assert ask(server, "DELETE", f"{table.table}/me", other.token).status_code == 200
    assert ask(server, "GET", table.table).status_code == 404


def test_health_metrics_and_schema(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").text == "ok"
    assert "firefly_actions_total" in httpx.get(f"{server.url}/metrics").text
    schema = httpx.get(f"{server.url}/schema").json()
    assert "/api/tables/{table}/actions" in schema["paths"]


def test_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/nothing"):
        headers = httpx.get(f"{server.url}{path}").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    table = opened(server)
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "nemet", "seats": 2})
    cookies = answer.headers.get_list("set-cookie")
    assert all("HttpOnly" in cookie and "SameSite=strict" in cookie for cookie in cookies)
    assert any(f"Path=/api/tables/{answer.json()['table']}" in cookie for cookie in cookies)
    assert table.token not in "".join(cookies)


def test_the_private_link_and_the_qr_code(server: Server) -> None:
    table = opened(server)
    key = ask(server, "GET", f"{table.table}/key", table.token).json()
    assert online(key["url"]).view()["you"] == 1
    assert ask(server, "GET", f"{table.table}/qr.svg").text.startswith("<?xml")
