"""Fájer with bets: presets `hivos` and `talon`."""

from pathlib import Path

from firefly.cards import HUNGARIAN
from firefly.game import Game, Tally
from firefly.games.betting import play, state, tally
from firefly.games.betting.complete import complete
from firefly.games.betting.rules import TABLE
from firefly.games.betting.text import BettingSpeech

GAME = Game(
    name="betting",
    table=TABLE,
    fields=state.FIELDS,
    pack=HUNGARIAN,
    seats=range(2, 10),
    actions=state.ACTIONS,
    deck=lambda seats: range(HUNGARIAN.size),
    dealt=play.dealt,
    standing=lambda rules: int(rules["stack"]),
    deal=play.deal,
    legal=play.legal,
    most=play.most,
    step=play.step,
    returns=play.returns,
    chips=True,
    speech=BettingSpeech(),
    complete=complete,
    tally=Tally(tally.rows, tally.COLUMNS, tally.begun, tally.ended),
    folder=Path(__file__).parent,
)
