"""How good a position is for the crew, at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.flashpoint.blaze import SURE, Blaze
from caserne.bots.flashpoint.rescues import CREW, HEAVY, NEVER, TURN, Rescues
from caserne.bots.flashpoint.routes import FAR, Fires, Routes
from caserne.bots.flashpoint.values import WHOLE, Values
from caserne.core.state import NOBODY
from caserne.games.flashpoint.board import NOWHERE, STAIR
from caserne.games.flashpoint.ending import has_won
from caserne.games.flashpoint.extreme.terrain import tokens_of
from caserne.games.flashpoint.extreme.tokens import DAMAGED
from caserne.games.flashpoint.points import points_kept
from caserne.games.flashpoint.scene import FIRE, HAZMAT, LADDER, NOTHING

if TYPE_CHECKING:
    from caserne.games.flashpoint.board import Board
    from caserne.games.flashpoint.incident import Incident

HOLD: Final = 2
"""What makes somebody in a firefighter's arms worth a little more than one at its feet."""
CALM: Final = 8
"""The rolls after which a hazmat is as bad again as one that nothing threatens."""


SOONEST: Final = 3
"""So many rescues are remembered one by one."""
BRINK: Final = 4
"""How much worse a floor is whose stairs the next roll may destroy."""
QUIET: Final = 16
"""How much less bad it is while nothing burns beside them."""
LONG: Final = 16
"""The longest way out that makes a floor worse."""


def stairs_to(board: Board, below: bool) -> i64:  # noqa: FBT001 - compiled
    """Find the half on the ground of the stairs down, or up; -1 if no floor breaks under it."""
    for space in range(board.size):
        other = board.neighbour(space, STAIR)
        if other < 0 or board.storey(space) != 0 or board.below[space] < 0:
            continue
        if (board.storey(other) < 0) == below:
            return space
    return -1


class Judge:
    """Weighs positions."""

    def __init__(self, values: Values) -> None:
        """Judge by these values."""
        self.values = values
        self.rescues = Rescues()
        self.soon = vec[i64]([0] * SOONEST)
        self.times = vec[i64]([0] * SOONEST)
        self.exposed: i64 = 0
        self.person: i64 = 0
        self.loss: i64 = 0
        self.board: Board | None = None
        self.downstairs: i64 = -1
        self.upstairs: i64 = -1
        # Where those who wait for their turn are, their points, and how near each fire that is.
        self.fires: Fires | None = None
        self.seat: i64 = -1
        self.spaces = vec[i64]([0] * CREW)
        self.points = vec[i64]([0] * CREW)
        self.others = vec[i64]()

    def worth(self, s: Incident, routes: Routes, blaze: Blaze, fires: Fires) -> i64:
        """Weigh a position, given its distances and its fire."""
        v = self.values
        worth = s.saved * v.saved - v.loss_price(s.lost) - v.damage_price(s.damage) - blaze.price
        if s.actor() == NOBODY:
            return worth + v.end if has_won(s) else worth - v.end
        self.person = v.person + v.finish * s.saved
        self.loss = v.loss_price(s.lost + 1) - v.loss_price(s.lost)
        for man in range(s.crew):
            if s.where(man) != NOWHERE:
                worth += self.firefighter(s, routes, blaze, man)
        worth += self.people(s, routes, blaze) - self.neglect(s, fires)
        return worth - self._hazmats(s, blaze) if s.advanced else worth

    # The crew

    def firefighter(self, s: Incident, routes: Routes, blaze: Blaze, man: i64) -> i64:
        """Weigh where a firefighter stands and whom it brings out, and note when it is free."""
        v, at = self.values, s.where(man)
        kept = i64(s.saved_ap[man])
        if man == s.seat:
            kept += points_kept(s.ap)
        self.rescues.report(s, man, kept * v.thrift // WHOLE)
        risk = blaze.likelihood(at)
        worth = kept * v.point - risk * v.knock // SURE
        if s.extreme is not None:
            worth -= self._peril(s, at) * min(routes.out(at), LONG) // TURN
        if s.carrying[man] == HAZMAT:
            worth += v.hazmat * self._bring_out(man, routes.out(at)) // WHOLE
        elif s.carrying[man] != NOTHING and s.carrying[man] != LADDER:
            worth += self.person * self._bring_out(man, routes.out(at)) // WHOLE
            worth += HOLD - risk * self.loss // SURE
        if s.leading[man] != NOTHING:
            worth += self.person * self._bring_out(man, routes.out(at) // HEAVY) // WHOLE
            worth += HOLD - risk * self.loss // SURE
        return worth

    def _peril(self, s: Incident, at: i64) -> i64:
        """Price a floor whose stairs to the ground may break: one would be cut off, or trapped.

        The price is for a turn's way out of there.
        """
        storey = s.board.storey(at)
        if s.extreme is None or storey == 0:
            return 0
        if self.board is not s.board:
            self.board = s.board
            self.downstairs = stairs_to(s.board, below=True)
            self.upstairs = stairs_to(s.board, below=False)
        stairs = self.downstairs if storey < 0 else self.upstairs
        if stairs < 0 or tokens_of(s).floors[stairs] != DAMAGED:
            return 0
        under = i64(s.board.below[stairs])
        if s.burns(stairs) or s.burns(under):
            return BRINK * self.values.knock
        if s.touches_fire(stairs) or s.touches_fire(under):
            return self.values.knock
        return self.values.knock // QUIET

    def _bring_out(self, man: i64, points: i64) -> i64:
        """Weigh by its distance what a firefighter has to bring out first."""
        when = self.rescues.time(man, points)
        self.rescues.occupy(man, when)
        return self.values.later[when]

    # The people on the ground

    def people(self, s: Incident, routes: Routes, blaze: Blaze) -> i64:
        """Weigh everybody on the ground by when somebody has them out, and by what threatens."""
        rescues = self.rescues
        rescues.list_people(s, routes)
        worth: i64 = 0
        place: i64 = 0
        self.exposed = 0
        for i in range(i64(SOONEST)):
            self.soon[i] = 0
            self.times[i] = NEVER
        while rescues.count > 0:
            rescues.next(s, routes)
            later = self.values.later[rescues.when] * rescues.odd // WHOLE
            if place < SOONEST:
                self.soon[place] = later
                self.times[place] = rescues.when
                place += 1
            rescue = self.person * self.values.later[rescues.when] // WHOLE
            risk = self._risk(s, blaze, routes.space_of(rescues.person), rescues.when)
            self.exposed += risk * rescues.odd // WHOLE
            worth += (rescue - risk * self.loss // SURE) * rescues.odd // WHOLE
        return worth

    def _risk(self, s: Incident, blaze: Blaze, space: i64, when: i64) -> i64:
        """Give the chance that fire comes to a space before somebody does."""
        rolls = when * s.crew // TURN
        risk = blaze.likelihood(space) * (WHOLE + self.values.fear * rolls) // WHOLE
        return min(risk, SURE)

    # The fire

    def neglect(self, s: Incident, fires: Fires) -> i64:
        """Price the fires by how far the nearest firefighter is."""
        if not self._are_others_as_before(s, fires):
            self._look_for_others(s, fires)
        hazards, spaces, nearer = s.hazards, fires.spaces, self.values.nearer
        others, at, kept = self.others, s.where(s.seat), self.rescues.kept[s.seat]
        price: i64 = 0
        for fire in range(fires.count):
            if hazards[i64(spaces[fire])] == FIRE:
                nearest = others[fire]
                if at != NOWHERE:
                    nearest = min(nearest, fires.within_reach(fire, at) - kept)
                price += WHOLE - nearer[max(nearest, 0)]
        return price * self.values.far // WHOLE

    def _are_others_as_before(self, s: Incident, fires: Fires) -> bool:
        """Tell whether those who wait for their turn are where they were, with the same points."""
        if self.fires is not fires or self.seat != s.seat:
            return False
        spaces, points, kept = self.spaces, self.points, self.rescues.kept
        for man in range(s.crew):
            if man != s.seat and (spaces[man] != s.where(man) or points[man] != kept[man]):
                return False
        return True

    def _look_for_others(self, s: Incident, fires: Fires) -> None:
        """Note how far the nearest of those who wait for their turn is from each fire."""
        self.fires, self.seat = fires, s.seat
        self.others = vec[i64]([FAR] * fires.count)
        for man in range(s.crew):
            at, kept = s.where(man), self.rescues.kept[man]
            self.spaces[man], self.points[man] = at, kept
            if man != s.seat and at != NOWHERE:
                for fire in range(fires.count):
                    reach = fires.within_reach(fire, at) - kept
                    self.others[fire] = min(self.others[fire], reach)

    def _hazmats(self, s: Incident, blaze: Blaze) -> i64:
        """Price the hazmats that lie about by what threatens them."""
        price: i64 = 0
        for space in range(s.board.size):
            if s.hazmats[space] > 0:
                price += i64(s.hazmats[space]) * (CALM + blaze.likelihood(space))
        return price * self.values.hazmat // CALM
