"""The games that firefly knows: the only registry."""

from firefly.errors import RulesError
from firefly.game import Game
from firefly.games import betting, elimination, tricks
from firefly.text import Message, add_folder

GAMES: tuple[Game, ...] = (betting.GAME, elimination.GAME, tricks.GAME)

PRESETS: dict[str, Game] = {preset: game for game in GAMES for preset in game.table.presets}

for _game in GAMES:
    if _game.folder:
        add_folder(_game.folder)


def game_of(preset: str) -> Game:
    """The game that ``preset`` belongs to; raises `RulesError` with the presets that exist."""
    try:
        return PRESETS[preset]
    except KeyError:
        raise RulesError(Message("preset-unknown", preset=preset[:40], known=", ".join(PRESETS))) from None
