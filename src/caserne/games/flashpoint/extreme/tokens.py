"""What only Extreme Danger puts on a board: ladders, jams, objects, toxic tokens, floors."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from caserne.games.flashpoint.board import NOWHERE, Board

LADDERS: Final = 4
"""The portable ladders on the engine [fp.x.ladder]."""

# The objects, by their numbers; the small explosive and the chemical one are one token.
CAR: Final = 0
LARGE: Final = 1
SMALL: Final = 2
CHEMICAL: Final = 3
OBJECTS: Final = ("car", "large", "small", "chemical")
CAPACITY: Final = 4
"""The damage an object takes before it explodes or leaks."""

# Floors over a basement.
SOUND: Final = 0
DAMAGED: Final = 1
DESTROYED: Final = 2

# What a ladder does at a hole: it bridges it, or goes down it from the side of a way.
BRIDGE: Final = 1
DOWN: Final = 2

TOXIC_TOKENS: Final = 6


class Tokens:
    """The counters of the expansion on one board, and which of its options are played."""

    def __init__(self, board: Board, twin_of: Tokens | None = None) -> None:
        """Lay out a board with nothing on it yet, or copy another's."""
        self.board = board
        if twin_of is None:
            self._lay_out()
        else:
            self._take_over(twin_of)

    def _lay_out(self) -> None:
        size = self.board.size
        self.platform = False
        self.bridges = False
        self.descents = False
        self.repairs = False
        self.engineer = False
        self.level = False  # an attic or a basement is attached
        self.jams = vec[u8]([0] * len(self.board.edge_kinds))
        self.ladders = vec[u8]([0] * size)
        self.raised = vec[u8]([0] * size)
        self.spans = vec[u8]([0] * size)
        self.rack: i64 = 0
        self.broken: i64 = 0
        self.objects = vec[u8]([0] * size)
        self.counters = vec[u8]([0] * len(OBJECTS))
        self.toxic = vec[u8]([0] * size)
        self.trail = vec[u8]()
        self.floors = vec[u8]([0] * size)
        self.lift: i64 = NOWHERE
        self.dock: i64 = 0  # the engine's space where the platform stands when it is not out
        self.holes: i64 = 0
        self.trapped = False
        self.echoing = False
        self.pending = vec[i16]()  # what the explosion in hand has brought about

    def _take_over(self, other: Tokens) -> None:
        self.platform = other.platform
        self.bridges = other.bridges
        self.descents = other.descents
        self.repairs = other.repairs
        self.engineer = other.engineer
        self.level = other.level
        self.jams = other.jams[:]
        self.ladders = other.ladders[:]
        self.raised = other.raised[:]
        self.spans = other.spans[:]
        self.rack = other.rack
        self.broken = other.broken
        self.objects = other.objects[:]
        self.counters = other.counters[:]
        self.toxic = other.toxic[:]
        self.trail = other.trail[:]
        self.floors = other.floors[:]
        self.lift = other.lift
        self.dock = other.dock
        self.holes = other.holes
        self.trapped = other.trapped
        self.echoing = other.echoing
        self.pending = other.pending[:]

    def copy(self) -> Tokens:
        """Make an independent copy."""
        return Tokens(self.board, self)

    def place_object(self, kind: int) -> None:
        """Put an object on its spaces; the chemical one stands where the small one does."""
        name = "small" if kind == CHEMICAL else OBJECTS[kind]
        for space in self.board.objects[name]:
            self.objects[space] = u8(kind + 1)
