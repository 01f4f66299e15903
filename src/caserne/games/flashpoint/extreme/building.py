"""A building of Extreme Danger: its answers, each a rule of its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.extreme import (
    blasts,
    doors,
    falling,
    floors,
    ladders,
    picture,
    position,
    setup,
    soundness,
    terrain,
    trapped,
)
from caserne.games.flashpoint.extreme.consequences import owe_consequences
from caserne.games.flashpoint.extreme.tokens import Tokens
from caserne.games.flashpoint.verbs import BLAZE, EXTREME, HAZARD

if TYPE_CHECKING:
    from caserne.core.due import Due
    from caserne.core.state import Actions
    from caserne.games.flashpoint.scene import Scene


class ExtremeBuilding(Tokens):
    """A building with floors, objects, ladders or fire doors of its own."""

    def copy(self) -> ExtremeBuilding:
        """Make an independent copy."""
        return ExtremeBuilding(self.board, self)

    # What a space is

    def has_object(self, s: Scene, space: i64) -> bool:
        """Tell whether an object stands on a space."""
        return terrain.has_object(s, space)

    def takes_nothing(self, s: Scene, space: i64) -> bool:
        """Refuse objects, holes and poison."""
        return terrain.takes_nothing(s, space)

    def takes_hot_spot(self, s: Scene, space: i64) -> bool:
        """Refuse holes [fp.x.floor-destroyed]."""
        return not terrain.is_hole(s, space)

    def is_deadly(self, s: Scene, space: i64) -> bool:
        """Ask for a hole, poison, or no ladder under the feet."""
        return terrain.is_deadly(s, space)

    def is_bottomless(self, s: Scene, space: i64) -> bool:
        """Ask for a hole that no ladder bridges."""
        return terrain.is_open_hole(s, space)

    def landing(self, s: Scene, space: i64) -> i64:
        """Let things fall through holes."""
        return terrain.landing(s, space)

    def struck(self, s: Scene, target: i64) -> i64:
        """Follow the arrows off objects [fp.x.car], and fall through holes [fp.x.floor-hole]."""
        return terrain.landing(s, terrain.past_objects(s, target))

    def bar_entering(self, s: Scene, man: i64, goal: i64) -> str:
        """Forbid objects, poison, holes and the air."""
        return terrain.bar_entering(s, man, goal)

    # What a blast meets and brings about

    def ignited(self, s: Scene, space: i64) -> None:
        """Have ladders come down."""
        falling.lower_by_fire(s, space)

    def meet(self, s: Scene, goal: i64, way: i64) -> bool:
        """Damage objects, and run on over holes."""
        return blasts.meet(s, goal, way)

    def strike_door(self, s: Scene, edge: i64) -> None:
        """Let a fire door jam, perhaps."""
        doors.strike_fire_door(s, edge)

    def shaken(self, s: Scene, target: i64) -> None:
        """Damage a floor, and owe all that was noted."""
        floors.shake_floor(s, target)
        owe_consequences(s)

    def judge(self, s: Scene) -> None:
        """Look for somebody trapped."""
        trapped.judge_trapped(s)

    # Actions

    def sights(self) -> i64:
        """See the expansion's actions, and through holes."""
        return EXTREME | HAZARD | BLAZE if self.holes > 0 else EXTREME

    def answers_alone(self) -> bool:
        """Ask nobody what can be answered in one way only [fp.x.platform]."""
        return True

    # Hose and axe

    def is_pierced(self) -> bool:
        """Ask for holes."""
        return self.holes > 0

    def add_below(self, s: Scene, at: i64, out: Actions) -> None:
        """Look through holes."""
        terrain.add_under_holes(s, at, out)

    def pours_down(self, s: Scene, at: i64, space: i64) -> bool:
        """Ask for a hole over a space."""
        return terrain.is_under_hole_beside(s, at, space)

    def blows(self, edge: i64) -> i64:
        """Count the jam counters."""
        return i64(self.jams[edge])

    def free_door(self, s: Scene, edge: i64) -> None:
        """Take a jam counter off."""
        doors.free_door(s, edge)

    # Ladders

    def ladders_within_reach(self, s: Scene, man: i64) -> i64:
        """Count those that lie here, and the engine's."""
        return ladders.ladders_within_reach(s, man)

    def pick_up_ladder(self, s: Scene, man: i64) -> None:
        """Take one."""
        ladders.pick_up_ladder(s, man)

    def put_down_ladder(self, space: i64) -> None:
        """Lay a folded ladder down [fp.x.ladder]."""
        self.ladders[space] += 1

    def put_back_ladder(self) -> None:
        """Put one back [fp.x.ladder]."""
        self.rack += 1

    def bar_leaving_here(self, s: Scene, man: i64) -> str:
        """Forbid it on ladders."""
        return ladders.bar_leaving_here(s, man)

    # Engine and crew

    def bar_gun(self) -> str:
        """Forbid it where the platform is instead [fp.x.platform]."""
        return "fp.x.platform" if self.platform else ""

    def bar_driving(self) -> str:
        """Forbid it while the platform is out [fp.x.platform]."""
        return "fp.x.platform" if self.lift != NOWHERE else ""

    def more_specialists(self) -> i64:
        """Count the structural engineer, if it is played [fp.x.structural-engineer]."""
        return 1 if self.engineer else 0

    # Set-up

    def hot_spots_in_box(self) -> i64:
        """Count those of the expansion too."""
        return setup.HOT_SPOTS

    def more_hot_spots(self) -> i64:
        """Count those of a level."""
        return setup.more_hot_spots(self)

    def owe_more_explosions(self, s: Scene) -> None:
        """Owe the one of a level."""
        if self.level:
            s.owe(setup.FIFTH_EXPLOSION)

    def owe_more_parking(self, s: Scene) -> None:
        """Owe the platform's place."""
        if self.platform:
            s.owe(setup.PARK_PLATFORM)

    def most_set_aside(self) -> i64:
        """Give the bound."""
        return setup.MOST_SET_ASIDE

    def sets_aside(self, s: Scene, kind: Due[Any], red: i64, black: i64) -> bool:
        """Roll again for the sake of a floor without an explosion."""
        if not setup.is_set_aside(s, s.board.target(red, black)):
            return False
        setup.set_aside(s, kind, red, black)
        return True

    # What is written and drawn of it

    def fields(self, s: Scene) -> dict[str, str]:
        """Write the tokens."""
        return position.write_extreme(s)

    def field_names(self) -> tuple[str, ...]:
        """List the fields of tokens."""
        return position.FIELDS

    def read_field(self, s: Scene, where: str, name: str, value: str) -> None:
        """Read tokens."""
        position.read_extreme(s, where, name, value)

    def damage(self, _s: Scene, walls: i64) -> i64:
        """Count what lies on objects and destroyed floors too."""
        return position.extreme_damage(self, walls)

    def orders(self, s: Scene, plain: list[str]) -> list[str]:
        """List them, with what an explosion brings about."""
        return soundness.orders(s, plain)

    def check(self, s: Scene, owed: list[tuple[str, int]]) -> None:
        """Look at every token."""
        soundness.check_extreme(s, owed)

    def marks(self, s: Scene, space: i64) -> list[str]:
        """Mark the tokens."""
        return picture.extreme_marks(s, space)

    def words(self, s: Scene) -> list[str]:
        """Say what is left on the engine."""
        return picture.extreme_counters(s)
