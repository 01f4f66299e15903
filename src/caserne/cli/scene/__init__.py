"""Positions and actions in words and colours: what the terminal knows of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from caserne.cli.scene import feurio, flashpoint, onfire

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.cli.words import Words
    from caserne.core.game import Game
    from caserne.core.state import State


class Scene(NamedTuple):
    """How a game is shown: a position, and what a verb of the notation is done to."""

    show: Callable[[Game, State, Words], str]
    in_words: Callable[[Words, str, str], str]


SCENES: Final = {
    "flashpoint": Scene(flashpoint.show, flashpoint.in_words),
    "feurio": Scene(feurio.show, feurio.in_words),
    "onfire": Scene(onfire.show, onfire.in_words),
}


def show(game: Game, state: State, words: Words) -> str:
    """Draw a position, and say how it stands where there are words for it."""
    scene = SCENES.get(game.name)
    return game.draw(state) if scene is None else scene.show(game, state, words)


def in_words(game: str, words: Words, verb: str, to: str) -> str:
    """Say in words what a verb is done to; empty where its notation says it already."""
    scene = SCENES.get(game)
    return "" if scene is None else scene.in_words(words, verb, to)
