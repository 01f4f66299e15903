"""What Extreme Danger adds to a drawn position."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.games.flashpoint.extreme.lift import platform_space
from caserne.games.flashpoint.extreme.terrain import tokens_of
from caserne.games.flashpoint.extreme.tokens import CAPACITY, DAMAGED, DESTROYED, OBJECTS

if TYPE_CHECKING:
    from caserne.games.flashpoint.scene import Scene


def extreme_marks(state: Scene, space: int) -> list[str]:
    """Mark what of the expansion is on a space."""
    x = tokens_of(state)
    there = {
        "C": x.objects[space],
        "k": x.toxic[space],
        "o": x.floors[space] == DESTROYED,
        "%": x.floors[space] == DAMAGED,
        "H": x.ladders[space] or x.raised[space] or x.spans[space],
        "P": space == platform_space(state),
    }
    return [mark for mark, present in there.items() if present]


def extreme_counters(state: Scene) -> list[str]:
    """Say what is left on the engine, and how near the objects are to going off."""
    x = tokens_of(state)
    words = [f"ladders on the engine {x.rack}"] if state.advanced else []
    words += [
        f"{name} {x.counters[kind]}/{CAPACITY}"
        for kind, name in enumerate(OBJECTS)
        if kind + 1 in list(x.objects)
    ]
    return words
