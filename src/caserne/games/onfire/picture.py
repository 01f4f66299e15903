"""A position drawn with letters: the tower in section, what everybody holds, and the counters.

A digit is an employee of that player, ``*`` fire on a landing, ``.`` a free square. An office says
how many of each player are in it, and ``*`` for each fire token. ``[ ]`` is the elevator.
"""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.games.onfire.building import AT_ELEVATOR, AT_STAIRS, GROUND, OFFICE, SIDES
from caserne.games.onfire.decks import CARDS, KINDS

if TYPE_CHECKING:
    from caserne.games.onfire.evacuation import Evacuation

WIDTH: Final = 14
"""The columns of an office."""


def draw_position(state: Evacuation) -> str:
    """Draw the floors from the top, then the players and the counters."""
    lines = []
    for floor in range(int(state.building.floors), GROUND, -1):
        lines += [_floor(state, floor), *_flight(state, floor)]
    lines += [_ground(state), ""]
    lines += [_player(state, seat) for seat in range(state.players)]
    return "\n".join([*lines, *_counters(state)])


def _floor(state: Evacuation, floor: int) -> str:
    left, right = (_office(state, floor, side) for side in range(SIDES))
    numbers = range(AT_ELEVATOR, AT_STAIRS + 1)
    west = [_square(state, int(state.building.square(floor, 0, n))) for n in reversed(numbers)]
    east = [_square(state, int(state.building.square(floor, 1, n))) for n in numbers]
    shaft = _shaft(state, floor)
    return f"{floor} {left:>{WIDTH}} | {' '.join(west)} {shaft} {' '.join(east)} | {right}".rstrip()


def _office(state: Evacuation, floor: int, side: int) -> str:
    office = int(state.building.office_on(floor, side))
    staff = "".join(
        str(seat + 1) * int(state.working(office, seat)) for seat in range(state.players)
    )
    name = state.building.names[OFFICE + office]
    return f"{name} {'*' * int(state.tokens[office])}{staff}".rstrip()


def _square(state: Evacuation, square: int) -> str:
    if state.burning[square]:
        return "*"
    return str(state.at[square]) if state.at[square] else "."


def _shaft(state: Evacuation, floor: int) -> str:
    if floor != state.lift:
        return " " * 6
    aboard = "".join(str(seat + 1) * int(state.aboard[seat]) for seat in range(state.players))
    return f"[{aboard:4}]"


def _flight(state: Evacuation, floor: int) -> list[str]:
    building = state.building
    lines = []
    for count in range(1, int(building.steps) + 1):
        west, east = (_square(state, int(building.step(floor, side, count))) for side in (0, 1))
        lines.append(f"{'/':>{WIDTH + 3}}  {west}{' ' * 16}{east}  /")
    return lines


def _ground(state: Evacuation) -> str:
    return f"0 {'street':>{WIDTH}} | {' ' * 5} {_shaft(state, GROUND)} {' ' * 5} | street"


def _player(state: Evacuation, seat: int) -> str:
    cards = [
        card for kind, card in enumerate(CARDS) for _ in range(state.hands[seat * KINDS + kind])
    ]
    cards += ["?"] * int(state.unseen_hands[seat])
    words = [f"{seat + 1}: saved {state.saved[seat]}, ambulance {state.hurt[seat]}"]
    if state.trucks[seat]:
        words.append(f"fire truck x{state.trucks[seat]}")
    words.append(f"hand {' '.join(cards) or '-'}")
    return ", ".join(words)


def _counters(state: Evacuation) -> list[str]:
    event = state.building.event_names[state.event - 1] if state.event else "-"
    top = CARDS[state.top - 1] if state.top else "-"
    return [
        (
            f"turn {state.turn}, player {state.seat + 1}, actions left {state.actions}, "
            f"first player {state.first + 1}"
        ),
        (
            f"event {event}, pile {state.pile}, tokens on the rest {state.rest}, "
            f"supply {state.supply}{' and the last' if not state.spent else ''}"
        ),
        f"deck {state.deck_size()}, discard {state.discard_size()}, top {top}",
    ]
