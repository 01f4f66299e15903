"""Positions as one line: fields ``name=value``, those left out being empty or untouched."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.agenda import read_owed, write_owed
from caserne.core.errors import UnreadableError
from caserne.core.state import filled
from caserne.games.flashpoint import edges, roles
from caserne.games.flashpoint.board import NOWHERE, PARKINGS, SIDES
from caserne.games.flashpoint.carrying import LOADS
from caserne.games.flashpoint.scene import FIRE, NOTHING, SMOKE, TREATED
from caserne.games.flashpoint.soundness import check
from caserne.games.flashpoint.specialists import specialists_in_box

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

    from caserne.games.flashpoint.scene import Scene

NUMBERS: Final = {
    "turn": 99_999,
    "ap": 9,
    "free": 3,
    "saved": 10,
    "lost": 10,
    "disposed": 5,
    "reserve": 24,
    "red": 12,
    "black": 12,
}
"""Counters and the most each can be."""

MOST_DIGITS: Final = 9
"""No number of a position is longer."""

FLAGS: Final = ("acted", "cafs_commanded", "flared", "collapsed", "gentle")

EDGE_NUMBERS: Final = {name: kind for kind, name in enumerate(edges.NAMES)}
ALTERED: Final = {
    edges.WALL: (edges.DAMAGED_WALL, edges.RUIN),
    edges.DOOR: (edges.DOOR_OPEN, edges.EMPTY_DOORWAY),
    edges.LIGHT_WALL: (edges.RUIN,),
    edges.WINDOW: (edges.WINDOW_OPEN, edges.RUIN),
    edges.FIRE_DOOR: (edges.FIRE_DOOR_OPEN, edges.EMPTY_DOORWAY),
}
"""What play can make of each printed edge."""


# Writing


def write_fields(state: Scene) -> list[str]:
    """Write a position's fields in a fixed order."""
    board = state.board
    fields = {
        "fire": _burning(state, FIRE),
        "smoke": _burning(state, SMOKE),
        "poi": counted(board.names, state.pois),
        "victims": counted(board.names, state.victims),
        "treated": counted(board.names, state.treated),
        "hazmats": counted(board.names, state.hazmats),
        "hot": counted(board.names, state.hot_spots),
    }
    fields["edges"] = _edges(state)
    fields["crew"] = ",".join(_firefighter(state, man) for man in range(state.crew))
    fields["unseen"] = f"{state.unseen_victims}+{state.unseen_alarms}"
    fields["seat"] = str(state.seat + 1)
    fields["ambulance"] = SIDES[state.ambulance] if state.ambulance < PARKINGS else ""
    fields["engine"] = SIDES[state.engine] if state.engine < PARKINGS else ""
    for name in NUMBERS:
        fields[name] = str(getattr(state, name) or "")
    fields["target"] = board.names[state.last_target] if state.last_target != NOWHERE else ""
    fields["flags"] = ",".join(name for name in FLAGS if getattr(state, name))
    if state.extreme is not None:
        fields |= state.extreme.fields(state)
    fields["due"] = write_owed(state)
    return [f"{name}={value}" for name, value in fields.items() if value]


def _burning(state: Scene, kind: int) -> str:
    spaces = (space for space in filled(state.hazards) if state.hazards[space] == kind)
    return ",".join(state.board.names[space] for space in spaces)


def counted(names: list[str], layer: vec[u8]) -> str:
    """Write where a layer holds something, and how much if it is more than one."""
    words = []
    for place in filled(layer):
        count = layer[place]
        words.append(f"{names[place]}x{count}" if count > 1 else names[place])
    return ",".join(words)


def _edges(state: Scene) -> str:
    board = state.board
    return ",".join(
        f"{board.edge_names[edge]}:{edges.NAMES[kind]}"
        for edge, kind in enumerate(state.edges)
        if kind not in (board.edge_kinds[edge], edges.JAMMED)
    )


def _firefighter(state: Scene, man: int) -> str:
    at = state.where(man)
    words = ["station" if at == NOWHERE else state.board.names[at]]
    if state.roles[man]:
        words.append(roles.NAMES[state.roles[man]])
    if state.saved_ap[man]:
        words.append(f"kept{state.saved_ap[man]}")
    if state.carrying[man] != NOTHING:
        words.append(f"carries-{LOADS[state.carrying[man]]}")
    if state.leading[man] != NOTHING:
        words.append("leads")
    if state.fresh[man]:
        words.append(f"fresh{state.fresh[man]}")
    return ":".join(words)


# Reading


def read_fields(state: Scene, fields: list[tuple[str, str]]) -> None:
    """Fill an untouched position from its fields; what does not fit is an ``UnreadableError``."""
    reader = _Reader(state)
    seen: set[str] = set()
    for name, value in fields:
        if name in seen:
            raise UnreadableError(f"position field {name}", "each field once", value)
        seen.add(name)
        reader.field(name, value)
    reader.finish(seen)


class _Reader:
    """Reads one field after the other into a position."""

    def __init__(self, state: Scene) -> None:
        self.state = state
        self.board = state.board
        self.extreme = () if state.extreme is None else state.extreme.field_names()

    def field(self, name: str, value: str) -> None:
        where = f"position field {name}"
        layers = ("fire", "smoke", "poi", "victims", "treated", "hazmats", "hot")
        if name in layers:
            self._layer(where, name, value)
        elif name in NUMBERS:
            setattr(self.state, name, _number(where, value, NUMBERS[name]))
        elif name == "edges":
            self._edges(where, value)
        elif name == "crew":
            self._crew(where, value)
        elif name == "unseen":
            victims, plus, alarms = value.partition("+")
            if not plus:
                raise UnreadableError(where, "victims+alarms such as 10+5", value)
            self.state.unseen_victims = _number(where, victims, 10)
            self.state.unseen_alarms = _number(where, alarms, 5)
        elif name == "seat":
            self.state.seat = _number(where, value, int(self.state.crew), least=1) - 1
        elif name in ("ambulance", "engine"):
            if value not in SIDES:
                raise UnreadableError(where, f"one of {', '.join(SIDES)}", value)
            setattr(self.state, name, SIDES.index(value))
        elif name == "target":
            self.state.last_target = self._space(where, value)
        elif name == "flags":
            self._flags(where, value)
        elif name == "due":
            read_owed(self.state, where, value)
        elif self.state.extreme is not None and name in self.extreme:
            self.state.extreme.read_field(self.state, where, name, value)
        else:
            known = [*layers, *NUMBERS, "edges", "crew", "unseen", "seat", "ambulance", "engine"]
            known += self.extreme
            raise UnreadableError(
                "position", f"a field of {', '.join([*known, 'target', 'flags', 'due'])}", name
            )

    def _space(self, where: str, name: str) -> int:
        if name not in self.board.numbers:
            raise UnreadableError(where, "a space of the board such as 3-4", name)
        return self.board.numbers[name]

    def _layer(self, where: str, name: str, value: str) -> None:
        for word in value.split(","):
            text, times, count = word.partition("x")
            space = self._space(where, text)
            number = _number(where, count, 10, least=2) if times else 1
            if name in ("fire", "smoke"):
                if self.state.hazards[space] or number > 1:
                    raise UnreadableError(where, "one fire or smoke a space", word)
                self.state.set_hazard(space, FIRE if name == "fire" else SMOKE)
            elif name in ("poi", "hot"):
                layer = self.state.pois if name == "poi" else self.state.hot_spots
                if layer[space] or number > 1:
                    raise UnreadableError(where, "one a space", word)
                layer[space] = 1
            else:
                layers = {"victims": self.state.victims, "treated": self.state.treated}
                layer = layers.get(name, self.state.hazmats)
                if layer[space]:
                    raise UnreadableError(where, "each space once", word)
                layer[space] = number

    def _edges(self, where: str, value: str) -> None:
        for word in value.split(","):
            name, colon, kind = word.partition(":")
            if not colon or name not in self.board.edge_numbers:
                raise UnreadableError(where, "an edge and its kind such as 3-4/3-5:ruin", word)
            edge = self.board.edge_numbers[name]
            possible = ALTERED.get(int(self.board.edge_kinds[edge]), ())
            if EDGE_NUMBERS.get(kind) not in possible:
                names = " or ".join(edges.NAMES[k] for k in possible) or "no change"
                raise UnreadableError(f"{where}, {name}", names, kind)
            if self.state.edges[edge] != self.board.edge_kinds[edge]:
                raise UnreadableError(where, "each edge once", word)
            self.state.set_edge(edge, EDGE_NUMBERS[kind])

    def _crew(self, where: str, value: str) -> None:
        men = value.split(",")
        if len(men) != self.state.crew:
            raise UnreadableError(where, f"{self.state.crew} firefighters", f"{len(men)}")
        for man, text in enumerate(men):
            place, *words = text.split(":")
            kinds = [word.rstrip("0123456789").partition("-")[0] for word in words]
            if len(set(kinds)) != len(kinds):
                raise UnreadableError(where, "one of each about a firefighter", text)
            self.state.at[man] = NOWHERE if place == "station" else self._space(where, place)
            for word in words:
                self._firefighter(where, man, word)

    def _firefighter(self, where: str, man: int, word: str) -> None:
        state = self.state
        if word in roles.NAMES[1 : roles.FIRST + specialists_in_box(state)] and state.advanced:
            if roles.NAMES.index(word) in list(state.roles) or state.roles[man]:
                raise UnreadableError(where, "no two specialists alike", word)
            state.roles[man] = roles.NAMES.index(word)
        elif word.startswith("kept"):
            state.saved_ap[man] = _number(where, word[4:], 4)
        elif word.startswith("carries-") and word[8:] in LOADS[1:]:
            state.carrying[man] = LOADS.index(word[8:])
        elif word == "leads":
            state.leading[man] = TREATED
        elif word.startswith("fresh"):
            state.fresh[man] = _number(where, word[5:], 3)
        else:
            expected = "a specialist (advanced rules), keptN, carries-THING, leads or freshN"
            raise UnreadableError(where, expected, word)

    def _flags(self, where: str, value: str) -> None:
        for word in value.split(","):
            if word not in FLAGS:
                raise UnreadableError(where, f"some of {', '.join(FLAGS)}", word)
            setattr(self.state, word, True)

    def finish(self, seen: set[str]) -> None:
        """Work out what follows from the fields, and refuse what cannot be."""
        state = self.state
        for name in ("crew", "due"):
            if name not in seen:
                raise UnreadableError("position", f"a field {name}", "none")
        counts = edges_damage(state)
        state.face_down = sum(map(int, state.pois))
        carried = sum(1 for man in range(state.crew) if state.carrying[man] in (1, TREATED))
        led = sum(1 for man in range(state.crew) if state.leading[man])
        state.people = sum(map(int, state.victims)) + sum(map(int, state.treated)) + carried + led
        state.damage = counts
        state.fire_on_somebody = True
        check(state)


def edges_damage(state: Scene) -> int:
    """Count the damage counters on the walls, and wherever else they lie."""
    walls = sum(
        1 + (now == edges.RUIN and printed == edges.WALL)
        for now, printed in zip(state.edges, state.board.edge_kinds, strict=True)
        if now in (edges.RUIN, edges.DAMAGED_WALL) and now != printed
    )
    return walls if state.extreme is None else int(state.extreme.damage(state, walls))


def _number(where: str, text: str, most: int, least: int = 0) -> int:
    plain = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    if not plain or not least <= int(text) <= most:
        raise UnreadableError(where, f"a number from {least} to {most}", text)
    return int(text)
