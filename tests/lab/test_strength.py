"""The tables of strength: every cell played on seeds of its own, kept, and written as a page."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from caserne.bots.catalogue import names
from caserne.games import GAMES, find
from caserne.lab.simulate import Plan, play_slice
from caserne.lab.strength.cells import (
    CHAPTERS,
    CURVES,
    SEED,
    SEER,
    Cell,
    cells,
    curve,
)
from caserne.lab.strength.measuring import (
    FEWEST,
    SLICE,
    Result,
    Sample,
    forget,
    joined,
    kept,
    measure,
    results,
    run,
    seated_at,
    slices,
)
from caserne.lab.strength.page import page, plotted, shared
from caserne.lab.strength.plot import Point, drawn

if TYPE_CHECKING:
    from pathlib import Path

TEAM = Cell("feurio", "players=2 cooperative=yes", "random")
RIVALS = Cell("feurio", "players=3", "random", "steady")


def nothing(*_: int) -> None:
    """Hear nothing."""


# What is published


def test_every_cell_can_be_played() -> None:
    """Each names a game, options and bots there are, and every game has some."""
    assert {cell.game for cell in cells()} == {game.name for game in GAMES}
    for cell in cells():
        assert cell.seats >= (2 if cell.rival else 1)
        assert {cell.bot, cell.rival or SEER} <= {*names(cell.game), SEER}


def test_beside_every_master_stands_a_seer() -> None:
    """Each row has who knows the dice; each chapter says what limits us."""
    for chapter in CHAPTERS:
        assert chapter.limits
        assert all({"master", SEER} <= set(row.bots) for row in chapter.rows)
        assert {row.bots for row in chapter.rows} == {chapter.rows[0].bots}


# Measuring


def test_the_figures_are_those_of_simulate() -> None:
    """The games of a cell are those that ``caserne simulate`` plays from the same seed."""
    for cell in (TEAM, RIVALS):
        sample = measure(cell, 0, 3)
        seats = find(cell.game).from_text(cell.options).seats
        plan = Plan(
            cell.game, cell.options, tuple(seated_at(cell, seats, 0)), SEED, 3, bool(cell.rival)
        )
        tally = play_slice(plan, 0, 3)
        assert sample.wins == (tally.bots["random"].wins if cell.rival else tally.wins)
        assert sample.uses["lay"] > 0


def test_seats_are_rotated_against_rivals() -> None:
    """Each seat in turn is the bot's; a team has every seat."""
    assert sorted(seated_at(RIVALS, 3, number).index("random") for number in range(3)) == [0, 1, 2]
    assert seated_at(TEAM, 2, 1) == ["random", "random"]


def test_what_is_done_is_kept(tmp_path: Path) -> None:
    """A run that was stopped in the middle of a line goes on: the end is as if it had not been."""
    whole, other = tmp_path / "whole", tmp_path / "other"
    told: list[tuple[int, int]] = []
    run([TEAM], 4, whole, 1, lambda done, total: told.append((done, total)))
    assert told == [(0, 2), (1, 2), (2, 2)]
    run([TEAM], 2, other, 1, nothing)
    other.write_bytes(other.read_bytes() + b'{"cell":{"ga')
    run([TEAM], 4, other, 1, nothing)
    (first,), (second,) = kept(whole), kept(other)
    assert (first.games, first.wins, first.uses) == (4, second.wins, second.uses)
    told.clear()
    run([TEAM], 4, whole, 1, lambda done, total: told.append((done, total)))
    assert told == [(0, 0)]


def test_cells_grow_together() -> None:
    """No cell has a game more before every cell has the first few; what is known is left out."""
    listed = slices([TEAM, RIVALS], 3 * FEWEST, [Sample(TEAM, 0, FEWEST, 0, 0, 0.0, {})])
    each = FEWEST // SLICE
    assert [piece[0] for piece in listed[:each]] == [RIVALS] * each
    assert {piece[0] for piece in listed[each : 2 * each]} == {TEAM}
    for cell, known in ((TEAM, FEWEST), (RIVALS, 0)):
        numbers = [first + i for one, first, count in listed if one == cell for i in range(count)]
        assert sorted(numbers) == list(range(known, 3 * FEWEST))


def test_lines_that_follow_each_other_are_one() -> None:
    """What is kept is a line a cell; a gap stays one, and a cell that is forgotten is gone."""
    pieces = [Sample(TEAM, first, 2, 1, 10, 0.5, {"lay": 3}) for first in (6, 0, 2)]
    assert joined(pieces) == [Sample(TEAM, 0, 4, 2, 20, 1.0, {"lay": 6}), pieces[0]]


def test_a_cell_can_be_measured_anew(tmp_path: Path) -> None:
    """What is forgotten is gone, the rest stays."""
    file = tmp_path / "cells"
    run([TEAM, RIVALS], 1, file, 1, nothing)
    forget(file, [TEAM])
    assert set(results(kept(file))) == {RIVALS}


# The page


def result(wins: int, games: int, **uses: int) -> Result:
    """Make what is known of a cell: a turn took 20 ms."""
    return Result(games, wins, 100 * games, 2.0 * games, Counter(uses))


def test_the_page_has_every_row() -> None:
    """Each row has its share with its interval and times, and what was not measured a hyphen."""
    row = CHAPTERS[0].rows[1]
    text = page({row.cell("master"): result(5, 10), row.cell("sharp"): result(0, 4)}, "x.svg")
    assert "| recruit | 97 % | - | 0 of 4 (0 % to 49 %) | 5 of 10 (24 % to 76 %) | - |" in text
    assert "-, 20.0, 20.0 |" in text
    for chapter in CHAPTERS:
        assert all(f"| {one.title} |" in text for one in chapter.rows)
        assert chapter.limits in text
    assert "](x.svg)" in text
    assert shared(None) == "-"


def test_tools_of_the_expansion_are_counted() -> None:
    """What a master used in Extreme Danger stands there a game; what nobody used has no column."""
    row = next(row for row in CHAPTERS[2].rows if "basement" in row.title)
    text = page({row.cell("master"): result(1, 4, bridge=6, mend=2)}, "x.svg")
    assert "| building | bridges | walls mended |" in text
    assert f"| {row.title} | 1.5 | 0.5 |" in text


def test_strength_by_budget_is_drawn() -> None:
    """The plot is an SVG with a point a budget that was measured, in the order of their times."""
    found = {cell: result(place, 4) for place, cell in enumerate(curve(CURVES[0]))}
    root = ET.fromstring(plotted(found))  # noqa: S314 - our own
    circles = [node for node in root.iter() if node.tag.endswith("circle")]
    assert len(circles) == len(found)
    names = {node.text for node in root.iter() if node.tag.endswith("text")}
    assert {row.title for row in CURVES} <= names


@pytest.mark.parametrize(("time", "x"), [(1.0, 64.0), (100.0, 696.0), (10.0, 380.0)])
def test_a_point_stands_at_its_time(time: float, x: float) -> None:
    """Times go from one power of ten to another."""
    points = [Point(1.0, 0, 0, 0), Point(99.0, 1, 1, 1), Point(time, 0.5, 0.4, 0.6)]
    assert f'cx="{x}" cy="180.0"' in drawn("t", "x", "y", [("a", points[:2]), ("b", points[2:])])
