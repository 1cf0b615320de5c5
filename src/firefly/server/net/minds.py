"""Processes in which bots think, so that they never hold up people."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter

from firefly.server.net.metrics import THINKING_SECONDS
from firefly.server.thinking import Question, prepare, think


class Minds:
    """A pool of thinking processes; one that dies is replaced."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Begin a pool, and have its processes ready before the first question."""
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.processes, context, prepare)
        for _ in range(self.processes):
            self._pool.submit(int)

    async def think(self, asked: Question) -> str:
        """What the bot plays."""
        begun = perf_counter()
        for last in (False, True):
            if self._pool is None:
                self.start()
            assert self._pool is not None
            try:
                answer = await asyncio.get_running_loop().run_in_executor(self._pool, think, asked)
            except BrokenProcessPool:
                self._pool = None
                if last:
                    raise
            else:
                THINKING_SECONDS.observe(perf_counter() - begun)
                return answer
        raise AssertionError

    def stop(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
