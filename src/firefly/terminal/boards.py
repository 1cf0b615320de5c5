"""Which board a game is drawn on."""

from firefly.game import Game
from firefly.terminal.betting import BettingBoard
from firefly.terminal.board import Board, StandingBoard
from firefly.terminal.elimination import EliminationBoard
from firefly.terminal.tricks import TricksBoard

BOARDS: dict[str, Board] = {
    "betting": BettingBoard(),
    "elimination": EliminationBoard(),
    "tricks": TricksBoard(),
}


def board_of(game: Game) -> Board:
    """The board of a game, a plain one if it has none of its own."""
    return BOARDS.get(game.name, StandingBoard())
