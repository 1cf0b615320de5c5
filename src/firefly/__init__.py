"""Fájer and Fly: exact rules, records, views and fast kernels for four old card games.

The names here are the public library; they are imported when they are first asked for, so that ``import firefly`` costs
nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from firefly.completion import determinize
    from firefly.deal import Deal
    from firefly.errors import FireflyError, IllegalAction, NotationError, RecordError, RulesError
    from firefly.fields import PUBLIC
    from firefly.game import Game
    from firefly.games import GAMES, PRESETS, game_of
    from firefly.hands import worth
    from firefly.match import Match
    from firefly.record import Record, replay
    from firefly.rules import Rules
    from firefly.simulation import simulate
    from firefly.text import Message, say
    from firefly.vector import Vector
    from firefly.view import View

_HOMES = {
    "determinize": "completion",
    "Deal": "deal",
    "FireflyError": "errors",
    "IllegalAction": "errors",
    "NotationError": "errors",
    "RecordError": "errors",
    "RulesError": "errors",
    "PUBLIC": "fields",
    "Game": "game",
    "GAMES": "games",
    "PRESETS": "games",
    "game_of": "games",
    "worth": "hands",
    "Match": "match",
    "Record": "record",
    "replay": "record",
    "Rules": "rules",
    "simulate": "simulation",
    "Message": "text",
    "say": "text",
    "Vector": "vector",
    "View": "view",
}

__all__ = [
    "GAMES",
    "PRESETS",
    "PUBLIC",
    "Deal",
    "FireflyError",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "NotationError",
    "Record",
    "RecordError",
    "Rules",
    "RulesError",
    "Vector",
    "View",
    "determinize",
    "game_of",
    "replay",
    "say",
    "simulate",
    "worth",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'firefly' has no attribute {name!r}")
    return getattr(import_module(f"firefly.{_HOMES[name]}"), name)
