"""What the walks of Feurio!'s sketches say of a strong team's end: the weights of the forecast.

    python docs/examples/forecast.py --players 1 --games 1100

Has ``sharp`` play alone or together, walks sketches to the end from the start of every turn, and
fits the odds of reaching the goal to what came (logistic regression). What it prints is the row of
``LEARNED`` in ``caserne.bots.feurio.forecast``.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import numpy as np

from caserne.bots.feurio import SHARP, ForesterHook
from caserne.bots.feurio.forecast import WALKS
from caserne.bots.search.hook import WHOLE, Plan
from caserne.bots.search.race import Race, sample_seed
from caserne.core.state import CHANCE, NOBODY
from caserne.games.feurio import box
from caserne.games.feurio.game import Feurio, as_wildfire
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from caserne.games.feurio.wildfire import Wildfire

    Floats = NDArray[np.float64]
    Seen = tuple[int, float, int]

RIDGE = 0.01
ROUNDS = 60
FIRST_SEEDS = {1: 10_000_000, 2: 20_000_000, 3: 20_000_000, 4: 20_000_000}


def play(game: Feurio, seed: int) -> tuple[list[Seen], bool]:
    """Play a game, and note before every tile what the walks come to; tell whether it was won."""
    hook, streams, seen = ForesterHook(), Streams(seed, 1), []
    fire, turn = as_wildfire(game.start()), 0
    while fire.actor() != NOBODY:
        if fire.actor() == CHANCE:
            if fire.tiles_left() < box.TILES:
                seen.append(walked(hook, fire, seed))
            fire.apply(streams.draw(fire))
            continue
        turn += 1
        race = Race(hook, lambda _: fire.copy(), fire.actor(), sample_seed(seed, turn))
        for action in race.run(SHARP)[0].plan.actions:
            fire.apply(action)
    outcome = game.outcome(fire)
    return seen, outcome is not None and outcome.won


def walked(hook: ForesterHook, fire: Wildfire, seed: int) -> Seen:
    """Give the tiles left, the mean worth of the walks, and how many reach the goal."""
    left = int(fire.tiles_left())
    seeds = [sample_seed(seed + 7, 1000 * left + number) for number in range(WALKS)]
    ends = [hook.playout(fire, Plan([], 0), one, 0) for one in seeds]
    return left, sum(end[0] for end in ends) / WALKS / WHOLE, sum(end[1] for end in ends) // WHOLE


def row_of(seen: Seen) -> list[float]:
    """Give what the odds are a sum of, as ``likely`` has it."""
    left, worth, reached = seen
    share = np.log((reached + 0.5) / (WALKS - reached + 0.5))
    times = (1.0, left / box.TILES, 1 / np.sqrt(left + 1))
    return [what * time for what in (1.0, worth, share) for time in times]


def fitted(rows: Floats, won: Floats) -> Floats:
    """Find the weights that make what came likeliest, by Newton's method."""
    weights = np.zeros(rows.shape[1])
    for _ in range(ROUNDS):
        said = 1 / (1 + np.exp(-rows @ weights))
        bend = (rows * (said * (1 - said))[:, None]).T @ rows + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(bend, rows.T @ (won - said) - RIDGE * weights)
    return weights


def main() -> None:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=FIRST_SEEDS, default=1)
    parser.add_argument("--games", type=int, default=1100)
    given = parser.parse_args()
    together = " cooperative=yes" if given.players > 1 else ""
    game = Feurio.from_text(f"players={given.players}{together}")
    first = FIRST_SEEDS[given.players]
    games = [play(game, seed) for seed in range(first, first + given.games)]
    rows = np.array([row_of(one) for seen, _ in games for one in seen])
    won = np.array([float(is_won) for seen, is_won in games for _ in seen])
    weights = fitted(rows, won)
    error = np.mean((1 / (1 + np.exp(-rows @ weights)) - won) ** 2)
    print(
        f"{sum(is_won for _, is_won in games)} of {len(games)} won, mean square error {error:.3f}"
    )
    print(", ".join(f"{weight:.2f}" for weight in weights))


if __name__ == "__main__":
    main()
