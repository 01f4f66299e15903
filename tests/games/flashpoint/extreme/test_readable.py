"""What play comes to can be read: each position below was once written in vain."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import advanced, named, tokens
from tests.games.flashpoint.scenes import actor, hazmats, hot_spots, legal, play, refused

from caserne.core.errors import UnreadableError
from caserne.games import read_position
from caserne.games.flashpoint.events import HazmatExploded, WallDamaged
from caserne.games.flashpoint.game import FlashPoint
from caserne.games.flashpoint.incident import Incident

BASE = "board=garage level=basement"
LAB = "board=laboratory"
CHEMICAL = f"{LAB} level=basement small=chemical"
FIRE = "due=ended,begin,replenish,aftermath,fire"
NOBODY_UNSEEN = "unseen=0+0 saved=5 lost=1"
GARAGE_RUINS = (
    "edges=0-2/1-2:ruin,1-0/1-1:ruin,2-1/3-1:ruin,2-3/3-3:ruin,3-1/4-1:ruin,3-4/4-4:ruin,"
    "4-0/4-1:ruin,6-0/6-1:ruin,2-4/2-5:ruin,4-4/4-5:ruin,6-4/6-5:ruin"
)
LAB_RUINS = (
    "edges=0-2/1-2:ruin,0-4/1-4:ruin,1-0/1-1:ruin,1-4/1-5:ruin,2-1/3-1:ruin,2-4/3-4:ruin,"
    "3-0/3-1:ruin,6-0/6-1:ruin,6-4/6-5:ruin,4-2/5-2:ruin"
)


def read_back(options: str, state: Incident) -> Incident:
    """Write a position and read it, which must give the same one."""
    game = FlashPoint.from_text(f"rules=advanced firefighters={state.crew} {options}")
    line = game.write_position(state)
    again = read_position(line)[1]
    assert isinstance(again, Incident)
    assert game.write_position(again) == line
    assert again.damage == state.damage
    return again


@pytest.mark.rule("fp.x.toxic")
def test_a_hazmat_in_poison_can_be_read() -> None:
    """Poison does nothing to it, so it lies there while actions are taken."""
    options = f"{LAB} small=chemical"
    line = f"crew=0-0:captain objects=chemical:3 fire=u5-5 hazmats=u6-6 {NOBODY_UNSEEN} {FIRE}"
    state = advanced(options, line)
    play(state, "roll 5-5", "spill u6-6")
    while legal(state, "spill"):
        play(state, legal(state, "spill")[-1])
    assert (actor(state), state.ap) == ("seat 1", 4)
    assert hazmats(read_back(options, state)) == {"u6-6"}


@pytest.mark.rule("fp.x.toxic")
@pytest.mark.parametrize(
    "field", ["victims=u6-6 unseen=9+5", "poi=u6-6", "treated=u6-6 unseen=9+5"]
)
def test_nobody_lies_in_poison_while_actions_are_taken(field: str) -> None:
    """Victims and POI there were lost."""
    line = f"crew=0-0:captain objects=chemical:gone toxic=u6-6 {field}"
    with pytest.raises(UnreadableError, match="expected a floor, got 'u6-6'"):
        advanced(f"{LAB} small=chemical", line)


@pytest.mark.rule("fp.x.floor-destroyed", "fp.end.collapse")
def test_a_ladder_falls_with_the_floor_that_brings_the_building_down() -> None:
    """The end can be read: the ladder lies below."""
    line = f"crew=0-0:captain damaged=3-2 ladders=3-2 rack=3 fire=b3-10 {GARAGE_RUINS} {FIRE}"
    state = advanced(BASE, line)
    play(state, "roll 3-10")
    assert (state.collapsed, named(state, tokens(state).ladders)) == (True, {"b3-10"})
    read_back(BASE, state)


@pytest.mark.rule("fp.x.floor-destroyed", "fp.end.collapse")
def test_a_ladder_down_a_hole_falls_with_the_floor_it_leans_on() -> None:
    """Though that floor brings the building down."""
    options = f"{BASE} descents=yes"
    line = (
        f"crew=0-0:captain damaged=3-2 holes=3-3 spans=3-3:W rack=3 fire=b3-10,3-2 hot=3-2 {FIRE}"
    )
    state = advanced(options, f"{line} {GARAGE_RUINS.removesuffix(',6-4/6-5:ruin')}")
    play(state, "roll 3-10")
    assert (state.collapsed, named(state, tokens(state).spans)) == (True, set())
    read_back(options, state)


@pytest.mark.rule("fp.x.floor-destroyed", "fp.x.toxic", "fp.end.collapse")
def test_poison_goes_with_the_floor_that_brings_the_building_down() -> None:
    """As with any floor."""
    line = f"crew=0-0:captain objects=chemical:gone toxic=3-2 damaged=3-2 fire=b3-10 {FIRE}"
    state = advanced(CHEMICAL, f"{line} {LAB_RUINS.removesuffix(',4-2/5-2:ruin')}")
    play(state, "roll 3-10")
    assert (state.collapsed, named(state, tokens(state).toxic)) == (True, set())
    read_back(CHEMICAL, state)


@pytest.mark.rule("fp.hazmat.hotspot")
@pytest.mark.parametrize(
    ("options", "fields", "roll"),
    [
        (LAB, "crew=u2-4:generalist:carries-hazmat raised=u2-4 rack=3 fire=u2-5", "2-5"),
        (f"{LAB} platform=yes", "crew=u0-5:driver:carries-hazmat platform=u0-5 fire=u1-5", "1-5"),
        (f"{LAB} platform=yes", "crew=0-2:driver hazmats=u0-5 platform=u0-5 fire=u1-5", "1-5"),
    ],
    ids=["at a ladder's top", "on the platform", "left on the platform"],
)
def test_no_hot_spot_is_placed_in_the_air(options: str, fields: str, roll: str) -> None:
    """A hazmat that explodes outside an upper floor leaves the reserve as it is."""
    windows = "edges=u0-5/u1-5:window-open,u2-4/u2-5:window-open"
    state = advanced(options, f"{fields} {windows} {NOBODY_UNSEEN} {FIRE}")
    events = play(state, f"roll {roll}")
    assert [type(event) for event in events].count(HazmatExploded) == 1
    assert (hot_spots(state), state.reserve) == (set(), 6)


def test_a_hot_spot_in_the_air_is_not_read() -> None:
    """No dice name such a space."""
    with pytest.raises(UnreadableError, match="expected a space that dice can name, got 'u2-4'"):
        advanced(LAB, "crew=0-0:captain hot=u2-4")


@pytest.mark.rule("fp.end.collapse", "fp.x.window")
def test_in_a_building_that_falls_no_blast_goes_on() -> None:
    """The last counter goes to an open window; the wall behind it takes none."""
    options = f"{LAB} platform=yes"
    ruins = f"{LAB_RUINS},u0-6/u1-6:ruin,u0-7/u1-7:damaged-wall,u0-8/u1-8:window-open"
    line = f"crew=u0-8:driver:carries-hazmat platform=u0-8 fire=u0-8,u1-8 {ruins} {FIRE}"
    state = advanced(options, line)
    assert state.damage == 23
    events = play(state, "roll 1-1")
    used = [event.used for event in events if isinstance(event, WallDamaged)]
    assert (state.damage, used[-1]) == (24, 24)
    read_back(options, state)


@pytest.mark.rule("fp.x.ladder.bridge", "fp.x.ladder.down", "fp.x.car")
@pytest.mark.parametrize(("option", "verb"), [("bridges", "bridge"), ("descents", "sink")])
def test_no_ladder_is_laid_under_an_object(option: str, verb: str) -> None:
    """An object over a hole blocks it, and a ladder there is not read."""
    options = f"{LAB} level=basement large=yes {option}=yes"
    state = advanced(options, "crew=2-2:generalist:carries-ladder rack=3 holes=1-2")
    rule = "fp.x.ladder.bridge" if option == "bridges" else "fp.x.ladder.down"
    assert (refused(state, f"{verb} 1-2"), legal(state, verb)) == (rule, [])
    span = "bridge" if option == "bridges" else "S"
    with pytest.raises(UnreadableError, match="expected a hole, got '1-2'"):
        advanced(options, f"crew=0-0:generalist rack=3 holes=1-2 spans=1-2:{span}")


def test_no_ladder_leans_on_an_object() -> None:
    """Nobody could have put it there."""
    options = f"{LAB} level=basement large=yes descents=yes"
    with pytest.raises(UnreadableError, match="expected a floor beside the hole, got '2-2'"):
        advanced(options, "crew=0-0:generalist rack=3 holes=2-2 spans=2-2:N")


@pytest.mark.rule("fp.x.ladder.bridge", "fp.x.ladder.lower")
def test_no_bridge_is_taken_up_from_a_bridge() -> None:
    """It would lie over a hole; from the floor beside it is taken up."""
    options = f"{BASE} bridges=yes"
    line = "holes=3-2,3-3 spans=3-2:bridge,3-3:bridge rack=2"
    state = advanced(options, f"crew=3-2:generalist {line}")
    assert refused(state, "lower 3-3") == "fp.x.ladder.bridge"
    assert legal(state, "lower") == []
    state = advanced(options, f"crew=3-4:generalist {line}")
    play(state, "lower 3-3")
    assert named(read_back(options, state), tokens(state).ladders) == {"3-4"}


@pytest.mark.rule("fp.x.car")
@pytest.mark.parametrize("owed", ["ended,act", FIRE.removeprefix("due=")])
@pytest.mark.parametrize(
    ("field", "message"),
    [
        ("crew=0-0:captain", ""),
        ("crew=1-1:captain", "expected nobody where an object stands, got '1-1'"),
        ("crew=0-0:captain victims=1-1 unseen=9+5", "nothing where an object stands, got '1-1'"),
        ("crew=0-0:captain treated=1-2 unseen=9+5", "nothing where an object stands, got '1-2'"),
        ("crew=0-0:captain poi=1-1", "nothing where an object stands, got '1-1'"),
        ("crew=0-0:captain hazmats=1-2", "nothing where an object stands, got '1-2'"),
    ],
)
def test_nobody_and_nothing_is_where_an_object_stands(field: str, message: str, owed: str) -> None:
    """Neither in a turn nor while the fire is resolved, after which somebody's turn begins."""
    options, line = f"{LAB} large=yes", f"{field} objects=large:1 due={owed}"
    if not message:
        assert advanced(options, line).depth > 1
        return
    with pytest.raises(UnreadableError, match=message):
        advanced(options, line)


@pytest.mark.parametrize("laid", ["", "poi=u1-6", "hazmats=u1-6"])
def test_a_set_up_lays_nothing_while_the_explosions_go_on(laid: str) -> None:
    """What is still to leak, to jam or to break would fall on what was laid."""
    options, leak = f"{LAB} small=chemical", "objects=chemical:gone toxic=u6-6 trail=u6-6"
    line = f"crew=station:captain {leak} {laid} due=ended,begin,place,first-poi,hazmat,leak"
    if not laid:
        assert legal(advanced(options, line), "spill")
        return
    with pytest.raises(UnreadableError, match="expected an empty house until all explosions"):
        advanced(options, line)


@pytest.mark.rule("fp.x.platform")
def test_each_boards_once() -> None:
    """Two who stand by the platform are both asked; nobody is asked again once gone up."""
    options = f"{LAB} platform=yes"
    line = "crew=0-2:driver,0-2:captain platform=u0-5 due=ended,act,"
    state = advanced(options, f"{line}boarding.1,boarding")
    play(state, "ride u0-5", "ride u0-5")
    read_back(options, state)
    for twice in ("boarding,boarding", "boarding.1,boarding,boarding.1"):
        with pytest.raises(UnreadableError, match="expected each to be asked once"):
            advanced(options, line + twice)


UPHEAVAL = "crew=0-0:captain objects={} damaged=4-3 holes=4-2 {} due=ended,begin,aftermath,{}"


@pytest.mark.parametrize(
    ("owed", "sound", "unsound"),
    [
        ("jam.{edge}", "2-2/3-2", "0-2/1-2"),
        ("break.{space},jam.{door}", "4-3", "4-4"),
        ("under.{below},jam.{door}", "4-2", "4-3"),
    ],
)
def test_an_explosion_brings_about_what_can_be(owed: str, sound: str, unsound: str) -> None:
    """A fire door may jam, a damaged floor break, the space under a hole explode; no other."""
    board = FlashPoint.from_text(CHEMICAL).board
    for place, fits in ((sound, True), (unsound, False)):
        words = owed.format(
            edge=board.edge_numbers.get(place),
            space=board.numbers.get(place),
            below=board.below[board.numbers.get(place, 0)],
            door=board.edge_numbers["2-2/3-2"],
        )
        line = UPHEAVAL.format("chemical:3", "", words)
        if fits:
            assert advanced(CHEMICAL, line).depth > 1
        else:
            with pytest.raises(UnreadableError, match="expected what can be owed here"):
                advanced(CHEMICAL, line)


@pytest.mark.parametrize(
    ("objects", "owed", "trail", "fits"),
    [
        ("chemical:4", "burst.3,jam", "", True),
        ("chemical:3", "burst.3,jam", "", False),
        ("chemical:gone", "burst.3,jam", "", False),
        ("chemical:gone", "leak", "toxic=u6-6 trail=u6-6", True),
        ("chemical:gone", "leak", "toxic=u6-6", False),
    ],
)
def test_an_object_goes_off_once_it_has_taken_all(
    objects: str, owed: str, trail: str, *, fits: bool
) -> None:
    """Not before, and not twice; and it leaks from where it stood."""
    door = FlashPoint.from_text(CHEMICAL).board.edge_numbers["2-2/3-2"]
    line = UPHEAVAL.format(objects, trail, owed.replace("jam", f"jam.{door}"))
    if fits:
        assert advanced(CHEMICAL, line).depth > 1
    else:
        with pytest.raises(UnreadableError, match="expected what can be owed here"):
            advanced(CHEMICAL, line)
