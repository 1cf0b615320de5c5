"""`firefly play`: from the first question to the record."""

from __future__ import annotations

from firefly.terminal.keep import keep
from firefly.terminal.screen import Leave, Screen
from firefly.terminal.setup import Wishes, arrange
from firefly.terminal.table import Table

INTERRUPTED = 130


def play(wishes: Wishes, language: str) -> int:
    """Play a match at the terminal; the exit status. Raises `FireflyError` for a table that cannot be."""
    screen = Screen(language)
    table: Table | None = None
    status = 0
    try:
        table = arrange(wishes, screen)
        table.play()
    except Leave:
        pass
    except KeyboardInterrupt:
        screen.line()
        status = INTERRUPTED
    if table is not None and table.match.deals:
        status = _offer(table, wishes, screen) or status
    screen.say("terminal-bye", "dim")
    return status


def _offer(table: Table, wishes: Wishes, screen: Screen) -> int:
    """Offer to keep the record; who interrupts this too wants none."""
    extra = {} if wishes.seed is None else {"seed": wishes.seed}
    try:
        screen.line()
        keep(table.match, screen, wishes.save, **extra)
    except Leave:
        pass
    except KeyboardInterrupt:
        screen.line()
        return INTERRUPTED
    return 0
