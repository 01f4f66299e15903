"""What a search tells of a position: every plan with its worth, for hints and reviews."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caserne.bots.search.hook import WHOLE
from caserne.bots.search.race import Race
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.bots.search.budget import Budget
    from caserne.bots.search.hook import Hook
    from caserne.bots.search.race import Runner
    from caserne.core.game import Game, View
    from caserne.core.state import State


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a plan: a kind, for which there are words, and the values they name."""

    kind: str
    values: dict[str, str | int]


class Candidate(msgspec.Struct, frozen=True):
    """A plan: its actions as texts, and what it is worth to the seat, a victory being 1.

    ``found`` is ``sampled`` (a mean over ``samples`` games played on, to which a game may have its
    own judgement count as some more; ``low`` to ``high`` holds 95 %), ``judged`` (the game's
    judgement, exact over the faces of dice that are due next) or ``only`` (there was nothing to
    compare it with). ``chance`` is the chance to win by it.
    """

    plan: tuple[str, ...]
    worth: float
    low: float
    high: float
    chance: float
    found: str
    samples: int
    reasons: tuple[Reason, ...]


class Assessment(msgspec.Struct, frozen=True):
    """All that a search found at a position: the seat's plans, the best first."""

    seat: int
    chance: float | None
    """The chance to win now, by the best plan; ``None`` where there was nothing to compare."""
    candidates: tuple[Candidate, ...]


ONLY = "only"


def worlds_of(game: Game, view: View, seed: int) -> Callable[[int], State]:
    """Make positions that fit a view; those of equal numbers are equal."""
    return lambda number: game.determinize(view, Dice(seed, number).below)


def assess(game: Game, hook: Hook, view: View, budget: Budget, seed: int) -> Assessment:
    """Compare the plans of the seat whose view this is, and who must decide."""
    if view.seat is None:
        message = "expected the view of a seat, got a spectator's"
        raise ValueError(message)
    worlds = worlds_of(game, view, seed)
    race = Race(hook, worlds, view.seat, seed)
    runners = race.run(budget)
    start = worlds(0)
    candidates = tuple(_candidate(game, hook, start, runner) for runner in runners)
    if race.forced:
        only = msgspec.structs.replace(candidates[0], found=ONLY)
        return Assessment(view.seat, None, (only,))
    return Assessment(view.seat, candidates[0].chance, candidates)


def _candidate(game: Game, hook: Hook, start: State, runner: Runner) -> Candidate:
    worth, reach = runner.worth() / WHOLE, runner.reach() / WHOLE
    return Candidate(
        plan=tuple(game.write_action(action) for action in runner.plan.actions),
        worth=worth,
        low=worth - reach,
        high=worth + reach,
        chance=runner.chance() / WHOLE,
        found=runner.found(),
        samples=int(runner.samples),
        reasons=tuple(
            Reason(kind, values) for kind, values in hook.reasons(start.copy(), runner.plan)
        ),
    )
