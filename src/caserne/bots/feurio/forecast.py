"""How likely a team comes to its goal: turns of a strong bot, and what was learned of their ends.

To play every game to its end as a strong bot would takes too long for every point of a review, and
its victories and defeats tell little each. So only some turns are, and then many games go on by
sketches: what they come to says how the strong bot's own game would end.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.bots.feurio.goal import goal_worth
from caserne.bots.feurio.sketch import sketch_of
from caserne.bots.feurio.walk import tile_order, walk
from caserne.bots.search.hook import WHOLE
from caserne.bots.search.race import Race, sample_seed
from caserne.core.state import CHANCE, NOBODY
from caserne.games.feurio import box
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from caserne.bots.search.budget import Budget
    from caserne.bots.search.hook import Hook
    from caserne.core.state import State
    from caserne.games.feurio.wildfire import Wildfire

TURNS: Final = 4
"""So many turns are played as strong bots do."""
WALKS: Final = 64
"""So many sketches are walked to the end where those turns lead."""
WALK_SEEDS: Final = 1000
"""The seeds of walks begin here, those of turns with their number."""

LEARNED: Final[tuple[tuple[float, ...], ...]] = (
    (4.01, -8.95, 2.33, -8.55, 21.16, 4.31, 1.12, -1.60, 1.64),
    (6.09, -13.91, 6.25, -5.95, 23.61, -14.23, 2.02, -2.63, 0.82),
    (9.60, -16.79, 0.53, -10.62, 26.28, -6.22, 2.27, -2.84, 0.93),
    (4.55, -15.24, -0.09, -4.67, 33.64, -5.36, 1.32, -1.82, 1.44),
)
"""Weights for teams of one to four: of nothing, the worth and the goals of walks, each as it is, by
the tiles left and by how near the end is. A logistic regression on games of ``sharp`` found them:
1100 alone, 700 of each other team, the position at every turn (see docs/lab.md)."""


def goal_chance(hook: Hook, start: Wildfire, budget: Budget, seed: i64) -> i64:
    """Play on by the dice of a seed, and say how likely the goal is; the start stays as it is.

    The k-th tile of a game comes by the same number from wherever it is played on.
    """
    fire = start.copy()
    last = fire.turn + TURNS
    streams = Streams(seed, 1)
    streams.taken[0] = box.TILES - fire.tiles_left()
    while fire.actor() != NOBODY:
        if fire.actor() != CHANCE:
            take_turn(hook, fire, budget, seed)
        elif fire.turn < last:
            fire.apply(streams.draw(fire))
        else:
            return foreseen(fire, seed)
    return goal_worth(sketch_of(fire))[1]


def take_turn(hook: Hook, fire: Wildfire, budget: Budget, seed: i64) -> None:
    """Play the turn that a strong bot finds best; in equal positions it finds the same."""

    def world(_number: int) -> State:
        return fire.copy()

    race = Race(hook, world, fire.seat, sample_seed(seed, fire.turn))
    for action in race.run(budget)[0].plan.actions:
        fire.apply(action)


def foreseen(fire: Wildfire, seed: i64) -> i64:
    """Walk sketches to the end from the start of a turn, and say what was learned of their like."""
    k = sketch_of(fire)
    worth: i64 = 0
    reached: i64 = 0
    for number in range(WALK_SEEDS, WALK_SEEDS + WALKS):
        end = k.copy()
        walk(end, tile_order(fire.bag, Dice(sample_seed(seed, number))))
        more, won = goal_worth(end)
        worth += more
        reached += won // WHOLE
    return likely(fire.seats, fire.tiles_left(), float(worth) / float(WALKS * WHOLE), reached)


def likely(seats: i64, left: i64, worth: float, reached: i64) -> i64:
    """Say how likely a strong team reaches the goal, by the mean worth of walks and their goals.

    With the tiles that are left each of them tells more or less.
    """
    weights = LEARNED[seats - 1]
    share = log((float(reached) + 0.5) / (float(WALKS - reached) + 0.5))
    far, near = float(left) / float(box.TILES), 1.0 / sqrt(float(left + 1))
    odds = weights[0] + weights[1] * far + weights[2] * near
    odds += worth * (weights[3] + weights[4] * far + weights[5] * near)
    odds += share * (weights[6] + weights[7] * far + weights[8] * near)
    return i64(float(WHOLE) / (1.0 + exp(-odds)))
