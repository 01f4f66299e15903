"""Several minds as PettingZoo wants them, by PettingZoo's own tests and ours."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from caserne.envs import aec
from caserne.envs.pettingzoo import DICE

with warnings.catch_warnings(action="ignore"):  # its tests open games of its own in an old way
    from pettingzoo.test import api_test, render_test, seed_test

CHOSEN = [
    ("flashpoint", "firefighters=3", {}),
    ("flashpoint", "rules=advanced board=laboratory small=chemical", {"chance": True}),
    ("feurio", "players=3 firebreaks=yes hot=yes", {}),
    ("onfire", "players=4 start_fires=yes", {"chance": True}),
]

quiet = pytest.mark.filterwarnings("ignore::UserWarning")  # what PettingZoo would rather have


@quiet
@pytest.mark.parametrize(("name", "options", "more"), CHOSEN)
def test_pettingzoo_finds_no_fault(
    name: str, options: str, more: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """PettingZoo's test of the whole interface passes, and so does that of seeds."""
    api_test(aec(name, options, text=False, **more), num_cycles=60)
    seed_test(lambda: aec(name, options, **more), num_cycles=12)
    capsys.readouterr()


@quiet
@pytest.mark.parametrize("name", ["flashpoint", "feurio", "onfire"])
def test_every_mode_draws(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's test of rendering passes for all modes, SVG among them."""
    render_test(
        lambda render_mode: aec(name, render_mode=render_mode),
        {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>\n")},
    )
    assert capsys.readouterr().out


def test_agents_act_in_the_order_of_the_game() -> None:
    """Whoever the game asks is the agent selected; only it has a mask and is told in words."""
    env = aec("onfire", "players=3")
    env.reset(seed=4)
    for _ in range(30):
        agent = env.agent_selection
        assert env.seats.index(agent) == env.table.actor
        seen, *_, told = env.last()
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        assert f"{agent.replace('_', ' ')} may:" in told["text"]
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))


def test_a_hand_is_its_owners_alone() -> None:
    """Of the cards that are seen as own, each agent sees its own and no other's."""
    env = aec("onfire", "players=2")
    env.reset(seed=4)
    names = env.table.encoder.names()
    cards = [place for place, name in enumerate(names) if name.startswith("own card")]
    for seat, agent in enumerate(env.agents):
        state: Any = env.table.state
        hand = [int(state.holds(seat, kind)) for kind in range(len(cards))]
        assert env.observe(agent)["observation"][cards].tolist() == hand


def test_the_end_ends_it_for_all_with_what_each_won() -> None:
    """At the end all agents terminate, and rewards are the shares of the winners."""
    env = aec("feurio", "players=3", text=False)
    env.reset(seed=2)
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        if ended:
            break
        env.step(int(env.action_space(agent).sample(seen["action_mask"])))
    outcome = env.game.outcome(env.table.state)
    assert outcome is not None
    assert all(env.terminations.values())
    assert sum(env._cumulative_rewards.values()) == pytest.approx(1.0)  # noqa: SLF001 - no other way
    won = {agent for agent, reward in env._cumulative_rewards.items() if reward}  # noqa: SLF001
    assert won == {f"seat_{seat + 1}" for seat in outcome.winners}


def test_chance_is_an_agent_on_request() -> None:
    """Asked for, dice are an agent whose outcomes have weights; it wins nothing."""
    env = aec("feurio", chance=True)
    env.reset(seed=1)
    assert env.agent_selection == DICE
    seen, *_, told = env.last()
    assert list(told["weights"]) == np.flatnonzero(seen["action_mask"]).tolist()
    assert sum(told["weights"].values()) == 36
    assert DICE not in aec("feurio").possible_agents


def test_illegal_actions_are_refused() -> None:
    """An action that is not legal is an error, as PettingZoo's wrappers expect."""
    env = aec("feurio")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="expected the place of a legal action, got 832"):
        env.step(832)
