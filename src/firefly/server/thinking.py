"""How bots think: in processes of their own, which get the view of a seat and nothing else.

Nothing heavy is imported up here: a new process has to choose first how it runs kernels.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from typing import TYPE_CHECKING, NamedTuple

from firefly._jit import interpret

if TYPE_CHECKING:
    from firefly.game import Played
    from firefly.view import View


class Question(NamedTuple):
    """A decision, as it travels to another process: all of it is what the seat in turn knows."""

    kind: str
    preset: str
    codes: tuple[int, ...]
    seat: int
    before: bytes
    raw: bytes
    played: tuple[Played, ...]


def question(kind: str, view: View) -> Question:
    """The decision of the seat of ``view``."""
    rules = view.rules
    return Question(kind, rules.preset, rules.codes, view.seat, view.before.tobytes(), view.raw.tobytes(), view.played)


def view_of(asked: Question) -> View:
    """The view that a question holds."""
    import numpy as np

    from firefly.games import PRESETS
    from firefly.rules import Rules
    from firefly.view import View

    game = PRESETS[asked.preset]
    rules = Rules(game.table, asked.preset, asked.codes)
    before, raw = (np.frombuffer(data, np.uint8).copy() for data in (asked.before, asked.raw))
    return View(game, rules, asked.seat, before, raw, asked.played)


def prepare() -> None:
    """Make a new process ready to think; it ends with the one that began it, however that ends."""
    threading.Thread(target=_outlive_nobody, args=(os.getppid(),), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    interpret()
    import firefly.server.due  # noqa: F401  takes its time now, not at the first question


def _outlive_nobody(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def think(asked: Question) -> str:
    """The action that the bot chooses."""
    from firefly.server.due import choose

    return choose(asked.kind, view_of(asked))
