"""The bots by name, game by game."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots.bot import Bot, RandomBot
from caserne.bots.feurio import SteadyForester
from caserne.bots.flashpoint import SteadyFirefighter
from caserne.bots.onfire import SteadyEmployer
from caserne.core.errors import UnreadableError

if TYPE_CHECKING:
    from caserne.core.game import Game

STEADY: dict[str, type[Bot]] = {
    "flashpoint": SteadyFirefighter,
    "feurio": SteadyForester,
    "onfire": SteadyEmployer,
}


def names(game: str) -> list[str]:
    """List the bots that can play a game."""
    return ["random", "steady"] if game in STEADY else ["random"]


def make(name: str, game: Game, seed: int) -> Bot:
    """Make a bot by its name; ``UnreadableError`` if there is none for this game."""
    if name not in names(game.name):
        raise UnreadableError("bot", f"one of {', '.join(names(game.name))}", name)
    return RandomBot(game, seed) if name == "random" else STEADY[game.name](game, seed)
