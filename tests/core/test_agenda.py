"""A position that owes things keeps the contract by asking what is on top."""

from __future__ import annotations

import pytest
from tests.core.mill import ASK, GRIND, SHIFT, WIND, WORK, Mill, owing

from caserne.core.agenda import read_owed, write_owed
from caserne.core.due import ENDED
from caserne.core.errors import UnreadableError
from caserne.core.state import CHANCE, NOBODY


def test_nothing_is_owed_at_the_end() -> None:
    """A position that owes nothing is over: nobody decides, nothing is legal."""
    mill = Mill()
    assert mill.due.name == "ended"
    assert mill.actor() == NOBODY
    assert mill.legal() == []
    assert mill.bar(GRIND.number << SHIFT) == "mill.turn"


def test_what_was_owed_last_is_due_first() -> None:
    """The stack gives the last thing first, then those below it, with their operands."""
    mill = owing(WORK, ASK, operand=1)
    assert mill.due.name == "ask"
    assert mill.operand() == 1
    assert mill.owed_kinds() == [(ENDED, 0), (WORK, 0), (ASK, 1)]
    mill.settled()
    assert mill.due.name == "work"
    assert mill.operand() == 0
    mill.settled()
    assert mill.due.name == "ended"


def test_all_is_forgotten_at_once() -> None:
    """A game that is over owes nothing, whatever it owed."""
    mill = owing(WORK, ASK, WIND)
    mill.owe_nothing()
    assert mill.due.name == "ended"
    assert mill.depth == 1


def test_copies_owe_apart() -> None:
    """A copy owes the same, and what it owes later is its own."""
    mill = owing(WORK)
    mill.seat = 1
    twin = mill.copy()
    twin.owe(WIND)
    assert mill.due.name == "work"
    assert twin.due.name == "wind"
    assert twin.seat == 1
    twin.settled()
    assert twin.due.name == "work"


def test_a_step_takes_itself() -> None:
    """After an action every step is taken that needs nobody, until somebody must decide."""
    mill = owing(WORK)
    mill.apply(GRIND.number << SHIFT | 2)
    assert mill.sacks == 2
    assert mill.seat == 1
    assert mill.due.name == "wind"


def test_legal_codes_are_choices_or_outcomes() -> None:
    """Of a seat its choices are listed, of chance the outcomes that weigh something."""
    assert owing(ASK).legal() == [9 << SHIFT]
    mill = owing(WIND)
    assert mill.legal() == [12 << SHIFT, 12 << SHIFT | 1, 12 << SHIFT | 2]
    mill.sacks = 1
    assert mill.legal() == [12 << SHIFT, 12 << SHIFT | 2]
    assert mill.actor() == CHANCE


def test_what_is_owed_is_written_and_read() -> None:
    """The names of the kinds, with an operand where there is one, in the order of the stack."""
    mill = owing(WORK, WIND, ASK, operand=1)
    assert write_owed(mill) == "ended,work,wind,ask.1"
    again = Mill()
    read_owed(again, "due", "ended,work,wind,ask.1")
    assert again.owed_kinds() == mill.owed_kinds()
    assert write_owed(Mill()) == "ended"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ended,play", "some of ended, work, ask, wind, turn"),
        ("ended,work.0", "a number from 1 to 511"),
        ("ended,work.x", "a number from 1 to 511"),
        ("ended,ask." + "1" * 5000, "a number from 1 to 511"),
        ("ended,work.1", "an operand below 1"),
        ("ended,ask.2", "an operand below 2"),
        ("work", "'ended' first and only there"),
        ("ended,work,ended", "'ended' first and only there"),
        ("ended,work,turn", "a decision or a draw last"),
        ("ended,work,work,work,work,work", "fewer than 6 things owed"),
        ("", "some of"),
    ],
)
def test_what_cannot_be_owed_is_unreadable(text: str, expected: str) -> None:
    """Each with what was expected."""
    with pytest.raises(UnreadableError, match=expected):
        read_owed(Mill(), "due", text)


def test_a_position_may_owe_all_there_is_room_for() -> None:
    """One thing fewer than there is room for can be owed beside the end."""
    mill = Mill()
    read_owed(mill, "due", "ended,work,work,work,work")
    assert mill.depth == 5
