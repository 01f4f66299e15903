"""Boards to play on: the printed ones with their levels, and drawings of people's own.

A drawing is folded into one word where an option must hold it.
"""

# mypyc: no

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint.drawing import draw_board
from caserne.games.flashpoint.levels import attach
from caserne.games.flashpoint.reading import read_board
from caserne.games.flashpoint.survey import problems

if TYPE_CHECKING:
    from caserne.games.flashpoint.board import Board

BOARDS: Final = ("house", "villa", "garage", "laboratory")
BOARDS_KEPT: Final = 32
"""So many boards are kept read: all of ours with their levels, and some of people's own."""
ROWS: Final = 6


def open_board(name: str, level: str = "none") -> Board:
    """Open a board by its name, or read a drawing folded into one word [fp.adv.board].

    A level is attached to it as its drawing says [fp.x.attic] [fp.x.basement].
    """
    if name not in BOARDS and "/" not in name:
        expected = f"{' or '.join(BOARDS)}, or a folded drawing"
        raise UnreadableError("flashpoint option board", expected, name)
    return opened(name, level)


@lru_cache(BOARDS_KEPT)
def opened(name: str, level: str) -> Board:
    """Read a board, or give the one that was read before: play never changes it."""
    text = unfold(name) if "/" in name else printed_board(name)
    return playable(read_board(text) if level == "none" else with_level(text, level))


def with_level(text: str, level: str) -> Board:
    """Read the drawing of a building with a level attached [fp.x.attic] [fp.x.basement]."""
    return read_board(attach(text, level, printed_level(level)))


def printed_board(name: str) -> str:
    """Give the drawing of a board of ours."""
    return _file(f"{name}.board")


def printed_level(name: str) -> str:
    """Give the drawing of a level that can be attached to a board [fp.x.attic] [fp.x.basement]."""
    return _file(f"{name}.level")


def _file(name: str) -> str:
    return (files("caserne.games.flashpoint") / "boards" / name).read_text("utf-8")


def playable(board: Board) -> Board:
    """Give a board back if it can be played on."""
    found = problems(board)
    if found:
        raise UnreadableError(f"board {board.name}", "a board fit for play", "; ".join(found))
    above = [floor.columns for floor in board.floors if floor.storey >= 0]
    sizes = ([8], [4, 4], [8, 4], [4, 4, 4])
    if board.dice_rows != ROWS or above not in sizes:
        size = f"{len(board.floors)} floors, {board.dice_rows} by {board.dice_columns}"
        expected = "6 rows, and 8 columns on one floor or 4 on each of two"
        raise UnreadableError(f"board {board.name}", expected, size)
    return board


def fold(board: Board) -> str:
    """Fold a board's drawing into one word, as the option ``board`` takes it."""
    plain = draw_board(board)
    lines = [
        line for line in plain.splitlines() if line.partition(" ")[0] not in ("en", "fr", "source")
    ]
    return "/".join(lines).replace(" ", "_")


def unfold(word: str) -> str:
    """Unfold what ``fold`` folded."""
    return word.replace("_", " ").replace("/", "\n")
