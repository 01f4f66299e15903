"""Plots: bars with intervals, heat maps, histograms and curves, each drawn in three ways.

A plot is a picture, written as SVG or painted as PNG, and lines of characters for the terminal.
"""

from __future__ import annotations

from math import ceil, floor, log10
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from caserne.envs.shapes import INK, Picture

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

WIDTH: Final = 640
ROW: Final = 26
LEFT: Final = 190
RIGHT: Final = 110
TOP: Final = 48
BAR: Final = "#3b7ea1"
TRACK: Final = "#e3dfd2"
CELL_WIDTH: Final = 84
DARK: Final = 0.55
"""The share from which a cell is so dark that it is written on in white."""
SCALE: Final = 3
"""How many points of a PNG one of a picture is."""
LINES: Final = ("#3b7ea1", "#d8432a", "#2e8b57", "#8a4fae")
BLOCKS: Final = " ▏▎▍▌▋▊▉█"
SHADES: Final = "·░▒▓█"
TERMINAL: Final = 40
MOST_BINS: Final = 20


class Plot(Protocol):
    """What can be drawn, as a picture and in the terminal."""

    def picture(self) -> Picture:
        """Draw it as a picture."""

    def lines(self) -> list[str]:
        """Draw it with characters."""


# Bars


class Bar(NamedTuple):
    """A share of 1, with the interval it lies in, and a word about it."""

    label: str
    share: float
    low: float
    high: float
    note: str = ""


class Bars(NamedTuple):
    """Shares below each other, with their intervals."""

    title: str
    rows: Sequence[Bar]

    def picture(self) -> Picture:
        """Draw a bar a row, its interval over it."""
        span = WIDTH - LEFT - RIGHT
        picture = _titled(self.title, WIDTH, TOP + ROW * len(self.rows) + 16)
        for number, row in enumerate(self.rows):
            y = TOP + ROW * number
            picture.write((LEFT - 10, y + 15), row.label, 12, anchor="end")
            picture.box(LEFT, y + 3, span, ROW - 8, TRACK)
            picture.box(LEFT, y + 3, max(span * row.share, 1), ROW - 8, BAR)
            middle = y + ROW / 2 - 1
            ends = [(LEFT + span * row.low, middle), (LEFT + span * row.high, middle)]
            picture.line(ends, INK, 2)
            for x, _ in ends:
                picture.line([(x, middle - 4), (x, middle + 4)], INK, 2)
            picture.write((WIDTH - RIGHT + 8, y + 15), _note(row), 12, anchor="start")
        return picture

    def lines(self) -> list[str]:
        """Draw bars of characters."""
        widest = max((len(row.label) for row in self.rows), default=0)
        return [f"{row.label:>{widest}} {bar_text(row.share)} {_note(row)}" for row in self.rows]


def _note(row: Bar) -> str:
    return row.note or f"{row.share:.1%}"


def bar_text(share: float) -> str:
    """Draw one bar, to the eighth of a character."""
    eighths = round(min(max(share, 0.0), 1.0) * TERMINAL * 8)
    full, rest = divmod(eighths, 8)
    return f"{BLOCKS[-1] * full}{BLOCKS[rest].strip()}".ljust(TERMINAL)


# Heat maps


class HeatMap(NamedTuple):
    """A table of shares, row after row."""

    title: str
    rows: Sequence[str]
    columns: Sequence[str]
    shares: Sequence[float]
    across: str = ""
    """What the columns are the values of."""

    def picture(self) -> Picture:
        """Draw a table whose cells are the darker the higher the share."""
        across, down = len(self.columns), len(self.rows)
        width = max(LEFT + CELL_WIDTH * across + 16, 360)
        title = f"{self.title}, by {self.across}" if self.across else self.title
        picture = _titled(title, width, TOP + ROW * (down + 1) + 16)
        for number, column in enumerate(self.columns):
            picture.write((LEFT + CELL_WIDTH * (number + 0.5), TOP + 14), column, 12)
        for place, share in enumerate(self.shares):
            row, column_number = divmod(place, across)
            x, y = LEFT + CELL_WIDTH * column_number, TOP + ROW * (row + 1)
            picture.box(x, y, CELL_WIDTH - 2, ROW - 2, shade(share))
            ink = "#ffffff" if share > DARK else INK
            picture.write((x + CELL_WIDTH / 2 - 1, y + 16), f"{share:.0%}", 12, ink)
        for number, label in enumerate(self.rows):
            picture.write((LEFT - 10, TOP + ROW * (number + 1) + 16), label, 12, anchor="end")
        return picture

    def lines(self) -> list[str]:
        """Draw a table whose cells have a shade and a share."""
        side = max(map(len, self.rows), default=0)
        wide = max(7, *(len(column) for column in self.columns)) + 2
        lines = [self.across] if self.across else []
        lines.append(" " * side + "".join(f"{column:>{wide}}" for column in self.columns))
        for number, row in enumerate(self.rows):
            first = number * len(self.columns)
            cells = self.shares[first : first + len(self.columns)]
            shown = (f"{SHADES[min(int(share * 5), 4)]} {share:.0%}" for share in cells)
            lines.append(f"{row:>{side}}" + "".join(f"{cell:>{wide}}" for cell in shown))
        return lines


def shade(share: float) -> str:
    """Mix a colour: paper for 0, deep blue for 1."""
    pale, deep = (236, 232, 219), (20, 72, 112)
    mixed = (
        round(a + (b - a) * min(max(share, 0.0), 1.0)) for a, b in zip(pale, deep, strict=True)
    )
    return "#" + "".join(f"{part:02x}" for part in mixed)


# Histograms


class Histogram(NamedTuple):
    """How often each number came, such as the turns of games."""

    title: str
    counts: Mapping[int, int]

    def bins(self) -> list[tuple[str, int]]:
        """Put numbers together so that there are few bins: each with its numbers and its count."""
        if not self.counts:
            return []
        least, most = min(self.counts), max(self.counts)
        width = next(size for size in _widths() if most // size - least // size < MOST_BINS)
        found = dict.fromkeys(range(least // width, most // width + 1), 0)
        for number, count in self.counts.items():
            found[number // width] += count
        return [(_span(place * width, width), count) for place, count in found.items()]

    def picture(self) -> Picture:
        """Draw a column a bin."""
        picture = _titled(self.title, WIDTH, 260)
        bins = self.bins()
        left, low, high = 60, 210, 56
        each = (WIDTH - left - 24) / max(len(bins), 1)
        tallest = max((count for _, count in bins), default=1)
        picture.line([(left, low), (WIDTH - 24, low)], INK)
        for number, (label, count) in enumerate(bins):
            x, tall = left + each * number, (low - high) * count / tallest
            picture.box(x + 1, low - tall, max(each - 2, 1), tall, BAR)
            if number % ceil(len(bins) / 10) == 0:
                picture.write((x + each / 2, low + 16), label, 10)
        picture.write((left - 8, high + 4), f"{tallest:,}", 11, anchor="end")
        picture.write((left - 8, low + 4), "0", 11, anchor="end")
        return picture

    def lines(self) -> list[str]:
        """Draw a bar a bin, the fullest one as long as can be."""
        bins = self.bins()
        tallest = max((count for _, count in bins), default=1)
        rows = [Bar(label, count / tallest, 0, 0, f"{count:,}") for label, count in bins]
        return [self.title, *Bars("", rows).lines()]


def _widths() -> Iterable[int]:
    """List how wide a bin may be: 1, 2, 5, 10 and so on."""
    scale = 1
    while True:
        yield from (scale, 2 * scale, 5 * scale)
        scale *= 10


def _span(first: int, width: int) -> str:
    return str(first) if width == 1 else f"{first}-{first + width - 1}"


# Curves


class Point(NamedTuple):
    """A share at a number, with the interval it lies in if it has one."""

    x: float
    share: float
    low: float | None = None
    high: float | None = None


class Line(NamedTuple):
    """Points from left to right."""

    label: str
    points: Sequence[Point]


class Curves(NamedTuple):
    """Lines over a share from 0 to 1; ``by_tens``: across by the logarithm."""

    title: str
    rows: Sequence[Line]
    across: str
    up: str
    by_tens: bool = False

    def picture(self) -> Picture:
        """Draw the lines, each point with its interval."""
        picture = _titled(self.title, WIDTH, 360 + 14 * len(self.rows))
        left, right, top, low = 60, WIDTH - 24, 60, 310
        first, last = self._ends()
        for tenth in range(0, 11, 2):
            y = low - (low - top) * tenth / 10
            picture.line([(left, y), (right, y)], TRACK)
            picture.write((left - 8, y + 4), f"{tenth * 10} %", 11, anchor="end")
        for x in self._ruled(first, last):
            place = left + (right - left) * self._place(x, first, last)
            picture.line([(place, top), (place, low)], TRACK)
            picture.write((place, low + 18), f"{x:g}", 11)
        for number, line in enumerate(self.rows):
            ink = LINES[number % len(LINES)]
            spots = [
                (left + (right - left) * self._place(point.x, first, last), point)
                for point in line.points
            ]
            if spots:
                picture.line([(x, low - (low - top) * one.share) for x, one in spots], ink, 2)
            for x, one in spots:
                picture.disc((x, low - (low - top) * one.share), 3, ink)
                if one.low is not None and one.high is not None:
                    ends = [(x, low - (low - top) * end) for end in (one.low, one.high)]
                    picture.line(ends, ink)
            below = low + 54 + 14 * number
            picture.line([(left, below - 4), (left + 20, below - 4)], ink, 3)
            picture.write((left + 28, below), line.label, 12, anchor="start")
        picture.write(((left + right) / 2, low + 34), self.across, 12)
        picture.write((left - 44, top - 10), self.up, 12, anchor="start")
        return picture

    def _ends(self) -> tuple[float, float]:
        """Give what is drawn at the left and at the right: by tens powers of ten."""
        places = [point.x for line in self.rows for point in line.points] or [1.0]
        if not self.by_tens:
            return min(places), max(places)
        least = 10.0 ** floor(log10(min(places)))
        return least, max(10.0 ** ceil(log10(max(places))), 10 * least)

    def _ruled(self, first: float, last: float) -> list[float]:
        if not self.by_tens:
            return [first, last]
        return [10.0**power for power in range(round(log10(first)), round(log10(last)) + 1)]

    def _place(self, x: float, first: float, last: float) -> float:
        """Give how far from the left a number is, as a share."""
        if self.by_tens:
            x, first, last = log10(x), log10(first), log10(last)
        return (x - first) / ((last - first) or 1)

    def lines(self) -> list[str]:
        """Draw the points of each line as bars, below its name."""
        drawn = [f"{self.up}, by {self.across}"]
        for line in self.rows:
            rows = [
                Bar(f"{one.x:,.4g}", one.share, 0, 0, f"{one.share:.1%}{_reach(one)}")
                for one in line.points
            ]
            drawn += [line.label, *(f"  {text}" for text in Bars("", rows).lines())]
        return drawn


def _reach(point: Point) -> str:
    if point.low is None or point.high is None:
        return ""
    return f" ({point.low:.1%} to {point.high:.1%})"


# Several, and files


class Sheet(NamedTuple):
    """Plots below each other."""

    plots: Sequence[Plot]

    def picture(self) -> Picture:
        """Draw all on one paper."""
        drawn = [plot.picture() for plot in self.plots]
        sheet = Picture(
            max(one.width for one in drawn), sum(one.height for one in drawn), drawn[0].title
        )
        y = 0.0
        for one in drawn:
            sheet.paste(one, 0, y)
            y += one.height
        return sheet

    def lines(self) -> list[str]:
        """Draw all, with an empty line between."""
        parts = ["\n".join(plot.lines()) for plot in self.plots]
        return "\n\n".join(parts).split("\n")


def _titled(title: str, width: float, height: float) -> Picture:
    picture = Picture(width, height, title)
    picture.write((16, 28), title, 15, anchor="start")
    return picture


def save(plot: Plot, file: Path) -> None:
    """Write a plot as SVG, or as PNG if the file's name says so."""
    picture = plot.picture()
    if file.suffix.lower() == ".png":
        picture.paint(SCALE).save(file)
    else:
        file.write_text(picture.svg(), encoding="utf-8")
