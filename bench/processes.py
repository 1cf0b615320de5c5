"""The servers under measurement, each on a core of its own, and what they use of the machine."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx
from hatch_build import npm

BOARDGAME = Path(__file__).parent / "boardgame"
TICKS = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def pin(place: int) -> None:
    """Keep this process, and those that it starts, on one core, where there are several."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, {CORES[place]})


def free_port() -> int:
    """A port of the loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server on the loopback, on the first core; use it as a context manager."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind, self.port = kind, free_port()
        self.log = folder / f"{kind}-{self.port}.log"
        self.command, self.environment, self.path = (
            firefly(self.port, folder) if kind == "firefly" else boardgame(self.port)
        )

    def __enter__(self) -> Self:
        pin(0)
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        with self.log.open("wb") as log:
            environment = {**os.environ, **self.environment}
            self.process = subprocess.Popen(  # noqa: S603  our own servers
                self.command, stdout=log, stderr=log, cwd=self.path, env=environment
            )
        begun = time.perf_counter()
        while time.perf_counter() - begun < 60 and self.process.poll() is None:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/", timeout=5)
            except httpx.TransportError:
                time.sleep(0.1)
            else:
                return self
        self.process.kill()
        raise SystemExit(self.log.read_text("utf-8", "replace")[-4000:])

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


def firefly(port: int, folder: Path) -> tuple[Sequence[str], dict[str, str], Path]:
    """How our server is started: with its log on disk, as people run it, but for the limits of an address."""
    database = f"sqlite:///{folder / f'firefly-{port}.sqlite3'}"
    words = ["serve", "--port", str(port), "--no-browser", "--no-limits", "--log", "warning", "--database", database]
    return [sys.executable, "-m", "firefly", *words], {}, folder


def boardgame(port: int) -> tuple[Sequence[str], dict[str, str], Path]:
    """How boardgame.io is started, installed from its lock file if it is not yet."""
    command, node = npm(), shutil.which("node")
    if command is None:
        raise SystemExit("boardgame.io needs Node and npm")
    if len(command) > 1:
        node = command[0]
    lock, installed = BOARDGAME / "package-lock.json", BOARDGAME / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*command, "ci"], cwd=BOARDGAME, check=True)  # noqa: S603  our own
    return [str(node), "server.js"], {"NODE_ENV": "production", "PORT": str(port)}, BOARDGAME


def stat(pid: int) -> list[str]:
    """What ``/proc`` says of a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            children.setdefault(int(stat(int(folder.name))[1]), []).append(int(folder.name))
        except OSError:  # it has ended meanwhile
            continue
    found = [pid]
    for each in found:
        found.extend(children.get(each, []))
    return found


def processor_seconds(pid: int) -> float:
    """What a process and those that it has started have used of the processor."""
    ticks = 0
    for each in family(pid):
        fields = stat(each)
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def resident(pid: int) -> int:
    """Bytes of memory that a process holds, without those that it has started."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024
