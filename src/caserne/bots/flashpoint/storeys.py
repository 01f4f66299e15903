"""What only Extreme Danger has, as features: its floors one by one, ways up, holes and objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.flashpoint.judge import SOONEST
from caserne.bots.flashpoint.routes import FAR
from caserne.bots.learning.net import UNIT
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.edges import DAMAGED_WALL
from caserne.games.flashpoint.extreme.terrain import tokens_on
from caserne.games.flashpoint.extreme.tokens import DAMAGED, OBJECTS
from caserne.games.flashpoint.roles import STRUCTURAL
from caserne.games.flashpoint.scene import FIRE, LADDER, SMOKE

if TYPE_CHECKING:
    from caserne.bots.flashpoint.judge import Judge
    from caserne.bots.flashpoint.routes import Fires, Routes
    from caserne.bots.flashpoint.tally import Tally
    from caserne.games.flashpoint.incident import Incident

EXTREME: Final = 63
"""From here on that it is played, its damaged floors, holes, toxic tokens and objects."""
STOREYS: Final = 82
"""From here on what is on other floors than the ground, and who has no way out."""
BELOW: Final = 88
ABOVE: Final = 89
"""That there is a floor below the ground, above it."""
ALONE: Final = 90
"""What burns on floors where nobody is."""
LADDERS: Final = 92
"""Who has a ladder in their arms."""
DAMAGING: Final = 93
"""The walls that the next rolls are likely to damage, by the number of faces the dice have."""
MENDABLE: Final = 94
"""The damage that a structural engineer could repair, if the crew has one."""
TIMES: Final = 95
"""From here on how long each of the next rescues takes, those of far floors too."""
FLOORS: Final = 4
"""Below the ground, on it, above it, and above that."""
ACCESS: Final = 98
"""From here on one feature a floor: how far it is from there to safety, on average."""
BURNING: Final = ACCESS + FLOORS
SMOKING: Final = BURNING + FLOORS
MEN: Final = SMOKING + FLOORS
PEOPLE: Final = MEN + FLOORS
"""From here on one feature a floor: fires, smoke, firefighters, and people on the ground."""
HELP: Final = PEOPLE + FLOORS
"""From here on one feature a floor that burns: how far the nearest firefighter is from its fires,
on average."""
COUNT: Final = HELP + FLOORS

LONGEST: Final = 40
"""Nothing farther than that is told apart."""


class Storeys:
    """Reads what only Extreme Danger has into the features of a position."""

    def __init__(self, x: vec[i64], judge: Judge) -> None:
        """Write into these features what is there, and what a judge noted of rescues."""
        self.x = x
        self.judge = judge
        self.spaces = vec[i64]([0] * FLOORS)

    def read(self, s: Incident, routes: Routes, fires: Fires, tally: Tally) -> None:
        """Note floors, ways and objects."""
        tokens = tokens_on(s)
        if tokens is None:
            return
        x = self.x
        x[EXTREME] = UNIT
        for space in range(s.board.size):
            if tokens.floors[space] == DAMAGED:
                x[EXTREME + 1] += UNIT // 8
                if s.hazards[space] == FIRE:
                    x[STOREYS + 4] += UNIT // 4
            x[EXTREME + 3] += UNIT * i64(tokens.toxic[space]) // 4
        x[EXTREME + 2] = UNIT * tokens.holes // 4
        for kind in range(i64(len(OBJECTS))):
            counters = UNIT * i64(tokens.counters[kind]) // 4
            x[EXTREME + 4] += counters
            x[STOREYS + 5] = max(x[STOREYS + 5], counters)
        self._others(s, routes)
        self._floors(s, routes)
        self._help(s, fires)
        self._time(s, tally)

    def _others(self, s: Incident, routes: Routes) -> None:
        """Note who and what is on other floors than the ground, and who has no way out."""
        x = self.x
        for space in range(s.board.size):
            if s.board.storey(space) != 0:
                x[BELOW if s.board.storey(space) < 0 else ABOVE] = UNIT
                if s.hazards[space] == FIRE:
                    x[STOREYS] += UNIT // 10
        for person in range(routes.count):
            space = routes.space_of(person)
            if s.board.storey(space) != 0:
                x[STOREYS + 1] += UNIT // 3
            if routes.out(space) >= FAR:
                x[STOREYS + 3] += UNIT // 3
        ground, other = False, False
        for man in range(s.crew):
            if s.where(man) == NOWHERE:
                continue
            if s.board.storey(s.where(man)) != 0:
                x[STOREYS + 2] += UNIT // s.crew
                other = True
            else:
                ground = True
        for space in range(s.board.size):
            if s.hazards[space] == FIRE and not (ground if s.board.storey(space) == 0 else other):
                x[ALONE] += UNIT // 10

    def _floors(self, s: Incident, routes: Routes) -> None:
        """Note of every floor how far it is to safety, what burns and smokes, and who is there."""
        x, b = self.x, s.board
        for floor in range(i64(FLOORS)):
            self.spaces[floor] = 0
        for place in range(len(b.targets)):
            space = i64(b.targets[place])
            at = floor_of(s, space)
            self.spaces[at] += 1
            x[ACCESS + at] += min(routes.out(space), LONGEST)
            if s.hazards[space] == FIRE:
                x[BURNING + at] += UNIT // 8
            elif s.hazards[space] == SMOKE:
                x[SMOKING + at] += UNIT // 8
        for floor in range(i64(FLOORS)):
            if self.spaces[floor] > 0:
                x[ACCESS + floor] = UNIT * x[ACCESS + floor] // (LONGEST * self.spaces[floor])
        for person in range(routes.count):
            x[PEOPLE + floor_of(s, routes.space_of(person))] += UNIT // 3
        for man in range(s.crew):
            if s.where(man) != NOWHERE:
                x[MEN + floor_of(s, s.where(man))] += UNIT // s.crew
                if s.carrying[man] == LADDER:
                    x[LADDERS] += UNIT // 2

    def _help(self, s: Incident, fires: Fires) -> None:
        """Note how far the nearest firefighter is from what burns on each floor."""
        x = self.x
        for fire in range(fires.count):
            space = i64(fires.spaces[fire])
            if s.hazards[space] == FIRE:
                nearest: i64 = LONGEST
                for man in range(s.crew):
                    if s.where(man) != NOWHERE:
                        nearest = min(nearest, fires.within_reach(fire, s.where(man)))
                x[HELP + floor_of(s, space)] += UNIT * nearest // (LONGEST * 4)

    def _time(self, s: Incident, tally: Tally) -> None:
        """Note how long rescues take, and how long the building stands."""
        x, faces = self.x, i64(len(s.board.targets))
        for place in range(i64(SOONEST)):
            x[TIMES + place] = UNIT * min(self.judge.times[place], LONGEST) // LONGEST
        x[DAMAGING] = UNIT * tally.walls * 4 // (faces - min(tally.hot, faces // 2))
        if has_engineer(s):
            for edge in range(len(s.edges)):
                if s.edges[edge] == DAMAGED_WALL:
                    x[MENDABLE] += UNIT // 8


def has_engineer(s: Incident) -> bool:
    """Tell whether a structural engineer is in the crew."""
    return any(i64(s.roles[man]) == STRUCTURAL for man in range(s.crew))


def floor_of(s: Incident, space: i64) -> i64:
    """Give the number of a space's floor, from the one below the ground on."""
    return min(s.board.storey(space) + 1, FLOORS - 1)
