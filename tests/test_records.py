"""Records: what is kept, what is refused and with which code, and what strangers may send."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firefly.errors import IllegalAction, NotationError, RecordError
from firefly.games import PRESETS, game_of
from firefly.match import Match
from firefly.record import Record, RecordedDeal, answer, dumps, error_answer, loads, of_match, read_record, replay

DATA = Path(__file__).parent / "data"
GOOD = sorted(file for file in DATA.glob("*.toml") if not file.name.startswith("bad-"))
SMALL = [file.read_bytes() for file in GOOD if file.stat().st_size < 2500]
PATIENCE = 2.0
"""seconds on a slow machine for what should take one"""

HEAD = 'firefly = 1\ngame = "nemet"\nplayers = ["Anna", "Béla"]\ndealer = 1\n'
CHIPS_HEAD = HEAD.replace("nemet", "hivos")
PACK = " ".join(game_of("nemet").pack.codes)
"""in printing order: 7c 8c 9c to the eldest"""
DECK = f'[[deals]]\ndeck = "{PACK}"\n'


def deal(*actions: str, deck: str = PACK, more: str = "") -> str:
    return f"[[deals]]\ndeck = {json.dumps(deck)}\nactions = {json.dumps(actions)}\n{more}\n"


def failure(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        replay(loads(text))
    return refusal.value


def where(text: str | bytes) -> tuple[str, int | None, int | None]:
    error = failure(text)
    assert "\n" not in str(error)
    return error.code, error.deal, error.action


# What is kept


@pytest.mark.parametrize("file", GOOD[::4], ids=lambda file: file.stem)
def test_dumps_writes_what_loads_read(file: Path) -> None:
    record = loads(file.read_bytes())
    again = dumps(record)
    assert loads(again) == record
    assert dumps(loads(again)) == again
    assert tomllib.loads(again) == tomllib.loads(file.read_text("utf-8"))


EXTRA = """
engine = "another 1.0"
time = 2026-11-30T12:00:00Z
table = "Round, by the window."
seed = 12345678901234567890
weight = 1.5
annotations = [{ deal = 1, text = "Well played." }, { deal = 2 }]
notes = ["a", 1, [true, "\\u0000 \\" \\\\"]]

[meta.place]
town = "Győr"
on = 2026-11-30
at = 12:00:00

[rules]
max_laps = 5

[[deals]]
deck = "PACK"
time = 2026-11-30T12:00:01.5+01:00
comment = "first\\nsecond line"
actions = ["p1 keep"]
tags = ["x", "y"]
[deals.clock]
seconds = [1.5, 2.25]
"""


def test_unknown_keys_are_kept() -> None:
    text = HEAD + EXTRA.replace("PACK", PACK)
    record = loads(text)
    assert {"engine", "time", "table", "seed", "weight", "annotations", "notes", "meta"} == record.extra.keys()
    assert record.deals[0].extra.keys() == {"time", "comment", "tags", "clock"}
    assert tomllib.loads(dumps(record)) == tomllib.loads(text)
    assert loads(dumps(record)) == record
    assert answer(replay(record))["turn"] == {"seat": 2, "legal": list(replay(record).legal.texts)}


def test_text_and_bytes_are_the_same() -> None:
    text = HEAD + deal("p1 keep")
    assert loads(text) == loads(text.encode()) == loads(text.replace("\n", "\r\n").encode())


@pytest.mark.xfail(strict=True, reason="str() of an integer of more than 4,300 digits: ValueError from tomli_w")
def test_a_huge_number_under_an_unknown_key_is_kept() -> None:
    record = loads(f"{HEAD}big = 0x{'1' * 5000}\n")
    assert loads(dumps(record)) == record


def random_match(preset: str, random: Random, deals: int, **rules: Any) -> Match:
    game = game_of(preset)
    seats = random.choice(game.seats)
    names = [f'Ő "{seat}"\n\\' for seat in range(seats)]
    stacks = [random.randint(1, 30) for _ in names] if game.chips else None
    match = Match(game.rules(preset, **rules), names, random.randrange(seats), stacks)
    for _ in range(deals):
        if match.winner is not None and not game.chips:
            break
        rebuy = game.chips and (match.winner is not None or random.random() < 0.3)
        bought = [random.randint(0, 9) for _ in names[2:]] if rebuy else []
        match.start_deal(stacks=[5, 6, *bought] if rebuy else None, random=random)
        for _ in range(random.choice([3, 1000, 1000, 1000])):
            if match.turn is None:
                break
            text = random.choice(match.legal.texts)
            match.push_text(text.replace("1..", "") if random.random() < 0.5 else text.partition("..")[0])
        if match.running:
            break
    return match


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("preset", PRESETS)
def test_the_record_of_a_match_replays_to_the_same(preset: str, seed: int) -> None:
    rules: dict[str, Any] = [{}, {"max_laps": 3} if preset == "nemet" else {"max_deals": 4}][seed % 2]
    match = random_match(preset, Random(seed), 5, **rules)
    text = dumps(of_match(match, table="round"))
    record = loads(text)
    again = replay(record)
    assert answer(again) == answer(match)
    assert [deal.raw.tobytes() for deal in again.deals] == [deal.raw.tobytes() for deal in match.deals]
    assert dumps(of_match(again, table="round")) == text
    assert record.extra["table"] == "round"
    assert record.extra["engine"].startswith("firefly ")
    assert record.rules == {name: value for name, value in rules.items() if match.rules.changes.get(name) == value}


def test_a_record_may_stop_anywhere() -> None:
    assert answer(replay(loads(HEAD)))["deals"] == []
    assert answer(replay(loads(HEAD)))["turn"] is None
    assert answer(replay(loads(HEAD + deal())))["turn"] == {"seat": 1, "legal": ["expose", "keep"]}


def test_card_sets_may_be_written_in_any_order() -> None:
    head = HEAD.replace("nemet", "fly").replace('"Béla"', '"Béla", "Cili"')
    pack = " ".join(game_of("fly").pack.codes[card] for card in game_of("fly").deck(3))
    for cards in ("Tc 7c", "7c Tc"):
        assert replay(loads(head + deal(f"p2 draw {cards}", deck=pack))).turn == 2


# What is refused: record/format


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "firefly = 1",
        HEAD.replace("firefly = 1\n", ""),
        HEAD.replace("firefly = 1", "firefly = 2"),
        HEAD.replace("firefly = 1", "firefly = true"),
        HEAD.replace("firefly = 1", "firefly = 1.0"),
        HEAD.replace("firefly = 1", 'firefly = "1"'),
        HEAD.replace('game = "nemet"\n', ""),
        HEAD.replace('"nemet"', '"Nemet"'),
        HEAD.replace('"nemet"', "1"),
        HEAD.replace('"nemet"', '["nemet"]'),
        HEAD.replace('"nemet"', "{ a = 1 }"),
        HEAD.replace('players = ["Anna", "Béla"]\n', ""),
        HEAD.replace('"Béla"', "1"),
        HEAD.replace('["Anna", "Béla"]', '"Anna"'),
        HEAD.replace('["Anna", "Béla"]', '["Anna"]'),
        HEAD.replace('["Anna", "Béla"]', "[]"),
        HEAD.replace('"Anna"', ", ".join(["'A'"] * 9)),
        HEAD.replace("nemet", "fly"),
        HEAD.replace("nemet", "fly").replace('"Anna"', ", ".join(["'A'"] * 7)),
        HEAD.replace("dealer = 1\n", ""),
        HEAD.replace("dealer = 1", "dealer = 0"),
        HEAD.replace("dealer = 1", "dealer = 3"),
        HEAD.replace("dealer = 1", "dealer = -1"),
        HEAD.replace("dealer = 1", "dealer = true"),
        HEAD.replace("dealer = 1", "dealer = 1.0"),
        HEAD.replace("dealer = 1", 'dealer = "1"'),
        HEAD.replace("dealer = 1", "dealer = [1]"),
        HEAD.replace("dealer = 1", f"dealer = 0x{'1' * 9999}"),
        HEAD + "rules = 1",
        HEAD + "rules = []",
        HEAD + "[[rules]]",
        HEAD + "deals = 1",
        HEAD + "deals = [1]",
        HEAD + "[deals]",
        HEAD + "[[deals]]",
        HEAD + DECK,
        HEAD + "[[deals]]\nactions = []",
        HEAD + "[[deals]]\ndeck = 1\nactions = []",
        HEAD + "[[deals]]\ndeck = ['7c']\nactions = []",
        HEAD + DECK + "actions = 'p1 keep'",
        HEAD + DECK + "actions = [1]",
        HEAD + DECK + "actions = [['p1 keep']]",
        HEAD + DECK + "actions = {}",
        HEAD + "stacks = [10, 10]",
        HEAD + deal(more="stacks = [10, 10]"),
        CHIPS_HEAD + "stacks = 10",
        CHIPS_HEAD + "stacks = []",
        CHIPS_HEAD + "stacks = [10]",
        CHIPS_HEAD + "stacks = [10, 10, 10]",
        CHIPS_HEAD + "stacks = [10, 0]",
        CHIPS_HEAD + "stacks = [10, -1]",
        CHIPS_HEAD + "stacks = [true, 10]",
        CHIPS_HEAD + "stacks = [10, 1.0]",
        CHIPS_HEAD + "stacks = [10, '10']",
        CHIPS_HEAD + "stacks = [10, [10]]",
        CHIPS_HEAD + "stacks = [10, 1000000001]",
        CHIPS_HEAD + f"stacks = [10, 0x{'1' * 9999}]",
        CHIPS_HEAD + deal(more="stacks = [10]"),
        CHIPS_HEAD + deal(more="stacks = [10, -1]"),
        CHIPS_HEAD + deal(more="stacks = [10, false]"),
        CHIPS_HEAD + deal(more="stacks = [10, 1.5]"),
        CHIPS_HEAD + deal(more=f"stacks = [10, 0x{'1' * 9999}]"),
        CHIPS_HEAD + deal(more="stacks = [0, 10]"),
        HEAD + f"huge = {'1' * 5000}",
        HEAD + f"[rules]\ncoins = {'1' * 5000}",
        HEAD + HEAD,
        HEAD + "[a]\n[a]",
        "\ufeff" + HEAD,
        HEAD + "x = [1, 2",
        HEAD + 'x = "',
        HEAD + "x = '''",
        HEAD + "\0",
        HEAD.encode("utf-16"),
        HEAD.encode("iso8859-2"),
        HEAD.encode() + b"\xff",
        b"\xf0\x28\x8c\x28",
    ],
    ids=lambda text: repr(text[-40:]),
)
def test_record_format(text: str | bytes) -> None:
    assert where(text) == ("record/format", None, None)


def test_ten_players_are_too_many_and_numbers_of_players_are_named() -> None:
    message = str(failure(HEAD.replace("nemet", "fly")))
    assert "3" in message
    assert "7" in message
    assert "2" in message


def test_a_stack_of_nothing_is_for_deals_only() -> None:
    head = CHIPS_HEAD.replace('"Béla"', '"Béla", "Cili"')
    assert replay(loads(head + deal(more="stacks = [10, 0, 10]"))).standing == (10, 0, 10)
    assert where(head + "stacks = [10, 0, 10]") == ("record/format", None, None)


def test_an_unfinished_deal_before_the_last_names_the_deal() -> None:
    assert where(HEAD + deal("p1 keep") + deal()) == ("record/format", 1, None)
    won = deal("p1 keep", "p2 lay", "p1 lay")
    assert where(HEAD + won + deal("p2 keep") + deal()) == ("record/format", 2, None)


# What is refused: rules/option


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("nemet", "coins = 0"),
        ("nemet", "coins = 10"),
        ("nemet", "coins = -1"),
        ("nemet", "coins = true"),
        ("nemet", "coins = 3.0"),
        ("nemet", 'coins = "3"'),
        ("nemet", "coins = [3]"),
        ("nemet", "coins = {}"),
        ("nemet", "coins = 1979-05-27"),
        ("nemet", "coins = nan"),
        ("nemet", "max_laps = 1000001"),
        ("nemet", f"max_laps = 0x{'1' * 9999}"),
        ("nemet", 'direction = "left"'),
        ("nemet", 'trips = "30"'),
        ("nemet", "unknown = 1"),
        ("nemet", '"" = 1'),
        ("nemet", f"{'x' * 5000} = 1"),
        ("hivos", "trips = 30.5"),
        ("hivos", "trips = 30"),
        ("hivos", 'trips = "31"'),
        ("hivos", 'bidding = "FERBLI"'),
        ("hivos", "bidding = true"),
        ("hivos", "dealer_wins_ties = 1"),
        ("hivos", 'dealer_wins_ties = "true"'),
        ("hivos", "ante = 0"),
        ("hivos", "ante = 1000000001"),
        ("hivos", "raise_cap = -1"),
        ("hivos", "max_raises = 1000001"),
        ("hivos", "stack = 0"),
        ("hivos", "coins = 3"),
        ("fly", "start = 4"),
        ("fly", "start = 51"),
        ("fly", "exchange_max = 6"),
        ("fly", 'stop = "Called"'),
        ("fly", 'direction = "left"'),
        ("fly", 'revoke = ""'),
    ],
)
def test_rules_option(game: str, line: str) -> None:
    head = HEAD.replace("nemet", game).replace('"Béla"', '"Béla", "Cili"')
    text = f"{head}[rules]\n{line}\n"
    assert where(text) == ("rules/option", None, None)
    name = line.partition(" = ")[0].strip('"')
    assert name[:20] in str(failure(text))
    assert len(str(failure(text))) < 400


def test_rules_option_with_a_list_of_huge_numbers() -> None:
    assert where(f"{HEAD}[rules]\ncoins = [0x{'1' * 9999}]\n") == ("rules/option", None, None)


def test_every_option_takes_its_limits() -> None:
    for line in ("coins = 1", "coins = 9", "max_laps = 0", "max_laps = 1000000"):
        replay(loads(f"{HEAD}[rules]\n{line}"))
    for line in ("ante = 1000000000", "raise_cap = 0", "stack = 1000000000", 'direction = "left"', 'trips = "30.5"'):
        replay(loads(f"{CHIPS_HEAD}[rules]\n{line}"))


# What is refused: as the record is played

WON = "[rules]\ncoins = 1\n"
EQUAL = "7c 8c 9c 7d 8d 9d" + PACK.replace("7c 8c 9c", "").replace("7d 8d 9d ", "")
LAID = ("p1 keep", "p2 lay", "p1 lay")
DEAL_WON = deal(
    "p1 keep",
    "p2 lay",
    "p1 lay",
    deck=f"Ac Kc Tc 7d 8d 9d {PACK.replace(' Ac', '').replace(' Kc', '').replace(' Tc', '').replace(' 7d 8d 9d', '')}",
)


@pytest.mark.parametrize(
    "deck",
    [
        "",
        "7c",
        PACK[:-3],
        PACK + " 7c",
        PACK.replace("8c", "7c"),
        PACK.replace("8c", "6c"),
        PACK.replace("8c", "8C"),
        PACK.replace("8c", "c8"),
        PACK.replace("8c ", "8c  "),
        PACK.replace("8c ", "8c\t"),
        " " + PACK,
        PACK + " ",
        PACK.replace(" ", ""),
        PACK.replace(" ", ","),
        "x" * 100_000,
        "7c " * 100_000,
    ],
)
def test_deck_cards(deck: str) -> None:
    assert where(HEAD + deal(deck=deck)) == ("deck/cards", 1, None)
    assert len(str(failure(HEAD + deal(deck=deck)))) < 300


def test_fly_has_fewer_cards_for_fewer_players() -> None:
    game = game_of("fly")
    for seats in (3, 4, 5):
        names = json.dumps(["x"] * seats)
        head = f'firefly = 1\ngame = "fly"\nplayers = {names}\ndealer = 1\n'
        packs = [" ".join(game.pack.codes[card] for card in game.deck(other)) for other in (3, 4, 5)]
        for other, pack in zip((3, 4, 5), packs, strict=True):
            if other == seats:
                replay(loads(head + deal(deck=pack)))
            else:
                assert where(head + deal(deck=pack)) == ("deck/cards", 1, None)


@pytest.mark.parametrize(
    "action",
    [
        "",
        " ",
        "p1",
        "keep",
        "p1 Keep",
        "p1 jump",
        "p1 raise 1",
        "p1 stay",
        "p0 keep",
        "p3 keep",
        "p10 keep",
        "P1 keep",
        "p1 p1 keep",
        "1 keep",
        "p1 keep 7c",
        "p1 take 7c 8c 9c",
        "p1 swap",
        "p1 swap 7c",
        "p1 swap 7c 8c 9c",
        "p1 swap 7c 2c",
        "p1 swap 7c 7x",
        "p1 swap 7c 7C",
        "p1 swap 7c,8c",
        "keep p1",
        "p1 keep\0",
        "p1 " + "keep" * 50_000,
        "p1 swap " + "7c " * 50_000,
        "\x1b[31m",
        "p\u0661 keep",
    ],
    ids=lambda action: repr(action[:20]),
)
def test_action_unknown(action: str) -> None:
    assert where(HEAD + deal(action)) == ("action/unknown", 1, 1)
    assert len(str(failure(HEAD + deal(action)))) < 400


FIRST_BETS = ("p1 look", "p2 in", "p1 in")


@pytest.mark.parametrize(
    "action",
    ["raise", "raise -1", "raise 1.0", "raise +1", "raise x", "raise 1 2", "raise \u0661", "raise 1e3", "raise 0x1"],
)
def test_a_raise_that_is_no_number(action: str) -> None:
    assert where(CHIPS_HEAD + deal(*FIRST_BETS, f"p2 {action}")) == ("action/unknown", 1, 4)


@pytest.mark.parametrize(
    "size", ["0", "000", "4", "101", "9" * 18, "9" * 19, str(2**63), "9" * 10_000, "1" + "0" * 500_000]
)
def test_a_raise_of_any_size_that_is_not_allowed(size: str) -> None:
    for rules in ("", "[rules]\nraise_cap = 0\n"):
        if rules and size == "4":
            continue
        begun = time.perf_counter()
        assert where(CHIPS_HEAD + rules + deal(*FIRST_BETS, f"p2 raise {size}")) == ("action/illegal", 1, 4)
        assert time.perf_counter() - begun < PATIENCE


def test_the_offending_action_is_quoted() -> None:
    error = failure(HEAD + deal("p1 keep", "p2 take 7c"))
    told = error_answer(error)["error"]
    assert told["text"] == "p2 take 7c"
    assert (told["deal"], told["action"], told["code"]) == (1, 2, "action/unknown")
    assert told["reason"] == str(error)


@pytest.mark.parametrize("action", ["p2 swap 7d 8c", "p2 swap 7c 7c", "p2 swap 8c 7d", "p2 expose"])
def test_action_illegal(action: str) -> None:
    worthless = f"7c 8d Kh {PACK.replace('7c ', '').replace('8d ', '').replace('Kh ', '')}"
    assert where(HEAD + deal("p1 keep", action, deck=worthless)) == ("action/illegal", 1, 2)


# The order in which codes are looked for


def test_the_format_of_the_whole_record_comes_first() -> None:
    assert where(f"{HEAD}[rules]\ncoins = 0\n[[deals]]\ndeck = 1\nactions = []")[0] == "record/format"
    assert where(HEAD + deal("p1 jump", deck="x") + "[[deals]]\ndeck = 'x'\n")[0] == "record/format"
    assert where(HEAD + deal("p1 jump") + deal().replace("actions", "action"))[0] == "record/format"
    assert where(CHIPS_HEAD + "[rules]\nante = 0\n" + deal(more="stacks = [0, 1]"))[0] == "record/format"


def test_then_the_rules() -> None:
    assert where(HEAD + "[rules]\ncoins = 0\n" + deal("p1 jump", deck="x")) == ("rules/option", None, None)


def test_then_deal_by_deal_over_before_the_deck() -> None:
    poor = CHIPS_HEAD + "stacks = [1, 1]\n"
    won = deal("p1 look", "p2 in", "p1 in", "p2 stand", "p1 stand")
    assert replay(loads(poor + won)).winner is not None
    assert where(poor + won + deal("p1 jump", deck="x")) == ("deal/over", 2, None)
    assert where(poor + won + deal("p1 jump", deck="x", more="stacks = [5, 0]")) == ("deal/over", 2, None)
    assert where(poor + won + deal("p1 jump", deck="x", more="stacks = [5, 5]")) == ("deck/cards", 2, None)
    replay(loads(poor + won + deal(more="stacks = [5, 5]")))


def test_the_deck_before_the_actions() -> None:
    assert where(HEAD + deal("p1 jump", deck="x")) == ("deck/cards", 1, None)


def test_the_earlier_deal_and_action_first() -> None:
    assert where(HEAD + deal("p1 keep", "p1 keep", "p1 jump") + deal(deck="x")) == ("action/turn", 1, 2)
    assert where(HEAD + deal(*LAID, "p1 lay") + deal(deck="x")) == ("deal/over", 1, 4)


def test_unknown_before_over_before_turn_before_illegal() -> None:
    assert where(HEAD + deal(*LAID, "p1 jump")) == ("action/unknown", 1, 4)
    assert where(HEAD + deal(*LAID, "p3 lay")) == ("action/unknown", 1, 4)
    assert where(HEAD + deal(*LAID, "p2 keep")) == ("deal/over", 1, 4)
    assert where(HEAD + deal("p2 jump")) == ("action/unknown", 1, 1)
    assert where(HEAD + deal("p2 swap 7c 7c")) == ("action/turn", 1, 1)
    assert where(HEAD + deal("p1 swap 7c 7c")) == ("action/illegal", 1, 1)


# What strangers may send


def noise(size: int) -> bytes:
    return Random(1).randbytes(size)


MB = 10**6
JUNK: dict[str, Callable[[], bytes]] = {
    "random bytes": lambda: noise(10 * MB),
    "random text": lambda: noise(5 * MB).hex().encode(),
    "brackets": lambda: b"[" * 10 * MB,
    "repeats": lambda: b"a=1\n" * (10 * MB // 4),
    "string": lambda: b'a = "' + b"x" * 10 * MB + b'"',
    "zeros": lambda: b"\0" * 10 * MB,
    "spaces": lambda: b" " * 10 * MB,
    "record": lambda: HEAD.encode() + b"# \n" * (10 * MB // 3),
    "a little": lambda: noise(100_000),
    "nested lists": lambda: f"{HEAD}a = {'[' * 100_000}".encode(),
    "closed lists": lambda: f"{HEAD}a = {'[' * 100_000}{']' * 100_000}".encode(),
    "nested tables": lambda: f"{HEAD}a = {'{a = ' * 100_000}".encode(),
    "nested headers": lambda: f"{HEAD}[{'a.' * 100_000}a]".encode(),
    "nested keys": lambda: f"{HEAD}{'a.' * 100_000}a = 1".encode(),
    "nested quoted keys": lambda: (HEAD + '"a" . ' * 100_000 + "a = 1").encode(),
    "nested literal keys": lambda: (HEAD + "'a'." * 100_000 + "a = 1").encode(),
    "nested in a table": lambda: f"{HEAD}a = {{{'a.' * 100_000}a = 1}}".encode(),
    "nested in rules": lambda: f"{HEAD}[rules]\n{'a.' * 100_000}a = 1".encode(),
    "nested in deals": lambda: f"{HEAD}[[deals]]\n{'a.' * 100_000}a = 1".encode(),
    "digits": lambda: f"{HEAD}a = {'1' * 1_000_000}".encode(),
    "digits of the dealer": lambda: HEAD.replace("1\n", "1" * 1_000_000).encode(),
    "an open string": lambda: f'{HEAD}a = "{"x" * 1_000_000}'.encode(),
    "escapes": lambda: (HEAD + 'a = "' + "\\\\" * 500_000).encode(),
    "quotes": lambda: b'"' * 1_000_000,
    "equals": lambda: b"=" * 1_000_000,
    "names": lambda: (
        HEAD.replace('players = ["Anna", "Béla"]\n', "") + "players = [" + '"a", ' * 100_000 + "]"
    ).encode(),
    "deals": lambda: (HEAD + "[[deals]]\n" * 100_000).encode(),
    "cards": lambda: (HEAD + deal(deck="7c " * 300_000)).encode(),
}


@pytest.mark.parametrize("kind", JUNK)
def test_junk_is_one_clear_error_within_a_second(kind: str) -> None:
    data = JUNK[kind]()
    begun = time.perf_counter()
    error = failure(data)
    assert time.perf_counter() - begun < PATIENCE
    assert error.code in ("record/format", "deck/cards")
    assert len(str(error)) < 400


def test_nested_keys_with_escaped_quotes() -> None:
    begun = time.perf_counter()
    with pytest.raises(RecordError):
        loads(HEAD + '"\\"".' * 12_000 + "a = 1")
    assert time.perf_counter() - begun < 1


@pytest.mark.parametrize("text", ["." * 17, "Well... he took... the... last... coin... again...", "a.b.c." * 4])
def test_dots_in_a_text_are_no_nesting(text: str) -> None:
    assert loads(f'{HEAD}table = "{text}"').extra["table"] == text


@pytest.mark.parametrize("unit", ['\\"a', "\\\"'#'", "\".'\\", '" \\', ".'\\\"'"])
def test_strings_without_end(unit: str) -> None:
    begun = time.perf_counter()
    with pytest.raises(RecordError):
        loads(HEAD + unit * 9_000)
    assert time.perf_counter() - begun < 2


@pytest.mark.parametrize("before", ['x = """a"""" # \\', "x = '''a''''' # \\", '# """', "# '''"])
def test_nothing_hides_a_run_of_dots(before: str) -> None:
    with pytest.raises(RecordError) as refused:
        loads(f"{HEAD}{before}\n{'.'.join('a' * 50)} = 1\n")
    assert refused.value.message.id == "record-nested"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "empty.toml").touch()
    for name in (".", "missing.toml", "empty.toml", "empty.toml/x"):
        with pytest.raises(RecordError) as refusal:
            read_record(tmp_path / name)
        assert refusal.value.code == "record/format"


def command(*words: str | Path, **options: Any) -> subprocess.CompletedProcess[bytes]:
    line = [sys.executable, "-m", "firefly", "replay", *map(str, words)]
    return subprocess.run(line, capture_output=True, check=False, timeout=60, **options)


@pytest.fixture(scope="module")
def junk(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("junk")
    names = ["random bytes", "brackets", "repeats", "string", "zeros", "nested lists", "nested keys", "digits"]
    for name in names:
        (folder / f"{name}.toml").write_bytes(JUNK[name]())
    (folder / "empty.toml").touch()
    (folder / "folder.toml").mkdir()
    return [*(folder / f"{name}.toml" for name in [*names, "empty", "folder", "missing"])]


def test_the_command_answers_junk_with_a_line_each(junk: list[Path]) -> None:
    begun = time.perf_counter()
    done = command(junk[0], "--json")
    assert time.perf_counter() - begun < 1 + PATIENCE, "its own start counted in"
    begun = time.perf_counter()
    done = command(GOOD[0], *junk, GOOD[1], "--json")
    assert time.perf_counter() - begun < 1 + PATIENCE * len(junk)
    assert done.returncode == 2
    first, *errors, last = [json.loads(line) for line in done.stdout.splitlines()]
    assert "error" not in first
    assert "error" not in last
    assert [error["error"]["code"] for error in errors] == ["record/format"] * len(junk)
    assert all(error.keys() == {"error"} and error["error"].keys() == {"code", "reason"} for error in errors)
    complaints = done.stderr.decode().splitlines()
    assert [complaint.split(": ")[0] for complaint in complaints] == [str(file) for file in junk]
    assert "Traceback" not in done.stderr.decode()


def test_the_command_in_words_complains_as_well(junk: list[Path]) -> None:
    done = command(*junk, GOOD[0], "--lang", "hu")
    assert done.returncode == 2
    assert len(done.stderr.decode().splitlines()) == len(junk)
    assert b"Traceback" not in done.stderr + done.stdout
    assert b"Anna" in done.stdout, "the other files are still told"


def test_the_command_needs_no_utf8_terminal() -> None:
    for words in ([GOOD[0]], [GOOD[0], "--json"], [GOOD[0], "--lang", "cs"]):
        done = command(*words, env={**os.environ, "PYTHONIOENCODING": "ascii"})
        assert done.returncode == 0
        assert done.stderr == b""


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo-terminals here")
@pytest.mark.parametrize(
    "text",
    [
        HEAD + deal(deck="\x1b[31m"),
        HEAD + deal("\x1b]0;x\x07"),
        f'{HEAD}[rules]\n"\\u001b[2J" = 1',
        HEAD + deal("a\nb"),
    ],
    ids=["deck", "action", "option", "line"],
)
def test_a_record_cannot_write_control_characters_to_the_terminal(tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text, "utf-8")
    ours, theirs = os.openpty()
    line = [sys.executable, "-m", "firefly", "replay", str(file)]
    subprocess.run(line, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs, check=False, timeout=60)
    os.close(theirs)
    said = os.read(ours, 100_000).decode()
    os.close(ours)
    assert "x.toml" in said
    assert not [char for char in said.strip() if ord(char) < 32]


# Hypothesis


def reads_or_refuses(data: str | bytes) -> None:
    try:
        record = loads(data)
    except RecordError as error:
        assert error.code == "record/format"
        return
    assert isinstance(record, Record)
    try:
        answer(replay(record))
    except RecordError as error:
        assert error_answer(error)["error"]["code"]


@given(st.one_of(st.text(), st.binary(), st.text("[]{}=.,\"'#\n \\abc1-_:T\0\ufeff")))
@settings(max_examples=400, deadline=None)
def test_arbitrary_text(data: str | bytes) -> None:
    reads_or_refuses(data)


TOML_VALUES = st.recursive(
    st.one_of(
        st.integers(),
        st.integers(-(10**30), 10**30),
        st.booleans(),
        st.floats(),
        st.text(st.characters(blacklist_categories=["Cs"])),
        st.sampled_from(["nemet", "hivos", PACK, "p1 keep"]),
        st.dates(),
        st.times(),
    ),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["deck", "actions", "stacks", "a"]), inner)
    ),
    max_leaves=6,
)


@given(
    st.sampled_from(list(PRESETS)),
    st.dictionaries(
        st.sampled_from(["firefly", "game", "players", "dealer", "stacks", "rules", "deals", "seed"]), TOML_VALUES
    ),
)
@settings(max_examples=300, deadline=None)
def test_values_of_any_type(game: str, changed: dict[str, Any]) -> None:
    import tomli_w

    table: dict[str, Any] = {"firefly": 1, "game": game, "players": ["a", "b", "c"], "dealer": 1}
    reads_or_refuses(tomli_w.dumps(table | changed))


EDITS = st.lists(
    st.tuples(
        st.sampled_from(["flip", "delete", "duplicate", "insert", "swap"]),
        st.integers(0, 10**6),
        st.integers(1, 40),
        st.one_of(st.integers(0, 255), st.sampled_from(list(b'0123456789"[]= \n.p{}'))),
    ),
    min_size=1,
    max_size=5,
)


def edited(data: bytes, edits: list[tuple[str, int, int, int]]) -> bytes:
    for kind, at, length, byte in edits:
        place = at % max(1, len(data))
        piece = data[place : place + length]
        match kind:
            case "flip":
                data = data[:place] + bytes([byte]) + data[place + 1 :]
            case "delete":
                data = data[:place] + data[place + length :]
            case "duplicate":
                data = data[:place] + piece + data[place:]
            case "insert":
                data = data[:place] + bytes([byte]) + data[place:]
            case "swap":
                data = data[:place] + piece[::-1] + data[place + length :]
    return data


@given(st.sampled_from(SMALL), EDITS)
@settings(max_examples=500, deadline=None)
def test_a_record_with_a_few_bytes_changed(data: bytes, edits: list[tuple[str, int, int, int]]) -> None:
    reads_or_refuses(edited(data, edits))


@given(st.sampled_from(SMALL), st.randoms(use_true_random=False), st.integers(1, 6))
@settings(max_examples=200, deadline=None)
def test_a_record_with_words_exchanged(data: bytes, random: Random, exchanges: int) -> None:
    words = data.decode().split(" ")
    for _ in range(exchanges):
        one, other = random.randrange(len(words)), random.randrange(len(words))
        words[one], words[other] = words[other], words[one]
    reads_or_refuses(" ".join(words))


WORDS = st.sampled_from(
    [f"p{seat}" for seat in range(11)]
    + [verb for game in set(PRESETS.values()) for verb in game.speech.verbs]
    + [*game_of("fly").pack.codes, "0", "1", "3", "007", "9" * 30, "1..3", "??", "-1", "7C", "\x00", "é"]
)
TEXTS = st.one_of(
    st.text(),
    st.lists(WORDS, max_size=5).map(" ".join),
    st.lists(st.one_of(WORDS, st.text()), max_size=4).map(" ".join),
)


@given(st.sampled_from(list(PRESETS)), st.integers(0, 30), st.lists(TEXTS, min_size=1, max_size=20), st.integers(0, 20))
@settings(max_examples=200, deadline=None)
def test_arbitrary_actions(preset: str, seed: int, texts: list[str], steps: int) -> None:
    random = Random(seed)
    match = Match(preset, ["a", "b", "c", "d"])
    played = match.start_deal(random=random)
    for _ in range(steps):
        if not played.over:
            played.push_text(random.choice(played.legal.texts).replace("1..", ""))
    for text in texts:
        raw, actions, allowed = played.raw.tobytes(), list(played.actions), text in played.legal
        try:
            played.push_text(text)
        except (NotationError, IllegalAction) as error:
            assert not allowed
            assert (played.raw.tobytes(), played.actions) == (raw, actions)
            assert error.text("hu")
        else:
            assert allowed
            assert len(played.actions) == len(actions) + 1


def test_a_record_made_by_a_program() -> None:
    record = Record("nemet", ["a", "b"], 1, deals=[RecordedDeal(PACK, ["p1 keep"])])
    assert loads(dumps(record)) == record
