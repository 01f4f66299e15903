"""Where two rules of the expansion meet: a hazmat on a bridge, an object over a hole, and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.extreme.places import advanced, named, tokens
from tests.games.flashpoint.scenes import (
    carried,
    fires,
    hazmats,
    hot_spots,
    legal,
    outcome,
    play,
    refused,
)

from caserne.games.flashpoint.events import HazmatExploded
from caserne.games.flashpoint.extreme.events import Jammed
from caserne.games.flashpoint.game import FlashPoint, as_incident

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

BASE = "board=garage level=basement"
LAB = "board=laboratory"
FIRE = "due=ended,begin,replenish,aftermath,fire"


# Bearers of hazmats


@pytest.mark.rule("fp.x.ladder.bridge", "fp.hazmat.explode")
def test_a_hazmat_is_safe_on_a_bridge() -> None:
    """A hole that a ladder bridges sets nothing off."""
    line = "crew=3-2:generalist:carries-hazmat holes=3-2 spans=3-2:bridge rack=3"
    state = advanced(f"{BASE} bridges=yes", f"{line} {FIRE}")
    events = play(state, "roll 1-8")
    assert not [event for event in events if isinstance(event, HazmatExploded)]
    assert carried(state, 1) == "hazmat"


@pytest.mark.rule("fp.x.toxic")
def test_the_hazmat_of_a_poisoned_firefighter_stays() -> None:
    """Poison does it no harm; nobody takes it along to the ambulance."""
    line = f"crew=u6-6:generalist:carries-hazmat objects=chemical:3 fire=u5-5 {FIRE}"
    state = advanced(f"{LAB} small=chemical", line)
    play(state, "roll 5-5", "spill u6-6")
    while legal(state, "spill"):
        play(state, legal(state, "spill")[-1])
    assert (carried(state, 1), hazmats(state), state.disposed) == ("nothing", {"u6-6"}, 0)


@pytest.mark.rule("fp.x.ladder.lower")
def test_a_hazmat_that_falls_off_a_ladder_is_outside() -> None:
    """There it is disposed of; its bearer is knocked down."""
    line = "crew=u2-4:generalist:carries-hazmat raised=u2-4 rack=3 fire=2-1 edges=2-0/2-1:ruin"
    state = advanced(LAB, f"{line} {FIRE}")
    play(state, "roll 2-1")
    assert (carried(state, 1), hazmats(state), state.disposed) == ("nothing", set(), 1)


# Objects


@pytest.mark.rule("fp.x.lab-large", "fp.x.floor-hole")
def test_an_object_over_a_hole_burns_below_it() -> None:
    """Where the floor is gone its fire and hot spot fall; the position stays a sound one."""
    line = f"crew=0-0:captain objects=large:3 holes=1-1 fire=2-1 {FIRE}"
    options = f"{LAB} level=basement large=yes"
    state = advanced(options, line)
    play(state, "roll 2-1", "red 1")
    assert "1-1" not in fires(state) | hot_spots(state)
    assert {"1-2", "b1-9"} <= hot_spots(state)
    assert {"1-2", "b1-9"} <= fires(state)
    assert is_sound(options, state)


@pytest.mark.rule("fp.x.car", "fp.deckgun.splash")
def test_water_does_not_pass_an_object() -> None:
    """The gun on the car wets nothing behind it; nor does the cannon on equipment."""
    line = "crew=5-9:generalist engine=east fire=4-5,5-6,5-7"
    state = advanced("board=garage car=yes", line)
    play(state, "gun", "roll 4-6")
    assert fires(state) == {"4-5", "5-6", "5-7"}
    line = "crew=u7-5:driver engine=south platform=u7-5 fire=u5-5,u6-6 edges=u6-5/u7-5:ruin"
    state = advanced(f"{LAB} platform=yes small=explosive", line)
    play(state, "cannon")
    assert fires(state) == {"u5-5", "u6-6"}


@pytest.mark.rule("fp.x.setup-advanced", "fp.x.car.explode")
def test_no_fire_burns_outside_after_the_set_up() -> None:
    """Not even if the last explosion sets off the car."""
    options = "board=garage car=yes level=attic rules=advanced difficulty=heroic firefighters=1"
    state = as_incident(FlashPoint.from_text(options).start())
    wishes = ["black 4", "roll 5-6", "red 6", "roll 6-1", "roll 4-8", "red 1"]
    while legal(state) and not legal(state, "place"):
        choices = legal(state)
        wish = next((wish for wish in wishes if wish in choices), choices[0])
        if wish in wishes and wish != "red 1":
            wishes.remove(wish)
        play(state, wish)
    assert "roll 4-8" not in wishes
    assert tokens(state).counters[0] == 4
    assert all(state.board.is_inside(state.board.numbers[name]) for name in fires(state))


# Ladders


@pytest.mark.rule("fp.x.ladder.lower")
def test_a_ladder_to_the_third_floor_passes_the_second() -> None:
    """Fire in the air beside it does nothing; fire at its foot or top takes it down."""
    line = f"crew=0-0:captain raised=a2-8 rack=3 fire=u2-5 edges=u2-4/u2-5:ruin {FIRE}"
    state = advanced(f"{LAB} level=attic", line)
    play(state, "roll 2-5")
    assert named(state, tokens(state).raised) == {"a2-8"}
    line = f"crew=0-0:captain raised=a2-8 rack=3 fire=2-1 edges=2-0/2-1:ruin {FIRE}"
    state = advanced(f"{LAB} level=attic", line)
    play(state, "roll 2-1")
    assert named(state, tokens(state).raised) == set()


@pytest.mark.rule("fp.x.floor-destroyed", "fp.x.ladder.down")
def test_a_ladder_falls_with_the_floor_it_leans_on() -> None:
    """It lies below then, and the position stays a sound one."""
    line = f"crew=0-0:captain holes=1-4 spans=1-4:W rack=3 damaged=1-3 fire=b1-11 {FIRE}"
    state = advanced(f"{BASE} descents=yes", line)
    play(state, "roll 1-11")
    assert named(state, tokens(state).spans) == set()
    assert named(state, tokens(state).ladders) == {"b1-12"}
    assert is_sound(f"{BASE} descents=yes", state)


@pytest.mark.rule("fp.x.ladder.down")
def test_where_no_ladder_goes_down() -> None:
    """It cannot lean on a bridge, nor stand in fire."""
    options = f"{BASE} bridges=yes descents=yes"
    crew = "crew=3-2:generalist:carries-ladder"
    line = f"{crew} rack=2 holes=3-2,3-3 spans=3-2:bridge"
    assert refused(advanced(options, line), "sink 3-3") == "fp.x.ladder.down"
    assert "bridge 3-3" in legal(advanced(options, line))
    line = f"{crew} rack=3 holes=3-3"
    assert "sink 3-3" in legal(advanced(options, line))
    assert refused(advanced(options, f"{line} fire=b3-11"), "sink 3-3") == "fp.x.ladder.down"


@pytest.mark.rule("fp.x.ladder.bridge", "fp.x.floor-hole")
def test_stairs_lead_to_no_hole() -> None:
    """From the other half of a staircase nothing is laid over it, and no water goes through it."""
    options = f"{LAB} level=basement bridges=yes"
    state = advanced(options, "crew=u2-8:generalist:carries-ladder rack=3 holes=3-4")
    assert refused(state, "bridge 3-4") == "fp.x.ladder.bridge"
    state = advanced(BASE, "crew=b5-12:generalist holes=6-4 fire=b6-12")
    assert refused(state, "douse b6-12") == "fp.board.blocked"


# Ways


LADDER = (
    "crew=u4-9:structural-engineer raised=u4-9 rack=3 edges=u4-8/u4-9:window-open "
    "fire=u3-8,u4-8,u5-8"
)
PLATFORM = (
    "crew=u0-8:structural-engineer,u0-8:captain platform=u0-8 edges=u0-8/u1-8:window-open "
    "fire=u1-8,u1-7"
)


@pytest.mark.rule("fp.turn.not-on-fire")
@pytest.mark.parametrize(
    ("options", "line", "goal"),
    [
        ("engineer=yes", LADDER, "u4-8"),
        ("platform=yes engineer=yes", PLATFORM, "u1-8"),
    ],
    ids=["ladder", "platform"],
)
def test_one_may_come_back_to_where_one_was(options: str, line: str, goal: str) -> None:
    """Into fire and back costs three points, on a ladder and on a full platform too."""
    enough, little = (advanced(f"{LAB} {options}", f"{line} ap={ap}") for ap in (3, 2))
    assert f"move {goal}" in legal(enough)
    assert refused(little, f"move {goal}") == "fp.turn.not-on-fire"


@pytest.mark.rule("fp.x.basement")
def test_the_gun_does_not_reach_down_the_stairs() -> None:
    """Its water wets the stairs above only."""
    state = advanced(BASE, "crew=7-1:generalist engine=south fire=b5-12,6-4")
    play(state, "gun", "roll 6-4")
    assert fires(state) == {"b5-12"}


@pytest.mark.rule("fp.x.trapped")
def test_an_object_is_no_way_out() -> None:
    """Between holes and equipment that nobody can move one is trapped."""
    line = f"crew=2-2:captain holes=1-2,2-1,2-3 damaged=3-2 fire=b3-10 {FIRE}"
    state = advanced(f"{LAB} level=basement large=yes", line)
    play(state, "roll 3-10")
    result = outcome(state)
    assert result is not None
    assert result.reason == "trapped"


@pytest.mark.rule("fp.x.cannon")
def test_a_victim_on_the_platform_is_behind_the_cannon() -> None:
    """Only those where the water goes bar it."""
    line = "crew=u0-5:driver platform=u0-5 edges=u0-5/u1-5:window-open victims=u0-5 unseen=9+5"
    assert "cannon" in legal(advanced(f"{LAB} platform=yes", line))


@pytest.mark.rule("fp.x.fire-door")
def test_a_door_that_is_met_twice_jams_once_by_the_die() -> None:
    """Once it is jammed, the second blow is one more counter whatever falls."""
    door = FlashPoint.from_text(LAB).board.edge_numbers["2-2/3-2"]
    owed = f"due=ended,begin,replenish,aftermath,jam.{door},jam.{door}"
    state = advanced(LAB, f"crew=0-0:captain {owed}")
    events = play(state, "red 6", "red 1")
    assert [event.jams for event in events if isinstance(event, Jammed)] == [1, 2]


def is_sound(options: str, state: Incident) -> bool:
    """Tell whether a position can be written down and read again."""
    game = FlashPoint.from_text(f"rules=advanced firefighters=1 {options}")
    line = game.write_position(state)
    return game.write_position(FlashPoint.read_position(line)[1]) == line
