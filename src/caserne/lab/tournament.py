"""Bots against each other, everybody against everybody or against one ladder; and their ratings.

Rivals meet at the table, seats rotated. A team has no rivals: each bot plays the same games against
the dice, and ``the game`` itself is rated 0.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.lab.jobs import run
from caserne.lab.rating import Pair, Rating, rate
from caserne.lab.simulate import Plan, Tally

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from caserne.core.game import Game
    from caserne.lab.sharing import Crew

THE_GAME: Final = "the game"
HALF: Final = 0.5


class Contest(msgspec.Struct, frozen=True):
    """What is played: a game, the bots, so many games a pairing; ``ladder`` meets all others."""

    game: str
    options: str
    bots: tuple[str, ...]
    seed: int
    games: int
    ladder: str = ""
    budget: int = 100


def plans_of(game: Game, contest: Contest) -> list[Plan]:
    """List the pairings: a plan each."""
    if game.team:
        return [_plan(contest, (bot,), rotate=False) for bot in contest.bots]
    rungs = [bot for bot in contest.bots if bot != contest.ladder]
    met = [(bot, contest.ladder) for bot in rungs] if contest.ladder else combinations(rungs, 2)
    return [_plan(contest, pair, rotate=True) for pair in met]


def _plan(contest: Contest, bots: tuple[str, ...], *, rotate: bool) -> Plan:
    return Plan(
        contest.game,
        contest.options,
        bots,
        contest.seed,
        contest.games,
        rotate,
        contest.budget,
    )


def hold(
    game: Game,
    contest: Contest,
    crew: Crew,
    progress: Callable[[int], object],
    keep: Path | None = None,
) -> tuple[list[Rating], list[Pair]]:
    """Play all pairings; give the ratings and what the pairs scored."""
    plans = plans_of(game, contest)
    pairs = [
        pair_of(plan, tally)
        for plan, tally in zip(plans, run(plans, crew, progress, keep), strict=True)
    ]
    return rate(pairs, THE_GAME if game.team else contest.ladder), pairs


def pair_of(plan: Plan, tally: Tally) -> Pair:
    """Tell what two scored against each other; a game given up is lost to the game, or shared."""
    one, *others = plan.bots
    if not others:
        return Pair(one, THE_GAME, float(tally.wins), float(tally.games - tally.wins))
    won = tally.bots[one].wins if one in tally.bots else 0
    lost = tally.bots[others[0]].wins if others[0] in tally.bots else 0
    shared = HALF * (tally.games - won - lost)
    return Pair(one, others[0], won + shared, lost + shared)
