"""Players of Flash Point: a heuristic that plans its turn, and what the search is told."""

from __future__ import annotations

from caserne.bots.flashpoint.hook import MASTER, SHARP, FirefighterHook
from caserne.bots.flashpoint.steady import SteadyFirefighter

__all__ = ["MASTER", "SHARP", "FirefighterHook", "SteadyFirefighter"]
