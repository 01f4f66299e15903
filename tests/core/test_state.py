"""Lists of codes, and what every position can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.play.urn import FIRST, Urn

from caserne.core import state as state_module
from caserne.core.state import CHANCE, NOBODY, Actions, State
from caserne.games import GAMES

if TYPE_CHECKING:
    from caserne.core.game import Game


def filled(*codes: int) -> Actions:
    """Make a list of codes."""
    actions = Actions()
    for code in codes:
        actions.add(code)
    return actions


# Actions


def test_a_new_list_is_empty() -> None:
    """A list starts without codes."""
    assert Actions().as_list() == []
    assert len(Actions()) == 0


def test_codes_keep_their_order() -> None:
    """Codes stand in the order in which they were added, twice if added twice."""
    actions = filled(5, 3, 5)
    assert actions.as_list() == list(actions) == [5, 3, 5]
    assert len(actions) == 3
    assert [actions.at(i) for i in range(3)] == [5, 3, 5]


@pytest.mark.parametrize("count", [63, 64, 65, 1000])
def test_a_list_grows(count: int) -> None:
    """A list holds any number of codes, whatever memory it started with."""
    assert filled(*range(count)).as_list() == list(range(count))


def test_a_list_is_used_again() -> None:
    """Cleared, a list has forgotten its codes, and takes new ones from the start."""
    actions = filled(*range(100))
    actions.clear()
    assert actions.as_list() == []
    assert not actions.has(3)
    actions.add(7)
    assert actions.as_list() == [7]


def test_codes_are_written_over() -> None:
    """A code can be put in the place of another."""
    actions = filled(1, 2, 3)
    actions.put(1, 9)
    assert actions.as_list() == [1, 9, 3]


def test_codes_are_found() -> None:
    """A list tells whether it has a code, those beyond its end not counted."""
    actions = filled(4, 6)
    assert actions.has(6)
    assert not actions.has(5)
    assert not actions.has(0)


@pytest.mark.parametrize("codes", [[], [1], [2, 1], [5, 1, 4, 1, 3], list(range(70, 0, -1))])
def test_codes_are_sorted(codes: list[int]) -> None:
    """Sorted, the codes ascend."""
    actions = filled(*codes)
    actions.sort()
    assert actions.as_list() == sorted(codes)


def test_only_the_codes_are_sorted() -> None:
    """What lies in memory beyond the end of a list does not come back."""
    actions = filled(9, 8, 7, 6)
    actions.clear()
    actions.add(3)
    actions.add(2)
    actions.sort()
    assert actions.as_list() == [2, 3]


# Positions


class Choice(Urn):
    """A position in which a seat chooses, or nobody does."""

    who = 0

    def actor(self) -> int:
        """Let the test say who decides."""
        return self.who

    def choices(self, out: Actions) -> None:
        """List two codes."""
        out.add(3)
        out.add(8)


def test_nobody_listens_at_first() -> None:
    """A new position has nobody listening."""
    assert Urn([1]).events is None


def test_the_choices_of_a_seat_are_legal() -> None:
    """What a seat may choose is what is legal."""
    assert Choice([1]).legal() == [3, 8]


def test_what_weighs_something_is_legal_for_chance() -> None:
    """The outcomes of chance that can come are what is legal."""
    assert Urn([2, 0, 1, 0]).legal() == [FIRST, FIRST + 2]


def test_nothing_is_legal_after_the_end() -> None:
    """Nobody may do anything once the game is over."""
    state = Choice([1])
    state.who = NOBODY
    assert state.legal() == []


def test_a_used_list_is_filled_anew() -> None:
    """Legal codes replace whatever a list held before."""
    out = filled(*range(90))
    Choice([1]).legal_into(out)
    assert out.as_list() == [3, 8]
    Urn([0, 1]).legal_into(out)
    assert out.as_list() == [FIRST + 1]


def test_actors_are_told_apart() -> None:
    """Chance and nobody are no seats, nor each other."""
    assert len({CHANCE, NOBODY, 0}) == 3
    assert max(CHANCE, NOBODY) < 0


@pytest.mark.skipif(
    not str(state_module.__file__).endswith(".py"),
    reason="compiled methods do not say that they are abstract",
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_position_keeps_the_contract(game: type[Game]) -> None:
    """No position of the catalogue leaves a question of the contract open."""
    asked = open_questions(State)
    assert {"actor", "choices", "bar", "apply", "copy"} <= asked
    assert not open_questions(type(game.from_text("").start()))


def open_questions(kind: type) -> set[str]:
    """Name the methods of a class that are abstract."""
    methods = {name: getattr(kind, name) for name in dir(kind)}
    return {name for name in methods if getattr(methods[name], "__isabstractmethod__", False)}
