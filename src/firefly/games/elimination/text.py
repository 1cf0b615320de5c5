"""What German fajer says about itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from firefly.cards import HUNGARIAN, cards_of, union
from firefly.fields import Plain
from firefly.game import Verb, Words
from firefly.games.elimination.play import CHOICE, KEEP, SWAP, TURNS
from firefly.hands import NOTHING, THREE_ACES, TRIPS_30_5, describe, strength_of, value_text
from firefly.rules import Rules
from firefly.text import Message

_PLAIN_VERBS = ("keep", "expose", "take", "go", "lay")


class EliminationSpeech:
    """See `firefly.game.Speech`."""

    verbs: ClassVar = {verb: Verb() for verb in _PLAIN_VERBS} | {"swap": Verb(2, 2)}

    def words(self, state: Plain, action: int) -> Words:
        if action < SWAP:
            return Words(_PLAIN_VERBS[action - KEEP])
        own, common = tuple(cards_of(state.hand[state.turn])), tuple(cards_of(state.common))
        return Words("swap", (own[(action - SWAP) // 3], common[(action - SWAP) % 3]))

    def hidden(self, words: Words) -> int:
        return 0

    def summary(self, state: Plain, rules: Rules) -> dict[str, list[Any]]:
        hands = [state.hand[seat] for seat in range(state.seats)]
        return {
            "hands": [HUNGARIAN.text(hand) if hand else None for hand in hands],
            "values": [value(hand) if hand else None for hand in hands],
        }

    def out(self, state: Plain) -> list[bool]:
        return [not state.live >> seat & 1 for seat in range(state.seats)]

    def holdings(self, state: Plain) -> list[int]:
        return [*state.hand, state.common, state.next]

    def visible(self, state: Plain) -> int:
        return union([*state.hand, state.common])

    def handed(self, state: Plain) -> list[int]:
        return [*state.hand, state.common, state.next]

    def conserved(self, state: Plain) -> int:
        return sum(state.standing) - sum(state.change)

    def prompt(self, state: Plain, rules: Rules) -> Message:
        if state.phase == CHOICE:
            return Message("elimination-prompt-choice")
        return Message("elimination-prompt-closing" if _closing(state, rules) else "elimination-prompt-turn")

    def button(self, state: Plain, rules: Rules, words: Words) -> Message:
        if words.verb == "swap":
            own, common = words.cards
            hand = state.hand[state.turn] ^ (1 << own | 1 << common)
            codes = HUNGARIAN.codes
            return Message("elimination-button-swap", own=codes[own], common=codes[common], value=value(hand))
        if words.verb == "take":
            return Message("elimination-button-take", value=value(state.common))
        if words.verb == "lay":
            return Message("elimination-button-lay", value=value(state.hand[state.turn]))
        return Message(f"elimination-button-{words.verb}")

    def why(self, state: Plain, rules: Rules, words: Words) -> Message:
        hand = state.hand[state.turn]
        if strength_of(hand) == THREE_ACES:
            return Message("elimination-why-three-aces")
        if state.phase == CHOICE:
            return Message("elimination-why-choose-first")
        closing = _closing(state, rules)
        match words.verb:
            case "keep" | "expose":
                return Message("elimination-why-chosen")
            case "go" if closing and not state.laid:
                return Message("elimination-why-go-laps", n=rules.plain.max_laps)
            case "go":
                return Message("elimination-why-go-closing" if closing else "elimination-why-go-twice")
            case "lay":
                return Message("elimination-why-lay-nothing")
            case "take" if strength_of(state.common) == NOTHING:
                return Message("elimination-why-take-nothing")
            case "take":
                return _spoils(state, state.common)
        own, common = words.cards
        if not hand >> own & 1:
            return Message("why-not-held-german", card=HUNGARIAN.codes[own], hand=HUNGARIAN.text(hand))
        if not state.common >> common & 1:
            cards = HUNGARIAN.text(state.common)
            return Message("elimination-why-not-common", card=HUNGARIAN.codes[common], cards=cards)
        return _spoils(state, hand ^ (1 << own | 1 << common))

    def opening(self, state: Plain, rules: Rules, names: Sequence[str]) -> list[Message]:
        return [Message("log-deals", player=names[state.dealer])]

    def story(self, before: Plain, after: Plain, rules: Rules, words: Words, names: Sequence[str]) -> list[Message]:
        seat = before.turn
        told = [self._action(before, after, words, names[seat])]
        if not before.laid and before.phase == TURNS and _closing(before, rules):
            told.insert(0, Message("elimination-log-laps", player=names[seat]))
        if after.laid & ~before.laid:
            told += [self._lay(after, seat, names[seat])]
        if after.turn < 0:
            told += self._payments(before, after, rules, names)
        return told

    def _action(self, before: Plain, after: Plain, words: Words, player: str) -> Message:
        codes = HUNGARIAN.codes
        match words.verb:
            case "swap":
                own, common = words.cards
                return Message("elimination-log-swap", player=player, own=codes[own], common=codes[common])
            case "take":
                cards = HUNGARIAN.text(before.common)
                return Message("elimination-log-take", player=player, cards=cards, given=HUNGARIAN.text(after.common))
            case "keep" | "expose":
                return Message(f"elimination-log-{words.verb}", player=player, cards=HUNGARIAN.text(after.common))
        return Message(f"elimination-log-{words.verb}", player=player)

    def _lay(self, state: Plain, seat: int, player: str) -> Message:
        hand = state.hand[seat]
        what = describe(strength_of(hand), hand, TRIPS_30_5)
        return Message("elimination-log-lays", player=player, hand=what, cards=HUNGARIAN.text(hand))

    def _payments(self, before: Plain, after: Plain, rules: Rules, names: Sequence[str]) -> list[Message]:
        told = []
        if strength_of(after.hand[before.turn]) == THREE_ACES:
            told.append(Message("elimination-log-three-aces"))
        for seat in cards_of(after.fell):
            told.append(Message("elimination-log-out", player=names[seat]))
        for seat in cards_of(after.paid):
            told.append(Message("elimination-log-pays", player=names[seat], n=after.standing[seat]))
        if not after.paid and after.winner < 0:
            told.append(Message("elimination-log-again"))
        if after.winner >= 0:
            pot = rules.plain.coins * after.seats
            told.append(Message("elimination-log-wins", player=names[after.winner], n=pot))
        return told


def value(hand: int) -> str:
    """What a hand is worth, as records write it."""
    return value_text(strength_of(hand), TRIPS_30_5)


def _closing(state: Plain, rules: Rules) -> bool:
    most = rules.plain.max_laps
    return bool(state.laid) or 0 < most <= state.laps[state.turn]


def _spoils(state: Plain, worse: int) -> Message:
    hand = state.hand[state.turn]
    if value(hand) == value(worse):
        return Message("elimination-why-spoil-rank", value=value(hand))
    name = "elimination-why-spoil" if state.laid else "elimination-why-spoil-laps"
    return Message(name, old=value(hand), new=value(worse))
