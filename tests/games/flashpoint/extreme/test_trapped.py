"""Trapped: who has no way out of the basement or of the ground floor, and when it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.extreme.places import advanced, family
from tests.games.flashpoint.scenes import actor, outcome, play

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

BASE = "board=garage level=basement"
LAB = "board=laboratory level=basement"
FIRE = "due=ended,begin,replenish,aftermath,fire"
ISLAND = f"holes=2-2,3-1,4-2 damaged=3-3 fire=b3-11 {FIRE}"
"""The floor of 3-3 is about to break, the last way off 3-2."""
CELLAR = f"damaged=6-4 fire=b6-12 {FIRE}"
"""The floor at the top of the basement's stairs is about to break."""


def is_lost(state: Incident) -> bool:
    """Tell whether the game ended because somebody was trapped."""
    result = outcome(state)
    return result is not None and (result.reason, result.won) == ("trapped", False)


# Who


@pytest.mark.rule("fp.x.trapped")
def test_a_firefighter_left_in_the_basement_loses_the_game() -> None:
    """With the floor of the stairs gone there is no way out."""
    state = family(BASE, f"crew=b1-9 {CELLAR}")
    play(state, "roll 6-12")
    assert (actor(state), is_lost(state)) == ("nobody", True)


@pytest.mark.rule("fp.x.trapped")
def test_a_firefighter_between_holes_loses_the_game() -> None:
    """There is no way off the last floor that is left."""
    state = advanced(BASE, f"crew=3-2:captain {ISLAND}")
    play(state, "roll 3-11")
    assert is_lost(state)


@pytest.mark.rule("fp.x.trapped")
def test_holes_overhead_trap_nobody_in_the_basement() -> None:
    """Below them one walks, as long as the stairs are there."""
    state = family(BASE, f"crew=b5-9 damaged=1-2 holes=2-1,2-2 fire=b1-10 {FIRE}")
    play(state, "roll 1-10")
    assert actor(state) != "nobody"


@pytest.mark.rule("fp.x.trapped")
def test_walls_do_not_trap_anybody() -> None:
    """There is the axe."""
    state = family(BASE, f"crew=1-1 damaged=1-2 holes=2-1 fire=b1-10 {FIRE}")
    play(state, "roll 1-10")
    assert actor(state) != "nobody"


@pytest.mark.rule("fp.x.trapped")
@pytest.mark.parametrize("platform", ["", "platform=u0-5"])
def test_upstairs_nobody_is_trapped(platform: str) -> None:
    """The book names the basement and the ground floor, whatever becomes of the stairs."""
    options = f"{LAB} platform=yes" if platform else LAB
    state = advanced(options, f"crew=u5-5:captain {platform} damaged=3-4 fire=b3-12 {FIRE}")
    play(state, "roll 3-12")
    assert actor(state) != "nobody"


@pytest.mark.rule("fp.x.trapped")
def test_stairs_up_are_a_way_off_the_ground_floor() -> None:
    """Upstairs one is not trapped, so whoever gets there is not."""
    line = f"crew=3-4:captain holes=2-4,3-3,4-3 damaged=4-4 fire=b4-12 {FIRE}"
    state = advanced(LAB, line)
    play(state, "roll 4-12")
    assert actor(state) != "nobody"


# Ladders


@pytest.mark.rule("fp.x.trapped")
@pytest.mark.parametrize("option", ["bridges", "descents"])
@pytest.mark.parametrize(
    "line",
    [
        "crew=3-2:captain:carries-ladder rack=3",
        "crew=3-2:captain ladders=3-2 rack=3",
        "crew=3-2:captain,3-2:rescue:carries-ladder rack=3",
    ],
    ids=["carried", "on the floor", "in another's arms"],
)
def test_a_ladder_within_reach_is_a_way_out(line: str, option: str) -> None:
    """Over a hole, or down one and up the stairs; without its option it is of no use."""
    state = advanced(f"{BASE} {option}=yes", f"{line} {ISLAND}")
    play(state, "roll 3-11")
    assert actor(state) != "nobody"
    state = advanced(BASE, f"{line} {ISLAND}")
    play(state, "roll 3-11")
    assert is_lost(state)


@pytest.mark.rule("fp.x.trapped")
def test_a_ladder_out_of_reach_is_none() -> None:
    """On the engine or with somebody outside it is of no use to who is cut off."""
    line = f"crew=3-2:captain,0-7:rescue:carries-ladder rack=3 {ISLAND}"
    state = advanced(f"{BASE} bridges=yes descents=yes", line)
    play(state, "roll 3-11")
    assert is_lost(state)


@pytest.mark.rule("fp.x.trapped")
def test_down_a_hole_one_gets_out_by_the_stairs_only() -> None:
    """With a hole at their top the basement is a dead end."""
    line = f"crew=3-2:captain:carries-ladder rack=3 {ISLAND.replace('4-2', '4-2,6-4')}"
    state = advanced(f"{BASE} descents=yes", line)
    play(state, "roll 3-11")
    assert is_lost(state)


@pytest.mark.rule("fp.x.trapped")
@pytest.mark.parametrize("option", ["bridges", "descents"])
def test_from_below_no_ladder_leads_up(option: str) -> None:
    """One is leaned or laid from the floor beside a hole, not from under it."""
    line = f"crew=b3-10:captain:carries-ladder rack=3 holes=3-2 {CELLAR}"
    state = advanced(f"{BASE} {option}=yes", line)
    play(state, "roll 6-12")
    assert is_lost(state)


@pytest.mark.rule("fp.x.trapped")
def test_a_ladder_down_a_hole_is_a_way_out() -> None:
    """The game goes on while one stands."""
    line = f"crew=b1-9:captain holes=3-2 spans=3-2:W rack=3 {CELLAR}"
    state = advanced(f"{BASE} descents=yes", line)
    play(state, "roll 6-12")
    assert actor(state) != "nobody"


@pytest.mark.rule("fp.x.trapped")
def test_a_bridge_at_the_top_of_the_stairs_is_a_way_out() -> None:
    """One steps on to it from below."""
    line = "holes=6-4 spans=6-4:bridge rack=3 damaged=1-1 fire=b1-9"
    state = advanced(f"{BASE} bridges=yes", f"crew=b5-9:captain {line} {FIRE}")
    play(state, "roll 1-9")
    assert actor(state) != "nobody"


# When


@pytest.mark.rule("fp.x.trapped")
@pytest.mark.parametrize(
    ("option", "line"),
    [
        ("descents", "crew=3-1:generalist,b3-9:captain holes=3-2,6-4 spans=3-2:W rack=3"),
        (
            "bridges",
            "crew=3-4:generalist,3-2:captain holes=2-2,3-1,3-3,4-2 spans=3-3:bridge rack=3",
        ),
    ],
    ids=["somebody below", "somebody on the far side"],
)
def test_who_takes_a_ladder_up_under_somebody_loses_the_game(option: str, line: str) -> None:
    """It is asked at once, not only after the next fire."""
    state = advanced(f"{BASE} {option}=yes", line)
    play(state, f"lower {line.partition('spans=')[2].partition(':')[0]}")
    assert is_lost(state)


@pytest.mark.rule("fp.x.trapped")
def test_a_ladder_that_nobody_needs_is_taken_up() -> None:
    """Whoever is below has the stairs."""
    line = "crew=3-1:generalist,b3-9:captain holes=3-2 spans=3-2:W rack=3"
    state = advanced(f"{BASE} descents=yes", line)
    play(state, "lower 3-2")
    assert actor(state) == "seat 1"
