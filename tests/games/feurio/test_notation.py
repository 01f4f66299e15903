"""Actions of Feurio! as text, as structures and as numbers."""

from __future__ import annotations

import pytest

from caserne.core.errors import UnreadableError
from caserne.games.feurio.notation import VERBS, Act, pack, read_action, unpack, write_action

ACTIONS = {
    "lay 2,-1": Act("lay", "2,-1"),
    "lay -35,35": Act("lay", "-35,35"),
    "break 0,1 yellow": Act("break", "0,1", "yellow"),
    "place 1 green 0,0": Act("place", "0,0", "green", 1),
    "place 3 red -2,5": Act("place", "-2,5", "red", 3),
    "pass": Act("pass"),
    "draw 6": Act("draw", count=6),
}


@pytest.mark.parametrize(("text", "act"), ACTIONS.items())
def test_actions_are_read_and_written(text: str, act: Act) -> None:
    """Text, structure and number are the same action."""
    action = read_action(text)
    assert unpack(action) == act
    assert pack(act) == action
    assert write_action(action) == text


def test_every_verb_is_tried() -> None:
    """The list above leaves none out."""
    assert {act.verb for act in ACTIONS.values()} == set(VERBS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "one of lay, break, place, pass, draw"),
        ("fly 2,-1", "one of lay, break, place, pass, draw"),
        ("lay", "lay and a space such as 2,-1"),
        ("lay 2", "a space such as 2,-1, at most 35 steps from 0,0"),
        ("lay 2,-1,0", "a space such as 2,-1, at most 35 steps from 0,0"),
        ("lay 02,-1", "a space such as 2,-1, at most 35 steps from 0,0"),
        ("lay -0,1", "a space such as 2,-1, at most 35 steps from 0,0"),
        ("lay 36,0", "a space such as 2,-1, at most 35 steps from 0,0"),
        ("lay 20,20", "a space such as 2,-1, at most 35 steps from 0,0"),
        ("lay 2,-1 green", "lay and a space such as 2,-1"),
        ("break 2,-1", "break, a space such as 2,-1 and a colour"),
        ("break 2,-1 pink", "break, a space such as 2,-1 and a colour"),
        ("place 4 green 0,0", "place, 1 to 3, a colour and a space such as 2,-1"),
        ("place 0 green 0,0", "place, 1 to 3, a colour and a space such as 2,-1"),
        ("place 2 0,0 green", "place, 1 to 3, a colour and a space such as 2,-1"),
        ("place green 0,0", "place, 1 to 3, a colour and a space such as 2,-1"),
        ("pass 1", "pass alone"),
        ("draw 7", "draw and a value from 1 to 6"),
        ("draw 0", "draw and a value from 1 to 6"),
        ("draw", "draw and a value from 1 to 6"),
    ],
)
def test_what_is_no_action_is_refused(text: str, expected: str) -> None:
    """One sentence says what was expected."""
    with pytest.raises(UnreadableError) as caught:
        read_action(text)
    assert caught.value.expected == expected


@pytest.mark.parametrize(
    "code", [-1, 0, 1, 2**40, pack(Act("pass")) + 1, pack(Act("draw", count=6)) + 1]
)
def test_numbers_that_are_no_action(code: int) -> None:
    """A number that no action has is refused."""
    with pytest.raises(UnreadableError):
        unpack(code)
