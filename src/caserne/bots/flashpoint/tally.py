"""What burns and smokes, counted, and what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.state import zeros
from caserne.games.flashpoint.board import STAIR, WAYS
from caserne.games.flashpoint.edges import is_passable, is_standing_wall
from caserne.games.flashpoint.scene import CLEAR, FIRE, SMOKE

if TYPE_CHECKING:
    from librt.vecs import vec

    from caserne.games.flashpoint.incident import Incident

# What a shockwave comes to.
NOTHING_MET: Final = 0
WALL_MET: Final = 1
SPREADS: Final = 2


class Tally:
    """What was counted of the fire."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.fires: i64 = 0
        self.smoke: i64 = 0
        self.pairs: i64 = 0
        self.beside: i64 = 0
        self.spread: i64 = 0
        self.walls: i64 = 0
        self.worst: i64 = 0
        self.hot: i64 = 0
        self.hot_fires: i64 = 0
        self.hazmats: i64 = 0
        self.near_fire: i64 = 0
        self.in_smoke: i64 = 0


def tally_of(s: Incident) -> Tally:
    """Count fire, smoke and what lies beside them."""
    t, counted = Tally(), zeros(s.board.size)
    for space in range(s.board.size):
        t.hot += i64(s.hot_spots[space])
        t.hazmats += i64(s.hazmats[space])
        hazard = s.hazards[space]
        if hazard == SMOKE:
            count_smoke(s, t, space)
        elif hazard == FIRE:
            count_fire(s, t, space)
            count_clear(s, t, space, counted)
    return t


def count_clear(s: Incident, t: Tally, fire: i64, counted: vec[u8]) -> None:
    """Count the clear spaces beside a fire, those beside several once."""
    for way in range(s.board.ways):
        other = s.adjacent(fire, way)
        if other >= 0 and s.hazards[other] == CLEAR and counted[other] == 0:
            counted[other] = 1
            t.beside += 1
            t.near_fire += i64(s.hazmats[other])


def count_smoke(s: Incident, t: Tally, space: i64) -> None:
    """Count smoke, and that beside it."""
    t.smoke += 1
    t.in_smoke += i64(s.hazmats[space])
    for way in range(s.board.ways):
        other = s.adjacent(space, way)
        if other >= 0 and s.hazards[other] == SMOKE:
            t.pairs += 1


def count_fire(s: Incident, t: Tally, space: i64) -> None:
    """Count a fire: the walls an explosion there would damage, and where it would spread.

    Up and down stairs a shockwave is not followed: both halves may burn.
    """
    t.fires += 1
    t.hot_fires += i64(s.hot_spots[space])
    here: i64 = 0
    for way in range(i64(STAIR)):
        met = blast(s, space, way)
        if met == WALL_MET:
            here += 1
        elif met == SPREADS:
            t.spread += 1
    t.walls += here
    t.worst = max(t.worst, here)


def blast(s: Incident, space: i64, way: i64) -> i64:
    """Tell what a shockwave would come to that way."""
    b = s.board
    at = space
    while True:
        edge = i64(b.edge_beside[at * WAYS + way])
        if edge < 0:
            return NOTHING_MET
        kind = i64(s.edges[edge])
        if is_standing_wall(kind):
            return WALL_MET
        if not is_passable(kind):
            return NOTHING_MET
        at = i64(b.neighbours[at * WAYS + way])
        if s.hazards[at] != FIRE:
            return SPREADS if b.is_inside(at) else NOTHING_MET
