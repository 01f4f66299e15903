"""One mind as Gymnasium wants it, by Gymnasium's own tests and ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from caserne.envs import single
from caserne.envs.gym import IDS

CHOSEN = [
    ("flashpoint", "firefighters=3", {}),
    ("flashpoint", "rules=advanced board=garage level=attic car=yes", {"chance": True}),
    ("feurio", "players=2 cooperative=yes", {}),
    ("feurio", "players=3 firebreaks=yes", {"opponents": "random"}),
    ("onfire", "players=2", {"opponents": "steady"}),
]


@pytest.mark.filterwarnings("ignore::UserWarning")  # what Gymnasium would rather have
@pytest.mark.parametrize(("name", "options", "more"), CHOSEN)
def test_gymnasium_finds_no_fault(name: str, options: str, more: dict[str, Any]) -> None:
    """Gymnasium's own check of spaces, seeds and steps passes."""
    check_env(single(name, options, **more), skip_render_check=True)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", IDS)
def test_games_are_made_by_name(name: str) -> None:
    """``gymnasium.make`` knows the games, takes options, and draws every mode without a fault."""
    env = gymnasium.make(name, render_mode="rgb_array")
    check_env(env.unwrapped)
    env.reset(seed=1)
    image = env.render()
    assert isinstance(image, np.ndarray)
    assert image.dtype == np.uint8
    assert image.std() > 0
    svg = gymnasium.make(name, render_mode="svg")
    svg.reset(seed=1)
    text: Any = svg.render()
    assert text.startswith("<svg")
    assert text.count("<polygon") > 10 or "caserne/Feurio" in name


def test_a_name_takes_options_and_every_way_to_draw(capsys: pytest.CaptureFixture[str]) -> None:
    """``gymnasium.make`` hands options on; a board is drawn as text and printed, as by the game."""
    options = "rules=advanced firefighters=2"
    text = gymnasium.make("caserne/FlashPoint-v0", options=options, render_mode="ansi")
    text.reset(seed=3)
    env: Any = text.unwrapped
    assert env.game.options_text == options
    drawn = env.game.draw(env.table.state)
    assert text.render() == drawn
    human = gymnasium.make("caserne/FlashPoint-v0", options=options, render_mode="human")
    human.reset(seed=3)
    human.render()
    assert capsys.readouterr().out == f"{drawn}\n"


def test_chance_is_asked_on_request() -> None:
    """Explicit, a roll is a step of its own, with the weights of its outcomes; else it is none."""
    env = single("feurio", "players=1", chance=True)
    seen, told = env.reset(seed=1)
    assert told["seat"] == -1
    assert list(told["weights"]) == np.flatnonzero(seen["action_mask"]).tolist()
    assert sum(told["weights"].values()) == 36
    _, _, _, _, told = env.step(next(iter(told["weights"])))
    assert told["seat"] == 0 or told["weights"]
    _, told = single("feurio", "players=1").reset(seed=1)
    assert told["seat"] == 0


def test_equal_seeds_are_equal_games() -> None:
    """The game of a seed is played alike again, whatever was played before."""
    env = single("flashpoint", "firefighters=2")
    rows = []
    for _ in range(2):
        seen, told = env.reset(seed=9)
        for number in range(40):
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, _, _, told = env.step(int(legal[number % len(legal)]))
        rows.append((seen["observation"].tobytes(), told["text"]))
    assert rows[0] == rows[1]
    assert "saved" in rows[0][1] or "seat" in rows[0][1]


def test_what_is_illegal_changes_nothing_and_says_so() -> None:
    """An illegal action is no fault of the environment: nothing changes, and it is told."""
    env = single("feurio", "players=1")
    before, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[-1])
    after, reward, ended, given_up, told = env.step(illegal)
    assert np.array_equal(before["observation"], after["observation"])
    assert (reward, ended, given_up) == (0.0, False, False)
    assert "not legal" in told["refused"]


def test_the_end_is_told_with_its_reward() -> None:
    """A game played to its end terminates, with 1 for a victory, and nothing is legal then."""
    env = single("feurio", "players=1", text=False)
    rewards = set()
    for seed in range(6):
        seen, told = env.reset(seed=seed)
        ended = False
        while not ended:
            place = int(np.flatnonzero(seen["action_mask"])[-1])
            seen, reward, ended, given_up, told = env.step(place)
            assert not given_up
        rewards.add(reward)
        outcome = env.game.outcome(env.table.state)
        assert outcome is not None
        assert reward == float(outcome.won)
        assert seen["action_mask"].sum() == 0
        assert "text" not in told
    assert rewards <= {0.0, 1.0}


def test_rivals_need_opponents() -> None:
    """One mind cannot be all rivals; the message says what can be done."""
    with pytest.raises(ValueError, match=r"name opponents, or use caserne\.envs\.aec"):
        single("onfire")
    with pytest.raises(ValueError, match="expected a render mode of human"):
        single("flashpoint", render_mode="film")
