"""The stairs: walking, jumping and pushing, a square at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.core.verb import Verb, Words
from caserne.games.onfire import decks
from caserne.games.onfire.acting import ACT
from caserne.games.onfire.building import AT_ELEVATOR, AT_STAIRS, NOWHERE, SIDES, STREET
from caserne.games.onfire.codes import between, from_of, to_of
from caserne.games.onfire.events import Jumped, Pushed, Walked
from caserne.games.onfire.hand import Card
from caserne.games.onfire.people import close_up_behind, is_nearest, put, take
from caserne.games.onfire.tower import FREE, Tower
from caserne.games.onfire.verbs import BETWEEN

if TYPE_CHECKING:
    from caserne.core.state import Actions

# Walking


def bar_walk(s: Tower, origin: i64, to: i64) -> str:
    """Forbid all but one square up or down for an own employee [of.stairs]."""
    if origin >= s.building.size or not s.is_own(origin):
        return "of.stairs"
    if s.building.is_step(origin):
        return bar_step(s, origin, to)
    return bar_descent(s, s.building.floor_of[origin], to)


def bar_step(s: Tower, origin: i64, to: i64) -> str:
    """Forbid a walk from a step to what is not next to it, or not free [of.stairs]."""
    building = s.building
    down, up = building.down[origin], building.up[origin]
    if to == STREET:
        return "" if down == STREET else "of.stairs"
    if to >= building.size:
        return "of.stairs"
    if building.is_step(to):
        return "" if to in (down, up) and s.at[to] == FREE else "of.stairs"
    side, floor = building.side_of[origin], building.floor_of[to]
    if building.square(floor, side, AT_STAIRS) not in (down, up):
        return "of.stairs"
    return bar_arrival(s, floor, side, to)


def bar_arrival(s: Tower, floor: i64, side: i64, to: i64) -> str:
    """Forbid coming to a landing past fire, or to another square than the nearest free one.

    [of.stairs.landing] [of.fire.blocks-stairs]
    """
    if s.is_blocked(floor, side, card=False):
        return "of.fire.blocks-stairs"
    return "" if is_nearest(s, to, floor, card=False) else "of.stairs.landing"


def bar_descent(s: Tower, floor: i64, to: i64) -> str:
    """Forbid leaving a landing but to a free nearest step of a staircase that fire does not block.

    [of.stairs.landing] [of.fire.blocks-stairs] Either staircase will do, up or down.
    """
    if to >= s.building.size or not s.building.is_step(to):
        return "of.stairs"
    side = s.building.side_of[to]
    if to not in (s.building.below(floor, side), s.building.above(floor, side)):
        return "of.stairs"
    if s.is_blocked(floor, side, card=False):
        return "of.fire.blocks-stairs"
    return "" if s.at[to] == FREE else "of.stairs"


def add_walks(s: Tower, origin: i64, out: Actions) -> None:
    """List the walks of an own employee [of.stairs]."""
    building = s.building
    if building.is_step(origin):
        add_walk(s, origin, building.up[origin], out)
        add_walk(s, origin, building.down[origin], out)
        return
    floor = building.floor_of[origin]
    for side in range(i64(SIDES)):
        if s.is_blocked(floor, side, card=False):
            continue
        add_step_onto(s, origin, building.above(floor, side), out)
        add_step_onto(s, origin, building.below(floor, side), out)


def add_step_onto(s: Tower, origin: i64, to: i64, out: Actions) -> None:
    """List the walk from a landing onto a step, if there is one and it is free [of.stairs]."""
    if to != NOWHERE and s.at[to] == FREE:
        out.add(between(WALK.number, origin, to))


def add_walk(s: Tower, origin: i64, to: i64, out: Actions) -> None:
    """List the walks from a step one way: one, or to any of the nearest squares of a landing."""
    building = s.building
    if to == STREET or building.is_step(to):
        if to == STREET or s.at[to] == FREE:
            out.add(between(WALK.number, origin, to))
        return
    floor = building.floor_of[to]
    if s.is_blocked(floor, building.side_of[origin], card=False):
        return
    add_nearest(s, floor, between(WALK.number, origin, 0), out, card=False)


def add_nearest(s: Tower, floor: i64, base: i64, out: Actions, *, card: bool) -> None:
    """List the squares somebody who comes to a landing may be put on [of.stairs.landing]."""
    for number in range(i64(AT_ELEVATOR), i64(AT_STAIRS + 1)):
        found = False
        for side in range(i64(SIDES)):
            square = s.building.square(floor, side, number)
            if s.is_free(square, card=card):
                out.add(base + square)
                found = True
        if found:
            return


def walk(s: Tower, origin: i64, to: i64) -> None:
    """Go one square, and let those left behind on a landing close up [of.stairs]."""
    seat = take(s, origin)
    if s.events is not None:
        s.say(Walked(rule="of.stairs", player=int(seat) + 1, origin=s.name(origin), to=s.name(to)))
    put(s, seat, to)
    close_up_behind(s, origin)


class Walk(Verb[Tower]):
    """Walk a square, for an action without a card."""

    def add(self, s: Tower, out: Actions) -> None:
        """List the ways of all own employees."""
        for square in range(s.building.size):
            if s.is_own(square):
                add_walks(s, square, out)

    def bar(self, s: Tower, action: i64) -> str:
        """Ask for whence and whither."""
        return bar_walk(s, from_of(action), to_of(action))

    def act(self, s: Tower, action: i64) -> None:
        """Do it."""
        walk(s, from_of(action), to_of(action))


WALK: Final = Walk(3, "walk", BETWEEN, ACT)


# Jumping and pushing


def way_down(s: Tower, origin: i64, side: i64) -> i64:
    """Find the first stair square down a staircase; ``NOWHERE`` if it cannot be reached.

    A ``3`` belongs to its own staircase, from a ``1`` or ``2`` either is adjacent. Fire on the
    ``3`` blocks it [of.fire.blocks-stairs].
    """
    building = s.building
    number = building.number_of[origin]
    if building.is_step(origin) or number == AT_STAIRS:
        if building.side_of[origin] == side:
            return building.down[origin]
        return NOWHERE
    floor = building.floor_of[origin]
    if s.is_blocked(floor, side, card=True):
        return NOWHERE
    return building.below(floor, side)


def jump_goal(s: Tower, origin: i64, side: i64) -> i64:
    """Find the first free square down a staircase; ``NOWHERE`` if fire is before it.

    [of.card.jump] Of a landing only the ``3`` counts.
    """
    square = way_down(s, origin, side)
    while square < s.building.size:
        if s.is_free(square, card=True):
            return square
        if s.burning[square] != 0:
            return NOWHERE
        square = s.building.down[square]
    return square


def bar_jump(s: Tower, origin: i64, to: i64) -> str:
    """Forbid a jump of somebody else, or to where it does not lead [of.card.jump]."""
    if origin >= s.building.size or not s.is_own(origin) or to == NOWHERE:
        return "of.card.jump"
    for side in range(i64(SIDES)):
        if jump_goal(s, origin, side) == to:
            return ""
    return "of.card.jump"


def jump(s: Tower, origin: i64, to: i64) -> None:
    """Jump over everybody down to the first free square [of.card.jump]."""
    seat = take(s, origin)
    if s.events is not None:
        name = s.name(origin)
        s.say(Jumped(rule="of.card.jump", player=int(seat) + 1, origin=name, to=s.name(to)))
    put(s, seat, to)
    close_up_behind(s, origin)


def push_goal(s: Tower, origin: i64, side: i64) -> i64:
    """Find the square a pusher goes down to; ``NOWHERE`` if somebody below would be in fire's way.

    [of.card.push] Of a landing only the ``3`` counts.
    """
    goal = way_down(s, origin, side)
    square, above = goal, origin
    while square < s.building.size:
        if s.burning[square] != 0 and not s.is_free(square, card=True):
            if above == origin or s.at[above] != FREE:
                return NOWHERE
            return goal
        above = square
        square = s.building.down[square]
    return goal


def bar_push(s: Tower, origin: i64, to: i64) -> str:
    """Forbid pushing by somebody else, into fire, or another way than down [of.card.push]."""
    if origin >= s.building.size or not s.is_own(origin) or to == NOWHERE:
        return "of.card.push"
    for side in range(i64(SIDES)):
        if push_goal(s, origin, side) == to:
            return ""
    return "of.card.push"


def push(s: Tower, origin: i64, to: i64) -> None:
    """Go one square down, everyone below on the staircase too, the lowest first [of.card.push].

    Fire on a ``3`` is the end of the staircase; whoever goes past the last step is out.
    """
    square = last_pushed(s, to)
    while square != NOWHERE:
        if s.at[square] != FREE:
            push_down(s, square, s.building.down[square])
        square = NOWHERE if square == to else s.building.up[square]
    push_down(s, origin, to)


def last_pushed(s: Tower, to: i64) -> i64:
    """Find the lowest occupied square from one on that fire does not cut off."""
    last: i64 = NOWHERE
    square = to
    while square < s.building.size:
        if s.at[square] != FREE:
            last = square
        elif not s.is_free(square, card=True):
            return last
        square = s.building.down[square]
    return last


def push_down(s: Tower, origin: i64, to: i64) -> None:
    """Move somebody a square down; a landing closes up before the next one is pushed onto it.

    [of.card.push] [of.landing.advance]
    """
    seat = take(s, origin)
    if s.events is not None:
        name = s.name(origin)
        s.say(Pushed(rule="of.card.push", player=int(seat) + 1, origin=name, to=s.name(to)))
    put(s, seat, to)
    close_up_behind(s, origin)


def add_jumps(s: Tower, origin: i64, out: Actions) -> None:
    """List the jumps of an own employee; over two full staircases there is one street.

    [of.card.jump]
    """
    listed: i64 = NOWHERE
    for side in range(i64(SIDES)):
        to = jump_goal(s, origin, side)
        if to not in (NOWHERE, listed):
            out.add(between(JUMP.number, origin, to))
            listed = to


def add_pushes(s: Tower, origin: i64, out: Actions) -> None:
    """List the pushes of an own employee [of.card.push]."""
    for side in range(i64(SIDES)):
        to = push_goal(s, origin, side)
        if to != NOWHERE:
            out.add(between(PUSH.number, origin, to))


class Jump(Card):
    """The card that jumps over everybody."""

    def add_plays(self, s: Tower, out: Actions) -> None:
        """List the ways of all own employees."""
        for square in range(s.building.size):
            if s.is_own(square):
                add_jumps(s, square, out)

    def bar_play(self, s: Tower, action: i64) -> str:
        """Ask for whence and whither."""
        return bar_jump(s, from_of(action), to_of(action))

    def play(self, s: Tower, action: i64) -> None:
        """Do it."""
        jump(s, from_of(action), to_of(action))


class Push(Card):
    """The card that pushes everybody down."""

    def add_plays(self, s: Tower, out: Actions) -> None:
        """List the ways of all own employees."""
        for square in range(s.building.size):
            if s.is_own(square):
                add_pushes(s, square, out)

    def bar_play(self, s: Tower, action: i64) -> str:
        """Ask for whence and whither."""
        return bar_push(s, from_of(action), to_of(action))

    def play(self, s: Tower, action: i64) -> None:
        """Do it."""
        push(s, from_of(action), to_of(action))


JUMP: Final = Jump(decks.JUMP, BETWEEN)
PUSH: Final = Push(decks.PUSH, BETWEEN)
VERBS: Final[Words] = (WALK, JUMP, PUSH)
