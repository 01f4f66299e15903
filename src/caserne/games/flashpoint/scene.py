"""The position of a Flash Point game: counters on a board, a crew, and what is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.core.agenda import Agenda
from caserne.core.state import zeros
from caserne.games.flashpoint.board import NOWHERE, WAYS, Board
from caserne.games.flashpoint.building import Building
from caserne.games.flashpoint.edges import FIRST_BLOCKING

if TYPE_CHECKING:
    from caserne.core.event import Event

CLEAR: Final = 0
SMOKE: Final = 1
FIRE: Final = 2

# What a firefighter carries; NOTHING is also what it leads when it leads nobody.
NOTHING: Final = 0
VICTIM: Final = 1
HAZMAT: Final = 2
TREATED: Final = 3
LADDER: Final = 4

# What a firefighter took up since it last moved, and so cannot put down again yet.
FRESH_LOAD: Final = 1
FRESH_GUIDE: Final = 2

AMBULANCE: Final = 0
ENGINE: Final = 1

# The layers of counters on the board, by which somebody is told where one has changed.
HAZARD_LAYER: Final = 0
EDGE_LAYER: Final = 1
POI_LAYER: Final = 2
VICTIM_LAYER: Final = 3
TREATED_LAYER: Final = 4
HAZMAT_LAYER: Final = 5
HOT_LAYER: Final = 6
LAYERS: Final = 7

RECRUIT: Final = 0
VETERAN: Final = 1
HEROIC: Final = 2

DEPTH: Final = 56
"""More than can ever be owed at once: a heroic set-up for six with a level owes 39 things."""
DAMAGE_SUPPLY: Final = 24
"""The damage counters in the box [fp.board.damage-supply]; other tokens are never short."""


class Scene(Agenda):
    """Every counter on the board and beside it; the rules are functions over it."""

    def __init__(
        self,
        board: Board,
        crew: i64,
        *,
        advanced: bool,
        perfect: bool,
        twin: Scene | None = None,
    ) -> None:
        """Lay out an untouched board with the whole crew still in the station, or copy another."""
        super().__init__(DEPTH, twin)
        self.board = board
        self.advanced = advanced
        self.perfect = perfect
        self.crew = crew
        size = board.size
        self.hazards: vec[u8] = zeros(size) if twin is None else twin.hazards[:]
        self.edges: vec[u8] = board.edge_kinds[:] if twin is None else twin.edges[:]
        self.pois: vec[u8] = zeros(size) if twin is None else twin.pois[:]
        self.victims: vec[u8] = zeros(size) if twin is None else twin.victims[:]
        self.treated: vec[u8] = zeros(size) if twin is None else twin.treated[:]
        self.hazmats: vec[u8] = zeros(size) if twin is None else twin.hazmats[:]
        self.hot_spots: vec[u8] = zeros(size) if twin is None else twin.hot_spots[:]
        self.at: vec[u8] = vec[u8]([NOWHERE] * crew) if twin is None else twin.at[:]
        self.saved_ap: vec[u8] = zeros(crew) if twin is None else twin.saved_ap[:]
        self.carrying: vec[u8] = zeros(crew) if twin is None else twin.carrying[:]
        self.leading: vec[u8] = zeros(crew) if twin is None else twin.leading[:]
        self.roles: vec[u8] = zeros(crew) if twin is None else twin.roles[:]
        self.fresh: vec[u8] = zeros(crew) if twin is None else twin.fresh[:]
        self.turn: i64 = i64(0) if twin is None else twin.turn
        self.ap: i64 = i64(0) if twin is None else twin.ap
        self.free: i64 = i64(0) if twin is None else twin.free
        self.acted: bool = False if twin is None else twin.acted
        self.cafs_commanded: bool = False if twin is None else twin.cafs_commanded
        self.ambulance: i64 = i64(NOWHERE) if twin is None else twin.ambulance
        self.engine: i64 = i64(NOWHERE) if twin is None else twin.engine
        self.unseen_victims: i64 = i64(10) if twin is None else twin.unseen_victims
        self.unseen_alarms: i64 = i64(5) if twin is None else twin.unseen_alarms
        self.face_down: i64 = i64(0) if twin is None else twin.face_down
        self.people: i64 = i64(0) if twin is None else twin.people
        self.saved: i64 = i64(0) if twin is None else twin.saved
        self.lost: i64 = i64(0) if twin is None else twin.lost
        self.damage: i64 = i64(0) if twin is None else twin.damage
        self.disposed: i64 = i64(0) if twin is None else twin.disposed
        self.reserve: i64 = i64(0) if twin is None else twin.reserve
        self.red: i64 = i64(0) if twin is None else twin.red
        self.black: i64 = i64(0) if twin is None else twin.black
        self.last_target: i64 = i64(NOWHERE) if twin is None else twin.last_target
        self.flared: bool = False if twin is None else twin.flared
        self.collapsed: bool = False if twin is None else twin.collapsed
        self.gentle: bool = False if twin is None else twin.gentle
        self.fire_on_somebody: bool = False if twin is None else twin.fire_on_somebody
        self.fire_outside: bool = False if twin is None else twin.fire_outside
        # Smoke may have come to lie beside fire since the last flashover.
        self.restless: bool = False if twin is None else twin.restless
        self.extreme: Building[Scene] | None = None
        if twin is None:
            self.extreme = self.building() if board.extreme else None
        elif twin.extreme is not None:
            self.extreme = twin.extreme.copy()

    # What the game says of itself

    def building(self) -> Building[Scene]:
        """Give the answers of a building that is more than a plain house."""
        return Building()

    # Questions about spaces and the crew

    def where(self, man: i64) -> i64:
        """Give the space a firefighter stands on."""
        return i64(self.at[man])

    def burns(self, space: i64) -> bool:
        """Tell whether there is fire on a space."""
        return self.hazards[space] == FIRE

    def is_open(self, edge: i64) -> bool:
        """Tell whether the spaces on both sides of an edge are adjacent now [fp.board.blocked]."""
        return self.edges[edge] < FIRST_BLOCKING

    def adjacent(self, space: i64, way: i64) -> i64:
        """Give the adjacent space that way; -1 if a wall, a closed door or the rim bars it.

        [fp.board.adjacent] [fp.board.blocked] One way may lead up or down stairs [fp.x.stairs].
        """
        slot = space * WAYS + way
        edge = i64(self.board.edge_beside[slot])
        if edge < 0 or self.edges[edge] >= FIRST_BLOCKING:
            return -1
        return i64(self.board.neighbours[slot])

    def touches_fire(self, space: i64) -> bool:
        """Tell whether any adjacent space burns."""
        return self.touches(space, FIRE)

    def touches(self, space: i64, hazard: i64) -> bool:
        """Tell whether any adjacent space has fire, or smoke [fp.board.blocked] [fp.x.stairs]."""
        beside, neighbours = self.board.edge_beside, self.board.neighbours
        edges, hazards = self.edges, self.hazards
        first = space * WAYS
        for slot in range(first, first + self.board.ways):
            goal = i64(neighbours[slot])
            if (
                goal >= 0
                and i64(hazards[goal]) == hazard
                and edges[i64(beside[slot])] < FIRST_BLOCKING
            ):
                return True
        return False

    def takes_nothing(self, space: i64) -> bool:
        """Tell whether nothing can be placed on a space."""
        x = self.extreme
        return x is not None and x.takes_nothing(self, space)

    def landing(self, space: i64) -> i64:
        """Give where what is sent to a space ends up."""
        x = self.extreme
        return space if x is None else x.landing(self, space)

    def is_clear(self, space: i64) -> bool:
        """Tell whether a space has neither smoke nor fire."""
        return self.hazards[space] == CLEAR

    def has_firefighter(self, space: i64) -> bool:
        """Tell whether anybody of the crew stands on a space."""
        return any(self.where(man) == space for man in range(self.crew))

    def has_person(self, space: i64) -> bool:
        """Tell whether a POI or a victim is on a space, a carried or led one included."""
        if self.pois[space] + self.victims[space] + self.treated[space] > 0:
            return True
        for man in range(self.crew):
            if self.where(man) == space and (
                self.carrying[man] in (VICTIM, TREATED) or self.leading[man] != NOTHING
            ):
                return True
        return False

    # Fire, smoke and walls, which nothing else writes

    def set_hazard(self, space: i64, hazard: i64) -> None:
        """Put fire or smoke on a space or take it away; note whether a flashover may follow."""
        self.hazards[space] = u8(hazard)
        self.touch(HAZARD_LAYER, space)
        if hazard == CLEAR:
            return
        if not self.restless:
            self.restless = self.touches(space, SMOKE if hazard == FIRE else FIRE)
        if not self.board.is_inside(space):
            self.fire_outside = True

    def lay_smoke(self, space: i64) -> None:
        """Put smoke on a space of the house that touches no fire."""
        self.hazards[space] = SMOKE
        self.touch(HAZARD_LAYER, space)

    def set_edge(self, edge: i64, kind: i64) -> None:
        """Make something else of an edge; what opens may let fire at smoke."""
        self.edges[edge] = u8(kind)
        self.touch(EDGE_LAYER, edge)
        if kind < FIRST_BLOCKING and not self.restless:
            sides, hazards = self.board.sides, self.hazards
            both = hazards[i64(sides[2 * edge])] + hazards[i64(sides[2 * edge + 1])]
            self.restless = both == SMOKE + FIRE

    # Events

    def say(self, event: Event) -> None:
        """Tell whoever listens; callers ask ``events is not None`` before they make the event."""
        if self.events is not None:
            self.events.append(event)

    def name(self, space: i64) -> str:
        """Give a space's name in the notation."""
        return self.board.names[space]

    def edge_name(self, edge: i64) -> str:
        """Give an edge's name in the notation."""
        return self.board.edge_names[edge]
