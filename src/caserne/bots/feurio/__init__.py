"""A heuristic for Feurio! that tries every way to take its turn, and what it leaves to others."""

from __future__ import annotations

from caserne.bots.feurio.steady import SteadyForester

__all__ = ["SteadyForester"]
