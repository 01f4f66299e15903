"""What people are worth where they stand in On Fire!!!: the prices of its strong players.

    python docs/examples/tower.py --players 2 --games 3000

Has everybody take the best line of play, now and then another, notes after every turn how far each
is ahead of the best of the others, place by place, and fits the odds of winning to what came
(logistic regression). What it prints is what ``strong`` in ``caserne.bots.onfire.worth`` is rounded
from, in thousandths of somebody saved, and the leads and handicaps of ``caserne.bots.onfire.hook``.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import numpy as np
from forecast import fitted

from caserne.bots.onfire.lines import Lines, distinct
from caserne.bots.onfire.worth import TOKEN, safeties, strong, threat, worth
from caserne.core.state import CHANCE, NOBODY
from caserne.games.onfire.ending import winners
from caserne.games.onfire.game import OnFire, as_evacuation
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from caserne.games.onfire.evacuation import Evacuation

    Floats = NDArray[np.float64]

PLACES = (
    *("saved", "aboard", "truck", "on a 1", "on a 2", "on a 3", "threat"),
    *("in an office", "with 1 token", "with 2", "with 3", "with 4", "on stairs", "steps done"),
)
FIRST_SEED = 100_000
WIDTH, FEW, OTHERWISE = 10, 5, 10


def places(s: Evacuation) -> Floats:
    """Count for every player who is where."""
    found = np.zeros((int(s.players), len(PLACES)))
    for seat in range(s.players):
        found[seat, :3] = s.saved[seat], s.aboard[seat], s.trucks[seat]
        for office in range(s.building.offices):
            found[seat, 7 + min(int(s.tokens[office]), 4)] += s.working(office, seat)
    for square in range(s.building.size):
        if s.at[square] == 0:
            continue
        row, number = found[int(s.at[square]) - 1], int(s.building.number_of[square])
        if number == 0:
            row[12] += 1
            row[13] += square % s.building.chain
        else:
            row[2 + number] += 1
            row[6] += threat(s, square) / TOKEN
    return found


def play(game: OnFire, seed: int) -> tuple[list[tuple[Floats, float]], list[float]]:
    """Play a game; give how far each seat was ahead, place by place and in all, and who won."""
    dice, streams = Dice(seed, 9), Streams(seed, 3)
    lines, prices = Lines(WIDTH, strong(), thrifty=False), strong()
    tower = as_evacuation(game.start())
    seen: list[tuple[Floats, float]] = []
    while tower.actor() != NOBODY:
        if tower.actor() == CHANCE:
            tower.apply(streams.draw(tower))
            continue
        seat = tower.actor()
        ends = distinct(lines.ends(tower, seat), FEW)
        taken = dice.below(len(ends)) if dice.below(OTHERWISE) == 0 else 0
        for action in ends[taken].actions():
            tower.apply(action)
        if tower.actor() in (seat, NOBODY):
            continue
        who, safe = places(tower), [int(one) for one in safeties(tower, prices)]
        for me in range(len(who)):
            best = max((seat for seat in range(len(who)) if seat != me), key=lambda one: safe[one])
            seen.append((who[me] - who[best], float(worth(tower, me, prices))))
    best_seats = winners(tower)
    return seen, [float(seat in best_seats) / len(best_seats) for seat in range(game.seats)]


def main() -> None:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=3000)
    given = parser.parse_args()
    game = OnFire.from_text(f"players={given.players}")
    rows: list[Floats] = []
    leads: list[float] = []
    won: list[float] = []
    for seed in range(FIRST_SEED, FIRST_SEED + given.games):
        seen, shares = play(game, seed)
        rows += [row for row, _ in seen]
        leads += [lead for _, lead in seen]
        won += [shares[number % given.players] for number in range(len(seen))]
    prices = fitted(np.array(rows), np.array(won))
    for place, price in zip(PLACES, prices, strict=True):
        print(f"{place}: {1000 * price / prices[0]:.0f}")
    slope, level = fitted(np.array([[lead / 1000, 1.0] for lead in leads]), np.array(won))
    print(f"lead {1000 / slope:.0f}, handicap {-1000 * level / slope:.0f}")


if __name__ == "__main__":
    main()
