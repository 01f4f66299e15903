"""What stands between two spaces: what blocks, what breaks, and what never does."""

from __future__ import annotations

import pytest

from caserne.games.flashpoint import edges
from tests.games.flashpoint.scenes import (
    between,
    fires,
    legal,
    play,
    position,
    refused,
    rules_of,
    scene,
    where,
)

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


@pytest.mark.rule("fp.board.exterior-doorway", "fp.board.doorway-empty")
@pytest.mark.parametrize(("kind", "name"), list(enumerate(edges.NAMES)))
def test_only_walls_take_counters(kind: int, name: str) -> None:
    """A wall that still stands takes damage; doors, doorways and ruins never do."""
    edges.is_passable(kind)
    assert edges.is_standing_wall(kind) == (name in {"wall", "damaged-wall"})


def test_two_counters_destroy_a_wall() -> None:
    """One counter damages a wall, a second one destroys it, and nothing else changes by one."""
    after = {name: edges.NAMES[edges.AFTER_DAMAGE[kind]] for kind, name in enumerate(edges.NAMES)}
    changed = {name: becomes for name, becomes in after.items() if name != becomes}
    assert changed == {"wall": "damaged-wall", "damaged-wall": "ruin"}


# What blocks


@pytest.mark.rule("fp.move.passages")
@pytest.mark.parametrize(
    ("mark", "step", "wet", "burns"),
    [
        pytest.param("|", False, False, False, id="wall"),
        pytest.param("!", False, False, False, id="damaged wall"),
        pytest.param("D", False, False, False, id="closed door"),
        pytest.param("'", True, True, True, id="destroyed wall"),
        pytest.param("d", True, True, True, id="open door"),
        pytest.param("o", True, True, True, id="empty doorway"),
        pytest.param("O", True, True, True, id="printed doorway"),
        pytest.param(" ", True, True, True, id="nothing"),
    ],
)
def test_what_blocks_blocks_everything(
    mark: str,
    step: bool,  # noqa: FBT001
    wet: bool,  # noqa: FBT001
    burns: bool,  # noqa: FBT001
) -> None:
    """Steps, water and fire pass the same edges: a wall with 1 counter blocks, with 2 it does not."""
    state = scene(f"""
        +---+---+
        |1  {mark} f |
        +---+---+
    """)
    if not step:
        assert refused(state, "move 1-2") == "fp.move.passages"
        assert refused(state, "extinguish 1-2") == "fp.extinguish"
    assert ("move 1-2" in legal(state)) == step
    assert ("extinguish 1-2" in legal(state)) == wet
    play(state, "end", "roll 1-1")
    assert ("1-1" in fires(state)) == burns


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
    state = scene(
        """
        +---+---+
        |1  |   |
        +---+---+
        """,
        ap=5,
    )
    play(state, "chop 1-1/1-2", "chop 1-1/1-2", "move 1-2")
    assert between(state, "1-1", "1-2") == "ruin"
    assert where(state, 1) == "1-2"


# Doorways


@pytest.mark.rule("fp.board.doorway-empty")
def test_a_doorway_without_its_door_is_passed_by_everything() -> None:
    """A doorway whose door was blown off counts as a destroyed wall: nothing is left to open."""
    state = scene("""
        +---+---+
        | f D 1 |
        +---+---+
    """)
    assert refused(state, "move 1-1") == "fp.move.passages"
    play(state, "end", "roll 1-1")
    state = scene("""
        +---+---+
        | f o 1 |
        +---+---+
    """)
    assert "move 1-1" in legal(state)
    assert refused(state, "close 1-1/1-2") == "fp.door"
    play(state, "end", "roll 1-1")
    assert "1-2" in fires(state)


@pytest.mark.rule("fp.board.doorway-empty")
def test_a_destroyed_door_takes_no_counter() -> None:
    """No damage counter goes where a door was, neither with it nor after it."""
    state = scene("""
        +---+---+
        | f D   |
        +   +   +
        |     1 |
        +---+---+
    """)
    play(state, "end", "roll 1-1")
    assert between(state, "1-1", "1-2") == "empty-doorway"
    assert state.damage == 2
    play(state, "roll 1-2", "roll 2-1", "roll 2-2")


@pytest.mark.rule("fp.board.doorway-empty", "fp.chop")
def test_nobody_chops_at_an_empty_doorway() -> None:
    """An empty doorway is no wall any more: an axe finds nothing there."""
    state = scene("""
        +---+---+
        | f D   |
        +   +   +
        |1      |
        +---+---+
    """)
    edge = "1-1/1-2"
    play(state, "extinguish 1-1", "end", "roll 1-2")
    assert edge not in str(legal(state))
