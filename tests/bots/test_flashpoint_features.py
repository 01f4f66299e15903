"""What a learned value sees of a position: each thing where it is, and nothing where it is not."""

from __future__ import annotations

from caserne.bots.flashpoint import features as seen
from caserne.bots.flashpoint import storeys
from caserne.bots.flashpoint.features import Features
from caserne.bots.flashpoint.outlook import KINDS, Outlook, kind_of
from caserne.bots.flashpoint.routes import Fires, Routes
from caserne.bots.flashpoint.values import Values
from caserne.bots.learning.net import SCALE, UNIT, Net
from caserne.games.flashpoint.game import FlashPoint, as_incident

REST = "unseen=9+4 seat=1 turn=5 ap=4 due=ended,act"


def read(text: str) -> list[int]:
    """Read the features of a position."""
    state = as_incident(FlashPoint.read_position(text)[1])
    features = Features(Values())
    features.read(state, Routes(state), Fires(state))
    return [int(feature) for feature in features.x]


def test_how_many_fires_the_next_ones_reach() -> None:
    """Whoever stands beside two fires reaches both, whoever is far off neither."""
    x = read(f"flashpoint firefighters=2 | fire=3-3,3-5 crew=3-4,1-1 {REST}")
    assert x[seen.REACH] == UNIT // 2
    assert x[seen.REACH + 1] < x[seen.REACH]
    assert x[seen.NEAREST] == 0
    assert x[seen.NEAREST + 1] > 0
    assert x[seen.REACH + 2] == x[seen.NEAREST + 2] == 0  # there is no third


def test_they_are_counted_from_whoever_acts_next() -> None:
    """The order is that of turns."""
    line = "flashpoint firefighters=2 | fire=3-3,3-5 crew=3-4,1-1 unseen=10+5 seat={} turn=5 ap=4"
    first, second = (read(f"{line.format(seat)} due=ended,act") for seat in (1, 2))
    assert first[seen.REACH] == second[seen.REACH + 1] > first[seen.REACH + 1]


def test_how_soon_people_are_out() -> None:
    """Nearer is sooner, nobody is never, and of a POI one knows only the odds."""
    near, far = (
        read(f"flashpoint firefighters=1 | victims={at} crew=3-1 {REST}") for at in ("3-1", "3-6")
    )
    assert near[seen.SOON] > far[seen.SOON] > 0
    assert near[seen.SOON + 1] == 0
    unsure = read(f"flashpoint firefighters=1 | poi=3-2 crew=3-1 {REST}")
    sure = read(f"flashpoint firefighters=1 | victims=3-2 crew=3-1 {REST}")
    assert 0 < unsure[seen.SOON] < sure[seen.SOON]


def test_what_threatens_people() -> None:
    """Beside fire they are in danger, on the ground and in arms, elsewhere not."""
    calm = read(f"flashpoint firefighters=1 | fire=1-8 victims=5-1 crew=5-2 {REST}")
    ground = read(f"flashpoint firefighters=1 | fire=5-2 victims=5-1 crew=1-1 {REST}")
    arms = read(f"flashpoint firefighters=1 | fire=5-2 crew=5-1:carries-victim {REST}")
    assert calm[seen.EXPOSED] == calm[seen.CARRIED] == 0
    assert ground[seen.EXPOSED] > 0
    hazmat = read(
        "flashpoint rules=advanced firefighters=1 | fire=5-2 crew=5-1:generalist:carries-hazmat "
        f"ambulance=west engine=north reserve=6 {REST}"
    )
    led = read(
        "flashpoint rules=advanced firefighters=1 | fire=5-2 crew=5-1:generalist:leads "
        f"ambulance=west engine=north reserve=6 {REST}"
    )
    assert led[seen.CARRIED] == arms[seen.CARRIED]
    assert arms[seen.CARRIED] > 0
    assert hazmat[seen.CARRIED] == 0
    assert (hazmat[seen.LADEN], arms[seen.LADEN]) == (UNIT // 2, 0)
    assert arms[seen.EXPOSED] == ground[seen.CARRIED] == 0


def test_what_burns_in_the_worst_quadrant() -> None:
    """Three fires in one quadrant are worse than one in each of three."""
    rest = "crew=7-3:generalist ambulance=west engine=north reserve=6 " + REST
    head = "flashpoint rules=advanced firefighters=1 | fire="
    together, apart = read(f"{head}1-6,1-7,1-8 {rest}"), read(f"{head}1-1,1-8,6-8 {rest}")
    assert (together[seen.WORST], apart[seen.WORST]) == (UNIT * 3 // 5, UNIT // 5)


def test_what_is_on_other_floors() -> None:
    """Fire, people and crew in the basement are counted; on the ground they are not."""
    head = "flashpoint board=laboratory level=basement firefighters=2 | "
    down = read(f"{head}fire=b3-9,b3-10 victims=b4-10 crew=b4-9,4-1 {REST}")
    up = read(f"{head}fire=3-2,3-3 victims=4-2 crew=4-3,4-1 {REST}")
    assert down[storeys.STOREYS : storeys.STOREYS + 3] == [2 * (UNIT // 10), UNIT // 3, UNIT // 2]
    assert up[storeys.STOREYS : storeys.STOREYS + 3] == [0, 0, 0]
    assert down[storeys.BELOW] == up[storeys.BELOW] == UNIT
    assert (down[storeys.ALONE], up[storeys.ALONE]) == (0, 0)
    left = read(f"{head}fire=b3-9,3-2,3-3 crew=4-3,4-1 {REST}")
    assert left[storeys.ALONE] == UNIT // 10
    attic = read(f"flashpoint board=garage level=attic firefighters=1 | fire=3-3 crew=0-1 {REST}")
    assert (attic[storeys.BELOW], attic[storeys.ABOVE]) == (0, UNIT)


def test_each_floor_by_itself() -> None:
    """Fire, smoke, crew and people are counted where they are, from the floor below the ground."""
    head = "flashpoint board=laboratory level=attic firefighters=2 | "
    x = read(f"{head}fire=u3-6,u3-7 smoke=a4-10 victims=4-2 crew=a5-10,0-1 {REST}")
    eighth = UNIT // 8
    assert floors(x, storeys.BURNING) == [0, 0, 2 * eighth, 0]
    assert floors(x, storeys.SMOKING) == [0, 0, 0, eighth]
    assert floors(x, storeys.PEOPLE) == [0, UNIT // 3, 0, 0]
    assert floors(x, storeys.MEN) == [0, UNIT // 2, 0, UNIT // 2]
    below, ground, upper, attic = floors(x, storeys.ACCESS)
    assert below == 0 < ground < upper < attic


def test_a_ladder_makes_a_floor_nearer() -> None:
    """It is nearer for all who may yet be found there; one in arms is seen as that."""
    head = "flashpoint board=laboratory rules=advanced firefighters=1 | crew=7-3:generalist"
    rest = f"ambulance=west engine=south reserve=6 {REST}"
    without, raised = read(f"{head} rack=4 {rest}"), read(f"{head} rack=3 raised=u7-6 {rest}")
    assert raised[storeys.ACCESS + 2] < without[storeys.ACCESS + 2]
    assert raised[storeys.ACCESS + 1] == without[storeys.ACCESS + 1]
    held = read(f"{head}:carries-ladder rack=3 {rest}")
    assert (held[storeys.LADDERS], without[storeys.LADDERS]) == (UNIT // 2, 0)


def test_how_far_help_is_from_a_floor_that_burns() -> None:
    """Whoever is on the floor is nearer to its fire than from outside."""
    head = "flashpoint board=laboratory firefighters=1 | fire=u3-6 crew="
    near, far = read(f"{head}u4-6 {REST}"), read(f"{head}0-1 {REST}")
    assert near[storeys.HELP + 2] < far[storeys.HELP + 2]
    assert near[storeys.HELP + 1] == far[storeys.HELP + 1] == 0


def test_how_long_rescues_take() -> None:
    """From far floors too, where what comes so late counts for nothing otherwise."""
    head = "flashpoint board=laboratory level=attic firefighters=1 | crew=3-2 victims="
    ground, attic = (read(f"{head}{at} {REST}")[storeys.TIMES] for at in ("3-2", "a3-11"))
    assert 0 < ground < attic < UNIT


def test_what_an_engineer_could_mend() -> None:
    """Damaged walls are counted if there is somebody who repairs them."""
    head = "flashpoint board=laboratory rules=advanced engineer=yes firefighters=1 | "
    rest = f"ambulance=west engine=south rack=4 reserve=6 edges=1-0/1-1:damaged-wall {REST}"
    mending, other = (
        read(f"{head}crew=0-1:{role} {rest}")[storeys.MENDABLE]
        for role in ("structural-engineer", "generalist")
    )
    assert (mending, other) == (UNIT // 8, 0)


def test_walls_are_in_danger_by_the_faces_of_the_dice() -> None:
    """With a further floor each space is rolled less often."""
    one = read(f"flashpoint board=garage firefighters=1 | fire=1-1 crew=0-1 {REST}")
    two = read(f"flashpoint board=garage level=attic firefighters=1 | fire=1-1 crew=0-1 {REST}")
    assert two[storeys.DAMAGING] == one[storeys.DAMAGING] * 48 // 72 > 0


def test_the_house_has_nothing_of_it() -> None:
    """There no feature of Extreme Danger is set, nor any that its nets do not see."""
    x = read(
        f"flashpoint rules=advanced firefighters=1 | fire=3-3 victims=3-5 crew=3-1:generalist "
        f"ambulance=west engine=north reserve=6 {REST}"
    )
    assert not any(x[seen.HOUSE :])
    assert not any(x[storeys.EXTREME : storeys.EXTREME + 5])


def floors(x: list[int], first: int) -> list[int]:
    """Take the features of the floors."""
    return x[first : first + storeys.FLOORS]


def test_each_kind_of_game_has_its_net() -> None:
    """What is said of a position comes from the net of its kind."""
    nets = {kind: Net(seen.HOUSE, [], [], place * SCALE) for place, kind in enumerate(KINDS)}
    outlook, told = Outlook(nets), list[int]()
    for options in ("", "rules=advanced", "board=garage", "board=garage rules=advanced"):
        state = as_incident(FlashPoint.from_text(options).start())
        told.append(int(outlook.chance(state, Routes(state), Fires(state))))
        assert KINDS[kind_of(state)] == KINDS[len(told) - 1]
    assert told == sorted(set(told))


def test_a_gun_that_a_platform_replaced_is_not_seen() -> None:
    """A driver at the engine has fire before it, or nothing to fire with; what burns is seen."""
    rest = f"crew=0-2:driver rack=4 ambulance=west engine=north reserve=6 {REST}"
    gun, platform = (
        read(f"flashpoint {options} firefighters=1 | fire=2-2,2-3 {rest}")
        for options in (
            "rules=advanced board=laboratory level=attic",
            "rules=advanced board=laboratory level=attic platform=yes",
        )
    )
    assert gun[seen.GUN] > 0
    assert platform[seen.GUN] == platform[seen.BLOCKED] == 0
    assert gun[seen.WORST] == platform[seen.WORST] > 0
