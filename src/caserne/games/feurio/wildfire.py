"""A Feurio! position that can be played: who decides, what is legal, what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.core.state import CHANCE, NOBODY, Actions
from caserne.games.feurio import box, codes, due
from caserne.games.feurio.codes import code, colour_of, count_of, hex_of, verb_of
from caserne.games.feurio.firebreaks import bar_break, break_choices, lay_firebreak
from caserne.games.feurio.forest import Forest
from caserne.games.feurio.placing import bar_men, place, place_choices, skip
from caserne.games.feurio.setup import lay_first
from caserne.games.feurio.spreading import bar_point, draw, lay, lay_choices, tile_weight

if TYPE_CHECKING:
    from mypy_extensions import i64


class Wildfire(Forest):
    """The contract of ``core`` kept by the rules of this package."""

    def copy(self) -> Wildfire:
        """Make an independent copy with nobody listening."""
        return Wildfire(
            self.seats,
            goal=self.goal,
            firebreaks=self.firebreaks,
            hot=self.hot,
            twin=self,
        )

    # Who decides

    def actor(self) -> i64:
        """Give the seat whose turn it is, or chance while a tile is drawn."""
        if self.owed >= due.LAY:
            return self.seat
        return NOBODY if self.owed == due.ENDED else CHANCE

    def choices(self, out: Actions) -> None:
        """List the codes of what is owed by a seat."""
        if self.owed == due.LAY:
            lay_choices(self, out)
            if self.firebreaks:
                break_choices(self, out)
        else:
            place_choices(self, out)

    def bar(self, action: i64) -> str:
        """Name the rule that forbids an action to whoever must decide now [fe.draw]."""
        verb = verb_of(action)
        if self.owed in (due.SETUP, due.DRAW):
            if verb == codes.DRAW:
                return "" if self.weight(action) > 0 else "fe.tiles"
            return "fe.draw"
        if self.owed == due.LAY:
            if verb == codes.LAY:
                return bar_point(self, hex_of(action))
            if verb == codes.BREAK:
                return bar_break(self, hex_of(action), colour_of(action))
            return "fe.draw"
        if verb == codes.PLACE:
            return bar_men(self, hex_of(action), colour_of(action), count_of(action))
        return "" if verb == codes.PASS else "fe.place"

    # Chance

    def chance(self) -> i64:
        """Give the one stream there is: the bag."""
        return 0

    def chance_even(self) -> bool:
        """Tell that tiles are drawn from a bag, whose contents weigh."""
        return False

    def chance_first(self) -> i64:
        """Give the code of drawing a 1."""
        return code(codes.DRAW, 0, 0, 1)

    def chance_size(self) -> i64:
        """Give the number of values."""
        return box.HIGHEST

    def weight(self, action: i64) -> i64:
        """Weigh a tile by how many there are of it."""
        value = count_of(action)
        return tile_weight(self, value) if 1 <= value <= box.HIGHEST else 0

    # What follows

    def apply(self, action: i64) -> None:
        """Play a legal action."""
        if self.owed == due.SETUP:
            lay_first(self, count_of(action))
        elif self.owed == due.DRAW:
            draw(self, count_of(action))
        elif self.owed == due.LAY:
            if verb_of(action) == codes.LAY:
                lay(self, hex_of(action))
            else:
                lay_firebreak(self, hex_of(action), colour_of(action))
        elif verb_of(action) == codes.PLACE:
            place(self, hex_of(action), colour_of(action), count_of(action))
        else:
            skip(self)
