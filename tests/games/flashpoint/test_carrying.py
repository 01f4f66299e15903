"""Picking up and putting down: one thing, in the own space, for nothing."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    after,
    carried,
    legal,
    play,
    refused,
    scene,
    victims,
    where,
)

HERE = """
    +---+---+
    |1v   v |
    +---+---+
"""


@pytest.mark.rule("fp.move.carry")
def test_picking_up_costs_nothing() -> None:
    """A victim in the own space is picked up for 0 AP."""
    state = after(scene(HERE), "take victim")
    assert (carried(state, 1), victims(state), state.ap) == ("victim", {"1-2"}, 4)
    assert state.people == 2


@pytest.mark.rule("fp.move.carry")
def test_putting_down_costs_nothing() -> None:
    """A victim is put down in the own space for 0 AP."""
    state = after(scene(HERE), "take victim", "move 1-2", "drop")
    assert (carried(state, 1), state.ap) == ("nothing", 2)
    assert (victims(state), state.victims[state.where(0)]) == ({"1-2"}, 2)


@pytest.mark.rule("fp.move.carry")
def test_one_thing_at_a_time() -> None:
    """Whoever carries somebody cannot pick up another."""
    state = after(scene(HERE), "take victim", "move 1-2")
    assert refused(state, "take victim") == "fp.move.carry"
    assert legal(state, "take") == []


@pytest.mark.rule("fp.move.carry")
def test_nobody_is_picked_up_from_next_door() -> None:
    """A victim must lie in the own space to be picked up."""
    state = scene("""
        +---+---+
        |1    v |
        +---+---+
    """)
    assert refused(state, "take victim") == "fp.move.carry"


@pytest.mark.rule("fp.move.carry")
def test_a_poi_is_not_picked_up_unseen() -> None:
    """Only a victim is carried, not a POI still face down."""
    state = scene("""
        +---+---+
        |1?     |
        +---+---+
    """)
    assert refused(state, "take victim") == "fp.move.carry"


@pytest.mark.rule("fp.move.carry")
def test_a_carried_victim_is_not_taken_by_another() -> None:
    """What one firefighter carries does not lie there for the next."""
    state = scene(
        """
        +---+
        |12 |
        +---+
        """,
        carries={2: "victim"},
    )
    assert refused(state, "take victim") == "fp.move.carry"


@pytest.mark.rule("fp.move.carry")
def test_a_victim_changes_hands_by_being_put_down() -> None:
    """What one puts down another may pick up on its own turn."""
    state = scene(
        """
        +---+---+
        |1   2  |
        +---+---+
        """,
        carries={1: "victim"},
        unseen_victims=0,
        unseen_alarms=0,
    )
    play(state, "move 1-2", "drop", "end", "roll 1-1", "take victim")
    assert (carried(state, 1), carried(state, 2)) == ("nothing", "victim")


@pytest.mark.rule("fp.move.carry")
def test_without_a_load_nothing_is_put_down() -> None:
    """Whoever carries nothing cannot put anything down."""
    assert refused(scene(HERE), "drop") == "fp.move.carry"


@pytest.mark.rule("fp.move.carry")
def test_what_was_just_picked_up_is_carried_a_step_first() -> None:
    """Picked up and put down on the spot nothing would have happened: that is not an action."""
    state = after(scene(HERE), "take victim")
    assert refused(state, "drop") == "fp.move.carry"
    play(state, "move 1-2")
    assert "drop" in legal(state)


@pytest.mark.rule("fp.move.carry")
def test_on_a_later_turn_it_may_be_put_down_on_the_spot() -> None:
    """A victim picked up on an earlier turn may be put down where it was."""
    state = scene(HERE, unseen_victims=0, unseen_alarms=0)
    play(state, "take victim", "end", "roll 1-2", "drop")
    assert (where(state, 1), carried(state, 1)) == ("1-1", "nothing")


@pytest.mark.rule("fp.move.carry")
def test_a_carried_victim_stays_in_hand_from_turn_to_turn() -> None:
    """Nobody has to put a victim down at the end of a turn."""
    state = scene(HERE, unseen_victims=0, unseen_alarms=0)
    play(state, "take victim", "end", "roll 1-2")
    assert carried(state, 1) == "victim"


@pytest.mark.rule("fp.move.carry")
def test_hands_are_free_again_after_putting_down() -> None:
    """Having put its load down a firefighter walks at 1 AP a step."""
    state = after(scene(HERE), "take victim", "move 1-2", "drop", "move 1-1")
    assert (where(state, 1), state.ap) == ("1-1", 1)


@pytest.mark.rule("fp.move.carry")
@pytest.mark.parametrize(
    ("thing", "rule"), [("hazmat", "fp.hazmat.carry"), ("treated", "fp.move.carry")]
)
def test_what_is_not_there_is_not_picked_up(thing: str, rule: str) -> None:
    """Neither hazmats nor treated victims are about in the family game."""
    assert refused(scene(HERE), f"take {thing}") == rule
