"""One table of fields a game: from it come the dtype of its state, what each seat may see of it, and its docs page.

A state is a row of bytes (uint8[size]). Kernels see it as a record; un-jitted they see a `Plain` object with ints and
lists, which behaves the same. Nested fields are one-dimensional, so that one source serves both.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from firefly._jit import jitted, kernel

MAX_SEATS = 9
PUBLIC = -1
"""The seat number of one who watches."""

Raw = NDArray[np.uint8]
Plain = Any
Seen = Callable[[Plain, int, int], int]


def everyone(state: Plain, viewer: int, seat: int) -> int:
    """The field is public; never called, since public fields are copied as they are."""
    raise AssertionError("a public field needs no question")


def own_seat(state: Plain, viewer: int, seat: int) -> bool:
    """Only the seat that the element belongs to sees it."""
    return viewer == seat


def nobody(state: Plain, viewer: int, seat: int) -> bool:
    """No seat sees it, not even the one that it belongs to."""
    return False


@dataclass(frozen=True)
class Field:
    """One field of a state.

    ``shape`` is 0 for a single number, else how many. ``sees`` is `everyone`, `own_seat`, `nobody`, or a function
    (state, viewer, element) -> the value that the viewer is shown (a bool stands for all or nothing). What is not
    shown reads ``blank``.
    """

    name: str
    type: type[np.generic]
    shape: int
    sees: Callable[[Plain, int, int], int]
    doc: str
    blank: int = 0


class Access(NamedTuple):
    """Kernels to get at the states of one game in loops."""

    view: Callable[[Raw], Any]
    """(states) -> rows: uint8[rows, size] as the others take it; once outside a loop"""
    load: Callable[[Any, int], Any]
    """(rows, row) -> the state in a row, as a game's kernels take it"""
    save: Callable[[Any, int, Any], None]
    """(rows, row, state): keep what has been done to a state that was loaded (jitted it already is)"""
    copy: Callable[[Any, int, int], None]
    """(rows, target, source): copy a state from row to row"""


class Fields:
    """The field table of a game."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.dtype = np.dtype(
            [(field.name, field.type, (field.shape,)) if field.shape else (field.name, field.type) for field in fields],
            align=True,
        )

    @property
    def size(self) -> int:
        """Bytes of a state."""
        return self.dtype.itemsize

    def new(self, rows: int = 1) -> Raw:
        """Zeroed states, uint8[rows, size]."""
        return np.zeros((rows, self.size), np.uint8)

    def plain(self, raw: Raw) -> Plain:
        """One state (uint8[size]) as an object with ints and lists."""
        values = zip(self.fields, raw.view(self.dtype)[0].item(), strict=True)
        return SimpleNamespace(**{field.name: value.tolist() if field.shape else value for field, value in values})

    def twin(self, plain: Plain) -> Plain:
        """An independent copy of an object that `plain` made."""
        values = plain.__dict__.items()
        return SimpleNamespace(**{name: value[:] if type(value) is list else value for name, value in values})

    def write(self, plain: Plain, raw: Raw) -> None:
        """Write an object that `plain` made back into ``raw``, uint8[size], modified in place."""
        raw.view(self.dtype)[0] = tuple([getattr(plain, name) for name in self.names])

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(field.name for field in self.fields)

    @cached_property
    def _private(self) -> tuple[Field, ...]:
        return tuple(field for field in self.fields if field.sees is not everyone)

    def shown(self, state: Plain, viewer: int) -> Plain:
        """What ``viewer`` (a seat, or `PUBLIC`) may know of a plain state, all else blank; public lists are shared."""
        seen = SimpleNamespace(**state.__dict__)
        for field in self._private:
            setattr(seen, field.name, _seen(field, state, viewer, getattr(state, field.name)))
        return seen

    def view(self, raw: Raw, viewer: int) -> Raw:
        """What ``viewer`` may know of the state, as a state with all else blank."""
        seen = raw.copy()
        record = seen.view(self.dtype)[0]
        shown = self.shown(self.plain(raw), viewer)
        for field in self._private:
            record[field.name] = getattr(shown, field.name)
        return seen

    @cached_property
    def access(self) -> Access:
        """Kernels to get at states in loops."""
        if not jitted():
            return Access(
                view=lambda states: states,
                load=lambda rows, row: self.plain(rows[row]),
                save=lambda rows, row, state: self.write(state, rows[row]),
                copy=lambda rows, target, source: rows.__setitem__(target, rows[source]),
            )
        dtype = self.dtype

        @kernel
        def view(states: Any) -> Any:
            return states.view(dtype)

        @kernel
        def load(rows: Any, row: int) -> Any:
            return rows[row, 0]

        @kernel
        def save(rows: Any, row: int, state: Any) -> None:
            pass

        @kernel
        def copy(rows: Any, target: int, source: int) -> None:
            rows[target, 0] = rows[source, 0]

        return Access(view, load, save, copy)


def _seen(field: Field, state: Plain, viewer: int, value: Any) -> Any:
    """A private field as the viewer is shown it."""
    if not field.shape:
        return _shown(field, state, viewer, 0, value)
    if field.sees is nobody or (field.sees is own_seat and viewer == PUBLIC):
        return [field.blank] * field.shape
    if field.sees is own_seat:
        shown = [field.blank] * field.shape
        shown[viewer] = value[viewer]
        return shown
    return [_shown(field, state, viewer, place, each) for place, each in enumerate(value)]


def _shown(field: Field, state: Plain, viewer: int, place: int, value: int) -> int:
    seen = field.sees(state, viewer, place)
    if isinstance(seen, bool):
        return value if seen else field.blank
    return seen
