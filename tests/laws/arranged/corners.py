"""Where play seldom comes: each corner by its name, and how a position is known to be there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.games.feurio import hexes
from caserne.games.feurio.game import as_wildfire
from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.extreme.terrain import PLACES, is_hole, places_taken, tokens_of
from caserne.games.flashpoint.extreme.tokens import BRIDGE, DAMAGED, DOWN
from caserne.games.flashpoint.game import as_incident
from caserne.games.flashpoint.hazmats import hazmats_at
from caserne.games.flashpoint.scene import HAZMAT, LADDER
from caserne.games.onfire.game import as_evacuation

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.core.state import State
    from caserne.games.feurio.wildfire import Wildfire
    from caserne.games.flashpoint.extreme.tokens import Tokens
    from caserne.games.flashpoint.incident import Incident
    from caserne.games.onfire.evacuation import Evacuation

    Corner = Callable[[State], bool]
    """Tells whether a position is there."""


# On Fire!!!


def full_to_the_street(s: Evacuation) -> bool:
    """Somebody waits on the lowest landing, and every step below it is taken, on both sides."""
    taken = {s.name(square) for square, who in enumerate(s.at) if who}
    steps = {f"{side}1/{step}" for side in "AB" for step in (1, 2, 3)}
    return steps <= taken and not taken.isdisjoint(("A1-1", "A1-2", "B1-1", "B1-2"))


def side_ablaze(s: Evacuation) -> bool:
    """Every office and every landing square of a side is on fire."""
    burning = {s.name(square) for square, fire in enumerate(s.burning) if fire}
    for side in (0, 1):
        offices = [int(s.tokens[office]) for office in range(side, int(s.building.offices), 2)]
        squares = {f"{'AB'[side]}{floor}-{n}" for floor in range(1, 5) for n in (1, 2, 3)}
        if offices == [4] * 4 and squares <= burning:
            return True
    return False


def gap_at_the_elevator(s: Evacuation) -> bool:
    """Somebody stands on a 3 though a 1 of the same landing is free."""
    free = {s.name(q) for q, who in enumerate(s.at) if not who and not s.burning[q]}
    taken = {s.name(q) for q, who in enumerate(s.at) if who}
    return any(
        f"{side}{floor}-3" in taken and f"{other}{floor}-1" in free
        for floor in range(1, 5)
        for side in "AB"
        for other in "AB"
    )


ONFIRE: Final[dict[str, Callable[[Evacuation], bool]]] = {
    "both stairs full down to the street": full_to_the_street,
    "a side ablaze": side_ablaze,
    "a gap at the elevator": gap_at_the_elevator,
    "a full elevator": lambda s: s.crowd() == s.building.capacity,
    "a full landing": lambda s: any(
        all(s.at[int(s.building.square(floor, side, n))] for side in (0, 1) for n in (1, 2, 3))
        for floor in range(1, 5)
    ),
    "the last token placed": lambda s: bool(s.spent),
    "only the first player's token left": lambda s: s.supply == 0 and not s.spent,
    "the last pile": lambda s: s.rest == 0 and s.pile > 0,
    "no event card to come": lambda s: sum(map(int, s.coming)) == 0,
    "an empty deck": lambda s: s.deck_size() == 0,
    "an empty hand": lambda s: s.turn > 0 and s.hand_size(s.seat) == 0,
    "two kept trucks": lambda s: sum(map(int, s.trucks)) == 2,
    "all firefighters gone": lambda s: s.gone == s.decks.events[s.decks.firefighter],
    "nobody left in the offices": lambda s: not any(s.staff),
}


# Feurio!


def has_clearing(s: Wildfire) -> bool:
    """An empty space has tiles all around."""
    around = [
        [int(s.points[p]) + int(step) for step in hexes.HEX_STEPS] for p in range(s.point_count)
    ]
    return any(all(s.tile_at(space) >= 0 for space in spaces) for spaces in around)


def firebreaks_of(s: Wildfire) -> int:
    """Count the firebreaks."""
    return sum(int(down) > 0 for down in s.down)


FEURIO: Final[dict[str, Callable[[Wildfire], bool]]] = {
    "the last tile in hand": lambda s: s.count == 35 and s.drawn > 0,
    "the last tile just laid": lambda s: s.count == 36 and s.due.name == "place",
    "a clearing": has_clearing,
    "nothing but firebreaks around": lambda s: s.due.name == "lay" and s.hottest == 0,
    "ten firebreaks": lambda s: firebreaks_of(s) >= 10,
    "a seat without men": lambda s: any(
        not any(s.hand(seat, colour) for colour in range(4)) for seat in range(s.seats)
    ),
    "every slot taken": lambda s: s.count > 20 and sum(map(int, s.crowd)) == 48 - firebreaks_of(s),
    "all but one have passed": lambda s: s.seats > 1 and s.passes == s.seats - 1,
}


# Flash Point


def column_ablaze(s: Incident) -> bool:
    """A whole column of the dice burns."""
    return any(
        all(s.burns(int(s.board.target(row, column))) for row in range(1, s.board.dice_rows + 1))
        for column in range(1, s.board.dice_columns + 1)
    )


def borne(s: Incident, *loads: int) -> int:
    """Count what is carried of some kinds."""
    return sum(int(load) in loads for load in s.carrying)


FLASHPOINT: Final[dict[str, Callable[[Incident], bool]]] = {
    "the last damage counter but one": lambda s: s.damage == 23,
    "a collapsed building": lambda s: bool(s.collapsed),
    "a column ablaze": column_ablaze,
    "every space ablaze": lambda s: all(s.burns(int(space)) for space in s.board.targets),
    "fire outside": lambda s: any(s.burns(q) for q in range(s.board.size) if s.board.is_start(q)),
    "hot spots but no reserve": lambda s: any(s.hot_spots) and s.reserve == 0,
    "five hazmats about": lambda s: sum(map(int, s.hazmats)) + borne(s, HAZMAT) == 5,
    "hazmats piled up": lambda s: max(map(int, s.hazmats)) > 1,
    "hazmats on several fires": lambda s: (
        sum(s.burns(q) and hazmats_at(s, q) > 0 for q in range(s.board.size)) > 1
    ),
    "a load and somebody by the hand": lambda s: any(
        load and led for load, led in zip(s.carrying, s.leading, strict=True)
    ),
    "an empty bag": lambda s: s.unseen_victims + s.unseen_alarms == s.face_down,
    "three lost": lambda s: s.lost == 3,
    "six saved": lambda s: s.saved == 6,
    "the crew on one space": lambda s: s.crew > 2 and len(set(map(int, s.at))) == 1,
}


def in_danger(corner: Callable[[Incident, Tokens], bool]) -> Callable[[Incident], bool]:
    """Ask only boards of Extreme Danger."""
    return lambda s: s.extreme is not None and corner(s, tokens_of(s))


def at_top(s: Incident, x: Tokens, man: int) -> bool:
    """Tell whether a firefighter is at the top of a ladder."""
    at = int(s.where(man))
    return at != NOWHERE and bool(x.raised[at])


EXTREME: Final[dict[str, Callable[[Incident], bool]]] = {
    name: in_danger(corner)
    for name, corner in {
        "four ladders in use": lambda s, x: (
            sum(map(int, x.raised)) + sum(map(bool, x.spans)) + borne(s, LADDER) == 4
        ),
        "three raised ladders": lambda _, x: sum(map(int, x.raised)) >= 3,
        "a ladder lies where the floor is about to break": lambda _, x: any(
            ladder and floor == DAMAGED for ladder, floor in zip(x.ladders, x.floors, strict=True)
        ),
        "a ladder bridges a hole": lambda _, x: BRIDGE in list(map(int, x.spans)),
        "a ladder leads down a hole": lambda _, x: any(span >= DOWN for span in x.spans),
        "a hole over fire": lambda s, _: any(
            is_hole(s, q) and s.burns(int(s.board.below[q])) for q in range(s.board.size)
        ),
        "an object with three counters": lambda _, x: 3 in list(map(int, x.counters)),
        "an object that is doomed": lambda _, x: any(
            count == 4 and kind + 1 in list(map(int, x.objects))
            for kind, count in enumerate(x.counters)
        ),
        "six toxic tokens": lambda _, x: sum(map(int, x.toxic)) == 6,
        "a hazmat on a toxic space": lambda s, x: any(
            hazmat and toxic for hazmat, toxic in zip(s.hazmats, x.toxic, strict=True)
        ),
        "a jammed door": lambda s, _: edges.JAMMED in list(map(int, s.edges)),
        "a full platform": lambda s, x: x.lift != NOWHERE and places_taken(s, x.lift) == PLACES,
        "a hazmat on the platform": lambda s, x: x.lift != NOWHERE and hazmats_at(s, x.lift) > 0,
        "a hazmat in fire aloft": lambda s, _: any(
            s.board.is_aloft(q) and s.burns(q) and hazmats_at(s, q) > 0 for q in range(s.board.size)
        ),
        "a hazmat at a ladder's top": lambda s, x: any(
            at_top(s, x, man) and s.carrying[man] == HAZMAT for man in range(s.crew)
        ),
        "fire at a ladder's top": lambda s, x: any(
            raised and s.burns(q) for q, raised in enumerate(x.raised)
        ),
        "the platform in fire": lambda s, x: x.lift != NOWHERE and s.burns(x.lift),
        "two counters left and a floor to break": lambda s, x: (
            22 <= s.damage < 24 and DAMAGED in list(map(int, x.floors))
        ),
    }.items()
}


def of_onfire(corner: Callable[[Evacuation], bool]) -> Corner:
    """Ask a position of On Fire!!!."""
    return lambda state: corner(as_evacuation(state))


def of_feurio(corner: Callable[[Wildfire], bool]) -> Corner:
    """Ask a position of Feurio!."""
    return lambda state: corner(as_wildfire(state))


def of_flashpoint(corner: Callable[[Incident], bool]) -> Corner:
    """Ask a position of Flash Point."""
    return lambda state: corner(as_incident(state))


CORNERS: Final[dict[str, dict[str, Corner]]] = {
    "onfire": {name: of_onfire(corner) for name, corner in ONFIRE.items()},
    "feurio": {name: of_feurio(corner) for name, corner in FEURIO.items()},
    "flashpoint": {name: of_flashpoint(corner) for name, corner in (FLASHPOINT | EXTREME).items()},
}
"""The corners of each game that arranged positions must come to."""
