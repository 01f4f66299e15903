"""Points of interest: laid face down, and turned over when somebody reaches them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.due import Chance, Dues
from caserne.core.verb import Word, Words
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.events import PoiPlaced, Revealed
from caserne.games.flashpoint.scene import POI_LAYER, VICTIM_LAYER, Scene
from caserne.games.flashpoint.verbs import WORD

if TYPE_CHECKING:
    from mypy_extensions import i64

FALSE_ALARM: Final = 0
VICTIM: Final = 1
TOKENS: Final = ("false-alarm", "victim")
TURNED_OVER: Final = Word(35, "reveal", WORD, TOKENS)


class Token(Chance[Scene]):
    """What a POI on a space turns out to be, out of all that nobody has seen."""

    def operands(self, s: Scene) -> i64:
        """Count the spaces."""
        return s.board.size

    def first(self, _s: Scene) -> i64:
        """Give the false alarm."""
        return code(TURNED_OVER.number, FALSE_ALARM)

    def size(self, _s: Scene) -> i64:
        """Count the tokens there can be."""
        return len(TOKENS)

    def weight(self, s: Scene, action: i64) -> i64:
        """Weigh a token by how many are unseen [fp.lost]."""
        return s.unseen_victims if operand_of(action) == VICTIM else s.unseen_alarms

    def rule(self, _s: Scene) -> str:
        """Name the rule of turning a POI over."""
        return "fp.poi.reveal"


class Reveal(Token):
    """A POI that somebody has reached."""

    def interlude(self, _s: Scene) -> str:
        """Come alone."""
        return " reveal"

    def apply(self, s: Scene, action: i64) -> None:
        """Turn it over."""
        reveal(s, s.operand(), operand_of(action), "fp.poi.reveal")


REVEAL: Final = Reveal("reveal", "token")
DUES: Final[Dues] = (REVEAL,)
VERBS: Final[Words] = (TURNED_OVER,)


def reveal(s: Scene, space: i64, token: i64, rule: str) -> None:
    """Turn a POI over: a victim stays, a false alarm is taken away [fp.poi.reveal]."""
    s.settled()
    turn_over(s, space, token, rule)
    if token == VICTIM:
        s.victims[space] += 1
        s.touch(VICTIM_LAYER, space)


def turn_over(s: Scene, space: i64, token: i64, rule: str) -> None:
    """Take a face-down POI off a space and see what it is."""
    s.pois[space] -= 1
    s.touch(POI_LAYER, space)
    s.face_down -= 1
    if token == VICTIM:
        s.unseen_victims -= 1
        s.people += 1
    else:
        s.unseen_alarms -= 1
    if s.events is not None:
        s.say(Revealed(rule=rule, space=s.name(space), victim=token == VICTIM))


def lay_poi(s: Scene, space: i64, rule: str) -> None:
    """Lay a POI face down on a space: what it is is settled when it is turned over.

    On a firefighter that is at once [fp.poi.on-firefighter].
    """
    s.pois[space] += 1
    s.touch(POI_LAYER, space)
    s.face_down += 1
    if s.events is not None:
        also = ("fp.poi.on-firefighter",) if s.has_firefighter(space) else ()
        s.say(PoiPlaced(rule=rule, also=also, space=s.name(space)))
