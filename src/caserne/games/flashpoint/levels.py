"""Attic and basement: half boards that are attached to a building by what its drawing says.

A building says ``attach attic over u1-5 stairs u2-5:E``: the level's first space lies over (or
under) that space, and the token of its staircase lies on the other, whose exit is named.
"""

# mypyc: no

from __future__ import annotations

from typing import Final

from caserne.core.errors import UnreadableError

LINES: Final = ("attach", "stairs")
WORDS_OF_ATTACH: Final = 5  # attach NAME over|under SPACE stairs SPACE


def attach(building: str, name: str, level: str) -> str:
    """Give the drawing of a building with a level attached [fp.x.attic] [fp.x.basement]."""
    side, space, token = how_attached(building, name)
    body, _, arrows = building.partition("\narrows\n")
    grid, _, more = level.partition("\narrows\n")
    half = next(line for line in grid.splitlines() if line.startswith("stairs ")).split()[1]
    first = first_space(grid)
    over = f"over {first} {space}" if side == "over" else f"over {space} {first}"
    kept = [line for line in body.splitlines() if not line.startswith("attach ")]
    floor = [line for line in grid.splitlines() if not line.startswith(LINES)]
    joints = [line for line in kept if line.startswith(("over ", "stairs ", "object "))]
    rest = [line for line in kept if line not in joints]
    rest = [f"{line}-{name}" if line.startswith("board ") else line for line in rest]
    while not rest[-1]:
        rest.pop()
    while not floor[-1]:
        floor.pop()
    joined = [line for line in joints if line.startswith("over ")]
    joined += [over, *(line for line in joints if line.startswith("stairs "))]
    joined += [f"stairs {token} {half}", *(line for line in joints if line.startswith("object "))]
    lines = [*rest, "", *floor, "", *joined, "", "arrows", arrows.rstrip("\n"), more.rstrip("\n")]
    return "\n".join(lines) + "\n"


def how_attached(building: str, name: str) -> tuple[str, str, str]:
    """Find how a building takes a level: over or under which space, and where the token lies."""
    for line in building.splitlines():
        words = line.split()
        if words[:2] == ["attach", name]:
            if len(words) == WORDS_OF_ATTACH + 1 and words[2] in ("over", "under"):
                return words[2], words[3], words[5]
            expected = f"attach {name} over or under a space, stairs and a space"
            raise UnreadableError("board", expected, line)
    raise UnreadableError("flashpoint option level", "a level this board takes", name)


def first_space(level: str) -> str:
    """Name the first space inside a level: row 1 and the first column within its ring."""
    head, *lines = level.splitlines()
    ring = "no-outside" not in head
    return f"{head.split()[1]}1-{lines[0].split()[1 if ring else 0]}"
