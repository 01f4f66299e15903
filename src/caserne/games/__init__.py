"""The catalogue: the only list of games."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.errors import UnreadableError
from caserne.games.feurio.game import Feurio
from caserne.games.flashpoint.game import FlashPoint
from caserne.games.onfire.game import OnFire

if TYPE_CHECKING:
    from caserne.core.game import Game
    from caserne.core.state import State

GAMES: Final[tuple[type[Game], ...]] = (FlashPoint, Feurio, OnFire)


def find(name: str) -> type[Game]:
    """Find a game by its name; ``UnreadableError`` if there is none."""
    for game in GAMES:
        if game.name == name:
            return game
    raise UnreadableError("game", f"one of {', '.join(game.name for game in GAMES)}", name)


def read_position(text: str) -> tuple[Game, State]:
    """Read a position of any game, as ``Game.write_position`` writes it."""
    return find((text.split() or [""])[0]).read_position(text)
