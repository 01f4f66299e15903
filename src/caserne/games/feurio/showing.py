"""What is shown of a game: who has which colours, and everything on the table now."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from caserne.core.due import ENDED
from caserne.core.game import Offer
from caserne.games.feurio import box, hexes
from caserne.games.feurio.ending import is_colour_done
from caserne.games.feurio.forest import name
from caserne.games.feurio.placing import room_on
from caserne.games.feurio.zones import is_counted, score_of, zones_of

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire


class ForesterOffer(Offer, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action: its verb, a space, a colour, and a number of men; ``heat`` of the space."""

    verb: str
    space: str = ""
    colour: str = ""
    count: int = 0
    heat: int = 0


class Scenery(msgspec.Struct, frozen=True):
    """What never changes: the men each seat begins with, slots by value, and the options."""

    colours: list[str]
    hands: list[dict[str, int]]
    slots: dict[str, int]
    tiles: int
    each: int
    goal: bool
    firebreaks: bool
    hot: bool


def scenery(state: Wildfire) -> Scenery:
    """Describe the box."""
    return Scenery(
        colours=list(box.COLOURS),
        hands=[
            {
                box.COLOURS[colour]: int(box.men_of(state.seats, seat, colour))
                for colour in range(box.COLOUR_COUNT)
                if box.men_of(state.seats, seat, colour)
            }
            for seat in range(state.seats)
        ],
        slots={str(value): int(box.slots(value)) for value in range(1, box.HIGHEST + 1)},
        tiles=box.TILES,
        each=box.EACH,
        goal=bool(state.goal),
        firebreaks=bool(state.firebreaks),
        hot=bool(state.hot),
    )


# What is on the table


class TileShown(msgspec.Struct, frozen=True):
    """A tile; ``firebreak`` is the seat that laid it face down, ``value`` null if unknown.

    ``sides`` are free; ``room`` is how many men may still come, by its slots and its sides.
    """

    q: int
    r: int
    value: int | None
    firebreak: int | None
    slots: int
    sides: int
    room: int
    men: dict[str, int]


class PointShown(msgspec.Struct, frozen=True):
    """An empty space beside a tile: what its neighbours add up to, and whether it is a hottest."""

    q: int
    r: int
    heat: int
    hottest: bool


class ZoneShown(msgspec.Struct, frozen=True):
    """A zone as it would count now; ``seat`` null: nobody's, ``divisor`` null: surrounded."""

    colour: str
    seat: int | None
    tiles: list[str]
    men: int
    sum: int
    divisor: int | None
    value: int


class ColourShown(msgspec.Struct, frozen=True):
    """How a colour stands: men placed, men sacrificed, and whether the team's goal holds for it."""

    placed: int
    sacrificed: int
    done: bool


class Shown(msgspec.Struct, frozen=True):
    """A position; ``unseen`` counts by value the tiles that the viewer has not seen.

    ``drawn`` is the tile in hand: ``None`` if there is none, 0 if the viewer may not know it.
    """

    tiles: dict[str, TileShown]
    points: dict[str, PointShown]
    zones: list[ZoneShown]
    hands: list[dict[str, int]]
    scores: list[int]
    best: list[int]
    colours: dict[str, ColourShown]
    seat: int
    turn: int
    passes: int
    left: int
    unseen: dict[str, int]
    drawn: int | None


def show(state: Wildfire) -> Shown:
    """Describe everything on the table and beside it."""
    order = [int(state.order[i]) for i in range(state.count)]
    counted = [score_of(state, seat) for seat in range(state.seats)]
    return Shown(
        tiles={name(int(state.hexes[tile])): _tile(state, tile) for tile in order},
        points=_points(state),
        zones=[zone for colour in range(box.COLOUR_COUNT) for zone in _zones(state, colour)],
        hands=[_hand(state, seat) for seat in range(state.seats)],
        scores=[0 if state.goal else int(points) for points, _ in counted],
        best=[0 if state.goal else int(best) for _, best in counted],
        colours={box.COLOURS[colour]: _colour(state, colour) for colour in range(box.COLOUR_COUNT)},
        seat=int(state.seat),
        turn=int(state.turn),
        passes=int(state.passes),
        left=int(state.tiles_left()),
        unseen={str(value): int(state.bag[value]) for value in range(1, box.HIGHEST + 1)},
        drawn=None if state.drawn == 0 else int(state.drawn) % box.HIDDEN,
    )


def _tile(state: Wildfire, tile: int) -> TileShown:
    number, value = int(state.hexes[tile]), int(state.values[tile])
    return TileShown(
        q=int(hexes.column(number)),
        r=int(hexes.row(number)),
        value=None if value == box.HIDDEN else value,
        firebreak=int(state.down[tile]) - 1 if state.down[tile] else None,
        slots=0 if state.down[tile] else int(box.slots(value)),
        sides=int(state.free[tile]),
        room=int(room_on(state, tile)),
        men={
            box.COLOURS[colour]: int(state.men_on(tile, colour))
            for colour in range(box.COLOUR_COUNT)
            if state.men_on(tile, colour)
        },
    )


def _points(state: Wildfire) -> dict[str, PointShown]:
    """List the points while tiles are still laid."""
    if state.due is ENDED or state.tiles_left() + (state.drawn > 0) == 0:
        return {}
    found = {
        int(state.points[point]): int(state.heats[point]) for point in range(state.point_count)
    }
    return {
        name(number): PointShown(
            q=int(hexes.column(number)),
            r=int(hexes.row(number)),
            heat=heat,
            hottest=heat == int(state.hottest),
        )
        for number, heat in sorted(found.items())
    }


def _zones(state: Wildfire, colour: int) -> list[ZoneShown]:
    owner = int(box.owner_of(state.seats, colour))
    return [
        ZoneShown(
            colour=box.COLOURS[colour],
            seat=None if owner < 0 else owner,
            tiles=[name(int(state.hexes[tile])) for tile in zone.tiles],
            men=int(zone.men),
            sum=int(zone.total),
            divisor=int(zone.divisor) or None,
            value=int(zone.value) if is_counted(state, colour) else 0,
        )
        for zone in zones_of(state, colour)
    ]


def _hand(state: Wildfire, seat: int) -> dict[str, int]:
    return {
        box.COLOURS[colour]: int(state.hand(seat, colour))
        for colour in range(box.COLOUR_COUNT)
        if box.men_of(state.seats, seat, colour)
    }


def _colour(state: Wildfire, colour: int) -> ColourShown:
    placed = sum(int(state.men_on(tile, colour)) for tile in range(state.count))
    held = sum(int(state.hand(seat, colour)) for seat in range(state.seats))
    done = bool(state.goal) and is_colour_done(zones_of(state, colour))
    return ColourShown(placed=placed, sacrificed=box.MEN - placed - held, done=done)
