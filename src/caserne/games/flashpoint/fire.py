"""The fire: smoke, explosion, shockwave, flashover, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import STAIR
from caserne.games.flashpoint.events import Cleared, Exploded, Ignited, ShockwavePassed, SmokePlaced
from caserne.games.flashpoint.scene import CLEAR, FIRE, SMOKE, Scene
from caserne.games.flashpoint.tools import damage_wall, destroy_door

if TYPE_CHECKING:
    from librt.vecs import vec


def advance(s: Scene, target: i64) -> None:
    """Put smoke on the target of the dice, with what that sets off [fp.fire.target]."""
    if s.hazards[target] == FIRE:
        explode(s, target, "fp.fire.smoke-on-fire")
    elif s.hazards[target] == SMOKE:
        thicken(s, target)
    else:
        smoke(s, target)
    if not s.collapsed:
        flashover(s)


def smoke(s: Scene, target: i64) -> None:
    """Put smoke on a clear target [fp.fire.target]; next to fire it burns at once.

    [fp.fire.smoke-next-to-fire]
    """
    if s.touches_fire(target):
        ignite(s, target, "fp.fire.smoke-next-to-fire")
        return
    s.lay_smoke(target)
    if s.events is not None:
        s.say(SmokePlaced(rule="fp.fire.target", space=s.name(target)))


def thicken(s: Scene, target: i64) -> None:
    """Smoke on smoke is fire [fp.fire.smoke-on-smoke]."""
    ignite(s, target, "fp.fire.smoke-on-smoke")


def ignite(s: Scene, space: i64, rule: str) -> None:
    """Set a space on fire, and note whether anybody or anything is caught by it."""
    s.set_hazard(space, FIRE)
    if s.has_person(space) or s.has_firefighter(space):
        s.fire_on_somebody = True
    if s.extreme is not None:
        s.extreme.ignited(s, space)
    if s.events is not None:
        s.say(Ignited(rule=rule, space=s.name(space)))


# Explosion


def explode(s: Scene, target: i64, rule: str) -> None:
    """Let an explosion act in the four directions from the target.

    [fp.fire.smoke-on-fire] [fp.explosion.directions] On a staircase there are five
    [fp.x.stairs.explosion].
    """
    if s.events is not None:
        s.say(Exploded(rule=rule, also=directions_rules(s, target), space=s.name(target)))
    for way in range(s.board.ways):
        if s.collapsed:
            return
        blast(s, target, way)
    if s.extreme is not None and not s.collapsed:
        s.extreme.shaken(s, target)


def directions_rules(s: Scene, target: i64) -> tuple[str, ...]:
    """Name the rules by which an explosion acts in its directions: a staircase has one more.

    [fp.explosion.directions] [fp.x.stairs.explosion]
    """
    if s.extreme is not None and s.board.edge(target, STAIR) >= 0:
        return ("fp.explosion.directions", "fp.x.stairs.explosion")
    return ("fp.explosion.directions",)


def blast(s: Scene, target: i64, way: i64) -> None:
    """Do to the first thing met that way what an explosion does to it.

    A clear space gets fire [fp.explosion.clear], smoke flips to it [fp.explosion.smoke], a burning
    space sends a shockwave on [fp.explosion.shockwave].
    """
    edge = s.board.edge(target, way)
    if edge < 0 or not strike(s, edge, "fp.explosion.wall", "fp.explosion.door"):
        return
    goal = s.board.neighbour(target, way)
    if s.extreme is not None and s.extreme.meet(s, goal, way):
        return
    if s.hazards[goal] == FIRE:
        shockwave(s, goal, way)
    elif s.hazards[goal] == SMOKE:
        ignite(s, goal, "fp.explosion.smoke")
    else:
        ignite(s, goal, "fp.explosion.clear")


def strike(s: Scene, edge: i64, wall_rule: str, door_rule: str) -> bool:
    """Let a blast meet an edge; tell whether it goes on behind it.

    A standing wall is damaged and stops it [fp.explosion.wall] [fp.shockwave.wall]; a closed door
    is destroyed and stops it, an open one is destroyed and does not [fp.explosion.door]
    [fp.shockwave.closed-door] [fp.shockwave.open-door]. In a building that falls nothing goes on
    [fp.end.collapse].
    """
    kind = i64(s.edges[edge])
    if kind == edges.OPEN:
        return True
    if edges.is_standing_wall(kind):
        if not s.gentle:
            damage_wall(s, edge, wall_rule)
        return edges.is_passable(kind) and not s.collapsed
    if kind in (edges.DOOR, edges.DOOR_OPEN):
        destroy_door(s, edge, door_rule)
    elif s.extreme is not None and edges.is_fire_door(kind):
        s.extreme.strike_door(s, edge)
        return False
    return edges.is_passable(kind)


# Shockwave


def shockwave(s: Scene, space: i64, way: i64) -> None:
    """Run on through burning spaces until something else is met [fp.explosion.shockwave].

    A clear space gets fire [fp.shockwave.clear], smoke flips to it [fp.shockwave.smoke].
    """
    while True:
        if s.events is not None:
            s.say(ShockwavePassed(rule="fp.explosion.shockwave", space=s.name(space)))
        edge = s.board.edge(space, way)
        if edge < 0 or not strike(s, edge, "fp.shockwave.wall", shockwave_door_rule(s, edge)):
            return
        space = s.board.neighbour(space, way)
        if s.hazards[space] != FIRE:
            break
    ignite(s, space, "fp.shockwave.smoke" if s.hazards[space] == SMOKE else "fp.shockwave.clear")


def shockwave_door_rule(s: Scene, edge: i64) -> str:
    """Name the rule for a door in the way.

    [fp.shockwave.closed-door] [fp.shockwave.open-door]
    """
    if s.edges[edge] == edges.DOOR_OPEN:
        return "fp.shockwave.open-door"
    return "fp.shockwave.closed-door"


# Flashover


def flashover(s: Scene) -> None:
    """Turn every smoke adjacent to fire into fire, until none is left [fp.flashover]."""
    hazards, first, last = s.hazards, s.board.inside_from, s.board.inside_to
    while s.restless:
        s.restless = False
        for space in range(first, last):
            if hazards[space] == SMOKE and s.touches_fire(space):
                ignite(s, space, "fp.flashover")


def remove_outside_fire(s: Scene) -> None:
    """Take all fire outside the building off the board [fp.fire.outside-removed]."""
    if not s.fire_outside:
        return
    s.fire_outside = False
    burn_out(s, s.board.starts)
    burn_out(s, s.board.aloft)


def burn_out(s: Scene, spaces: vec[u8]) -> None:
    """Take what burns on some spaces off the board [fp.fire.outside-removed]."""
    hazards = s.hazards
    for space in spaces:
        if hazards[i64(space)] != CLEAR:
            s.set_hazard(i64(space), CLEAR)
            if s.events is not None:
                s.say(Cleared(rule="fp.fire.outside-removed", space=s.name(i64(space))))
