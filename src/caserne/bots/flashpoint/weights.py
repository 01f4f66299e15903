"""The weights of Flash Point's learned value: a file of the package, made by ``caserne train``."""

# mypyc: no

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from caserne.bots.flashpoint.foreman import Order
from caserne.bots.flashpoint.outlook import KINDS, SEEN
from caserne.bots.learning.weights import nets_of, packaged
from caserne.games.flashpoint.roles import NAMES

if TYPE_CHECKING:
    from caserne.bots.learning.net import Net
    from caserne.bots.learning.weights import Value, Weights


class Learned(NamedTuple):
    """What was learned of each kind of game: a net, and the specialists by worth and by turn."""

    nets: dict[str, Net]
    orders: list[Order]


def made_of(weights: Weights) -> Learned:
    """Take weights as they are in a file."""
    nets = nets_of(weights, SEEN)
    return Learned(nets, [order_of(weights.values[kind]) for kind in KINDS])


def order_of(value: Value) -> Order:
    """Take the order of specialists of a kind of game; where nobody chooses there is none."""
    return Order(numbers(value.wanted), numbers(value.first))


def numbers(names: list[str]) -> tuple[int, ...]:
    """Give the numbers of specialists."""
    return tuple(NAMES.index(name) for name in names)


@cache
def learned() -> Learned:
    """Read the weights that come with the package, once."""
    return made_of(packaged("flashpoint"))
