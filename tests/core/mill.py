"""A tiny game of things owed: at a mill two seats grind or rest, and the wind is chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from caserne.core import agenda
from caserne.core.agenda import Agenda
from caserne.core.due import Chance, Decision, Due, Dues, Step, enlist
from caserne.core.verb import Choice, Verb, Words, gather

if TYPE_CHECKING:
    from librt.vecs import vec

    from caserne.core.due import AnyDue
    from caserne.core.state import Actions

if not str(agenda.__file__).endswith(".py"):
    pytest.skip("compiled, only compiled positions owe things", allow_module_level=True)

SHIFT: Final = 4
ROOM: Final = 6


class Mill(Agenda):
    """Sacks of flour, and what is owed."""

    def __init__(self, twin: Mill | None = None) -> None:
        """Begin without flour, or as another mill stands."""
        super().__init__(ROOM, twin)
        self.sacks: int = 0 if twin is None else twin.sacks

    def copy(self) -> Mill:
        """Make an independent copy."""
        return Mill(self)

    def kinds(self) -> vec[AnyDue]:
        """List what can be owed."""
        return KINDS

    def turn_rule(self) -> str:
        """Name the rule of turns."""
        return "mill.turn"


class Grind(Verb[Mill]):
    """Grind one to three sacks, at most as many as the operand allows."""

    def add(self, s: Mill, out: Actions) -> None:
        """List one to three sacks."""
        for sacks in range(1, 4):
            if not self.bar(s, self.number << SHIFT | sacks):
                out.add(self.number << SHIFT | sacks)

    def bar(self, s: Mill, action: int) -> str:
        """Forbid more than five in all."""
        return "" if s.sacks + (action & 15) <= 5 else "mill.full"

    def act(self, s: Mill, action: int) -> None:
        """Grind them, and let the wind turn."""
        s.settled()
        s.sacks += action & 15
        s.owe(TURN)


class Rest(Verb[Mill]):
    """Do nothing."""

    def add(self, s: Mill, out: Actions) -> None:
        """List it."""
        del s
        out.add(self.number << SHIFT)

    def bar(self, s: Mill, action: int) -> str:
        """Allow it."""
        del s, action
        return ""

    def act(self, s: Mill, action: int) -> None:
        """Be done."""
        del action
        s.settled()


class Ask(Decision[Mill]):
    """Somebody other than the seat whose turn it is says yes: the operand says who."""

    def operands(self, s: Mill) -> int:
        """Count the seats."""
        del s
        return 2

    def actor(self, s: Mill) -> int:
        """Give the seat that is asked."""
        return s.operand()

    def choices(self, s: Mill, out: Actions) -> None:
        """List the one answer."""
        del s
        out.add(9 << SHIFT)

    def bar(self, s: Mill, action: int) -> str:
        """Forbid all others."""
        return "" if action == 9 << SHIFT else s.turn_rule()

    def apply(self, s: Mill, action: int) -> None:
        """Be content."""
        del action
        s.settled()


class Wind(Chance[Mill]):
    """Three winds; with flour there is no second one."""

    def first(self, s: Mill) -> int:
        """Give the first wind."""
        del s
        return 12 << SHIFT

    def size(self, s: Mill) -> int:
        """Count the winds."""
        del s
        return 3

    def weight(self, s: Mill, action: int) -> int:
        """Weigh the winds."""
        return 0 if s.sacks and action & 15 == 1 else 1

    def rule(self, s: Mill) -> str:
        """Name the rule of winds."""
        del s
        return "mill.wind"

    def apply(self, s: Mill, action: int) -> None:
        """Lose what the wind takes."""
        s.settled()
        s.sacks = max(0, s.sacks - (action & 15))


class Turn(Step[Mill]):
    """The other seat's turn; then the wind."""

    def take(self, s: Mill) -> None:
        """Pass on."""
        s.settled()
        s.seat = 1 - s.seat
        s.owe(WIND)


WORK: Final = Choice[Mill]("work")
ASK: Final = Ask("ask")
WIND: Final = Wind("wind", "weather", even=True)
TURN: Final = Turn("turn")
DUES: Final[Dues] = (WORK, ASK)
MORE_DUES: Final[Dues] = (WIND, TURN)
KINDS: Final = enlist(("tides", "weather"), DUES, MORE_DUES)

REST: Final = Rest(7, "rest", "", WORK)
GRIND: Final = Grind(3, "grind", "sacks", WORK)
VERBS: Final[Words] = (REST, GRIND)
GATHERED: Final = gather(SHIFT, VERBS)


def owing(*kinds: Due[Mill], operand: int = 0) -> Mill:
    """Make a mill that owes things, the next one last, with an operand."""
    mill = Mill()
    for kind in kinds:
        mill.owe(kind, operand if kind is kinds[-1] else 0)
    return mill
