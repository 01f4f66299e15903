"""The tower: landings and stairs as numbered squares, and what lies next to what.

A place is a square (below ``OFFICE``), an office, the elevator or the street. A staircase is a
chain of squares downwards: the ``3`` of a landing, the steps below it, the next ``3``, and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

OFFICE: Final = 200
ELEVATOR: Final = 220
STREET: Final = 221
NOWHERE: Final = 255

SIDES: Final = 2
SIDE_NAMES: Final = ("A", "B")
STEP: Final = 0
"""What a step has in the place of a landing square's number."""
AT_ELEVATOR: Final = 1
AT_STAIRS: Final = 3
GROUND: Final = 0


class Building:
    """The squares of a tower of some floors with two staircases."""

    def __init__(self, floors: i64, steps: i64, capacity: i64, employees: i64) -> None:
        """Lay out the squares: staircase A from the top, staircase B, then the 1s and 2s."""
        self.floors = floors
        self.steps = steps
        self.capacity = capacity
        self.employees = employees
        self.offices = SIDES * floors
        self.flight = steps + 1
        self.chain = floors * self.flight
        self.size = SIDES * self.chain + 2 * self.offices
        self.floor_of = vec[i64]()
        self.side_of = vec[i64]()
        self.number_of = vec[i64]()
        self.down = vec[i64]()
        self.up = vec[i64]()
        for side in range(i64(SIDES)):
            self._add_staircase(side)
        for office in range(self.offices):
            for number in range(i64(AT_ELEVATOR), i64(AT_STAIRS)):
                self._add(self.office_floor(office), office % SIDES, number, NOWHERE, NOWHERE)
        self.beside = vec[i64]()
        self.first_beside = vec[i64]([0])
        for square in range(self.size):
            self._add_beside(square)
        self.names: list[str] = []
        self.event_names: list[str] = []
        self._name()

    def _add_staircase(self, side: i64) -> None:
        first = side * self.chain
        for place in range(self.chain):
            floor = self.floors - place // self.flight
            number: i64 = AT_STAIRS
            if place % self.flight > 0:
                number = STEP
            below: i64 = STREET
            if place < self.chain - 1:
                below = first + place + 1
            above: i64 = NOWHERE
            if place > 0:
                above = first + place - 1
            self._add(floor, side, number, below, above)

    def _add(self, floor: i64, side: i64, number: i64, below: i64, above: i64) -> None:
        self.floor_of = append(self.floor_of, floor)
        self.side_of = append(self.side_of, side)
        self.number_of = append(self.number_of, number)
        self.down = append(self.down, below)
        self.up = append(self.up, above)

    def _add_beside(self, square: i64) -> None:
        """Add the squares that lie beside one to ``beside``, from ``first_beside`` on."""
        for other in range(self.size):
            if other != square and self.is_beside(square, other):
                self.beside = append(self.beside, other)
        self.first_beside = append(self.first_beside, len(self.beside))

    def _name(self) -> None:
        """Name every place: ``A4`` an office, ``A4-1`` a landing square, ``A4/1`` a step."""
        offices = [
            f"{SIDE_NAMES[office % SIDES]}{self.office_floor(office)}"
            for office in range(self.offices)
        ]
        self.names = [""] * (NOWHERE + 1)
        for square in range(self.size):
            corner = f"{SIDE_NAMES[self.side_of[square]]}{self.floor_of[square]}"
            if self.is_step(square):
                self.names[square] = f"{corner}/{self.step_number(square)}"
            else:
                self.names[square] = f"{corner}-{self.number_of[square]}"
        for office in range(self.offices):
            self.names[OFFICE + office] = offices[office]
        self.names[ELEVATOR] = "elevator"
        self.names[STREET] = "street"
        for kind in ("fire", "fire-two"):
            self.event_names += [f"{kind}-{name}" for name in offices]
        self.event_names += ["firefighter", "truck"]

    def square(self, floor: i64, side: i64, number: i64) -> i64:
        """Give a square of a landing by its side and number."""
        row = self.floors - floor
        if number == AT_STAIRS:
            return side * self.chain + row * self.flight
        return SIDES * self.chain + (row * SIDES + side) * 2 + number - 1

    def step(self, floor: i64, side: i64, count: i64) -> i64:
        """Give the so-manieth step below a landing."""
        return self.square(floor, side, AT_STAIRS) + count

    def step_number(self, square: i64) -> i64:
        """Give which step below its landing a step is."""
        return square % self.chain % self.flight

    def is_step(self, square: i64) -> bool:
        """Tell a step from a landing square."""
        return self.number_of[square] == STEP

    def is_beside(self, one: i64, two: i64) -> bool:
        """Tell whether two squares are of one landing, next on stairs, or landing and step."""
        if self.is_step(one) and self.is_step(two):
            return self.down[one] == two or self.up[one] == two
        if self.is_step(one):
            return self.is_nearest_step(one, two)
        if self.is_step(two):
            return self.is_nearest_step(two, one)
        return self.floor_of[one] == self.floor_of[two]

    def is_nearest_step(self, step: i64, landing: i64) -> bool:
        """Tell whether a step is the nearest to a square's landing, upwards or downwards."""
        floor, side = self.floor_of[landing], self.side_of[step]
        return step in (self.below(floor, side), self.above(floor, side))

    def below(self, floor: i64, side: i64) -> i64:
        """Give the stair square nearest to a landing, downwards."""
        return self.down[self.square(floor, side, AT_STAIRS)]

    def above(self, floor: i64, side: i64) -> i64:
        """Give the stair square nearest to a landing, upwards; ``NOWHERE`` at the top."""
        return self.up[self.square(floor, side, AT_STAIRS)]

    def office_floor(self, office: i64) -> i64:
        """Give the floor of an office."""
        return self.floors - office // SIDES

    def office_on(self, floor: i64, side: i64) -> i64:
        """Give the office on a side of a landing."""
        return (self.floors - floor) * SIDES + side
