"""`firefly serve`: the house, its application and the server that carries them."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
import webbrowser
from dataclasses import dataclass

import structlog
import uvicorn

from firefly.server.net.app import create_app
from firefly.server.net.doors import Doorkeeper
from firefly.server.net.house import House
from firefly.server.net.minds import Minds
from firefly.server.shuffle import Shuffler
from firefly.server.store import default_url, open_store

GRACE = 5
"""seconds that requests under way have to end when the server is asked to stop"""


@dataclass(frozen=True)
class Settings:
    """How a server runs; every setting can also come from the environment as ``FIREFLY_<NAME>``."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""
    browser: bool = True
    limits: bool = True
    bots: int = 1
    """processes in which bots think"""
    proxies: str = "127.0.0.1"
    """addresses of reverse proxies whose X-Forwarded-For is believed"""
    log: str = "info"


def serve(settings: Settings) -> int:
    """Run the server until it is told to stop; the exit status. Raises `FireflyError` for a database that cannot be."""
    configure_log(settings.log)
    store = open_store(settings.database or default_url())
    house = House(store, Minds(settings.bots), Shuffler())
    app = create_app(house, Doorkeeper(strict=settings.limits))
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=16_384,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
        backlog=4096,
    )
    server = uvicorn.Server(config)
    for number in (signal.SIGTERM, signal.SIGINT):
        # uvicorn raises the signal again when it has drained; then there is nothing left to stop
        signal.signal(number, lambda *_: None)
    if settings.browser:
        threading.Thread(target=_open_browser, args=(server, settings), daemon=True).start()
    server.run()
    store.close()
    return 0 if server.started else 1


def _open_browser(server: uvicorn.Server, settings: Settings) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    host = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1") else settings.host  # noqa: S104
    url = f"http://{host}:{settings.port}/"
    sys.stdout.write(f"firefly: {url}\n")
    sys.stdout.flush()
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform != "linux":
        webbrowser.open(url)


def configure_log(level: str) -> None:
    """Lines for people on a terminal, JSON for everything else."""
    last = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
