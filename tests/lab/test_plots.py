"""Plots: each of them as SVG, as PNG and in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from caserne.cli import simulate, sweep
from caserne.games import find
from caserne.lab.plots import (
    BAR,
    Bar,
    Bars,
    Curves,
    HeatMap,
    Histogram,
    Line,
    Point,
    Sheet,
    save,
    shade,
)
from caserne.lab.simulate import Plan, Tally
from caserne.lab.strength.cells import CURVES, curve
from caserne.lab.strength.measuring import Result
from caserne.lab.strength.page import plotted
from caserne.lab.sweep import Axis, grid_of

if TYPE_CHECKING:
    from pathlib import Path

    from caserne.lab.plots import Plot

SVG = "{http://www.w3.org/2000/svg}"
GAME = find("flashpoint").from_text("rules=advanced")
PLAN = Plan("flashpoint", "rules=advanced", ("steady",), 1, 10)


def crews() -> Plot:
    """Draw the win rate by crew and level."""
    axes = [Axis("firefighters", ("2", "3")), Axis("difficulty", ("recruit", "heroic"))]
    tallies = [Tally(games=10, wins=wins) for wins in (9, 4, 7, 1)]
    return sweep.plot_of(GAME, grid_of(PLAN, axes), tallies)


def games() -> Plot:
    """Draw lengths, and losses by cause."""
    causes = {"collapsed": 3, "victims lost": 2, "rescued": 5}
    tally = Tally(games=10, wins=5, reasons=causes, lengths={31: 2, 47: 6, 62: 2})
    return simulate.plot_of(GAME, PLAN, tally)


def thinking() -> Plot:
    """Draw strength against thinking time."""
    return plotted(
        {
            cell: Result(10, 2 * place, 100, 0.3 * 4**place)
            for place, cell in enumerate(curve(CURVES[0]))
        }
    )


WANTED = {
    "win rate by crew and level": (
        crews,
        {"flashpoint rules=advanced: games won, by difficulty", "firefighters 2", "heroic", "90%"},
        {"difficulty", "recruit", "firefighters 3", "█ 90%", "▓ 70%", "· 10%"},
    ),
    "length, and losses by cause": (
        games,
        {"won", "ended: collapsed", "30.0%", "games by their turns", "30-31", "46-47"},
        {"ended: victims lost", "20.0%", "games by their turns", "46-47", "62-63"},
    ),
    "strength against thinking time": (
        thinking,
        {"Flash Point, veteran", "1", "1000", "processor time a turn, milliseconds"},
        {"Flash Point, veteran", "192", "60.0%", "share of games won"},
    ),
}


@pytest.mark.parametrize("name", WANTED)
def test_what_people_look_at_is_drawn_in_three_ways(name: str, tmp_path: Path) -> None:
    """Each plot is SVG that can be read with its words in it, a PNG with colours, and lines."""
    make, words, shown = WANTED[name]
    plot = make()
    save(plot, tmp_path / "plot.svg")
    root = ET.parse(tmp_path / "plot.svg").getroot()  # noqa: S314 - our own
    found = {element.text for element in root.iter(f"{SVG}text")}
    assert words <= found
    picture = plot.picture()
    save(plot, tmp_path / "plot.png")
    image = Image.open(tmp_path / "plot.png")
    assert list(image.size) == [round(picture.width * 3), round(picture.height * 3)]
    assert len(image.getcolors(1 << 20) or []) > 3
    lines = "\n".join(plot.lines())
    assert all(word in lines for word in shown), lines


def test_bars_are_as_long_as_their_shares() -> None:
    """In the terminal and in the picture; the interval lies over the bar."""
    bars = Bars("won <here>", [Bar("a", 1, 1, 1), Bar("bb", 0, 0, 0.5, "none")])
    full, none = bars.lines()
    assert full.startswith(" a ████")
    assert full.count("█") == 40
    assert none == "bb " + " " * 40 + " none"
    assert "won &lt;here&gt;" in bars.picture().svg()
    drawn = [shape.points for shape in bars.picture().shapes if shape.fill == BAR]
    assert [points[1][0] - points[0][0] for points in drawn] == [340, 1]
    assert (shade(0), shade(1)) == ("#ece8db", "#144870")


def test_a_heat_map_has_a_cell_a_pair() -> None:
    """Cells are as dark as their shares."""
    heat = HeatMap("crews", ["x"], ["l", "r"], [0.1, 1.0])
    assert heat.lines()[1].split() == ["x", "·", "10%", "█", "100%"]
    assert shade(1.0) in heat.picture().svg()


def empty(first: int, end: int, width: int) -> list[tuple[str, int]]:
    """List bins with nothing in them."""
    return [(f"{n}-{n + width - 1}", 0) for n in range(first, end, width)]


@pytest.mark.parametrize(
    ("counts", "bins"),
    [
        ({3: 1, 5: 2}, [("3", 1), ("4", 0), ("5", 2)]),
        ({30: 1, 31: 1, 62: 7}, [("30-31", 2), *empty(32, 62, 2), ("62-63", 7)]),
        ({10: 1, 205: 1}, [("10-19", 1), *empty(20, 200, 10), ("200-209", 1)]),
        ({}, []),
    ],
)
def test_numbers_are_put_together(counts: dict[int, int], bins: list[tuple[str, int]]) -> None:
    """A histogram has at most 20 bins of one width, none left out, and counts every game once."""
    found = Histogram("turns", counts).bins()
    assert found == bins
    assert len(found) <= 20
    assert sum(count for _, count in found) == sum(counts.values())
    assert Histogram("turns", counts).picture().svg()


@pytest.mark.parametrize(("x", "place"), [(1.0, 60.0), (100.0, 616.0), (10.0, 338.0)])
def test_a_point_stands_at_its_time(x: float, place: float) -> None:
    """By tens times go from one power of ten to another; half of all games is half way up."""
    ends = [Point(1.0, 0.0), Point(99.0, 1.0)]
    lines = [Line("a", ends), Line("b", [Point(x, 0.5, 0.4, 0.6)]), Line("nothing", [])]
    drawn = Curves("t", lines, "x", "y", by_tens=True).picture()
    assert ((place, 185.0),) in [shape.points for shape in drawn.shapes if shape.kind == "disc"]


def test_a_sheet_has_all_below_each_other() -> None:
    """As a picture and as lines; nothing lies over anything else."""
    one, other = Bars("one", [Bar("a", 1, 1, 1)]), Histogram("two", {1: 3})
    sheet = Sheet([one, other])
    assert sheet.lines() == [*one.lines(), "", *other.lines()]
    height = one.picture().height
    assert sheet.picture().height == height + other.picture().height
    moved = sheet.picture().shapes[len(one.picture().shapes) :]
    assert all(y >= height for shape in moved for _, y in shape.points)
