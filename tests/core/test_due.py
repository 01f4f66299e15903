"""Kinds of things owed: whose they are, what forbids them, and how a game lists them."""

from __future__ import annotations

import pytest
from tests.core.mill import ASK, DUES, KINDS, SHIFT, TURN, WIND, WORK, Mill, owing

from caserne.core.agenda import KIND_MASK
from caserne.core.due import ENDED, MOST, Chance, Due, enlist
from caserne.core.state import CHANCE


def test_kinds_are_numbered_in_the_order_of_the_chapters() -> None:
    """The end is the first, then come the kinds of each chapter."""
    assert list(KINDS) == [ENDED, WORK, ASK, WIND, TURN]
    assert [kind.number for kind in KINDS] == [0, 1, 2, 3, 4]


def test_streams_are_numbered_as_the_game_names_them() -> None:
    """A chance has the number of its stream among those of the game."""
    mill = owing(WIND)
    assert mill.chance() == 1
    assert mill.chance_even()


def test_a_stream_must_be_known() -> None:
    """A chance with a stream that the game does not name cannot be listed."""
    with pytest.raises(ValueError, match="tuple"):
        enlist(("dice",), (Chance[Mill]("cards", "deck"),))


def test_names_are_not_used_twice() -> None:
    """Two kinds of one name could not be told apart in the notation."""
    with pytest.raises(ValueError, match="work"):
        enlist((), DUES, (Due[Mill]("work"),))


def test_kinds_fit_into_what_is_owed() -> None:
    """A game has no more kinds than a number of what is owed can tell apart."""
    assert KIND_MASK + 1 == MOST
    kinds = tuple(Due[Mill](f"kind-{number}") for number in range(MOST))
    assert enlist((), kinds[1:])[-1].number == KIND_MASK
    with pytest.raises(ValueError, match="at most 64"):
        enlist((), kinds)


def test_a_kind_lacks_nothing_and_interrupts_no_turn() -> None:
    """Unless it says so."""
    mill = owing(WORK)
    assert WORK.lacks(mill, 0) == WORK.interlude(mill) == ""


def test_a_decision_is_of_the_seat_whose_turn_it_is() -> None:
    """Unless the kind says otherwise."""
    mill = owing(WORK)
    assert mill.actor() == 0
    mill.seat = 1
    assert mill.actor() == 1
    mill.owe(ASK)
    assert mill.actor() == 0


def test_chance_forbids_what_is_no_outcome() -> None:
    """Codes outside its range are out of turn; an outcome that weighs nothing has its own rule."""
    mill = owing(WIND)
    assert mill.actor() == CHANCE
    assert mill.bar((12 << SHIFT) + 3) == mill.bar((12 << SHIFT) - 1) == "mill.turn"
    assert not mill.bar(12 << SHIFT | 1)
    mill.sacks = 1
    assert mill.bar(12 << SHIFT | 1) == "mill.wind"
    assert mill.weight(12 << SHIFT | 1) == 0


def test_what_nobody_defined_is_missed() -> None:
    """A kind that says nothing of what it is asked is no silent one."""
    mill = owing(WORK)
    bare = Chance[Mill]("bare")
    for ask in (bare.first, bare.size, bare.rule):
        with pytest.raises(NotImplementedError):
            ask(mill)
    with pytest.raises(NotImplementedError):
        bare.apply(mill, 0)
