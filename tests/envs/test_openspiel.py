"""The games in OpenSpiel: its own random simulation, its search, its environments for learning."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

from caserne.envs.openspiel import register

CHOSEN = [
    ("flashpoint", "firefighters=1"),
    ("feurio", "players=2 firebreaks=yes"),
    ("onfire", "players=2"),
]


def load(name: str, options: str) -> Any:  # noqa: ANN401 - OpenSpiel's
    """Make a game of OpenSpiel's."""
    register()
    return pyspiel.load_game(f"python_caserne_{name}", {"options": options})


@pytest.mark.parametrize(("name", "options"), CHOSEN)
def test_openspiel_finds_no_fault(name: str, options: str) -> None:
    """OpenSpiel's random simulation of a whole game passes."""
    pyspiel.random_sim_test(load(name, options), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "options"), CHOSEN)
def test_its_search_plays(name: str, options: str) -> None:
    """MCTS finds a legal action, and leaves the position as it was."""
    game = load(name, options)
    numbers = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = mcts.MCTSBot(game, 2, 3, evaluator, random_state=numbers)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize(("name", "options"), CHOSEN)
def test_its_environment_runs(name: str, options: str) -> None:
    """``rl_environment`` plays to the end: rows of our length, what is legal, and what was won."""
    game = load(name, options)
    env = rl_environment.Environment(game)
    moment, number = env.reset(), 0
    while not moment.last():
        seat = moment.observations["current_player"]
        assert len(moment.observations["info_state"][seat]) == game.encoder.features
        legal = moment.observations["legal_actions"][seat]
        moment, number = env.step([legal[number % len(legal)]]), number + 1
    assert number > 10
    assert moment.rewards is not None
    assert sum(moment.rewards) in (0.0, 1.0)


def test_an_information_state_is_what_a_seat_was_told() -> None:
    """A tile drawn in secret is in the information state of who drew it, and in no other."""
    state = load("feurio", "players=2 firebreaks=yes").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    told = [state.information_state_string(seat) for seat in range(2)]
    assert told[0].splitlines()[-2] == "-1:draw 6"
    assert told[1].splitlines()[-2] == "-1:?"
    assert "drawn=6" in told[0]
    assert "drawn=?" in told[1]
