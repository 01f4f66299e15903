"""What each of several things adds to the share of games won, the others being equal."""

# mypyc: no

from __future__ import annotations

from typing import Final

RIDGE: Final = 1.0
"""How much effects are drawn towards nothing: what is never seen has none."""


def effects(rows: list[list[int]], won: list[bool]) -> list[float]:
    """Fit shares won as a sum of effects by least squares; a row says how often each is there."""
    size = len(rows[0]) + 1
    table = [[0.0] * (size + 1) for _ in range(size)]
    for place in range(size - 1):
        table[place][place] = RIDGE
    for row, win in zip(rows, won, strict=True):
        known = [*row, 1, int(win)]
        there = [place for place in range(size) if known[place]]
        for one in there:
            for other in (*there, size):
                table[one][other] += known[one] * known[other]
    return solved(table)[:-1]


def solved(table: list[list[float]]) -> list[float]:
    """Solve equations, each a row with its right side last, by Gauss and Jordan."""
    rows = [list(row) for row in table]
    for pivot in range(len(rows)):
        best = max(range(pivot, len(rows)), key=lambda place: abs(rows[place][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        scale = rows[pivot][pivot]
        rows[pivot] = [value / scale for value in rows[pivot]]
        for place, row in enumerate(rows):
            if place != pivot and row[pivot]:
                rows[place] = [
                    value - row[pivot] * lead for value, lead in zip(row, rows[pivot], strict=True)
                ]
    return [row[-1] for row in rows]
