"""What the search is told of On Fire!!!: whole turns as lines of play, and turns played on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.bots.learning.net import chance_of
from caserne.bots.onfire.features import Features
from caserne.bots.onfire.lines import Line, Lines, best_lines, distinct
from caserne.bots.onfire.weights import learned
from caserne.bots.onfire.worth import SAVED, safeties, strong
from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import WHOLE, Hook, Plan
from caserne.core.state import CHANCE, NOBODY
from caserne.games.onfire.ending import winners
from caserne.games.onfire.evacuation import Evacuation
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.bots.learning.net import Net
    from caserne.bots.search.hook import Fact, Verdict
    from caserne.core.state import State

SHARP: Final = Budget(8, 8, 0)
MASTER: Final = Budget(8, 8, 160)
KINDS: Final = 3
TURNS: Final = 8
"""So many turns are played on."""
TRUST: Final = 24
"""As many playouts a look counts as: cards and events make far more of a few turns than a plan."""
WIDE: Final = 10
NARROW: Final = 2
"""How many lines are followed at a time: of a decision, and of a turn that is played on."""
OFFERED: Final = 4
"""Of so many lines the one that looks best is taken where a turn is played on."""
FEWEST: Final = 2
"""So few players have a value; then one more each."""
FEW: Final = 2000
"""So much ahead at the end is half of what can be said of a margin."""
MARGIN: Final = 200_000
"""How much of a worth at the end is by how much one has won or lost."""


class EmployerHook(Hook):
    """Plans a turn by the best lines of play, and plays on by a narrower look."""

    def __init__(self, nets: list[Net] | None = None) -> None:
        """Serve games of any number of players, by nets for each; those of the package if none."""
        super().__init__(KINDS, TURNS)
        self.trust = TRUST
        self.prices = strong()
        self.nets = learned() if nets is None else nets
        self.reader = Features(self.prices)
        self.wide = Lines(WIDE, self.prices, thrifty=False)
        self.narrow = Lines(NARROW, self.prices, thrifty=True)

    def plans(self, state: State, limit: i64) -> list[Plan]:
        """List the best lines to the end of the turn, or to cards drawn again."""
        tower = evacuation(state)
        ends = distinct(self.wide.ends(tower, tower.seat), limit)
        return [Plan(line.actions(), line.score) for line in ends]

    def follow(self, state: State) -> i64:
        """Take the first action of the line that looks best."""
        tower = evacuation(state)
        return self._best(tower, tower.seat).actions()[0]

    def rests(self, state: State) -> bool:
        """Tell that a position can be weighed at any time."""
        del state
        return True

    def value(self, state: State, seat: i64) -> Verdict:
        """Say how likely a seat wins; at the end who has won."""
        tower = evacuation(state)
        if tower.actor() == NOBODY:
            return final_worth(tower, seat)
        self.reader.read(tower, seat)
        chance = chance_of(self.nets[tower.players - FEWEST].logit(self.reader.x))
        return chance, chance

    def playout(self, state: State, plan: Plan, seed: i64, seat: i64) -> Verdict:
        """Play whole turns on by their best line, and weigh what is left."""
        del plan
        return self.value(self._played_on(evacuation(state), seed), seat)

    def prospects(self, state: State, seed: i64, seats: i64) -> list[int]:
        """Play on once, and weigh what is left for every seat."""
        left = self._played_on(evacuation(state.copy()), seed)
        return [int(self.value(left, seat)[1]) for seat in range(seats)]

    def _played_on(self, tower: Evacuation, seed: i64) -> Evacuation:
        streams = Streams(seed, KINDS)
        last = tower.turn + self.turns
        while True:
            actor = tower.actor()
            if actor == NOBODY or (actor >= 0 and tower.turn >= last):
                return tower
            if actor == CHANCE:
                tower.apply(streams.draw(tower))
            else:
                tower = self._best(tower, actor).state

    def _best(self, tower: Evacuation, seat: i64) -> Line:
        """Find the line that looks best, of a few."""
        lines = best_lines(self.narrow.ends(tower, seat), OFFERED)
        best = lines[0]
        most: i64 = -1
        for line in lines:
            worth, _ = self.value(line.state, seat)
            if worth > most:
                best, most = line, worth
        return best

    def reasons(self, state: State, plan: Plan) -> list[Fact]:
        """Say whom a turn brings nearer safety, and whom it hinders."""
        before = evacuation(state)
        after = before.copy()
        for action in plan.actions:
            after.apply(action)
        return changes(before, after, before.seat)


def evacuation(state: State) -> Evacuation:
    """Take a position for one of this game."""
    assert isinstance(state, Evacuation)  # noqa: S101 - for the compiler: nobody hooks another game
    return state


def margin_of(ahead: i64) -> i64:
    """Say by how much somebody is ahead, from nothing to ``WHOLE``, which nobody comes to."""
    return WHOLE // 2 + WHOLE // 2 * ahead // (max(ahead, -ahead) + FEW)


def final_worth(s: Evacuation, seat: i64) -> Verdict:
    """Weigh the end of a game: victory, shared by equals, and by how many."""
    best = winners(s)
    won: i64 = WHOLE // len(best) if int(seat) in best else 0
    most: i64 = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, i64(s.saved[other]))
    margin = margin_of((i64(s.saved[seat]) - most) * SAVED)
    return won * (WHOLE - MARGIN) // WHOLE + margin * MARGIN // WHOLE, won


# What a turn changes


def changes(before: Evacuation, after: Evacuation, seat: i64) -> list[Fact]:
    """Count who was saved, who got aboard and out of an office, and who was put back."""
    found: list[Fact] = []
    saved = i64(after.saved[seat]) - i64(before.saved[seat])
    if saved > 0:
        found.append(("onfire-saves", {"count": int(saved)}))
    aboard = i64(after.aboard[seat]) - i64(before.aboard[seat])
    if aboard > 0:
        found.append(("onfire-boards", {"count": int(aboard)}))
    left = in_offices(before, seat) - in_offices(after, seat)
    if left > 0:
        found.append(("onfire-leaves", {"count": int(left)}))
    prices = strong()
    were, are = safeties(before, prices), safeties(after, prices)
    found += [
        ("onfire-hinders", {"player": int(other) + 1})
        for other in range(before.players)
        if other != seat and are[other] < were[other]
    ]
    fires = before.fires() - after.fires()
    if fires > 0:
        found.append(("onfire-clears", {"count": int(fires)}))
    if after.actor() == CHANCE and after.actions > 0:
        found.append(("onfire-redraws", {"actions": int(after.actions)}))
    return found


def in_offices(s: Evacuation, seat: i64) -> i64:
    """Count a player's people who are still in an office."""
    total: i64 = 0
    for office in range(s.building.offices):
        total += s.working(office, seat)
    return total
