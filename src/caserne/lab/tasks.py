"""What a benchmark measures: contestants, tasks and the variants of each game, by name."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

INSTALLED: Final = "installed"
SOURCE: Final = "source"
PEERS: Final = "peers"
KINDS: Final = (INSTALLED, SOURCE, PEERS)

WHOLE: Final = "whole"
STEPPED: Final = "stepped"
COPY: Final = "copy"
PLAN: Final = "plan"
TASKS: Final = (WHOLE, STEPPED, COPY, PLAN)
VALUED: Final = "valued"
THINKERS: Final = ("steady", "sharp", "master")
THINKING: Final = (VALUED, *THINKERS)
"""What bots are measured at, as installed and in one variant: positions valued, turns played."""
OBSERVED: Final = "observed"
BATCH: Final = "batch"
ARRAYS: Final = (OBSERVED, BATCH)
"""What learners do: games stepped with an observation and a mask each, one and many at once."""
TOGETHER: Final = 64
"""The games of a batch."""
ODDS: Final = "odds"
"""What chance may bring next, worked out as installed, in every variant but the largest."""
LARGE: Final = "extreme"
"""The variant of which neither a small state nor quick odds are wanted."""
BYTES: Final = "bytes"
ENGINE: Final = "engine"
"""The share of a bot's turns that is spent in the rules; ``engine-master`` is asked for."""

PEER_GAMES: Final = ("oware", "chess", "backgammon")
EXTREME: Final = (
    "players=4 start_fires=yes firefighters_leave=yes fire_not_occupied=yes back_into_fire=yes"
)
DANGER: Final = (
    "rules=advanced board=laboratory level=basement large=yes small=chemical platform=yes "
    "bridges=yes descents=yes engineer=yes repairs=yes"
)
VARIANTS: Final[dict[str, dict[str, str]]] = {
    "flashpoint": {"family": "", "advanced": "rules=advanced", "extreme": DANGER},
    "onfire": {"two": "", "four": "players=4", "extreme": EXTREME},
    "feurio": {"two": "", "firebreaks": "players=4 firebreaks=yes", "solo": "players=1"},
}
"""The options each game is measured with, by name."""


def has_arrays() -> bool:
    """Tell whether NumPy is installed, which the environments need."""
    return find_spec("numpy") is not None


def variants(game: str) -> dict[str, str]:
    """Name the options a game is measured with."""
    return VARIANTS.get(game, {"default": ""})
