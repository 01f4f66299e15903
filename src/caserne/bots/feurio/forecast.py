"""How likely a team comes to its goal: turns of a strong bot, and what was learned of their ends.

To play every game to its end as a strong bot would takes too long for every point of a review, and
its victories and defeats tell little each. So only some turns are, and then many games go on by
sketches: what they come to says how the strong bot's own game would end, as was learned from such
games (``school.py``).
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.feurio.goal import goal_worth
from caserne.bots.feurio.sketch import sketch_of
from caserne.bots.feurio.walk import tile_order, walk
from caserne.bots.feurio.weights import FEATURES, learned
from caserne.bots.learning.net import UNIT, chance_of
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

SHARES: Final = vec[i64](
    [round(UNIT * log((reached + 0.5) / (WALKS - reached + 0.5))) for reached in range(WALKS + 1)]
)
"""The odds of so many walks that reach the goal, as a logarithm."""
NEARNESS: Final = vec[i64]([round(UNIT / sqrt(left + 1)) for left in range(box.TILES + 1)])
"""How near the end is with so many tiles left."""


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
    worth, reached = walked(fire, seed)
    return likely(fire.seats, fire.tiles_left(), worth, reached)


def likely(seats: i64, left: i64, worth: i64, reached: i64) -> i64:
    """Say how likely a strong team reaches the goal, by the mean worth of walks and their goals."""
    return chance_of(learned()[seats - 1].logit(features(left, worth, reached)))


def features(left: i64, worth: i64, reached: i64) -> vec[i64]:
    """Give what a net sees: the worth and the goals of walks, each as it is and by the time."""
    far, near, share = UNIT * left // box.TILES, NEARNESS[left], SHARES[reached]
    worth = worth * UNIT // WHOLE
    x = vec[i64]([far, near, worth, 0, 0, share, 0, 0])
    for place in range(2, i64(FEATURES), 3):
        x[place + 1] = x[place] * far // UNIT
        x[place + 2] = x[place] * near // UNIT
    return x


def walked(fire: Wildfire, seed: i64) -> tuple[i64, i64]:
    """Walk sketches to the end from the start of a turn; give their mean worth, and the goals."""
    k = sketch_of(fire)
    worth: i64 = 0
    reached: i64 = 0
    for number in range(WALK_SEEDS, WALK_SEEDS + WALKS):
        end = k.copy()
        walk(end, tile_order(fire.bag, Dice(sample_seed(seed, number))))
        more, won = goal_worth(end)
        worth += more
        reached += won // WHOLE
    return worth // WALKS, reached
