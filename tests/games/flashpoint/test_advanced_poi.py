"""New POI under the advanced rules: where one may lie, and the arrows that lead there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.scenes import (
    after,
    due_now,
    legal,
    play,
    pois,
    position,
    smokes,
    where,
)

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

ARROWS = """
    2-2 2-2 2-3 2-4 2-5 2-6 2-7 2-7
    2-2 3-3 2-2 3-4 3-5 2-7 3-6 2-7
    3-2 2-2 4-3 3-3 3-4 3-5 2-7 3-7
    4-2 5-2 4-4 4-5 4-6 3-6 5-7 4-7
    5-2 4-3 5-2 4-4 4-5 5-7 4-6 5-7
    5-2 5-2 5-3 5-4 5-5 5-6 5-7 5-7
"""
"""Where the arrow printed on each space leads, the same on both faces of the board."""

TARGETS = [f"{red}-{black}" for red in range(1, 7) for black in range(1, 9)]
LOOP = ["3-3", "4-3", "4-4", "4-5", "4-6", "3-6", "3-5", "3-4"]
"""The eight spaces in the middle, whose arrows go round in a circle."""


def replacing(*fields: str, crew: str = "0-0", board: str = "house", unseen: int = 10) -> Incident:
    """Make a position on a printed board in which the dice for a POI come next."""
    return position(
        f"flashpoint rules=advanced board={board} firefighters=1 | {' '.join(fields)}"
        f" crew={crew}:generalist unseen={unseen}+5 ambulance=north engine=north"
        " due=ended,begin,replenish,poi"
    )


@pytest.mark.rule("fp.adv.poi-place")
def test_a_poi_goes_on_a_valid_target() -> None:
    """On a space with no fire, smoke, firefighter or POI a new POI is put face down."""
    assert pois(after(replacing(), "roll 3-3")) == {"3-3"}


@pytest.mark.rule("fp.adv.poi-place")
@pytest.mark.parametrize("field", ["fire", "smoke", "poi"])
def test_no_poi_on_fire_smoke_or_another(field: str) -> None:
    """From a space with fire, smoke or a POI the new one follows the arrow to the next space."""
    state = replacing(f"{field}=3-3")
    assert pois(after(state, "roll 3-3")) - {"3-3"} == {"4-3"}


@pytest.mark.rule("fp.adv.poi-place")
@pytest.mark.parametrize("field", ["victims", "treated"])
def test_no_poi_on_a_victim(field: str) -> None:
    """A victim was a POI itself: from its space the new one follows the arrow."""
    assert pois(after(replacing(f"{field}=3-3", unseen=9), "roll 3-3")) == {"4-3"}


@pytest.mark.rule("fp.adv.poi-place")
def test_no_poi_on_a_firefighter() -> None:
    """From a firefighter's space the new POI follows the arrow, and is not turned over."""
    state = replacing(crew="3-3")
    assert pois(after(state, "roll 3-3")) == {"4-3"}
    assert (due_now(state), where(state, 1)) == ("poi", "3-3")


@pytest.mark.rule("fp.adv.poi-place")
@pytest.mark.parametrize("field", ["hazmats", "hot"])
def test_a_poi_may_lie_beside_a_hazmat_or_a_hot_spot(field: str) -> None:
    """Hazmats and hot spots do not keep a POI away."""
    assert pois(after(replacing(f"{field}=3-3"), "roll 3-3")) == {"3-3"}


@pytest.mark.rule("fp.adv.poi-place")
def test_a_new_poi_clears_nothing() -> None:
    """Unlike in the family game, smoke on the target stays."""
    assert smokes(after(replacing("smoke=3-3"), "roll 3-3")) == {"3-3"}


@pytest.mark.rule("fp.adv.poi-place")
@pytest.mark.parametrize("board", ["house", "villa"])
def test_the_printed_arrows(board: str) -> None:
    """Each space has an arrow, through walls and across corners, to where a POI goes from it."""
    led = {
        target: pois(after(replacing(f"smoke={target}", board=board), f"roll {target}"))
        for target in TARGETS
    }
    assert led == {target: {goal} for target, goal in zip(TARGETS, ARROWS.split(), strict=True)}


@pytest.mark.rule("fp.adv.poi-place")
@pytest.mark.parametrize(
    ("invalid", "goal"),
    [
        ("3-3,4-3", "4-4"),
        ("3-3,4-3,4-4,4-5,4-6,3-6", "3-5"),
        (",".join(LOOP[:-1]), "3-4"),
    ],
)
def test_arrows_are_followed_to_the_first_valid_space(invalid: str, goal: str) -> None:
    """The way goes on from arrow to arrow until a valid space is reached."""
    assert pois(after(replacing(f"smoke={invalid}"), "roll 3-3")) == {goal}


@pytest.mark.rule("fp.adv.poi-place")
def test_a_way_into_the_circle() -> None:
    """From the rim the arrows lead into the circle and round it: the longest way of all."""
    rim = ["1-1", "2-2"]
    state = replacing(f"fire={','.join(rim + LOOP[:-1])}")
    assert pois(after(state, "roll 1-1")) == {"3-4"}


@pytest.mark.rule("fp.adv.poi-place")
def test_a_way_that_goes_round_in_a_circle_is_rolled_again() -> None:
    """If no valid space can be reached from the target the dice are rolled again."""
    state = replacing(f"smoke={','.join(['1-1', '2-2', *LOOP])}")
    assert set(TARGETS) - {text.split()[1] for text in legal(state)} == {"1-1", "2-2", *LOOP}


@pytest.mark.rule("fp.adv.poi-place")
def test_no_poi_where_no_space_is_valid() -> None:
    """With fire or smoke on every space no roll could help: none is placed, the turn passes on."""
    state = position(
        f"flashpoint rules=advanced firefighters=1 | smoke={','.join(TARGETS)}"
        " crew=0-0:generalist ambulance=north engine=north due=ended,act"
    )
    play(state, "end", "roll 1-1")
    assert (pois(state), due_now(state), state.turn) == (set(), "act", 1)
