"""A plot as SVG: shares against a time, which is drawn by its logarithm."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 720
HEIGHT: Final = 400
LEFT: Final = 64
RIGHT: Final = 24
TOP: Final = 44
BOTTOM: Final = 84
COLOURS: Final = ("#c2410c", "#1d4ed8", "#15803d", "#7e22ce")
TENTHS: Final = 5
"""The shares are ruled at so many places."""

STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.title{font-size:15px;font-weight:bold}"
    ".rule{stroke:#ddd}.axis{stroke:#222}"
)


class Point(NamedTuple):
    """A share at a time, with its interval."""

    time: float
    share: float
    low: float
    high: float


Curve = tuple[str, list[Point]]


def drawn(title: str, across: str, up: str, curves: list[Curve]) -> str:
    """Draw curves with their intervals; one without points has its name alone."""
    times = [point.time for _, points in curves for point in points if point.time > 0]
    first = floor(log10(min(times))) if times else 0
    last = max(ceil(log10(max(times))) if times else 1, first + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text class="title" x="{LEFT}" y="24">{escape(title)}</text>',
        *rules(first, last),
        name_at(f"translate({(LEFT + WIDTH - RIGHT) // 2} {HEIGHT - BOTTOM + 40})", across),
        name_at(f"translate(16 {(TOP + HEIGHT - BOTTOM) // 2}) rotate(-90)", up),
    ]
    for place, (name, points) in enumerate(curves):
        parts += curve_of(place, name, [point for point in points if point.time > 0], first, last)
    return "\n".join([*parts, "</svg>"]) + "\n"


def name_at(where: str, name: str) -> str:
    """Name an axis."""
    return f'<text transform="{where}" text-anchor="middle">{escape(name)}</text>'


def at_time(time: float, first: int, last: int) -> float:
    """Place a time between two powers of ten."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (log10(time) - first) / (last - first)


def at_share(share: float) -> float:
    """Place a share."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def rules(first: int, last: int) -> list[str]:
    """Rule the shares and the powers of ten."""
    lines: list[str] = []
    for tenth in range(TENTHS + 1):
        share = tenth / TENTHS
        y = at_share(share)
        lines.append(
            f'<path class="rule" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for power in range(first, last + 1):
        x = at_time(10.0**power, first, last)
        lines.append(
            f'<path class="rule" d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">'
            f"{10.0**power:g}</text>"
        )
    lines.append(
        f'<path class="axis" fill="none" d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}"/>'
    )
    return lines


def curve_of(place: int, name: str, points: list[Point], first: int, last: int) -> list[str]:
    """Draw one curve: a line through its points, each with its interval, and its name below."""
    colour = COLOURS[place % len(COLOURS)]
    left, bottom = LEFT + place * 220, HEIGHT - 14
    parts = [
        f'<path stroke="{colour}" stroke-width="3" d="M{left} {bottom - 4}h20"/>',
        f'<text x="{left + 26}" y="{bottom}">{escape(name)}</text>',
    ]
    spots = [(at_time(point.time, first, last), point) for point in points]
    if spots:
        way = "L".join(f"{x:.1f} {at_share(point.share):.1f}" for x, point in spots)
        parts.append(f'<path fill="none" stroke="{colour}" stroke-width="2" d="M{way}"/>')
    for x, point in spots:
        parts.append(
            f'<path stroke="{colour}" d="M{x:.1f} {at_share(point.low):.1f}'
            f'V{at_share(point.high):.1f}"/>'
            f'<circle cx="{x:.1f}" cy="{at_share(point.share):.1f}" r="4" fill="{colour}"/>'
        )
    return parts
