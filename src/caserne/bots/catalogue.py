"""The bots by name, game by game."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots import feurio, flashpoint, onfire
from caserne.bots.bot import Bot, RandomBot
from caserne.bots.feurio import SteadyForester
from caserne.bots.flashpoint import SteadyFirefighter
from caserne.bots.onfire import SteadyEmployer
from caserne.bots.search.searcher import Searcher
from caserne.core.errors import UnreadableError

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.bots.search.budget import Budget
    from caserne.bots.search.hook import Hook
    from caserne.core.game import Game

STEADY: dict[str, type[Bot]] = {
    "flashpoint": SteadyFirefighter,
    "feurio": SteadyForester,
    "onfire": SteadyEmployer,
}

HOOKS: dict[str, Callable[[], Hook]] = {
    "flashpoint": flashpoint.FirefighterHook,
    "feurio": feurio.ForesterHook,
    "onfire": onfire.EmployerHook,
}
"""What the search is told of each game."""

BUDGETS: dict[str, dict[str, Budget]] = {
    "sharp": {"flashpoint": flashpoint.SHARP, "feurio": feurio.SHARP, "onfire": onfire.SHARP},
    "master": {"flashpoint": flashpoint.MASTER, "feurio": feurio.MASTER, "onfire": onfire.MASTER},
}
"""How much the bots that search think in each game: ``sharp`` at most 10 ms a turn on one
processor of today, ``master`` at most 200."""

USUAL: Final = "steady"
"""Who plays where nobody was asked for."""
WHOLE_BUDGET: Final = 100
"""A budget is given in hundredths of the usual one."""


def names(game: str) -> list[str]:
    """List the bots that can play a game, the weakest first."""
    searchers = [name for name, budgets in BUDGETS.items() if game in budgets]
    return ["random", *([USUAL] if game in STEADY else []), *searchers]


def usual(game: str) -> str:
    """Name the bot that plays where nobody was asked for."""
    return USUAL if game in STEADY else "random"


def make(
    name: str, game: Game, seed: int, *, budget: int = WHOLE_BUDGET, seconds: float = 0.0
) -> Bot:
    """Make a bot by its name; ``UnreadableError`` if there is none for this game.

    ``budget`` says, in hundredths of its own, how much a bot that searches thinks; past
    ``seconds`` it decides by what it has found, if they are more than 0.
    """
    if name not in names(game.name):
        raise UnreadableError("bot", f"one of {', '.join(names(game.name))}", name)
    if name in BUDGETS:
        return searcher(name, game, seed, budget=budget, seconds=seconds)
    return RandomBot(game, seed) if name == "random" else STEADY[game.name](game, seed)


def searcher(
    name: str, game: Game, seed: int, *, budget: int = WHOLE_BUDGET, seconds: float = 0.0
) -> Searcher:
    """Make a bot that searches, which can also tell what it found."""
    own = BUDGETS[name][game.name].scaled(budget).within(seconds)
    return Searcher(game, seed, HOOKS[game.name](), own)
