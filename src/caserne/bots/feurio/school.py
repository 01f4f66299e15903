"""Games of Feurio! to learn from: what quick walks say of how a strong team's own game ends."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.feurio.forecast import features, take_turn, walked
from caserne.bots.feurio.hook import ForesterHook, hasty
from caserne.bots.feurio.weights import KINDS, SEEN
from caserne.bots.learning.school import Moment, School, Stage, Story
from caserne.bots.learning.weights import even
from caserne.core.state import CHANCE, NOBODY
from caserne.games.feurio import box
from caserne.games.feurio.game import Feurio, as_wildfire
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.bots.learning.weights import Weights
    from caserne.games.feurio.wildfire import Wildfire

STAGES: Final = (Stage(0, hard=False, share=60, lasting=1.0),)
"""One round: ``sharp`` plays the same whatever is told of its chances."""
ELSEWHERE: Final = 4_000_000_000
"""The seeds of walks are far from those of the game, whose tiles they must not know."""


def start() -> Weights:
    """Make the weights that learning begins with."""
    return even("feurio", SEEN, [])


def kind_for(seed: int) -> str:
    """Give the kind of the game of a seed."""
    return KINDS[seed % len(KINDS)]


def options_for(seed: int, *, hard: bool) -> str:
    """Give the options of a game to learn from; none are harder than others."""
    del hard
    players = KINDS.index(kind_for(seed)) + 1
    return f"players={players}" + (" cooperative=yes" if players > 1 else "")


def play(options: str, seed: int, weights: Weights, width: int) -> Story:
    """Have ``sharp`` play a game, and note before every tile what walks come to."""
    del weights, width
    game, hook, moments = Feurio.from_text(options), ForesterHook(), list[Moment]()
    fire, streams = as_wildfire(game.start()), Streams(seed, 1)
    while fire.actor() != NOBODY:
        if fire.actor() != CHANCE:
            take_turn(hook, fire, hasty(fire), seed)
            continue
        if fire.tiles_left() < box.TILES:
            moments.append(seen(fire, seed))
        fire.apply(streams.draw(fire))
    outcome = game.outcome(fire)
    return Story([], moments, -1, outcome is not None and outcome.won)


def seen(fire: Wildfire, seed: int) -> Moment:
    """Note what walks come to; nothing is known of the luck that led there."""
    left = fire.tiles_left()
    worth, reached = walked(fire, ELSEWHERE + seed * box.TILES + left)
    return Moment([int(value) for value in features(left, worth, reached)], 0, 0)


SCHOOL: Final = School(STAGES, SEEN, start, kind_for, options_for, play)
