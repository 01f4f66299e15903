"""Doors, hose and axe: what a firefighter does to the house and to the fire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import EAST, WAYS
from caserne.games.flashpoint.ending import use_damage_counter
from caserne.games.flashpoint.events import (
    Chopped,
    DoorDestroyed,
    DoorTurned,
    Extinguished,
    WallDamaged,
)
from caserne.games.flashpoint.moving import DOOR_COST, bar_command, pay_for
from caserne.games.flashpoint.points import bar_cost, pay, purse
from caserne.games.flashpoint.roles import (
    ANYTHING,
    MOVING,
    STRUCTURAL,
    WATER,
    chop_cost,
    water_factor,
)
from caserne.games.flashpoint.scene import CLEAR, DAMAGE_SUPPLY, SMOKE, Scene
from caserne.games.flashpoint.verbs import (
    BLAZE,
    DOOR,
    EDGE,
    HAZARD,
    POINTS,
    SPACE,
    WALL,
    Deed,
    Order,
)

if TYPE_CHECKING:
    from librt.vecs import vec

    from caserne.core.state import Actions
    from caserne.core.verb import Words
    from caserne.games.flashpoint.building import Building

# Doors


def bar_door(s: Scene, man: i64, edge: i64, becomes: i64) -> str:
    """Forbid a door that is not on the own space or cannot be turned that way [fp.door].

    A jammed one cannot [fp.x.fire-door-jam].
    """
    if edge >= len(s.edges) or s.board.way_across(s.where(man), edge) < 0:
        return "fp.door"
    if i64(s.edges[edge]) == becomes:
        return "fp.x.fire-door-jam" if becomes == edges.JAMMED else "fp.door"
    if man != s.seat:
        return bar_command(s, man, DOOR_COST)
    return bar_cost(s, turning_purpose(i64(s.edges[edge])), DOOR_COST)


def is_window(kind: i64) -> bool:
    """Tell a window, open or closed, from a door."""
    return kind in (edges.WINDOW, edges.WINDOW_OPEN)


def turning_purpose(kind: i64) -> i64:
    """Tell what points turn a door or a window: a window is a movement action [fp.x.window]."""
    return MOVING if is_window(kind) else ANYTHING


def turning_rule(kind: i64) -> str:
    """Name the rule under which a door, a fire door or a window is turned.

    [fp.door] [fp.x.fire-door] [fp.x.window]
    """
    if is_window(kind):
        return "fp.x.window"
    return "fp.door" if kind in (edges.DOOR, edges.DOOR_OPEN) else "fp.x.fire-door"


def turn_door(s: Scene, man: i64, edge: i64, becomes: i64) -> None:
    """Open or close a door [fp.door] or a window [fp.x.window] of the own space for 1 AP."""
    pay_for(s, man, turning_purpose(becomes), DOOR_COST)
    s.set_edge(edge, becomes)
    if s.events is not None:
        s.say(
            DoorTurned(
                rule=turning_rule(becomes) if man == s.seat else "fp.spec.captain",
                firefighter=int(man) + 1,
                edge=s.edge_name(edge),
                open=edges.is_passable(becomes),
                window=is_window(becomes),
            )
        )


class Turn(Order):
    """Open or close a door."""

    def __init__(self, number: i64, name: str, turned: vec[u8]) -> None:
        """Take what becomes of each kind of edge."""
        super().__init__(number, name, EDGE, needs=POINTS | DOOR)
        self.turned = turned

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the doors of the own space."""
        beside, kinds, turned = s.board.edge_beside, s.edges, self.turned
        first = s.where(man) * WAYS
        for slot in range(first, first + s.board.ways):
            edge = i64(beside[slot])
            if edge < 0:
                continue
            kind = i64(kinds[edge])
            becomes = i64(turned[kind])
            if becomes != kind and not bar_door(s, man, edge, becomes):
                out.add(base + edge)

    def bar(self, s: Scene, man: i64, operand: i64) -> str:
        """Ask for the door; what is no edge becomes nothing."""
        becomes: i64 = 0
        if operand < len(s.edges):
            becomes = i64(self.turned[i64(s.edges[operand])])
        return bar_door(s, man, operand, becomes)

    def act(self, s: Scene, man: i64, operand: i64) -> None:
        """Turn it."""
        turn_door(s, man, operand, i64(self.turned[i64(s.edges[operand])]))

    def most_cost(self, _s: Scene, _operand: i64) -> i64:
        """Give what a door costs."""
        return DOOR_COST


OPEN: Final = Turn(7, "open", edges.OPENED)
CLOSE: Final = Turn(8, "close", edges.SHUT)


# The hose


def water_cost(s: Scene, space: i64, left: i64) -> i64:
    """Give what it costs to bring a space down to smoke or to nothing [fp.extinguish].

    1 AP a step (fire, smoke, nothing); some specialists pay double [fp.spec.paramedic]
    [fp.spec.rescue].
    """
    return (i64(s.hazards[space]) - left) * water_factor(i64(s.roles[s.seat]))


def bar_extinguish(s: Scene, space: i64, left: i64) -> str:
    """Forbid water on a space out of reach, or with nothing to put out [fp.extinguish].

    Nor does it go through walls and closed doors [fp.board.blocked].
    """
    at = s.where(s.seat)
    if space >= s.board.size:
        return "fp.extinguish"
    if space != at:
        way = s.board.way_to(at, space)
        if (way < 0 or s.adjacent(at, way) < 0) and not pours_down(s, at, space):
            return "fp.extinguish" if way < 0 else "fp.board.blocked"
    return bar_water(s, space, left) if has_water(s) else "fp.x.structural-engineer"


def pours_down(s: Scene, at: i64, space: i64) -> bool:
    """Tell whether water gets down to a space that is not adjacent [fp.x.floor-hole]."""
    return s.extreme is not None and s.extreme.pours_down(s, at, space)


def has_water(s: Scene) -> bool:
    """Tell whether the active firefighter puts fires out at all [fp.x.structural-engineer]."""
    return s.roles[s.seat] != STRUCTURAL


def bar_water(s: Scene, space: i64, left: i64) -> str:
    """Forbid water on a space that is within reach but has less to put out, or no points for it.

    [fp.extinguish]
    """
    if i64(s.hazards[space]) <= left:
        return "fp.extinguish"
    return "" if i64(s.hazards[space]) <= most_water(s, left) else "fp.turn.ap"


def most_water(s: Scene, left: i64) -> i64:
    """Tell what the points that are left can bring down to smoke or to nothing: fire, or smoke.

    [fp.extinguish] [fp.turn.ap]
    """
    return left + purse(s, WATER) // water_factor(i64(s.roles[s.seat]))


def extinguish(s: Scene, space: i64, left: i64) -> None:
    """Turn fire to smoke, or remove smoke or fire [fp.extinguish]."""
    pay(s, WATER, water_cost(s, space, left))
    s.set_hazard(space, left)
    if s.events is not None:
        s.say(
            Extinguished(
                rule="fp.extinguish",
                firefighter=int(s.seat) + 1,
                space=s.name(space),
                left="smoke" if left == SMOKE else "clear",
            )
        )


class Water(Deed):
    """Put water on a space until so much is left."""

    def __init__(self, number: i64, name: str, left: i64, needs: i64) -> None:
        """Take what is left: smoke or nothing."""
        super().__init__(number, name, SPACE, needs=needs)
        self.left = left

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the spaces in reach in the order of their numbers: the own one between the ways."""
        if not has_water(s):
            return
        at, left, most, hazards = s.where(man), self.left, most_water(s, self.left), s.hazards
        for way in range(s.board.ways):
            if way == EAST and left < i64(hazards[at]) <= most:
                out.add(base + at)
            space = s.adjacent(at, way)
            if space >= 0 and left < i64(hazards[space]) <= most:
                out.add(base + space)
        if s.extreme is not None and s.extreme.is_pierced():
            self.add_below(s, s.extreme, at, base, out)

    def add_below(
        self, s: Scene, building: Building[Scene], at: i64, base: i64, out: Actions
    ) -> None:
        """List the spaces under holes that water reaches [fp.x.floor-hole]."""
        first = kept = out.count
        building.add_below(s, at, out)
        for i in range(first, out.count):
            below = out.at(i)
            if s.board.way_to(at, below) >= 0 or at == below:
                continue
            if not bar_extinguish(s, below, self.left):
                out.put(kept, base + below)
                kept += 1
        out.count = kept

    def bar(self, s: Scene, _man: i64, operand: i64) -> str:
        """Ask for the space."""
        return bar_extinguish(s, operand, self.left)

    def act(self, s: Scene, _man: i64, operand: i64) -> None:
        """Put it out."""
        extinguish(s, operand, self.left)

    def most_cost(self, s: Scene, operand: i64) -> i64:
        """Give what the water costs."""
        return water_cost(s, operand, self.left)

    def gets_off_fire(self, s: Scene, operand: i64) -> bool:
        """Tell whether it is the fire underfoot."""
        return operand == s.where(s.seat)


DOUSE: Final = Water(9, "douse", SMOKE, POINTS | HAZARD | BLAZE)
EXTINGUISH: Final = Water(10, "extinguish", CLEAR, POINTS | HAZARD)


# The axe


def bar_chop(s: Scene, edge: i64) -> str:
    """Forbid a blow at anything that is not a wall of the own space [fp.chop]."""
    if edge >= len(s.edges) or s.board.way_across(s.where(s.seat), edge) < 0:
        return "fp.chop"
    kind = i64(s.edges[edge])
    return bar_blow(s) if takes_blows(kind) else unchoppable_rule(kind)


def unchoppable_rule(kind: i64) -> str:
    """Name the rule by which an edge takes no blows: doorways never do.

    [fp.chop] [fp.board.exterior-doorway] [fp.board.doorway-empty]
    """
    if kind == edges.DOORWAY:
        return "fp.board.exterior-doorway"
    return "fp.board.doorway-empty" if kind == edges.EMPTY_DOORWAY else "fp.chop"


def takes_blows(kind: i64) -> bool:
    """Tell whether an axe does something to an edge: a standing wall [fp.chop], or a jammed door.

    [fp.x.fire-door-jam]
    """
    return edges.is_standing_wall(kind) or kind == edges.JAMMED


def bar_blow(s: Scene) -> str:
    """Forbid a blow that cannot be paid [fp.chop]."""
    return bar_cost(s, ANYTHING, chop_cost(i64(s.roles[s.seat])))


def chop(s: Scene, edge: i64) -> None:
    """Put a damage counter on a wall [fp.chop]; the last one in the box [fp.chop.collapse]."""
    pay(s, ANYTHING, chop_cost(i64(s.roles[s.seat])))
    if s.events is not None:
        also = ("fp.chop.collapse",) if brings_down(s, edge) else ()
        name = s.edge_name(edge)
        s.say(Chopped(rule="fp.chop", also=also, firefighter=int(s.seat) + 1, edge=name))
    if s.edges[edge] != edges.JAMMED:
        damage_wall(s, edge, "fp.chop")
    elif s.extreme is not None:
        s.extreme.free_door(s, edge)


def brings_down(s: Scene, edge: i64) -> bool:
    """Tell whether a blow at an edge takes the last damage counter [fp.chop.collapse]."""
    return s.edges[edge] != edges.JAMMED and s.damage + 1 >= DAMAGE_SUPPLY


class Chop(Deed):
    """Hit a wall."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List the walls of the own space."""
        if bar_blow(s):
            return
        beside, kinds = s.board.edge_beside, s.edges
        first = s.where(man) * WAYS
        for slot in range(first, first + s.board.ways):
            edge = i64(beside[slot])
            if edge >= 0 and takes_blows(i64(kinds[edge])):
                out.add(base + edge)

    def bar(self, s: Scene, _man: i64, operand: i64) -> str:
        """Ask for the wall."""
        return bar_chop(s, operand)

    def act(self, s: Scene, _man: i64, operand: i64) -> None:
        """Hit it."""
        chop(s, operand)

    def most_cost(self, s: Scene, _operand: i64) -> i64:
        """Give what a blow costs."""
        return chop_cost(i64(s.roles[s.seat]))


CHOP: Final = Chop(11, "chop", EDGE, needs=POINTS | WALL)
VERBS: Final[Words] = (OPEN, CLOSE, DOUSE, EXTINGUISH, CHOP)


def destroy_door(s: Scene, edge: i64, rule: str) -> None:
    """Take a door token off the board: an empty doorway is left [fp.board.doorway-empty]."""
    s.set_edge(edge, edges.EMPTY_DOORWAY)
    if s.events is not None:
        s.say(DoorDestroyed(rule=rule, edge=s.edge_name(edge)))


def damage_wall(s: Scene, edge: i64, rule: str) -> None:
    """Put a damage counter on a standing wall; the second destroys it [fp.board.wall-destroyed].

    A light wall [fp.x.light-wall] or one with a window [fp.x.window] falls with the first.
    """
    before = i64(s.edges[edge])
    s.set_edge(edge, i64(edges.AFTER_DAMAGE[before]))
    if s.events is not None:
        s.say(
            WallDamaged(
                rule=rule,
                also=falling_rules(before),
                edge=s.edge_name(edge),
                destroyed=s.edges[edge] == edges.RUIN,
                used=int(s.damage) + 1,
            )
        )
    use_damage_counter(s)


def falling_rules(kind: i64) -> tuple[str, ...]:
    """Name the rule by which an edge falls with the next damage counter, if it does.

    [fp.board.wall-destroyed] [fp.x.light-wall] [fp.x.window]
    """
    if kind == edges.WALL:
        return ()
    if kind == edges.LIGHT_WALL:
        return ("fp.x.light-wall",)
    return ("fp.x.window",) if is_window(kind) else ("fp.board.wall-destroyed",)


def clear_hazard(s: Scene, space: i64) -> bool:
    """Take any fire or smoke off a space; tell whether there was some."""
    if s.hazards[space] == CLEAR:
        return False
    s.set_hazard(space, CLEAR)
    return True
