"""What a game hands to learning: games of its own to learn from, and how their course goes."""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from caserne.bots.learning.weights import Weights


class Stage(NamedTuple):
    """How a round of games is played and learned from."""

    width: int
    """How many ways to play are compared; 0 before anything was learned."""
    hard: bool
    """Whether its games are the hard ones alone."""
    share: int
    """How many games, in hundredths of the usual number."""
    lasting: float
    """How much of what is learned of a position is what became of the next one, not what was known
    of that."""


class Moment(NamedTuple):
    """A position: its features and its chances.

    ``chance`` is what was known of it, ``expected`` the mean of that over every face of the dice
    that led there: what they differ by was luck.
    """

    row: list[int]
    chance: int
    expected: int


class Story(NamedTuple):
    """A game as one side saw it: its crew, its moments, what it came to, and whether it was won.

    Who was chosen for a crew is in the order in which they act. ``expected`` is what a game came
    to in millionths, say a victory shared, or what was expected of the dice that ended it; -1 where
    victory says all.
    """

    crew: list[int]
    moments: list[Moment]
    expected: int
    won: bool


class Drawing(Protocol):
    """Draws the options of the game of a seed."""

    def __call__(self, seed: int, *, hard: bool) -> str:
        """Draw them; ``hard`` ones if a stage asks for these alone."""
        ...


def no_orders(kind: str, stories: Sequence[Story]) -> tuple[list[str], list[str]]:
    """Order nobody: where there are no specialists to choose."""
    del kind, stories
    return [], []


@dataclass(frozen=True)
class School:
    """Where the value of a game is learned."""

    stages: tuple[Stage, ...]
    """The rounds one after the other; those after the last are as that."""
    features: Mapping[str, int]
    """The kinds of the game, and how many features the nets of each see."""
    start: Callable[[], Weights]
    """Makes the weights that learning begins with."""
    kind_for: Callable[[int], str]
    """Gives the kind of the game of a seed."""
    options_for: Drawing
    play: Callable[[str, int, Weights, int], Story]
    """Plays the game of options and a seed by some weights, comparing so many ways to play."""
    keen: float = 1.0
    """What a victory is worth of one that comes a position sooner."""
    orders: Callable[[str, Sequence[Story]], tuple[list[str], list[str]]] = no_orders
    """Orders whoever can be chosen, by what they add and by who had best act first."""
