"""A foreman keeps to a plan through a turn, and takes the decisions outside of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from caserne.bots.flashpoint.outlook import KINDS, Outlook, kind_of
from caserne.bots.flashpoint.planning import END, Node, Planner
from caserne.bots.flashpoint.sameness import is_same
from caserne.bots.flashpoint.trying import boarding_answer
from caserne.games.flashpoint import roles
from caserne.games.flashpoint.board import NOWHERE, PARKINGS
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.extreme.lift import BOARDING
from caserne.games.flashpoint.extreme.setup import PARK_PLATFORM
from caserne.games.flashpoint.roles import DRIVER, FIRST
from caserne.games.flashpoint.setup import PARK_ENGINE, PLACE
from caserne.games.flashpoint.specialists import CHOOSE, CHOSEN
from caserne.games.flashpoint.turn import ACT

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

PREFERRED: Final = (
    roles.RESCUE,
    roles.CAFS,
    roles.GENERALIST,
    roles.DRIVER,
    roles.CAPTAIN,
    roles.IMAGING,
    roles.HAZMAT_TECHNICIAN,
    roles.PARAMEDIC,
)
"""The specialists, those first with whom ``steady`` won most games."""


class Order(NamedTuple):
    """Whom a crew wants, the most worth first, and in which order they had best act."""

    wanted: tuple[int, ...]
    first: tuple[int, ...]


class Foreman:
    """Plans by a planner, and knows where each stands in the plan."""

    def __init__(self, planner: Planner) -> None:
        """Begin without a plan."""
        self.planner = planner
        self.plan: list[Node] = []
        self.orders = [Order(PREFERRED, PREFERRED)] * len(KINDS)

    def choose(self, state: Incident, legal: list[int]) -> i64:
        """Choose the next action of the plan, making one first if need be."""
        kind = state.due
        if kind is ACT:
            return self._act(state)
        if kind is BOARDING:
            return boarding_answer(state)
        if kind is CHOOSE:
            return enrol(state, legal, self.orders[kind_of(state)])
        if self.planner.bold and (kind is PLACE or kind is PARK_ENGINE):
            action = man_the_gun(state, legal)
            if action >= 0:
                return action
        if kind is PARK_ENGINE:
            return park_engine(state, legal)
        if kind is PARK_PLATFORM:
            return park_platform(state, legal)
        return self._decide(state, legal)

    def keep_to(self, end: Node) -> None:
        """Take over a plan from its end."""
        self.plan = []
        node: Node | None = end
        while node is not None:
            self.plan.append(node)
            node = node.parent
        self.plan.reverse()

    def _act(self, state: Incident) -> i64:
        action = self._planned(state)
        if action < 0:
            self.keep_to(self.best_end(state.copy()))
            action = self._planned(state)
        return action

    def best_end(self, state: Incident) -> Node:
        """Plan a turn."""
        return self.planner.plan(state)

    def _planned(self, state: Incident) -> i64:
        """Give the action planned for a position; -1 if the plan does not lead there."""
        for i in range(len(self.plan)):
            if is_same(self.plan[i].state, state):
                return self.plan[i + 1].action if i + 1 < len(self.plan) else END
        return -1

    def _decide(self, state: Incident, legal: list[int]) -> i64:
        """Choose what leads to the best position, the first of equals."""
        root = self.planner.root(state)
        best, most = legal[0], self.planner.after(root, legal[0]).score
        for action in legal[1:]:
            score = self.planner.after(root, action).score
            if score > most:
                best, most = action, score
        return best


class Lookout(Foreman):
    """A foreman that chooses among its planner's best ends by what was learned."""

    def __init__(
        self, planner: Planner, outlook: Outlook, orders: list[Order], few: i64, stride: i64
    ) -> None:
        """Plan by a planner, and choose among a few ends by an outlook, over so many faces."""
        super().__init__(planner)
        self.outlook = outlook
        self.orders = orders
        self.few = few
        self.stride = stride
        self.seed: i64 = 0

    def best_end(self, state: Incident) -> Node:
        """Plan a turn, and take the end after which the crew wins most likely."""
        self.planner.plan(state)
        ends = self.planner.ends
        best = ends[0]
        most: i64 = -1
        seed = self.seed + state.turn
        for i in range(min(self.few, len(ends))):
            chance = self.outlook.at_end(ends[i], self.planner.fires, seed, self.stride)
            worth = self.outlook.leaning(ends[i], chance)
            if worth > most:
                best, most = ends[i], worth
        return best


# Who comes, and where the engine stands


def enrol(s: Incident, legal: list[int], order: Order) -> int:
    """Of the specialists that are worth most to all who still choose, take who suits the turn.

    Where there is no deck gun a driver is the last who is wanted.
    """
    wanted = order.wanted if has_gun(s) else sorted(order.wanted, key=gunners_last)
    free = [role for role in wanted if int(code(CHOSEN.number, role)) in legal]
    choosing = [man for man in range(s.crew) if i64(s.roles[man]) < FIRST]
    crew = [role for role in order.first if role in free[: len(choosing)]]
    before = sum([turn_of(s, man) < turn_of(s, s.actor()) for man in choosing])
    return int(code(CHOSEN.number, crew[before])) if before < len(crew) else legal[0]


def gunners_last(role: int) -> bool:
    """Give an order in which those who are there for the deck gun come last."""
    return role == DRIVER


def has_gun(s: Incident) -> bool:
    """Tell whether there is a deck gun to fire at all."""
    return s.extreme is None or not s.extreme.bar_gun()


def turn_of(s: Incident, man: i64) -> i64:
    """Tell, before the game, how many act before a firefighter does."""
    return (man - s.seat) % s.crew


def park_engine(state: Incident, legal: list[int]) -> int:
    """Park the engine where its deck gun reaches the most fire."""
    best, most = legal[0], -1
    for action in legal:
        burning = fire_before(state, operand_of(action))
        if burning > most:
            best, most = action, burning
    return best


def park_platform(state: Incident, legal: list[int]) -> int:
    """Put the platform where most of the crew stand, who may go up with it at once."""
    best, most = legal[0], -1
    for action in legal:
        beside = sum([state.where(man) == operand_of(action) for man in range(state.crew)])
        if beside > most:
            best, most = action, beside
    return best


def fire_before(s: Incident, parking: i64) -> int:
    """Weigh what burns and smokes in the quadrant that the deck gun reaches from a parking."""
    quadrant = s.board.engine_quadrants[parking]
    burning = 0
    for space in range(s.board.size):
        if s.board.quadrants[space] == quadrant:
            burning += int(s.hazards[space])
    return burning


def man_the_gun(s: Incident, legal: list[int]) -> i64:
    """Place the driver where the engine belongs, and park the engine by the driver.

    -1 where there is no driver, or something else is to be decided.
    """
    if s.due is PLACE:
        if i64(s.roles[s.operand()]) != DRIVER:
            return -1
        return placed_at(s, best_parking(s), legal)
    for man in range(s.crew):
        if i64(s.roles[man]) == DRIVER:
            for action in legal:
                if is_beside(s, s.where(man), operand_of(action)):
                    return action
    return -1


def best_parking(s: Incident) -> i64:
    """Find the parking from which the deck gun reaches the most fire."""
    best: i64 = 0
    most: i64 = -1
    for parking in range(i64(PARKINGS)):
        if s.board.engine_spaces[2 * parking] != NOWHERE and fire_before(s, parking) > most:
            best, most = parking, fire_before(s, parking)
    return best


def placed_at(s: Incident, parking: i64, legal: list[int]) -> i64:
    """Give the action that places somebody at a parking; -1 if there is none."""
    for action in legal:
        if is_beside(s, operand_of(action), parking):
            return action
    return -1


def is_beside(s: Incident, space: i64, parking: i64) -> bool:
    """Tell whether a space is one of a parking of the engine."""
    spaces = s.board.engine_spaces
    return space in (i64(spaces[2 * parking]), i64(spaces[2 * parking + 1]))
