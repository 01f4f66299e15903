"""The position of a Flash Point game: counters on a board, a crew, and what is owed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.games.flashpoint import due
from caserne.games.flashpoint.board import NOWHERE, WAYS, Board
from caserne.games.flashpoint.edges import FIRST_BLOCKING
from caserne.games.flashpoint.extreme.tokens import Tokens
from caserne.games.flashpoint.stack import Agenda

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

RECRUIT: Final = 0
VETERAN: Final = 1
HEROIC: Final = 2

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
        twin_of: Scene | None = None,
    ) -> None:
        """Lay out an untouched board with the whole crew still in the station, or copy another."""
        super().__init__(due.DEPTH, twin_of)
        self.board = board
        self.advanced = advanced
        self.perfect = perfect
        self.crew = crew
        if twin_of is None:
            self._lay_out()
        else:
            self._take_over(twin_of)

    def _lay_out(self) -> None:
        size, crew = self.board.size, self.crew
        self.hazards = vec[u8]([0] * size)
        self.edges = self.board.edge_kinds[:]
        self.pois = vec[u8]([0] * size)
        self.victims = vec[u8]([0] * size)
        self.treated = vec[u8]([0] * size)
        self.hazmats = vec[u8]([0] * size)
        self.hot_spots = vec[u8]([0] * size)
        self.at = vec[u8]([NOWHERE] * crew)
        self.saved_ap = vec[u8]([0] * crew)
        self.carrying = vec[u8]([0] * crew)
        self.leading = vec[u8]([0] * crew)
        self.roles = vec[u8]([0] * crew)
        self.fresh = vec[u8]([0] * crew)
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.ap: i64 = 0
        self.free: i64 = 0
        self.acted = False
        self.cafs_commanded = False
        self.ambulance: i64 = NOWHERE
        self.engine: i64 = NOWHERE
        self.unseen_victims: i64 = 10
        self.unseen_alarms: i64 = 5
        self.face_down: i64 = 0
        self.people: i64 = 0
        self.saved: i64 = 0
        self.lost: i64 = 0
        self.damage: i64 = 0
        self.disposed: i64 = 0
        self.reserve: i64 = 0
        self.red: i64 = 0
        self.black: i64 = 0
        self.last_target: i64 = NOWHERE
        self.flared = False
        self.collapsed = False
        self.gentle = False
        self.fire_on_somebody = False
        self.fire_outside = False
        self.extreme: Tokens | None = Tokens(self.board) if self.board.extreme else None

    def _take_over(self, other: Scene) -> None:
        self.hazards = other.hazards[:]
        self.edges = other.edges[:]
        self.pois = other.pois[:]
        self.victims = other.victims[:]
        self.treated = other.treated[:]
        self.hazmats = other.hazmats[:]
        self.hot_spots = other.hot_spots[:]
        self.at = other.at[:]
        self.saved_ap = other.saved_ap[:]
        self.carrying = other.carrying[:]
        self.leading = other.leading[:]
        self.roles = other.roles[:]
        self.fresh = other.fresh[:]
        self.seat = other.seat
        self.turn = other.turn
        self.ap = other.ap
        self.free = other.free
        self.acted = other.acted
        self.cafs_commanded = other.cafs_commanded
        self.ambulance = other.ambulance
        self.engine = other.engine
        self.unseen_victims = other.unseen_victims
        self.unseen_alarms = other.unseen_alarms
        self.face_down = other.face_down
        self.people = other.people
        self.saved = other.saved
        self.lost = other.lost
        self.damage = other.damage
        self.disposed = other.disposed
        self.reserve = other.reserve
        self.red = other.red
        self.black = other.black
        self.last_target = other.last_target
        self.flared = other.flared
        self.collapsed = other.collapsed
        self.gentle = other.gentle
        self.fire_on_somebody = other.fire_on_somebody
        self.fire_outside = other.fire_outside
        self.extreme = None if other.extreme is None else other.extreme.copy()

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
        """Tell whether any adjacent space burns [fp.board.blocked] [fp.x.stairs]."""
        beside, neighbours = self.board.edge_beside, self.board.neighbours
        edges, hazards = self.edges, self.hazards
        first = space * WAYS
        for slot in range(first, first + self.board.ways):
            edge = i64(beside[slot])
            if (
                edge >= 0
                and edges[edge] < FIRST_BLOCKING
                and hazards[i64(neighbours[slot])] == FIRE
            ):
                return True
        return False

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
