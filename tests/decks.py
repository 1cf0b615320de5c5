"""Packs made by hand."""

from collections.abc import Sequence

from firefly.cards import Pack


def deck(pack: Pack, first: str, cards: Sequence[int] | None = None) -> list[int]:
    """The cards named first, in that order, then the rest of the pack (or of ``cards``) in printing order."""
    order = [pack.card(code) for code in first.split()]
    return order + [card for card in (cards or range(pack.size)) if card not in order]
