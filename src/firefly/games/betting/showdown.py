"""Who gets the pots of Fájer with bets (docs/rules/hivos and talon, 3.9, 3.13, 3.14)."""

from __future__ import annotations

from typing import Any

from firefly._jit import count, kernel, lowest
from firefly.game import NO_SEAT, following
from firefly.games.betting.rules import (
    REVEAL_ALL,
)
from firefly.games.betting.state import OVER
from firefly.hands import CLASS, strength


@kernel
def take_all(s: Any, rules: Any) -> None:
    """The seat left alone takes everything, unseen (3.4, 3.9)."""
    winner = lowest(int(s.inside))
    for seat in range(s.seats):
        s.won[winner] += s.paid[seat]
    _finish(s, rules)


@kernel
def settle(s: Any, rules: Any) -> None:
    """The showdown: pots from the lowest level of what was paid up, each to its winner (3.13)."""
    s.showdown = s.inside
    if rules.reveal == REVEAL_ALL:
        for seat in range(s.seats):
            if (s.inside >> seat) & 1:
                s.open[seat] = s.hand[seat]
    floor, top = 0, False
    while not top:
        level, top = _next_level(s, floor)
        s.won[_winner(s, rules, floor)] += _pot(s, floor, level, top)
        floor = level
    if rules.reveal != REVEAL_ALL:
        _show_as_needed(s, rules)
    _finish(s, rules)


@kernel
def _next_level(s: Any, floor: int) -> tuple[int, bool]:
    """The least that a seat inside has paid above ``floor``, and whether nobody inside has paid more."""
    level = floor
    highest = floor
    for seat in range(s.seats):
        if (s.inside >> seat) & 1 and s.paid[seat] > floor:
            paid = int(s.paid[seat])
            level = paid if level == floor else min(level, paid)
            highest = max(highest, paid)
    return level, level == highest


@kernel
def _pot(s: Any, floor: int, level: int, top: bool) -> int:
    """Chips paid between ``floor`` and ``level``; the highest pot takes what lies above it too."""
    chips = 0
    for seat in range(s.seats):
        paid = int(s.paid[seat])
        if paid > floor:
            chips += (paid if top else min(paid, level)) - floor
    return chips


@kernel
def beats(s: Any, rules: Any, seat: int, holder: int) -> bool:
    """Whether ``seat``, later in the order of play than ``holder``, takes a pot from it."""
    table = int(rules.three_aces * 2 + rules.twenty_one)
    own = strength(s.hand[seat], table)
    best = strength(s.hand[holder], table)
    if own > best:
        return True
    return rules.dealer_wins_ties == 1 and seat == s.dealer and CLASS[own] == CLASS[best]


@kernel
def _winner(s: Any, rules: Any, floor: int) -> int:
    """Who takes the pot above ``floor``: asked in order of play, so that of equals the first keeps it."""
    holder = NO_SEAT
    seat = int(s.dealer)
    for _ in range(count(int(s.inside))):
        seat = following(int(s.inside), seat)
        if s.paid[seat] > floor and (holder == NO_SEAT or beats(s, rules, seat, holder)):
            holder = seat
    return holder


@kernel
def _show_as_needed(s: Any, rules: Any) -> None:
    """Lay open the hands that take a pot from what has been shown before them (3.14)."""
    shown = 0
    seat = int(s.dealer)
    for _ in range(count(int(s.inside))):
        seat = following(int(s.inside), seat)
        if _takes_a_pot(s, rules, seat, shown):
            shown |= 1 << seat
            s.open[seat] = s.hand[seat]


@kernel
def _takes_a_pot(s: Any, rules: Any, seat: int, shown: int) -> bool:
    floor = 0
    while True:
        level, _top = _next_level(s, floor)
        if level == floor or s.paid[seat] <= floor:
            return False
        takes = True
        contested = False
        for other in range(s.seats):
            if (s.inside >> other) & 1 and other != seat and s.paid[other] > floor:
                contested = True
                if (shown >> other) & 1 and not beats(s, rules, seat, other):
                    takes = False
        if takes and contested:
            return True
        floor = level


@kernel
def _finish(s: Any, rules: Any) -> None:
    rich = 0
    best = 0
    unique = False
    for seat in range(s.seats):
        s.change[seat] = s.won[seat] - s.paid[seat]
        s.standing[seat] += s.won[seat]
        if s.standing[seat] > 0:
            rich += 1
        if seat == 0 or s.standing[seat] > s.standing[best]:
            best, unique = seat, True
        elif s.standing[seat] == s.standing[best]:
            unique = False
    s.phase = OVER
    s.turn = NO_SEAT
    if rich == 1 or (rules.max_deals > 0 and s.deals >= rules.max_deals and unique):
        s.winner = best
