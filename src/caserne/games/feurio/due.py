"""What is owed next: one thing at a time."""

from __future__ import annotations

from typing import Final

ENDED: Final = 0
SETUP: Final = 1  # chance: a tile of the start
DRAW: Final = 2  # chance: the tile of a turn
LAY: Final = 3  # the seat lays the tile it drew
PLACE: Final = 4  # the seat has laid a tile and may place men
MAN: Final = 5  # all tiles lie: the seat may place men

NAMES: Final = ("ended", "setup", "draw", "lay", "place", "man")
