"""Keeping a match as a record."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from firefly.match import Match
from firefly.record import dumps, of_match
from firefly.terminal.screen import Screen


def keep(match: Match, screen: Screen, file: Path | None, **extra: Any) -> None:
    """Write the record of a match to ``file``, or ask where to; nothing is overwritten unasked."""
    now = datetime.now().astimezone()
    text = dumps(of_match(match, time=now.isoformat(timespec="seconds"), **extra))
    if file is not None and _write(file, text, screen):
        return
    offered = _free(Path(f"firefly-{match.rules.preset}-{now:%Y%m%d-%H%M}.toml"))
    while True:
        typed = screen.ask(screen.words("terminal-save"), str(offered))
        if typed.lower() in screen.spellings("no"):
            return
        try:
            file = offered if typed.lower() in screen.spellings("yes") else Path(typed).expanduser()
            file = file if file.suffix else file.with_suffix(".toml")
        except (ValueError, RuntimeError) as error:  # no name at all, a home that does not exist
            screen.refuse(screen.words("terminal-unwritable", file=typed, detail=str(error)))
            continue
        if _write(file, text, screen):
            return


def _free(file: Path) -> Path:
    """A file of this name that does not exist yet."""
    number, free = 1, file
    while free.exists():
        number += 1
        free = file.with_stem(f"{file.stem}-{number}")
    return free


def _write(file: Path, text: str, screen: Screen) -> bool:
    try:
        if file.exists() and not screen.agreed(screen.words("terminal-exists", file=str(file))):
            return False
        file.write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        screen.refuse(screen.words("terminal-unwritable", file=str(file), detail=detail))
        return False
    screen.say("terminal-saved", "green", file=str(file))
    return True
