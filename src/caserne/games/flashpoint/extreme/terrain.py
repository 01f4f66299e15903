"""What a space is now: blocked by an object, poisoned, a hole, or high up with nothing below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.games.flashpoint.extreme.tokens import BRIDGE, DESTROYED, DOWN, Tokens
from caserne.games.flashpoint.scene import LADDER, NOTHING, Scene

if TYPE_CHECKING:
    from caserne.core.state import Actions

STRAIGHT: Final = 4
"""The ways that lead to the sides; a further one leads up or down stairs."""
PLACES: Final = 2
"""The places on the platform."""


def tokens_of(s: Scene) -> Tokens:
    """Give the tokens of a board that has some."""
    x = s.extreme
    assert isinstance(x, Tokens)  # noqa: S101
    return x


def tokens_on(s: Scene) -> Tokens | None:
    """Give the tokens of a board, if it has some."""
    x = s.extreme
    return x if isinstance(x, Tokens) else None


def has_object(s: Scene, space: i64) -> bool:
    """Tell whether an object stands on a space: it acts as one big wall [fp.x.car]."""
    x = tokens_on(s)
    return x is not None and x.objects[space] != 0


def is_hole(s: Scene, space: i64) -> bool:
    """Tell whether the floor of a space is destroyed [fp.x.floor-destroyed]."""
    x = tokens_on(s)
    return x is not None and x.floors[space] == DESTROYED


def is_open_hole(s: Scene, space: i64) -> bool:
    """Tell whether a space is a hole that no ladder bridges [fp.x.ladder.bridge]."""
    x = tokens_on(s)
    return x is not None and x.floors[space] == DESTROYED and x.spans[space] != BRIDGE


def is_beside(s: Scene, at: i64, hole: i64) -> bool:
    """Tell whether a hole is adjacent on the same floor, stairs not counted [fp.x.floor-hole]."""
    way = s.board.way_to(at, hole)
    return 0 <= way < STRAIGHT and s.adjacent(at, way) >= 0


def is_under_hole_beside(s: Scene, at: i64, space: i64) -> bool:
    """Tell whether a space lies under a hole that is here or adjacent [fp.x.floor-hole]."""
    hole = i64(s.board.above[space])
    if hole < 0 or not is_hole(s, hole):
        return False
    return at == hole or is_beside(s, at, hole)


def add_under_holes(s: Scene, at: i64, out: Actions) -> None:
    """List the spaces under holes that are here or adjacent [fp.x.floor-hole]."""
    floors = tokens_of(s).floors
    for way in range(i64(-1), i64(STRAIGHT)):
        hole = at if way < 0 else s.adjacent(at, way)
        if hole >= 0 and floors[hole] == DESTROYED:
            out.add(i64(s.board.below[hole]))


def foot(s: Scene, top: i64) -> i64:
    """Give the space on the ground under a space outside an upper floor."""
    space = top
    while s.board.storey(space) > 0 and s.board.below[space] >= 0:
        space = i64(s.board.below[space])
    return space


def upper_end(s: Scene, hole: i64) -> i64:
    """Give the space from which a ladder goes down a hole [fp.x.ladder.down]."""
    return s.board.neighbour(hole, i64(tokens_of(s).spans[hole]) - DOWN)


def takes_nothing(s: Scene, space: i64) -> bool:
    """Tell whether nothing can be placed on a space: an object [fp.x.car], a hole, poison.

    [fp.x.lab-large] [fp.x.lab-small] [fp.x.floor-destroyed] [fp.x.toxic]
    """
    x = tokens_on(s)
    if x is None:
        return False
    return x.objects[space] != 0 or x.floors[space] == DESTROYED or x.toxic[space] != 0


def is_deadly(s: Scene, space: i64) -> bool:
    """Tell whether whoever is on a space is lost or knocked down, fire or no fire.

    A hole [fp.x.floor-destroyed], poison [fp.x.toxic], and the air where a ladder was
    [fp.x.ladder.lower].
    """
    x = tokens_on(s)
    if x is None:
        return False
    if s.board.is_aloft(space):
        return x.raised[space] == 0 and x.lift != space
    return x.toxic[space] != 0 or is_open_hole(s, space)


def landing(s: Scene, space: i64) -> i64:
    """Give where what is sent to a space ends up: under a hole [fp.x.floor-hole]."""
    if is_hole(s, space):
        return i64(s.board.below[space])
    return space


def past_objects(s: Scene, space: i64) -> i64:
    """Follow the arrows off an object to where smoke can go [fp.x.car]."""
    while has_object(s, space):
        space = i64(s.board.arrows[space])
    return space


def burden(s: Scene, man: i64) -> i64:
    """Count the places a firefighter takes on the platform, with what it has with it.

    [fp.x.platform]
    """
    places: i64 = 1
    if s.carrying[man] != NOTHING:
        places += 1
    if s.leading[man] != NOTHING:
        places += 1
    return places


def places_taken(s: Scene, space: i64) -> i64:
    """Count the places that are taken on the platform [fp.x.platform]."""
    taken = i64(s.victims[space]) + i64(s.treated[space]) + i64(s.hazmats[space])
    for man in range(s.crew):
        if s.where(man) == space:
            taken += burden(s, man)
    return taken


def bar_entering(s: Scene, man: i64, goal: i64) -> str:
    """Forbid a space with an object [fp.x.car] or poison [fp.x.toxic], and a hole.

    [fp.x.floor-destroyed] Outside an upper floor there is only the platform [fp.x.platform] or the
    top of a ladder, for one without a ladder of its own and nobody by the hand [fp.x.ladder.climb];
    else one would fall [fp.x.no-throwing].
    """
    x = tokens_on(s)
    if x is None:
        return ""
    if s.board.is_aloft(goal):
        return _bar_aloft(s, x, man, goal)
    if x.objects[goal] != 0:
        return "fp.x.car"
    if x.toxic[goal] != 0:
        return "fp.x.toxic"
    return "fp.x.floor-destroyed" if is_open_hole(s, goal) else ""


def _bar_aloft(s: Scene, x: Tokens, man: i64, goal: i64) -> str:
    if x.lift == goal:
        crowded = places_taken(s, goal) + burden(s, man) > PLACES or s.carrying[man] == LADDER
        return "fp.x.platform" if crowded else ""
    if x.raised[goal] == 0:
        return "fp.x.no-throwing"
    if s.has_firefighter(goal) or s.leading[man] != NOTHING or s.carrying[man] == LADDER:
        return "fp.x.ladder.climb"
    return ""
