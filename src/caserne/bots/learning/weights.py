"""Weights as a file: what was learned, and from which games, so that it can be made again."""

# mypyc: no

from __future__ import annotations

import msgspec

from caserne.bots.learning.net import Net


class Weights(msgspec.Struct, frozen=True):
    """Whole numbers of ``net.SCALE``; several nets side by side are one of all their units."""

    game: str
    seed: int
    """The first seed of the games it was learned from."""
    games: int
    """How many games of each round."""
    rounds: int
    nets: int
    loss: float
    """The logarithmic loss on games that were kept aside."""
    features: int
    wanted: list[str]
    """The specialists, or whatever else is chosen before a game, the most worth first."""
    first: list[str]
    """The same in the order in which they had best act."""
    bias: int
    out: list[int]
    hidden: list[list[int]]

    def net(self) -> Net:
        """Make the net."""
        return Net(self.features, self.hidden, self.out, self.bias)

    def to_text(self) -> str:
        """Write it down, a hidden unit a line."""
        head = msgspec.to_builtins(self)
        units = head.pop("hidden")
        start = msgspec.json.encode(head).decode()[:-1]
        rows = ",\n".join(msgspec.json.encode(unit).decode() for unit in units)
        return f'{start},"hidden":[\n{rows}\n]}}\n'
