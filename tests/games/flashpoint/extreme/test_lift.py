"""The hydraulic platform: who goes up, where it goes, and its water cannon."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import advanced, tokens
from tests.games.flashpoint.scenes import (
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
    play(state, "ride u0-5", "ride u0-5")
    assert legal(state) == ["stay"]
    play(state, "stay")
    assert [where(state, man) for man in (1, 2, 3)] == ["u0-5", "u0-5", "0-2"]


@pytest.mark.rule("fp.x.platform")
def test_a_load_takes_a_place() -> None:
    """Whoever carries something fills the platform, and a ladder does not go up."""
    state = advanced(LAB, "crew=0-2:driver,0-2:captain:carries-hazmat")
    play(state, "platform u0-5", "ride u0-5")
    assert legal(state) == ["stay"]


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
