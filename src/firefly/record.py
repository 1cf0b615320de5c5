"""Records of matches: TOML files that hold a whole match (docs/records.md).

`loads` and `dumps` turn text into a `Record` and back, keeping keys they do not know; `replay` plays a record through
the rules. Everything that is wrong with one is a `RecordError` with code, deal and action.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

import tomli_w

from firefly.errors import IllegalAction, NotationError, RecordError, RulesError
from firefly.game import Game
from firefly.games import PRESETS
from firefly.match import MOST_CHIPS, Match
from firefly.notation import read_action
from firefly.rules import CHIPS
from firefly.text import Message

LARGEST = 1_000_000
"""Bytes of the largest record that is read: some thousand deals."""

_DEEPEST = 16
# a run of keys joined by dots: the parser takes time and memory with the square of its length
_QUOTED = r"""(?:"(?:[^"\\\n]|\\[^\n])*+"?|'[^'\n]*+'?)"""  # a string without end is passed over at once too
_KEY = rf"(?:[\w-]++|{_QUOTED})"
_DOTTED = re.compile(
    rf"\"\"\"(?:[^\"\\]|\\.|\"{{1,2}}(?!\"))*+(?:\"{{3,5}}|\Z)|'''(?:[^']|'{{1,2}}(?!'))*+(?:'{{3,5}}|\Z)"
    rf"|\#[^\n]*+|(?P<keys>{_KEY}(?:[ \t]*+\.[ \t]*+{_KEY})*+)",
    re.ASCII | re.DOTALL,
)


@dataclass
class RecordedDeal:
    """One deal of a record: the pack as text, the actions, and the chips before it where they were stated anew."""

    deck: str
    actions: list[str]
    stacks: list[int] | None = None
    extra: dict[str, Any] = field(default_factory=dict)


@dataclass
class Record:
    """A match as its file holds it; ``dealer`` counts from 1."""

    game: str
    players: list[str]
    dealer: int
    stacks: list[int] | None = None
    rules: dict[str, Any] = field(default_factory=dict)
    deals: list[RecordedDeal] = field(default_factory=list)
    extra: dict[str, Any] = field(default_factory=dict)


Trace = list[list[dict[str, Any]]]


def loads(data: str | bytes) -> Record:
    """Read the text of a record; raises `RecordError` (``record/format``) and nothing else."""
    return _record(_parse(data))


def read_record(file: Path) -> Record:
    """Read a record from a file, ``-`` for standard input; raises `RecordError`."""
    try:
        if str(file) == "-":
            return loads(sys.stdin.buffer.read(LARGEST + 1))
        with file.open("rb") as stream:
            return loads(stream.read(LARGEST + 1))
    except OSError as error:
        raise RecordError(Message("record-unreadable", detail=error.strerror or str(error))) from None


def _parse(data: str | bytes) -> dict[str, Any]:
    if len(data) > LARGEST:
        raise RecordError(Message("record-too-large", most=LARGEST // 1_000_000))
    try:
        text = data if isinstance(data, str) else data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(Message("record-not-utf8", place=error.start)) from None
    runs = (run["keys"] for run in _DOTTED.finditer(text) if run["keys"])
    if any(run.count(".") > _DEEPEST and re.sub(_QUOTED, "", run).count(".") > _DEEPEST for run in runs):
        raise RecordError(Message("record-nested"))
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise RecordError(Message("record-nested")) from None
    except ValueError as error:
        raise RecordError(Message("record-not-toml", detail=str(error)[:200])) from None


def _take(table: dict[str, Any], key: str, test: Callable[[Any], bool], wanted: str, default: Any = ...) -> Any:
    """Remove ``key`` from a table and return its value, which has to pass ``test``."""
    if key not in table:
        if default is ...:
            raise RecordError(Message("record-missing", key=key, wanted=Message(wanted, known=", ".join(PRESETS))))
        return default
    value = table.pop(key)
    if not test(value):
        raise RecordError(Message("record-mistyped", key=key, wanted=Message(wanted, known=", ".join(PRESETS))))
    return value


def _whole(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _list_of(test: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(test, value))


def _is(*types: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, types)


def _record(table: dict[str, Any]) -> Record:
    table = dict(table)
    _take(table, "firefly", _whole(1, 1), "record-wants-version")
    preset = _take(table, "game", lambda value: isinstance(value, str) and value in PRESETS, "record-wants-game")
    game = PRESETS[preset]
    players = _take(table, "players", _list_of(_is(str)), "record-wants-texts")
    if len(players) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise RecordError(Message("match-players", preset=preset, least=least, most=most, n=len(players)))
    dealer = _take(table, "dealer", _whole(1, len(players)), "record-wants-seat")
    rules = _take(table, "rules", _is(dict), "record-wants-table", {})
    deals = _take(table, "deals", _list_of(_is(dict)), "record-wants-tables", [])
    stacks = _stacks(table, game, len(players), 1)
    record = Record(preset, players, dealer, stacks, rules, [_deal(deal, game, len(players)) for deal in deals], table)
    if record.deals and record.deals[0].stacks and record.deals[0].stacks[dealer - 1] == 0:
        raise RecordError(Message("record-poor-dealer", dealer=dealer))
    return record


def _deal(table: dict[str, Any], game: Game, seats: int) -> RecordedDeal:
    table = dict(table)
    deck = _take(table, "deck", _is(str), "record-wants-text")
    actions = _take(table, "actions", _list_of(_is(str)), "record-wants-texts")
    return RecordedDeal(deck, actions, _stacks(table, game, seats, 0), table)


def _stacks(table: dict[str, Any], game: Game, seats: int, least: int) -> list[int] | None:
    if "stacks" not in table:
        return None
    if game.chips is False:
        raise RecordError(Message("record-no-stacks"))
    most = CHIPS if least else MOST_CHIPS
    stacks: list[int] = _take(table, "stacks", _list_of(_whole(least, most)), "record-wants-chips")
    if len(stacks) != seats:
        raise RecordError(Message("record-stacks", n=len(stacks), seats=seats))
    return stacks


def of_match(match: Match, **extra: Any) -> Record:
    """The record of a match as it stands; ``extra`` keys are added (``time``, ``table``, …)."""
    deals = [
        RecordedDeal(
            " ".join(deal.game.pack.codes[card] for card in deal.pack), deal.texts(), list(stacks) if stacks else None
        )
        for deal, stacks in zip(match.deals, match.stacks, strict=True)
    ]
    return Record(
        game=match.rules.preset,
        players=list(match.players),
        dealer=match.first_dealer + 1,
        stacks=list(match.first_stacks) if match.first_stacks else None,
        rules=dict(match.rules.changes),
        deals=deals,
        extra={"engine": f"firefly {version('firefly-cards')}"} | extra,
    )


def dumps(record: Record) -> str:
    """The text of a record."""
    head: dict[str, Any] = {
        "firefly": 1,
        "game": record.game,
        "players": record.players,
        "dealer": record.dealer,
        **({} if record.stacks is None else {"stacks": record.stacks}),
    }
    tables = {key: value for key, value in record.extra.items() if isinstance(value, dict | list)}
    head |= {key: value for key, value in record.extra.items() if key not in tables}
    if record.rules:
        head["rules"] = record.rules
    head |= tables
    if record.deals:
        head["deals"] = [
            {
                "deck": deal.deck,
                **({} if deal.stacks is None else {"stacks": deal.stacks}),
                **deal.extra,
                "actions": deal.actions,
            }
            for deal in record.deals
        ]
    return tomli_w.dumps(head)


def replay(record: Record, trace: Trace | None = None) -> Match:
    """Play a record through the rules; raises `RecordError` where it breaks them.

    ``trace`` is filled with what stood before each action, a list a deal.
    """
    game = PRESETS[record.game]
    try:
        rules = game.table.rules(record.game, record.rules)
    except RulesError as error:
        raise RecordError(error.message, code=error.code) from None
    match = Match(rules, record.players, record.dealer - 1, record.stacks)
    for number, recorded in enumerate(record.deals, 1):
        if match.running:
            raise RecordError(Message("record-unfinished"), deal=number - 1)
        try:
            deal = match.start_deal(recorded.deck, recorded.stacks)
        except (NotationError, IllegalAction) as error:
            raise RecordError(error.message, code=error.code, deal=number) from None
        steps: list[dict[str, Any]] = []
        if trace is not None:
            trace.append(steps)
        for place, text in enumerate(recorded.actions, 1):
            if trace is not None and deal.turn is not None:
                steps.append({"seat": deal.turn + 1, "legal": list(deal.legal.texts)})
            try:
                seat, words = read_action(text, match.game, len(match.players))
                if seat is None:
                    raise NotationError(Message("action-wants-seat", text=text[:60]))  # noqa: TRY301
                deal.push(deal.find(seat, words))
            except (NotationError, IllegalAction) as error:
                raise RecordError(error.message, code=error.code, deal=number, action=place, action_text=text) from None
    return match


def answer(match: Match, trace: Trace | None = None) -> dict[str, Any]:
    """What `firefly replay --json` prints of a match."""
    turn = None
    if match.deal is not None and match.turn is not None:
        turn = {"seat": match.turn + 1, "legal": list(match.deal.legal.texts)}
    return {
        "game": match.rules.preset,
        "players": list(match.players),
        "deals": match.results(),
        "turn": turn,
        "winner": None if match.winner is None else match.winner + 1,
        **({} if trace is None else {"trace": trace}),
    }


def error_answer(error: RecordError) -> dict[str, Any]:
    """What `firefly replay --json` prints of a record that breaks the rules."""
    facts = {
        "deal": error.deal,
        "action": error.action,
        "text": None if error.action_text is None else error.action_text[:200],
        "code": error.code,
        "reason": str(error),
    }
    return {"error": {key: value for key, value in facts.items() if value is not None}}
