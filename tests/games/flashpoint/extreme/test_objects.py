"""Objects that take damage like a wall, and what they do once they have taken enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.extreme.places import advanced, family, named, tokens
from tests.games.flashpoint.scenes import (
    between,
    due_now,
    fires,
    hazmats,
    hot_spots,
    legal,
    play,
    pois,
    refused,
    scene,
    smokes,
    victims,
    where,
)

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint.events import Ignited
from caserne.games.flashpoint.extreme.events import ObjectDamaged, ObjectExploded, ToxicSpilled
from caserne.games.flashpoint.extreme.tokens import CHEMICAL, OBJECTS
from caserne.games.flashpoint.game import FlashPoint

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

CAR = "board=garage car=yes"
GAME = FlashPoint.from_text("board=laboratory firefighters=1 small=chemical")
FIRE = "due=ended,begin,replenish,aftermath,fire"


# In the way


@pytest.mark.rule("fp.x.car")
def test_an_object_blocks_movement() -> None:
    """One does not walk into it, nor through it."""
    state = family(CAR, "crew=4-5")
    assert refused(state, "move 4-6") == "fp.x.car"


@pytest.mark.rule("fp.x.car")
def test_an_object_takes_damage_instead_of_fire() -> None:
    """A blast that meets it puts a damage counter on it and stops; fire never does."""
    state = family(CAR, f"crew=0-0 fire=4-5 {FIRE}")
    play(state, "roll 4-5")
    assert list(tokens(state).counters) == [1, 0, 0, 0]
    assert fires(state) == {"4-5", "3-5", "5-5"}
    assert state.damage == 2


@pytest.mark.rule("fp.x.car")
def test_a_shockwave_ends_at_an_object() -> None:
    """It damages it as an explosion does."""
    state = family(CAR, f"crew=0-0 fire=2-6,3-6 {FIRE}")
    play(state, "roll 2-6")
    assert list(tokens(state).counters) == [1, 0, 0, 0]


@pytest.mark.rule("fp.x.car")
@pytest.mark.parametrize(("roll", "hit"), [("4-6", "4-5"), ("4-7", "4-5")])
def test_the_fire_follows_the_arrows_off_an_object(roll: str, hit: str) -> None:
    """Smoke rolled for it goes where the arrows lead."""
    state = family(CAR, f"crew=0-0 {FIRE}")
    play(state, f"roll {roll}")
    assert smokes(state) == {hit}


@pytest.mark.rule("fp.x.car")
@pytest.mark.parametrize("rules", ["family", "advanced"])
def test_a_poi_follows_the_arrows_off_an_object(rules: str) -> None:
    """In both games."""
    due = "due=ended,begin,replenish,poi"
    if rules == "family":
        state = family(CAR, f"crew=0-0 {due}")
    else:
        state = advanced(CAR, f"crew=0-0:captain {due}")
    play(state, "roll 4-7")
    assert pois(state) == {"4-5"}


# Exploding


@pytest.mark.rule("fp.x.car.explode")
def test_printed_example_of_the_cars_fourth_counter() -> None:
    """First the explosion of the fire phase, then the car's, in the six directions around it."""
    line = "crew=0-0:captain reserve=6 objects=car:3 fire=4-5 due=ended,begin,replenish,aftermath"
    state = advanced(CAR, f"{line},fire")
    events = play(state, "roll 4-5")
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("Exploded") < kinds.index("ObjectDamaged") < kinds.index("ObjectExploded")
    first = next(i for i, event in enumerate(events) if isinstance(event, ObjectExploded))
    before = {event.space for event in events[:first] if isinstance(event, Ignited)}
    assert before == {"3-5", "5-5"}
    around = {"3-6", "3-7", "5-6", "5-7", "4-8"}
    assert {"4-6", "4-7"} | around | before <= fires(state)
    assert hot_spots(state) == {"4-6", "4-7"}


@pytest.mark.rule("fp.x.car.explode")
def test_the_cars_counters_stay_used_up() -> None:
    """The car is gone, its four counters do not come back, and its spaces are ordinary ones."""
    state = family(CAR, f"crew=0-0 objects=car:3 fire=4-5 {FIRE}")
    play(state, "roll 4-5")
    assert named(state, tokens(state).objects) == set()
    assert state.damage == 4 + 2
    assert hot_spots(state) == set()


@pytest.mark.rule("fp.x.lab-large")
def test_the_large_object_explodes_like_the_car() -> None:
    """Its two spaces burn, and blasts go out from both."""
    options = "board=laboratory large=yes"
    state = family(options, f"crew=0-0 objects=large:3 fire=2-1 {FIRE}")
    play(state, "roll 2-1")
    assert {"1-1", "1-2", "2-2"} <= fires(state)
    assert between(state, "1-2", "1-3") == "ruin"
    assert named(state, tokens(state).objects) == set()


@pytest.mark.rule("fp.x.car.explode", "fp.x.lab-large", "fp.x.lab-small")
@pytest.mark.parametrize(
    ("options", "fields", "roll", "spaces"),
    [
        (CAR, "objects=car:3 fire=4-5", "4-5", {"4-6", "4-7"}),
        ("board=laboratory large=yes", "objects=large:3 fire=2-1", "2-1", {"1-1", "1-2"}),
        ("board=laboratory small=explosive", "objects=small:3 fire=u5-5", "5-5", {"u6-5"}),
    ],
)
@pytest.mark.parametrize("reserve", [0, 6])
def test_hot_spots_of_an_object_come_from_outside_the_reserve(
    options: str, fields: str, roll: str, spaces: set[str], reserve: int
) -> None:
    """Ruling: one for each of its spaces, though the reserve be empty, which stays as it was."""
    state = advanced(options, f"crew=0-0:captain {fields} reserve={reserve} {FIRE}")
    play(state, f"roll {roll}")
    while due_now(state) == "jam":
        play(state, "red 1")
    assert (hot_spots(state), state.reserve) == (spaces, reserve)


@pytest.mark.rule("fp.x.lab-small")
def test_the_small_object_explodes_twice() -> None:
    """One explosion after the other: what the first damages the second strikes again."""
    options = "board=laboratory small=explosive"
    line = "crew=0-0:captain objects=small:3 fire=u5-5 due=ended,begin,replenish,aftermath,fire"
    state = advanced(options, line)
    play(state, "roll 5-5")
    assert between(state, "u6-4", "u6-5") == "ruin"
    assert between(state, "u6-5", "u7-5") == "ruin"
    assert "u6-5" in hot_spots(state)
    assert {"u6-5", "u6-6"} <= fires(state)


@pytest.mark.rule("fp.x.car")
def test_four_counters_are_all_an_object_takes() -> None:
    """The large object's explosion meets both spaces of a car: it takes no fifth counter."""
    state = scene("""
          1
           +---+---+---+---+
           | f             |
           +   +   +   +   +
           |               ~
           +---+---+---+---+
    """)
    x = tokens(state)
    large, car = OBJECTS.index("large"), OBJECTS.index("car")
    for space, kind in (("1-2", large), ("1-3", large), ("2-2", car), ("2-3", car)):
        x.objects[state.board.numbers[space]] = kind + 1
        x.counters[kind] = 3
    state.damage += 3 + 3
    events = play(state, "end", "roll 1-1")
    hits = [(event.object, event.counters) for event in events if isinstance(event, ObjectDamaged)]
    assert hits == [("large", 4), ("car", 4)]
    exploded = [event.object for event in events if isinstance(event, ObjectExploded)]
    assert exploded == ["large", "car"]
    assert (x.counters[large], x.counters[car]) == (4, 4)


# The leak


@pytest.mark.rule("fp.x.leak")
def test_the_fourth_counter_starts_a_leak() -> None:
    """A toxic token takes the object's place, and the die says where the next one goes."""
    options = "board=laboratory small=chemical"
    state = family(options, f"crew=0-0 objects=chemical:3 fire=u5-5 {FIRE}")
    play(state, "roll 5-5")
    assert due_now(state) == "leak"
    assert named(state, tokens(state).toxic) == {"u6-5"}
    assert legal(state) == ["spill u5-5", "spill u6-6"]
    assert named(state, tokens(state).objects) == set()
    assert {state.weight(action) for action in state.legal()} == {1}


def leaking() -> Incident:
    """Draw the chemical object, three counters on it, beside a fire and among rooms to leak to."""
    state = scene("""
          1
           +---+---+---+---+
           |   |       ~   |
           +   +   +   +   +
           |   | v         |
           +   +   +   +---+
           | f             |
           +-O-+---+---+---+
    """)
    x = tokens(state)
    x.objects[state.board.numbers["3-2"]] = CHEMICAL + 1
    x.counters[CHEMICAL] = 3
    state.damage += 3
    return state


@pytest.mark.rule("fp.x.leak", "fp.x.toxic")
def test_printed_example_of_a_leak_step_by_step() -> None:
    """Three ways; two; a dead end, back along the trail and one way; three ways; a victim lost.

    The example stops at the fifth token; by the rule's own sentence a sixth follows.
    """
    state = leaking()
    play(state, "end", "roll 3-1")
    assert fires(state) == {"3-1", "2-1", "4-1"}
    assert between(state, "3-0", "3-1") == "damaged-wall"
    assert tokens(state).counters[CHEMICAL] == 4
    assert legal(state) == ["spill 2-2", "spill 3-1", "spill 3-3"]
    play(state, "spill 3-3")
    assert legal(state) == ["spill 2-3", "spill 3-4"]
    events = play(state, "spill 3-4")
    assert [event.space for event in events if isinstance(event, ToxicSpilled)] == ["3-4", "2-3"]
    assert legal(state) == ["spill 1-3", "spill 2-2", "spill 2-4"]
    play(state, "spill 2-2")
    assert named(state, tokens(state).toxic) == {"3-2", "3-3", "3-4", "2-3", "2-2", "1-2"}
    assert (victims(state), state.lost) == (set(), 1)


@pytest.mark.rule("fp.x.leak")
def test_a_leak_stays_inside() -> None:
    """It does not go out by the doorway, so only one way is left and no die is rolled."""
    state = leaking()
    play(state, "end", "roll 3-1", "spill 3-1")
    assert named(state, tokens(state).toxic) >= {"3-2", "3-1", "2-1", "1-1"}
    assert not any(word.startswith("spill 4-") for word in legal(state))


@pytest.mark.parametrize("after", ["leak", "jam.5"])
def test_there_is_one_leak_and_nothing_before_it_is_spilt(after: str) -> None:
    """A second one would have nowhere to begin."""
    state = family(
        "board=laboratory small=chemical", f"crew=0-0 objects=chemical:3 fire=u5-5 {FIRE}"
    )
    play(state, "roll 5-5")
    line = GAME.write_position(state)
    assert GAME.read_position(line)[1].legal() == state.legal()
    with pytest.raises(UnreadableError, match="in an order of the family rules"):
        GAME.read_position(f"{line},{after}")


def test_an_object_explodes_once() -> None:
    """Owed twice, it would not be there any more the second time."""
    line = "crew=0-0 objects=car:4 due=ended,begin,replenish,aftermath,burst,jam.27"
    assert family(CAR, line).legal()
    with pytest.raises(UnreadableError, match="each object's explosion once"):
        family(CAR, line.replace("burst", "burst,burst"))


@pytest.mark.rule("fp.x.toxic")
def test_toxic_spaces_knock_down_and_keep_fire() -> None:
    """A firefighter there is knocked down; fire and smoke stay as they are."""
    options = "board=laboratory small=chemical"
    line = "crew=u6-6 objects=chemical:3 fire=u5-5 smoke=u6-6"
    state = family(options, f"{line} {FIRE}")
    spilt(state)
    assert due_now(state) == "recover"
    assert "u6-6" in fires(state)


def spilt(state: Incident) -> None:
    """Let the object beside the fire of u5-5 leak to u6-6 first, then as it comes."""
    play(state, "roll 5-5", "spill u6-6")
    while due_now(state) == "leak":
        play(state, legal(state)[0])


@pytest.mark.rule("fp.x.toxic")
def test_poison_knocks_down_where_nothing_burns() -> None:
    """It takes no fire."""
    options = "board=laboratory small=chemical"
    state = family(options, f"crew=u6-6 objects=chemical:3 fire=u5-5 {FIRE}")
    spilt(state)
    assert "u6-6" not in fires(state)
    assert due_now(state) == "recover"


@pytest.mark.rule("fp.x.toxic")
@pytest.mark.parametrize(("token", "lost"), [("victim", 1), ("false-alarm", 0)])
def test_a_poi_on_a_toxic_space_is_turned_over_and_lost(token: str, lost: int) -> None:
    """Ruling: like one on fire."""
    options = "board=laboratory small=chemical"
    state = family(options, f"crew=0-0 objects=chemical:3 fire=u5-5 poi=u6-6 {FIRE}")
    spilt(state)
    assert ("u6-6" in fires(state), due_now(state)) == (False, "loss")
    play(state, f"reveal {token}")
    assert (pois(state), victims(state), state.lost) == (set(), set(), lost)


@pytest.mark.rule("fp.x.toxic")
def test_a_leak_does_nothing_to_hazmats_and_hot_spots() -> None:
    """They lie where they lay, in poison now."""
    options = "board=laboratory small=chemical"
    line = f"crew=0-0:captain objects=chemical:3 fire=u5-5 hazmats=u6-6 hot=u6-6 {FIRE}"
    state = advanced(options, line)
    spilt(state)
    assert "u6-6" in named(state, tokens(state).toxic)
    assert (hazmats(state), hot_spots(state)) == ({"u6-6"}, {"u6-6"})


@pytest.mark.rule("fp.x.toxic")
def test_nobody_enters_a_toxic_space() -> None:
    """Nor anybody with a load."""
    state = family("board=laboratory small=chemical", "crew=u5-5 toxic=u6-5 objects=chemical:gone")
    assert refused(state, "move u6-5") == "fp.x.toxic"


@pytest.mark.rule("fp.x.toxic")
@pytest.mark.parametrize("rules", ["family", "advanced"])
def test_a_new_poi_follows_the_arrows_off_a_toxic_space(rules: str) -> None:
    """In both games."""
    options, fields = "board=laboratory small=chemical", "toxic=u6-5 objects=chemical:gone"
    due = "due=ended,begin,replenish,poi"
    if rules == "family":
        state = family(options, f"crew=0-0 {fields} {due}")
    else:
        state = advanced(options, f"crew=0-0:captain {fields} {due}")
    play(state, "roll 6-5")
    assert pois(state) == {"u5-5"}


@pytest.mark.rule("fp.x.toxic")
def test_the_hazmat_technician_cleans_an_adjacent_space() -> None:
    """For 2 AP, and nobody else does."""
    options, fields = "board=laboratory small=chemical", "toxic=u6-5 objects=chemical:gone"
    state = advanced(options, f"crew=u5-5:hazmat-technician {fields}")
    play(state, "clean u6-5", "move u6-5")
    assert (where(state, 1), state.ap) == ("u6-5", 1)
    state = advanced(options, f"crew=u5-5:generalist {fields}")
    assert refused(state, "clean u6-5") == "fp.x.toxic"
