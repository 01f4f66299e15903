"""Plots: bars with intervals, a heat map, a line; as pictures and as lines for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from caserne.envs.shapes import INK, Picture

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

WIDTH: Final = 640
ROW: Final = 26
LEFT: Final = 190
RIGHT: Final = 110
TOP: Final = 48
BAR: Final = "#3b7ea1"
TRACK: Final = "#e3dfd2"
CELL_WIDTH: Final = 84
SCALE: Final = 3
"""How many points of a PNG one of a picture is."""
LINES: Final = ("#3b7ea1", "#d8432a", "#2e8b57", "#8a4fae")
BLOCKS: Final = " ▏▎▍▌▋▊▉█"
SHADES: Final = "·░▒▓█"
TERMINAL: Final = 40


class Bar(NamedTuple):
    """A share of 1, with the interval it lies in, and a word about it."""

    label: str
    share: float
    low: float
    high: float
    note: str = ""


class Line(NamedTuple):
    """Points from left to right."""

    label: str
    points: list[tuple[float, float]]


def bars(title: str, rows: Sequence[Bar]) -> Picture:
    """Draw shares as bars, with their intervals."""
    span = WIDTH - LEFT - RIGHT
    picture = Picture(WIDTH, TOP + ROW * len(rows) + 16, title)
    picture.write((16, 28), title, 15, anchor="start")
    for number, row in enumerate(rows):
        y = TOP + ROW * number
        picture.write((LEFT - 10, y + 15), row.label, 12, anchor="end")
        picture.box(LEFT, y + 3, span, ROW - 8, TRACK)
        picture.box(LEFT, y + 3, max(span * row.share, 1), ROW - 8, BAR)
        middle = y + ROW / 2 - 1
        ends = [(LEFT + span * row.low, middle), (LEFT + span * row.high, middle)]
        picture.line(ends, INK, 2)
        for x, _ in ends:
            picture.line([(x, middle - 4), (x, middle + 4)], INK, 2)
        picture.write(
            (WIDTH - RIGHT + 8, y + 15), row.note or f"{row.share:.1%}", 12, anchor="start"
        )
    return picture


def heat_map(
    title: str, rows: Sequence[str], columns: Sequence[str], shares: Sequence[float]
) -> Picture:
    """Draw a table whose cells are the darker the higher the share."""
    width = LEFT + CELL_WIDTH * len(columns) + 16
    picture = Picture(max(width, 360), TOP + ROW * (len(rows) + 1) + 16, title)
    picture.write((16, 28), title, 15, anchor="start")
    for number, column in enumerate(columns):
        middle = LEFT + CELL_WIDTH * (number + 0.5)
        picture.write((middle, TOP + 14), column, 12)
    for place, share in enumerate(shares):
        down, across = divmod(place, len(columns))
        x, y = LEFT + CELL_WIDTH * across, TOP + ROW * (down + 1)
        picture.box(x, y, CELL_WIDTH - 2, ROW - 2, shade(share))
        ink = "#ffffff" if share > 0.55 else INK  # noqa: PLR2004 - where the fill gets dark
        picture.write((x + CELL_WIDTH / 2 - 1, y + 16), f"{share:.0%}", 12, ink)
    for number, row in enumerate(rows):
        picture.write((LEFT - 10, TOP + ROW * (number + 1) + 16), row, 12, anchor="end")
    return picture


def shade(share: float) -> str:
    """Mix a colour: paper for 0, deep blue for 1."""
    pale, deep = (236, 232, 219), (20, 72, 112)
    mixed = (
        round(a + (b - a) * min(max(share, 0.0), 1.0)) for a, b in zip(pale, deep, strict=True)
    )
    return "#" + "".join(f"{part:02x}" for part in mixed)


def curve(title: str, lines: Sequence[Line], across: str, up: str) -> Picture:
    """Draw lines over a share from 0 to 1."""
    picture = Picture(WIDTH, 360, title)
    left, right, top, low = 60, WIDTH - 24, 60, 310
    points = [point for line in lines for point in line.points]
    first, last = min(x for x, _ in points), max(x for x, _ in points)
    picture.write((16, 28), title, 15, anchor="start")
    for tenth in range(0, 11, 2):
        y = low - (low - top) * tenth / 10
        picture.line([(left, y), (right, y)], TRACK)
        picture.write((left - 8, y + 4), f"{tenth * 10} %", 11, anchor="end")
    for number, line in enumerate(lines):
        ink = LINES[number % len(LINES)]
        places = [
            (left + (right - left) * (x - first) / ((last - first) or 1), low - (low - top) * y)
            for x, y in line.points
        ]
        picture.line(places, ink, 2)
        for place in places:
            picture.disc(place, 3, ink)
        picture.write((right, top - 8 - 14 * number), line.label, 12, ink, anchor="end")
    picture.write((left, low + 18), f"{first:g}", 11)
    picture.write((right, low + 18), f"{last:g}", 11, anchor="end")
    picture.write(((left + right) / 2, low + 36), across, 12)
    picture.write((left - 44, top - 10), up, 12, anchor="start")
    return picture


# In the terminal


def bar_lines(rows: Sequence[Bar]) -> list[str]:
    """Draw shares as bars of characters."""
    widest = max((len(row.label) for row in rows), default=0)
    return [
        f"{row.label:>{widest}} {bar_text(row.share)} {row.note or f'{row.share:.1%}'}"
        for row in rows
    ]


def bar_text(share: float) -> str:
    """Draw one bar, to the eighth of a character."""
    eighths = round(min(max(share, 0.0), 1.0) * TERMINAL * 8)
    full, rest = divmod(eighths, 8)
    return f"{BLOCKS[-1] * full}{BLOCKS[rest].strip()}".ljust(TERMINAL)


def heat_lines(rows: Sequence[str], columns: Sequence[str], shares: Sequence[float]) -> list[str]:
    """Draw a table whose cells have a shade and a share."""
    side = max(map(len, rows), default=0)
    wide = max(7, *(len(column) for column in columns)) + 2
    lines = [" " * side + "".join(f"{column:>{wide}}" for column in columns)]
    for number, row in enumerate(rows):
        cells = shares[number * len(columns) : (number + 1) * len(columns)]
        shown = (f"{SHADES[min(int(share * 5), 4)]} {share:.0%}" for share in cells)
        lines.append(f"{row:>{side}}" + "".join(f"{cell:>{wide}}" for cell in shown))
    return lines


# Files


def save(picture: Picture, file: Path) -> None:
    """Write a picture as SVG, or as PNG if its name says so."""
    if file.suffix.lower() == ".png":
        picture.paint(SCALE).save(file)
    else:
        file.write_text(picture.svg(), encoding="utf-8")
