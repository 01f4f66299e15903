"""The fire: what the next roll may do, guessed at a glance or worked out face by face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from caserne.games.flashpoint.aftermath import RECOVER
from caserne.games.flashpoint.board import WAYS
from caserne.games.flashpoint.edges import is_passable, is_standing_wall
from caserne.games.flashpoint.ending import LOSS
from caserne.games.flashpoint.extreme.doors import JAM
from caserne.games.flashpoint.extreme.objects import LEAK
from caserne.games.flashpoint.extreme.terrain import tokens_on
from caserne.games.flashpoint.fire import flashover
from caserne.games.flashpoint.hazmats import FIRE_ROLL, HAZMATS, hazmats_at, is_going_off
from caserne.games.flashpoint.scene import FIRE, SMOKE
from caserne.games.flashpoint.turn import END

if TYPE_CHECKING:
    from caserne.bots.flashpoint.values import Values
    from caserne.games.flashpoint.incident import Incident

SURE: Final = 48
"""What is certain: likelihood is counted in faces of the dice."""


class Blaze:
    """After how many of the rolls each space would burn, and the price of the fire as a whole."""

    def __init__(self, size: i64) -> None:
        """Start with no fire anywhere."""
        self.burns = vec[i16]([0] * size)
        self.price: i64 = 0
        self.foreseen: Blaze | None = None

    def likelihood(self, space: i64) -> i64:
        """Give after how many rolls of ``SURE`` a space would burn."""
        return i64(self.burns[space])


# At a glance


def glance(s: Incident, values: Values) -> Blaze:
    """Guess what the next roll may set on fire from what burns and smokes beside it."""
    blaze = Blaze(s.board.size)
    for space in range(s.board.size):
        hazard = i64(s.hazards[space])
        if hazard == FIRE:
            blaze.price += values.fire
            glow(s, blaze, space, values)
        elif hazard == SMOKE and s.touches_fire(space):
            blaze.price += values.spark
            glow(s, blaze, space, values)
        elif hazard == SMOKE:
            blaze.price += values.smoke
            blaze.burns[space] += 1
    return blaze


def glow(s: Incident, blaze: Blaze, space: i64, values: Values) -> None:
    """Note what a space that is sure to burn does to those around it."""
    burns = blaze.burns
    burns[space] = SURE
    first = space * WAYS
    for slot in range(first, first + s.board.ways):
        edge = i64(s.board.edge_beside[slot])
        if edge < 0:
            continue
        kind = i64(s.edges[edge])
        if is_standing_wall(kind):
            blaze.price += values.wall
        elif is_passable(kind):
            other = i64(s.board.neighbours[slot])
            if burns[other] == 0:
                burns[other] = 1
            if burns[other] < SURE:
                burns[other] += 1


# Face by face


def foresee(s: Incident, values: Values) -> Blaze:
    """End the turn, play every face of the dice, and take the mean of what comes of it.

    A roll that calls for another is counted once more. A face of which one knows beforehand what
    becomes of its target, and of nothing else, is not played.
    """
    ended = s.copy()
    ended.apply(END.base)
    calm = calmed(ended)
    blaze = Blaze(s.board.size)
    before = toll(ended, blaze, values, 0)
    first, faces = ended.chance_first(), ended.chance_size()
    total: i64 = 0
    again: i64 = 0
    known: i64 = 0
    for face in range(first, first + faces):
        target = i64(s.board.targets[face - first])
        if calm is not None and is_foretold(ended, calm, target):
            known += 1
            total += touch(calm, blaze, values, target)
            continue
        after = ended.copy()
        play_out(after, face)
        if after.due is FIRE_ROLL:
            again += 1
        total += toll(after, blaze, values, 1)
        tokens = tokens_on(after)
        if tokens is not None and tokens.trapped:
            total += values.end
    if calm is not None:
        total += known * toll(calm, blaze, values, known)
    for space in range(s.board.size):
        blaze.burns[space] = i16(i64(blaze.burns[space]) * SURE // faces)
    mean = total // faces
    blaze.price = mean + (mean - before) * again // faces - values.damage_price(s.damage)
    return blaze


def play_out(s: Incident, face: i64) -> None:
    """Roll a face, and see what follows to its end; what is asked on the way matters little."""
    s.apply(face)
    while s.due is HAZMATS or s.due is JAM or s.due is LEAK:
        s.apply(s.legal()[0])
    if s.extreme is not None and s.extreme.is_pierced():
        conclude(s)


def calmed(s: Incident) -> Incident | None:
    """Give the fire after the flashover that every roll brings, if nothing worse comes of it."""
    if s.fire_outside or s.extreme is not None:
        return None
    if not s.restless:
        return s
    calm = s.copy()
    flashover(calm)
    if s.advanced:
        for space in range(s.board.size):
            if is_going_off(calm, space):
                return None
    return calm


def is_foretold(s: Incident, calm: Incident, target: i64) -> bool:
    """Tell whether a roll would put smoke or fire on its target and do nothing else."""
    if s.burns(target) or s.hot_spots[target] != 0:
        return False
    if calm.burns(target) or stays_smoke(calm, target):
        return True
    return not calm.touches(target, SMOKE) and hazmats_at(calm, target) == 0


def stays_smoke(calm: Incident, target: i64) -> bool:
    """Tell whether smoke that is put on a space remains smoke."""
    return calm.is_clear(target) and not calm.touches_fire(target)


def touch(calm: Incident, blaze: Blaze, values: Values, target: i64) -> i64:
    """Note what a foretold roll adds to a calm fire, and give the price of it."""
    if calm.burns(target):
        return 0
    if stays_smoke(calm, target):
        return values.smoke
    blaze.burns[target] += 1
    price = values.fire + walls_around(calm, target) * values.wall
    return price if calm.is_clear(target) else price - values.smoke


def walls_around(s: Incident, space: i64) -> i64:
    """Count the walls that stand around a space."""
    beside, edges = s.board.edge_beside, s.edges
    walls: i64 = 0
    for slot in range(space * WAYS, space * WAYS + s.board.ways):
        edge = i64(beside[slot])
        if edge >= 0 and is_standing_wall(i64(edges[edge])):
            walls += 1
    return walls


def conclude(s: Incident) -> None:
    """Have the knocked down recover and POI turned over, so that it shows who is trapped."""
    while s.due is RECOVER or s.due is LOSS:
        s.apply(s.legal()[0])


def toll(s: Incident, blaze: Blaze, values: Values, weight: i64) -> i64:
    """Note where it burns after a roll, and give the price of fire and damage."""
    price = values.damage_price(s.damage)
    hazards, burns = s.hazards, blaze.burns
    walls: i64 = 0
    for space in range(s.board.size):
        hazard = hazards[space]
        if hazard == SMOKE:
            price += values.smoke
        elif hazard == FIRE:
            burns[space] += i16(weight)
            price += values.fire
            walls += walls_around(s, space)
    return price + walls * values.wall
