"""Players of Feurio!: a heuristic that tries every turn, and what the search is told."""

from __future__ import annotations

from caserne.bots.feurio.hook import MASTER, SHARP, ForesterHook
from caserne.bots.feurio.steady import SteadyForester

__all__ = ["MASTER", "SHARP", "ForesterHook", "SteadyForester"]
