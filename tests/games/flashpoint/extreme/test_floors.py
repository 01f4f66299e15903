"""Floors over a basement: damaged, destroyed, and what holes do; trapped firefighters."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import advanced, family, named, tokens
from tests.games.flashpoint.scenes import (
    carried,
    due_now,
    fires,
    hazmats,
    hot_spots,
    legal,
    play,
    pois,
    refused,
    smokes,
    victims,
    where,
)

from caserne.games.flashpoint.events import Exploded, HazmatExploded, KnockedDown, TurnBegan
from caserne.games.flashpoint.extreme.events import FloorDestroyed

BASE = "board=garage level=basement"
FIRE = "due=ended,begin,replenish,aftermath,fire"
ALARM = "due=ended,begin,replenish,aftermath,fire"


def holes(state: object) -> set[str]:
    """Name the holes."""
    x = tokens(state)  # type: ignore[arg-type]
    return {x.board.names[space] for space, floor in enumerate(x.floors) if floor == 2}


def damaged(state: object) -> set[str]:
    """Name the damaged floors."""
    x = tokens(state)  # type: ignore[arg-type]
    return {x.board.names[space] for space, floor in enumerate(x.floors) if floor == 1}


# Damage


@pytest.mark.rule("fp.x.floor-damage")
def test_an_explosion_in_the_basement_damages_the_floor_above() -> None:
    """Just above its target, and no damage counter is used for that."""
    state = family(BASE, f"crew=0-0 fire=b3-10 {FIRE}")
    play(state, "roll 3-10")
    assert (damaged(state), holes(state)) == ({"3-2"}, set())
    assert state.damage == 0


def test_a_damaged_floor_matters_to_nobody() -> None:
    """One walks on it as before."""
    state = family(BASE, "crew=3-1 damaged=3-2")
    play(state, "move 3-2")
    assert where(state, 1) == "3-2"


@pytest.mark.rule("fp.x.floor-damage", "fp.x.floor-destroyed")
@pytest.mark.parametrize(("fire", "roll"), [("b3-10", "3-10"), ("3-2", "3-2")])
def test_an_explosion_under_or_on_a_damaged_floor_destroys_it(fire: str, roll: str) -> None:
    """The floor is gone, and two damage counters with it."""
    state = family(BASE, f"crew=0-0 damaged=3-2 fire={fire} {FIRE}")
    events = play(state, f"roll {roll}")
    assert (damaged(state), holes(state)) == (set(), {"3-2"})
    broken = next(event for event in events if isinstance(event, FloorDestroyed))
    assert broken.used == state.damage >= 2


@pytest.mark.rule("fp.x.floor-damage")
def test_a_sound_floor_bears_an_explosion_on_it() -> None:
    """Only the basement damages floors."""
    state = family(BASE, f"crew=0-0 fire=3-2 {FIRE}")
    play(state, "roll 3-2")
    assert damaged(state) == holes(state) == set()


@pytest.mark.rule("fp.x.basement")
def test_the_basements_outer_walls_take_no_damage() -> None:
    """An explosion in a corner damages nothing."""
    state = family(BASE, f"crew=0-0 fire=b6-9 {FIRE}")
    play(state, "roll 6-9")
    assert (state.damage, fires(state)) == (0, {"b6-9", "b5-9", "b6-10"})


# Destruction


@pytest.mark.rule("fp.x.floor-destroyed")
def test_fire_goes_with_the_floor_and_smoke_beside_it_burns() -> None:
    """Fire and smoke there go; smoke on adjacent spaces becomes fire, and flashover follows."""
    state = family(BASE, f"crew=0-0 damaged=3-2 fire=b3-10 smoke=3-2,3-3,3-4 {FIRE}")
    play(state, "roll 3-10")
    assert "3-2" not in fires(state) | smokes(state)
    assert {"3-3", "3-4"} <= fires(state)
    state = family(BASE, f"crew=0-0 damaged=3-2 fire=b3-10,3-2 {FIRE}")
    play(state, "roll 3-10")
    assert "3-2" not in fires(state)


@pytest.mark.rule("fp.x.floor-destroyed")
def test_people_on_it_are_lost_and_firefighters_knocked_down() -> None:
    """Whoever is beside it is spared."""
    line = f"crew=3-2 damaged=3-2 fire=b3-10 victims=3-2 poi=3-1 unseen=9+5 {FIRE}"
    state = family(BASE, line)
    events = play(state, "roll 3-10")
    assert [type(event) for event in events].count(KnockedDown) == 1
    assert due_now(state) == "recover"
    play(state, legal(state)[0])
    assert (victims(state), state.lost, pois(state)) == (set(), 1, {"3-1"})


@pytest.mark.rule("fp.x.floor-destroyed")
@pytest.mark.parametrize(("token", "lost"), [("victim", 1), ("false-alarm", 0)])
def test_a_poi_on_it_is_turned_over_and_lost(token: str, lost: int) -> None:
    """Only a victim counts as lost."""
    state = family(BASE, f"crew=0-0 damaged=3-2 fire=b3-10 poi=3-2 {FIRE}")
    play(state, "roll 3-10")
    assert due_now(state) == "loss"
    play(state, f"reveal {token}")
    assert (pois(state), victims(state), state.lost) == (set(), set(), lost)


@pytest.mark.rule("fp.x.floor-destroyed")
def test_hazmats_on_it_explode_and_its_hot_spot_returns() -> None:
    """The hot spot goes back to the reserve, and no new one comes to a hole."""
    line = f"crew=0-0:captain damaged=3-2 fire=b3-10 hazmats=3-2 hot=3-2 {ALARM}"
    state = advanced(BASE, line)
    events = play(state, "roll 3-10")
    assert [type(event) for event in events].count(HazmatExploded) == 1
    assert (hot_spots(state), hazmats(state), state.reserve) == (set(), set(), 7)
    assert "3-1" in fires(state)


@pytest.mark.rule("fp.x.floor-destroyed")
def test_a_hole_is_impassable() -> None:
    """One neither stands on it nor crosses it."""
    state = family(BASE, "crew=3-1 holes=3-2")
    assert refused(state, "move 3-2") == "fp.x.floor-destroyed"


@pytest.mark.rule("fp.x.floor-destroyed")
def test_a_destroyed_floor_can_bring_the_building_down() -> None:
    """With one counter left it takes that one, and the building collapses."""
    ruins = "edges=0-2/1-2:ruin,1-0/1-1:ruin,2-1/3-1:ruin,2-3/3-3:ruin,3-1/4-1:ruin,3-4/4-4:ruin,"
    ruins += "4-0/4-1:ruin,6-0/6-1:ruin,2-4/2-5:ruin,4-4/4-5:ruin,6-4/6-5:ruin,6-1/7-1:damaged-wall"
    state = family(BASE, f"crew=0-0 damaged=3-2 fire=b3-10 {ruins} {FIRE}")
    assert state.damage == 23
    events = play(state, "roll 3-10")
    used = [event.used for event in events if isinstance(event, FloorDestroyed)]
    assert (state.collapsed, state.damage, used) == (True, 24, [24])


@pytest.mark.rule("fp.x.floor-destroyed")
def test_the_order_of_what_happens_at_once() -> None:
    """Explosion, floor, hazmat, knock-down, losses: as the ruling says."""
    line = f"crew=3-2:captain damaged=3-2 fire=b3-10 hazmats=3-2 victims=3-2 unseen=9+5 {ALARM}"
    state = advanced(BASE, line)
    events = play(state, "roll 3-10")
    events += play(state, legal(state)[0])
    order = [
        "Exploded",
        "FloorDestroyed",
        "HazmatExploded",
        "KnockedDown",
        "Recovered",
        "VictimLost",
    ]
    names = [type(event).__name__ for event in events]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)


# Holes


@pytest.mark.rule("fp.x.floor-hole")
def test_water_reaches_the_space_under_a_hole() -> None:
    """From beside the hole, and from nowhere else."""
    state = family(BASE, "crew=3-1 holes=3-2 fire=b3-10")
    play(state, "douse b3-10", "extinguish b3-10")
    assert fires(state) == set()
    state = family(BASE, "crew=3-4 holes=3-2 fire=b3-10")
    assert refused(state, "douse b3-10") == "fp.extinguish"


@pytest.mark.rule("fp.x.floor-hole")
@pytest.mark.parametrize("roll", ["3-2", "3-1"])
def test_the_guns_water_falls_through_a_hole(roll: str) -> None:
    """Aimed at it or beside it."""
    state = advanced(BASE, "crew=1-0:generalist engine=west holes=3-2 fire=b3-10")
    play(state, "gun", f"roll {roll}")
    assert fires(state) == set()


@pytest.mark.rule("fp.x.floor-hole")
def test_a_gun_aimed_at_a_hole_splashes_in_the_basement() -> None:
    """As if the space below were its target: what is beside the hole upstairs stays dry."""
    line = "crew=1-0:generalist engine=west holes=3-2 fire=b3-10,b3-9,b3-11,b4-10,3-1,3-3"
    state = advanced(BASE, line)
    play(state, "gun", "roll 3-2")
    assert fires(state) == {"3-1", "3-3"}


@pytest.mark.rule("fp.x.floor-hole")
def test_an_explosion_under_a_hole_sets_smoke_beside_it_on_fire() -> None:
    """Besides what it does in the basement."""
    state = family(BASE, f"crew=0-0 holes=3-2 fire=b3-10 smoke=3-3 {FIRE}")
    play(state, "roll 3-10")
    assert "3-3" in fires(state)


@pytest.mark.rule("fp.x.floor-hole")
def test_a_shockwave_crosses_a_hole_and_drops_fire() -> None:
    """The space below burns, and the wave goes on."""
    state = family(BASE, f"crew=0-0 holes=3-2 fire=3-3,3-4 {FIRE}")
    play(state, "roll 3-4")
    assert {"b3-10", "3-1"} <= fires(state)


@pytest.mark.rule("fp.x.floor-hole")
def test_a_shockwave_over_a_burning_basement_makes_it_explode() -> None:
    """Once: its own shockwaves set off no more."""
    state = family(BASE, f"crew=0-0 holes=3-2 fire=3-3,3-4,b3-10 {FIRE}")
    events = play(state, "roll 3-4", "red 1")
    blown = [event.space for event in events if isinstance(event, Exploded)]
    assert blown == ["3-4", "b3-10"]
    assert {"b4-10", "b3-9", "b3-11"} <= fires(state)


@pytest.mark.rule("fp.x.floor-hole")
@pytest.mark.parametrize("rules", ["family", "advanced"])
def test_a_poi_falls_through_a_hole(rules: str) -> None:
    """In both games."""
    due = "due=ended,begin,replenish,poi"
    if rules == "family":
        state = family(BASE, f"crew=0-0 holes=3-2 {due}")
    else:
        state = advanced(BASE, f"crew=0-0:captain holes=3-2 {due}")
    play(state, "roll 3-2")
    assert pois(state) == {"b3-10"}


@pytest.mark.rule("fp.x.floor-hole")
def test_smoke_rolled_for_a_hole_falls_below() -> None:
    """Ruling: as everything that is sent to it."""
    state = family(BASE, f"crew=0-0 holes=3-2 {FIRE}")
    play(state, "roll 3-2")
    assert smokes(state) == {"b3-10"}


# Ladders at holes


@pytest.mark.rule("fp.x.ladder.bridge")
def test_a_carried_ladder_bridges_a_hole() -> None:
    """For 2 AP, and one crosses it."""
    options = f"{BASE} bridges=yes"
    state = advanced(options, "crew=3-1:generalist:carries-ladder rack=3 holes=3-2")
    play(state, "bridge 3-2", "move 3-2", "move 3-3")
    assert (where(state, 1), state.ap, carried(state, 1)) == ("3-3", 0, "nothing")


@pytest.mark.rule("fp.x.ladder.bridge")
def test_without_its_option_there_is_no_bridge() -> None:
    """Nor without a ladder."""
    state = advanced(BASE, "crew=3-1:generalist:carries-ladder rack=3 holes=3-2")
    assert refused(state, "bridge 3-2") == "fp.x.ladder.bridge"
    state = advanced(f"{BASE} bridges=yes", "crew=3-1:generalist holes=3-2")
    assert refused(state, "bridge 3-2") == "fp.x.ladder.bridge"


@pytest.mark.rule("fp.x.ladder.bridge")
def test_an_explosion_below_destroys_the_bridge() -> None:
    """For good, and whoever is on it is knocked down."""
    options = f"{BASE} bridges=yes"
    line = f"crew=3-2:generalist rack=3 holes=3-2 spans=3-2:bridge fire=b3-10 {ALARM}"
    state = advanced(options, line)
    play(state, "roll 3-10")
    assert due_now(state) == "recover"
    assert (tokens(state).broken, named(state, tokens(state).spans)) == (1, set())


@pytest.mark.rule("fp.x.ladder.bridge")
def test_nothing_is_left_on_a_bridge() -> None:
    """Ruling: a ladder is no floor."""
    options = f"{BASE} bridges=yes"
    line = "crew=3-2:generalist:carries-victim rack=3 holes=3-2 spans=3-2:bridge unseen=9+5"
    assert refused(advanced(options, line), "drop") == "fp.x.ladder.bridge"


@pytest.mark.rule("fp.x.ladder.down")
def test_a_ladder_goes_down_through_a_hole() -> None:
    """For 2 AP it joins the own space with the one under the hole."""
    options = f"{BASE} descents=yes"
    state = advanced(options, "crew=3-1:generalist:carries-ladder rack=3 holes=3-2")
    play(state, "sink 3-2", "climb b3-10", "climb 3-1")
    assert (where(state, 1), state.ap) == ("3-1", 0)


@pytest.mark.rule("fp.x.ladder.down", "fp.x.ladder.climb")
@pytest.mark.parametrize(("at", "goal"), [("b3-10", "3-1"), ("3-1", "b3-10")])
def test_nobody_is_led_up_or_down_such_a_ladder(at: str, goal: str) -> None:
    """A treated victim must be carried there as well."""
    options = f"{BASE} descents=yes"
    line = "holes=3-2 spans=3-2:W rack=3 unseen=9+5"
    state = advanced(options, f"crew={at}:generalist:leads {line}")
    assert refused(state, f"climb {goal}") == "fp.x.ladder.climb"
    assert f"climb {goal}" not in legal(state)
    state = advanced(options, f"crew={at}:generalist:carries-treated {line}")
    play(state, f"climb {goal}")
    assert (where(state, 1), state.ap) == (goal, 2)


@pytest.mark.rule("fp.x.ladder.down", "fp.x.toxic")
def test_no_ladder_goes_down_into_poison() -> None:
    """Nobody could enter the space under it."""
    options = "board=laboratory level=basement small=chemical descents=yes"
    line = "crew=3-1:generalist:carries-ladder rack=3 holes=3-2 objects=chemical:gone"
    state = advanced(options, f"{line} toxic=b3-10")
    assert refused(state, "sink 3-2") == "fp.x.ladder.down"
    assert "sink 3-2" in legal(advanced(options, f"{line} toxic=b3-9"))


@pytest.mark.rule("fp.x.ladder.down")
def test_without_its_option_no_ladder_goes_down() -> None:
    """The hole stays a hole."""
    state = advanced(BASE, "crew=3-1:generalist:carries-ladder rack=3 holes=3-2")
    assert refused(state, "sink 3-2") == "fp.x.ladder.down"


# The structural engineer


@pytest.mark.rule("fp.x.structural-engineer")
def test_the_structural_engineer_is_a_ninth_specialist() -> None:
    """By its option it may be chosen."""
    state = advanced("board=garage engineer=yes", "crew=0-7:captain ap=4")
    assert "crew structural-engineer" in legal(state)
    state = advanced("board=garage", "crew=0-7:captain ap=4")
    assert refused(state, "crew structural-engineer") == "fp.adv.specialists"


@pytest.mark.rule("fp.x.structural-engineer")
def test_the_engineers_turn_begins_with_four_points() -> None:
    """And none of them is free."""
    line = "crew=0-7:structural-engineer ap=0 unseen=0+0 saved=5 lost=1"
    state = advanced("board=garage engineer=yes", line)
    began = [event for event in play(state, "end", "roll 2-2") if isinstance(event, TurnBegan)]
    assert [(event.ap, event.free) for event in began] == [(4, 0)]


@pytest.mark.rule("fp.x.structural-engineer")
def test_the_engineer_clears_hot_spots_and_mends_walls() -> None:
    """1 AP for the hot spot of its space, 2 AP for a damaged wall; both go back to their supply."""
    line = "crew=1-1:structural-engineer hot=1-1 edges=1-0/1-1:damaged-wall"
    state = advanced("board=garage engineer=yes", line)
    play(state, "cool", "mend 1-0/1-1")
    assert (state.ap, state.reserve, state.damage) == (1, 7, 0)
    assert (hot_spots(state), "mend 1-0/1-1" in legal(state)) == (set(), False)


@pytest.mark.rule("fp.x.structural-engineer")
@pytest.mark.parametrize("fire", ["1-2", "2-1"])
def test_the_engineer_works_away_from_fire(fire: str) -> None:
    """No fire on the own or an adjacent space; and it has no water."""
    line = f"crew=1-1:structural-engineer hot=1-1 edges=1-0/1-1:damaged-wall fire={fire}"
    state = advanced("board=garage engineer=yes", line)
    assert refused(state, "cool") == "fp.x.structural-engineer"
    assert refused(state, "mend 1-0/1-1") == "fp.x.structural-engineer"
    assert refused(state, f"extinguish {fire}") == "fp.x.structural-engineer"


@pytest.mark.rule("fp.x.structural-engineer")
def test_destroyed_walls_are_not_mended() -> None:
    """Nor light walls or windows, which know no damage but destruction."""
    line = "crew=1-1:structural-engineer edges=1-0/1-1:ruin"
    state = advanced("board=garage engineer=yes", line)
    assert refused(state, "mend 1-0/1-1") == "fp.x.structural-engineer"


@pytest.mark.rule("fp.x.repair-floor")
@pytest.mark.parametrize("at", ["3-2", "b3-10"])
def test_the_engineer_repairs_a_damaged_floor_from_on_it_or_below(at: str) -> None:
    """For 2 AP, by the option."""
    options = f"{BASE} engineer=yes repairs=yes"
    state = advanced(options, f"crew={at}:structural-engineer damaged=3-2")
    play(state, "repair 3-2")
    assert (damaged(state), state.ap) == (set(), 2)
    without = advanced(f"{BASE} engineer=yes", f"crew={at}:structural-engineer damaged=3-2")
    assert refused(without, "repair 3-2") == "fp.x.repair-floor"


@pytest.mark.rule("fp.x.repair-floor")
@pytest.mark.parametrize("fire", ["3-1", "b3-10"])
def test_no_floor_is_repaired_beside_fire(fire: str) -> None:
    """Neither with a fire beside the floor nor below it; nor is a hole."""
    options = f"{BASE} engineer=yes repairs=yes"
    state = advanced(options, f"crew=3-2:structural-engineer damaged=3-2 fire={fire}")
    assert refused(state, "repair 3-2") == "fp.x.repair-floor"
    state = advanced(options, "crew=3-1:structural-engineer holes=3-2")
    assert refused(state, "repair 3-2") == "fp.x.repair-floor"
