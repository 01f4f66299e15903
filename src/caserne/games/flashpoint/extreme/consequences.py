"""What an explosion brings about: noted while it goes on, owed when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from caserne.core.agenda import KIND_MASK, OPERAND_SHIFT
from caserne.games.flashpoint.extreme.terrain import tokens_of

if TYPE_CHECKING:
    from caserne.core.due import Due
    from caserne.games.flashpoint.scene import Scene


def note(s: Scene, kind: Due[Any], operand: i64) -> None:
    """Note what the explosion in hand brings about, for when it is over."""
    x = tokens_of(s)
    x.pending = append(x.pending, i16(kind.number | (operand << OPERAND_SHIFT)))


def owe_consequences(s: Scene) -> None:
    """Owe what an explosion brought about: doors first, then floors, fires below, objects.

    [fp.x.fire-door] [fp.x.floor-destroyed] [fp.x.floor-hole] [fp.x.car] That is the order in which
    the game lists their kinds; what is owed last is settled first.
    """
    x = tokens_of(s)
    if len(x.pending) == 0:
        return
    pending, x.pending = x.pending, vec[i16]()
    number = last_kind(pending, KIND_MASK + 1)
    while number >= 0:
        kind = s.kinds()[number]
        for i in range(len(pending)):
            frame = i64(pending[i])
            if frame & KIND_MASK == number:
                s.owe(kind, frame >> OPERAND_SHIFT)
        number = last_kind(pending, number)


def last_kind(pending: vec[i16], before: i64) -> i64:
    """Find the last kind that was noted, of those before another; -1 if there is none."""
    last: i64 = -1
    for i in range(len(pending)):
        number = i64(pending[i]) & KIND_MASK
        if last < number < before:
            last = number
    return last
