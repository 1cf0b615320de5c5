"""The rule-of-thumb bots: always legal, repeatable, sensible, and clearly better than playing anything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from firefly.bots import BOTS, Bot, RandomBot, bot_for
from firefly.cards import FRENCH
from firefly.games import GAMES, PRESETS
from firefly.match import Match

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("nemet", 2, {}),
    ("nemet", 9, {"coins": 1, "max_laps": 2}),
    ("nemet", 3, {"max_laps": 0}),
    ("hivos", 2, {"stack": 5}),
    ("hivos", 9, {"bidding": "ferbli", "majzli": "eldest"}),
    ("hivos", 4, {"raise_cap": 0, "exchange_laps": 0, "max_raises": 2}),
    ("talon", 5, {"ante": 3, "majzli": "off"}),
    ("fly", 3, {}),
    ("fly", 7, {"exchange_max": 2}),
    ("fly", 4, {"stop": "called", "revoke": "penalised", "start": 5}),
    ("fly", 5, {"exchange_max": 0}),
]


def play_deal(match: Match, bots: Sequence[Bot], random: Random) -> None:
    deal = match.start_deal(random=random)
    while deal.turn is not None:
        deal.push_text(bots[deal.turn].choose(deal.view(deal.turn), random))


def table(preset: str, seats: int, seed: int, **changes: Any) -> tuple[Match, Random]:
    random = Random(seed)
    rules = PRESETS[preset].rules(preset, **changes)
    return Match(rules, [f"P{seat}" for seat in range(seats)], random.randrange(seats)), random


def test_every_game_has_a_bot() -> None:
    assert set(BOTS) == {game.name for game in GAMES}
    assert isinstance(bot_for("unheard of"), RandomBot)


@pytest.mark.parametrize(("preset", "seats", "changes"), TABLES)
def test_bots_play_legally_and_repeatably(preset: str, seats: int, changes: dict[str, Any]) -> None:
    played = []
    for _ in range(2):
        match, random = table(preset, seats, 7, **changes)
        bots = [bot_for(match.game.name) for _ in range(seats)]
        for _ in range(6):
            if match.winner is None:
                play_deal(match, bots, random)
        played.append([deal.texts() for deal in match.deals])
    assert played[0] == played[1]


@pytest.mark.parametrize("preset", PRESETS)
def test_random_bots_play_legally(preset: str) -> None:
    match, random = table(preset, 4, 3)
    for _ in range(4):
        if match.winner is None:
            play_deal(match, [RandomBot()] * 4, random)


def won(preset: str, seats: int, matches: int, **changes: Any) -> tuple[int, int]:
    """Matches won by the bots of a game and by random players, who sit between them."""
    wins = [0, 0]
    for seed in range(matches):
        match, random = table(preset, seats, seed, **changes)
        sides = [(seat + seed) % 2 for seat in range(seats)]
        players: list[Bot] = [RandomBot() if side else bot_for(match.game.name) for side in sides]
        while match.winner is None:
            play_deal(match, players, random)
        wins[sides[match.winner]] += 1
    return wins[0], wins[1]


@pytest.mark.parametrize(
    ("preset", "seats", "matches", "changes"),
    [
        ("nemet", 2, 40, {}),
        ("nemet", 4, 20, {"coins": 1}),
        ("hivos", 2, 40, {"max_deals": 12}),
        ("talon", 4, 16, {"max_deals": 12}),
        ("fly", 4, 24, {"start": 10}),
        ("fly", 6, 16, {"start": 10}),
    ],
)
def test_bots_beat_random_play(preset: str, seats: int, matches: int, changes: dict[str, Any]) -> None:
    bots, others = won(preset, seats, matches, **changes)
    assert bots >= 3 * others


def first_turn(match: Match, hands: str) -> str:
    """What the bot in turn does when the pack begins with ``hands``."""
    pack = match.game.pack
    order = [pack.ids[code] for code in hands.split()]
    deal = match.start_deal([*order, *(card for card in match.game.deck(len(match.players)) if card not in order)])
    if match.game.name == "elimination":
        deal.push_text("keep")
    assert deal.turn is not None
    return bot_for(match.game.name).choose(deal.view(deal.turn), Random(1))


def test_nemet_does_not_lay_21_early() -> None:
    assert first_turn(Match("nemet", ["A", "B"]), "Ac Kc 7h 7d 8s 9c 8d Qs 9h") != "lay"
    assert first_turn(Match("nemet", ["A", "B"]), "Ac Kc Qc 7d 8s 9c 8d Qs 9h") == "lay"


def test_nemet_swaps_to_the_best_hand_in_reach() -> None:
    assert first_turn(Match("nemet", ["A", "B"]), "Kc Qc 7h 7d 8s 9d Ac Qs 9h") == "swap 7h Ac"
    assert first_turn(Match("nemet", ["A", "B"]), "7c 8d Qh 7d 8s 9d Ts Qs Ks") == "take"


def test_betting_stays_out_with_rubbish_and_plays_fire() -> None:
    rules = PRESETS["hivos"].rules("hivos", majzli="off")
    assert first_turn(Match(rules, ["A", "B", "C", "D", "E", "F"]), "7c 8d 9h") == "out"
    assert first_turn(Match(rules, ["A", "B", "C", "D", "E", "F"]), "Ac Kc Qc") == "in"


def dealt_round(*hands: str) -> str:
    """Hands of five in the order in which a deal of fly gives them out."""
    return " ".join(" ".join(cards) for cards in zip(*(hand.split() for hand in hands), strict=True))


def test_fly_keeps_the_ace_of_spades_and_folds_rubbish() -> None:
    fly = ["A", "B", "C", "D", "E"]
    weak = dealt_round("2c 3c 4c 5d 7d", "As 9c Tc Jc Qc", "2d 3d 4d 6d 8d", "6c 7c 8c 5c 9d", "Td Jd Qd Kd 2s")
    assert first_turn(Match("fly", fly, 4), f"{weak} Kh") == "fold"
    rules = PRESETS["fly"].rules("fly", exchange_max=0)
    assert first_turn(Match(rules, fly, 4), f"{weak} Kh") == "fold"
    held = dealt_round("As 2c 3c 4c 5d", "7d 9c Tc Jc Qc", "2d 3d 4d 6d 8d", "6c 7c 8c 5c 9d", "Td Jd Qd Kd 2s")
    assert first_turn(Match(rules, fly, 4), f"{held} Kh") == "stay"


def test_fly_catches_the_ace_of_trumps() -> None:
    match = Match("fly", ["A", "B", "C"])
    hands = dealt_round("Ah Kh Qh 7c 8c", "As Th 9h 7d 8d", "9c Tc Jc Qc Kc")
    order = [FRENCH.ids[code] for code in f"{hands} 7h".split()]
    deal = match.start_deal([*order, *(card for card in match.game.deck(3) if card not in order)])
    for action in ("stay", "stay", "stay", "play Ah"):
        deal.push_text(action)
    assert deal.turn is not None
    assert bot_for("tricks").choose(deal.view(deal.turn), Random(1)) == "play As"
