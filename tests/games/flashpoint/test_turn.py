"""A turn: actions, then the fire, then the POI, and never left standing in fire."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    due_now,
    legal,
    play,
    refused,
    scene,
    smokes,
    where,
)

from caserne.games.flashpoint.events import TurnBegan, TurnEnded
from caserne.games.flashpoint.turn import bar_end

TWO = """
    +---+---+
    |1      |
    +---+---+
    |2      |
    +---+---+
"""
ALONE = """
    +---+---+---+
    |1          |
    +---+---+---+
"""


# Order


@pytest.mark.rule("fp.turn.order")
def test_a_turn_is_actions_then_fire_then_poi() -> None:
    """The active player acts, then the fire advances, then POI are made up."""
    state = scene(TWO)
    steps = []
    for action in ("move 1-2", "end", "roll 1-1", "roll 2-1", "reveal victim", "roll 2-2"):
        steps.append((due_now(state), action))
        play(state, action)
    assert [step for step, _ in steps] == ["act", "act", "fire", "poi", "reveal", "poi"]


@pytest.mark.rule("fp.turn.order")
@pytest.mark.parametrize(("now", "then"), [(1, 2), (2, 3), (3, 1)])
def test_turns_go_round_clockwise(now: int, then: int) -> None:
    """After a turn it is the turn of the player on the left, and after the last the first again."""
    state = scene(
        """
        +---+---+---+
        |1   2   3  |
        +---+---+---+
        """,
        turn_of=now,
        unseen_victims=0,
        unseen_alarms=0,
    )
    events = play(state, "end", "roll 1-1")
    assert [event.firefighter for event in events if isinstance(event, TurnBegan)] == [then]
    assert actor(state) == f"seat {then}"


@pytest.mark.rule("fp.turn.order")
def test_the_fire_is_nobodys_choice() -> None:
    """Once a turn is ended nobody acts before the fire has advanced."""
    state = after(scene(ALONE), "end")
    assert actor(state) == "chance"
    assert refused(state, "move 1-2") == "fp.turn.order"


def test_what_does_not_belong_to_a_turn_is_refused() -> None:
    """Nobody rolls, recovers or is placed in the middle of its actions."""
    state = scene(ALONE)
    for action in ("roll 1-1", "recover 0-1", "place 0-1", "keep"):
        assert refused(state, action) == "fp.turn.order"


# Action points


@pytest.mark.rule("fp.turn.ap")
def test_four_points_a_turn() -> None:
    """Each player gets 4 action points at the beginning of its turn."""
    state = scene(TWO, unseen_victims=0, unseen_alarms=0)
    events = play(state, "end", "roll 1-2")
    assert [event.ap for event in events if isinstance(event, TurnBegan)] == [4]
    assert (state.ap, state.free) == (4, 0)


@pytest.mark.rule("fp.turn.ap")
def test_the_same_action_again_and_again() -> None:
    """An action may be done more than once a turn, if it is paid for each time."""
    state = after(scene(ALONE), "move 1-2", "move 1-1", "move 1-2", "move 1-3")
    assert (where(state, 1), state.ap) == ("1-3", 0)


@pytest.mark.rule("fp.turn.ap")
def test_any_actions_in_any_order() -> None:
    """Actions are taken in whatever order the player likes."""
    drawing = """
        +---+---+
        |1    s |
        +---+---+
    """
    first = after(scene(drawing), "extinguish 1-2", "chop 1-0/1-1", "move 1-2")
    second = after(scene(drawing), "chop 1-0/1-1", "extinguish 1-2", "move 1-2")
    third = after(scene(drawing), "move 1-2", "extinguish 1-2", "move 1-1", "move 1-2")
    assert [state.ap for state in (first, second, third)] == [0, 0, 0]


@pytest.mark.rule("fp.turn.ap")
def test_without_points_only_passing_is_left() -> None:
    """When all points are spent there is nothing to do but to end the turn."""
    assert legal(scene(ALONE, ap=0)) == ["end"]


@pytest.mark.rule("fp.turn.ap")
@pytest.mark.parametrize("points", [0, 1, 4, 8])
def test_one_may_pass_at_any_time(points: int) -> None:
    """A player may pass at any moment, whatever points are left."""
    state = scene(ALONE, ap=points)
    play(state, "end")
    assert due_now(state) == "fire"


# Keeping points


@pytest.mark.rule("fp.turn.save")
@pytest.mark.parametrize(("unspent", "kept"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4), (8, 4)])
def test_at_most_four_points_are_kept(unspent: int, kept: int) -> None:
    """Unspent points are kept from turn to turn, at most 4 at the end of a turn."""
    state = scene(ALONE, ap=unspent)
    events = play(state, "end")
    assert [event.kept for event in events if isinstance(event, TurnEnded)] == [kept]
    assert (state.saved_ap[0], state.ap) == (kept, 0)


@pytest.mark.rule("fp.turn.save")
@pytest.mark.parametrize("kept", [0, 1, 4])
def test_kept_points_add_to_the_next_turn(kept: int) -> None:
    """What was kept comes on top of the 4 points of one's next turn, and is then used up."""
    state = scene(TWO, kept={2: kept}, unseen_victims=0, unseen_alarms=0)
    play(state, "end", "roll 1-2")
    assert state.ap == 4 + kept
    assert state.saved_ap[1] == 0


@pytest.mark.rule("fp.turn.save")
def test_points_are_kept_while_others_play() -> None:
    """What a player keeps stays its own until its next turn."""
    state = scene(TWO, ap=3, unseen_victims=0, unseen_alarms=0)
    play(state, "end", "roll 1-2", "move 2-2", "end", "roll 1-2")
    assert actor(state) == "seat 1"
    assert (state.ap, state.saved_ap[1]) == (7, 3)


# Not in fire


IN_FIRE = """
    +---+---+
    |1f   f D
    +---+---+
"""


@pytest.mark.rule("fp.turn.not-on-fire")
@pytest.mark.parametrize("points", [1, 4])
def test_no_turn_ends_in_fire(points: int) -> None:
    """A firefighter does not end its turn on a space with fire."""
    state = scene(IN_FIRE, ap=points)
    assert refused(state, "end") == "fp.turn.not-on-fire"
    assert "end" not in legal(state)
    assert bar_end(state) == "fp.turn.not-on-fire"


@pytest.mark.rule("fp.turn.not-on-fire")
def test_a_turn_may_end_in_smoke() -> None:
    """Smoke is no fire: having put the fire out to smoke one may stay."""
    state = scene(IN_FIRE)
    play(state, "douse 1-1", "end")
    assert smokes(state) == {"1-1"}


@pytest.mark.rule("fp.turn.not-on-fire")
def test_a_turn_may_end_beside_fire() -> None:
    """Having walked out of the fire one may end the turn next to it."""
    state = scene("""
        +---+---+
        |1f     |
        +---+---+
    """)
    play(state, "move 1-2", "end")
    assert due_now(state) == "fire"


@pytest.mark.rule("fp.turn.not-on-fire")
def test_another_firefighters_fire_does_not_matter() -> None:
    """Only one's own space counts at the end of a turn."""
    state = scene(
        """
        +---+---+
        |1  |2f |
        +---+---+
        """
    )
    play(state, "end")
    assert due_now(state) == "fire"
