"""Kinds of things owed: a seat's decision, an outcome of chance, a step that takes itself.

A kind belongs to the chapter of its rules, as one object that knows all there is to it: whose it
is, what may be chosen, what forbids it, the odds, what follows, and its name in the notation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from librt.vecs import vec

from caserne.core.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.core.agenda import Agenda
    from caserne.core.state import Actions

MOST: Final = 64
"""A game has at most so many kinds, the end among them."""
S = TypeVar("S", bound="Agenda")
"""The positions of a game."""


class Due(Generic[S]):
    """A kind of thing that a position may owe; what it is owed for is ``s.operand()``.

    Itself it is what lies under all that is owed: nothing, the game is over.
    """

    def __init__(self, name: str, stream: str = "", *, even: bool = False) -> None:
        """Take a name in the notation, and of chance its stream and whether it is dice."""
        self.name = name
        self.stream = stream
        self.even = even
        self.number: i64 = 0
        """Its place among the kinds of its game; they are numbered when the game lists them."""
        self.stream_number: i64 = 0

    @classmethod
    def __class_getitem__(cls, _positions: object) -> type:
        """Be the class itself, of whichever game's positions: a vec holds no generic types."""
        return cls

    def operands(self, _s: S) -> i64:
        """Count what it can be owed for, from 0 on."""
        return 1

    def lacks(self, _s: S, _operand: i64) -> str:
        """Say what a position lacks in which it is owed; empty if it can be."""
        return ""

    def interlude(self, _s: S) -> str:
        """Say how it may come between the actions of a turn, as a regular expression does.

        Empty if it does not.
        """
        return ""

    def actor(self, _s: S) -> i64:
        """Tell who must decide: a seat, ``CHANCE`` or ``NOBODY``."""
        return NOBODY

    def bar(self, s: S, _action: i64) -> str:
        """Name the rule that forbids an action now; empty if it is allowed."""
        return s.turn_rule()

    def choices(self, s: S, out: Actions) -> None:
        """List what the seat that decides may do, the codes ascending."""
        raise NotImplementedError

    def apply(self, s: S, action: i64) -> None:
        """Carry out what was decided, or what chance has brought."""
        raise NotImplementedError

    def step(self, _s: S) -> bool:
        """Take the step that needs nobody; tell whether there was one."""
        return False

    def first(self, s: S) -> i64:
        """Give the code of the first outcome of chance."""
        raise NotImplementedError

    def size(self, s: S) -> i64:
        """Count the outcomes of chance, the impossible ones included."""
        raise NotImplementedError

    def weight(self, _s: S, _action: i64) -> i64:
        """Give the integer weight of an outcome of chance; 0 if it cannot come."""
        return 0


ENDED: Final[Due[Any]] = Due("ended")
"""What lies under all that is owed: the game is over."""


Dues = tuple[Due[Any], ...]
"""The kinds of a chapter."""


class Decision(Due[S]):
    """What a seat decides, unless a kind says otherwise the one whose turn it is."""

    def actor(self, s: S) -> i64:
        """Give the seat that decides."""
        return s.seat


class Chance(Due[S]):
    """What dice, a bag or a deck decides.

    ``even`` are dice: their faces are equally likely, and one that weighs 0 is rolled again.
    """

    def actor(self, _s: S) -> i64:
        """Tell that nobody at the table decides."""
        return CHANCE

    def bar(self, s: S, action: i64) -> str:
        """Forbid what is no outcome, and what cannot come now."""
        first = self.first(s)
        if not first <= action < first + self.size(s):
            return s.turn_rule()
        return "" if self.weight(s, action) > 0 else self.rule(s)

    def rule(self, s: S) -> str:
        """Name the rule under which chance acts, and may have to act again."""
        raise NotImplementedError


class Step(Due[S]):
    """What takes itself as soon as it is owed."""

    def step(self, s: S) -> bool:
        """Take it."""
        self.take(s)
        return True

    def take(self, s: S) -> None:
        """Do what is to be done; first of all it is settled."""
        raise NotImplementedError


AnyDue = Due[Any]
"""What a vec of kinds holds."""


def enlist(chances: tuple[str, ...], *chapters: Dues) -> vec[AnyDue]:
    """List the kinds of a game, chapter after chapter, and number them and their streams."""
    kinds: list[Due[Any]] = [ENDED]
    for chapter in chapters:
        kinds.extend(chapter)
    if len(kinds) > MOST:
        message = f"expected at most {MOST} kinds, got {len(kinds)}"
        raise ValueError(message)
    names: set[str] = set()
    for number, kind in enumerate(kinds):
        if kind.name in names:
            message = f"expected each name once, got {kind.name!r} twice"
            raise ValueError(message)
        names.add(kind.name)
        kind.number = number
        if kind.stream:
            kind.stream_number = chances.index(kind.stream)
    return vec[AnyDue](kinds)
