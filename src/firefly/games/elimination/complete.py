"""What a seat does not know of German fajer, drawn at random."""

from __future__ import annotations

from random import Random

from firefly.cards import cards_of
from firefly.game import Knowledge, Words, order_of_play
from firefly.games.elimination.play import CHOICE


def complete(known: Knowledge, random: Random) -> tuple[list[int], list[Words]]:
    """Deal the unknown cards at random, then undo the actions, which only moved cards that all have seen."""
    state = known.state
    hands: list[int] = list(state.hand)
    seats = [seat for seat in range(state.seats) if _dealt_in(known, seat)]
    unseen = [card for card in known.deck if not (sum(hands) | state.common) >> card & 1]
    random.shuffle(unseen)
    for seat in seats:
        while hands[seat].bit_count() < 3:
            hands[seat] |= 1 << unseen.pop()
    common = state.common
    if state.phase == CHOICE:
        common = sum(1 << unseen.pop() for _ in range(3))
    for seat, words in reversed(known.actions):
        if words.verb == "swap":
            own, taken = words.cards
            hands[seat] ^= 1 << own | 1 << taken
            common ^= 1 << own | 1 << taken
        elif words.verb in ("take", "expose"):
            hands[seat], common = common, hands[seat]
    order: list[int] = []
    for packet in [*(hands[seat] for seat in order_of_play(sum(1 << seat for seat in seats), state)), common]:
        cards = list(cards_of(packet))
        random.shuffle(cards)
        order += cards
    return order + unseen, [words for _, words in known.actions]


def _dealt_in(known: Knowledge, seat: int) -> bool:
    # whom this deal put out of the match held cards in it
    return bool((known.state.live | known.state.fell) >> seat & 1)
