"""Doors, hose and axe: what a firefighter does to the house and to the fire."""

from __future__ import annotations

from mypy_extensions import i64, u8

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.ending import use_damage_counter
from caserne.games.flashpoint.events import Chopped, DoorTurned, Extinguished, WallDamaged
from caserne.games.flashpoint.moving import DOOR_COST, bar_command, pay_for
from caserne.games.flashpoint.points import bar_cost, pay
from caserne.games.flashpoint.roles import ANYTHING, WATER, chop_cost, water_factor
from caserne.games.flashpoint.scene import CLEAR, SMOKE, Scene

# Doors


def bar_door(s: Scene, man: i64, edge: i64, needed: i64) -> str:
    """Forbid a door that is not on the own space or not (open or closed) as needed [fp.door]."""
    if edge >= len(s.edges) or s.board.way_across(s.where(man), edge) < 0:
        return "fp.door"
    if i64(s.edges[edge]) != needed:
        return "fp.door"
    return bar_command(s, man, DOOR_COST) if man != s.seat else bar_cost(s, ANYTHING, DOOR_COST)


def turn_door(s: Scene, man: i64, edge: i64, becomes: i64) -> None:
    """Open or close a door of the own space for 1 AP [fp.door]."""
    pay_for(s, man, ANYTHING, DOOR_COST)
    s.edges[edge] = u8(becomes)
    if s.events is not None:
        s.say(
            DoorTurned(
                rule="fp.door" if man == s.seat else "fp.spec.captain",
                firefighter=int(man) + 1,
                edge=s.edge_name(edge),
                open=becomes == edges.DOOR_OPEN,
            )
        )


# The hose


def water_cost(s: Scene, space: i64, left: i64) -> i64:
    """Give what it costs to bring a space down to smoke or to nothing [fp.extinguish].

    1 AP a step (fire, smoke, nothing); some specialists pay double [fp.spec.paramedic]
    [fp.spec.rescue].
    """
    return (i64(s.hazards[space]) - left) * water_factor(i64(s.roles[s.seat]))


def bar_extinguish(s: Scene, space: i64, left: i64) -> str:
    """Forbid water on a space out of reach, or with nothing to put out [fp.extinguish]."""
    at = s.where(s.seat)
    if space >= s.board.size:
        return "fp.extinguish"
    if space != at:
        way = s.board.way_to(at, space)
        if way < 0 or s.adjacent(at, way) < 0:
            return "fp.extinguish"
    return bar_water(s, space, left)


def bar_water(s: Scene, space: i64, left: i64) -> str:
    """Forbid water on a space that is within reach but has less to put out, or no points for it.

    [fp.extinguish]
    """
    if i64(s.hazards[space]) <= left:
        return "fp.extinguish"
    return bar_cost(s, WATER, water_cost(s, space, left))


def extinguish(s: Scene, space: i64, left: i64) -> None:
    """Turn fire to smoke, or remove smoke or fire [fp.extinguish]."""
    pay(s, WATER, water_cost(s, space, left))
    s.hazards[space] = u8(left)
    if s.events is not None:
        s.say(
            Extinguished(
                rule="fp.extinguish",
                firefighter=int(s.seat) + 1,
                space=s.name(space),
                left="smoke" if left == SMOKE else "clear",
            )
        )


# The axe


def bar_chop(s: Scene, edge: i64) -> str:
    """Forbid a blow at anything that is not a side of the own space [fp.chop]."""
    if edge >= len(s.edges) or s.board.way_across(s.where(s.seat), edge) < 0:
        return "fp.chop"
    return bar_blow(s, edge)


def bar_blow(s: Scene, edge: i64) -> str:
    """Forbid a blow at what is no standing wall, or one that cannot be paid [fp.chop]."""
    if not edges.is_standing_wall(i64(s.edges[edge])):
        return "fp.chop"
    return bar_cost(s, ANYTHING, chop_cost(i64(s.roles[s.seat])))


def chop(s: Scene, edge: i64) -> None:
    """Put a damage counter on a wall [fp.chop]; the last one in the box [fp.chop.collapse]."""
    pay(s, ANYTHING, chop_cost(i64(s.roles[s.seat])))
    if s.events is not None:
        s.say(Chopped(rule="fp.chop", firefighter=int(s.seat) + 1, edge=s.edge_name(edge)))
    damage_wall(s, edge, "fp.chop")


def damage_wall(s: Scene, edge: i64, rule: str) -> None:
    """Put a damage counter on a standing wall; the second destroys it [fp.board.wall-destroyed]."""
    s.edges[edge] = edges.AFTER_DAMAGE[i64(s.edges[edge])]
    if s.events is not None:
        s.say(
            WallDamaged(
                rule=rule,
                edge=s.edge_name(edge),
                destroyed=s.edges[edge] == edges.RUIN,
                used=int(s.damage) + 1,
            )
        )
    use_damage_counter(s)


def clear_hazard(s: Scene, space: i64) -> bool:
    """Take any fire or smoke off a space; tell whether there was some."""
    if s.hazards[space] == CLEAR:
        return False
    s.hazards[space] = CLEAR
    return True
