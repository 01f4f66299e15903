"""Weights as a file: what was learned, and from which games, so that it can be made again."""

# mypyc: no

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from caserne.bots.learning.net import Net

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE = "weights.json"


class Value(msgspec.Struct, frozen=True):
    """What games of one kind are worth, in whole numbers of ``net.SCALE``.

    Several nets side by side are one of all their units.
    """

    loss: float
    """The logarithmic loss on games that were kept aside."""
    wanted: list[str]
    """The specialists, or whatever else is chosen before a game, the most worth first."""
    first: list[str]
    """The same in the order in which they had best act."""
    features: int
    """So many of a position's are seen."""
    bias: int
    out: list[int]
    hidden: list[list[int]]

    def net(self) -> Net:
        """Make the net."""
        return Net(self.features, self.hidden, self.out, self.bias)


class Weights(msgspec.Struct, frozen=True):
    """The values of all kinds of a game, and how they were made."""

    game: str
    seed: int
    """The first seed of the games it was learned from."""
    games: int
    """How many games of each round."""
    rounds: int
    nets: int
    values: dict[str, Value]

    def to_text(self) -> str:
        """Write it down, a hidden unit a line."""
        head = msgspec.to_builtins(self)
        kinds = head.pop("values")
        values = ",\n".join(f'"{kind}":{text_of(value)}' for kind, value in kinds.items())
        return f'{unclosed(head)},"values":{{\n{values}\n}}}}\n'


def even(game: str, features: Mapping[str, int], crew: list[str]) -> Weights:
    """Make the weights that learning begins with: of any position they say that it stands even."""
    values = {
        kind: Value(loss=0.0, wanted=crew, first=crew, features=seen, bias=0, out=[], hidden=[])
        for kind, seen in features.items()
    }
    return Weights(game=game, seed=0, games=0, rounds=0, nets=1, values=values)


def packaged(game: str) -> Weights:
    """Read the weights of a game that come with the package."""
    text = (files(f"caserne.bots.{game}") / FILE).read_bytes()
    return msgspec.json.decode(text, type=Weights)


def nets_of(weights: Weights, features: Mapping[str, int]) -> dict[str, Net]:
    """Make the nets of every kind of a game, which must have been made for these features."""
    if missing := [kind for kind in features if kind not in weights.values]:
        message = f"expected weights of every kind of game, got none of {missing[0]}"
        raise ValueError(message)
    for kind, seen in features.items():
        if (told := weights.values[kind].features) != seen:
            message = f"expected weights of {seen} features of {kind}, got {told}"
            raise ValueError(message)
    return {kind: weights.values[kind].net() for kind in features}


# Writing


def text_of(value: dict[str, object]) -> str:
    """Write the value of a kind, a hidden unit a line."""
    units = value.pop("hidden")
    assert isinstance(units, list)  # noqa: S101 - for mypy
    rows = ",\n".join(msgspec.json.encode(unit).decode() for unit in units)
    return f'{unclosed(value)},"hidden":[\n{rows}\n]}}'


def unclosed(words: dict[str, object]) -> str:
    """Write an object to which more is to be added."""
    return msgspec.json.encode(words).decode()[:-1]
