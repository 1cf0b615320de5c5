"""Looking back: records, replays and scores, made from the log of a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from firefly.bots import DEFAULT_KIND
from firefly.cards import UNKNOWN, cards_of, union
from firefly.deal import Deal, known_words
from firefly.errors import FireflyError
from firefly.fields import PUBLIC
from firefly.notation import action_text
from firefly.record import Record, RecordedDeal
from firefly.server import events as ev
from firefly.server import sight, wire
from firefly.server.decide import refuse
from firefly.server.table import Table

NAMELESS = "–"


@dataclass
class PastDeal:
    """A deal and what was done in it."""

    dealt: ev.Dealt
    acted: list[ev.Acted] = field(default_factory=list)

    def viewer(self, token: str) -> int:
        """The seat that a secret held in this deal, else `PUBLIC`."""
        chairs = self.dealt.before.chairs
        return next((seat for seat, chair in enumerate(chairs) if token and chair.token == token), PUBLIC)

    def steps(self) -> Iterator[Table]:
        """The table as it stood when the deal had begun, and after each action; one and the same object.

        Raises `TableError` (``deal/engine``) for a deal that went differently under the rules of another engine.
        """
        try:
            table = Table.rebuilt([self.dealt])
            yield table
            for event in self.acted:
                table.apply(event)
                yield table
        except FireflyError as error:
            if error.code.startswith("deal/"):
                raise
            raise refuse("engine", "deal/engine", engine=self.dealt.engine) from error

    def end(self) -> Deal:
        """The deal as far as it went."""
        *_, table = self.steps()
        assert table.deal is not None
        return table.deal


@dataclass
class PastMatch:
    """A match of a table, finished or not."""

    number: int
    dealer: int
    deals: list[PastDeal] = field(default_factory=list)
    ended: str = ""
    started: int = 0
    running: bool = False
    """whether the last deal is under way"""

    @property
    def finished(self) -> list[PastDeal]:
        return self.deals[:-1] if self.running else self.deals


def matches(log: Iterable[ev.Event]) -> list[PastMatch]:
    """All matches in the log of a table."""
    found: list[PastMatch] = []
    for event in log:
        if isinstance(event, ev.Started):
            found.append(PastMatch(len(found) + 1, event.dealer, started=event.at))
        elif isinstance(event, ev.Dealt):
            found[-1].deals.append(PastDeal(event))
            found[-1].ended = ""
        elif isinstance(event, ev.Acted):
            found[-1].deals[-1].acted.append(event)
        elif isinstance(event, ev.CalledOff):
            found[-1].deals.pop()
        elif isinstance(event, ev.Ended):
            found[-1].ended = event.why
        elif isinstance(event, ev.Bought) and found:
            found[-1].ended = ""
    if found and found[-1].deals and not found[-1].ended:
        found[-1].running = not found[-1].deals[-1].end().over
    return found


def match_of(log: Iterable[ev.Event], number: int | None) -> PastMatch:
    """The match with this number, by default the last; raises `TableError` (``match/unknown``)."""
    found = matches(log)
    number = len(found) if number is None else number
    if not 1 <= number <= len(found):
        raise refuse("match", "match/unknown", most=len(found))
    return found[number - 1]


def record(match: PastMatch) -> Record:
    """The whole record of a match, packs and salts open."""
    deals = [
        RecordedDeal(
            deal.dealt.pack,
            [f"p{event.seat + 1} {event.action}" for event in deal.acted],
            deal.dealt.stacks,
            {"salt": deal.dealt.salt, "seal": deal.dealt.seal, "time": _time(deal.dealt.at)},
        )
        for deal in match.deals
    ]
    return _record(match, deals)


def seen_record(match: PastMatch, token: str) -> Record:
    """The finished deals of a match as the holder of a seat, or the public, saw them: other cards are ``??``."""
    return _record(match, [_seen_deal(deal, deal.viewer(token)) for deal in match.finished])


def _record(match: PastMatch, deals: list[RecordedDeal]) -> Record:
    if not match.deals:
        raise refuse("no-deals", "match/unknown", most=0)
    last = match.deals[-1].dealt
    setup = last.before.setup
    return Record(
        game=setup.game,
        players=[chair.name or "–" for chair in last.before.chairs],
        dealer=match.dealer + 1,
        rules=dict(setup.rules),
        deals=deals,
        extra={
            "engine": last.engine.rpartition(" ")[0],
            "time": _time(match.started),
            "table": setup.id,
            **({"ended": match.ended} if match.ended else {}),
        },
    )


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def _seen_deal(past: PastDeal, viewer: int) -> RecordedDeal:
    seen = 0
    parts: list[int] = []
    for table in past.steps():
        assert table.deal is not None
        deal = table.deal
        seen |= deal.game.speech.visible(table.shown(viewer))
        parts = _parts(parts, deal)
    actions = [action_text(deal.game, known_words(deal.game, played, viewer)) for played in deal.actions]
    return RecordedDeal(_masked(deal, parts, seen), actions, past.dealt.stacks, {"seal": past.dealt.seal})


def _parts(parts: list[int], deal: Deal) -> list[int]:
    """Masks of the cards that came off the pack together: to one hand, to the table, in one draw."""
    out = union(parts)
    new = [part & ~out for part in deal.game.speech.handed(deal.state)]
    return [*parts, *(part for part in new if part)]


def _masked(deal: Deal, parts: Sequence[int], seen: int) -> str:
    """The pack with what was not seen as ``??``; which of the cards that came together came first is not told."""
    codes = deal.game.pack.codes
    shown = [UNKNOWN] * len(deal.pack)
    for part in parts:
        places = [place for place, card in enumerate(deal.pack) if part >> card & 1]
        for place, card in zip(places, cards_of(part & seen), strict=False):
            shown[place] = codes[card]
    return " ".join(shown)


def frames(match: PastMatch, number: int, token: str) -> wire.Frames:
    """A deal step by step, from a seat or from outside: all cards open when the match has ended."""
    deals = match.deals if match.ended else match.finished
    if not 1 <= number <= len(deals):
        raise refuse("deal", "match/unknown", most=len(deals))
    past = deals[number - 1]
    viewer = past.viewer(token)
    shown, last = [], -1
    for table in past.steps():
        shown.append(sight.view(table, viewer, table.state.since, last, everything=bool(match.ended)))
        last = table.state.n
    return wire.Frames(past.dealt.before.setup.id, match.number, number, len(deals), bool(match.ended), shown)


def scores(log: Iterable[ev.Event]) -> list[wire.Score]:
    """The score sheet: every match at the table, and what each finished deal did."""
    return [_score(match) for match in matches(log) if match.deals]


def _score(match: PastMatch) -> wire.Score:
    chairs = match.deals[-1].dealt.before.chairs
    seats = len(chairs)
    changes = [deal.dealt.before.common["change"][:seats] for deal in match.deals[1:]]
    standing, winner = [chair.standing for chair in chairs], -1
    if not match.running:
        end = match.deals[-1].end().state
        changes.append(end.change[:seats])
        standing = [chips + change for chips, change in zip(standing, end.change[:seats], strict=True)]
        winner = int(end.winner)
    names = [chair.name or "–" for chair in chairs]
    return wire.Score(match.number, names, standing, changes, None if winner < 0 else winner + 1, bool(match.ended))


def forgotten(log: Iterable[ev.Event], token: str) -> list[ev.Event]:
    """The log without what tells of a person, by the hash of the token; empty when no other person is left in it.

    Where the name stood there is a dash, and what they said freely is gone; deals and actions stay, without them the
    others would lose their match.
    """
    kept: list[ev.Event] = []
    seat: int | None = None
    others = False
    for event in log:
        if isinstance(event, ev.Sat):
            others = others or bool(event.token and event.token != token)
            if event.token == token:
                seat = event.seat
                event.name, event.token, event.visitor = NAMELESS, "", ""
                event.bot = event.bot or DEFAULT_KIND
        elif isinstance(event, ev.Started) and seat is not None:
            seat = event.players.index(seat) if seat in event.players else None
        elif isinstance(event, ev.Left) and event.seat == seat:
            seat = None
        elif isinstance(event, ev.Said) and event.seat == seat:
            event.text = ""
        elif isinstance(event, ev.Dealt):
            _forget_chairs(event, token)
        kept.append(event)
    return kept if others else []


def _forget_chairs(event: ev.Dealt, token: str) -> None:
    for chair in event.before.chairs:
        if chair.token == token:
            chair.name, chair.token, chair.visitor, chair.bot = NAMELESS, "", "", DEFAULT_KIND
