"""Men are placed: up to three of one colour a turn, all on one tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.core.verb import NO_VERB, Choice, Verb, Words
from caserne.games.feurio import box
from caserne.games.feurio.codes import code, colour_of, count_of, hex_of
from caserne.games.feurio.events import MenPlaced, TurnPassed
from caserne.games.feurio.forest import Forest, name

if TYPE_CHECKING:
    from caserne.core.due import Dues
    from caserne.core.state import Actions

AT_ONCE: Final = 3
"""The most men placed in a turn [fe.place]."""
MANY_COLOURS: Final = 4
"""With fewer players everybody has men of several colours [fe.place.one-colour]."""


def free_slots(s: Forest, tile: i64) -> i64:
    """Count the free slots of a tile; a firebreak has none [fe.place] [fe.firebreak.zero]."""
    if s.down[tile] > 0:
        return 0
    return box.slots(i64(s.values[tile])) - i64(s.crowd[tile])


def access(s: Forest, tile: i64) -> i64:
    """Count the men that may still come onto a tile by its free sides [fe.place.access].

    Those who are there stay, also where there are more of them than free sides [fe.place.stay].
    """
    return i64(s.free[tile]) - i64(s.crowd[tile])


def room_on(s: Forest, tile: i64) -> i64:
    """Count the men that may still come onto a tile [fe.place] [fe.place.access]."""
    return max(min(free_slots(s, tile), access(s, tile)), 0)


def bar_men(s: Forest, number: i64, colour: i64, men: i64) -> str:
    """Forbid men one does not have, a place without free slots, and one without access.

    [fe.place] [fe.place.access] [fe.firebreak.zero] [fe.men]
    """
    if not 1 <= men <= AT_ONCE:
        return "fe.place"
    if s.hand(s.seat, colour) < men:
        return "fe.men"
    tile = s.tile_at(number)
    if tile < 0:
        return "fe.place"
    if s.down[tile] > 0:
        return "fe.firebreak.zero"
    if free_slots(s, tile) < men:
        return "fe.place"
    return "" if access(s, tile) >= men else "fe.place.access"


def place_choices(s: Forest, verb: i64, out: Actions) -> None:
    """List every tile with room, each colour and number of men [fe.place]."""
    for i in range(s.count):
        tile = i64(s.order[i])
        room = min(room_on(s, tile), AT_ONCE)
        if room > 0:
            number = i64(s.hexes[tile])
            for colour in range(i64(box.COLOUR_COUNT)):
                most = min(room, s.hand(s.seat, colour))
                for men in range(i64(1), most + 1):
                    out.add(code(verb, number, colour, men))


def place(s: Forest, number: i64, colour: i64, men: i64) -> None:
    """Put men of one colour on a tile [fe.place] [fe.place.one-colour]."""
    s.settled()
    tile = s.tile_at(number)
    slot = tile * box.COLOUR_COUNT + colour
    s.men[slot] = u8(i64(s.men[slot]) + men)
    s.crowd[tile] = u8(i64(s.crowd[tile]) + men)
    s.add_to_hand(s.seat, colour, -men)
    s.passes = 0
    if s.events is not None:
        s.say(
            MenPlaced(
                rule="fe.place",
                also=("fe.place.one-colour",) if s.seats < MANY_COLOURS else (),
                player=int(s.seat) + 1,
                space=name(number),
                colour=box.COLOURS[colour],
                men=int(men),
                left=int(s.hand(s.seat, colour)),
            )
        )


def note_pass(s: Forest) -> None:
    """Count the passes in a row of turns that began with all tiles lying [fe.end]."""
    s.passes += 1


def skip(s: Forest, also: tuple[str, ...]) -> None:
    """Place nobody this turn; later turns are as free as ever [fe.place]."""
    s.settled()
    if s.events is not None:
        s.say(TurnPassed(rule="fe.place", also=also, player=int(s.seat) + 1))


class Place(Choice[Forest]):
    """Men are placed, or nobody is."""

    def bar(self, s: Forest, action: i64) -> str:
        """Forbid everything else [fe.place]."""
        verb = self.verb(action)
        return "fe.place" if verb is NO_VERB else verb.bar(s, action)


class PlaceMen(Verb[Forest]):
    """Place men."""

    def add(self, s: Forest, out: Actions) -> None:
        """List every tile, colour and number."""
        place_choices(s, self.number, out)

    def bar(self, s: Forest, action: i64) -> str:
        """Ask for the tile, the colour and the number."""
        return bar_men(s, hex_of(action), colour_of(action), count_of(action))

    def act(self, s: Forest, action: i64) -> None:
        """Place them."""
        place(s, hex_of(action), colour_of(action), count_of(action))


class Pass(Verb[Forest]):
    """Place nobody."""

    def add(self, _s: Forest, out: Actions) -> None:
        """List it."""
        out.add(code(self.number, 0, 0, 0))

    def bar(self, _s: Forest, _action: i64) -> str:
        """Allow it always."""
        return ""

    def act(self, s: Forest, _action: i64) -> None:
        """Pass; it counts for the end only when all tiles lay before the turn [fe.end]."""
        if self.of is MAN:
            note_pass(s)
            skip(s, ("fe.end",))
        else:
            skip(s, ())


PLACE: Final = Place("place")
MAN: Final = Place("man")
"""When all tiles lie."""
MEN: Final = PlaceMen(3, "place", "men colour space", PLACE)
PASS: Final = Pass(4, "pass", "", PLACE)

DUES: Final[Dues] = (PLACE, MAN)
VERBS: Final[Words] = (
    MEN,
    PlaceMen(MEN.number, MEN.name, MEN.form, MAN),
    PASS,
    Pass(PASS.number, PASS.name, PASS.form, MAN),
)
