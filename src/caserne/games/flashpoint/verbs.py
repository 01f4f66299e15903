"""Verbs: what follows each in the notation, and what an action of a turn is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.verb import Choice, Word
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.codes import VERB_SHIFT, who_of
from caserne.games.flashpoint.scene import Scene

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.core.state import Actions

# What follows a verb in the notation.
BARE: Final = "nothing"
SPACE: Final = "a space"
EDGE: Final = "an edge"
WORD: Final = "one of some words"
DICE: Final = "a red and a black die"
FORMS: Final = (BARE, SPACE, EDGE, WORD, DICE)

# What must be there for an action to be worth asking about.
HAZARD: Final = 1  # smoke or fire within reach
BLAZE: Final = 2  # fire within reach
DOOR: Final = 4
WALL: Final = 8
LOAD: Final = 16  # something to pick up or to put down
POINTS: Final = 32  # points to pay with, or no action taken yet
ADVANCED: Final = 64  # the advanced rules
EXTREME: Final = 128  # a building of Extreme Danger
SIGHTS: Final = 256
"""So many different things a glance around can tell."""
ANYBODY: Final = 0
"""Not one specialist only."""


class Deed(Word):
    """An action of a turn: which are worth asking about, what forbids one, what it does.

    Of those that can be commanded, ``man`` is whoever carries it out; of the others the active
    firefighter.
    """

    def __init__(
        self,
        number: i64,
        name: str,
        form: str = BARE,
        words: tuple[str, ...] = (),
        *,
        needs: i64 = POINTS,
    ) -> None:
        """Take a word, and what a glance must see before it is worth asking about."""
        super().__init__(number, name, form, words)
        self.needs = needs
        self.role: i64 = ANYBODY
        """The one specialist that can do it, if there is but one."""
        self.commanded = False
        self.base = number << VERB_SHIFT
        """The code of the action without what it is done to."""

    def add(self, s: Scene, man: i64, base: i64, out: Actions) -> None:
        """List what a firefighter may do, the codes ascending; ``base`` says who commands it."""

    def bar(self, s: Scene, _man: i64, _operand: i64) -> str:
        """Name the rule that forbids it; empty if it is allowed."""
        return s.turn_rule()

    def act(self, s: Scene, man: i64, operand: i64) -> None:
        """Do it, and pay for it."""

    def most_cost(self, _s: Scene, _operand: i64) -> i64:
        """Give the most it costs; where that is not known, more than anybody has."""
        return NOWHERE

    def gets_off_fire(self, _s: Scene, _operand: i64) -> bool:
        """Tell at a glance that it takes the active firefighter off fire."""
        return False


class Order(Deed):
    """An action that a captain may have others carry out."""

    def __init__(
        self,
        number: i64,
        name: str,
        form: str = BARE,
        words: tuple[str, ...] = (),
        *,
        needs: i64 = POINTS,
    ) -> None:
        """Take a word, and what a glance must see before it is worth asking about."""
        super().__init__(number, name, form, words, needs=needs)
        self.commanded = True


class Skill(Deed):
    """An action that one specialist alone can take."""

    def __init__(self, number: i64, name: str, form: str, role: i64, *, needs: i64) -> None:
        """Take a word, the specialist, and what a glance must see."""
        super().__init__(number, name, form, needs=needs)
        self.role = role


NO_DEED: Final = Deed(0, "")
"""Forbids everything."""


class Question(Choice[Scene]):
    """A decision outside the actions of a turn: nobody can command it."""

    def bar(self, s: Scene, action: i64) -> str:
        """Ask the verb's own rule."""
        return s.turn_rule() if who_of(action) > 0 else super().bar(s, action)


class QuestionToOne(Question):
    """A question to one firefighter, whose turn it need not be."""

    def operands(self, s: Scene) -> i64:
        """Count the crew."""
        return s.crew

    def actor(self, s: Scene) -> i64:
        """Give the firefighter that is asked."""
        return s.operand()
