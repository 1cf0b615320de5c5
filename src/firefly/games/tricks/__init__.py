"""Trick-taking: preset `fly`."""

from pathlib import Path

from firefly.cards import FRENCH
from firefly.game import Game, Tally
from firefly.games.tricks import play, tally
from firefly.games.tricks.complete import complete
from firefly.games.tricks.rules import TABLE
from firefly.games.tricks.text import TricksSpeech

GAME = Game(
    name="tricks",
    table=TABLE,
    fields=play.FIELDS,
    pack=FRENCH,
    seats=range(3, 8),
    actions=play.ACTIONS,
    second=play.CARD,
    deck=play.deck,
    dealt=play.dealt,
    standing=lambda rules: int(rules["start"]),
    deal=play.deal,
    legal=play.legal,
    step=play.step,
    returns=play.returns,
    speech=TricksSpeech(),
    complete=complete,
    tally=Tally(tally.rows, tally.COLUMNS, tally.begun, tally.ended),
    folder=Path(__file__).parent,
)
