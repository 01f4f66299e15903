"""The start: men are handed out, and a few tiles are laid face up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.games.feurio import box, hexes
from caserne.games.feurio.codes import count_of
from caserne.games.feurio.events import FirstTileLaid
from caserne.games.feurio.forest import Forest, name
from caserne.games.feurio.spreading import Tile, put_tile
from caserne.games.feurio.turn import begin_turn

if TYPE_CHECKING:
    from caserne.core.due import Dues

FIRST_HEXES: Final = vec[i64](
    [hexes.hexagon(0, 0), hexes.hexagon(1, -1), hexes.hexagon(0, -1), hexes.hexagon(1, 0)]
)
"""One tile a player: alone, a pair, a triangle, a rhombus whose middle are the first two."""


class FirstTile(Tile):
    """A tile of the start, again until all of them lie."""

    def apply(self, s: Forest, action: i64) -> None:
        """Lay it."""
        lay_first(s, count_of(action))


SETUP: Final = FirstTile("setup", "tiles")
DUES: Final[Dues] = (SETUP,)


def set_up(s: Forest) -> None:
    """Hand out the men, and owe the tiles of the start."""
    hand_out(s)
    s.owe(SETUP)


def hand_out(s: Forest) -> None:
    """Give every player its men [fe.men].

    Four players have a colour each [fe.setup.4]; three have one and reinforcements of the fourth
    [fe.setup.3]; two have two colours each [fe.setup.2]; one has them all [fe.setup.solo].
    """
    for seat in range(s.seats):
        for colour in range(i64(box.COLOUR_COUNT)):
            s.add_to_hand(seat, colour, box.men_of(s.seats, seat, colour))


def setup_rule(s: Forest) -> str:
    """Name the rule of the set-up for so many players."""
    return "fe.setup.solo" if s.seats == 1 else f"fe.setup.{s.seats}"


def lay_first(s: Forest, value: i64) -> None:
    """Lay a tile of the start; after the last one the first player begins.

    A rhombus [fe.setup.4], a triangle [fe.setup.3], a pair [fe.setup.2] or one tile
    [fe.setup.solo].
    """
    number = FIRST_HEXES[s.count]
    s.bag[value] -= 1
    put_tile(s, number, value, 0)
    if s.events is not None:
        s.say(FirstTileLaid(rule=setup_rule(s), space=name(number), value=int(value)))
    if s.count == s.seats:
        s.settled()
        begin_turn(s)
