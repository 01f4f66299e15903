from collections.abc import Sequence
from typing import Any, NamedTuple

import pyspiel

class TimeStep(NamedTuple):
    observations: dict[str, Any]
    rewards: Sequence[float] | None
    discounts: Sequence[float] | None
    step_type: Any
    def last(self) -> bool: ...

class Environment:
    def __init__(self, game: pyspiel.Game) -> None: ...
    def reset(self) -> TimeStep: ...
    def step(self, actions: Sequence[int]) -> TimeStep: ...
