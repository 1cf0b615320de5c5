"""Determinization: a full deal drawn from what a view leaves open.

The draw is uniform over the packs that agree with the view and under which every action so far was legal; weighing
them by how people play is a bot's affair.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from firefly.deal import Deal
from firefly.errors import FireflyError
from firefly.game import Knowledge, Played
from firefly.text import Message
from firefly.view import View

_TRIES = 20_000


def determinize(view: View, random: Random) -> Deal:
    """A full deal drawn uniformly from those that agree with all that the seat of ``view`` knows.

    Raises `FireflyError` when the deal is over: then there is nothing left to imagine.
    """
    if view.turn is None:
        raise FireflyError(Message("view-deal-over"))
    known = Knowledge(view.state, view.seat, view.rules, view.played, view.game.deck(view.state.seats))
    for _ in range(_TRIES):
        pack, words = view.game.complete(known, random)
        actions = [Played(seat, each) for (seat, _), each in zip(view.played, words, strict=True)]
        deal = _replay(view, pack, actions)
        if deal is not None:
            return deal
    raise AssertionError("no full deal agrees with this view")


def _replay(view: View, pack: Sequence[int], actions: Sequence[Played]) -> Deal | None:
    deal = Deal(view.game, view.rules, view.before, pack)
    for seat, words in actions:
        action = deal.legal.find(words) if deal.turn == seat else None
        if action is None:
            return None
        deal.push(action)
    return deal if deal.view(view.seat).raw.tobytes() == view.raw.tobytes() else None
