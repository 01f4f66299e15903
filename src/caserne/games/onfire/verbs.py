"""What follows a verb in the notation, and the verb that stands alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.verb import Choice, Verb
from caserne.games.onfire.codes import code, operand_of
from caserne.games.onfire.tower import Tower

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.core.state import Actions

BARE: Final = "nothing"
TO: Final = "a place"
BETWEEN: Final = "the place somebody goes from and the one they go to"
FROM: Final = "the place somebody goes from"
ALONG: Final = "the place somebody goes from, and maybe one they go to"
CARDS: Final = "cards"
FLOOR: Final = "a floor"
AGAINST: Final = "a player and a place"
PLAYER: Final = "a player"
CARD: Final = "a card"
EVENT: Final = "an event card"
FORMS: Final = (BARE, TO, BETWEEN, FROM, ALONG, CARDS, FLOOR, AGAINST, PLAYER, CARD, EVENT)


class Ordered(Choice[Tower]):
    """A decision whose codes come as the chapters find them, and are put in order."""

    def choices(self, s: Tower, out: Actions) -> None:
        """List what can be done with each verb."""
        super().choices(s, out)
        out.sort()

    def apply(self, s: Tower, action: i64) -> None:
        """Do what was chosen; the decision is taken."""
        s.settled()
        super().apply(s, action)


class Bare(Verb[Tower]):
    """A verb that stands alone and, in its decision, is always allowed."""

    def add(self, _s: Tower, out: Actions) -> None:
        """List it."""
        out.add(code(self.number, 0))

    def bar(self, s: Tower, action: i64) -> str:
        """Forbid it together with anything."""
        return "" if operand_of(action) == 0 else s.turn_rule()
