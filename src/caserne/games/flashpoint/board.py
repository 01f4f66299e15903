"""A printed board: spaces, what lies between them, dice targets, parkings and arrows."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from caserne.games.flashpoint.edges import DOOR, DOORWAY, NAMES, OPEN, STAIRS, WALL

# The ways out of a space, in the order of the numbers of the spaces they lead to.
NORTH: Final = 0
WEST: Final = 1
EAST: Final = 2
SOUTH: Final = 3
STAIR: Final = 4
WAYS: Final = 5
"""Room for the neighbours of a space: four sides and the other half of a staircase."""

SIDES: Final = ("north", "east", "south", "west")
"""The sides of the building, clockwise: a parking of each vehicle on each."""
INWARD: Final = vec[i64]([SOUTH, WEST, NORTH, EAST])
"""The way into the building from each side."""
PARKINGS: Final = 4
RIGHT: Final = 1
LOWER: Final = 2
"""Quadrants are numbered by these two bits."""
NOWHERE: Final = 255
"""Not a space: a firefighter still in the station."""
OUTSIDE: Final = 0
INSIDE: Final = 1
ALOFT: Final = 2
"""What is not inside is on the ground outside, or outside an upper floor."""
BASE_DIE: Final = 8
"""The black die of the base game."""


class Floor:
    """One storey: a grid of rows and columns, most often inside a ring of outside spaces."""

    def __init__(
        self, mark: str, rows: int, columns: int, first_column: int, *, ring: bool
    ) -> None:
        """Keep the size; ``mark`` is empty for the ground floor, else a letter for its spaces.

        ``storey`` counts from the ground, down too; a column less ``shift`` is the ground's.
        """
        self.mark = mark
        self.rows = rows
        self.columns = columns
        self.first_column = first_column
        self.ring = ring
        self.storey = 0
        self.shift = 0
        self.placed = False

    def first_row(self) -> int:
        """Give the number of the topmost row of spaces, the ring included."""
        return 0 if self.ring else 1

    def row_numbers(self) -> list[int]:
        """List the rows from top to bottom, the ring included."""
        return list(range(self.first_row(), self.rows + (2 if self.ring else 1)))

    def column_numbers(self) -> list[int]:
        """List the columns from left to right, the ring included."""
        reach = 1 if self.ring else 0
        return list(range(self.first_column - reach, self.first_column + self.columns + reach))

    def is_inside(self, row: int, column: int) -> bool:
        """Tell whether a space of this floor is in the building [fp.board.grid]."""
        last = self.first_column + self.columns - 1
        return 1 <= row <= self.rows and self.first_column <= column <= last


class Space(NamedTuple):
    """A space by its place: on which floor of the board, in which row and column."""

    level: int
    floor: Floor
    row: int
    column: int

    def name(self) -> str:
        """Name the space as the notation does."""
        return f"{self.floor.mark}{self.row}-{self.column}"

    def side(self) -> int:
        """Tell whether the space is in the building, on the ground outside it, or up in the air."""
        if self.floor.is_inside(self.row, self.column):
            return INSIDE
        return OUTSIDE if self.level == 0 else ALOFT


def spaces_of(floors: list[Floor]) -> list[Space]:
    """List the spaces of all floors in the order of their numbers."""
    return [
        Space(level, floor, row, column)
        for level, floor in enumerate(floors)
        for row in floor.row_numbers()
        for column in floor.column_numbers()
    ]


def numbers_of(spaces: list[Space], side: int) -> list[u8]:
    """List the numbers of the spaces that are inside, or outside, or aloft."""
    return [u8(number) for number, space in enumerate(spaces) if space.side() == side]


class Board:
    """A building as tables of numbers; made by ``drawing.read_board``, never changed by play."""

    def __init__(self, name: str, floors: list[Floor]) -> None:
        """Lay out the spaces of all floors, with nothing between them yet."""
        self.name = name
        self.titles: dict[str, str] = {}
        self.source = ""
        self.floors = floors
        floors[0].placed = True
        spaces = spaces_of(floors)
        size = len(spaces)
        self.size: i64 = size
        self.names = [space.name() for space in spaces]
        self.numbers = {space.name(): number for number, space in enumerate(spaces)}
        self.rows = vec[u8]([u8(space.row) for space in spaces])
        self.columns = vec[u8]([u8(space.column) for space in spaces])
        self.floor_of = vec[u8]([u8(space.level) for space in spaces])
        self.inside = vec[u8]([u8(space.side()) for space in spaces])
        within = numbers_of(spaces, INSIDE)
        self.inside_from: i64 = i64(within[0])
        self.inside_to: i64 = i64(within[-1]) + 1
        self.neighbours = vec[i16]([-1] * (size * WAYS))
        self.edge_beside = vec[i16]([-1] * (size * WAYS))
        self.ways: i64 = 4
        self.edge_kinds = vec[u8]()
        self.edge_names: list[str] = []
        self.edge_numbers: dict[str, int] = {}
        self.sides = vec[u8]()
        targets = sorted([(spaces[n].row, spaces[n].column, n) for n in within])
        self.targets = vec[u8]([number for _, _, number in targets])
        self.dice_rows: i64 = floors[0].rows
        self.dice_columns: i64 = sum([floor.columns for floor in floors])
        self.starts = vec[u8](numbers_of(spaces, OUTSIDE))
        self.aloft = vec[u8](numbers_of(spaces, ALOFT))
        self.arrows = vec[i16]([-1] * size)
        self.ambulance_spaces = vec[u8]()
        self.engine_spaces = vec[u8]()
        self.nearest_parkings = vec[u8]([0] * size)
        self.quadrants = vec[u8]([PARKINGS] * size)
        self.engine_quadrants = vec[u8]()
        self.family_fires: list[int] = []
        self.family_pois: list[int] = []
        # What only the boards of Extreme Danger have.
        self.above = vec[i16]([-1] * size)
        self.below = vec[i16]([-1] * size)
        self.exits = vec[i16]([-1] * size)
        self.objects: dict[str, list[int]] = {}
        self.levels: dict[str, str] = {}
        self.extreme: bool = len(floors) > 1
        self.gun_columns: i64 = self.dice_columns
        self.is_stacked: bool = False
        self.is_overhung: bool = False
        self.fronts = vec[u8]()
        self.first_front = vec[i64]([0] * (PARKINGS + 1))

    def space_at(self, floor: Floor, row: int, column: int) -> int:
        """Find a space by its place on a floor; -1 if there is none."""
        return self.numbers.get(f"{floor.mark}{row}-{column}", -1)

    def join(self, first: int, second: int, way: int, back: int, kind: int) -> None:
        """Put an edge of some kind between two neighbouring spaces [fp.board.adjacent]."""
        number = len(self.edge_names)
        name = f"{self.names[first]}/{self.names[second]}"
        self.edge_names.append(name)
        self.edge_numbers[name] = number
        self.sides = append(append(self.sides, u8(first)), u8(second))
        self.edge_kinds = append(self.edge_kinds, u8(kind))
        self.neighbours[first * WAYS + way] = i16(second)
        self.neighbours[second * WAYS + back] = i16(first)
        self.edge_beside[first * WAYS + way] = i16(number)
        self.edge_beside[second * WAYS + back] = i16(number)
        if kind == STAIRS:
            self.ways = WAYS
        if kind not in (OPEN, DOORWAY, WALL, DOOR):
            self.extreme = True

    def edge_ends(self) -> list[tuple[int, int]]:
        """List the two spaces that each edge lies between."""
        return [(int(self.sides[i]), int(self.sides[i + 1])) for i in range(0, len(self.sides), 2)]

    def lay_over(self, upper: int, lower: int) -> None:
        """Put the floor of one space over that of another, these two on top of each other.

        One of the two floors must have its place already.
        """
        high, low = self.floors[self.floor_of[upper]], self.floors[self.floor_of[lower]]
        step = int(self.columns[upper]) - int(self.columns[lower])
        if low.placed:
            high.storey, high.shift = low.storey + 1, low.shift + step
            high.placed = True
        else:
            low.storey, low.shift = high.storey - 1, high.shift - step
            low.placed = True
        for space in range(int(self.size)):
            if self.floor_of[space] == self.floor_of[lower]:
                over = self.space_at(high, int(self.rows[space]), int(self.columns[space]) + step)
                if over >= 0:
                    self.above[space] = i16(over)
                    self.below[over] = i16(space)

    def settle_floors(self) -> None:
        """Work out what follows from where the floors lie: how far deck gun and platform reach.

        [fp.x.engine-gun-floors] [fp.x.attic.gun] [fp.x.basement]
        """
        ground = self.floors[0]
        upper = [floor for floor in self.floors if floor.storey > 0]
        covered = [floor for floor in upper if floor.columns == ground.columns]
        self.is_stacked = len(covered) > 0
        self.is_overhung = len(upper) > len(covered)
        self.fronts = vec[u8]()
        for parking in range(i64(PARKINGS)):
            self._list_front(parking)
        if self.is_stacked:
            self.gun_columns = sum(f.columns for f in self.floors if f.storey >= 0)
        else:
            self.gun_columns = ground.columns

    def _list_front(self, parking: i64) -> None:
        """Add the spaces outside upper floors that have a wall before them, seen from a side."""
        for space in self.aloft:
            inward = self.neighbour(i64(space), INWARD[parking])
            if inward >= 0 and self.is_inside(inward):
                self.fronts = append(self.fronts, space)
        self.first_front[parking + 1] = len(self.fronts)

    def storey(self, space: i64) -> i64:
        """Give how many floors above the ground a space is; -1 in the basement."""
        return self.floors[i64(self.floor_of[space])].storey

    def plan_column(self, space: i64) -> i64:
        """Give the column of the ground floor that a space is over or under."""
        return i64(self.columns[space]) - self.floors[i64(self.floor_of[space])].shift

    def neighbour(self, space: i64, way: i64) -> i64:
        """Give the space that lies that way, whatever stands between; -1 off the board."""
        return i64(self.neighbours[space * WAYS + way])

    def edge(self, space: i64, way: i64) -> i64:
        """Give the number of the edge on that side of a space; -1 at the rim of the board."""
        return i64(self.edge_beside[space * WAYS + way])

    def way_to(self, space: i64, other: i64) -> i64:
        """Give the way from a space to a neighbouring one; -1 if it is none."""
        for way in range(self.ways):
            if self.neighbour(space, way) == other:
                return way
        return -1

    def way_across(self, space: i64, edge: i64) -> i64:
        """Give the side of a space on which an edge stands; -1 if it stands elsewhere."""
        for way in range(self.ways):
            if self.edge(space, way) == edge:
                return way
        return -1

    def is_start(self, space: i64) -> bool:
        """Tell whether a space is outside on the ground, where firefighters may start."""
        return self.inside[space] == OUTSIDE

    def is_inside(self, space: i64) -> bool:
        """Tell whether a space is in the building."""
        return self.inside[space] == INSIDE

    def is_aloft(self, space: i64) -> bool:
        """Tell whether a space is outside an upper floor, where nobody walks."""
        return self.inside[space] == ALOFT

    def target(self, red: i64, black: i64) -> i64:
        """Give the space that a red and a black die name together."""
        return i64(self.targets[(red - 1) * self.dice_columns + black - 1])

    def park(self, ambulance: list[int], engine: list[int]) -> None:
        """Set the parkings: two spaces a side, in the order north, east, south, west.

        ``NOWHERE`` stands on a side without one [fp.vehicle.parking].
        """
        self.ambulance_spaces = vec[u8]([u8(space) for space in ambulance])
        self.engine_spaces = vec[u8]([u8(space) for space in engine])
        self._find_nearest()
        self._find_quadrants()

    def has_parkings(self) -> bool:
        """Tell whether each vehicle has some parking."""
        return len(self.ambulance_spaces) > 0 and len(self.engine_spaces) > 0

    def _find_nearest(self) -> None:
        """Mark, for each space, the ambulance parkings nearest as the crow flies."""
        for space in range(self.size):
            best: i64 = -1
            for slot in range(len(self.ambulance_spaces)):
                if self.ambulance_spaces[slot] == NOWHERE:
                    continue
                distance = self._crow(space, i64(self.ambulance_spaces[slot]))
                bit = u8(BITS[slot // 2])
                if best == -1 or distance < best:
                    best = distance
                    self.nearest_parkings[space] = bit
                elif distance == best:
                    self.nearest_parkings[space] |= bit

    def _crow(self, space: i64, other: i64) -> i64:
        down = i64(self.rows[space]) - i64(self.rows[other])
        across = self.plan_column(space) - self.plan_column(other)
        return down * down + across * across

    def _find_quadrants(self) -> None:
        """Cut the building in four, and give each engine parking the quarter it touches.

        Where floors cover each other they are cut in two halves [fp.x.engine-gun-floors]; an upper
        floor over half of the ground goes with that half [fp.x.attic.gun], and a basement with none
        [fp.x.basement].
        """
        for face in range(len(self.targets)):
            space = i64(self.targets[face])
            if self.storey(space) < 0:
                continue
            lower = i64(self.rows[space]) > self.dice_rows // 2
            right = not self.is_stacked and self.plan_column(space) > self.gun_columns // 2
            self.quadrants[space] = u8((LOWER if lower else 0) + (RIGHT if right else 0))
        quarters = vec[u8]()
        for parking in range(len(self.engine_spaces) // 2):
            if self.engine_spaces[2 * parking] == NOWHERE:
                quarters = append(quarters, u8(NOWHERE))
                continue
            space = i64(self.engine_spaces[2 * parking])
            inward = self.neighbour(space, INWARD[parking])
            quarters = append(quarters, self.quadrants[inward])
        self.engine_quadrants = quarters

    def describe_edge(self, edge: int) -> str:
        """Name an edge and what is printed there."""
        return f"{NAMES[self.edge_kinds[edge]]} {self.edge_names[edge]}"


BITS: Final = vec[u8]([1, 2, 4, 8])


def is_lower(quadrant: i64) -> bool:
    """Tell whether a quadrant is in the lower half of the building."""
    return quadrant & LOWER != 0


def is_right(quadrant: i64) -> bool:
    """Tell whether a quadrant is in the right half of the building."""
    return quadrant & RIGHT != 0
