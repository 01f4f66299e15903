"""Positions that play could not have come to are refused, so that all others can be played on."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import legal, play, position

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint.events import HotSpotPlaced

ADVANCED = "flashpoint rules=advanced firefighters=1 | "
HOUSE = f"{ADVANCED}unseen=10+5 seat=1 ambulance=west engine=north "
FAMILY = "flashpoint firefighters=1 | unseen=10+5 seat=1 turn=3 "
LABORATORY = (
    "flashpoint rules=advanced board=laboratory firefighters=2 | unseen=10+5 seat=1 turn=3 "
    "ambulance=west engine=north "
)

GENTLE = "flashpoint board=laboratory firefighters=1 "
ROLLED = "crew=station unseen=10+5 seat=1 flags=gentle due=ended,begin,place,first-poi"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        pytest.param(
            f"{HOUSE}crew=3-3:captain due=ended,begin,hot-spot",
            "a crew that waits outside",
            id="in the house before the first turn",
        ),
        pytest.param(
            f"{HOUSE}hazmats=3-3 crew=3-0:captain:carries-hazmat due=ended,begin,hot-spot",
            "a crew that waits outside",
            id="with a load before the first turn",
        ),
        pytest.param(
            f"{HOUSE.replace('10+5', '7+5')}lost=3 crew=3-0:captain due=ended,begin,hot-spot",
            "a set-up before anybody is saved or lost",
            id="lost before the first turn",
        ),
        pytest.param(
            f"{FAMILY}fire=3-3 crew=3-0 due=ended,begin,fire",
            "an aftermath of the fire",
            id="a turn after the fire with nobody knocked down",
        ),
        pytest.param(
            f"{FAMILY}fire=3-3 poi=3-3 crew=3-0 due=ended,begin,loss.{3 * 10 + 3}",
            "a verdict after losses",
            id="a turn after losses nobody counted",
        ),
        pytest.param(
            f"{FAMILY}fire=3-3 poi=3-3 crew=3-0 due=ended,loss.{3 * 10 + 3}",
            "a verdict after losses",
            id="losses nobody counts",
        ),
        pytest.param(
            f"{FAMILY.replace('10+5', '6+5')}lost=4 crew=3-0 due=ended,begin,poi",
            "the end with 4 lost",
            id="a turn with four lost",
        ),
        pytest.param(
            f"{FAMILY}fire=3-3 crew=3-3 due=ended,begin,poi",
            "nobody left where fire or worse is",
            id="left standing in fire",
        ),
        pytest.param(
            f"{FAMILY}fire=3-3,3-2,3-4,2-3,4-3 poi=3-3 crew=3-3 due=ended,act,reveal.33",
            "a way off fire with the points left",
            id="no points left to get off fire",
        ),
        pytest.param(
            FAMILY.replace("| ", "board=laboratory | ")
            + "crew=2-0 target=1-1 due=ended,begin,replenish,aftermath,flare,jam.29",
            "things owed in an order of the family rules",
            id="a flare-up in the family rules",
        ),
        pytest.param(
            f"{LABORATORY}crew=u2-4:cafs:carries-ladder,2-0:captain raised=u2-4 rack=2 "
            "due=ended,begin,replenish,aftermath,fire",
            "no ladder taken up",
            id="with a ladder on a ladder",
        ),
        pytest.param(
            LABORATORY.replace("| ", "small=chemical | ") + "crew=2-0:cafs,3-0:captain rack=4 "
            "objects=chemical:gone toxic=u6-5,u1-5,u2-5 trail=u6-5 "
            "due=ended,begin,replenish,aftermath,leak",
            "all tokens but one or more of the leak",
            id="other poison while it leaks",
        ),
        pytest.param(
            LABORATORY.replace("| ", "small=chemical | ").replace("10+", "9+")
            + "crew=2-0:cafs,3-0:captain rack=4 "
            "victims=u1-5 objects=chemical:gone toxic=u1-5 due=ended,begin,poi",
            "expected a floor",
            id="left on poison",
        ),
        pytest.param(
            f"{LABORATORY}crew=u2-4:cafs,u2-4:captain raised=u2-4 rack=3 "
            "due=ended,begin,replenish,aftermath,fire",
            "one firefighter a ladder",
            id="two on a ladder",
        ),
        pytest.param(
            f"{HOUSE}poi=3-3 crew=3-0:captain due=ended,begin,explosion",
            "an empty house until all explosions are over",
            id="a POI before the explosions",
        ),
        pytest.param(
            f"{HOUSE}hazmats=3-3 crew=3-0:captain due=ended,begin,explosion",
            "an empty house until all explosions are over",
            id="a hazmat before the explosions",
        ),
        pytest.param(
            f"{HOUSE.replace('10+', '9+')}victims=3-3 crew=3-0:captain due=ended,begin,hot-spot",
            "nobody found before the first turn",
            id="somebody found before the first turn",
        ),
        pytest.param(
            f"{GENTLE}level=basement | {ROLLED} edges=2-1/3-1:damaged-wall",
            "a building not damaged by a family set-up",
            id="a wall damaged by a family set-up",
        ),
        pytest.param(
            f"{GENTLE}level=basement | {ROLLED} damaged=2-3",
            "floors whole after a family set-up",
            id="a floor damaged by a family set-up",
        ),
    ],
)
def test_what_play_could_not_have_come_to_is_refused(line: str, expected: str) -> None:
    """Whatever is owed, one sentence says what was expected."""
    with pytest.raises(UnreadableError, match=expected):
        position(line)


@pytest.mark.rule("fp.knockdown", "fp.fire.outside-removed")
def test_one_can_recover_where_fire_is_still_to_go_out() -> None:
    """Fire on a parking goes out with the verdict, after those knocked down were put there."""
    state = position(
        "flashpoint firefighters=2 | fire=3-0,4-4 crew=3-0,4-4 unseen=10+5 seat=1 turn=3 "
        "due=ended,begin,replenish,verdict,recover.1"
    )
    assert legal(state)
    play(state, legal(state)[0])
    assert not state.burns(state.where(0))


@pytest.mark.rule("fp.adv.explosion-2", "fp.hazmat.hotspot")
def test_a_second_hot_spot_is_put_nowhere() -> None:
    """An initial explosion where a hot spot lies already adds none."""
    state = position(f"{HOUSE}hot=3-3 crew=3-0:captain due=ended,begin,explosion")
    events = play(state, "roll 3-3")
    assert not [event for event in events if isinstance(event, HotSpotPlaced)]
    assert sum(map(int, state.hot_spots)) == 1


@pytest.mark.parametrize("owed", ["ride.1", "ride.1,ride", "gun", "gun-red", "gun-black", "reroll"])
def test_what_may_come_between_actions(owed: str) -> None:
    """Vehicles and the deck gun ask in a turn of the advanced rules, and not over each other."""
    line = f"{HOUSE}turn=3 red=1 black=1 crew=0-4:driver due=ended,act,{owed}"
    assert position(line).depth > 2
    family = line.replace("rules=advanced ", "").replace("ambulance=west engine=north ", "")
    for other in (line.replace("act", "act,reroll"), family.replace(":driver", "")):
        with pytest.raises(UnreadableError, match="expected things owed in an order of the"):
            position(other)
