"""A position that owes things: a stack of decisions, draws and steps, the next one on top."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from caserne.core.due import ENDED, AnyDue, Due, Step
from caserne.core.errors import UnreadableError
from caserne.core.state import CHANCE, Actions, State

KIND_MASK: Final = 63
OPERAND_SHIFT: Final = 6
MOST_OPERAND: Final = 511
"""A thing owed is one number of 16 bits: its kind's, and above it an operand."""
TOUCH_SHIFT: Final = 10
TOUCH_MASK: Final = (1 << TOUCH_SHIFT) - 1
"""A counter that has changed is a place on the board, and above it the layer it lies in."""


class Agenda(State):
    """A position with a stack of what is owed; it keeps the contract by asking what is on top."""

    def __init__(self, room: i64, twin: Agenda | None = None) -> None:
        """Owe nothing, with room for so many things at once, or what another position owes."""
        self.owed: vec[i16] = vec[i16]([0] * room) if twin is None else twin.owed[:]
        self.depth: i64 = i64(1) if twin is None else twin.depth
        self.due: Due[Any] = ENDED if twin is None else twin.due
        self.seat: i64 = i64(0) if twin is None else twin.seat
        # Where counters have changed, for whoever keeps a picture of the board, and clears it.
        self.touched: Actions | None = None

    # What a game says of itself

    def kinds(self) -> vec[AnyDue]:
        """List the kinds of what can be owed, each at its number."""
        raise NotImplementedError

    def turn_rule(self) -> str:
        """Name the rule that forbids whatever is not due."""
        raise NotImplementedError

    # The stack

    def owe(self, kind: Due[Any], operand: i64 = 0) -> None:
        """Put a decision, a draw or a step on top of what is owed."""
        self.owed[self.depth] = i16(kind.number | (operand << OPERAND_SHIFT))
        self.depth += 1
        self.due = kind

    def owe_instead(self, kind: Due[Any], operand: i64 = 0) -> None:
        """Put something in the place of the topmost thing, which is settled."""
        self.owed[self.depth - 1] = i16(kind.number | (operand << OPERAND_SHIFT))
        self.due = kind

    def settled(self) -> None:
        """Take the topmost thing off what is owed."""
        self.depth -= 1
        self.owed[self.depth] = 0
        self.due = self.kinds()[i64(self.owed[self.depth - 1]) & KIND_MASK]

    def owe_nothing(self) -> None:
        """Forget all that is owed: the game is over."""
        while self.depth > 1:
            self.settled()

    def operand(self) -> i64:
        """Give what the next thing is owed for."""
        return i64(self.owed[self.depth - 1]) >> OPERAND_SHIFT

    def owed_kinds(self) -> list[tuple[Due[Any], int]]:
        """List all that is owed, kinds with operands, the next thing last."""
        kinds = self.kinds()
        frames = [int(frame) for frame in self.owed[: self.depth]]
        return [(kinds[frame & KIND_MASK], frame >> OPERAND_SHIFT) for frame in frames]

    # Whoever keeps a picture of it

    def touch(self, layer: i64, place: i64) -> None:
        """Note that a counter on the board has changed, if somebody wants to know."""
        touched = self.touched
        if touched is not None:
            touched.add((layer << TOUCH_SHIFT) | place)

    # The contract

    def actor(self) -> i64:
        """Tell who must decide now."""
        return self.due.actor(self)

    def choices(self, out: Actions) -> None:
        """List the codes a seat may play now."""
        self.due.choices(self, out)

    def bar(self, action: i64) -> str:
        """Name the rule that forbids an action to whoever must decide now."""
        return self.due.bar(self, action)

    def apply(self, action: i64) -> None:
        """Play a legal action, then every step that takes itself."""
        self.due.apply(self, action)
        while self.due.step(self):
            pass

    def chance(self) -> i64:
        """Give the stream of what is owed by chance."""
        return self.due.stream_number

    def chance_even(self) -> bool:
        """Tell dice from what is drawn by weight."""
        return self.due.even

    def chance_first(self) -> i64:
        """Give the first code of what is owed by chance."""
        return self.due.first(self)

    def chance_size(self) -> i64:
        """Count the codes of what is owed by chance."""
        return self.due.size(self)

    def weight(self, action: i64) -> i64:
        """Weigh an outcome of chance."""
        return self.due.weight(self, action)

    def legal_into(self, out: Actions) -> None:
        """Fill ``out`` with every legal code, a seat's choices or the outcomes of chance."""
        out.clear()
        due = self.due
        actor = due.actor(self)
        if actor >= 0:
            due.choices(self, out)
        elif actor == CHANCE:
            first = due.first(self)
            for code in range(first, first + due.size(self)):
                if due.weight(self, code) > 0:
                    out.add(code)


# The notation


def write_owed(state: Agenda) -> str:
    """Write all that is owed: the name of each kind, with its operand if there is one."""
    owed = state.owed_kinds()
    return ",".join(f"{due.name}.{operand}" if operand else due.name for due, operand in owed)


def read_owed(state: Agenda, where: str, text: str) -> None:
    """Read what ``write_owed`` wrote into a position that owes nothing."""
    kinds = {kind.name: kind for kind in state.kinds()}
    for place, word in enumerate(text.split(",")):
        name, dot, operand = word.partition(".")
        if name not in kinds:
            raise UnreadableError(where, f"some of {', '.join(kinds)}", word)
        kind = kinds[name]
        number = _operand(where, operand) if dot else 0
        if number >= kind.operands(state):
            raise UnreadableError(where, f"an operand below {kind.operands(state)}", word)
        if (kind is ENDED) != (place == 0):
            raise UnreadableError(where, "'ended' first and only there", text)
        if place == len(state.owed) - 1:
            raise UnreadableError(where, f"fewer than {len(state.owed)} things owed", "more")
        if place > 0:
            state.owe(kind, number)
    if isinstance(state.due, Step):
        raise UnreadableError(where, "a decision or a draw last", text)


def _operand(where: str, text: str) -> int:
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(MOST_OPERAND))
    if not plain or not 1 <= int(text) <= MOST_OPERAND:
        raise UnreadableError(where, f"a number from 1 to {MOST_OPERAND}", text)
    return int(text)
