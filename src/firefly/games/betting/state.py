"""The state of Fájer with bets: parts of a deal, actions, fields."""

from __future__ import annotations

from typing import Any

import numpy as np

from firefly.fields import MAX_SEATS, Field, Fields, everyone
from firefly.game import COMMON

LOOKING, JOINING, FIRST_BETS, BLIND_TAKE, EXCHANGE, SECOND_BETS, OVER = range(7)

LOOK, BLIND, IN, OUT, CHECK, CALL, FOLD, STAND, TAKE, SWAP, RAISE = 0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 24
"""TAKE + place of the talon card that is left; SWAP + 4 * place of the own card + place of the talon card (places in
printing order); RAISE is raise 1, and ids go on from there"""
ACTIONS = RAISE + 1


def _hand(state: Any, viewer: int, seat: int) -> int:
    """Its owner sees a hand, but not while he may say majzli or has said so (3.3); the others what has lain open."""
    unseen = seat == state.blind or (state.phase == LOOKING and seat == state.turn)
    return int(state.hand[seat] if viewer == seat and not unseen else state.hand[seat] & state.open[seat])


def _talon(state: Any, viewer: int, element: int) -> bool:
    """Everyone sees the talon once it is turned up (3.10)."""
    return bool(state.upturned)


FIELDS = Fields(
    *COMMON,
    Field("hand", np.int64, MAX_SEATS, _hand, "mask of the cards in each hand; others see what has lain open"),
    Field("open", np.int64, MAX_SEATS, everyone, "mask of the cards in each hand that the whole table has seen"),
    Field("talon", np.int64, 0, _talon, "mask of the four cards on the table"),
    Field("upturned", np.int8, 0, everyone, "1 once the talon lies face up"),
    Field("paid", np.int64, MAX_SEATS, everyone, "chips that each seat has paid in this deal"),
    Field("bet", np.int64, MAX_SEATS, everyone, "chips that each seat has paid in this betting round"),
    Field("high", np.int64, 0, everyone, "what a seat has to have paid in this betting round to have met it"),
    Field("raises", np.int32, 0, everyone, "raises in this betting round"),
    Field("inside", np.int16, 0, everyone, "mask of the seats that are in and have not folded"),
    Field("able", np.int16, 0, everyone, "mask of the seats inside that have chips left"),
    Field("pending", np.int16, 0, everyone, "mask of the seats still to be asked in this part, lap or leg"),
    Field("spoken", np.int8, 0, everyone, "1 once a seat has spoken in this betting round"),
    Field("back", np.int8, 0, everyone, "1 while a ferbli leg runs against the order of play"),
    Field("blind", np.int8, 0, everyone, "the seat that said majzli, until it takes its cards; else -1"),
    Field("majzli", np.int8, 0, everyone, "the seat that said majzli, else -1"),
    Field("given", np.int64, 0, everyone, "mask of the cards that the majzli seat put into the talon"),
    Field("lap", np.int32, 0, everyone, "lap of the exchange, from 0"),
    Field("swapped", np.int8, 0, everyone, "1 if a seat has swapped in this lap"),
    Field("showdown", np.int16, 0, everyone, "mask of the seats that came to the showdown"),
    Field("won", np.int64, MAX_SEATS, everyone, "chips that each seat got from the pots, its own included"),
)
