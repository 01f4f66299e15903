"""The hydraulic platform: who goes up, where it goes, and its water cannon."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import advanced, tokens
from tests.games.flashpoint.scenes import (
    actor,
    due_now,
    fires,
    legal,
    play,
    pois,
    refused,
    smokes,
    victims,
    where,
)

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint.events import Stayed
from caserne.games.flashpoint.extreme.events import PlatformParked
from caserne.games.flashpoint.picture import draw_position
from caserne.games.flashpoint.position import write_fields

LAB = "board=laboratory platform=yes"


@pytest.mark.rule("fp.x.platform")
def test_with_the_platform_there_is_no_deck_gun() -> None:
    """It replaces it."""
    state = advanced(LAB, "crew=0-2:generalist")
    assert refused(state, "gun") == "fp.x.platform"
    assert (
        refused(advanced("board=laboratory", "crew=0-2:driver"), "platform u0-5") == "fp.x.platform"
    )


@pytest.mark.rule("fp.x.platform")
@pytest.mark.parametrize(("role", "cost"), [("generalist", 3), ("driver", 2)])
def test_the_platform_goes_where_the_engines_street_is(role: str, cost: int) -> None:
    """To any outside space of an upper floor that faces it, for 3 AP, the driver's 2."""
    state = advanced(LAB, f"crew=0-3:{role}")
    assert legal(state, "platform") == [f"platform u0-{column}" for column in range(5, 9)]
    play(state, "platform u0-5")
    assert (state.ap, tokens(state).lift) == (4 - cost, state.board.numbers["u0-5"])


@pytest.mark.rule("fp.x.platform")
def test_who_stands_by_the_platform_may_go_up_with_it() -> None:
    """Two have a place, a third has none."""
    crew = "crew=0-2:driver,0-2:captain,0-2:generalist"
    state = advanced(LAB, crew)
    play(state, "platform u0-5")
    assert due_now(state) == "boarding"
    events = play(state, "ride u0-5", "ride u0-5")
    assert [event.firefighter for event in events if isinstance(event, Stayed)] == [3]
    assert [where(state, man) for man in (1, 2, 3)] == ["u0-5", "u0-5", "0-2"]


@pytest.mark.rule("fp.x.platform")
def test_a_load_takes_a_place() -> None:
    """Whoever carries something fills the platform, and a ladder does not go up."""
    state = advanced(LAB, "crew=0-2:driver,0-2:captain:carries-hazmat")
    play(state, "platform u0-5", "ride u0-5")
    assert (due_now(state), where(state, 2)) == ("act", "0-2")


@pytest.mark.rule("fp.x.platform")
def test_one_steps_on_and_off_at_the_cost_of_a_step() -> None:
    """Through an open window, as anywhere."""
    line = "crew=u0-5:generalist platform=u0-5 edges=u0-5/u1-5:window-open"
    state = advanced(LAB, line)
    play(state, "move u1-5", "move u0-5")
    assert state.ap == 2


@pytest.mark.rule("fp.x.platform")
def test_it_comes_back_with_all_that_is_on_it() -> None:
    """From the platform or from the engine; a victim left on it comes down too."""
    line = "crew=0-3:generalist platform=u0-5 victims=u0-5 unseen=9+5"
    state = advanced(LAB, line)
    play(state, "platform 0-2")
    assert (victims(state), tokens(state).lift) == ({"0-2"}, 255)


@pytest.mark.rule("fp.x.platform")
def test_a_victim_may_be_left_on_it_and_a_second_one_has_no_place() -> None:
    """So two victims are never alone on it."""
    line = "crew=u0-5:generalist:carries-victim platform=u0-5 unseen=9+5"
    state = advanced(LAB, line)
    play(state, "drop")
    assert victims(state) == {"u0-5"}
    line = "crew=u1-5:generalist:carries-victim platform=u0-5 victims=u0-5 unseen=8+5"
    state = advanced(LAB, f"{line} edges=u0-5/u1-5:window-open")
    assert refused(state, "move u0-5") == "fp.x.platform"


@pytest.mark.rule("fp.x.platform")
def test_the_engine_stays_while_it_is_out() -> None:
    """It drives again once the platform is back."""
    state = advanced(LAB, "crew=0-3:driver platform=u0-5")
    assert refused(state, "drive engine south") == "fp.x.platform"
    play(state, "platform 0-2")
    assert "drive engine south" in legal(state)


@pytest.mark.rule("fp.x.platform")
def test_from_elsewhere_nobody_moves_it() -> None:
    """One must be on it or on the engine."""
    state = advanced(LAB, "crew=0-1:driver platform=u0-5")
    assert refused(state, "platform u0-6") == "fp.x.platform"


# Where it starts


@pytest.mark.rule("fp.x.platform")
@pytest.mark.parametrize(("space", "other"), [("0-2", "0-3"), ("0-3", "0-2")])
def test_the_team_chooses_the_engines_space_on_which_it_starts(space: str, other: str) -> None:
    """Either of the two, and whoever stands there may go up with it."""
    line = f"crew={space}:driver,{other}:captain due=ended,begin,park-platform,park-engine"
    state = advanced(LAB, line)
    play(state, "park-engine north")
    assert (due_now(state), actor(state)) == ("park-platform", "seat 1")
    assert legal(state) == ["park-platform 0-2", "park-platform 0-3"]
    assert refused(state, "park-platform 0-4") == "fp.x.platform"
    events = play(state, f"park-platform {space}")
    assert [event.space for event in events if isinstance(event, PlatformParked)] == [space]
    play(state, "platform u0-5")
    assert (due_now(state), actor(state)) == ("boarding", "seat 1")
    play(state, "ride u0-5", f"platform {space}")
    assert (where(state, 1), due_now(state)) == (space, "act")


@pytest.mark.rule("fp.x.platform")
def test_it_keeps_its_place_on_the_engine() -> None:
    """The second space stays the second one wherever the engine drives."""
    state = advanced(LAB, "crew=0-3:driver dock=2 ap=6")
    play(state, "drive engine south", "ride 7-2", "platform u7-5", "platform 7-3")
    assert tokens(state).lift == 255


def test_where_it_stands_is_written_and_read() -> None:
    """Only if it is not the first of the engine's spaces, as in older positions."""
    first = advanced(LAB, "crew=0-3:driver")
    second = advanced(LAB, "crew=0-3:driver dock=2")
    assert ("dock=2" in write_fields(second), "dock" in " ".join(write_fields(first))) == (
        True,
        False,
    )
    assert "P" in draw_position(second)


@pytest.mark.parametrize(
    ("options", "fields", "message"),
    [
        (LAB, "dock=1", "expected a number from 2 to 2, got '1'"),
        ("board=laboratory", "dock=2", "expected a platform on the engine, got '2'"),
        ("board=laboratory", "due=ended,begin,park-platform", "expected a platform, got"),
        (LAB, "dock=2 due=ended,begin,park-platform", "expected a platform on the engine"),
    ],
)
def test_no_platform_stands_where_there_is_none(options: str, fields: str, message: str) -> None:
    """One sentence says what was expected."""
    with pytest.raises(UnreadableError, match=message):
        advanced(options, f"crew=0-3:driver {fields}")


# What is not asked


@pytest.mark.rule("fp.x.platform")
@pytest.mark.parametrize(
    "crew",
    [
        "0-3:driver,0-2:captain:carries-ladder rack=3",
        "0-2:driver,0-2:captain:carries-hazmat",
        "0-3:driver,0-2:cafs:leads:carries-hazmat unseen=9+5",
    ],
)
def test_who_could_only_stay_is_not_asked(crew: str) -> None:
    """A single possible answer is given by itself, and told."""
    state = advanced(LAB, f"crew={crew}")
    events = play(state, "platform u0-5")
    if due_now(state) == "boarding":
        events += play(state, "ride u0-5")
    assert [event.firefighter for event in events if isinstance(event, Stayed)] == [2]
    assert (due_now(state), where(state, 2)) == ("act", "0-2")


@pytest.mark.rule("fp.x.platform")
def test_the_end_of_a_turn_is_always_asked_for() -> None:
    """Though nothing else can be done."""
    state = advanced(LAB, "crew=u1-8:driver ap=1")
    play(state, "open u0-8/u1-8")
    assert (due_now(state), legal(state)) == ("act", ["end"])


# The cannon


@pytest.mark.rule("fp.x.cannon")
@pytest.mark.parametrize(("role", "cost"), [("generalist", 4), ("driver", 2)])
def test_the_cannon_wets_the_space_before_it_and_those_adjacent(role: str, cost: int) -> None:
    """For 4 AP, the driver's 2, and without dice; walls keep the rest dry."""
    line = f"crew=u0-5:{role} platform=u0-5 edges=u0-5/u1-5:window-open"
    state = advanced(LAB, f"{line} fire=u1-5,u1-7 smoke=u1-6")
    play(state, "cannon")
    assert (fires(state), smokes(state), state.ap) == ({"u1-7"}, set(), 4 - cost)


@pytest.mark.rule("fp.x.cannon")
def test_through_a_closed_window_the_cannon_does_not_fire() -> None:
    """It takes an open window or a destroyed wall."""
    state = advanced(LAB, "crew=u0-5:driver platform=u0-5 fire=u1-5")
    assert refused(state, "cannon") == "fp.x.cannon"
    ruin = advanced(LAB, "crew=u0-6:driver platform=u0-6 fire=u1-6 edges=u0-6/u1-6:ruin")
    assert "cannon" in legal(ruin)


@pytest.mark.rule("fp.x.cannon")
@pytest.mark.parametrize("at", ["u1-5", "u1-6"])
def test_the_cannon_spares_victims(at: str) -> None:
    """Not with one on any of the spaces it would wet."""
    line = f"crew=u0-5:driver platform=u0-5 edges=u0-5/u1-5:window-open victims={at} unseen=9+5"
    assert refused(advanced(LAB, line), "cannon") == "fp.x.cannon"


@pytest.mark.rule("fp.x.cannon")
@pytest.mark.parametrize("at", ["u1-5", "u1-6"])
def test_neither_poi_nor_firefighters_bar_the_cannon(at: str) -> None:
    """A POI is no victim yet, and firefighters are in nobody's way; neither comes to harm."""
    line = f"platform=u0-5 edges=u0-5/u1-5:window-open smoke={at}"
    state = advanced(LAB, f"crew=u0-5:driver poi={at} {line}")
    play(state, "cannon")
    assert (smokes(state), pois(state)) == (set(), {at})
    state = advanced(LAB, f"crew=u0-5:driver,{at}:captain {line}")
    play(state, "cannon")
    assert (smokes(state), where(state, 2)) == (set(), at)
