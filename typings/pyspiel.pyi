from collections.abc import Callable, Mapping, Sequence
from enum import Enum

class PlayerId(Enum):
    CHANCE = -1
    TERMINAL = -4
    def __int__(self) -> int: ...

class GameType:
    class Dynamics(Enum):
        SEQUENTIAL = ...

    class ChanceMode(Enum):
        EXPLICIT_STOCHASTIC = ...

    class Information(Enum):
        IMPERFECT_INFORMATION = ...
        PERFECT_INFORMATION = ...

    class Utility(Enum):
        GENERAL_SUM = ...

    class RewardModel(Enum):
        TERMINAL = ...

    def __init__(
        self,
        *,
        short_name: str,
        long_name: str,
        dynamics: Dynamics,
        chance_mode: ChanceMode,
        information: Information,
        utility: Utility,
        reward_model: RewardModel,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        parameter_specification: Mapping[str, object],
    ) -> None: ...

class GameInfo:
    def __init__(
        self,
        *,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        utility_sum: float | None,
        max_game_length: int,
    ) -> None: ...

class Game:
    def __init__(self, kind: GameType, info: GameInfo, params: Mapping[str, object]) -> None: ...
    def new_initial_state(self) -> State: ...

class State:
    def __init__(self, game: Game) -> None: ...

def load_game(name: str, params: Mapping[str, object] = ...) -> Game: ...
def register_game(kind: GameType, game: Callable[..., Game]) -> None: ...
def registered_names() -> Sequence[str]: ...
def random_sim_test(game: Game, *, num_sims: int, serialize: bool, verbose: bool) -> None: ...
