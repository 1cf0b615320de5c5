"""The terminal itself: lines out, lines in, in one language, with or without colour and beyond ASCII or not."""

from __future__ import annotations

import codecs
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from firefly.text import Message, say

WIDEST = 80
LONGEST_NAME = 14
_TYPED = 16
"""columns to type an answer in"""
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
_PLAIN = str.maketrans({"—": "-", "–": "-", "−": "-", "…": "...", "·": "|", "“": '"', "”": '"', "„": '"', "½": ".5"})


class Leave(Exception):
    """Somebody leaves the table: said so, or the input has ended."""


class Screen:
    """Prints what the table says and asks what people want.

    ``unicode`` tells whether the terminal shows more than ASCII, ``drawn`` whether cards are drawn at all: a dumb
    terminal (and with it a screen reader) gets them in words.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.unicode = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
        self.drawn = os.environ.get("TERM") != "dumb"
        if not self.unicode:
            codecs.register_error("firefly.spell", _spell)
            _reconfigure(sys.stdout, "firefly.spell")
        columns = shutil.get_terminal_size((WIDEST, 24)).columns
        self.width = max(20, min(WIDEST, columns))
        self.console = Console(
            width=self.width,
            highlight=False,
            markup=False,
            emoji=False,
            color_system=None if os.environ.get("NO_COLOR") else "auto",
        )
        self.person = sys.stdin.isatty()
        if self.person:
            _quiet_readline()

    def words(self, message: str, /, **arguments: Any) -> str:
        """A sentence in the language of this screen, by its id in the catalogue."""
        return say(Message(message, **arguments), self.language)

    def line(self, text: str | Text = "", style: str = "") -> None:
        """Print a line; one in words is wrapped between them."""
        for part in [text] if isinstance(text, Text) else self.wrapped(text):
            self.console.print(part, style=style or None, overflow="fold")

    def wrapped(self, text: str, first: str = "", width: int = 0) -> list[str]:
        """A text as lines of the screen, all indented as it is; ``first`` stands before it, in place of the indent."""
        width = width or self.width - 1
        indent = first or " " * (len(text) - len(text.lstrip(" ")))
        lines = [""]
        for word in text.split(" "):
            if lines[-1] and cell_len(f"{indent}{lines[-1]} {word}") > width:
                lines.append(word)
            else:
                lines[-1] = f"{lines[-1]} {word}".strip()
        return [(" " * cell_len(indent) if number else indent) + line for number, line in enumerate(lines)]

    def say(self, message: str, style: str = "", /, **arguments: Any) -> None:
        """Print a sentence of the catalogue; its paragraphs (between empty lines) are wrapped anew."""
        for number, paragraph in enumerate(self.words(message, **arguments).split("\n\n")):
            if number:
                self.line()
            self.line(" ".join(paragraph.split()), style)

    def told(self, lines: Iterable[str]) -> None:
        """Print what has happened, a sentence a line."""
        for line in lines:
            for part in self.wrapped(line, f"{self.mark('·', '-')} "):
                self.line(Text(part))

    def refuse(self, reason: str) -> None:
        """Print why something is not done."""
        self.line(f"{self.mark('✗', '!')} {reason}", "bold red")

    def mark(self, fine: str, plain: str) -> str:
        """A sign, or what stands for it where there is only ASCII."""
        return fine if self.unicode else plain

    def ask(self, question: str, default: str = "") -> str:
        """What somebody types, without spaces around it; ``default`` on Enter. Raises `Leave` at the end of input."""
        asked = f"{question} [{default}] >" if default else f"{question} >"
        lines = self.wrapped(asked, width=max(12, self.width - _TYPED))
        for line in lines[:-1]:
            self.line(line)
        sys.stdout.flush()
        try:
            typed = input(f"{lines[-1].lstrip()} ")
        except EOFError:
            self.line()
            raise Leave from None
        if not self.person:
            self.line()
        return _printable(typed).strip() or default

    def forget_typed(self) -> None:
        """Forget what has been typed while nobody was asked: it was not meant as an answer."""
        if self.person:
            with suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def number(self, question: str, least: int, most: int, default: int) -> int:
        """A whole number in a range."""
        while True:
            typed = self.ask(question, str(default))
            if typed.isascii() and typed.isdigit() and len(typed) < 12 and least <= int(typed) <= most:
                return int(typed)
            self.refuse(self.words("terminal-answer-number", least=str(least), most=str(most)))

    def agreed(self, question: str) -> bool:
        """Yes or no; Enter means no."""
        return self.ask(question).lower() in self.spellings("yes")

    def spellings(self, word: str) -> list[str]:
        """All that may be typed for a command or an answer: English, and as the language has it."""
        own = self.words(f"terminal-word-{word}").lower().split()
        return [word, *own, *map(_spelled_plainly, own)]

    def clear(self) -> None:
        """Leave nothing of what has been printed on the screen or above it."""
        if self.drawn and self.console.is_terminal:
            sys.stdout.write(_CLEAR)
        else:
            sys.stdout.write("\n" * 60)
        sys.stdout.flush()

    def pages(self, lines: Sequence[str]) -> None:
        """Print many lines, a screenful at a time."""
        height = max(6, shutil.get_terminal_size((WIDEST, 24)).lines - 2)
        parts = [part for line in lines for part in self.wrapped(line)]
        for place, part in enumerate(parts):
            full = self.person and place > 0 and place % height == 0
            if full and self.ask(self.words("terminal-more")).lower().startswith("q"):
                return
            self.line(part)


def clean_name(name: str, fallback: str) -> str:
    """A name that a stranger chose, fit for one line: no control characters, not too long, never empty."""
    return shortened(" ".join(_printable(name).split()), LONGEST_NAME) or fallback


def shortened(text: str, width: int) -> str:
    """A text cut to a number of columns."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"


def _printable(text: str) -> str:
    """Without control characters, marks that turn the direction of writing, and half characters."""
    return "".join(
        " " if char.isspace() else char for char in text if char.isspace() or unicodedata.category(char)[0] != "C"
    )


def _spell(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that the terminal's encoding does not have: letters without accents."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return _spelled_plainly(error.object[error.start : error.end]), error.end


def _spelled_plainly(text: str) -> str:
    text = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return "".join(char if char.isascii() else "" if unicodedata.combining(char) else "?" for char in text)


def _reconfigure(stream: Any, errors: str) -> None:
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=errors)


def _quiet_readline() -> None:
    """Let lines be edited, but keep no history, which the next one at the keyboard could read."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
    if "libedit" not in (readline.__doc__ or ""):
        # its switching on and off would be escape sequences at every prompt
        readline.parse_and_bind("set enable-bracketed-paste off")
        readline.parse_and_bind("set disable-completion on")
