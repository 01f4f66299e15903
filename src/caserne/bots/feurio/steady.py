"""``steady``: a forester that takes each turn whole, for its own zones and against the others'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.bots.bot import Bot
from caserne.bots.feurio.judge import colour_worth, worth_with_man
from caserne.bots.feurio.team import Aims, team_worth
from caserne.games.feurio import box, codes
from caserne.games.feurio.game import as_wildfire
from caserne.games.feurio.placing import MEN, PLACE, room_on
from caserne.games.feurio.spreading import LAY

if TYPE_CHECKING:
    from caserne.core.game import Game, View
    from caserne.games.feurio.wildfire import Wildfire

MAN: Final = 0.45
"""What a man in hand is worth while all tiles are still to come."""
BLOCK: Final = 0.5
"""How much of a rival's best placement counts when it is taken away."""


class SteadyForester(Bot):
    """Tries every tile and every placement, and looks at what each rival could do best then."""

    def __init__(self, game: Game, seed: int) -> None:
        """Sit down to a game."""
        super().__init__(game, seed)
        self.aims = Aims()

    def choose(self, view: View, legal: list[int]) -> int:
        """Choose what leaves the best position at the end of the turn, the first of equals."""
        if len(legal) == 1:
            return legal[0]
        state = as_wildfire(self.game.determinize(view, self.dice.below))
        best, most = legal[0], -1e9
        if state.due is LAY:
            for action in legal:
                after = state.copy()
                after.apply(action)
                score = whole_turn(after, state.seat, self.aims)
                if score > most:
                    best, most = action, score
            return best
        scores = place_scores(state, legal, self.aims)
        for i in range(len(legal)):
            if scores[i] > most:
                best, most = legal[i], scores[i]
        return best


def whole_turn(s: Wildfire, seat: i64, aims: Aims) -> float:
    """Weigh a position after a tile was laid, together with the best placement that follows."""
    if s.due is not PLACE:
        return standing(s, seat)
    return standing(s, seat) + max(place_scores(s, s.legal(), aims))


def standing(s: Wildfire, seat: i64) -> float:
    """Weigh a position for a seat: its own zones, less what the others have on average."""
    if s.goal:
        return 0.0
    worth = 0.0
    for colour in range(i64(box.COLOUR_COUNT)):
        owner = box.owner_of(s.seats, colour)
        if owner == seat:
            worth += colour_worth(s, colour) + MAN * thrift(s) * float(s.hand(seat, colour))
        elif owner >= 0:
            worth -= colour_worth(s, colour) / float(s.seats - 1)
    return worth


def thrift(s: Wildfire) -> float:
    """Give how much of a man's worth is left: none when all tiles lie."""
    return float(s.tiles_left()) / float(box.TILES)


def place_scores(s: Wildfire, legal: list[int], aims: Aims) -> list[float]:
    """Weigh every placement by what it adds: own zones, men spent, and places taken from rivals."""
    if s.goal:
        return team_scores(s, legal, aims)
    before = [colour_worth(s, colour) for colour in range(i64(box.COLOUR_COUNT))]
    threats = [threat(s, seat, before) for seat in range(s.seats) if seat != s.seat]
    scores: list[float] = []
    for action in legal:
        if codes.verb_of(action) != MEN.number:
            scores.append(0.0)
            continue
        tile, colour = s.tile_at(codes.hex_of(action)), i64(codes.colour_of(action))
        men = codes.count_of(action)
        score = -MAN * thrift(s) * float(men)
        if box.owner_of(s.seats, colour) == s.seat:
            score += worth_with_man(s, tile, colour) - before[colour]
        if room_on(s, tile) == men:
            for rival in threats:
                if rival.tile == tile:
                    score += BLOCK * (rival.best - rival.second) / float(s.seats - 1)
        scores.append(score)
    return scores


class Threat:
    """The best placement of a rival, and what the next best tile would bring it."""

    def __init__(self) -> None:
        """Begin with none."""
        self.tile: i64 = -1
        self.best = 0.0
        self.second = 0.0


def threat(s: Wildfire, seat: i64, before: list[float]) -> Threat:
    """Find the tile on which a rival would gain most."""
    found = Threat()
    for tile in range(s.count):
        if room_on(s, tile) == 0:
            continue
        gain = 0.0
        for colour in range(i64(box.COLOUR_COUNT)):
            if box.owner_of(s.seats, colour) == seat and s.hand(seat, colour) > 0:
                gain = max(gain, worth_with_man(s, tile, colour) - before[colour])
        if gain > found.best:
            found.second, found.best, found.tile = found.best, gain, tile
        elif gain > found.second:
            found.second = gain
    return found


def team_scores(s: Wildfire, legal: list[int], aims: Aims) -> list[float]:
    """Weigh every placement by how near the team is to its goal afterwards."""
    scores: list[float] = []
    for action in legal:
        after = s.copy()
        after.apply(action)
        scores.append(team_worth(after, aims))
    return scores
