"""A Feurio! position that can be played: the contract kept by what is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.due import enlist
from caserne.core.verb import gather
from caserne.games.feurio import firebreaks, placing, setup, spreading, turn
from caserne.games.feurio.codes import VERB_SHIFT
from caserne.games.feurio.forest import Forest

if TYPE_CHECKING:
    from librt.vecs import vec

    from caserne.core.due import AnyDue
    from caserne.core.verb import Word

CHANCES: Final = ("tiles",)
"""The streams of chance."""

KINDS: Final[vec[AnyDue]] = enlist(CHANCES, setup.DUES, spreading.DUES, placing.DUES, turn.DUES)
"""All that can be owed, a chapter after the other."""

VERBS: Final[list[Word]] = gather(VERB_SHIFT, spreading.VERBS, firebreaks.VERBS, placing.VERBS)
"""All that can be done or can happen, in the order in which it is listed."""


class Wildfire(Forest):
    """The contract of ``core`` kept by the rules of this package."""

    def copy(self) -> Wildfire:
        """Make an independent copy with nobody listening."""
        return Wildfire(
            self.seats,
            goal=self.goal,
            firebreaks=self.firebreaks,
            hot=self.hot,
            twin=self,
        )

    def kinds(self) -> vec[AnyDue]:
        """List what can be owed."""
        return KINDS

    def turn_rule(self) -> str:
        """Name the rule of the turn [fe.draw]."""
        return "fe.draw"
