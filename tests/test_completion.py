"""Determinizations: uniform, and true to what the table has seen."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from tests.decks import deck

from firefly import PRESETS, FireflyError, Match, determinize
from firefly.cards import HUNGARIAN, cards_of
from firefly.games.betting.complete import _disjoint, _disjoint_by_counting
from firefly.hands import strength_of
from firefly.testing import random_action


def chi_square(counts: Counter[int], ways: int) -> float:
    """How far counts are from uniform over so many ways; its mean is ways - 1."""
    total = sum(counts.values())
    expected = total / ways
    return sum((counts[key] - expected) ** 2 / expected for key in counts) + (ways - len(counts)) * expected


def test_a_hand_that_nobody_has_seen_is_uniform_but_for_three_aces() -> None:
    match = Match("nemet", ["A", "B"], dealer=0)
    deal = match.start_deal(deck(HUNGARIAN, "7c 8d 9h  Kc Kd Kh  7s 8s 9s"))
    for text in ("keep", "go"):
        deal.push_text(text)
    seen = deal.view(0)
    random = Random(1)
    hands = Counter(determinize(seen, random).state.hand[1] for _ in range(1500))
    hidden = [card for card in range(32) if not (seen.state.hand[0] | seen.state.common) >> card & 1]
    possible = {sum(1 << card for card in three) for three in combinations(hidden, 3)}
    possible = {hand for hand in possible if strength_of(hand) != 19}
    assert set(hands) <= possible
    singles = Counter(card for hand, number in hands.items() for card in cards_of(hand) for _ in range(number))
    assert chi_square(singles, 26) < 60


def test_a_swap_in_the_betting_games_must_have_improved() -> None:
    match = Match("talon", ["A", "B"], dealer=0)
    deal = match.start_deal(deck(HUNGARIAN, "Th Jh 7c  8c 8d 9s  Ah 9d Ts Kd"))
    for text in ("look", "in", "in", "check", "check", "swap 7c Ah"):
        deal.push_text(text)
    seen = deal.view(0)
    random = Random(2)
    for _ in range(200):
        other = determinize(seen, random)
        hand = other.state.hand[1]
        given = hand ^ (1 << HUNGARIAN.card("Ah") | 1 << HUNGARIAN.card("7c"))
        assert strength_of(hand, 1, 1) > strength_of(given, 1, 1)


def test_disjoint_sets_are_drawn_alike_by_both_ways() -> None:
    choices = [[0b0011, 0b0101, 0b1001], [0b0110, 0b1100, 0b0011]]
    fits = {(first, second) for first in choices[0] for second in choices[1] if not first & second}
    for draw in (_disjoint, _disjoint_by_counting):
        random = Random(3)
        found: Counter[int] = Counter(hash(tuple(draw(choices, random))) for _ in range(3000))
        assert len(found) == len(fits)
        assert chi_square(found, len(fits)) < 15


def test_voids_are_honoured_in_fly() -> None:
    match = Match("fly", ["A", "B", "C"], dealer=2)
    pack = PRESETS["fly"].pack
    cards = "Ah 7s Kh  Kd 8s Qh  Qd 9s Jh  7c Ts Th  8c Jc 9h  Ac"
    deal = match.start_deal(deck(pack, cards, PRESETS["fly"].deck(3)))
    for text in ("stay", "stay", "stay", "play Ah", "play Jc"):
        deal.push_text(text)
    seen = deal.view(0)
    random = Random(4)
    hearts = sum(1 << pack.card(code) for code in ("7h", "8h", "9h", "Th", "Jh", "Qh", "Kh", "Ah"))
    for _ in range(100):
        assert not determinize(seen, random).state.hand[1] & hearts


@pytest.mark.parametrize("preset", PRESETS)
def test_actions_so_far_are_the_same_and_hidden_ones_stay_possible(preset: str) -> None:
    random = Random(preset)
    for _ in range(5):
        deal = Match(preset, ["A", "B", "C", "D"]).start_deal(random=random)
        while not deal.over:
            deal.push(random_action(deal, random))
            if not deal.over:
                seat = random.randrange(4)
                other = determinize(deal.view(seat), random)
                assert other.view(seat).actions == deal.view(seat).actions
                assert sorted(other.pack) == sorted(deal.pack)


def test_there_is_nothing_to_imagine_when_the_deal_is_over() -> None:
    deal = Match("hivos", ["A", "B"]).start_deal(random=Random(1))
    for text in ("look", "out"):
        deal.push_text(text)
    with pytest.raises(FireflyError):
        determinize(deal.view(0), Random(1))
