"""How well the chances of a review come true: games of bots, looked at on the way to their end.

Points of one game share its end, so an interval counts games, never points.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots import catalogue
from caserne.bots.review.job import CURVE, Piece, work
from caserne.bots.review.trail import Trail
from caserne.bots.search.hook import WHOLE
from caserne.core.state import NOBODY
from caserne.games import find
from caserne.lab.simulate import CONFIDENT, bot_seed
from caserne.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from caserne.lab.simulate import Plan
    from caserne.play.record import Record

BANDS: Final = 10
"""Chances are told apart by tenths."""


class Guess(msgspec.Struct, frozen=True):
    """A chance to win that a review would tell at a point of a game, and what came of it."""

    game: int
    side: int
    chance: float
    share: float


class Band(msgspec.Struct, frozen=True):
    """Chances of one size: what was said of them and what came, on average over ``points``.

    ``off`` is how much more came than was said, the mean over ``games``, and ``reach`` how far the
    95 % interval of that goes either way.
    """

    low: float
    high: float
    points: int
    games: int
    said: float
    came: float
    off: float
    reach: float


class Calibration(msgspec.Struct, frozen=True):
    """All chances together and by bands; ``error`` is the mean square of what they were off."""

    whole: Band
    error: float
    bands: tuple[Band, ...]


def guesses(plan: Plan, number: int, points: int, samples: int) -> Iterator[Guess]:
    """Play the game of a number, and tell the chances at so many points of it.

    What a seat could not know is known here, as it is along the curve of a review. A game that does
    not end tells nothing.
    """
    trail = Trail(played(plan, number))
    result = trail.result
    if result is None:
        return
    for place in spread(trail, points):
        piece = Piece(CURVE, place, place + 1, 0, samples)
        (found,) = work(trail, plan.seed + number, piece).samples
        for side, share in enumerate(result):
            chance = sum(sample[side] for sample in found) / len(found)
            yield Guess(number, side, chance / WHOLE, share / WHOLE)


def played(plan: Plan, number: int) -> Record:
    """Have bots play the game of a number, up to the horizon."""
    game, seed = find(plan.game).from_text(plan.options), plan.seed + number
    bots = [
        catalogue.make(name, game, bot_seed(seed, seat), budget=plan.budget)
        for seat, name in enumerate(plan.seated(game.seats, number))
    ]
    session = Session(game, seed)
    session.settle()
    while session.actor != NOBODY and len(session.entries) < game.horizon:
        seat = int(session.actor)
        session.act(seat, bots[seat].choose(game.view(session.state, seat), session.state.legal()))
    return session.record


def spread(trail: Trail, points: int) -> list[int]:
    """Choose points evenly along a game, of those from which more than one thing could follow."""
    places = [place for place in range(len(trail.entries)) if not trail.is_forced(place)]
    count = min(points, len(places))
    return [places[len(places) * one // count] for one in range(count)]


def weigh(found: Sequence[Guess]) -> Calibration:
    """Compare what was said with what came."""
    bands = [
        _band(
            [one for one in found if _tenth(one.chance) == band], band / BANDS, (band + 1) / BANDS
        )
        for band in range(BANDS)
    ]
    error = sum((one.share - one.chance) ** 2 for one in found) / max(len(found), 1)
    return Calibration(_band(found, 0.0, 1.0), error, tuple(band for band in bands if band.points))


def _tenth(chance: float) -> int:
    return min(int(chance * BANDS), BANDS - 1)


def _band(found: Sequence[Guess], low: float, high: float) -> Band:
    by_game: dict[int, list[float]] = {}
    for one in found:
        by_game.setdefault(one.game, []).append(one.share - one.chance)
    means = [sum(each) / len(each) for each in by_game.values()]
    count, points = max(len(means), 1), max(len(found), 1)
    off = sum(means) / count
    spread_of = sum((each - off) ** 2 for each in means) / (count * max(count - 1, 1))
    return Band(
        low=low,
        high=high,
        points=len(found),
        games=len(means),
        said=sum(one.chance for one in found) / points,
        came=sum(one.share for one in found) / points,
        off=off,
        reach=CONFIDENT * sqrt(spread_of) if len(means) > 1 else 1.0,
    )
