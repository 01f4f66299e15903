"""The fire: offices, landings, blocked stairs, and who takes tokens off again."""

from __future__ import annotations

import pytest
from tests.games.onfire.scenes import (
    actor,
    after,
    each,
    legal,
    office,
    people,
    play,
    refused,
    scene,
    tokens,
)

from caserne.games.onfire.events import ClosedUp, Eliminated, FireStuck

EVENT = "ended,next,refill,act,event"


@pytest.mark.rule("of.fire")
@pytest.mark.parametrize(("event", "count"), [("fire-A4", 1), ("fire-two-A4", 2)])
def test_a_fire_card_puts_its_tokens_in_its_office(event: str, count: int) -> None:
    """One token or two go into the office, and nobody is hurt."""
    state = after(scene("4  A4 1122 | . . . . . . | B4", due=EVENT), f"event {event}")
    assert tokens(state) == {"A4": count}
    assert office(state, "A4") == [2, 2]


@pytest.mark.rule("of.fire.fourth")
def test_the_fourth_token_eliminates_everyone_in_the_office() -> None:
    """Everybody's employees in the office go to the ambulance, nobody else's."""
    state = scene("4  A4 ***1122 | . . 1 . . . | B4 1", due=EVENT)
    before = each(state.hurt)
    events = play(state, "event fire-A4")
    assert tokens(state) == {"A4": 4}
    assert office(state, "A4") == [0, 0]
    assert each(state.hurt) == [before[0] + 2, before[1] + 2]
    assert people(state) == {"A4-1": 1}
    assert [e.count for e in events if isinstance(e, Eliminated)] == [2, 2]


@pytest.mark.rule("of.fire.landing")
def test_beyond_four_the_fire_takes_the_stair_side_first() -> None:
    """The fifth token lies on the 3 of that side, and eliminates whoever stands there."""
    state = after(scene("4  A4 **** | 1 2 1 1 2 2 | B4", due=EVENT), "event fire-A4")
    assert tokens(state) == {"A4": 4, "A4-3": 1}
    assert people(state) == {"A4-2": 2, "A4-1": 1, "B4-1": 1, "B4-2": 2, "B4-3": 2}


@pytest.mark.rule("of.fire.landing")
def test_then_it_takes_the_elevator_side() -> None:
    """The sixth token lies on the 1 and the 2 together, and eliminates whoever stands there."""
    state = after(scene("4  A4 **** | * 2 1 1 2 2 | B4", due=EVENT), "event fire-A4")
    assert tokens(state) == {"A4": 4, "A4-1": 1, "A4-3": 1}
    assert people(state) == {"B4-1": 1, "B4-2": 2, "B4-3": 2}


@pytest.mark.rule("of.fire.landing")
@pytest.mark.rule("of.landing.advance")
def test_whoever_the_fire_leaves_on_the_landing_closes_up() -> None:
    """Somebody who had jumped onto a 3 moves up once others are gone to the ambulance."""
    state = scene("4  A4 **** | 1 2 1 1 . 2 | B4", due=EVENT)
    assert people(after(state, "event fire-A4")) == {"A4-1": 1, "A4-2": 2, "B4-1": 1, "B4-2": 2}
    state = scene("4  A4 **** | * 2 1 . . 1 | B4", due=EVENT)
    assert people(after(state, "event fire-A4")) == {"B4-1": 1}


@pytest.mark.rule("of.fire.landing")
@pytest.mark.rule("of.landing.advance")
@pytest.mark.parametrize("event", ["event fire-A1", "event fire-two-A1"])
def test_where_the_fire_met_nobody_nobody_closes_up(event: str) -> None:
    """Whoever stands on the other side stays there, though a square nearer the elevator is free."""
    state = scene("1  A1 **** | . . . . . 1 | B1", due=EVENT)
    events = play(state, event)
    assert people(state) == {"B1-3": 1}
    assert not [each for each in events if isinstance(each, ClosedUp | Eliminated)]


@pytest.mark.rule("of.landing.advance")
@pytest.mark.parametrize("drawing", ["* 2 . . . 1", "* . 2 . . 1"])
def test_one_of_two_squares_is_enough_to_close_up(drawing: str) -> None:
    """A fire at the elevator that eliminates whoever is on the 1 or on the 2 leaves a gap."""
    state = scene(f"1  A1 **** | {drawing} | B1", due=EVENT)
    assert people(after(state, "event fire-A1")) == {"B1-1": 1}


@pytest.mark.rule("of.fire.landing")
def test_two_tokens_can_cross_from_office_to_landing() -> None:
    """With three tokens in the office, two more are its fourth and the 3."""
    state = after(scene("4  A4 ***1 | 1 . . . . . | B4", due=EVENT), "event fire-two-A4")
    assert tokens(state) == {"A4": 4, "A4-3": 1}
    assert people(state) == {}


@pytest.mark.rule("of.fire.landing")
def test_beyond_the_landing_it_cannot_go() -> None:
    """With office and landing on fire nothing more is placed, and no token is used."""
    state = scene("4  A4 **** | * * * 1 2 2 | B4", due=EVENT)
    supply = state.supply
    events = play(state, "event fire-two-A4")
    assert [type(event) for event in events[1:]] == [FireStuck, FireStuck]
    assert (state.supply, people(state)) == (supply, {"B4-1": 1, "B4-2": 2, "B4-3": 2})


@pytest.mark.rule("of.fire.blocks-stairs")
@pytest.mark.rule("of.x.fire-not-occupied")
@pytest.mark.parametrize("options", ["", "fire_not_occupied=yes"])
def test_fire_on_a_3_blocks_walking_off_the_landing(options: str) -> None:
    """Nobody goes from the landing to the steps of a burning side; the other side is open.

    Walking is no action card: the extreme mode changes nothing.
    """
    state = scene(
        """
        3  A3 | * . 1 . . . | B3
              / .         . /
        """,
        options=options,
    )
    assert legal(state, "walk") == ["walk A3-1 B4/3", "walk A3-1 B3/1"]
    assert refused(state, "walk A3-1 A3/1") == "of.fire.blocks-stairs"
    assert refused(state, "walk A3-1 A4/3") == "of.fire.blocks-stairs"


@pytest.mark.rule("of.fire.blocks-stairs")
@pytest.mark.rule("of.x.fire-not-occupied")
@pytest.mark.parametrize("options", ["", "fire_not_occupied=yes"])
def test_fire_on_a_3_blocks_coming_to_the_landing(options: str) -> None:
    """Whoever stands on the steps of a burning side cannot walk to the landing there."""
    state = scene(
        """
        3  A3 | . . . . . . | B3
              / .         . /
              / .         . /
              / 1         . /
        2  A2 | * . . . . . | B2
        """,
        options=options,
    )
    assert legal(state, "walk") == ["walk A3/3 A3/2"]
    assert refused(state, "walk A3/3 A2-1") == "of.fire.blocks-stairs"


# Removing


@pytest.mark.rule("of.firefighter")
def test_the_firefighter_removes_any_token() -> None:
    """The active player chooses among all tokens, in offices and on landings."""
    state = after(scene("4  A4 **** | * * * 1 . . | B4 *", due=EVENT), "event firefighter")
    assert (actor(state), legal(state)) == (
        "seat 1",
        ["remove A4-3", "remove A4-1", "remove A4", "remove B4"],
    )
    supply = state.supply
    play(state, "remove A4-1")
    assert tokens(state) == {"A4": 4, "B4": 1, "A4-3": 1}
    assert (state.supply, state.actions) == (supply + 1, 4)


@pytest.mark.rule("of.firefighter")
def test_a_firefighter_without_fire_does_nothing() -> None:
    """With no token on the board the turn goes on with the actions."""
    state = after(scene("4  A4 1 | . . 1 . . . | B4", due=EVENT), "event firefighter")
    assert (state.actions, legal(state, "remove")) == (4, [])
    assert legal(state, "walk")


@pytest.mark.rule("of.firefighter")
def test_only_a_token_can_be_removed() -> None:
    """A place without a token is refused."""
    state = after(scene("4  A4 * | . . . . . . | B4", due=EVENT), "event firefighter")
    assert refused(state, "remove B4") == "of.firefighter"
    assert refused(state, "remove A4-3") == "of.firefighter"


@pytest.mark.rule("of.remove-fire")
def test_removing_a_token_takes_three_actions() -> None:
    """Three of the four actions go, and the token is back in the supply."""
    state = scene("4  A4 ** | . . 1 . . . | B4")
    supply = state.supply
    play(state, "remove A4")
    assert (tokens(state), state.actions, state.supply) == ({"A4": 1}, 1, supply + 1)


@pytest.mark.rule("of.remove-fire")
def test_the_token_at_the_elevator_frees_the_1_and_the_2() -> None:
    """One token lay on both; without it both can be stood on, and nobody moves up by that."""
    state = scene("4  A4 11 | . * * 2 2 2 | B4", hand="leave-two")
    state = after(state, "remove A4-1")
    assert people(state) == {"B4-1": 2, "B4-2": 2, "B4-3": 2}
    state = after(state, "leave-two A4 A4-1")
    assert legal(state, "also") == ["also A4 A4-2"]


@pytest.mark.rule("of.remove-fire")
def test_two_actions_do_not_remove_a_token() -> None:
    """With fewer than three actions left it is not allowed."""
    state = scene("4  A4 ** | . . 1 . . . | B4", actions=2)
    assert legal(state, "remove") == []
    assert refused(state, "remove A4") == "of.remove-fire"


# The fire truck


@pytest.mark.rule("of.truck")
def test_the_truck_can_save_an_own_employee_from_a_burning_office() -> None:
    """From an office with a token, even with three; not from one without, nor an opponent."""
    state = after(scene("4  A4 ***12 | . . . . . . | B4 12", due=EVENT), "event truck")
    assert legal(state, "truck-save") == ["truck-save A4"]
    assert refused(state, "truck-save B4") == "of.truck"
    play(state, "truck-save A4")
    assert (each(state.saved), office(state, "A4")) == ([1, 0], [0, 1])
    assert (state.actions, int(state.laid[state.decks.truck])) == (4, 1)


@pytest.mark.rule("of.truck")
def test_the_truck_can_remove_a_token() -> None:
    """Any token, as a firefighter does."""
    state = after(scene("4  A4 *1 | . . . . . . | B4 *", due=EVENT), "event truck")
    assert after(state, "truck-remove B4").fires() == 1


@pytest.mark.rule("of.truck")
def test_the_truck_can_be_kept_and_used_later_for_an_action() -> None:
    """Kept, it lies in front of its player and out of the events; used, it is laid with them."""
    state = after(scene("4  A4 *1 | . . 1 . . . | B4", due=EVENT), "event truck", "keep")
    assert (each(state.trucks), int(state.laid[state.decks.truck])) == ([1, 0], 0)
    play(state, "truck-save A4")
    assert (each(state.trucks), int(state.laid[state.decks.truck])) == ([0, 0], 1)
    assert (state.actions, each(state.saved)) == (3, [1, 0])


@pytest.mark.rule("of.truck")
def test_without_a_kept_truck_there_is_none_to_use() -> None:
    """A truck that was not kept cannot be used as an action."""
    state = scene("4  A4 *1 | . . 1 . . . | B4")
    assert refused(state, "truck-save A4") == "of.truck"
    assert refused(state, "truck-remove A4") == "of.truck"
