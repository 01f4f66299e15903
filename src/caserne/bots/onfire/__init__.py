"""Players of On Fire!!!: a heuristic that looks through its turn, and what the search is told."""

from __future__ import annotations

from caserne.bots.onfire.hook import MASTER, SHARP, EmployerHook
from caserne.bots.onfire.steady import SteadyEmployer

__all__ = ["MASTER", "SHARP", "EmployerHook", "SteadyEmployer"]
