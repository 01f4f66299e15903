"""What a bot is: something that chooses one of the legal actions from what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from caserne.play.streams import Dice

if TYPE_CHECKING:
    from caserne.core.game import Game, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is a program. It sees views, never positions."""

    def __init__(self, game: Game, seed: int) -> None:
        """Sit down to a game; equal seeds make equal choices."""
        self.game = game
        self.dice = Dice(seed)

    @abstractmethod
    def choose(self, view: View, legal: list[int]) -> int:
        """Choose one of the legal actions of the seat whose view this is."""


class RandomBot(Bot):
    """Chooses uniformly."""

    def choose(self, view: View, legal: list[int]) -> int:  # noqa: ARG002 - it looks at nothing
        """Choose any legal action, each as likely as the others."""
        return legal[self.dice.below(len(legal))]
