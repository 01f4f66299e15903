"""Knocked down under the advanced rules: to where the ambulance stands now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    fires,
    legal,
    play,
    refused,
    scene,
    where,
)

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

CORRIDOR = """
        +---+---+---+
        | f   1   2 |
        +---+---+---+
        |3          |
        +---+---+---+
"""
"""Two firefighters in a corridor that burns at one end; a third behind a wall."""

SMOKY = CORRIDOR.replace("1   2 ", "1s  2s")


def caught(
    ambulance: str, drawing: str = CORRIDOR, *, turn_of: int = 1, leads: tuple[int, ...] = ()
) -> Incident:
    """Let an explosion come over the corridor."""
    state = scene(
        drawing,
        advanced=True,
        crew="generalist driver imaging",
        turn_of=turn_of,
        ambulance=ambulance,
        leads=leads,
        unseen_victims=0,
        unseen_alarms=0,
    )
    return after(state, "end", "roll 1-1")


@pytest.mark.rule("fp.adv.knockdown")
@pytest.mark.parametrize(
    ("ambulance", "spaces"),
    [
        ("north", ["0-1", "0-2"]),
        ("east", ["1-4", "2-4"]),
        ("south", ["3-1", "3-2"]),
        ("west", ["1-0", "2-0"]),
    ],
)
def test_knocked_down_to_where_the_ambulance_stands(ambulance: str, spaces: list[str]) -> None:
    """A knocked-down firefighter is put on either space of the ambulance's present parking."""
    state = caught(ambulance)
    assert legal(state) == [f"recover {space}" for space in spaces]
    assert where(after(state, f"recover {spaces[1]}"), 1) == spaces[1]


@pytest.mark.rule("fp.adv.knockdown")
@pytest.mark.parametrize("space", ["0-1", "0-2", "1-4", "3-0"])
def test_no_nearer_parking_will_do(space: str) -> None:
    """A parking without the ambulance is no place to recover, however near."""
    assert refused(caught("south"), f"recover {space}") == "fp.adv.knockdown"


@pytest.mark.rule("fp.adv.knockdown")
def test_the_knocked_down_firefighters_player_chooses() -> None:
    """Whoever is knocked down chooses its space, also in the turn of another player."""
    state = caught("west", turn_of=3)
    assert (actor(state), legal(state)) == ("seat 1", ["recover 1-0", "recover 2-0"])


@pytest.mark.rule("fp.adv.knockdown")
def test_each_of_several_chooses_the_active_player_first() -> None:
    """Several may be knocked down by one fire: each chooses, and they may share a space."""
    state = caught("west", SMOKY, turn_of=2)
    chosen = []
    while legal(state, "recover"):
        chosen.append(actor(state))
        play(state, "recover 2-0")
    assert chosen == ["seat 2", "seat 1"]
    assert (where(state, 1), where(state, 2), where(state, 3)) == ("2-0", "2-0", "2-1")


@pytest.mark.rule("fp.adv.knockdown")
def test_the_fire_stays() -> None:
    """The fire is left in the space of the one who was knocked down."""
    assert fires(after(caught("west"), "recover 1-0")) == {"1-1", "1-2"}


@pytest.mark.rule("fp.adv.knockdown", "fp.knockdown.carried-lost")
def test_a_led_victim_is_lost_with_its_guide() -> None:
    """Ruling: a treated victim that was led by whoever is knocked down is lost."""
    state = after(caught("west", leads=(1,)), "recover 1-0")
    assert (state.lost, state.leading[0], state.saved) == (1, 0, 0)
