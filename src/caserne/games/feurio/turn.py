"""A turn: a tile is drawn and laid, men are placed; when all tiles lie, men only."""

from __future__ import annotations

from typing import Final

from caserne.core.due import Dues, Step
from caserne.games.feurio.ending import end
from caserne.games.feurio.forest import Forest
from caserne.games.feurio.placing import MAN
from caserne.games.feurio.spreading import DRAW


class Next(Step[Forest]):
    """The turn is over."""

    def take(self, s: Forest) -> None:
        """End it."""
        end_turn(s)


NEXT: Final = Next("next")
DUES: Final[Dues] = (NEXT,)


def begin_turn(s: Forest) -> None:
    """Owe a tile, or men where all tiles lie, and then the end of the turn [fe.draw] [fe.end]."""
    s.turn += 1
    s.owe(NEXT)
    s.owe(DRAW if s.tiles_left() > 0 else MAN)


def end_turn(s: Forest) -> None:
    """Let the next player go on, clockwise; or end the game.

    It ends when all tiles lie and all players have passed in a row [fe.end]; alone [fe.solo] and
    together [fe.coop] at the end of the turn in which the last tile was laid.
    """
    s.settled()
    if (s.goal and s.tiles_left() == 0) or s.passes == s.seats:
        end(s)
        return
    s.seat = (s.seat + 1) % s.seats
    begin_turn(s)
