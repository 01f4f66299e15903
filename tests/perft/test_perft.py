"""Counting ahead from written positions gives the numbers in the tables.

A wrong rule almost always changes them. They detect change; rule tests decide what is right.
"""

from __future__ import annotations

import pytest
from tests.perft.perft import FOLDER, Table, count_ahead, read_tables

from caserne.games import GAMES, read_position

TABLES = [table for game in GAMES for table in read_tables(game.name)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.title)
def test_counts(table: Table) -> None:
    """So many ways lead on from a position, to so many others, so many of them final."""
    assert count_ahead(table.line, len(table.counts)) == table.counts


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.title)
def test_positions_are_written_as_they_are_read(table: Table) -> None:
    """The positions in the tables are in the form in which they are written."""
    game, state = read_position(table.line)
    assert game.write_position(state) == table.line


def test_every_game_has_a_table() -> None:
    """Each game of the catalogue has its table, and no table is left over."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == {game.name for game in GAMES}
