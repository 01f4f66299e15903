"""What speaks for a turn of Flash Point, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caserne.bots.flashpoint.blaze import glance
from caserne.bots.flashpoint.values import Values
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.codes import verb_of
from caserne.games.flashpoint.gun import GUN, GUN_BLACK, GUN_RED
from caserne.games.flashpoint.poi import REVEAL
from caserne.games.flashpoint.scene import FIRE, NOTHING, SMOKE
from caserne.games.flashpoint.turn import ACT, END

if TYPE_CHECKING:
    from caserne.bots.search.hook import Fact
    from caserne.games.flashpoint.incident import Incident


def reasons_for(s: Incident, actions: list[int]) -> list[Fact]:
    """Compare the position before and after the actions, the end of the turn left out."""
    after = s.copy()
    seat = s.seat
    for action in actions:
        if after.due is not ACT or verb_of(action) == END.number:
            break
        after.apply(action)
    return [*rescues(s, after, seat), *fire_fought(s, after, seat), *dangers(s, after, seat)]


def rescues(s: Incident, after: Incident, seat: i64) -> list[Fact]:
    """Say who is saved, taken along or reached."""
    found: list[Fact] = []
    if after.saved > s.saved:
        found.append(("flashpoint-saves", {"count": int(after.saved - s.saved)}))
    if s.carrying[seat] == NOTHING and after.carrying[seat] != NOTHING:
        found.append(("flashpoint-takes", {"space": after.name(after.where(seat))}))
    if after.due is REVEAL:
        found.append(("flashpoint-reveals", {"space": after.name(after.operand())}))
    return found


def fire_fought(s: Incident, after: Incident, seat: i64) -> list[Fact]:
    """Say what is put out, and whether the gun is fired."""
    found: list[Fact] = []
    fires = hazards(s, FIRE) - hazards(after, FIRE)
    smoke = hazards(s, SMOKE) - hazards(after, SMOKE)
    if fires > 0:
        found.append(("flashpoint-extinguishes", {"count": int(fires)}))
    elif smoke > 0:
        found.append(("flashpoint-clears", {"count": int(smoke)}))
    if after.due is GUN or after.due is GUN_RED or after.due is GUN_BLACK:
        found.append(("flashpoint-gun", {}))
    if s.roles[seat] != after.roles[seat]:
        found.append(("flashpoint-changes", {}))
    return found


def dangers(s: Incident, after: Incident, seat: i64) -> list[Fact]:
    """Say how the risk of being knocked down changes, in hundredths."""
    if s.where(seat) == NOWHERE or after.where(seat) == NOWHERE:
        return []
    before, then = risk(s, seat), risk(after, seat)
    if before == then:
        return []
    return [("flashpoint-risk", {"before": int(before), "after": int(then)})]


def hazards(s: Incident, kind: i64) -> i64:
    """Count the spaces with smoke or fire."""
    count: i64 = 0
    for space in range(s.board.size):
        if i64(s.hazards[space]) == kind:
            count += 1
    return count


def risk(s: Incident, man: i64) -> i64:
    """Guess how likely the next roll knocks a firefighter down, in hundredths."""
    return glance(s, Values()).likelihood(s.where(man)) * 100 // 48
