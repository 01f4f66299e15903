"""What stands between two spaces: what blocks, what breaks, and what never does."""

from __future__ import annotations

import pytest
from tests.games.flashpoint.scenes import (
    between,
    fires,
    legal,
    play,
    position,
    refused,
    scene,
    where,
)

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.events import Ignited

PASSABLE = {
    "open",
    "doorway",
    "empty-doorway",
    "ruin",
    "door-open",
    "window-open",
    "fire-door-open",
    "stairs",
}


@pytest.mark.rule("fp.board.blocked", "fp.board.wall-destroyed", "fp.board.doorway-empty")
@pytest.mark.parametrize(("kind", "name"), list(enumerate(edges.NAMES)))
def test_walls_with_less_than_two_counters_and_closed_doors_block(kind: int, name: str) -> None:
    """Closed doors and standing walls keep their spaces apart; open and destroyed ones do not."""
    assert edges.is_passable(kind) == (name in PASSABLE)


@pytest.mark.rule("fp.board.exterior-doorway")
@pytest.mark.parametrize(("kind", "name"), list(enumerate(edges.NAMES)))
def test_only_walls_take_counters(kind: int, name: str) -> None:
    """A wall that still stands takes damage; doors, doorways and ruins never do."""
    walls = {"wall", "damaged-wall", "light-wall", "window", "window-open"}
    assert edges.is_standing_wall(kind) == (name in walls)


def test_two_counters_destroy_a_wall() -> None:
    """One counter damages a wall, a second destroys it; light walls and windows fall with one."""
    after = {name: edges.NAMES[edges.AFTER_DAMAGE[kind]] for kind, name in enumerate(edges.NAMES)}
    changed = {name: becomes for name, becomes in after.items() if name != becomes}
    weak = dict.fromkeys(("light-wall", "window", "window-open"), "ruin")
    assert changed == {"wall": "damaged-wall", "damaged-wall": "ruin", **weak}


# What blocks


@pytest.mark.rule("fp.move.passages", "fp.board.blocked")
@pytest.mark.parametrize("mark", ["|", "!", "D"], ids=["wall", "damaged wall", "closed door"])
def test_what_blocks_blocks_everything(mark: str) -> None:
    """Neither steps nor water nor fire pass a closed door or a wall with less than 2 counters."""
    state = scene(f"""
        +---+---+
        |1  {mark} f |
        +---+---+
    """)
    assert refused(state, "move 1-2") == "fp.move.passages"
    assert refused(state, "extinguish 1-2") == "fp.board.blocked"
    play(state, "end", "roll 1-1")
    assert fires(state) == {"1-2"}


@pytest.mark.rule("fp.move.passages", "fp.board.blocked")
@pytest.mark.parametrize(
    "mark",
    ["'", "d", "o", "O", " "],
    ids=["destroyed wall", "open door", "empty doorway", "printed doorway", "nothing"],
)
def test_what_lets_pass_lets_everything_pass(mark: str) -> None:
    """Steps, water and fire pass destroyed walls, open doors and doorways without a door."""
    state = scene(f"""
        +---+---+
        |1  {mark} f |
        +---+---+
    """)
    assert "move 1-2" in legal(state)
    assert "extinguish 1-2" in legal(state)
    play(state, "end", "roll 1-1")
    assert fires(state) == {"1-1", "1-2"}


# Destroyed walls


@pytest.mark.rule("fp.board.wall-destroyed")
def test_the_first_counter_only_damages() -> None:
    """A wall with a single damage counter is damaged and still blocks."""
    state = scene("""
        +---+---+
        |1  |   |
        +---+---+
    """)
    play(state, "chop 1-1/1-2")
    assert between(state, "1-1", "1-2") == "damaged-wall"
    assert refused(state, "move 1-2") == "fp.move.passages"


@pytest.mark.rule("fp.board.wall-destroyed")
def test_the_second_counter_destroys() -> None:
    """A wall with two damage counters is destroyed: one passes as if it were not there."""
    state = scene("""
        +---+---+
        |1  !   |
        +---+---+
    """)
    play(state, "chop 1-1/1-2", "move 1-2")
    assert between(state, "1-1", "1-2") == "ruin"
    assert where(state, 1) == "1-2"


# Doorways whose door is gone

DOORWAY = """
    +---+---+
    | f D 1 |
    +---+---+
"""


@pytest.mark.rule("fp.board.doorway-empty")
def test_a_doorway_without_its_door_counts_as_a_destroyed_wall() -> None:
    """Where a door was destroyed one passes, and there is no door to open or close any more."""
    state = scene(DOORWAY, unseen_victims=0, unseen_alarms=0)
    assert refused(state, "move 1-1") == "fp.move.passages"
    play(state, "end", "roll 1-1")
    assert between(state, "1-1", "1-2") == "empty-doorway"
    assert "move 1-1" in legal(state)
    assert refused(state, "open 1-1/1-2") == "fp.door"
    assert refused(state, "close 1-1/1-2") == "fp.door"


@pytest.mark.rule("fp.board.doorway-empty")
def test_a_doorway_takes_no_counter_from_the_blast_that_destroys_its_door() -> None:
    """No damage counter is placed where a door was destroyed: the three walls take one each."""
    state = scene(DOORWAY)
    play(state, "end", "roll 1-1")
    assert state.damage == 3


@pytest.mark.rule("fp.board.doorway-empty")
def test_an_empty_doorway_takes_no_counter_later() -> None:
    """A later blast goes through an empty doorway and leaves no counter there."""
    state = scene(
        """
        +---+---+
        | f D   |
        +---+---+
        |1      |
        +---+---+
        """,
        unseen_victims=0,
        unseen_alarms=0,
    )
    play(state, "end", "roll 1-1", "end", "roll 1-1")
    assert between(state, "1-1", "1-2") == "empty-doorway"
    assert "1-2" in fires(state)
    assert state.damage == 6


@pytest.mark.rule("fp.board.doorway-empty")
def test_nobody_chops_at_an_empty_doorway() -> None:
    """An empty doorway is no wall: an axe leaves no counter there."""
    state = scene(DOORWAY, unseen_victims=0, unseen_alarms=0)
    play(state, "end", "roll 1-1")
    assert refused(state, "chop 1-1/1-2") == "fp.board.doorway-empty"


# Outer doorways


@pytest.mark.rule("fp.board.exterior-doorway")
def test_an_outer_doorway_has_no_door() -> None:
    """The outer doorways printed on the board are always open: nobody closes or opens them."""
    state = scene("""
        +---+
        |1  O
        +---+
    """)
    assert refused(state, "close 1-1/1-2") == "fp.door"
    assert refused(state, "open 1-1/1-2") == "fp.door"
    assert refused(state, "chop 1-1/1-2") == "fp.board.exterior-doorway"
    play(state, "move 1-2")
    assert where(state, 1) == "1-2"


@pytest.mark.rule("fp.board.exterior-doorway")
def test_an_outer_doorway_is_never_damaged() -> None:
    """An explosion goes out through an outer doorway and leaves no counter on it."""
    state = scene("""
          1
           +---+
           | f O
           +---+
    """)
    events = play(state, "end", "roll 1-1")
    assert [event.space for event in events if isinstance(event, Ignited)] == ["1-2"]
    assert between(state, "1-1", "1-2") == "doorway"
    assert state.damage == 3


# The supply


@pytest.mark.rule("fp.board.damage-supply")
def test_fire_is_never_short() -> None:
    """All 48 spaces may burn, though the box holds fewer fire tokens; only counters run out."""
    state = position(
        "flashpoint firefighters=1 | crew=0-0 ap=4 due=ended,act fire="
        + ",".join(f"{row}-{column}" for row in range(1, 7) for column in range(1, 9))[4:]
    )
    assert len(fires(state)) == 47
    play(state, "end", "roll 1-2")
    assert len(fires(state)) == 48
    assert state.damage == 2
