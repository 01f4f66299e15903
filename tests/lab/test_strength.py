"""The tables of strength: every cell once, kept, and written as a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.bots.catalogue import names
from caserne.games import GAMES, find
from caserne.lab.strength import Cell, Result, cells, kept, page, run

if TYPE_CHECKING:
    from pathlib import Path

CELL = Cell("two", "feurio", "players=3", "random", "steady")


def test_every_cell_can_be_played() -> None:
    """Each names a game, options and bots there are, and none stands there twice."""
    listed = list(cells())
    assert len(set(listed)) == len(listed)
    assert {cell.game for cell in listed} == {game.name for game in GAMES}
    for cell in listed:
        game = find(cell.game).from_text(cell.options)
        assert set(cell.bots) <= set(names(cell.game))
        assert len(cell.bots) == (game.seats if cell.rival else 1)


def test_what_is_done_is_kept(tmp_path: Path) -> None:
    """A run that was stopped goes on: what is in the file is not played again."""
    file = tmp_path / "cells"
    done: list[int] = []
    (first,) = run([CELL], 2, file, done.append)
    assert (first.cell, first.games, done) == (CELL, 2, [1])
    assert kept(file) == [first]
    assert run([CELL], 2, file, done.append) == [first]
    assert len(file.read_bytes().splitlines()) == 1


def test_the_page_has_a_row_a_cell() -> None:
    """Each cell has its share with its interval and its time; budgets are drawn."""
    master = Cell("solo, by budget", "feurio", "players=1", "master", budget=25)
    text = page([Result(CELL, 1, 10, 5, 1.25), Result(master, 1, 10, 4, 30.0)])
    assert "| two | random against steady | 5 of 10 | 23.7% to 76.3% | 1.2 |" in text
    assert "   25 % " + "#" * 16 in text
