"""The law of German fajer, `nemet` (docs/rules/nemet, section 2)."""

from __future__ import annotations

from typing import Any

import numpy as np

from firefly._jit import count, kernel, lowest
from firefly.fields import MAX_SEATS, Field, Fields, everyone, nobody
from firefly.game import COMMON, NO_SEAT, following, next_dealer, nth
from firefly.hands import ABOVE_31, ANY_TEN, NOTHING, THREE_ACES, kept, strength, strength_with

CHOICE, TURNS, OVER = range(3)

KEEP, EXPOSE, TAKE, GO, LAY, SWAP = range(6)
ACTIONS = SWAP + 9
"""SWAP + 3 * (place of the own card) + (place of the common card), places in printing order"""
ALL_SWAPS = (1 << ACTIONS) - (1 << SWAP)

VARIANT = ABOVE_31 * 2 + ANY_TEN


def _hand(state: Any, viewer: int, seat: int) -> int:
    """Its owner sees a hand, the others what of it has lain open."""
    return int(state.hand[seat] if viewer == seat else state.hand[seat] & state.open[seat])


FIELDS = Fields(
    *COMMON,
    Field("hand", np.int64, MAX_SEATS, _hand, "mask of the cards in each hand; others see what lay open before"),
    Field("open", np.int64, MAX_SEATS, everyone, "mask of the cards in each hand that the whole table has seen"),
    Field("common", np.int64, 0, everyone, "mask of the common cards"),
    Field("next", np.int64, 0, nobody, "mask of the next three cards of the pack, until the dealer has chosen"),
    Field("laid", np.int16, 0, everyone, "mask of the seats that have laid down"),
    Field("gone", np.int16, 0, everyone, "mask of the seats whose last turn in this deal was go"),
    Field("paid", np.int16, 0, everyone, "mask of the seats that paid a coin in this deal"),
    Field("fell", np.int16, 0, everyone, "mask of the seats that this deal put out of the match"),
    Field("laps", np.int32, MAX_SEATS, everyone, "turns that each seat has taken in this deal"),
)


@kernel
def dealt(seats: int) -> int:
    """How many cards a deal uses."""
    return 3 * seats + 3


@kernel
def deal(s: Any, rules: Any, pack: Any) -> None:
    """Start the next deal (2.2): packets of three, eldest first, the dealer last."""
    if s.deals == 0:
        s.live = (1 << s.seats) - 1
    s.dealer = next_dealer(s)
    s.deals += 1
    for seat in range(MAX_SEATS):
        s.hand[seat] = 0
        s.open[seat] = 0
        s.laps[seat] = 0
        s.change[seat] = 0
    place = 0
    seat = int(s.dealer)
    for _ in range(count(int(s.live))):
        seat = following(int(s.live), seat)
        s.hand[seat] = _three(pack, place)
        place += 3
    s.next = _three(pack, place)
    s.common = 0
    s.laid = 0
    s.gone = 0
    s.paid = 0
    s.fell = 0
    s.phase = CHOICE
    s.turn = s.dealer


@kernel
def _three(pack: Any, place: int) -> int:
    return (1 << int(pack[place])) | (1 << int(pack[place + 1])) | (1 << int(pack[place + 2]))


@kernel
def closing(s: Any, rules: Any) -> bool:
    """Whether the seat in turn takes its last turn (2.6, 2.12)."""
    return s.laid != 0 or (rules.max_laps > 0 and s.laps[s.turn] >= rules.max_laps)


@kernel
def legal(s: Any, rules: Any) -> tuple[int, int]:
    """Mask of the ids of the legal actions."""
    own = strength(s.hand[s.turn], VARIANT)
    if own == THREE_ACES:  # 2.8
        return 1 << LAY, 0
    if s.phase == CHOICE:  # 2.3
        return 1 << KEEP | 1 << EXPOSE, 0
    last = closing(s, rules)
    actions = 0
    common = strength(s.common, VARIANT)
    if common != NOTHING and not (last and common < own):  # 2.5, 2.7
        actions |= 1 << TAKE
    if last or own != NOTHING:
        actions |= 1 << LAY
    if not last and not (s.gone >> s.turn) & 1:
        actions |= 1 << GO
    if last and own != NOTHING:
        return actions | _proper_swaps(s, own), 0
    return actions | ALL_SWAPS, 0


@kernel
def _proper_swaps(s: Any, own: int) -> int:
    """The swaps that do not lower a hand of strength ``own`` (2.7)."""
    actions = 0
    hand = s.hand[s.turn]
    givable = hand
    for i in range(3):
        two = kept(hand ^ (givable & -givable), VARIANT)
        givable &= givable - 1
        takable = s.common
        for j in range(3):
            if strength_with(two, lowest(takable)) >= own:
                actions |= 1 << (SWAP + 3 * i + j)
            takable &= takable - 1
    return actions


@kernel
def step(s: Any, rules: Any, action: int) -> None:
    """Play a legal action, in place."""
    seat = int(s.turn)
    if s.phase == CHOICE and action != LAY:
        _choose(s, seat, action)
        return
    last = closing(s, rules)
    s.laps[seat] += 1
    s.gone &= ~(1 << seat)
    if action == GO:
        s.gone |= 1 << seat
    elif action == TAKE:
        s.hand[seat], s.common = s.common, s.hand[seat]
        s.open[seat] = s.hand[seat]
    elif action != LAY:
        own = 1 << nth(s.hand[seat], (action - SWAP) // 3)
        common = 1 << nth(s.common, (action - SWAP) % 3)
        s.hand[seat] ^= own | common
        s.common ^= own | common
        s.open[seat] = (s.open[seat] & ~own) | common
    if last or action == LAY or _three_aces(s, seat):  # 2.5, 2.6, 2.8
        _lay(s, seat)
    else:
        s.turn = following(int(s.live), seat)


@kernel
def _choose(s: Any, seat: int, action: int) -> None:
    """The dealer's choice (2.3)."""
    if action == KEEP:
        s.common = s.next
    else:
        s.common = s.hand[seat]
        s.hand[seat] = s.next
    s.next = 0
    s.phase = TURNS
    if _three_aces(s, seat):
        _lay(s, seat)
    else:
        s.turn = following(int(s.live), seat)


@kernel
def _three_aces(s: Any, seat: int) -> bool:
    return strength(s.hand[seat], VARIANT) == THREE_ACES


@kernel
def _lay(s: Any, seat: int) -> None:
    s.laid |= 1 << seat
    s.open[seat] = s.hand[seat]
    waiting = int(s.live) & ~int(s.laid)
    if _three_aces(s, seat):  # 2.11
        _charge(s, int(s.live) & ~(1 << seat))
        _finish(s)
    elif waiting == 0:
        _settle(s)
        _finish(s)
    else:
        s.turn = following(waiting, seat)


@kernel
def _charge(s: Any, group: int) -> bool:
    """Everyone in ``group`` pays a coin or is out (2.9); whether anybody could pay."""
    for seat in range(s.seats):
        if (group >> seat) & 1:
            if s.standing[seat] > 0:
                s.standing[seat] -= 1
                s.change[seat] = -1
                s.paid |= 1 << seat
            else:
                s.fell |= 1 << seat
                s.live &= ~(1 << seat)
    return s.paid != 0


@kernel
def _settle(s: Any) -> None:
    """Pay when all are laid down, lowest group first, until a group has paid or a stop applies (2.9, 2.10)."""
    while count(int(s.live)) > 1:
        lowest_strength = THREE_ACES + 1
        group = 0
        broke = True
        for seat in range(s.seats):
            if (s.live >> seat) & 1:
                own = strength(s.hand[seat], VARIANT)
                if own < lowest_strength:
                    lowest_strength = own
                    group = 0
                    broke = True
                if own == lowest_strength:
                    group |= 1 << seat
                    broke = broke and s.standing[seat] == 0
        if (broke and group == s.live) or _charge(s, group):
            return


@kernel
def _finish(s: Any) -> None:
    s.phase = OVER
    s.turn = NO_SEAT
    if count(int(s.live)) == 1:
        s.winner = lowest(int(s.live))


@kernel
def returns(s: Any, rules: Any, out: Any) -> None:
    """Coins won or lost by each seat; being put out of the match counts as one more coin."""
    for seat in range(s.seats):
        out[seat] = s.change[seat] - ((s.fell >> seat) & 1)
