"""A turn planned whole: a beam search over the firefighter's own actions.

Positions are gone on from in the order of the points left, the most promising few of each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from caserne.bots.flashpoint.blaze import Blaze, foresee, glance
from caserne.bots.flashpoint.judge import Judge
from caserne.bots.flashpoint.routes import Fires, Routes
from caserne.bots.flashpoint.splashes import Splashes
from caserne.bots.flashpoint.surveys import Surveys
from caserne.bots.flashpoint.trying import (
    boarding_answer,
    is_bold,
    is_plain_step,
    is_sensible,
)
from caserne.core.state import Actions
from caserne.games.flashpoint.carrying import DROP, LEAVE
from caserne.games.flashpoint.codes import code, operand_of, verb_of
from caserne.games.flashpoint.extreme.bridges import OVER, SINK
from caserne.games.flashpoint.extreme.floors import MEND
from caserne.games.flashpoint.extreme.ladders import LOWER, RAISE
from caserne.games.flashpoint.extreme.lift import BOARDING, CANNON, PLATFORM
from caserne.games.flashpoint.extreme.objects import CLEAN
from caserne.games.flashpoint.gun import GUN, GUN_BLACK, GUN_RED, KEPT
from caserne.games.flashpoint.hazmats import EXPLODE
from caserne.games.flashpoint.moving import step_cost
from caserne.games.flashpoint.poi import FALSE_ALARM, REVEAL, TURNED_OVER
from caserne.games.flashpoint.poi import VICTIM as FOUND_VICTIM
from caserne.games.flashpoint.setup import PARKED
from caserne.games.flashpoint.tools import CHOP, CLOSE, DOUSE, EXTINGUISH, OPEN
from caserne.games.flashpoint.turn import ACT
from caserne.games.flashpoint.turn import END as END_TURN
from caserne.games.flashpoint.vehicles import DRIVE, RIDE

if TYPE_CHECKING:
    from caserne.bots.flashpoint.values import Values
    from caserne.games.flashpoint.incident import Incident

WIDTH: Final = 8
"""How many positions with the same points left are gone on from."""
FINALISTS: Final = 6
"""How many ends of the turn are looked at face by face."""
LEVELS: Final = 24
"""More than the points anybody ever has."""
END: Final = END_TURN.base

FIRE_CHANGES: Final = 1
WAYS_CHANGE: Final = 2
CHANGES: Final = vec[u8]([0] * 64)
"""What an action changes of what was measured, by its verb."""
for _fire_verb in (DOUSE, EXTINGUISH, EXPLODE, KEPT, CANNON):
    CHANGES[_fire_verb.number] = FIRE_CHANGES
for _way_verb in (DROP, LEAVE, DRIVE, PARKED, CLEAN, RAISE, LOWER, OVER, SINK, PLATFORM, MEND):
    CHANGES[_way_verb.number] = WAYS_CHANGE
for _verb in (OPEN, CLOSE, CHOP):
    CHANGES[_verb.number] = FIRE_CHANGES | WAYS_CHANGE


ORDINARY: Final = vec[u8]([0] * 64)
"""The verbs that change ways by edges, vehicles or the platform, and by nothing else."""
for _ordinary_verb in (OPEN, CLOSE, CHOP, DRIVE, PLATFORM):
    ORDINARY[_ordinary_verb.number] = 1

MEASURED: Final = 128
"""So many measurings of a turn are kept, to be found again after other actions."""


class Node:
    """A position on the way through a turn, and how it was reached.

    After a plain step it is made only if somebody asks for it: most are never gone on from.
    """

    def __init__(
        self, state: Incident, parent: Node | None, action: i64, routes: Routes, blaze: Blaze
    ) -> None:
        """Come to a position from another by an action."""
        self.known = state
        self.is_made = True
        self.parent = parent
        self.action = action
        self.routes = routes
        self.blaze = blaze
        self.at: i64 = 0
        self.load: i64 = 0
        self.points: i64 = 0
        self.walk: i64 = 0  # all positions of a walk differ only in where it has led, and its cost
        self.luck: i64 = 0  # what the mean is better than what was assumed of chance
        self.score: i64 = 0
        self.regret: i64 = 0  # how much less its score is than the best of its planner
        self.untried = True
        self.stale = False  # the distances are from before a fire was put out
        self.uncertain = False  # chance must speak first

    def look(self) -> None:
        """Note where whoever acts is, with what and with how many points left."""
        s = self.known
        self.at = s.where(s.seat)
        self.load = i64(s.carrying[s.seat])
        self.points = s.ap + s.free

    @property
    def state(self) -> Incident:
        """The position, made now if it is only known from which step it comes."""
        if not self.is_made:
            self.known = self.known.copy()
            self.known.apply(self.action)
            self.is_made = True
        return self.known


def score_of(node: Node) -> int:
    """Give the score of a position, to sort by."""
    return node.score


class Planner:
    """Plans turns, and weighs the decisions outside them."""

    def __init__(self, values: Values) -> None:
        """Plan by these values."""
        self.values = values
        self.judge = Judge(values)
        self.width: i64 = WIDTH
        self.finalists: i64 = FINALISTS
        self.legal = Actions()
        self.answers = Actions()
        self.levels: list[list[Node]] = []
        self.ends: list[Node] = []
        self.fires: Fires
        self.surveys = Surveys(MEASURED)
        self.bold = False  # whether the gun, the engine, doors and crew changes are tried too
        self.walks: i64 = 0  # how many walks there were
        self.left: i64 = 0  # what a point that is left after the gun is worth

    def plan(self, state: Incident) -> Node:
        """Find the best end of this turn; its parents tell how to come there."""
        self.levels = [[] for _ in range(LEVELS)]
        self.ends = []
        self._enter(self.root(state))
        for level in range(LEVELS - 1, -1, -1):
            self._search(self.levels[level])
        return self._best_end()

    def root(self, state: Incident) -> Node:
        """Take in a position to plan from."""
        routes = Routes(state)
        self.surveys.clear()
        self.fires = Fires(state, routes)
        node = Node(state, None, 0, routes, glance(state, self.values))
        node.look()
        self._score(node)
        return node

    # Through the turn

    def _search(self, level: list[Node]) -> None:
        """Go on from the most promising positions with the same points left."""
        for _ in range(self.width):
            best: Node | None = None
            for node in level:
                if node.untried and (best is None or node.score > best.score):
                    best = node
            if best is None:
                return
            self._try(best)

    def _try(self, node: Node) -> None:
        """Take every sensible action; whoever may not end the turn takes whatever helps.

        Up on the platform one goes on at once: it is what is done from there that is any good.
        """
        node.untried = False
        lifted: list[Node] = []
        self.legal.clear()
        node.state.choices(self.legal)
        stuck = self.legal.at(0) != END
        if not stuck:
            self.ends.append(node)
        for i in range(self.legal.count):
            action = self.legal.at(i)
            if action == END or self._was_there(node, action):
                continue
            if stuck or self._is_worth_trying(node, action):
                child = self.after(node, action)
                self._enter(child)
                if verb_of(action) == PLATFORM.number:
                    lifted.append(child)
        for child in lifted:
            self._try(child)

    def _is_worth_trying(self, node: Node, action: i64) -> bool:
        if is_sensible(node.state, node.routes, action):
            return True
        return self.bold and is_bold(node.state, action)

    def _was_there(self, node: Node, action: i64) -> bool:
        """Tell whether a walk has led there before, by as long a way: the position is the same."""
        s = node.state
        if not is_plain_step(s, action):
            return False
        goal = operand_of(action)
        for other in self.levels[s.ap + s.free - step_cost(s, s.seat, goal)]:
            if other.walk == node.walk and other.at == goal:
                return True
        return False

    def _enter(self, node: Node) -> None:
        """Put a position among those with the same points left, unless its like is there."""
        if node.uncertain or (node.is_made and node.known.due is not ACT):
            node.uncertain = True
            self.ends.append(node)
            return
        level = self.levels[node.points]
        for other in level:
            if other.score == node.score and other.at == node.at and other.load == node.load:
                return
        level.append(node)

    # One action

    def after(self, parent: Node, action: i64) -> Node:
        """Come to the position after an action, and weigh it."""
        if is_plain_step(parent.state, action):
            return self._after_step(parent, action)
        state = parent.state.copy()
        state.apply(action)
        node = Node(state, parent, action, parent.routes, parent.blaze)
        self.walks += 1
        node.walk = self.walks
        node.luck = parent.luck
        node.stale = parent.stale
        changes = i64(CHANGES[verb_of(action)])
        if changes & FIRE_CHANGES:
            node.blaze = glance(state, self.values)
            node.stale = True
        if changes & WAYS_CHANGE:
            node.routes = (
                self.surveys.routes(state, parent.routes)
                if ORDINARY[verb_of(action)] != 0
                else Routes(state, parent.routes)
            )
            node.stale = False
        self._settle(node)
        node.look()
        self._score(node)
        return node

    def _after_step(self, parent: Node, action: i64) -> Node:
        """Weigh a plain step where it is taken, and take it back: no copy is made for it yet."""
        s = parent.state
        man, ap, free, acted = s.seat, s.ap, s.free, s.acted
        at, fresh = s.at[man], s.fresh[man]
        s.apply(action)
        node = Node(s, parent, action, parent.routes, parent.blaze)
        node.walk = parent.walk
        node.luck = parent.luck
        node.stale = parent.stale
        node.look()
        node.score = node.luck + self.weigh(s, node)
        s.ap, s.free, s.acted = ap, free, acted
        s.at[man], s.fresh[man] = at, fresh
        node.is_made = False
        return node

    def _score(self, node: Node) -> None:
        if not node.uncertain:
            node.score = node.luck + self.weigh(node.state, node)

    def weigh(self, state: Incident, node: Node) -> i64:
        """Weigh a position by the distances and the fire of one like it."""
        return self.judge.worth(state, node.routes, node.blaze, self.fires)

    def _settle(self, node: Node) -> None:
        """Deal with what comes between two actions."""
        kind = node.state.due
        if kind is REVEAL:
            self._turn_over(node)
        elif kind is RIDE:
            self._answer_riders(node)
        while node.state.due is BOARDING:
            node.state.apply(boarding_answer(node.state))
        if kind is GUN or kind is GUN_RED or kind is GUN_BLACK:
            node.uncertain = True
            node.score = node.luck + self._splash(node)

    def _turn_over(self, node: Node) -> None:
        """Go on as if a victim were found; bear in mind what that is better than the mean."""
        state = node.state
        victims, alarms = state.unseen_victims, state.unseen_alarms
        empty = state.copy()
        empty.apply(code(TURNED_OVER.number, FALSE_ALARM))
        if victims == 0:
            node.known = empty
            return
        state.apply(code(TURNED_OVER.number, FOUND_VICTIM))
        if alarms > 0:
            gap = self.weigh(empty, node) - self.weigh(state, node)
            node.luck += gap * alarms // (victims + alarms)

    def _answer_riders(self, node: Node) -> None:
        """Have everybody who may ride along do what is best."""
        while node.state.due is RIDE:
            self.answers.clear()
            node.state.choices(self.answers)
            best = node.state
            most: i64 = 0
            for i in range(self.answers.count):
                state = node.state.copy()
                state.apply(self.answers.at(i))
                worth = self.weigh(state, node)
                if i == 0 or worth > most:
                    best, most = state, worth
            node.known = best

    def _splash(self, node: Node) -> i64:
        """Weigh what the deck gun may hit, and take the mean."""
        splashes = Splashes(node.state)
        worths = vec[i64]([0] * len(splashes.outcomes))
        for place in range(len(splashes.outcomes)):
            after = splashes.outcomes[place]
            blaze = glance(after, self.values)
            worths[place] = self.judge.worth(after, node.routes, blaze, self.fires)
        return splashes.mean(worths, self.bold) + node.state.ap * self.left

    # The end of the turn

    def _best_end(self) -> Node:
        """Look face by face at the fire after the most promising ends of the turn."""
        self.ends.sort(key=score_of, reverse=True)
        best = self.ends[0]
        most: i64 = 0
        surprise: i64 = 0
        for i in range(min(self.finalists, len(self.ends))):
            node = self.ends[i]
            if node.uncertain:
                worth = node.score + surprise
            else:
                worth = self._foreseen(node)
                surprise = worth - node.score
            if i == 0 or worth > most:
                best, most = node, worth
        for node in self.ends:
            node.regret = self.ends[0].score - node.score
        return best

    def _foreseen(self, node: Node) -> i64:
        """Weigh an end of the turn by what the fire may do next."""
        if node.blaze.foreseen is None:
            node.blaze.foreseen = foresee(node.state, self.values)
        if node.stale:
            node.routes = Routes(node.state, node.routes)
        worth = self.judge.worth(node.state, node.routes, node.blaze.foreseen, self.fires)
        return node.luck + worth
