"""What a written position of Extreme Danger must keep besides."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.extreme.lift import faces_street
from caserne.games.flashpoint.extreme.terrain import (
    PLACES,
    bar_entering,
    foot,
    is_hole,
    places_taken,
    tokens_of,
)
from caserne.games.flashpoint.extreme.tokens import (
    BRIDGE,
    CAPACITY,
    CHEMICAL,
    DOWN,
    LADDERS,
    TOXIC_TOKENS,
)
from caserne.games.flashpoint.scene import LADDER, NOTHING

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.games.flashpoint.scene import Scene

    Owed = list[tuple[str, int]]
    """What is owed, names of kinds with operands, the next thing last."""


# What can be owed at once, from the last thing to the next.
UPHEAVALS: Final = ("burst", "under", "break", "jam", "leak")
UPHEAVAL: Final = "( burst| under| break| jam)*( leak)?"
FIRE: Final = "(begin )?(replenish )?aftermath(( burst| under| break| jam)+( leak)?| leak)"
UPHEAVED_FIRE: Final = FIRE.replace("aftermath", "aftermath( flare)?( blasts)?")
SET_UP: Final = "begin( place)+( first-poi)*( fifth-explosion)?( explosion)*( jam)*"
ADVANCED_SET_UP: Final = (
    "begin( park-platform)?( park-engine)?( park-ambulance)?( place)*( hot-spot)*"
    "(( choose)*|( draw)*)( first-poi)*( hazmat)*( fifth-explosion)?"
    "( fourth-red|( fourth-explosion)?"
    "( third( explosion( first-explosion| explosion)?)?| third-explosion| explosion)?)" + UPHEAVAL
)


def orders(state: Scene, plain: list[str]) -> list[str]:
    """List the orders in which things can be owed at the fire and in the set-up."""
    fires = plain[:-1]
    if state.advanced:
        return [*fires, UPHEAVED_FIRE, ADVANCED_SET_UP]
    return [*fires, FIRE, SET_UP]


def check_extreme(state: Scene, owed: Owed) -> None:
    """Refuse what play could not have come to."""
    for question in QUESTIONS:
        question(state, owed)


def _refuse_unless(sound: object, where: str, expected: str, got: object) -> None:
    if not sound:
        raise UnreadableError(f"position field {where}", expected, str(got))


def _check_ladders(state: Scene, owed: Owed) -> None:
    del owed
    x, board = tokens_of(state), state.board
    spaces = range(board.size)
    carried = sum(load == LADDER for load in state.carrying)
    spanned = sum(map(bool, x.spans))
    lying, raised = sum(map(int, x.ladders)), sum(map(int, x.raised))
    count = x.rack + x.broken + carried + spanned + lying + raised
    there = LADDERS if state.advanced and len(board.floors) > 1 else 0
    _refuse_unless(count == there, "rack", f"{there} ladders in all", count)
    for space in spaces:
        name = board.names[space]
        if x.raised[space]:
            stands = board.is_aloft(space) and board.is_start(foot(state, space))
            _refuse_unless(stands and x.lift != space, "raised", "a space one can climb to", name)
        if x.ladders[space]:
            lies = not board.is_aloft(space) and not is_hole(state, space) and not x.objects[space]
            _refuse_unless(lies, "ladders", "a space where a ladder can lie", name)
        if x.spans[space]:
            _check_span(state, space, name)


def _check_span(state: Scene, space: int, name: str) -> None:
    x = tokens_of(state)
    _refuse_unless(is_hole(state, space) and not x.objects[space], "spans", "a hole", name)
    chosen = x.bridges if x.spans[space] == BRIDGE else x.descents
    _refuse_unless(chosen, "spans", "an option that is played", name)
    if x.spans[space] >= DOWN:
        upper = state.board.neighbour(space, int(x.spans[space]) - DOWN)
        stands = upper >= 0 and not is_hole(state, int(upper)) and not x.objects[int(upper)]
        _refuse_unless(stands, "spans", "a floor beside the hole", name)


def _check_floors(state: Scene, owed: Owed) -> None:
    del owed
    x, board = tokens_of(state), state.board
    for space in range(board.size):
        name, below = board.names[space], int(board.below[space])
        if x.floors[space]:
            over = board.is_inside(space) and below >= 0 and board.storey(below) < 0
            _refuse_unless(over, "holes", "a floor over the basement", name)
            _refuse_unless(not state.gentle, "damaged", "floors whole after a family set-up", name)
        if x.objects[space] or is_hole(state, space):
            empty = not (state.hazards[space] or (state.hot_spots[space] and is_hole(state, space)))
            _refuse_unless(empty, "fire", "nothing on an object or a hole", name)
        aloft = board.is_aloft(space) and state.hot_spots[space]
        _refuse_unless(not aloft, "hot", "a space that dice can name", name)
        if x.toxic[space]:
            inside = board.is_inside(space) and not x.objects[space] and not is_hole(state, space)
            _refuse_unless(inside, "toxic", "a floor of the building", name)


def _check_objects(state: Scene, owed: Owed) -> None:
    """Nobody and nothing is ever where an object still stands, whatever is owed [fp.x.car]."""
    del owed
    things = (state.pois, state.victims, state.treated, state.hazmats)
    for space, object_there in enumerate(tokens_of(state).objects):
        if object_there:
            name = state.board.names[space]
            empty = not any(layer[space] for layer in things)
            _refuse_unless(empty, "victims", "nothing where an object stands", name)
            alone = space not in map(int, state.at)
            _refuse_unless(alone, "crew", "nobody where an object stands", name)


def _check_people(state: Scene, owed: Owed) -> None:
    """Nobody stands where nobody can while actions are taken, and nothing lies in the air.

    Poison does nothing to hazmats [fp.x.toxic]. Nor does anybody lie where losses have been
    counted, but for POI still to be turned over.
    """
    x, board = tokens_of(state), state.board
    people = (state.pois, state.victims, state.treated)
    kinds = {kind for kind, _ in owed}
    acting = "act" in kinds
    counted = "begin" in kinds and kinds.isdisjoint(("aftermath", "losses"))
    turned = [operand for kind, operand in owed if kind == "loss"]
    for space in range(board.size):
        name, aloft = board.names[space], board.is_aloft(space) and x.lift != space
        over = (acting or counted) and space not in turned
        shut = over and is_hole(state, space)
        if state.hazmats[space]:
            _refuse_unless(not aloft and not shut, "hazmats", "a floor", name)
        if any(layer[space] for layer in people):
            sound = not (aloft or shut or (over and x.toxic[space]))
            _refuse_unless(sound, "victims", "a floor", name)
    if not acting:
        return
    for man in range(state.crew):
        at = int(state.at[man])
        state.at[man] = NOWHERE
        barred = bar_entering(state, man, at) if at != NOWHERE else ""
        state.at[man] = at
        _refuse_unless(not barred, "crew", "a place one can be", board.names[at])


def _check_platform(state: Scene, owed: Owed) -> None:
    x, board = tokens_of(state), state.board
    starting = "park-platform" in [kind for kind, _ in owed]
    _refuse_unless(x.platform or not starting, "due", "a platform", "park-platform")
    placed = x.dock == 0 or (x.platform and state.engine != NOWHERE and not starting)
    _refuse_unless(placed, "dock", "a platform on the engine", x.dock + 1)
    if x.lift == NOWHERE:
        return
    parked = x.platform and state.engine != NOWHERE
    out = parked and faces_street(state, x.lift)
    _refuse_unless(out, "platform", "a space above the engine's street", board.names[x.lift])
    few = places_taken(state, x.lift) <= PLACES
    _refuse_unless(few, "platform", f"at most {PLACES} places taken", board.names[x.lift])


def _check_leak(state: Scene, owed: Owed) -> None:
    """Refuse poison that did not leak, and a leak without its trail."""
    x = tokens_of(state)
    standing = set(map(int, x.objects))
    bursts = [at for kind, at in owed if kind == "burst"]
    _refuse_unless(len(set(bursts)) == len(bursts), "due", "each object's explosion once", "burst")
    spilling = "leak" in [kind for kind, _ in owed]
    trail = [int(space) for space in x.trail]
    _refuse_unless(bool(trail) == spilling, "trail", "a trail while it leaks", len(trail))
    _refuse_unless(all(x.toxic[space] for space in trail), "trail", "toxic spaces", len(trail))
    poison = sum(map(int, x.toxic))
    leaked = x.counters[CHEMICAL] == CAPACITY and CHEMICAL + 1 not in standing
    _refuse_unless(leaked or not poison, "toxic", "none before the chemical leaks", poison)
    _refuse_unless(poison <= TOXIC_TOKENS, "toxic", f"at most {TOXIC_TOKENS} tokens", poison)
    fresh = not spilling or len(trail) == poison < TOXIC_TOKENS
    _refuse_unless(fresh, "trail", "all tokens but one or more of the leak", len(trail))
    over = x.trapped and len(owed) > 1
    _refuse_unless(not over, "trapped", "the end of the game", "more")


def _check_set_up(state: Scene, owed: Owed) -> None:
    """Ask that nothing was laid before all is over that explosions of a set-up bring about."""
    kinds = {kind for kind, _ in owed}
    if "aftermath" not in kinds and not kinds.isdisjoint(UPHEAVALS):
        laid = int(state.face_down) + sum(map(int, state.hazmats))
        _refuse_unless(laid == 0, "poi", "an empty house until all explosions are over", laid)


def _check_loads(state: Scene, owed: Owed) -> None:
    """Refuse on ladder and platform what is never taken there, whatever is owed."""
    del owed
    places = [int(place) for place in state.at]
    for man, at in enumerate(places):
        ladder = state.carrying[man] == LADDER
        known = not ladder or state.advanced
        _refuse_unless(known, "crew", "no ladder in the family rules", man + 1)
        if at == NOWHERE or not state.board.is_aloft(at):
            continue
        _refuse_unless(not ladder, "crew", "no ladder taken up", man + 1)
        if at != tokens_of(state).lift:
            led = state.leading[man] != NOTHING
            _refuse_unless(not led, "crew", "nobody led on a ladder", man + 1)
            _refuse_unless(places.count(at) == 1, "crew", "one firefighter a ladder", man + 1)


QUESTIONS: Final[tuple[Callable[[Scene, Owed], None], ...]] = (
    _check_ladders,
    _check_floors,
    _check_objects,
    _check_platform,
    _check_people,
    _check_leak,
    _check_set_up,
    _check_loads,
)
