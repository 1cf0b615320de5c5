"""The log in a database: SQLite by default, PostgreSQL by URL.

Calls block and may come from several threads; `net` keeps them off the event loop. What `append` has returned from is
safe: SQLite runs with a write-ahead log and full synchronisation.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy import event as sqlalchemy_events
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from firefly.errors import FireflyError
from firefly.server import events as ev
from firefly.text import Message

LIVELY = 24 * 3600 * 1000
"""milliseconds without an event after which a table waits in the database until somebody asks for it"""
BUSY = 2_000
"""milliseconds to wait for another writer"""
AWAY = {"connect_timeout": "5", "tcp_user_timeout": "10000"}
"""seconds and milliseconds after which PostgreSQL counts as unreachable, where the URL says nothing else"""

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False, index=True),
    sa.Column("dealt", sa.Integer, nullable=False, server_default="0"),
    sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
)
events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.Text, nullable=False),
)


class StoreError(FireflyError):
    """The database does not take or give anything now: nothing has been written."""

    code = "store/unavailable"


class Row(NamedTuple):
    """One entry of the log: the table, the number of the event there, and the event."""

    table: str
    n: int
    event: ev.Event


class Store:
    """The log of all tables."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def append(self, rows: Sequence[Row]) -> None:
        """Write entries, all or none; raises `StoreError`, also where an entry with that number is there already."""
        try:
            with self.engine.begin() as connection:
                _append(connection, rows)
        except IntegrityError as error:
            raise StoreError(Message("web-why-store"), code="store/conflict") from error
        except SQLAlchemyError as error:
            raise StoreError(Message("web-why-store")) from error

    def tail(self, table: str) -> list[str]:
        """The events of a table from its last deal on, all if there was none; empty for an unknown table."""
        last = sa.select(tables.c.dealt).where(tables.c.id == table).scalar_subquery()
        return self._events(sa.and_(events.c.table_id == table, events.c.n >= last))

    def history(self, table: str) -> list[str]:
        """All events of a table."""
        return self._events(events.c.table_id == table)

    def _events(self, which: Any) -> list[str]:
        return list(self._read(sa.select(events.c.data).where(which).order_by(events.c.n)))

    def _read(self, question: Any) -> Sequence[Any]:
        try:
            with self.engine.connect() as connection:
                return connection.execute(question).scalars().all()
        except SQLAlchemyError as error:
            raise StoreError(Message("web-why-store")) from error

    def live(self, now: int) -> list[str]:
        """The tables at which something may go on by itself, or for which people wait."""
        recent = sa.and_(tables.c.touched > now - LIVELY, tables.c.over.is_(False))
        return list(self._read(sa.select(tables.c.id).where(recent).order_by(tables.c.touched.desc())))

    def rewrite(self, table: str, log: Iterable[ev.Event]) -> None:
        """Put other events in the place of those of a table; none: the table is forgotten."""
        log = list(log)
        rows = [{"table_id": table, "n": n, "data": ev.to_json(event).decode()} for n, event in enumerate(log)]
        dealt = max((n for n, event in enumerate(log) if isinstance(event, ev.Dealt)), default=0)
        try:
            with self.engine.begin() as connection:
                connection.execute(events.delete().where(events.c.table_id == table))
                if rows:
                    connection.execute(events.insert(), rows)
                    connection.execute(tables.update().where(tables.c.id == table).values(dealt=dealt))
                else:
                    connection.execute(tables.delete().where(tables.c.id == table))
        except SQLAlchemyError as error:
            raise StoreError(Message("web-why-store")) from error

    def close(self) -> None:
        """Let the connections go."""
        self.engine.dispose()


def _append(connection: Connection, rows: Sequence[Row]) -> None:
    touched: dict[str, dict[str, Any]] = {}
    for table, n, event in rows:
        if isinstance(event, ev.Opened):
            connection.execute(
                tables.insert(), {"id": table, "game": event.setup.game, "opened": event.at, "touched": event.at}
            )
        change = touched.setdefault(table, {"which": table, "touched": event.at, "dealt": None, "over": None})
        change["touched"] = event.at
        if isinstance(event, ev.Dealt):
            change["dealt"] = n
        if isinstance(event, ev.Ended | ev.Started | ev.Bought):
            change["over"] = isinstance(event, ev.Ended)
    if rows:
        data = [{"table_id": table, "n": n, "data": ev.to_json(event).decode()} for table, n, event in rows]
        connection.execute(events.insert(), data)
        connection.execute(_TOUCH, list(touched.values()))
    else:  # nothing to write: find out whether something could be
        connection.execute(tables.update().where(tables.c.id == "").values(touched=0))


_TOUCH = (
    tables.update()
    .where(tables.c.id == sa.bindparam("which"))
    .values(
        touched=sa.bindparam("touched"),
        dealt=sa.func.coalesce(sa.bindparam("dealt", type_=sa.Integer), tables.c.dealt),
        over=sa.func.coalesce(sa.bindparam("over", type_=sa.Boolean), tables.c.over),
    )
)


def default_url() -> str:
    """A file in the user's own data folder."""
    folder = user_data_path("firefly", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'firefly.sqlite3'}"


def _read_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError(Message("store-url", url=_shown(url))) from error
    if parsed.drivername in ("postgresql", "postgres"):
        waits = {name: value for name, value in AWAY.items() if name not in parsed.query}
        return parsed.set(drivername="postgresql+psycopg").update_query_dict(waits)
    if parsed.get_backend_name() == "postgresql":
        return parsed
    if parsed.get_backend_name() == "sqlite" and parsed.database and parsed.database != ":memory:":
        return parsed.set(database=str(Path(parsed.database).expanduser()))
    raise StoreError(Message("store-url", url=_shown(url)))


def _shown(url: str) -> str:
    """A URL without its password."""
    return re.sub(r"(://[^:/@]*):.*@", r"\1:***@", url)[:200]


def _unusable(url: str, error: Exception) -> StoreError:
    return StoreError(Message("store-open", url=_shown(url), detail=str(error).splitlines()[0][:200]))


def open_store(url: str) -> Store:
    """Open a database, made or brought up to date if need be; raises `StoreError` for one that cannot be used."""
    parsed = _read_url(url)
    engine = sa.create_engine(parsed, pool_pre_ping=parsed.get_backend_name() == "postgresql")
    try:
        if engine.dialect.name == "sqlite":
            assert parsed.database
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            sqlalchemy_events.listen(engine, "connect", _prepare_sqlite)
            sqlalchemy_events.listen(engine, "begin", _begin_sqlite)
        else:
            sqlalchemy_events.listen(engine, "connect", _prepare_postgresql)
        _upgrade(engine)
    except (SQLAlchemyError, OSError, ValueError) as error:
        engine.dispose()
        raise _unusable(url, error) from error
    except StoreError:
        engine.dispose()
        raise
    return Store(engine)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # Python's own way with transactions would leave changes of the layout outside of them; see _begin_sqlite
    connection.isolation_level = None
    # the names of people who wish to be forgotten do not stay behind in free pages
    settings = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON", "secure_delete=ON")
    with closing(connection.cursor()) as cursor:
        for setting in settings:
            cursor.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    alone = connection.get_execution_options().get("alone", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if alone else "BEGIN")


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    connection.execute(f"SET lock_timeout = {BUSY}")
    connection.commit()


def _upgrade(engine: Engine) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    try:
        with engine.execution_options(alone=True).begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(Message("store-newer", detail=str(error)[:200])) from error


def backup(url: str, target: Path) -> None:
    """Copy the SQLite database at ``url`` while it is in use; raises `StoreError`, and then there is no copy."""
    parsed = _read_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or not Path(parsed.database).exists():
        raise StoreError(Message("store-backup", url=_shown(url)))
    if target.exists():
        raise StoreError(Message("store-target", file=str(target)))
    try:
        source = sqlite3.connect(f"{Path(parsed.database).absolute().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise _unusable(url, error) from error
