"""What can go wrong, as one tree of exceptions.

Every error carries a message id of the catalogue and its arguments, so that it can be said in any of the
four languages; ``str(error)`` says it in English.
"""

from __future__ import annotations

from firefly.text import Message, say


class FireflyError(Exception):
    """Anything that firefly refuses, with the reason in words."""

    code = "firefly/error"

    def __init__(self, message: Message, *, code: str | None = None) -> None:
        self.message = message
        if code is not None:
            self.code = code
        super().__init__(message)

    def text(self, language: str = "en") -> str:
        """The reason as a sentence in ``language`` (hu, cs, en, de)."""
        return say(self.message, language)

    def __str__(self) -> str:
        return self.text()


class RulesError(FireflyError):
    """An option that does not exist or a value that it does not take."""

    code = "rules/option"


class NotationError(FireflyError, ValueError):
    """Text that cannot be read: a card, a pack, an action, a record."""

    code = "action/unknown"


class RecordError(NotationError):
    """A record that breaks the format or the rules.

    ``deal`` and ``action`` count from 1 and are None where they do not apply; ``action_text`` is the offending action.
    """

    code = "record/format"

    def __init__(
        self,
        message: Message,
        *,
        code: str | None = None,
        deal: int | None = None,
        action: int | None = None,
        action_text: str | None = None,
    ) -> None:
        super().__init__(message, code=code)
        self.deal, self.action, self.action_text = deal, action, action_text


class IllegalAction(FireflyError):
    """An action that can be read but is not allowed now: nothing has changed.

    ``code`` is ``action/illegal``, ``action/turn`` or ``deal/over``; ``legal`` lists what the seat in turn may do.
    """

    code = "action/illegal"

    def __init__(self, message: Message, *, code: str | None = None, legal: tuple[str, ...] = ()) -> None:
        super().__init__(message, code=code)
        self.legal = legal


class TableError(FireflyError):
    """Something that a table, or the house around it, refuses; ``code`` says what kind of refusal it is."""

    def __init__(self, message: Message, code: str) -> None:
        super().__init__(message, code=code)
