"""What can happen in Feurio!. Players count from 1 here, as on the page."""

# mypyc: no

from __future__ import annotations

from caserne.core.event import Event


class FirstTileLaid(Event, frozen=True, kw_only=True, tag="first-tile-laid"):
    """A tile of the start was laid face up."""

    space: str
    value: int


class TileDrawn(Event, frozen=True, kw_only=True, tag="tile-drawn"):
    """A player drew a tile; 0 to whoever may not know which."""

    player: int
    value: int


class TileLaid(Event, frozen=True, kw_only=True, tag="tile-laid"):
    """A player laid its tile face up on a hottest point, whose neighbours add up to ``heat``."""

    player: int
    space: str
    value: int
    heat: int


class FirebreakLaid(Event, frozen=True, kw_only=True, tag="firebreak-laid"):
    """A player laid its tile face down and sacrificed a man; ``value`` 0: not to be known."""

    player: int
    space: str
    colour: str
    heat: int
    value: int


class MenPlaced(Event, frozen=True, kw_only=True, tag="men-placed"):
    """A player placed men on a tile and has so many left of that colour."""

    player: int
    space: str
    colour: str
    men: int
    left: int


class TurnPassed(Event, frozen=True, kw_only=True, tag="turn-passed"):
    """A player placed nobody this turn."""

    player: int


class FirebreakShown(Event, frozen=True, kw_only=True, tag="firebreak-shown"):
    """The game is over, and a firebreak is turned over."""

    space: str
    value: int


class ZoneCounted(Event, frozen=True, kw_only=True, tag="zone-counted"):
    """A zone was counted; ``player`` 0: nobody's, ``divisor`` 0: surrounded."""

    colour: str
    player: int
    spaces: list[str]
    sum: int
    divisor: int
    value: int


class PointsCounted(Event, frozen=True, kw_only=True, tag="points-counted"):
    """A player's zones were added up; ``best`` is the highest of them."""

    player: int
    points: int
    best: int


class FireOut(Event, frozen=True, kw_only=True, tag="fire-out"):
    """The game is over; with a ``goal`` everybody has won or nobody."""

    goal: bool
    won: bool
    winners: list[int]


Happening = (
    FirstTileLaid
    | TileDrawn
    | TileLaid
    | FirebreakLaid
    | MenPlaced
    | TurnPassed
    | FirebreakShown
    | ZoneCounted
    | PointsCounted
    | FireOut
)
"""The union of all of them, for decoding."""
