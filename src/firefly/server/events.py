"""What happens at a table, as its log keeps it: a table is rebuilt from these and nothing else.

Seats count from 0 here. ``at`` is milliseconds since 1970.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from firefly.server.state import Setup, TableState


class Event(Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One entry of the log."""

    at: int


class Opened(Event):
    """Somebody opened the table."""

    setup: Setup


class Sat(Event):
    """A person (``token``: hash of the secret that holds the seat) or a bot sat down."""

    seat: int
    name: str
    token: str = ""
    visitor: str = ""
    bot: str = ""


class Left(Event):
    """A seat became empty: its person left, or was removed."""

    seat: int
    removed: bool = False
    banned: str = ""


class Replaced(Event):
    """A bot plays for the person of a seat: because they or the host wished so, they left, or time ran out often."""

    seat: int
    bot: str
    why: str = "wish"


class Returned(Event):
    """A person took the seat back, or came back to the deals."""

    seat: int


class SatOut(Event):
    """A person sits out from the next deal on."""

    seat: int


class Bought(Event):
    """A person bought chips."""

    seat: int
    chips: int


class Passed(Event):
    """The table has another host."""

    seat: int


class Switched(Event):
    """The host switched something: ``paused``, ``locked`` or ``chat``."""

    what: str
    on: bool


class Started(Event):
    """A match began; the seats of ``players`` (numbers before the start) take part, in this order."""

    players: list[int]
    dealer: int


class Dealt(Event):
    """A deal began. ``before`` is the whole table as it stood: a table is rebuilt from its last deal."""

    pack: str
    salt: str
    seal: str
    engine: str
    before: TableState
    stacks: list[int] | None = None


class Acted(Event):
    """A seat acted. ``check`` is a digest of the state it led to; ``by``: person, bot or clock."""

    seat: int
    action: str
    check: int
    by: str = "person"


class CalledOff(Event):
    """A deal begun under other rules code cannot be finished: it does not count."""


class Announced(Event):
    """The deal under way, or the next, is the last."""


class Ended(Event):
    """The match is over: ``won``, ``deals``, ``minutes``, ``host`` or ``empty``."""

    why: str


class Woke(Event):
    """The server began anew: time that it was away counts against nobody."""


class Wished(Event):
    """A person is ready for the next deal."""

    seat: int


class Said(Event):
    """A person said something."""

    seat: int
    phrase: str = ""
    emote: str = ""
    text: str = ""


AnyEvent = (
    Opened
    | Sat
    | Left
    | Replaced
    | Returned
    | SatOut
    | Bought
    | Passed
    | Switched
    | Started
    | Dealt
    | Acted
    | CalledOff
    | Announced
    | Ended
    | Woke
    | Wished
    | Said
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def to_json(event: Any) -> bytes:
    """An event as the log keeps it."""
    return _encoder.encode(event)


def from_json(data: bytes | str) -> Any:
    """An event of the log; raises `msgspec.ValidationError`."""
    return _decoder.decode(data)
