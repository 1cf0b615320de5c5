"""One hand-out of the cards, played to its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from firefly._jit import jitted
from firefly.errors import FireflyError, IllegalAction
from firefly.fields import PUBLIC, Plain, Raw
from firefly.game import COMMON, Game, Played, Words
from firefly.notation import Legal, action_text, read_action
from firefly.rules import Rules
from firefly.text import Message
from firefly.view import View


def common_of(game: Game, raw: Raw) -> Raw:
    """A state of which only the fields of the match between deals are kept: all that a new deal depends on."""
    between, old = game.fields.new()[0], raw.view(game.fields.dtype)[0]
    record = between.view(game.fields.dtype)[0]
    for field in COMMON:
        record[field.name] = old[field.name]
    return between


def known_words(game: Game, played: Played, viewer: int) -> Played:
    """An action as ``viewer`` saw it."""
    hidden = 0 if played.seat == viewer else game.speech.hidden(played.words)
    return Played(played.seat, played.words._replace(cards=(-1,) * hidden)) if hidden else played


class Deal:
    """A deal under way or finished: the rules, the pack and the actions decide everything.

    ``push_text`` is the safe door, which refuses what is not allowed and then has changed nothing; ``push`` trusts its
    caller. Seats count from 0 here and from 1 in texts.
    """

    def __init__(self, game: Game, rules: Rules, before: Raw, pack: Sequence[int]) -> None:
        """Deal ``pack`` (card ids in dealing order) to the match state ``before``, of which only `COMMON` counts."""
        self.game, self.rules, self.pack = game, rules, tuple(pack)
        self.before = common_of(game, before)
        self.actions: list[Played] = []
        self.raw = self.before.copy()
        order = np.zeros(game.pack.size, np.uint8) if jitted() else [0] * game.pack.size
        order[: len(self.pack)] = self.pack
        game.doors.deal(self._rows, 0, rules.vector, order)
        self._changed()

    @property
    def _rows(self) -> Raw:
        return self.raw.reshape(1, -1)

    def _changed(self) -> None:
        for name in ("state", "legal"):
            self.__dict__.pop(name, None)

    @cached_property
    def state(self) -> Plain:
        """The whole state as an object with ints and lists (fields: see the docs page of the game)."""
        return self.game.fields.plain(self.raw)

    @cached_property
    def legal(self) -> Legal:
        """What the seat in turn may do."""
        return Legal(self.game, self.rules, self.raw, self.state)

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the deal is over."""
        turn = int(self.state.turn)
        return None if turn < 0 else turn

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def returns(self) -> tuple[int, ...]:
        """Utility of each seat of a finished deal, more is better."""
        out = np.zeros(self.seats, np.int64)
        self.game.doors.returns(self._rows, 0, self.rules.vector, out)
        return tuple(out.tolist())

    def push(self, action: int) -> None:
        """Play the action with this id, which has to be legal: not checked."""
        seat, words = self.turn, self.game.speech.words(self.state, action)
        after = self.game.doors.played(self.raw, self.state, self.rules, action)
        self.actions.append(Played(int(seat or 0), words))
        self._changed()
        if after is not None:
            self.__dict__["state"] = after

    def push_text(self, text: str) -> None:
        """Play an action as records write it, with or without the seat: ``p2 swap 9h 7h`` or ``swap 9h 7h``.

        Raises `NotationError` if it cannot be read and `IllegalAction` if it is not allowed now.
        """
        self.push(self.find(*read_action(text, self.game, self.seats)))

    def find(self, seat: int | None, words: Words) -> int:
        """The id of an action of ``seat`` (None: whoever is in turn); raises `IllegalAction`."""
        if self.turn is None:
            raise IllegalAction(Message("why-deal-over"), code="deal/over")
        if seat is not None and seat != self.turn:
            message = Message("why-not-your-turn", seat=seat + 1, turn=self.turn + 1)
            raise IllegalAction(message, code="action/turn", legal=self.legal.texts)
        action = self.legal.find(words)
        if action is None:
            raise IllegalAction(self._why(words), legal=self.legal.texts)
        return action

    def why(self, text: str) -> Message | None:
        """Why an action of the seat in turn is not allowed now, None if it is; raises `NotationError`."""
        try:
            self.find(*read_action(text, self.game, self.seats))
        except IllegalAction as refusal:
            return refusal.message
        return None

    def _why(self, words: Words) -> Message:
        for place, card in enumerate(words.cards):
            if card in words.cards[:place]:
                return Message("card-twice", code=self.game.pack.codes[card])
        return self.game.speech.why(self.state, self.rules, words)

    def view(self, seat: int) -> View:
        """What ``seat`` (or `firefly.fields.PUBLIC`) may know; raises `FireflyError` for a seat that is not there."""
        if not PUBLIC <= seat < self.seats:
            raise FireflyError(Message("view-no-seat", seats=self.seats))
        seen = [known_words(self.game, played, seat) for played in self.actions]
        return View(self.game, self.rules, seat, self.before, self.game.fields.view(self.raw, seat), seen)

    def copy(self) -> Deal:
        """An independent copy."""
        twin = object.__new__(Deal)
        twin.__dict__.update(self.__dict__)
        twin.raw, twin.actions = self.raw.copy(), self.actions.copy()
        return twin

    def texts(self) -> list[str]:
        """The actions so far as records write them."""
        return [action_text(self.game, played) for played in self.actions]
