"""Boards as drawings: a few lines ``word text``, the grid of each floor, the arrows.

``reading.py`` reads them back. See ``docs/notation.md``.
"""

# mypyc: no

from __future__ import annotations

from typing import Final

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import EAST, NORTH, NOWHERE, SOUTH, WEST, Board, Floor

Cells = dict[int, str]
"""The three characters drawn in each space."""

LEFT: Final = 3
PITCH: Final = 4
EXITS: Final = {"N": NORTH, "W": WEST, "E": EAST, "S": SOUTH}
"""The sides by which a staircase may be left."""
EXIT_NAMES: Final = {way: name for name, way in EXITS.items()}

UPRIGHT: Final = {
    " ": edges.OPEN,
    "|": edges.WALL,
    ":": edges.LIGHT_WALL,
    "~": edges.WINDOW,
    "D": edges.DOOR,
    "F": edges.FIRE_DOOR,
    "O": edges.DOORWAY,
    "#": edges.SOLID,
}
FLAT: Final = {
    **{k: v for k, v in UPRIGHT.items() if k not in "|:"},
    "-": edges.WALL,
    ".": edges.LIGHT_WALL,
}
UPRIGHT_MARKS: Final = {kind: mark for mark, kind in UPRIGHT.items()}
FLAT_MARKS: Final = {kind: mark for mark, kind in FLAT.items()}
FLAT_FILL: Final = {"D": "-", "F": "-", "O": "-", "d": "-"}

STEPS: Final = {
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}
COMPASS: Final = {step: name for name, step in STEPS.items()}


def draw_board(
    board: Board, cells: Cells | None = None, edge_marks: dict[int, str] | None = None
) -> str:
    """Draw a board so that ``read_board`` reads the same board again.

    Given ``cells`` and ``edge_marks`` it draws a position on it instead.
    """
    lines = [f"board {board.name}"]
    lines += [f"{lang} {title}" for lang, title in board.titles.items()]
    if board.source:
        lines.append(f"source {board.source}")
    for floor in board.floors:
        lines += [
            "",
            " ".join(["floor", *filter(None, [floor.mark, "" if floor.ring else "no-outside"])]),
        ]
        lines += draw_floor(board, floor, cells or _printed(board), edge_marks or {})
    joints = [*_draw_over(board), *_draw_stairs(board)]
    joints += [
        " ".join(["object", name, *(board.names[space] for space in spaces)])
        for name, spaces in board.objects.items()
    ]
    joints += [f"attach {name} {how}" for name, how in board.levels.items()]
    if joints:
        lines += ["", *joints]
    arrows = _draw_arrows(board)
    if arrows:
        lines += ["", "arrows", *arrows]
    return "\n".join(lines) + "\n"


def _draw_over(board: Board) -> list[str]:
    """Say of each floor but the ground what it lies over, or what lies over it."""
    lines: list[tuple[int, int, str]] = []
    for space in range(board.size):
        over = int(board.above[space])
        if board.is_inside(space) and over >= 0 and board.is_inside(over):
            floors = (int(board.floor_of[over]), int(board.floor_of[space]))
            if not any(floors == (f, g) for f, g, _ in lines):
                lines.append((*floors, f"over {board.names[over]} {board.names[space]}"))
    return [line for _, _, line in lines]


def _draw_stairs(board: Board) -> list[str]:
    lines = []
    for ends, kind in zip(board.edge_ends(), board.edge_kinds, strict=True):
        if kind == edges.STAIRS:
            lines.append(" ".join(["stairs", *(_half(board, end) for end in ends)]))
    return lines


def _half(board: Board, space: int) -> str:
    """Write a half of a staircase, with its exit if its walls do not tell."""
    way = int(board.exits[space])
    if way < 0 or printed_exits(board, space) == [way]:
        return board.names[space]
    return f"{board.names[space]}:{EXIT_NAMES[way]}"


def printed_exits(board: Board, space: int) -> list[int]:
    """List the sides of a space on which no wall of any kind is printed."""
    walls = (edges.WALL, edges.LIGHT_WALL, edges.WINDOW, edges.SOLID)
    found = []
    for way in EXITS.values():
        edge = board.edge(space, way)
        if edge >= 0 and board.edge_kinds[edge] not in walls:
            found.append(way)
    return found


def inner_columns(floor: Floor) -> range:
    """Give the columns of a floor that are in the building."""
    return range(floor.first_column, floor.first_column + floor.columns)


def draw_floor(board: Board, floor: Floor, cells: Cells, edge_marks: dict[int, str]) -> list[str]:
    """Draw the grid of one floor, with numbered rows and columns."""
    numbers = floor.column_numbers()
    head = " " * LEFT + "".join(str(number).ljust(PITCH) for number in numbers)
    lines = [head.rstrip()]
    for row in floor.row_numbers():
        upright, flat = f"{row}".ljust(LEFT - 1), " " * (LEFT - 1)
        for column in numbers:
            space = board.space_at(floor, row, column)
            upright += cells.get(space, "   ") + _upright(board, space, edge_marks)
            flat += _flat(board, space, edge_marks) + _corner(floor, row, column)
        lines += [upright.rstrip(), flat.rstrip()]
    return lines[:-1]


def _upright(board: Board, space: int, edge_marks: dict[int, str]) -> str:
    edge = board.edge(space, EAST)
    if edge < 0:
        return ""
    return edge_marks.get(edge, UPRIGHT_MARKS[board.edge_kinds[edge]])


def _flat(board: Board, space: int, edge_marks: dict[int, str]) -> str:
    edge = board.edge(space, SOUTH)
    if edge < 0:
        return "   "
    mark = edge_marks.get(edge, FLAT_MARKS[board.edge_kinds[edge]])
    fill = FLAT_FILL.get(mark, mark)
    return fill + mark + fill


def _corner(floor: Floor, row: int, column: int) -> str:
    around = [(row + i, column + j) for i in (0, 1) for j in (0, 1)]
    return "+" if any(floor.is_inside(r, c) for r, c in around) else " "


def _printed(board: Board) -> Cells:
    cells = {}
    marks = [("A", list(board.ambulance_spaces)), ("E", list(board.engine_spaces))]
    marks += [("*", board.family_fires), ("?", board.family_pois)]
    for mark, spaces in marks:
        for space in spaces:
            if space != NOWHERE:
                cells[int(space)] = f" {mark} "
    return cells


def _draw_arrows(board: Board) -> list[str]:
    lines = []
    for floor in board.floors:
        for row in range(1, floor.rows + 1):
            words = []
            for column in inner_columns(floor):
                goal = int(board.arrows[board.space_at(floor, row, column)])
                if goal >= 0:
                    step = (int(board.rows[goal]) - row, int(board.columns[goal]) - column)
                    words.append(COMPASS[step].ljust(2))
            lines.append(" ".join(words).rstrip())
    return [line for line in lines if line]
