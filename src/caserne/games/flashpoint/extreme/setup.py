"""What Extreme Danger adds to the set-up: an explosion on each floor, a place for the platform."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from caserne.core.agenda import KIND_MASK
from caserne.core.verb import Verb, Words
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.dice import tell_roll
from caserne.games.flashpoint.explosions import (
    EXPLOSION,
    FOURTH_EXPLOSION,
    THIRD,
    Explosion,
    initial_explosion_by,
)
from caserne.games.flashpoint.extreme.events import PlatformParked
from caserne.games.flashpoint.extreme.terrain import tokens_of
from caserne.games.flashpoint.extreme.tokens import LADDERS
from caserne.games.flashpoint.scene import ENGINE, Scene
from caserne.games.flashpoint.vehicles import parking_space
from caserne.games.flashpoint.verbs import SPACE, Question

if TYPE_CHECKING:
    from caserne.core.due import Due, Dues
    from caserne.core.state import Actions
    from caserne.games.flashpoint.extreme.tokens import Tokens

MOST_SET_ASIDE: Final = 6
"""How often a roll is made again for a floor without an explosion [fp.x.setup-advanced]."""
LEVEL_HOT_SPOTS: Final = 3
HOT_SPOTS: Final = 36
"""The hot spots in the boxes."""


# A level


class FifthExplosion(Explosion):
    """One more, which a level brings."""

    def rule(self, s: Scene) -> str:
        """Name the rule of the level."""
        return level_rule(s)

    def put(self, s: Scene, red: i64, black: i64) -> None:
        """Put it there."""
        fifth_explosion(s, s.board.target(red, black))


FIFTH_EXPLOSION: Final = FifthExplosion("fifth-explosion", "setup")


def more_hot_spots(x: Tokens) -> i64:
    """Count the hot spots of an attic [fp.x.attic] or a basement [fp.x.basement]."""
    return LEVEL_HOT_SPOTS if x.level else 0


def fifth_explosion(s: Scene, target: i64) -> None:
    """Put one more explosion for the level [fp.x.attic] [fp.x.basement]."""
    s.settled()
    initial_explosion_by(s, target, level_rule(s))


def level_rule(s: Scene) -> str:
    """Name the rule of the level that is attached [fp.x.attic] [fp.x.basement]."""
    low = any(floor.storey < 0 for floor in s.board.floors)
    return "fp.x.basement" if low else "fp.x.attic"


def load_engine(s: Scene) -> None:
    """Put the ladders on the engine, which only the advanced rules have [fp.x.ladder]."""
    if s.advanced and len(s.board.floors) > 1:
        tokens_of(s).rack = LADDERS


# An explosion a floor


def is_set_aside(s: Scene, target: i64) -> bool:
    """Tell whether a roll for an explosion is made again for the sake of a floor without one.

    [fp.x.setup-advanced] If the explosions still to come are too few for all such floors; a bounded
    number of times.
    """
    if not s.advanced or not s.board.is_stacked or s.operand() >= MOST_SET_ASIDE:
        return False
    if is_spared(s, i64(s.board.floor_of[target])):
        return False
    return spared_floors(s) > explosions_to_come(s, target)


def set_aside(s: Scene, kind: Due[Any], red: i64, black: i64) -> None:
    """Owe the same roll again [fp.x.setup-advanced]."""
    tell_roll(s, "setup", "fp.x.setup-advanced", red, black)
    count = s.operand()
    s.settled()
    s.owe(kind, count + 1)


def spared_floors(s: Scene) -> i64:
    """Count the floors without an initial explosion yet [fp.x.setup-advanced]."""
    count: i64 = 0
    for floor in range(len(s.board.floors)):
        if is_spared(s, floor):
            count += 1
    return count


def is_spared(s: Scene, floor: i64) -> bool:
    """Tell whether no initial explosion was on a floor: each leaves a hot spot."""
    for space in range(s.board.size):
        if s.hot_spots[space] > 0 and i64(s.board.floor_of[space]) == floor:
            return False
    return True


def explosions_to_come(s: Scene, target: i64) -> i64:
    """Count the initial explosions owed after the one in hand that may be on a floor without one.

    The third is in the column opposite the second one's [fp.adv.explosion-3].
    """
    count: i64 = 0
    for i in range(s.depth - 1):
        kind = i64(s.owed[i]) & KIND_MASK
        if kind == THIRD.number:
            opposite = s.board.target(1, s.board.dice_columns + 1 - i64(s.board.columns[target]))
            if i < s.depth - 2 or is_spared(s, i64(s.board.floor_of[opposite])):
                count += 1
        elif is_anywhere(kind):
            count += 1
    return count


def is_anywhere(kind: i64) -> bool:
    """Tell whether both dice put an initial explosion anywhere."""
    return kind in (EXPLOSION.number, FOURTH_EXPLOSION.number, FIFTH_EXPLOSION.number)


# The platform


def bar_park_platform(s: Scene, space: i64) -> str:
    """Forbid the platform to start anywhere but on the engine [fp.x.platform]."""
    for slot in range(2):
        if parking_space(s, ENGINE, s.engine, slot) == space:
            return ""
    return "fp.x.platform"


def park_platform(s: Scene, space: i64) -> None:
    """Put the platform on the one of the engine's spaces that the team wants [fp.x.platform]."""
    s.settled()
    tokens_of(s).dock = 0 if parking_space(s, ENGINE, s.engine, 0) == space else 1
    if s.events is not None:
        s.say(PlatformParked(rule="fp.x.platform", space=s.name(space)))


class ParkPlatform(Verb[Scene]):
    """Put the platform on a space of the engine."""

    def add(self, s: Scene, out: Actions) -> None:
        """List the engine's two spaces [fp.x.platform]."""
        for slot in range(2):
            out.add(code(self.number, parking_space(s, ENGINE, s.engine, slot)))

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for the space."""
        return bar_park_platform(s, operand_of(action))

    def act(self, s: Scene, action: i64) -> None:
        """Put it there."""
        park_platform(s, operand_of(action))


PARK_PLATFORM: Final = Question("park-platform")
DUES: Final[Dues] = (PARK_PLATFORM, FIFTH_EXPLOSION)
VERBS: Final[Words] = (ParkPlatform(51, "park-platform", SPACE, PARK_PLATFORM),)
