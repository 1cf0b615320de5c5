"""The application: routes, what they need, and what every answer carries."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from firefly.errors import FireflyError
from firefly.server.decide import refuse
from firefly.server.net import api, pages, sockets
from firefly.server.net.answers import refused
from firefly.server.net.doors import REQUESTS, Doorkeeper, address
from firefly.server.net.house import House

LARGEST_BODY = 64_000
logger = structlog.get_logger()
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def create_app(
    house: House, doorkeeper: Doorkeeper | None = None, handlers: Sequence[ControllerRouterHandler] = ()
) -> Litestar:
    """The application over a house, which it starts and stops."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    async def provide_house() -> House:
        return house

    keeper = doorkeeper or Doorkeeper()

    async def provide_keeper() -> Doorkeeper:
        return keeper

    async def count(request: Request[Any, Any, Any]) -> None:
        """Every request counts, but for the files of the client."""
        if not request.url.path.startswith("/static/"):
            keeper.count(REQUESTS, "request", address(request))

    return Litestar(
        [api.router, sockets.table_events, sockets.lobby, *pages.HANDLERS, *handlers],
        dependencies={"house": Provide(provide_house), "doorkeeper": Provide(provide_keeper)},
        lifespan=[lifespan],
        exception_handlers={FireflyError: _failed, Exception: _failed},
        before_request=count,
        after_request=_add_headers,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=800),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            "firefly", version("firefly-cards"), path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        logging_config=None,
    )


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A refusal as JSON for programs and as a page for people; what nobody foresaw is logged and says nothing."""
    gone = isinstance(error, InternalServerException) and "disconnected" in error.detail
    if gone:
        error = refuse("malformed", "request/malformed", detail="the client has gone")
    elif not isinstance(error, FireflyError | HTTPException) or getattr(error, "status_code", 0) >= 500:
        logger.error("request.failed", path=request.url.path.partition("/seat/")[0], exc_info=error)
        error = refuse("broken", "server/error")
    answer = refused(request, error)
    page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if page:
        answer = pages.error_page(request, answer.status_code or 500, answer.content.error.text)
    return _add_headers(answer)


def _add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
