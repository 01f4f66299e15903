"""Verbs, and decisions between them: a verb is an object of the chapter that has its rules."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Generic

from caserne.core.due import Decision, S

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.core.state import Actions

MOST: Final = 64
"""Verbs are numbered below this."""


class Word:
    """A verb of the notation: what a seat does, or what chance brings.

    Two words that are alike are the same action in two decisions.
    """

    def __init__(self, number: i64, name: str, form: str, words: tuple[str, ...] = ()) -> None:
        """Take a number, which orders what is legal, a name, and the form of what follows it.

        Where that is one of some words, its place among them is the operand.
        """
        self.number = number
        self.name = name
        self.form = form
        self.words = words

    def is_like(self, other: Word) -> bool:
        """Tell whether another word is the same action."""
        return self.name == other.name and self.form == other.form and self.words == other.words

    def join(self, shift: i64) -> None:
        """Take a place in the decision it belongs to, if any; codes have the number so far up."""


Words = tuple[Word, ...]
"""The verbs of a chapter."""


class Verb(Word, Generic[S]):
    """Something that can be done in a decision: the word and its rules."""

    def __init__(
        self,
        number: i64,
        name: str,
        form: str,
        of: Choice[S] | None = None,
        words: tuple[str, ...] = (),
    ) -> None:
        """Take a word, and the decision it belongs to."""
        super().__init__(number, name, form, words)
        self.of = of
        self.following: Verb[S] | None = None
        """The next verb of the same decision: compiled, a chain is quicker than a list."""

    def join(self, shift: i64) -> None:
        """Come before the verbs that its decision has already."""
        if self.of is not None:
            self.following, self.of.verbs = self.of.verbs, self
            self.of.by_number[self.number] = self
            self.of.shift = shift

    def cost(self) -> i64:
        """Give how much of a turn it takes, where turns are counted in actions."""
        return 1

    def add(self, s: S, out: Actions) -> None:
        """List what can be done with the verb now, the codes ascending."""

    def bar(self, s: S, _action: i64) -> str:
        """Name the rule that forbids an action with this verb; empty if it is allowed."""
        return s.turn_rule()

    def act(self, s: S, action: i64) -> None:
        """Do it; what it settles is no longer owed."""


NO_VERB: Final[Verb[Any]] = Verb(0, "", "")
"""Forbids everything."""


class Choice(Decision[S]):
    """A decision between verbs."""

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
        self.verb(action).act(s, action)


def gather(shift: i64, *chapters: Words) -> list[Word]:
    """List the verbs of a game in the order of their numbers, and let decisions have theirs."""
    words = [word for chapter in chapters for word in chapter]
    words.sort(key=lambda word: int(word.number))
    for word, following in pairwise(words):
        if word.number == following.number and not word.is_like(following):
            message = (
                f"expected a number for each verb, got {word.number} for {following.name!r} too"
            )
            raise ValueError(message)
    for word in reversed(words):
        word.join(shift)
    return words
