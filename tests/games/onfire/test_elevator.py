"""The elevator: calling and sending it, entering it, and being put out of it."""

from __future__ import annotations

import pytest
from tests.games.onfire.scenes import after, each, legal, people, refused, scene


@pytest.mark.rule("of.card.elevator")
def test_it_is_called_to_an_own_employee_on_a_1() -> None:
    """To that floor and no other, whoever is aboard."""
    state = scene(
        """
        4  A4 | . . 1 . . . | B4
        3  A3 | . 1 2 2 . . | B3
        2  A2 | . . . [22] . . . | B2
        """,
        hand="elevator",
    )
    assert legal(state, "elevator") == ["elevator 4"]
    assert refused(state, "elevator 3") == "of.card.elevator"
    state = after(state, "elevator 4")
    assert (state.lift, each(state.aboard)) == (4, [0, 2])


@pytest.mark.rule("of.card.elevator")
def test_with_somebody_aboard_it_is_sent_anywhere() -> None:
    """To any other floor, the ground included."""
    state = scene("3  A3 | . . . [12] . . . | B3", hand="elevator")
    assert legal(state, "elevator") == [
        "elevator 0",
        "elevator 1",
        "elevator 2",
        "elevator 4",
    ]


@pytest.mark.rule("of.card.elevator")
@pytest.mark.rule("of.exit")
def test_at_the_ground_everyone_aboard_is_saved() -> None:
    """The opponents' employees too."""
    state = after(scene("3  A3 | . . . [1122] . . . | B3", hand="elevator"), "elevator 0")
    assert (each(state.saved), each(state.aboard), state.lift) == ([2, 2], [0, 0], 0)


@pytest.mark.rule("of.card.elevator")
def test_without_an_own_employee_aboard_it_is_not_sent() -> None:
    """Others aboard do not help."""
    state = scene("3  A3 | . . . [22] . . . | B3", hand="elevator+swap")
    assert legal(state, "elevator") == []
    assert refused(state, "elevator 0") == "of.card.elevator"


# Entering


@pytest.mark.rule("of.card.enter")
def test_an_own_employee_on_a_1_enters() -> None:
    """From a 1 at the elevator's floor; the landing closes up."""
    state = scene(
        """
        3  A3 | . 2 1 [2] 2 1 . | B3
        2  A2 | . . 1 . . . | B2
        """,
        hand="enter",
    )
    assert legal(state, "enter") == ["enter A3-1"]
    state = after(state, "enter A3-1")
    assert each(state.aboard) == [1, 1]
    assert people(state) == {"A3-1": 2, "B3-1": 2, "B3-2": 1, "A2-1": 1}


@pytest.mark.rule("of.card.enter")
def test_four_aboard_are_enough() -> None:
    """Nobody enters a full elevator."""
    state = scene("3  A3 | . . 1 [1222] . . . | B3", hand="enter")
    assert legal(state, "enter") == []
    assert refused(state, "enter A3-1") == "of.card.enter"


@pytest.mark.rule("of.card.enter")
def test_two_enter_one_after_the_other() -> None:
    """Whichever is first, the landing closes up before the second, who may have closed up."""
    state = scene("3  A3 | . 1 1 [] 1 2 . | B3", hand="enter-two")
    state = after(state, "enter-two A3-1")
    assert legal(state) == ["enough", "also A3-1", "also B3-1"]
    state = after(state, "also A3-1")
    assert each(state.aboard) == [2, 0]
    assert people(state) == {"A3-1": 2, "B3-1": 1}


@pytest.mark.rule("of.card.enter")
def test_the_order_of_two_entering_matters() -> None:
    """If the second 1 is left first, the opponent behind takes another square."""
    state = scene("3  A3 | . . 1 [] 1 2 . | B3", hand="enter-two")
    state = after(state, "enter-two B3-1", "enough")
    assert people(state) == {"A3-1": 1, "B3-1": 2}
    state = scene("3  A3 | . . 1 [] 1 2 . | B3", hand="enter-two")
    state = after(state, "enter-two A3-1", "enough")
    assert people(state) == {"A3-1": 2, "B3-1": 1}


@pytest.mark.rule("of.card.enter")
def test_with_room_for_one_only_one_enters() -> None:
    """A card for two lets one enter where there is no more room, and asks for no second."""
    state = scene("3  A3 | . . 1 [222] 1 . . | B3", hand="enter-two+swap")
    state = after(state, "enter-two B3-1")
    assert (each(state.aboard), legal(state, "also")) == ([1, 3], [])


@pytest.mark.rule("of.card.enter")
def test_nobody_enters_from_a_2() -> None:
    """Nor from another floor."""
    state = scene("3  A3 | . 1 2 [] . . . | B3", hand="enter")
    assert refused(state, "enter A3-2") == "of.card.enter"
    assert refused(state, "enter A2-1") == "of.card.enter"


# Expelling


@pytest.mark.rule("of.card.expel")
def test_an_opponent_is_put_on_the_nearest_free_square() -> None:
    """The active player chooses the opponent, and between two equal squares."""
    state = scene("3  A3 | . . . [123] . . . | B3", hand="expel", options="players=3")
    assert legal(state, "expel") == [
        "expel 2 A3-1",
        "expel 2 B3-1",
        "expel 3 A3-1",
        "expel 3 B3-1",
    ]
    state = after(state, "expel 3 B3-1")
    assert (each(state.aboard), people(state)) == ([1, 1, 0], {"B3-1": 3})


@pytest.mark.rule("of.card.expel")
def test_somebody_on_a_1_can_expel_too() -> None:
    """On a 1 at the elevator, but not on a 2, nor an own employee."""
    state = scene("3  A3 | . . 1 [2] . . . | B3", hand="expel")
    assert legal(state, "expel") == ["expel 2 B3-1"]
    assert refused(state, "expel 1 B3-1") == "of.card.expel"
    state = scene("3  A3 | . 1 2 [2] 2 . . | B3", hand="expel")
    assert legal(state, "expel") == []


@pytest.mark.rule("of.card.expel")
def test_on_a_full_landing_nobody_is_expelled() -> None:
    """Squares on fire are occupied."""
    state = scene("3  A3 | * * * [12] 2 2 2 | B3", hand="expel")
    assert legal(state, "expel") == []
    assert refused(state, "expel 2 A3-3") == "of.card.expel"


@pytest.mark.rule("of.x.fire-not-occupied")
def test_in_the_extreme_mode_into_fire() -> None:
    """A burning 1 is as near as the other: the active player may choose it, and it kills."""
    state = scene("3  A3 | * * * [12] . . . | B3", hand="expel", options="fire_not_occupied=yes")
    assert legal(state, "expel") == ["expel 2 A3-1", "expel 2 B3-1"]
    before = int(state.hurt[1])
    state = after(state, "expel 2 A3-1")
    assert (int(state.hurt[1]), each(state.aboard)) == (before + 1, [1, 0])
