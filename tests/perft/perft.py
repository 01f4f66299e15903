"""Counting ahead: how many ways lead on from a position, and to how many positions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.laws.trails import fields

from caserne.core.state import NOBODY
from caserne.games import read_position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from caserne.core.game import Game
    from caserne.core.state import State

FOLDER: Final = Path(__file__).parent

Front = dict[str, tuple["State", int]]
"""Positions by their text, with the number of ways that lead to each."""


class Count(NamedTuple):
    """What was counted after some steps: the ways there, the positions, and how many are final.

    Of the last step only the ways are counted, which takes no playing.
    """

    ways: int
    positions: int = -1
    final: int = -1


class Table(NamedTuple):
    """A written position, what it is, and what was counted from it, step by step."""

    title: str
    line: str
    counts: list[Count]


def count_ahead(line: str, steps: int) -> list[Count]:
    """Count ahead from a written position; every outcome of chance is a step."""
    game, state = read_position(line)
    front: Front = {line: (state, 1)}
    found = []
    for _ in range(steps - 1):
        front = following(game, front)
        final = sum(state.actor() == NOBODY for state, _ in front.values())
        found.append(Count(sum(ways for _, ways in front.values()), len(front), final))
    return [*found, Count(sum(ways * len(state.legal()) for state, ways in front.values()))]


def following(game: Game, front: Front) -> Front:
    """Take every step from every position."""
    reached: Front = {}
    for before, ways in front.values():
        for action in before.legal():
            after = before.copy()
            after.apply(action)
            text = fields(game, after)
            reached[text] = (after, ways + reached.get(text, (after, 0))[1])
    return reached


def read_tables(name: str) -> Iterator[Table]:
    """Read a game's tables: a title after ``#``, a position, then a line of counts a step."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    for block in text.split("\n\n")[1:]:
        title, line, *rows = block.strip().splitlines()
        counts = [Count(*map(int, row.split()[1:])) for row in rows]
        yield Table(title.removeprefix("# "), line, counts)
