"""What Extreme Danger adds to an incident: ladders, holes, objects, poison, jams, the platform."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import INWARD, NOWHERE, SIDES
from caserne.games.flashpoint.extreme.tokens import OBJECTS

if TYPE_CHECKING:
    from tests.laws.arranged.whim import Whim

    from caserne.games.flashpoint.game import FlashPoint

LADDERS: Final = 4
CAPACITY: Final = 4
TOXIC: Final = 6


class Danger:
    """The tokens of the expansion in the making."""

    def __init__(self, game: FlashPoint, whim: Whim, owed: list[str], *, gentle: bool) -> None:
        """Put all of them somewhere; a gentle set-up has damaged nothing yet."""
        self.game, self.whim, self.owed, self.board = game, whim, owed, game.board
        self.fields: dict[str, str] = {}
        self.damage = 0
        self.filled: set[str] = set()
        """Where nothing can lie or burn: objects and holes."""
        self.deadly: set[str] = set()
        """Where nobody can be."""
        self.perches: list[str] = []
        """Where one can stand high up."""
        self.lift = self.engine = self.dock = ""
        self._objects(gentle=gentle)
        self._floors(gentle=gentle)
        self._poison()
        self._jam()
        self._raise_platform()
        self._ladders()

    def _names(self, *, inside: bool) -> list[str]:
        spaces = range(int(self.board.size))
        names = self.board.names
        return [names[s] for s in spaces if self.board.is_inside(s) == inside]

    def _objects(self, *, gentle: bool) -> None:
        options = self.game.options
        played = [name for name in ("car", "large") if getattr(options, name)]
        if options.small != "none":
            played.append("small" if options.small == "explosive" else "chemical")
        words = []
        self.doomed: list[int] = []
        for name in played:
            count = 0 if gentle else self.whim.one((0, 1, 2, 3, 3, CAPACITY, CAPACITY))
            if "burst" in self.owed:
                count = CAPACITY
            elif not gentle and ("leak" in self.owed or name == "chemical"):
                count = self.whim.one((count, CAPACITY))
            gone = count == CAPACITY and self.whim.once_in(2) and "burst" not in self.owed
            if count:
                words.append(f"{name}:{'gone' if gone else count}")
                self.damage += count
            if not gone:
                spaces = self.board.objects["small" if name == "chemical" else name]
                self.filled |= {self.board.names[space] for space in spaces}
                self.doomed += [OBJECTS.index(name)] * (count == CAPACITY)
        self.fields["objects"] = ",".join(words)

    def _floors(self, *, gentle: bool) -> None:
        """Damage and break floors over the basement: few, or as many as counters allow."""
        over = [
            self.board.names[space]
            for space in range(int(self.board.size))
            if self.board.is_inside(space)
            and self.board.below[space] >= 0
            and self.board.storey(int(self.board.below[space])) < 0
        ]
        over = [] if gentle else [name for name in over if name not in self.filled]
        self.holes = self.whim.some(over, self.whim.one((0, 2, 6)))
        if not self.holes and "under" in self.owed:
            self.holes = self.whim.mixed(over)[:1]
        while self.damage + 2 * len(self.holes) > 23:
            self.holes.pop()
        self.damage += 2 * len(self.holes)
        rest = [name for name in over if name not in self.holes]
        self.damaged = self.whim.some(rest, self.whim.one((2, 12)))
        self.fields |= {"holes": ",".join(self.holes), "damaged": ",".join(self.damaged)}
        self.filled |= set(self.holes)
        self.deadly |= self.filled

    def _poison(self) -> None:
        self.toxic: list[str] = []
        if self.game.options.small == "chemical" and "gone" in self.fields["objects"]:
            free = [name for name in self._names(inside=True) if name not in self.filled]
            self.toxic = self.whim.mixed(free)[
                : self.whim.one((TOXIC, self.whim.between(0, TOXIC)))
            ]
        if "leak" in self.owed:
            self.toxic = self.toxic[: self.whim.between(1, TOXIC - 1)]
            self.fields["trail"] = ",".join(self.toxic)
        self.fields["toxic"] = ",".join(self.toxic)
        self.deadly |= set(self.toxic)

    def _jam(self) -> None:
        doors = [e for e, kind in enumerate(self.board.edge_kinds) if kind == edges.FIRE_DOOR]
        self.doors = doors
        self.jammed = self.whim.some(doors, len(doors)) if self.whim.once_in(2) else []
        words = []
        for edge in self.jammed:
            count = self.whim.between(1, 4)
            words.append(self.board.edge_names[edge] + (f"x{count}" if count > 1 else ""))
        self.fields["jams"] = ",".join(words)

    def _raise_platform(self) -> None:
        options = self.game.options
        if not options.platform or options.rules == "family" or "park-engine" in self.owed:
            return
        if not self.whim.once_in(3) or "boarding" in self.owed:
            sides = [s for s in range(4) if self.board.engine_spaces[2 * s] != NOWHERE]
            side = self.whim.one(sides)
            found = []
            for space in range(int(self.board.size)):
                inward = self.board.neighbour(space, int(INWARD[side]))
                if self.board.is_aloft(space) and inward >= 0 and self.board.is_inside(inward):
                    found.append(self.board.names[space])
            if found:
                self.engine, self.lift = SIDES[side], self.whim.one(found)
                self.perches.append(self.lift)
                self.dock = self.board.names[int(self.board.engine_spaces[2 * side])]
        self.fields["platform"] = self.lift

    def _ladders(self) -> None:
        """Spread four ladders over the engine, the floors, windows, holes and arms."""
        self.carried = 0
        if self.game.options.rules == "family" or len(self.board.floors) < 2:
            return
        whim, options, ground = self.whim, self.game.options, self._ground()
        aloft = [name for name in self._names(inside=False) if name not in ground]
        tops = whim.mixed(name for name in aloft if name != self.lift)
        beds = [name for name in (*self._names(inside=True), *ground) if name not in self.filled]
        holes = whim.mixed(self.holes)
        busy = whim.once_in(2)
        words: dict[str, list[str]] = {"raised": [], "ladders": [], "spans": []}
        self.rack = self.broken = 0
        for _ in range(LADDERS):
            where = whim.one(("raised", "ladders", "spans", "arms", "rack", "broken"))
            if busy and where in ("rack", "broken", "ladders"):
                where = whim.one(("raised", "raised", "spans", "arms"))
            if busy and where == "spans" and not holes:
                where = "raised"
            if where == "raised" and tops:
                words["raised"].append(tops.pop())
                self.perches.append(words["raised"][-1])
            elif where == "spans" and holes and (options.bridges or options.descents):
                hole = holes.pop()
                how = "bridge" if options.bridges and whim.once_in(2) else whim.one("NESW")
                words["spans"].append(f"{hole}:{how}")
                if how == "bridge":
                    self.deadly.discard(hole)
            elif where == "arms":
                self.carried += 1
            elif where == "ladders" and (free := [b for b in beds if b not in words["ladders"]]):
                words["ladders"].append(whim.one([b for b in free if b in self.damaged] or free))
            elif where == "broken":
                self.broken += 1
            else:
                self.rack += 1
        self.fields |= {name: ",".join(names) for name, names in words.items()}
        self.put_back(0)

    def _ground(self) -> list[str]:
        return [
            self.board.names[space]
            for space in range(int(self.board.size))
            if self.board.is_start(space)
        ]

    def put_back(self, ladders: int) -> None:
        """Put ladders that nobody has arms for back on the engine."""
        if self.game.options.rules == "advanced" and len(self.board.floors) > 1:
            self.rack += ladders
            self.fields |= {"rack": str(self.rack or ""), "broken": str(self.broken or "")}

    def operand(self, kind: str) -> int:
        """Say which door, floor, space or object a consequence of an explosion is about."""
        numbers = self.board.numbers
        if kind == "jam" and self.doors:
            return self.whim.one(self.doors)
        if kind == "break" and self.damaged + self.holes:
            lying = [name for name in self.damaged if name in self.fields.get("ladders", "")]
            floors = lying or self.damaged + self.holes
            return numbers[self.whim.one(floors)]
        if kind == "under" and self.holes:
            return int(self.board.below[numbers[self.whim.one(self.holes)]])
        if kind == "burst" and self.doomed:
            return self.whim.one(self.doomed)
        return 0
