"""`firefly join`: an online table at the terminal; and `firefly bot`, which seats a bot there."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from firefly.bots import KINDS
from firefly.errors import FireflyError
from firefly.online import OnlineTable, Refused
from firefly.terminal.board import show
from firefly.terminal.boards import board_of
from firefly.terminal.guide import explain
from firefly.terminal.menu import Menu
from firefly.terminal.screen import Leave, Screen, clean_name
from firefly.terminal.turn import asked_for
from firefly.text import Message, say
from firefly.view import View

INTERRUPTED = 130


def join(url: str, name: str | None, watch: bool, language: str) -> int:
    """Play at an online table; the exit status. Raises `FireflyError`."""
    screen = Screen(language)
    table = OnlineTable(url, language)
    if not table.token and not watch:
        chosen = name or screen.ask(screen.words("terminal-join-name"))
        table.sit(clean_name(chosen, screen.words("terminal-join-guest")))
    try:
        for view in table.views():
            _told(view, screen)
            if view["status"] == "ended":
                _ended(view, screen)
            elif view.get("legal"):
                _turn(table, screen)
    except Leave:
        if table.token and not watch:
            screen.say("terminal-join-link", "dim", url=_private(table, url))
    except KeyboardInterrupt:
        screen.line()
        return INTERRUPTED
    screen.say("terminal-bye", "dim")
    return 0


def _private(table: OnlineTable, url: str) -> str:
    return f"{url.partition('/t/')[0]}/t/{table.table}/seat/{table.token}"


def message_of(said: Any) -> Message:
    """A message as it came over the wire."""
    name, arguments = said
    return Message(
        name, **{key: message_of(value) if isinstance(value, list) else value for key, value in arguments.items()}
    )


def _told(view: dict[str, Any], screen: Screen) -> None:
    for event in view["events"]:
        lines = [say(message_of(said), screen.language) for said in event.get("said", ())]
        if event["kind"] == "said":
            name = view["seats"][event["seat"] - 1]["name"]
            spoken = event.get("text") or say(Message(f"web-phrase-{event['action']}"), screen.language)
            lines = [f"{name}: {spoken}"]
        if lines:
            screen.told(lines)


def _ended(view: dict[str, Any], screen: Screen) -> None:
    screen.line()
    for seat in view["seats"]:
        if seat["kind"] != "empty":
            screen.say("terminal-retell-standing", player=seat["name"], n=seat["standing"])
    raise Leave


def _turn(table: OnlineTable, screen: Screen) -> None:
    """One decision, asked for until the table has accepted an answer or gone on without it."""
    view, version = table.knowledge()
    if view.turn != view.seat:
        return
    menu = Menu(view, screen)
    _draw(view, menu, table, screen)
    while True:
        typed = screen.ask("")
        command = asked_for(typed, screen) if typed else None
        if command == "quit":
            raise Leave
        if command is not None:
            explain(command, view.game, view.rules, screen)
            continue
        action = menu.read(typed) if typed else None
        if action is None:
            continue
        try:
            table.act(action, version)
        except Refused as refusal:
            screen.refuse(refusal.text(screen.language))
            if refusal.code in ("table/stale", "deal/over", "action/turn", "table/bot-plays"):
                return
            continue
        return


def _draw(view: View, menu: Menu, table: OnlineTable, screen: Screen) -> None:
    names = [seat["name"] for seat in table.view()["seats"]]
    show(board_of(view.game), view, names, screen)
    screen.line()
    screen.line(say(view.game.speech.prompt(view.state, view.rules), screen.language), "bold")
    menu.show()


def seat_bot(url: str, kind: str, name: str | None, language: str) -> int:
    """Let a bot play at an online table until the match has ended; the exit status. Raises `FireflyError`."""
    if kind not in KINDS:
        raise FireflyError(Message("online-bot", name=kind[:40], known=", ".join(KINDS)))
    table = OnlineTable(url, language)
    if not table.token:
        table.sit(name or f"Bot {SystemRandom().randrange(1000)}")
    screen = Screen(language)
    answered = -1
    for view in table.views():
        if view["status"] == "ended":
            return 0
        if view.get("legal") and view["version"] != answered:
            known, version = table.knowledge()
            if known.turn != known.seat:
                continue
            action = KINDS[kind](known.game.name).choose(known, SystemRandom())
            try:
                answered = version
                table.act(action, version)
            except Refused as refusal:
                if refusal.code not in ("table/stale", "table/paused"):
                    raise
                answered = -1
            screen.line(action)
    return 0
