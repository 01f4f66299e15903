"""The example that learns does learn."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np

from caserne.envs import Batch

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"


def test_the_policy_of_the_example_learns() -> None:
    """After some rounds of self-play it wins more against random than it did untaught."""
    learn = runpy.run_path(str(SCRIPT))
    batch = Batch("onfire", 48, "players=2", restart=False)
    policy = learn["Policy"](
        batch.observations.shape[1], batch.masks.shape[1], np.random.default_rng(1)
    )
    untaught = learn["measure"](batch, policy)
    for number in range(8):
        policy.learn(*learn["play"](batch, policy, 1000 + 48 * number, batch.n))
    assert untaught < 0.7
    assert learn["measure"](batch, policy) > untaught + 0.1
