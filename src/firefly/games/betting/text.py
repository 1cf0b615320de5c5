"""What Fájer with bets says about itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from firefly.cards import HUNGARIAN, cards_of, union
from firefly.fields import Plain
from firefly.game import Verb, Words, order_of_play
from firefly.games.betting.rules import (
    BEFORE_LOOK,
    FERBLI,
)
from firefly.games.betting.state import (
    BLIND_TAKE,
    EXCHANGE,
    FIRST_BETS,
    JOINING,
    LOOK,
    LOOKING,
    RAISE,
    SECOND_BETS,
    SWAP,
    TAKE,
)
from firefly.hands import CLASS, describe, strength_of, value_text
from firefly.rules import Rules
from firefly.text import Message

_PLAIN_VERBS = ("look", "majzli", "in", "out", "check", "call", "fold", "stand")
_PARTS = {LOOKING: "looking", JOINING: "joining", FIRST_BETS: "bets", BLIND_TAKE: "take", EXCHANGE: "exchange"}
_PARTS[SECOND_BETS] = "bets"
_VERBS = {
    LOOKING: ("look", "majzli"),
    JOINING: ("in", "out"),
    FIRST_BETS: ("check", "call", "raise", "fold"),
    BLIND_TAKE: ("take",),
    EXCHANGE: ("swap", "stand"),
}
_VERBS[SECOND_BETS] = _VERBS[FIRST_BETS]


class BettingSpeech:
    """See `firefly.game.Speech`."""

    verbs: ClassVar = {verb: Verb() for verb in _PLAIN_VERBS} | {
        "raise": Verb(sized=True),
        "take": Verb(3, 3, is_set=True),
        "swap": Verb(2, 2),
    }

    def words(self, state: Plain, action: int) -> Words:
        if action >= RAISE:
            return Words("raise", size=action - RAISE + 1)
        talon = tuple(cards_of(state.talon))
        if action >= SWAP:
            own = tuple(cards_of(state.hand[state.turn]))
            return Words("swap", (own[(action - SWAP) // 4], talon[(action - SWAP) % 4]))
        if action >= TAKE:
            left = talon[action - TAKE]
            return Words("take", tuple(card for card in talon if card != left))
        return Words(_PLAIN_VERBS[action - LOOK])

    def hidden(self, words: Words) -> int:
        return 0

    def summary(self, state: Plain, rules: Rules) -> dict[str, list[Any]]:
        shown = [bool(state.showdown >> seat & 1) for seat in range(state.seats)]
        hands = [state.hand[seat] if shown[seat] else None for seat in range(state.seats)]
        return {
            "hands": [None if hand is None else HUNGARIAN.text(hand) for hand in hands],
            "values": [None if hand is None else value(hand, rules) for hand in hands],
        }

    def out(self, state: Plain) -> list[bool]:
        return [state.standing[seat] == 0 for seat in range(state.seats)]

    def holdings(self, state: Plain) -> list[int]:
        return [*state.hand, state.talon]

    def visible(self, state: Plain) -> int:
        return union([*state.hand, state.talon])

    def handed(self, state: Plain) -> list[int]:
        return [*state.hand, state.talon]

    def conserved(self, state: Plain) -> int:
        return sum(state.standing) + (sum(state.paid) if state.turn >= 0 else 0)

    def prompt(self, state: Plain, rules: Rules) -> Message:
        part = _PARTS[state.phase]
        if part == "bets":
            owed = state.high - state.bet[state.turn]
            return Message("betting-prompt-owed" if owed > 0 else "betting-prompt-bets", n=owed)
        return Message(f"betting-prompt-{part}")

    def button(self, state: Plain, rules: Rules, words: Words) -> Message:
        codes = HUNGARIAN.codes
        owed = min(state.high - state.bet[state.turn], state.standing[state.turn])
        match words.verb:
            case "swap":
                own, talon = words.cards
                new = value(state.hand[state.turn] ^ (1 << own | 1 << talon), rules)
                return Message("betting-button-swap", own=codes[own], talon=codes[talon], value=new)
            case "take":
                hand = sum(1 << card for card in words.cards)
                return Message("betting-button-take", cards=HUNGARIAN.text(hand), value=value(hand, rules))
            case "call":
                return Message("betting-button-call", n=owed)
            case "raise":
                return Message("betting-button-raise", n=words.size, owed=owed)
        return Message(f"betting-button-{words.verb}")

    def why(self, state: Plain, rules: Rules, words: Words) -> Message:
        part = _PARTS[state.phase]
        if words.verb == "take" and state.phase == EXCHANGE:
            return Message("betting-why-take-three")
        if words.verb not in _VERBS[state.phase]:
            return Message(f"betting-why-{part}")
        owed = state.high - state.bet[state.turn]
        match words.verb:
            case "check":
                return Message("betting-why-check", n=owed)
            case "call":
                return Message("betting-why-nothing-owed")
            case "fold":
                return Message("betting-why-nothing-owed" if owed <= 0 else "betting-why-hold")
            case "raise":
                return _why_raise(state, rules, words.size)
        return self._why_cards(state, rules, words)

    def _why_cards(self, state: Plain, rules: Rules, words: Words) -> Message:
        hand, codes = state.hand[state.turn], HUNGARIAN.codes
        if words.verb == "swap" and not hand >> words.cards[0] & 1:
            return Message("why-not-held-german", card=codes[words.cards[0]], hand=HUNGARIAN.text(hand))
        for card in words.cards[1:] if words.verb == "swap" else words.cards:
            if not state.talon >> card & 1:
                return Message("betting-why-not-talon", card=codes[card], cards=HUNGARIAN.text(state.talon))
        own, talon = words.cards
        old, new = value(hand, rules), value(hand ^ (1 << own | 1 << talon), rules)
        if old == new:
            return Message("betting-why-no-better", value=old)
        return Message("betting-why-weaker", old=old, new=new)

    def opening(self, state: Plain, rules: Rules, names: Sequence[str]) -> list[Message]:
        told = [Message("log-deals", player=names[state.dealer])]
        if rules.plain.ante_when == BEFORE_LOOK:
            told.append(Message("betting-log-antes", n=sum(state.paid)))
        return told

    def story(self, before: Plain, after: Plain, rules: Rules, words: Words, names: Sequence[str]) -> list[Message]:
        seat = before.turn
        told = [self._action(before, after, words, names[seat])]
        if after.paid[seat] > before.paid[seat] and after.standing[seat] == 0 and after.turn >= 0:
            told.append(Message("betting-log-all-in", player=names[seat]))
        for other in cards_of(after.inside & ~before.inside & ~(1 << seat)):
            told.append(Message("betting-log-last-in", player=names[other]))
        if after.upturned and not before.upturned:
            told.append(Message("betting-log-talon", cards=HUNGARIAN.text(after.talon)))
        if after.turn < 0:
            told += self._ending(after, rules, names)
        return told

    def _action(self, before: Plain, after: Plain, words: Words, player: str) -> Message:
        seat, codes = before.turn, HUNGARIAN.codes
        paid = after.paid[seat] - before.paid[seat]
        match words.verb:
            case "swap":
                own, talon = words.cards
                return Message("betting-log-swap", player=player, own=codes[own], talon=codes[talon])
            case "take":
                cards = " ".join(codes[card] for card in words.cards)
                return Message("betting-log-take", player=player, cards=cards, given=HUNGARIAN.text(after.given))
            case "raise":
                return Message("betting-log-raise", player=player, n=words.size)
            case "in" | "majzli":
                return Message(f"betting-log-{words.verb}", player=player, n=paid)
            case "call":
                return Message("betting-log-call", player=player, n=paid)
        return Message(f"betting-log-{words.verb}", player=player)

    def _ending(self, after: Plain, rules: Rules, names: Sequence[str]) -> list[Message]:
        told = []
        if not after.showdown:
            (seat,) = cards_of(after.inside)
            told.append(Message("betting-log-alone", player=names[seat], n=after.won[seat]))
        else:
            for seat in order_of_play(after.showdown, after):
                told.append(_shows(after, seat, rules, names[seat]))
            if _dealer_won_a_tie(after, rules):
                told.append(Message("betting-log-tie", player=names[after.dealer]))
            for seat in order_of_play(after.showdown, after):
                if after.won[seat]:
                    told.append(Message("betting-log-takes", player=names[seat], n=after.won[seat]))
        for seat in cards_of(after.live):
            if after.standing[seat] == 0:
                told.append(Message("betting-log-broke", player=names[seat]))
        if after.winner >= 0:
            told.append(Message("betting-log-wins", player=names[after.winner], n=after.standing[after.winner]))
        return told


def value(hand: int, rules: Rules) -> str:
    """What a hand is worth under the rules, as records write it."""
    return value_text(_strength(hand, rules), rules.plain.trips)


def _strength(hand: int, rules: Rules) -> int:
    return strength_of(hand, rules.plain.twenty_one, rules.plain.three_aces)


def _shows(state: Plain, seat: int, rules: Rules, player: str) -> Message:
    hand = state.hand[seat]
    if state.open[seat].bit_count() < 3:
        return Message("betting-log-concedes", player=player)
    what = describe(_strength(hand, rules), hand, rules.plain.trips)
    return Message("betting-log-shows", player=player, hand=what, cards=HUNGARIAN.text(hand))


def _dealer_won_a_tie(state: Plain, rules: Rules) -> bool:
    shown = [seat for seat in cards_of(state.showdown) if state.open[seat].bit_count() == 3]
    dealer = int(state.dealer)
    if dealer not in shown or not state.won[dealer]:
        return False
    own = CLASS[_strength(state.hand[dealer], rules)]
    return any(seat != dealer and CLASS[_strength(state.hand[seat], rules)] == own for seat in shown)


def _why_raise(state: Plain, rules: Rules, size: int) -> Message:
    seat = state.turn
    left = state.standing[seat] - (state.high - state.bet[seat])
    cap, most_raises = rules.plain.raise_cap, rules.plain.max_raises
    if state.phase == FIRST_BETS and seat == state.majzli:
        return Message("betting-why-raise-majzli")
    if left <= 0:
        return Message("betting-why-raise-broke", n=state.standing[seat])
    if not state.able & ~(1 << seat):
        return Message("betting-why-raise-nobody")
    if 0 < most_raises <= state.raises:
        return Message("betting-why-raise-often", n=most_raises)
    if rules.plain.bidding == FERBLI and state.spoken and state.pending != 1 << seat:
        return Message("betting-why-raise-ferbli")
    if size < 1:
        return Message("betting-why-raise-zero", most=min(left, cap) if cap else left)
    if cap and size > cap:
        return Message("betting-why-raise-cap", n=cap)
    return Message("betting-why-raise-left", n=left)
