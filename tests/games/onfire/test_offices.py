"""Out of an office onto the landing, and back into one."""

from __future__ import annotations

import pytest
from tests.games.onfire.scenes import (
    actor,
    after,
    each,
    hand,
    legal,
    office,
    people,
    refused,
    scene,
)


@pytest.mark.rule("of.card.leave")
def test_leaving_puts_an_employee_on_the_nearest_free_square() -> None:
    """Between two equal squares the player chooses, across the landing too."""
    state = scene("4  A4 112 | . . . . . . | B4", hand="leave")
    assert legal(state, "leave") == ["leave A4 A4-1", "leave A4 B4-1"]
    state = after(state, "leave A4 B4-1")
    assert (people(state), office(state, "A4")) == ({"B4-1": 1}, [1, 1])
    assert (state.actions, hand(state, 1)) == (3, [])


@pytest.mark.rule("of.card.leave")
def test_even_between_the_two_3s_there_is_a_choice() -> None:
    """With the squares nearer the elevator taken, either 3 will do."""
    state = scene("4  A4 1 | . 2 2 2 2 . | B4", hand="leave")
    assert legal(state, "leave") == ["leave A4 A4-3", "leave A4 B4-3"]


@pytest.mark.rule("of.card.leave")
@pytest.mark.rule("of.stairs.landing")
def test_nobody_leaves_to_a_square_farther_away() -> None:
    """The 2 is refused while a 1 is free."""
    state = scene("4  A4 1 | . . 2 . . . | B4", hand="leave")
    assert legal(state, "leave") == ["leave A4 B4-1"]
    assert refused(state, "leave A4 A4-2") == "of.stairs.landing"


@pytest.mark.rule("of.card.leave")
def test_from_three_tokens_nobody_leaves() -> None:
    """With two tokens one can leave, with three no more."""
    state = scene("4  A4 **1 | . . . . . . | B4 ***1", hand="leave")
    assert legal(state, "leave") == ["leave A4 A4-1", "leave A4 B4-1"]
    assert refused(state, "leave B4 B4-1") == "of.card.leave"


@pytest.mark.rule("of.card.leave")
def test_nobody_leaves_onto_a_full_landing() -> None:
    """Squares on fire are occupied."""
    state = scene("4  A4 1 | 2 * * 2 2 2 | B4", hand="leave")
    assert legal(state, "leave") == []


@pytest.mark.rule("of.card.leave")
def test_two_may_leave_different_offices() -> None:
    """The second is chosen after the first, of any office."""
    state = scene(
        """
        4  A4 1 | . . . . . . | B4
        2  A2   | . . . . . . | B2 11
        """,
        hand="leave-two",
    )
    state = after(state, "leave-two A4 A4-1")
    assert (actor(state), legal(state)) == (
        "seat 1",
        ["enough", "also B2 A2-1", "also B2 B2-1"],
    )
    state = after(state, "also B2 B2-1")
    assert people(state) == {"A4-1": 1, "B2-1": 1}
    assert state.actions == 3


@pytest.mark.rule("of.card.leave")
def test_a_card_for_two_may_be_used_for_one() -> None:
    """Whoever has enough says so; and where no second can leave nobody is asked."""
    state = scene("4  A4 111 | . . . . . . | B4", hand="leave-two")
    state = after(state, "leave-two A4 A4-1", "enough")
    assert (people(state), state.actions) == ({"A4-1": 1}, 3)
    state = scene("4  A4 1 | . . . . . . | B4", hand="leave-two")
    assert legal(after(state, "leave-two A4 A4-1"), "enough") == []


@pytest.mark.rule("of.x.fire-not-occupied")
def test_in_the_extreme_mode_one_can_leave_into_fire() -> None:
    """A burning 1 is as near as the other, and whoever must stand on it is eliminated."""
    state = scene("4  A4 11 | . * * 2 . . | B4", hand="leave", options="fire_not_occupied=yes")
    assert legal(state, "leave") == ["leave A4 A4-1"]
    before = int(state.hurt[0])
    state = after(state, "leave A4 A4-1")
    assert (int(state.hurt[0]), people(state)) == (before + 1, {"B4-1": 2})


# Push back


@pytest.mark.rule("of.card.back")
def test_an_opponent_on_the_landing_is_pushed_into_an_office_there() -> None:
    """Into either office of the floor; those left on the landing close up."""
    state = scene("3  A3 | . 2 1 2 . . | B3", hand="back")
    assert legal(state, "back") == [
        "back A3-2 A3",
        "back A3-2 B3",
        "back B3-1 A3",
        "back B3-1 B3",
    ]
    state = after(state, "back B3-1 B3")
    assert (office(state, "B3"), people(state)) == ([0, 1], {"A3-1": 1, "B3-1": 2})


@pytest.mark.rule("of.card.back")
def test_never_an_own_employee() -> None:
    """Nor anybody where one has nobody, nor somebody on the stairs."""
    state = scene(
        """
        3  A3 | . . 1 1 . . | B3
              / 2         . /
        2  A2 | . . 2 . . . | B2
        """,
        hand="back",
    )
    assert legal(state, "back") == []
    assert refused(state, "back B3-1 B3") == "of.card.back"
    assert refused(state, "back A2-1 A2") == "of.card.back"
    assert refused(state, "back A3/1 A3") == "of.card.back"


@pytest.mark.rule("of.card.back")
def test_not_among_four_tokens() -> None:
    """Three tokens do not keep anybody out, four do."""
    state = scene("3  A3 *** | . . 1 2 . . | B3 ****", hand="back")
    assert legal(state, "back") == ["back B3-1 A3"]
    assert refused(state, "back B3-1 B3") == "of.card.back"


@pytest.mark.rule("of.x.back-into-fire")
def test_in_the_extreme_mode_into_four_tokens_too() -> None:
    """Whoever is pushed there is eliminated at once."""
    state = scene("3  A3 *** | . . 1 2 . . | B3 ****", hand="back", options="back_into_fire=yes")
    before = each(state.hurt)
    state = after(state, "back B3-1 B3")
    assert (office(state, "B3"), each(state.hurt)) == ([0, 0], [before[0], before[1] + 1])
