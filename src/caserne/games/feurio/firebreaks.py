"""Firebreaks: tiles laid face down for the price of a man, whose value one seat alone knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.core.due import ENDED
from caserne.core.verb import Verb, Words
from caserne.games.feurio import box
from caserne.games.feurio.codes import code, colour_of, hex_of
from caserne.games.feurio.events import FirebreakLaid
from caserne.games.feurio.forest import Forest, name
from caserne.games.feurio.spreading import DRAW, LAY, bar_point, put_tile

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.state import Actions


def bar_sacrifice(s: Forest, colour: i64) -> str:
    """Forbid a firebreak without the option, and without an own man to sacrifice [fe.firebreak].

    Reinforcements cannot be sacrificed; alone or together nobody lays firebreaks [fe.solo]
    [fe.coop].
    """
    if not s.firebreaks or box.owner_of(s.seats, colour) != s.seat or s.hand(s.seat, colour) == 0:
        return "fe.firebreak"
    return ""


def bar_break(s: Forest, number: i64, colour: i64) -> str:
    """Forbid a firebreak that nobody pays for, or off the hottest points [fe.firebreak]."""
    return bar_sacrifice(s, colour) or bar_point(s, number)


def break_choices(s: Forest, out: Actions) -> None:
    """List the firebreaks at the points already listed for laying the tile face up."""
    points = out.count
    for i in range(points):
        for colour in range(i64(box.COLOUR_COUNT)):
            if not bar_sacrifice(s, colour):
                out.add(code(FACE_DOWN.number, hex_of(out.at(i)), colour, 0))


def lay_firebreak(s: Forest, number: i64, colour: i64) -> None:
    """Lay the drawn tile face down and sacrifice a man; none is placed this turn [fe.firebreak].

    It counts nothing and closes the sides it touches [fe.firebreak.zero].
    """
    s.settled()
    heat, value = s.hottest, s.drawn
    s.drawn = 0
    s.add_to_hand(s.seat, colour, -1)
    put_tile(s, number, value, s.seat + 1)
    if s.events is not None:
        s.say(
            FirebreakLaid(
                rule="fe.firebreak",
                player=int(s.seat) + 1,
                space=name(number),
                colour=box.COLOURS[colour],
                heat=int(heat),
                value=int(value),
            )
        )


class LayFaceDown(Verb[Forest]):
    """Lay the drawn tile face down."""

    def add(self, s: Forest, out: Actions) -> None:
        """List the points and whom it may cost."""
        if s.firebreaks:
            break_choices(s, out)

    def bar(self, s: Forest, action: i64) -> str:
        """Ask for the point and the man."""
        return bar_break(s, hex_of(action), colour_of(action))

    def act(self, s: Forest, action: i64) -> None:
        """Lay it."""
        lay_firebreak(s, hex_of(action), colour_of(action))


FACE_DOWN: Final = LayFaceDown(2, "break", "space colour", LAY)
VERBS: Final[Words] = (FACE_DOWN,)


# Who knows what


def is_draw_secret(s: Forest) -> bool:
    """Tell whether only the seat that drew the tile of the turn may know it [fe.firebreak]."""
    return s.firebreaks and (s.due is DRAW or s.due is LAY)


def hide(s: Forest, seat: i64) -> None:
    """Take what a seat (-1: a spectator) may not know out of a position [fe.firebreak].

    What it does not know goes back into the bag, which is then all that it has not seen. After the
    end there is no secret left.
    """
    if s.due is ENDED:
        return
    for tile in range(s.count):
        if s.down[tile] > 0 and i64(s.down[tile]) != seat + 1:
            s.bag[i64(s.values[tile])] += 1
            s.values[tile] = box.HIDDEN
    if s.drawn > 0 and is_draw_secret(s) and seat != s.seat:
        s.bag[s.drawn] += 1
        s.drawn = box.HIDDEN


def guess(s: Forest, pick: Callable[[int], int]) -> None:
    """Fill in what is hidden with tiles from the bag of the unseen ones."""
    for i in range(s.count):
        tile = i64(s.order[i])
        if s.values[tile] == box.HIDDEN:
            s.values[tile] = guess_tile(s, pick)
    if s.drawn == box.HIDDEN:
        s.drawn = guess_tile(s, pick)


def guess_tile(s: Forest, pick: Callable[[int], int]) -> int:
    """Take one of the unseen tiles."""
    place = pick(sum(map(int, s.bag)))
    for value in range(1, box.HIGHEST + 1):
        place -= int(s.bag[value])
        if place < 0:
            s.bag[value] -= 1
            return value
    return box.HIGHEST
