"""Sound positions of every game: arranged at random, and kept if the reader takes them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.laws.arranged import feurio, flashpoint, onfire
from tests.laws.arranged.whim import Whim
from tests.laws.cases import Case, cases_of

from caserne.core.errors import UnreadableError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from caserne.core.game import Game
    from caserne.core.state import State


class Arranger(NamedTuple):
    """What a game has to say: what may be owed, and an arrangement in which it is."""

    owe: Callable[[Game, Whim], list[str]]
    arrange: Callable[[Game, Whim, list[str]], dict[str, str]]


ARRANGERS: Final = {
    "flashpoint": Arranger(flashpoint.owe, flashpoint.arrange),
    "feurio": Arranger(feurio.owe, feurio.arrange),
    "onfire": Arranger(onfire.owe, onfire.arrange),
}
PATIENCE: Final = 40
"""So many arrangements are tried for the same things owed."""
WISHES: Final = 50
"""So many things owed are tried before there seems to be nothing sound."""


class Arranged(NamedTuple):
    """A position that the reader took: its game and its line, and how it came about."""

    case: Case
    line: str
    seed: int

    def __str__(self) -> str:
        """Say how to arrange it again, and what it is."""
        return f"seed {self.seed} of {self.case.name}: {self.line}"

    def state(self) -> State:
        """Read it."""
        return type(self.case.game()).read_position(self.line)[1]


def arranged(name: str, seeds: range) -> Iterator[Arranged]:
    """Arrange a position of a game for each seed, with one option set after the other.

    Two of three of Flash Point are of Extreme Danger, where there is most to arrange.
    """
    cases = list(cases_of(name))
    dangerous = [case for case in cases if "garage" in case.options or "lab" in case.options]
    for seed in seeds:
        among = dangerous if dangerous and seed % 3 else cases
        case = among[seed // 3 % len(among)]
        yield Arranged(case, arrange(case, seed), seed)


def arrange(case: Case, seed: int) -> str:
    """Arrange until the reader takes one, and give its line."""
    game, whim = game_of(case), Whim(seed)
    for _ in range(WISHES):
        owed = ARRANGERS[case.name].owe(game, whim)
        for _ in range(PATIENCE):
            fields = ARRANGERS[case.name].arrange(game, whim, list(owed))
            given = [(name, value) for name, value in fields.items() if value.strip("/")]
            try:
                return game.write_position(game.read_fields(given))
            except UnreadableError:
                continue
    message = f"expected something sound of {case} with seed {seed}, got nothing"
    raise AssertionError(message)


@cache
def game_of(case: Case) -> Game:
    """Make the game of a case once."""
    return case.game()
