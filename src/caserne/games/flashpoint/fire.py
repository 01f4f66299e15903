"""The fire: smoke, explosion, shockwave, flashover, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from caserne.core.agenda import KIND_MASK, OPERAND_SHIFT
from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import STAIR
from caserne.games.flashpoint.ending import use_damage_counter
from caserne.games.flashpoint.events import Cleared, Exploded, Ignited, ShockwavePassed, SmokePlaced
from caserne.games.flashpoint.extreme.events import FloorDamaged, Jammed, ObjectDamaged
from caserne.games.flashpoint.extreme.falling import break_bridge, lower_by_fire
from caserne.games.flashpoint.extreme.terrain import has_object, is_hole, landing, tokens_of
from caserne.games.flashpoint.extreme.tokens import CAPACITY, DAMAGED, OBJECTS
from caserne.games.flashpoint.scene import CLEAR, FIRE, SMOKE, Scene
from caserne.games.flashpoint.tools import damage_wall, destroy_door

CONSEQUENCES: Final = ("burst", "under", "break", "jam")
"""What an explosion brings about, the last thing first."""
HOLDS: Final = 3
"""The highest roll on which a fire door holds without jamming [fp.x.fire-door]."""


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
    s.set_hazard(target, SMOKE)
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
        lower_by_fire(s, space)
    if s.events is not None:
        s.say(Ignited(rule=rule, space=s.name(space)))


# Explosion


def explode(s: Scene, target: i64, rule: str) -> None:
    """Let an explosion act in the four directions from the target.

    [fp.fire.smoke-on-fire] [fp.explosion.directions] On a staircase there are five
    [fp.x.stairs.explosion].
    """
    if s.events is not None:
        s.say(Exploded(rule=rule, space=s.name(target)))
    for way in range(s.board.ways):
        if s.collapsed:
            return
        blast(s, target, way)
    if s.extreme is not None and not s.collapsed:
        shake_floor(s, target)
        owe_consequences(s)


def blast(s: Scene, target: i64, way: i64) -> None:
    """Do to the first thing met that way what an explosion does to it.

    A clear space gets fire [fp.explosion.clear], smoke flips to it [fp.explosion.smoke], a burning
    space sends a shockwave on [fp.explosion.shockwave].
    """
    edge = s.board.edge(target, way)
    if edge < 0 or not strike(s, edge, "fp.explosion.wall", "fp.explosion.door"):
        return
    goal = s.board.neighbour(target, way)
    if s.extreme is not None:
        strike_space(s, goal, way)
    elif s.hazards[goal] == FIRE:
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
    elif kind in (edges.FIRE_DOOR, edges.FIRE_DOOR_OPEN, edges.JAMMED):
        strike_fire_door(s, edge)
        return False
    return edges.is_passable(kind)


def strike_fire_door(s: Scene, edge: i64) -> None:
    """Stop a blast at a fire door, which may jam: the red die decides [fp.x.fire-door].

    A jammed one only jams more.
    """
    if s.edges[edge] == edges.JAMMED:
        jam(s, edge)
    else:
        note(s, "jam", edge)


def roll_jam(s: Scene, edge: i64, red: i64) -> None:
    """Let the door hold on 1 to 3, hold and jam on 4 to 6; a jammed one jams more [fp.x.fire-door].

    The same explosion may have met it twice.
    """
    s.settled()
    if red > HOLDS or s.edges[edge] == edges.JAMMED:
        jam(s, edge)


def jam(s: Scene, edge: i64) -> None:
    """Put a jam counter on a fire door, which is shut from then on [fp.x.fire-door]."""
    x = tokens_of(s)
    x.jams[edge] += 1
    s.set_edge(edge, edges.JAMMED)
    if s.events is not None:
        count = int(x.jams[edge])
        s.say(Jammed(rule="fp.x.fire-door", edge=s.edge_name(edge), jams=count))


# What stands in the way of a blast in Extreme Danger


def strike_space(s: Scene, goal: i64, way: i64) -> None:
    """Do to the first space met what an explosion does to it, floors and objects minded.

    An object takes damage [fp.x.car]; across a hole the blast goes on [fp.x.floor-hole]; a burning
    other half of a staircase sends a shockwave on [fp.x.stairs.explosion].
    """
    if has_object(s, goal):
        damage_object(s, goal)
    elif s.hazards[goal] == FIRE or is_hole(s, goal):
        run_on(s, goal, way)
    elif s.hazards[goal] == SMOKE:
        ignite(s, goal, "fp.explosion.smoke")
    else:
        ignite(s, goal, "fp.explosion.clear")


def damage_object(s: Scene, space: i64) -> None:
    """Put a damage counter on an object instead of fire [fp.x.car].

    With its last one it is due to explode or to leak, after the explosion in hand.
    """
    x = tokens_of(s)
    kind = i64(x.objects[space]) - 1
    if s.gentle or x.counters[kind] >= CAPACITY:
        return
    x.counters[kind] += 1
    if s.events is not None:
        count = int(x.counters[kind])
        name = OBJECTS[kind]
        s.say(ObjectDamaged(rule="fp.x.car", object=name, space=s.name(space), counters=count))
    if x.counters[kind] == CAPACITY:
        note(s, "burst", kind)
    use_damage_counter(s)


def note(s: Scene, name: str, operand: i64) -> None:
    """Note what the explosion in hand brings about, for when it is over."""
    x = tokens_of(s)
    x.pending = append(x.pending, i16(s.kind(name).number | (operand << OPERAND_SHIFT)))


def owe_consequences(s: Scene) -> None:
    """Owe what an explosion brought about: doors first, then floors, fires below, objects.

    [fp.x.fire-door] [fp.x.floor-destroyed] [fp.x.floor-hole] [fp.x.car]
    """
    x = tokens_of(s)
    if len(x.pending) == 0:
        return
    pending, x.pending = x.pending, vec[i16]()
    for name in CONSEQUENCES:
        kind = s.kind(name)
        for i in range(len(pending)):
            frame = i64(pending[i])
            if frame & KIND_MASK == kind.number:
                s.owe(kind, frame >> OPERAND_SHIFT)


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
        note(s, "break", floor)
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


def run_on(s: Scene, space: i64, way: i64) -> None:
    """Run on as a shockwave does, by the stairs if need be, over holes, and into objects.

    [fp.x.stairs.shockwave] [fp.x.floor-hole] [fp.x.car]
    """
    for _ in range(s.board.size):
        if is_hole(s, space):
            drop_fire(s, space)
        elif s.events is not None:
            s.say(ShockwavePassed(rule="fp.explosion.shockwave", space=s.name(space)))
        way = way_on(s, space, way)
        edge = s.board.edge(space, way) if way >= 0 else -1
        if edge < 0 or not strike(s, edge, "fp.shockwave.wall", shockwave_door_rule(s, edge)):
            return
        space = s.board.neighbour(space, way)
        if has_object(s, space):
            damage_object(s, space)
            return
        if s.hazards[space] != FIRE and not is_hole(s, space):
            smoky = s.hazards[space] == SMOKE
            ignite(s, space, "fp.shockwave.smoke" if smoky else "fp.shockwave.clear")
            return


def way_on(s: Scene, space: i64, way: i64) -> i64:
    """Give the way a shockwave leaves a space by: on a staircase that of least resistance.

    Come by the stairs, it leaves by the side without a printed wall [fp.x.stairs.explosion]; else
    straight on if that way is open, and by the stairs if it is not [fp.x.stairs.shockwave].
    """
    if way == STAIR:
        return i64(s.board.exits[space])
    if s.board.edge(space, STAIR) < 0 or s.adjacent(space, way) >= 0:
        return way
    return STAIR


def drop_fire(s: Scene, hole: i64) -> None:
    """Set fire to the space under a hole; one that burns explodes [fp.x.floor-hole]."""
    below = landing(s, hole)
    if not s.burns(below):
        ignite(s, below, "fp.x.floor-hole")
    elif not tokens_of(s).echoing:
        note(s, "under", below)


def explode_below(s: Scene, space: i64) -> None:
    """Let the space under a hole explode that a shockwave found burning [fp.x.floor-hole].

    Its own shockwaves set off no more of these, or two of them could go on for ever.
    """
    s.settled()
    x = tokens_of(s)
    x.echoing = True
    explode(s, space, "fp.x.floor-hole")
    x.echoing = False
    if not s.collapsed:
        flashover(s)


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
    for space in range(s.board.size):
        if s.hazards[space] != CLEAR and not s.board.is_inside(space):
            s.set_hazard(space, CLEAR)
            if s.events is not None:
                s.say(Cleared(rule="fp.fire.outside-removed", space=s.name(space)))
