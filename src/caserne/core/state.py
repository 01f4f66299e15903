"""A position of any game: who decides, what they may do, and what follows."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.core.event import Event

CHANCE: Final = -1
"""The actor of dice, draws and turned-over tokens."""

NOBODY: Final = -2
"""The actor of a finished game."""


class Actions:
    """A list of action codes that is filled again and again without new memory."""

    def __init__(self) -> None:
        """Start empty."""
        self.codes = vec[i32](capacity=64)
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all codes, keep the memory."""
        self.count = 0

    def add(self, code: i64) -> None:
        """Put one code at the end."""
        if self.count < len(self.codes):
            self.codes[self.count] = i32(code)
        else:
            self.codes = append(self.codes, i32(code))
        self.count += 1

    def at(self, index: i64) -> i64:
        """Give the code at an index, without a check against ``count``."""
        return i64(self.codes[index])

    def put(self, index: i64, code: i64) -> None:
        """Write a code over the one at an index."""
        self.codes[index] = i32(code)

    def sort(self) -> None:
        """Put the codes in ascending order; quick on what is almost sorted."""
        codes = self.codes
        for i in range(i64(1), self.count):
            code = codes[i]
            j = i
            while j > 0 and codes[j - 1] > code:
                codes[j] = codes[j - 1]
                j -= 1
            codes[j] = code

    def has(self, code: i64) -> bool:
        """Tell whether a code is in the list."""
        return any(i64(self.codes[i]) == code for i in range(self.count))

    def as_list(self) -> list[int]:
        """Copy the codes into a list."""
        return [int(code) for code in self.codes[: self.count]]

    def __len__(self) -> int:
        """Count the codes."""
        return self.count

    def __iter__(self) -> Iterator[int]:
        """Go through the codes in order."""
        return iter(self.as_list())


def zeros(count: i64) -> vec[u8]:
    """Give so many counters that all stand at nothing."""
    return vec[u8]([0] * count)


def filled(layer: vec[u8]) -> list[int]:
    """List the places where a layer holds something."""
    return [place for place in range(len(layer)) if layer[place]]


class Spare:
    """Memory for ``State.legal``, so that asking often does not allocate often."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self.actions: Actions | None = None

    def take(self) -> Actions:
        """Give what is kept, or new memory while somebody else has it."""
        found = self.actions
        if found is None:
            return Actions()
        self.actions = None
        return found


_SPARE: Final = Spare()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable position, cheap to copy.

    ``apply`` trusts its caller (search uses it); ``caserne.core.door`` is the checked way in.

    No ``ABC``, and every position sets all its attributes in ``__init__`` itself before it calls
    anything: only then need compiled code not ask at each reading whether an attribute is there.
    A number is written ``i64(0) if twin is None else twin.turn``: with a plain 0 it would be boxed.
    """

    events: list[Event] | None = None
    """Where those who listen are told what happens; nobody listens at first."""

    @abstractmethod
    def actor(self) -> i64:
        """Tell who must decide now: a seat, ``CHANCE``, or ``NOBODY`` once the game is over."""

    @abstractmethod
    def choices(self, out: Actions) -> None:
        """Fill ``out`` with the codes a seat may play now, ascending; only asked of a seat."""

    @abstractmethod
    def bar(self, action: i64) -> str:
        """Name the rule that forbids this action to the actor now; empty if it is allowed."""

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Play an action that is known to be legal."""

    @abstractmethod
    def chance(self) -> i64:
        """Give the stream of the chance that is due, as an index into the game's ``chances``."""

    @abstractmethod
    def chance_even(self) -> bool:
        """Tell whether the chance that is due is dice: faces are equally likely.

        A face that cannot be used now weighs 0 and is rolled again.
        """

    @abstractmethod
    def chance_first(self) -> i64:
        """Give the first code of the chance that is due."""

    @abstractmethod
    def chance_size(self) -> i64:
        """Give the number of codes of the chance that is due, the impossible ones included."""

    @abstractmethod
    def weight(self, action: i64) -> i64:
        """Give the integer weight of a chance action now; 0 if it cannot come."""

    @abstractmethod
    def copy(self) -> State:
        """Make an independent copy with nobody listening."""

    def legal_into(self, out: Actions) -> None:
        """Fill ``out`` with every legal code, a seat's choices or the outcomes of chance."""
        out.clear()
        actor = self.actor()
        if actor >= 0:
            self.choices(out)
        elif actor == CHANCE:
            first = self.chance_first()
            for code in range(first, first + self.chance_size()):
                if self.weight(code) > 0:
                    out.add(code)

    def legal(self) -> list[int]:
        """List every legal code in ascending order; empty when the game is over."""
        out = _SPARE.take()
        self.legal_into(out)
        codes = out.as_list()
        _SPARE.actions = out
        return codes
