"""A heuristic for Flash Point that plans each turn whole and looks at every roll after it."""

from __future__ import annotations

from caserne.bots.flashpoint.steady import SteadyFirefighter

__all__ = ["SteadyFirefighter"]
