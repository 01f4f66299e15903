"""Moving: its costs, its ways, its dangers, and out of the house with a victim."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    carried,
    fires,
    is_outside,
    legal,
    play,
    pois,
    refused,
    scene,
    victims,
    where,
)

from caserne.games.flashpoint.events import Moved, Saved

# What a step costs


@pytest.mark.rule("fp.move.cost")
@pytest.mark.parametrize(
    ("goal", "cost"), [("   ", 1), (" s ", 1), (" f ", 2)], ids=["clear", "smoke", "fire"]
)
def test_a_step_costs_1_and_into_fire_2(goal: str, cost: int) -> None:
    """A move to an adjacent space without fire costs 1 AP, to one with fire 2."""
    state = scene(f"""
        +---+---+
        |1   {goal}|
        +---+---+
    """)
    events = play(state, "move 1-2")
    assert [event.ap for event in events if isinstance(event, Moved)] == [cost]
    assert (where(state, 1), state.ap) == ("1-2", 4 - cost)


@pytest.mark.rule("fp.move.cost")
def test_a_step_out_of_fire_costs_1() -> None:
    """It is the space one goes to that counts, not the one left."""
    state = scene("""
        +---+---+
        |1f     |
        +---+---+
    """)
    play(state, "move 1-2")
    assert state.ap == 3


@pytest.mark.rule("fp.move.cost")
def test_a_person_on_the_way_costs_nothing() -> None:
    """Walking to where a victim lies or others stand costs no more."""
    state = scene("""
        +---+---+
        |1   2v |
        +---+---+
    """)
    play(state, "move 1-2")
    assert state.ap == 3


@pytest.mark.rule("fp.move.carry")
@pytest.mark.parametrize("goal", ["   ", " s "], ids=["clear", "smoke"])
def test_a_step_carrying_a_victim_costs_2(goal: str) -> None:
    """A move carrying a victim to a clear space or one with smoke costs 2 AP."""
    state = scene(
        f"""
        +---+---+
        |1   {goal}|
        +---+---+
        """,
        carries={1: "victim"},
    )
    play(state, "move 1-2")
    assert (where(state, 1), carried(state, 1), state.ap) == ("1-2", "victim", 2)


@pytest.mark.rule("fp.move.carry-no-fire")
def test_nobody_carries_a_victim_into_fire() -> None:
    """A victim is never carried to a space with fire, whatever the points."""
    state = scene(
        """
        +---+---+
        |1    f |
        +---+---+
        """,
        carries={1: "victim"},
        ap=8,
    )
    assert refused(state, "move 1-2") == "fp.move.carry-no-fire"
    assert legal(state, "move") == []


@pytest.mark.rule("fp.move.carry-no-fire")
def test_a_victim_may_be_carried_past_fire() -> None:
    """Fire next to the way does not forbid it."""
    state = scene(
        """
        +---+---+
        |1      |
        +   +   +
        | f   f |
        +---+---+
        """,
        carries={1: "victim"},
    )
    play(state, "move 1-2")
    assert refused(state, "move 2-2") == "fp.move.carry-no-fire"


# Ways

CROSSING = """
       +---+---+---+
       |   '   |   |
       +---+-d-+---+
       |   o 1 !   |
       +---+-D-+---+
       |   |   |   |
       +---+---+---+
"""


@pytest.mark.rule("fp.move.passages")
def test_steps_go_through_what_is_open() -> None:
    """One walks through open doors, doorways without a door and destroyed walls."""
    state = scene(CROSSING, ap=8)
    play(state, "move 2-1", "move 2-2", "move 1-2", "move 1-1")
    assert where(state, 1) == "1-1"


@pytest.mark.rule("fp.move.passages")
@pytest.mark.parametrize(
    ("start", "goal"),
    [("2-2", "3-2"), ("2-2", "2-3"), ("1-2", "1-3"), ("1-2", "0-2")],
    ids=["closed door", "damaged wall", "wall", "outer wall"],
)
def test_steps_do_not_go_through_what_stands(start: str, goal: str) -> None:
    """Nobody walks through a closed door, nor through a wall with less than two counters."""
    state = scene(CROSSING)
    if start != "2-2":
        play(state, f"move {start}")
    assert refused(state, f"move {goal}") == "fp.move.passages"


@pytest.mark.rule("fp.move.passages")
def test_outside_spaces_are_walked_like_any_other() -> None:
    """Outside one walks at 1 AP a step, in and out by the doorways."""
    state = scene("""
           +---+
           |   O1
           +---+
           O   |
           +---+
    """)
    play(state, "move 1-1", "move 1-2", "move 2-2", "move 3-2")
    assert (where(state, 1), state.ap) == ("3-2", 0)


@pytest.mark.rule("fp.move.passages", "fp.board.adjacent")
def test_the_rim_of_the_board_is_the_end() -> None:
    """From a corner outside two ways lead on, and no more."""
    state = scene("""
          1
           +---+
           |   |
           +---+
    """)
    assert legal(state, "move") == ["move 0-1", "move 1-0"]
    assert refused(state, "move 2-2") == "fp.board.adjacent"


# Into fire and out again

TO_FIRE = """
    +---+---+
    |1    f |
    +---+---+
"""


@pytest.mark.rule("fp.turn.not-on-fire")
def test_fire_is_entered_with_a_point_left_to_leave_it() -> None:
    """With 3 AP one may enter fire, for 1 AP is left to step back or to put it out to smoke."""
    state = scene(TO_FIRE, ap=3)
    play(state, "move 1-2")
    assert legal(state) == ["move 1-1", "douse 1-2"]


@pytest.mark.rule("fp.turn.not-on-fire")
def test_fire_is_not_entered_with_the_last_points() -> None:
    """With 2 AP, the very cost of the step, nobody enters fire: it could not be left again."""
    state = scene(TO_FIRE, ap=2)
    assert refused(state, "move 1-2") == "fp.turn.not-on-fire"
    assert "move 1-2" not in legal(state)


@pytest.mark.rule("fp.turn.not-on-fire")
@pytest.mark.parametrize(("points", "rule"), [(3, ""), (2, "fp.turn.not-on-fire")])
def test_from_fire_into_fire(points: int, rule: str) -> None:
    """One may go on from fire to fire only if a point is left to get off the second one."""
    state = scene(
        """
        +---+---+
        |1f   f |
        +---+---+
        """,
        ap=points,
    )
    assert ("move 1-2" in legal(state)) == (rule == "")
    if rule:
        assert refused(state, "move 1-2") == rule


STRANDING = """
       +---+---+---+
       | s   1f  f |
       +   +-D-+   +
       |     s   s |
       +---+---+---+
"""


@pytest.mark.rule("fp.turn.not-on-fire")
@pytest.mark.parametrize(
    "action", ["open 1-2/2-2", "extinguish 1-1", "douse 1-3"], ids=["door", "smoke", "fire"]
)
def test_the_last_point_in_fire_is_for_getting_off(action: str) -> None:
    """Standing in fire with 1 AP nothing is allowed that would leave none to get off it."""
    state = scene(STRANDING, ap=1)
    assert refused(state, action) == "fp.turn.not-on-fire"
    assert legal(state) == ["move 1-1", "douse 1-2"]
    assert action in legal(scene(STRANDING, ap=2))


@pytest.mark.rule("fp.turn.not-on-fire")
@pytest.mark.parametrize("action", ["chop 0-2/1-2", "extinguish 1-3"], ids=["axe", "hose"])
def test_the_last_two_points_in_fire_are_not_spent_on_something_else(action: str) -> None:
    """Standing in fire with 2 AP an action of 2 AP that leaves one there is refused."""
    assert refused(scene(STRANDING, ap=2), action) == "fp.turn.not-on-fire"
    assert action in legal(scene(STRANDING, ap=3))


@pytest.mark.rule("fp.turn.not-on-fire")
def test_own_fire_may_be_put_out_with_the_last_points() -> None:
    """Putting out the fire underfoot with the last 2 AP leaves one on a clear space."""
    state = scene(STRANDING, ap=2)
    play(state, "extinguish 1-2", "end")
    assert fires(state) == {"1-3"}


@pytest.mark.rule("fp.turn.not-on-fire")
def test_the_last_counter_may_fall_in_fire() -> None:
    """A blow that brings the building down ends the game, so it strands nobody."""
    state = scene(STRANDING, ap=2, damage=23)
    play(state, "chop 0-2/1-2")
    assert state.collapsed


# Out of the house

EXIT = """
    +---+---+
    |     1 O
    +---+---+
"""


@pytest.mark.rule("fp.rescue.family")
def test_a_victim_carried_outside_is_saved() -> None:
    """Carried out of the building a victim is saved at once, anywhere outside."""
    state = scene(EXIT, carries={1: "victim"}, saved=2)
    events = play(state, "move 1-3")
    assert [event.total for event in events if isinstance(event, Saved)] == [3]
    assert (state.saved, state.people, carried(state, 1)) == (3, 0, "nothing")
    assert is_outside(state, 1)
    assert victims(state) == set()


@pytest.mark.rule("fp.rescue.family")
def test_a_victim_carried_inside_is_not_saved_yet() -> None:
    """As long as it is in the building a victim is not saved."""
    state = scene(EXIT, carries={1: "victim"}, ap=6)
    play(state, "move 1-1", "move 1-2")
    assert (state.saved, state.people, carried(state, 1)) == (0, 1, "victim")
    play(state, "move 1-3")
    assert (state.saved, state.people, carried(state, 1)) == (1, 0, "nothing")


@pytest.mark.rule("fp.rescue.family")
def test_going_out_alone_saves_nobody() -> None:
    """A firefighter that goes out carrying nobody has saved nobody; a victim left inside stays."""
    state = scene(EXIT, also={"1-2": "v"})
    play(state, "move 1-3")
    assert (state.saved, victims(state)) == (0, {"1-2"})


@pytest.mark.rule("fp.rescue.family")
@pytest.mark.parametrize("mark", ["'", "o", "d", "O"])
def test_any_way_out_will_do(mark: str) -> None:
    """A victim is saved by a broken wall or an open door as by a doorway."""
    state = scene(
        f"""
        +---+
        |1  {mark}
        +---+
        """,
        carries={1: "victim"},
    )
    play(state, "move 1-2")
    assert state.saved == 1


@pytest.mark.rule("fp.poi.reveal")
def test_entering_turns_a_poi_over_for_nothing() -> None:
    """Stepping on a POI costs the step alone; what it is, is seen before anything else is done."""
    state = scene("""
        +---+---+
        |1    ? |
        +---+---+
    """)
    play(state, "move 1-2")
    assert legal(state) == ["reveal false-alarm", "reveal victim"]
    play(state, "reveal victim")
    assert (state.ap, pois(state), victims(state)) == (3, set(), {"1-2"})


@pytest.mark.rule("fp.poi.reveal")
def test_carrying_one_victim_one_may_find_another() -> None:
    """A POI is turned over by a firefighter that carries somebody too."""
    state = scene(
        """
        +---+---+
        |1    ? |
        +---+---+
        """,
        carries={1: "victim"},
    )
    play(state, "move 1-2", "reveal victim")
    assert (carried(state, 1), victims(state), state.people) == ("victim", {"1-2"}, 2)
