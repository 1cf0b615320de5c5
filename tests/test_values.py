"""Values of three cards: RULEBOOK section 1."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from click.testing import CliRunner

from firefly.cards import HUNGARIAN
from firefly.cli import main
from firefly.errors import NotationError
from firefly.hands import CLASS, all_hands, class_row, strength, worth
from firefly.text import LANGUAGES, say

RANKS = "789TJQKA"
SUITED = {24: 4, 25: 16, 26: 20, 27: 44, 28: 44, 29: 40, 30: 32}
Options = dict[str, str]
VARIANTS: list[Options] = [
    {"twenty_one": twenty_one, "three_aces": three_aces, "trips": trips}
    for twenty_one, three_aces, trips in product(("any_ten", "ten_only"), ("above_31", "below_31"), ("30.5", "30"))
]
HIVOS: Options = {"twenty_one": "any_ten", "three_aces": "above_31", "trips": "30.5"}
TALON: Options = {"twenty_one": "ten_only", "three_aces": "below_31", "trips": "30"}


def mask(hand: str) -> int:
    return HUNGARIAN.mask(hand)


def value(hand: str, options: Options = HIVOS) -> str:
    return worth(mask(hand), **options).value


def power(hand: str, options: Options = HIVOS) -> int:
    return worth(mask(hand), **options).strength


def points(rank: str) -> int:
    return int(rank) if rank.isdigit() else 11 if rank == "A" else 10


def readings(cards: tuple[str, ...], options: Options) -> Iterator[tuple[float, int, str]]:
    """Every reading of three cards, as the rulebook words it: to compare, the rank of the three, the value written."""
    ranks, suits = [card[0] for card in cards], [card[1] for card in cards]
    yield 0, 0, "0"
    tens = "TJQK" if options["twenty_one"] == "any_ten" else "T"
    if any(one[0] == "A" and other[0] in tens and one[1] == other[1] for one in cards for other in cards):
        yield 21, 0, "21"
    if ranks.count("A") == 2:
        yield 22, 0, "22"
    if len(set(suits)) == 1:
        total = sum(map(points, ranks))
        yield total, 0, str(total)
    if len(set(ranks)) == 1:
        if ranks[0] == "A" and options["three_aces"] == "above_31":
            yield 33, 0, "33"
        else:
            yield 30.5, RANKS.index(ranks[0]), options["trips"]


def hands_of_three() -> list[tuple[str, ...]]:
    return list(combinations([rank + suit for suit in "cdhs" for rank in RANKS], 3))


def ids(options: Options) -> str:
    return ",".join(options.values())


@pytest.mark.parametrize("options", VARIANTS, ids=ids)
def test_every_hand_has_the_value_of_its_best_reading(options: Options) -> None:
    order: dict[int, set[tuple[float, int]]] = {}
    for cards in hands_of_three():
        best, rank, written = max(readings(cards, options))
        found = worth(mask(" ".join(cards)), **options)
        assert found.value == written, cards
        order.setdefault(found.strength, set()).add((best, rank))
    assert all(len(meanings) == 1 for meanings in order.values())
    ordered = [next(iter(order[strength])) for strength in sorted(order)]
    assert ordered == sorted(set(ordered)), "more strength is a better hand (1.2, 1.3, 1.7)"


@pytest.mark.parametrize("options", VARIANTS, ids=ids)
def test_counts_of_section_1(options: Options) -> None:
    counts = Counter(worth(hand, **options).value for hand in all_hands())
    wanted: Counter[str] = Counter({str(value): n for value, n in SUITED.items()})
    wanted |= {"31": 24, "22": 168}
    wanted |= {"0": 4200, "21": 336} if options["twenty_one"] == "any_ten" else {"0": 4452, "21": 84}
    wanted[options["trips"]] += 28
    wanted["33" if options["three_aces"] == "above_31" else options["trips"]] += 4
    assert counts == wanted
    assert counts.total() == 4960
    assert "23" not in counts


def test_the_kernel_says_the_same() -> None:
    for hand in all_hands()[::7]:
        for variant, options in enumerate(VARIANTS[::2]):
            assert options == {
                "twenty_one": ("any_ten", "ten_only")[variant // 2],
                "three_aces": ("above_31", "below_31")[variant % 2],
                "trips": "30.5",
            }
            kernel_variant = (variant % 2) * 2 + variant // 2
            assert int(strength(hand, kernel_variant)) == worth(hand, **options).strength


@pytest.mark.parametrize(
    ("hand", "hivos", "talon"),
    [
        ("7h 8h Jh", "25", "25"),
        ("As Ts Jc", "21", "21"),
        ("As Ks 8d", "21", "0"),
        ("As Ad 9c", "22", "22"),
        ("As Ad Ts", "22", "22"),
        ("7c 8d Kh", "0", "0"),
        ("Kc Jc Tc", "30", "30"),
        ("Ah Qh Jh", "31", "31"),
    ],
)
def test_examples_of_section_5(hand: str, hivos: str, talon: str) -> None:
    assert value(hand, HIVOS) == hivos
    assert value(hand, TALON) == talon


@pytest.mark.parametrize(
    ("hand", "hivos", "talon"),
    [
        ("7c 8c 9c", "24", "24"),
        ("9d Jd Kd", "29", "29"),
        ("Ac 7c 8c", "26", "26"),
        ("Ac 7c Tc", "28", "28"),
        ("Ac 8c Kc", "29", "29"),
        ("Ac 9c Kc", "30", "30"),
        ("Ac Tc Kc", "31", "31"),
        ("7c 7d 7s", "30.5", "30"),
        ("Kc Kd Ks", "30.5", "30"),
        ("Ac Ad As", "33", "30"),
        ("Ac As Kd", "22", "22"),
        ("Ac Jd Jc", "21", "0"),
        ("Ac Td Jd", "0", "0"),
        ("Ac 9c 9d", "0", "0"),
        ("Tc Td 7c", "0", "0"),
    ],
)
def test_hands_at_the_edges(hand: str, hivos: str, talon: str) -> None:
    assert value(hand, HIVOS) == hivos
    assert value(hand, TALON) == talon


@pytest.mark.parametrize("options", VARIANTS, ids=ids)
def test_three_of_a_rank_stand_between_a_suited_30_and_fire_and_rise_by_rank(options: Options) -> None:
    trips = [power(f"{rank}c {rank}d {rank}s", options) for rank in "789TJQK"]
    assert trips == sorted(set(trips))
    assert power("Kc Jc Tc", options) < trips[0]
    assert trips[-1] < power("Ac Kc Tc", options)


def test_three_aces_are_the_best_of_all_or_the_best_three_of_a_rank() -> None:
    aces, fire, kings = "Ac Ad Ah", "Ac Kc Tc", "Kc Kd Ks"
    assert power(aces, HIVOS) > power(fire, HIVOS)
    below = HIVOS | {"three_aces": "below_31"}
    assert power(kings, below) < power(aces, below) < power(fire, below)


def test_equal_values_are_equally_strong_but_for_three_of_a_rank() -> None:
    assert power("Kc Jc Tc") == power("Ad 9d Td")
    assert power("Ac Kc 7d") == power("As Ts 9d")
    assert power("7c 8d Kh") == power("9s 9h Qd")
    assert power("Kc Kd Ks") == power("Kh Kd Ks")


@pytest.mark.parametrize("options", VARIANTS, ids=ids)
def test_class_is_value_alone_but_three_of_a_rank_are_no_suited_30(options: Options) -> None:
    classes: dict[int, set[tuple[str, bool]]] = {}
    for cards in hands_of_three():
        found = worth(mask(" ".join(cards)), **options)
        three_of_a_rank = found.value == options["trips"] and len({card[0] for card in cards}) == 1
        classes.setdefault(CLASS[found.strength], set()).add((found.value, three_of_a_rank))
    assert all(len(meanings) == 1 for meanings in classes.values())
    assert len({meaning for meanings in classes.values() for meaning in meanings}) == len(classes)
    for cards in hands_of_three()[::11]:
        found = worth(mask(" ".join(cards)), **options)
        assert 0 <= class_row(found.strength) < 13


def test_a_hand_is_three_cards() -> None:
    for hand in ("", "7c", "7c 8c", "7c 8c 9c Tc"):
        with pytest.raises(NotationError):
            worth(mask(hand))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hand_can_be_said(language: str) -> None:
    for options in (HIVOS, TALON):
        said = {say(worth(hand, **options).description, language) for hand in all_hands()}
        assert len(said) >= 2 + 1 + 7 * 4 + 7 + 1 + 1


def run_value(*words: str) -> Any:
    return CliRunner().invoke(main, ["value", *words])


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["As Ks 8d"], "21"),
        (["8d Ks As"], "21"),
        (["As Ks 8d", "--game", "talon"], "0"),
        (["As Ks 8d", "--game", "talon", "--rules", "twenty_one=any_ten"], "21"),
        (["As Ks 8d", "--rules", "twenty_one=ten_only"], "0"),
        (["7c 7d 7h"], "30.5"),
        (["7c 7d 7h", "--game", "nemet"], "30.5"),
        (["7c 7d 7h", "--rules", "trips=30"], "30"),
        (["7c 7d 7h", "--rules", "trips=30", "three_aces=below_31"], "30"),
        (["Ac Ad Ah", "--rules", "trips=30", "three_aces=below_31"], "30"),
        (["Ac Ad Ah"], "33"),
        (["Ac Ad Ah", "--game", "nemet"], "33"),
    ],
)
def test_value_command(words: list[str], wanted: str) -> None:
    for language in LANGUAGES:
        done = run_value(*words, "--lang", language)
        assert done.exit_code == 0, done.output
        assert done.stdout.split("\t")[0] == wanted


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["As Ks"], "three"),
        (["As Ks 8d 9d"], "three"),
        ([""], "three"),
        (["As Ks 6d"], "6d"),
        (["As Ks 8x"], "8x"),
        (["as ks 8d"], "as"),
        (["As As 8d"], "As"),
        (["As Ks 8d", "--rules", "ante=0"], "ante"),
        (["As Ks 8d", "--game", "nemet", "--rules", "trips=30"], "trips"),
    ],
)
def test_value_command_refuses(words: list[str], named: str) -> None:
    for language in LANGUAGES:
        done = run_value(*words, "--lang", language)
        assert done.exit_code == 2
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
        assert named in done.stderr or (named == "three" and language != "en")


def test_value_in_a_process_of_its_own() -> None:
    command = [sys.executable, "-m", "firefly", "value", "As Ks 8d", "--rules", "bidding=ferbli", "ante=2"]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    assert done.stdout.startswith("21\t")
    assert done.stderr == ""
