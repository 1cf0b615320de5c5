"""Actions as text: ``p2 swap 9h 7h`` (docs/records.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from firefly.cards import UNKNOWN, cards_of
from firefly.errors import NotationError
from firefly.fields import Plain, Raw
from firefly.game import Game, Played, Verb, Words
from firefly.rules import Rules
from firefly.text import Message

_SEAT = re.compile(r"p([1-9])")
_SIZE = re.compile(r"[0-9]+")
_TOO_MANY_DIGITS = 18


def read_action(text: str, game: Game, seats: int) -> tuple[int | None, Words]:
    """The seat (None where the text names none) and the words of an action; raises `NotationError`."""
    words = text.split()
    seat = None
    if words and (named := _SEAT.fullmatch(words[0])):
        seat = int(named[1]) - 1
        if seat >= seats:
            raise NotationError(Message("action-no-seat", text=text[:60], seats=seats))
        words = words[1:]
    verb = game.speech.verbs.get(words[0]) if words else None
    if verb is None:
        verbs = ", ".join(game.speech.verbs)
        raise NotationError(Message("action-no-verb", text=text[:60], verbs=verbs))
    return seat, _arguments(text, words[0], verb, words[1:], game, seats)


def _arguments(text: str, name: str, verb: Verb, words: list[str], game: Game, seats: int) -> Words:
    if verb.sized:
        if len(words) != 1 or not _SIZE.fullmatch(words[0]):
            raise NotationError(Message("action-no-size", text=text[:60], verb=name))
        return Words(name, size=int(words[0].lstrip("0")[:_TOO_MANY_DIGITS] or 0))
    if not verb.least <= len(words) <= verb.most:
        raise NotationError(Message("action-arity", text=text[:60], verb=name, least=verb.least, most=verb.most))
    cards = []
    deck = game.deck(seats)
    for code in words:
        card = game.pack.ids.get(code)
        if card is None or card not in deck:
            raise NotationError(Message("action-no-card", text=text[:60], code=code[:20]))
        cards.append(card)
    return Words(name, tuple(cards))


def action_text(game: Game, played: Played) -> str:
    """An action as records write it; cards that the reader may not know as ``??``."""
    return f"p{played.seat + 1} {words_text(game, played.words)}"


def words_text(game: Game, words: Words) -> str:
    """An action without its seat."""
    codes = [UNKNOWN if card < 0 else game.pack.codes[card] for card in words.cards]
    return " ".join([words.verb, *codes, *([str(words.size)] if words.size else [])])


class Legal:
    """What the seat in turn may do: iterate for texts, ``in`` for a text, ``len``, ``bool``; see also `ids`.

    A raise is one entry, ``raise 1..3``; any size in its range is ``in``.
    """

    def __init__(self, game: Game, rules: Rules, raw: Raw, state: Plain | None = None) -> None:
        """``state``: what ``raw`` holds, if the caller has it already."""
        self._game = game
        self._state = game.fields.plain(raw) if state is None else state
        self.ids: tuple[int, ...] = ()
        self.most = 0
        """the largest size of the sized action (a raise), 0 where it is not allowed"""
        if self._state.turn >= 0:
            low, high, self.most = game.doors.menu(raw, self._state, rules)
            self.ids = (*cards_of(low), *(game.second + place for place in cards_of(high)))

    @cached_property
    def words(self) -> dict[Words, int]:
        """The id of each legal action by its words; a sized one as size 1."""
        return {self._game.speech.words(self._state, action): action for action in self.ids}

    @cached_property
    def by_text(self) -> dict[str, Words]:
        """The words of each legal action by its text, sorted by it."""
        return dict(sorted((self._text(words), words) for words in self.words))

    @property
    def texts(self) -> tuple[str, ...]:
        """The legal actions as text, sorted."""
        return tuple(self.by_text)

    def _text(self, words: Words) -> str:
        return f"{words.verb} 1..{self.most}" if words.size else words_text(self._game, words)

    def find(self, words: Words) -> int | None:
        """The id of an action, None if it is not legal."""
        verb = self._game.speech.verbs[words.verb]
        if verb.sized:
            smallest = self.words.get(Words(words.verb, size=1))
            return None if smallest is None or not 1 <= words.size <= self.most else smallest + words.size - 1
        return self.words.get(Words(words.verb, tuple(sorted(words.cards)) if verb.is_set else words.cards))

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __len__(self) -> int:
        return len(self.ids)

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        try:
            seat, words = read_action(text, self._game, self._state.seats)
        except NotationError:
            return False
        return seat in (None, self._state.turn) and self.find(words) is not None

    def __repr__(self) -> str:
        return f"<Legal {', '.join(self.texts)}>"
