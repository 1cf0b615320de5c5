"""German fajer: preset `nemet`."""

from pathlib import Path

from firefly.cards import HUNGARIAN
from firefly.game import Game, Tally
from firefly.games.elimination import play, tally
from firefly.games.elimination.complete import complete
from firefly.games.elimination.rules import TABLE
from firefly.games.elimination.text import EliminationSpeech

GAME = Game(
    name="elimination",
    table=TABLE,
    fields=play.FIELDS,
    pack=HUNGARIAN,
    seats=range(2, 10),
    actions=play.ACTIONS,
    deck=lambda seats: range(HUNGARIAN.size),
    dealt=play.dealt,
    standing=lambda rules: int(rules["coins"]),
    deal=play.deal,
    legal=play.legal,
    step=play.step,
    returns=play.returns,
    speech=EliminationSpeech(),
    complete=complete,
    tally=Tally(tally.rows, tally.COLUMNS, tally.begun, tally.ended),
    folder=Path(__file__).parent,
)
