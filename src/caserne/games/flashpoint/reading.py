"""Drawings of boards read: each line at its place, and a word on what is wrong where."""

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
from caserne.games.flashpoint.drawing import (
    EXITS,
    FLAT,
    LEFT,
    PITCH,
    STEPS,
    UPRIGHT,
    Cells,
    inner_columns,
    printed_exits,
)

PAIR: Final = 2
"""The spaces of a parking, the halves of a staircase, the floors that lie on each other."""
WORDS: Final = ("board", "en", "fr", "source")
LEVELS: Final = ("attic", "basement")
"""The half boards that can be attached to a building."""
JOINTS: Final = ("over", "stairs", "object", "attach")


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
        self.joints: list[tuple[int, str, str]] = []
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
        for line, word, rest in self.joints:
            self._joint(board, line, word, rest)
        board.settle_floors()
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
        elif word in WORDS:
            self.words[word] = rest.strip()
            self.at += 1
        elif word == "floor":
            self._floor(rest.split())
        elif word in JOINTS:
            self.joints.append((self.at, word, rest.strip()))
            self.at += 1
        elif word == "arrows":
            self._skip_arrows()
        else:
            expected = f"{', '.join([*WORDS, 'floor', *JOINTS])} or arrows"
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
                if east >= 0 and not (board.is_aloft(space) and board.is_aloft(east)):
                    kind = self._edge(board, (space, east), (line, x + 2), UPRIGHT)
                    board.join(space, east, EAST, WEST, kind)
                if south >= 0 and not (board.is_aloft(space) and board.is_aloft(south)):
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

    def _joint(self, board: Board, line: int, word: str, rest: str) -> None:
        """Read what holds the floors together, and what stands on them."""
        if word == "over":
            self._over(board, line, rest)
        elif word == "stairs":
            self._staircase(board, line, rest)
        elif word == "object":
            self._object(board, line, rest)
        else:
            name, _, how = rest.partition(" ")
            if name not in LEVELS or name in board.levels:
                raise UnreadableError(self._where(line), f"{' or '.join(LEVELS)}, once", name)
            board.levels[name] = how.strip()

    def _over(self, board: Board, line: int, pair: str) -> None:
        upper, lower = self._pair(board, line, pair.split(), pair)
        if board.rows[upper] != board.rows[lower]:
            raise UnreadableError(self._where(line), "two spaces of the same row", pair)
        placed = [board.floors[board.floor_of[space]].placed for space in (upper, lower)]
        if placed.count(True) != 1:
            raise UnreadableError(self._where(line), "one floor of two that has its place", pair)
        board.lay_over(upper, lower)

    def _staircase(self, board: Board, line: int, pair: str) -> None:
        halves = [half.partition(":") for half in pair.split()]
        lower, upper = self._pair(board, line, [name for name, _, _ in halves], pair)
        if board.edge(lower, STAIR) >= 0 or board.edge(upper, STAIR) >= 0:
            raise UnreadableError(self._where(line), "one staircase a space", pair)
        for space, (_, _, mark) in zip((lower, upper), halves, strict=True):
            if mark and mark not in EXITS:
                raise UnreadableError(self._where(line), f"an exit of {' '.join(EXITS)}", pair)
            sides = [EXITS[mark]] if mark else printed_exits(board, space)
            board.exits[space] = sides[0] if len(sides) == 1 else -1
        board.join(lower, upper, STAIR, STAIR, edges.STAIRS)

    def _pair(self, board: Board, line: int, names: list[str], text: str) -> tuple[int, int]:
        """Read two spaces of the building on different floors."""
        if len(names) != PAIR or any(name not in board.numbers for name in names):
            raise UnreadableError(self._where(line), "two spaces of the board", text)
        lower, upper = (board.numbers[name] for name in names)
        if board.floor_of[lower] == board.floor_of[upper]:
            raise UnreadableError(self._where(line), "spaces of two floors", text)
        if not (board.is_inside(lower) and board.is_inside(upper)):
            raise UnreadableError(self._where(line), "spaces of the building", text)
        return lower, upper

    def _object(self, board: Board, line: int, text: str) -> None:
        name, *names = text.split() or [""]
        spaces = [board.numbers.get(word, NOWHERE) for word in names]
        if not 1 <= len(spaces) <= PAIR or any(
            space == NOWHERE or not board.is_inside(space) for space in spaces
        ):
            expected = "a name and one or two spaces of the building"
            raise UnreadableError(self._where(line), expected, text)
        if len(spaces) == PAIR and board.way_to(spaces[0], spaces[1]) < 0:
            raise UnreadableError(self._where(line), "two neighbouring spaces", text)
        board.objects[name] = spaces
        board.extreme = True

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
                if pair and not (len(pair) == PAIR and board.way_to(*pair) >= 0):
                    where = f"board, parking {mark}"
                    got = " ".join(board.names[space] for space in pair)
                    raise UnreadableError(where, "two neighbouring spaces a side", got)
        if not any(pair for sides in spaces.values() for pair in sides):
            return
        least = PARKINGS if len(board.floors) == 1 else 1
        counts = {mark: sum(map(bool, sides)) for mark, sides in spaces.items()}
        if min(counts.values()) < least:
            got = f"{counts['A']} for the ambulance, {counts['E']} for the engine"
            number = "four parkings" if least == PARKINGS else "a parking"
            raise UnreadableError("board", f"{number} for each vehicle, or none at all", got)
        flat = {
            mark: [space for side in sides for space in side or [NOWHERE] * PAIR]
            for mark, sides in spaces.items()
        }
        board.park(flat["A"], flat["E"])

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


def side_of(board: Board, space: int) -> int:
    """Tell on which side of the building an outside space lies; -1 for corners and insides."""
    for side in range(PARKINGS):
        inward = board.neighbour(space, INWARD[side])
        if not board.is_inside(space) and inward >= 0 and board.is_inside(inward):
            return side
    return -1
