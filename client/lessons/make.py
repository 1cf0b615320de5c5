"""Makes the lessons of the browser: scripts beside this file, played by the real engine, as the learner sees it.

    .venv/bin/python client/lessons/make.py [--check]

With ``--check`` nothing is written: it fails if the lessons are not those of today's rules.
The learner has seat 1. `play` is an action of another seat; a step with `say` shows the hint `learn-<family>-<say>`,
and waits for the action `do`, or for a click. `at` is what the hint points to.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from firefly import _jit

_jit.interpret()

from firefly.errors import NotationError  # noqa: E402 (the mode is settled first)
from firefly.server import events as ev  # noqa: E402
from firefly.server import sight, wire  # noqa: E402
from firefly.server.decide import act, why_not  # noqa: E402
from firefly.server.state import Setup  # noqa: E402
from firefly.server.table import Table  # noqa: E402

HERE = Path(__file__).parent
MADE = HERE.parent / "src" / "panels" / "lessons"
FAMILIES = ("elimination", "betting", "tricks")
PLAYERS = ("Anna", "Béla", "Csilla", "Dénes")
LEARNER = 0


def lesson(script: dict[str, Any]) -> dict[str, Any]:
    """The steps of a lesson; each has the frames that lead to it, as what differs from the frame before."""
    table, steps, frames = _opened(script), [], []
    seen: dict[str, Any] = {}

    def show() -> None:
        nonlocal seen
        now = _frame(table, seen.get("n", 0))
        gone = dict.fromkeys(sorted(seen.keys() - now.keys()))
        frames.append({key: value for key, value in now.items() if seen.get(key) != value} | gone)
        seen = now

    for deal in script["deals"]:
        table.apply(_dealt(table, deal))
        show()
        for step in deal["steps"]:
            if "play" in step:
                _act(table, step["play"])
                show()
                continue
            made = {"say": step["say"], "at": step["at"], "frames": frames}
            frames = []
            steps.append(made)
            if "do" in step:
                made |= {"do": step["do"], "why": dict(_reasons(table))}
                _act(table, f"p1 {step['do']}")
                show()
    return {"game": script["game"], "steps": steps, "frames": frames}


def _opened(script: dict[str, Any]) -> Table:
    setup = Setup(id="learn", game=script["game"], seats=len(PLAYERS), rules=script.get("rules", {}))
    table = Table(ev.Opened(at=0, setup=setup))
    for seat, name in enumerate(PLAYERS):
        own = seat == LEARNER
        table.apply(ev.Sat(at=0, seat=seat, name=name, token="own" if own else "", bot="" if own else "thumb"))
    table.connected["own"] = 1
    table.apply(ev.Started(at=0, players=list(range(len(PLAYERS))), dealer=script["dealer"] - 1))
    return table


def _dealt(table: Table, deal: dict[str, Any]) -> ev.Dealt:
    """The deal in which everybody gets the cards of the script."""
    game, seats = table.game, len(PLAYERS)
    eldest = int(table.state.common["dealer"]) + 1 + bool(table.state.deals)  # of the deal before, if there was one
    hands = [deal["hands"][(eldest + place) % seats].split() for place in range(seats)]
    each = [[hand] for hand in hands] if game.name != "tricks" else [list(cards) for cards in zip_longest(*hands)]
    order = [card for packet in each for part in packet for card in ([part] if isinstance(part, str) else part)]
    order += deal["then"].split()
    codes = [game.pack.codes[card] for card in game.deck(seats)]
    pack = " ".join([*order, *(code for code in codes if code not in order)])
    return ev.Dealt(at=0, pack=pack, salt="", seal="", engine="", before=table.snapshot())


def _act(table: Table, text: str) -> None:
    seat, _, action = text.partition(" ")
    table.apply(act(table, int(seat[1:]) - 1, action, "person", 0))


def _frame(table: Table, after: int) -> dict[str, Any]:
    frame: dict[str, Any] = msgspec.to_builtins(sight.view(table, LEARNER, 0, after))
    for key in ("seal", "next_deal"):
        frame.pop(key, None)
    return json.loads(json.dumps(frame))


def _reasons(table: Table) -> Iterator[tuple[str, wire.Said]]:
    """Why the learner may not do what a touch could mean here."""
    own = sight.view(table, LEARNER, 0)
    held = [card for card in own.seats[LEARNER].cards if card != "??"]
    swaps = [f"swap {card} {other}" for card in held for other in own.table if other != "??"]
    plays = [f"{verb} {card}" for verb in ("play", "draw") for card in held]
    verbs = ["take", "go", "lay", "keep", "expose", "stay", "fold", "stop", "in", "out", "check", "call", "raise 1"]
    for text in [*swaps, *plays, *verbs, "stand", "look", "majzli"]:
        try:
            reason = why_not(table, LEARNER, text)
        except NotationError:  # no action of this game
            continue
        if reason is not None:
            yield text, sight.said(reason)


def main(check: bool) -> int:
    """Write the lesson of each family; with ``check`` only compare, and return how many are another."""
    MADE.mkdir(exist_ok=True)
    others = 0
    for family in FAMILIES:
        script = tomllib.loads((HERE / f"{family}.toml").read_text(encoding="utf-8"))
        text = json.dumps(lesson(script), ensure_ascii=False, separators=(",", ":")) + "\n"
        file = MADE / f"{family}.json"
        if check:
            others += file.read_text(encoding="utf-8") != text
        else:
            file.write_text(text, encoding="utf-8")
    return others


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
