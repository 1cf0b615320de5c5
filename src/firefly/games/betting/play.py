"""The law of Fájer with bets, `hivos` and `talon` (docs/rules/hivos and talon, section 3)."""

from __future__ import annotations

from typing import Any

from firefly._jit import count, kernel, lowest
from firefly.fields import MAX_SEATS
from firefly.game import NO_SEAT, following, next_dealer, nth, preceding
from firefly.games.betting.rules import (
    BEFORE_LOOK,
    FERBLI,
    MAJZLI_ELDEST,
    MAJZLI_OFF,
)
from firefly.games.betting.showdown import settle, take_all
from firefly.games.betting.state import (
    BLIND,
    BLIND_TAKE,
    CALL,
    CHECK,
    EXCHANGE,
    FIRST_BETS,
    FOLD,
    IN,
    JOINING,
    LOOK,
    LOOKING,
    RAISE,
    SECOND_BETS,
    STAND,
    SWAP,
    TAKE,
)
from firefly.hands import kept, strength, strength_with


@kernel
def variant(rules: Any) -> int:
    """Which table of strengths the rules ask for."""
    return int(rules.three_aces * 2 + rules.twenty_one)


@kernel
def dealt(seats: int) -> int:
    """How many cards a deal uses."""
    return 3 * seats + 4


@kernel
def deal(s: Any, rules: Any, pack: Any) -> None:
    """Start the next deal (3.2): packets of three, eldest first, the dealer last; then the talon."""
    s.live = 0
    for seat in range(MAX_SEATS):
        if s.standing[seat] > 0:
            s.live |= 1 << seat
        s.hand[seat] = 0
        s.open[seat] = 0
        s.paid[seat] = 0
        s.bet[seat] = 0
        s.won[seat] = 0
        s.change[seat] = 0
    s.dealer = next_dealer(s)
    s.deals += 1
    s.winner = NO_SEAT
    _hand_out(s, pack)
    s.upturned = 0
    s.high = 0
    s.raises = 0
    s.inside = 0
    s.able = 0
    s.spoken = 0
    s.back = 0
    s.blind = NO_SEAT
    s.majzli = NO_SEAT
    s.given = 0
    s.lap = 0
    s.swapped = 0
    s.showdown = 0
    if rules.ante_when == BEFORE_LOOK:
        for seat in range(s.seats):
            if (s.live >> seat) & 1:
                _pay(s, seat, int(rules.ante))
    s.pending = s.live
    eldest = following(int(s.live), int(s.dealer))
    if rules.majzli == MAJZLI_OFF:
        s.phase = JOINING
        s.turn = eldest
    else:
        s.phase = LOOKING
        s.turn = eldest if rules.majzli == MAJZLI_ELDEST else s.dealer


@kernel
def _hand_out(s: Any, pack: Any) -> None:
    place = 0
    seat = int(s.dealer)
    for _ in range(count(int(s.live))):
        seat = following(int(s.live), seat)
        s.hand[seat] = (1 << int(pack[place])) | (1 << int(pack[place + 1])) | (1 << int(pack[place + 2]))
        place += 3
    s.talon = (1 << int(pack[place])) | (1 << int(pack[place + 1])) | (1 << int(pack[place + 2]))
    s.talon |= 1 << int(pack[place + 3])


@kernel
def _pay(s: Any, seat: int, chips: int) -> None:
    """Pay ``chips``, or what the seat has (3.2, 3.7)."""
    chips = min(chips, int(s.standing[seat]))
    s.standing[seat] -= chips
    s.paid[seat] += chips
    s.bet[seat] += chips
    if s.standing[seat] == 0:
        s.able &= ~(1 << seat)


@kernel
def legal(s: Any, rules: Any) -> tuple[int, int]:
    """Mask of the ids of the legal actions."""
    if s.phase == FIRST_BETS or s.phase == SECOND_BETS:
        actions = 1 << CHECK
        if s.bet[s.turn] < s.high:
            actions = 1 << CALL if _must_hold(s) else 1 << CALL | 1 << FOLD
        if most(s, rules) > 0:
            actions |= 1 << RAISE
        return actions, 0
    if s.phase == EXCHANGE:
        return _exchanges(s, rules), 0
    if s.phase == BLIND_TAKE:
        return 0b1111 << TAKE, 0
    return 0b11 << (LOOK if s.phase == LOOKING else IN), 0


@kernel
def _must_hold(s: Any) -> bool:
    """The majzli seat must hold every bet of the first round (3.8)."""
    return s.phase == FIRST_BETS and s.turn == s.majzli


@kernel
def most(s: Any, rules: Any) -> int:
    """The largest raise allowed to the seat in turn, 0 if it may not raise (3.5, 3.6, 3.8)."""
    seat = int(s.turn)
    left = int(s.standing[seat] - (s.high - s.bet[seat]))
    if left <= 0 or (s.phase != FIRST_BETS and s.phase != SECOND_BETS) or _must_hold(s):
        return 0
    if s.able & ~(1 << seat) == 0 or (rules.max_raises > 0 and s.raises >= rules.max_raises):
        return 0
    if rules.bidding == FERBLI and s.spoken and s.pending != 1 << seat:
        return 0
    return left if rules.raise_cap == 0 else min(left, int(rules.raise_cap))


@kernel
def _exchanges(s: Any, rules: Any) -> int:
    """Stand, and every swap that makes the hand strictly stronger (3.10)."""
    actions = 1 << STAND
    table = variant(rules)
    hand = s.hand[s.turn]
    own = strength(hand, table)
    givable = hand
    for i in range(3):
        two = kept(hand ^ (givable & -givable), table)
        givable &= givable - 1
        takable = s.talon
        for j in range(4):
            if strength_with(two, lowest(takable)) > own:
                actions |= 1 << (SWAP + 4 * i + j)
            takable &= takable - 1
    return actions


@kernel
def step(s: Any, rules: Any, action: int) -> None:
    """Play a legal action, in place."""
    seat = int(s.turn)
    if s.phase == FIRST_BETS or s.phase == SECOND_BETS:
        _bet(s, rules, seat, action)
    elif s.phase == EXCHANGE:
        _swap(s, rules, seat, action)
    elif s.phase == LOOKING:
        _look(s, rules, seat, action)
    elif s.phase == JOINING:
        _join(s, rules, seat, action)
    else:
        _take(s, rules, seat, action)


@kernel
def _look(s: Any, rules: Any, seat: int, action: int) -> None:
    s.phase = JOINING
    if action == BLIND:
        s.blind = seat
        s.majzli = seat
        _enter(s, rules, seat)
    s.turn = following(int(s.pending), int(s.dealer))


@kernel
def _enter(s: Any, rules: Any, seat: int) -> None:
    """A seat is in, and pays the ante if that is due now (3.3, 3.4)."""
    s.inside |= 1 << seat
    s.pending &= ~(1 << seat)
    if rules.ante_when != BEFORE_LOOK:
        _pay(s, seat, int(rules.ante))
    if s.standing[seat] > 0:
        s.able |= 1 << seat


@kernel
def _join(s: Any, rules: Any, seat: int, action: int) -> None:
    if action == IN:
        _enter(s, rules, seat)
    else:
        s.pending &= ~(1 << seat)
        if s.inside == 0 and count(int(s.pending)) == 1:
            _enter(s, rules, lowest(int(s.pending)))
    if s.pending:
        s.turn = following(int(s.pending), seat)
    elif count(int(s.inside)) == 1:
        take_all(s, rules)
    else:
        _open_betting(s, rules, FIRST_BETS)


@kernel
def _open_betting(s: Any, rules: Any, phase: int) -> None:
    s.phase = phase
    s.high = 0
    s.raises = 0
    s.spoken = 0
    s.back = 0
    for seat in range(s.seats):
        s.bet[seat] = 0
    s.pending = s.able
    _go_on_betting(s, rules, int(s.dealer))


@kernel
def _go_on_betting(s: Any, rules: Any, seat: int) -> None:
    """The next seat to speak, or the end of the round (3.5, 3.6, 3.7)."""
    able = int(s.able)
    settled = able == 0 or (able & (able - 1) == 0 and s.bet[lowest(able)] >= s.high)
    if s.pending == 0 or settled:
        if s.phase == FIRST_BETS:
            _open_exchange(s, rules)
        else:
            settle(s, rules)
    elif s.back:
        s.turn = preceding(int(s.pending), seat)
    else:
        s.turn = following(int(s.pending), seat)


@kernel
def _bet(s: Any, rules: Any, seat: int, action: int) -> None:
    own = 1 << seat
    last = s.pending == own
    s.spoken = 1
    s.pending &= ~own
    if action == FOLD:
        s.inside &= ~own
        s.able &= ~own
        if s.inside & (s.inside - 1) == 0:
            take_all(s, rules)
            return
    elif action != CHECK:
        _pay(s, seat, int(s.high - s.bet[seat]))
        if action >= RAISE:
            _pay(s, seat, action - RAISE + 1)
            s.high = s.bet[seat]
            s.raises += 1
            s.pending = s.able & ~own
            if rules.bidding == FERBLI and last:
                s.back = 1 - s.back
    _go_on_betting(s, rules, seat)


@kernel
def _open_exchange(s: Any, rules: Any) -> None:
    """Turn the talon up (3.10)."""
    s.upturned = 1
    if s.majzli != NO_SEAT:
        s.phase = BLIND_TAKE
        s.turn = s.majzli
    else:
        _open_lap(s)


@kernel
def _open_lap(s: Any) -> None:
    s.phase = EXCHANGE
    s.swapped = 0
    s.pending = s.inside
    if s.majzli != NO_SEAT:
        s.pending &= ~(1 << s.majzli)
    s.turn = following(int(s.pending), int(s.dealer))


@kernel
def _take(s: Any, rules: Any, seat: int, action: int) -> None:
    """Three cards of the talon for the unseen hand."""
    left = 1 << nth(s.talon, action - TAKE)
    taken = s.talon & ~left
    s.given = s.hand[seat]
    s.talon = left | s.given
    s.hand[seat] = taken
    s.open[seat] = taken
    s.blind = NO_SEAT
    _open_lap(s)


@kernel
def _swap(s: Any, rules: Any, seat: int, action: int) -> None:
    s.pending &= ~(1 << seat)
    if action != STAND:
        own = 1 << nth(s.hand[seat], (action - SWAP) // 4)
        taken = 1 << nth(s.talon, (action - SWAP) % 4)
        s.hand[seat] ^= own | taken
        s.talon ^= own | taken
        s.open[seat] = (s.open[seat] & ~own) | taken
        s.swapped = 1
    if s.pending:
        s.turn = following(int(s.pending), seat)
        return
    s.lap += 1  # 3.11
    if s.swapped and (rules.exchange_laps == 0 or s.lap < rules.exchange_laps):
        _open_lap(s)
    else:
        _open_betting(s, rules, SECOND_BETS)


@kernel
def returns(s: Any, rules: Any, out: Any) -> None:
    """Chips won or lost by each seat."""
    for seat in range(s.seats):
        out[seat] = s.change[seat]
