"""A match told in words, and with its table after each action: `firefly replay`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from copy import copy

from firefly.account import tell
from firefly.deal import Deal
from firefly.fields import PUBLIC
from firefly.match import Match
from firefly.terminal.board import show
from firefly.terminal.boards import board_of
from firefly.terminal.screen import Leave, Screen, clean_name
from firefly.view import View


def retell(match: Match, language: str, *, step: bool = False) -> None:
    """Tell a match, all cards open; with ``step`` draw the table after each action and wait for Enter."""
    screen = Screen(language)
    told = copy(match)
    told.players = tuple(
        clean_name(name, screen.words("terminal-player", n=number)) for number, name in enumerate(match.players, 1)
    )
    _head(told, screen)
    waits = step and screen.person
    number = 0
    for deal, action, lines in tell(told, language):
        if action is None:
            number += 1
            screen.line()
            screen.say("log-deal-number", "bold", n=number)
        screen.told(lines)
        if step:
            show(board_of(deal.game), _open_view(deal), told.players, screen)
            waits = waits and _enter(screen)
        if deal.over:
            _standing(deal, told.players, screen)
    _foot(told, screen)


def _head(match: Match, screen: Screen) -> None:
    screen.say(f"preset-{match.rules.preset}", "bold")
    screen.say("terminal-retell-players", names=", ".join(match.players))
    if match.rules.changes:
        screen.say("terminal-retell-rules", rules=str(match.rules).partition(" ")[2])


def _open_view(deal: Deal) -> View:
    """A deal with all cards open, as a view that belongs to nobody."""
    return View(deal.game, deal.rules, PUBLIC, deal.before, deal.raw, deal.actions)


def _enter(screen: Screen) -> bool:
    """Wait for Enter; whether to wait again."""
    try:
        screen.ask(screen.words("terminal-retell-step"))
    except Leave:
        return False
    return True


def _standing(deal: Deal, names: Sequence[str], screen: Screen) -> None:
    seats = range(deal.seats)
    standings = [
        screen.words("terminal-retell-standing", player=names[seat], n=deal.state.standing[seat]) for seat in seats
    ]
    screen.line(f"  {', '.join(standings)}", "bold")


def _foot(match: Match, screen: Screen) -> None:
    screen.line()
    if match.winner is not None:
        screen.say("terminal-retell-winner", "bold", player=match.players[match.winner])
    elif match.turn is not None:
        screen.say("terminal-retell-turn", "bold", player=match.players[match.turn])
    else:
        screen.say("terminal-retell-open", "bold")
    sys.stdout.flush()
