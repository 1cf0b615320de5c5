"""Packs of cards, their codes and how sets of them are printed (docs/records.md, "Codes").

A card is a small integer, its *id*: suit times the number of ranks plus rank, so that ids run in printing order.
A set of cards is an ``int`` mask, bit c for card id c.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from firefly.errors import NotationError
from firefly.text import Message

SUITS = "cdhs"
RANKS = "23456789TJQKA"
UNKNOWN = "??"


@dataclass(frozen=True)
class Pack:
    """The cards of four suits from ``lowest`` rank up; ids run 0…size-1 in printing order."""

    ranks: str

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """Code of each card id, e.g. ``7h``."""
        return tuple(rank + suit for suit in SUITS for rank in self.ranks)

    @cached_property
    def ids(self) -> dict[str, int]:
        """Card id of each code."""
        return {code: card for card, code in enumerate(self.codes)}

    @property
    def size(self) -> int:
        return len(self.codes)

    @property
    def all(self) -> int:
        """Mask of every card."""
        return (1 << self.size) - 1

    def card(self, code: str) -> int:
        """Id of the card written ``code``; raises `NotationError` for anything else."""
        try:
            return self.ids[code]
        except KeyError:
            raise NotationError(Message("card-unknown", code=code[:20], ranks=" ".join(self.ranks))) from None

    def mask(self, codes: str | Iterable[str]) -> int:
        """Mask of the cards in ``codes`` (a text with spaces, or codes); raises `NotationError` on a card twice."""
        mask = 0
        for code in codes.split() if isinstance(codes, str) else codes:
            bit = 1 << self.card(code)
            if mask & bit:
                raise NotationError(Message("card-twice", code=code))
            mask |= bit
        return mask

    def list(self, mask: int) -> list[str]:
        """Codes of a mask in printing order."""
        return [self.codes[card] for card in cards_of(mask)]

    def text(self, mask: int) -> str:
        """A mask as text in printing order, e.g. ``7c Th``."""
        return " ".join(self.list(mask))


def cards_of(mask: int) -> Iterator[int]:
    """The card ids in ``mask``, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def union(masks: Iterable[int]) -> int:
    """All cards of some masks."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def read_deck(text: str, pack: Pack, deck: Sequence[int]) -> list[int]:
    """A whole pack in the order dealt, codes separated by one space, as card ids.

    ``deck`` holds the ids that must each occur once; otherwise `NotationError` (code ``deck/cards``) says which is
    missing, twice or unknown.
    """
    wanted = set(deck)
    order: list[int] = []
    seen: set[int] = set()
    for place, code in enumerate(text.split(" "), 1):
        card = pack.ids.get(code)
        if card is None or card not in wanted:
            raise NotationError(Message("deck-unknown", code=code[:20], place=place), code="deck/cards")
        if card in seen:
            raise NotationError(Message("deck-twice", code=code, place=place), code="deck/cards")
        seen.add(card)
        order.append(card)
    missing = [pack.codes[card] for card in deck if card not in seen]
    if missing:
        raise NotationError(Message("deck-missing", cards=" ".join(missing), n=len(missing)), code="deck/cards")
    return order


HUNGARIAN = Pack(RANKS[RANKS.index("7") :])
FRENCH = Pack(RANKS)
