"""A heuristic firefighter."""

from __future__ import annotations

from caserne.bots.bot import RandomBot


class SteadyFirefighter(RandomBot):
    """Saves people sensibly."""
