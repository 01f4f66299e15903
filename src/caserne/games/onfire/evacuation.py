"""A position of On Fire!!! that can be played: the contract kept by what is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.due import enlist
from caserne.core.verb import gather
from caserne.games.onfire import alarm, elevator, fire, hand, offices, setup, stairs, swapping, turn
from caserne.games.onfire.codes import VERB_SHIFT
from caserne.games.onfire.tower import Tower

if TYPE_CHECKING:
    from librt.vecs import vec

    from caserne.core.due import AnyDue
    from caserne.core.verb import Word

CHANCES: Final = ("first", "event", "card")
"""The streams of chance."""

KINDS: Final[vec[AnyDue]] = enlist(
    CHANCES, setup.DUES, turn.DUES, alarm.DUES, offices.DUES, elevator.DUES, hand.DUES
)
"""All that can be owed, a chapter after the other."""

VERBS: Final[list[Word]] = gather(
    VERB_SHIFT,
    setup.VERBS,
    alarm.VERBS,
    fire.VERBS,
    stairs.VERBS,
    swapping.VERBS,
    offices.VERBS,
    elevator.VERBS,
    hand.VERBS,
)
"""All that can be done or can happen, in the order in which it is listed."""


class Evacuation(Tower):
    """The contract of ``core`` kept by the rules of this package."""

    def copy(self) -> Evacuation:
        """Make an independent copy with nobody listening."""
        return Evacuation(self.building, self.decks, self.players, self.extreme, self)

    def kinds(self) -> vec[AnyDue]:
        """List what can be owed."""
        return KINDS

    def turn_rule(self) -> str:
        """Name the rule of the turn [of.turn]."""
        return "of.turn"
