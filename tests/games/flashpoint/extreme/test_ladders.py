"""Portable ladders: taken, carried, raised, climbed, lowered, by hand or by fire."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import advanced, named, tokens
from tests.games.flashpoint.scenes import carried, due_now, legal, play, refused, where

LAB = "board=laboratory"


@pytest.mark.rule("fp.x.ladder")
def test_a_ladder_is_taken_off_the_engine_for_nothing() -> None:
    """Who stands on the engine's parking takes one of the four."""
    state = advanced(LAB, "crew=0-2:generalist")
    play(state, "take ladder")
    assert (carried(state, 1), state.ap, tokens(state).rack) == ("ladder", 4, 3)


@pytest.mark.rule("fp.x.ladder")
def test_away_from_the_engine_there_is_no_ladder() -> None:
    """Elsewhere only one that lies there can be taken."""
    state = advanced(LAB, "crew=0-1:generalist")
    assert refused(state, "take ladder") == "fp.x.ladder"
    state = advanced(LAB, "crew=0-1:generalist ladders=0-1 rack=3")
    play(state, "take ladder")
    assert carried(state, 1) == "ladder"


@pytest.mark.rule("fp.x.ladder")
def test_a_ladder_is_carried_at_the_cost_of_a_step_and_excludes_other_loads() -> None:
    """A step costs 1 AP; a victim or a hazmat is not carried besides, a treated one may be led."""
    state = advanced(
        LAB, "crew=3-1:generalist:carries-ladder rack=3 victims=3-2 treated=3-2 unseen=8+5"
    )
    play(state, "move 3-2")
    assert state.ap == 3
    assert refused(state, "take victim") == "fp.move.carry"
    play(state, "lead", "move 3-3")
    assert state.ap == 2


@pytest.mark.rule("fp.x.ladder")
def test_a_ladder_is_not_delivered() -> None:
    """Outside, where the ambulance stands, a victim led is saved and the ladder stays."""
    line = "crew=4-1:generalist:carries-ladder:leads rack=3 unseen=9+5"
    state = advanced(LAB, line)
    play(state, "move 4-0")
    assert (carried(state, 1), state.saved) == ("ladder", 1)


@pytest.mark.rule("fp.x.ladder")
def test_the_ladder_of_a_knocked_down_firefighter_goes_back_to_the_engine() -> None:
    """Ruling: it is not lost."""
    state = advanced(LAB, "crew=3-2:generalist:carries-ladder rack=3 smoke=3-2")
    play(state, "end", "roll 3-2")
    assert due_now(state) == "recover"
    assert (carried(state, 1), tokens(state).rack) == ("nothing", 4)


# Raising


@pytest.mark.rule("fp.x.ladder.raise")
def test_a_ladder_is_raised_in_the_own_space_outside() -> None:
    """For 2 AP, its top on the same space one floor up; it is carried no more."""
    state = advanced(LAB, "crew=2-0:generalist:carries-ladder rack=3")
    play(state, "raise u2-4")
    assert (carried(state, 1), state.ap) == ("nothing", 2)
    assert named(state, tokens(state).raised) == {"u2-4"}


@pytest.mark.rule("fp.x.ladder.raise")
@pytest.mark.parametrize(("at", "top"), [("2-1", "u2-5"), ("2-0", "u3-4"), ("2-0", "u2-5")])
def test_a_ladder_is_raised_nowhere_else(at: str, top: str) -> None:
    """Not inside, not beside, and not into the building."""
    state = advanced(LAB, f"crew={at}:generalist:carries-ladder rack=3")
    assert refused(state, f"raise {top}") == "fp.x.ladder.raise"


@pytest.mark.rule("fp.x.ladder.raise")
def test_with_an_attic_the_floor_is_chosen() -> None:
    """On a building of three floors the second or the third."""
    state = advanced(f"{LAB} level=attic", "crew=4-0:generalist:carries-ladder rack=3")
    assert legal(state, "raise") == ["raise u4-4", "raise a4-8"]


@pytest.mark.rule("fp.x.ladder.raise")
def test_no_ladder_is_raised_under_a_roof() -> None:
    """East of the garage's attic lies the garage itself."""
    state = advanced("board=garage level=attic", "crew=4-9:generalist:carries-ladder rack=3")
    assert legal(state, "raise") == []
    state = advanced("board=garage level=attic", "crew=4-0:generalist:carries-ladder rack=3")
    assert legal(state, "raise") == ["raise a4-8"]


@pytest.mark.rule("fp.x.ladder.raise")
@pytest.mark.parametrize(
    ("options", "corner", "tops"),
    [
        (LAB, "0-0", ["u0-4"]),
        (LAB, "7-5", ["u7-9"]),
        (f"{LAB} level=attic", "7-0", ["u7-4", "a7-8"]),
        ("board=garage level=attic", "0-5", ["a0-13"]),
    ],
)
def test_no_ladder_is_raised_at_a_corner(options: str, corner: str, tops: list[str]) -> None:
    """It would lead nowhere."""
    state = advanced(options, f"crew={corner}:generalist:carries-ladder rack=3")
    assert legal(state, "raise") == []
    assert {refused(state, f"raise {top}") for top in tops} == {"fp.x.ladder.raise"}


@pytest.mark.rule("fp.x.ladder")
@pytest.mark.parametrize(
    ("option", "use"), [("", False), ("bridges=yes", True), ("descents=yes", True)]
)
def test_ladders_that_lead_nowhere_stay_on_the_engine(option: str, *, use: bool) -> None:
    """A garage has no upper floor, and its basement needs bridges or descents."""
    options = f"board=garage level=basement {option}"
    state = advanced(options, "crew=0-7:generalist,1-1:captain ladders=1-1 rack=3")
    assert ("take ladder" in legal(state)) == use
    assert use or refused(state, "take ladder") == "fp.x.ladder"
    state = advanced(options, "crew=1-1:captain,0-7:generalist ladders=1-1 rack=3")
    assert ("take ladder" in legal(state), "command 2 take ladder" in legal(state)) == (use, use)


# Climbing


@pytest.mark.rule("fp.x.ladder.climb")
def test_printed_example_of_a_climb() -> None:
    """One climbs to the second floor for 1 AP and goes in by an open window for another."""
    state = advanced(LAB, "crew=2-0:generalist raised=u2-4 rack=3 edges=u2-4/u2-5:window-open")
    play(state, "climb u2-4", "move u2-5")
    assert (where(state, 1), state.ap) == ("u2-5", 2)


@pytest.mark.rule("fp.x.ladder.climb")
def test_printed_example_of_a_treated_victim_brought_down() -> None:
    """It is carried: 2 AP to the top, 2 AP to the ground."""
    line = "crew=u2-5:generalist raised=u2-4 rack=3 edges=u2-4/u2-5:window-open treated=u2-5"
    state = advanced(LAB, f"{line} unseen=9+5")
    play(state, "take treated", "move u2-4", "climb 2-0")
    assert (where(state, 1), state.ap, carried(state, 1)) == ("2-0", 0, "treated")


@pytest.mark.rule("fp.x.ladder.climb")
@pytest.mark.parametrize(
    ("load", "cost"), [("", 1), (":carries-victim", 2), (":carries-treated", 2)]
)
def test_whoever_carries_somebody_climbs_for_two_points(load: str, cost: int) -> None:
    """1 AP up with empty hands, 2 AP with a victim, treated or not."""
    unseen = "unseen=9+5" if load else ""
    state = advanced(LAB, f"crew=2-0:generalist{load} raised=u2-4 rack=3 {unseen}")
    play(state, "climb u2-4")
    assert (where(state, 1), state.ap) == ("u2-4", 4 - cost)


@pytest.mark.rule("fp.x.ladder.climb")
def test_nobody_is_led_to_the_top_of_a_ladder() -> None:
    """A treated victim must be carried there."""
    line = "crew=u2-5:generalist:leads raised=u2-4 rack=3 edges=u2-4/u2-5:window-open"
    assert refused(advanced(LAB, f"{line} unseen=9+5"), "move u2-4") == "fp.x.ladder.climb"


@pytest.mark.rule("fp.x.ladder.climb")
@pytest.mark.parametrize(("load", "cost"), [("", 2), (":carries-hazmat", 4)])
def test_to_the_third_floor_a_climb_costs_double(load: str, cost: int) -> None:
    """2 AP unencumbered, 4 AP with a load, as the book reckons it."""
    line = f"crew=a4-8:generalist{load} raised=a4-8 rack=3"
    state = advanced(f"{LAB} level=attic", line)
    play(state, "climb 4-0")
    assert state.ap == 4 - cost


@pytest.mark.rule("fp.x.ladder.climb")
@pytest.mark.parametrize(("load", "cost"), [("", 2), (":carries-victim", 4)])
def test_up_to_the_third_floor_costs_as_much_as_down(load: str, cost: int) -> None:
    """Double in this direction as well."""
    unseen = "unseen=9+5" if load else ""
    line = f"crew=4-0:generalist{load} raised=a4-8 rack=3 ambulance=east {unseen}"
    state = advanced(f"{LAB} level=attic", line)
    play(state, "climb a4-8")
    assert (where(state, 1), state.ap) == ("a4-8", 4 - cost)


@pytest.mark.rule("fp.x.ladder.climb")
def test_the_attic_of_a_garage_is_a_second_floor() -> None:
    """The price of a climb is that of one floor."""
    state = advanced("board=garage level=attic", "crew=4-0:generalist raised=a4-8 rack=3")
    play(state, "climb a4-8")
    assert state.ap == 3


@pytest.mark.rule("fp.x.ladder.climb")
def test_one_at_a_time_at_the_top() -> None:
    """Nobody climbs or steps to a top that is taken."""
    line = "crew=2-0:generalist,u2-4:captain,u2-5:cafs raised=u2-4 rack=3"
    state = advanced(LAB, f"{line} edges=u2-4/u2-5:window-open")
    assert refused(state, "climb u2-4") == "fp.x.ladder.climb"
    assert not [action for action in legal(state) if action.endswith("u2-4")]


@pytest.mark.rule("fp.x.ladder.climb")
def test_nothing_is_left_at_the_top() -> None:
    """What is carried there stays in the arms."""
    line = "crew=u2-4:generalist:carries-victim raised=u2-4 rack=3 unseen=9+5"
    assert refused(advanced(LAB, line), "drop") == "fp.x.ladder.climb"


@pytest.mark.rule("fp.x.ladder.climb")
def test_from_the_top_one_works_as_usual() -> None:
    """Windows are opened, walls chopped and fires put out from there."""
    line = "crew=u2-4:generalist raised=u2-4 rack=3 fire=u2-5"
    state = advanced(LAB, line)
    assert {"open u2-4/u2-5", "chop u2-4/u2-5"} <= set(legal(state))
    play(state, "open u2-4/u2-5")
    assert "extinguish u2-5" in legal(state)


@pytest.mark.rule("fp.x.no-throwing")
def test_a_hazmat_at_the_top_of_a_ladder_is_not_out_of_harms_way() -> None:
    """It is disposed of on the ground only."""
    line = "crew=u2-5:generalist:carries-hazmat raised=u2-4 rack=3 edges=u2-4/u2-5:window-open"
    state = advanced(LAB, line)
    play(state, "move u2-4")
    assert (state.disposed, carried(state, 1)) == (0, "hazmat")
    play(state, "climb 2-0")
    assert (state.disposed, carried(state, 1)) == (1, "nothing")


# Lowering


@pytest.mark.rule("fp.x.ladder.lower")
def test_a_ladder_is_lowered_from_the_ground() -> None:
    """For 1 AP, and it lies in the own space."""
    state = advanced(LAB, "crew=2-0:generalist raised=u2-4 rack=3")
    play(state, "lower u2-4")
    assert (named(state, tokens(state).ladders), state.ap) == ({"2-0"}, 3)
    assert named(state, tokens(state).raised) == set()


@pytest.mark.rule("fp.x.ladder.lower")
def test_a_ladder_with_somebody_on_it_stays() -> None:
    """Nor is it lowered from above."""
    state = advanced(LAB, "crew=2-0:generalist,u2-4:captain raised=u2-4 rack=3")
    assert refused(state, "lower u2-4") == "fp.x.ladder.lower"
    state = advanced(LAB, "crew=u2-4:captain raised=u2-4 rack=3")
    assert refused(state, "lower u2-4") == "fp.x.ladder.lower"


@pytest.mark.rule("fp.x.ladder.lower")
def test_fire_at_either_end_lowers_a_ladder() -> None:
    """A blast through the window sets its top on fire, and it comes down."""
    line = "crew=0-0:generalist raised=u2-4 rack=3 fire=u2-5 edges=u2-4/u2-5:ruin"
    state = advanced(LAB, line)
    play(state, "end", "roll 2-5")
    assert named(state, tokens(state).raised) == set()
    assert named(state, tokens(state).ladders) == {"2-0"}


@pytest.mark.rule("fp.x.ladder.lower")
def test_whoever_was_at_the_top_of_a_ladder_that_fire_lowers_is_knocked_down() -> None:
    """Fire at the foot takes the ladder away from under the feet."""
    line = "crew=u2-4:generalist raised=u2-4 rack=3 fire=2-1 edges=2-0/2-1:ruin"
    state = advanced(LAB, line)
    play(state, "end", "roll 2-1")
    assert due_now(state) == "recover"
