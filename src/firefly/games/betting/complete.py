"""What a seat does not know of Fájer with bets, drawn at random."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

from firefly.cards import cards_of
from firefly.game import Knowledge, Words, order_of_play
from firefly.hands import strength_of

_TRIES = 2000


def complete(known: Knowledge, random: Random) -> tuple[list[int], list[Words]]:
    """Deal the unknown cards at random, then undo the actions, which only moved cards that all have seen.

    The cards that a seat has swapped must have improved its hand (3.10): such seats draw from the sets that agree.
    """
    state = known.state
    hands: list[int] = list(state.hand)
    talon = int(state.talon)
    live = int(state.live)
    unseen = sum(1 << card for card in known.deck) & ~(sum(hands) | talon)
    bound = [seat for seat in {seat for seat, words in known.actions if words.verb == "swap"} if _unknown(hands[seat])]
    for seat, cards in zip(bound, _disjoint([_improving(known, seat, unseen) for seat in bound], random), strict=True):
        hands[seat] |= cards
        unseen &= ~cards
    rest = list(cards_of(unseen))
    random.shuffle(rest)
    for seat in cards_of(live):
        while hands[seat].bit_count() < 3:
            hands[seat] |= 1 << rest.pop()
    if not state.upturned:
        talon = sum(1 << rest.pop() for _ in range(4))
    for seat, words in reversed(known.actions):
        if words.verb == "swap":
            own, taken = words.cards
            hands[seat] ^= 1 << own | 1 << taken
            talon ^= 1 << own | 1 << taken
        elif words.verb == "take":
            talon = talon & ~state.given | hands[seat]
            hands[seat] = state.given
    order: list[int] = []
    for packet in [*(hands[seat] for seat in order_of_play(live, state)), talon]:
        cards_in_packet = list(cards_of(packet))
        random.shuffle(cards_in_packet)
        order += cards_in_packet
    return order + rest, [words for _, words in known.actions]


def _unknown(hand: int) -> int:
    return 3 - hand.bit_count()


def _improving(known: Knowledge, seat: int, unseen: int) -> list[int]:
    """The sets of unseen cards with which each swap of ``seat`` made its hand stronger."""
    options = known.rules.plain.twenty_one, known.rules.plain.three_aces
    open_now = int(known.state.hand[seat])
    steps = []
    for player, words in reversed(known.actions):
        if player == seat and words.verb == "swap":
            own, taken = words.cards
            before = open_now ^ (1 << own | 1 << taken)
            steps.append((before, open_now))
            open_now = before
    sets = (sum(1 << card for card in cards) for cards in combinations(cards_of(unseen), 3 - steps[0][1].bit_count()))
    return [
        cards
        for cards in sets
        if all(strength_of(cards | after, *options) > strength_of(cards | before, *options) for before, after in steps)
    ]


def _disjoint(choices: Sequence[list[int]], random: Random) -> list[int]:
    """One set from each list, no card twice, uniformly among all such ways."""
    for _ in range(_TRIES):
        drawn, used = [], 0
        for sets in choices:
            cards = random.choice(sets)
            if cards & used:
                break
            drawn.append(cards)
            used |= cards
        else:
            return drawn
    return _disjoint_by_counting(choices, random)


def _disjoint_by_counting(choices: Sequence[list[int]], random: Random) -> list[int]:
    """The same where most draws collide: set by set, weighed by how many ways are left for the others."""

    @cache
    def ways(place: int, used: int) -> int:
        if place == len(choices):
            return 1
        return sum(ways(place + 1, used | cards) for cards in choices[place] if not cards & used)

    drawn, used = [], 0
    for place, sets in enumerate(choices):
        free = [cards for cards in sets if not cards & used]
        (cards,) = random.choices(free, [ways(place + 1, used | cards) for cards in free])
        drawn.append(cards)
        used |= cards
    return drawn
