"""Corners of the expansion's rules: what seldom decides, in a position where it does."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import advanced, named, tokens
from tests.games.flashpoint.scenes import carried, due_now, fires, legal, play, refused, where

BASE = "board=garage level=basement"
LAB = "board=laboratory"
LIFT = f"{LAB} platform=yes"
FIRE = "due=ended,begin,replenish,aftermath,fire"


# Floors


@pytest.mark.rule("fp.x.floor-destroyed")
def test_a_ladder_on_a_floor_that_breaks_falls() -> None:
    """It lies in the basement then."""
    state = advanced(BASE, f"crew=0-0:captain damaged=3-2 ladders=3-2 rack=3 fire=b3-10 {FIRE}")
    play(state, "roll 3-10")
    assert named(state, tokens(state).ladders) == {"b3-10"}


@pytest.mark.rule("fp.x.repair-floor")
def test_a_burning_floor_is_not_repaired_from_below() -> None:
    """Though nothing burns around it, nor below."""
    options = f"{BASE} engineer=yes repairs=yes"
    state = advanced(options, "crew=b3-10:structural-engineer damaged=3-2 fire=3-2")
    assert refused(state, "repair 3-2") == "fp.x.repair-floor"


@pytest.mark.rule("fp.x.structural-engineer")
def test_the_engineer_does_not_work_in_fire() -> None:
    """Its own space must not burn either."""
    line = "crew=1-1:structural-engineer hot=1-1 fire=1-1 edges=1-0/1-1:damaged-wall"
    state = advanced("board=garage engineer=yes", line)
    assert refused(state, "mend 1-0/1-1") == "fp.x.structural-engineer"


# Ladders


@pytest.mark.rule("fp.x.ladder.raise")
def test_one_ladder_stands_on_a_space() -> None:
    """A second is not raised to the same top, nor to where the platform is."""
    state = advanced(LAB, "crew=2-0:generalist:carries-ladder rack=2 raised=u2-4")
    assert refused(state, "raise u2-4") == "fp.x.ladder.raise"
    state = advanced(LIFT, "crew=0-1:generalist:carries-ladder rack=3 platform=u0-5")
    assert refused(state, "raise u0-5") == "fp.x.ladder.raise"


@pytest.mark.rule("fp.x.ladder.raise")
def test_no_ladder_is_raised_indoors() -> None:
    """Beside the attic one is over the workshop, but under its roof."""
    state = advanced("board=garage level=attic", "crew=3-5:generalist:carries-ladder rack=3")
    assert refused(state, "raise a3-13") == "fp.x.ladder.raise"


@pytest.mark.rule("fp.x.ladder.climb")
def test_nobody_climbs_with_a_ladder() -> None:
    """Nor steps on to one with another in the arms."""
    line = "raised=u2-4 rack=2 edges=u2-4/u2-5:window-open"
    state = advanced(LAB, f"crew=2-0:generalist:carries-ladder {line}")
    assert refused(state, "climb u2-4") == "fp.x.ladder.climb"
    state = advanced(LAB, f"crew=u2-5:generalist:carries-ladder {line}")
    assert refused(state, "move u2-4") == "fp.x.ladder.climb"


@pytest.mark.rule("fp.x.ladder.lower")
@pytest.mark.parametrize(("smoke", "roll"), [("b3-10", "3-10"), ("3-1", "3-1")])
def test_fire_at_either_end_takes_the_ladder_of_a_hole_away(smoke: str, roll: str) -> None:
    """It lies beside the hole again, where its upper end was."""
    options = f"{BASE} descents=yes"
    line = f"crew=0-0:captain holes=3-2 spans=3-2:W rack=3 smoke={smoke} {FIRE}"
    state = advanced(options, line)
    play(state, f"roll {roll}")
    assert fires(state) == {smoke}
    assert named(state, tokens(state).spans) == set()
    assert named(state, tokens(state).ladders) == {"3-1"}


@pytest.mark.rule("fp.x.ladder.lower")
def test_a_ladder_in_a_hole_is_taken_up_from_its_own_side() -> None:
    """A bridge from any."""
    options = f"{BASE} bridges=yes descents=yes"
    line = "crew=3-3:generalist rack=3 holes=3-2"
    assert refused(advanced(options, f"{line} spans=3-2:W"), "lower 3-2") == "fp.x.ladder.lower"
    state = advanced(options, f"{line} spans=3-2:bridge")
    play(state, "lower 3-2")
    assert named(state, tokens(state).ladders) == {"3-3"}


# The platform


@pytest.mark.rule("fp.x.platform")
def test_the_platform_does_not_go_where_a_ladder_stands() -> None:
    """There is no room for both."""
    state = advanced(LIFT, "crew=0-2:driver raised=u0-5 rack=3")
    assert refused(state, "platform u0-5") == "fp.x.platform"
    assert "platform u0-6" in legal(state)


@pytest.mark.rule("fp.x.platform")
def test_a_hazmat_is_out_of_harms_way_once_it_is_down() -> None:
    """Carried or left on the platform."""
    state = advanced(LIFT, "crew=u0-5:driver:carries-hazmat platform=u0-5")
    play(state, "platform 0-2")
    assert (state.disposed, carried(state, 1), where(state, 1)) == (1, "nothing", "0-2")
    state = advanced(LIFT, "crew=0-3:driver hazmats=u0-5 platform=u0-5")
    play(state, "platform 0-2")
    assert (state.disposed, named(state, state.hazmats)) == (1, set())
    state = advanced(LIFT, "crew=0-3:driver hazmats=u0-5 platform=u0-5")
    play(state, "platform u0-6")
    assert (state.disposed, named(state, state.hazmats)) == (0, {"u0-6"})


@pytest.mark.rule("fp.x.platform")
def test_a_treated_victim_comes_along() -> None:
    """As one that is not treated does."""
    state = advanced(LIFT, "crew=0-3:driver treated=u0-5 platform=u0-5 unseen=9+5")
    play(state, "platform 0-2")
    assert named(state, state.treated) == {"0-2"}


@pytest.mark.rule("fp.x.platform")
def test_no_ladder_goes_up_with_the_platform() -> None:
    """And whoever leads somebody takes both places."""
    boarding = "platform=u0-5 due=ended,act,boarding"
    state = advanced(LIFT, f"crew=0-2:driver:carries-ladder rack=3 {boarding}")
    assert (refused(state, "ride u0-5"), legal(state)) == ("fp.x.platform", ["stay"])
    line = "crew=0-2:driver,0-2:captain:leads unseen=9+5"
    state = advanced(LIFT, line)
    play(state, "platform u0-5", "ride u0-5")
    assert (due_now(state), where(state, 2)) == ("act", "0-2")


@pytest.mark.rule("fp.x.cannon")
def test_the_cannon_spares_treated_victims_too() -> None:
    """Lying there or led."""
    line = "platform=u0-5 edges=u0-5/u1-5:window-open unseen=9+5"
    state = advanced(LIFT, f"crew=u0-5:driver {line} treated=u1-5")
    assert refused(state, "cannon") == "fp.x.cannon"
    state = advanced(LIFT, f"crew=u0-5:driver,u1-6:captain:leads {line}")
    assert refused(state, "cannon") == "fp.x.cannon"


# Objects


@pytest.mark.rule("fp.x.toxic")
def test_nothing_is_cleaned_through_a_wall() -> None:
    """The space must be adjacent."""
    options = f"{LAB} small=chemical"
    line = "crew=u4-7:hazmat-technician toxic=u4-6 objects=chemical:gone"
    assert refused(advanced(options, line), "clean u4-6") == "fp.x.toxic"
    state = advanced(options, f"{line} edges=u4-6/u4-7:fire-door-open")
    play(state, "clean u4-6")
    assert named(state, tokens(state).toxic) == set()


@pytest.mark.rule("fp.x.lab-large", "fp.x.floor-damage")
def test_an_object_that_explodes_on_a_damaged_floor_breaks_it() -> None:
    """An explosion is an explosion."""
    options = f"{LAB} level=basement large=yes"
    state = advanced(options, f"crew=0-0:captain objects=large:3 damaged=1-1 fire=2-1 {FIRE}")
    play(state, "roll 2-1", "red 1")
    broken = {name for name in ("1-1", "1-2") if tokens(state).floors[state.board.numbers[name]]}
    assert (broken, tokens(state).holes) == ({"1-1"}, 1)
