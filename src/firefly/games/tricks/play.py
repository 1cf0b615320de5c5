"""The law of fly (docs/rules/fly, section 4)."""

from __future__ import annotations

from typing import Any

import numpy as np

from firefly._jit import count, kernel, lowest
from firefly.cards import FRENCH
from firefly.fields import MAX_SEATS, Field, Fields, everyone, nobody, own_seat
from firefly.game import COMMON, NO_SEAT, following, next_dealer, nth
from firefly.games.tricks.rules import CALLED, PENALISED

BUYING, PLAY, OVER = range(3)

DRAW, FOLD, STOPPING, CARD = 0, 32, 33, 34
"""DRAW + a mask of places in the own hand in printing order (0 is stay), fold, stop, CARD + card id"""
ACTIONS = CARD + FRENCH.size

HAND = 5
TRICKS = 5
_SUIT = (1 << 13) - 1
ACE_OF_SPADES = FRENCH.card("As")
FLY = 1 << ACE_OF_SPADES
# mask of the draws allowed, by the most cards and the place that has to be kept (5: none)
_DRAWS = tuple(
    sum(1 << subset for subset in range(1 << HAND) if subset.bit_count() <= limit and not subset >> kept & 1)
    for limit in range(HAND + 1)
    for kept in range(HAND + 1)
)


def _holder(state: Any, viewer: int, element: int) -> int:
    """Who held the ace of spades is known to him, and to all once it has been played."""
    holder = int(state.holder)
    return holder if viewer == holder != NO_SEAT or state.played & FLY else NO_SEAT


FIELDS = Fields(
    *COMMON,
    Field("hand", np.int64, MAX_SEATS, own_seat, "mask of the cards in each hand"),
    Field("held", np.int8, MAX_SEATS, everyone, "how many cards each hand has"),
    Field("dealt", np.int64, MAX_SEATS, own_seat, "mask of the hands as dealt, before the buying"),
    Field("drawn", np.int8, MAX_SEATS, everyone, "how many cards each seat has drawn"),
    Field("pack", np.uint8, FRENCH.size, nobody, "the pack in the order dealt, from the first card of the stock on"),
    Field("next", np.int8, 0, everyone, "how many cards of the pack have been used"),
    Field("size", np.int8, 0, everyone, "cards of the pack"),
    Field("turned", np.int8, 0, everyone, "the card turned up, which makes trump"),
    Field("inside", np.int16, 0, everyone, "mask of the seats that have not folded"),
    Field("asked", np.int16, 0, everyone, "mask of the seats that have bought or folded"),
    Field("leader", np.int8, 0, everyone, "who leads the trick"),
    Field("trick", np.int8, 0, everyone, "number of the trick under way, from 0"),
    Field("table", np.int8, MAX_SEATS * TRICKS, everyone, "card played, at 9 * trick + seat; -1 where none"),
    Field("played", np.int64, 0, everyone, "mask of all cards played"),
    Field("tricks", np.int8, MAX_SEATS, everyone, "tricks made"),
    Field("revoked", np.int16, TRICKS, everyone, "mask of the seats that revoked, for each trick"),
    Field("proper", np.int64, MAX_SEATS, own_seat, "mask of what a seat that revoked might properly have played"),
    Field("holder", np.int8, 0, _holder, "who held the ace of spades when play began, else -1", blank=NO_SEAT),
    Field("reached", np.int8, MAX_SEATS, everyone, "number of the trick, from 1, that brought a score to 0; else 0"),
    Field("stopped", np.int8, 0, everyone, "the seat that stopped the deal, else -1"),
)


@kernel
def deal(s: Any, rules: Any, pack: Any) -> None:
    """Start the next deal (4.1): five cards to each one at a time, the next turned up for trump."""
    s.live = (1 << s.seats) - 1
    s.dealer = next_dealer(s)
    s.deals += 1
    s.size = dealt(int(s.seats))
    for place in range(HAND * s.seats + 1, s.size):
        s.pack[place] = pack[place]
    for seat in range(MAX_SEATS):
        s.hand[seat] = 0
        s.held[seat] = 0
        s.dealt[seat] = 0
        s.drawn[seat] = 0
        s.tricks[seat] = 0
        s.proper[seat] = 0
        s.change[seat] = 0
        s.reached[seat] = 0
    for place in range(MAX_SEATS * TRICKS):
        s.table[place] = -1
    seat = int(s.dealer)
    for place in range(HAND * s.seats):
        seat = following(int(s.live), seat)
        s.hand[seat] |= 1 << int(pack[place])
    for seat in range(s.seats):
        s.held[seat] = HAND
        s.dealt[seat] = s.hand[seat]
    s.turned = int(pack[HAND * s.seats])
    s.next = HAND * s.seats + 1
    s.inside = s.live
    s.asked = 0
    s.trick = 0
    s.played = 0
    for trick in range(TRICKS):
        s.revoked[trick] = 0
    s.holder = NO_SEAT
    s.stopped = NO_SEAT
    s.phase = BUYING
    s.turn = following(int(s.live), int(s.dealer))
    s.leader = s.turn


@kernel
def lowest_rank(seats: int) -> int:
    """The pack begins with the 7 for three players, the 6 for four, the 2 for more."""
    return 5 if seats == 3 else 4 if seats == 4 else 0


@kernel
def dealt(seats: int) -> int:
    """How many cards a deal can use: all."""
    return 4 * (13 - lowest_rank(seats))


def deck(seats: int) -> list[int]:
    """The ids in play with so many seats."""
    return [card for card in range(FRENCH.size) if card % 13 >= lowest_rank(seats)]


@kernel
def suit_mask(card: int) -> int:
    """Mask of the suit of a card."""
    return _SUIT << (card // 13 * 13)


@kernel
def proper_cards(s: Any, hand: int) -> int:
    """What 4.6 and 4.7 let the seat in turn play from ``hand``."""
    if s.turn == s.leader:
        return hand
    led = int(s.table[MAX_SEATS * s.trick + s.leader])
    proper = hand & suit_mask(led)
    if proper == 0:
        proper = hand & suit_mask(int(s.turned))
    if proper == 0:
        return hand
    if fly_beats(led, int(s.turned)):
        proper |= hand & FLY
    return proper


@kernel
def fly_beats(led: int, turned: int) -> bool:
    """Whether the ace of trumps was led and is not the ace of spades (4.7)."""
    return led % 13 == 12 and led // 13 == turned // 13 and led != ACE_OF_SPADES


@kernel
def legal(s: Any, rules: Any) -> tuple[int, int]:
    """Masks of the ids of the legal actions, the cards apart."""
    hand = int(s.hand[s.turn])
    if s.phase == BUYING:
        return _purchases(s, rules, hand), 0
    stop = 1 << STOPPING if may_stop(s, rules) else 0
    return stop, hand if rules.revoke == PENALISED else proper_cards(s, hand)


@kernel
def may_stop(s: Any, rules: Any) -> bool:
    """Whether the seat in turn, about to lead, may say stop (4.12)."""
    return rules.stop == CALLED and s.turn == s.leader and s.reached[s.turn] > 0


@kernel
def most_draws(s: Any, rules: Any) -> int:
    """How many cards the seat in turn may exchange (4.2)."""
    return min(int(rules.exchange_max), int(s.size) - int(s.next))


@kernel
def _purchases(s: Any, rules: Any, hand: int) -> int:
    """Legal actions of the buying (4.2, 4.3)."""
    limit = most_draws(s, rules)
    if hand & FLY:
        return _DRAWS[limit * (HAND + 1) + count(hand & (FLY - 1))]
    return _DRAWS[limit * (HAND + 1) + HAND] | 1 << FOLD


@kernel
def step(s: Any, rules: Any, action: int) -> None:
    """Play a legal action, in place."""
    seat = int(s.turn)
    if s.phase == BUYING:
        _buy(s, rules, seat, action)
    elif action == STOPPING:
        s.stopped = seat
        s.winner = seat
        _finish(s)
    else:
        _play(s, rules, seat, action - CARD)


@kernel
def _buy(s: Any, rules: Any, seat: int, action: int) -> None:
    s.asked |= 1 << seat
    if action == FOLD:
        s.inside &= ~(1 << seat)
    else:
        places = action - DRAW
        hand = int(s.hand[seat])
        for place in range(HAND):
            if (places >> place) & 1:
                hand ^= (1 << nth(s.dealt[seat], place)) | (1 << int(s.pack[s.next]))
                s.next += 1
        s.hand[seat] = hand
        s.drawn[seat] = count(places)
    if count(int(s.inside)) == 1:  # 4.4
        _begin(s)
        _make_all(s, rules, lowest(int(s.inside)))
        return
    waiting = int(s.live) & ~int(s.asked)
    if waiting:
        s.turn = following(waiting, seat)
    else:
        _begin(s)
        s.turn = s.leader


@kernel
def _begin(s: Any) -> None:
    s.phase = PLAY
    s.leader = following(int(s.inside), int(s.dealer))
    for seat in range(s.seats):
        if (s.inside >> seat) & 1 and s.hand[seat] & FLY:
            s.holder = seat


@kernel
def _make_all(s: Any, rules: Any, seat: int) -> None:
    """The only one left makes all tricks, or as many as bring the score to 0 (4.4)."""
    for _ in range(TRICKS):
        _write_off(s, rules, seat)
        if s.standing[seat] == 0:
            break
    _decide(s, rules)
    _finish(s)


@kernel
def _play(s: Any, rules: Any, seat: int, card: int) -> None:
    if rules.revoke == PENALISED:  # 4.14
        proper = proper_cards(s, s.hand[seat])
        if not (proper >> card) & 1:
            s.revoked[s.trick] |= 1 << seat
            s.proper[seat] = proper
            _charge(s, seat, 5)
    s.hand[seat] &= ~(1 << card)
    s.held[seat] -= 1
    s.table[MAX_SEATS * s.trick + seat] = card
    s.played |= 1 << card
    after = following(int(s.inside), seat)
    if after == s.leader:
        _end_trick(s, rules)
    else:
        s.turn = after


@kernel
def power(card: int, led: int, turned: int) -> int:
    """How strong a card is in a trick; -1 where it cannot win."""
    if card == ACE_OF_SPADES and fly_beats(led, turned):
        return 40
    if card // 13 == turned // 13:
        return 20 + card % 13
    return card % 13 if card // 13 == led // 13 else -1


@kernel
def trick_winner(s: Any) -> int:
    """Who makes the trick that lies on the table, revokes weighed as 4.14 says."""
    led, turned = int(s.table[MAX_SEATS * s.trick + s.leader]), int(s.turned)
    revoked = int(s.revoked[s.trick])
    best, winner = -1, int(s.leader)
    for seat in range(s.seats):
        if (s.inside & ~revoked) >> seat & 1:
            strength = power(int(s.table[MAX_SEATS * s.trick + seat]), led, turned)
            if strength > best:
                best, winner = strength, seat
    for seat in range(s.seats if revoked else 0):
        if (revoked >> seat) & 1:
            weakest = 100
            cards = s.proper[seat]
            while cards:
                weakest = min(weakest, power(lowest(cards), led, turned))
                cards &= cards - 1
            if weakest > best:
                best, winner = weakest, seat
    return winner


@kernel
def _end_trick(s: Any, rules: Any) -> None:
    winner = trick_winner(s)
    _write_off(s, rules, winner)
    s.leader = winner
    s.trick += 1
    if s.trick == TRICKS:
        _charge_trickless(s)
        _decide(s, rules)
        _finish(s)
    elif rules.stop != CALLED and s.standing[winner] == 0:
        s.stopped = winner
        s.winner = winner
        _finish(s)
    else:
        s.turn = winner


@kernel
def _write_off(s: Any, rules: Any, seat: int) -> None:
    """A trick for ``seat``: 4.8, 4.9, 4.11, and the trap of 4.12."""
    s.tricks[seat] += 1
    if s.reached[seat]:
        _charge(s, seat, int(rules.start))
        return
    points = 1
    if s.tricks[seat] == 1 and s.holder == seat:
        points += 10 if s.turned // 13 == ACE_OF_SPADES // 13 else 5
    points = min(points, int(s.standing[seat]))
    s.standing[seat] -= points
    s.change[seat] -= points
    if s.standing[seat] == 0:
        s.reached[seat] = s.trick + 1


@kernel
def _charge(s: Any, seat: int, points: int) -> None:
    """Add points to a score, which then no longer stands at 0."""
    s.standing[seat] += points
    s.change[seat] += points
    s.reached[seat] = 0


@kernel
def _charge_trickless(s: Any) -> None:
    """4.10."""
    for seat in range(s.seats):
        if (s.inside >> seat) & 1 and s.tricks[seat] == 0:
            _charge(s, seat, 10 if s.holder == seat else 5)


@kernel
def _decide(s: Any, rules: Any) -> None:
    """The match after a deal played to its end: 4.12, and `max_deals`."""
    earliest = TRICKS + 1
    for seat in range(s.seats):
        if 0 < s.reached[seat] < earliest:
            earliest = int(s.reached[seat])
            s.winner = seat
    if s.winner == NO_SEAT and rules.max_deals > 0 and s.deals >= rules.max_deals:
        best, unique = 0, False
        for seat in range(s.seats):
            if seat == 0 or s.standing[seat] < s.standing[best]:
                best, unique = seat, True
            elif s.standing[seat] == s.standing[best]:
                unique = False
        if unique:
            s.winner = best


@kernel
def _finish(s: Any) -> None:
    s.phase = OVER
    s.turn = NO_SEAT


@kernel
def returns(s: Any, rules: Any, out: Any) -> None:
    """Points that each seat has written off."""
    for seat in range(s.seats):
        out[seat] = -s.change[seat]
