"""Who fetches whom: the people on the ground are shared out among the crew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.flashpoint.routes import MOST, Routes
from caserne.bots.flashpoint.values import WHOLE
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.roles import MOVING, free_points_for, free_points_of, points_of

if TYPE_CHECKING:
    from caserne.games.flashpoint.incident import Incident

NOW: Final = -1
"""When a firefighter with empty hands is free: now, and where it stands."""
NEVER: Final = 250
TURN: Final = 4
"""The points of an ordinary turn, in which all times are given."""
CREW: Final = 8
HEAVY: Final = 2
"""How a victim slows whoever brings it out; a treated one does not."""


class Rescues:
    """A list of rescues to come; its paper is used again for every position."""

    def __init__(self) -> None:
        """Start with nobody to fetch."""
        self.busy = vec[i64]([0] * CREW)
        self.kept = vec[i64]([0] * CREW)
        self.pace = vec[i64]([0] * CREW)
        self.people = vec[i64]([0] * (CREW * MOST))
        self.odds = vec[i64]([0] * (CREW * MOST))
        self.loads = vec[i64]([0] * (CREW * MOST))
        self.count: i64 = 0
        self.person: i64 = 0
        self.odd: i64 = 0
        self.when: i64 = 0

    def report(self, s: Incident, man: i64, kept: i64) -> None:
        """Have a firefighter report for duty, with some points to hand."""
        role = i64(s.roles[man])
        self.busy[man] = NOW
        self.kept[man] = kept
        self.pace[man] = points_of(role)
        if free_points_for(role) == MOVING:
            self.pace[man] += free_points_of(role)

    def time(self, man: i64, points: i64) -> i64:
        """Give when a firefighter is through with something that takes so many points from now."""
        return self._turns(man, points - self.kept[man])

    def _turns(self, man: i64, points: i64) -> i64:
        if points < 0:
            return 0
        return points * TURN // self.pace[man]

    def occupy(self, man: i64, until: i64) -> None:
        """Give a firefighter something to do until some time, from then on it is outside."""
        self.busy[man] = max(self.busy[man], until)

    def list_people(self, s: Incident, routes: Routes) -> None:
        """List everybody on the ground; of a POI one knows only the odds."""
        self.count = 0
        for i in range(routes.count):
            space = routes.space_of(i)
            for _ in range(i64(s.victims[space])):
                self._list(i, WHOLE, HEAVY)
            for _ in range(i64(s.treated[space])):
                self._list(i, WHOLE, 1)
            for _ in range(i64(s.pois[space])):
                unseen = s.unseen_victims + s.unseen_alarms
                self._list(i, s.unseen_victims * WHOLE // unseen, HEAVY)

    def _list(self, person: i64, odds: i64, load: i64) -> None:
        if self.count < len(self.people):
            self.people[self.count] = person
            self.odds[self.count] = odds
            self.loads[self.count] = load
            self.count += 1

    def next(self, s: Incident, routes: Routes) -> None:
        """Find the rescue that will be over first, and strike it off the list."""
        self.when = NEVER
        chosen: i64 = 0
        rescuer: i64 = -1
        for i in range(self.count):
            for man in range(s.crew):
                if s.where(man) != NOWHERE:
                    when = self._over(s, routes, i, man)
                    if when < self.when:
                        self.when = when
                        chosen = i
                        rescuer = man
        if rescuer >= 0:
            self.occupy(rescuer, self.when)
        self._strike(chosen)

    def _over(self, s: Incident, routes: Routes, i: i64, man: i64) -> i64:
        """Give when a firefighter would have one of the people out."""
        person = self.people[i]
        out = routes.out(routes.space_of(person))
        carry = out * self.loads[i] // HEAVY
        if self.busy[man] == NOW:
            return self.time(man, routes.to_person(person, s.where(man)) + carry)
        return self.busy[man] + self._turns(man, out // HEAVY + carry)

    def _strike(self, chosen: i64) -> None:
        self.person = self.people[chosen]
        self.odd = self.odds[chosen]
        self.count -= 1
        self.people[chosen] = self.people[self.count]
        self.odds[chosen] = self.odds[self.count]
        self.loads[chosen] = self.loads[self.count]
