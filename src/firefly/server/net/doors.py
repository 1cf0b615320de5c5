"""Who is at the door: tokens, cookies, origins, addresses, and how much each may ask."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from firefly.server.decide import Who, refuse
from firefly.server.net.house import hashed
from firefly.server.net.room import Room

Connection = ASGIConnection[Any, Any, Any, Any]
SEAT, VISITOR = "seat", "visitor"
YEAR = 365 * 24 * 3600

REQUESTS = RateLimitItemPerSecond(300)
OPENINGS = RateLimitItemPerMinute(240)
SEATS = RateLimitItemPerMinute(600)
COMMANDS = RateLimitItemPerSecond(100)
WORDS = RateLimitItemPerSecond(6, 10)
"""things said by one seat in ten seconds"""
SOCKETS = RateLimitItemPerSecond(100)


@dataclass(frozen=True)
class Doorkeeper:
    """Counts what each address and seat asks for; ``strict`` is switched off where load is measured."""

    strict: bool = True
    limiter: FixedWindowRateLimiter = field(default_factory=lambda: FixedWindowRateLimiter(MemoryStorage()))

    def count(self, what: Any, *key: str) -> None:
        """Raise `TableError` (``rate/limit``) for one too many."""
        if self.strict and not self.limiter.hit(what, *key):
            raise refuse("rate", "rate/limit")


def token_of(connection: Connection) -> tuple[str, bool]:
    """The secret that a request brings, and whether in a cookie."""
    header = connection.headers.get("authorization", "")
    scheme, _, token = header.partition(" ")
    if header:
        if scheme.lower() != "bearer" or not token.strip():
            raise refuse("token", "auth/token")
        return token.strip(), False
    return connection.cookies.get(SEAT, ""), True


def who(connection: Connection, room: Room) -> Who:
    """The one who asks, with the seat held; raises for a secret in a header that holds none."""
    token, cookie = token_of(connection)
    known = hashed(token)
    seat = room.table.seat_of(known)
    if token and seat is None and not cookie:
        raise refuse("token", "auth/token")
    return Who(seat, known, hashed(connection.cookies.get(VISITOR, "")))


def seated(connection: Connection, room: Room) -> Who:
    """The seat that asks; raises `TableError` (``auth/missing``) for one without."""
    asks = who(connection, room)
    if asks.seat is None:
        raise refuse("no-token", "auth/missing")
    return asks


def check_origin(connection: Connection) -> None:
    """Refuse what a page of another site sends in the name of one of our visitors."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            raise refuse("origin", "auth/origin")
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise refuse("origin", "auth/origin")


def address(connection: Connection) -> str:
    """Where a request comes from; behind a trusted proxy uvicorn has put the real address there."""
    return connection.client.host if connection.client else "unix"


def seat_cookie(connection: Connection, table: str, token: str) -> Cookie:
    """The cookie that holds a seat, sent back for this table only."""
    return _cookie(connection, SEAT, token, f"/api/tables/{table}")


def visitor_cookie(connection: Connection, visitor: str) -> Cookie:
    """The cookie by which a browser is known again at a table that has banned it, and for nothing else."""
    return _cookie(connection, VISITOR, visitor, "/")


def _cookie(connection: Connection, key: str, value: str, path: str) -> Cookie:
    secure = connection.url.scheme in ("https", "wss")
    return Cookie(key, path, value, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


def visitor_of(connection: Connection) -> str:
    """The secret name of this browser, a new one if it has none."""
    return connection.cookies.get(VISITOR) or secrets.token_urlsafe(18)
