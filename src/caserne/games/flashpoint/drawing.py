"""Boards as drawings: read from text, drawn back, and checked.

A drawing has a few lines ``word text`` (board, en, fr, source), then for each floor the grid as it
is printed, then the arrows. See ``docs/notation.md``.
"""

# mypyc: no

from __future__ import annotations

from typing import Final

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import (
    EAST,
    INWARD,
    NORTH,
    NOWHERE,
    PARKINGS,
    SOUTH,
    STAIR,
    WEST,
    Board,
    Floor,
)

Cells = dict[int, str]
"""The three characters drawn in each space."""

LEFT: Final = 3
PITCH: Final = 4
HALVES: Final = 2  # of a staircase
SPACES_A_PARKING: Final = 2

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


def read_board(text: str) -> Board:
    """Read a drawing; ``UnreadableError`` says in which line it is not one."""
    board, cells = read_drawing(text)
    for space, cell in cells.items():
        mark = cell.strip()
        if mark not in ("", "*", "?", "A", "E"):
            where = f"board, space {board.names[space]}"
            raise UnreadableError(where, "nothing or one of * ? A E", mark)
    return board


def read_drawing(text: str) -> tuple[Board, Cells]:
    """Read a drawing and what stands in its spaces (tests draw whole positions)."""
    return _Reader(text).read()


class _Reader:
    """Goes through the lines of a drawing once, top to bottom."""

    def __init__(self, text: str) -> None:
        self.lines = [line.rstrip() for line in text.splitlines()]
        self.at = 0
        self.words: dict[str, str] = {}
        self.grids: list[tuple[Floor, int]] = []
        self.stairs: list[tuple[int, str]] = []
        self.arrow_lines: list[int] = []

    def read(self) -> tuple[Board, Cells]:
        while self.at < len(self.lines):
            self._section()
        if not self.grids:
            raise UnreadableError("board", "a floor", "none")
        self._check_floors([floor for floor, _ in self.grids])
        board = Board(self.words.get("board", "unnamed"), [floor for floor, _ in self.grids])
        board.titles = {lang: self.words[lang] for lang in ("en", "fr") if lang in self.words}
        board.source = self.words.get("source", "")
        cells: Cells = {}
        for floor, line in self.grids:
            self._grid(board, floor, line, cells)
        for line, pair in self.stairs:
            self._staircase(board, line, pair)
        self._parkings(board, cells)
        self._arrows(board)
        board.family_fires = [space for space, cell in sorted(cells.items()) if "*" in cell]
        board.family_pois = [space for space, cell in sorted(cells.items()) if "?" in cell]
        return board, cells

    def _check_floors(self, floors: list[Floor]) -> None:
        """Refuse floors that the dice could not tell apart, and more spaces than have a number."""
        columns = [number for floor in floors for number in inner_columns(floor)]
        if len(set(columns)) < len(columns):
            raise UnreadableError("board", "floors with columns of their own", str(sorted(columns)))
        rows = {floor.rows for floor in floors}
        if len(rows) > 1:
            raise UnreadableError(
                "board", "floors with as many rows as the first", str(sorted(rows))
            )
        size = sum(len(floor.row_numbers()) * len(floor.column_numbers()) for floor in floors)
        if size >= NOWHERE:
            raise UnreadableError("board", f"fewer than {NOWHERE} spaces", str(size))

    def _section(self) -> None:
        line = self.lines[self.at]
        word, _, rest = line.partition(" ")
        if not line or line.startswith("#"):
            self.at += 1
        elif word in ("board", "en", "fr", "source"):
            self.words[word] = rest.strip()
            self.at += 1
        elif word == "floor":
            self._floor(rest.split())
        elif word == "stairs":
            self.stairs.append((self.at, rest.strip()))
            self.at += 1
        elif word == "arrows":
            self._skip_arrows()
        else:
            expected = "board, en, fr, source, floor, stairs or arrows"
            raise UnreadableError(self._where(self.at), expected, word)

    def _where(self, line: int, column: int = -1) -> str:
        place = f"line {line + 1}"
        return place if column < 0 else f"{place}, column {column + 1}"

    def _floor(self, words: list[str]) -> None:
        ring = "no-outside" not in words
        marks = [word for word in words if word != "no-outside"]
        mark = marks[0] if marks else ""
        if len(marks) > 1 or (mark and not (len(mark) == 1 and mark.isalpha() and mark.islower())):
            raise UnreadableError(
                self._where(self.at), "one small letter for the floor", " ".join(words)
            )
        start = self.at + 1
        columns = self._numbers(start)
        reach = 1 if ring else 0
        top = start + 1
        height = 0
        while top + 2 * height < len(self.lines) and is_number(self._label(top + 2 * height)):
            height += 1
        rows = height - 2 * reach
        inner = len(columns) - 2 * reach
        if rows < 1 or inner < 1:
            raise UnreadableError(
                self._where(start), "a grid of at least one space", f"{rows} by {inner}"
            )
        for row in range(height):
            label = self._label(top + 2 * row)
            if int(label) != row + 1 - reach:
                raise UnreadableError(self._where(top + 2 * row), f"row {row + 1 - reach}", label)
        floor = Floor(mark, rows, inner, columns[reach], ring=ring)
        if any(mark == other.mark for other, _ in self.grids):
            raise UnreadableError(self._where(self.at), "a letter no other floor has", mark)
        self.grids.append((floor, top))
        self.at = top + 2 * height - 1

    def _label(self, line: int) -> str:
        return self.lines[line][: LEFT - 1].strip() if line < len(self.lines) else ""

    def _numbers(self, line: int) -> list[int]:
        text = self.lines[line] if line < len(self.lines) else ""
        words = text.split()
        if not words or not all(is_number(word) for word in words):
            raise UnreadableError(self._where(line), "the column numbers", text.strip())
        numbers = [int(word) for word in words]
        if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            raise UnreadableError(self._where(line), "columns that count up by one", text.strip())
        return numbers

    def _char(self, line: int, column: int) -> str:
        text = self.lines[line] if line < len(self.lines) else ""
        return text[column] if column < len(text) else " "

    def _grid(self, board: Board, floor: Floor, top: int, cells: Cells) -> None:
        for down, row in enumerate(floor.row_numbers()):
            for across, column in enumerate(floor.column_numbers()):
                space = board.space_at(floor, row, column)
                line, x = top + 2 * down, LEFT + PITCH * across
                cells[space] = "".join(self._char(line, x + i) for i in (-1, 0, 1))
                east = board.space_at(floor, row, column + 1)
                south = board.space_at(floor, row + 1, column)
                if east >= 0:
                    kind = self._edge(board, (space, east), (line, x + 2), UPRIGHT)
                    board.join(space, east, EAST, WEST, kind)
                if south >= 0:
                    kind = self._edge(board, (space, south), (line + 1, x), FLAT)
                    board.join(space, south, SOUTH, NORTH, kind)

    def _edge(
        self, board: Board, ends: tuple[int, int], place: tuple[int, int], marks: dict[str, int]
    ) -> int:
        mark = self._char(*place)
        where = f"{self._where(*place)} ({board.names[ends[0]]}/{board.names[ends[1]]})"
        inside = [board.is_inside(end) for end in ends]
        if not any(inside):
            if mark not in " +":
                raise UnreadableError(where, "nothing between outside spaces", mark)
            return edges.OPEN
        if mark not in marks:
            raise UnreadableError(where, f"one of {' '.join(sorted(marks))}", mark)
        if not all(inside) and marks[mark] == edges.OPEN:
            raise UnreadableError(where, "a wall, window, door or doorway in the outer wall", mark)
        return marks[mark]

    def _staircase(self, board: Board, line: int, pair: str) -> None:
        names = pair.split()
        if len(names) != HALVES or any(name not in board.numbers for name in names):
            raise UnreadableError(self._where(line), "two spaces of the board", pair)
        lower, upper = (board.numbers[name] for name in names)
        if board.floor_of[lower] == board.floor_of[upper]:
            raise UnreadableError(self._where(line), "spaces of two floors", pair)
        if not (board.is_inside(lower) and board.is_inside(upper)):
            raise UnreadableError(self._where(line), "spaces of the building", pair)
        if board.edge(lower, STAIR) >= 0 or board.edge(upper, STAIR) >= 0:
            raise UnreadableError(self._where(line), "one staircase a space", pair)
        board.join(lower, upper, STAIR, STAIR, edges.STAIRS)

    def _parkings(self, board: Board, cells: Cells) -> None:
        spaces: dict[str, list[list[int]]] = {mark: [[] for _ in range(PARKINGS)] for mark in "AE"}
        for space, cell in sorted(cells.items()):
            for mark in "AE":
                if mark in cell:
                    side = side_of(board, space)
                    if side < 0:
                        where = f"board, space {board.names[space]}"
                        raise UnreadableError(where, "parkings along a side of the building", mark)
                    spaces[mark][side].append(space)
        for mark, sides in spaces.items():
            for pair in sides:
                if pair and not (len(pair) == SPACES_A_PARKING and board.way_to(*pair) >= 0):
                    where = f"board, parking {mark}"
                    got = " ".join(board.names[space] for space in pair)
                    raise UnreadableError(where, "two neighbouring spaces a side", got)
        flat = {mark: [space for side in sides for space in side] for mark, sides in spaces.items()}
        if all(len(found) == 2 * PARKINGS for found in flat.values()):
            board.park(flat["A"], flat["E"])
        elif any(flat.values()):
            got = f"{len(flat['A']) // 2} for the ambulance, {len(flat['E']) // 2} for the engine"
            raise UnreadableError("board", "four parkings for each vehicle, or none at all", got)

    def _skip_arrows(self) -> None:
        self.at += 1
        while self.at < len(self.lines) and self.lines[self.at]:
            if not set(self.lines[self.at].split()) <= set(STEPS):
                break
            self.arrow_lines.append(self.at)
            self.at += 1

    def _arrows(self, board: Board) -> None:
        rows = [(floor, row) for floor in board.floors for row in range(1, floor.rows + 1)]
        if not self.arrow_lines:
            return
        if len(self.arrow_lines) != len(rows):
            got = f"{len(self.arrow_lines)} lines"
            raise UnreadableError(
                self._where(self.arrow_lines[0]), f"{len(rows)} lines of arrows", got
            )
        for line, (floor, row) in zip(self.arrow_lines, rows, strict=True):
            words = self.lines[line].split()
            if len(words) != floor.columns:
                raise UnreadableError(self._where(line), f"{floor.columns} arrows", f"{len(words)}")
            for across, word in enumerate(words):
                column = floor.first_column + across
                down, right = STEPS[word]
                goal = board.space_at(floor, row + down, column + right)
                if goal < 0 or not board.is_inside(goal):
                    where = f"{self._where(line)} (arrow {word} of {floor.mark}{row}-{column})"
                    raise UnreadableError(where, "an arrow that stays in the house", word)
                board.arrows[board.space_at(floor, row, column)] = goal


def is_number(text: str) -> bool:
    """Tell whether a label is a plain number of at most two figures."""
    return text.isascii() and text.isdigit() and len(text) <= len("12")


def inner_columns(floor: Floor) -> range:
    """Give the columns of a floor that are in the building."""
    return range(floor.first_column, floor.first_column + floor.columns)


def side_of(board: Board, space: int) -> int:
    """Tell on which side of the building an outside space lies; -1 for corners and insides."""
    for side in range(PARKINGS):
        inward = board.neighbour(space, INWARD[side])
        if not board.is_inside(space) and inward >= 0 and board.is_inside(inward):
            return side
    return -1


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
    stairs = [
        ends
        for ends, kind in zip(board.edge_ends, board.edge_kinds, strict=True)
        if kind == edges.STAIRS
    ]
    if stairs:
        lines += ["", *(f"stairs {board.names[low]} {board.names[high]}" for low, high in stairs)]
    arrows = _draw_arrows(board)
    if arrows:
        lines += ["", "arrows", *arrows]
    return "\n".join(lines) + "\n"


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
