"""Forests of Feurio! in any state: round, stringy, with gaps, men and firebreaks anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.due import Step
from caserne.games.feurio import box
from caserne.games.feurio.game import Feurio
from caserne.games.feurio.wildfire import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.laws.arranged.whim import Whim

    from caserne.core.game import Game

Hex = tuple[int, int]
WAYS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
START: Final[tuple[Hex, ...]] = ((0, 0), (1, -1), (0, -1), (1, 0))
LETTERS: Final = "gbyr"


def far(space: Hex) -> int:
    """Measure how far a space is from the first tile."""
    return max(abs(space[0]), abs(space[1]), abs(space[0] + space[1]))


SHAPES: Final[dict[str, Callable[[Hex], int]]] = {
    "any": lambda _: 0,
    "round": far,
    "line": lambda space: -space[0],
    "ring": lambda space: abs(far(space) - 3),
}
"""What a forest grows to first."""


def owe(game: Game, whim: Whim) -> list[str]:
    """Say what is owed; for a goal nobody places men once all tiles lie."""
    assert isinstance(game, Feurio)
    names = [kind.name for kind in KINDS if not isinstance(kind, Step)]
    return [whim.one([name for name in names if not (game.team and name == "man")])]


def arrange(game: Game, whim: Whim, owed: list[str]) -> dict[str, str]:
    """Arrange a forest in which that is owed."""
    assert isinstance(game, Feurio)
    return Burning(game, whim, owed[0]).fields


class Burning:
    """One forest in the making."""

    def __init__(self, game: Feurio, whim: Whim, owed: str) -> None:
        """Lay tiles, place men, and say whose turn it is."""
        self.game, self.whim, self.seats = game, whim, game.seats
        self.goal, self.owed = game.team, owed
        self.spaces = self._spread(self._size())
        self.values = whim.mixed(v for v in range(1, 7) for _ in range(box.EACH))
        self.hands = [
            [int(box.men_of(self.seats, s, c)) for c in range(4)] for s in range(self.seats)
        ]
        self.breaks: dict[Hex, int] = {}
        self.men: dict[Hex, str] = {}
        self._lay_firebreaks()
        self._place()
        self.fields = {
            "tiles": ";".join(self._tile(i) for i in whim.mixed(range(len(self.spaces)))),
            "due": self.owed,
        }
        self._turn()
        left = self.values[len(self.spaces) + (self.owed == "lay") :]
        self.fields["bag"] = "".join(str(left.count(value)) for value in range(1, 7))
        self.fields["hands"] = ",".join(self._hand(seat) for seat in range(self.seats))

    def _size(self) -> int:
        """Say how many tiles lie: few, most, all but one, or as many as must."""
        whim, most = self.whim, box.TILES
        if self.owed == "setup":
            return whim.below(self.seats)
        if self.owed in ("man", "ended"):
            return most
        least = self.seats + (self.owed == "place")
        if self.owed in ("draw", "lay"):
            return whim.one((least, least + 17, most - 1, whim.between(least, most - 1)))
        return whim.one((least, most, whim.between(least, most)))

    def _spread(self, size: int) -> list[Hex]:
        """Let a forest grow from its start: anywhere, round, or along a line."""
        shape = self.whim.one(list(SHAPES))
        spaces = list(START[: min(size, self.seats)])
        while len(spaces) < size:
            edge = sorted({(q + x, r + y) for q, r in spaces for x, y in WAYS} - set(spaces))
            spaces.append(min(self.whim.mixed(edge), key=SHAPES[shape]))
        return spaces

    def _lay_firebreaks(self) -> None:
        if not self.game.options.firebreaks:
            return
        often = self.whim.one((0, 20, 60, 100, 100))
        for space in self.spaces[self.seats :]:
            seat = self.whim.below(self.seats)
            own = [c for c in range(4) if box.owner_of(self.seats, c) == seat]
            colours = [colour for colour in own if self.hands[seat][colour]]
            if colours and self.whim.percent(often):
                self.breaks[space] = seat + 1
                self.hands[seat][self.whim.one(colours)] -= 1

    def _place(self) -> None:
        often = self.whim.one((0, 30, 80, 100))
        for place in self.whim.mixed(range(len(self.spaces))):
            space, crowd = self.spaces[place], ""
            slots = 0 if space in self.breaks else int(box.slots(self.values[place]))
            for _ in range(slots):
                seat, colour = self.whim.below(self.seats), self.whim.below(4)
                if self.hands[seat][colour] and self.whim.percent(often):
                    self.hands[seat][colour] -= 1
                    crowd += LETTERS[colour]
            self.men[space] = "".join(sorted(crowd, key=LETTERS.index))

    def _tile(self, place: int) -> str:
        space = self.spaces[place]
        face = str(self.values[place])
        if space in self.breaks:
            face = f"#{face}@{self.breaks[space]}"
        return ":".join(filter(None, (f"{space[0]},{space[1]}", face, self.men[space])))

    def _hand(self, seat: int) -> str:
        held = zip(LETTERS, self.hands[seat], strict=True)
        return "".join(f"{letter}{men}" for letter, men in held if men) or "-"

    def _turn(self) -> None:
        laid, whim = len(self.spaces) - self.seats, self.whim
        passes = 0
        if self.owed == "setup":
            turn = 0
        elif self.owed in ("draw", "lay"):
            turn = laid + 1
        elif self.owed == "place" or self.goal:
            turn = laid
        else:
            passes = self.seats if self.owed == "ended" else whim.below(self.seats)
            turn = laid + passes + whim.between(1, 20)
        seat = (turn - 1) % self.seats if turn else 0
        self.fields |= {"turn": str(turn or ""), "passes": str(passes or ""), "seat": str(seat + 1)}
        if self.owed == "lay":
            self.fields["drawn"] = str(self.values[len(self.spaces)])
