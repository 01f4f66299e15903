"""Games of one kind, played by bots: how many are won, and how they go.

The k-th game of a seed is always the same game, whichever process plays it, and what is kept of a
game are whole numbers that are added up; so the figures do not depend on how the work is shared.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots import catalogue
from caserne.core.state import CHANCE, NOBODY
from caserne.games import find
from caserne.play.streams import MASK, WORD, Streams, threefry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.bots.bot import Bot
    from caserne.core.game import Game, Outcome

TURNS: Final = "turn"
"""The figure of every outcome that says how long a game was."""
CONFIDENT: Final = 1.959963984540054
"""How many standard deviations either way hold 95 % of a normal distribution."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: plain texts and numbers, so that any process can be told.

    ``bots`` sit round the table in their order, again from the first one if there are more seats;
    with ``rotate`` everybody moves one seat on after each game. ``budget`` says, in
    hundredths, how much bots that search think.
    """

    game: str
    options: str
    bots: tuple[str, ...]
    seed: int
    games: int
    rotate: bool = False
    budget: int = catalogue.WHOLE_BUDGET

    def seated(self, seats: int, number: int) -> list[str]:
        """Name the bot of every seat in the game of a number, from 0."""
        shift = number if self.rotate else 0
        return [self.bots[(seat + shift) % len(self.bots)] for seat in range(seats)]


class Standing(msgspec.Struct):
    """How somebody did, a bot or whoever had a seat: sums over games."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    points: int = 0
    seats: int = 0

    def add(self, other: Standing) -> None:
        """Add how they did in other games."""
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared
        self.points += other.points
        self.seats += other.seats

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of games won outright."""
        return wilson(self.wins, self.games)


class Tally(msgspec.Struct):
    """What came of some games; sums only, so that tallies can be added in any order."""

    games: int = 0
    wins: int = 0
    given_up: int = 0
    actions: int = 0
    reasons: dict[str, int] = {}
    figures: dict[str, int] = {}
    bots: dict[str, Standing] = {}
    seats: dict[str, Standing] = {}
    lengths: dict[int, int] = {}
    """How many games took so many turns."""

    def add(self, other: Tally) -> None:
        """Add what came of other games."""
        self.games += other.games
        self.wins += other.wins
        self.given_up += other.given_up
        self.actions += other.actions
        for mine, theirs in ((self.reasons, other.reasons), (self.figures, other.figures)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        for turns, count in other.lengths.items():
            self.lengths[turns] = self.lengths.get(turns, 0) + count
        for ours, others in ((self.bots, other.bots), (self.seats, other.seats)):
            for name, standing in others.items():
                ours.setdefault(name, Standing()).add(standing)

    def rank(self, outcome: Outcome, seated: Sequence[str]) -> None:
        """Count a game for each bot and each seat; a victory with others is a shared one."""
        places = [str(seat + 1) for seat in range(len(seated))]
        for standings, names in ((self.bots, seated), (self.seats, places)):
            winners = {names[seat] for seat in outcome.winners}
            for name in dict.fromkeys(names):
                standing = standings.setdefault(name, Standing())
                held = [seat for seat, other in enumerate(names) if other == name]
                standing.games += 1
                standing.wins += winners == {name}
                standing.shared += name in winners and len(winners) > 1
                standing.points += sum(outcome.scores[seat] for seat in held)
                standing.seats += len(held)

    def count(self, outcome: Outcome | None, actions: int) -> None:
        """Count one game; one without an outcome was given up."""
        self.games += 1
        self.actions += actions
        if outcome is None:
            self.given_up += 1
            return
        self.wins += outcome.won
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        for name, figure in outcome.figures.items():
            self.figures[name] = self.figures.get(name, 0) + figure
        turns = outcome.figures.get(TURNS, actions)
        self.lengths[turns] = self.lengths.get(turns, 0) + 1

    @property
    def ended(self) -> int:
        """The games that were played to their end."""
        return self.games - self.given_up

    def mean(self, figure: str) -> float:
        """Give the mean of a figure over the games that ended."""
        return self.figures[figure] / self.ended

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of games won."""
        return wilson(self.wins, self.games)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Give Wilson's 95 % interval for a share: it stays within 0 and 1, and holds for few games."""
    if games == 0:
        return 0.0, 1.0
    share, z = wins / games, CONFIDENT
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# One game


def bot_seed(seed: int, seat: int) -> int:
    """Derive the seed of a seat's bot from that of the game; dice never share a bot's numbers."""
    low, high = threefry(seed & MASK, (seed // WORD) & MASK, seat, MASK - 1)
    return int(low) + (int(high) >> 1) * WORD


def play(game: Game, bots: Sequence[Bot], seed: int) -> tuple[Outcome | None, int]:
    """Play one game; give how it ended, ``None`` past the horizon, and its length in actions."""
    state = game.start()
    streams = Streams(seed, len(game.chances))
    for played in range(game.horizon):
        actor = int(state.actor())
        if actor == NOBODY:
            return game.outcome(state), played
        if actor == CHANCE:
            action = int(streams.draw(state))
        else:
            action = bots[actor].choose(game.view(state, actor), state.legal())
        state.apply(action)
    return game.outcome(state), game.horizon


def play_slice(plan: Plan, first: int, count: int) -> Tally:
    """Play the games of a plan from the ``first`` on."""
    game = _game(plan.game, plan.options)
    tally = Tally()
    for number in range(first, first + count):
        seed, seated = plan.seed + number, plan.seated(game.seats, number)
        bots = [
            catalogue.make(name, game, bot_seed(seed, seat), budget=plan.budget)
            for seat, name in enumerate(seated)
        ]
        outcome, actions = play(game, bots, seed)
        tally.count(outcome, actions)
        if outcome is not None and not game.team:
            tally.rank(outcome, seated)
    return tally


@cache
def _game(name: str, options: str) -> Game:
    """Make each game once a process: reading its board takes longer than a random game."""
    return find(name).from_text(options)
