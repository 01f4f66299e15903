"""A position drawn with letters: a column of hexagons beside the other, half a step lower each.

A tile is its value, its men and free slots, and its free sides, as in ``6gb./3``; a firebreak ``#``
and who laid it; a hottest point ``+`` and its heat. Below each stands the name of its space.
"""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.games.feurio import box, hexes
from caserne.games.feurio.forest import name
from caserne.games.feurio.position import LETTERS
from caserne.games.feurio.spreading import DRAW, LAY
from caserne.games.feurio.zones import score_of

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire

WIDTH: Final = 8
"""The characters of a column."""


def draw_position(state: Wildfire) -> str:
    """Draw the forest, then the hands and the counters."""
    return "\n".join([*draw_forest(state), "", *_hands(state), _counters(state)])


def draw_forest(state: Wildfire) -> list[str]:
    """Draw the tiles and the hottest points."""
    cells = {int(state.hexes[tile]): tile_text(state, tile) for tile in range(state.count)}
    if state.due in (DRAW, LAY):
        for point in range(state.point_count):
            if int(state.heats[point]) == state.hottest:
                cells[int(state.points[point])] = f"+{state.hottest}"
    if not cells:
        return ["(no tile yet)"]
    left = min(int(hexes.column(cell)) for cell in cells)
    top = min(_height(cell) for cell in cells)
    lines = [""] * (max(_height(cell) for cell in cells) - top + 2)
    for cell, text in sorted(cells.items()):
        at = (int(hexes.column(cell)) - left) * WIDTH
        for line, words in enumerate((text, name(cell)), _height(cell) - top):
            lines[line] = f"{lines[line]:{at}}{words}"
    return lines


def _height(cell: int) -> int:
    """Count half steps southwards."""
    return 2 * int(hexes.row(cell)) + int(hexes.column(cell))


def tile_text(state: Wildfire, tile: int) -> str:
    """Write a tile in a few characters."""
    value = int(state.values[tile])
    if state.down[tile]:
        return f"#{state.down[tile]}" + (f"={value}" if value != box.HIDDEN else "")
    men = "".join(letter * int(state.men_on(tile, colour)) for colour, letter in enumerate(LETTERS))
    slots = "." * (int(box.slots(value)) - int(state.crowd[tile]))
    return f"{value}{men}{slots}/{state.free[tile]}"


def _hands(state: Wildfire) -> list[str]:
    lines = []
    for seat in range(state.seats):
        men = [
            f"{box.COLOURS[colour]} {state.hand(seat, colour)}"
            for colour in range(box.COLOUR_COUNT)
            if box.men_of(state.seats, seat, colour)
        ]
        points = "" if state.goal else f", points {score_of(state, seat)[0]}"
        lines.append(f"{seat + 1} has {', '.join(men)}{points}")
    return lines


def _counters(state: Wildfire) -> str:
    words = [f"turn {state.turn}", f"tiles left {state.tiles_left()}"]
    if state.drawn:
        words.append(f"drawn {'?' if state.drawn == box.HIDDEN else state.drawn}")
    return ", ".join(words)
