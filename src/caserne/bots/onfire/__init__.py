"""A heuristic for On Fire!!! that looks through a whole turn before its first action."""

from __future__ import annotations

from caserne.bots.onfire.steady import SteadyEmployer

__all__ = ["SteadyEmployer"]
