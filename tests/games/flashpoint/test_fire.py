"""The fire: smoke, explosion, shockwave, flashover, each case of each direction."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.scenes import (
    after,
    between,
    fires,
    legal,
    play,
    position,
    rules_of,
    scene,
    smokes,
)

from caserne.games.flashpoint.events import Exploded, Ignited, ShockwavePassed

if TYPE_CHECKING:
    from caserne.core.event import Event


def strip(spaces: str) -> str:
    """Draw a corridor with a firefighter outside, away from every explosion."""
    line = "---".join("+" * (len(spaces) // 4 + 1))
    return f"""
          1
           {line}
           |{spaces}
           {line}
    """


def ignited(events: list[Event], rule: str) -> list[str]:
    """Name the spaces that caught fire by a rule, in the order they did."""
    return [event.space for event in events if isinstance(event, Ignited) and event.rule == rule]


# Smoke


@pytest.mark.rule("fp.fire.target")
def test_smoke_goes_on_the_target() -> None:
    """Smoke is placed on the space the dice name, and nothing else happens on a clear board."""
    state = after(scene(strip("           |")), "end", "roll 1-2")
    assert (smokes(state), fires(state), state.damage) == ({"1-2"}, set(), 0)


@pytest.mark.rule("fp.fire.target")
def test_both_dice_are_rolled() -> None:
    """The red and the black die name any space of the house, each as likely as the others."""
    state = after(position("flashpoint firefighters=1 | crew=0-0 due=ended,act ap=4"), "end")
    faces = [f"roll {row}-{column}" for row in range(1, 7) for column in range(1, 9)]
    assert legal(state) == faces
    assert {state.weight(action) for action in state.legal()} == {1}
    play(state, "roll 5-3")
    assert smokes(state) == {"5-3"}


@pytest.mark.rule("fp.fire.smoke-on-smoke")
def test_smoke_on_smoke_is_fire() -> None:
    """Smoke placed on smoke becomes fire: smoke + smoke = fire."""
    state = scene(strip(" s         |"))
    events = play(state, "end", "roll 1-1")
    assert (fires(state), smokes(state)) == ({"1-1"}, set())
    assert "fp.fire.smoke-on-smoke" in rules_of(events)


@pytest.mark.rule("fp.fire.smoke-next-to-fire")
@pytest.mark.parametrize("mark", [" ", "d", "o", "'", "O"])
def test_smoke_next_to_fire_is_fire(mark: str) -> None:
    """Smoke placed adjacent to a fire becomes fire, through whatever is open."""
    state = scene(strip(f" f {mark}   |"))
    events = play(state, "end", "roll 1-2")
    assert (fires(state), smokes(state)) == ({"1-1", "1-2"}, set())
    assert "fp.fire.smoke-next-to-fire" in rules_of(events)


@pytest.mark.rule("fp.fire.smoke-next-to-fire")
@pytest.mark.parametrize("mark", ["|", "!", "D"])
def test_smoke_behind_a_wall_or_a_closed_door_stays_smoke(mark: str) -> None:
    """A wall, whole or with 1 counter, and a closed door keep smoke from a fire beside it."""
    state = after(scene(strip(f" f {mark}   |")), "end", "roll 1-2")
    assert (fires(state), smokes(state)) == ({"1-1"}, {"1-2"})


@pytest.mark.rule("fp.fire.smoke-next-to-fire")
def test_smoke_diagonal_to_fire_stays_smoke() -> None:
    """Diagonal spaces are not adjacent."""
    state = scene("""
          1
           +---+---+
           | f     |
           +   +   +
           |       |
           +---+---+
    """)
    play(state, "end", "roll 2-2")
    assert (fires(state), smokes(state)) == ({"1-1"}, {"2-2"})


@pytest.mark.rule("fp.fire.smoke-next-to-fire")
def test_smoke_next_to_smoke_stays_smoke() -> None:
    """Only fire sets new smoke alight, not smoke beside it."""
    state = after(scene(strip(" s         |")), "end", "roll 1-2")
    assert (fires(state), smokes(state)) == (set(), {"1-1", "1-2"})


@pytest.mark.rule("fp.fire.smoke-on-fire")
def test_smoke_on_fire_is_an_explosion() -> None:
    """Smoke placed on fire makes an explosion there, and the space burns on."""
    state = scene(strip(" f |       |"))
    events = play(state, "end", "roll 1-1")
    assert [event.space for event in events if isinstance(event, Exploded)] == ["1-1"]
    assert (fires(state), smokes(state)) == ({"1-1"}, set())


# Explosion

HALL = """
          1
           +---+---+---+---+---+
           |                   |
           +   +   +   +   +   +
           |                   |
           +   +   +   +   +   +
           |         f         |
           +   +   +   +   +   +
           |                   |
           +   +   +   +   +   +
           |                   |
           +---+---+---+---+---+
"""


@pytest.mark.rule("fp.explosion.directions", "fp.explosion.clear")
def test_an_explosion_acts_in_four_directions() -> None:
    """An explosion sets fire above, below, left and right of its target, one space far."""
    state = after(scene(HALL), "end", "roll 3-3")
    assert fires(state) == {"3-3", "2-3", "4-3", "3-2", "3-4"}


@pytest.mark.rule("fp.explosion.directions")
def test_each_direction_is_resolved_for_itself() -> None:
    """Wall, smoke, door and burning space around one target each get their own effect."""
    state = scene("""
          1
           +---+---+---+
           |   |   |   |
           +   +---+   +
           |   D f   f O
           +   +   +   +
           |   | s |   |
           +---+---+---+
    """)
    play(state, "end", "roll 2-2")
    assert between(state, "1-2", "2-2") == "damaged-wall"
    assert between(state, "2-1", "2-2") == "empty-doorway"
    assert fires(state) == {"2-2", "2-3", "3-2"}
    assert state.damage == 1


@pytest.mark.rule("fp.explosion.clear")
def test_an_explosion_sets_a_clear_space_outside_on_fire() -> None:
    """A clear space outside is set on fire like one inside."""
    state = scene(strip("     f O"))
    events = play(state, "end", "roll 1-2")
    assert ignited(events, "fp.explosion.clear") == ["1-1", "1-3"]


@pytest.mark.rule("fp.explosion.smoke")
def test_an_explosion_flips_smoke() -> None:
    """Smoke beside the target is turned to fire."""
    state = scene(strip(" s   f |"))
    events = play(state, "end", "roll 1-2")
    assert (fires(state), smokes(state)) == ({"1-1", "1-2"}, set())
    assert "fp.explosion.smoke" in rules_of(events)


@pytest.mark.rule("fp.explosion.wall")
@pytest.mark.parametrize(("mark", "becomes"), [("|", "damaged-wall"), ("!", "ruin")])
def test_an_explosion_damages_a_wall_and_stops(mark: str, becomes: str) -> None:
    """A wall of the target gets a counter and stops the blast, even if that destroys it."""
    state = scene(strip(f" f {mark}   |"))
    before = state.damage
    play(state, "end", "roll 1-1")
    assert between(state, "1-1", "1-2") == becomes
    assert fires(state) == {"1-1"}
    assert state.damage == before + 4


@pytest.mark.rule("fp.explosion.wall")
def test_only_walls_of_the_target_are_damaged() -> None:
    """A wall behind a space that catches fire is left alone."""
    state = after(scene(strip(" f     |   |")), "end", "roll 1-1")
    assert fires(state) == {"1-1", "1-2"}
    assert between(state, "1-2", "1-3") == "wall"
    assert state.damage == 3


@pytest.mark.rule("fp.explosion.clear")
def test_an_explosion_passes_a_destroyed_wall() -> None:
    """A destroyed wall is as if it were not there: the space behind is adjacent, and no counter."""
    state = after(scene(strip(" f '   |")), "end", "roll 1-1")
    assert fires(state) == {"1-1", "1-2"}
    assert state.damage == 2 + 3


@pytest.mark.rule("fp.explosion.door")
def test_a_closed_door_is_removed_and_stops_the_blast() -> None:
    """A closed door of the target is removed from the game, and the space behind is spared."""
    state = after(scene(strip(" f D   |")), "end", "roll 1-1")
    assert between(state, "1-1", "1-2") == "empty-doorway"
    assert fires(state) == {"1-1"}
    assert state.damage == 3


@pytest.mark.rule("fp.explosion.door")
def test_an_open_door_is_removed_and_the_blast_goes_on() -> None:
    """Through an open door the blast reaches the next space, and the door is gone as well."""
    state = after(scene(strip(" f d   |")), "end", "roll 1-1")
    assert between(state, "1-1", "1-2") == "empty-doorway"
    assert fires(state) == {"1-1", "1-2"}
    assert state.damage == 3


@pytest.mark.rule("fp.explosion.door")
def test_a_door_further_off_stays() -> None:
    """Only the doors of the target are removed, not those of the spaces that catch fire."""
    state = after(scene(strip(" f     D   d   |")), "end", "roll 1-1")
    assert between(state, "1-2", "1-3") == "door"
    assert between(state, "1-3", "1-4") == "door-open"


# Shockwave


@pytest.mark.rule("fp.explosion.shockwave", "fp.shockwave.clear")
@pytest.mark.parametrize("length", [1, 2, 4])
def test_a_shockwave_runs_through_burning_spaces_to_a_clear_one(length: int) -> None:
    """Through any number of burning spaces the wave comes to a clear one and sets it on fire."""
    state = scene(strip(" f  " + " f  " * length + "       |"))
    events = play(state, "end", "roll 1-1")
    passed = [event.space for event in events if isinstance(event, ShockwavePassed)]
    assert passed == [f"1-{i}" for i in range(2, length + 2)]
    assert fires(state) == {f"1-{i}" for i in range(1, length + 3)}
    assert "fp.shockwave.clear" in rules_of(events)


@pytest.mark.rule("fp.explosion.shockwave")
def test_a_shockwave_goes_straight_on() -> None:
    """The wave keeps its direction: beside its way nothing burns."""
    state = scene("""
          1
           +---+---+---+---+
           |               |
           +   +   +   +   +
           | f   f   f     |
           +---+---+---+---+
    """)
    play(state, "end", "roll 2-1")
    assert fires(state) == {"1-1", "2-1", "2-2", "2-3", "2-4"}


@pytest.mark.rule("fp.explosion.shockwave")
@pytest.mark.parametrize(
    ("target", "way", "end"),
    [("1-3", "2-3", "4-3"), ("5-3", "4-3", "2-3"), ("3-1", "3-2", "3-4"), ("3-5", "3-4", "3-2")],
    ids=["down", "up", "right", "left"],
)
def test_a_shockwave_runs_in_every_direction(target: str, way: str, end: str) -> None:
    """Down, up, right or left the wave runs alike."""
    state = scene(HALL, also={target: "f", way: "f"})
    events = play(state, "end", f"roll {target}")
    assert ignited(events, "fp.shockwave.clear") == [end]


@pytest.mark.rule("fp.explosion.shockwave")
def test_without_a_burning_neighbour_there_is_no_shockwave() -> None:
    """Behind a clear neighbour that catches fire now, a burning space passes nothing on."""
    state = scene(strip(" f       f     |"))
    events = play(state, "end", "roll 1-1")
    assert fires(state) == {"1-1", "1-2", "1-3"}
    assert not any(isinstance(event, ShockwavePassed) for event in events)


@pytest.mark.rule("fp.shockwave.clear")
def test_a_shockwave_sets_a_clear_space_outside_on_fire() -> None:
    """The clear space may be outside the building."""
    state = scene(strip(" f   f O"))
    events = play(state, "end", "roll 1-1")
    assert ignited(events, "fp.shockwave.clear") == ["1-3"]


@pytest.mark.rule("fp.shockwave.smoke")
def test_a_shockwave_flips_smoke() -> None:
    """A space with smoke at the end of the wave's way is turned to fire."""
    state = scene(strip(" f   f   s |"))
    events = play(state, "end", "roll 1-1")
    assert ignited(events, "fp.shockwave.smoke") == ["1-3"]
    assert (fires(state), smokes(state)) == ({"1-1", "1-2", "1-3"}, set())


@pytest.mark.rule("fp.shockwave.wall")
@pytest.mark.parametrize(("mark", "becomes"), [("|", "damaged-wall"), ("!", "ruin")])
def test_a_shockwave_damages_a_wall_and_stops(mark: str, becomes: str) -> None:
    """A standing wall gets one counter and stops the wave, even if that destroys it."""
    state = scene(strip(f" f   f {mark}   |"))
    before = state.damage
    events = play(state, "end", "roll 1-1")
    assert between(state, "1-2", "1-3") == becomes
    assert fires(state) == {"1-1", "1-2"}
    assert state.damage == before + 4
    assert "fp.shockwave.wall" in rules_of(events)


@pytest.mark.rule("fp.shockwave.wall")
def test_a_destroyed_wall_does_not_stop_a_shockwave() -> None:
    """A wall with two counters is no obstacle to the wave and takes no third."""
    state = scene(strip(" f   f ' f     |"))
    play(state, "end", "roll 1-1")
    assert "1-4" in fires(state)
    assert state.damage == 2 + 3


@pytest.mark.rule("fp.shockwave.wall")
def test_a_shockwave_leaves_the_walls_beside_its_way() -> None:
    """Only the wall at the end of its way is damaged, none of those along it."""
    state = after(scene(strip(" f   f   f |")), "end", "roll 1-1")
    assert between(state, "0-2", "1-2") == "wall"
    assert between(state, "1-3", "1-4") == "damaged-wall"
    assert state.damage == 4


@pytest.mark.rule("fp.shockwave.closed-door")
def test_a_closed_door_stops_a_shockwave() -> None:
    """A closed door is destroyed and stops the wave; no counter goes there."""
    state = scene(strip(" f   f D   |"))
    events = play(state, "end", "roll 1-1")
    assert between(state, "1-2", "1-3") == "empty-doorway"
    assert fires(state) == {"1-1", "1-2"}
    assert state.damage == 3
    assert "fp.shockwave.closed-door" in rules_of(events)


@pytest.mark.rule("fp.shockwave.open-door")
def test_a_shockwave_passes_an_open_door_and_destroys_it() -> None:
    """Through an open door the wave runs on, and the door is destroyed."""
    state = scene(strip(" f   f d f d   |"))
    events = play(state, "end", "roll 1-1")
    assert between(state, "1-2", "1-3") == "empty-doorway"
    assert between(state, "1-3", "1-4") == "empty-doorway"
    assert fires(state) == {"1-1", "1-2", "1-3", "1-4"}
    assert rules_of(events).count("fp.shockwave.open-door") == 2


@pytest.mark.rule("fp.explosion.shockwave")
def test_an_open_door_of_the_target_lets_a_shockwave_out() -> None:
    """Through an open door of the target itself the burning space behind passes the wave on."""
    state = after(scene(strip(" f d f     |")), "end", "roll 1-1")
    assert between(state, "1-1", "1-2") == "empty-doorway"
    assert fires(state) == {"1-1", "1-2", "1-3"}


@pytest.mark.rule("fp.explosion.door")
def test_a_closed_door_of_the_target_keeps_a_shockwave_in() -> None:
    """Behind a closed door of the target a burning space is not reached: no wave."""
    state = after(scene(strip(" f D f     |")), "end", "roll 1-1")
    assert between(state, "1-1", "1-2") == "empty-doorway"
    assert fires(state) == {"1-1", "1-2"}


# Flashover


@pytest.mark.rule("fp.flashover")
def test_smoke_next_to_fire_flashes_over_again_and_again() -> None:
    """Every smoke adjacent to fire is turned to fire, until none is left."""
    state = scene(strip(" s   s   s   s   s |"))
    events = play(state, "end", "roll 1-5")
    assert (fires(state), smokes(state)) == ({f"1-{i}" for i in range(1, 6)}, set())
    assert rules_of(events).count("fp.flashover") == 4


@pytest.mark.rule("fp.flashover")
@pytest.mark.parametrize("target", ["1-1", "1-4"])
def test_a_flashover_goes_either_way(target: str) -> None:
    """Whichever end catches fire, the whole chain does."""
    state = after(scene(strip(" s   s   s   s |")), "end", f"roll {target}")
    assert len(fires(state)) == 4


@pytest.mark.rule("fp.flashover")
@pytest.mark.parametrize("mark", ["d", "o", "'"])
def test_a_flashover_goes_through_what_is_open(mark: str) -> None:
    """The chain runs through open doors, empty doorways and destroyed walls."""
    state = after(scene(strip(f" s   s {mark} s |")), "end", "roll 1-1")
    assert fires(state) == {"1-1", "1-2", "1-3"}


@pytest.mark.rule("fp.flashover")
@pytest.mark.parametrize("mark", ["|", "!", "D"])
def test_a_flashover_stops_at_walls_and_closed_doors(mark: str) -> None:
    """Smoke behind a wall or a closed door is not turned."""
    state = after(scene(strip(f" s   s {mark} s |")), "end", "roll 1-1")
    assert (fires(state), smokes(state)) == ({"1-1", "1-2"}, {"1-3"})


@pytest.mark.rule("fp.flashover")
def test_a_flashover_stops_at_a_clear_space() -> None:
    """A clear space stays clear, and what is behind it stays smoke."""
    state = after(scene(strip(" s       s |")), "end", "roll 1-1")
    assert (fires(state), smokes(state)) == ({"1-1"}, {"1-3"})


@pytest.mark.rule("fp.flashover")
@pytest.mark.parametrize("mark", ["!", "D"], ids=["wall that falls", "door that goes"])
def test_a_flashover_comes_after_the_explosion(mark: str) -> None:
    """What an explosion opens joins the spaces on both sides for the flashover that follows."""
    state = scene(strip(f" f {mark} s   s |"))
    events = play(state, "end", "roll 1-1")
    assert fires(state) == {"1-1", "1-2", "1-3"}
    assert rules_of(events).count("fp.flashover") == 2


@pytest.mark.rule("fp.flashover")
def test_a_flashover_follows_the_far_end_of_a_shockwave() -> None:
    """Fire that a shockwave sets ignites the smoke beside it."""
    state = after(scene(strip(" f   f       s   s |")), "end", "roll 1-1")
    assert fires(state) == {f"1-{i}" for i in range(1, 6)}


@pytest.mark.rule("fp.flashover")
def test_a_flashover_is_no_explosion() -> None:
    """Fire that spreads by flashover damages no wall."""
    state = after(scene(strip(" s   s |")), "end", "roll 1-1")
    assert state.damage == 0
