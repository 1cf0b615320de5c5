"""Packs that can be trusted: shuffled by the operating system, sealed before the deal, opened after the match."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import NamedTuple

from firefly.game import Game
from firefly.seal import seal_of


class Sealed(NamedTuple):
    """A pack in dealing order, and what proves that it was so before the deal."""

    pack: str
    salt: str
    seal: str


def lot(seats: Sequence[int]) -> int:
    """One of the seats, each as likely."""
    return secrets.choice(seats)


@dataclass(frozen=True)
class Shuffler:
    """Shuffles and seals packs; tests give it other sources of chance."""

    random: Random = field(default_factory=SystemRandom)

    def shuffle(self, game: Game, seats: int) -> Sealed:
        """A sealed pack for a deal with so many seats; without its 16 random bytes no pack can be tried against it."""
        order = list(game.deck(seats))
        self.random.shuffle(order)
        pack = " ".join(game.pack.codes[card] for card in order)
        salt = self.random.randbytes(16).hex()
        return Sealed(pack, salt, seal_of(pack, salt))
