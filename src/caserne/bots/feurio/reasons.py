"""What speaks for a turn of Feurio!, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caserne.bots.feurio.sketch import BITS, sketch_of
from caserne.games.feurio import box, codes
from caserne.games.feurio.firebreaks import FACE_DOWN
from caserne.games.feurio.forest import name
from caserne.games.feurio.placing import MEN, PASS

if TYPE_CHECKING:
    from caserne.bots.feurio.sketch import Sketch
    from caserne.bots.search.hook import Fact
    from caserne.games.feurio.wildfire import Wildfire


def reasons_for(fire: Wildfire, actions: list[int]) -> list[Fact]:
    """Compare the zones before and after the actions of a turn."""
    before = sketch_of(fire)
    after = fire.copy()
    found: list[Fact] = []
    for action in actions:
        verb = codes.verb_of(action)
        after.apply(action)
        if verb == MEN.number:
            number, colour = codes.hex_of(action), i64(codes.colour_of(action))
            found += placing(before, sketch_of(after), after, number, colour)
        elif verb == FACE_DOWN.number:
            found.append(("feurio-breaks", {"space": name(codes.hex_of(action))}))
        elif verb == PASS.number:
            found.append(("feurio-keeps", {"men": int(men_left(after, fire.seat))}))
    return found


def placing(before: Sketch, after: Sketch, fire: Wildfire, number: i64, colour: i64) -> list[Fact]:
    """Say whether men begin a zone, make it bigger, join two, bring water, or take a place."""
    tile = fire.tile_at(number)
    zone = after.zone(after.held[colour], BITS[tile])
    men = int(after.men_in(zone, colour))
    parts = zones_in(before, zone & before.held[colour], colour)
    kind = "feurio-begins" if parts == 0 else "feurio-grows" if parts == 1 else "feurio-joins"
    named = box.COLOURS[colour]
    found: list[Fact] = [(kind, {"colour": named, "space": name(number), "men": men})]
    if after.is_wet(zone) and not before.is_wet(before.main[colour]):
        found.append(("feurio-waters", {"colour": named}))
    if after.room[tile] == 0 and not after.goal:
        found.append(("feurio-fills", {"space": name(number)}))
    return found


def zones_in(k: Sketch, within: i64, colour: i64) -> i64:
    """Count the zones of a colour that have tiles within a set."""
    zones: i64 = 0
    while within != 0:
        zone = k.zone(k.held[colour], within & -within)
        within &= ~zone
        zones += 1
    return zones


def men_left(fire: Wildfire, seat: i64) -> i64:
    """Count the men a seat has in hand."""
    left: i64 = 0
    for colour in range(i64(box.COLOUR_COUNT)):
        left += fire.hand(seat, colour)
    return left
