"""A table: what has happened at it, and so what it is now.

`Table.apply` takes one event after the other and never refuses: whether something may happen is settled in `decide`
and `due`, before it is logged. There is no clock and no chance in here; times and packs come with the events.
"""

from __future__ import annotations

import hashlib
import zlib
from collections import Counter, deque
from collections.abc import Iterable
from functools import cache, cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from firefly.deal import Deal
from firefly.fields import Plain
from firefly.game import NO_SEAT, Game
from firefly.games import PRESETS
from firefly.notation import words_text
from firefly.rules import Rules
from firefly.server import events as ev
from firefly.server.state import Chair, Setup, TableState
from firefly.text import Message

KEPT = 60
"""happenings that a table keeps for those who come back"""
_PACKAGE = Path(__file__).resolve().parents[1]


@cache
def engine() -> str:
    """What the rules are that deals are played by: version, and a digest of the sources of the games."""
    digest = hashlib.sha256()
    for file in sorted([*_PACKAGE.glob("games/**/*.py"), _PACKAGE / "hands.py", _PACKAGE / "fields.py"]):
        digest.update(file.read_bytes())
    return f"firefly {version('firefly-cards')} {digest.hexdigest()[:12]}"


def check(deal: Deal) -> int:
    """A digest of a deal as it stands."""
    return zlib.crc32(deal.raw.tobytes())


class Happened(NamedTuple):
    """An event as it is told: to everybody, or otherwise to the seat that acted."""

    n: int
    event: ev.Event
    seat: int | None
    said: tuple[Message, ...] = ()
    own: tuple[Message, ...] | None = None
    hidden: str | None = None
    """the action as the others saw it, if they did not see it all"""


class Table:
    """One table, from its first event on."""

    def __init__(self, opened: ev.Opened) -> None:
        self.state = TableState(opened.setup, [Chair() for _ in range(opened.setup.seats)], opened=opened.at)
        self.deal: Deal | None = None
        self.told: deque[Happened] = deque(maxlen=KEPT)
        self.previous: tuple[int, list[int]] | None = None
        """the hands at the end of the deal before, for those who may see them one deal later"""
        self.connected: Counter[str] = Counter()
        """how many connections hold each seat, by the hash of its token; not part of the log"""
        self.watchers = 0
        self.sealed: ev.Dealt | None = None
        self.tried: tuple[ev.Acted, Deal] | None = None
        self._shown: dict[int, Plain] = {}
        self.told.append(Happened(0, opened, None))

    @classmethod
    def rebuilt(cls, log: Iterable[ev.Event]) -> Table:
        """A table from its log, or from the last deal of it on.

        Raises `FireflyError` where the deal under way cannot have gone so under the rules of this engine.
        """
        table, rest = cls._begun(log)
        for event in rest:
            table.apply(event)
        return table

    @classmethod
    def without_deal(cls, log: Iterable[ev.Event]) -> Table:
        """A table as it was before its last deal began, but for what happened beside it."""
        table, rest = cls._begun(log)
        for event in rest:
            if isinstance(event, ev.Dealt | ev.Acted):
                table.state.n += 1
                table.state.version += isinstance(event, ev.Acted)
            else:
                table.apply(event)
        return table

    @classmethod
    def _begun(cls, log: Iterable[ev.Event]) -> tuple[Table, list[ev.Event]]:
        first, *rest = log
        if not isinstance(first, ev.Dealt):
            assert isinstance(first, ev.Opened)
            return cls(first), rest
        table = cls(ev.Opened(at=first.before.opened, setup=first.before.setup))
        table.state = msgspec.json.decode(msgspec.json.encode(first.before), type=TableState)
        table.told.clear()
        return table, [first, *rest]

    @property
    def setup(self) -> Setup:
        return self.state.setup

    @cached_property
    def game(self) -> Game:
        return PRESETS[self.setup.game]

    @cached_property
    def rules(self) -> Rules:
        return self.game.table.rules(self.setup.game, self.setup.rules)

    @cached_property
    def values(self) -> dict[str, str | int | bool]:
        """Every option with its value."""
        return {option.name: value for option, value in self.rules.items()}

    @property
    def chairs(self) -> list[Chair]:
        return self.state.chairs

    @property
    def names(self) -> list[str]:
        return [chair.name or "–" for chair in self.state.chairs]

    @property
    def running(self) -> bool:
        """Whether a deal is under way."""
        return self.deal is not None and not self.deal.over

    @property
    def turn(self) -> int | None:
        """The seat to act."""
        return self.deal.turn if self.deal is not None else None

    def seat_of(self, token: str) -> int | None:
        """The seat that the secret with this hash holds."""
        return next((seat for seat, chair in enumerate(self.chairs) if token and chair.token == token), None)

    @property
    def won(self) -> int | None:
        """The seat that has won the match by the rules."""
        winner = int(self.state.common.get("winner", NO_SEAT))
        return None if winner < 0 else winner

    def snapshot(self) -> TableState:
        """The table as it stands, to be kept with a deal."""
        return msgspec.convert(msgspec.to_builtins(self.state), TableState)

    def shown(self, viewer: int) -> Plain:
        """What a seat, or `PUBLIC`, may know of the deal; not to be changed."""
        assert self.deal is not None
        if viewer not in self._shown:
            self._shown[viewer] = self.game.fields.shown(self.deal.state, viewer)
        return self._shown[viewer]

    def lay(self, deal: Deal | None) -> None:
        """Put another state of the deal on the table."""
        self.deal, self._shown = deal, {}

    def try_action(self, event: ev.Acted, action: int) -> ev.Acted:
        """The event with the digest of what it leads to; nothing is changed but what `apply` will take over."""
        assert self.deal is not None
        after = self.deal.copy()
        after.push(action)
        event.action, event.check = words_text(self.game, after.actions[-1].words), check(after)
        self.tried = event, after
        return event

    def apply(self, event: Any) -> None:
        """Let an event of the log happen."""
        from firefly.server.happen import happen

        self.state.n += 1
        happen(event, self)
