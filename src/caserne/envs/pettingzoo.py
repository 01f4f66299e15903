"""Every game for several minds as PettingZoo knows it: agents act one after the other."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from caserne.core.state import CHANCE
from caserne.envs.catalogue import encoder_of, game_of
from caserne.envs.gym import MODES, MOST_SEED, check_mode, render, space_of, weights
from caserne.envs.table import Table

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from caserne.core.game import Game

DICE: Final = "chance"
"""The agent that rolls and draws, where that is asked for."""


class CaserneAec(AECEnv):
    """A game whose seats are agents, ``seat_1`` and so on; the order of turns is the game's."""

    def __init__(
        self,
        game: Game | str,
        options: str = "",
        *,
        chance: bool = False,
        text: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Take a game and its options; with ``chance`` dice are an agent too."""
        super().__init__()
        self.game = game_of(game, options)
        self.metadata = {
            "name": f"caserne_{self.game.name}_v0",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = check_mode(render_mode)
        self.table = Table(self.game, encoder_of(self.game), explicit=chance)
        self._text = text
        self.seats = [f"seat_{seat + 1}" for seat in range(self.game.seats)]
        self.possible_agents = [*self.seats, DICE] if chance else list(self.seats)
        seen, places = space_of(self.table), self.table.width
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(places) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Give the space of what an agent sees: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Give the places of the mask."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game with the dice of a seed, or with others each time."""
        del options
        if seed is not None or self._random is None:
            self._random = np.random.default_rng(seed)
        dice = int(self._random.integers(MOST_SEED)) if seed is None else seed
        self.table.begin(dice)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._tell()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Make what an agent sees; what it may not know is not in it."""
        seat = self._seat(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play the action at a place of the mask; ``ValueError`` if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("expected an action, got none")
        self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        ended = self.game.outcome(self.table.state) is not None
        if ended:
            self.rewards |= dict(zip(self.seats, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, ended)
        self.truncations = dict.fromkeys(self.agents, self.table.is_given_up)
        self._tell()
        self._accumulate_rewards()

    def render(self) -> Any:  # noqa: ANN401 - as many kinds as there are modes
        """Show what everybody may know, as the mode says."""
        return render(self.table, -1, self.render_mode)

    def close(self) -> None:
        """Have nothing to close."""

    def _seat(self, agent: str) -> int:
        return CHANCE if agent == DICE else self.seats.index(agent)

    def _tell(self) -> None:
        """Say whose turn it is, and tell that agent in words."""
        actor = self.table.actor
        if actor >= 0:
            self.agent_selection = self.seats[actor]
        elif actor == CHANCE and self.table.explicit:
            self.agent_selection = DICE
        self.infos = {agent: {} for agent in self.agents}
        agent = self.agent_selection
        told: dict[str, Any] = {}
        if self._text:
            told["text"] = self.table.text(self._seat(agent))
        if self.table.explicit:
            told["weights"] = weights(self.table)
        self.infos[agent] = told


def aec(game: Game | str, options: str = "", **more: Any) -> CaserneAec:  # noqa: ANN401 - those of CaserneAec
    """Make the environment of several minds, as ``aec("feurio", "players=3")``."""
    return CaserneAec(game, options, **more)
