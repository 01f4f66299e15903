"""Engine and ambulance: where they stand, who drives and rides, and whom the ambulance saves."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    carried,
    due_now,
    legal,
    play,
    position,
    refused,
    scene,
    victims,
    where,
)

SIDES = ("north", "east", "south", "west")

PARKINGS = {
    ("house", "ambulance"): ("0-5 0-6", "3-9 4-9", "7-3 7-4", "3-0 4-0"),
    ("house", "engine"): ("0-7 0-8", "5-9 6-9", "7-1 7-2", "1-0 2-0"),
    ("villa", "ambulance"): ("0-5 0-6", "4-9 5-9", "7-3 7-4", "2-0 3-0"),
    ("villa", "engine"): ("0-3 0-4", "2-9 3-9", "7-5 7-6", "4-0 5-0"),
}
"""The parkings printed on both faces of the board, clockwise from the north side."""

LONE = """
       +---+---+
    1  |       |
       +   +   +
       |       |
       +---+---+
"""
"""A firefighter on the western parking; the others are 0-1 0-2, 1-3 2-3 and 3-1 3-2."""

BESIDE = """
       +---+---+
       |       |
       +   +   +
    1  |       |
       +---+---+
"""
"""A firefighter on the other space of the western parking."""

INSIDE = """
       +---+---+
       |1      |
       +   +   +
       |       |
       +---+---+
"""
"""A firefighter in the house."""

DOORSTEP = """
       +---+---+
       O1      |
       +   +   +
       |       |
       +---+---+
"""
"""A firefighter one step from the western parking."""

CROWD = """
       +---+---+
    12 |       |
       +   +   +
    3  |4      |
       +---+---+
"""
"""Three firefighters on the western parking, one in the house."""


# Parkings


@pytest.mark.rule("fp.vehicle.parking")
@pytest.mark.parametrize(("board", "vehicle"), list(PARKINGS))
@pytest.mark.parametrize("side", range(4))
def test_four_parkings_of_two_spaces(board: str, vehicle: str, side: int) -> None:
    """Each vehicle has four parkings reserved for it, one a side, and takes up two spaces."""
    spaces = PARKINGS[board, vehicle]
    start = spaces[side - 1].split()[0]
    other = "engine" if vehicle == "ambulance" else "ambulance"
    state = position(
        f"flashpoint rules=advanced board={board} firefighters=1"
        f" | crew={start}:generalist ap=2 {vehicle}={SIDES[side - 1]} {other}=north due=ended,act"
    )
    play(state, f"drive {vehicle} clockwise")
    assert legal(state, "ride") == [f"ride {space}" for space in spaces[side].split()]


# Driving


@pytest.mark.rule("fp.drive")
@pytest.mark.parametrize("vehicle", ["ambulance", "engine"])
def test_driving_costs_2(vehicle: str) -> None:
    """Driving a vehicle costs 2 AP."""
    state = scene(LONE, advanced=True, crew="generalist", ambulance="west", engine="west", ap=5)
    play(state, f"drive {vehicle} clockwise", "ride 0-1")
    assert state.ap == 3


@pytest.mark.rule("fp.drive")
@pytest.mark.parametrize("vehicle", ["ambulance", "engine"])
def test_driving_needs_2(vehicle: str) -> None:
    """With 1 AP nothing is driven; points for moving are not for driving."""
    state = scene(LONE, advanced=True, crew="rescue", ambulance="west", engine="west", ap=1)
    assert state.free == 3
    assert refused(state, f"drive {vehicle} clockwise") == "fp.turn.ap"


@pytest.mark.rule("fp.drive")
@pytest.mark.parametrize(
    ("start", "way", "goal"),
    [
        ("north", "clockwise", "east"),
        ("east", "clockwise", "south"),
        ("south", "clockwise", "west"),
        ("west", "clockwise", "north"),
        ("north", "counter-clockwise", "west"),
        ("west", "counter-clockwise", "south"),
        ("south", "counter-clockwise", "east"),
        ("east", "counter-clockwise", "north"),
    ],
)
def test_vehicles_go_round_the_house_either_way(start: str, way: str, goal: str) -> None:
    """A vehicle is driven clockwise or the other way round, from a parking to the next one."""
    state = scene(INSIDE, advanced=True, crew="generalist", ambulance=start)
    play(state, f"drive ambulance {way}")
    assert SIDES[state.ambulance] == goal


@pytest.mark.rule("fp.drive")
def test_the_far_side_is_two_drives() -> None:
    """Driving to the other side of the house takes two drives, 4 AP."""
    state = scene(INSIDE, advanced=True, crew="imaging", ambulance="north")
    play(state, "drive ambulance clockwise", "drive ambulance clockwise")
    assert (SIDES[state.ambulance], state.ap) == ("south", 0)


@pytest.mark.rule("fp.drive")
def test_one_vehicle_drives_and_the_other_stays() -> None:
    """Driving the ambulance leaves the engine where it is."""
    state = scene(INSIDE, advanced=True, crew="imaging", ambulance="north", engine="north")
    play(state, "drive ambulance clockwise")
    assert SIDES[state.engine] == "north"


@pytest.mark.rule("fp.drive")
def test_the_family_game_has_no_vehicles() -> None:
    """Vehicles are of the advanced rules only."""
    assert refused(scene(INSIDE), "drive ambulance clockwise") == "fp.drive"


# The engine


@pytest.mark.rule("fp.drive.engine")
@pytest.mark.parametrize("drawing", [LONE, BESIDE])
def test_the_engine_is_driven_from_either_of_its_spaces(drawing: str) -> None:
    """A firefighter drives the engine if it is on one of its two spaces."""
    state = scene(drawing, advanced=True, crew="generalist", engine="west")
    assert legal(state, "drive")[2:] == ["drive engine clockwise", "drive engine counter-clockwise"]


@pytest.mark.rule("fp.drive.engine")
@pytest.mark.parametrize("engine", ["north", "east", "south"])
def test_the_engine_is_not_driven_from_elsewhere(engine: str) -> None:
    """A parking where the engine does not stand is no place to drive it from."""
    state = scene(LONE, advanced=True, crew="driver", ambulance="west", engine=engine)
    assert refused(state, "drive engine clockwise") == "fp.drive.engine"


@pytest.mark.rule("fp.drive.engine")
def test_the_engines_driver_goes_with_it() -> None:
    """Whoever drives the engine must move with it."""
    state = scene(LONE, advanced=True, crew="generalist", ambulance="east", engine="west")
    play(state, "drive engine clockwise")
    assert refused(state, "stay") == "fp.drive.engine"
    assert legal(state) == ["ride 0-1", "ride 0-2"]


# The ambulance


@pytest.mark.rule("fp.drive.ambulance")
def test_the_ambulance_is_called_by_radio() -> None:
    """A firefighter has the ambulance driven without being on its spaces, and stays where it is."""
    state = scene(INSIDE, advanced=True, crew="generalist", ambulance="south")
    play(state, "drive ambulance clockwise")
    assert (SIDES[state.ambulance], where(state, 1), due_now(state)) == ("west", "1-1", "act")


@pytest.mark.rule("fp.drive.ambulance")
def test_the_ambulances_driver_may_stay() -> None:
    """A firefighter may choose to move with the ambulance or not."""
    state = scene(LONE, advanced=True, crew="generalist", ambulance="west")
    play(state, "drive ambulance clockwise")
    assert legal(state) == ["stay", "ride 0-1", "ride 0-2"]
    play(state, "stay")
    assert (where(state, 1), SIDES[state.ambulance]) == ("1-0", "north")


# Riding along


@pytest.mark.rule("fp.drive.ride")
@pytest.mark.parametrize("vehicle", ["ambulance", "engine"])
def test_everybody_on_the_parking_is_asked(vehicle: str) -> None:
    """Each firefighter on the vehicle's parking may ride; its own player decides, driver first."""
    state = scene(
        CROWD,
        advanced=True,
        crew="generalist captain driver imaging",
        turn_of=2,
        ambulance="west",
        engine="west",
    )
    play(state, f"drive {vehicle} counter-clockwise")
    asked = []
    for choice in ("ride 3-1", "ride 3-2", "stay"):
        asked.append(actor(state))
        play(state, choice)
    assert asked == ["seat 2", "seat 3", "seat 1"]
    assert [where(state, man) for man in (1, 2, 3, 4)] == ["1-0", "3-1", "3-2", "2-1"]
    assert (due_now(state), actor(state)) == ("act", "seat 2")


@pytest.mark.rule("fp.drive.ride")
def test_riding_costs_the_riders_nothing() -> None:
    """Riders get on and off for 0 AP: only the drive is paid, by whoever drives."""
    state = scene(
        CROWD,
        advanced=True,
        crew="generalist captain driver imaging",
        ambulance="west",
        kept={2: 3},
    )
    play(state, "drive ambulance clockwise", "ride 0-1", "ride 0-1", "ride 0-1")
    assert (state.ap, state.saved_ap[1], state.saved_ap[2]) == (3, 3, 0)


@pytest.mark.rule("fp.drive.ride")
@pytest.mark.parametrize("space", ["0-1", "0-2"])
def test_a_rider_steps_off_on_either_space(space: str) -> None:
    """A rider may leave the vehicle on either of the two spaces of its new parking."""
    state = scene(LONE, advanced=True, crew="generalist", engine="west")
    assert where(after(state, "drive engine clockwise", f"ride {space}"), 1) == space


@pytest.mark.rule("fp.drive.ride")
@pytest.mark.parametrize("space", ["0-0", "1-1", "1-3", "1-0"])
def test_a_rider_steps_off_nowhere_else(space: str) -> None:
    """Neither beside the parking nor on the one it came from does anybody get off."""
    state = scene(LONE, advanced=True, crew="generalist", ambulance="west")
    play(state, "drive ambulance clockwise")
    assert refused(state, f"ride {space}") == "fp.drive.ride"


@pytest.mark.rule("fp.drive.ride")
def test_passengers_of_the_engine_may_stay() -> None:
    """Getting on is optional: only the engine's driver has no choice."""
    state = scene(CROWD, advanced=True, crew="generalist captain driver imaging", engine="west")
    play(state, "drive engine clockwise", "ride 0-1")
    assert (actor(state), legal(state)) == ("seat 2", ["stay", "ride 0-1", "ride 0-2"])


@pytest.mark.rule("fp.drive.ride")
def test_nobody_gets_on_where_the_vehicle_arrives() -> None:
    """Only those where the vehicle starts can ride, not those where it comes to."""
    state = scene(LONE, advanced=True, crew="generalist", ambulance="south")
    assert due_now(after(state, "drive ambulance clockwise")) == "act"


@pytest.mark.rule("fp.drive.ride")
def test_a_rider_takes_its_victim_along() -> None:
    """Whoever rides the engine with a victim gets off with it, and it is not saved yet."""
    state = scene(
        LONE,
        advanced=True,
        crew="generalist",
        ambulance="east",
        engine="west",
        carries={1: "victim"},
    )
    play(state, "drive engine clockwise", "ride 0-2")
    assert (where(state, 1), carried(state, 1), state.saved) == ("0-2", "victim", 0)


# Saved by the ambulance


@pytest.mark.rule("fp.rescue.ambulance")
@pytest.mark.parametrize(
    ("load", "leads", "saved"), [("victim", (), 1), ("nothing", (1,), 1), ("victim", (1,), 2)]
)
def test_a_victim_is_saved_at_the_ambulance(load: str, leads: tuple[int, ...], saved: int) -> None:
    """Victims carried or led to the parking where the ambulance stands are saved."""
    state = scene(
        DOORSTEP,
        advanced=True,
        crew="generalist",
        ambulance="west",
        carries={1: load},
        leads=leads,
    )
    play(state, "move 1-0")
    assert (state.saved, state.people, carried(state, 1), state.leading[0]) == (
        saved,
        0,
        "nothing",
        0,
    )


@pytest.mark.rule("fp.rescue.ambulance")
def test_outside_alone_is_not_enough() -> None:
    """A victim carried out of the house where the ambulance does not stand is not saved yet."""
    state = scene(
        DOORSTEP,
        advanced=True,
        crew="generalist",
        ambulance="south",
        carries={1: "victim"},
    )
    play(state, "move 1-0")
    assert (state.saved, carried(state, 1)) == (0, "victim")


@pytest.mark.rule("fp.rescue.ambulance")
def test_a_victim_is_saved_at_either_space_of_the_ambulance() -> None:
    """The second space of the ambulance's parking is as good as the first."""
    state = scene(
        """
           +---+---+
           |       |
           +   +   +
           O1      |
           +---+---+
        """,
        advanced=True,
        crew="generalist",
        ambulance="west",
        carries={1: "victim"},
    )
    assert after(state, "move 2-0").saved == 1


@pytest.mark.rule("fp.rescue.ambulance")
def test_a_led_victim_is_saved_beside_a_carried_hazmat() -> None:
    """Stepping out to the ambulance disposes of the carried hazmat and saves the led victim."""
    state = scene(
        DOORSTEP,
        advanced=True,
        crew="generalist",
        ambulance="west",
        carries={1: "hazmat"},
        leads=(1,),
    )
    play(state, "move 1-0")
    assert (state.disposed, state.saved, state.leading[0]) == (1, 1, 0)


@pytest.mark.rule("fp.rescue.ambulance")
def test_a_victim_that_rides_to_the_ambulance_is_saved() -> None:
    """By the engine or on foot: on the ambulance's parking a carried victim is safe."""
    state = scene(
        LONE,
        advanced=True,
        crew="generalist",
        ambulance="north",
        engine="west",
        carries={1: "victim"},
    )
    play(state, "drive engine clockwise", "ride 0-2")
    assert (state.saved, carried(state, 1)) == (1, "nothing")


@pytest.mark.rule("fp.rescue.drive")
@pytest.mark.parametrize("mark", ["v", "t"])
@pytest.mark.parametrize("space", ["1-0", "2-0"])
def test_the_ambulance_saves_whoever_lies_where_it_arrives(space: str, mark: str) -> None:
    """A victim on the parking to which the ambulance is driven is saved, treated or not."""
    state = scene(INSIDE, advanced=True, crew="imaging", ambulance="south", also={space: mark})
    play(state, "drive ambulance clockwise")
    assert (state.saved, victims(state), state.ap) == (1, set(), 2)


@pytest.mark.rule("fp.rescue.drive")
@pytest.mark.parametrize(
    ("load", "leads", "saved"), [("victim", (), 1), ("nothing", (1,), 1), ("treated", (1,), 2)]
)
def test_the_ambulance_saves_whom_a_firefighter_has_there(
    load: str, leads: tuple[int, ...], saved: int
) -> None:
    """Victims carried or led on the parking to which the ambulance is driven are saved as well."""
    state = scene(
        LONE,
        advanced=True,
        crew="imaging",
        ambulance="south",
        carries={1: load},
        leads=leads,
    )
    play(state, "drive ambulance clockwise")
    assert (state.saved, state.people, carried(state, 1), state.leading[0]) == (
        saved,
        0,
        "nothing",
        0,
    )


@pytest.mark.rule("fp.rescue.drive")
@pytest.mark.parametrize("space", ["0-0", "0-1", "3-1", "1-1"])
def test_the_ambulance_saves_nobody_elsewhere(space: str) -> None:
    """A victim beside the parking, at another one or in the house is not saved."""
    state = scene(INSIDE, advanced=True, crew="imaging", ambulance="south", also={space: "v"})
    play(state, "drive ambulance clockwise")
    assert (state.saved, victims(state)) == (0, {space})


@pytest.mark.rule("fp.drive.engine")
def test_the_engine_saves_nobody() -> None:
    """A victim on the engine's new parking stays there: the engine is no ambulance."""
    state = scene(
        LONE, advanced=True, crew="imaging", ambulance="south", engine="west", also={"0-1": "v"}
    )
    play(state, "drive engine clockwise", "ride 0-1")
    assert (state.saved, victims(state)) == (0, {"0-1"})


@pytest.mark.rule("fp.rescue.drive")
def test_the_seventh_victim_saved_by_driving_wins() -> None:
    """Driving the ambulance to the seventh victim wins, before anybody is asked to ride."""
    state = scene(LONE, advanced=True, crew="imaging", ambulance="west", saved=6, also={"0-1": "v"})
    play(state, "drive ambulance clockwise")
    assert (state.saved, actor(state)) == (7, "nobody")


@pytest.mark.rule("fp.rescue.drive", "fp.end.win")
def test_all_the_ambulance_finds_are_saved_before_the_game_ends() -> None:
    """With six saved and a victim on both spaces of the new parking, eight are saved, once."""
    state = scene(
        INSIDE,
        advanced=True,
        crew="imaging",
        ambulance="south",
        saved=6,
        also={"1-0": "v", "2-0": "v"},
    )
    happened = [type(event).__name__ for event in play(state, "drive ambulance clockwise")]
    assert (state.saved, happened.count("GameEnded"), happened[-1]) == (8, 1, "GameEnded")
