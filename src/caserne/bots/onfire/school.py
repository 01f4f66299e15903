"""Games of On Fire!!! to learn from: everybody plays by what was learned so far."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.learning.net import WHOLE
from caserne.bots.learning.school import Moment, School, Stage, Story
from caserne.bots.learning.weights import even
from caserne.bots.onfire.features import FEATURES
from caserne.bots.onfire.hook import EmployerHook
from caserne.bots.onfire.lines import distinct
from caserne.bots.onfire.weights import KINDS, SEEN, made_of
from caserne.core.state import CHANCE, NOBODY
from caserne.games.onfire.ending import winners
from caserne.games.onfire.game import EXTREME, OnFire, as_evacuation
from caserne.games.onfire.tower import ACTIONS
from caserne.play.streams import Dice, Streams

if TYPE_CHECKING:
    from caserne.bots.learning.weights import Weights
    from caserne.bots.onfire.lines import Line
    from caserne.games.onfire.evacuation import Evacuation

PLAIN: Final = 0
FEW: Final = 8
"""How a game is played: by the best line alone, before anything was learned, or by the one of so
many that leads to where most is hoped for."""
STAGES: Final = (
    Stage(PLAIN, hard=False, share=120, lasting=1.0),
    *[Stage(FEW, hard=False, share=60, lasting=0.9)] * 3,
)
OTHERWISE: Final = 12
"""One in so many turns is any of those that looked well."""
RARELY: Final = 4
"""One in so many games is of the extreme mode, each of its parts as often as not."""
FIRST_WORD: Final = 4_294_967_289
"""The stream of what is drawn for a game apart from its dice."""


def start() -> Weights:
    """Make the weights that learning begins with."""
    return even("onfire", SEEN, [])


def kind_for(seed: int) -> str:
    """Give the kind of the game of a seed."""
    return KINDS[seed % len(KINDS)]


def options_for(seed: int, *, hard: bool) -> str:
    """Draw the options of a game to learn from; none are harder than others."""
    del hard
    dice = Dice(seed, FIRST_WORD)
    words = [f"players={kind_for(seed)[0]}"]
    if dice.below(RARELY) == 0:
        words += [f"{part}=yes" for part in EXTREME if dice.below(2) == 0]
    return " ".join(words)


def play(options: str, seed: int, weights: Weights, width: int) -> Story:
    """Play a game, and note how one of the seats stands, now before an event and now after it."""
    game, dice = OnFire.from_text(options), Dice(seed, FIRST_WORD - 1)
    streams = Streams(seed, len(game.chances))
    hook, tower = EmployerHook(made_of(weights)), as_evacuation(game.start())
    seat, moments = int(dice.below(game.seats)), list[Moment]()
    while tower.actor() != NOBODY:
        if tower.actor() == CHANCE:
            tower.apply(streams.draw(tower))
            continue
        if tower.actions == ACTIONS and dice.below(2) == 0:
            moments.append(seen(hook, tower, seat))
        for action in chosen(hook, tower, width, dice).actions():
            tower.apply(action)
        if tower.actor() == CHANCE and dice.below(2) == 0:
            moments.append(seen(hook, tower, seat))
    best = winners(tower)
    return Story([], moments, share_of(seat, best), seat in best)


def share_of(seat: int, best: list[int]) -> int:
    """Give what a game came to for a seat: a victory, or its part of one that is shared."""
    return WHOLE // len(best) if seat in best else 0


def seen(hook: EmployerHook, tower: Evacuation, seat: int) -> Moment:
    """Note what a seat sees; nothing is known of the luck that led there."""
    hook.reader.read(tower, seat)
    return Moment([int(hook.reader.x[place]) for place in range(FEATURES)], 0, 0)


def chosen(hook: EmployerHook, tower: Evacuation, width: int, dice: Dice) -> Line:
    """Choose the line that looks best, now and then another."""
    seat = tower.seat
    ends = distinct(hook.wide.ends(tower, seat), max(width, FEW))
    if dice.below(OTHERWISE) == 0:
        return ends[int(dice.below(len(ends)))]
    if width == PLAIN:
        return ends[0]
    return max(ends, key=lambda end: hook.value(end.state, seat)[0])


SCHOOL: Final = School(STAGES, SEEN, start, kind_for, options_for, play)
