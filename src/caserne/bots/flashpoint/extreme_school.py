"""Games of Extreme Danger to learn from: all its buildings, mostly those that are lost most."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots.flashpoint import school
from caserne.bots.flashpoint.school import FEATURES, FIRST_WORD, one_of, wanted
from caserne.bots.flashpoint.weights import PLAIN, packaged
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from caserne.bots.learning.weights import Weights

__all__ = ["FEATURES", "options_for", "play", "start", "wanted"]

CREWS: Final = (1, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 5, 6)
LEVELS: Final = ("none", "attic", "attic", "basement", "basement")
BUILDINGS: Final = ("garage", "laboratory", "laboratory")
ADVANCED: Final = 3
"""All but one in so many games are advanced ones."""
PLAIN_ONES: Final = 4
"""One in so many games goes without each of the expansion's tools."""


def start() -> Weights:
    """Begin with what was learned of all kinds of games."""
    return msgspec.structs.replace(packaged(PLAIN), game="flashpoint-extreme")


def options_for(seed: int) -> str:
    """Draw the options of a game to learn from."""
    dice = Dice(seed, FIRST_WORD)
    crew = f"firefighters={one_of(CREWS, dice)}"
    level = one_of(LEVELS, dice)
    words = [crew, f"board={one_of(BUILDINGS, dice)} level={level}"]
    if dice.below(ADVANCED):
        words.append("rules=advanced")
        engineer = dice.below(PLAIN_ONES) > 0
        if engineer:
            words.append("engineer=yes")
        if level == "attic" and dice.below(PLAIN_ONES):
            words.append("platform=yes")
        if level == "basement" and engineer and dice.below(PLAIN_ONES):
            words.append("repairs=yes")
    if level == "basement":
        words += [f"{name}=yes" for name in ("bridges", "descents") if dice.below(PLAIN_ONES)]
    return " ".join(words)


def play(options: str, seed: int, weights: Weights | None) -> tuple[list[list[int]], bool]:
    """Play a game by what is known, from the first round on."""
    return school.play(options, seed, weights or start())
