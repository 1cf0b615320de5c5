"""What fly says about itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from firefly.cards import FRENCH, cards_of, union
from firefly.fields import MAX_SEATS, Plain
from firefly.game import Verb, Words
from firefly.games.tricks.play import (
    ACE_OF_SPADES,
    BUYING,
    CARD,
    DRAW,
    FOLD,
    HAND,
    STOPPING,
    TRICKS,
    fly_beats,
    suit_mask,
)
from firefly.games.tricks.rules import AUTOMATIC
from firefly.rules import Rules
from firefly.text import Message


class TricksSpeech:
    """See `firefly.game.Speech`."""

    verbs: ClassVar = {
        "stay": Verb(),
        "draw": Verb(1, 52, is_set=True),
        "fold": Verb(),
        "stop": Verb(),
        "play": Verb(1, 1),
    }

    def words(self, state: Plain, action: int) -> Words:
        if action >= CARD:
            return Words("play", (action - CARD,))
        if action == FOLD:
            return Words("fold")
        if action == STOPPING:
            return Words("stop")
        places = action - DRAW
        hand = tuple(cards_of(state.hand[state.turn]))
        thrown = tuple(card for place, card in enumerate(hand) if places >> place & 1)
        return Words("draw", thrown) if thrown else Words("stay")

    def hidden(self, words: Words) -> int:
        return len(words.cards) if words.verb == "draw" else 0

    def summary(self, state: Plain, rules: Rules) -> dict[str, list[Any]]:
        inside = [state.inside >> seat & 1 for seat in range(state.seats)]
        return {"tricks": [state.tricks[seat] if inside[seat] else None for seat in range(state.seats)]}

    def out(self, state: Plain) -> list[bool]:
        return [False] * int(state.seats)

    def holdings(self, state: Plain) -> list[int]:
        stock = sum(1 << card for card in state.pack[state.next : state.size])
        return [*state.hand, state.played, 1 << state.turned, stock]

    def visible(self, state: Plain) -> int:
        return union([*state.hand, *state.dealt, state.played, 1 << state.turned])

    def handed(self, state: Plain) -> list[int]:
        return [*state.hand, 1 << state.turned]

    def conserved(self, state: Plain) -> int:
        return sum(state.standing) - sum(state.change)

    def prompt(self, state: Plain, rules: Rules) -> Message:
        if state.phase == BUYING:
            limit = min(rules.plain.exchange_max, state.size - state.next)
            if state.hand[state.turn] >> ACE_OF_SPADES & 1:  # 4.3
                return Message("tricks-prompt-buying-fly", n=min(limit, HAND - 1))
            return Message("tricks-prompt-buying", n=limit)
        if state.turn != state.leader:
            return Message("tricks-prompt-follow", led=FRENCH.codes[_led(state)])
        at_zero = rules.plain.stop != AUTOMATIC and state.reached[state.turn]
        return Message("tricks-prompt-trap" if at_zero else "tricks-prompt-lead", n=rules.plain.start)

    def button(self, state: Plain, rules: Rules, words: Words) -> Message:
        if words.cards:
            cards = " ".join(FRENCH.codes[card] for card in words.cards)
            return Message(f"tricks-button-{words.verb}", cards=cards, n=len(words.cards))
        return Message(f"tricks-button-{words.verb}")

    def why(self, state: Plain, rules: Rules, words: Words) -> Message:
        hand = state.hand[state.turn]
        if state.phase == BUYING and words.verb in ("play", "stop"):
            return Message("tricks-why-buying")
        if state.phase != BUYING and words.verb in ("stay", "draw", "fold"):
            return Message("tricks-why-bought")
        for card in words.cards:
            if not hand >> card & 1:
                return Message("why-not-held-french", card=FRENCH.codes[card], hand=FRENCH.text(hand))
        match words.verb:
            case "fold":
                return Message("tricks-why-fold-fly")
            case "draw":
                return self._why_draw(state, rules, words)
            case "stop":
                return Message("tricks-why-stop-automatic" if rules.plain.stop == AUTOMATIC else "tricks-why-stop")
        led = _led(state)
        if hand & int(suit_mask(led)):
            return Message("tricks-why-follow", suit=FRENCH.codes[led][1])
        return Message("tricks-why-trump", suit=FRENCH.codes[state.turned][1], led=FRENCH.codes[led][1])

    def _why_draw(self, state: Plain, rules: Rules, words: Words) -> Message:
        if ACE_OF_SPADES in words.cards:
            return Message("tricks-why-draw-fly")
        if len(words.cards) > rules.plain.exchange_max:
            return Message("tricks-why-draw-many", most=rules.plain.exchange_max, n=len(words.cards))
        return Message("tricks-why-draw-stock", most=state.size - state.next, n=len(words.cards))

    def opening(self, state: Plain, rules: Rules, names: Sequence[str]) -> list[Message]:
        turned = FRENCH.codes[state.turned]
        return [
            Message("log-deals", player=names[state.dealer]),
            Message("tricks-log-trump", card=turned, suit=turned[1]),
        ]

    def story(self, before: Plain, after: Plain, rules: Rules, words: Words, names: Sequence[str]) -> list[Message]:
        seat = before.turn
        told = [self._action(words, names[seat])]
        if after.revoked[before.trick] & ~before.revoked[before.trick]:
            told.append(Message("tricks-log-revoke", player=names[seat]))
        if before.phase == BUYING:
            if after.turn < 0:
                told.append(self._alone(after, names))
        elif after.trick > before.trick:
            told += self._trick(before, after, rules, names)
        if after.turn < 0:
            told += self._ending(before, after, rules, names)
        return told

    def _action(self, words: Words, player: str) -> Message:
        if words.cards and words.cards[0] >= 0:
            cards = " ".join(FRENCH.codes[card] for card in words.cards)
            return Message(f"tricks-log-{words.verb}", player=player, cards=cards, n=len(words.cards))
        if words.verb == "draw":
            return Message("tricks-log-draw-hidden", player=player, n=len(words.cards))
        return Message(f"tricks-log-{words.verb}", player=player)

    def _alone(self, after: Plain, names: Sequence[str]) -> Message:
        (seat,) = cards_of(after.inside)
        return Message("tricks-log-alone", player=names[seat], n=after.tricks[seat], score=after.standing[seat])

    def _trick(self, before: Plain, after: Plain, rules: Rules, names: Sequence[str]) -> list[Message]:
        (seat,) = (seat for seat in range(after.seats) if after.tricks[seat] > before.tricks[seat])
        card = after.table[MAX_SEATS * before.trick + seat]
        led = after.table[MAX_SEATS * before.trick + before.leader]
        told = []
        if card == ACE_OF_SPADES and bool(fly_beats(led, int(after.turned))):
            told.append(Message("tricks-log-fly"))
        if before.reached[seat]:
            told.append(Message("tricks-log-trap", player=names[seat], n=rules.plain.start))
        else:
            told.append(Message("tricks-log-trick", player=names[seat], score=after.standing[seat]))
        return told

    def _ending(self, before: Plain, after: Plain, rules: Rules, names: Sequence[str]) -> list[Message]:
        told = []
        if after.trick == TRICKS:
            for seat in cards_of(after.inside):
                if after.tricks[seat] == 0:
                    points = 10 if after.holder == seat else 5
                    told.append(Message("tricks-log-looed", player=names[seat], n=points, score=after.standing[seat]))
        if after.winner >= 0:
            told.append(Message("tricks-log-wins", player=names[after.winner], score=after.standing[after.winner]))
        return told


def _led(state: Plain) -> int:
    return int(state.table[MAX_SEATS * state.trick + state.leader])
