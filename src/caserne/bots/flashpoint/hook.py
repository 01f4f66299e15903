"""What the search is told of Flash Point: whole turns of several planners, and how they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.flashpoint.blaze import glance
from caserne.bots.flashpoint.foreman import Foreman
from caserne.bots.flashpoint.judge import Judge
from caserne.bots.flashpoint.planning import END, Node, Planner, with_rerolls
from caserne.bots.flashpoint.reasons import reasons_for
from caserne.bots.flashpoint.routes import Fires, Routes
from caserne.bots.flashpoint.sameness import is_same
from caserne.bots.flashpoint.values import Values
from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import WHOLE, Hook, Plan
from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint.codes import code
from caserne.games.flashpoint.ending import has_won
from caserne.games.flashpoint.gun import KEPT, REROLL
from caserne.games.flashpoint.incident import Incident
from caserne.games.flashpoint.replenishing import POI
from caserne.games.flashpoint.turn import ACT
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.bots.search.hook import Fact, Verdict
    from caserne.core.state import State

SHARP: Final = Budget(12, 1, 0)
MASTER: Final = Budget(20, 4, 40)
KINDS: Final = 16
"""At least as many as the game has kinds of chance."""
TURNS: Final = 3
"""So many turns are played on."""
EACH: Final = 8
"""So many ends of a turn are taken from each planner."""
SPARE: Final = 25
"""What a point that is left after the gun is worth."""
EVEN: Final = 0
SLOPE: Final = 4000
"""A position worth ``EVEN`` is as good as lost or won, ``SLOPE`` more three times as good."""
LUCK: Final = 60
"""How many millionths of a game a thousandth of a victim is worth, where chance was assumed."""
STRIDE: Final = 5
"""Every so many faces of the dice are looked at after each hit of the gun: no factor of 48."""


class Turn(Plan):
    """A plan with its end: beyond the next chance it is what was hoped for."""

    def __init__(self, actions: list[int], promise: i64, end: Node) -> None:
        """Keep where the turn is meant to end."""
        super().__init__(actions, promise)
        self.end = end


class FirefighterHook(Hook):
    """Pools the plans of planners with different tempers, and values by the judge of one."""

    def __init__(self) -> None:
        """Take the tempers that were tried."""
        super().__init__(KINDS, TURNS)
        self.planners = [Planner(values) for values in tempers()]
        for planner in self.planners:
            planner.bold = True
            planner.left = SPARE
        self.values = tempers()[1]
        self.judge = Judge(self.values)
        self.narrow = Foreman(narrow_planner())

    # Plans

    def plans(self, state: State, limit: i64) -> list[Plan]:
        """Pool the best ends of a turn that lead to different positions."""
        s = incident(state)
        if s.due is not ACT:
            return [Plan([int(self.follow(s))], 0)]
        kept: list[Turn] = []
        for planner in self.planners:
            planner.plan(s.copy())
            for node in planner.ends[:EACH]:
                if len(kept) < limit and not is_hopeless(node):
                    self._pool(s, node, kept)
        return [*kept]

    def _pool(self, s: Incident, node: Node, kept: list[Turn]) -> None:
        """Add a turn unless its like is there."""
        actions = actions_to(s, node)
        for other in kept:
            if other.actions == actions or is_same_end(other.end, node):
                return
        kept.append(Turn(actions, node.score, node))

    def follow(self, state: State) -> i64:
        """Act as a narrow planner has it; decide otherwise as a foreman does."""
        s = incident(state)
        legal = s.legal()
        return legal[0] if len(legal) == 1 else self.narrow.choose(s, legal)

    # What a position comes to

    def rests(self, state: State) -> bool:
        """Tell that a position is valued once the fire is resolved."""
        kind = incident(state).due
        return kind is POI or kind is ACT

    def value(self, state: State, seat: i64) -> Verdict:
        """Say how likely the crew wins."""
        del seat
        s = incident(state)
        if s.actor() == NOBODY:
            won: i64 = WHOLE if has_won(s) else 0
            return won, won
        return self._judged(s, Routes(s), Fires(s))

    def _judged(self, s: Incident, routes: Routes, fires: Fires) -> Verdict:
        chance = likelihood(self.judge.worth(s, routes, glance(s, self.values), fires))
        return chance, chance

    def look(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Take the mean over every face of the fire after the turn, or over what the gun hits."""
        if not isinstance(plan, Turn):
            return super().look(state, plan, seed, seat)
        s = plan.end.state
        if s.actor() == NOBODY:
            return self.value(s, seat)
        routes, fires = Routes(s), Fires(s)
        if plan.end.uncertain:
            worth = self._gunned(s, routes, fires, seed) if s.actor() == CHANCE else 0
        else:
            worth = self._after_fire(s, routes, fires, seed, 1)
        worth = min(max(worth + plan.end.luck * LUCK, 0), WHOLE)
        return worth, worth

    def _after_fire(self, s: Incident, routes: Routes, fires: Fires, seed: i64, stride: i64) -> i64:
        """End the turn and take the mean over every so many faces of the dice."""
        if s.due is not ACT:
            return self.value(s, 0)[0]
        ended = s.copy()
        ended.apply(END)
        first, faces = ended.chance_first(), ended.chance_size()
        total: i64 = 0
        count: i64 = 0
        for face in range(first + seed % stride, first + faces, stride):
            after = ended.copy()
            after.apply(face)
            self._settle(after, seed + face)
            total += self._worth(after, routes, fires)
            count += 1
        return total // count

    def _worth(self, s: Incident, routes: Routes, fires: Fires) -> i64:
        """Value a position by the distances of one like it."""
        if s.actor() == NOBODY:
            return WHOLE if has_won(s) else 0
        return self._judged(s, routes, fires)[0]

    def _settle(self, s: Incident, seed: i64) -> None:
        """Let chance act, and everybody take what comes, until the fire is resolved."""
        if self.rests(s) or s.actor() == NOBODY:
            return
        streams = Streams(seed, KINDS)
        while s.actor() != NOBODY and not self.rests(s):
            s.apply(streams.draw(s) if s.actor() == CHANCE else s.legal()[0])

    def _gunned(self, s: Incident, routes: Routes, fires: Fires, seed: i64) -> i64:
        """Take the mean over what the deck gun may hit; a driver may take dice up again."""
        first, faces = s.chance_first(), s.chance_size()
        found = vec[i64]([0] * faces)
        total: i64 = 0
        count: i64 = 0
        choice = False
        for face in range(first, first + faces):
            if s.weight(face) == 0:
                continue
            after = s.copy()
            after.apply(face)
            if after.due is REROLL:
                choice = True
                after.apply(code(KEPT.number, 0))
            found[face - first] = self._after_fire(after, routes, fires, seed + face, STRIDE)
            total += found[face - first]
            count += 1
        rows, columns = s.board.dice_rows, s.board.dice_columns
        if choice and count == rows * columns:
            total = with_rerolls(found, rows, columns, total)
        return total // count

    def playout(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Finish the turn as planned, play some more, and value what is left."""
        s = incident(state)
        streams = Streams(seed, KINDS)
        last = s.turn + TURNS
        if isinstance(plan, Turn):
            self.narrow.keep_to(plan.end)
        while True:
            actor = s.actor()
            if actor == NOBODY or (s.turn > last and s.due is ACT):
                return self.value(s, seat)
            s.apply(streams.draw(s) if actor == CHANCE else self.follow(s))

    def reasons(self, state: State, plan: Plan) -> list[Fact]:
        """Say whom a turn reaches, what it clears and what it risks."""
        return reasons_for(incident(state), plan.actions)


def likelihood(worth: i64) -> i64:
    """Turn what a position is worth into a chance to win."""
    above = worth - EVEN
    return WHOLE // 2 + WHOLE // 2 * above // (max(above, -above) + SLOPE)


def incident(state: State) -> Incident:
    """Take a position for one of this game."""
    assert isinstance(state, Incident)  # noqa: S101 - for the compiler: nobody hooks another game
    return state


def tempers() -> list[Values]:
    """Make the values that plans are sought by: as tried, afraid of fire, brave, and calm."""
    tried, firey, brave, calm = Values(), Values(), Values(), Values()
    firey.fire, firey.spark, firey.wall = 2 * tried.fire, 2 * tried.spark, 2 * tried.wall
    brave.knock, brave.fear = tried.knock // 3, tried.fear // 2
    calm.person, calm.far = 2 * tried.person, tried.far // 2
    return [tried, firey, brave, calm]


def narrow_planner() -> Planner:
    """Make a planner for playouts: quick, and by the fire at a glance."""
    planner = Planner(tempers()[1])
    planner.bold = True
    planner.left = SPARE
    planner.width = 4
    planner.finalists = 2
    return planner


def is_hopeless(node: Node) -> bool:
    """Tell whether a turn ends the game as a defeat."""
    return node.state.actor() == NOBODY and not has_won(node.state)


def is_same_end(one: Node, other: Node) -> bool:
    """Tell whether two turns end alike."""
    return one.uncertain == other.uncertain and is_same(one.state, other.state)


def actions_to(start: Incident, end: Node) -> list[int]:
    """List the actions up to the end of a turn, or to the first chance on the way."""
    path: list[int] = []
    node: Node | None = end
    while node is not None and node.parent is not None:
        path.append(node.action)
        node = node.parent
    path.reverse()
    if not end.uncertain:
        path.append(END)
    state = start.copy()
    for place in range(len(path)):
        if state.actor() != start.seat or state.due is not ACT:
            return path[:place]
        state.apply(path[place])
    return path
