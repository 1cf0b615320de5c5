"""The rulebook, rule by rule: short deals made by hand, and every worked example of its section 5.

Packs are built from the cards that matter; the rest of the pack follows in printing order. Seats count from 1 as in
texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from firefly.account import tell
from firefly.cards import Pack
from firefly.deal import Deal
from firefly.errors import IllegalAction, RulesError
from firefly.fields import PUBLIC
from firefly.games import game_of
from firefly.match import Match


def pack_of(preset: str, seats: int, first: Sequence[str]) -> list[int]:
    """A whole pack with these cards first."""
    game = game_of(preset)
    cards = [game.pack.card(code) for code in first]
    assert len(set(cards)) == len(cards), "a card is named twice"
    return cards + [card for card in game.deck(seats) if card not in cards]


def in_order(hands: Sequence[str], dealer: int) -> list[list[str]]:
    """The hands from the eldest to the dealer; empty ones belong to seats that get no cards."""
    turned = [*hands[dealer:], *hands[:dealer]]
    return [hand.split() for hand in turned if hand]


def give(match: Match, dealer: int, hands: Sequence[str], table: str = "", stacks: Sequence[int] | None = None) -> None:
    """Begin a deal in which the seats get these hands and the table (fly: the trump and the stock) these cards."""
    order = in_order(hands, dealer)
    preset = match.rules.preset
    packets = [list(packet) for packet in zip(*order, strict=True)] if preset == "fly" else order
    cards = [card for packet in packets for card in packet] + table.split()
    match.start_deal(pack_of(preset, len(hands), cards), stacks)
    assert match.deal is not None
    assert match.deal.state.dealer == dealer - 1


def begin(
    preset: str,
    dealer: int,
    hands: Sequence[str],
    table: str = "",
    *,
    standing: Sequence[int] | None = None,
    **rules: Any,
) -> Match:
    """A match whose first deal has begun; ``standing``: coins, chips or scores."""
    game = game_of(preset)
    players = [f"P{seat}" for seat in range(1, len(hands) + 1)]
    match = Match(game.rules(preset, **rules), players, dealer - 1, standing)
    give(match, dealer, hands, table)
    return match


def play(match: Match, *actions: str) -> None:
    """Play actions, each with or without its seat; several may stand in one text, with commas."""
    for text in actions:
        for action in text.split(","):
            match.push_text(action.strip())


def legal(match: Match) -> list[str]:
    return list(match.legal.texts)


def turn(match: Match) -> int | None:
    """The seat to act, from 1."""
    return None if match.turn is None else match.turn + 1


def refused(match: Match, action: str) -> str:
    """Why an action is refused; it is, and changes nothing."""
    deal = deal_of(match)
    before = deal.raw.tobytes()
    with pytest.raises(IllegalAction) as refusal:
        deal.push_text(action)
    assert deal.raw.tobytes() == before
    return str(refusal.value)


def deal_of(match: Match) -> Deal:
    assert match.deal is not None
    return match.deal


def cards(match: Match, mask: int) -> str:
    pack: Pack = match.game.pack
    return pack.text(int(mask))


def hand(match: Match, seat: int) -> str:
    return cards(match, deal_of(match).state.hand[seat - 1])


def result(match: Match) -> dict[str, Any]:
    """The deal that has just been finished, as records tell it."""
    assert deal_of(match).over
    return match.results()[-1]


def change(match: Match) -> list[int]:
    changes: list[int] = result(match)["change"]
    return changes


def winner(match: Match) -> int | None:
    return None if match.winner is None else match.winner + 1


# 2. nemet

NOTHING_3 = "Qd Ts Js"
"""common cards that are worth nothing"""


def laid(hands: Sequence[str], coins: Sequence[int], table: str = "") -> Match:
    """A deal of nemet with the last seat as dealer in which all lay the hand dealt; the first must be 21 or more."""
    match = begin("nemet", len(hands), hands, table, standing=coins)
    play(match, "keep", *["lay"] * len(hands))
    return match


def test_2_1_everyone_starts_with_coins_and_an_empty_pot() -> None:
    assert begin("nemet", 1, ["7c 8c 9c", "7d 8d 9d"]).standing == (3, 3)
    assert begin("nemet", 1, ["7c 8c 9c", "7d 8d 9d"], coins=9).standing == (9, 9)
    for coins in (0, 10, -1, True, "3"):
        with pytest.raises(RulesError):
            game_of("nemet").rules(coins=coins)


def test_2_2_packets_of_three_eldest_first_the_dealer_last() -> None:
    codes = ["7c", "8c", "9c", "7d", "8d", "9d", "7h", "8h", "9h", "Ts", "Js", "Qs"]
    match = Match("nemet", ["A", "B", "C"], 1)
    match.start_deal(pack_of("nemet", 3, codes))
    assert [hand(match, seat) for seat in (1, 2, 3)] == ["7d 8d 9d", "7h 8h 9h", "7c 8c 9c"]
    play(match, "p2 keep")
    assert cards(match, deal_of(match).state.common) == "Ts Js Qs"


def test_2_3_the_dealer_alone_acts_first_and_may_keep_his_cards() -> None:
    match = begin("nemet", 2, ["7c 8c 9c", "7d 8d 9d"], NOTHING_3)
    assert turn(match) == 2
    assert legal(match) == ["expose", "keep"]
    play(match, "keep")
    assert hand(match, 2) == "7d 8d 9d"
    assert cards(match, deal_of(match).state.common) == NOTHING_3


def test_2_3_or_puts_them_on_the_table_and_gets_the_next_three() -> None:
    match = begin("nemet", 2, ["7c 8c 9c", "7d 8d 9d"], NOTHING_3)
    play(match, "expose")
    assert hand(match, 2) == NOTHING_3
    assert cards(match, deal_of(match).state.common) == "7d 8d 9d"
    assert turn(match) == 1


def test_2_3_the_choice_is_no_turn() -> None:
    match = begin("nemet", 2, ["7c 8c 9c", "7d 8d 9d"], NOTHING_3, max_laps=1)
    play(match, "p2 keep, p1 go")
    assert "go" in legal(match), "p2 has had no turn yet: neither a go before nor a full lap"
    play(match, "p2 go")
    assert "go" not in legal(match), "p1 has had its one turn"


def test_2_4_the_eldest_takes_the_first_turn_the_dealer_is_included() -> None:
    match = begin("nemet", 2, ["7c 8c 9c", "7d 8d 9d", "7h 8h 9h"], NOTHING_3)
    seats = []
    play(match, "keep")
    for _ in range(3):
        seats.append(turn(match))
        play(match, "go")
    assert seats == [3, 1, 2]


def test_2_5_any_swap_worse_ones_too() -> None:
    match = begin("nemet", 2, ["Jd Kd Ad", "7c 8c 9c"], "7h 8h Kc")
    play(match, "keep")
    swaps = [f"swap {own} {common}" for own in ("Ad", "Jd", "Kd") for common in ("7h", "8h", "Kc")]
    assert legal(match) == sorted(["go", "lay", *swaps])
    play(match, "swap Ad 7h")
    assert hand(match, 1) == "Jd Kd 7h"
    assert cards(match, deal_of(match).state.common) == "Kc Ad 8h"
    assert turn(match) == 2, "nobody has laid down"


def test_2_5_take_wants_21_on_the_table() -> None:
    match = begin("nemet", 2, ["Jd Kd Ad", "8c 9c Tc"], "7c 7d 7h")
    play(match, "keep")
    assert "take" in legal(match)
    play(match, "take")
    assert hand(match, 1) == "7c 7d 7h"
    assert cards(match, deal_of(match).state.common) == "Jd Kd Ad"
    worthless = begin("nemet", 2, ["Jd Kd Ad", "7h 9c 9s"], "7c 8d Kh")
    play(worthless, "keep")
    assert "take" not in legal(worthless)
    assert "21" in refused(worthless, "take")


@pytest.mark.parametrize(
    ("own", "may"),
    [("Ac Tc 7d", True), ("Ac Qc 7d", True), ("Ac Kd 7d", False), ("7d Kc Tc", False), ("As Ah 9c", True)],
)
def test_2_5_lay_wants_21_in_the_hand(own: str, may: bool) -> None:
    match = begin("nemet", 2, [own, "Js Qs Ks"], "8c 9d Qh")
    play(match, "keep")
    assert ("lay" in legal(match)) == may


def test_2_5_no_go_after_go() -> None:
    match = begin("nemet", 2, ["7c 8d Kh", "7d 8h Kc"], NOTHING_3)
    play(match, "keep, p1 go, p2 go")
    assert "go" not in legal(match)
    assert "mehet" in refused(match, "go")


def test_2_5_go_is_back_after_another_turn() -> None:
    match = begin("nemet", 2, ["7c 8d Kh", "7d 8h Kc"], NOTHING_3)
    play(match, "keep, p1 go, p2 go, p1 swap 7c Ts, p2 swap Kc Js")
    assert "go" in legal(match)
    play(match, "p1 go, p2 go")
    assert "go" not in legal(match)


def test_2_5_go_in_the_deal_before_does_not_count() -> None:
    match = begin("nemet", 2, ["7c 8s Kh", "7d 8d 9d"], NOTHING_3)
    play(match, "p2 keep, p1 go, p2 lay, p1 lay")
    give(match, 1, ["7d 8h Kc", "7c 8d Kh"], NOTHING_3)
    play(match, "p1 keep, p2 go")
    assert "go" in legal(match)


def test_2_6_everyone_else_gets_exactly_one_last_turn_in_order() -> None:
    match = begin("nemet", 4, ["7c 8s Kh", "7d 8d 9d", "7h 8c Kc", "9c Td Qs"], "8h 9h Kd")
    play(match, "keep, p1 go, p2 lay")
    seats = []
    while not deal_of(match).over:
        seats.append(turn(match))
        assert "go" not in legal(match)
        assert "lay" in legal(match), "worth something or not"
        play(match, "lay")
    assert seats == [3, 4, 1]
    assert result(match)["values"] == ["0", "24", "0", "0"]
    assert change(match) == [-1, 0, -1, -1]


def test_2_6_a_swap_or_take_in_the_last_turn_lays_the_hand_down() -> None:
    match = begin("nemet", 3, ["7d 8d 9d", "7c 8c Kh", "9s Td Qs"], "7h 8h 9h")
    play(match, "keep, p1 lay, p2 swap 7c 7h")
    assert turn(match) == 3
    assert deal_of(match).state.laid == 0b011
    assert hand(match, 2) == "8c 7h Kh"
    refused(match, "take")  # 7c 8h 9h
    play(match, "p3 swap 9s 9h")
    assert deal_of(match).over
    assert change(match) == [0, -1, -1]


def test_2_6_take_still_wants_21_on_the_table() -> None:
    match = begin("nemet", 2, ["7d 8d 9d", "7c 8c Kh"], "Ts Js Qs")
    play(match, "keep, p1 lay")
    assert "take" in legal(match)
    play(match, "take")
    assert deal_of(match).over
    assert result(match)["values"] == ["24", "30"]
    match = begin("nemet", 2, ["7d 8d 9d", "7c 8c Kh"], "Ts Jh Qs")
    play(match, "keep, p1 lay")
    assert "take" not in legal(match)


def test_2_7_no_spoiling_once_someone_has_laid_down() -> None:
    spoiling = begin("nemet", 2, ["9d Jd Kd", "9s Js Ks"], "7d 8h Th")
    play(spoiling, "keep")
    assert "swap 9d 7d" in legal(spoiling), "nobody has laid down"
    match = begin("nemet", 1, ["9d Jd Kd", "9s Js Ks"], "7d Td Th")
    play(match, "keep, p2 lay")
    assert "swap 9d 7d" not in legal(match)
    assert legal(match) == ["lay", "swap 9d Td", "swap Jd Td", "swap Kd Td"], "higher and equal are allowed"
    reason = refused(match, "swap 9d 7d")
    assert "29" in reason
    assert "27" in reason


def test_2_7_take_may_not_lower_the_hand_either() -> None:
    match = begin("nemet", 1, ["9d Jd Kd", "9s Js Ks"], "7c 8c 9c")
    play(match, "keep, p2 lay")
    assert "take" not in legal(match)
    match = begin("nemet", 1, ["9d Jd Kd", "9s Js Ks"], "9c Jc Kc")
    play(match, "keep, p2 lay, p1 take")
    assert result(match)["hands"] == ["9c Jc Kc", "9s Js Ks"]


def test_2_7_the_order_of_three_of_a_rank_counts_too() -> None:
    match = begin("nemet", 1, ["8d 8c 8h", "9s Js Ks"], "7c 7d 7h")
    play(match, "keep, p2 lay")
    assert "take" not in legal(match)
    match = begin("nemet", 1, ["8d 8c 8h", "9s Js Ks"], "Tc Td Th")
    play(match, "keep, p2 lay")
    assert "take" in legal(match)


def test_2_8_three_aces_dealt_to_the_dealer_come_before_his_choice() -> None:
    match = begin("nemet", 3, ["7d 8d 9d", "7h 8h 9h", "Ac Ad Ah"], NOTHING_3)
    assert turn(match) == 3
    assert legal(match) == ["lay"]
    refused(match, "keep")
    refused(match, "expose")
    play(match, "lay")
    assert result(match)["hands"] == ["7d 8d 9d", "7h 8h 9h", "Ac Ad Ah"]
    assert result(match)["values"] == ["24", "24", "33"]
    assert change(match) == [-1, -1, 0]


def test_2_8_three_aces_dealt_to_another_seat_wait_for_its_turn_and_end_the_deal() -> None:
    match = begin("nemet", 3, ["7d 8d 9d", "Ac Ad Ah", "7h 8h 9h"], NOTHING_3)
    play(match, "keep")
    assert turn(match) == 1
    play(match, "go")
    assert legal(match) == ["lay"]
    play(match, "lay")
    assert change(match) == [-1, 0, -1]


def test_2_8_three_aces_in_the_closing_make_those_pay_who_have_laid_down() -> None:
    match = begin("nemet", 3, ["Jd Kd Ad", "Ac Ah As", "7h 8h 9h"], NOTHING_3)
    play(match, "keep, p1 lay")
    assert legal(match) == ["lay"]
    play(match, "p2 lay")
    assert deal_of(match).over, "the third seat has no last turn"
    assert change(match) == [-1, 0, -1]


def test_2_8_expose_can_make_three_aces() -> None:
    match = begin("nemet", 2, ["7d 8d 9d", "7h 8h 9h"], "Ac Ad Ah")
    play(match, "expose")
    assert result(match)["hands"] == ["7d 8d 9d", "Ac Ad Ah"]
    assert change(match) == [-1, 0]


def test_2_8_a_swap_can_make_three_aces() -> None:
    match = begin("nemet", 2, ["Ac Ad 9d", "7h 8h 9h"], "Ah 8c 9c")
    play(match, "keep, p1 swap 9d Ah")
    assert result(match)["hands"] == ["Ac Ad Ah", "7h 8h 9h"]
    assert change(match) == [0, -1]


def test_2_8_a_take_can_make_three_aces() -> None:
    match = begin("nemet", 2, ["7d 8d 9d", "7h 8h 9h"], "Ac Ad Ah")
    play(match, "keep, p1 take")
    assert result(match)["hands"] == ["Ac Ad Ah", "7h 8h 9h"]
    assert change(match) == [0, -1]


def test_2_9_the_lowest_group_pays() -> None:
    match = laid(["As Ks Ts", "Kc Jc Tc", "9d Jd Kd", "9h Jh Kh"], [3, 3, 3, 3])
    assert result(match)["values"] == ["31", "30", "29", "29"]
    assert change(match) == [0, 0, -1, -1]
    assert match.standing == (3, 3, 2, 2)


def test_2_9_three_of_a_rank_are_grouped_by_rank() -> None:
    assert change(laid(["8c 8d 8h", "Tc Td Th", "As Ks Js"], [3, 3, 3])) == [-1, 0, 0]


def test_2_9_if_nobody_in_the_lowest_group_can_pay_it_is_out_and_the_next_pays() -> None:
    match = laid(["7c 8c 9c", "7d Td Jd", "As Ks Js"], [0, 2, 1])
    assert result(match)["values"] == ["24", "27", "31"]
    assert match.standing == (0, 1, 1)
    assert result(match)["out"] == [True, False, False]
    assert winner(match) is None


def test_2_9_within_a_group_paying_and_going_out_are_simultaneous() -> None:
    match = laid(["7c 8c 9c", "7d 8d 9d", "As Ks Js"], [0, 1, 1])
    assert match.standing == (0, 0, 1), "nobody above pays"
    assert change(match) == [0, -1, 0]
    assert result(match)["out"] == [True, False, False]


def test_2_9_the_cascade_goes_on_as_long_as_nobody_has_paid() -> None:
    match = laid(["7c 8c 9c", "7d 8d Td", "7h Th Jh", "As Ks Js"], [0, 0, 2, 2])
    assert result(match)["values"] == ["24", "25", "27", "31"]
    assert result(match)["out"] == [True, True, False, False]
    assert change(match) == [0, 0, -1, 0]


def test_2_10_the_only_one_left_pays_nothing_and_has_won() -> None:
    match = laid(["7c 8c 9c", "7d 8d Td", "As Ks Js"], [0, 0, 1])
    assert change(match) == [0, 0, 0]
    assert result(match)["out"] == [True, True, False]
    assert match.standing == (0, 0, 1)
    assert winner(match) == 3


def test_2_10_two_left_without_coins_and_equal_deal_again() -> None:
    match = laid(["7c Tc Ac", "8d Td Qd"], [0, 0])
    assert result(match)["values"] == ["28", "28"]
    assert change(match) == [0, 0]
    assert result(match)["out"] == [False, False]
    assert winner(match) is None
    give(match, 1, ["7c 8c 9c", "7d 8d 9d"])


def test_2_10_everybody_left_without_coins_and_equal_after_others_went_out() -> None:
    match = laid(["7c 8c 9c", "7d Td Ad", "8h Th Qh"], [0, 0, 0])
    assert result(match)["values"] == ["24", "28", "28"]
    assert result(match)["out"] == [True, False, False]
    assert winner(match) is None
    give(match, 2, ["", "7d 8d 9d", "7h 8h 9h"])


def test_2_10_everybody_equal_but_somebody_can_pay() -> None:
    match = laid(["7c Tc Ac", "8d Td Qd"], [0, 1])
    assert change(match) == [0, -1]
    assert result(match)["out"] == [True, False]
    assert match.standing == (0, 0)
    assert winner(match) == 2, "the last one in, without a coin of his own"


def test_2_10_without_coins_the_stronger_of_two_wins_at_once() -> None:
    match = laid(["7c 8c 9c", "8d Td Qd"], [0, 0])
    assert winner(match) == 2


def test_2_11_three_aces_make_everyone_pay_or_go() -> None:
    match = begin("nemet", 4, ["7c 8c 9c", "7d Td Jd", "7h 8h 9h", "Ac Ad Ah"], standing=[0, 2, 0, 1])
    play(match, "lay")
    assert change(match) == [0, -1, 0, 0]
    assert result(match)["out"] == [True, False, True, False]
    assert winner(match) is None
    match = begin("nemet", 3, ["7c 8c 9c", "7d Td Jd", "Ac Ad Ah"], standing=[0, 0, 0])
    play(match, "lay")
    assert winner(match) == 3


def test_2_12_after_max_laps_turns_a_seat_takes_a_closing_turn() -> None:
    match = begin("nemet", 2, ["9d Jd Kd", "7h 8c Kh"], "7d 8h Th", max_laps=1)
    play(match, "keep, p1 go")
    assert "go" in legal(match)
    play(match, "p2 swap Kh 7d")
    assert turn(match) == 1
    assert legal(match) == ["lay"], "no go, no spoiling (Kh, 8h, Th)"
    assert "29" in refused(match, "swap 9d Th")
    play(match, "lay")
    assert "go" not in legal(match)
    assert "lay" in legal(match)


def test_2_12_a_closing_turn_may_lay_down_nothing() -> None:
    match = begin("nemet", 2, ["7c 8d Kh", "7h 8c Kc"], "8s 9d Qh", max_laps=1)
    play(match, "keep, p1 go, p2 go")
    assert "lay" in legal(match)
    assert "go" not in legal(match)
    play(match, "p1 swap 7c 8s")
    assert deal_of(match).state.laid == 0b01, "the swap lays the hand down"
    play(match, "p2 lay")
    assert change(match) == [-1, -1]


def test_2_12_the_limit_counts_each_seat_and_each_deal_alone() -> None:
    match = begin("nemet", 3, ["7c 8d Kh", "7h 8c Kc", "9c Ts Jh"], "8s 9d Qh", max_laps=2)
    play(match, "keep, p1 go, p2 go, p3 go, p1 swap 7c 8s, p2 swap 7h 9d")
    assert "go" not in legal(match)  # after a go
    play(match, "p3 swap 9c Qh")
    assert turn(match) == 1
    assert "go" not in legal(match)
    play(match, "lay, lay, lay")
    give(match, 1, ["7c 8d Kh", "7h 8c Kc", "9c Ts Jh"], "8s 9d Qh")
    play(match, "keep")
    assert "go" in legal(match)


def test_2_12_with_0_there_is_no_limit() -> None:
    match = begin("nemet", 2, ["7c 8d Kh", "7h 8c Kc"], "9s 9d Qh", max_laps=0)
    play(match, "keep")
    for _ in range(50):
        play(match, "swap 7c 9s, swap 7h 9d, swap 9s 7c, swap 9d 7h")
    assert "go" in legal(match)


def test_2_13_the_next_seat_still_in_deals() -> None:
    match = laid(["7c 8c 9c", "7d Td Jd", "As Ks Js"], [0, 2, 1])
    give(match, 2, ["", "7d 8d 9d", "7h 8h 9h"])
    assert turn(match) == 2
    play(match, "keep")
    assert turn(match) == 3, "seat 1 is out of the match"


def test_2_13_the_last_one_in_wins_the_pot_which_no_standing_counts() -> None:
    match = laid(["7c 8c 9c", "7d 8d Td", "As Ks Js"], [0, 0, 1])
    assert match.standing == (0, 0, 1)
    *_, (_, _, story) = tell(match, "en")
    assert "P3" in story[-1]
    assert "9 coins" in story[-1], "three coins a player"
    with pytest.raises(IllegalAction) as refusal:
        match.start_deal()
    assert refusal.value.code == "deal/over"


# 3. hivos and talon

A3 = ["7c 8d 9h", "8c 9d Th", "9c Td Jh"]
"""three hands that are worth nothing"""
DULL = "7s 8s Qd Kd"
"""a talon of which no card improves the hands of A3"""


def bets(
    preset: str,
    dealer: int,
    hands: Sequence[str],
    talon: str = DULL,
    *,
    stacks: Sequence[int] | None = None,
    **rules: Any,
) -> Match:
    """A deal without majzli, up to the first bets: everyone is in."""
    match = begin(preset, dealer, hands, talon, standing=stacks, majzli="off", **rules)
    play(match, *["in"] * sum(bool(hand) for hand in hands))
    return match


def stand_and_check(match: Match) -> None:
    """Nobody swaps, nobody bets any more."""
    while not deal_of(match).over:
        play(match, "stand" if "stand" in legal(match) else "check")


def paid(match: Match) -> list[int]:
    state = deal_of(match).state
    paid_in: list[int] = state.paid[: state.seats]
    return paid_in


def seen(match: Match, viewer: int, seat: int) -> str:
    """What one seat sees of the hand of another; viewer 0 is the public."""
    view = deal_of(match).view(viewer - 1)
    return cards(match, view.state.hand[seat - 1])


def test_3_1_a_seat_without_chips_takes_no_part_and_the_deal_passes_over_it() -> None:
    match = bets("hivos", 3, ["7c 8d 9h", "9s Js Ks", "9c Td Jh"], stacks=[1, 50, 50])
    stand_and_check(match)
    assert match.standing == (0, 52, 49)
    assert result(match)["out"] == [True, False, False]
    assert winner(match) is None
    give(match, 2, ["", "7c 8d 9h", "8c 9d Th"])
    assert deal_of(match).state.live == 0b110
    play(match, "p3 in, p2 in, p3 check, p2 check")
    stand_and_check(match)
    assert change(match) == [0, 1, -1], "the dealer wins the tie on nothing"
    assert result(match)["hands"][0] is None


def test_3_1_when_one_seat_has_all_the_chips_it_has_won() -> None:
    match = bets("hivos", 2, ["9s Js Ks", "8c 9d Th"], stacks=[1, 1])
    stand_and_check(match)
    assert match.standing == (2, 0)
    assert winner(match) == 1
    with pytest.raises(IllegalAction):
        match.start_deal()


def test_3_1_a_match_that_was_won_goes_on_when_chips_are_bought() -> None:
    match = bets("hivos", 2, ["9s Js Ks", "8c 9d Th"], stacks=[1, 1])
    stand_and_check(match)
    give(match, 1, ["9s Js Ks", "8c 9d Th"], DULL, stacks=[2, 7])
    assert winner(match) is None
    play(match, "p2 in, p1 in")
    stand_and_check(match)
    assert match.standing == (3, 6)
    assert winner(match) is None


def test_3_1_people_may_leave_sit_out_and_come_back() -> None:
    match = bets("hivos", 3, ["9s Js Ks", "8c 9d Th", "9c Td Jh"])
    stand_and_check(match)
    give(match, 1, ["9s Js Ks", "8c 9d Th", ""], DULL, stacks=[5, 5, 0])
    play(match, "p2 in, p1 in")
    stand_and_check(match)
    assert match.standing == (6, 4, 0)
    give(match, 2, A3, DULL, stacks=[6, 4, 9])
    assert turn(match) == 3


def test_3_1_the_deal_passes_over_those_who_sit_out() -> None:
    match = bets("hivos", 1, ["9s Js Ks", "8c 9d Th", "9c Td Jh"])
    stand_and_check(match)
    give(match, 3, ["9s Js Ks", "", "8c 9d Th"], DULL, stacks=[5, 0, 5])


def test_3_2_packets_of_three_then_the_talon() -> None:
    match = begin("hivos", 2, A3, "7s 8s Qd Kd")
    state = deal_of(match).state
    assert [hand(match, seat) for seat in (1, 2, 3)] == A3
    assert cards(match, state.talon) == "Qd Kd 7s 8s"
    assert state.upturned == 0
    assert cards(match, deal_of(match).view(0).state.talon) == "", "face down"
    assert list(deal_of(match).pack[:3]) == [match.game.pack.card(code) for code in A3[2].split()]


def test_3_2_before_look_every_seat_pays_the_ante_at_once() -> None:
    match = begin("talon", 3, A3, DULL, ante=5, standing=[100, 3, 100])
    assert match.standing == (95, 0, 95), "a seat short of the ante pays what it has"
    assert paid(match) == [5, 3, 5]
    assert paid(begin("hivos", 3, A3, DULL)) == [0, 0, 0]


@pytest.mark.parametrize(("majzli", "seat"), [("dealer", 2), ("eldest", 3)])
def test_3_3_the_entitled_seat_chooses_before_it_sees_its_cards(majzli: str, seat: int) -> None:
    match = begin("hivos", 2, A3, DULL, majzli=majzli)
    assert turn(match) == seat
    assert legal(match) == ["look", "majzli"]
    assert seen(match, seat, seat) == ""
    play(match, "look")
    assert seen(match, seat, seat) == A3[seat - 1]
    assert turn(match) == 3
    assert paid(match) == [0, 0, 0]


@pytest.mark.parametrize(("preset", "ante"), [("hivos", 2), ("talon", 0)])
def test_3_3_majzli_leaves_the_cards_unseen_and_pays_the_ante_where_it_is_not_yet_paid(preset: str, ante: int) -> None:
    match = begin(preset, 2, A3, DULL, ante=2)
    before = paid(match)
    play(match, "p2 majzli")
    assert paid(match)[1] - before[1] == ante
    assert seen(match, 2, 2) == ""
    play(match, "p3 in, p1 in")
    assert turn(match) == 3, "the first bets: the majzli seat was not asked whether it is in"


def test_3_3_majzli_off() -> None:
    match = begin("hivos", 2, A3, DULL, majzli="off")
    assert turn(match) == 3
    assert legal(match) == ["in", "out"]


def test_3_4_eldest_first_each_says_in_or_out() -> None:
    match = begin("hivos", 2, A3, DULL, majzli="off", ante=4)
    play(match, "p3 in")
    assert paid(match) == [0, 0, 4]
    play(match, "p1 out")
    assert paid(match) == [0, 0, 4]
    play(match, "p2 in")
    assert paid(match) == [0, 4, 4]
    assert turn(match) == 3
    assert legal(match) == ["check", "raise 1..3"]


def test_3_4_out_costs_nothing_after_the_look_and_the_ante_before_it() -> None:
    for preset, cost in (("hivos", 0), ("talon", -4)):
        match = begin(preset, 3, ["9s Js Ks", *A3[1:]], DULL, majzli="off", ante=4)
        play(match, "p1 in, p2 in, p3 out")
        stand_and_check(match)
        assert change(match)[2] == cost


def test_3_4_a_seat_is_asked_even_without_chips_left_after_the_ante() -> None:
    match = begin("talon", 3, ["9s Js Ks", *A3[1:]], DULL, majzli="off", standing=[1, 9, 9])
    assert match.standing[0] == 0
    assert turn(match) == 1
    assert legal(match) == ["in", "out"]
    play(match, "p1 in, p2 in, p3 in")
    assert turn(match) == 2, "but it cannot bet"
    stand_and_check(match)
    assert change(match) == [2, -1, -1]


def test_3_4_in_with_less_than_the_ante() -> None:
    match = begin("hivos", 2, ["7c 8d 9h", "9s Js Ks"], DULL, majzli="off", ante=5, standing=[2, 9])
    play(match, "p1 in, p2 in")
    stand_and_check(match)
    assert change(match) == [-2, 2], "what nobody matched goes back"


@pytest.mark.parametrize(("preset", "wanted"), [("hivos", [0, 0, 0]), ("talon", [-1, -1, 2])])
def test_3_4_the_last_seat_is_in_without_being_asked(preset: str, wanted: list[int]) -> None:
    match = begin(preset, 3, A3, DULL, majzli="off")
    play(match, "p1 out, p2 out")
    assert deal_of(match).over
    assert change(match) == wanted
    assert result(match)["hands"] == [None, None, None]
    assert result(match)["values"] == [None, None, None]


def test_3_4_if_only_one_seat_is_in_it_takes_the_pot() -> None:
    match = begin("talon", 3, A3, DULL, majzli="off", ante=2)
    play(match, "p1 out, p2 in, p3 out")
    assert change(match) == [-2, 4, -2]


@pytest.mark.parametrize(("majzli", "blind", "others"), [("dealer", 3, (1, 2)), ("eldest", 1, (2, 3))])
def test_3_4_with_a_majzli_seat_in_every_other_seat_is_asked(majzli: str, blind: int, others: tuple[int, int]) -> None:
    match = begin("hivos", 3, A3, DULL, majzli=majzli)
    play(match, f"p{blind} majzli", *(f"p{seat} out" for seat in others))
    assert deal_of(match).over
    assert change(match) == [0, 0, 0], "it paid the ante and takes it back"


def test_3_5_with_nothing_to_meet_check_or_raise_else_call_raise_or_fold() -> None:
    match = bets("hivos", 3, A3)
    assert turn(match) == 1
    assert legal(match) == ["check", "raise 1..3"]
    play(match, "p1 check, p2 raise 2")
    assert legal(match) == ["call", "fold", "raise 1..3"]
    play(match, "p3 raise 3")
    assert paid(match) == [1, 3, 6], "the ante; 2; meets it and adds 3"
    assert turn(match) == 1
    play(match, "p1 call")
    assert paid(match) == [6, 3, 6]
    assert turn(match) == 2
    play(match, "p2 call")
    assert legal(match) == ["stand"], "everyone has spoken since the last raise and has met it"


def test_3_5_a_checked_round_is_over_when_all_have_spoken() -> None:
    match = bets("hivos", 2, A3)
    play(match, "p3 check, p1 check")
    assert turn(match) == 2
    play(match, "p2 check")
    assert legal(match) == ["stand"]


def test_3_5_the_raiser_is_not_asked_again() -> None:
    match = bets("hivos", 3, A3)
    play(match, "p1 check, p2 check, p3 raise 1, p1 call, p2 fold")
    assert turn(match) == 1
    assert legal(match) == ["stand"]


def test_3_5_the_first_seat_in_after_the_dealer_begins() -> None:
    match = begin("hivos", 3, A3, DULL, majzli="off")
    play(match, "p1 out, p2 in, p3 in")
    assert turn(match) == 2


def test_3_5_a_raise_is_at_most_what_is_left_after_meeting() -> None:
    match = bets("hivos", 3, A3, stacks=[100, 4, 100], raise_cap=0)
    assert legal(match) == ["check", "raise 1..99"]
    play(match, "p1 raise 2")
    assert legal(match) == ["call", "fold", "raise 1..1"]
    assert "1" in refused(match, "raise 2")
    match = bets("hivos", 3, A3, stacks=[100, 3, 100])
    play(match, "p1 raise 2")
    assert legal(match) == ["call", "fold"], "meeting takes all"


def test_3_5_no_raise_without_someone_else_able_to_bet() -> None:
    match = bets("hivos", 2, ["7c 8d 9h", "9s Js Ks"], stacks=[9, 3])
    play(match, "p1 check, p2 raise 2")
    assert legal(match) == ["call", "fold"]
    assert "else" in refused(match, "raise 1")


def test_3_5_raise_sizes() -> None:
    match = bets("hivos", 2, A3[:2], raise_cap=5)
    for size in ("0", "00", "6", "9" * 400):
        refused(match, f"raise {size}")
    play(match, "raise 5")
    assert paid(match) == [6, 1]


def test_3_5_max_raises_counts_in_each_round() -> None:
    match = bets("hivos", 2, A3[:2], max_raises=2)
    play(match, "p1 raise 1, p2 raise 1")
    assert legal(match) == ["call", "fold"]
    assert "2" in refused(match, "raise 1")
    play(match, "call, stand, stand")
    assert legal(match) == ["check", "raise 1..3"]


def test_3_6_the_worked_example_of_ferbli() -> None:
    match = bets("hivos", 4, [*A3, "Tc Jd Qh"], "7s 8s Ks Kd", bidding="ferbli")
    play(match, "p1 raise 2, p2 call, p3 fold, p4 raise 3, p2 call, p1 raise 1, p2 call, p4 call")
    assert paid(match) == [7, 7, 1, 7], "6 in besides the ante"
    assert legal(match) == ["stand"], "no raise: the betting is over"


def test_3_6_who_may_raise_on_which_leg() -> None:
    match = bets("hivos", 4, [*A3, "Tc Jd Qh"], "7s 8s Ks Kd", bidding="ferbli")
    assert legal(match) == ["check", "raise 1..3"], "the first speaker"
    play(match, "p1 check")
    assert legal(match) == ["check"]
    assert "raise" in refused(match, "raise 1")
    play(match, "p2 check, p3 check")
    assert legal(match) == ["check", "raise 1..3"], "the last of the leg"
    play(match, "p4 raise 1")
    assert turn(match) == 3, "from its neighbour the other way"
    assert legal(match) == ["call", "fold"]
    play(match, "p3 call, p2 call")
    assert legal(match) == ["call", "fold", "raise 1..3"]
    play(match, "p1 raise 2")
    assert turn(match) == 2
    play(match, "p2 call, p3 call")
    assert turn(match) == 4
    assert legal(match) == ["call", "fold", "raise 1..3"]
    play(match, "p4 call")
    assert legal(match) == ["stand"]


def test_3_6_all_checked_is_over_after_one_leg() -> None:
    match = bets("hivos", 2, A3, bidding="ferbli")
    play(match, "p3 check, p1 check, p2 check")
    assert legal(match) == ["stand"]


def test_3_6_the_row_begins_after_the_dealer() -> None:
    match = bets("hivos", 1, [*A3, "Tc Jd Qh"], "7s 8s Ks Kd", bidding="ferbli")
    play(match, "p2 check, p3 check, p4 check, p1 raise 1")
    assert turn(match) == 4
    play(match, "p4 call, p3 call, p2 raise 1")
    assert turn(match) == 3
    play(match, "p3 call, p4 call, p1 raise 1, p4 fold, p3 call")
    assert turn(match) == 2
    assert legal(match) == ["call", "fold", "raise 1..3"]


def test_3_6_the_last_of_a_leg_is_the_last_that_can_bet() -> None:
    match = bets("hivos", 4, [*A3, "Tc Jd Qh"], "7s 8s Ks Kd", bidding="ferbli", stacks=[50, 50, 50, 1])
    play(match, "p1 check, p2 check")
    assert legal(match) == ["check", "raise 1..3"]
    play(match, "p3 raise 2, p2 fold")
    assert legal(match) == ["call", "fold", "raise 1..3"]
    play(match, "p1 raise 1")
    assert turn(match) == 3
    assert legal(match) == ["call", "fold", "raise 1..3"]


def test_3_6_with_two_seats_the_legs_have_one_speaker() -> None:
    match = bets("hivos", 2, A3[:2], bidding="ferbli")
    play(match, "p1 raise 1, p2 raise 1, p1 raise 1, p2 raise 1, p1 call")
    assert legal(match) == ["stand"]


def test_3_6_a_majzli_seat_that_may_not_raise_still_counts_as_the_last_of_its_leg() -> None:
    match = begin("hivos", 3, A3, DULL, bidding="ferbli")
    play(match, "p3 majzli, p1 in, p2 in, p1 check")
    assert legal(match) == ["check"]
    play(match, "p2 check")
    assert legal(match) == ["check"]
    play(match, "p3 check")
    assert legal(match)[0].startswith("take")


def test_3_6_a_majzli_eldest_may_only_check_at_the_start_and_call_at_the_end_of_a_leg() -> None:
    match = begin("hivos", 3, A3, DULL, bidding="ferbli", majzli="eldest")
    play(match, "p1 majzli, p2 in, p3 in")
    assert legal(match) == ["check"]
    play(match, "p1 check, p2 check, p3 raise 1, p2 call")
    assert legal(match) == ["call"]
    play(match, "p1 call")
    assert legal(match)[0].startswith("take"), "the leg has ended without a raise"


def test_3_6_the_limits_of_3_5_hold() -> None:
    match = bets("hivos", 2, A3[:2], bidding="ferbli", max_raises=1, raise_cap=2)
    assert legal(match) == ["check", "raise 1..2"]
    play(match, "p1 raise 2")
    assert legal(match) == ["call", "fold"]


def test_3_7_a_seat_that_cannot_meet_in_full_calls_for_all_it_has() -> None:
    match = bets("hivos", 3, ["7c 8d 9h", "9s Js Ks", "9c Td Jh"], stacks=[9, 3, 9])
    play(match, "p1 raise 3")
    assert legal(match) == ["call", "fold"]
    play(match, "p2 call, p3 call")
    assert paid(match) == [4, 3, 4]
    play(match, "stand, stand, stand")
    assert turn(match) == 1
    play(match, "p1 raise 1")
    assert turn(match) == 3, "a seat without chips is passed over but stays in"
    play(match, "p3 call")
    assert change(match) == [-5 + 0, 6, -5 + 4], "9 to p2; the side pot of 4 to the dealer, who wins the tie on nothing"


def test_3_7_with_at_most_one_seat_able_and_nothing_to_meet_the_round_is_over() -> None:
    match = bets("hivos", 2, A3[:2], stacks=[1, 50])
    assert legal(match) == ["stand"]
    play(match, "stand, stand")
    assert deal_of(match).over


def test_3_7_the_only_seat_able_still_has_to_meet_a_raise() -> None:
    match = bets("hivos", 2, A3[:2], stacks=[3, 50])
    play(match, "p1 raise 2")
    assert turn(match) == 2
    assert legal(match) == ["call", "fold"]
    play(match, "p2 call")
    assert legal(match) == ["stand"]


def test_3_8_the_majzli_seat_holds_every_bet_of_the_first_round() -> None:
    match = begin("hivos", 2, A3[:2], DULL)
    play(match, "p2 majzli, p1 in, p1 check")
    assert legal(match) == ["check"]
    match = begin("hivos", 2, A3[:2], DULL)
    play(match, "p2 majzli, p1 in, p1 raise 2")
    assert legal(match) == ["call"]
    assert "hold" in refused(match, "fold")
    refused(match, "raise 1")
    play(match, "p2 call, p2 take Qd Kd 7s, p1 stand, p1 check")
    assert legal(match) == ["check", "raise 1..3"], "afterwards it bets as others do"
    play(match, "p2 raise 1, p1 raise 1")
    assert legal(match) == ["call", "fold", "raise 1..3"]


def test_3_8_the_majzli_seat_calls_short() -> None:
    match = begin("hivos", 2, A3[:2], DULL, standing=[9, 2])
    play(match, "p2 majzli, p1 in, p1 raise 3")
    assert legal(match) == ["call"]
    play(match, "p2 call")
    assert match.standing == (5, 0)
    assert legal(match)[0].startswith("take")


def test_3_9_a_seat_left_alone_takes_the_pot_unseen() -> None:
    match = bets("hivos", 3, A3)
    play(match, "p1 raise 2, p2 fold, p3 fold")
    assert deal_of(match).over
    assert change(match) == [2, -1, -1], "three antes and the raise: 5"
    assert deal_of(match).state.won[0] == 5
    assert result(match)["hands"] == [None, None, None]
    assert result(match)["values"] == [None, None, None]
    assert seen(match, 2, 1) == ""


def test_3_9_in_the_second_round_too() -> None:
    match = bets("hivos", 2, A3[:2])
    play(match, "check, check, stand, stand, p1 raise 3, p2 fold")
    assert change(match) == [1, -1]


def test_3_10_the_talon_is_turned_up_after_the_first_round() -> None:
    match = bets("hivos", 2, A3[:2])
    play(match, "p1 check")
    assert deal_of(match).state.upturned == 0
    play(match, "p2 check")
    assert cards(match, deal_of(match).view(PUBLIC).state.talon) == "Qd Kd 7s 8s"


def test_3_10_the_majzli_seat_takes_three_of_the_four_and_leaves_its_own_face_up() -> None:
    match = begin("hivos", 2, ["7c 8d 9h", "8c 9d Th"], "Ts Js Ks Ah")
    play(match, "p2 majzli, p1 in, check, check")
    assert turn(match) == 2
    assert legal(match) == ["take Ah Js Ks", "take Ah Ts Js", "take Ah Ts Ks", "take Ts Js Ks"]
    play(match, "take Ks Ts Js")
    assert hand(match, 2) == "Ts Js Ks"
    assert cards(match, deal_of(match).view(0).state.talon) == "8c 9d Th Ah"
    assert turn(match) == 1
    assert seen(match, 2, 2) == "Ts Js Ks"
    play(match, "p1 stand")
    assert legal(match) == ["check", "raise 1..3"], "it exchanges no more"


def test_3_10_the_others_may_take_what_the_majzli_seat_gave() -> None:
    match = begin("hivos", 2, ["7c 9c Jh", "8c 9d Th"], "Ts Js Ks Ah")
    play(match, "p2 majzli, p1 in, check, check, take Ks Ts Js")
    assert "swap Jh 8c" in legal(match)
    play(match, "swap Jh 8c")
    assert turn(match) == 1
    assert legal(match) == ["check", "raise 1..3"]


def test_3_10_a_swap_has_to_make_the_hand_strictly_stronger() -> None:
    match = bets("talon", 2, ["7c 8d 9h", "9c Td Jc"], "Kc Kd Ks Ah")
    play(match, "check, check")
    assert legal(match) == ["stand"]
    assert "stronger" in refused(match, "swap 7c Kc")
    match = bets("talon", 2, ["Th Jh 7c", "9c Td Jc"], "Ah 8c 9s Kd")
    play(match, "check, check")
    assert "swap 7c Ah" in legal(match)
    play(match, "swap 7c Ah")
    stand_and_check(match)
    assert result(match)["values"] == ["31", "0"]


def test_3_10_equal_is_not_stronger_and_weaker_says_by_how_much() -> None:
    match = bets("hivos", 2, ["9h Jh Kh", "9c Td Jc"], "Qh 7h 8s As")
    play(match, "check, check")
    assert legal(match) == ["stand", "swap 9h Qh"]
    assert "stronger" in refused(match, "swap Jh Qh")
    reason = refused(match, "swap 9h 7h")
    assert "29" in reason
    assert "27" in reason


def test_3_10_the_card_given_up_lies_face_up_for_the_next() -> None:
    match = bets("hivos", 2, ["7h 9h Jc", "7c 8c Qd"], "Kh Ts 8s Ad")
    play(match, "check, check, p1 swap Jc Kh")
    assert cards(match, deal_of(match).view(1).state.talon) == "Jc Ad 8s Ts"
    assert seen(match, 2, 1) == "Kh", "and the card taken is known"
    assert "swap Qd Jc" in legal(match)


def test_3_10_nobody_else_changes_three_cards_at_once() -> None:
    match = bets("hivos", 2, A3[:2], "Ts Js Ks Ah")
    play(match, "check, check")
    assert not any(text.startswith("take") for text in legal(match))
    refused(match, "take Ts Js Ks")


def test_3_10_all_in_seats_may_exchange_too() -> None:
    match = bets("hivos", 2, ["7h 9h Jc", "7c 8c Qd"], "Kh Ts 8s Ad", stacks=[1, 50])
    assert "swap Jc Kh" in legal(match)


THREE_LAPS = ["7h 8h 9c", "8d Jc Qs"]
THREE_LAPS_TALON = "9h Kh Ah 7d"


def exchange_laps(laps: int) -> Match:
    match = bets("hivos", 2, THREE_LAPS, THREE_LAPS_TALON, exchange_laps=laps)
    play(match, "check, check, p1 swap 9c 9h")
    return match


def test_3_11_one_lap() -> None:
    match = exchange_laps(1)
    play(match, "p2 stand")
    assert turn(match) == 1
    assert legal(match) == ["check", "raise 1..3"]


def test_3_11_up_to_n_laps() -> None:
    match = exchange_laps(2)
    play(match, "p2 stand, p1 swap 7h Kh, p2 stand")
    assert legal(match) == ["check", "raise 1..3"]
    match = exchange_laps(2)
    play(match, "p2 stand, p1 stand, p2 stand")
    assert legal(match) == ["check", "raise 1..3"]


def test_3_11_with_0_until_nobody_swaps() -> None:
    match = exchange_laps(0)
    play(match, "p2 stand, p1 swap 7h Kh, p2 stand, p1 swap 8h Ah, p2 stand")
    assert hand(match, 1) == "9h Kh Ah"
    assert turn(match) == 1
    assert "stand" in legal(match), "somebody swapped in this lap"
    play(match, "p1 stand, p2 stand")
    assert legal(match) == ["check", "raise 1..3"]


def test_3_11_more_laps_than_n_end_after_a_lap_without_a_swap() -> None:
    match = bets("hivos", 2, A3[:2], exchange_laps=5)
    play(match, "check, check, p1 stand, p2 stand")
    assert legal(match) == ["check", "raise 1..3"]


@pytest.mark.parametrize("laps", [0, 1, 3])
def test_3_11_the_majzli_take_is_no_swap(laps: int) -> None:
    match = begin("hivos", 2, A3[:2], DULL, exchange_laps=laps)
    play(match, "p2 majzli, p1 in, check, check, p2 take Qd Kd 7s, p1 stand")
    assert legal(match) == ["check", "raise 1..3"]


def test_3_12_the_second_betting_is_as_the_first() -> None:
    match = bets("hivos", 2, A3)
    play(match, "p3 raise 1, p1 call, p2 call, p3 stand, p1 stand, p2 stand")
    assert turn(match) == 3
    play(match, "p3 check, p1 raise 3, p2 fold, p3 call")
    assert deal_of(match).over
    assert paid(match) == [5, 2, 5]
    match = bets("hivos", 2, A3, bidding="ferbli")
    play(match, "check, check, check, stand, stand, stand, p3 check")
    assert legal(match) == ["check"]
    play(match, "p1 check")
    assert legal(match) == ["check", "raise 1..3"]


def test_3_13_the_strongest_hand_takes_the_pot() -> None:
    match = bets("hivos", 3, ["9s Js Ks", "9h Jh Ah", "7c 8d 9d"])
    play(match, "p1 raise 2, p2 call, p3 fold")
    stand_and_check(match)
    assert change(match) == [-3, 4, -1]
    assert result(match)["hands"] == ["9s Js Ks", "9h Jh Ah", None]
    assert result(match)["values"] == ["29", "30", None]


@pytest.mark.parametrize(("privilege", "wanted"), [(True, [-1, 1]), (False, [1, -1])])
def test_3_13_three_sevens_of_the_dealer_beat_three_kings(privilege: bool, wanted: list[int]) -> None:
    match = bets("hivos", 2, ["Kc Kd Ks", "7c 7d 7h"], "8c 9d Th Js", dealer_wins_ties=privilege)
    stand_and_check(match)
    assert change(match) == wanted


def test_3_13_a_suited_30_of_the_dealer_ties_with_another_but_not_with_three_of_a_rank() -> None:
    match = bets("talon", 2, ["Kc Jc Tc", "Td Jd Qd"], "8c 9d 7h 7s")
    stand_and_check(match)
    assert change(match) == [-1, 1]
    match = bets("talon", 2, ["7c 7d 7h", "Th Jh Qh"], "8c 9d 8d 9c")
    stand_and_check(match)
    assert result(match)["values"] == ["30", "30"]
    assert change(match) == [1, -1]


def test_3_13_three_aces_below_31_tie_with_the_dealers_three_of_a_rank() -> None:
    for three_aces, wanted in (("below_31", [-1, 1]), ("above_31", [1, -1])):
        match = bets("talon", 2, ["Ac Ad Ah", "7c 7d 7h"], "8c 9d 8d 9c", three_aces=three_aces)
        stand_and_check(match)
        assert change(match) == wanted


def test_3_13_with_all_on_nothing_the_dealer_wins() -> None:
    match = bets("hivos", 2, A3)
    stand_and_check(match)
    assert change(match) == [-1, 2, -1]


def test_3_13_a_dealer_who_is_out_has_no_privilege_and_the_first_of_equals_wins() -> None:
    match = begin("hivos", 2, A3, DULL, majzli="off")
    play(match, "p3 in, p1 in, p2 out")
    stand_and_check(match)
    assert change(match) == [-1, 0, 1]


def test_3_13_without_the_privilege_the_dealer_is_the_last_of_equals() -> None:
    match = bets("hivos", 2, A3, dealer_wins_ties=False)
    stand_and_check(match)
    assert change(match) == [-1, -1, 2]


def test_3_13_without_the_privilege_equal_value_is_not_enough_for_three_of_a_rank() -> None:
    match = bets("hivos", 3, ["7c 7d 7h", "Kc Kd Ks", "8c 8d 8h"], "9c 9d Th Jh", dealer_wins_ties=False)
    stand_and_check(match)
    assert change(match) == [-1, 2, -1]


def test_3_13_a_split_is_never_made() -> None:
    match = bets("hivos", 3, ["9s Js Ks", "9d Jd Kd", "7c 8c 9h"], "7s 8h Tc Td")
    play(match, "p1 raise 2, p2 call, p3 fold")
    stand_and_check(match)
    assert change(match) == [4, -3, -1]


def test_3_13_side_pots() -> None:
    match = bets("hivos", 3, ["9h Jh Ah", "9s Js Ks", "7c 8c Td"], "7s 8s Qd 7d", stacks=[5, 20, 20], raise_cap=0)
    play(match, "p1 raise 4, p2 raise 10, p3 call")
    assert paid(match) == [5, 15, 15]
    stand_and_check(match)
    assert change(match) == [10, 5, -15]


def test_3_13_three_levels() -> None:
    hands = ["9h Jh Ah", "9s Js Ks", "7d Td Ad", "7c 8c Jd"]
    match = bets("hivos", 4, hands, "7s 8s 9d Qc", stacks=[3, 6, 10, 10], raise_cap=0)
    play(match, "p1 raise 2, p2 raise 3, p3 raise 4, p4 call")
    assert paid(match) == [3, 6, 10, 10]
    stand_and_check(match)
    assert result(match)["values"] == ["30", "29", "28", "0"]
    assert change(match) == [12 - 3, 9 - 6, 8 - 10, -10]


def test_3_13_chips_that_nobody_matched_go_back() -> None:
    match = bets("hivos", 2, ["9h Jh Ah", "7c 8c Td"], "7s 8s Qd 7d", stacks=[5, 20], raise_cap=0)
    play(match, "p1 check, p2 raise 10, p1 call")
    assert paid(match) == [5, 11]
    stand_and_check(match)
    assert change(match) == [5, -5]


def test_3_13_the_dealers_privilege_holds_only_for_pots_he_paid_into() -> None:
    match = bets("hivos", 3, ["Kc Kd Ks", "8c 8d 8h", "7c 7d 7h"], "9c 9d Th Jh", stacks=[20, 20, 3], raise_cap=0)
    play(match, "p1 raise 5, p2 call, p3 call")
    assert paid(match) == [6, 6, 3]
    stand_and_check(match)
    assert change(match) == [0, -6, 6], "9 to the dealer, 6 to the kings"


def test_3_13_antes_of_those_who_are_out_above_what_anybody_in_has_paid_go_with_the_highest_pot() -> None:
    match = begin(
        "talon", 3, ["9h Jh Ah", "9s Js Ks", "7c 8d Td"], "7s 8s Qd 7d", majzli="off", ante=7, standing=[2, 5, 20]
    )
    play(match, "p1 in, p2 in, p3 out")
    assert paid(match) == [2, 5, 7]
    stand_and_check(match)
    assert change(match) == [4, 3, -7], "6 to p1; 3 and 3 and the 2 above to p2"


def test_3_13_a_dead_ante_below_all_goes_with_the_main_pot() -> None:
    match = begin(
        "talon", 3, ["9h Jh Ah", "9s Js Ks", "7c 8d Td"], "7s 8s Qd 7d", majzli="off", ante=7, standing=[2, 5, 1]
    )
    play(match, "p1 in, p2 in, p3 out")
    stand_and_check(match)
    assert change(match) == [3, -2, -1], "5 to p1; what nobody matched back to p2"


def test_3_13_a_seat_left_alone_takes_everything_even_what_it_could_not_match() -> None:
    match = begin("talon", 3, A3, DULL, majzli="off", ante=7, standing=[2, 20, 20])
    play(match, "p1 in, p2 out, p3 out")
    assert change(match) == [14, -7, -7]


def test_3_13_folded_chips_go_to_the_pots_they_were_paid_into() -> None:
    match = bets("hivos", 3, ["9h Jh Ah", "7c 8d Td", "9s Js Ks"], "7s 8s Qd 7d", stacks=[3, 20, 20], raise_cap=0)
    play(match, "p1 raise 2, p2 raise 4, p3 raise 1, p2 fold")
    assert paid(match) == [3, 7, 8]
    stand_and_check(match)
    assert change(match) == [9 - 3, -7, 4 + 5 - 8]


SHOWING = ["9d Jd Kd", "7c 8c Th", "9h Jh Ah"]


def shown(match: Match) -> list[bool]:
    return [seen(match, 0, seat) != "" for seat in range(1, len(match.players) + 1)]


@pytest.mark.parametrize(("reveal", "wanted"), [("all", [True, True, True]), ("as_needed", [True, False, True])])
def test_3_14_who_shows(reveal: str, wanted: list[bool]) -> None:
    match = bets("hivos", 3, SHOWING, "7s 8s Qc 7d", reveal=reveal)
    stand_and_check(match)
    assert shown(match) == wanted
    assert change(match) == [-1, -1, 2], "the result is the same"
    assert result(match)["hands"] == SHOWING, "a finished record holds all hands"
    assert result(match)["values"] == ["29", "0", "30"]


def test_3_14_the_first_in_after_the_dealer_shows_first() -> None:
    match = bets("hivos", 2, ["9d Jd Kd", "7c 8c Th", "9h Jh Ah"], "7s 8s Qc 7d", reveal="as_needed")
    stand_and_check(match)
    assert shown(match) == [False, False, True]


def test_3_14_the_dealer_shows_to_win_a_tie() -> None:
    for privilege, wanted in ((True, [True, False, True]), (False, [True, False, False])):
        match = bets("hivos", 3, A3, reveal="as_needed", dealer_wins_ties=privilege)
        stand_and_check(match)
        assert shown(match) == wanted


def test_3_14_a_hand_that_takes_a_side_pot_is_shown() -> None:
    hands = ["9h Jh Ah", "9s Js Ks", "7c 8c Td", "7d 8d Qc"]
    for side_raise, wanted in ((10, [True, True, False, False]), (0, [True, False, False, False])):
        match = bets("hivos", 4, hands, "7s 8s Kc 9d", stacks=[5, 20, 20, 20], raise_cap=0, reveal="as_needed")
        play(match, "p1 raise 4", f"p2 raise {side_raise}" if side_raise else "p2 call", "p3 call", "p4 call")
        stand_and_check(match)
        assert shown(match) == wanted


def test_3_14_no_hand_is_shown_by_who_is_left_alone() -> None:
    match = bets("hivos", 2, A3[:2])
    play(match, "p1 raise 1, p2 fold")
    assert shown(match) == [False, False]


def test_max_deals_the_seat_with_most_chips_wins() -> None:
    match = bets("hivos", 2, ["9s Js Ks", "8c 9d Th"], max_deals=1)
    stand_and_check(match)
    assert winner(match) == 1


def test_max_deals_goes_on_while_several_have_most() -> None:
    match = begin("hivos", 3, A3, DULL, majzli="off", max_deals=1, standing=[10, 10, 9])
    play(match, "p1 out, p2 out")
    assert winner(match) is None
    give(match, 1, ["7c 8d 9h", "9s Js Ks", "9c Td Jh"], DULL)
    play(match, "p2 in, p3 in, p1 out")
    stand_and_check(match)
    assert winner(match) == 2


def test_max_deals_0_has_no_end_and_more_deals_are_needed_before_n() -> None:
    match = bets("hivos", 2, ["9s Js Ks", "8c 9d Th"], max_deals=2)
    stand_and_check(match)
    assert winner(match) is None
    give(match, 1, ["9s Js Ks", "8c 9d Th"], DULL)
    play(match, "p2 in, p1 in")
    stand_and_check(match)
    assert winner(match) == 1


def test_preset_options_of_section_3() -> None:
    for preset, wanted in (
        (
            "hivos",
            (
                "above_31",
                "30.5",
                "any_ten",
                "right",
                1,
                "after_look",
                "circular",
                3,
                0,
                "dealer",
                1,
                True,
                "all",
                100,
                0,
            ),
        ),
        (
            "talon",
            (
                "below_31",
                "30",
                "ten_only",
                "left",
                1,
                "before_look",
                "circular",
                3,
                0,
                "dealer",
                1,
                True,
                "as_needed",
                100,
                0,
            ),
        ),
    ):
        assert tuple(value for _, value in game_of(preset).rules(preset).items()) == wanted


# 4. fly

ACES_AND_CLUBS = ["As Ks 7c 8c 9c", "Ac Kc Qc Jc Tc", "7d 8d 9d Td Jd"]
"""the first seat makes two tricks with its spades, then the second the rest; the dealer folds"""
POOR = [*ACES_AND_CLUBS[1:], "7s 8s 9s Ts Js"]
"""hands without the ace of spades"""


def fly(
    hands: Sequence[str],
    trump: str = "7h",
    *,
    dealer: int = 0,
    scores: Sequence[int] | None = None,
    folds: Sequence[int] = (),
    **rules: Any,
) -> Match:
    """A deal of fly after a buying in which nobody draws; by default the last seat deals."""
    match = begin("fly", dealer or len(hands), hands, trump, standing=scores, **rules)
    while deal_of(match).state.phase == 0:
        play(match, "fold" if turn(match) in folds else "stay")
    return match


def plays(match: Match, *codes: str) -> None:
    """Play cards, each by the seat in turn."""
    play(match, *(f"play {code}" for text in codes for code in text.split()))


def playable(match: Match) -> list[str]:
    return [text.removeprefix("play ") for text in legal(match) if text.startswith("play ")]


@pytest.mark.parametrize(
    ("seats", "size", "lowest"), [(3, 32, "7"), (4, 36, "6"), (5, 52, "2"), (6, 52, "2"), (7, 52, "2")]
)
def test_4_packs(seats: int, size: int, lowest: str) -> None:
    match = Match("fly", [f"P{seat}" for seat in range(seats)])
    deal = match.start_deal()
    assert len(deal.pack) == size
    assert {match.game.pack.codes[card][0] for card in deal.pack} == set(
        "23456789TJQKA"["23456789TJQKA".index(lowest) :]
    )


def test_4_preset() -> None:
    assert [value for _, value in game_of("fly").rules("fly").items()] == [25, 5, "automatic", "prevented", 0]


def test_4_1_five_cards_one_at_a_time_eldest_first_then_the_trump() -> None:
    match = Match("fly", ["A", "B", "C"], 1)
    first = [rank + suit for suit in "cd" for rank in "789TJQKA"]
    match.start_deal(pack_of("fly", 3, first))
    assert hand(match, 3) == "7c Tc Kc 8d Jd"
    assert hand(match, 1) == "8c Jc Ac 9d Qd"
    assert hand(match, 2) == "9c Qc 7d Td Kd"
    assert match.game.pack.codes[deal_of(match).state.turned] == "Ad"
    assert turn(match) == 3
    play(match, "p3 draw 7c")
    assert hand(match, 3) == "Tc Kc 8d Jd 7h", "the card turned up is out of play"


def test_4_2_stay_draw_or_fold_once_each_eldest_first() -> None:
    match = begin("fly", 3, ACES_AND_CLUBS, "7h 9h Th")
    assert len(legal(match)) == 16, "stay, and the 15 draws that keep the ace of spades"
    play(match, "p1 draw 8c 7c")
    assert hand(match, 1) == "9c 9h Th Ks As"
    assert turn(match) == 2
    assert len(legal(match)) == 33
    play(match, "p2 stay, p3 fold")
    assert turn(match) == 1
    assert len(playable(match)) == 5


@pytest.mark.parametrize(("most", "draws"), [(0, 0), (1, 5), (2, 15), (3, 25), (4, 30), (5, 31)])
def test_4_2_up_to_exchange_max_cards(most: int, draws: int) -> None:
    match = begin("fly", 3, ACES_AND_CLUBS[::-1], exchange_max=most)
    assert len(legal(match)) == draws + 2
    assert {"stay", "fold"} <= set(legal(match))
    if most < 5:
        refused(match, f"draw {ACES_AND_CLUBS[2][: 3 * most + 2]}")


def test_4_2_no_more_than_the_stock_holds_first_come_first_served() -> None:
    hands = ["6c 7c 8c 9c Tc", "6d 7d 8d 9d Td", "6h 7h 8h 9h Th", "6s 7s 8s 9s Ts"]
    match = begin("fly", 4, hands, "Jc")
    play(match, *(f"draw {held}" for held in hands[:3]))
    assert legal(match) == ["fold", "stay"], "15 cards were left for 20"
    assert "stock" in refused(match, "draw 6s")
    seven = [" ".join(f"{rank}{suit}" for rank in ranks) for ranks in ("23456", "789TJ") for suit in "cdhs"][:7]
    match = begin("fly", 7, seven, "Qc")
    play(match, *(f"draw {held}" for held in seven[:3]))
    assert len(legal(match)) == 5 + 2, "16 cards were left: one more"
    play(match, f"draw {seven[3].split()[0]}")
    assert legal(match) == ["fold", "stay"]


def test_4_3_with_the_ace_of_spades_one_may_not_fold_nor_throw_it_away() -> None:
    match = begin("fly", 3, ACES_AND_CLUBS)
    assert "fold" not in legal(match)
    assert not any("As" in text for text in legal(match))
    refused(match, "fold")
    refused(match, "draw As")
    refused(match, "draw 7c As")


def test_4_4_the_one_left_makes_all_five_tricks_without_being_asked() -> None:
    match = begin("fly", 3, ACES_AND_CLUBS[::-1])
    play(match, "p1 fold, p2 fold")
    assert deal_of(match).over
    assert result(match)["tricks"] == [None, None, 5]
    assert change(match) == [0, 0, -10], "with the ace of spades 5 more"
    match = begin("fly", 3, ACES_AND_CLUBS[::-1], "7s")
    play(match, "p1 fold, p2 fold")
    assert match.standing == (25, 25, 10), "10 more where spades are trump"


def test_4_4_the_one_left_may_have_bought_already() -> None:
    match = begin("fly", 3, POOR, "7h As")
    play(match, "p1 draw Tc, p2 fold, p3 fold")
    assert result(match)["tricks"] == [5, None, None]
    assert change(match) == [-10, 0, 0], "the ace of spades was drawn"


@pytest.mark.parametrize("stop", ["automatic", "called"])
def test_4_4_or_as_many_as_bring_the_record_to_0_and_stops_by_himself(stop: str) -> None:
    match = begin("fly", 3, POOR, standing=[25, 25, 3], stop=stop)
    play(match, "p1 fold, p2 fold")
    assert result(match)["tricks"] == [None, None, 3]
    assert match.standing == (25, 25, 0)
    assert winner(match) == 3
    match = begin("fly", 3, ACES_AND_CLUBS[::-1], standing=[25, 25, 7], stop=stop)
    play(match, "p1 fold, p2 fold")
    assert result(match)["tricks"] == [None, None, 2]
    assert winner(match) == 3


def test_4_5_a_folded_seats_record_does_not_change() -> None:
    match = fly(ACES_AND_CLUBS, folds=[3])
    plays(match, "As Tc Ks Jc 7c Qc Ac 8c Kc 9c")
    assert result(match)["tricks"] == [2, 3, None]
    assert match.standing == (18, 22, 25)


def test_4_6_the_eldest_seat_still_in_leads() -> None:
    match = fly(POOR, folds=[1])
    assert turn(match) == 2
    match = fly(ACES_AND_CLUBS, dealer=1)
    assert turn(match) == 2


def test_4_6_follow_suit_with_any_card_of_it() -> None:
    match = fly(["Kd 7c 8c 9c Tc", "7d Ad As 8h 9h", "8s 9s Ts Js Qs"])
    plays(match, "Kd")
    assert playable(match) == ["7d", "Ad"], "nobody need beat what lies there"


def test_4_6_without_one_any_trump() -> None:
    match = fly(["Kd 7c 8c 9c Tc", "8h Kh 8s 9s Ts", "9h Ah Js Qs Ks"])
    plays(match, "Kd")
    assert playable(match) == ["8h", "Kh"]
    plays(match, "Kh")
    assert playable(match) == ["9h", "Ah"], "nobody need overtrump"


def test_4_6_the_worked_examples() -> None:
    match = fly(["Kd 7c 8c Tc Jc", "8h As 9c Ts Js", "8s 9s Qs Ks Qd"])
    plays(match, "Kd")
    assert playable(match) == ["8h"], "a trump and no ace of spades"
    match = fly(["Kd 7c 8c Tc Jc", "As 9c 8s 9s Ts", "Js Qs Ks Qc Kc"])
    plays(match, "Kd")
    assert playable(match) == ["8s", "9c", "9s", "As", "Ts"]


def test_4_6_the_highest_trump_or_else_the_highest_of_the_suit_led_makes_the_trick_and_leads() -> None:
    match = fly(["Kd 7c 8c 9c Tc", "Qd 8s 9s Ts Js", "Ad Kc Qc Jc Ac"])
    plays(match, "Kd Qd Ad")
    assert turn(match) == 3
    assert deal_of(match).state.tricks[:3] == [0, 0, 1]
    plays(match, "Kc 7c 8s")
    assert turn(match) == 3, "a card of another suit never wins"
    match = fly(["Kd 7c 8c 9c Tc", "8h 8s 9s Ts Js", "9h Kc Qc Jc Ac"])
    plays(match, "Kd 8h 9h")
    assert turn(match) == 3


def test_4_7_the_fly_catches_the_ace_of_trumps_that_is_led() -> None:
    match = fly(["Ah 7c 8c 9c Tc", "As Kh Qh 8s 9s", "8h 9h Kc Qc Jc"])
    plays(match, "Ah")
    assert playable(match) == ["As", "Kh", "Qh"], "whatever else he holds"
    plays(match, "As")
    assert playable(match) == ["8h", "9h"]
    plays(match, "8h")
    assert turn(match) == 2
    assert match.standing == (25, 19, 25)


def test_4_7_it_need_not_be_played() -> None:
    match = fly(["Ah 7c 8c 9c Tc", "As Kh Qh 8s 9s", "8h 9h Kc Qc Jc"])
    plays(match, "Ah Kh 8h")
    assert turn(match) == 1


def test_4_7_without_trumps_it_may_be_played_and_takes_the_trick_too() -> None:
    match = fly(["Ah 7c 8c 9c Tc", "As 7s Ts 8s 9s", "8h 9h Kc Qc Jc"])
    plays(match, "Ah")
    assert len(playable(match)) == 5
    plays(match, "As 8h")
    assert turn(match) == 2


def test_4_7_not_on_another_trump() -> None:
    match = fly(["Kh 7c 8c 9c Tc", "As Jh Qh 8s 9s", "8h 9h Kc Qc Jc"])
    plays(match, "Kh")
    assert playable(match) == ["Jh", "Qh"]
    match = fly(["Kh 7c 8c 9c Tc", "As 7s Ts 8s 9s", "8h 9h Kc Qc Jc"])
    plays(match, "Kh As 8h")
    assert turn(match) == 1


def test_4_7_not_on_a_trump_ace_that_was_not_led() -> None:
    match = fly(["Kd 7c 8c 9c Tc", "Ah 7s Ts 8s 9s", "As 9h Kc Qc Jc"])
    plays(match, "Kd Ah")
    assert playable(match) == ["9h"]
    match = fly(["Kd 7c 8c 9c Tc", "Ah 7s Ts 8s 9s", "As Qs Kc Qc Jc"])
    plays(match, "Kd Ah As")
    assert turn(match) == 2


def test_4_7_another_ace_that_is_led_is_no_trump_ace() -> None:
    match = fly(["Ad 7c 8c 9c Tc", "As 7d Ts 8s 9s", "8h 9h Kc Qc Jc"])
    plays(match, "Ad")
    assert playable(match) == ["7d"]


def test_4_7_where_spades_are_trump_their_ace_is_just_the_highest() -> None:
    match = fly(["Ks 7c 8c 9c Tc", "As 8s Td 8d 9d", "9s 9h Kc Qc Jc"], "7s")
    plays(match, "Ks")
    assert playable(match) == ["8s", "As"]
    plays(match, "As 9s")
    assert turn(match) == 2
    match = fly(["As 7c 8c 9c Tc", "Ks 8s Td 8d 9d", "9s 9h Kc Qc Jc"], "7s")
    plays(match, "As")
    assert playable(match) == ["8s", "Ks"]


@pytest.mark.parametrize("start", [5, 25, 50])
def test_4_8_a_trick_writes_off_1(start: int) -> None:
    assert fly(ACES_AND_CLUBS, start=start).standing == (start,) * 3
    match = fly(["7s Ks 7c 8c 9c", *ACES_AND_CLUBS[1:]], "7h", folds=[3])
    plays(match, "Ks Tc 7s Jc 7c Qc Ac 8c Kc 9c")
    assert match.standing == (23, 22, 25)


@pytest.mark.parametrize(("trump", "record"), [("7h", 18), ("7s", 13)])
def test_4_9_the_ace_of_spades_writes_off_5_more_10_if_spades_are_trump(trump: str, record: int) -> None:
    match = fly(ACES_AND_CLUBS, trump, folds=[3])
    plays(match, "As Tc Ks Jc 7c Qc Ac 8c Kc 9c")
    assert result(match)["tricks"] == [2, 3, None]
    assert match.standing == (record, 22, 25)


def test_4_9_with_the_first_trick_whatever_card_made_it() -> None:
    match = fly(["Ah As 7c 8c 9c", *ACES_AND_CLUBS[1:]], folds=[3])
    plays(match, "Ah Tc")
    assert match.standing == (19, 25, 25)
    plays(match, "7c Jc")
    assert match.standing == (19, 24, 25)
    plays(match, "Qc 8c Kc 9c Ac As")
    assert match.standing == (19, 21, 25)


def test_4_9_whoever_holds_it_when_play_begins() -> None:
    match = begin("fly", 3, ["7s Ks 7c 8c 9c", *ACES_AND_CLUBS[1:]], "7h As")
    play(match, "p1 draw 7s, p2 stay, p3 fold")
    plays(match, "Ks Tc")
    assert match.standing == (19, 25, 25)


def test_4_9_if_it_was_turned_up_nobody_holds_it() -> None:
    match = fly(["7s Ks 7c 8c 9c", *ACES_AND_CLUBS[1:]], "As", folds=[3])
    plays(match, "Ks Tc 7s Jc 7c Qc Ac 8c Kc 9c")
    assert match.standing == (23, 22, 25)


def test_4_10_no_trick_adds_5_or_10_with_the_ace_of_spades() -> None:
    match = fly(["As 7c 8c 9c Tc", "Ac Kc Qc Jc Kh", "7d 8d 9d Td Jd"], folds=[3])
    plays(match, "7c Ac Kc 8c Qc 9c Jc Tc Kh As")
    assert match.standing == (35, 20, 25)
    assert change(match) == [10, -5, 0]
    match = fly(["7s 7c 8c 9c Tc", "Ac Kc Qc Jc Kh", "7d 8d 9d Td Jd"])
    plays(match, "7c Ac 7d Kc 8d 8c Qc 9d 9c Jc Td Tc Kh Jd 7s")
    assert match.standing == (30, 20, 30)


def test_4_11_a_record_stops_at_0_and_the_rest_is_forgiven() -> None:
    match = fly(ACES_AND_CLUBS, scores=[3, 25, 25], folds=[3])
    plays(match, "As Tc")
    assert match.standing == (0, 25, 25)
    assert change(match) == [-3, 0, 0]
    assert winner(match) == 1


def test_4_12_automatic_the_deal_and_the_match_end_with_the_trick_that_reaches_0() -> None:
    match = fly(ACES_AND_CLUBS, scores=[7, 25, 25], folds=[3])
    plays(match, "As Tc")
    assert not deal_of(match).over
    plays(match, "Ks Jc")
    assert deal_of(match).over
    assert winner(match) == 1
    assert result(match)["tricks"] == [2, 0, None]
    assert change(match) == [-7, 0, 0], "4.13: nobody is charged"


def called(scores: Sequence[int], hands: Sequence[str] = ACES_AND_CLUBS, **rules: Any) -> Match:
    """A deal in which stopping has to be called, after the first trick: the first seat made it with the fly."""
    match = fly(hands, scores=scores, folds=[3], stop="called", **rules)
    assert "stop" not in legal(match)
    refused(match, "stop")
    plays(match, "As Tc")
    return match


def test_4_12_called_the_maker_of_the_trick_may_say_stop() -> None:
    match = called([6, 25, 25])
    assert match.standing[0] == 0
    assert legal(match) == ["play 7c", "play 8c", "play 9c", "play Ks", "stop"]
    play(match, "stop")
    assert deal_of(match).over
    assert winner(match) == 1
    assert change(match) == [-6, 0, 0], "4.13: tricks stand and nobody is charged"
    assert result(match)["tricks"] == [1, 0, None]


def test_4_12_stop_is_only_for_a_record_at_0() -> None:
    match = called([7, 25, 25])
    assert "stop" not in legal(match)
    assert "0" in refused(match, "stop")


@pytest.mark.parametrize("start", [25, 30])
def test_4_12_whoever_plays_on_and_makes_another_trick_is_back_at_the_start(start: int) -> None:
    match = called([6, 25, 25], start=start)
    plays(match, "Ks Jc")
    assert match.standing[0] == start, "and the trick writes nothing off"
    assert "stop" not in legal(match)
    plays(match, "7c Qc Ac 8c Kc 9c")
    assert result(match)["tricks"] == [2, 3, None], "though he has made it"
    assert change(match) == [start - 6, -3, 0]
    assert winner(match) is None


def test_4_12_a_trick_after_the_trap_writes_off_again() -> None:
    match = called([6, 25, 25], ["As Ks Qs 8c 9c", *ACES_AND_CLUBS[1:]])
    plays(match, "Ks Jc Qs Qc")
    assert match.standing[0] == 24


def test_4_12_whoever_plays_on_and_makes_no_other_trick_has_won_at_the_end_of_the_deal() -> None:
    match = called([6, 25, 25])
    plays(match, "7c Jc")
    assert "stop" not in legal(match)
    plays(match, "Qc")
    assert turn(match) == 1
    refused(match, "stop")
    plays(match, "8c Kc 9c Ac Ks")
    assert match.standing == (0, 21, 25)
    assert winner(match) == 1


def test_4_12_of_several_at_0_the_one_who_got_there_first() -> None:
    match = called([6, 4, 25])
    plays(match, "7c Jc Qc 8c Kc 9c Ac Ks")
    assert match.standing == (0, 0, 25)
    assert winner(match) == 1


def test_4_12_whoever_says_stop_wins_though_another_got_there_first() -> None:
    match = called([6, 1, 25])
    plays(match, "7c Jc")
    assert match.standing == (0, 0, 25)
    assert "stop" in legal(match)
    play(match, "p2 stop")
    assert winner(match) == 2


def test_4_12_order_of_getting_there_is_not_the_order_of_seats() -> None:
    # p2 is at 0 with the first trick, p1 with the last
    hands = ["Ah Kh Qh Jh 7c", "As Ks 7d 8d Ac", "8c 9c Tc Jc Qc"]
    match = fly(hands, scores=[4, 6, 25], folds=[3], stop="called")
    plays(match, "7c Ac")
    assert match.standing == (4, 0, 25)
    plays(match, "7d Jh Ah 8d Kh Ks Qh As")
    assert match.standing == (0, 0, 25)
    assert winner(match) == 2


@pytest.mark.parametrize("stop", ["automatic", "called"])
def test_4_13_0_with_the_fifth_trick_cuts_nothing_short(stop: str) -> None:
    match = fly(["Ah Kh Qh Jh Th", *ACES_AND_CLUBS[1:]], scores=[5, 25, 25], folds=[3], stop=stop)
    plays(match, "Ah Tc Kh Jc Qh Qc Jh Kc Th Ac")
    assert match.standing == (0, 30, 25)
    assert winner(match) == 1


def test_4_13_0_with_the_fourth_trick_does() -> None:
    match = fly(["Ah Kh Qh Jh Th", *ACES_AND_CLUBS[1:]], scores=[4, 25, 25], folds=[3])
    plays(match, "Ah Tc Kh Jc Qh Qc Jh Kc")
    assert match.standing == (0, 25, 25)
    assert winner(match) == 1


def revoking(led: str, second: str, third: str, **rules: Any) -> Match:
    """Three in, revokes penalised: the first seat has led a card; the others hold these cards and unneeded ones."""
    spare = iter(["7c", "8c", "9c", "Tc", "7s", "8s", "9s", "Ts", "Js", "Qs", "Ks", "Jc", "Qc"])
    hands = []
    for held in (led, second, third):
        codes = held.split()
        hands.append(" ".join(codes + [next(spare) for _ in range(5 - len(codes))]))
    match = fly(hands, revoke="penalised", **rules)
    plays(match, led)
    return match


def spare(match: Match) -> str:
    """An unneeded card of the seat in turn."""
    return next(code for code in hand(match, turn(match) or 0).split() if code[1] in "cs" and code != "As")


def test_4_14_prevented_by_default_else_every_card_may_be_played() -> None:
    match = fly(["Kd 7c 8c 9c Tc", "7d Ad As 8h 9h", "8s 9s Ts Js Qs"])
    plays(match, "Kd")
    refused(match, "play 8h")
    match = fly(["Kd 7c 8c 9c Tc", "7d Ad As 8h 9h", "8s 9s Ts Js Qs"], revoke="penalised")
    plays(match, "Kd")
    assert sorted(playable(match)) == ["7d", "8h", "9h", "Ad", "As"]


def test_4_14_a_wrong_card_costs_5_at_once_and_cannot_win() -> None:
    match = revoking("Kd", "7d Ah", "8d")
    plays(match, "Ah")
    assert match.standing == (25, 30, 25)
    plays(match, "8d")
    assert turn(match) == 1
    assert match.standing == (24, 30, 25)


def test_4_14_a_proper_card_costs_nothing() -> None:
    match = revoking("Kd", "7d Ah", "8h")
    plays(match, "7d 8h")
    assert match.standing == (25, 25, 24)


def test_4_14_the_trick_is_the_offenders_if_every_proper_card_would_have_beaten_it() -> None:
    match = revoking("Kd", "Ad", "8d")
    plays(match, spare(match), "8d")
    assert turn(match) == 2
    assert match.standing == (25, 29, 25)
    match = revoking("Qd", "Ad Kd", "8d")
    plays(match, spare(match), "8d")
    assert turn(match) == 2
    match = revoking("Kd", "Ad 7d", "8d")
    plays(match, spare(match), "8d")
    assert turn(match) == 1, "the seven would not have beaten it"


def test_4_14_it_is_the_best_of_the_proper_cards_that_has_to_be_beaten() -> None:
    match = revoking("Td", "Kd", "Ad")
    plays(match, spare(match), "Ad")
    assert turn(match) == 3
    match = revoking("Td", "Kd", "Qd")
    plays(match, spare(match), "Qd")
    assert turn(match) == 2


def test_4_14_whoever_refuses_to_trump_would_have_won_with_any_trump() -> None:
    match = revoking("Ad", "8h 9h", "Kd")
    plays(match, spare(match), "Kd")
    assert turn(match) == 2
    assert match.standing == (25, 29, 25)
    match = revoking("Ad", "8h Kh", "9h")
    plays(match, spare(match), "9h")
    assert turn(match) == 3, "the eight would not have beaten the nine"


@pytest.mark.parametrize(
    ("second", "third", "maker"),
    [
        ("Kd Qd", "Jd Ad", 2),
        ("Jd Ad", "Kd Qd", 3),
        ("Kd", "8h 9h", 3),
        ("8h Ah", "9h Th", 3),
        ("Kd 9d", "8d Qd", 1),
        ("Kd Jd", "8d Ad", 2),
        ("8d Ad", "Kd Jd", 3),
    ],
)
def test_4_14_of_several_offenders_the_one_whose_weakest_proper_card_is_strongest(
    second: str, third: str, maker: int
) -> None:
    match = revoking("Td", second, third)
    plays(match, spare(match))
    plays(match, spare(match))
    assert turn(match) == maker
    assert match.standing == tuple((25, 30, 30)[seat] - (seat == maker - 1) for seat in range(3))


def test_4_14_two_who_both_throw_wrong_trumps() -> None:
    match = revoking("Td", "7d Ah", "8d Kh")
    plays(match, "Ah Kh")
    assert turn(match) == 1


def test_4_14_the_fly_is_no_revoke_where_4_7_allows_it_and_one_elsewhere() -> None:
    match = revoking("Ah", "As Kh", "8h")
    plays(match, "As 8h")
    assert turn(match) == 2
    assert match.standing == (25, 19, 25)
    match = revoking("Qh", "As Kh", "8h")
    plays(match, "As 8h")
    assert turn(match) == 2, "his king would have won"
    assert match.standing == (25, 24, 25), "5 for the revoke; the trick and the ace of spades write off 6"
    match = revoking("Kd", "As 7d", "8d")
    plays(match, "As 8d")
    assert turn(match) == 1


def test_4_14_the_fly_counts_among_the_cards_he_might_have_played() -> None:
    match = revoking("Ah", "As Kh", "8h")
    plays(match, spare(match), "8h")
    assert turn(match) == 1, "the king would not have beaten the ace"


def test_4_14_no_trick_is_charged_besides() -> None:
    match = fly(["As Ks 7c 8c 9c", *ACES_AND_CLUBS[1:]], folds=[3], revoke="penalised")
    plays(match, "As Tc Ks Jc 7c Qc Ac 8c Kc 9c")
    assert match.standing == (18, 22, 25)
    match = fly(["7c 8c 9c Tc 8h", "Ac Kc Qc Jc Kh", "7d 8d 9d Td Jd"], folds=[3], revoke="penalised")
    plays(match, "7c Ac Kc 8h Qc 8c Jc 9c Kh Tc")
    assert match.standing == (35, 20, 25), "5 for the revoke and 5 for no trick"


def test_4_14_a_seat_at_0_that_revokes_stands_at_5_and_no_longer_at_0() -> None:
    match = called([6, 25, 25], ["As Ks Ah 7c 8c", *ACES_AND_CLUBS[1:]], revoke="penalised")
    plays(match, "7c Jc Qc Ks")
    assert match.standing == (5, 23, 25)
    plays(match, "Kc 8c Ac Ah")
    assert match.standing == (4, 22, 25), "no trap: it writes off one"
    assert winner(match) is None


def test_4_14_at_0_a_trick_made_by_a_revoke_is_no_trap() -> None:
    match = called([6, 25, 25], ["As Ks Ah Kh 7c", *ACES_AND_CLUBS[1:]], revoke="penalised")
    plays(match, "7c Jc Qc Ks")
    assert match.standing == (4, 24, 25), "either trump would have won: 5 for the revoke, and the trick writes off 1"
    assert turn(match) == 1
    assert "stop" not in legal(match)


def test_4_15_the_deal_goes_round() -> None:
    match = begin("fly", 2, POOR)
    play(match, "p3 fold, p1 fold")
    for dealer in (3, 1, 2, 3):
        give(match, dealer, POOR, "7h")
        play(match, "fold, fold")


def test_4_max_deals_the_lowest_record_wins() -> None:
    match = begin("fly", 3, POOR, max_deals=1)
    play(match, "p1 fold, p2 fold")
    assert match.standing == (25, 25, 20)
    assert winner(match) == 3


def test_4_max_deals_while_several_are_lowest_another_deal() -> None:
    match = begin("fly", 3, POOR, max_deals=1, standing=[20, 25, 25])
    play(match, "p1 fold, p2 fold")
    assert match.standing == (20, 25, 20)
    assert winner(match) is None
    give(match, 1, POOR, "7h")
    play(match, "p2 fold, p3 fold")
    assert winner(match) == 1


def test_4_max_deals_a_record_at_0_wins_before() -> None:
    match = begin("fly", 3, POOR, max_deals=5, standing=[20, 25, 5])
    play(match, "p1 fold, p2 fold")
    assert winner(match) == 3
