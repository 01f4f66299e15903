"""The tables of strength: every cell played on seeds of its own, kept, and written as a page."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec

from caserne.bots.catalogue import names
from caserne.games import GAMES, find
from caserne.lab.sharing import Crew
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
    missing,
    results,
    run,
    seated_at,
    slices,
)
from caserne.lab.strength.page import TOOLS, page, plotted, shared

TEAM = Cell("feurio", "players=2 cooperative=yes", "random")
RIVALS = Cell("feurio", "players=3", "random", "steady")
ALONE = Crew()


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


def measured(wanted: list[Cell], games: int, file: Path, crew: Crew = ALONE) -> list[int]:
    """Measure what is missing; give the games that were heard of, as they were done."""
    heard: list[int] = []
    run(missing(wanted, games, file), file, crew, heard.append)
    return heard


def test_what_is_done_is_kept(tmp_path: Path) -> None:
    """A run that was stopped in the middle of a line goes on: the end is as if it had not been."""
    whole, other = tmp_path / "whole", tmp_path / "other"
    assert measured([TEAM], 4, whole) == [2, 2]
    measured([TEAM], 2, other)
    other.write_bytes(other.read_bytes() + b'{"cell":{"ga')
    assert measured([TEAM], 4, other) == [2]
    (first,), (second,) = kept(whole), kept(other)
    assert (first.games, first.wins, first.uses) == (4, second.wins, second.uses)
    assert measured([TEAM], 4, whole) == []


def test_figures_do_not_depend_on_who_plays(tmp_path: Path) -> None:
    """Two processes, in whatever order they are done, find what one does."""
    alone, together = tmp_path / "alone", tmp_path / "together"
    assert sum(measured([TEAM, RIVALS], 4, alone)) == 8
    assert sum(measured([TEAM, RIVALS], 4, together, Crew(2))) == 8
    found = [
        [(one.cell, one.first, one.games, one.wins, one.turns, one.uses) for one in kept(file)]
        for file in (alone, together)
    ]
    assert found[0] == found[1]


def test_what_was_published_is_read_byte_for_byte() -> None:
    """Every line of docs/strength.jsonl is read, of a cell there is, and written as it was."""
    file = Path(__file__).parents[2] / "docs" / "strength.jsonl"
    samples = kept(file)
    assert {one.cell for one in samples} <= set(cells())
    assert [msgspec.json.encode(one) for one in samples] == file.read_bytes().splitlines()


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
    measured([TEAM, RIVALS], 1, file)
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
    """What a master used in Extreme Danger stands there a game, nothing as nothing."""
    row = next(row for row in CHAPTERS[2].rows if "basement" in row.title)
    text = page({row.cell("master"): result(1, 4, bridge=6, mend=2)}, "x.svg")
    assert f"| building | {' | '.join(TOOLS.values())} |" in text
    told = ["1.50" if word == "bridge" else "0.50" if word == "mend" else "0.00" for word in TOOLS]
    assert f"| {' | '.join([row.title, *told])} |" in text


def test_strength_by_budget_is_drawn() -> None:
    """The plot has a point a budget that was measured, at its time and with its interval."""
    found = {cell: result(place, 4) for place, cell in enumerate(curve(CURVES[0]))}
    plot = plotted(found)
    assert [line.label for line in plot.rows] == [row.title for row in CURVES]
    assert [point.share for point in plot.rows[0].points] == [0.0, 0.25, 0.5, 0.75]
    assert {point.x for point in plot.rows[0].points} == {20.0}
    assert [point.low for point in plot.rows[0].points] == [
        one.interval[0] for one in found.values()
    ]
    assert plot.by_tens
