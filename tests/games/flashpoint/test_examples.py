"""Every worked example of the family rules, rebuilt as a position that fits the printed text.

The pictures are not in the text, so where it leaves room the position is ours; the deck gun has its
example among the advanced rules.
"""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    between,
    carried,
    due_now,
    fires,
    legal,
    play,
    pois,
    position,
    rules_of,
    scene,
    smokes,
    victims,
    where,
)

from caserne.games.flashpoint.events import (
    KnockedDown,
    Moved,
    ShockwavePassed,
    TurnBegan,
    TurnEnded,
)

# Action points


@pytest.mark.rule("fp.move.cost", "fp.door")
def test_example_1() -> None:
    """Right into fire 2, right out of it 1, open the door 1: 4 AP spent."""
    state = scene("""
        +---+---+---+---+
        |1    f     D   |
        +---+---+---+---+
    """)
    left = []
    for action in ("move 1-2", "move 1-3", "open 1-3/1-4"):
        play(state, action)
        left.append(int(state.ap))
    assert left == [2, 1, 0]
    assert (where(state, 1), between(state, "1-3", "1-4")) == ("1-3", "door-open")


@pytest.mark.rule("fp.extinguish", "fp.poi.reveal", "fp.turn.save")
def test_example_2() -> None:
    """The fire on the left out 2, right to a clear space 1, its POI a victim 0: 1 AP is kept."""
    state = scene("""
        +---+---+---+
        | f   1   ? |
        +---+---+---+
    """)
    events = play(state, "extinguish 1-1", "move 1-3", "reveal victim", "end")
    assert [event.kept for event in events if isinstance(event, TurnEnded)] == [1]
    assert (fires(state), smokes(state), victims(state)) == (set(), set(), {"1-3"})
    assert state.saved_ap[0] == 1


@pytest.mark.rule("fp.move.carry", "fp.chop", "fp.board.wall-destroyed")
def test_example_3() -> None:
    """Down with the victim 2, the wall's second counter 2, on alone 1: 5 AP, one of them kept."""
    state = scene(
        """
        +---+---+
        |1  |2  |
        +   +---+
        |   |   |
        +-!-+---+
        |   |   |
        +---+---+
        """,
        turn_of=2,
        carries={1: "victim"},
        kept={1: 1},
        unseen_victims=0,
        unseen_alarms=0,
    )
    events = play(state, "end", "roll 3-2")
    assert [event.ap for event in events if isinstance(event, TurnBegan)] == [5]
    left = []
    for action in ("move 2-1", "chop 2-1/3-1", "drop", "move 3-1"):
        events += play(state, action)
        left.append(int(state.ap))
    assert left == [3, 1, 1, 0]
    assert [event.ap for event in events if isinstance(event, Moved)] == [2, 1]
    assert between(state, "2-1", "3-1") == "ruin"
    assert (where(state, 1), carried(state, 1), victims(state)) == ("3-1", "nothing", {"2-1"})


# Fire


@pytest.mark.rule("fp.fire.smoke-on-smoke", "fp.fire.smoke-next-to-fire")
def test_example_of_fire_progress() -> None:
    """A target with smoke burns; on the next turn one adjacent to that fire burns at once."""
    state = scene(
        """
          1
           +---+---+---+
           | s         |
           +---+---+---+
        """,
        unseen_victims=0,
        unseen_alarms=0,
    )
    events = play(state, "end", "roll 1-1")
    assert (fires(state), smokes(state)) == ({"1-1"}, set())
    events += play(state, "end", "roll 1-2")
    assert (fires(state), smokes(state)) == ({"1-1", "1-2"}, set())
    assert [rule for rule in rules_of(events) if rule.startswith("fp.fire.smoke")] == [
        "fp.fire.smoke-on-smoke",
        "fp.fire.smoke-next-to-fire",
    ]


EXPLOSION = (
    "flashpoint firefighters=1 | fire=2-2,2-3,3-2,3-3,3-4,3-5,4-4,5-6,5-7,6-6 poi=4-3 crew=3-6 "
    "ap=4 due=ended,act"
)
"""The family start: 3-3 has a wall above, a door on its left, two fires on its right."""


@pytest.mark.rule("fp.fire.smoke-on-fire", "fp.explosion.directions")
def test_example_of_an_explosion_on_a_burning_target() -> None:
    """The target burns already, so an explosion goes in four directions, each as described."""
    state = position(EXPLOSION)
    play(state, "end", "roll 3-3")
    assert fires(state) - fires(position(EXPLOSION)) == {"4-3", "3-6"}
    assert state.damage == 1


@pytest.mark.rule("fp.explosion.clear", "fp.lost")
def test_example_of_an_explosion_down() -> None:
    """Down: fire is placed on the clear space, and the POI there is lost."""
    state = position(EXPLOSION)
    play(state, "end", "roll 3-3", "recover 0-6")
    assert "4-3" in fires(state)
    assert due_now(state) == "loss"
    play(state, "reveal victim")
    assert (pois(state), state.lost) == (set(), 1)


@pytest.mark.rule("fp.explosion.wall")
def test_example_of_an_explosion_up() -> None:
    """Up: the upper side of the target is a wall, and gets a damage counter."""
    state = position(EXPLOSION)
    play(state, "end", "roll 3-3")
    assert between(state, "2-3", "3-3") == "damaged-wall"


@pytest.mark.rule("fp.explosion.door", "fp.board.doorway-empty")
def test_example_of_an_explosion_left() -> None:
    """Left: the closed door is removed; from now on the passage counts as a destroyed wall."""
    state = position(EXPLOSION)
    play(state, "end", "roll 3-3")
    assert between(state, "3-2", "3-3") == "empty-doorway"
    assert "3-1" not in fires(state)


@pytest.mark.rule("fp.explosion.shockwave", "fp.shockwave.clear", "fp.knockdown")
def test_example_of_an_explosion_right() -> None:
    """Right: a shockwave runs through two fires to a clear space, and knocks down who is there."""
    state = position(EXPLOSION)
    events = play(state, "end", "roll 3-3")
    assert [event.space for event in events if isinstance(event, ShockwavePassed)] == ["3-4", "3-5"]
    assert [event.space for event in events if isinstance(event, KnockedDown)] == ["3-6"]
    assert (actor(state), due_now(state)) == ("seat 1", "recover")
    assert legal(state) == ["recover 0-5", "recover 0-6", "recover 3-9", "recover 4-9"]


@pytest.mark.rule("fp.flashover")
def test_example_of_a_flashover() -> None:
    """Fire turns six smokes, through the room and its open door; a wall keeps the 7th from it."""
    state = position(
        "flashpoint firefighters=1 | fire=2-8 smoke=1-4,1-5,1-6,1-7,2-5,2-6,3-6 "
        "edges=2-5/2-6:door-open crew=0-0 ap=4 due=ended,act"
    )
    events = play(state, "end", "roll 1-8")
    assert fires(state) == {"2-8", "1-8", "1-7", "1-6", "2-6", "2-5", "1-5", "1-4"}
    assert smokes(state) == {"3-6"}
    assert rules_of(events).count("fp.flashover") == 6
