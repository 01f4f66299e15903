"""What each specialist does that others cannot, and changing places with another."""

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
    legal,
    play,
    pois,
    position,
    refused,
    scene,
    smokes,
    victims,
    where,
)

from caserne.games.flashpoint.events import TurnBegan, TurnEnded

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

ROOM = """
        +---+---+
        |1      |
        +   +   +
        |       |
        +---+---+
"""
"""A firefighter in an empty room."""

FIRE_BESIDE = ROOM.replace("1      ", "1    f ")
SMOKE_BESIDE = ROOM.replace("1      ", "1    s ")

SPECIALISTS = (
    "paramedic",
    "cafs",
    "hazmat-technician",
    "generalist",
    "captain",
    "rescue",
    "imaging",
    "driver",
)


def all_but(role: str) -> list[str]:
    """List the other specialists."""
    return [name for name in SPECIALISTS if name != role]


# Points


@pytest.mark.parametrize(
    ("role", "ap", "free"),
    [
        pytest.param("paramedic", 4, 0, marks=pytest.mark.rule("fp.spec.paramedic")),
        pytest.param("cafs", 3, 3, marks=pytest.mark.rule("fp.spec.cafs")),
        pytest.param("hazmat-technician", 4, 0, marks=pytest.mark.rule("fp.spec.hazmat")),
        pytest.param("generalist", 5, 0, marks=pytest.mark.rule("fp.spec.generalist")),
        pytest.param("captain", 4, 2, marks=pytest.mark.rule("fp.spec.captain")),
        pytest.param("rescue", 4, 3, marks=pytest.mark.rule("fp.spec.rescue")),
        pytest.param("imaging", 4, 0, marks=pytest.mark.rule("fp.turn.ap")),
        pytest.param("driver", 4, 0, marks=pytest.mark.rule("fp.turn.ap")),
    ],
)
def test_points_of_a_turn(role: str, ap: int, free: int) -> None:
    """Each specialist's card says how many AP, and how many free AP, a turn begins with."""
    state = scene(ROOM, advanced=True, crew=role, ap=0, unseen_victims=0, unseen_alarms=0)
    began = [event for event in play(state, "end", "roll 2-2") if isinstance(event, TurnBegan)]
    assert [(event.ap, event.free) for event in began] == [(ap, free)]


@pytest.mark.parametrize(
    "role",
    [
        pytest.param("cafs", marks=pytest.mark.rule("fp.spec.cafs")),
        pytest.param("captain", marks=pytest.mark.rule("fp.spec.captain")),
        pytest.param("rescue", marks=pytest.mark.rule("fp.spec.rescue")),
    ],
)
def test_free_points_are_not_saved(role: str) -> None:
    """Free AP cannot be kept from one turn to the next; other unspent AP are."""
    state = scene(ROOM, advanced=True, crew=role, ap=1, unseen_victims=0, unseen_alarms=0)
    events = play(state, "end", "roll 2-2")
    assert [event.kept for event in events if isinstance(event, TurnEnded)] == [1]
    assert (state.ap, state.free) == ({"cafs": 4}.get(role, 5), {"captain": 2}.get(role, 3))


# Paramedic


@pytest.mark.rule("fp.spec.paramedic")
def test_the_paramedic_treats_for_1() -> None:
    """Reviving a victim in the own space costs the paramedic 1 AP and makes it a treated one."""
    state = scene(ROOM.replace("1 ", "1v"), advanced=True, crew="paramedic", ap=2)
    play(state, "treat")
    space = state.where(0)
    assert (state.ap, state.victims[space], state.treated[space], state.people) == (1, 0, 1, 1)


@pytest.mark.rule("fp.spec.paramedic")
def test_the_paramedic_treats_a_victim_it_carries() -> None:
    """A carried victim is in the own space too: treated, it is still carried."""
    state = scene(ROOM, advanced=True, crew="paramedic", carries={1: "victim"})
    assert carried(after(state, "treat"), 1) == "treated"


@pytest.mark.rule("fp.spec.paramedic")
def test_treating_needs_1() -> None:
    """With no AP left nobody is treated."""
    state = scene(ROOM.replace("1 ", "1v"), advanced=True, crew="paramedic", ap=0)
    assert refused(state, "treat") == "fp.turn.ap"


@pytest.mark.rule("fp.spec.paramedic")
@pytest.mark.parametrize("role", all_but("paramedic"))
def test_only_the_paramedic_treats(role: str) -> None:
    """No other specialist treats victims."""
    state = scene(ROOM.replace("1 ", "1v"), advanced=True, crew=role)
    assert refused(state, "treat") == "fp.spec.paramedic"


@pytest.mark.rule("fp.spec.paramedic")
@pytest.mark.parametrize("marks", [{"1-2": "v"}, {"1-1": "t"}, {"1-1": "?"}])
def test_only_an_untreated_victim_of_the_own_space_is_treated(marks: dict[str, str]) -> None:
    """Neither a victim beside, nor one already treated, nor a face-down POI can be treated."""
    state = scene(ROOM, advanced=True, crew="paramedic", also=marks)
    assert refused(state, "treat") == "fp.spec.paramedic"


@pytest.mark.parametrize(
    "role",
    [
        pytest.param("paramedic", marks=pytest.mark.rule("fp.spec.paramedic")),
        pytest.param("rescue", marks=pytest.mark.rule("fp.spec.rescue")),
    ],
)
@pytest.mark.parametrize(
    ("drawing", "action", "cost"),
    [
        (SMOKE_BESIDE, "extinguish 1-2", 2),
        (FIRE_BESIDE, "douse 1-2", 2),
        (FIRE_BESIDE, "extinguish 1-2", 4),
    ],
)
def test_double_cost_to_extinguish(role: str, drawing: str, action: str, cost: int) -> None:
    """Paramedic and rescue specialist pay twice as much to put out fire or smoke."""
    state = scene(drawing, advanced=True, crew=role, ap=cost)
    free = state.free
    play(state, action)
    assert (state.ap, state.free) == (0, free)
    poor = scene(drawing, advanced=True, crew=role, ap=cost - 1)
    assert refused(poor, action) == "fp.turn.ap"


# Treated victims


@pytest.mark.rule("fp.spec.treated")
@pytest.mark.parametrize(("load", "cost"), [("nothing", 1), ("victim", 2), ("hazmat", 2)])
def test_leading_costs_nothing_more(load: str, cost: int) -> None:
    """A treated victim walks along at no extra cost, beside what is carried at the usual cost."""
    state = scene(ROOM, advanced=True, crew="generalist", leads=(1,), carries={1: load}, ap=5)
    play(state, "move 1-2")
    assert (state.ap, where(state, 1), state.leading[0]) == (5 - cost, "1-2", 3)


@pytest.mark.rule("fp.spec.treated")
def test_a_led_victim_comes_to_the_firefighters_space() -> None:
    """A treated victim follows into the firefighter's space, and can be left there for 0 AP."""
    state = scene(ROOM.replace("1 ", "1t"), advanced=True, crew="generalist")
    play(state, "lead", "move 1-2", "leave")
    assert (victims(state), state.ap, state.leading[0]) == ({"1-2"}, 4, 0)


@pytest.mark.rule("fp.spec.treated")
def test_only_one_treated_victim_is_led() -> None:
    """A firefighter leads only one treated victim at a time."""
    state = scene(ROOM.replace("1 ", "1t"), advanced=True, crew="generalist", leads=(1,))
    assert refused(state, "lead") == "fp.spec.treated"


@pytest.mark.rule("fp.spec.treated")
def test_a_second_treated_victim_is_carried() -> None:
    """Of two treated victims one may be led and the other carried, for 2 AP a step."""
    state = scene(ROOM, advanced=True, crew="generalist", also={"1-1": "tt"}, ap=5)
    play(state, "lead", "take treated", "move 1-2", "drop", "leave")
    assert (state.treated[state.where(0)], where(state, 1), state.ap) == (2, "1-2", 3)


@pytest.mark.rule("fp.spec.treated")
def test_a_victim_that_is_not_treated_is_not_led() -> None:
    """Only a treated victim walks along."""
    state = scene(ROOM.replace("1 ", "1v"), advanced=True, crew="generalist")
    assert refused(state, "lead") == "fp.spec.treated"


@pytest.mark.rule("fp.spec.treated")
def test_a_treated_victim_elsewhere_is_not_led() -> None:
    """A treated victim in the next space has to be fetched first."""
    state = scene(ROOM, advanced=True, crew="generalist", also={"1-2": "t"})
    assert refused(state, "lead") == "fp.spec.treated"


@pytest.mark.rule("fp.spec.treated")
def test_nobody_is_left_who_is_not_led() -> None:
    """Leaving a treated victim behind takes one that is led."""
    state = scene(ROOM.replace("1 ", "1t"), advanced=True, crew="generalist")
    assert refused(state, "leave") == "fp.spec.treated"


@pytest.mark.rule("fp.spec.treated")
def test_a_treated_victim_is_never_led_into_fire() -> None:
    """A treated victim cannot be moved into fire either."""
    state = scene(FIRE_BESIDE, advanced=True, crew="generalist", leads=(1,))
    assert refused(state, "move 1-2") == "fp.spec.treated"


@pytest.mark.rule("fp.spec.treated")
def test_a_treated_victim_is_led_through_smoke() -> None:
    """Smoke stops nobody."""
    state = scene(SMOKE_BESIDE, advanced=True, crew="generalist", leads=(1,))
    assert where(after(state, "move 1-2"), 1) == "1-2"


# CAFS


@pytest.mark.rule("fp.spec.cafs")
@pytest.mark.parametrize(
    ("actions", "left"),
    [
        ("douse 1-2", (3, 2)),
        ("extinguish 1-2", (3, 1)),
        ("extinguish 1-2,douse 2-1", (3, 0)),
        ("extinguish 1-2,extinguish 2-1", (2, 0)),
    ],
)
def test_free_points_put_out_fire_first(actions: str, left: tuple[int, int]) -> None:
    """The CAFS firefighter extinguishes with its free AP, and beyond them with its own."""
    state = scene(FIRE_BESIDE, advanced=True, crew="cafs", also={"2-1": "f"})
    play(state, *actions.split(","))
    assert (state.ap, state.free) == left


@pytest.mark.rule("fp.spec.cafs")
def test_the_free_points_of_the_cafs_firefighter_run_out() -> None:
    """3 free AP and none of its own put out one fire and half of another, no more."""
    state = scene(FIRE_BESIDE, advanced=True, crew="cafs", ap=0, also={"2-1": "f"})
    play(state, "extinguish 1-2", "douse 2-1")
    assert (fires(state), smokes(state)) == (set(), {"2-1"})
    assert refused(state, "extinguish 2-1") == "fp.turn.ap"


@pytest.mark.rule("fp.spec.cafs")
@pytest.mark.parametrize(
    "action", ["move 1-2", "open 1-1/2-1", "chop 1-0/1-1", "drive ambulance clockwise"]
)
def test_free_points_for_water_pay_for_nothing_else(action: str) -> None:
    """The free AP of the CAFS firefighter are for extinguishing only."""
    state = scene(
        """
        +---+---+
        |1      |
        +-D-+   +
        |       |
        +---+---+
        """,
        advanced=True,
        crew="cafs",
        ap=0,
    )
    assert refused(state, action) == "fp.turn.ap"


@pytest.mark.rule("fp.spec.cafs")
def test_free_water_gets_the_cafs_firefighter_out_of_fire() -> None:
    """With nothing left but free AP it can still put out the fire it has walked into."""
    state = scene(FIRE_BESIDE, advanced=True, crew="cafs", ap=2, also={"2-1": "f"})
    play(state, "extinguish 2-1", "move 1-2")
    assert legal(state) == ["douse 1-2"]


# Hazmat technician


@pytest.mark.rule("fp.spec.hazmat")
def test_the_hazmat_technician_removes_for_2() -> None:
    """Removing a hazmat of the own space costs 2 AP, one at a time; it counts as saved."""
    state = scene(ROOM, advanced=True, crew="hazmat-technician", also={"1-1": "hh"}, ap=4)
    play(state, "dispose")
    assert (state.ap, state.hazmats[state.where(0)], state.disposed) == (2, 1, 1)


@pytest.mark.rule("fp.spec.hazmat")
def test_the_hazmat_technician_removes_what_it_carries() -> None:
    """A carried hazmat is in the own space too."""
    state = scene(ROOM, advanced=True, crew="hazmat-technician", carries={1: "hazmat"})
    play(state, "dispose")
    assert (carried(state, 1), state.disposed) == ("nothing", 1)


@pytest.mark.rule("fp.spec.hazmat")
def test_removing_a_hazmat_needs_2() -> None:
    """With 1 AP no hazmat is removed."""
    state = scene(ROOM.replace("1 ", "1h"), advanced=True, crew="hazmat-technician", ap=1)
    assert refused(state, "dispose") == "fp.turn.ap"


@pytest.mark.rule("fp.spec.hazmat")
@pytest.mark.parametrize("role", all_but("hazmat-technician"))
def test_only_the_hazmat_technician_removes(role: str) -> None:
    """No other specialist removes hazmats on the spot."""
    state = scene(ROOM.replace("1 ", "1h"), advanced=True, crew=role)
    assert refused(state, "dispose") == "fp.spec.hazmat"


@pytest.mark.rule("fp.spec.hazmat")
def test_a_hazmat_elsewhere_is_not_removed() -> None:
    """A hazmat in the next space is out of reach."""
    state = scene(ROOM, advanced=True, crew="hazmat-technician", also={"1-2": "h"})
    assert refused(state, "dispose") == "fp.spec.hazmat"


# Rescue specialist


@pytest.mark.rule("fp.spec.rescue")
@pytest.mark.parametrize(
    ("ap", "free", "left"), [(4, 3, (4, 1)), (4, 1, (3, 0)), (2, 0, (0, 0)), (0, 2, (0, 0))]
)
def test_free_points_move_first(ap: int, free: int, left: tuple[int, int]) -> None:
    """The rescue specialist moves, a load included, with its free AP before its own."""
    state = scene(ROOM, advanced=True, crew="rescue", ap=ap, free=free, carries={1: "victim"})
    play(state, "move 1-2")
    assert (state.ap, state.free) == left


@pytest.mark.rule("fp.spec.rescue")
def test_free_points_for_moving_run_out() -> None:
    """1 free AP and none of its own do not pay for a step with a load."""
    state = scene(ROOM, advanced=True, crew="rescue", ap=0, free=1, carries={1: "victim"})
    assert refused(state, "move 1-2") == "fp.turn.ap"


@pytest.mark.rule("fp.spec.rescue")
def test_the_rescue_specialist_chops_for_1() -> None:
    """A blow of the rescue specialist's axe costs 1 AP, none of its free ones."""
    state = scene(ROOM, advanced=True, crew="rescue", ap=2)
    play(state, "chop 1-0/1-1", "chop 1-0/1-1")
    assert (state.ap, state.free, between(state, "1-0", "1-1")) == (0, 3, "ruin")


@pytest.mark.rule("fp.spec.rescue")
@pytest.mark.parametrize(
    "action", ["chop 1-0/1-1", "open 1-1/2-1", "close 1-1/1-2", "drive ambulance clockwise"]
)
def test_free_points_for_moving_pay_for_nothing_else(action: str) -> None:
    """Doors, blows and drives are no moves: the free AP do not pay for them."""
    state = scene(
        """
        +---+---+
        |1  d   |
        +-D-+   +
        |       |
        +---+---+
        """,
        advanced=True,
        crew="rescue",
        ap=0,
    )
    assert refused(state, action) == "fp.turn.ap"


@pytest.mark.rule("fp.spec.rescue")
@pytest.mark.parametrize("role", ["paramedic", "hazmat-technician", "captain", "imaging"])
def test_others_chop_for_2(role: str) -> None:
    """Only the rescue specialist's blows are cheaper."""
    state = scene(ROOM, advanced=True, crew=role, ap=1)
    assert refused(state, "chop 1-0/1-1") == "fp.turn.ap"


FIRE_BEHIND = """
        +---+---+---+
        |1f   f D   |
        +---+---+---+
        |           |
        +---+---+---+
"""
"""Two burning spaces in a row, a closed door at their end."""


def bar(state: Incident, action: str) -> str:
    """Name the rule that forbids an action; nothing if it is legal."""
    return "" if action in legal(state) else refused(state, action)


@pytest.mark.rule("fp.spec.rescue", "fp.turn.not-on-fire")
@pytest.mark.parametrize(
    ("ap", "free", "rule"),
    [
        (0, 3, ""),
        (1, 2, ""),
        (0, 2, "fp.turn.not-on-fire"),
        (1, 1, "fp.turn.not-on-fire"),
        (0, 1, "fp.turn.ap"),
    ],
)
def test_free_moves_lead_out_of_fire_again(ap: int, free: int, rule: str) -> None:
    """Into fire and back takes 3 AP, free ones for moving included; with fewer it is forbidden."""
    state = scene(FIRE_BESIDE, advanced=True, crew="rescue", ap=ap, free=free)
    assert bar(state, "move 1-2") == rule


@pytest.mark.rule("fp.spec.rescue", "fp.turn.not-on-fire")
@pytest.mark.parametrize(
    ("ap", "free", "rule"),
    [
        (1, 3, ""),
        (2, 2, ""),
        (0, 3, "fp.turn.not-on-fire"),
        (1, 2, "fp.turn.not-on-fire"),
    ],
)
def test_out_of_fire_by_a_closed_door(ap: int, free: int, rule: str) -> None:
    """A closed door is a way out if an AP is left for it, and a free one for the step."""
    state = scene(FIRE_BEHIND, advanced=True, crew="rescue", ap=ap, free=free)
    assert bar(state, "move 1-2") == rule


@pytest.mark.rule("fp.spec.rescue", "fp.turn.not-on-fire")
@pytest.mark.parametrize(
    ("wall", "rule"), [("!", ""), ("'", ""), ("o", ""), ("|", "fp.turn.not-on-fire")]
)
def test_out_of_fire_through_a_wall(wall: str, rule: str) -> None:
    """With 1 AP and free moves a damaged wall is a way out of fire, an unhurt one is not."""
    drawing = FIRE_BEHIND.replace("D", wall)
    state = scene(drawing, advanced=True, crew="rescue", ap=1, free=3)
    assert bar(state, "move 1-2") == rule


@pytest.mark.rule("fp.spec.rescue", "fp.turn.not-on-fire")
def test_nothing_is_spent_that_is_needed_to_get_out_of_fire() -> None:
    """In fire, with 1 AP for the door and 1 free one for the step, only the door may be opened."""
    drawing = FIRE_BEHIND.replace("1f   f ", " f   1f")
    state = scene(drawing, advanced=True, crew="rescue", ap=1, free=1)
    assert legal(state) == ["open 1-2/1-3"]
    assert refused(state, "chop 0-2/1-2") == "fp.turn.not-on-fire"
    play(state, "open 1-2/1-3")
    assert legal(state) == ["move 1-3"]


# Imaging technician


@pytest.mark.rule("fp.spec.imaging")
@pytest.mark.parametrize("space", ["1-1", "1-8", "6-1", "6-8", "3-5"])
def test_the_imaging_technician_turns_over_any_poi(space: str) -> None:
    """Any POI on the board can be turned over from anywhere, for 1 AP."""
    state = position(
        f"flashpoint rules=advanced firefighters=1 | poi={space},4-4 crew=0-0:imaging ap=4"
        " ambulance=north engine=north due=ended,act"
    )
    play(state, f"identify {space}")
    assert (state.ap, actor(state), legal(state)) == (
        3,
        "chance",
        ["reveal false-alarm", "reveal victim"],
    )


@pytest.mark.rule("fp.spec.imaging")
@pytest.mark.parametrize(("token", "found"), [("victim", {"2-2"}), ("false-alarm", set())])
def test_an_identified_poi(token: str, found: set[str]) -> None:
    """A victim seen from afar stays where it is, a false alarm is taken away."""
    state = scene(ROOM, advanced=True, crew="imaging", also={"2-2": "?"})
    play(state, "identify 2-2", f"reveal {token}")
    assert (pois(state), victims(state), actor(state)) == (set(), found, "seat 1")


@pytest.mark.rule("fp.spec.imaging")
def test_identifying_needs_1() -> None:
    """With no AP left no POI is turned over."""
    state = scene(ROOM, advanced=True, crew="imaging", also={"2-2": "?"}, ap=0)
    assert refused(state, "identify 2-2") == "fp.turn.ap"


@pytest.mark.rule("fp.spec.imaging")
@pytest.mark.parametrize("role", all_but("imaging"))
def test_only_the_imaging_technician_identifies(role: str) -> None:
    """No other specialist sees a POI from afar."""
    state = scene(ROOM, advanced=True, crew=role, also={"2-2": "?"})
    assert refused(state, "identify 2-2") == "fp.spec.imaging"


@pytest.mark.rule("fp.spec.imaging")
@pytest.mark.parametrize("mark", ["", "v", "h"])
def test_only_a_poi_is_identified(mark: str) -> None:
    """Where no POI lies face down there is nothing to identify."""
    state = scene(ROOM, advanced=True, crew="imaging", also={"2-2": mark})
    assert refused(state, "identify 2-2") == "fp.spec.imaging"


# Crew change


AT_ENGINE = """
        +---+---+
     1  |2      |
        +   +   +
        |       |
        +---+---+
"""
"""One firefighter where the engine stands, on the western side, one in the house."""


@pytest.mark.rule("fp.crew-change")
@pytest.mark.parametrize(
    ("old", "new", "ap", "free"),
    [
        ("generalist", "paramedic", 2, 0),
        ("generalist", "cafs", 1, 3),
        ("generalist", "hazmat-technician", 2, 0),
        ("generalist", "captain", 2, 2),
        ("generalist", "rescue", 2, 3),
        ("generalist", "imaging", 2, 0),
        ("cafs", "generalist", 3, 0),
        ("rescue", "paramedic", 2, 0),
    ],
)
def test_a_turn_with_the_new_specialists_points(old: str, new: str, ap: int, free: int) -> None:
    """The turn has the new specialist's AP less the 2 of the change, and its free AP."""
    state = scene(AT_ENGINE, advanced=True, crew=f"{old} driver", engine="west")
    play(state, f"crew {new}")
    assert (state.ap, state.free) == (ap, free)


@pytest.mark.rule("fp.crew-change")
def test_kept_points_outlast_a_crew_change() -> None:
    """AP kept from earlier turns belong to the player: they are still there after the change."""
    state = scene(
        AT_ENGINE,
        advanced=True,
        crew="driver generalist",
        turn_of=2,
        engine="west",
        kept={1: 3},
        unseen_victims=0,
        unseen_alarms=0,
    )
    play(state, "end", "roll 2-2", "crew cafs")
    assert (state.ap, state.free) == (3 + 3 - 2, 3)


@pytest.mark.rule("fp.crew-change")
def test_the_new_specialists_skills() -> None:
    """The firefighter has the new specialist's skills at once, and no longer the old one's."""
    state = scene(
        AT_ENGINE,
        advanced=True,
        crew="imaging driver",
        engine="west",
        also={"2-2": "?", "1-0": "v"},
    )
    play(state, "crew paramedic", "treat")
    assert refused(state, "identify 2-2") == "fp.spec.imaging"


@pytest.mark.rule("fp.crew-change")
def test_the_change_lasts() -> None:
    """The next turn begins with all the points of the new specialist."""
    state = scene(
        AT_ENGINE.replace("2", " "),
        advanced=True,
        crew="driver",
        engine="west",
        unseen_victims=0,
        unseen_alarms=0,
    )
    play(state, "crew generalist", "end", "roll 2-2")
    assert state.ap == 5 - 2 + 5


@pytest.mark.rule("fp.crew-change")
@pytest.mark.parametrize("engine", ["north", "east", "south"])
def test_a_crew_changes_at_the_engine_only(engine: str) -> None:
    """The turn must begin on the parking where the engine stands, not on any other."""
    state = scene(AT_ENGINE, advanced=True, crew="generalist driver", engine=engine)
    assert refused(state, "crew cafs") == "fp.crew-change"


@pytest.mark.rule("fp.crew-change")
@pytest.mark.parametrize(
    "actions",
    [
        "move 0-0,move 1-0",
        "move 2-0",
        "take victim",
        "lead",
        "drive engine clockwise,ride 0-1",
    ],
)
def test_a_crew_change_is_the_first_action(actions: str) -> None:
    """Once anything has been done, even for 0 AP, the crew can no longer be changed."""
    state = scene(
        AT_ENGINE, advanced=True, crew="generalist driver", engine="west", also={"1-0": "vt"}
    )
    play(state, *actions.split(","))
    assert refused(state, "crew cafs") == "fp.crew-change"


@pytest.mark.rule("fp.crew-change")
@pytest.mark.parametrize(("load", "action"), [("victim", "drop"), ("led", "leave")])
def test_putting_down_ends_the_chance_of_a_crew_change(load: str, action: str) -> None:
    """What costs nothing is an action too, and a crew change is the first one or none."""
    carries = {1: load} if load != "led" else {}
    leads = {1} if load == "led" else set()
    state = scene(
        AT_ENGINE,
        advanced=True,
        crew="generalist driver",
        engine="west",
        carries=carries,
        leads=leads,
    )
    assert legal(state, "crew")
    assert refused(after(state, action), "crew cafs") == "fp.crew-change"


@pytest.mark.rule("fp.crew-change")
def test_a_turn_must_begin_at_the_engine() -> None:
    """Coming to the engine during the turn is too late for a crew change."""
    state = scene(
        AT_ENGINE.replace("1", " "),
        advanced=True,
        crew="generalist driver",
        engine="west",
        also={"0-0": "1"},
    )
    play(state, "move 1-0")
    assert refused(state, "crew cafs") == "fp.crew-change"


@pytest.mark.rule("fp.crew-change")
def test_one_crew_change_a_turn() -> None:
    """A crew change is an action itself: no second one follows in the same turn."""
    state = scene(AT_ENGINE, advanced=True, crew="generalist driver", engine="west")
    play(state, "crew imaging")
    assert refused(state, "crew cafs") == "fp.crew-change"


@pytest.mark.rule("fp.crew-change")
@pytest.mark.parametrize("role", ["driver", "generalist"])
def test_no_change_for_a_specialist_in_play(role: str) -> None:
    """The new specialist must not be in play: neither another's nor the own one."""
    state = scene(AT_ENGINE, advanced=True, crew="generalist driver", engine="west")
    assert refused(state, f"crew {role}") == "fp.adv.specialists"
    assert len(legal(state, "crew")) == 6


@pytest.mark.rule("fp.crew-change")
def test_the_old_specialist_is_free_for_others() -> None:
    """The specialist that was handed back is not in play: the next player may take it."""
    state = scene(
        AT_ENGINE.replace("1  ", "12 ").replace("|2 ", "|  "),
        advanced=True,
        crew="generalist driver",
        engine="west",
        unseen_victims=0,
        unseen_alarms=0,
    )
    play(state, "crew imaging", "end", "roll 2-2")
    assert "crew generalist" in legal(state)
    assert due_now(state) == "act"


@pytest.mark.rule("fp.crew-change")
def test_no_crew_change_in_the_family_game() -> None:
    """Specialists, and so crew changes, are of the advanced rules only."""
    assert refused(scene(AT_ENGINE), "crew cafs") == "fp.crew-change"


@pytest.mark.rule("fp.spec.paramedic")
def test_a_victim_treated_while_carried_can_be_put_down_at_once() -> None:
    """Treating the victim it carries is an action: the paramedic may put it down after it."""
    state = scene(ROOM.replace("1 ", "1v"), advanced=True, crew="paramedic")
    play(state, "take victim")
    assert refused(state, "drop") == "fp.move.carry"
    assert "drop" in legal(after(state, "treat"))


@pytest.mark.rule("fp.spec.paramedic", "fp.spec.treated")
def test_treating_whoever_is_carried_leaves_the_led_one_alone() -> None:
    """Who was taken along just before cannot be left at once, whatever is done in the arms."""
    state = scene(ROOM, advanced=True, crew="paramedic", also={"1-1": "vt"})
    play(state, "take victim", "lead", "treat")
    assert refused(state, "leave") == "fp.spec.treated"
    assert "drop" in legal(state)


@pytest.mark.rule("fp.spec.paramedic", "fp.spec.treated")
def test_whoever_was_treated_in_the_arms_can_be_led() -> None:
    """Put down after the treatment, it walks along, and its bearer pays 1 for a step again."""
    state = scene(ROOM, advanced=True, crew="paramedic", also={"1-1": "v"}, ap=2)
    play(state, "take victim", "treat", "drop", "lead", "move 1-2")
    assert (state.ap, carried(state, 1), int(state.leading[0])) == (0, "nothing", 3)
