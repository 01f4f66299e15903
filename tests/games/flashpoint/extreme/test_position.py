"""Positions of Extreme Danger as a line: there and back, and refused where they cannot be."""

from __future__ import annotations

import pytest

from caserne.core.errors import UnreadableError
from caserne.games import read_position
from caserne.games.flashpoint.game import FlashPoint
from caserne.games.flashpoint.showing import ExtremeShown, Scenery, Shown

LINE = (
    "flashpoint rules=advanced board=laboratory firefighters=1 level=basement large=yes "
    "small=chemical platform=yes bridges=yes | fire=u1-5 edges=u0-5/u1-5:window-open "
    "crew=0-2:driver unseen=10+5 seat=1 ambulance=west engine=north turn=1 ap=4 reserve=9 "
    "jams=2-2/3-2x2 ladders=2-0 raised=u2-4 spans=4-2:bridge rack=1 objects=large:3,chemical:gone "
    "toxic=u6-5 damaged=4-3 holes=4-2 platform=u0-5 due=ended,act"
)


def test_every_token_is_written_and_read() -> None:
    """Jams, ladders, objects, poison, floors and platform come back as they were."""
    game, state = read_position(LINE)
    assert game.write_position(state) == LINE


def test_every_token_is_shown() -> None:
    """Whoever draws the position finds all of it."""
    game, state = read_position(LINE)
    shown = game.show(game.view(state, None))
    assert isinstance(shown, Shown)
    assert shown.extreme == ExtremeShown(
        jams={"2-2/3-2": 2},
        ladders={"2-0": 1},
        raised={"u2-4": "2-0"},
        spans={"4-2": "bridge"},
        rack=1,
        objects={"large": 3},
        toxic=["u6-5"],
        damaged=["4-3"],
        holes=["4-2"],
        platform="u0-5",
        dock=0,
        trapped=False,
    )
    assert shown.edges == {"2-2/3-2": "jammed", "u0-5/u1-5": "window-open"}
    assert shown.damage == 3 + 4 + 2


def test_the_scenery_tells_what_lies_over_what() -> None:
    """Floors, stairs, objects, and that the plan is ours."""
    scenery = FlashPoint.from_text("board=laboratory level=attic").scenery()
    assert isinstance(scenery, Scenery)
    assert [(floor.mark, floor.storey, floor.shift) for floor in scenery.floors] == [
        ("", 0, 0),
        ("u", 1, 4),
        ("a", 2, 8),
    ]
    assert scenery.stairs == [("3-4", "u2-8"), ("u2-5", "a1-9")]
    assert (scenery.above["1-1"], scenery.above["0-2"]) == ("u1-5", "u0-6")
    assert scenery.objects == {"large": ["1-1", "1-2"], "small": ["u6-5"]}
    assert "ours" in scenery.source
    assert set(scenery.parkings["engine"]) == {"north", "south"}


@pytest.mark.parametrize(("rules", "there"), [("family", False), ("advanced", True)])
def test_the_scenery_says_whether_the_engine_has_a_platform(rules: str, *, there: bool) -> None:
    """Where it is chosen and there is an engine, it can be drawn before it is out."""
    line = f"board=laboratory rules={rules} platform="
    with_it, without = (FlashPoint.from_text(f"{line}{chosen}") for chosen in ("yes", "no"))
    assert (with_it.scenery().platform, without.scenery().platform) == (there, False)


def test_the_drawing_shows_all_floors() -> None:
    """Ladders, platform, object, poison, hole and jammed door have their marks."""
    game, state = read_position(LINE)
    drawing = game.draw(state)
    assert all(mark in drawing for mark in "HPCko%J")
    titles = [line for line in drawing.splitlines() if line.startswith("floor")]
    assert titles == ["floor", "floor u", "floor b"]
    assert "chemical" not in drawing.splitlines()[-1]
    assert "ladders on the engine 1" in drawing


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rack=1", "rack=2", "expected 4 ladders in all, got '5'"),
        ("raised=u2-4", "raised=u2-5", "expected a space one can climb to, got 'u2-5'"),
        ("holes=4-2", "holes=4-2,u4-6", "expected a floor over the basement, got 'u4-6'"),
        ("spans=4-2:bridge", "spans=4-1:bridge", "expected a hole, got '4-1'"),
        ("spans=4-2:bridge", "spans=4-2:W", "expected an option that is played, got '4-2'"),
        ("platform=u0-5", "platform=u7-5", "above the engine's street, got 'u7-5'"),
        ("objects=large:3", "objects=car:3", "expected an object that is played, once"),
        ("objects=large:3", "objects=large:5", "expected a number from 1 to 4, got '5'"),
        ("jams=2-2/3-2x2", "jams=3-2/3-3", "expected a fire door such as 3-4/3-5, once"),
        ("crew=0-2", "crew=u6-5", "expected a place one can be, got 'u6-5'"),
        ("crew=0-2", "crew=u3-4", "expected a place one can be, got 'u3-4'"),
        ("crew=0-2", "crew=1-1", "expected nobody where an object stands, got '1-1'"),
        ("fire=u1-5", "fire=4-2", "expected nothing on an object or a hole, got '4-2'"),
        ("toxic=u6-5", "toxic=0-0", "expected a floor of the building, got '0-0'"),
        ("toxic=u6-5", "toxic=u6-5 trail=u6-5", "expected a trail while it leaks, got '1'"),
        (
            "chemical:gone toxic=u6-5",
            "chemical:1 toxic=u5-5",
            "expected none before the chemical leaks, got '1'",
        ),
        (
            "toxic=u6-5",
            "toxic=u6-5,u5-5,u4-5,u3-5,1-3,1-4,2-3",
            "expected at most 6 tokens, got '7'",
        ),
        ("due=ended,act", "due=ended,act,boarding", "expected who boards"),
        ("due=ended,act", "trapped=yes due=ended,act", "expected the end of the game"),
        ("due=ended,act", "trapped=no due=ended,act", "expected yes, got 'no'"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, message: str) -> None:
    """One sentence says what was expected."""
    assert old in LINE
    if "boarding" in new:
        line = LINE.replace("crew=0-2", "crew=0-3").replace(old, new)
    else:
        line = LINE.replace(old, new)
    with pytest.raises(UnreadableError) as caught:
        read_position(line)
    assert message in str(caught.value)
