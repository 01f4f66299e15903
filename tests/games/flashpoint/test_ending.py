"""The ends of the game: seven saved, four lost, or the last damage counter."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    between,
    due_now,
    fires,
    legal,
    outcome,
    play,
    position,
    refused,
    rules_of,
    scene,
    smokes,
)

from caserne.games.flashpoint.events import Collapsed, GameEnded, VictimLost, WallDamaged

EXIT = """
    +---+---+
    |   | 1 O
    +---+---+
"""
CELL = """
          1
           +---+---+
           | f     |
           +   +   +
           |       |
           +---+---+
"""

# Victory


@pytest.mark.rule("fp.end.win")
def test_the_seventh_victim_saved_wins() -> None:
    """The players win as soon as seven victims are saved: the game is over at once."""
    state = scene(EXIT, carries={1: "victim"}, saved=6)
    events = play(state, "move 1-3")
    assert rules_of(events)[-1] == "fp.end.win"
    assert (actor(state), legal(state)) == ("nobody", [])
    result = outcome(state)
    assert result is not None
    assert (result.won, result.reason, result.figures["saved"]) == (True, "saved", 7)


@pytest.mark.rule("fp.end.win")
def test_the_sixth_does_not() -> None:
    """With six saved the game goes on."""
    state = after(scene(EXIT, carries={1: "victim"}, saved=5), "move 1-3")
    assert (actor(state), outcome(state)) == ("seat 1", None)


@pytest.mark.rule("fp.end.win")
def test_after_the_end_nothing_is_allowed() -> None:
    """Nobody does anything in a game that is over."""
    state = after(scene(EXIT, carries={1: "victim"}, saved=6), "move 1-3")
    assert refused(state, "move 1-2") == "ended"


@pytest.mark.rule("fp.end.win")
def test_three_lost_do_not_spoil_a_victory() -> None:
    """Seven saved are a victory whatever was lost before."""
    state = after(scene(EXIT, carries={1: "victim"}, saved=6, lost=3), "move 1-3")
    result = outcome(state)
    assert result is not None
    assert result.won


@pytest.mark.rule("fp.end.win")
@pytest.mark.parametrize("saved", [7, 8, 9])
def test_a_perfect_game_goes_on_after_seven(saved: int) -> None:
    """In a perfect game the players go on until all 10 victims are saved."""
    state = scene(EXIT, perfect=True, carries={1: "victim"}, saved=saved - 1)
    play(state, "move 1-3")
    assert (actor(state), state.saved, outcome(state)) == ("seat 1", saved, None)


@pytest.mark.rule("fp.end.win")
def test_the_tenth_ends_a_perfect_game() -> None:
    """All ten saved is the perfect victory."""
    state = after(scene(EXIT, perfect=True, carries={1: "victim"}, saved=9), "move 1-3")
    result = outcome(state)
    assert result is not None
    assert (result.won, result.figures["saved"]) == (True, 10)


@pytest.mark.rule("fp.end.win")
@pytest.mark.parametrize(("saved", "lost"), [(7, 3), (8, 2), (9, 1)])
def test_a_perfect_game_ends_when_nobody_is_left_to_save(saved: int, lost: int) -> None:
    """With some lost the last victim saved ends a perfect game, and it is won."""
    state = scene(EXIT, perfect=True, carries={1: "victim"}, saved=saved - 1, lost=lost)
    play(state, "move 1-3")
    result = outcome(state)
    assert result is not None
    assert (result.won, result.figures["saved"]) == (True, saved)


@pytest.mark.rule("fp.end.win")
def test_a_perfect_game_ends_when_the_last_one_is_lost() -> None:
    """If the last victim of a perfect game is lost, seven saved are still a victory."""
    state = scene(CELL, also={"1-2": "v"}, perfect=True, saved=7, lost=2)
    events = play(state, "end", "roll 1-1")
    assert rules_of(events)[-1] == "fp.end.win"
    result = outcome(state)
    assert result is not None
    assert (result.won, result.reason) == (True, "saved")


@pytest.mark.rule("fp.end.win")
def test_the_whole_crew_shares_one_result() -> None:
    """All players win or lose together."""
    state = scene(EXIT, also={"1-1": "23"}, carries={1: "victim"}, saved=6)
    play(state, "move 1-3")
    result = outcome(state)
    assert result is not None
    assert result.scores == (1, 1, 1)


# Defeat


@pytest.mark.rule("fp.end.lose")
def test_the_fourth_victim_lost_loses() -> None:
    """The players lose as soon as four victims are lost."""
    state = scene(CELL, also={"1-2": "v"}, lost=3)
    events = play(state, "end", "roll 1-1")
    assert rules_of(events)[-1] == "fp.end.lose"
    result = outcome(state)
    assert result is not None
    assert (result.won, result.reason, result.figures["lost"]) == (False, "lost", 4)
    assert result.scores == (0,)


@pytest.mark.rule("fp.end.lose")
def test_the_third_does_not() -> None:
    """With three lost the game goes on: POI are made up."""
    state = after(scene(CELL, also={"1-2": "v"}, lost=2), "end", "roll 1-1")
    assert (due_now(state), outcome(state)) == ("poi", None)


@pytest.mark.rule("fp.end.lose")
def test_more_than_four_may_be_lost_at_once() -> None:
    """Everybody caught by the same fire is counted, then the game is lost."""
    state = after(scene(CELL, also={"1-2": "vv", "2-1": "v"}, lost=2), "end", "roll 1-1")
    result = outcome(state)
    assert result is not None
    assert (result.won, result.figures["lost"]) == (False, 5)


@pytest.mark.rule("fp.end.lose")
def test_the_fourth_may_lie_under_a_poi() -> None:
    """A burning POI is turned over before it is known whether the game is lost."""
    state = after(scene(CELL, also={"1-2": "?"}, lost=3), "end", "roll 1-1")
    assert due_now(state) == "loss"
    spared = after(state.copy(), "reveal false-alarm")
    assert outcome(spared) is None
    assert outcome(after(state, "reveal victim")) is not None


@pytest.mark.rule("fp.end.lose")
def test_the_fourth_may_have_been_carried() -> None:
    """A victim lost with its bearer counts like the others."""
    state = scene(
        """
           +---+---+
           |1    f |
           +---+---+
           |       |
           +---+---+
        """,
        carries={1: "victim"},
        lost=3,
    )
    play(state, "end", "roll 1-2", "recover 0-1")
    result = outcome(state)
    assert result is not None
    assert not result.won


# Collapse


@pytest.mark.rule("fp.board.damage-supply")
@pytest.mark.parametrize("placed", [20, 21, 22, 23])
def test_there_are_24_damage_counters(placed: int) -> None:
    """24 damage counters are in the box: an explosion at two walls uses up the last one or not."""
    state = after(scene(CELL, damage=placed), "end", "roll 1-1")
    assert state.damage == min(placed + 2, 24)
    assert state.collapsed == (state.damage == 24)


@pytest.mark.rule("fp.end.collapse")
def test_the_24th_counter_by_an_explosion_ends_the_game_at_once() -> None:
    """With the last counter the building falls: no further wall, no fire, no roll."""
    state = scene(CELL, damage=23)
    events = play(state, "end", "roll 1-1")
    assert len([event for event in events if isinstance(event, WallDamaged)]) == 1
    assert [type(event) for event in events[-2:]] == [Collapsed, GameEnded]
    assert (state.damage, fires(state), actor(state)) == (24, {"1-1"}, "nobody")


@pytest.mark.rule("fp.end.collapse")
def test_the_24th_counter_by_a_shockwave() -> None:
    """A shockwave's counter is a counter like the others."""
    state = scene(
        """
          1
           +-'-+---+
           ' f   f |
           +-'-+---+
    """,
        damage=23,
    )
    play(state, "end", "roll 1-1")
    assert state.collapsed


@pytest.mark.rule("fp.end.collapse")
def test_a_collapse_comes_before_the_flashover() -> None:
    """Nothing burns on in a building that has fallen, not even smoke that lost its door."""
    state = scene(
        """
          1
           +-'-+---+
           ' f D s |
           +---+---+
        """,
        damage=23,
    )
    play(state, "end", "roll 1-1")
    assert (between(state, "1-1", "1-2"), state.collapsed) == ("empty-doorway", True)
    assert smokes(state) == {"1-2"}


@pytest.mark.rule("fp.chop.collapse", "fp.end.collapse")
def test_a_chop_with_the_last_counter_brings_the_building_down() -> None:
    """A blow that uses the last counter makes the building collapse, even from outside."""
    state = scene(
        """
           +---+
           |   |1
           +---+
    """,
        damage=23,
    )
    play(state, "chop 1-1/1-2")
    assert (state.collapsed, actor(state)) == (True, "nobody")


@pytest.mark.rule("fp.chop.collapse")
def test_a_chop_with_the_last_counter_but_one_does_not() -> None:
    """With one counter left the building stands, and the turn goes on."""
    state = scene(
        """
           +---+
           |   |1
           +---+
    """,
        damage=22,
    )
    play(state, "chop 1-1/1-2")
    assert (state.collapsed, actor(state), state.damage) == (False, "seat 1", 23)
    assert between(state, "1-1", "1-2") == "damaged-wall"


FULL = """
           +---+---+---+
           |1    v   ? |2
           +   +   +   +
           | v   v   ? |
           +---+---+---+
"""


@pytest.mark.rule("fp.end.collapse")
def test_everybody_left_on_the_board_is_lost() -> None:
    """Victims lying and carried are lost, and POI are turned over one by one."""
    state = scene(FULL, carries={1: "victim"}, damage=23)
    events = play(state, "chop 1-0/1-1")
    assert (due_now(state), actor(state)) == ("loss", "chance")
    events += play(state, "reveal victim")
    assert due_now(state) == "loss"
    events += play(state, "reveal false-alarm")
    assert {event.rule for event in events if isinstance(event, VictimLost)} == {"fp.end.collapse"}
    assert (state.lost, state.people, state.face_down, actor(state)) == (5, 0, 0, "nobody")


@pytest.mark.rule("fp.end.collapse")
def test_those_outside_are_lost_too() -> None:
    """All victims on the board are lost, inside or outside the building."""
    state = scene(FULL, carries={1: "victim", 2: "victim"}, damage=23)
    play(state, "chop 1-0/1-1", "reveal false-alarm", "reveal false-alarm")
    assert state.lost == 5


@pytest.mark.rule("fp.end.collapse")
def test_a_collapse_without_seven_saved_is_a_defeat() -> None:
    """After a collapse the number of victims saved decides: six are too few."""
    state = after(scene(CELL, damage=23, saved=6), "end", "roll 1-1")
    result = outcome(state)
    assert result is not None
    assert (result.won, result.reason, result.figures["damage"]) == (False, "collapsed", 24)


@pytest.mark.rule("fp.end.collapse")
def test_a_collapse_with_seven_saved_is_a_victory() -> None:
    """In a perfect game that goes on after the seventh, a collapse no longer costs the victory."""
    state = after(
        scene(CELL, damage=23, saved=8, perfect=True, also={"2-2": "v"}), "end", "roll 1-1"
    )
    result = outcome(state)
    assert result is not None
    assert (result.won, result.reason, result.figures["lost"]) == (True, "collapsed", 1)


@pytest.mark.rule("fp.end.collapse")
def test_nobody_recovers_in_a_fallen_building() -> None:
    """A collapse ends the game before anybody is knocked down."""
    state = scene(
        """
           +---+---+
           |1    f |
           +---+---+
           |       |
           +---+---+
    """,
        damage=23,
    )
    play(state, "end", "roll 1-2")
    assert actor(state) == "nobody"


@pytest.mark.rule("fp.end.collapse")
def test_the_house_falls_with_all_its_counters_on_it() -> None:
    """On the printed board: 12 walls destroyed are 24 counters."""
    walls = [
        "1-5/1-6", "2-3/2-4", "2-3/3-3", "2-4/3-4", "2-5/3-5", "2-6/3-6",
        "2-7/3-7", "3-6/3-7", "4-1/5-1", "4-2/4-3", "4-2/5-2",
    ]  # fmt: skip
    edges = ",".join([*(f"{wall}:ruin" for wall in walls), "4-3/5-3:damaged-wall"])
    state = position(
        f"flashpoint firefighters=1 | edges={edges} poi=1-1 crew=5-3 due=ended,act ap=4"
    )
    play(state, "chop 4-3/5-3", "reveal victim")
    assert (state.damage, state.lost, actor(state)) == (24, 1, "nobody")
