"""Vehicles over several floors: driving anywhere, and what the deck gun reaches."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import advanced
from tests.games.flashpoint.scenes import fires, legal, play, refused

LAB = "board=laboratory"


@pytest.mark.rule("fp.x.drive-anywhere")
def test_on_two_floor_boards_any_parking_is_one_drive_away() -> None:
    """A vehicle goes to any of its own parkings for 2 AP."""
    state = advanced(LAB, "crew=0-2:generalist")
    assert legal(state, "drive") == ["drive ambulance east", "drive engine south"]
    play(state, "drive engine south", "ride 7-2")
    assert (state.engine, state.ap) == (2, 2)
    assert refused(state, "drive engine clockwise") == "fp.x.drive-anywhere"


@pytest.mark.rule("fp.x.drive-anywhere", "fp.drive")
def test_at_the_garage_one_drives_round() -> None:
    """There the next parking is a drive away, attic or not."""
    state = advanced("board=garage level=attic", "crew=0-7:generalist")
    assert "drive engine clockwise" in legal(state)
    assert refused(state, "drive engine south") == "fp.drive"


def wet(options: str, fields: str, roll: str) -> set[str]:
    """Set some spaces on fire, fire the gun, and name those it put out."""
    state = advanced(options, fields)
    before = fires(state)
    play(state, "gun", f"roll {roll}")
    return before - fires(state)


@pytest.mark.rule("fp.x.engine-gun-floors")
@pytest.mark.parametrize(
    ("roll", "hit"), [("1-2", "1-2"), ("6-2", "1-2"), ("1-7", "u1-7"), ("6-7", "u1-7")]
)
def test_over_two_floors_only_the_red_die_is_turned(roll: str, hit: str) -> None:
    """The black one names the column and with it the floor."""
    assert wet(LAB, f"crew=0-2:generalist fire={hit}", roll) == {hit}


@pytest.mark.rule("fp.x.engine-gun-floors")
@pytest.mark.parametrize("at", ["1-1", "3-3", "u1-5", "u3-8"])
def test_nobody_may_be_in_that_half_on_any_floor(at: str) -> None:
    """Rows 1 to 3 of both floors face the north."""
    state = advanced(LAB, f"crew=0-2:generalist,{at}:captain")
    assert refused(state, "gun") == "fp.x.engine-gun-floors"


@pytest.mark.rule("fp.x.engine-gun-floors")
def test_the_other_half_does_not_matter() -> None:
    """Rows 4 to 6 are out of reach."""
    state = advanced(LAB, "crew=0-2:generalist,u4-5:captain,6-1:cafs")
    assert "gun" in legal(state)


@pytest.mark.rule("fp.x.attic.gun-floors")
def test_over_three_floors_the_d12_names_the_column() -> None:
    """Ruling: so that every floor can be hit."""
    options = f"{LAB} level=attic"
    assert wet(options, "crew=0-2:generalist fire=a2-10", "5-10") == {"a2-10"}
    state = advanced(options, "crew=0-2:generalist,a3-9:captain")
    assert refused(state, "gun") == "fp.x.attic.gun-floors"


@pytest.mark.rule("fp.x.attic.gun")
@pytest.mark.parametrize(
    ("roll", "hit"), [("1-2", "1-2"), ("6-2", "1-2"), ("1-5", "a1-9"), ("6-8", "a1-12")]
)
def test_left_of_the_garage_a_five_or_more_is_the_attic(roll: str, hit: str) -> None:
    """The d8 is used; the left half of the ground floor or, with 4 more, the attic is hit."""
    line = f"crew=1-0:generalist engine=west fire={hit}"
    assert wet("board=garage level=attic", line, roll) == {hit}


@pytest.mark.rule("fp.x.attic.gun")
def test_right_of_the_garage_the_gun_works_as_on_one_floor() -> None:
    """Both dice are turned into the quadrant."""
    line = "crew=0-7:generalist engine=north fire=1-8"
    assert wet("board=garage level=attic", line, "6-1") == {"1-8"}


@pytest.mark.rule("fp.x.attic.gun", "fp.x.basement")
@pytest.mark.parametrize("level", ["attic", "basement"])
def test_the_guns_die_is_a_d8(level: str) -> None:
    """Faces 9 to 12 are none of it, though the fire is rolled with a d12."""
    state = advanced(f"board=garage level={level}", "crew=0-7:generalist")
    play(state, "gun")
    assert {int(roll.split("-")[1]) for roll in legal(state)} == set(range(1, 9))


@pytest.mark.rule("fp.x.attic.gun")
def test_a_firefighter_in_the_attic_is_in_the_left_half() -> None:
    """Nobody may be in that half on either floor."""
    fields = "crew=1-0:generalist,a2-9:captain engine=west"
    assert refused(advanced("board=garage level=attic", fields), "gun") == "fp.x.attic.gun"


@pytest.mark.rule("fp.x.basement")
def test_the_gun_never_reaches_the_basement() -> None:
    """A firefighter there is in nobody's way, and no face names it."""
    state = advanced(f"{LAB} level=basement", "crew=0-2:generalist,b1-9:captain fire=b1-10")
    play(state, "gun")
    assert not [roll for roll in legal(state) if int(roll.split("-")[1]) > 8]
