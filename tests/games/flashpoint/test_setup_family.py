"""The family set-up: the printed start, the bag, and the crew's places outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    between,
    due_now,
    fires,
    legal,
    play,
    pois,
    refused,
    smokes,
    where,
)

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint.events import Rolled, TurnBegan
from caserne.games.flashpoint.game import FlashPoint

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

RING = {
    f"{row}-{column}"
    for row in range(8)
    for column in range(10)
    if row in {0, 7} or column in {0, 9}
}


def start(options: str = "") -> Incident:
    """Make the first position of a game."""
    return FlashPoint.from_text(options).start()


# The printed start


@pytest.mark.rule("fp.setup.family")
def test_a_closed_door_on_every_doorway() -> None:
    """Door tokens go, closed side up, on each of the eight doorways."""
    state = start()
    doors = ["1-3/1-4", "2-5/2-6", "2-8/3-8", "3-2/3-3", "4-4/5-4", "4-6/4-7", "6-5/6-6", "6-7/6-8"]
    assert {between(state, *door.split("/")) for door in doors} == {"door"}
    assert state.damage == 0


@pytest.mark.rule("fp.setup.family")
def test_ten_fires() -> None:
    """Fire is placed on the ten printed spaces, and nowhere is there smoke."""
    state = start()
    assert fires(state) == {
        "2-2", "2-3", "3-2", "3-3", "3-4", "3-5", "4-4", "5-6", "5-7", "6-6",
    }  # fmt: skip
    assert smokes(state) == set()


@pytest.mark.rule("fp.setup.family")
def test_three_poi_face_down() -> None:
    """Three POI lie face down on the three printed spaces."""
    state = start()
    assert pois(state) == {"2-4", "5-1", "5-8"}
    assert (state.face_down, state.people) == (3, 0)


@pytest.mark.rule("fp.setup.family")
def test_ten_victims_and_five_false_alarms() -> None:
    """Two victims and a false alarm go back in the box: 10 and 5 are left, those laid included."""
    state = start()
    assert (state.unseen_victims, state.unseen_alarms) == (10, 5)


# Places


@pytest.mark.rule("fp.setup.family")
def test_a_firefighter_starts_on_any_outside_space() -> None:
    """Each player puts its firefighter on any space outside the building, corners included."""
    assert set(legal(start())) == {f"place {name}" for name in RING}


@pytest.mark.rule("fp.setup.family")
def test_nobody_starts_inside() -> None:
    """A firefighter does not start in the building, not even in a doorway's space."""
    assert refused(start(), "place 1-6") == "fp.setup.family"


@pytest.mark.rule("fp.setup.family")
def test_firefighters_may_start_together() -> None:
    """Two firefighters may choose the same space."""
    state = start("firefighters=2")
    play(state, "place 0-6", "place 0-6")
    assert (where(state, 1), where(state, 2)) == ("0-6", "0-6")


@pytest.mark.rule("fp.setup.family")
def test_each_player_places_its_own() -> None:
    """Each firefighter is placed by its own player, in the order of the seats."""
    state = start("firefighters=3")
    for seat in (1, 2, 3):
        assert actor(state) == f"seat {seat}"
        play(state, f"place 7-{seat}")
    assert [where(state, number) for number in (1, 2, 3)] == ["7-1", "7-2", "7-3"]


@pytest.mark.rule("fp.setup.family")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_players_agree_who_starts(first: int) -> None:
    """Whoever the players agree on has the first turn; by default the first seat."""
    state = start(f"first={first}")
    events = play(state, "place 0-1", "place 0-2", "place 0-3")
    assert [event.firefighter for event in events if isinstance(event, TurnBegan)] == [first]
    assert actor(state) == f"seat {first}"


@pytest.mark.rule("fp.setup.family")
def test_the_first_seat_starts_by_default() -> None:
    """With nothing agreed the seats play in their order."""
    state = start()
    play(state, "place 0-1", "place 0-2", "place 0-3")
    assert actor(state) == "seat 1"


# Players


@pytest.mark.rule("fp.setup.players")
@pytest.mark.parametrize("crew", [1, 2, 3, 4, 5, 6])
def test_one_to_six_firefighters_each_with_its_turn(crew: int) -> None:
    """One to six firefighters play, and each has a turn of its own."""
    game = FlashPoint.from_text(f"firefighters={crew}")
    state = game.start()
    assert (game.seats, state.crew) == (crew, crew)
    play(state, *["place 0-0"] * crew)
    turns = []
    for face in ("1-1", "1-8", "6-1", "6-8", "1-1", "6-1", "1-8"):
        turns.append(actor(state))
        play(state, "end", f"roll {face}")
    assert turns == [f"seat {i % crew + 1}" for i in range(7)]


@pytest.mark.rule("fp.setup.players")
@pytest.mark.parametrize("crew", [0, 7])
def test_no_crew_of_none_or_seven(crew: int) -> None:
    """There are six firefighters in the box, and at least one plays."""
    FlashPoint.from_text("firefighters=6")
    with pytest.raises(UnreadableError, match="firefighters"):
        FlashPoint.from_text(f"firefighters={crew}")


def test_whoever_starts_is_of_the_crew() -> None:
    """Firefighter 3 does not start a game of two."""
    with pytest.raises(UnreadableError, match="expected a firefighter of 1 to 2, got '3'"):
        FlashPoint.from_text("firefighters=2 first=3")


# A board with no printed start


@pytest.mark.rule("fp.setup.family")
def test_a_board_with_no_printed_start_explodes_three_times() -> None:
    """With no printed start three explosions by dice set the house alight, with no damage."""
    state = start("board=villa firefighters=1")
    play(state, "roll 3-6", "roll 1-1", "roll 6-7")
    assert fires(state) == {
        "2-6", "3-6", "3-7", "1-1", "1-2", "2-1", "6-7", "5-7", "6-8",
    }  # fmt: skip
    assert state.damage == 0
    assert between(state, "0-1", "1-1") == "wall"
    assert between(state, "3-5", "3-6") == "empty-doorway"


@pytest.mark.rule("fp.setup.family")
def test_an_explosion_by_dice_is_rolled_off_the_fire() -> None:
    """A first explosion is never rolled where it burns already."""
    state = start("board=villa firefighters=1")
    play(state, "roll 2-2")
    assert fires(state) == {"2-2", "1-2", "2-1", "2-3"}
    burning = {f"roll {name}" for name in fires(state)}
    assert burning.isdisjoint(legal(state))
    assert len(legal(state)) == 44


@pytest.mark.rule("fp.setup.family")
def test_fire_out_of_a_doorway_does_not_stay() -> None:
    """What an explosion of the set-up sets on fire outside goes out again."""
    state = start("board=villa firefighters=1")
    play(state, "roll 3-1")
    assert fires(state) == {"3-1", "3-2", "4-1"}


@pytest.mark.rule("fp.setup.family")
def test_then_three_poi_by_dice() -> None:
    """Then three POI are laid by dice, off the fire and off each other, and the crew is placed."""
    state = start("board=villa firefighters=1")
    play(state, "roll 1-1", "roll 6-6", "roll 5-8", "roll 4-4")
    assert due_now(state) == "first-poi"
    taken = {f"roll {name}" for name in fires(state) | pois(state)}
    assert set(legal(state)) == {
        f"roll {row}-{column}" for row in range(1, 7) for column in range(1, 9)
    }.difference(taken)
    play(state, "roll 4-5", "roll 4-6")
    assert pois(state) == {"4-4", "4-5", "4-6"}
    assert due_now(state) == "place"


@pytest.mark.rule("fp.setup.family")
def test_only_the_explosions_of_the_set_up_do_no_damage() -> None:
    """Once the turns have begun an explosion damages walls as ever."""
    state = start("board=villa firefighters=1")
    play(state, "roll 1-1", "roll 6-6", "roll 5-8", "roll 4-4", "roll 4-5", "roll 4-6")
    play(state, "place 7-9", "end", "roll 1-1")
    assert between(state, "0-1", "1-1") == "damaged-wall"
    assert state.damage > 0


@pytest.mark.rule("fp.setup.family")
def test_rolls_of_the_set_up_say_what_they_are_for() -> None:
    """The dice of the set-up are told as such, explosions and POI alike."""
    state = start("board=villa firefighters=1")
    events = play(state, "roll 1-1", "roll 6-6", "roll 5-8", "roll 4-4", "roll 4-5", "roll 4-6")
    rolled = [event for event in events if isinstance(event, Rolled)]
    assert {(event.rule, event.why) for event in rolled} == {("fp.setup.family", "setup")}
    assert len(rolled) == 6
