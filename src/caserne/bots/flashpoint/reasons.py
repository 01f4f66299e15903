"""What speaks for a turn of Flash Point, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.bots.flashpoint.blaze import glance
from caserne.bots.flashpoint.values import Values
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.codes import verb_of
from caserne.games.flashpoint.extreme.terrain import tokens_of
from caserne.games.flashpoint.gun import GUN, GUN_BLACK, GUN_RED
from caserne.games.flashpoint.poi import REVEAL
from caserne.games.flashpoint.scene import FIRE, HAZMAT, LADDER, NOTHING, SMOKE, TREATED, VICTIM
from caserne.games.flashpoint.turn import ACT, END

if TYPE_CHECKING:
    from caserne.bots.search.hook import Fact
    from caserne.games.flashpoint.incident import Incident

TAKING: Final = {
    VICTIM: "flashpoint-takes",
    TREATED: "flashpoint-takes",
    HAZMAT: "flashpoint-hazmat",
    LADDER: "flashpoint-fetches",
}
"""What is said of whoever takes a load along."""


def reasons_for(s: Incident, actions: list[int]) -> list[Fact]:
    """Compare the position before and after the actions, the end of the turn left out."""
    after = s.copy()
    seat = s.seat
    taken: i64 = NOWHERE
    for action in actions:
        if after.due is not ACT or verb_of(action) == END.number:
            break
        empty = after.carrying[seat] == NOTHING
        after.apply(action)
        if empty and after.carrying[seat] != NOTHING:
            taken = after.where(seat)
    return [
        *rescues(s, after, seat, taken),
        *fire_fought(s, after, seat),
        *ways_made(s, after),
        *dangers(s, after, seat),
    ]


def rescues(s: Incident, after: Incident, seat: i64, taken: i64) -> list[Fact]:
    """Say who is saved, who or what was taken along and where, and who is reached."""
    found: list[Fact] = []
    if after.saved > s.saved:
        found.append(("flashpoint-saves", {"count": int(after.saved - s.saved)}))
    if taken != NOWHERE and after.carrying[seat] != NOTHING:
        found.append((TAKING[int(after.carrying[seat])], {"space": after.name(taken)}))
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


def ways_made(s: Incident, after: Incident) -> list[Fact]:
    """Say where a ladder leads now that led nowhere, and where the platform is."""
    if s.extreme is None:
        return []
    x, then = tokens_of(s), tokens_of(after)
    found: list[Fact] = [
        ("flashpoint-ladder", {"space": after.name(space)})
        for space in range(s.board.size)
        if x.raised[space] + x.spans[space] == 0 and then.raised[space] + then.spans[space] > 0
    ]
    if then.lift not in (NOWHERE, x.lift):
        found.append(("flashpoint-platform", {"space": after.name(then.lift)}))
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
