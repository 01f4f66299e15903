"""What a position is like, as numbers: what a learned value sees of it.

All are integers in units of ``UNIT``, scaled so that most lie between 0 and 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.flashpoint.blaze import Blaze, glance
from caserne.bots.flashpoint.judge import SOONEST, Judge
from caserne.bots.flashpoint.storeys import COUNT, Storeys
from caserne.bots.flashpoint.tally import tally_of
from caserne.bots.learning.net import UNIT
from caserne.games.flashpoint.board import NOWHERE, PARKINGS
from caserne.games.flashpoint.roles import DRIVER, points_of
from caserne.games.flashpoint.scene import ENGINE, FIRE, HAZMAT, LADDER, NOTHING
from caserne.games.flashpoint.turn import ACT
from caserne.games.flashpoint.vehicles import is_at

if TYPE_CHECKING:
    from caserne.bots.flashpoint.routes import Fires, Routes
    from caserne.bots.flashpoint.tally import Tally
    from caserne.bots.flashpoint.values import Values
    from caserne.games.flashpoint.incident import Incident

ROLES: Final = 40
"""From here on one feature a specialist: whether it is in the crew."""
NEXT: Final = 50
"""From here on one feature a specialist: whether it is the next to act."""
MOST_ROLES: Final = 10
GUN: Final = 60
BLOCKED: Final = 61
"""What a manned deck gun could hit, and what of that is kept from it."""
ADVANCED: Final = 62
REACH: Final = 68
"""From here on how many fires those reach who act next."""
NEAREST: Final = 71
"""From here on how far the nearest fire is from them."""
SOON: Final = 74
"""From here on how soon each of the next rescues is over."""
EXPOSED: Final = 77
CARRIED: Final = 78
"""What threatens people on the ground, and in arms."""
SPENT: Final = 79
CRACKED: Final = 80
"""What else is worse together: danger late in the rescue, walls by fire late in the collapse."""
WORST: Final = 81
"""What burns in the quadrant where most does."""
LADEN: Final = 91
"""Who has a hazmat or a ladder in their arms, which nobody sees on the ground any more."""
HOUSE: Final = 92
"""So many features the house has; Extreme Danger has more."""
FEW: Final = 3
"""So many are looked at who act next."""
FACES: Final = 48
MOST_FAR: Final = 16
"""No fire is farther off than that."""
MOST_HOT: Final = 30
"""So many hot spots at most are counted when rolls are expected to call for others."""


class Features:
    """Reads the features of positions; its paper is used again for every one."""

    def __init__(self, values: Values) -> None:
        """Weigh rescues by these values."""
        self.values = values
        self.judge = Judge(values)
        self.x = vec[i64]([0] * COUNT)
        self.storeys = Storeys(self.x, self.judge)

    def read(self, s: Incident, routes: Routes, fires: Fires) -> None:
        """Fill ``x`` with what a position is like."""
        for i in range(i64(COUNT)):
            self.x[i] = 0
        tally = tally_of(s)
        self._loss(s)
        self._fire(s, tally)
        self._crew(s, routes, fires)
        self._together(s, tally)
        self._next_few(s, fires)
        if s.advanced:
            self.x[ADVANCED] = UNIT
            if s.engine != NOWHERE:
                self._quadrants(s)
                if has_gun(s):
                    self._gun(s)
        if s.extreme is not None:
            self.storeys.read(s, routes, fires, tally)

    def _loss(self, s: Incident) -> None:
        """Note damage, with knees where it begins to hurt, and who is saved and lost."""
        x, d = self.x, s.damage
        x[0] = UNIT * d // 24
        x[1] = UNIT * max(d - 8, 0) // 12
        x[2] = UNIT * max(d - 14, 0) // 8
        x[3] = UNIT * max(d - 19, 0) // 4
        x[4] = UNIT * s.saved // 7
        x[5] = UNIT * s.lost // 4
        x[6] = UNIT if s.lost >= 3 else 0  # noqa: PLR2004 - one more is one too many

    def _fire(self, s: Incident, t: Tally) -> None:
        x = self.x
        x[7] = UNIT * t.fires // 10
        x[8] = UNIT * t.fires * t.fires // 200
        x[9] = UNIT * t.smoke // 10
        x[10] = UNIT * t.walls // 20
        x[11] = UNIT * t.spread // 20
        x[12] = UNIT * t.beside // 20
        x[13] = UNIT * t.pairs // 10
        x[14] = UNIT * t.hot // 15
        x[15] = UNIT * s.reserve // 12
        x[16] = UNIT * t.hot_fires // 5
        x[17] = UNIT * t.hazmats // 5
        x[18] = UNIT * t.near_fire // 2
        x[19] = UNIT * t.in_smoke // 2
        x[37] = UNIT * t.worst // 4

    def _crew(self, s: Incident, routes: Routes, fires: Fires) -> None:
        """Note who is where, who comes to whom, and who is next."""
        x, judge, blaze = self.x, self.judge, glance(s, self.values)
        judge.person = self.values.person
        judge.loss = self.values.loss_price(1)
        worth: i64 = 0
        for man in range(s.crew):
            if s.where(man) != NOWHERE:
                worth += judge.firefighter(s, routes, blaze, man)
                self._man(s, blaze, man)
        acting = s.seat if s.due is ACT else (s.seat + 1) % s.crew
        x[NEXT + min(i64(s.roles[acting]), MOST_ROLES - 1)] = UNIT
        x[20] = UNIT * s.people // 3
        x[21] = UNIT * s.face_down // 3
        x[22] = UNIT * worth // 500
        x[23] = UNIT * judge.people(s, routes, blaze) // 500
        x[24] = UNIT * judge.neglect(s, fires) // 500
        x[29] = UNIT * s.unseen_victims // 10
        x[30] = UNIT * s.unseen_alarms // 5
        x[31] = UNIT * blaze.price // 1000
        for place in range(i64(SOONEST)):
            x[SOON + place] = UNIT * judge.soon[place] // 1000
        x[EXPOSED] = UNIT * judge.exposed // FACES
        x[38] = UNIT * s.crew // 6

    def _man(self, s: Incident, blaze: Blaze, man: i64) -> None:
        x, at = self.x, s.where(man)
        x[25] += UNIT * i64(s.saved_ap[man]) // 8
        x[26] += UNIT * blaze.likelihood(at) // FACES
        load, people = i64(s.carrying[man]), i64(0)
        if load in (HAZMAT, LADDER):
            x[LADEN] += UNIT // 2
        elif load != NOTHING:
            people += 1
        if s.leading[man] != NOTHING:
            people += 1
        x[27] += UNIT * people // 2
        x[CARRIED] += UNIT * people * blaze.likelihood(at) // FACES
        if s.board.is_inside(at):
            x[28] += UNIT // s.crew
        x[ROLES + min(i64(s.roles[man]), MOST_ROLES - 1)] = UNIT

    def _together(self, s: Incident, t: Tally) -> None:
        """Note what is worse together: fire, damage and hot spots, late in the game."""
        x = self.x
        rolls = UNIT * FACES // (FACES - min(t.hot, MOST_HOT))
        x[32] = rolls - UNIT
        x[33] = t.walls * rolls * 5 // (FACES * (25 - min(s.damage, 24)))
        x[34] = x[7] * x[0] // UNIT
        x[35] = x[7] * x[4] // UNIT
        x[36] = x[0] * x[4] // UNIT
        x[39] = x[7] * x[32] // UNIT
        x[SPENT] = x[33] * x[4] // UNIT
        x[CRACKED] = x[10] * x[0] // UNIT

    def _next_few(self, s: Incident, fires: Fires) -> None:
        """Note how near fire they are who act next."""
        x, kept = self.x, self.judge.rescues.kept
        man: i64 = s.seat if s.due is ACT else (s.seat + 1) % s.crew
        for place in range(min(s.crew, i64(FEW))):
            at = s.where(man)
            if at != NOWHERE:
                nearest: i64 = MOST_FAR
                points = points_of(i64(s.roles[man])) + kept[man]
                for fire in range(fires.count):
                    if s.hazards[i64(fires.spaces[fire])] == FIRE:
                        far = fires.within_reach(fire, at)
                        nearest = min(nearest, far)
                        if far < points:
                            x[REACH + place] += UNIT // 4
                x[NEAREST + place] = UNIT * nearest // MOST_FAR
            man = (man + 1) % s.crew

    def _gun(self, s: Incident) -> None:
        """Note what a manned deck gun could hit, and whether somebody stands in its way."""
        quadrant = s.board.engine_quadrants[s.engine]
        manned, blocked = False, False
        for man in range(s.crew):
            if i64(s.roles[man]) == DRIVER and is_at(s, man, ENGINE):
                manned = True
            if s.where(man) != NOWHERE and s.board.quadrants[s.where(man)] == quadrant:
                blocked = True
        if not manned:
            return
        burning: i64 = 0
        for space in range(s.board.size):
            if s.board.quadrants[space] == quadrant and s.hazards[space] == FIRE:
                burning += 1
        self.x[GUN] = UNIT * burning // 5
        if blocked:
            self.x[BLOCKED] = UNIT * burning // 5

    def _quadrants(self, s: Incident) -> None:
        """Note how much burns where most burns that a gun could reach."""
        burning = vec[i64]([0] * (PARKINGS + 1))
        most: i64 = 0
        for space in range(s.board.size):
            if s.hazards[space] == FIRE:
                quadrant = i64(s.board.quadrants[space])
                burning[quadrant] += 1
                if quadrant < PARKINGS:
                    most = max(most, burning[quadrant])
        self.x[WORST] = UNIT * most // 5


def has_gun(s: Incident) -> bool:
    """Tell whether the engine has a deck gun: a platform takes its place."""
    return s.extreme is None or not s.extreme.bar_gun()
