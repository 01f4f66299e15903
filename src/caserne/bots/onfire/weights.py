"""The weights of On Fire!!!'s learned value: a file of the package, made by ``caserne train``."""

# mypyc: no

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from caserne.bots.learning.weights import nets_of, packaged
from caserne.bots.onfire.features import FEATURES

if TYPE_CHECKING:
    from caserne.bots.learning.net import Net
    from caserne.bots.learning.weights import Weights

KINDS: Final = ("2 players", "3 players", "4 players")
SEEN: Final = dict.fromkeys(KINDS, FEATURES)


def made_of(weights: Weights) -> list[Net]:
    """Take weights as they are in a file, by the number of players from two on."""
    return list(nets_of(weights, SEEN).values())


@cache
def learned() -> list[Net]:
    """Read the weights that come with the package, once."""
    return made_of(packaged("onfire"))
