"""A policy for On Fire!!! that learns by playing itself: NumPy, a batch, and nothing else.

    python docs/examples/learn.py --minutes 1 --plot docs/examples/learn.svg

It sees what a seat may know, chooses among what is legal, and is told who won. After each round of
games what winners chose is made likelier and what losers chose less likely (REINFORCE; who plays
itself wins half the games, so a half is the baseline). Now and then it meets ``random``.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from caserne.envs import Batch
from caserne.lab import plots

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

GAMES = 64
HIDDEN = 8
RATE = 0.1


class Step(NamedTuple):
    """What is kept of a decision in every game, to learn from at the end.

    What is legal is one row for all games: ``starts`` says where each game's begins.
    """

    games: NDArray[np.int64]
    seats: NDArray[np.int64]
    seen: Floats
    hidden: Floats
    rows: NDArray[np.int64]
    places: NDArray[np.int64]
    starts: NDArray[np.int64]
    odds: Floats
    chosen: NDArray[np.int64]


class Policy:
    """One layer of hidden units, and a weight from each to every action there is."""

    def __init__(self, features: int, actions: int, random: np.random.Generator) -> None:
        """Begin with small weights: everything legal is about as likely."""
        self.random = random
        spread = 1 / np.sqrt(features)
        self.inner = random.normal(0, spread, (features, HIDDEN)).astype(np.float32)
        self.outer = np.zeros((actions, HIDDEN + 1), np.float32)
        self.heard = [np.full_like(weights, 1e-3) for weights in (self.inner, self.outer)]

    def choose(self, batch: Batch) -> Step:
        """Choose a legal action in every game, by how likely the policy finds each."""
        games = np.flatnonzero(batch.actors >= 0)
        seen = np.minimum(batch.observations[games], 10).astype(np.float32) / np.float32(5)
        ones = np.ones((len(games), 1), np.float32)
        hidden = np.concatenate([np.tanh(seen @ self.inner), ones], axis=1)
        places, counts = batch.legal()
        counts = counts[games]
        rows, starts = np.repeat(np.arange(len(games)), counts), np.cumsum(counts) - counts
        wished = np.einsum("ah,ah->a", self.outer[places], hidden[rows])
        odds = np.exp(wished - np.maximum.reduceat(wished, starts)[rows])
        odds /= np.add.reduceat(odds, starts)[rows]
        lots = wished + self.random.gumbel(size=len(wished))
        chosen = np.flatnonzero(lots == np.maximum.reduceat(lots, starts)[rows])
        seats = batch.actors[games]
        return Step(games, seats, seen, hidden, rows, places, starts, odds, chosen)

    def learn(self, steps: list[Step], won: Floats) -> None:
        """Make likelier what winners chose; steps are scaled by how much was heard before."""
        inner, outer = np.zeros_like(self.inner), np.zeros_like(self.outer)
        for step in steps:
            worth = won[step.games, step.seats] - 0.5
            pull = -step.odds * worth[step.rows]
            pull[step.chosen] += worth
            back = np.add.reduceat(self.outer[step.places] * pull[:, None], step.starts)
            inner += step.seen.T @ (back[:, :HIDDEN] * (1 - step.hidden[:, :HIDDEN] ** 2))
            order = np.argsort(step.places, kind="stable")
            places, firsts = np.unique(step.places[order], return_index=True)
            pulled = (step.hidden[step.rows] * pull[:, None])[order]
            outer[places] += np.add.reduceat(pulled, firsts)
        for place, (weights, slope) in enumerate(((self.inner, inner), (self.outer, outer))):
            self.heard[place] += slope * slope
            np.add(weights, RATE * slope / np.sqrt(self.heard[place]), out=weights)


def play(batch: Batch, policy: Policy, seed: int, random_from: int) -> tuple[list[Step], Floats]:
    """Play games to their end; in those from a number on the seats but one choose at random."""
    batch.reset(seed)
    steps: list[Step] = []
    won = np.zeros((batch.n, batch.rewards.shape[1]), np.float32)
    while (batch.actors >= 0).any():
        actions = batch.sample().copy()
        step = policy.choose(batch)
        own = (step.games < random_from) | (step.seats == step.games % 2)
        games = step.games[own]
        actions[games] = step.places[step.chosen][own]
        batch.step(actions)
        won += batch.rewards
        steps.append(step)
    return steps, won


def measure(batch: Batch, policy: Policy) -> float:
    """Play against ``random``, seats in turn; give the share of games won."""
    _, won = play(batch, policy, 1, 0)
    return float(won[np.arange(batch.n), np.arange(batch.n) % 2].mean())


def main() -> None:
    """Learn for some minutes, and print how it goes."""
    parser = argparse.ArgumentParser(description="Learn to play On Fire!!! by self-play.")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", default="", help="draw the curve as SVG into this file")
    told = parser.parse_args()
    batch = Batch("onfire", GAMES, "players=2", restart=False)
    judge = Batch("onfire", 4 * GAMES, "players=2", restart=False)
    policy = Policy(
        batch.observations.shape[1], batch.masks.shape[1], np.random.default_rng(told.seed)
    )
    begun, games, curve = monotonic(), 0, [(0.0, measure(judge, policy))]
    print(f"{0:6} games {curve[0][1]:6.1%} won against random")
    while (now := monotonic() - begun) < told.minutes * 60:
        steps, won = play(batch, policy, 1_000_000 + games, GAMES)
        policy.learn(steps, won)
        games += GAMES
        if games % (4 * GAMES) == 0:
            curve.append((games, measure(judge, policy)))
            print(f"{games:6} games {curve[-1][1]:6.1%} won against random, {now:.0f} s")
    if told.plot:
        title = "On Fire!!! for two: games won against random"
        line = plots.Line("learned", [plots.Point(*point) for point in curve])
        plots.save(plots.Curves(title, [line], "games of self-play", "won"), Path(told.plot))


if __name__ == "__main__":
    main()
