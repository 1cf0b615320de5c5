"""Seals of packs: what proves after a match that no pack was changed once its deal had begun.

The seal of a pack is the SHA-256 of its salt, a space and the pack in dealing order as records write it, in
hexadecimal digits. A table shows the seal before the deal, and salt and pack when the match has ended.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Literal

from firefly.record import Record

Proof = Literal["kept", "broken", "missing"]


def seal_of(pack: str, salt: str) -> str:
    """The seal of a pack."""
    return hashlib.sha256(f"{salt} {pack}".encode()).hexdigest()


def proofs(record: Record) -> list[Proof]:
    """For each deal of a record whether its pack is the one that was sealed; ``missing`` where it names no seal."""
    return [_proof(deal.deck, deal.extra.get("salt"), deal.extra.get("seal")) for deal in record.deals]


def _proof(pack: str, salt: object, seal: object) -> Proof:
    if not isinstance(salt, str) or not isinstance(seal, str):
        return "missing"
    return "kept" if hmac.compare_digest(seal_of(pack, salt).encode(), seal.encode()) else "broken"
