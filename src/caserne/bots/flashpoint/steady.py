"""``steady``: a firefighter that saves people sensibly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.bot import Bot
from caserne.bots.flashpoint.planning import END, Node, Planner, boarding_answer
from caserne.bots.flashpoint.values import Values
from caserne.games.flashpoint import codes, roles
from caserne.games.flashpoint.extreme.lift import BOARDING
from caserne.games.flashpoint.extreme.setup import PARK_PLATFORM
from caserne.games.flashpoint.extreme.terrain import tokens_on
from caserne.games.flashpoint.game import as_incident
from caserne.games.flashpoint.setup import PARK_ENGINE
from caserne.games.flashpoint.specialists import CHOOSE, CHOSEN
from caserne.games.flashpoint.turn import ACT

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    from caserne.core.game import Game, View
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
"""The specialists, those first with whom most games were won."""


class SteadyFirefighter(Bot):
    """Plans each turn whole, and keeps to the plan until chance upsets it."""

    def __init__(self, game: Game, seed: int) -> None:
        """Sit down to a game."""
        super().__init__(game, seed)
        self.values = Values()
        self.planner = Planner(self.values)
        self.plan: list[Node] = []

    def choose(self, view: View, legal: list[int]) -> int:
        """Choose the next action of the plan, making one first if need be."""
        if len(legal) == 1:
            return legal[0]
        state = as_incident(self.game.determinize(view, self.dice.below))
        kind = state.due
        if kind is ACT:
            return self._act(state)
        if kind is BOARDING:
            return int(boarding_answer(state))
        if kind is CHOOSE:
            return enrol(legal)
        if kind is PARK_ENGINE:
            return park_engine(state, legal)
        if kind is PARK_PLATFORM:
            return park_platform(state, legal)
        return self._decide(state, legal)

    def _act(self, state: Incident) -> int:
        action = self._planned(state)
        if action < 0:
            self._make_plan(state)
            action = self._planned(state)
        return action

    def _make_plan(self, state: Incident) -> None:
        self.plan = []
        node: Node | None = self.planner.plan(state)
        while node is not None:
            self.plan.append(node)
            node = node.parent
        self.plan.reverse()

    def _planned(self, state: Incident) -> i64:
        """Give the action planned for a position; -1 if the plan does not lead there."""
        for i in range(len(self.plan)):
            if is_same(self.plan[i].state, state):
                return self.plan[i + 1].action if i + 1 < len(self.plan) else END
        return -1

    def _decide(self, state: Incident, legal: list[int]) -> int:
        """Choose what leads to the best position, the first of equals."""
        root = self.planner.root(state)
        best, most = legal[0], self.planner.after(root, legal[0]).score
        for action in legal[1:]:
            score = self.planner.after(root, action).score
            if score > most:
                best, most = action, score
        return best


def enrol(legal: list[int]) -> int:
    """Choose the specialist with whom most games were won."""
    for role in PREFERRED:
        action = int(codes.code(CHOSEN.number, role))
        if action in legal:
            return action
    return legal[0]


def park_engine(state: Incident, legal: list[int]) -> int:
    """Park the engine where its deck gun reaches the most fire."""
    best, most = legal[0], -1
    for action in legal:
        quadrant = state.board.engine_quadrants[codes.operand_of(action)]
        burning = 0
        for space in range(state.board.size):
            if state.board.quadrants[space] == quadrant:
                burning += int(state.hazards[space])
        if burning > most:
            best, most = action, burning
    return best


def park_platform(state: Incident, legal: list[int]) -> int:
    """Put the platform where most of the crew stand, who may go up with it at once."""
    best, most = legal[0], -1
    for action in legal:
        beside = sum([state.where(man) == codes.operand_of(action) for man in range(state.crew)])
        if beside > most:
            best, most = action, beside
    return best


def is_same(s: Incident, t: Incident) -> bool:
    """Tell whether two positions of one game are the same, for whoever has to act."""
    if s.turn != t.turn or s.ap != t.ap or s.free != t.free:
        return False
    if s.ambulance != t.ambulance or s.engine != t.engine:
        return False
    return (
        is_alike(s.at, t.at)
        and is_alike(s.carrying, t.carrying)
        and is_alike(s.leading, t.leading)
        and is_alike(s.fresh, t.fresh)
        and is_alike(s.roles, t.roles)
        and is_alike(s.hazards, t.hazards)
        and is_alike(s.edges, t.edges)
        and is_alike(s.pois, t.pois)
        and is_alike(s.victims, t.victims)
        and is_alike(s.treated, t.treated)
        and is_alike(s.hazmats, t.hazmats)
        and is_same_extreme(s, t)
    )


def is_same_extreme(s: Incident, t: Incident) -> bool:
    """Tell whether what a turn can change of Extreme Danger's tokens is the same."""
    one, other = tokens_on(s), tokens_on(t)
    if one is None or other is None:
        return True
    return (
        one.rack == other.rack
        and one.lift == other.lift
        and one.dock == other.dock
        and is_alike(one.ladders, other.ladders)
        and is_alike(one.raised, other.raised)
        and is_alike(one.spans, other.spans)
        and is_alike(one.toxic, other.toxic)
        and is_alike(one.floors, other.floors)
        and is_alike(one.jams, other.jams)
    )


def is_alike(one: vec[u8], other: vec[u8]) -> bool:
    """Tell whether two layers of a position hold the same."""
    if len(one) != len(other):
        return False
    return all(one[i] == other[i] for i in range(len(one)))
