"""The log in a database: what was acknowledged stays, what was refused has changed nothing."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest
import sqlalchemy as sa
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from tests.databases import Postgres
from tests.tables import Evening

from firefly.server import events as ev
from firefly.server import past, store
from firefly.server.state import Setup
from firefly.server.store import Row, Store, StoreError, backup, open_store
from firefly.server.table import Table

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        server = Postgres().__enter__()
    except (OSError, subprocess.SubprocessError) as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"PostgreSQL does not start here: {error}")
    yield server
    server.__exit__(None, None, None)


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'log.sqlite3'}"
    made: str = request.getfixturevalue("postgres").database()
    return made


@pytest.fixture
def log(url: str) -> Iterator[Store]:
    opened = open_store(url)
    yield opened
    opened.close()


@pytest.fixture
def file_log(tmp_path: Path) -> Iterator[Store]:
    """A log in SQLite."""
    opened = open_store(f"sqlite:///{tmp_path / 'log.sqlite3'}")
    yield opened
    opened.close()


def opened(table: str, at: int = 1) -> Row:
    return Row(table, 0, ev.Opened(at=at, setup=Setup(table, "nemet", 3)))


def said(table: str, n: int, text: str = "") -> Row:
    return Row(table, n, ev.Said(at=n + 1, seat=0, text=text))


def numbers(log: Store, table: str) -> list[int]:
    """The numbers of the entries that are there, in their order."""
    question = sa.select(store.events.c.n).where(store.events.c.table_id == table).order_by(store.events.c.n)
    return list(log._read(question))


def write(log: Store, evening: Evening) -> None:
    log.append([Row("table", n, event) for n, event in enumerate(evening.log)])


def texts(events: list[ev.Event]) -> list[str]:
    return [ev.to_json(event).decode() for event in events]


def refused(call: Callable[[], Any]) -> str:
    """The code with which the store refuses; it says why in words."""
    with pytest.raises(StoreError) as caught:
        call()
    assert str(caught.value)
    return caught.value.code


# What goes in comes out.


def test_what_is_written_can_be_read(log: Store) -> None:
    assert log.history("table") == log.tail("table") == []
    evening = Evening(seats=3, bots=2)
    evening.start()
    write(log, evening)
    for _ in range(2):
        start = len(evening.log)
        evening.play_deal()
        evening.next_deal()
        log.append([Row("table", start + n, event) for n, event in enumerate(evening.log[start:])])
    assert log.history("table") == texts(evening.log)
    last = max(n for n, event in enumerate(evening.log) if isinstance(event, ev.Dealt))
    assert log.tail("table") == texts(evening.log[last:])
    rebuilt = Table.rebuilt([ev.from_json(data) for data in log.tail("table")])
    assert msgspec.json.encode(rebuilt.state) == msgspec.json.encode(evening.table.state)


def test_without_a_deal_the_tail_is_all(log: Store) -> None:
    log.append([opened("a"), said("a", 1, "Szia! \0 – 🂡")])
    assert log.tail("a") == log.history("a") == texts([opened("a").event, said("a", 1, "Szia! \0 – 🂡").event])


def test_a_batch_of_many_tables(log: Store) -> None:
    log.append([opened("a"), opened("b"), said("b", 1), said("a", 1), said("a", 2)])
    log.append([said("b", 2), said("a", 3)])
    log.append([])
    assert numbers(log, "a") == [0, 1, 2, 3]
    assert numbers(log, "b") == [0, 1, 2]


@pytest.mark.parametrize(
    "bad",
    [said("a", 1, "another"), opened("a"), said("nowhere", 1)],
    ids=["a number again", "a table again", "an unknown table"],
)
def test_nothing_is_overwritten_and_a_batch_is_all_or_none(log: Store, bad: Row) -> None:
    log.append([opened("a"), said("a", 1, "first")])
    before = log.history("a")
    assert refused(lambda: log.append([opened("b"), said("a", 2), bad])) == "store/conflict"
    assert log.history("a") == before
    assert log.history("b") == []
    log.append([opened("b"), said("a", 2)])
    assert numbers(log, "a") == [0, 1, 2]


def test_one_of_two_writers_wins(log: Store, url: str) -> None:
    log.append([opened("a")])
    wins: list[list[int]] = [[], []]

    def race(mine: list[int], other: Store) -> None:
        for n in range(1, 41):
            try:
                other.append([said("a", n)])
                mine.append(n)
            except StoreError as error:
                assert error.code == "store/conflict"
        other.close()

    racers = [threading.Thread(target=race, args=(mine, open_store(url)), daemon=True) for mine in wins]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(wins[0] + wins[1]) == list(range(1, 41))
    assert numbers(log, "a") == list(range(41))


def test_tables_that_live(log: Store) -> None:
    now = 10 * store.LIVELY
    log.append([opened("old", now - store.LIVELY), opened("new", now - 5), opened("newest", now - 1)])
    log.append([opened("over", now), Row("over", 1, ev.Ended(at=now, why="host"))])
    assert log.live(now) == ["newest", "new"]
    log.append([Row("over", 2, ev.Started(at=now, players=[0, 1], dealer=0)), Row("old", 1, ev.Woke(at=now + 1))])
    assert log.live(now) == ["old", "over", "newest", "new"]


# People who wish to be forgotten.


def test_a_person_is_forgotten(log: Store, url: str) -> None:
    evening = Evening(seats=3, bots=1)
    evening.sit("Bernadett", token="token-1", visitor="visitor-1")
    evening.start()
    evening.play_deal()
    evening.next_deal()
    write(log, evening)
    log.rewrite("table", past.forgotten(evening.log, "token-1"))
    kept = log.history("table")
    assert len(kept) == len(evening.log)
    assert not any(word in data for data in kept for word in ("Bernadett", "token-1", "visitor-1"))
    assert Table.rebuilt([ev.from_json(data) for data in log.tail("table")]).names[1] == past.NAMELESS
    log.rewrite("table", past.forgotten([ev.from_json(data) for data in kept], "token-0"))
    assert log.history("table") == []
    assert log.live(0) == []
    write(log, Evening())  # the name is free again
    if url.startswith("sqlite"):
        log.close()
        assert b"Bernadett" not in Path(url.removeprefix("sqlite:///")).read_bytes(), "nor left in free pages"


def test_a_shorter_log_has_its_own_last_deal(log: Store) -> None:
    evening = Evening(seats=3, bots=2)
    evening.start()
    evening.play_deal()
    evening.next_deal()
    write(log, evening)
    log.rewrite("table", evening.log[:2])
    assert log.tail("table") == texts(evening.log[:2])


# Databases that do not take anything now.


def test_a_locked_file(file_log: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file_log.append([opened("a")])
    monkeypatch.setattr(store, "BUSY", 100)
    other = open_store(f"sqlite:///{tmp_path / 'log.sqlite3'}")
    lock = sqlite3.connect(tmp_path / "log.sqlite3", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    assert refused(lambda: other.append([said("a", 1)])) == "store/unavailable"
    assert refused(lambda: other.append([])) == "store/unavailable", "health is not feigned"
    assert len(other.history("a")) == 1, "readers do not wait"
    assert refused(lambda: open_store(f"sqlite:///{tmp_path / 'log.sqlite3'}")) == "store/unavailable"
    lock.rollback()
    lock.close()
    other.append([said("a", 1)])
    other.close()
    assert numbers(file_log, "a") == [0, 1]


def test_a_full_database(file_log: Store) -> None:
    file_log.append([opened("a")])

    def pages(most: int) -> None:
        with file_log.engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

    written = 0

    def fill() -> None:
        nonlocal written
        for n in range(1, 1000):
            file_log.append([said("a", n, "x" * 500), said("a", 1000 + n, "x" * 500)])
            written = n

    pages(20)
    assert refused(fill) == "store/unavailable"
    assert written > 0
    expected = [*range(written + 1), *range(1001, 1001 + written)]
    assert numbers(file_log, "a") == expected
    pages(2**20)
    file_log.append([said("a", 5000)])
    assert numbers(file_log, "a") == [*expected, 5000]


ON_A_SMALL_DISK = """
import sys
from pathlib import Path
from firefly.server import events as ev
from firefly.server.state import Setup
from firefly.server.store import Row, StoreError, open_store

def said(n):
    return Row("a", n, ev.Said(at=n, seat=0, text="x" * 400))

disk = Path(sys.argv[1])
log = open_store(f"sqlite:///{disk / 'log.sqlite3'}")
log.append([Row("a", 0, ev.Opened(at=1, setup=Setup("a", "nemet", 3)))])
ballast = disk / "ballast"
written = 0
for _ in range(3):
    try:
        with ballast.open("wb", buffering=0) as file:
            while file.write(bytes(4096)):
                pass
    except OSError:
        pass
    refusals = 0
    for _ in range(400):
        try:
            log.append([said(written + 1)])
            written += 1
        except StoreError as error:
            assert error.code == "store/unavailable", error
            refusals += 1
            if refusals == 3:
                break
    assert refusals == 3
    assert len(log.history("a")) == written + 1
    ballast.unlink()
    log.append([said(written + 1)])
    written += 1
log.close()
log = open_store(f"sqlite:///{disk / 'log.sqlite3'}")
assert [ev.from_json(data).at for data in log.history("a")] == [1, *range(1, written + 1)]
log.close()
print("survived", written)
"""


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    inside = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"]), "sh", "-c"]
    mount = 'mount -t tmpfs -o size=1m tmpfs "$1"'
    if not shutil.which("unshare") or subprocess.run([*inside, mount, "sh", tmp_path], check=False).returncode:
        pytest.skip("no small disk can be made here")
    done = subprocess.run(
        [*inside, f'{mount} && exec "$0" -c "$2" "$1"', sys.executable, tmp_path, ON_A_SMALL_DISK],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.startswith("survived"), done.stderr


def test_a_locked_server(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BUSY", 100)
    url = postgres.database()
    log = open_store(url)
    log.append([opened("a")])
    with psycopg.connect(url) as lock:
        lock.execute("LOCK TABLE events")
        assert refused(lambda: log.append([said("a", 1)])) == "store/unavailable"
    log.append([said("a", 1)])
    assert numbers(log, "a") == [0, 1]
    log.close()


def test_a_server_that_crashes(postgres: Postgres) -> None:
    log = open_store(postgres.database())
    log.append([opened("a")])
    written = 0

    def work() -> None:
        nonlocal written
        while True:
            try:
                log.append([said("a", written + 1)])
            except StoreError:
                return
            written += 1

    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    time.sleep(0.2)
    postgres.stop()
    worker.join()
    assert written > 0
    assert refused(lambda: log.append([said("a", written + 1)])) == "store/unavailable"
    assert refused(lambda: log.history("a")) == "store/unavailable"
    postgres.start()
    there = numbers(log, "a")
    assert there in (list(range(written + 1)), list(range(written + 2))), "the last commit may have come through"
    log.append([said("a", len(there))])
    log.close()


# Crashes of our own.

APPENDING = """
import sys
from firefly.server import events as ev
from firefly.server.store import Row, open_store

log, n, batch = open_store(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
while True:
    log.append([Row("a", n + place, ev.Said(at=n, seat=0, text="x" * 200)) for place in range(batch)])
    n += batch
    print(n, flush=True)
"""


def test_killed_while_writing(url: str) -> None:
    log = open_store(url)
    log.append([opened("a")])
    random = Random(0)
    there = 1
    for batch in (1, 7, 20):
        command = [sys.executable, "-c", APPENDING, url, str(there), str(batch)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        acknowledged = int(process.stdout.readline())
        time.sleep(random.uniform(0.02, 0.2))
        process.kill()
        rest = process.stdout.read().split("\n")[:-1]
        process.stdout.close()
        process.wait()
        acknowledged = int(rest[-1]) if rest else acknowledged
        if url.startswith("postgresql"):
            log.append([Row("a", 1_000_000 + there, ev.Woke(at=1))])  # waits for the one left behind, if it holds locks
        kept = [n for n in numbers(log, "a") if n < 1_000_000]
        assert kept == list(range(len(kept))), "each once"
        assert len(kept) in (acknowledged, acknowledged + batch), "all that was acknowledged; a batch is all or none"
        there = len(kept)
    log.close()


# Layouts.


def test_layout_and_steps_agree(log: Store) -> None:
    with log.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), store.metadata) == []


def test_opened_again_nothing_changes(log: Store, url: str) -> None:
    log.append([opened("a")])
    again = open_store(url)
    assert again.history("a") == log.history("a")
    again.close()


def test_a_newer_database_is_refused(log: Store, url: str) -> None:
    log.append([opened("a")])
    with log.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match=r"newer version.*9999"):
        open_store(url)
    assert len(log.history("a")) == 1


def test_a_step_that_breaks_off_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise sa.exc.OperationalError("CREATE INDEX", None, Exception("disk full"))

    with monkeypatch.context() as broken:
        broken.setattr(op, "create_index", full)
        assert refused(lambda: open_store(url)) == "store/unavailable"
    opened_after = open_store(url)
    opened_after.append([opened("a")])
    opened_after.close()


def test_files_that_are_made_by_two_at_once(tmp_path: Path) -> None:
    command = "import sys; from firefly.server.store import open_store; open_store(sys.argv[1]).append([])"
    url = f"sqlite:///{tmp_path / 'deep' / 'down' / 'a%20 b.sqlite3'}"
    both = [subprocess.Popen([sys.executable, "-c", command, url]) for _ in range(2)]
    assert [process.wait(30) for process in both] == [0, 0]


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://me:hush@localhost/firefly",
        "postgresql://me:hush@127.0.0.1:1/firefly",
        "postgresql://me:hush@127.0.0.1:port/firefly",
        "sqlite:////proc/nowhere/log.sqlite3",
        "sqlite:///nul\0.sqlite3",
    ],
)
def test_databases_that_cannot_be(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        open_store(url)
    assert "hush" not in caught.value.text("hu")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(bytes(range(256)) * 20)
    assert refused(lambda: open_store(f"sqlite:///{tmp_path / 'a.txt'}")) == "store/unavailable"


def test_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert store.default_url() == f"sqlite:///{tmp_path / 'firefly' / 'firefly.sqlite3'}"


# Copies.


def test_a_backup_while_others_write(file_log: Store, tmp_path: Path) -> None:
    file_log.append([opened("a")])
    done = threading.Event()

    def work() -> None:
        n = 0
        while not done.is_set():
            file_log.append([said("a", n := n + 1)])

    worker = threading.Thread(target=work, daemon=True)
    worker.start()
    time.sleep(0.1)
    before = len(file_log.history("a"))
    backup(f"sqlite:///{tmp_path / 'log.sqlite3'}", tmp_path / "copy.sqlite3")
    done.set()
    worker.join()
    copy = open_store(f"sqlite:///{tmp_path / 'copy.sqlite3'}")
    there = copy.history("a")
    assert before <= len(there)
    assert there == file_log.history("a")[: len(there)]
    copy.append([said("a", len(there))])
    copy.close()


def test_backups_that_cannot_be(file_log: Store, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'log.sqlite3'}"
    (tmp_path / "there").touch()
    (tmp_path / "no-database").write_bytes(bytes(range(256)) * 20)
    for source, target in (
        (url, "there"),
        (url, "no/such/folder"),
        (f"sqlite:///{tmp_path / 'missing'}", "copy"),
        (f"sqlite:///{tmp_path / 'no-database'}", "copy"),
        ("postgresql://me@localhost/firefly", "copy"),
        ("nonsense", "copy"),
    ):
        assert refused(lambda source=source, target=target: backup(source, tmp_path / target)) == "store/unavailable"  # type: ignore[misc]
    assert not (tmp_path / "copy").exists()
