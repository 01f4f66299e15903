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
    kinds = s.kinds()
    for i in range(len(kinds)):
        kind = kinds[len(kinds) - 1 - i]
        for j in range(len(pending)):
            frame = i64(pending[j])
            if frame & KIND_MASK == kind.number:
                s.owe(kind, frame >> OPERAND_SHIFT)
