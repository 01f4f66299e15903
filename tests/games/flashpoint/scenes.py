"""Positions drawn with letters, and played in words.

A drawing is a house of any size; the outside spaces around it need not be drawn::

    scene('''
           +---+---+---+
        2  |1    f   ? D
           +   +   +-d-+
           |     s | v |
           +---+---+---+
    ''')

In a space stand up to three characters, in any order: a digit is a firefighter, then ``f`` fire,
``s`` smoke, ``?`` POI, ``v`` victim, ``t`` treated victim, ``h`` hazmat, ``x`` hot spot, ``A`` and
``E`` parkings. Between spaces stand the marks of board files, and those that play makes of them:
``d`` an open door, ``o`` a doorway whose door is gone, ``!`` a damaged wall, ``'`` a destroyed one,
``w`` an open window, ``g`` an open fire door, ``J`` a fire door with one jam counter.
"""

from __future__ import annotations

import re
from textwrap import dedent
from typing import TYPE_CHECKING, Final

import pytest

from caserne.core.door import actor_name, submit
from caserne.core.errors import RefusedError
from caserne.games.flashpoint import edges, roles
from caserne.games.flashpoint.board import SIDES, Board
from caserne.games.flashpoint.carrying import LOADS
from caserne.games.flashpoint.drawing import LEFT, PITCH
from caserne.games.flashpoint.extreme.terrain import tokens_of
from caserne.games.flashpoint.game import FlashPoint, FlashPointOptions, as_incident
from caserne.games.flashpoint.incident import Incident
from caserne.games.flashpoint.position import edges_damage, write_fields
from caserne.games.flashpoint.reading import read_drawing, side_of
from caserne.games.flashpoint.scene import FIRE, SMOKE, TREATED
from caserne.games.flashpoint.turn import ACT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from caserne.core.event import Event
    from caserne.core.game import Outcome

ALTERED: Final[dict[str, tuple[str, str, int]]] = {
    "d": ("D", "D", edges.DOOR_OPEN),
    "o": ("D", "D", edges.EMPTY_DOORWAY),
    "!": ("|", "-", edges.DAMAGED_WALL),
    "'": ("|", "-", edges.RUIN),
    "w": ("~", "~", edges.WINDOW_OPEN),
    "g": ("F", "F", edges.FIRE_DOOR_OPEN),
    "J": ("F", "F", edges.JAMMED),
}
"""What play made of an edge: as a board file has it upright and flat, and what it is now."""

GRID_LINE: Final = re.compile(r"\d* *[-+|~#]|\d+( .*)?$")


# Drawing


def scene(  # noqa: PLR0913
    drawing: str,
    *,
    crew: str = "",
    advanced: bool = False,
    perfect: bool = False,
    turn_of: int = 1,
    ap: int | None = None,
    free: int | None = None,
    ambulance: str = "north",
    engine: str = "north",
    carries: Mapping[int, str] | None = None,
    leads: Iterable[int] = (),
    kept: Mapping[int, int] | None = None,
    also: Mapping[str, str] | None = None,
    **counters: int,
) -> Incident:
    """Make the position of a drawing, in the action phase of firefighter ``turn_of``.

    ``crew`` lists a specialist for each firefighter, ``ap`` and ``free`` are as at the start of its
    turn unless given. ``carries``, ``leads`` and ``kept`` (points) go by the firefighters' numbers,
    ``also`` adds marks to spaces that hold more than can be drawn, ``counters`` are set as they are
    (``saved``, ``lost``, ``damage``, ``unseen_victims``, ``unseen_alarms``, ``reserve``...).

    A house of at least two by two with no parkings drawn has both vehicles' on the first two spaces
    of every side.
    """
    text = _framed(drawing)
    plain, altered = _without_alterations(text)
    board, cells = read_drawing(plain)
    if not board.has_parkings():
        _add_parkings(board)
    marks = {board.names[space]: cell for space, cell in cells.items()}
    for name, more in (also or {}).items():
        marks[name] += more
    men = sorted(int(mark) for cell in marks.values() for mark in cell if mark.isdigit())
    if men != list(range(1, len(men) + 1)):
        message = f"expected firefighters 1, 2, 3... once each, got {men}"
        raise ValueError(message)
    state = Incident(board, len(men), advanced=advanced, perfect=perfect)
    for name, cell in marks.items():
        for mark in cell.replace(" ", ""):
            _put(state, board.numbers[name], mark)
    for place, kind in altered.items():
        state.set_edge(_edge_at(board, text, place), kind)
        if kind == edges.JAMMED and state.extreme is not None:
            tokens_of(state).jams[_edge_at(board, text, place)] = 1
    for man, role in enumerate(crew.split()):
        state.roles[man] = roles.NAMES.index(role)
    for number, load in (carries or {}).items():
        state.carrying[number - 1] = LOADS.index(load)
    for number in leads:
        state.leading[number - 1] = TREATED
    for number, points in (kept or {}).items():
        state.saved_ap[number - 1] = points
    if advanced:
        state.ambulance, state.engine = SIDES.index(ambulance), SIDES.index(engine)
    _count(state, counters)
    _let_act(state, turn_of - 1, ap, free)
    return state


def _framed(drawing: str) -> str:
    """Put the house of a drawing into a whole board file, with the ring around it."""
    if re.search(r"^\s*floor", drawing, re.MULTILINE):
        return dedent(drawing)
    lines = [line.rstrip() for line in drawing.splitlines()]
    walls = [i for i, line in enumerate(lines) if line.lstrip().startswith("+")]
    first, last = walls[0], walls[-1]
    indent = lines[first].index("+") - LEFT - 2
    shifted = [line[indent:] if indent >= 0 else " " * -indent + line for line in lines]
    columns = lines[first].count("+") - 1
    rows = (last - first) // 2
    above = shifted[first - 1] if first else ""
    below = shifted[last + 1] if last + 1 < len(lines) else ""
    body = [above, *shifted[first : last + 1], below]
    for row in range(rows + 2):
        body[2 * row] = str(row).ljust(LEFT - 1) + body[2 * row][LEFT - 1 :]
    numbers = " " * LEFT + "".join(str(column).ljust(PITCH) for column in range(columns + 2))
    return "\n".join(["board test", "floor", numbers, *body])


def _without_alterations(text: str) -> tuple[str, dict[tuple[int, int], int]]:
    """Give the board as it was printed, and what each altered edge is, by its place in the text."""
    altered: dict[tuple[int, int], int] = {}
    lines = text.splitlines()
    for row, line in enumerate(lines):
        if not GRID_LINE.match(line):
            continue
        is_flat = line.lstrip().startswith("+")
        for column, char in enumerate(line):
            if char in ALTERED:
                upright, flat, now = ALTERED[char]
                altered[row, column] = now
                printed = flat if is_flat else upright
                lines[row] = lines[row][:column] + printed + lines[row][column + 1 :]
    return "\n".join(lines), altered


def _edge_at(board: Board, text: str, place: tuple[int, int]) -> int:
    """Find the edge that is drawn at a place of the text."""
    tops = [i + 2 for i, line in enumerate(text.splitlines()) if line.startswith("floor")]
    for floor, top in zip(board.floors, tops, strict=True):
        for down, row in enumerate(floor.row_numbers()):
            for across, column in enumerate(floor.column_numbers()):
                line, x = top + 2 * down, LEFT + PITCH * across
                here = board.space_at(floor, row, column)
                if place == (line, x + 2):
                    return edge(board, here, board.space_at(floor, row, column + 1))
                if place == (line + 1, x):
                    return edge(board, here, board.space_at(floor, row + 1, column))
    message = f"expected an edge at line {place[0]}, column {place[1]} of\n{text}"
    raise ValueError(message)


def edge(board: Board, first: int, second: int) -> int:
    """Give the edge between two neighbouring spaces."""
    return int(board.edge(first, board.way_to(first, second)))


def _add_parkings(board: Board) -> None:
    spaces: list[list[int]] = [[] for _ in SIDES]
    for space in range(board.size):
        side = side_of(board, space)
        if side >= 0 and board.floor_of[space] == 0:
            spaces[side].append(space)
    if all(len(side) > 1 for side in spaces):
        both = [space for side in spaces for space in side[:2]]
        board.park(both, both)


def _put(state: Incident, space: int, mark: str) -> None:
    layers = {
        "?": state.pois,
        "v": state.victims,
        "t": state.treated,
        "h": state.hazmats,
        "x": state.hot_spots,
    }
    if mark.isdigit():
        state.at[int(mark) - 1] = space
    elif mark in "fs":
        state.set_hazard(space, FIRE if mark == "f" else SMOKE)
    elif mark in layers:
        layers[mark][space] += 1
    elif mark not in "AE":
        message = f"expected a digit or one of f s ? v t h x A E in a space, got {mark!r}"
        raise ValueError(message)


def _count(state: Incident, counters: Mapping[str, int]) -> None:
    """Set the counters so that they fit what is drawn, then those that are given."""
    borne = [int(load) for load in (*state.carrying, *state.leading)]
    carried = sum(load in {LOADS.index("victim"), TREATED} for load in borne)
    lying = sum(map(int, state.victims)) + sum(map(int, state.treated))
    state.people = lying + carried
    state.face_down = sum(map(int, state.pois))
    state.damage = edges_damage(state)
    gone = counters.get("saved", 0) + counters.get("lost", 0)
    state.unseen_victims = 10 - state.people - gone
    state.fire_on_somebody = True
    for name, number in counters.items():
        if not hasattr(state, name):
            raise AttributeError(name)
        setattr(state, name, number)


def _let_act(state: Incident, man: int, ap: int | None, free: int | None) -> None:
    role = int(state.roles[man])
    state.seat = man
    state.turn = max(int(state.turn), 1)
    state.ap = int(roles.points_of(role)) if ap is None else ap
    state.free = int(roles.free_points_of(role)) if free is None else free
    state.owe(ACT)


def position(text: str) -> Incident:
    """Read a position on a printed board from its line, ``flashpoint firefighters=1 | ...``."""
    return as_incident(FlashPoint.read_position(text)[1])


# Playing


class OnAnyBoard(FlashPoint):
    """The notation of the game on a board that is not in the catalogue."""

    def __init__(self, board: Board, crew: int = 1) -> None:
        """Take the board instead of opening one."""
        self.board = board
        self._options = FlashPointOptions(firefighters=crew)


def play(state: Incident, *actions: str) -> list[Event]:
    """Play actions in words through the checked door, each by whoever must decide.

    Give the events. What the door lets in no rule may forbid.
    """
    game = OnAnyBoard(state.board)
    events: list[Event] = []
    state.events = events
    for text in actions:
        action = game.read_action(text)
        barred = state.bar(action)
        submit(game, state, int(state.actor()), action)
        assert barred == "", f"{text!r} is listed as legal, yet {barred} forbids it"
    state.events = None
    return events


def after(state: Incident, *actions: str) -> Incident:
    """Play actions and give the position back, to ask something of it."""
    play(state, *actions)
    return state


def refused(state: Incident, action: str) -> str:
    """Give the rule that forbids an action to whoever must decide, which must change nothing."""
    game = OnAnyBoard(state.board)
    before = write_fields(state)
    with pytest.raises(RefusedError) as caught:
        submit(game, state, int(state.actor()), game.read_action(action))
    assert write_fields(state) == before
    return caught.value.rule or caught.value.code


def legal(state: Incident, verb: str = "") -> list[str]:
    """List the legal actions in words, or only those that begin with a verb."""
    game = OnAnyBoard(state.board)
    actions = state.legal()
    assert not any(state.bar(action) for action in actions)
    texts = [game.write_action(action) for action in actions]
    return [text for text in texts if text.split()[0] == verb or not verb]


def rules_of(events: Iterable[Event]) -> list[str]:
    """List the rules that events name, in their order."""
    return [event.rule for event in events]


# Asking


def actor(state: Incident) -> str:
    """Name who must decide: ``seat 1``, ``chance`` or ``nobody``."""
    return actor_name(int(state.actor()))


def where(state: Incident, firefighter: int) -> str:
    """Name the space a firefighter stands on."""
    return state.name(state.where(firefighter - 1))


def is_outside(state: Incident, firefighter: int) -> bool:
    """Tell whether a firefighter is out of the house."""
    return not state.board.is_inside(state.where(firefighter - 1))


def carried(state: Incident, firefighter: int) -> str:
    """Name what a firefighter carries."""
    return LOADS[state.carrying[firefighter - 1]]


def fires(state: Incident) -> set[str]:
    """Name the burning spaces."""
    return _names(state, (s for s in range(state.board.size) if state.hazards[s] == FIRE))


def smokes(state: Incident) -> set[str]:
    """Name the spaces with smoke."""
    return _names(state, (s for s in range(state.board.size) if state.hazards[s] == SMOKE))


def pois(state: Incident) -> set[str]:
    """Name the spaces with a face-down POI."""
    return _names(state, (s for s in range(state.board.size) if state.pois[s]))


def victims(state: Incident) -> set[str]:
    """Name the spaces where victims lie, treated or not."""
    spaces = range(state.board.size)
    return _names(state, (s for s in spaces if state.victims[s] + state.treated[s]))


def hot_spots(state: Incident) -> set[str]:
    """Name the spaces with a hot spot."""
    return _names(state, (s for s in range(state.board.size) if state.hot_spots[s]))


def hazmats(state: Incident) -> set[str]:
    """Name the spaces where hazmats lie."""
    return _names(state, (s for s in range(state.board.size) if state.hazmats[s]))


def between(state: Incident, first: str, second: str) -> str:
    """Name what stands between two neighbouring spaces now."""
    numbers = state.board.numbers
    return edges.NAMES[state.edges[edge(state.board, numbers[first], numbers[second])]]


def due_now(state: Incident) -> str:
    """Name what is owed next."""
    return state.due.name


def outcome(state: Incident) -> Outcome | None:
    """Tell how the game ended; ``None`` while it goes on."""
    return OnAnyBoard(state.board, int(state.crew)).outcome(state)


def _names(state: Incident, spaces: Iterable[int]) -> set[str]:
    return {state.board.names[space] for space in spaces}
