"""The order of what happens at once: a ruling of ours, and what set-up spares."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import advanced, family, named, tokens
from tests.games.flashpoint.scenes import due_now, fires, legal, play

from caserne.games.flashpoint.events import Exploded
from caserne.games.flashpoint.extreme.events import FloorDestroyed, ObjectExploded
from caserne.games.flashpoint.game import FlashPoint, as_incident

BASE = "board=garage level=basement"
FIRE = "due=ended,begin,replenish,aftermath,fire"


@pytest.mark.rule("fp.x.fire-door", "fp.x.floor-destroyed")
def test_the_dice_of_doors_come_before_floors() -> None:
    """The floor breaks once it is known whether the door jams."""
    state = advanced(BASE, f"crew=0-0:captain damaged=3-4 fire=3-4 {FIRE}")
    play(state, "roll 3-4")
    assert due_now(state) == "jam"
    assert tokens(state).holes == 0
    play(state, legal(state)[0])
    assert tokens(state).holes == 1


@pytest.mark.rule("fp.x.floor-destroyed", "fp.x.floor-hole", "fp.x.car")
def test_floors_come_before_fires_below_and_objects_last() -> None:
    """One explosion breaks its floor, reaches a fire under a hole, and is the car's fourth."""
    edges = "edges=4-2/4-3:ruin,4-4/4-5:ruin objects=car:3 holes=4-2 damaged=4-3"
    line = f"crew=0-0:captain {edges} fire=4-3,4-4,4-5,b4-10"
    state = advanced(f"{BASE} car=yes", f"{line} {FIRE}")
    events = play(state, "roll 4-3")
    told = [
        event.space
        for event in events
        if isinstance(event, FloorDestroyed | Exploded | ObjectExploded)
    ]
    assert told[:4] == ["4-3", "4-3", "b4-10", "4-6"]
    kinds = (Exploded, FloorDestroyed, Exploded, ObjectExploded)
    happened = [event for event in events if isinstance(event, kinds)]
    assert all(isinstance(event, kind) for event, kind in zip(happened, kinds, strict=False))


@pytest.mark.rule("fp.x.floor-hole")
def test_an_explosion_under_a_hole_sets_off_no_other() -> None:
    """Its shockwave comes up the stairs and crosses a second hole over a fire: that is all."""
    line = "crew=0-0:captain holes=4-4,5-4 fire=4-3,b4-12,b5-12,6-4"
    state = advanced(BASE, f"{line} {FIRE}")
    events = play(state, "roll 4-3")
    exploded = [event.space for event in events if isinstance(event, Exploded)]
    assert exploded == ["4-3", "b4-12"]


@pytest.mark.rule("fp.x.lab-small")
def test_flashover_comes_between_the_two_explosions_of_the_small_object() -> None:
    """So the second one runs on through what was smoke."""
    options = "board=laboratory small=explosive"
    state = family(options, f"crew=0-0 objects=small:3 fire=u6-6 smoke=u4-5 {FIRE}")
    play(state, "roll 6-6")
    assert {"u5-5", "u4-5", "u3-5"} <= fires(state)


@pytest.mark.rule("fp.x.setup-family", "fp.x.car")
def test_explosions_of_a_family_set_up_damage_no_object() -> None:
    """As they damage no wall."""
    state = as_incident(FlashPoint.from_text("board=garage car=yes firefighters=1").start())
    play(state, "roll 4-5")
    assert fires(state) == {"4-5", "3-5", "5-5"}
    assert set(tokens(state).counters) == {0}


@pytest.mark.rule("fp.x.setup-family", "fp.x.basement")
def test_explosions_of_a_family_set_up_damage_no_floor() -> None:
    """Though they be in the basement."""
    state = as_incident(FlashPoint.from_text(f"{BASE} firefighters=1").start())
    play(state, "roll 1-9")
    assert "b1-9" in fires(state)
    assert named(state, tokens(state).floors) == set()
