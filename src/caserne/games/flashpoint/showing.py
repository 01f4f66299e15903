"""What is shown of a game: the printed board once, and everything on it now."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.game import Offer
from caserne.games.flashpoint import edges, roles
from caserne.games.flashpoint.board import NOWHERE, PARKINGS, SIDES
from caserne.games.flashpoint.carrying import LOADS
from caserne.games.flashpoint.ending import TO_LOSE, TO_WIN
from caserne.games.flashpoint.scene import DAMAGE_SUPPLY, FIRE, NOTHING, SMOKE

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

    from caserne.games.flashpoint.board import Board
    from caserne.games.flashpoint.scene import Scene

FREE_FOR: Final = {
    roles.ANYTHING: "",
    roles.MOVING: "move",
    roles.WATER: "extinguish",
    roles.COMMANDS: "command",
}
"""What free action points are for, by the number of the purpose."""


class FirefighterOffer(Offer, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action: its verb, what it is done to, and whom a captain commands (from 1).

    ``kind`` is what stands at the edge that it is done to, ``space`` where the water of the deck
    gun goes if its dice stand.
    """

    verb: str
    to: str = ""
    firefighter: int = 0
    kind: str = ""
    space: str = ""


# What is printed


class FloorShown(msgspec.Struct, frozen=True):
    """A storey: its letter (none on the ground) and the reach of its spaces, the ring included.

    ``storey`` counts from the ground, -1 for a basement; a column less ``shift`` is the ground's.
    """

    mark: str
    rows: tuple[int, int]
    columns: tuple[int, int]
    storey: int
    shift: int


class SpaceShown(msgspec.Struct, frozen=True):
    """A space and its place; ``room`` numbers the rooms, ``None`` outside."""

    floor: int
    row: int
    column: int
    inside: bool
    room: int | None


class Scenery(msgspec.Struct, frozen=True):
    """A board as printed; ``edges`` lists all that is not simply open.

    ``platform`` says whether the engine has one.
    """

    board: str
    titles: dict[str, str]
    rules: str
    rows: int
    columns: int
    floors: list[FloorShown]
    spaces: dict[str, SpaceShown]
    edges: dict[str, str]
    parkings: dict[str, dict[str, list[str]]]
    supply: dict[str, int]
    source: str
    stairs: list[tuple[str, str]]
    above: dict[str, str]
    objects: dict[str, list[str]]
    platform: bool


def scenery(board: Board, rules: str, more: dict[str, int], *, platform: bool) -> Scenery:
    """Describe a board; a room is what can be walked through without a door between.

    ``more`` is what an expansion has in its box.
    """
    rooms = rooms_of(board)
    return Scenery(
        board=board.name,
        titles=dict(board.titles),
        rules=rules,
        rows=int(board.dice_rows),
        columns=int(board.dice_columns),
        floors=_floors(board),
        spaces={board.names[space]: _space(board, space, rooms) for space in range(board.size)},
        edges={
            board.edge_names[edge]: edges.NAMES[kind]
            for edge, kind in enumerate(board.edge_kinds)
            if kind != edges.OPEN
        },
        parkings=_parkings(board),
        supply={"damage": DAMAGE_SUPPLY, "save": TO_WIN, "lose": TO_LOSE, **more},
        source=board.source,
        stairs=[
            (board.names[low], board.names[high])
            for (low, high), kind in zip(board.edge_ends(), board.edge_kinds, strict=True)
            if kind == edges.STAIRS
        ],
        above={
            board.names[space]: board.names[over]
            for space, over in enumerate(map(int, board.above))
            if over >= 0
        },
        objects={
            name: [board.names[space] for space in spaces] for name, spaces in board.objects.items()
        },
        platform=platform,
    )


def rooms_of(board: Board) -> dict[int, int]:
    """Give each inside space the number of its room; open edges join the spaces of a room."""
    rooms: dict[int, int] = {}
    for space in range(board.size):
        if board.is_inside(space) and space not in rooms:
            _fill(board, space, len(set(rooms.values())), rooms)
    return rooms


def _fill(board: Board, first: int, room: int, rooms: dict[int, int]) -> None:
    waiting = [first]
    while waiting:
        space = waiting.pop()
        if space in rooms:
            continue
        rooms[space] = room
        for way in range(board.ways):
            edge = board.edge(space, way)
            other = int(board.neighbour(space, way))
            if edge >= 0 and board.edge_kinds[edge] == edges.OPEN and board.is_inside(other):
                waiting.append(other)


def _floors(board: Board) -> list[FloorShown]:
    shown = []
    for floor in board.floors:
        rows, columns = floor.row_numbers(), floor.column_numbers()
        reach = (rows[0], rows[-1]), (columns[0], columns[-1])
        shown.append(FloorShown(floor.mark, *reach, floor.storey, floor.shift))
    return shown


def _space(board: Board, space: int, rooms: dict[int, int]) -> SpaceShown:
    return SpaceShown(
        floor=int(board.floor_of[space]),
        row=int(board.rows[space]),
        column=int(board.columns[space]),
        inside=bool(board.is_inside(space)),
        room=rooms.get(space),
    )


def _parkings(board: Board) -> dict[str, dict[str, list[str]]]:
    vehicles = (("ambulance", board.ambulance_spaces), ("engine", board.engine_spaces))
    return {
        name: {
            SIDES[slot // 2]: [board.names[spaces[slot]], board.names[spaces[slot + 1]]]
            for slot in range(0, len(spaces), 2)
            if spaces[slot] != NOWHERE
        }
        for name, spaces in vehicles
    }


# What is on it


class FirefighterShown(msgspec.Struct, frozen=True):
    """One of the crew; ``space`` is null in the station."""

    space: str | None
    specialist: str
    kept: int
    carries: str | None
    leads: bool


class ExtremeShown(msgspec.Struct, frozen=True):
    """What Extreme Danger has on the board; ``platform`` is null on the engine or if not played.

    ``dock`` says on which of the engine's two spaces it stands then, 0 or 1.

    ``raised`` gives for each ladder's top its foot, ``spans`` for each hole ``bridge`` or the space
    a ladder goes down from, ``objects`` where those stand that still do, and their damage.
    """

    jams: dict[str, int]
    ladders: dict[str, int]
    raised: dict[str, str]
    spans: dict[str, str]
    rack: int
    objects: dict[str, int]
    toxic: list[str]
    damaged: list[str]
    holes: list[str]
    platform: str | None
    dock: int
    trapped: bool


class Shown(msgspec.Struct, frozen=True):
    """A position; ``edges`` lists what differs from the board as printed."""

    fire: list[str]
    smoke: list[str]
    poi: list[str]
    hot: list[str]
    victims: dict[str, int]
    treated: dict[str, int]
    hazmats: dict[str, int]
    edges: dict[str, str]
    crew: list[FirefighterShown]
    seat: int
    turn: int
    ap: int
    free: int
    free_for: str
    ambulance: str | None
    engine: str | None
    saved: int
    lost: int
    damage: int
    disposed: int
    reserve: int
    red: int
    black: int
    target: str | None
    collapsed: bool
    extreme: ExtremeShown | None = None


def show(state: Scene, extreme: ExtremeShown | None) -> Shown:
    """Describe every counter on the board and beside it, with those of an expansion."""
    names, hazards = state.board.names, list(state.hazards)
    return Shown(
        fire=[names[space] for space, hazard in enumerate(hazards) if hazard == FIRE],
        smoke=[names[space] for space, hazard in enumerate(hazards) if hazard == SMOKE],
        poi=list(counts(names, state.pois)),
        hot=list(counts(names, state.hot_spots)),
        victims=counts(names, state.victims),
        treated=counts(names, state.treated),
        hazmats=counts(names, state.hazmats),
        edges=_edges(state),
        crew=[_firefighter(state, man) for man in range(state.crew)],
        seat=int(state.seat),
        turn=int(state.turn),
        ap=int(state.ap),
        free=int(state.free),
        free_for=FREE_FOR[int(roles.free_points_for(int(state.roles[state.seat])))],
        ambulance=_side(int(state.ambulance)),
        engine=_side(int(state.engine)),
        saved=int(state.saved),
        lost=int(state.lost),
        damage=int(state.damage),
        disposed=int(state.disposed),
        reserve=int(state.reserve),
        red=int(state.red),
        black=int(state.black),
        target=_name(names, int(state.last_target)),
        collapsed=bool(state.collapsed),
        extreme=extreme,
    )


def counts(names: list[str], layer: vec[u8]) -> dict[str, int]:
    """Count what lies on a board, by the names of the spaces."""
    return {names[space]: int(count) for space, count in enumerate(layer) if count}


def _edges(state: Scene) -> dict[str, str]:
    board = state.board
    return {
        board.edge_names[edge]: edges.NAMES[kind]
        for edge, (kind, printed) in enumerate(zip(state.edges, board.edge_kinds, strict=True))
        if kind != printed
    }


def _firefighter(state: Scene, man: int) -> FirefighterShown:
    load = int(state.carrying[man])
    return FirefighterShown(
        space=_name(state.board.names, int(state.where(man))),
        specialist=roles.NAMES[state.roles[man]],
        kept=int(state.saved_ap[man]),
        carries=None if load == NOTHING else LOADS[load],
        leads=state.leading[man] != NOTHING,
    )


def _name(names: list[str], space: int) -> str | None:
    return None if space == NOWHERE else names[space]


def _side(parking: int) -> str | None:
    return SIDES[parking] if parking < PARKINGS else None
