"""Refusals as answers: status, code, and the reason in the reader's language."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from firefly.errors import FireflyError, IllegalAction
from firefly.server import wire
from firefly.server.decide import refuse
from firefly.server.net.doors import Connection
from firefly.server.net.metrics import REFUSALS
from firefly.server.sight import said
from firefly.text import LANGUAGES

GONE = 4_000
"""close code of a socket that was refused; the frame before it says why"""

STATUS = {
    "auth/token": 401,
    "auth/missing": 401,
    "auth/origin": 403,
    "table/forbidden": 403,
    "table/host": 403,
    "table/banned": 403,
    "table/locked": 403,
    "table/unknown": 404,
    "match/unknown": 404,
    "page/unknown": 404,
    "request/method": 405,
    "table/stale": 409,
    "table/full": 409,
    "table/paused": 409,
    "table/started": 409,
    "table/not-started": 409,
    "table/seated": 409,
    "table/playing": 409,
    "table/full-stack": 409,
    "table/bot-plays": 409,
    "table/chat": 409,
    "table/betting": 409,
    "action/turn": 409,
    "deal/over": 409,
    "match/running": 409,
    "request/too-large": 413,
    "action/illegal": 422,
    "action/unknown": 422,
    "rules/option": 422,
    "table/game": 422,
    "table/seats": 422,
    "table/seat": 422,
    "table/name": 422,
    "table/bot": 422,
    "table/say": 422,
    "rate/limit": 429,
    "server/error": 500,
    "deal/engine": 409,
    "store/conflict": 503,
    "store/unavailable": 503,
    "table/house-full": 503,
}
"""Every code of a refusal and its status; what is not listed is 400."""


def language_of(connection: Connection) -> str:
    """The language of a reader: of the cookie, else the first of Accept-Language that we speak, else English."""
    chosen = connection.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    wanted = []
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        tag, _, quality = part.partition(";q=")
        try:
            wanted.append((-float(quality or 1), tag.strip().lower()[:2]))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(wanted, key=lambda each: each[0]) if tag in LANGUAGES), "en")


def refusal(error: FireflyError, connection: Connection) -> wire.Refusal:
    """An error as it goes over the wire."""
    REFUSALS.labels(error.code).inc()
    legal = error.legal if isinstance(error, IllegalAction) and error.code == "action/illegal" else ()
    return wire.Refusal(error.code, error.text(language_of(connection)), said(error.message), legal)


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The answer to a request that was refused, or went wrong."""
    if isinstance(error, HTTPException):
        error = _of_http(error)
    if not isinstance(error, FireflyError):
        raise error
    return Response(
        wire.Refused(refusal(error, request)),
        status_code=STATUS.get(error.code, 400),
        media_type="application/json",
        headers={"retry-after": "1"} if error.code in ("rate/limit", "store/unavailable") else {},
    )


def _of_http(error: HTTPException) -> FireflyError | HTTPException:
    match error.status_code:
        case 404:
            return refuse("page", "page/unknown")
        case 405:
            return refuse("method", "request/method")
        case 413:
            return refuse("too-large", "request/too-large", most=64_000)
        case status if status < HTTP_500_INTERNAL_SERVER_ERROR:
            extra = getattr(error, "extra", None)
            detail = f"{error.detail} {extra or ''}"
            return refuse("malformed", "request/malformed", detail=detail.strip()[:300])
    return error
