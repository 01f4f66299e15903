"""Fire doors: they stop every blast, and may jam."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.codes import operand_of
from caserne.games.flashpoint.dice import RedDie, tell_roll
from caserne.games.flashpoint.extreme.consequences import note
from caserne.games.flashpoint.extreme.events import Jammed, JamRemoved
from caserne.games.flashpoint.extreme.terrain import tokens_of
from caserne.games.flashpoint.tools import destroy_door

if TYPE_CHECKING:
    from caserne.core.due import Dues
    from caserne.games.flashpoint.scene import Scene

DIE: Final = 6
"""The faces of the red die."""
HOLDS: Final = 3
"""The highest roll on which a fire door holds without jamming [fp.x.fire-door]."""


class Jam(RedDie):
    """Whether a fire door that a blast has met jams; the operand is the door."""

    def operands(self, s: Scene) -> i64:
        """Count the edges."""
        return len(s.edges)

    def lacks(self, s: Scene, operand: i64) -> str:
        """Ask for a fire door."""
        return "" if edges.is_fire_door(i64(s.edges[operand])) else "what can be owed here"

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


JAM: Final = Jam("jam", "door")
DUES: Final[Dues] = (JAM,)


def strike_fire_door(s: Scene, edge: i64) -> None:
    """Stop a blast at a fire door, which may jam: the red die decides [fp.x.fire-door].

    A jammed one only jams more.
    """
    if s.edges[edge] == edges.JAMMED:
        jam(s, edge)
    else:
        note(s, JAM, edge)


def roll_jam(s: Scene, edge: i64, red: i64) -> None:
    """Let the door hold on 1 to 3, hold and jam on 4 to 6; a jammed one jams more [fp.x.fire-door].

    The same explosion may have met it twice.
    """
    s.settled()
    if red > HOLDS or s.edges[edge] == edges.JAMMED:
        jam(s, edge)


def jam(s: Scene, edge: i64) -> None:
    """Put a jam counter on a fire door, which is shut from then on [fp.x.fire-door]."""
    x = tokens_of(s)
    x.jams[edge] += 1
    s.set_edge(edge, edges.JAMMED)
    if s.events is not None:
        count = int(x.jams[edge])
        s.say(Jammed(rule="fp.x.fire-door", edge=s.edge_name(edge), jams=count))


# The axe


def free_door(s: Scene, edge: i64) -> None:
    """Take a jam counter off a fire door; with the last one the door goes [fp.x.fire-door-jam]."""
    x = tokens_of(s)
    x.jams[edge] -= 1
    if s.events is not None:
        left = int(x.jams[edge])
        s.say(JamRemoved(rule="fp.x.fire-door-jam", edge=s.edge_name(edge), left=left))
    if x.jams[edge] == 0:
        destroy_door(s, edge, "fp.x.fire-door-jam")
