"""Windows, light walls and fire doors: what opens, what breaks, what jams."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.extreme.places import tokens
from tests.games.flashpoint.scenes import (
    between,
    fires,
    legal,
    play,
    refused,
    rules_of,
    scene,
    smokes,
    where,
)

from caserne.games.flashpoint.events import DoorTurned


def room(mark: str, fire: str = " f ") -> str:
    """Draw two spaces with something between them, a firefighter outside on the left."""
    return f"""
          1
           +---+---+
           |   {mark}{fire}|
           +---+---+
    """


# Windows


@pytest.mark.rule("fp.x.window")
def test_a_window_opens_and_closes_for_a_point_from_either_side() -> None:
    """An open window makes its spaces adjacent, a closed one does not; turning it costs 1 AP."""
    state = scene("""
        +---+---+
        |1  ~   |
        +---+---+
    """)
    assert refused(state, "move 1-2") == "fp.move.passages"
    play(state, "open 1-1/1-2", "move 1-2", "close 1-1/1-2")
    assert (between(state, "1-1", "1-2"), state.ap) == ("window", 1)


@pytest.mark.rule("fp.x.window")
def test_turning_a_window_is_a_movement_action() -> None:
    """Free points for moving pay for a window, and not for a door."""
    drawing = """
        +---+---+
        |1  ~ 2 D
        +   +   +
        |       |
        +---+---+
    """
    state = scene(drawing, advanced=True, crew="rescue captain", ap=0)
    assert legal(state, "open") == ["open 1-1/1-2"]
    play(state, "open 1-1/1-2")
    assert (state.ap, state.free) == (0, 2)


@pytest.mark.rule("fp.spec.captain")
def test_a_window_that_a_captain_has_opened_is_told_as_a_window() -> None:
    """Whoever gives the order, what is turned is said."""
    state = scene(
        """
        +---+---+
        |1  ~ 2 D
        +   +   +
        |       |
        +---+---+
    """,
        advanced=True,
        crew="captain rescue",
    )
    happened = play(state, "command 2 open 1-1/1-2", "command 2 open 1-2/1-3")
    turned = [(event.edge, event.window) for event in happened if isinstance(event, DoorTurned)]
    assert turned == [("1-1/1-2", True), ("1-2/1-3", False)]


@pytest.mark.rule("fp.x.window")
@pytest.mark.parametrize(("mark", "goes_on"), [("~", False), ("w", True)])
def test_one_counter_destroys_a_wall_with_a_window_open_or_not(mark: str, goes_on: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """A blast destroys it with one counter; only through an open one it goes on."""
    state = scene(room(mark))
    play(state, "end", "roll 1-2")
    assert between(state, "1-1", "1-2") == "ruin"
    assert ("1-1" in fires(state)) == goes_on
    assert state.damage == 1 + 3


@pytest.mark.rule("fp.x.window")
def test_an_axe_breaks_a_window_with_one_blow() -> None:
    """One blow for 2 AP makes a way through."""
    state = scene("""
        +---+---+
        |1  ~   |
        +---+---+
    """)
    play(state, "chop 1-1/1-2", "move 1-2")
    assert (where(state, 1), state.damage) == ("1-2", 1)


# Light walls


@pytest.mark.rule("fp.x.light-wall")
def test_one_counter_destroys_a_light_wall() -> None:
    """A blast destroys a light wall with one counter, and stops there."""
    state = scene(room(":"))
    play(state, "end", "roll 1-2")
    assert between(state, "1-1", "1-2") == "ruin"
    assert fires(state) == {"1-2"}
    assert state.damage == 1 + 3


@pytest.mark.rule("fp.x.light-wall")
def test_one_blow_fells_a_light_wall() -> None:
    """A firefighter in fire gets out through a light wall with one blow and a step."""
    state = scene(
        """
        +---+---+
        |1  : f |
        +---+---+
    """,
        ap=2,
    )
    play(state, "chop 1-1/1-2")
    assert between(state, "1-1", "1-2") == "ruin"


# Fire doors


@pytest.mark.rule("fp.x.fire-door")
def test_a_fire_door_is_turned_like_a_door() -> None:
    """It opens and closes for 1 AP."""
    state = scene("""
        +---+---+
        |1  F   |
        +---+---+
    """)
    play(state, "open 1-1/1-2")
    assert between(state, "1-1", "1-2") == "fire-door-open"
    play(state, "close 1-1/1-2")
    assert (between(state, "1-1", "1-2"), state.ap) == ("fire-door", 2)


@pytest.mark.rule("fp.x.fire-door")
@pytest.mark.parametrize("mark", ["F", "g"])
@pytest.mark.parametrize("red", [1, 2, 3])
def test_on_one_to_three_a_fire_door_holds(mark: str, red: int) -> None:
    """The blast stops at it, and it stays as it was."""
    state = scene(room(mark))
    before = between(state, "1-1", "1-2")
    play(state, "end", "roll 1-2", f"red {red}")
    assert between(state, "1-1", "1-2") == before
    assert fires(state) == {"1-2"}


@pytest.mark.rule("fp.x.fire-door")
@pytest.mark.parametrize("mark", ["F", "g"])
@pytest.mark.parametrize("red", [4, 5, 6])
def test_on_four_to_six_a_fire_door_jams(mark: str, red: int) -> None:
    """The blast stops at it, and it gets a jam counter and is shut; no damage counter is used."""
    state = scene(room(mark))
    play(state, "end", "roll 1-2", f"red {red}")
    assert between(state, "1-1", "1-2") == "jammed"
    assert max(tokens(state).jams) == 1
    assert (fires(state), state.damage) == ({"1-2"}, 3)


@pytest.mark.rule("fp.x.fire-door")
def test_a_jammed_door_jams_more_without_a_roll() -> None:
    """Every later blast adds a counter, and no die is rolled."""
    state = scene(room("J"))
    events = play(state, "end", "roll 1-2")
    assert max(tokens(state).jams) == 2
    assert "fp.x.fire-door" in rules_of(events)
    assert fires(state) == {"1-2"}


@pytest.mark.rule("fp.x.fire-door")
def test_the_die_is_rolled_after_the_explosion_and_its_flashover() -> None:
    """An open fire door still lets fire spread before it slams shut."""
    state = scene("""
          1
           +---+---+---+
           | s g f   s |
           +---+---+---+
    """)
    play(state, "end", "roll 1-2")
    assert (fires(state), smokes(state)) == ({"1-1", "1-2", "1-3"}, set())
    assert legal(state) == [f"red {face}" for face in range(1, 7)]


@pytest.mark.rule("fp.x.fire-door-jam")
def test_a_jammed_door_cannot_be_opened() -> None:
    """Neither opened nor walked through."""
    state = scene("""
        +---+---+
        |1  J   |
        +---+---+
    """)
    assert refused(state, "open 1-1/1-2") == "fp.x.fire-door-jam"
    assert refused(state, "move 1-2") == "fp.move.passages"


@pytest.mark.rule("fp.x.fire-door-jam")
def test_the_last_jam_counter_takes_the_door_with_it() -> None:
    """Each chop removes one for 2 AP, the last one the door, and no damage counter is used."""
    state = scene("""
        +---+---+
        |1  J   |
        +---+---+
    """)
    jams = tokens(state).jams
    jams[list(jams).index(1)] = 2
    play(state, "chop 1-1/1-2")
    assert between(state, "1-1", "1-2") == "jammed"
    play(state, "chop 1-1/1-2")
    assert (between(state, "1-1", "1-2"), state.ap, state.damage) == ("empty-doorway", 0, 0)


@pytest.mark.rule("fp.x.fire-door-jam")
def test_the_rescue_specialist_frees_a_door_for_one_point() -> None:
    """It is a blow of the axe, at the price of one."""
    state = scene(
        """
        +---+---+
        |1  J   |
        +   +   +
        |       |
        +---+---+
        """,
        advanced=True,
        crew="rescue",
    )
    play(state, "chop 1-1/1-2")
    assert (between(state, "1-1", "1-2"), state.ap) == ("empty-doorway", 3)
