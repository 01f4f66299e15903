"""How far it is: to safety with a victim, to each of the people, to each of the fires."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from caserne.bots.flashpoint.sameness import is_alike
from caserne.games.flashpoint.board import ALOFT, NOWHERE, PARKINGS, WAYS, Board
from caserne.games.flashpoint.edges import LIGHT_WALL, WALL
from caserne.games.flashpoint.extreme.lift import dock
from caserne.games.flashpoint.extreme.terrain import foot, has_object, is_deadly, tokens_of
from caserne.games.flashpoint.extreme.tokens import DESTROYED
from caserne.games.flashpoint.scene import DAMAGE_SUPPLY, FIRE
from caserne.games.flashpoint.vehicles import DRIVE_COST

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

FAR: Final = 60
"""As far as anything ever is, in action points."""
NEAR: Final = 16
"""How far off a fire is looked at."""
DEEP: Final = 40
"""How far in a building of several floors: from some floors any fire is farther than near."""
MOST: Final = 8
"""The people on the ground that are looked at; the rules keep three on the board."""

WALKING: Final = 1
CARRYING: Final = 2

TOLLS: Final = vec[u8]([0, 0, 0, 0, 0, 0, 0, 0, 8, 4, 4, 1, 1, 1, 6, FAR])
"""What an edge adds to a step, by its kind; a blow of the axe is dearer than its points say."""

OUT: Final = 0
PEOPLE: Final = 1
"""The rows of ``Routes``: to safety, and from here on to the people."""

HOIST: Final = 2
"""What it takes to go up or down with the platform, beyond a step."""

SHAKY: Final = 3
"""How few damage counters must be left for the axe to be put away."""

RING: Final = 255
"""The queue runs round: there are fewer spaces than that."""


class Ground:
    """What every step costs now, and the rows of distances that were measured on it."""

    def __init__(self, s: Incident, rows: i64, twin: Ground | None = None) -> None:
        """Survey the board, or take over what a twin found of the same position.

        Nothing is measured yet.
        """
        self.board: Board = s.board
        self.size: i64 = s.board.size
        self.rows = vec[i16]([FAR] * (rows * self.size))
        self.tail: i64 = 0
        self.eased = vec[u8]()
        self.lift: i64 = NOWHERE
        if twin is not None:
            self.tolls: vec[u8] = twin.tolls
            self.burning: vec[u8] = twin.burning
            self.ladders: vec[i16] = twin.ladders
            self.queue: vec[u8] = twin.queue
            self.waiting: vec[u8] = twin.waiting
            self.lift = twin.lift
            return
        self.tolls = vec[u8]([FAR] * (self.size * WAYS))
        self.burning = vec[u8]([0] * self.size)
        self.ladders = vec[i16]()
        self.queue = vec[u8]([0] * (RING + 1))
        self.waiting = vec[u8]([0] * self.size)
        self._survey(s)

    def _survey(self, s: Incident) -> None:
        """Find what every step costs."""
        shaky = s.damage + SHAKY >= DAMAGE_SUPPLY
        beside, edges, tolls = s.board.edge_beside, s.edges, self.tolls
        for slot in range(self.size * WAYS):
            edge = i64(beside[slot])
            if edge >= 0 and not (shaky and WALL <= edges[edge] <= LIGHT_WALL):
                tolls[slot] = TOLLS[i64(edges[edge])]
        hazards = s.hazards
        for space in range(self.size):
            if hazards[space] == FIRE:
                self.burning[space] = 1
        if s.extreme is not None:
            self.lift = lift_of(s)
            self._survey_floors(s)

    def _survey_floors(self, s: Incident) -> None:
        """Mark where nobody can walk, and where ladders and the platform lead."""
        self.ladders = vec[i16]([-1] * self.size)
        x, inside = tokens_of(s), s.board.inside
        objects, toxic, floors, raised = x.objects, x.toxic, x.floors, x.raised
        for space in range(self.size):
            if (
                raised[space] == 0
                and floors[space] != DESTROYED
                and objects[space] == 0
                and toxic[space] == 0
                and inside[space] != ALOFT
            ):
                continue
            if has_object(s, space) or is_deadly(s, space):
                for way in range(i64(WAYS)):
                    other = s.board.neighbour(space, way)
                    self.tolls[space * WAYS + way] = FAR
                    if other >= 0:
                        self.tolls[other * WAYS + s.board.way_to(other, space)] = FAR
            elif raised[space] != 0:
                self.ladders[space] = i16(foot(s, space))
                self.ladders[foot(s, space)] = i16(space)
        if self.lift != NOWHERE:
            self.ladders[self.lift] = i16(dock(s))
            self.ladders[dock(s)] = i16(self.lift)

    def is_easier_than(self, old: Ground) -> bool:
        """Tell whether no step costs more than on another ground, and note where one costs less."""
        if self.board is not old.board:
            return False
        if self.lift != old.lift:
            return False
        for space in range(len(self.ladders)):
            if self.ladders[space] != old.ladders[space]:
                return False
        eased, last = vec[u8](), i64(-1)
        tolls, before = self.tolls, old.tolls
        for slot in range(self.size * WAYS):
            if tolls[slot] != before[slot]:
                if tolls[slot] > before[slot]:
                    return False
                if slot // WAYS != last:
                    last = slot // WAYS
                    eased = append(eased, u8(last))
        burning, burned = self.burning, old.burning
        for space in range(self.size):
            if burning[space] != burned[space]:
                if burning[space] > burned[space]:
                    return False
                eased = append(eased, u8(space))
        self.eased = eased
        return True

    def take_over(self, row: i64, old: Ground, its_row: i64) -> None:
        """Take the distances of a row of a harder ground; from where it eased they are shorter."""
        base, its_base = row * self.size, its_row * self.size
        rows, others = self.rows, old.rows
        for space in range(self.size):
            rows[base + space] = others[its_base + space]
        for i in range(len(self.eased)):
            self.wait(i64(self.eased[i]))

    def cost(self, row: i64, space: i64) -> i64:
        """Give the points from a space to what a row is about."""
        return i64(self.rows[row * self.size + space])

    def start(self, row: i64, space: i64, cost: i64) -> None:
        """Count the distances of a row from here."""
        self.rows[row * self.size + space] = i16(cost)
        self.wait(space)

    def wait(self, space: i64) -> None:
        """Put a space in the queue of those to go on from."""
        if self.waiting[space] == 0:
            self.waiting[space] = 1
            self.queue[self.tail & RING] = u8(space)
            self.tail += 1

    def spread(self, row: i64, step: i64, limit: i64) -> None:
        """Go on from the spaces in the queue until no shorter way is found."""
        neighbours, ways = self.board.neighbours, self.board.ways
        tolls, rows = self.tolls, self.rows
        queue, waiting, burning = self.queue, self.waiting, self.burning
        flat, base, tail = len(self.ladders) == 0, row * self.size, self.tail
        head: i64 = 0
        while head < tail:
            space = i64(queue[head & RING])
            head += 1
            waiting[space] = 0
            cost = i64(rows[base + space]) + step + i64(burning[space])
            for slot in range(space * WAYS, space * WAYS + ways):
                reach = cost + i64(tolls[slot])
                if reach >= limit:
                    continue
                other = i64(neighbours[slot])
                if reach < i64(rows[base + other]):
                    rows[base + other] = i16(reach)
                    if waiting[other] == 0:  # as in ``wait``, which would be called too often
                        waiting[other] = 1
                        queue[tail & RING] = u8(other)
                        tail += 1
            if not flat:
                self.tail = tail
                self._climb(space, base, cost, limit)
                tail = self.tail
        self.tail = 0

    def _climb(self, space: i64, base: i64, cost: i64, limit: i64) -> None:
        """Go on from a space by the ladder or the platform there, if there is one."""
        other = i64(self.ladders[space])
        if other < 0 or cost >= limit:
            return
        if self.lift in (space, other):
            cost += HOIST
        if cost < i64(self.rows[base + other]):
            self.rows[base + other] = i16(cost)
            self.wait(other)


class Routes:
    """The distances to safety and to the people; right until fire, edges or people change."""

    def __init__(self, s: Incident, before: Routes | None = None) -> None:
        """Measure the whole board; or correct what was measured, if ways have but become easier.

        They have where a door was opened, a wall has fallen or a fire was put out.
        """
        self.ambulance: i64 = s.ambulance
        self.engine: i64 = s.engine
        self.damage: i64 = s.damage
        self.edges: vec[u8] = s.edges[:]
        self.mark: i64 = mark_of(s)
        self.origin: Routes | None = None  # those since when only edges, fires, vehicles changed
        self.fires: Fires | None = None  # what was measured of fires, once somebody asked
        self.people = people_on(s)
        self.count: i64 = len(self.people)
        self.ground = Ground(s, PEOPLE + self.count)
        if before is not None and not self.ground.is_easier_than(before.ground):
            before = None
        self._measure_out(s, before)
        for i in range(self.count):
            self._measure_to(i, before)

    def _measure_out(self, s: Incident, before: Routes | None) -> None:
        if before is not None and before.ambulance == self.ambulance:
            self.ground.take_over(OUT, before.ground, OUT)
        else:
            start_outside(s, self.ground)
        self.ground.spread(OUT, CARRYING, FAR)

    def _measure_to(self, person: i64, before: Routes | None) -> None:
        known: i64 = -1 if before is None else before.person_at(self.space_of(person))
        if before is not None and known >= 0:
            self.ground.take_over(PEOPLE + person, before.ground, PEOPLE + known)
        else:
            self.ground.start(PEOPLE + person, self.space_of(person), 0)
        self.ground.spread(PEOPLE + person, WALKING, FAR)

    def first(self) -> Routes:
        """Give the distances of the position since which nothing but ordinary ways changed."""
        return self if self.origin is None else self.origin

    def hold_at(self, s: Incident, people: vec[u8], mark: i64) -> bool:
        """Tell whether they are right at a position, too, which has people on these spaces.

        It must come of the same first position, and ``mark`` be what ``mark_of`` gives there.
        """
        if self.mark != mark or self.damage != s.damage:
            return False
        if self.ambulance != s.ambulance or self.engine != s.engine:
            return False
        if self.ground.lift != lift_of(s) or not is_alike(self.people, people):
            return False
        hazards, burning = s.hazards, self.ground.burning
        for space in range(len(burning)):
            if (hazards[space] == FIRE) != (burning[space] == 1):
                return False
        return is_alike(self.edges, s.edges)

    def person_at(self, space: i64) -> i64:
        """Find who of the people is on a space; -1 if nobody is."""
        for i in range(self.count):
            if i64(self.people[i]) == space:
                return i
        return -1

    def space_of(self, person: i64) -> i64:
        """Give the space where one of the people is."""
        return i64(self.people[person])

    def out(self, space: i64) -> i64:
        """Give the points it takes to carry a victim from a space to safety."""
        return self.ground.cost(OUT, space)

    def to_person(self, person: i64, space: i64) -> i64:
        """Give the points it takes to walk from a space to one of the people."""
        return self.ground.cost(PEOPLE + person, space)


def mark_of(s: Incident) -> i64:
    """Give a number by which positions with other edges or fires are hardly ever alike."""
    edges, hazards = s.edges, s.hazards
    mark: i64 = 0
    for edge in range(len(edges)):
        mark += i64(edges[edge]) * (edge * edge + 1)
    for space in range(len(hazards)):
        if hazards[space] == FIRE:
            mark += space * space * space + 1
    return mark


def lift_of(s: Incident) -> i64:
    """Give the space to which the platform is raised; ``NOWHERE`` if there is none such."""
    return NOWHERE if s.extreme is None else tokens_of(s).lift


def people_on(s: Incident) -> vec[u8]:
    """List the spaces where people are on the ground, found or not."""
    spaces = vec[u8]()
    pois, victims, treated = s.pois, s.victims, s.treated
    for space in range(s.board.size):
        if pois[space] + victims[space] + treated[space] > 0 and len(spaces) < MOST:
            spaces = append(spaces, u8(space))
    return spaces


def start_outside(s: Incident, ground: Ground) -> None:
    """Count from where victims are safe: anywhere outside, or where the ambulance can be."""
    board = s.board
    if not s.advanced:
        for space in range(board.size):
            if board.is_start(space):
                ground.start(OUT, space, 0)
        return
    for parking in range(i64(PARKINGS)):
        if board.ambulance_spaces[2 * parking] == NOWHERE:
            continue
        drive = driving_cost(s.ambulance, parking)
        if board.is_stacked:
            drive = min(drive, DRIVE_COST)
        ground.start(OUT, i64(board.ambulance_spaces[2 * parking]), drive)
        ground.start(OUT, i64(board.ambulance_spaces[2 * parking + 1]), drive)


def driving_cost(ambulance: i64, parking: i64) -> i64:
    """Give the points it takes to bring the ambulance to a parking; 0 before it is parked."""
    if ambulance == NOWHERE:
        return 0
    clockwise = (parking - ambulance) % PARKINGS
    return DRIVE_COST * min(clockwise, PARKINGS - clockwise)


class Fires:
    """The burning spaces and how far it is to each of them."""

    def __init__(
        self, s: Incident, routes: Routes | None = None, before: Fires | None = None
    ) -> None:
        """Measure from every fire, as far as is worth while; or correct what was measured.

        ``routes`` of the very same position spare a survey.
        """
        self.spaces = vec[u8]()
        for space in range(s.board.size):
            if s.hazards[space] == FIRE:
                self.spaces = append(self.spaces, u8(space))
        self.count: i64 = len(self.spaces)
        self.ground = Ground(s, self.count, None if routes is None else routes.ground)
        if before is not None and not self.ground.is_easier_than(before.ground):
            before = None
        limit: i64 = DEEP if s.board.is_stacked else NEAR
        for i in range(self.count):
            self._measure_from(i, before)
            self.ground.spread(i, WALKING, limit)

    def _measure_from(self, fire: i64, before: Fires | None) -> None:
        known: i64 = -1 if before is None else before.fire_at(i64(self.spaces[fire]))
        if before is not None and known >= 0:
            self.ground.take_over(fire, before.ground, known)
        else:
            self.ground.start(fire, i64(self.spaces[fire]), 0)

    def fire_at(self, space: i64) -> i64:
        """Find which of the fires is on a space; -1 if none is."""
        for fire in range(self.count):
            if i64(self.spaces[fire]) == space:
                return fire
        return -1

    def within_reach(self, fire: i64, space: i64) -> i64:
        """Give the points it takes to come from a space to where water reaches a fire."""
        return max(self.ground.cost(fire, space) - 2, 0)
