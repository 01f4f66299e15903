"""The games as Python games of OpenSpiel, with chance nodes and information states.

``register()`` tells OpenSpiel of them; then ``pyspiel.load_game("python_caserne_feurio",
{"options": "players=3"})`` makes one. What a seat knows is the row of ``caserne.envs`` and, as a
string, all that it was told since the game began.
"""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from caserne.core.state import CHANCE, NOBODY
from caserne.envs.catalogue import encoder_of, game_of
from caserne.envs.table import Table
from caserne.games import GAMES

if TYPE_CHECKING:
    from caserne.core.game import Game

PREFIX: Final = "python_caserne_"
_KIND: Final = pyspiel.GameType


def type_of(kind: type[Game]) -> pyspiel.GameType:
    """Describe a game of the catalogue to OpenSpiel."""
    least, most = kind.seat_range
    secretive = "secretive" in vars(kind)
    known = _KIND.Information
    return _KIND(
        short_name=f"{PREFIX}{kind.name}",
        long_name=f"Caserne: {kind.name}",
        dynamics=_KIND.Dynamics.SEQUENTIAL,
        chance_mode=_KIND.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if secretive else known.PERFECT_INFORMATION,
        utility=_KIND.Utility.GENERAL_SUM,
        reward_model=_KIND.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": ""},
    )


TYPES: Final = {kind.name: type_of(kind) for kind in GAMES}


class SpielGame(pyspiel.Game):
    """A game of the catalogue with its options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        """Take the options as text, the parameter ``options``."""
        chosen = params or {}
        self.game = game_of(name, str(chosen.get("options", "")))
        self.encoder = encoder_of(self.game)
        about = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoder.actions),
            max_chance_outcomes=int(self.encoder.outcomes),
            num_players=self.game.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.game.horizon,
        )
        super().__init__(TYPES[name], about, chosen)

    def new_initial_state(self) -> SpielState:
        """Start a game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Say that chance may act as often as anybody."""
        return self.game.horizon

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel's
        params: dict[str, Any] | None = None,
    ) -> SpielObserver:
        """Make what turns positions into rows and strings."""
        del params
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recall=recall)


class SpielState(pyspiel.State):
    """A position; every roll and draw is a node of its own."""

    def __init__(self, game: SpielGame) -> None:
        """Begin a game."""
        super().__init__(game)
        self.table = Table(game.game, game.encoder, explicit=True)
        self.heard: list[list[str]] = [[] for _ in range(game.game.seats)]

    def current_player(self) -> int:
        """Say who decides."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.actor == CHANCE else self.table.actor

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or has taken too long."""
        return self.table.actor == NOBODY or self.table.is_given_up

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return sorted(self.table.codes)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what chance may bring, and how likely each is."""
        base = int(self.table.encoder.actions)
        odds = {
            place - base: int(self.table.state.weight(code))
            for place, code in self.table.codes.items()
        }
        total = sum(odds.values())
        return [(outcome, weight / total) for outcome, weight in sorted(odds.items())]

    def _place(self, action: int) -> int:
        return action + int(self.table.encoder.actions) if self.table.actor == CHANCE else action

    def _apply_action(self, action: int) -> None:
        place = self._place(action)
        code, table = self.table.codes[place], self.table
        privy = table.game.privy(table.state, code)
        words = f"{table.actor}:{table.game.write_action(code)}"
        for seat, heard in enumerate(self.heard):
            heard.append(words if privy is None or seat in privy else f"{table.actor}:?")
        table.play(place)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        code = self.table.codes.get(self._place(action))
        return f"place {action}" if code is None else self.table.game.write_action(code)

    def returns(self) -> list[float]:
        """Give each seat what it won."""
        return self.table.rewards()

    def __str__(self) -> str:
        """Write the position."""
        return self.table.game.write_position(self.table.state)


class SpielObserver:
    """Fills one row again and again, as OpenSpiel wants it."""

    def __init__(self, game: SpielGame, *, recall: bool) -> None:
        """Make an empty row; the names of its parts are those of the blocks."""
        self.recall = recall
        self.tensor = np.zeros(int(game.encoder.features), np.float32)
        self.dict = {
            f"{number} {block.name}".strip(): self.tensor[block.first : block.last]
            for number, block in enumerate(game.encoder.blocks)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat may know into the row."""
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what a seat may know, with all it was told if it is to recall."""
        view = state.table.game.view(state.table.state, player)
        line = state.table.game.write_view(view)
        return "\n".join([*state.heard[player], line]) if self.recall else line


def _maker(name: str) -> type[SpielGame]:
    def init(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, name, params)

    return type(f"Caserne{name.title()}", (SpielGame,), {"__init__": init})


def register() -> list[str]:
    """Tell OpenSpiel of all games; give the names it knows them by."""
    known = set(pyspiel.registered_names())
    for name, kind in TYPES.items():
        if f"{PREFIX}{name}" not in known:
            pyspiel.register_game(kind, _maker(name))
    return [f"{PREFIX}{name}" for name in TYPES]
