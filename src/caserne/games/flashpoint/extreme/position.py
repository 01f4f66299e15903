"""What Extreme Danger adds to a position's line."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.errors import UnreadableError
from caserne.core.state import filled
from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.drawing import EXIT_NAMES, EXITS
from caserne.games.flashpoint.extreme.terrain import tokens_of
from caserne.games.flashpoint.extreme.tokens import (
    BRIDGE,
    CAPACITY,
    DAMAGED,
    DESTROYED,
    DOWN,
    LADDERS,
    OBJECTS,
    TOXIC_TOKENS,
)
from caserne.games.flashpoint.position import counted
from caserne.games.flashpoint.scene import DAMAGE_SUPPLY

if TYPE_CHECKING:
    from caserne.games.flashpoint.extreme.tokens import Tokens
    from caserne.games.flashpoint.scene import Scene

FIELDS: Final = (
    *("jams", "ladders", "raised", "spans", "rack", "broken", "objects", "toxic", "trail"),
    *("damaged", "holes", "platform", "dock", "trapped"),
)
MOST_JAMS: Final = 99
GONE: Final = "gone"
SECOND: Final = 2
"""The engine's space where the platform stands is written unless it is the first."""


def write_extreme(state: Scene) -> dict[str, str]:
    """Write the fields of the expansion, those of nothing empty."""
    x, names = tokens_of(state), state.board.names
    where = dict.fromkeys(FIELDS, "")
    where["jams"] = counted(state.board.edge_names, x.jams)
    where["ladders"] = counted(names, x.ladders)
    where["raised"] = counted(names, x.raised)
    where["spans"] = ",".join(f"{names[space]}:{_span(x, space)}" for space in filled(x.spans))
    where["rack"] = str(x.rack or "")
    where["broken"] = str(x.broken or "")
    where["objects"] = ",".join(filter(None, (_object(x, kind) for kind in range(len(OBJECTS)))))
    where["toxic"] = counted(names, x.toxic)
    where["trail"] = ",".join(names[space] for space in x.trail)
    for name, kind in (("damaged", DAMAGED), ("holes", DESTROYED)):
        where[name] = ",".join(names[s] for s in filled(x.floors) if x.floors[s] == kind)
    where["platform"] = names[x.lift] if x.lift != NOWHERE else ""
    where["dock"] = str(SECOND) if x.dock else ""
    where["trapped"] = "yes" if x.trapped else ""
    return where


def _span(x: Tokens, space: int) -> str:
    span = int(x.spans[space])
    return "bridge" if span == BRIDGE else EXIT_NAMES[span - DOWN]


def _object(x: Tokens, kind: int) -> str:
    count, stands = int(x.counters[kind]), kind + 1 in list(x.objects)
    if not count:
        return ""
    return f"{OBJECTS[kind]}:{count if stands else GONE}"


def extreme_damage(x: Tokens, walls: int) -> int:
    """Count the damage counters on walls, objects and destroyed floors; 24 are all there are."""
    floors = 2 * sum(floor == DESTROYED for floor in x.floors)
    return min(walls + floors + sum(map(int, x.counters)), DAMAGE_SUPPLY)


def read_extreme(state: Scene, where: str, name: str, value: str) -> None:
    """Read a field of the expansion into a position."""
    _Reader(state).field(where, name, value)


class _Reader:
    """Reads fields of the expansion into a position."""

    def __init__(self, state: Scene) -> None:
        self.state = state
        self.board = state.board
        self.x = tokens_of(state)

    def field(self, where: str, name: str, value: str) -> None:
        """Read one field."""
        if name in ("rack", "broken"):
            setattr(self.x, name, _number(where, value, LADDERS))
        elif name == "trapped":
            if value != "yes":
                raise UnreadableError(where, "yes", value)
            self.x.trapped = True
        elif name == "dock":
            self.x.dock = _number(where, value, SECOND, SECOND) - 1
        elif name == "platform":
            self.x.lift = self._space(where, value)
        else:
            for word in value.split(","):
                self._word(where, name, word)

    def _word(self, where: str, name: str, word: str) -> None:
        if name == "jams":
            self._jam(where, word)
        elif name == "objects":
            self._object(where, word)
        elif name == "spans":
            self._span(where, word)
        elif name == "trail":
            if len(self.x.trail) >= TOXIC_TOKENS:
                raise UnreadableError(where, f"at most {TOXIC_TOKENS} spaces", word)
            self.x.trail = type(self.x.trail)([*self.x.trail, self._space(where, word)])
        else:
            self._token(where, name, word)

    def _token(self, where: str, name: str, word: str) -> None:
        text, times, number = word.partition("x")
        space = self._space(where, text)
        count = _number(where, number, LADDERS, least=2) if times else 1
        if name in ("damaged", "holes"):
            layer, count = self.x.floors, DAMAGED if name == "damaged" else DESTROYED
        else:
            layer = {"ladders": self.x.ladders, "raised": self.x.raised}.get(name, self.x.toxic)
            if times and name != "ladders":
                raise UnreadableError(where, "one a space", word)
        if layer[space]:
            raise UnreadableError(where, "each space once", word)
        layer[space] = count
        self.x.holes += name == "holes"

    def _jam(self, where: str, word: str) -> None:
        name, times, number = word.partition("x")
        edge = self.board.edge_numbers.get(name, -1)
        if edge < 0 or self.board.edge_kinds[edge] != edges.FIRE_DOOR or self.x.jams[edge]:
            raise UnreadableError(where, "a fire door such as 3-4/3-5, once", word)
        self.x.jams[edge] = _number(where, number, MOST_JAMS, least=2) if times else 1
        self.state.set_edge(edge, edges.JAMMED)

    def _object(self, where: str, word: str) -> None:
        name, _, count = word.partition(":")
        kind = OBJECTS.index(name) if name in OBJECTS else -1
        if kind < 0 or kind + 1 not in list(self.x.objects) or self.x.counters[kind]:
            raise UnreadableError(where, "an object that is played, once", word)
        self.x.counters[kind] = CAPACITY if count == GONE else _number(where, count, CAPACITY, 1)
        if count == GONE:
            for space in range(self.board.size):
                if self.x.objects[space] == kind + 1:
                    self.x.objects[space] = 0

    def _span(self, where: str, word: str) -> None:
        name, _, how = word.partition(":")
        space = self._space(where, name)
        if self.x.spans[space] or how not in ("bridge", *EXITS):
            raise UnreadableError(where, f"a hole with bridge or one of {' '.join(EXITS)}", word)
        self.x.spans[space] = BRIDGE if how == "bridge" else DOWN + EXITS[how]

    def _space(self, where: str, name: str) -> int:
        if name not in self.board.numbers:
            raise UnreadableError(where, "a space of the board such as 3-4", name)
        return self.board.numbers[name]


def _number(where: str, text: str, most: int, least: int = 0) -> int:
    if not (text.isascii() and text.isdigit() and least <= int(text[:9]) <= most):
        raise UnreadableError(where, f"a number from {least} to {most}", text)
    return int(text)
