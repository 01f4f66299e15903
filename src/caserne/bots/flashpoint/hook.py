"""What the search is told of Flash Point: whole turns of several planners, and how they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.bots.flashpoint.foreman import Lookout
from caserne.bots.flashpoint.outlook import KINDS, Outlook, rests
from caserne.bots.flashpoint.planning import END, WIDTH, Node, Planner
from caserne.bots.flashpoint.reasons import reasons_for
from caserne.bots.flashpoint.routes import Fires, Routes
from caserne.bots.flashpoint.sameness import is_same
from caserne.bots.flashpoint.values import Values
from caserne.bots.flashpoint.weights import learned
from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import WHOLE, Hook, Plan
from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint.ending import has_won
from caserne.games.flashpoint.incident import Incident
from caserne.games.flashpoint.turn import ACT
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.bots.flashpoint.weights import Learned
    from caserne.bots.search.hook import Fact, Verdict
    from caserne.core.state import State

SHARP: Final = Budget(16, 1, 0)
MASTER: Final = Budget(48, 6, 96)
TURNS: Final = 3
"""So many turns are played on."""
EACH: Final = 8
"""So many ends of a turn are taken from each planner at least."""
FURTHER: Final = 2
"""Who compares more of them has planners look further: so many times as wide as they take ends."""
SPARE: Final = 25
"""What a point that is left after the gun is worth."""
LEAF: Final = 5
"""Every so many faces of the dice are looked at where a playout stops."""
FORESEEN: Final = 4
SOBER: Final = 0.88
"""So many hot spots that are still to come were learned well; what is left of the odds for each one
more, as ``caserne calibration`` tells. Plans are not compared by it."""
LABORATORY: Final = 0.12
"""What is left of the odds in the advanced laboratory, which was learned worst: the likeliest for
crews of 3 and 4 together, somewhat low for the one and high for the other."""


class Turn(Plan):
    """A plan with its end: beyond the next chance it is what was hoped for."""

    def __init__(self, actions: list[int], promise: i64, end: Node) -> None:
        """Keep where the turn is meant to end."""
        super().__init__(actions, promise)
        self.end = end


class FirefighterHook(Hook):
    """Pools the plans of planners with different tempers, and values them as was learned."""

    def __init__(self, weights: Learned | None = None) -> None:
        """Take the tempers that were tried; what was learned comes with the package."""
        super().__init__(KINDS, TURNS)
        known = learned() if weights is None else weights
        self.planners = [bold_planner(values) for values in tempers()]
        self.outlook = Outlook(known.net)
        self.foreman = Lookout(narrow_planner(), self.outlook)
        self.foreman.wanted, self.foreman.first = known.wanted, known.first

    # Plans

    def plans(self, state: State, limit: i64) -> list[Plan]:
        """Pool the best ends of a turn that lead to different positions."""
        s = incident(state)
        if s.due is not ACT:
            return [Plan([int(self.follow(s))], 0)]
        kept: list[Turn] = []
        each = max(limit // len(self.planners), EACH)
        for planner in self.planners:
            if len(kept) >= limit:
                break
            planner.width = each * FURTHER if each > EACH else WIDTH
            planner.plan(s.copy())
            for node in planner.ends[:each]:
                if len(kept) < limit and not is_hopeless(node):
                    self._pool(s, node, kept)
        if not kept:
            return [Plan([int(self.follow(s))], 0)]
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
        return legal[0] if len(legal) == 1 else self.foreman.choose(s, legal)

    # What a position comes to

    def rests(self, state: State) -> bool:
        """Tell that a position is valued once the fire is resolved."""
        return rests(incident(state))

    def value(self, state: State, seat: i64) -> Verdict:
        """Say how likely the crew wins."""
        del seat
        s = incident(state)
        chance = self.outlook.chance(s, Routes(s), Fires(s))
        return chance, chance

    def look(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Take the mean over every face of the fire after the turn, or over what the gun hits."""
        if not isinstance(plan, Turn):
            return super().look(state, plan, seed, seat)
        chance = self.outlook.at_end(plan.end, seed, 1)
        return chance, chance

    def playout(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Finish the turn as planned, play some more, and value what is left."""
        s = incident(state)
        streams = Streams(seed, KINDS)
        last = s.turn + self.turns
        self.foreman.seed = seed
        if isinstance(plan, Turn):
            self.foreman.keep_to(plan.end)
        else:
            self.foreman.plan = []  # one that an earlier playout left would be another's
        while True:
            actor = s.actor()
            if actor == NOBODY:
                return self.value(s, seat)
            action = streams.draw(s) if actor == CHANCE else self.follow(s)
            if action == END and s.turn >= last and s.due is ACT:
                chance = self.outlook.after_fire(s, Routes(s), Fires(s), seed, LEAF)
                return chance, chance
            s.apply(action)

    def prospects(self, state: State, seed: i64, seats: i64) -> list[int]:
        """Play on, and say how likely the crew wins, soberly."""
        s = incident(state.copy())
        chance = self.playout(s, Plan([], 0), seed, 0)[1]
        return [int(sober(chance, s.reserve, laboratory=is_laboratory(s)))] * int(seats)

    def reasons(self, state: State, plan: Plan) -> list[Fact]:
        """Say whom a turn reaches, what it clears and what it risks."""
        return reasons_for(incident(state), plan.actions)


def incident(state: State) -> Incident:
    """Take a position for one of this game."""
    assert isinstance(state, Incident)  # noqa: S101 - for the compiler: nobody hooks another game
    return state


def is_laboratory(s: Incident) -> bool:
    """Tell whether the laboratory burns as it does under the advanced rules."""
    return s.advanced and s.board.name == "laboratory"


def sober(chance: i64, hot_spots: i64, *, laboratory: bool) -> i64:
    """Say how likely a victory is if so many hot spots are to come; what has ended is certain."""
    if chance <= 0 or chance >= WHOLE:
        return chance
    odds = float(chance) / float(WHOLE - chance)
    if laboratory:
        odds *= LABORATORY
    for _ in range(FORESEEN, hot_spots):
        odds *= SOBER
    return int(float(WHOLE) * odds / (1.0 + odds))


def tempers() -> list[Values]:
    """Make the values that plans are sought by: as tried, afraid of fire, brave, and calm."""
    tried, firey, brave, calm = Values(), Values(), Values(), Values()
    firey.fire, firey.spark, firey.wall = 2 * tried.fire, 2 * tried.spark, 2 * tried.wall
    firey.smoke, firey.far = 2 * tried.smoke, 2 * tried.far
    brave.knock, brave.fear = tried.knock // 3, tried.fear // 2
    calm.person, calm.far = 2 * tried.person, tried.far // 2
    return [tried, firey, brave, calm]


def bold_planner(values: Values) -> Planner:
    """Make a planner that tries everything, whose ends are looked at by somebody else."""
    planner = Planner(values)
    planner.bold = True
    planner.left = SPARE
    planner.finalists = 0
    return planner


def narrow_planner() -> Planner:
    """Make a quick planner, for playouts."""
    planner = bold_planner(tempers()[1])
    planner.width = 4
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
