"""What only Extreme Danger puts on a board: ladders, jams, objects, toxic tokens, floors."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from caserne.core.state import zeros
from caserne.games.flashpoint.board import NOWHERE, Board
from caserne.games.flashpoint.building import Building
from caserne.games.flashpoint.scene import Scene

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


class Tokens(Building[Scene]):
    """The counters of the expansion on one board, and which of its options are played."""

    def __init__(self, board: Board, twin: Tokens | None = None) -> None:
        """Lay out a board with nothing on it yet, or copy another's."""
        self.board = board
        size = board.size
        self.platform: bool = False if twin is None else twin.platform
        self.bridges: bool = False if twin is None else twin.bridges
        self.descents: bool = False if twin is None else twin.descents
        self.repairs: bool = False if twin is None else twin.repairs
        self.engineer: bool = False if twin is None else twin.engineer
        # An attic or a basement is attached.
        self.level: bool = False if twin is None else twin.level
        self.jams: vec[u8] = zeros(len(board.edge_kinds)) if twin is None else twin.jams[:]
        self.ladders: vec[u8] = zeros(size) if twin is None else twin.ladders[:]
        self.raised: vec[u8] = zeros(size) if twin is None else twin.raised[:]
        self.spans: vec[u8] = zeros(size) if twin is None else twin.spans[:]
        self.rack: i64 = i64(0) if twin is None else twin.rack
        self.broken: i64 = i64(0) if twin is None else twin.broken
        self.objects: vec[u8] = zeros(size) if twin is None else twin.objects[:]
        self.counters: vec[u8] = zeros(len(OBJECTS)) if twin is None else twin.counters[:]
        self.toxic: vec[u8] = zeros(size) if twin is None else twin.toxic[:]
        self.trail: vec[u8] = vec[u8]() if twin is None else twin.trail[:]
        self.floors: vec[u8] = zeros(size) if twin is None else twin.floors[:]
        self.lift: i64 = i64(NOWHERE) if twin is None else twin.lift
        # The engine's space where the platform stands when it is not out.
        self.dock: i64 = i64(0) if twin is None else twin.dock
        self.holes: i64 = i64(0) if twin is None else twin.holes
        self.trapped: bool = False if twin is None else twin.trapped
        self.echoing: bool = False if twin is None else twin.echoing
        # What the explosion in hand has brought about.
        self.pending: vec[i16] = vec[i16]() if twin is None else twin.pending[:]

    def place_object(self, kind: int) -> None:
        """Put an object on its spaces; the chemical one stands where the small one does."""
        name = "small" if kind == CHEMICAL else OBJECTS[kind]
        for space in self.board.objects[name]:
            self.objects[space] = u8(kind + 1)
