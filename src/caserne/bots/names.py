"""What bots are called at a table: each by a name of its own, the same for whoever looks."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

if TYPE_CHECKING:
    from collections.abc import Iterable

NAMES: Final = (
    "Abel",
    "Agathe",
    "Basile",
    "Bruno",
    "Camille",
    "Clara",
    "Colin",
    "Dalia",
    "Eddy",
    "Elsa",
    "Farid",
    "Flora",
    "Gaspard",
    "Hugo",
    "Inès",
    "Iris",
    "Jonas",
    "Karim",
    "Lina",
    "Lucas",
    "Malik",
    "Maud",
    "Nadia",
    "Nestor",
    "Odile",
    "Oscar",
    "Rosa",
    "Samir",
    "Théo",
    "Victor",
    "Zoé",
)
"""Names that are read alike in English and in French. So many that no stride but theirs repeats."""
STRIDE: Final = 7


def bot_name(table: str, seat: int, taken: Iterable[str]) -> str:
    """Name the bot at a seat of a table, like nobody else whose name is taken there."""
    first = crc32(table.encode()) + STRIDE * seat
    names = [NAMES[(first + STRIDE * step) % len(NAMES)] for step in range(len(NAMES))]
    known = {name.casefold() for name in taken}
    return next((name for name in names if name.casefold() not in known), names[0])
