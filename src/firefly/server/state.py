"""The state of a table between two events, apart from the deal under way: what a snapshot holds."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from firefly.server.wire import BankClock, Length, Pace, TurnClock, Watching


class Setup(Struct, frozen=True, omit_defaults=True):
    """What was chosen when the table was opened. ``rules`` holds what differs from the preset ``game``."""

    id: str
    game: str
    seats: int
    rules: dict[str, str | int | bool] = {}
    title: str = ""
    clock: TurnClock | BankClock | None = None
    length: Length = Length()
    open: bool = False
    spectators: Watching = "hidden"
    chat: bool = True
    pace: Pace = "normal"


class Chair(Struct, omit_defaults=True):
    """A place at the table. ``token`` and ``visitor`` are hashes of secrets; ``bot`` the kind that plays here now."""

    name: str = ""
    token: str = ""
    visitor: str = ""
    bot: str = ""
    away: bool = False
    ready: bool = False
    standing: int = 0
    bank: int = 0
    """milliseconds left, where the clock is a bank"""
    leaving: bool = False
    """left during a deal, which a bot plays to its end; then the chair is empty"""
    expired: int = 0
    """turns in a row in which the time ran out"""

    @property
    def empty(self) -> bool:
        return not self.name

    @property
    def person(self) -> bool:
        """Whether a person acts here."""
        return bool(self.name) and not self.bot


class TableState(Struct, omit_defaults=True):
    """Everything about a table but the deal under way."""

    setup: Setup
    chairs: list[Chair]
    n: int = 0
    """events so far"""
    version: int = 0
    """game actions so far"""
    host: int | None = None
    match: int = 0
    deals: int = 0
    status: str = "waiting"
    common: dict[str, Any] = field(default_factory=dict)
    """fields of the match between deals (`firefly.game.COMMON`), by name"""
    started: int = 0
    """when the match began"""
    since: int = 0
    """when the turn began, or the deal ended"""
    paused: int = 0
    """when the table was paused; 0 while it is not"""
    locked: bool = False
    chat: bool = True
    last: bool = False
    ended: str = ""
    banned: list[str] = field(default_factory=list)
    opened: int = 0
