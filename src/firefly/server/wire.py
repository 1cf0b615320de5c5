"""What goes over the wire: every message of the protocol as a typed struct (docs/protocol.md).

The OpenAPI page and the TypeScript types of the browser are made from these. Seats count from 1. A card is its code
(``7h``), or ``??`` where the reader may not know it. A *said* message is ``[id, {argument: value}]`` of the catalogue,
so that every reader has it in the own language; an argument can be a said message itself.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Said = tuple[str, dict[str, Any]]

Name = Annotated[str, Meta(min_length=1, max_length=24, description="a name at the table")]
ActionText = Annotated[str, Meta(min_length=1, max_length=200, description="an action as records write it, no seat")]
SeatNumber = Annotated[int, Meta(ge=1, le=9, description="a seat, counted from 1")]

Watching = Literal["hidden", "later", "open"]
Pace = Literal["calm", "normal", "quick", "instant"]


class TurnClock(Struct, tag_field="kind", tag="turn", frozen=True):
    """So much time for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class BankClock(Struct, tag_field="kind", tag="bank", frozen=True):
    """A bank of time for the match, and an increment for each decision."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Length(Struct, frozen=True, omit_defaults=True):
    """When a match ends, if nobody has won before; 0 stands for no limit."""

    deals: Annotated[int, Meta(ge=0, le=10_000)] = 0
    minutes: Annotated[int, Meta(ge=0, le=1_440)] = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table. Who opens it sits down at seat 1 and is the host."""

    game: str
    seats: Annotated[int, Meta(ge=2, le=9)]
    rules: dict[str, Any] = {}
    """what differs from the preset"""
    bots: int | list[str] = 0
    """how many of the default kind, or a kind for each; the last seats are theirs"""
    name: Name | None = None
    """of the one who opens the table"""
    title: Annotated[str, Meta(max_length=60)] = ""
    clock: TurnClock | BankClock | None = None
    length: Length = Length()
    open: bool = False
    """listed in the lobby; else only those who have the link find it"""
    spectators: Watching = "hidden"
    chat: bool = True
    pace: Pace = "normal"


class NewSeat(Struct, forbid_unknown_fields=True):
    """Sit down."""

    name: Name
    seat: SeatNumber | None = None


class NewAction(Struct, forbid_unknown_fields=True):
    """Play an action in answer to the decision numbered ``version``."""

    action: ActionText
    version: Annotated[int, Meta(ge=0)]


class Seated(Struct):
    """A seat and the secret that holds it."""

    seat: int
    token: str


class Opened(Struct):
    """A new table, its link, and the seat of the one who opened it."""

    table: str
    url: str
    seat: int | None = None
    token: str | None = None


class Done(Struct):
    """An accepted action: how many game actions the table has accepted by now."""

    version: int


class Why(Struct):
    """Why an action is not allowed now; both null where it is."""

    text: str | None
    said: Said | None


class Refusal(Struct, omit_defaults=True):
    """What was refused, and why."""

    code: str
    text: str
    said: Said
    legal: tuple[str, ...] = ()
    """what the seat in turn may do, where an action of its own was refused"""


class Refused(Struct):
    """The body of every answer that is no success."""

    error: Refusal


class Play(Struct):
    """A card in a trick."""

    seat: int
    card: str


class Happening(Struct, omit_defaults=True):
    """Something that happened, as the reader saw it."""

    n: int
    """number in the table's stream, without gaps"""
    at: int
    """milliseconds since 1970"""
    kind: str
    seat: int | None = None
    action: str | None = None
    said: tuple[Said, ...] = ()
    text: str | None = None
    """free chat"""


class SeatView(Struct, omit_defaults=True):
    """One seat as the reader sees it. ``kind``: ``person``, ``bot`` or ``empty``."""

    seat: int
    name: str
    kind: Literal["person", "bot", "empty"]
    connected: bool
    standing: int
    cards: list[str]
    bot: str | UnsetType = UNSET
    owned: bool = False
    """a bot plays for a person who may take the seat back"""
    away: bool = False
    """sits out (betting)"""
    ready: bool = False
    change: int | UnsetType = UNSET
    """what the finished deal did to the standing"""
    value: str | UnsetType = UNSET
    """of a hand that lies open (fájer)"""
    time: int | UnsetType = UNSET
    """milliseconds left on the clock"""
    playing: bool = True
    """takes part in this deal and has not folded"""
    laid: bool | UnsetType = UNSET
    gone: bool | UnsetType = UNSET
    """said mehet on the last turn (nemet)"""
    bet: int | UnsetType = UNSET
    paid: int | UnsetType = UNSET
    majzli: bool | UnsetType = UNSET
    all_in: bool | UnsetType = UNSET
    tricks: int | UnsetType = UNSET
    drawn: int | UnsetType = UNSET


class ClockView(Struct, omit_defaults=True):
    """The clock of the table; ``deadline`` in milliseconds since 1970, by the server's clock ``now``."""

    kind: Literal["none", "turn", "bank"]
    now: int
    seconds: int = 0
    increment: int = 0
    deadline: int | None = None


class LastDeal(Struct):
    """The deal before, for spectators who see hands one deal later."""

    number: int
    hands: list[list[str]]


class View(Struct, omit_defaults=True):
    """All that one seat, or the public, may know of a table now: the one frame that the server sends."""

    n: int
    """number of the last thing that happened"""
    version: int
    """number of game actions accepted so far: what an action answers"""
    id: str
    game: str
    family: str
    pack: Literal["german", "french"]
    rules: dict[str, str | int | bool]
    title: str
    status: Literal["waiting", "playing", "between", "ended"]
    you: int | None
    host: int | None
    seats: list[SeatView]
    dealer: int | None
    phase: str
    table: list[str]
    """the common cards (nemet), the talon (betting), the trick (fly)"""
    turn: int | None
    legal: list[str]
    clock: ClockView
    winner: int | None
    events: list[Happening]
    match: int = 0
    """number of the match at this table, from 1"""
    deal: int = 0
    """number of the deal in the match, from 1"""
    paused: bool = False
    locked: bool = False
    open: bool = False
    chat: bool = True
    spectators: Watching = "hidden"
    watchers: int = 0
    length: Length = Length()
    last_deal: bool = False
    """this deal is the last of the match"""
    ended: str | UnsetType = UNSET
    """why the match has ended: ``won``, ``deals``, ``minutes``, ``host``, ``empty``"""
    leaders: list[int] = []
    """the seats that stand best, once the match has ended"""
    seal: str | UnsetType = UNSET
    """SHA-256 of salt, space and pack of this deal, in hexadecimal digits"""
    next_deal: int | UnsetType = UNSET
    """when the next deal begins, in milliseconds since 1970"""
    prompt: Said | UnsetType = UNSET
    buttons: dict[str, Said] | UnsetType = UNSET
    """what each legal action is called"""
    value: str | UnsetType = UNSET
    """what the own hand is worth (fájer)"""
    previous: LastDeal | UnsetType = UNSET
    pot: int | UnsetType = UNSET
    talon: list[str] | UnsetType = UNSET
    owed: int | UnsetType = UNSET
    """what the own seat has to pay to stay in"""
    raise_most: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    trump: str | UnsetType = UNSET
    """suit letter"""
    turned: str | UnsetType = UNSET
    trick: list[Play] | UnsetType = UNSET
    last_trick: list[Play] | UnsetType = UNSET
    tricks: list[int] | UnsetType = UNSET
    """tricks made by each seat in this deal"""


class Information(Struct):
    """All that a seat knows of the deal, as the fields of the state: bots choose from it (`firefly.view.View`)."""

    game: str
    rules: dict[str, str | int | bool]
    """what differs from the preset"""
    seat: int
    version: int
    before: dict[str, int | list[int]]
    """the fields of the match before the deal"""
    state: dict[str, int | list[int]]
    """the fields of the deal, blank where the seat may not see"""
    actions: list[str]
    """the actions of the deal as the seat saw them"""
    players: list[str]


class Listed(Struct):
    """An open table in the lobby."""

    id: str
    game: str
    title: str
    host: str
    status: str
    seats: int
    taken: int
    bots: int
    watchers: int
    rules: dict[str, str | int | bool]
    """what differs from the preset"""
    clock: str
    age: int
    """seconds since it was opened"""


class OptionInfo(Struct, omit_defaults=True):
    """One house rule of a preset, in words of the reader's language."""

    name: str
    kind: Literal["choice", "flag", "count"]
    default: str | int | bool
    label: str
    help: str
    values: list[str] | UnsetType = UNSET
    value_labels: list[str] | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET


class GameInfo(Struct):
    """A preset, and all that a table can be asked to change of it."""

    game: str
    family: str
    pack: Literal["german", "french"]
    title: str
    about: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]


class Frames(Struct):
    """A deal to look back at: what the reader may see of it, step by step."""

    table: str
    match: int
    deal: int
    deals: int
    open: bool
    """whether all cards are open, since the match has ended"""
    frames: list[View]


class Score(Struct):
    """A match on the score sheet of the evening."""

    match: int
    players: list[str]
    standing: list[int]
    deals: list[list[int]]
    """for each finished deal, what it did to each seat"""
    winner: int | None
    ended: bool


# What a seat can ask for over the socket, or as the body of POST …/commands.


class Command(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something that a seat asks for; ``id`` comes back with the reply on a socket."""


class Act(Command):
    """Play an action; see `NewAction`."""

    action: ActionText
    version: Annotated[int, Meta(ge=0)]
    id: int | None = None


class Start(Command):
    """The host starts the match, or another one with the same people."""

    id: int | None = None


class End(Command):
    """The host announces the last deal; ``now`` ends a match between deals, or before anyone has acted."""

    id: int | None = None


class Pause(Command):
    """The host stops the clocks and the table, or goes on."""

    on: bool = True
    id: int | None = None


class Lock(Command):
    """The host lets nobody new sit down, or does."""

    on: bool = True
    id: int | None = None


class Chat(Command):
    """The host allows free chat, or does not."""

    on: bool = True
    id: int | None = None


class Remove(Command):
    """The host empties a seat, and may ban the one who sat there from the table."""

    seat: SeatNumber
    ban: bool = False
    id: int | None = None


class Host(Command):
    """The host hands the table over."""

    seat: SeatNumber
    id: int | None = None


class Bot(Command):
    """Seat a bot at an empty seat, or let one play for a person who is away (host), or for oneself."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""
    id: int | None = None


class Back(Command):
    """Take one's seat back from the bot, or come back to the deals after sitting out."""

    id: int | None = None


class Away(Command):
    """Sit out from the next deal on (betting games)."""

    id: int | None = None


class Buy(Command):
    """Buy in again (betting games), up to what the match began with."""

    id: int | None = None


class Leave(Command):
    """Leave the seat; one's chips go along."""

    id: int | None = None


class Ready(Command):
    """Wish for the next deal."""

    id: int | None = None


class Say(Command):
    """Say a ready phrase, an emote, or free text, exactly one of them."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    emote: Annotated[str, Meta(max_length=20)] = ""
    text: Annotated[str, Meta(max_length=300)] = ""
    id: int | None = None


AnyCommand = Act | Start | End | Pause | Lock | Chat | Remove | Host | Bot | Back | Away | Buy | Leave | Ready | Say


class Reply(Struct, omit_defaults=True):
    """The answer to a command on a socket."""

    reply: int | None
    version: int | UnsetType = UNSET
    error: Refusal | UnsetType = UNSET
