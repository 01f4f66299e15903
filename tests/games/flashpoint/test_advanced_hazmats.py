"""Hazmats: carried like victims, disposed of outside, and going off once they are on fire."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    between,
    carried,
    due_now,
    fires,
    hazmats,
    hot_spots,
    legal,
    play,
    refused,
    rules_of,
    scene,
    where,
)

from caserne.games.flashpoint.events import HazmatExploded

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from caserne.core.event import Event
    from caserne.games.flashpoint.incident import Incident

ROOM = """
        +---+---+
        O1      |
        +   +   +
        |       |
        +---+---+
"""
"""A firefighter in a room, the way out at its left."""

POWDER = """
        +---+---+---+
        |     f   h |
        +   +   +   +
        |1          |
        +---+---+---+
"""
"""A hazmat beside fire."""

PAIR = """
        +---+---+---+---+---+
        | hs  f     | f   hs|
        +---+---+   +---+---+
        |1           2      |
        +---+---+---+---+---+
"""
"""Two hazmats in smoke beside fire, far from each other: the next flashover sets both on fire."""

FAR_SMOKE = """
        +---+---+---+---+
        |     f   h     |
        +   +   +   +   +
        |1            s |
        +---+---+---+---+
"""
"""A hazmat beside fire, and smoke that only its explosion can reach."""


def loaded(load: str = "hazmat", *, also: Mapping[str, str] | None = None) -> Incident:
    """Make the position of a firefighter that carries something, away from the ambulance."""
    return scene(
        ROOM,
        advanced=True,
        crew="generalist",
        carries={1: load},
        ambulance="south",
        engine="south",
        also=also,
    )


def burning(  # noqa: PLR0913
    drawing: str = POWDER,
    *,
    crew: str = "generalist",
    carries: Mapping[int, str] | None = None,
    also: Mapping[str, str] | None = None,
    turn_of: int = 1,
    reserve: int = 6,
) -> Incident:
    """Make a position in which no POI are left, and roll for the fire next."""
    state = scene(
        drawing,
        advanced=True,
        crew=crew,
        carries=carries,
        also=also,
        turn_of=turn_of,
        reserve=reserve,
        unseen_victims=0,
        unseen_alarms=0,
    )
    return after(state, "end")


def blasts(events: Iterable[Event]) -> list[str]:
    """Name the spaces where hazmats went off, in order."""
    return [event.space for event in events if isinstance(event, HazmatExploded)]


# Carrying


@pytest.mark.rule("fp.hazmat.carry")
@pytest.mark.parametrize("mark", ["", "s"])
def test_carrying_a_hazmat_costs_2(mark: str) -> None:
    """A hazmat is carried for 2 AP a step, into a clear space or into smoke."""
    assert after(loaded(also={"1-2": mark}), "move 1-2").ap == 3


@pytest.mark.rule("fp.hazmat.carry")
def test_a_hazmat_is_picked_up_and_put_down_for_nothing() -> None:
    """Picking a hazmat up and putting it down are free, as with a victim."""
    state = scene(ROOM, advanced=True, crew="generalist", also={"1-1": "h"})
    play(state, "take hazmat")
    assert (carried(state, 1), hazmats(state), state.ap) == ("hazmat", set(), 5)
    play(state, "move 1-2", "drop")
    assert (carried(state, 1), hazmats(state), state.ap) == ("nothing", {"1-2"}, 3)


@pytest.mark.rule("fp.hazmat.carry")
@pytest.mark.parametrize("load", ["victim", "hazmat", "treated"])
def test_a_hazmat_is_not_a_second_load(load: str) -> None:
    """Whoever carries something does not pick up a hazmat too."""
    assert refused(loaded(load, also={"1-1": "h"}), "take hazmat") == "fp.hazmat.carry"


@pytest.mark.rule("fp.hazmat.carry")
def test_no_victim_beside_a_hazmat() -> None:
    """Whoever carries a hazmat carries no victim."""
    assert refused(loaded(also={"1-1": "v"}), "take victim") == "fp.move.carry"


@pytest.mark.rule("fp.hazmat.carry")
def test_a_hazmat_elsewhere_is_not_picked_up() -> None:
    """Only a hazmat of the own space can be picked up."""
    state = scene(ROOM, advanced=True, crew="generalist", also={"1-2": "h"})
    assert refused(state, "take hazmat") == "fp.hazmat.carry"


@pytest.mark.rule("fp.hazmat.carry")
def test_a_hazmat_is_never_carried_into_fire() -> None:
    """Hazmats are kept out of burning spaces."""
    assert refused(loaded(also={"1-2": "f"}), "move 1-2") == "fp.hazmat.carry"


@pytest.mark.rule("fp.hazmat.carry")
def test_a_hazmat_is_disposed_of_outside() -> None:
    """Carried out of the house, anywhere, a hazmat is disposed of: it goes to the Saved area."""
    state = after(loaded(), "move 1-0")
    assert (state.disposed, carried(state, 1), hazmats(state)) == (1, "nothing", set())
    assert (state.saved, state.ap) == (0, 3)


@pytest.mark.rule("fp.hazmat.carry")
def test_a_hazmat_in_the_house_is_not_disposed_of() -> None:
    """Inside the house a carried hazmat is still carried."""
    state = after(loaded(), "move 1-2")
    assert (state.disposed, carried(state, 1)) == (0, "hazmat")


# Going off


@pytest.mark.rule("fp.hazmat.explode")
def test_a_hazmat_on_fire_explodes_in_its_space() -> None:
    """A hazmat whose space burns causes an explosion there, and is gone."""
    state = burning()
    assert blasts(play(state, "roll 1-3")) == ["1-3"]
    assert fires(state) == {"1-1", "1-2", "1-3", "2-3"}
    assert (between(state, "0-3", "1-3"), between(state, "1-3", "1-4")) == ("damaged-wall",) * 2
    assert (hazmats(state), state.damage) == (set(), 2)


@pytest.mark.rule("fp.hazmat.explode")
def test_a_hazmat_that_is_not_on_fire_stays() -> None:
    """Smoke on a hazmat, or fire beside it, does not set it off."""
    state = burning(POWDER.replace("f   h", "f | h"))
    assert blasts(play(state, "roll 1-3")) == []
    assert hazmats(state) == {"1-3"}


@pytest.mark.rule("fp.hazmat.explode")
def test_hazmats_wait_for_the_flashover() -> None:
    """Hazmats are looked for after the flashovers, not before."""
    events = play(burning(also={"1-3": "s", "2-3": "s"}), "roll 1-1")
    rules = rules_of(events)
    assert rules.index("fp.hazmat.explode") > max(
        place for place, rule in enumerate(rules) if rule == "fp.flashover"
    )


@pytest.mark.rule("fp.hazmat.explode")
def test_the_active_player_picks_the_order() -> None:
    """When several hazmats are on fire the player whose turn it is chooses which goes off first."""
    state = burning(PAIR, crew="driver imaging", turn_of=2)
    play(state, "roll 2-2")
    assert (actor(state), due_now(state)) == ("seat 2", "hazmats")
    assert legal(state) == ["explode 1-1", "explode 1-5"]


@pytest.mark.rule("fp.hazmat.explode")
@pytest.mark.parametrize(("first", "order"), [("1-1", ["1-1", "1-5"]), ("1-5", ["1-5", "1-1"])])
def test_hazmats_explode_in_the_order_that_was_picked(first: str, order: list[str]) -> None:
    """The hazmat that was picked explodes, then the other one."""
    state = burning(PAIR, crew="driver imaging")
    assert blasts(play(state, "roll 2-2", f"explode {first}")) == order


@pytest.mark.rule("fp.hazmat.explode")
@pytest.mark.parametrize("space", ["1-2", "1-3", "2-1"])
def test_only_a_hazmat_on_fire_is_picked(space: str) -> None:
    """A space with no hazmat, or where nothing burns, cannot be picked."""
    state = after(burning(PAIR, crew="driver imaging", also={"1-3": "h"}), "roll 2-2")
    assert refused(state, f"explode {space}") == "fp.hazmat.explode"


@pytest.mark.rule("fp.hazmat.explode")
def test_one_explosion_sets_off_the_next() -> None:
    """A hazmat that another's explosion has set on fire explodes in the same turn."""
    state = burning(also={"2-3": "h"})
    assert blasts(play(state, "roll 1-3")) == ["1-3", "2-3"]


@pytest.mark.rule("fp.hazmat.explode")
def test_flashover_runs_again_after_each_hazmat() -> None:
    """Ruling: smoke beside the fire of a hazmat's explosion burns, and what lies in it explodes."""
    state = burning(FAR_SMOKE, also={"2-4": "h"})
    assert blasts(play(state, "roll 1-3")) == ["1-3", "2-4"]


@pytest.mark.rule("fp.hazmat.explode")
def test_smoke_beside_the_last_explosion_burns() -> None:
    """Ruling: the flashover after the last hazmat is made as well."""
    state = burning(FAR_SMOKE)
    play(state, "roll 1-3")
    assert "2-4" in fires(state)


@pytest.mark.rule("fp.hazmat.explode", "fp.hazmat.hotspot")
def test_several_hazmats_in_a_space_each_explode() -> None:
    """Ruling: hazmats may share a space; each explodes, and the space gets one hot spot."""
    state = burning(also={"1-3": "h"})
    assert blasts(play(state, "roll 1-3")) == ["1-3", "1-3"]
    assert between(state, "0-3", "1-3") == "ruin"
    assert (hot_spots(state), state.reserve) == ({"1-3"}, 5)


@pytest.mark.rule("fp.hazmat.explode")
def test_a_carried_hazmat_on_fire_explodes() -> None:
    """A hazmat in a firefighter's hands goes off too; then the firefighter is knocked down."""
    state = burning(POWDER.replace("f   h", "f   1").replace("|1 ", "|  "), carries={1: "hazmat"})
    assert blasts(play(state, "roll 1-3")) == ["1-3"]
    assert (carried(state, 1), state.disposed, due_now(state)) == ("nothing", 0, "recover")


@pytest.mark.rule("fp.hazmat.explode")
def test_a_lying_and_a_carried_hazmat_both_explode() -> None:
    """What lies in a burning space and what is carried there go off one after the other."""
    drawing = POWDER.replace("f   h", "f   1").replace("|1 ", "|  ")
    state = burning(drawing, carries={1: "hazmat"}, also={"1-3": "h"})
    assert blasts(play(state, "roll 1-3")) == ["1-3", "1-3"]
    assert (carried(state, 1), hazmats(state)) == ("nothing", set())


@pytest.mark.rule("fp.hazmat.explode")
def test_only_the_carrier_in_the_fire_loses_its_hazmat() -> None:
    """A hazmat carried where nothing burns stays in its carrier's hands."""
    state = burning(crew="driver imaging", carries={1: "hazmat"}, also={"1-3": "2"})
    play(state, "roll 1-3")
    assert (where(state, 1), carried(state, 1)) == ("2-1", "hazmat")


@pytest.mark.rule("fp.hazmat.explode")
def test_a_hazmat_may_bring_the_house_down() -> None:
    """The 24th damage counter ends the game in the middle of a hazmat's explosion."""
    state = scene(POWDER, advanced=True, crew="generalist", damage=23, reserve=6)
    play(state, "end", "roll 1-3")
    assert (state.collapsed, actor(state), hot_spots(state)) == (True, "nobody", set())


# Hot spots


@pytest.mark.rule("fp.hazmat.hotspot")
def test_a_hot_spot_marks_where_a_hazmat_exploded() -> None:
    """A hot spot from the reserve goes on the space of each hazmat that has exploded."""
    state = after(burning(also={"2-3": "h"}), "roll 1-3")
    assert (hot_spots(state), state.reserve) == ({"1-3", "2-3"}, 4)


@pytest.mark.rule("fp.hazmat.hotspot")
def test_a_space_has_one_hot_spot() -> None:
    """Ruling: where a hot spot lies already none is taken from the reserve."""
    state = after(burning(also={"1-3": "x"}), "roll 1-3")
    assert (due_now(state), hot_spots(state), state.reserve) == ("fire", {"1-3"}, 6)


@pytest.mark.rule("fp.hazmat.hotspot", "fp.adv.hotspot-reserve")
@pytest.mark.parametrize(("reserve", "hot"), [(2, {"1-3", "2-3"}), (1, {"1-3"}), (0, set())])
def test_no_hot_spots_beyond_the_reserve(reserve: int, hot: set[str]) -> None:
    """When the reserve is used up no more hot spots are added; the hazmats explode all the same."""
    state = burning(also={"2-3": "h"}, reserve=reserve)
    assert blasts(play(state, "roll 1-3")) == ["1-3", "2-3"]
    assert (hot_spots(state), state.reserve) == (hot, 0)
