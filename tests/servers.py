"""A real server in a process of its own, for tests: started, killed, started again on the same port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx


def free_port() -> int:
    """A port of the loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`firefly serve` on the loopback; use it as a context manager."""

    def __init__(self, folder: Path, *options: str, database: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite:///{folder / 'firefly.sqlite3'}"
        self.log = folder / "server.log"
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; the seconds until it answered."""
        begun = time.perf_counter()
        words = ["serve", "--port", str(self.port), "--no-browser", "--database", self.database, *self.options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "firefly", *words],
                stdout=log,
                stderr=log,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        while time.perf_counter() - begun < 60:
            if self.process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return time.perf_counter() - begun
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(self.log.read_text("utf-8", "replace")[-4000:])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it with a signal; its exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(20)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop(signal.SIGKILL)
