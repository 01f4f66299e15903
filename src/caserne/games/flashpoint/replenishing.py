"""New points of interest: as many as are missing to three, at the end of every turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caserne.core.due import Dues, Step
from caserne.games.flashpoint.codes import operand_of
from caserne.games.flashpoint.dice import BothDice, tell_roll
from caserne.games.flashpoint.events import Cleared
from caserne.games.flashpoint.poi import REVEAL, lay_poi
from caserne.games.flashpoint.scene import Scene
from caserne.games.flashpoint.tools import clear_hazard

ON_BOARD: Final = 3


class Replenish(Step[Scene]):
    """POI are made up to three, one after the other."""

    def take(self, s: Scene) -> None:
        """Call for the next, or be done."""
        replenish(s)


class NewPoi(BothDice):
    """Where a new POI comes."""

    def weight(self, s: Scene, action: i64) -> i64:
        """Refuse a roll that leads nowhere."""
        return 1 if poi_space(s, i64(s.board.targets[operand_of(action)])) >= 0 else 0

    def rule(self, s: Scene) -> str:
        """Name the rule by which it is rolled again."""
        return "fp.adv.poi-place" if s.advanced else "fp.poi.reroll"

    def roll(self, s: Scene, red: i64, black: i64) -> None:
        """Place it."""
        tell_roll(s, "poi", "fp.poi.three", red, black)
        place_poi(s, s.board.target(red, black))


REPLENISH: Final = Replenish("replenish")
POI: Final = NewPoi("poi", "poi")
DUES: Final[Dues] = (REPLENISH, POI)


def replenish(s: Scene) -> None:
    """Call for a roll while fewer than three POI and victims are there and the bag lasts.

    [fp.poi.three]
    """
    in_bag = s.unseen_victims + s.unseen_alarms - s.face_down
    if s.face_down + s.people < ON_BOARD and in_bag > 0 and _has_room(s):
        s.owe(POI)
    else:
        s.settled()


def _has_room(s: Scene) -> bool:
    for face in range(len(s.board.targets)):
        if poi_space(s, i64(s.board.targets[face])) >= 0:
            return True
    return False


def poi_space(s: Scene, target: i64) -> i64:
    """Give the space a POI rolled for a target goes to; -1 if it must be rolled again.

    Family: the target itself unless a POI or victim is there [fp.poi.reroll]; advanced: along the
    arrows to the first valid space [fp.adv.poi-place]. Through a hole it falls [fp.x.floor-hole].
    """
    target = s.landing(target)
    if not s.advanced:
        return family_poi_space(s, target)
    space = target
    for _ in range(s.board.size):
        if is_valid_for_poi(s, space):
            return space
        space = i64(s.board.arrows[space])
        if space < 0:
            return -1
    return -1


def family_poi_space(s: Scene, target: i64) -> i64:
    """Give the target, or -1 if somebody is there [fp.poi.reroll].

    Off an object [fp.x.car] or poison [fp.x.toxic] the arrows lead in the family game as well.
    """
    if s.extreme is not None:
        for _ in range(s.board.size):
            if not s.takes_nothing(target):
                break
            target = i64(s.board.arrows[target])
        if s.takes_nothing(target):
            return -1
    return -1 if s.has_person(target) else target


def is_valid_for_poi(s: Scene, space: i64) -> bool:
    """Tell whether a space has no fire, smoke, firefighter or POI [fp.adv.poi-place].

    Nor an object [fp.x.car], poison [fp.x.toxic] or a hole in it.
    """
    if not s.is_clear(space) or s.has_firefighter(space) or s.has_person(space):
        return False
    return not s.takes_nothing(space)


def place_poi(s: Scene, target: i64) -> None:
    """Put a POI face down where a roll sends it [fp.poi.three] [fp.adv.poi-place].

    Family: fire or smoke there is removed first [fp.poi.clears-hazard], and on a firefighter it is
    turned over at once [fp.poi.on-firefighter].
    """
    s.settled()
    space = poi_space(s, target)
    if clear_hazard(s, space) and s.events is not None:
        s.say(Cleared(rule="fp.poi.clears-hazard", space=s.name(space)))
    lay_poi(s, space, "fp.adv.poi-place" if s.advanced else "fp.poi.three")
    if s.has_firefighter(space):
        s.owe(REVEAL, space)
