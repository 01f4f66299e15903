"""Choices at random, and things owed at random in an order that a pattern allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

T = TypeVar("T")

SAMPLE: Final = 4_000
"""So many texts of a pattern are made to choose from."""
STEPS: Final = ("begin", "third", "burst", "under", "break", "deal", "refill", "next")
"""What takes itself is never owed next."""
AGAIN: Final = 3
"""What may come any number of times comes again with one chance in so many to stop."""


class Whim:
    """A seeded taste for anything."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Begin a stream of choices of a seed."""
        self._dice = Dice(seed, stream)

    def below(self, limit: int) -> int:
        """Give a number below a limit."""
        return int(self._dice.below(limit))

    def between(self, least: int, most: int) -> int:
        """Give a number from one to another, both possible."""
        return least + self.below(most - least + 1)

    def once_in(self, times: int) -> bool:
        """Tell yes once in so many times."""
        return self.below(times) == 0

    def percent(self, chance: int) -> bool:
        """Tell yes so many times in a hundred."""
        return self.below(100) < chance

    def one(self, things: Sequence[T]) -> T:
        """Pick one thing."""
        return things[self.below(len(things))]

    def mixed(self, things: Iterable[T]) -> list[T]:
        """Give the same things in any order."""
        left, mixed = list(things), []
        while left:
            mixed.append(left.pop(self.below(len(left))))
        return mixed

    def some(self, things: Iterable[T], most: int) -> list[T]:
        """Pick so many things at most, each once."""
        mixed = self.mixed(things)
        return mixed[: self.below(min(most, len(mixed)) + 1)]

    def shares(self, total: int, parts: int) -> list[int]:
        """Split a number into so many parts, any of which may be nothing."""
        cuts = sorted(self.between(0, total) for _ in range(parts - 1))
        return [high - low for low, high in zip([0, *cuts], [*cuts, total], strict=True)]


# Patterns

Node = tuple[str, list["Node"]]
"""A letter, a sequence, a choice, or what may be left out or come again."""


class Phases:
    """Makes texts that a pattern of words, groups, ``|``, ``?``, ``*`` and ``+`` matches."""

    def __init__(self, pattern: str) -> None:
        """Read the pattern."""
        self._rest = list(reversed(pattern))
        self._tree = self._choice()

        self._known: dict[str, list[list[str]]] = {}
        whim = Whim(0)
        for _ in range(SAMPLE):
            words = _make(self._tree, whim).split()
            self._known.setdefault(words[-1], []).append(words)
        for step in STEPS:
            self._known.pop(step, None)

    def words(self, whim: Whim) -> list[str]:
        """Give words that match, every last word as likely as the others."""
        return list(whim.one(self._known[whim.one(sorted(self._known))]))

    def _choice(self) -> Node:
        branches = [self._sequence()]
        while self._rest and self._rest[-1] == "|":
            self._rest.pop()
            branches.append(self._sequence())
        return "|", branches

    def _sequence(self) -> Node:
        parts: list[Node] = []
        while self._rest and self._rest[-1] not in "|)":
            letter = self._rest.pop()
            if letter in "?*+":
                parts[-1] = (letter, [parts[-1]])
            elif letter == "(":
                parts.append(self._choice())
                self._rest.pop()
            else:
                parts.append((f"'{letter}", []))
        return "", parts


def _make(node: Node, whim: Whim) -> str:
    return node[0][1:] if node[0].startswith("'") else _MAKERS[node[0]](node, whim)


def _sequence(node: Node, whim: Whim) -> str:
    return "".join(_make(part, whim) for part in node[1])


def _choice(node: Node, whim: Whim) -> str:
    return _make(whim.one(node[1]), whim)


def _maybe(node: Node, whim: Whim) -> str:
    return "" if whim.once_in(2) else _make(node[1][0], whim)


def _often(node: Node, whim: Whim) -> str:
    made = _make(node[1][0], whim) if node[0] == "+" else ""
    while not whim.once_in(AGAIN):
        made += _make(node[1][0], whim)
    return made


_MAKERS: Final[dict[str, Callable[[Node, Whim], str]]] = {
    "": _sequence,
    "|": _choice,
    "?": _maybe,
    "*": _often,
    "+": _often,
}
