"""Floors over a basement that break, and the structural engineer who mends them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.core.due import Dues, Step
from caserne.games.flashpoint import edges
from caserne.games.flashpoint.ending import use_damage_counter
from caserne.games.flashpoint.events import Cleared
from caserne.games.flashpoint.extreme.consequences import note
from caserne.games.flashpoint.extreme.events import (
    FloorDamaged,
    FloorDestroyed,
    FloorRepaired,
    HotSpotRemoved,
    WallMended,
)
from caserne.games.flashpoint.extreme.falling import break_bridge, drop_ladders_from
from caserne.games.flashpoint.extreme.terrain import is_hole, tokens_of, tokens_on
from caserne.games.flashpoint.extreme.tokens import DAMAGED, DESTROYED, SOUND
from caserne.games.flashpoint.fire import flashover, ignite
from caserne.games.flashpoint.points import bar_cost, pay
from caserne.games.flashpoint.roles import ANYTHING, STRUCTURAL
from caserne.games.flashpoint.scene import HOT_LAYER, SMOKE, Scene
from caserne.games.flashpoint.tools import clear_hazard
from caserne.games.flashpoint.verbs import BARE, EDGE, EXTREME, POINTS, SPACE, Skill

if TYPE_CHECKING:
    from caserne.core.state import Actions
    from caserne.core.verb import Words

COUNTERS_A_FLOOR: Final = 2
COOL_COST: Final = 1
MEND_COST: Final = 2


class Break(Step[Scene]):
    """A floor is destroyed; the operand is it."""

    def operands(self, s: Scene) -> i64:
        """Count the spaces."""
        return s.board.size

    def lacks(self, s: Scene, operand: i64) -> str:
        """Ask for a floor that is damaged."""
        x = tokens_on(s)
        return "" if x is not None and x.floors[operand] >= DAMAGED else "what can be owed here"

    def take(self, s: Scene) -> None:
        """Destroy it."""
        break_floor(s, s.operand())


BREAK: Final = Break("break")
DUES: Final[Dues] = (BREAK,)


def shake_floor(s: Scene, target: i64) -> None:
    """Damage the floor over an explosion in the basement; a damaged one breaks.

    [fp.x.floor-damage] So does one with an explosion on it. Under a hole an explosion sets smoke
    beside the hole on fire [fp.x.floor-hole] and destroys its bridge [fp.x.ladder.bridge].
    """
    x = tokens_of(s)
    floor = target
    if s.board.storey(target) < 0:
        floor = i64(s.board.above[target])
        if is_hole(s, floor):
            break_bridge(s, floor)
            kindle_around(s, floor, "fp.x.floor-hole")
            return
    if x.floors[floor] == DAMAGED:
        note(s, BREAK, floor)
    elif floor != target and x.floors[floor] == 0 and not s.gentle:
        x.floors[floor] = DAMAGED
        if s.events is not None:
            s.say(FloorDamaged(rule="fp.x.floor-damage", space=s.name(floor)))


def kindle_around(s: Scene, space: i64, rule: str) -> None:
    """Turn smoke on the spaces adjacent to a hole into fire.

    [fp.x.floor-hole] [fp.x.floor-destroyed]
    """
    for way in range(s.board.ways):
        other = s.adjacent(space, way)
        if other >= 0 and s.hazards[other] == SMOKE:
            ignite(s, other, rule)


def break_floor(s: Scene, space: i64) -> None:
    """Destroy a floor: two counters are gone, its fire too, smoke beside it burns.

    [fp.x.floor-destroyed] Who and what was there is dealt with after the fire.
    """
    s.settled()
    x = tokens_of(s)
    if is_hole(s, space):
        return
    x.floors[space] = DESTROYED
    x.holes += 1
    for _ in range(COUNTERS_A_FLOOR):
        if not s.collapsed:
            use_damage_counter(s)
    if s.events is not None:
        used = int(s.damage)
        s.say(FloorDestroyed(rule="fp.x.floor-destroyed", space=s.name(space), used=used))
    clear_out(s, space)
    if s.collapsed:
        return
    kindle_around(s, space, "fp.x.floor-destroyed")
    flashover(s)


def clear_out(s: Scene, space: i64) -> None:
    """Take fire, smoke and hot spot off a floor that is gone; ladders fall below.

    [fp.x.floor-destroyed]
    """
    x = tokens_of(s)
    if clear_hazard(s, space) and s.events is not None:
        s.say(Cleared(rule="fp.x.floor-destroyed", space=s.name(space)))
    if s.hot_spots[space] == 1:
        remove_hot_spot(s, space, "fp.x.floor-destroyed")
    x.ladders[i64(s.board.below[space])] += x.ladders[space]
    x.ladders[space] = 0
    x.toxic[space] = 0
    drop_ladders_from(s, space)
    s.fire_on_somebody = True


def remove_hot_spot(s: Scene, space: i64, rule: str) -> None:
    """Put a hot spot back into the reserve [fp.x.floor-destroyed] [fp.x.structural-engineer]."""
    s.hot_spots[space] = 0
    s.touch(HOT_LAYER, space)
    s.reserve += 1
    if s.events is not None:
        s.say(HotSpotRemoved(rule=rule, space=s.name(space)))


# The structural engineer


def bar_engineer(s: Scene, rule: str) -> str:
    """Forbid the engineer's work to all others, and beside fire [fp.x.structural-engineer]."""
    at = s.where(s.seat)
    if s.roles[s.seat] != STRUCTURAL or s.burns(at) or s.touches_fire(at):
        return rule
    return ""


def bar_cool(s: Scene) -> str:
    """Forbid clearing where there is no hot spot [fp.x.structural-engineer]."""
    if bar_engineer(s, "barred") or s.hot_spots[s.where(s.seat)] == 0:
        return "fp.x.structural-engineer"
    return bar_cost(s, ANYTHING, COOL_COST)


def cool(s: Scene) -> None:
    """Clear the hot spot of the own space for 1 AP [fp.x.structural-engineer]."""
    pay(s, ANYTHING, COOL_COST)
    remove_hot_spot(s, s.where(s.seat), "fp.x.structural-engineer")


def bar_mend(s: Scene, edge: i64) -> str:
    """Forbid mending but a damaged wall of the own space [fp.x.structural-engineer]."""
    if bar_engineer(s, "barred") or edge >= len(s.edges):
        return "fp.x.structural-engineer"
    beside = s.board.way_across(s.where(s.seat), edge) >= 0
    if not beside or s.edges[edge] != edges.DAMAGED_WALL:
        return "fp.x.structural-engineer"
    return bar_cost(s, ANYTHING, MEND_COST)


def mend(s: Scene, edge: i64) -> None:
    """Take a counter off a damaged wall for 2 AP [fp.x.structural-engineer]."""
    pay(s, ANYTHING, MEND_COST)
    s.set_edge(edge, edges.WALL)
    s.damage -= 1
    if s.events is not None:
        man, rule = int(s.seat) + 1, "fp.x.structural-engineer"
        s.say(WallMended(rule=rule, firefighter=man, edge=s.edge_name(edge), used=int(s.damage)))


def bar_repair(s: Scene, floor: i64) -> str:
    """Forbid repairing but a damaged floor under the feet or overhead, with no fire around it.

    [fp.x.repair-floor]
    """
    x = tokens_on(s)
    if x is None or not x.repairs or floor >= s.board.size or s.roles[s.seat] != STRUCTURAL:
        return "fp.x.repair-floor"
    at = s.where(s.seat)
    if floor not in (at, i64(s.board.above[at])) or x.floors[floor] != DAMAGED:
        return "fp.x.repair-floor"
    if s.touches_fire(floor) or s.burns(floor) or s.burns(i64(s.board.below[floor])):
        return "fp.x.repair-floor"
    return bar_cost(s, ANYTHING, MEND_COST)


def repair(s: Scene, floor: i64) -> None:
    """Repair a damaged floor for 2 AP [fp.x.repair-floor]."""
    pay(s, ANYTHING, MEND_COST)
    tokens_of(s).floors[floor] = SOUND
    if s.events is not None:
        man = int(s.seat) + 1
        s.say(FloorRepaired(rule="fp.x.repair-floor", firefighter=man, space=s.name(floor)))


class Cool(Skill):
    """Clear a hot spot."""

    def add(self, s: Scene, _man: i64, base: i64, out: Actions) -> None:
        """List it."""
        if not bar_cool(s):
            out.add(base)

    def bar(self, s: Scene, _man: i64, _operand: i64) -> str:
        """Ask for the hot spot."""
        return bar_cool(s)

    def act(self, s: Scene, _man: i64, _operand: i64) -> None:
        """Clear it."""
        cool(s)


class Mend(Skill):
    """Mend a wall."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the walls of the own space."""
        for way in range(s.board.ways):
            edge = s.board.edge(s.where(man), way)
            if edge >= 0 and not bar_mend(s, edge):
                out.add(base + edge)

    def bar(self, s: Scene, _man: i64, operand: i64) -> str:
        """Ask for the wall."""
        return bar_mend(s, operand)

    def act(self, s: Scene, _man: i64, operand: i64) -> None:
        """Mend it."""
        mend(s, operand)


class Repair(Skill):
    """Repair a floor."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the floors underfoot and overhead."""
        at = s.where(man)
        over = i64(s.board.above[at])
        if not bar_repair(s, at):
            out.add(base + at)
        if over >= 0 and not bar_repair(s, over):
            out.add(base + over)

    def bar(self, s: Scene, _man: i64, operand: i64) -> str:
        """Ask for the floor."""
        return bar_repair(s, operand)

    def act(self, s: Scene, _man: i64, operand: i64) -> None:
        """Repair it."""
        repair(s, operand)


COOL: Final = Cool(48, "cool", BARE, STRUCTURAL, needs=POINTS | EXTREME)
MEND: Final = Mend(49, "mend", EDGE, STRUCTURAL, needs=POINTS | EXTREME)
REPAIR: Final = Repair(50, "repair", SPACE, STRUCTURAL, needs=POINTS | EXTREME)
VERBS: Final[Words] = (COOL, MEND, REPAIR)
