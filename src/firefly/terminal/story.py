"""What has happened in a deal, as each reader saw it."""

from __future__ import annotations

from collections.abc import Iterable

from firefly import account
from firefly.match import Match
from firefly.text import say
from firefly.view import View


class Story:
    """The events of a deal in words, one list of sentences for each reader, and how far each has read.

    A reader is a seat or `firefly.fields.PUBLIC`: nobody is told more than their own views show.
    """

    def __init__(self, match: Match, readers: Iterable[int], language: str) -> None:
        self.match, self.language = match, language
        self._read = dict.fromkeys(readers, 0)
        self._events: list[dict[int, list[str]]] = []
        opened = {
            reader: [say(message, language) for message in account.opening(view, match.players)]
            for reader, view in self.views().items()
        }
        self._events.append(opened)

    def views(self) -> dict[int, View]:
        """What every reader sees now."""
        return {reader: self.match.view(reader) for reader in self._read}

    def add(self, before: dict[int, View]) -> None:
        """Tell the action that was just played; ``before`` holds the views before it."""
        self._events.append(
            {
                reader: [
                    say(message, self.language) for message in account.story(before[reader], after, self.match.players)
                ]
                for reader, after in self.views().items()
            }
        )

    def unread(self, reader: int) -> list[str]:
        """What has happened since this reader was last told."""
        start, self._read[reader] = self._read[reader], len(self._events)
        return [line for event in self._events[start:] for line in event[reader]]

    def catch_up(self, reader: int, others: Iterable[int]) -> None:
        """Let ``reader`` be told again what some of the ``others`` have not read yet."""
        self._read[reader] = min([self._read[reader], *(self._read[other] for other in others)])

    def all(self, reader: int) -> list[str]:
        """The whole story."""
        return [line for event in self._events for line in event[reader]]
