"""What the search is told of Flash Point: whole turns of several planners, and how they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.flashpoint.foreman import Lookout
from caserne.bots.flashpoint.outlook import CHANCES, HASTY, Outlook, rests
from caserne.bots.flashpoint.planning import END, Node, Planner
from caserne.bots.flashpoint.reasons import reasons_for
from caserne.bots.flashpoint.routes import Fires, Routes
from caserne.bots.flashpoint.sameness import is_same
from caserne.bots.flashpoint.values import Values
from caserne.bots.flashpoint.weights import learned
from caserne.bots.learning.net import KEEN
from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import WHOLE, Hook, Plan
from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint.ending import TO_WIN, has_won
from caserne.games.flashpoint.incident import Incident
from caserne.games.flashpoint.turn import ACT
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.bots.flashpoint.weights import Learned
    from caserne.bots.search.hook import Fact, Verdict
    from caserne.core.state import State

SHARP: Final = Budget(8, 1, 0)
MASTER: Final = Budget(12, 6, 96)
AHEAD: Final = 1
"""So many turns are played on to compare plans."""
FARTHER: Final = 6
MORE: Final = 8
"""In Extreme Danger so many turns are, of so many plans: a turn there tells less, on several floors
with long ways, and looks know less of which plans are the best."""
EVEN: Final = 4
"""What a chance of a half is to be multiplied by, and by what is missing of it, to give 1."""
BRISK: Final = 35
"""Every so many faces of the dice are looked at in playouts of Extreme Danger, where ``HASTY`` is
for the house: as good for quick play, and less to look at."""
TURNS: Final = 3
"""So many turns are played on to tell how a position stands."""
TRUST: Final = 8
"""As many playouts a look counts as: beside other looks at a position it is off by 3 hundredths of
a game, and what one playout comes to spreads by 10."""
WIDE: Final = 32
"""So wide the first planner looks; the others look as far as planners do."""
POOL: Final = 64
EACH: Final = 8
"""So many ends of a turn are taken from the first planner, and from each of the others."""
TIGHT: Final = 24
"""So many from the first in Extreme Danger: with more it won no more there, and took longer."""
SPARE: Final = 25
"""What a point that is left after the gun is worth."""
QUICK: Final = 8
"""So wide the planner of playouts is, and so many ends of a turn are compared there."""
LEAF: Final = 5
"""Every so many faces of the dice are looked at where a playout stops."""
PACE: Final = 8
"""So many turns it takes to rescue one more, about. By those the chance to win is more than what a
position is worth, which is the less the later a victory comes."""
UNSURE: Final = 999_000
"""No more is ever said of a game that is not over."""
PATIENT: Final = vec[i64](
    [round(WHOLE / KEEN ** (PACE * victims)) for victims in range(TO_WIN + 1)]
)
"""What the worth is to be multiplied by, in millionths, if so many are still to be rescued."""


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
        super().__init__(CHANCES, AHEAD)
        self.trust = TRUST
        known = learned() if weights is None else weights
        self.planners = [bold_planner(values) for values in tempers()]
        self.planners[0].width = WIDE
        self.outlook = Outlook(known.nets)
        self.foreman = Lookout(narrow_planner(), self.outlook, known.orders, QUICK, HASTY)

    # Plans

    def plans(self, state: State, limit: i64) -> list[Plan]:
        """Take those that look best of many ends of a turn, all different positions."""
        s = incident(state)
        if s.due is not ACT:
            return [Plan([int(self.follow(s))], 0)]
        ends = self._pool(s)
        if not ends:
            return [Plan([int(self.follow(s))], 0)]
        turns = [Turn([], self._promise(end, s.turn), end) for end in ends]
        turns.sort(key=promise_of, reverse=True)
        for turn in turns[:limit]:
            turn.actions = actions_to(s, turn.end)
        return list[Plan](turns[:limit])

    def _promise(self, end: Node, seed: i64) -> i64:
        """Look in haste at what an end of the turn is worth."""
        return self.outlook.leaning(
            end, self.outlook.at_end(end, self.planners[0].fires, seed, HASTY)
        )

    def _pool(self, s: Incident) -> list[Node]:
        """Gather ends of the turn from all planners, each position once."""
        kept: list[Node] = []
        share: i64 = POOL if s.extreme is None else TIGHT
        for planner in self.planners:
            planner.plan(s.copy())
            for node in planner.ends[:share]:
                if not is_hopeless(node) and not is_among(node, kept):
                    kept.append(node)
            share = EACH
        return kept

    def follow(self, state: State) -> i64:
        """Act as a narrow planner has it; decide otherwise as a foreman does."""
        s = incident(state)
        legal = s.legal()
        self.foreman.stride = HASTY if s.extreme is None else BRISK
        return legal[0] if len(legal) == 1 else self.foreman.choose(s, legal)

    # What a position comes to

    def rests(self, state: State) -> bool:
        """Tell that a position is valued once the fire is resolved."""
        return rests(incident(state))

    def value(self, state: State, seat: i64) -> Verdict:
        """Say how likely the crew wins."""
        del seat
        s = incident(state)
        routes = Routes(s)
        worth = self.outlook.chance(s, routes, Fires(s, routes))
        return worth, told(s, worth)

    def afforded(self, state: State, budget: Budget) -> Budget:
        """Take fewer samples in Extreme Danger the surer the end is, and play more plans on.

        Each is played on farther there; where a game is as good as decided, plans hardly differ.
        """
        s = incident(state)
        if s.extreme is None or s.due is not ACT:
            return budget
        _, chance = self.value(s, s.seat)
        doubt = EVEN * chance * (WHOLE - chance) // WHOLE
        return Budget(budget.plans, MORE, budget.samples * doubt // WHOLE, budget.seconds)

    def look(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Take the mean over every face of the fire after the turn, or over what the gun hits."""
        if not isinstance(plan, Turn):
            return super().look(state, plan, seed, seat)
        chance = self.outlook.at_end(plan.end, self.planners[0].fires, seed, 1)
        return self.outlook.leaning(plan.end, chance), told(plan.end.state, chance)

    def playout(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Finish the turn as planned, play some more, and value what is left."""
        del seat
        s = incident(state)
        turns: i64 = self.turns if s.extreme is None else FARTHER
        worth = self._play_on(s, plan, seed, turns)
        chance = told(s, worth)
        if isinstance(plan, Turn) and chance < WHOLE:
            worth = self.outlook.leaning(plan.end, worth)
        return worth, chance

    def _play_on(self, s: Incident, plan: Plan, seed: i64, turns: i64) -> i64:
        """Keep to a plan, play so many turns on, and say what it comes to."""
        streams = Streams(seed, CHANCES)
        last = s.turn + turns
        self.foreman.seed = seed
        if isinstance(plan, Turn):
            self.foreman.keep_to(plan.end)
        else:
            self.foreman.plan = []  # one that an earlier playout left would be another's
        while True:
            actor = s.actor()
            if actor == NOBODY:
                return WHOLE if has_won(s) else 0
            action = streams.draw(s) if actor == CHANCE else self.follow(s)
            if action == END and s.turn >= last and s.due is ACT:
                routes = Routes(s)
                return self.outlook.after_fire(s, routes, Fires(s, routes), seed, LEAF)
            s.apply(action)

    def prospects(self, state: State, seed: i64, seats: i64) -> list[int]:
        """Play on, and say how likely the crew wins."""
        s = incident(state.copy())
        worth = self._play_on(s, Plan([], 0), seed, TURNS)
        return [int(told(s, worth))] * int(seats)

    def reasons(self, state: State, plan: Plan) -> list[Fact]:
        """Say whom a turn reaches, what it clears and what it risks."""
        return reasons_for(incident(state), plan.actions)


def incident(state: State) -> Incident:
    """Take a position for one of this game."""
    assert isinstance(state, Incident)  # noqa: S101 - for the compiler: nobody hooks another game
    return state


def told(s: Incident, worth: i64) -> i64:
    """Say how likely a victory is where a position is worth so much; what has ended is certain."""
    if s.actor() == NOBODY:
        return worth
    missing = max(i64(TO_WIN) - s.saved, 0)
    return min(hoped(min(worth * PATIENT[missing] // WHOLE, WHOLE)), UNSURE)


def hoped(chance: i64) -> i64:
    """Say how likely those win who play by what was learned, of whom it was learned by less.

    It was learned from crews that were still learning. What of it comes true for ``sharp`` was
    counted by ``caserne calibration``: most is added where a game is rather lost than won.
    """
    rest = WHOLE - chance
    return chance + 2 * chance * rest // WHOLE * rest // WHOLE


def tempers() -> list[Values]:
    """Make the values that plans are sought by: afraid of fire, as tried, brave, and calm."""
    tried, firey, brave, calm = Values(), Values(), Values(), Values()
    firey.fire, firey.spark, firey.wall = 2 * tried.fire, 2 * tried.spark, 2 * tried.wall
    firey.smoke, firey.far = 2 * tried.smoke, 2 * tried.far
    brave.knock, brave.fear = tried.knock // 3, tried.fear // 2
    calm.person, calm.far = 2 * tried.person, tried.far // 2
    return [firey, tried, brave, calm]


def bold_planner(values: Values) -> Planner:
    """Make a planner that tries everything, whose ends are looked at by somebody else."""
    planner = Planner(values)
    planner.bold = True
    planner.left = SPARE
    planner.finalists = 0
    return planner


def narrow_planner() -> Planner:
    """Make a quick planner, for playouts."""
    planner = bold_planner(tempers()[0])
    planner.width = QUICK
    return planner


def is_hopeless(node: Node) -> bool:
    """Tell whether a turn ends the game as a defeat."""
    return node.state.actor() == NOBODY and not has_won(node.state)


def promise_of(turn: Turn) -> int:
    """Give how well a turn looked in haste, to sort by."""
    return turn.promise


def is_among(node: Node, others: list[Node]) -> bool:
    """Tell whether some other turn ends alike."""
    return any(is_same_end(node, other) for other in others)


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
