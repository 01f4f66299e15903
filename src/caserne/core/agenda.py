"""A position that owes things: a stack of decisions, draws and steps, the next one on top."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from caserne.core.state import State

ENDED: Final = 0
"""What lies under all that is owed: the game is over."""
KIND_MASK: Final = 63
OPERAND_SHIFT: Final = 6
MOST_OPERAND: Final = 511
"""A thing owed is one number of 16 bits: its kind, and above it an operand."""


class Agenda(State):
    """A position with a stack of what is owed; which kinds there are is the game's."""

    def __init__(self, room: i64, twin: Agenda | None = None) -> None:
        """Owe nothing, with room for so many things at once, or what another position owes."""
        self.owed: vec[i16] = vec[i16]([ENDED] * room) if twin is None else twin.owed[:]
        self.depth: i64 = i64(1) if twin is None else twin.depth

    def owe(self, kind: i64, operand: i64 = 0) -> None:
        """Put a decision, a draw or a step on top of what is owed."""
        self.owed[self.depth] = i16(kind | (operand << OPERAND_SHIFT))
        self.depth += 1

    def settled(self) -> None:
        """Take the topmost thing off what is owed."""
        self.depth -= 1
        self.owed[self.depth] = ENDED

    def owe_nothing(self) -> None:
        """Forget all that is owed: the game is over."""
        while self.depth > 1:
            self.settled()

    def owing(self) -> i64:
        """Give the kind of what is owed next."""
        return i64(self.owed[self.depth - 1]) & KIND_MASK

    def owing_operand(self) -> i64:
        """Give the operand of what is owed next."""
        return i64(self.owed[self.depth - 1]) >> OPERAND_SHIFT


def write_owed(state: Agenda, names: dict[int, str]) -> str:
    """Write all that is owed: the name of each kind, with its operand if there is one."""
    words = []
    for frame in state.owed[: state.depth]:
        kind, operand = int(frame) & KIND_MASK, int(frame) >> OPERAND_SHIFT
        words.append(f"{names[kind]}.{operand}" if operand else names[kind])
    return ",".join(words)
