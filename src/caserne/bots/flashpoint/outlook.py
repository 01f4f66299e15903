"""How likely the crew wins, as learned: once the fire is resolved, over the faces of the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.bots.flashpoint.features import HOUSE, Features
from caserne.bots.flashpoint.planning import END
from caserne.bots.flashpoint.splashes import Splashes
from caserne.bots.flashpoint.storeys import COUNT
from caserne.bots.flashpoint.surveys import Surveys, fires_of
from caserne.bots.flashpoint.values import Values
from caserne.bots.search.hook import WHOLE
from caserne.core.state import CHANCE, NOBODY
from caserne.games.flashpoint.ending import has_won
from caserne.games.flashpoint.replenishing import POI
from caserne.games.flashpoint.turn import ACT
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from caserne.bots.flashpoint.planning import Node
    from caserne.bots.flashpoint.routes import Fires, Routes
    from caserne.bots.learning.net import Net
    from caserne.games.flashpoint.incident import Incident

CHANCES: Final = 16
"""At least as many as the game has kinds of chance."""
KINDS: Final = ("family", "advanced", "extreme", "extreme advanced")
"""The kinds of game whose positions are valued each by its own net."""
SEEN: Final = {kind: COUNT if kind.startswith("extreme") else HOUSE for kind in KINDS}
"""How many features of a position the net of a kind sees."""
LUCK: Final = 100
"""How many millionths of a game a thousandth of a victim is worth, where chance was assumed."""
LEAN: Final = 50
"""The same for what its planner would rather have: where a net sees no difference it decides, so
that nobody waits who could act as well."""
STRIDE: Final = 5
"""Every so many faces of the dice are looked at after each hit of the gun: no factor of 48."""
HASTY: Final = 11
"""Every so many where many ends of a turn are looked at."""
REMEMBERED: Final = 8
"""Of so many ends of a turn it is remembered what was measured there."""


class Outlook:
    """Gives chances to win, in millionths, by the net of a kind of game."""

    def __init__(self, nets: dict[str, Net]) -> None:
        """Look at positions with what was learned of each kind."""
        self.nets = [nets[kind] for kind in KINDS]
        self.features = Features(Values())
        self.surveys = Surveys(REMEMBERED)

    def chance(self, s: Incident, routes: Routes, fires: Fires) -> i64:
        """Give the chance to win, by the distances of a position like this one."""
        if s.actor() == NOBODY:
            return WHOLE if has_won(s) else 0
        self.features.read(s, routes, fires)
        return self.nets[kind_of(s)].chance(self.features.x)

    def at_end(self, end: Node, fires: Fires, seed: i64, stride: i64) -> i64:
        """Give the chance after a planned end of the turn: every so many faces are looked at.

        ``fires`` are those of any position of the game: the more alike, the less is to be measured.
        """
        s = end.state
        if s.actor() == NOBODY:
            return WHOLE if has_won(s) else 0
        routes = self.surveys.routes(s, end.routes)
        fires = fires_of(s, routes, fires)
        if not end.uncertain:
            chance = self.after_fire(s, routes, fires, seed, stride)
        elif s.actor() == CHANCE:
            chance = self.gunned(s, routes, fires, seed, STRIDE if stride < STRIDE else HASTY)
        else:
            chance = self.chance(s, routes, fires)
        return min(max(chance + end.luck * LUCK, 0), WHOLE)

    def leaning(self, end: Node, chance: i64) -> i64:
        """Give what an end of the turn is worth, to choose by, whose chance is this."""
        return max(chance - end.regret * LEAN, 0) if end.state.actor() != NOBODY else chance

    def after_fire(self, s: Incident, routes: Routes, fires: Fires, seed: i64, stride: i64) -> i64:
        """End the turn and take the mean over every so many faces of the dice."""
        if s.due is not ACT:
            return self.chance(s, routes, fires)
        ended = s.copy()
        ended.apply(END)
        first, faces = ended.chance_first(), ended.chance_size()
        total: i64 = 0
        count: i64 = 0
        for face in range(first + seed % stride, first + faces, stride):
            after = ended.copy()
            after.apply(face)
            settle(after, seed + face)
            total += self.chance(after, routes, fires)
            count += 1
        return total // count

    def gunned(self, s: Incident, routes: Routes, fires: Fires, seed: i64, stride: i64) -> i64:
        """Take the mean over what the deck gun may hit; a driver may take dice up again."""
        splashes = Splashes(s)
        chances = vec[i64]([0] * len(splashes.outcomes))
        for place in range(len(splashes.outcomes)):
            after = splashes.outcomes[place]
            chances[place] = self.after_fire(after, routes, fires, seed + place, stride)
        return splashes.mean(chances, again=True)


def kind_of(s: Incident) -> i64:
    """Give the number of a game's kind."""
    return i64(s.advanced) + (2 if s.extreme is not None else 0)


def rests(s: Incident) -> bool:
    """Tell that a position is valued once the fire is resolved."""
    return s.due is POI or s.due is ACT


def settle(s: Incident, seed: i64) -> None:
    """Let chance act, and everybody take what comes, until the fire is resolved."""
    if rests(s) or s.actor() == NOBODY:
        return
    streams = Streams(seed, CHANCES)
    while s.actor() != NOBODY and not rests(s):
        s.apply(streams.draw(s) if s.actor() == CHANCE else s.legal()[0])
