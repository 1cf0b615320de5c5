"""A match: deals until someone has won."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any

from firefly.cards import read_deck
from firefly.deal import Deal
from firefly.errors import FireflyError, IllegalAction
from firefly.fields import Raw
from firefly.game import Game
from firefly.games import game_of
from firefly.notation import Legal
from firefly.rules import CHIPS, Rules
from firefly.text import Message
from firefly.view import View

MOST_CHIPS = 9 * CHIPS
"""what one seat can hold when nine began with the most chips"""


class Match:
    """Players at a table and the deals they have played.

    Seats count from 0 here. ``rules`` is a `Rules` or the name of a preset; ``stacks`` the
    chips (or coins, or scores) that each seat starts with, if not what the rules say.
    """

    def __init__(
        self,
        rules: Rules | str,
        players: Sequence[str],
        dealer: int = 0,
        stacks: Sequence[int] | None = None,
        game: Game | None = None,
    ) -> None:
        self.game = game or game_of(rules if isinstance(rules, str) else rules.preset)
        self.rules = self.game.rules(rules) if isinstance(rules, str) else rules
        self.players = tuple(players)
        self.game.check_seats(self.rules, len(self.players))
        if not 0 <= dealer < len(self.players):
            raise FireflyError(Message("match-dealer", most=len(self.players)), code="record/format")
        self._check_stacks(stacks, 1 if self.game.chips else 0)
        self.first_dealer = dealer
        self.first_stacks = tuple(stacks) if stacks is not None else None
        self.deals: list[Deal] = []
        self.stacks: list[tuple[int, ...] | None] = []
        self._start = self.game.match_state(self.rules, len(self.players), dealer, stacks)

    @property
    def deal(self) -> Deal | None:
        """The last deal begun, finished or not."""
        return self.deals[-1] if self.deals else None

    @property
    def _between(self) -> Raw:
        return self.deals[-1].raw if self.deals else self._start

    @property
    def running(self) -> bool:
        """Whether a deal is under way."""
        return bool(self.deals) and not self.deals[-1].over

    @property
    def turn(self) -> int | None:
        """The seat to act, None between deals."""
        return self.deals[-1].turn if self.deals else None

    @property
    def winner(self) -> int | None:
        """The seat that has won the match, else None."""
        winner = int(self._between.view(self.game.fields.dtype)[0]["winner"])
        return None if winner < 0 else winner

    @property
    def standing(self) -> tuple[int, ...]:
        """Coins, chips or score of each seat, as they are now."""
        standing = self._between.view(self.game.fields.dtype)[0]["standing"]
        return tuple(standing[: len(self.players)].tolist())

    @property
    def legal(self) -> Legal:
        """What the seat in turn may do; raises `FireflyError` before the first deal."""
        return self._current.legal

    @property
    def _current(self) -> Deal:
        if not self.deals:
            raise FireflyError(Message("match-no-deal"))
        return self.deals[-1]

    def start_deal(
        self,
        pack: Sequence[int] | str | None = None,
        stacks: Sequence[int] | None = None,
        random: Random | None = None,
    ) -> Deal:
        """Begin the next deal with ``pack`` (card ids or text, in dealing order), else with one shuffled by ``random``.

        ``random`` defaults to the operating system's randomness. ``stacks`` states the chips anew, where people have
        bought in, left or sit out. Raises `IllegalAction` (``deal/over``) while a deal is under way or when the
        match has been won, and `NotationError` (``deck/cards``) for what is not the whole pack.
        """
        self._check_stacks(stacks, 0)
        self.check_next(stacks)
        if self.game.chips and stacks is not None and not self.deals and stacks[self.first_dealer] == 0:
            raise FireflyError(Message("record-poor-dealer", dealer=self.first_dealer + 1), code="record/format")
        before = self._between.copy()
        if stacks is not None:
            before.view(self.game.fields.dtype)[0]["standing"][: len(self.players)] = stacks
        deck = self.game.deck(len(self.players))
        if pack is None:
            order = list(deck)
            (random or SystemRandom()).shuffle(order)
        else:
            text = pack if isinstance(pack, str) else " ".join(map(self._code, pack))
            order = read_deck(text, self.game.pack, deck)
        self.deals.append(Deal(self.game, self.rules, before, order))
        self.stacks.append(tuple(stacks) if stacks is not None else None)
        return self.deals[-1]

    def _check_stacks(self, stacks: Sequence[int] | None, least: int) -> None:
        if stacks is None:
            return
        if len(stacks) != len(self.players):
            message = Message("record-stacks", n=len(stacks), seats=len(self.players))
            raise FireflyError(message, code="record/format")
        if not all(least <= chips <= MOST_CHIPS for chips in stacks):
            raise FireflyError(Message("match-stacks", least=least, most=MOST_CHIPS), code="record/format")

    def check_next(self, stacks: Sequence[int] | None = None) -> None:
        """Raise `IllegalAction` (``deal/over``) if no further deal can begin now."""
        if self.running:
            raise IllegalAction(Message("match-deal-running"), code="deal/over")
        if stacks is not None:
            if self.game.chips and sum(chips > 0 for chips in stacks) < 2:
                raise IllegalAction(Message("match-over-stacks"), code="deal/over")
        elif self.winner is not None:
            raise IllegalAction(Message("match-over", player=self.players[self.winner]), code="deal/over")

    def _code(self, card: int) -> str:
        codes = self.game.pack.codes
        return codes[card] if 0 <= card < len(codes) else str(card)

    def push_text(self, text: str) -> None:
        """Play an action in the deal under way, as `Deal.push_text`."""
        self._current.push_text(text)

    def view(self, seat: int) -> View:
        """What ``seat`` knows of the last deal."""
        return self._current.view(seat)

    def results(self) -> list[dict[str, Any]]:
        """The finished deals as records tell them, the dealer counted from 1."""
        return [deal_result(deal) for deal in self.deals if deal.over]


def deal_result(deal: Deal) -> dict[str, Any]:
    """A finished deal as records tell it."""
    state, seats = deal.state, deal.seats
    return {
        "dealer": state.dealer + 1,
        **deal.game.speech.summary(state, deal.rules),
        "change": state.change[:seats],
        "standing": state.standing[:seats],
        "out": deal.game.speech.out(state),
    }
