"""The captain commands others: what for, at what price, and never to be left in fire."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.scenes import (
    actor,
    after,
    between,
    carried,
    fires,
    legal,
    play,
    refused,
    scene,
    victims,
    where,
)

from caserne.games.flashpoint import codes
from caserne.games.flashpoint.notation import VERBS
from caserne.games.flashpoint.tools import CHOP

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

TWO = """
        +---+---+---+
        |1    2     |
        +   +-D-+   +
        |           |
        +---+---+---+
"""
"""The captain, and firefighter 2 with room at its right and a closed door below."""

FIRE_AHEAD = TWO.replace("2     ", "2   f ")


def captain(drawing: str = TWO, other: str = "generalist", **points: int) -> Incident:
    """Make the position of a captain and one other specialist."""
    ap, free = points.get("ap"), points.get("free")
    return scene(drawing, advanced=True, crew=f"captain {other}", ap=ap, free=free)


def bar(state: Incident, action: str) -> str:
    """Name the rule that forbids an action; nothing if it is legal."""
    return "" if action in legal(state) else refused(state, action)


# The price


@pytest.mark.rule("fp.spec.captain")
@pytest.mark.parametrize(
    ("action", "load", "mark", "cost"),
    [
        ("move 1-3", "nothing", "", 1),
        ("move 1-3", "nothing", "s", 1),
        ("move 1-3", "nothing", "f", 2),
        ("move 1-3", "victim", "", 2),
        ("move 1-3", "hazmat", "s", 2),
        ("open 1-2/2-2", "nothing", "", 1),
        ("open 1-2/2-2", "victim", "", 1),
    ],
)
def test_a_command_costs_what_the_other_would_pay(
    action: str, load: str, mark: str, cost: int
) -> None:
    """For each commanded action the captain spends as many AP as the other would have spent."""
    state = scene(TWO, advanced=True, crew="captain imaging", carries={2: load}, also={"1-3": mark})
    play(state, f"command 2 {action}")
    assert (state.ap, state.free) == (4, 2 - cost)


@pytest.mark.rule("fp.spec.captain")
def test_leading_costs_the_captain_nothing_more() -> None:
    """A commanded firefighter takes its treated victim along at the price of the bare step."""
    state = scene(TWO, advanced=True, crew="captain imaging", leads=(2,))
    play(state, "command 2 move 1-3", "command 2 leave")
    assert (state.free, victims(state)) == (1, {"1-3"})


@pytest.mark.rule("fp.spec.captain")
@pytest.mark.parametrize(
    ("ap", "free", "left"), [(4, 2, (4, 0)), (4, 1, (3, 0)), (2, 0, (0, 0)), (1, 1, (0, 0))]
)
def test_free_points_command_first(ap: int, free: int, left: tuple[int, int]) -> None:
    """A step with a load takes 2 of the free command AP, and of the captain's own what is short."""
    state = scene(
        TWO, advanced=True, crew="captain imaging", ap=ap, free=free, carries={2: "victim"}
    )
    play(state, "command 2 move 1-3")
    assert (state.ap, state.free) == left


@pytest.mark.rule("fp.spec.captain")
@pytest.mark.parametrize(("ap", "free"), [(1, 0), (0, 1), (0, 0)])
def test_a_command_must_be_paid(ap: int, free: int) -> None:
    """Without 2 AP of either kind nobody is commanded to carry."""
    state = scene(
        TWO, advanced=True, crew="captain imaging", ap=ap, free=free, carries={2: "victim"}
    )
    assert refused(state, "command 2 move 1-3") == "fp.turn.ap"


@pytest.mark.rule("fp.spec.captain")
@pytest.mark.parametrize("action", ["move 2-1", "extinguish 2-1", "open 1-1/1-2"])
def test_command_points_are_not_for_the_captain_itself(action: str) -> None:
    """The free command AP pay for nothing that the captain does itself."""
    state = scene(
        TWO.replace("1    2", "1  D 2"),
        advanced=True,
        crew="captain imaging",
        ap=0,
        also={"2-1": "s"},
    )
    assert refused(state, action) == "fp.turn.ap"


@pytest.mark.rule("fp.spec.captain")
def test_the_commanded_pay_nothing() -> None:
    """The AP that a commanded firefighter has kept are not touched."""
    state = scene(TWO, advanced=True, crew="captain imaging", kept={2: 3})
    play(state, "command 2 move 1-3", "command 2 move 2-3")
    assert state.saved_ap[1] == 3


@pytest.mark.rule("fp.spec.captain")
def test_a_commanded_rescue_specialist_has_no_free_moves() -> None:
    """Free AP are for a specialist's own turn: commanded, its steps cost what they cost."""
    state = scene(TWO, advanced=True, crew="captain rescue", ap=0, free=1)
    play(state, "command 2 move 1-3")
    assert refused(state, "command 2 move 2-3") == "fp.turn.ap"


# What may be commanded, and by whom


@pytest.mark.rule("fp.spec.captain")
@pytest.mark.parametrize(
    "role",
    ["paramedic", "cafs", "hazmat-technician", "generalist", "rescue", "imaging", "driver"],
)
@pytest.mark.parametrize("action", ["move 1-3", "open 1-2/2-2", "take victim"])
def test_only_the_captain_commands(role: str, action: str) -> None:
    """Nobody else has other firefighters move, open doors or pick anything up."""
    state = scene(TWO, advanced=True, crew=f"{role} captain", also={"1-2": "v"})
    assert refused(state, f"command 2 {action}") == "fp.spec.captain"


@pytest.mark.rule("fp.spec.captain")
@pytest.mark.parametrize("action", ["drop", "leave", "lead"])
def test_only_the_captain_commands_about_loads(action: str) -> None:
    """Nobody else has other firefighters put down, leave or lead anybody."""
    state = scene(
        TWO,
        advanced=True,
        crew="generalist captain",
        carries={2: "victim"},
        leads=() if action == "lead" else (2,),
        also={"1-2": "t"},
    )
    assert refused(state, f"command 2 {action}") == "fp.spec.captain"


@pytest.mark.rule("fp.spec.captain")
def test_doors_are_opened_and_closed_by_command() -> None:
    """The captain has others open and close the doors of their own spaces."""
    state = after(captain(), "command 2 open 1-2/2-2")
    assert between(state, "1-2", "2-2") == "door-open"
    assert between(after(state, "command 2 close 1-2/2-2"), "1-2", "2-2") == "door"


@pytest.mark.rule("fp.spec.captain")
def test_a_commanded_firefighter_is_bound_by_walls_and_doors() -> None:
    """A command leads through no closed door."""
    assert refused(captain(), "command 2 move 2-2") == "fp.move.passages"


@pytest.mark.rule("fp.spec.captain")
def test_loads_are_taken_and_dropped_by_command_for_nothing() -> None:
    """Commanded firefighters may carry victims and hazmats: 0 AP to pick up and to put down."""
    state = scene(TWO, advanced=True, crew="captain imaging", ap=0, also={"1-2": "v", "1-3": "h"})
    play(state, "command 2 take victim", "command 2 move 1-3", "command 2 drop")
    play(state, "command 2 take hazmat")
    assert (carried(state, 2), victims(state), state.ap, state.free) == ("hazmat", {"1-3"}, 0, 0)


@pytest.mark.rule("fp.spec.captain")
def test_a_treated_victim_is_led_by_command() -> None:
    """Commanded firefighters may take treated victims along."""
    state = scene(TWO, advanced=True, crew="captain imaging", also={"1-2": "t"})
    play(state, "command 2 lead", "command 2 move 1-3")
    assert (where(state, 2), state.leading[1], state.free) == ("1-3", 3, 1)


@pytest.mark.rule("fp.spec.captain")
@pytest.mark.parametrize(
    ("verb", "operand"),
    [
        ("extinguish", "1-3"),
        ("douse", "1-3"),
        ("treat", ""),
        ("drive", ""),
        ("gun", ""),
        ("end", ""),
    ],
)
def test_nothing_else_is_commanded(verb: str, operand: str) -> None:
    """Commands are for moving and for doors: not for water, skills or vehicles."""
    state = scene(
        FIRE_AHEAD, advanced=True, crew="captain paramedic", also={"1-2": "v"}, engine="west"
    )
    number = VERBS[verb].number
    action = codes.command(number, 1, state.board.numbers[operand] if operand else 0)
    assert state.bar(action) == "fp.spec.captain"
    assert action not in state.legal()


@pytest.mark.rule("fp.spec.captain")
def test_a_blow_is_not_commanded() -> None:
    """The captain has nobody else strike a wall."""
    state = captain(other="rescue")
    action = codes.command(CHOP.number, 1, state.board.edge_numbers["0-2/1-2"])
    assert state.bar(action) == "fp.spec.captain"
    assert action not in state.legal()


@pytest.mark.rule("fp.spec.captain")
@pytest.mark.parametrize("man", [1, 3])
def test_a_command_is_to_another_firefighter(man: int) -> None:
    """The captain commands neither itself nor anybody who is not there."""
    assert refused(captain(), f"command {man} move 2-1") == "fp.spec.captain"


# What a commanded move brings about


@pytest.mark.rule("fp.spec.captain")
def test_a_commanded_move_turns_a_poi_over() -> None:
    """A commanded firefighter finds out what a POI is; then the captain goes on."""
    state = scene(TWO, advanced=True, crew="captain imaging", also={"1-3": "?"})
    play(state, "command 2 move 1-3")
    assert (actor(state), legal(state)) == ("chance", ["reveal false-alarm", "reveal victim"])
    assert actor(after(state, "reveal victim")) == "seat 1"


DOORSTEP = """
        +---+---+---+
        |1        2 O
        +   +   +   +
        |           |
        +---+---+---+
"""
"""Firefighter 2 a step from the eastern parkings."""


@pytest.mark.rule("fp.spec.captain")
def test_a_commanded_firefighter_brings_a_victim_to_the_ambulance() -> None:
    """A victim that is carried to the ambulance by command is saved."""
    state = scene(
        DOORSTEP, advanced=True, crew="captain imaging", ambulance="east", carries={2: "victim"}
    )
    play(state, "command 2 move 1-4")
    assert (state.saved, carried(state, 2)) == (1, "nothing")


@pytest.mark.rule("fp.spec.captain")
def test_a_commanded_firefighter_carries_a_hazmat_out() -> None:
    """A hazmat that is carried out of the house by command is disposed of."""
    state = scene(
        DOORSTEP, advanced=True, crew="captain imaging", ambulance="west", carries={2: "hazmat"}
    )
    assert after(state, "command 2 move 1-4").disposed == 1


# The CAFS firefighter


@pytest.mark.rule("fp.spec.captain-cafs")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("move 1-3", "move 2-3"),
        ("move 1-3", "move 1-2"),
        ("open 1-2/2-2", "close 1-2/2-2"),
        ("open 1-2/2-2", "move 2-2"),
    ],
)
def test_the_cafs_firefighter_takes_one_command_point(first: str, second: str) -> None:
    """After one commanded AP, a step or a door, the CAFS firefighter takes no more this turn."""
    state = after(captain(other="cafs"), f"command 2 {first}")
    assert refused(state, f"command 2 {second}") == "fp.spec.captain-cafs"


@pytest.mark.rule("fp.spec.captain-cafs")
@pytest.mark.parametrize(("load", "mark"), [("victim", ""), ("hazmat", ""), ("nothing", "f")])
def test_the_cafs_firefighter_takes_no_command_of_two_points(load: str, mark: str) -> None:
    """A step with a load or into fire is 2 AP, one more than the CAFS firefighter may be given."""
    state = scene(TWO, advanced=True, crew="captain cafs", carries={2: load}, also={"1-3": mark})
    assert refused(state, "command 2 move 1-3") == "fp.spec.captain-cafs"


@pytest.mark.rule("fp.spec.captain-cafs")
def test_the_cafs_firefighter_may_still_pick_up() -> None:
    """What costs nothing takes no command AP: picking up is open after the commanded step."""
    state = scene(TWO, advanced=True, crew="captain cafs", also={"1-3": "v"})
    play(state, "command 2 move 1-3", "command 2 take victim")
    assert carried(state, 2) == "victim"


@pytest.mark.rule("fp.spec.captain-cafs")
def test_the_cafs_firefighters_limit_is_its_own() -> None:
    """Others may be commanded as often as the captain can pay."""
    state = scene(TWO, advanced=True, crew="captain cafs imaging", also={"2-3": "3"})
    play(state, "command 2 move 1-3", "command 3 move 2-2", "command 3 move 2-1")
    assert (where(state, 3), state.ap, state.free) == ("2-1", 3, 0)


@pytest.mark.rule("fp.spec.captain-cafs")
@pytest.mark.parametrize("first", ["command 3 move 2-2", "command 2 take victim"])
def test_only_points_spent_on_the_cafs_firefighter_count(first: str) -> None:
    """Commands to others, and what costs nothing, leave the CAFS firefighter its one AP."""
    marks = {"2-3": "3", "1-2": "v"}
    state = scene(TWO, advanced=True, crew="captain cafs imaging", also=marks)
    play(state, first)
    assert bar(state, "command 2 open 1-2/2-2") == ""


@pytest.mark.rule("fp.spec.captain-cafs")
def test_the_cafs_firefighters_limit_is_of_a_turn() -> None:
    """In the captain's next turn the CAFS firefighter can be commanded again."""
    state = scene(TWO, advanced=True, crew="captain cafs", unseen_victims=0, unseen_alarms=0)
    play(state, "command 2 move 1-3", "end", "roll 2-1", "end", "roll 2-3")
    assert bar(state, "command 2 move 1-2") == ""


# Never left in fire


@pytest.mark.rule("fp.spec.captain", "fp.turn.not-on-fire")
@pytest.mark.parametrize(
    ("ap", "free", "rule"),
    [
        (1, 2, ""),
        (3, 0, ""),
        (0, 2, "fp.turn.not-on-fire"),
        (2, 0, "fp.turn.not-on-fire"),
        (1, 1, "fp.turn.not-on-fire"),
        (1, 0, "fp.turn.ap"),
    ],
)
def test_a_command_into_fire_needs_a_way_out(ap: int, free: int, rule: str) -> None:
    """Nobody is commanded into fire unless AP are left to command it out again."""
    state = captain(FIRE_AHEAD, ap=ap, free=free)
    assert bar(state, "command 2 move 1-3") == rule


@pytest.mark.rule("fp.spec.captain", "fp.move.carry-no-fire")
def test_nobody_is_commanded_to_carry_into_fire() -> None:
    """A commanded firefighter carries a victim into fire as little as any other."""
    state = scene(FIRE_AHEAD, advanced=True, crew="captain imaging", carries={2: "victim"})
    assert refused(state, "command 2 move 1-3") == "fp.move.carry-no-fire"


@pytest.mark.rule("fp.spec.captain", "fp.turn.not-on-fire")
def test_the_turn_does_not_end_with_another_in_fire() -> None:
    """While a commanded firefighter stands in fire the captain cannot end its turn."""
    state = after(captain(FIRE_AHEAD), "command 2 move 1-3")
    assert refused(state, "end") == "fp.turn.not-on-fire"
    play(state, "command 2 move 1-2", "end")


@pytest.mark.rule("fp.spec.captain", "fp.turn.not-on-fire")
def test_the_last_points_get_the_other_out_of_fire() -> None:
    """With the AP for one step left, nothing is legal but that step of whoever is in fire."""
    state = after(captain(FIRE_AHEAD, ap=1, free=2), "command 2 move 1-3")
    assert legal(state) == ["command 2 move 1-2", "command 2 move 2-3"]
    assert refused(state, "move 2-1") == "fp.turn.not-on-fire"


@pytest.mark.rule("fp.spec.captain", "fp.turn.not-on-fire")
@pytest.mark.parametrize(
    ("ap", "free", "rule"), [(2, 2, ""), (4, 0, ""), (2, 1, "fp.turn.not-on-fire")]
)
def test_a_commanded_firefighter_gets_out_by_a_closed_door(ap: int, free: int, rule: str) -> None:
    """Opening a door for 1 and stepping through for 1 is a way out of fire for the commanded."""
    state = scene(
        """
        +---+---+---+---+
        |   |2f   f D   |
        +---+---+---+---+
        |1              |
        +---+---+---+---+
        """,
        advanced=True,
        crew="captain imaging",
        ap=ap,
        free=free,
    )
    assert bar(state, "command 2 move 1-3") == rule


@pytest.mark.rule("fp.spec.captain", "fp.turn.not-on-fire")
def test_free_command_points_are_a_way_out_too() -> None:
    """Who is in fire behind a door is not stranded with 2 free command AP for door and step."""
    state = scene(
        """
        +---+---+---+
        |   |2f D   |
        +---+---+---+
        |1v         |
        +---+---+---+
        """,
        advanced=True,
        crew="captain imaging",
        ap=0,
    )
    assert legal(state) == ["command 2 open 1-2/1-3", "take victim"]


@pytest.mark.rule("fp.spec.captain", "fp.turn.not-on-fire")
@pytest.mark.parametrize(("ap", "rule"), [(3, ""), (2, "fp.turn.not-on-fire")])
def test_command_points_get_the_captain_out_of_no_fire(ap: int, rule: str) -> None:
    """For its own steps the captain has only its own AP: 2 into fire, and 1 out of it."""
    state = scene(TWO, advanced=True, crew="captain imaging", ap=ap, also={"2-1": "f"})
    assert (state.free, bar(state, "move 2-1")) == (2, rule)


@pytest.mark.rule("fp.spec.captain", "fp.turn.not-on-fire")
@pytest.mark.parametrize("wall", ["|", "!"])
def test_a_commanded_firefighter_breaks_no_wall_to_get_out(wall: str) -> None:
    """Blows and water are not commanded: a wall is no way out, nor is the fire put out."""
    state = scene(
        f"""
        +---+---+---+---+
        |   |2f   f {wall}   |
        +---+---+---+---+
        |1              |
        +---+---+---+---+
        """,
        advanced=True,
        crew="captain rescue",
        ap=5,
    )
    assert refused(state, "command 2 move 1-3") == "fp.turn.not-on-fire"


@pytest.mark.rule("fp.spec.captain", "fp.turn.not-on-fire")
@pytest.mark.parametrize("action", ["command 3 move 2-3", "move 2-1"])
def test_one_firefighter_at_a_time_is_in_fire(action: str) -> None:
    """While one firefighter is in fire, neither another nor the captain goes into fire too."""
    state = scene(
        """
        +---+---+---+---+
        |1    2f        |
        +   +---+   +---+
        | f       f   3 |
        +---+---+---+---+
        """,
        advanced=True,
        crew="captain imaging generalist",
        ap=9,
    )
    assert refused(state, action) == "fp.turn.not-on-fire"


@pytest.mark.rule("fp.spec.captain", "fp.turn.not-on-fire")
def test_the_captain_may_put_out_the_fire_under_another() -> None:
    """The captain's own water gets a firefighter beside it off fire."""
    state = scene(TWO, advanced=True, crew="captain imaging", ap=1, free=0, also={"1-2": "f"})
    play(state, "douse 1-2")
    assert (fires(state), bar(state, "end")) == (set(), "")
