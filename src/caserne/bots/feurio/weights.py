"""The weights of Feurio!'s forecast: a file of the package, made by ``caserne train``."""

# mypyc: no

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from caserne.bots.learning.weights import nets_of, packaged

if TYPE_CHECKING:
    from caserne.bots.learning.net import Net

FEATURES: Final = 8
KINDS: Final = ("alone", "2 together", "3 together", "4 together")
SEEN: Final = dict.fromkeys(KINDS, FEATURES)


@cache
def learned() -> list[Net]:
    """Read the weights that come with the package, once; by the size of a team from one on."""
    return list(nets_of(packaged("feurio"), SEEN).values())
