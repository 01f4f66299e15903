"""Chance that can be compared: counter-based streams keyed by seed, kind of chance and index.

The k-th fire roll of a seed is the same whatever was played before it. The generator is Threefry
2x32 with 20 rounds (Salmon and others, 2011): a pure function of key and counter. All arithmetic
stays below 2**63, so that it is the same compiled and interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from caserne.core.state import State

MASK: Final = 0xFFFFFFFF
PARITY: Final = 0x1BD11BDA
BITS: Final = 32
WORD: Final = 2**32
HALF: Final = 2**16
PATIENCE: Final = 256
"""After so many faces that cannot be used one looks whether any can."""


def threefry(key0: i64, key1: i64, counter0: i64, counter1: i64) -> tuple[i64, i64]:
    """Give the block of two 32-bit words that Threefry 2x32-20 makes of a key and a counter."""
    key2 = PARITY ^ key0 ^ key1
    x0, x1 = _even_rounds((counter0 + key0) & MASK, (counter1 + key1) & MASK)
    x0, x1 = _odd_rounds((x0 + key1) & MASK, (x1 + key2 + 1) & MASK)
    x0, x1 = _even_rounds((x0 + key2) & MASK, (x1 + key0 + 2) & MASK)
    x0, x1 = _odd_rounds((x0 + key0) & MASK, (x1 + key1 + 3) & MASK)
    x0, x1 = _even_rounds((x0 + key1) & MASK, (x1 + key2 + 4) & MASK)
    return (x0 + key2) & MASK, (x1 + key0 + 5) & MASK


def _even_rounds(x0: i64, x1: i64) -> tuple[i64, i64]:
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 13) | (x1 >> 19)) & MASK) ^ x0
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 15) | (x1 >> 17)) & MASK) ^ x0
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 26) | (x1 >> 6)) & MASK) ^ x0
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 6) | (x1 >> 26)) & MASK) ^ x0
    return x0, x1


def _odd_rounds(x0: i64, x1: i64) -> tuple[i64, i64]:
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 17) | (x1 >> 15)) & MASK) ^ x0
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 29) | (x1 >> 3)) & MASK) ^ x0
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 16) | (x1 >> 16)) & MASK) ^ x0
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << 24) | (x1 >> 8)) & MASK) ^ x0
    return x0, x1


class Streams:
    """The streams of one seed: how many draws of each kind of chance were taken so far."""

    def __init__(self, seed: i64, kinds: i64) -> None:
        """Start the streams of so many kinds of chance."""
        self.seed = seed
        self.taken = vec[i64]([0] * kinds)

    def copy(self) -> Streams:
        """Make independent streams that have come just as far."""
        twin = Streams(self.seed, len(self.taken))
        twin.taken = self.taken[:]
        return twin

    def place(self, state: State) -> i64:
        """Tell how often the chance that is due was drawn from its stream before."""
        return self.taken[state.chance()]

    def skip(self, state: State) -> None:
        """Go one place on in the stream of the chance that is due, as if it had been drawn."""
        kind = state.chance()
        self.taken[kind] = self.taken[kind] + 1

    def number(self, kind: i64, index: i64, attempt: i64, below: i64) -> i64:
        """Give the number below ``below`` at a place of a stream; -1 if that place is to be passed.

        Passing the uneven rest of 2**32 keeps every number exactly as likely.
        """
        key0, key1 = self.seed & MASK, (self.seed // WORD) & MASK
        x0, _ = threefry(key0, key1, index, kind * HALF + attempt)
        return x0 % below if x0 < WORD - WORD % below else -1

    def draw(self, state: State) -> i64:
        """Sample the chance action that is due, and go one place on in its stream."""
        kind = state.chance()
        index = self.taken[kind]
        self.taken[kind] = index + 1
        first, size = state.chance_first(), state.chance_size()
        if state.chance_even():
            return self._roll(state, kind, index, first, size)
        return self._pick(state, kind, index, first, size)

    def _roll(self, state: State, kind: i64, index: i64, first: i64, size: i64) -> i64:
        """Roll until a face can be used, as people do."""
        attempt: i64 = 0
        while True:
            face = self.number(kind, index, attempt, size)
            if face >= 0 and state.weight(first + face) > 0:
                return first + face
            attempt += 1
            if attempt % PATIENCE == 0:
                weigh(state, first, size)

    def _pick(self, state: State, kind: i64, index: i64, first: i64, size: i64) -> i64:
        """Draw by weight."""
        total = weigh(state, first, size)
        attempt: i64 = 0
        place: i64 = -1
        while place < 0:
            place = self.number(kind, index, attempt, total)
            attempt += 1
        for code in range(first, first + size):
            place -= state.weight(code)
            if place < 0:
                return code
        return first


def weigh(state: State, first: i64, size: i64) -> i64:
    """Add up the weights of all outcomes; where none can come a game would wait for ever."""
    total: i64 = 0
    for code in range(first, first + size):
        total += state.weight(code)
    if total == 0:
        raise ValueError("expected an outcome of chance that can come, got none")
    return total


class Dice:
    """A fast stream of numbers for random play and search (xoroshiro64**, Blackman and Vigna)."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        """Start the stream ``stream`` of a seed."""
        self.s0, self.s1 = threefry(seed & MASK, (seed // WORD) & MASK, stream & MASK, MASK)
        if self.s0 == 0 and self.s1 == 0:
            self.s1 = 1

    def word(self) -> i64:
        """Give 32 random bits."""
        s0, s1 = self.s0, self.s1
        product = (s0 * 0x9E3779BB) & MASK
        word = (((product << 5) | (product >> 27)) * 5) & MASK
        s1 ^= s0
        self.s0 = ((((s0 << 26) | (s0 >> 6)) ^ (s1 << 9)) & MASK) ^ s1
        self.s1 = ((s1 << 13) | (s1 >> 19)) & MASK
        return word

    def below(self, limit: i64) -> i64:
        """Give a number below ``limit``, even but for less than one part in 2**32 / ``limit``."""
        return (self.word() * limit) >> BITS
