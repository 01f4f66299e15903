"""After the fire: who is knocked down and recovers where, who is lost, what goes out."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    carried,
    due_now,
    fires,
    is_outside,
    legal,
    play,
    pois,
    position,
    refused,
    rules_of,
    scene,
    victims,
    where,
)

from caserne.games.flashpoint.events import KnockedDown, Recovered, VictimLost

PAIRS = {
    "house": {"N": "0-5 0-6", "E": "3-9 4-9", "S": "7-3 7-4", "W": "3-0 4-0"},
    "villa": {"N": "0-5 0-6", "E": "4-9 5-9", "S": "7-3 7-4", "W": "2-0 3-0"},
}
NEAREST = {
    "house": """
        W  W  N  N  N  N  N  N  N  NE
        W  W  W  N  N  N  N  N  NE E
        W  W  W  N  N  N  N  NE E  E
        W  W  W  W  N  N  NE E  E  E
        W  W  W  SW S  S  E  E  E  E
        W  W  SW S  S  S  S  E  E  E
        W  SW S  S  S  S  S  E  E  E
        SW S  S  S  S  S  S  S  E  E
    """,
    "villa": """
        W  W  W  N  N  N  N  N  N  N
        W  W  W  N  N  N  N  N  N  E
        W  W  W  N  N  N  N  N  E  E
        W  W  W  W  N  N  N  E  E  E
        W  W  W  S  S  S  E  E  E  E
        W  W  S  S  S  S  S  E  E  E
        W  S  S  S  S  S  S  E  E  E
        S  S  S  S  S  S  S  E  E  E
    """,
}
"""The parkings nearest as the crow flies, worked out apart, for all 8 by 10 spaces."""

# Knocked down

CAUGHT = """
       +---+---+
       |1      |
       +   +   +
       | f   2 |
       +---+---+
"""


@pytest.mark.rule("fp.knockdown")
def test_fire_in_its_space_knocks_a_firefighter_down() -> None:
    """A firefighter on a space that catches fire is knocked down, by an explosion for one."""
    state = scene(CAUGHT)
    events = play(state, "end", "roll 2-1")
    down = [event.firefighter for event in events if isinstance(event, KnockedDown)]
    assert down == [1, 2]


@pytest.mark.rule("fp.knockdown")
def test_a_flashover_knocks_down_too() -> None:
    """A firefighter in smoke that flashes over is knocked down."""
    state = scene("""
       +---+---+
       |1s   s |
       +---+---+
       |       |
       +---+---+
    """)
    play(state, "end", "roll 1-2")
    assert due_now(state) == "recover"


@pytest.mark.rule("fp.knockdown")
def test_new_fire_on_the_target_knocks_down_too() -> None:
    """A firefighter in smoke that gets more smoke is knocked down, and so is one beside fire."""
    state = scene("""
       +---+---+
       |1s     |
       +---+---+
       |2    f |
       +---+---+
    """)
    events = play(state.copy(), "end", "roll 1-1")
    assert [event.firefighter for event in events if isinstance(event, KnockedDown)] == [1]
    events = play(state, "end", "roll 2-1")
    assert [event.firefighter for event in events if isinstance(event, KnockedDown)] == [2]


@pytest.mark.rule("fp.knockdown")
def test_smoke_knocks_nobody_down() -> None:
    """A firefighter in smoke, or beside the fire, stays on its feet."""
    state = scene("""
       +---+---+
       |1  | f |
       +---+---+
       |   | 2 |
       +---+---+
    """)
    events = play(state, "end", "roll 1-1")
    assert not any(isinstance(event, KnockedDown) for event in events)
    assert where(state, 1) == "1-1"


@pytest.mark.rule("fp.knockdown")
def test_fire_outside_knocks_down_too() -> None:
    """A blast that comes out of the house knocks down whoever stands there."""
    state = scene("""
       +---+---+
       |     f O1
       +   +   +
       |       |
       +---+---+
    """)
    events = play(state, "end", "roll 1-2")
    assert [event.space for event in events if isinstance(event, KnockedDown)] == ["1-3"]
    assert due_now(state) == "recover"


@pytest.mark.rule("fp.knockdown")
def test_whoever_is_knocked_down_is_put_on_a_parking() -> None:
    """A knocked-down firefighter is taken out to an ambulance parking."""
    state = scene(CAUGHT)
    events = play(state, "end", "roll 2-1", "recover 0-1", "recover 1-3")
    assert [event.space for event in events if isinstance(event, Recovered)] == ["0-1", "1-3"]
    assert (where(state, 1), where(state, 2)) == ("0-1", "1-3")
    assert is_outside(state, 1)


@pytest.mark.rule("fp.knockdown")
def test_the_fire_stays() -> None:
    """The fire is left in the space the firefighter was in."""
    state = after(scene(CAUGHT), "end", "roll 2-1", "recover 0-1", "recover 1-3")
    assert fires(state) == {"1-1", "2-1", "2-2"}


@pytest.mark.rule("fp.knockdown")
def test_each_player_chooses_for_its_own_firefighter() -> None:
    """The player of a knocked-down firefighter chooses, whoever's turn it is."""
    state = scene(CAUGHT, turn_of=2)
    play(state, "end", "roll 2-1")
    deciding = []
    while due_now(state) == "recover":
        deciding.append(actor(state))
        play(state, legal(state)[0])
    assert sorted(deciding) == ["seat 1", "seat 2"]


@pytest.mark.rule("fp.knockdown")
@pytest.mark.parametrize("board", ["house", "villa"])
def test_the_nearest_parking_as_the_crow_flies(board: str) -> None:
    """From every space: either space of the nearest parking, and on a tie of either parking."""
    state = position(f"flashpoint board={board} firefighters=1 | crew=0-0 due=ended,begin,recover")
    for space, sides in zip(range(80), NEAREST[board].split(), strict=True):
        state.at[0] = space
        spaces = " ".join(PAIRS[board][side] for side in sides).split()
        assert sorted(legal(state)) == sorted(f"recover {name}" for name in spaces)


@pytest.mark.rule("fp.knockdown")
def test_no_tie_leaves_the_two_spaces_of_one_parking() -> None:
    """With one parking nearest the player picks which of its two spaces."""
    state = position("flashpoint firefighters=1 | crew=3-3 due=ended,begin,recover")
    assert legal(state) == ["recover 3-0", "recover 4-0"]
    play(state, "recover 4-0")
    assert where(state, 1) == "4-0"


@pytest.mark.rule("fp.knockdown")
def test_a_tie_leaves_four_spaces() -> None:
    """With two parkings equally near the player picks one of them, and one of its spaces."""
    state = position("flashpoint firefighters=1 | crew=4-3 due=ended,begin,recover")
    assert legal(state) == ["recover 3-0", "recover 4-0", "recover 7-3", "recover 7-4"]
    play(state, "recover 7-4")
    assert where(state, 1) == "7-4"


@pytest.mark.rule("fp.knockdown")
@pytest.mark.parametrize("space", ["0-5", "5-0", "3-3"], ids=["too far", "no parking", "inside"])
def test_no_other_space_will_do(space: str) -> None:
    """Neither a parking further off nor any other space is allowed."""
    state = position("flashpoint firefighters=1 | crew=4-3 due=ended,begin,recover")
    assert refused(state, f"recover {space}") == "fp.knockdown"


@pytest.mark.rule("fp.knockdown")
def test_the_game_goes_on_after_recovering() -> None:
    """Once everybody has recovered POI are made up and the next turn begins."""
    state = scene(CAUGHT, unseen_victims=0, unseen_alarms=0)
    play(state, "end", "roll 2-1", "recover 0-1", "recover 1-3")
    assert (actor(state), due_now(state)) == ("seat 2", "act")


# Carried


@pytest.mark.rule("fp.knockdown.carried-lost")
def test_whom_it_carried_is_lost() -> None:
    """A victim carried by a knocked-down firefighter is lost."""
    state = scene(CAUGHT, carries={1: "victim"})
    events = play(state, "end", "roll 2-1")
    lost = [event for event in events if isinstance(event, VictimLost)]
    assert [(event.rule, event.total) for event in lost] == [("fp.knockdown.carried-lost", 1)]
    assert (carried(state, 1), state.lost, state.people) == ("nothing", 1, 0)


@pytest.mark.rule("fp.knockdown.carried-lost")
def test_each_knocked_down_firefighter_loses_its_own() -> None:
    """Two that are knocked down lose both their victims; one out of the fire keeps its own."""
    state = scene(
        """
       +---+---+---+
       |1   3      |
       +   +---+   +
       | f   2     |
       +---+---+---+
        """,
        carries={1: "victim", 2: "victim", 3: "victim"},
    )
    play(state, "end", "roll 2-1")
    assert (state.lost, carried(state, 3)) == (2, "victim")


@pytest.mark.rule("fp.knockdown.carried-lost")
def test_whom_it_led_is_lost_too() -> None:
    """A treated victim it led is lost with the one it carried, as their space burns."""
    state = scene(CAUGHT, advanced=True, carries={1: "victim"}, leads=(1,))
    play(state, "end", "roll 2-1")
    assert (state.lost, state.leading[0], state.carrying[0]) == (2, 0, 0)


@pytest.mark.rule("fp.knockdown.carried-lost")
def test_points_are_kept() -> None:
    """A knocked-down firefighter keeps its saved points, active or not."""
    state = scene(CAUGHT, kept={2: 3}, ap=2, unseen_victims=0, unseen_alarms=0)
    play(state, "end", "roll 2-1", "recover 0-1", "recover 1-3")
    assert state.saved_ap[0] == 2
    assert state.ap == 4 + 3


# Lost


@pytest.mark.rule("fp.lost")
def test_a_victim_on_fire_is_lost() -> None:
    """A victim that lies where it burns is lost; one beside it is not."""
    state = scene("""
          1
           +---+---+---+
           | v   f | v |
           +---+---+---+
    """)
    play(state, "end", "roll 1-2")
    assert (victims(state), state.lost, state.people) == ({"1-3"}, 1, 1)


@pytest.mark.rule("fp.lost")
def test_smoke_harms_nobody() -> None:
    """Victims and POI in smoke are not lost."""
    state = scene("""
          1
           +---+---+
           | v | ?s|
           +---+---+
    """)
    play(state, "end", "roll 1-1")
    assert (state.lost, victims(state), pois(state)) == (0, {"1-1"}, {"1-2"})


@pytest.mark.rule("fp.lost")
def test_all_victims_of_a_space_are_lost() -> None:
    """Every victim on a burning space counts."""
    state = scene(
        """
          1
           +---+---+
           | v   s |
           +---+---+
        """,
        also={"1-1": "vs"},
    )
    play(state, "end", "roll 1-2")
    assert (state.lost, state.people) == (2, 0)


BURNING_POI = """
          1
           +---+---+
           | ?   f |
           +---+---+
"""


@pytest.mark.rule("fp.lost")
def test_a_poi_on_fire_is_turned_over_first() -> None:
    """A POI that burns is revealed before it is lost: chance decides which it is."""
    state = after(scene(BURNING_POI), "end", "roll 1-2")
    assert (due_now(state), actor(state)) == ("loss", "chance")
    assert legal(state) == ["reveal false-alarm", "reveal victim"]


@pytest.mark.rule("fp.lost")
def test_a_victim_under_a_burning_poi_is_lost() -> None:
    """A POI that turns out a victim counts as a lost one."""
    state = scene(BURNING_POI)
    events = play(state, "end", "roll 1-2", "reveal victim")
    assert rules_of(events)[-2:] == ["fp.lost", "fp.lost"]
    assert (state.lost, state.people, state.face_down) == (1, 0, 0)
    assert (pois(state), victims(state), state.unseen_victims) == (set(), set(), 9)


@pytest.mark.rule("fp.lost")
def test_a_false_alarm_under_a_burning_poi_counts_for_nothing() -> None:
    """Only victims count as lost."""
    state = after(scene(BURNING_POI), "end", "roll 1-2", "reveal false-alarm")
    assert (state.lost, pois(state), state.unseen_alarms) == (0, set(), 4)


@pytest.mark.rule("fp.lost")
def test_what_a_poi_is_depends_on_what_is_unseen() -> None:
    """The tokens not seen yet are all equally likely: 7 victims to 2 false alarms."""
    state = scene(BURNING_POI, unseen_victims=7, unseen_alarms=2)
    play(state, "end", "roll 1-2")
    assert [state.weight(action) for action in state.legal()] == [2, 7]


@pytest.mark.rule("fp.lost")
def test_several_poi_on_fire_are_turned_over_one_by_one() -> None:
    """Each burning POI is revealed for itself, then the turn goes on."""
    state = scene("""
          1
           +---+---+---+
           | ?   f   ? |
           +---+---+---+
    """)
    play(state, "end", "roll 1-2", "reveal victim", "reveal false-alarm")
    assert (state.lost, due_now(state)) == (1, "poi")


# After a quiet turn

LATER = """
       +---+---+---+
       |1  | f     |
       +---+---+---+
       |   |   |   |
       +---+---+---+
"""


@pytest.mark.rule("fp.knockdown")
def test_after_a_quiet_turn_a_firefighter_is_knocked_down() -> None:
    """Fire reaches a firefighter as well if on the turn before it reached nobody."""
    state = scene(LATER, also={"1-3": "2"}, unseen_victims=0, unseen_alarms=0)
    assert not any(isinstance(event, KnockedDown) for event in play(state, "end", "roll 2-1"))
    events = play(state, "end", "roll 1-2")
    assert [event.firefighter for event in events if isinstance(event, KnockedDown)] == [2]


@pytest.mark.rule("fp.lost")
def test_after_a_quiet_turn_a_victim_is_lost() -> None:
    """Fire reaches a victim as well if on the turn before it reached nobody."""
    state = scene(LATER, also={"1-3": "v"}, unseen_victims=0, unseen_alarms=0)
    play(state, "end", "roll 2-1", "end", "roll 1-2")
    assert state.lost == 1


@pytest.mark.rule("fp.lost")
def test_after_a_quiet_turn_a_poi_is_turned_over() -> None:
    """Fire reaches a POI as well if on the turn before it reached nobody."""
    state = scene(LATER, also={"1-3": "?"}, unseen_victims=1, unseen_alarms=0)
    play(state, "end", "roll 2-1", "end", "roll 1-2", "reveal victim")
    assert state.lost == 1


@pytest.mark.rule("fp.fire.outside-removed")
def test_after_a_quiet_turn_fire_outside_is_removed() -> None:
    """Fire outside goes out as well if on the turn before there was none."""
    state = scene(
        """
          1
           +---+---+
           | f |   |
           +-O-+---+
        """,
        unseen_victims=0,
        unseen_alarms=0,
    )
    play(state, "end", "roll 1-2", "end", "roll 1-1")
    assert fires(state) == {"1-1"}


# Fire outside


@pytest.mark.rule("fp.fire.outside-removed")
def test_fire_outside_is_removed_at_the_end() -> None:
    """All fire outside the building is taken off; inside it stays."""
    state = scene("""
          1
           +---+---+
           O f   f O
           +---+---+
    """)
    events = play(state, "end", "roll 1-1")
    assert rules_of(events).count("fp.fire.outside-removed") == 2
    assert fires(state) == {"1-1", "1-2"}


@pytest.mark.rule("fp.fire.outside-removed")
def test_fire_outside_knocks_down_before_it_goes_out() -> None:
    """The fire outside is the last thing removed: whoever stood there has been knocked down."""
    state = scene("""
           +---+---+
           |     f O1
           +---+---+
           |       |
           +---+---+
    """)
    events = play(state, "end", "roll 1-2", "recover 1-3")
    rules = rules_of(events)
    assert rules.index("fp.knockdown") < rules.index("fp.fire.outside-removed")
    assert fires(state) == {"1-1", "1-2"}
