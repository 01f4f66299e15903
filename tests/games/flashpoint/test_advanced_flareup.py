"""Hot spots bring flare-ups, and who is caught by the fire is settled after the last of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    due_now,
    hazmats,
    hot_spots,
    legal,
    play,
    pois,
    scene,
    smokes,
    victims,
    where,
)

from caserne.games.flashpoint.events import FlaredUp, KnockedDown, VictimLost

if TYPE_CHECKING:
    from collections.abc import Mapping

    from caserne.games.flashpoint.incident import Incident

HOT = """
        +---+---+---+---+
        | x           x |
        +   +   +   +   +
        |1              |
        +---+---+---+---+
"""
"""Hot spots in two corners, and no fire."""

TRAP = """
        +---+---+---+---+
        |fx   1v  s   h |
        +---+---+---+---+
        |               |
        +---+---+---+---+
"""
"""A firefighter and a victim beside a hot fire; behind them smoke, and a hazmat beside it."""


def rolling(
    drawing: str = HOT,
    *,
    reserve: int = 6,
    unseen: int = 0,
    also: Mapping[str, str] | None = None,
) -> Incident:
    """Make a position with no POI left to place, in which the dice for the fire come next."""
    state = scene(
        drawing,
        advanced=True,
        crew="generalist",
        reserve=reserve,
        unseen_victims=unseen,
        unseen_alarms=0,
        also=also,
    )
    return after(state, "end")


# Flare-ups


@pytest.mark.rule("fp.flareup")
def test_a_hot_target_brings_a_flare_up() -> None:
    """When the target of the roll has a hot spot the fire advances once more: the dice again."""
    state = after(rolling(), "roll 1-1")
    assert (smokes(state), due_now(state), actor(state)) == ({"1-1"}, "fire", "chance")
    assert len(legal(state)) == 8


@pytest.mark.rule("fp.flareup")
def test_no_flare_up_without_a_hot_spot() -> None:
    """A target beside a hot spot is no hot one: the next turn begins."""
    state = after(rolling(), "roll 1-2")
    assert (due_now(state), state.turn) == ("act", 2)


@pytest.mark.rule("fp.flareup")
def test_the_roll_after_a_flare_up_advances_the_fire_too() -> None:
    """The additional roll is one like any other: smoke on its target, and the turn is over."""
    state = after(rolling(), "roll 1-1", "roll 2-3")
    assert (smokes(state), due_now(state)) == ({"1-1", "2-3"}, "act")


@pytest.mark.rule("fp.flareup")
def test_there_is_no_limit_to_flare_ups() -> None:
    """As long as the target of a roll has a hot spot another roll follows."""
    state = rolling()
    events = play(state, *["roll 1-1", "roll 1-4"] * 5)
    assert sum(isinstance(event, FlaredUp) for event in events) == 10
    assert due_now(state) == "fire"


@pytest.mark.rule("fp.flareup")
def test_the_hot_spot_must_be_there_when_the_dice_are_rolled() -> None:
    """Ruling: a hot spot that comes of this very roll, by a hazmat, brings no flare-up."""
    state = rolling(also={"1-2": "f", "1-3": "h"})
    play(state, "roll 1-3")
    assert (hot_spots(state), due_now(state)) == ({"1-1", "1-4", "1-3"}, "act")


@pytest.mark.rule("fp.flareup")
def test_a_hot_spot_of_this_turn_counts_for_the_next_roll() -> None:
    """A hot spot where a hazmat has exploded brings a flare-up when a later roll hits it."""
    state = rolling(also={"2-2": "f", "2-3": "hs"})
    play(state, "roll 1-1")
    assert "2-3" in hot_spots(state)
    assert due_now(after(state, "roll 2-3")) == "fire"


@pytest.mark.rule("fp.flareup")
def test_no_flare_up_in_a_fallen_house() -> None:
    """The 24th damage counter ends the game at once, though the target was hot."""
    state = scene(TRAP, advanced=True, crew="generalist", damage=23, unseen_victims=0)
    play(state, "end", "roll 1-1")
    assert (actor(state), state.collapsed, state.flared) == ("nobody", True, False)


# The hot spot after them


@pytest.mark.rule("fp.flareup.hotspot")
@pytest.mark.parametrize("rolls", [["1-1", "2-3"], ["1-1", "1-4", "1-4", "2-3"]])
def test_the_last_target_gets_a_hot_spot(rolls: list[str]) -> None:
    """After all flare-ups a hot spot from the reserve goes on the target of the last roll only."""
    state = after(rolling(), *(f"roll {target}" for target in rolls))
    assert (hot_spots(state), state.reserve) == ({"1-1", "1-4", "2-3"}, 5)


@pytest.mark.rule("fp.flareup.hotspot")
def test_no_hot_spot_before_the_last_flare_up() -> None:
    """While flare-ups go on no hot spot is added."""
    state = after(rolling(), "roll 1-1", "roll 1-4")
    assert (hot_spots(state), state.reserve) == ({"1-1", "1-4"}, 6)


@pytest.mark.rule("fp.flareup.hotspot")
def test_no_hot_spot_without_a_flare_up() -> None:
    """A roll that brought no flare-up leaves no hot spot."""
    state = after(rolling(), "roll 2-3")
    assert (hot_spots(state), state.reserve) == ({"1-1", "1-4"}, 6)


@pytest.mark.rule("fp.flareup.hotspot")
def test_a_flare_up_is_forgotten_with_its_turn() -> None:
    """A flare-up of the last turn adds no hot spot in this one."""
    state = after(rolling(), "roll 1-1", "roll 2-3", "end", "roll 2-2")
    assert (hot_spots(state), state.reserve) == ({"1-1", "1-4", "2-3"}, 5)


@pytest.mark.rule("fp.flareup.hotspot", "fp.adv.hotspot-reserve")
def test_no_hot_spot_from_an_empty_reserve() -> None:
    """When the reserve is used up flare-ups add no hot spots any more."""
    state = after(rolling(reserve=0), "roll 1-1", "roll 2-3")
    assert (hot_spots(state), state.reserve) == ({"1-1", "1-4"}, 0)


@pytest.mark.rule("fp.flareup.hotspot")
def test_one_hot_spot_where_a_hazmat_exploded_on_the_last_target() -> None:
    """A last target that has got a hot spot by a hazmat gets no second one."""
    state = rolling(also={"1-2": "f", "1-3": "h"})
    play(state, "roll 1-1", "roll 1-3")
    assert (hot_spots(state), state.reserve) == ({"1-1", "1-4", "1-3"}, 5)


# The order of it all


@pytest.mark.rule("fp.adv.order")
def test_the_steps_of_a_roll_come_in_order() -> None:
    """The roll, the explosion, the flashover, the hazmats with their hot spots, the flare-up."""
    events = play(rolling(TRAP.replace("s   h", "s   hs").replace("hs |", "hs|")), "roll 1-1")
    steps = [
        "fp.fire.target",
        "fp.fire.smoke-on-fire",
        "fp.flashover",
        "fp.hazmat.explode",
        "fp.hazmat.hotspot",
        "fp.flareup",
    ]
    rules = [event.rule for event in events if event.rule in steps]
    assert list(dict.fromkeys(rules)) == steps
    assert rules[-1] == "fp.flareup"


@pytest.mark.rule("fp.adv.order")
def test_hazmats_explode_before_the_flare_up() -> None:
    """The player picks among burning hazmats before the dice of the flare-up are rolled."""
    state = rolling(also={"1-1": "hs", "1-2": "f", "2-1": "hs", "2-2": "f"})
    assert due_now(after(state, "roll 1-4")) == "hazmats"
    assert due_now(after(state, "explode 1-1")) == "fire"
    assert hazmats(state) == set()


@pytest.mark.rule("fp.adv.order")
def test_nobody_falls_or_is_lost_before_the_last_flare_up() -> None:
    """Knock-downs and losses wait until all flare-ups are over."""
    state = rolling(TRAP)
    events = play(state, "roll 1-1")
    assert due_now(state) == "fire"
    assert (where(state, 1), victims(state), state.lost) == ("1-2", {"1-2"}, 0)
    assert not any(isinstance(event, KnockedDown | VictimLost) for event in events)


@pytest.mark.rule("fp.adv.order")
def test_knock_downs_and_losses_come_once_at_the_end() -> None:
    """After the last flare-up whoever is on fire is knocked down, and victims are lost, once."""
    state = after(rolling(TRAP), "roll 1-1")
    events = play(state, "roll 2-4", "recover 0-1")
    falls = [event for event in events if isinstance(event, KnockedDown)]
    losses = [event for event in events if isinstance(event, VictimLost)]
    assert ([event.space for event in falls], [event.space for event in losses]) == (
        ["1-2"],
        ["1-2"],
    )
    assert state.lost == 1


@pytest.mark.rule("fp.adv.order")
def test_a_poi_on_fire_is_turned_over_after_the_last_flare_up() -> None:
    """A face-down POI that burns is revealed and lost with the others, at the end."""
    state = after(rolling(TRAP, unseen=1, also={"1-3": "?"}), "roll 1-1")
    assert (due_now(state), pois(state)) == ("fire", {"1-3"})
    play(state, "roll 2-4", "recover 0-1")
    assert (due_now(state), legal(state)) == ("loss", ["reveal victim"])
