"""A position drawn with letters: the board as printed, what stands on it, and the counters.

In a space: who stands there, the hazard (f fire, s smoke), and what lies there (? POI, v victim,
t treated victim, h hazmat, x hot spot, * several). Between spaces: ! a damaged wall, ' a destroyed
one or an empty doorway, d an open door. Extreme Danger adds in a space H a ladder (raised, laid or
lying), P the platform, C an object, k a toxic space, o a hole and % a damaged floor; between
spaces w an open window and J a jammed door.
"""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.games.flashpoint import edges, roles
from caserne.games.flashpoint.board import NOWHERE, PARKINGS, SIDES
from caserne.games.flashpoint.carrying import LOADS
from caserne.games.flashpoint.drawing import draw_floor
from caserne.games.flashpoint.scene import DAMAGE_SUPPLY, NOTHING

if TYPE_CHECKING:
    from caserne.games.flashpoint.scene import Scene

EDGE_MARKS: Final = {
    edges.DAMAGED_WALL: "!",
    edges.RUIN: "'",
    edges.EMPTY_DOORWAY: "'",
    edges.DOOR_OPEN: "d",
    edges.FIRE_DOOR_OPEN: "d",
    edges.WINDOW_OPEN: "w",
    edges.JAMMED: "J",
}
HAZARD_MARKS: Final = " sf"


def draw_position(state: Scene) -> str:
    """Draw the floors, titled as in a board's file if there are several; the crew and counters."""
    board = state.board
    cells = {space: _cell(state, space) for space in range(board.size)}
    marks = {
        edge: EDGE_MARKS[int(kind)]
        for edge, kind in enumerate(state.edges)
        if int(kind) in EDGE_MARKS
    }
    lines: list[str] = []
    for floor in board.floors:
        if len(board.floors) > 1:
            lines += ["", f"floor {floor.mark}".rstrip()]
        lines += draw_floor(board, floor, cells, marks)
    lines += ["", *_crew(state), _counters(state)]
    return "\n".join(lines)


def _cell(state: Scene, space: int) -> str:
    here = [str(man + 1) for man in range(state.crew) if state.where(man) == space]
    who = " " if not here else here[0] if len(here) == 1 else "&"
    return who + HAZARD_MARKS[state.hazards[space]] + _token(state, space)


def _token(state: Scene, space: int) -> str:
    marks = [
        mark
        for mark, layer in (
            ("?", state.pois),
            ("v", state.victims),
            ("t", state.treated),
            ("h", state.hazmats),
            ("x", state.hot_spots),
        )
        if layer[space]
    ]
    if state.extreme is not None:
        marks += state.extreme.marks(state, space)
    if marks:
        return marks[0] if len(marks) == 1 else "*"
    vehicles = (
        ("A", state.ambulance, state.board.ambulance_spaces),
        ("E", state.engine, state.board.engine_spaces),
    )
    for mark, parking, spaces in vehicles:
        if parking < PARKINGS and space in (spaces[2 * parking], spaces[2 * parking + 1]):
            return mark
    return " "


def _crew(state: Scene) -> list[str]:
    lines = []
    for man in range(state.crew):
        at = state.where(man)
        words = [f"{man + 1}", roles.NAMES[state.roles[man]]]
        words.append("in the station" if at == NOWHERE else f"at {state.board.names[at]}")
        if state.carrying[man] != NOTHING:
            words.append(f"carries {LOADS[state.carrying[man]]}")
        if state.leading[man] != NOTHING:
            words.append("leads a treated victim")
        if state.saved_ap[man]:
            words.append(f"{state.saved_ap[man]} AP kept")
        if man == state.seat and state.ap + state.free:
            words.append(f"{state.ap} AP" + (f" + {state.free} free" if state.free else ""))
        lines.append(" ".join(words))
    return lines


def _counters(state: Scene) -> str:
    words = [
        f"turn {state.turn}",
        f"saved {state.saved}",
        f"lost {state.lost}",
        f"damage {state.damage}/{DAMAGE_SUPPLY}",
    ]
    if state.advanced:
        parked = [SIDES[p] if p < PARKINGS else "-" for p in (state.ambulance, state.engine)]
        words += [
            f"hot spots left {state.reserve}",
            f"ambulance {parked[0]}",
            f"engine {parked[1]}",
        ]
    if state.extreme is not None:
        words += state.extreme.words(state)
    return ", ".join(words)
