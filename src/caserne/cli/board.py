"""``caserne board``: the drawing of a board checked and printed, with a few facts about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from caserne.cli.failures import BAD_INPUT, blame
from caserne.cli.reading import read_text
from caserne.core.errors import UnreadableError
from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import NOWHERE
from caserne.games.flashpoint.drawing import draw_board
from caserne.games.flashpoint.levels import attach
from caserne.games.flashpoint.printed import (
    BOARDS,
    playable,
    printed_board,
    printed_level,
    with_level,
)
from caserne.games.flashpoint.reading import read_board
from caserne.games.flashpoint.survey import problems

if TYPE_CHECKING:
    from caserne.games.flashpoint.board import Board, Floor

COUNTED: Final = {
    edges.DOOR: "doors",
    edges.DOORWAY: "doorways",
    edges.WALL: "walls",
    edges.FIRE_DOOR: "fire doors",
    edges.LIGHT_WALL: "light walls",
    edges.WINDOW: "windows",
    edges.SOLID: "indestructible walls",
    edges.STAIRS: "stairs",
}


ATTACHED: Final = {
    name: [line.split()[1] for line in printed_board(name).splitlines() if "attach " in line]
    for name in BOARDS
}
"""The levels that each printed board takes."""
HALVES: Final = tuple(dict.fromkeys(level for levels in ATTACHED.values() for level in levels))
"""The levels by themselves: half boards."""
WHOLE: Final = tuple(f"{name}-{level}" for name, levels in ATTACHED.items() for level in levels)
"""Printed boards with a level attached, named as their drawings are."""
EXPECTED: Final = f"one of {', '.join((*BOARDS, *HALVES, *WHOLE))}, or the drawing of a board"


@click.command(
    short_help="Check and print the drawing of a board.",
    help=f"""Check and print a BOARD: the file of a drawing (- for standard input), or one of ours.

    Ours are {", ".join(BOARDS)}; the levels {" and ".join(HALVES)}; and, with a level attached,
    {", ".join(WHOLE)}. A file of such a name is ./NAME.

    Every problem is a line on stderr; a board that cannot be read or played on gives status 2.
    """,
)
@click.argument("board")
def board(board: str) -> None:
    """Check and print a board; a level of ours by itself is half a board, and only printed."""
    if board in HALVES:
        takers = [name for name, levels in ATTACHED.items() if board in levels]
        click.echo(f"{printed_level(board)}\nGoes with: {', '.join(takers)}")
        return
    name, text = drawing_of(board)
    with blame(name):
        drawn = read_board(text)
        found = problems(drawn)
        for level in drawn.levels:
            found += [f"{level}: {problem}" for problem in _level_problems(text, level)]
    for problem in found:
        click.echo(f"caserne board: {name}: {problem}", err=True)
    if found:
        raise click.exceptions.Exit(BAD_INPUT)
    click.echo("\n".join([draw_board(drawn), *describe(drawn)]))


def drawing_of(word: str) -> tuple[str, str]:
    """Give the drawing of a board by its name, or that of a file; and what to call it."""
    building, _, level = word.partition("-")
    if word in BOARDS:
        return word, printed_board(word)
    if word in WHOLE:
        return word, attach(printed_board(building), level, printed_level(level))
    return read_text(word, EXPECTED)


def _level_problems(text: str, level: str) -> list[str]:
    """List what is wrong with a building once a level is attached to it, and with it alone not."""
    try:
        alone = problems(read_board(text))
        return [problem for problem in problems(with_level(text, level)) if problem not in alone]
    except UnreadableError as error:
        return [f"expected {error.expected}, got {error.got!r}"]


def describe(drawn: Board) -> list[str]:
    """Count what is on a board, and say if its size is not one that can be played on."""
    kinds = [int(kind) for kind in drawn.edge_kinds]
    counts = {word: kinds.count(kind) for kind, word in COUNTED.items()}
    spaces = [*drawn.ambulance_spaces, *drawn.engine_spaces]
    parkings = sum(space != NOWHERE for space in spaces) // 2
    facts = {"floors": len(drawn.floors), "rooms": _rooms(drawn), **counts, "parkings": parkings}
    lines = [", ".join(f"{word}: {count}" for word, count in facts.items() if count)]
    for floor in drawn.floors[1:]:
        where = "over" if floor.storey > 0 else "under"
        number = abs(floor.storey)
        lines.append(f"Floor {floor.mark}: {number} {where} the ground, columns {_columns(floor)}")
    if drawn.levels:
        lines.append(f"Takes: {', '.join(drawn.levels)}")
    try:
        playable(drawn)
    except UnreadableError as error:
        lines.append(f"Remark: not playable, {error}")
    return lines


def _columns(floor: Floor) -> str:
    last = floor.first_column + floor.columns - 1
    shown = f"{floor.first_column}-{last}"
    return f"{shown} over {floor.first_column - floor.shift}-{last - floor.shift}"


def _rooms(drawn: Board) -> int:
    """Count the parts of the house that nothing but open space holds together."""
    left = {space for space in range(drawn.size) if drawn.is_inside(space)}
    rooms = 0
    while left:
        rooms += 1
        front = [left.pop()]
        while front:
            reached = _beside(drawn, front.pop()) & left
            left -= reached
            front += reached
    return rooms


def _beside(drawn: Board, space: int) -> set[int]:
    return {
        int(drawn.neighbour(space, way))
        for way in range(drawn.ways)
        if drawn.edge(space, way) >= 0 and drawn.edge_kinds[drawn.edge(space, way)] == edges.OPEN
    }
