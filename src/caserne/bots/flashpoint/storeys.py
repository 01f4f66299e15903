"""What only Extreme Danger has, as features: its floors one by one, ways up, holes and objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
    from caserne.games.flashpoint.board import Board
    from caserne.games.flashpoint.extreme.tokens import Tokens
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
GROUND: Final = 1
ACCESS: Final = 98
"""From here on one feature a floor: how far it is from there to safety, on average."""
BURNING: Final = ACCESS + FLOORS
SMOKING: Final = BURNING + FLOORS
MEN: Final = SMOKING + FLOORS
PEOPLE: Final = MEN + FLOORS
"""From here on one feature a floor: fires, smoke, firefighters, and people on the ground."""
HELP: Final = PEOPLE + FLOORS
"""From here on one feature a floor: how far the nearest firefighter is from each of its fires,
added up."""
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
        self.board: Board | None = None
        self.floors = vec[u8]()

    def read(self, s: Incident, routes: Routes, fires: Fires, tally: Tally) -> None:
        """Note floors, ways and objects."""
        tokens = tokens_on(s)
        if tokens is None:
            return
        x = self.x
        x[EXTREME] = UNIT
        x[EXTREME + 2] = UNIT * tokens.holes // 4
        for kind in range(i64(len(OBJECTS))):
            counters = UNIT * i64(tokens.counters[kind]) // 4
            x[EXTREME + 4] += counters
            x[STOREYS + 5] = max(x[STOREYS + 5], counters)
        self._crew(s)
        self._people(s, routes)
        self._spaces(s, tokens, routes)
        self._help(s, fires)
        self._time(s, tally)

    def _floor(self, s: Incident, space: i64) -> i64:
        """Give the number of a space's floor, from the one below the ground on."""
        if self.board is not s.board:
            self.board = s.board
            floors = [
                u8(min(s.board.storey(space) + GROUND, FLOORS - 1)) for space in range(s.board.size)
            ]
            self.floors = vec[u8](floors)
        return i64(self.floors[space])

    def _crew(self, s: Incident) -> None:
        """Note who is on which floor, and who has a ladder."""
        x = self.x
        for man in range(s.crew):
            if s.where(man) == NOWHERE:
                continue
            floor = self._floor(s, s.where(man))
            x[MEN + floor] += UNIT // s.crew
            if floor != GROUND:
                x[STOREYS + 2] += UNIT // s.crew
            if s.carrying[man] == LADDER:
                x[LADDERS] += UNIT // 2

    def _people(self, s: Incident, routes: Routes) -> None:
        """Note on which floors people are, and who has no way out."""
        x = self.x
        for person in range(routes.count):
            space = routes.space_of(person)
            floor = self._floor(s, space)
            x[PEOPLE + floor] += UNIT // 3
            if floor != GROUND:
                x[STOREYS + 1] += UNIT // 3
            if routes.out(space) >= FAR:
                x[STOREYS + 3] += UNIT // 3

    def _spaces(self, s: Incident, tokens: Tokens, routes: Routes) -> None:
        """Note of every floor how far it is to safety, what burns and smokes, and what breaks."""
        x, spaces, targets, hazards = self.x, self.spaces, s.board.targets, s.hazards
        for floor in range(i64(FLOORS)):
            spaces[floor] = 0
        nobody_here, nobody_there = x[MEN + GROUND] == 0, x[STOREYS + 2] == 0
        for place in range(len(targets)):
            space = i64(targets[place])
            at = self._floor(s, space)
            spaces[at] += 1
            x[ACCESS + at] += min(routes.out(space), LONGEST)
            x[EXTREME + 3] += UNIT * i64(tokens.toxic[space]) // 4
            if tokens.floors[space] == DAMAGED:
                x[EXTREME + 1] += UNIT // 8
                if hazards[space] == FIRE:
                    x[STOREYS + 4] += UNIT // 4
            if hazards[space] == FIRE:
                x[BURNING + at] += UNIT // 8
                if at != GROUND:
                    x[STOREYS] += UNIT // 10
                if nobody_here if at == GROUND else nobody_there:
                    x[ALONE] += UNIT // 10
            elif hazards[space] == SMOKE:
                x[SMOKING + at] += UNIT // 8
        for floor in range(i64(FLOORS)):
            if spaces[floor] > 0:
                x[ACCESS + floor] = UNIT * x[ACCESS + floor] // (LONGEST * spaces[floor])
                if floor != GROUND:
                    x[BELOW if floor < GROUND else ABOVE] = UNIT

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
                x[HELP + self._floor(s, space)] += UNIT * nearest // (LONGEST * 4)

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
