"""Verbs, and decisions between them: a verb is an object of the chapter that has its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from caserne.core.due import Decision, S

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.core.state import Actions

MOST: Final = 64
"""Verbs are numbered below this."""


class Verb(Generic[S]):
    """Something that can be done in a decision, or that chance brings: the word and its rules."""

    def __init__(
        self, number: i64, name: str, form: str, of: Choice[S] | None = None, cost: i64 = 1
    ) -> None:
        """Take a number, which orders what is legal, a word, and what follows it in the notation.

        Then the decision it belongs to, and how much of a turn it takes. Two verbs with one word
        are the same action in two decisions.
        """
        self.number = number
        self.name = name
        self.form = form
        self.of = of
        self.cost = cost
        self.following: Verb[S] | None = None
        """The next verb of the same decision: compiled, a chain is quicker than a list."""

    def add(self, s: S, out: Actions) -> None:
        """List what can be done with the verb now, the codes ascending."""

    def bar(self, s: S, _action: i64) -> str:
        """Name the rule that forbids an action with this verb; empty if it is allowed."""
        return s.turn_rule()

    def act(self, s: S, action: i64) -> None:
        """Do it."""


Verbs = tuple[Verb[Any], ...]
"""The verbs of a chapter."""
NO_VERB: Final[Verb[Any]] = Verb(0, "", "")
"""Forbids everything."""


class Choice(Decision[S]):
    """A decision between verbs; once it is taken it is owed no more."""

    def __init__(self, name: str) -> None:
        """Begin without verbs: the chapters bring them."""
        super().__init__(name)
        self.verbs: Verb[S] | None = None
        self.by_number: list[Verb[S]] = [NO_VERB] * MOST
        self.shift: i64 = 0

    def choices(self, s: S, out: Actions) -> None:
        """List what can be done with each verb."""
        verb = self.verbs
        while verb is not None:
            verb.add(s, out)
            verb = verb.following

    def verb(self, action: i64) -> Verb[S]:
        """Find the verb of an action; one that forbids everything if it is none of these."""
        number = action >> self.shift
        return self.by_number[number] if 0 <= number < MOST else NO_VERB

    def bar(self, s: S, action: i64) -> str:
        """Ask the verb's own rule."""
        return self.verb(action).bar(s, action)

    def apply(self, s: S, action: i64) -> None:
        """Do what was chosen."""
        s.settled()
        self.verb(action).act(s, action)


def gather(shift: i64, *chapters: Verbs) -> list[Verb[Any]]:
    """List the verbs of a game in the order of their numbers, and let each decision have its own.

    In a code the number of its verb is shifted up so far.
    """
    verbs = [verb for chapter in chapters for verb in chapter]
    verbs.sort(key=lambda verb: int(verb.number))
    for verb in reversed(verbs):
        if verb.of is not None:
            verb.following, verb.of.verbs = verb.of.verbs, verb
            verb.of.by_number[verb.number] = verb
            verb.of.shift = shift
    return verbs
