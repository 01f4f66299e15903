"""A board looked over before anybody plays on it."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import INWARD, NOWHERE, STAIR

if TYPE_CHECKING:
    from caserne.games.flashpoint.board import Board


def problems(board: Board) -> list[str]:
    """List what makes a readable board unfit for play, each a sentence that says where."""
    found = []
    reached = _reached(board)
    closed = [board.names[s] for s in range(board.size) if board.is_inside(s) and s not in reached]
    if closed:
        found.append(
            f"no way in from outside to {', '.join(closed)}: expected a door or an opening"
        )
    if not board.has_parkings():
        found.append("no parkings: expected four for the ambulance and four for the engine")
    found += _loose_ends(board)
    for parking, mark in enumerate(board.engine_quadrants):
        if board.engine_spaces[2 * parking] == NOWHERE:
            continue
        second = board.neighbour(int(board.engine_spaces[2 * parking + 1]), INWARD[parking])
        if board.quadrants[second] != mark:
            names = [board.names[board.engine_spaces[2 * parking + i]] for i in (0, 1)]
            found.append(
                f"engine parking {' '.join(names)}: expected both spaces beside one quadrant"
            )
    missing = [board.names[s] for s in map(int, board.targets) if board.arrows[s] < 0]
    if missing:
        found.append(f"no arrow on {', '.join(missing)}: expected one on every space of the house")
    return found


def _loose_ends(board: Board) -> list[str]:
    """List the floors that lie nowhere, and the stairs that nobody knows how to leave."""
    found = [
        f"floor {floor.mark}: expected a line 'over' that says what it lies over or under"
        for floor in board.floors
        if not floor.placed
    ]
    storeys = [floor.storey for floor in board.floors if floor.placed]
    found += [
        f"floor {floor.mark}: expected a height of its own, got that of another floor"
        for floor in board.floors[1:]
        if floor.placed and storeys.count(floor.storey) > 1
    ]
    for space in range(board.size):
        if board.edge(space, STAIR) >= 0 and board.exits[space] < 0:
            name = board.names[space]
            found.append(f"stairs {name}: expected one side without a wall, or an exit ({name}:E)")
    return found


def _reached(board: Board) -> set[int]:
    """Walk in from the outside through everything that can be opened without an axe."""
    shut = (edges.WALL, edges.LIGHT_WALL, edges.SOLID)
    reached = {s for s in range(board.size) if not board.is_inside(s) and board.floor_of[s] == 0}
    front = list(reached)
    while front:
        space = front.pop()
        for way in range(board.ways):
            goal = int(board.neighbour(space, way))
            if (
                goal >= 0
                and goal not in reached
                and board.edge_kinds[board.edge(space, way)] not in shut
            ):
                reached.add(goal)
                front.append(goal)
    return reached
