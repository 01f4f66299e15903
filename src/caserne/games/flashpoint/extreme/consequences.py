"""What an explosion in Extreme Danger brings about when it is over: jammed doors, fires below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.due import Dues, Step
from caserne.games.flashpoint.codes import operand_of
from caserne.games.flashpoint.dice import RedDie, tell_roll
from caserne.games.flashpoint.fire import explode_below, roll_jam
from caserne.games.flashpoint.scene import Scene

if TYPE_CHECKING:
    from mypy_extensions import i64

DIE: Final = 6
"""The faces of the red die."""


class Jam(RedDie):
    """Whether a fire door that a blast has met jams; the operand is the door."""

    def operands(self, s: Scene) -> i64:
        """Count the edges."""
        return len(s.edges)

    def size(self, _s: Scene) -> i64:
        """Count the faces."""
        return DIE

    def rule(self, _s: Scene) -> str:
        """Name the rule of fire doors."""
        return "fp.x.fire-door"

    def apply(self, s: Scene, action: i64) -> None:
        """Let it hold or jam."""
        tell_roll(s, "door", "fp.x.fire-door", operand_of(action), 0)
        roll_jam(s, s.operand(), operand_of(action))


class Under(Step[Scene]):
    """The burning space under a hole that a shockwave crossed explodes; the operand is it."""

    def operands(self, s: Scene) -> i64:
        """Count the spaces."""
        return s.board.size

    def take(self, s: Scene) -> None:
        """Let it explode."""
        explode_below(s, s.operand())


JAM: Final = Jam("jam", "door")
UNDER: Final = Under("under")
DUES: Final[Dues] = (JAM, UNDER)
