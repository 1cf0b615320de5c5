"""A small random generator for kernels: its state is one int64; the same numbers jitted and un-jitted.

PCG XSH RR (M. E. O'Neill, *PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for Random Number
Generation*, 2014) with 63 bits of state.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from firefly._jit import kernel, multiply_add

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_WORD = (1 << 32) - 1


def generators(seed: int, lanes: int) -> NDArray[np.int64]:
    """Independent generators, int64[lanes], from a seed (0 or more); more lanes begin with the same ones."""
    words = np.random.SeedSequence(seed).generate_state(lanes, np.uint64)
    return (words >> np.uint64(1)).astype(np.int64)


@kernel
def advance(state: int) -> int:
    """The state after ``state``."""
    return multiply_add(state, _MULTIPLIER, _INCREMENT)


@kernel
def below(state: int, limit: int) -> int:
    """A number from 0 to ``limit`` - 1 (at most 2 ** 31) out of a state."""
    word = (((state >> 18) ^ state) >> 26) & _WORD
    turn = state >> 58
    word = ((word >> turn) | (word << (32 - turn))) & _WORD
    return (word * limit) >> 32


@kernel
def shuffle(pack: Any, size: int, first: int, state: int) -> int:
    """Put a uniformly drawn sample of the ``size`` cards of ``pack`` into its ``first`` places, in place.

    Returns the generator's state after that.
    """
    for place in range(min(first, size - 1)):
        other = place + below(state, size - place)
        state = advance(state)
        card = pack[place]
        pack[place] = pack[other]
        pack[other] = card
    return state
