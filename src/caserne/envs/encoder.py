"""A view as a row of small numbers, and the legal actions as places of a mask.

A row is made of blocks, each with a name, and a name for every number in it. Seats are counted from
the one that looks: 0 is itself. Numbers are bytes; what is larger than 255 counts as 255.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from caserne.core.state import Actions, State

MOST: Final = 255
SPECTATOR: Final = -1


class Block:
    """Some numbers of a row that belong together: a layer of a board, a hand, a counter."""

    def __init__(self, name: str, labels: list[str], first: int) -> None:
        """Keep what the block is called, what each of its numbers is of, and where it begins."""
        self.name = name
        self.labels = labels
        self.first = first
        self.last = first + len(labels)


class Encoder:
    """What a game with its options is as arrays; each game has its own."""

    def __init__(self, seats: i64, outcomes: i64) -> None:
        """Begin with no block and no action; chance has at most so many outcomes at once."""
        self.seats = seats
        self.outcomes = outcomes
        self.actions: i64 = 0
        self.features: i64 = 0
        self.blocks: list[Block] = []
        self.in_place: bool = False
        """Whether rows can be brought up to date, instead of being written anew at every step."""

    def add(self, name: str, labels: list[str]) -> i64:
        """Put one more block at the end of the row; give where it begins."""
        block = Block(name, labels, int(self.features))
        self.blocks.append(block)
        self.features = block.last
        return block.first

    def names(self) -> list[str]:
        """Name every number of a row."""
        return [f"{block.name} {label}".strip() for block in self.blocks for label in block.labels]

    def seen(self, state: State, seat: i64) -> State:
        """Give what a seat (-1: a spectator) may know of a position; a game with secrets hides."""
        del seat
        return state

    def write(self, view: State, seat: i64, out: vec[u8]) -> vec[u8]:
        """Put a row after what is written already."""
        raise NotImplementedError

    def places(self, state: State, legal: Actions, out: Actions) -> None:
        """Give the place in the mask of every legal action, in their order."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """List the seats that have won a game which is over; the rest of its outcome takes long."""
        raise NotImplementedError

    # Rows that are brought up to date, where ``in_place``

    def keep_rows(self, count: i64) -> None:
        """Prepare to keep the rows of so many games."""

    def begin(self, state: State, game: i64) -> None:
        """Hear that another game begins at a place: nothing of its row holds any more."""

    def refresh(self, view: State, seat: i64, rows: vec[u8], game: i64) -> None:
        """Change the row of a game where the view has changed since it was last asked for."""
        raise NotImplementedError


def byte(number: i64) -> u8:
    """Make a number fit."""
    if number < 0:
        return u8(0)
    return u8(min(MOST, number))


def one_of(blank: vec[u8], place: i64, out: vec[u8]) -> vec[u8]:
    """Write as many numbers as ``blank`` has, all 0 but a 1 at one place; -1: at none."""
    first = i64(len(out))
    out = extend(out, blank)
    if place >= 0:
        out[first + place] = 1
    return out


def number(value: i64, out: vec[u8]) -> vec[u8]:
    """Write one number."""
    return append(out, byte(value))


def seat_labels(seats: i64) -> list[str]:
    """Name the seats as the one that looks counts them."""
    return ["own", *[f"next {place}" for place in range(1, seats)]]


def numbered(count: i64) -> list[str]:
    """Name so many numbers by their places."""
    return [str(place) for place in range(count)]
