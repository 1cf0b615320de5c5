"""Kuhn poker as a fifth game, written against the public protocol alone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import numpy as np

from firefly._jit import kernel
from firefly.cards import Pack, cards_of, union
from firefly.fields import MAX_SEATS, Field, Fields, Plain, everyone
from firefly.game import COMMON, NO_SEAT, Game, Knowledge, Tally, Verb, Words, next_dealer, order_of_play
from firefly.rules import Count, Option, Rules, RuleTable
from firefly.text import Message, add_folder

PACK = Pack("JQK")
TABLE = RuleTable((Option("stack", Count(2, 1000)),), {"kuhn": {"stack": 10}})

CHECK, BET, CALL, FOLD = range(4)
VERBS = ("check", "bet", "call", "fold")


def _card(state: Plain, viewer: int, seat: int) -> int:
    """One's own card, and both after a showdown."""
    return int(state.hand[seat]) if viewer == seat or state.shown else 0


FIELDS = Fields(
    *COMMON,
    Field("hand", np.int64, MAX_SEATS, _card, "mask of the card of each seat"),
    Field("shown", np.int8, 0, everyone, "1 after a showdown"),
    Field("paid", np.int64, MAX_SEATS, everyone, "chips in the pot"),
    Field("spoken", np.int8, 0, everyone, "how many have spoken"),
)


@kernel
def deal(s: Any, rules: Any, pack: Any) -> None:
    """A card each, eldest first; both pay the ante."""
    s.live = 3
    s.dealer = next_dealer(s)
    s.deals += 1
    s.shown = 0
    s.spoken = 0
    for seat in range(MAX_SEATS):
        s.hand[seat] = 0
        s.paid[seat] = 0
        s.change[seat] = 0
    for seat in range(2):
        s.hand[seat] = 1 << int(pack[1 if seat == s.dealer else 0])
        s.paid[seat] = 1
        s.standing[seat] -= 1
    s.turn = 1 - s.dealer


@kernel
def legal(s: Any, rules: Any) -> tuple[int, int]:
    """Check or bet; facing a bet, call or fold."""
    return (1 << CALL | 1 << FOLD, 0) if s.paid[0] != s.paid[1] else (1 << CHECK | 1 << BET, 0)


@kernel
def step(s: Any, rules: Any, action: int) -> None:
    """Play a legal action, in place."""
    seat = int(s.turn)
    s.spoken += 1
    if action in (BET, CALL):
        s.paid[seat] += 1
        s.standing[seat] -= 1
    if action == FOLD:
        finish(s, 1 - seat)
    elif action == CALL or (action == CHECK and s.spoken == 2):
        s.shown = 1
        finish(s, 0 if s.hand[0] > s.hand[1] else 1)
    else:
        s.turn = 1 - seat


@kernel
def finish(s: Any, winner: int) -> None:
    """The pot goes to the winner."""
    s.change[winner] = s.paid[1 - winner]
    s.change[1 - winner] = -s.paid[1 - winner]
    s.standing[winner] += s.paid[0] + s.paid[1]
    s.turn = NO_SEAT
    if s.standing[1 - winner] < 2:
        s.winner = winner


@kernel
def returns(s: Any, rules: Any, out: Any) -> None:
    """Chips won or lost."""
    for seat in range(2):
        out[seat] = s.change[seat]


@kernel
def dealt(seats: int) -> int:
    """Two of the three cards are dealt."""
    return 2


@kernel
def begun(s: Any, rules: Any, table: Any) -> None:
    """Count the cards dealt."""
    for seat in range(2):
        table[rank(int(s.hand[seat])), 0] += 1


@kernel
def ended(s: Any, rules: Any, table: Any) -> None:
    """Count the cards that won."""
    for seat in range(2):
        table[rank(int(s.hand[seat])), 1] += s.change[seat] > 0


@kernel
def rank(hand: int) -> int:
    """0 for the jack, 1 for the queen, 2 for the king."""
    return 0 if hand == 1 else 1 if hand == 2 else 2


class KuhnSpeech:
    """See `firefly.game.Speech`."""

    verbs: ClassVar = {verb: Verb() for verb in VERBS}

    def words(self, state: Plain, action: int) -> Words:
        return Words(VERBS[action])

    def hidden(self, words: Words) -> int:
        return 0

    def why(self, state: Plain, rules: Rules, words: Words) -> Message:
        return Message("kuhn-why-not")

    def opening(self, state: Plain, rules: Rules, names: Sequence[str]) -> list[Message]:
        return [Message("log-deals", player=names[state.dealer])]

    def story(self, before: Plain, after: Plain, rules: Rules, words: Words, names: Sequence[str]) -> list[Message]:
        return [Message(f"kuhn-log-{words.verb}", player=names[before.turn])]

    def summary(self, state: Plain, rules: Rules) -> dict[str, list[Any]]:
        return {"hands": [PACK.text(state.hand[seat]) if state.shown else None for seat in range(2)]}

    def out(self, state: Plain) -> list[bool]:
        return [state.standing[seat] < 2 for seat in range(2)]

    def holdings(self, state: Plain) -> list[int]:
        return list(state.hand)

    def visible(self, state: Plain) -> int:
        return union(state.hand)

    def handed(self, state: Plain) -> list[int]:
        return list(state.hand)

    def conserved(self, state: Plain) -> int:
        return sum(state.standing) + (sum(state.paid) if state.turn >= 0 else 0)

    def prompt(self, state: Plain, rules: Rules) -> Message:
        return Message("kuhn-prompt")

    def button(self, state: Plain, rules: Rules, words: Words) -> Message:
        return Message(f"kuhn-button-{words.verb}")


def complete(known: Knowledge, random: Random) -> tuple[list[int], list[Words]]:
    """Any cards that have not been seen."""
    hands = dict(enumerate(known.state.hand[:2]))
    unseen = [card for card in known.deck if not sum(hands.values()) >> card & 1]
    random.shuffle(unseen)
    order = [next(cards_of(hands[seat])) if hands[seat] else unseen.pop() for seat in order_of_play(3, known.state)]
    return order + unseen, [words for _, words in known.actions]


KUHN = Game(
    name="kuhn",
    table=TABLE,
    fields=FIELDS,
    pack=PACK,
    seats=range(2, 3),
    actions=4,
    deck=lambda seats: range(3),
    dealt=dealt,
    standing=lambda rules: int(rules["stack"]),
    deal=deal,
    legal=legal,
    step=step,
    returns=returns,
    speech=KuhnSpeech(),
    complete=complete,
    tally=Tally(lambda rules: ("J", "Q", "K"), ("dealt", "won"), begun, ended),
    chips=True,
)

add_folder(Path(__file__).parent / "kuhn_text")
