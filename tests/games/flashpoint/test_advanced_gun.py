"""The deck gun: who fires it at what, where the dice take the water, and what it reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    due_now,
    fires,
    hazmats,
    hot_spots,
    legal,
    play,
    pois,
    position,
    refused,
    scene,
    smokes,
    victims,
    where,
)

from caserne.games.flashpoint.events import GunFired

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from caserne.core.event import Event
    from caserne.games.flashpoint.incident import Incident

ENGINE = """
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |               |1
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |               |
        +---+---+---+---+
"""
"""A firefighter where the engine stands, beside the north-eastern quadrant: 1-3 1-4 2-3 2-4."""


def at_engine(
    role: str = "generalist",
    *,
    ap: int | None = None,
    also: Mapping[str, str] | None = None,
    drawing: str = ENGINE,
) -> Incident:
    """Make the position of a firefighter at the engine, on the eastern side."""
    return scene(drawing, advanced=True, crew=role, engine="east", ap=ap, also=also)


def in_house(side: str, space: str, *, board: str = "house") -> Incident:
    """Make a position on a printed board with one firefighter at the engine."""
    return position(
        f"flashpoint rules=advanced board={board} firefighters=1"
        f" | crew={space}:generalist ap=4 ambulance=north engine={side} due=ended,act"
    )


def hit(events: Iterable[Event]) -> list[str]:
    """Name the spaces that the gun was aimed at."""
    return [event.space for event in events if isinstance(event, GunFired)]


# Who may fire it


@pytest.mark.rule("fp.deckgun")
@pytest.mark.parametrize(
    "role",
    ["paramedic", "cafs", "hazmat-technician", "generalist", "captain", "rescue", "imaging"],
)
def test_the_gun_costs_4(role: str) -> None:
    """Using the engine's gun costs 4 AP."""
    assert after(at_engine(role, ap=5), "gun").ap == 1


@pytest.mark.rule("fp.deckgun")
def test_the_gun_needs_4() -> None:
    """With 3 AP the gun stays silent; points for water alone are not for the gun."""
    assert refused(at_engine("cafs", ap=3), "gun") == "fp.turn.ap"


@pytest.mark.rule("fp.deckgun")
@pytest.mark.parametrize("space", ["1-5", "2-5"])
def test_the_gun_is_fired_from_the_engines_parking(space: str) -> None:
    """A firefighter on either space of the parking where the engine stands may use the gun."""
    state = scene(
        ENGINE.replace("|1", "|"),
        advanced=True,
        crew="generalist",
        engine="east",
        also={space: "1"},
    )
    assert legal(state, "gun") == ["gun"]


@pytest.mark.rule("fp.deckgun")
@pytest.mark.parametrize("engine", ["north", "south", "west"])
def test_the_gun_is_not_fired_from_where_the_engine_is_not(engine: str) -> None:
    """A parking without the engine has no gun."""
    state = scene(ENGINE, advanced=True, crew="driver", engine=engine)
    assert refused(state, "gun") == "fp.deckgun"


@pytest.mark.rule("fp.deckgun")
def test_the_gun_is_not_fired_from_beside_the_parking() -> None:
    """A firefighter next to the engine's parking, or in the house, cannot use the gun."""
    state = scene(
        ENGINE.replace("|1", "|"), advanced=True, crew="driver", engine="east", also={"3-5": "1"}
    )
    assert refused(state, "gun") == "fp.deckgun"


@pytest.mark.rule("fp.deckgun")
@pytest.mark.parametrize("space", ["1-3", "1-4", "2-3", "2-4"])
def test_nobody_may_be_in_the_quadrant(space: str) -> None:
    """The gun is not used while any firefighter is in its quadrant."""
    state = at_engine("driver generalist", also={space: "2"})
    assert refused(state, "gun") == "fp.deckgun"


@pytest.mark.rule("fp.deckgun")
@pytest.mark.parametrize("space", ["1-2", "2-2", "3-3", "3-4", "3-2", "0-3", "2-5"])
def test_firefighters_may_be_beside_the_quadrant(space: str) -> None:
    """Firefighters in the other quadrants, or outside, are not in the way of the gun."""
    state = at_engine("driver generalist", also={space: "2"})
    assert legal(state, "gun") == ["gun"]


@pytest.mark.rule("fp.deckgun")
@pytest.mark.parametrize("mark", ["v", "?", "h"])
def test_others_may_be_in_the_quadrant(mark: str) -> None:
    """Only firefighters keep the gun silent, not victims, POI or hazmats."""
    state = at_engine(also={"2-3": mark})
    assert legal(state, "gun") == ["gun"]


# Where it is aimed


@pytest.mark.rule("fp.deckgun")
@pytest.mark.parametrize(
    ("board", "side", "space", "corner"),
    [
        ("house", "north", "0-7", "1-8"),
        ("house", "east", "5-9", "6-8"),
        ("house", "south", "7-1", "6-1"),
        ("house", "west", "1-0", "1-1"),
        ("villa", "north", "0-3", "1-1"),
        ("villa", "east", "2-9", "1-8"),
        ("villa", "south", "7-5", "6-8"),
        ("villa", "west", "4-0", "6-1"),
    ],
)
@pytest.mark.parametrize("roll", ["1-1", "1-8", "6-1", "6-8"])
def test_the_gun_aims_at_the_quadrant_next_to_the_engine(
    board: str, side: str, space: str, corner: str, roll: str
) -> None:
    """Whatever the dice, the gun hits the quadrant that lies beside the engine's parking."""
    assert hit(play(in_house(side, space, board=board), "gun", f"roll {roll}")) == [corner]


@pytest.mark.rule("fp.deckgun.dice")
@pytest.mark.parametrize(
    ("roll", "target"),
    [
        ("4-5", "4-5"),
        ("6-8", "6-8"),
        ("5-6", "5-6"),
        ("3-5", "4-5"),
        ("2-6", "5-6"),
        ("1-8", "6-8"),
        ("4-4", "4-5"),
        ("5-3", "5-6"),
        ("6-2", "6-7"),
        ("4-1", "4-8"),
        ("3-4", "4-5"),
        ("2-2", "5-7"),
        ("1-1", "6-8"),
    ],
)
def test_a_die_outside_the_quadrant_is_turned_over(roll: str, target: str) -> None:
    """Each die that points out of the quadrant is turned over: 7 less red, 9 less black."""
    assert hit(play(in_house("east", "5-9"), "gun", f"roll {roll}")) == [target]


@pytest.mark.rule("fp.deckgun.dice")
@pytest.mark.parametrize(
    ("roll", "target"),
    [("3-4", "3-4"), ("4-4", "3-4"), ("3-5", "3-4"), ("6-8", "1-1"), ("5-7", "2-2")],
)
def test_dice_are_turned_into_the_upper_left_quadrant_too(roll: str, target: str) -> None:
    """For the north-western quadrant the high faces are the ones that are turned."""
    assert hit(play(in_house("west", "1-0"), "gun", f"roll {roll}")) == [target]


# What it reaches


@pytest.mark.rule("fp.deckgun.splash")
def test_the_gun_clears_its_target_and_all_around() -> None:
    """Fire and smoke go from the target and the spaces adjacent to it, not from those across."""
    state = at_engine(
        drawing="""
        +---+---+---+---+
        |     f   f   s |
        +   +   +   +   +
        | f   s   f   s |1
        +   +   +   +   +
        |     s   f   f |
        +   +   +   +   +
        |         f     |
        +---+---+---+---+
        """
    )
    play(state, "gun", "roll 2-3")
    assert fires(state) == {"1-2", "2-1", "3-4", "4-3"}
    assert smokes(state) == {"1-4", "3-2"}


@pytest.mark.rule("fp.deckgun.splash")
def test_smoke_on_the_target_goes_too() -> None:
    """Smoke on the target is removed like fire."""
    state = at_engine(also={"2-3": "s"})
    assert smokes(after(state, "gun", "roll 2-3")) == set()


@pytest.mark.rule("fp.deckgun.splash")
def test_walls_and_closed_doors_stop_the_splash() -> None:
    """The splash goes through what is open, not through walls, damaged walls and closed doors."""
    state = at_engine(
        drawing="""
        +---+---+---+---+
        |         f     |
        +   +   +---+   +
        |     f !   D f |1
        +   +   +-d-+   +
        |         f     |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """
    )
    play(state, "gun", "roll 2-3")
    assert fires(state) == {"1-3", "2-2", "2-4"}


@pytest.mark.rule("fp.deckgun.splash")
def test_ruins_and_empty_doorways_let_the_splash_through() -> None:
    """Destroyed walls and doorways without a door are no more than open floor."""
    state = at_engine(
        drawing="""
        +---+---+---+---+
        |         f     |
        +   +   +-'-+   +
        |     f o   d f |1
        +   +   +-D-+   +
        |         f     |
        +   +   +   +   +
        |               |
        +---+---+---+---+
        """
    )
    play(state, "gun", "roll 2-3")
    assert fires(state) == {"3-3"}


@pytest.mark.rule("fp.deckgun.splash")
def test_the_splash_leaves_the_quadrant() -> None:
    """The splash may reach spaces outside the quadrant aimed at."""
    beyond = {"2-2": "f", "3-3": "f"}
    state = at_engine(also=beyond)
    assert fires(after(state, "gun", "roll 2-3")) == set()


@pytest.mark.rule("fp.deckgun.splash")
@pytest.mark.parametrize("space", ["2-3", "2-4", "1-3"])
def test_the_gun_does_no_harm(space: str) -> None:
    """POI, victims, hazmats and hot spots under the water stay as they are."""
    state = at_engine(also={space: "f?vthx"})
    play(state, "gun", "roll 2-3")
    assert fires(state) == set()
    assert (pois(state), victims(state), hazmats(state), hot_spots(state)) == ({space},) * 4
    assert (state.victims[state.board.numbers[space]], state.lost, state.people) == (1, 0, 2)


@pytest.mark.rule("fp.deckgun.splash")
def test_the_gun_does_firefighters_no_harm() -> None:
    """A firefighter that the splash reaches beyond the quadrant stays where it is."""
    state = scene(
        ENGINE,
        advanced=True,
        crew="driver generalist",
        engine="east",
        carries={2: "victim"},
        also={"2-2": "2s"},
    )
    play(state, "gun", "roll 2-3", "keep")
    assert (where(state, 2), smokes(state), state.carrying[1]) == ("2-2", set(), 1)


@pytest.mark.rule("fp.deckgun", "fp.deckgun.dice", "fp.deckgun.splash")
def test_the_rulebooks_example_of_the_gun() -> None:
    """The printed example: one die turned over, two fires out, a POI untouched, two walls.

    The faces of its dice are lost from the text; this target is one that has two walls, as told.
    """
    state = position(
        "flashpoint rules=advanced firefighters=1 | fire=5-6,5-7,4-6,5-5 poi=6-6"
        " crew=5-9:generalist ap=5 ambulance=north engine=east due=ended,act"
    )
    assert hit(play(state, "gun", "roll 5-3")) == ["5-6"]
    assert fires(state) == {"4-6", "5-5"}
    assert pois(state) == {"6-6"}
    assert (state.ap, actor(state)) == (1, "seat 1")


# The driver


@pytest.mark.rule("fp.spec.driver")
def test_the_driver_fires_for_2() -> None:
    """The driver pays 2 AP for the gun."""
    assert after(at_engine("driver", ap=3), "gun").ap == 1


@pytest.mark.rule("fp.spec.driver")
def test_the_driver_needs_2() -> None:
    """With 1 AP the driver cannot use the gun."""
    assert refused(at_engine("driver", ap=1), "gun") == "fp.turn.ap"


@pytest.mark.rule("fp.spec.driver")
def test_the_driver_may_roll_one_die_again_or_both() -> None:
    """After the roll the driver may let it stand, or take up one die or both."""
    state = after(at_engine("driver"), "gun", "roll 1-3")
    assert (actor(state), due_now(state)) == ("seat 1", "reroll")
    assert legal(state) == ["keep", "reroll red", "reroll black", "reroll both"]


@pytest.mark.rule("fp.spec.driver")
def test_only_the_driver_rolls_again() -> None:
    """Anybody else takes the dice as they fall."""
    assert due_now(after(at_engine("generalist"), "gun", "roll 1-3")) == "act"


@pytest.mark.rule("fp.spec.driver")
@pytest.mark.parametrize(
    ("actions", "target"),
    [
        ("keep", "1-3"),
        ("reroll red,red 2,keep", "2-3"),
        ("reroll black,black 4,keep", "1-4"),
        ("reroll red,red 2,reroll black,black 4", "2-4"),
        ("reroll black,black 4,reroll red,red 2", "2-4"),
        ("reroll both,roll 2-4", "2-4"),
        ("reroll red,red 1,keep", "1-3"),
        ("reroll red,red 3,keep", "2-3"),
    ],
)
def test_the_last_result_counts(actions: str, target: str) -> None:
    """Only the final dice count, for better or worse; the gun is then fired, and once only."""
    state = after(at_engine("driver"), "gun", "roll 1-3")
    assert hit(play(state, *actions.split(","))) == [target]
    assert due_now(state) == "act"


@pytest.mark.rule("fp.spec.driver")
@pytest.mark.parametrize(
    ("first", "left"),
    [("reroll red,red 2", "reroll black"), ("reroll black,black 4", "reroll red")],
)
def test_after_one_die_the_other_may_follow(first: str, left: str) -> None:
    """After rolling one die again the driver may roll the other again, or stop there."""
    state = after(at_engine("driver"), "gun", "roll 1-3", *first.split(","))
    assert legal(state) == ["keep", left]


@pytest.mark.rule("fp.spec.driver")
@pytest.mark.parametrize("again", ["reroll red", "reroll both"])
def test_no_die_is_rolled_again_twice(again: str) -> None:
    """Each die can be rolled again only once, alone or with the other."""
    state = after(at_engine("driver"), "gun", "roll 1-3", "reroll red", "red 2")
    assert refused(state, again) == "fp.spec.driver"


@pytest.mark.rule("fp.spec.driver")
def test_rolling_again_costs_nothing() -> None:
    """The dice rolled again take no AP, and a second shot has its own."""
    state = at_engine("driver", ap=4)
    play(state, "gun", "roll 1-3", "reroll both", "roll 2-4", "gun", "roll 1-3")
    assert (state.ap, legal(state)[-1]) == (0, "reroll both")
