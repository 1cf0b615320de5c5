"""The log in batches: what arrives while a transaction runs goes into the next one (group commit)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, TypeVar

from firefly.errors import TableError
from firefly.server.net.metrics import COMMIT_ROWS, COMMIT_SECONDS
from firefly.server.store import Row, Store, StoreError
from firefly.text import Message

R = TypeVar("R")
Waiting = tuple[Sequence[Row], "asyncio.Future[None]"]


class Log:
    """Appends rows to the store; a call returns when they are safe."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.writer, self.reader = ThreadPoolExecutor(1, "writer"), ThreadPoolExecutor(2, "reader")
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, rows: Sequence[Row]) -> None:
        """Write rows; raises `StoreError`, and then none of them is written."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())
        await future

    async def _drain(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if await self._conflicts(batch):
                # one of them stands in the way of all: each by itself
                for some in batch:
                    await self._conflicts([some], last=True)

    async def _conflicts(self, batch: list[Waiting], *, last: bool = False) -> bool:
        """Write a batch and tell those who wait; True, and nobody is told, if it has to be tried piece by piece."""
        rows = [row for some, _ in batch for row in some]
        begun = perf_counter()
        failure: Exception | None = None
        try:
            await asyncio.get_running_loop().run_in_executor(self.writer, self.store.append, rows)
        except Exception as error:  # noqa: BLE001  whatever it was, those who wait have to hear of it
            failure = _refusal(error)
            if isinstance(failure, StoreError) and failure.code == "store/conflict" and len(batch) > 1 and not last:
                return True
        else:
            COMMIT_SECONDS.observe(perf_counter() - begun)
            COMMIT_ROWS.inc(len(rows))
        for _, future in batch:
            if not future.done():
                future.set_result(None) if failure is None else future.set_exception(failure)
        return False

    async def call(self, function: Callable[..., R], *arguments: Any) -> R:
        """Read from the store without holding up the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.reader, function, *arguments)

    async def close(self) -> None:
        """Wait for what is being written."""
        if self._task is not None:
            await self._task
        self.writer.shutdown()
        self.reader.shutdown()


def _refusal(error: Exception) -> Exception:
    if isinstance(error, StoreError):
        return error
    return TableError(Message("web-why-store"), "store/unavailable")
