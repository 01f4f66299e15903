"""What a written position must keep, so that play can go on from it as from one that was played."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.due import ENDED
from caserne.core.errors import UnreadableError
from caserne.games.feurio import box
from caserne.games.feurio.placing import MAN, PLACE
from caserne.games.feurio.setup import FIRST_HEXES, SETUP
from caserne.games.feurio.spreading import DRAW, LAY

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.games.feurio.wildfire import Wildfire


def check(state: Wildfire) -> None:
    """Refuse with an ``UnreadableError`` what play could not have come to."""
    for question in QUESTIONS:
        question(state)


def _refuse_unless(sound: object, where: str, expected: str, got: object) -> None:
    if not sound:
        raise UnreadableError(f"position{where and f' field {where}'}", expected, str(got))


def _check_holes(state: Wildfire) -> None:
    """Nothing is hidden but from somebody: a position has no holes."""
    hidden = any(state.values[tile] == box.HIDDEN for tile in range(state.count))
    _refuse_unless(not hidden, "tiles", "tiles that are known", "a hidden one")
    _refuse_unless(state.drawn != box.HIDDEN, "drawn", "a tile that is known", "a hidden one")


def _check_tiles(state: Wildfire) -> None:
    """Six tiles of each value: on the table, drawn, or in the bag."""
    for value in range(1, box.HIGHEST + 1):
        lying = sum(int(state.values[tile]) == value for tile in range(state.count))
        tiles = lying + int(state.bag[value]) + int(state.drawn == value)
        _refuse_unless(tiles == box.EACH, "bag", f"{box.EACH} tiles of {value} in all", tiles)


def _check_men(state: Wildfire) -> None:
    """Twelve men of each colour: on tiles, in hands, or sacrificed."""
    fallen = 0
    for colour in range(box.COLOUR_COUNT):
        placed = sum(int(state.men_on(tile, colour)) for tile in range(state.count))
        held = sum(int(state.hand(seat, colour)) for seat in range(state.seats))
        most, name = box.MEN, box.COLOURS[colour]
        _refuse_unless(placed + held <= most, "hands", f"at most {most} {name}", placed + held)
        safe = placed + held == most or box.owner_of(state.seats, colour) >= 0
        _refuse_unless(safe, "hands", f"all {most} {name} men", placed + held)
        fallen += most - placed - held
    breaks = sum(int(state.down[tile]) > 0 for tile in range(state.count))
    _refuse_unless(fallen == breaks, "hands", f"a man gone for each of {breaks} firebreaks", fallen)


def _check_firebreaks(state: Wildfire) -> None:
    """Firebreaks there are with the option only, each paid for by whoever laid it."""
    for seat in range(state.seats):
        laid = sum(int(state.down[tile]) == seat + 1 for tile in range(state.count))
        gone = sum(
            box.MEN
            - int(state.hand(seat, colour))
            - sum(int(state.men_on(tile, colour)) for tile in range(state.count))
            for colour in range(box.COLOUR_COUNT)
            if box.owner_of(state.seats, colour) == seat
        )
        _refuse_unless(laid == gone, "tiles", f"{gone} firebreaks of seat {seat + 1}", laid)
    for tile in range(state.count):
        if state.down[tile]:
            _refuse_unless(state.firebreaks, "tiles", "no firebreak without the option", "one")
            _refuse_unless(state.crowd[tile] == 0, "tiles", "no men on a firebreak", "some")
            of_seat = int(state.down[tile]) <= state.seats
            _refuse_unless(of_seat, "tiles", "a firebreak of a seat", int(state.down[tile]))


def _check_slots(state: Wildfire) -> None:
    """No tile holds more men than it has slots."""
    for tile in range(state.count):
        room = int(box.slots(int(state.values[tile])))
        full = int(state.crowd[tile])
        _refuse_unless(full <= room, "tiles", f"at most {room} men on a tile of its value", full)


def _check_start(state: Wildfire) -> None:
    """Ask for the tiles of the start, face up where they were laid."""
    lying = min(int(state.count), int(state.seats))
    for place in range(lying):
        tile = int(state.tile_at(int(FIRST_HEXES[place])))
        there = tile >= 0 and not state.down[tile]
        _refuse_unless(there, "tiles", "the tiles of the start face up", "fewer")


def _check_phase(state: Wildfire) -> None:
    """Compare what is owed with the tiles that are left."""
    left, owed = int(state.tiles_left()), state.due
    begun = state.count >= state.seats
    _refuse_unless((owed is SETUP) != begun, "due", "setup until the start lies", owed.name)
    _refuse_unless((owed is LAY) == (state.drawn > 0), "drawn", "a tile to lay", "none or more")
    _refuse_unless(owed is not DRAW or left > 0, "due", "a tile to draw", "none left")
    _refuse_unless(owed not in (MAN, ENDED) or left == 0, "due", "no tile left", left)
    _refuse_unless(not (state.goal and owed is MAN), "due", "the end with the last tile", "man")
    over = state.passes == state.seats
    _refuse_unless(
        state.goal or over == (owed is ENDED), "passes", "all at the end only", state.passes
    )
    waiting = owed in (MAN, ENDED) and not state.goal
    _refuse_unless(
        waiting or state.passes == 0, "passes", "none while tiles are laid", state.passes
    )
    if owed is SETUP:
        fresh = state.turn == 0 and state.seat == 0
        _refuse_unless(fresh, "turn", "no turn before the start", state.turn)
        return
    _check_turn(state)


def _check_turn(state: Wildfire) -> None:
    """While tiles are laid, each turn lays one, and seats take turns."""
    turn = int(state.turn)
    in_turn = (turn - 1) % state.seats == state.seat
    _refuse_unless(in_turn, "turn", f"a turn of seat {state.seat + 1}", turn)
    laid = int(state.count - state.seats)
    if state.due in (DRAW, LAY):
        _refuse_unless(turn == laid + 1, "turn", str(laid + 1), turn)
    elif state.due is PLACE or state.goal:
        _refuse_unless(turn == laid, "turn", str(laid), turn)
    else:
        least = laid + max(1, int(state.passes) + (state.due is MAN))
        _refuse_unless(turn >= least, "turn", f"{least} or more", turn)


QUESTIONS: Final[tuple[Callable[[Wildfire], None], ...]] = (
    _check_holes,
    _check_tiles,
    _check_men,
    _check_firebreaks,
    _check_slots,
    _check_start,
    _check_phase,
)
