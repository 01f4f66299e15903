"""What a written position must keep, so that play can go on from it as from one that was played."""

# mypyc: no

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from caserne.core.errors import UnreadableError
from caserne.core.state import NOBODY
from caserne.games.flashpoint.aftermath import is_caught
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.building import HOT_SPOTS
from caserne.games.flashpoint.ending import ALL_VICTIMS, TO_LOSE, TO_WIN
from caserne.games.flashpoint.moving import standing_in_fire, way_off
from caserne.games.flashpoint.scene import DAMAGE_SUPPLY, HAZMAT, NOTHING, TREATED
from caserne.games.flashpoint.verbs import Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.games.flashpoint.scene import Scene

MOST_HAZMATS: Final = 5

# What can be owed at once, from the last thing to the next.
FIRE: Final = (
    "(begin )?(replenish )?((aftermath )?fire|"
    "(verdict )?(losses )?(recover( recover)*|loss( loss)*|poi|reveal))"
)
ADVANCED_FIRE: Final = "(begin )?(replenish )?(aftermath )?flare (blasts )?hazmats"
SET_UP: Final = "begin( place)*( first-poi)*( explosion)*"
ADVANCED_SET_UP: Final = (
    "begin( park-engine)?( park-ambulance)?( place)*( hot-spot)*(( choose)*|( draw)*)"
    "( first-poi)*( hazmat)*( fourth-red|( fourth-explosion)?"
    "( third explosion( first-explosion)?| third-explosion| explosion| first-explosion)?)"
)
COLLAPSE: Final = "tally loss"

EXPLOSIONS: Final = (
    "first-explosion",
    "explosion",
    "third",
    "third-explosion",
    "fourth-explosion",
    "fourth-red",
    "fifth-explosion",
)
SETTING_UP: Final = (
    *EXPLOSIONS,
    *("place", "choose", "draw", "park-ambulance", "park-engine"),
    *("first-poi", "hazmat", "hot-spot"),
)
"""What is owed in a set-up only."""
ROOM_OF_AN_EXPLOSION: Final = 5
"""An explosion sets its target alight, and at most one space each way."""

WALLS_OF_AN_EXPLOSION: Final = 4
"""It damages at most one wall each way."""


def check(state: Scene) -> None:
    """Refuse with an ``UnreadableError`` what play could not have come to."""
    owed = [(kind.name, operand) for kind, operand in state.owed_kinds()]
    for question in QUESTIONS:
        question(state, owed)
    for kind, operand in state.owed_kinds():
        lacking = kind.lacks(state, operand)
        _refuse_unless(not lacking, "due", lacking, kind.name)
    if state.extreme is not None:
        state.extreme.check(state, owed)
    if state.actor() != NOBODY and not state.legal():
        raise UnreadableError(
            "position", "something that can be done next", "a position where nothing is legal"
        )


Owed = list[tuple[str, int]]
"""What is owed, names of kinds with operands, the next thing last."""


def _refuse_unless(sound: object, where: str, expected: str, got: object) -> None:
    if not sound:
        raise UnreadableError(f"position{where and f' field {where}'}", expected, str(got))


def _operands(owed: Owed, *kinds: str) -> list[int]:
    return [operand for kind, operand in owed if kind in kinds]


def phases(state: Scene) -> str:
    """Say in which orders things can be owed, as a regular expression."""
    return f"ended( ({'|'.join([turn(state), FIRE, *orders(state), COLLAPSE])}))?"


def turn(state: Scene) -> str:
    """Say in which orders things can be owed in a turn: its actions, and what comes between."""
    interludes = filter(None, (kind.interlude(state) for kind in state.kinds()))
    return f"act({'|'.join(interludes)})?"


def orders(state: Scene) -> list[str]:
    """List the orders in which things can be owed at the fire and in the set-up."""
    plain = [ADVANCED_FIRE, ADVANCED_SET_UP] if state.advanced else [SET_UP]
    return plain if state.extreme is None else state.extreme.orders(state, plain)


def _check_phase(state: Scene, owed: Owed) -> None:
    names = " ".join(kind for kind, _ in owed)
    expected = f"things owed in an order of the {'advanced' if state.advanced else 'family'} rules"
    sound = re.fullmatch(phases(state), names)
    _refuse_unless(sound, "due", expected, names.replace(" ", ","))


def _check_rules(state: Scene, owed: Owed) -> None:
    rolled = not state.advanced and not state.board.family_fires
    gentle = rolled and any(kind in SETTING_UP for kind, _ in owed)
    _refuse_unless(
        state.gentle == gentle, "flags", "gentle in a family set-up by dice alone", state.gentle
    )
    if state.advanced:
        return
    advanced_only = {
        "hazmats": any(state.hazmats) or HAZMAT in list(state.carrying),
        "hot": any(state.hot_spots),
        "treated": any(state.treated) or any(state.leading) or TREATED in list(state.carrying),
        "reserve": state.reserve,
        "disposed": state.disposed,
        "free": state.free,
        "ambulance": state.ambulance != NOWHERE,
        "engine": state.engine != NOWHERE,
        "flags": state.flared or state.cafs_commanded,
    }
    for name, there in advanced_only.items():
        _refuse_unless(not there, name, "what the family rules have", name)


def _check_counts(state: Scene, owed: Owed) -> None:
    kinds = [kind for kind, _ in owed]
    victims = state.unseen_victims + state.people + state.saved + state.lost
    _refuse_unless(victims <= ALL_VICTIMS, "", "at most 10 victims in all", victims)
    unseen = state.unseen_victims + state.unseen_alarms
    few = state.face_down <= unseen
    _refuse_unless(few, "poi", "no more POI than are unseen", state.face_down)
    few = state.damage <= DAMAGE_SUPPLY
    _refuse_unless(few, "edges", "at most 24 damage counters", state.damage)
    same = (state.damage == DAMAGE_SUPPLY) == state.collapsed
    _refuse_unless(same, "", "'collapsed' exactly with 24 damage counters", state.damage)
    hazmats = sum(map(int, state.hazmats)) + sum(load == HAZMAT for load in state.carrying)
    hazmats += state.disposed + kinds.count("hazmat")
    _refuse_unless(hazmats <= MOST_HAZMATS, "hazmats", "at most 5 in all", hazmats)
    hot = sum(map(int, state.hot_spots)) + state.reserve + kinds.count("hot-spot")
    hot += sum(kinds.count(kind) for kind in EXPLOSIONS)
    most = HOT_SPOTS if state.extreme is None else int(state.extreme.hot_spots_in_box())
    _refuse_unless(hot <= most, "hot", f"at most {most} with the reserve", hot)


def _check_end(state: Scene, owed: Owed) -> None:
    kinds = [kind for kind, _ in owed]
    over = len(kinds) == 1
    ended = over or "tally" in kinds
    _refuse_unless(ended or not state.collapsed, "due", "the end of a collapsed building", "more")
    _refuse_unless(state.collapsed or "tally" not in kinds, "due", "no tally yet", "tally")
    won = state.saved >= TO_WIN and not state.perfect
    _refuse_unless(over or not won, "due", f"the end with {TO_WIN} saved", "more")
    judged = ended or "verdict" in kinds or "aftermath" in kinds
    lost = state.lost >= TO_LOSE and not judged
    _refuse_unless(not lost, "due", f"the end with {TO_LOSE} lost", kinds[-1])


def _check_order(state: Scene, owed: Owed) -> None:
    """Before the next turn the crew and the victims are looked after, whatever the fire did."""
    kinds = {kind for kind, _ in owed}
    fire = kinds & {"fire", "flare", "hazmats"}
    _refuse_unless(not fire or "aftermath" in kinds, "due", "an aftermath of the fire", "none")
    losses = kinds & {"losses", "loss"}
    judged = not losses or not kinds.isdisjoint(("verdict", "aftermath", "tally"))
    _refuse_unless(judged, "due", "a verdict after losses", "none")
    if "begin" in kinds and not kinds.isdisjoint(SETTING_UP):
        _check_setting_up(state)
        _check_what_is_laid(state, kinds)


def _check_what_is_laid(state: Scene, kinds: set[str]) -> None:
    """Ask that tokens were laid in their order: POI and hazmats after the last explosion."""
    people = int(state.people)
    _refuse_unless(people == 0, "victims", "nobody found before the first turn", people)
    if not kinds.isdisjoint(EXPLOSIONS):
        laid = int(state.face_down) + sum(map(int, state.hazmats))
        _refuse_unless(laid == 0, "poi", "an empty house until all explosions are over", laid)
    whole = not state.gentle or state.damage == 0
    _refuse_unless(whole, "edges", "a building not damaged by a family set-up", state.damage)


def _check_setting_up(state: Scene) -> None:
    """Ask that nobody was out yet: the crew waits outside or in the station, with nothing."""
    gone = int(state.saved + state.lost)
    _refuse_unless(gone == 0, "due", "a set-up before anybody is saved or lost", gone)
    for man in range(state.crew):
        at = int(state.where(man))
        outside = at == NOWHERE or state.board.is_start(at)
        idle = state.carrying[man] == NOTHING and state.leading[man] == NOTHING
        _refuse_unless(outside and idle, "crew", "a crew that waits outside", man + 1)


def _check_crew(state: Scene, owed: Owed) -> None:
    missing = [man for man in range(state.crew) if state.where(man) == NOWHERE]
    placed = sorted(_operands(owed, "place"))
    _refuse_unless(placed == missing, "due", "a place for each in the station", f"{placed}")
    choosing = _operands(owed, "choose", "draw")
    fresh = [man for man in choosing if not state.roles[man]]
    _refuse_unless(fresh == choosing, "due", "a choice for who is no specialist", f"{choosing}")
    _refuse_unless(len(set(choosing)) == len(choosing), "due", "each firefighter once", choosing)
    asked = [frame for frame in state.owed_kinds() if isinstance(frame[0], Question)]
    names = ",".join(kind.name for kind, _ in asked)
    _refuse_unless(len(set(asked)) == len(asked), "due", "each to be asked once", names)


def _check_vehicles(state: Scene, owed: Owed) -> None:
    kinds = [kind for kind, _ in owed]
    if state.advanced:
        there = state.ambulance != NOWHERE or "park-ambulance" in kinds
        _refuse_unless(there, "", "a field ambulance", "none")
        there = state.engine != NOWHERE or "park-engine" in kinds
        _refuse_unless(there, "", "a field engine", "none")


def _check_dice(state: Scene, owed: Owed) -> None:
    kinds = [kind for kind, _ in owed]
    rows, columns = int(state.board.dice_rows), int(state.board.dice_columns)
    red = 1 if kinds[-1] in ("reroll", "gun-black") else 0
    black = kinds[-1] in ("reroll", "gun-red", "third-explosion", "fourth-red")
    _refuse_unless(red <= state.red <= rows, "red", f"a face from {red} to {rows}", state.red)
    if kinds[-1] in ("reroll", "gun-red"):
        columns = int(state.board.gun_columns)
    expected = f"a face from {int(black)} to {columns}"
    _refuse_unless(black <= state.black <= columns, "black", expected, state.black)
    aimed = "flare" not in kinds or state.last_target != NOWHERE
    _refuse_unless(aimed, "", "a field target", "none")
    if state.last_target != NOWHERE:
        inside = state.board.is_inside(state.last_target)
        name = state.board.names[state.last_target]
        _refuse_unless(inside, "target", "a space of the house", name)


def _check_pois(state: Scene, owed: Owed) -> None:
    turned = _operands(owed, "reveal", "loss")
    there = all(state.pois[space] for space in turned) and len(set(turned)) == len(turned)
    _refuse_unless(there, "due", "a POI where one is turned over", "none")
    bag = state.unseen_victims + state.unseen_alarms - state.face_down
    needed = sum(kind in ("poi", "first-poi") for kind, _ in owed)
    _refuse_unless(needed <= bag, "due", "a POI in the bag for each to come", bag)


def _check_room(state: Scene, owed: Owed) -> None:
    kinds = [kind for kind, _ in owed]
    spaces = [int(space) for space in state.board.targets]
    pois, hot_spots = kinds.count("first-poi"), kinds.count("hot-spot")
    explosions = sum(kinds.count(kind) for kind in EXPLOSIONS)
    if explosions + pois + hot_spots + kinds.count("hazmat") == 0:
        return
    taken = sum(state.burns(space) or state.pois[space] > 0 for space in spaces)
    needed = ROOM_OF_AN_EXPLOSION * explosions + pois + 1
    room = len(spaces) - taken
    _refuse_unless(needed <= room, "fire", f"room for the set-up on {needed} spaces", room)
    damage = int(state.damage) + WALLS_OF_AN_EXPLOSION * explosions
    _refuse_unless(damage < DAMAGE_SUPPLY, "edges", "a building that lasts the set-up", damage)
    cool = len(spaces) - sum(map(int, state.hot_spots))
    _refuse_unless(explosions + hot_spots <= cool, "hot", "room for the hot spots to come", cool)


def _check_fire(state: Scene, owed: Owed) -> None:
    """Nobody stands where the fire would have caught them, unless that is still to be asked.

    One can recover where fire is until the verdict puts out what burns outside.
    """
    kinds = {kind for kind, _ in owed}
    if "begin" in kinds and "aftermath" not in kinds:
        safe = _operands(owed, "recover")
        for man in range(state.crew):
            at = state.where(man)
            if at == NOWHERE or ("verdict" in kinds and state.board.is_start(at)):
                safe.append(man)
        men = [man for man in range(state.crew) if man not in safe]
        left = [man + 1 for man in men if is_caught(state, state.where(man))]
        _refuse_unless(not left, "crew", "nobody left where fire or worse is", left)
    if "act" in kinds:
        burning = [man for man in range(state.crew) if state.burns(state.where(man))]
        allowed = [] if not burning else [int(standing_in_fire(state))]
        numbers = ", ".join(str(man + 1) for man in burning)
        _refuse_unless(burning == allowed, "crew", "nobody left standing in fire", numbers)
        for man in burning:
            out = way_off(state, man, state.where(man), state.ap, state.free)
            out = out or owed[-1][0] == "act"  # then something is legal or not
            _refuse_unless(out, "ap", "a way off fire with the points left", state.ap)


QUESTIONS: Final[tuple[Callable[[Scene, Owed], None], ...]] = (
    _check_phase,
    _check_rules,
    _check_counts,
    _check_end,
    _check_order,
    _check_crew,
    _check_vehicles,
    _check_dice,
    _check_pois,
    _check_room,
    _check_fire,
)
