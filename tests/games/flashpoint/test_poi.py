"""Points of interest: turned over when reached, and made up to three."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    due_now,
    fires,
    legal,
    play,
    pois,
    refused,
    rules_of,
    scene,
    smokes,
    victims,
)

# Turned over

FOUND = """
    +---+---+
    |1    ? |
    +---+---+
"""


@pytest.mark.rule("fp.poi.reveal")
def test_a_victim_stays() -> None:
    """A POI that is entered is turned over for 0 AP; a victim stays where it is."""
    state = scene(FOUND, unseen_victims=6)
    play(state, "move 1-2", "reveal victim")
    assert (victims(state), pois(state), state.ap) == ({"1-2"}, set(), 3)
    assert (state.people, state.face_down, state.unseen_victims) == (1, 0, 5)


@pytest.mark.rule("fp.poi.reveal")
def test_a_false_alarm_is_removed() -> None:
    """A false alarm is taken off the board, and counts neither as saved nor as lost."""
    state = scene(FOUND, unseen_alarms=5)
    play(state, "move 1-2", "reveal false-alarm")
    assert (victims(state), pois(state), state.ap) == (set(), set(), 3)
    assert (state.saved, state.lost, state.people, state.unseen_alarms) == (0, 0, 0, 4)


@pytest.mark.rule("fp.poi.reveal")
def test_turning_over_comes_at_once() -> None:
    """Nothing else is done before the POI is turned over."""
    state = after(scene(FOUND), "move 1-2")
    assert actor(state) == "chance"
    assert refused(state, "move 1-1") == "fp.turn.order"
    play(state, "reveal victim")
    assert actor(state) == "seat 1"


@pytest.mark.rule("fp.poi.reveal")
def test_what_is_turned_over_is_drawn_from_the_unseen() -> None:
    """Whether it is a victim depends on how many of each token nobody has seen yet."""
    state = after(scene(FOUND, unseen_victims=4, unseen_alarms=3), "move 1-2")
    assert [state.weight(action) for action in state.legal()] == [3, 4]
    sure = after(scene(FOUND, unseen_victims=2, unseen_alarms=0), "move 1-2")
    assert legal(sure) == ["reveal victim"]
    play(sure, "reveal victim")
    assert victims(sure) == {"1-2"}


@pytest.mark.rule("fp.poi.reveal")
def test_a_poi_next_door_stays_face_down() -> None:
    """Only entering a POI's space turns it over, passing beside it does not."""
    state = scene("""
        +---+---+---+
        |1        ? |
        +---+---+---+
    """)
    play(state, "move 1-2")
    assert pois(state) == {"1-3"}
    play(state, "move 1-3", "reveal victim")
    assert pois(state) == set()


# Made up to three

ROOM = """
          1
           +---+---+---+
           |           |
           +   +   +   +
           |           |
           +---+---+---+
"""


@pytest.mark.rule("fp.poi.three")
@pytest.mark.parametrize(
    ("there", "missing"),
    [
        pytest.param({}, 3, id="none"),
        pytest.param({"1-1": "?"}, 2, id="a POI"),
        pytest.param({"1-1": "?", "1-2": "v"}, 1, id="a POI and a victim"),
        pytest.param({"1-1": "vv"}, 1, id="two victims in one space"),
        pytest.param({"1-1": "?", "1-2": "v", "1-3": "?"}, 0, id="three"),
        pytest.param({"1-1": "vvvv"}, 0, id="four"),
    ],
)
def test_three_at_the_end_of_every_turn(there: dict[str, str], missing: int) -> None:
    """POI face down and victims on the board are made up to three, a roll for each missing one."""
    state = scene(ROOM, also=there)
    before = pois(state)
    play(state, "end", "roll 2-2")
    faces = ["2-1", "2-2", "2-3"]
    for rolled in range(missing):
        assert due_now(state) == "poi"
        play(state, f"roll {faces[rolled]}")
    assert (due_now(state), actor(state)) == ("act", "seat 1")
    assert pois(state) - before == set(faces[:missing])


@pytest.mark.rule("fp.poi.three")
def test_carried_victims_count() -> None:
    """A victim somebody carries is on the board as well."""
    state = scene(ROOM, carries={1: "victim"}, also={"1-1": "?", "1-2": "?"})
    play(state, "end", "roll 2-2")
    assert due_now(state) == "act"


@pytest.mark.rule("fp.poi.three")
def test_saved_and_lost_victims_do_not_count() -> None:
    """Those saved or lost are made up for."""
    state = scene(ROOM, saved=2, lost=1)
    play(state, "end", "roll 2-2", "roll 1-1", "roll 1-2")
    assert due_now(state) == "poi"


@pytest.mark.rule("fp.poi.three")
@pytest.mark.parametrize(("unseen", "laid"), [(1, 0), (2, 1), (3, 2), (9, 2)])
def test_while_the_bag_lasts(unseen: int, laid: int) -> None:
    """One POI lies there: with one token unseen it is that one, and nothing is left to place."""
    state = scene(ROOM, also={"1-1": "?"}, unseen_victims=unseen, unseen_alarms=0)
    play(state, "end", "roll 2-2")
    for face in ["1-2", "1-3"][:laid]:
        assert due_now(state) == "poi"
        play(state, f"roll {face}")
    assert due_now(state) == "act"
    assert len(pois(state)) == 1 + laid


@pytest.mark.rule("fp.poi.three")
def test_a_poi_lies_face_down_on_the_target() -> None:
    """What it is, is not known when it is placed: the unseen tokens stay as many."""
    state = scene(ROOM, also={"1-1": "v", "1-2": "v"})
    unseen = (state.unseen_victims, state.unseen_alarms)
    play(state, "end", "roll 2-1", "roll 1-3")
    assert pois(state) == {"1-3"}
    assert (state.unseen_victims, state.unseen_alarms) == unseen
    assert (state.face_down, state.people) == (1, 2)


@pytest.mark.rule("fp.poi.three")
def test_the_dice_for_a_poi_are_rolled_anew() -> None:
    """A POI's place has nothing to do with where the fire went: every free space may come."""
    state = after(scene(ROOM, also={"1-1": "?", "1-2": "?"}), "end", "roll 2-2")
    assert legal(state) == ["roll 1-3", "roll 2-1", "roll 2-2", "roll 2-3"]
    assert {state.weight(action) for action in state.legal()} == {1}


@pytest.mark.rule("fp.poi.three")
def test_a_new_poi_is_turned_over_when_reached() -> None:
    """A POI laid later is like those of the start."""
    state = scene(
        """
        +---+---+
        |1  | v |
        +   +---+
        |   | v |
        +---+---+
        """,
        unseen_victims=1,
        unseen_alarms=0,
    )
    play(state, "end", "roll 1-2", "roll 2-1", "move 2-1", "reveal victim")
    assert "2-1" in victims(state)


# Onto fire and smoke


@pytest.mark.rule("fp.poi.clears-hazard")
@pytest.mark.parametrize("mark", ["f", "s"], ids=["fire", "smoke"])
def test_fire_and_smoke_make_room_for_a_poi(mark: str) -> None:
    """Fire or smoke on the target is removed, then the POI is placed."""
    state = scene(ROOM, also={"1-1": mark, "2-3": "vv"})
    events = play(state, "end", "roll 2-2", "roll 1-1")
    assert "fp.poi.clears-hazard" in rules_of(events)
    assert (fires(state), smokes(state) - {"2-2"}, pois(state)) == (set(), set(), {"1-1"})


@pytest.mark.rule("fp.poi.clears-hazard")
def test_only_the_target_is_cleared() -> None:
    """Fire next to the POI stays."""
    state = scene(ROOM, also={"1-1": "f", "1-2": "f", "2-3": "vv"})
    play(state, "end", "roll 1-3", "roll 1-1")
    assert fires(state) == {"1-2", "1-3"}


# Onto a firefighter

BELOW = """
           +---+---+---+
           |1    v   v |
           +---+---+---+
"""


@pytest.mark.rule("fp.poi.on-firefighter")
def test_on_a_firefighter_it_is_turned_over_at_once() -> None:
    """A POI placed where a firefighter stands is revealed immediately; a victim stays."""
    state = after(scene(BELOW), "end", "roll 1-1", "roll 1-1")
    assert due_now(state) == "reveal"
    play(state, "reveal victim")
    assert "1-1" in victims(state)
    assert due_now(state) == "act"


@pytest.mark.rule("fp.poi.on-firefighter")
def test_a_false_alarm_leaves_the_count_short() -> None:
    """A false alarm is removed, and another POI is rolled for."""
    state = after(scene(BELOW), "end", "roll 1-1", "roll 1-1", "reveal false-alarm")
    assert due_now(state) == "poi"
    play(state, "roll 1-1", "reveal victim")
    assert due_now(state) == "act"


@pytest.mark.rule("fp.poi.on-firefighter")
def test_a_false_alarm_from_an_empty_bag_is_the_end_of_it() -> None:
    """If that was the last token, there are fewer than three from now on."""
    state = scene(BELOW, unseen_victims=0, unseen_alarms=1)
    play(state, "end", "roll 1-1", "roll 1-1", "reveal false-alarm")
    assert due_now(state) == "act"


@pytest.mark.rule("fp.poi.on-firefighter")
def test_anybody_of_the_crew_turns_it_over() -> None:
    """It need not be the firefighter whose turn it is."""
    state = scene("""
           +---+---+---+
           |1    v   v |
           +---+---+---+
           |2          |
           +---+---+---+
    """)
    play(state, "end", "roll 1-1", "roll 2-1")
    assert due_now(state) == "reveal"


# Rolled again


@pytest.mark.rule("fp.poi.reroll")
def test_a_target_with_a_poi_or_victim_is_rolled_again() -> None:
    """A roll that names a space with a POI or a victim does not count: it has no weight."""
    state = after(scene(ROOM, also={"1-1": "?", "2-3": "v"}), "end", "roll 2-2")
    weights = [int(state.weight(state.chance_first() + face)) for face in range(6)]
    assert weights == [0, 1, 1, 1, 1, 0]
    assert legal(state) == ["roll 1-2", "roll 1-3", "roll 2-1", "roll 2-2"]


@pytest.mark.rule("fp.poi.reroll")
def test_a_target_with_a_carried_victim_is_rolled_again() -> None:
    """A victim somebody carries is in its bearer's space."""
    state = scene(
        """
           +---+---+---+
           |1    v     |
           +---+---+---+
        """,
        carries={1: "victim"},
    )
    play(state, "end", "roll 1-3")
    assert legal(state) == ["roll 1-3"]


@pytest.mark.rule("fp.poi.reroll")
def test_fire_and_firefighters_are_no_reason_to_roll_again() -> None:
    """In the family game only a POI or a victim is in the way."""
    state = scene(
        """
           +---+---+---+
           |1    v   f |
           +---+---+---+
        """
    )
    play(state, "end", "roll 1-1")
    assert legal(state) == ["roll 1-1", "roll 1-3"]


@pytest.mark.rule("fp.poi.reroll", "fp.poi.three")
def test_with_no_free_space_nothing_is_rolled_for() -> None:
    """If every space has a POI or a victim no roll could count, and none is made."""
    state = scene("""
          1
           +---+---+
           | ? | v |
           +---+---+
    """)
    play(state, "end", "roll 1-1")
    assert (due_now(state), len(pois(state))) == ("act", 1)
