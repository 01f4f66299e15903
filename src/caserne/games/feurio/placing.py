"""Men are placed: up to three of one colour a turn, all on one tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from caserne.games.feurio import box
from caserne.games.feurio.codes import PASS, PLACE, code
from caserne.games.feurio.ending import end_turn, note_pass
from caserne.games.feurio.events import MenPlaced, TurnPassed
from caserne.games.feurio.forest import Forest, name

if TYPE_CHECKING:
    from caserne.core.state import Actions

AT_ONCE: Final = 3
"""The most men placed in a turn [fe.place]."""


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


def place_choices(s: Forest, out: Actions) -> None:
    """List every tile with room, each colour and number of men; or none at all [fe.place]."""
    for i in range(s.count):
        tile = i64(s.order[i])
        room = min(room_on(s, tile), AT_ONCE)
        if room > 0:
            number = i64(s.hexes[tile])
            for colour in range(i64(box.COLOUR_COUNT)):
                most = min(room, s.hand(s.seat, colour))
                for men in range(i64(1), most + 1):
                    out.add(code(PLACE, number, colour, men))
    out.add(code(PASS, 0, 0, 0))


def place(s: Forest, number: i64, colour: i64, men: i64) -> None:
    """Put men of one colour on a tile, and end the turn [fe.place] [fe.place.one-colour]."""
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
                player=int(s.seat) + 1,
                space=name(number),
                colour=box.COLOURS[colour],
                men=int(men),
                left=int(s.hand(s.seat, colour)),
            )
        )
    end_turn(s)


def skip(s: Forest) -> None:
    """Place nobody this turn; later turns are as free as ever [fe.place] [fe.end]."""
    note_pass(s)
    if s.events is not None:
        s.say(TurnPassed(rule="fe.place", player=int(s.seat) + 1))
    end_turn(s)
