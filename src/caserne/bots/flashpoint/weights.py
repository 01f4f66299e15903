"""The weights of Flash Point's learned value: a file of the package, made by ``caserne train``."""

# mypyc: no

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from caserne.bots.flashpoint.features import COUNT
from caserne.bots.learning.net import Net


class Weights(msgspec.Struct, frozen=True):
    """What was learned, and from which games: anybody can make it again."""

    game: str
    features: int
    games: int
    seed: int
    nets: int
    hidden: list[list[int]]
    out: list[int]
    bias: int

    def net(self) -> Net:
        """Make the net."""
        if self.features != COUNT:
            message = f"expected weights of {COUNT} features, got {self.features}"
            raise ValueError(message)
        return Net(self.features, self.hidden, self.out, self.bias)


@cache
def learned() -> Net:
    """Read the weights that come with the package, once."""
    text = (files("caserne.bots.flashpoint") / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=Weights).net()
