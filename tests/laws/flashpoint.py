"""What the laws must be told about Flash Point: its codes, its rules, its tokens, its result."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal

from tests.laws.extreme import OPENINGS
from tests.laws.trails import Kit, by_verb, reread

from caserne.core.errors import UnreadableError
from caserne.core.game import Game, Outcome
from caserne.core.rulebook import read_rulebook
from caserne.games.flashpoint import codes, edges
from caserne.games.flashpoint.events import (
    Disposed,
    DoorDestroyed,
    HazmatExploded,
    HazmatPlaced,
    HotSpotPlaced,
    Revealed,
    Saved,
    VictimLost,
)
from caserne.games.flashpoint.extreme.events import (
    FloorDestroyed,
    HotSpotRemoved,
    ToxicCleaned,
    ToxicSpilled,
)
from caserne.games.flashpoint.extreme.terrain import is_hole, tokens_of
from caserne.games.flashpoint.extreme.tokens import DESTROYED
from caserne.games.flashpoint.game import FlashPoint, FlashPointOptions, as_incident
from caserne.games.flashpoint.roles import DRIVER, HAZMAT_TECHNICIAN, PARAMEDIC, STRUCTURAL
from caserne.games.flashpoint.scene import HAZMAT, LADDER
from caserne.play.streams import Dice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.laws.trails import Player, Trail

    from caserne.core.event import Event
    from caserne.core.state import State
    from caserne.games.flashpoint.incident import Incident

VERBS: Final = range(52)
OPERANDS: Final = 256
"""More than a board of this size has spaces or edges."""

VICTIMS: Final = 10
FALSE_ALARMS: Final = 5
DAMAGE_COUNTERS: Final = 24
HOT_SPOTS: Final = 24
EXTREME_HOT_SPOTS: Final = 36
RESERVE: Final = {"recruit": 6, "veteran": 6, "heroic": 12}
HAZMATS: Final = {"recruit": 3, "veteran": 4, "heroic": 5}


def universe(game: Game) -> list[int]:
    """List every verb with every operand for everybody, as far as it can be written."""
    options = as_flashpoint(game).options
    return codes_on(options.board, options.level)


@cache
def codes_on(board: str, level: Literal["none", "attic", "basement"]) -> list[int]:
    """List the codes of all actions on a board."""
    game = FlashPoint(FlashPointOptions(board=board, level=level))
    return [
        code
        for verb in VERBS
        for who in range(8)
        for operand in range(OPERANDS)
        if is_code(game, code := verb << codes.VERB_SHIFT | who << codes.WHO_SHIFT | operand)
    ]


def is_code(game: Game, code: int) -> bool:
    """Tell whether a number is the code of an action."""
    try:
        return game.read_action(game.write_action(code)) == code
    except UnreadableError:
        return False


def as_flashpoint(game: Game) -> FlashPoint:
    """Take a game for one of Flash Point."""
    assert isinstance(game, FlashPoint)
    return game


# Tokens


def check_tokens(trail: Trail) -> None:
    """Count everything in the box at every step, from what the first position has of it."""
    happened: list[Event] = []
    first = before = as_incident(trail.steps[0].before)
    if trail.began():
        assert (first.unseen_victims, first.unseen_alarms) == (VICTIMS, FALSE_ALARMS)
        assert doors_of(first) == printed_doors(first)
    for state, events in positions(trail):
        happened += events
        count_victims(state, first, happened)
        count_damage(state)
        count_doors(state, first, happened)
        compare_edges(state, before)
        count_crew(state, before)
        count_hazmats(state, first, happened)
        count_hot_spots(state, first, happened)
        count_reserve(state, first, happened, trail)
        if state.extreme is not None:
            count_extreme(state, first, happened)
        before = state


def positions(trail: Trail) -> Iterable[tuple[Incident, list[Event]]]:
    """Give every position of a trail with the events that led to it."""
    led: list[Event] = []
    for step in trail.steps:
        yield as_incident(step.before), led
        led = step.events
    yield as_incident(trail.final), led


def total(happened: list[Event], kind: type[Saved | VictimLost]) -> int:
    """Add up the victims of all events of a kind."""
    return sum(event.victims for event in happened if isinstance(event, kind))


def count(happened: list[Event], kind: type[Event]) -> int:
    """Count the events of a kind."""
    return sum(isinstance(event, kind) for event in happened)


def count_victims(state: Incident, first: Incident, happened: list[Event]) -> None:
    """Ten victims: unseen, on the board or with somebody, saved or lost; five false alarms."""
    crew = range(state.crew)
    carried = sum(state.carrying[man] in (1, 3) for man in crew)
    led = sum(state.leading[man] != 0 for man in crew)
    lying = sum(map(int, state.victims)) + sum(map(int, state.treated))
    assert state.people == lying + carried + led
    assert all_victims(state) == all_victims(first) <= VICTIMS
    assert state.saved - first.saved == total(happened, Saved)
    assert state.lost - first.lost == total(happened, VictimLost)
    turned = [event for event in happened if isinstance(event, Revealed)]
    alarms = sum(not event.victim for event in turned)
    assert first.unseen_alarms - state.unseen_alarms == alarms
    assert first.unseen_victims - state.unseen_victims == len(turned) - alarms
    assert state.face_down == sum(map(int, state.pois))
    assert state.face_down <= state.unseen_victims + state.unseen_alarms


def all_victims(state: Incident) -> int:
    """Add up the victims, wherever they are."""
    return int(state.unseen_victims + state.people + state.saved + state.lost)


def count_damage(state: Incident) -> None:
    """Every damage counter that was used lies on a wall, and 24 there are.

    Or on an object, or went with a floor; light walls and windows take one.
    """
    used = 0
    for edge, printed in zip(map(int, state.edges), map(int, state.board.edge_kinds), strict=True):
        if edge == edges.DAMAGED_WALL:
            used += 1
        elif edge == edges.RUIN:
            used += 2 if printed == edges.WALL else 1
    if state.extreme is not None:
        tokens = tokens_of(state)
        used += sum(map(int, tokens.counters))
        used += 2 * sum(floor == DESTROYED for floor in tokens.floors)
    assert state.damage == min(used, DAMAGE_COUNTERS)
    assert state.damage <= DAMAGE_COUNTERS
    assert state.collapsed == (state.damage == DAMAGE_COUNTERS)


def count_doors(state: Incident, first: Incident, happened: list[Event]) -> None:
    """Every printed door stands until it is destroyed."""
    assert doors_of(state) == doors_of(first) - count(happened, DoorDestroyed)


def doors_of(state: Incident) -> int:
    """Count the doors that stand, open, closed or jammed."""
    return sum(int(edge) in DOORS for edge in state.edges)


def printed_doors(state: Incident) -> int:
    """Count the doors on the board as it is printed."""
    return sum(edge in (edges.DOOR, edges.FIRE_DOOR) for edge in state.board.edge_kinds)


def compare_edges(state: Incident, before: Incident) -> None:
    """Doors only ever go away; nothing else between two spaces changes into anything new."""
    for was, now in zip(map(int, before.edges), map(int, state.edges), strict=True):
        assert now in BECOMES.get(was, (was,))


BECOMES: Final = {
    edges.WALL: (edges.WALL, edges.DAMAGED_WALL, edges.RUIN),
    edges.DAMAGED_WALL: (edges.DAMAGED_WALL, edges.RUIN, edges.WALL),
    edges.LIGHT_WALL: (edges.LIGHT_WALL, edges.RUIN),
    edges.WINDOW: (edges.WINDOW, edges.WINDOW_OPEN, edges.RUIN),
    edges.WINDOW_OPEN: (edges.WINDOW, edges.WINDOW_OPEN, edges.RUIN),
    edges.FIRE_DOOR: (edges.FIRE_DOOR, edges.FIRE_DOOR_OPEN, edges.JAMMED),
    edges.FIRE_DOOR_OPEN: (edges.FIRE_DOOR, edges.FIRE_DOOR_OPEN, edges.JAMMED),
    edges.JAMMED: (edges.JAMMED, edges.EMPTY_DOORWAY),
    edges.DOOR: (edges.DOOR, edges.DOOR_OPEN, edges.EMPTY_DOORWAY),
    edges.DOOR_OPEN: (edges.DOOR_OPEN, edges.DOOR, edges.EMPTY_DOORWAY),
}


DOORS: Final = (
    edges.DOOR,
    edges.DOOR_OPEN,
    edges.FIRE_DOOR,
    edges.FIRE_DOOR_OPEN,
    edges.JAMMED,
)


def count_extreme(state: Incident, first: Incident, happened: list[Event]) -> None:
    """Four ladders, six toxic tokens at most, and nothing on objects, holes and thin air."""
    x, begun = tokens_of(state), tokens_of(first)
    ladders = sum(load == LADDER for load in state.carrying) + x.rack + x.broken
    ladders += sum(map(int, x.ladders)) + sum(map(int, x.raised)) + sum(map(bool, x.spans))
    assert ladders == (4 if state.advanced and len(state.board.floors) > 1 else 0)
    spilled = count(happened, ToxicSpilled) - count(happened, ToxicCleaned)
    fallen = sum(map(int, begun.toxic)) + spilled - sum(map(int, x.toxic))
    assert 0 <= fallen <= count(happened, FloorDestroyed)
    assert sum(map(int, x.toxic)) <= 6
    assert x.holes == begun.holes + count(happened, FloorDestroyed)
    assert x.holes == sum(floor == DESTROYED for floor in x.floors)
    jammed = [edge == edges.JAMMED for edge in state.edges]
    assert jammed == [count > 0 for count in x.jams]
    for space in range(state.board.size):
        if x.objects[space] or is_hole(state, space):
            assert state.hazards[space] == 0
        assert not (state.board.is_aloft(space) and state.hot_spots[space])


def count_crew(state: Incident, before: Incident) -> None:
    """Nobody of the crew gets lost, and no two are alike."""
    places = [int(place) for place in state.at]
    for was, now in zip(map(int, before.at), places, strict=True):
        assert now < state.board.size or was == now
    specialists = [int(role) for role in state.roles if role]
    assert len(set(specialists)) == len(specialists)
    assert state.advanced or not specialists


def count_hazmats(state: Incident, first: Incident, happened: list[Event]) -> None:
    """Hazmats that were placed lie about, are carried, disposed of, or went off."""
    disposed = count(happened, Disposed)
    assert state.disposed == first.disposed + disposed
    gone = disposed + count(happened, HazmatExploded)
    assert hazmats_of(state) == hazmats_of(first) + count(happened, HazmatPlaced) - gone


def hazmats_of(state: Incident) -> int:
    """Count the hazmats that lie about or are carried."""
    return sum(map(int, state.hazmats)) + sum(load == HAZMAT for load in state.carrying)


def count_hot_spots(state: Incident, first: Incident, happened: list[Event]) -> None:
    """At most 24 hot spots, 36 with the expansion, no two on a space, and all in the house."""
    outside = [q for q in range(state.board.size) if not state.board.is_inside(q)]
    assert not any(state.hot_spots[space] for space in outside)
    there = sum(map(int, state.hot_spots))
    assert there + state.reserve <= (HOT_SPOTS if state.extreme is None else EXTREME_HOT_SPOTS)
    placed = [event.space for event in happened if isinstance(event, HotSpotPlaced)]
    removed = count(happened, HotSpotRemoved)
    assert there == sum(map(int, first.hot_spots)) + len(placed) - removed
    assert removed or len(set(placed)) == len(placed)
    assert state.advanced or (there, state.reserve) == (0, 0)


def count_reserve(state: Incident, first: Incident, happened: list[Event], trail: Trail) -> None:
    """Hot spots of set-up come from the box, the others from the reserve, and return to it."""
    taken = sum(isinstance(e, HotSpotPlaced) and e.rule in FROM_RESERVE for e in happened)
    assert state.reserve == first.reserve - taken + count(happened, HotSpotRemoved)
    if state.advanced and trail.began():
        options = as_flashpoint(trail.game).options
        more = 0 if options.level == "none" else 3
        assert first.reserve == RESERVE[options.difficulty] + more
        placed = count(happened, HazmatPlaced)
        assert placed == HAZMATS[options.difficulty] or not state.turn


FROM_RESERVE: Final = ("fp.hazmat.hotspot", "fp.flareup.hotspot")


# A player

NOVELTY: Final = 30
"""What it is worth to do something for the first time."""


def rescuer(game: Game, seed: int) -> Player:
    """Look one action ahead for people to save, try what is new, do anything once in a while."""
    dice, whim = Dice(seed), by_verb(game, seed)
    played: set[str] = set()

    def appeal(state: State, action: int) -> int:
        novelty = 0 if game.write_action(action).partition(" ")[0] in played else NOVELTY
        return worth(as_incident(state), action) + novelty + dice.below(3)

    def choose(state: State, legal: list[int]) -> int:
        if dice.below(12) == 0:
            return whim(state, legal)
        action = max(legal, key=lambda action: appeal(state, action))
        played.add(game.write_action(action).partition(" ")[0])
        return action

    return choose


def worth(state: Incident, action: int) -> int:
    """Weigh the position an action leads to: who is safe, helped, carried, and how near."""
    after, man = state.copy(), int(state.actor())
    after.apply(action)
    if not after.turn:
        return readiness(after)
    load = int(after.carrying[man] not in (0, LADDER)) + 2 * int(after.leading[man] != 0)
    good = 100 * int(after.saved) + 40 * sum(map(int, after.treated)) + 60 * int(after.disposed)
    good += 30 * load + 2 * sum(map(int, after.victims)) + int(after.ap)
    bad = 9 * int(after.damage) + 3 * sum(map(int, after.hazards))
    return good - bad - 4 * way_to_go(after, man, loaded=load > 0)


def readiness(state: Incident) -> int:
    """Weigh a set-up: a driver and a paramedic, and a crew beside the engine to fire its gun."""
    stops = [int(space) for space in state.board.engine_spaces]
    stop = stops[2 * int(state.engine) : 2 * int(state.engine) + 2]
    near = [2 * (int(place) in stops) + 2 * (int(place) in stop) for place in state.at]
    return sum(near) + 2 * sum(int(role) in USEFUL for role in state.roles)


USEFUL: Final = (DRIVER, PARAMEDIC, STRUCTURAL, HAZMAT_TECHNICIAN)
"""The specialists that do what nobody else does."""


def way_to_go(state: Incident, man: int, *, loaded: bool) -> int:
    """Measure the way to the ambulance or out with a load, else to whoever needs help."""
    board = state.board
    if loaded and state.advanced:
        first = 2 * int(state.ambulance)
        goals = {int(space) for space in board.ambulance_spaces[first : first + 2]}
    elif loaded:
        goals = {space for space in range(board.size) if not board.is_inside(space)}
    elif state.carrying[man] == LADDER and tokens_of(state).holes:
        spaces = range(board.size)
        goals = {space for space in spaces if _is_beside_hole(state, space)}
    else:
        layers = (state.pois, state.victims, state.treated, state.hazmats)
        goals = {space for space in range(board.size) if any(layer[space] for layer in layers)}
    return distance(state, int(state.where(man)), goals)


def _is_beside_hole(state: Incident, space: int) -> bool:
    ways = [int(state.adjacent(space, way)) for way in range(state.board.ways)]
    return any(other >= 0 and is_hole(state, other) for other in ways)


def distance(state: Incident, start: int, goals: set[int]) -> int:
    """Find the shortest way to one of some spaces, counting walls, doors and fire as detours."""
    tolls = {edges.WALL: 9, edges.DAMAGED_WALL: 5, edges.DOOR: 1}
    queue, done = [(0, start)], set()
    while queue:
        far, space = heappop(queue)
        if space in goals:
            return far
        if space not in done:
            done.add(space)
            for way in range(state.board.ways):
                goal = int(state.board.neighbour(space, way))
                if goal >= 0:
                    toll = tolls.get(int(state.edges[state.board.edge(space, way)]), 0)
                    heappush(queue, (far + 1 + toll + int(state.hazards[goal]), goal))
    return 0


# The result


def result(game: Game, text: str) -> Outcome:
    """Read the outcome off the final position's text: 7 saved win, else the crew has lost."""
    state = as_incident(reread(game, text))
    given = dict(field.split("=") for field in text.split())
    figures = {name: int(given.get(name, "0")) for name in ("saved", "lost", "turn", "disposed")}
    damage = min(damage_told(state, given), DAMAGE_COUNTERS)
    won = figures["saved"] >= 7
    reason = "saved" if won else "trapped" if "trapped" in given else "lost"
    if damage == DAMAGE_COUNTERS:
        reason = "collapsed"
    winners = tuple(range(int(state.crew))) if won else ()
    return Outcome(winners, reason, (int(won),) * int(state.crew), {**figures, "damage": damage})


def damage_told(state: Incident, given: dict[str, str]) -> int:
    """Add up the damage counters that a position's fields tell of."""
    total = 0
    for word in filter(None, given.get("edges", "").split(",")):
        name, _, kind = word.partition(":")
        printed = int(state.board.edge_kinds[state.board.edge_numbers[name]])
        if kind == "ruin":
            total += 2 if printed == edges.WALL else 1
        total += kind == "damaged-wall"
    for word in filter(None, given.get("objects", "").split(",")):
        counters = word.partition(":")[2]
        total += 4 if counters == "gone" else int(counters)
    return total + 2 * len(given.get("holes", "").replace(",", " ").split())


RULEBOOK: Final = files("caserne.games.flashpoint") / "rulebook.toml"
RULES: Final = frozenset(read_rulebook(RULEBOOK.read_text(encoding="utf-8")).rules)

KIT: Final = Kit(universe, RULES, check_tokens, result, rescuer, OPENINGS)
