"""Points of interest: turned over when reached, made up to three at the end of every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.games.flashpoint import due
from caserne.games.flashpoint.codes import VICTIM
from caserne.games.flashpoint.ending import lose
from caserne.games.flashpoint.events import Cleared, PoiPlaced, Revealed
from caserne.games.flashpoint.extreme.terrain import landing, takes_nothing
from caserne.games.flashpoint.tools import clear_hazard

if TYPE_CHECKING:
    from caserne.games.flashpoint.scene import Scene

ON_BOARD: Final = 3


def reveal(s: Scene, space: i64, token: i64, rule: str) -> None:
    """Turn a POI over: a victim stays, a false alarm is taken away [fp.poi.reveal]."""
    s.settled()
    turn_over(s, space, token, rule)
    if token == VICTIM:
        s.victims[space] += 1


def turn_over(s: Scene, space: i64, token: i64, rule: str) -> None:
    """Take a face-down POI off a space and see what it is."""
    s.pois[space] -= 1
    s.face_down -= 1
    if token == VICTIM:
        s.unseen_victims -= 1
        s.people += 1
    else:
        s.unseen_alarms -= 1
    if s.events is not None:
        s.say(Revealed(rule=rule, space=s.name(space), victim=token == VICTIM))


def lose_poi(s: Scene, space: i64, token: i64) -> None:
    """Turn over a POI that is lost; only a victim counts [fp.lost] [fp.end.collapse]."""
    rule = "fp.end.collapse" if s.collapsed else "fp.lost"
    s.settled()
    turn_over(s, space, token, rule)
    if token == VICTIM:
        lose(s, space, 1, rule)


def replenish(s: Scene) -> None:
    """Call for a roll while fewer than three POI and victims are there and the bag lasts.

    [fp.poi.three]
    """
    in_bag = s.unseen_victims + s.unseen_alarms - s.face_down
    if s.face_down + s.people < ON_BOARD and in_bag > 0 and _has_room(s):
        s.owe(due.POI)
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
    if s.extreme is not None:
        target = landing(s, target)
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
            if not takes_nothing(s, target):
                break
            target = i64(s.board.arrows[target])
        if takes_nothing(s, target):
            return -1
    return -1 if s.has_person(target) else target


def is_valid_for_poi(s: Scene, space: i64) -> bool:
    """Tell whether a space has no fire, smoke, firefighter or POI [fp.adv.poi-place].

    Nor an object [fp.x.car], poison [fp.x.toxic] or a hole in it.
    """
    if not s.is_clear(space) or s.has_firefighter(space) or s.has_person(space):
        return False
    return s.extreme is None or not takes_nothing(s, space)


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
        s.owe(due.REVEAL, space)


def lay_poi(s: Scene, space: i64, rule: str) -> None:
    """Lay a POI face down on a space: what it is is settled when it is turned over."""
    s.pois[space] += 1
    s.face_down += 1
    if s.events is not None:
        s.say(PoiPlaced(rule=rule, space=s.name(space)))
