"""Feurio! at the terminal: the drawing, the players and the counters."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

from caserne.games.feurio import box
from caserne.games.feurio.game import as_wildfire
from caserne.games.feurio.zones import score_of

if TYPE_CHECKING:
    from caserne.cli.words import Words
    from caserne.core.game import Game
    from caserne.core.state import State
    from caserne.games.feurio.wildfire import Wildfire

COLOURS: Final = {"g": "green", "b": "blue", "y": "yellow", "r": "red"}
"""The men of a tile by their letters."""
TILE: Final = re.compile(r"[1-6][gbyr.]*/[0-6]")
POINT: Final = re.compile(r"[+][0-9]+")


def show(game: Game, state: State, words: Words) -> str:
    """Draw a position, and say who has which men and how the counters stand."""
    forest = game.draw(state).rpartition("\n\n")[0]
    fire = as_wildfire(state)
    players = [_player(fire, seat, words) for seat in range(fire.seats)]
    return "\n".join([_coloured(forest), "", *players, _counters(fire, words)])


def in_words(words: Words, verb: str, to: str) -> str:
    """Say the colour of men in words."""
    del verb
    colours = [word for word in to.split() if word in box.COLOURS]
    return words.say("colour", colour=colours[0]) if colours else ""


def _coloured(forest: str) -> str:
    """Colour men and hottest points; names of spaces are not touched."""
    tiles = TILE.sub(lambda found: "".join(map(_mark, found[0])), forest)
    return POINT.sub(lambda found: click.style(found[0], fg="red", bold=True), tiles)


def _mark(mark: str) -> str:
    return click.style(mark, fg=COLOURS[mark], bold=True) if mark in COLOURS else mark


def _player(fire: Wildfire, seat: int, words: Words) -> str:
    men = [
        words.say(
            "status-men",
            colour=box.COLOURS[colour],
            men=int(fire.hand(seat, colour)),
        )
        for colour in range(box.COLOUR_COUNT)
        if box.men_of(fire.seats, seat, colour)
    ]
    hand = ", ".join(men)
    if fire.goal:
        return words.say("status-team-player", player=seat + 1, hand=hand)
    points = int(score_of(fire, seat)[0])
    return words.say("status-player", player=seat + 1, hand=hand, points=points)


def _counters(fire: Wildfire, words: Words) -> str:
    values = {"turn": int(fire.turn), "left": int(fire.tiles_left())}
    if fire.drawn in (0, box.HIDDEN):
        return words.say("status-forest", **values)
    return words.say("status-forest-drawn", drawn=int(fire.drawn), **values)
