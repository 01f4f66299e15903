"""The encoders by game, and the names of blocks for whoever reads an array."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.envs.feurio import FeurioEncoder
from caserne.envs.flashpoint import FlashPointEncoder
from caserne.envs.onfire import OnFireEncoder
from caserne.games import find

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.game import Game
    from caserne.envs.encoder import Encoder

ENCODERS: dict[str, Callable[..., Encoder]] = {
    "flashpoint": FlashPointEncoder,
    "feurio": FeurioEncoder,
    "onfire": OnFireEncoder,
}


def encoder_of(game: Game) -> Encoder:
    """Make the encoder of a game with its options."""
    return ENCODERS[game.name](game.start())


def game_of(game: Game | str, options: str = "") -> Game:
    """Take a game, or make one from its name and its options as text."""
    return find(game).from_text(options) if isinstance(game, str) else game
