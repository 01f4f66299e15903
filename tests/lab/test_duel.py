"""Two installs are measured at what both can do, in turn; times are never asserted."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from caserne.lab import duel
from caserne.lab.bench import Contestant, DiedError
from caserne.lab.tasks import TASKS, variants

if TYPE_CHECKING:
    from collections.abc import Sequence


def test_an_install_matches_itself() -> None:
    """Every task on every variant of every game that is asked for."""
    found = duel.matches(["feurio", "onfire"], sys.executable)
    assert found == [
        (game, task, name)
        for game in ("feurio", "onfire")
        for task in TASKS
        for name in variants(game)
    ]


def test_only_what_both_know_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a task that one lacks, nor a variant that has other options there."""

    def answer(_: str, games: Sequence[str]) -> str:
        known = {"two": "", "solo": "players=1 goal=high"}
        return json.dumps({"tasks": ["whole"], "variants": dict.fromkeys(games, known)})

    monkeypatch.setattr(duel, "_ask", answer)
    assert duel.matches(["feurio"], "python") == [("feurio", "whole", "two")]


def test_an_install_that_cannot_be_asked_is_an_error() -> None:
    """It is named."""
    with pytest.raises(DiedError, match="/nowhere/python"):
        duel.matches(["feurio"], "/nowhere/python")


def test_ratios_are_ours_by_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever of both is first in a round."""
    order: list[str] = []

    class Fake(Contestant):
        def __init__(self, kind: str, game: str, python: str = "here") -> None:
            self.kind, self.game, self.python = kind, game, python

        def measure(self, task: str, variant: str, seconds: float) -> float:
            assert (self.game, bool(task), bool(variant), seconds > 0) == ("feurio", *[True] * 3)
            order.append(self.python)
            return 6.0 if self.python == "here" else 2.0

        def __exit__(self, *_: object) -> None:
            pass

    monkeypatch.setattr(duel, "Contestant", Fake)
    monkeypatch.setattr(duel, "ROUNDS", 2)
    monkeypatch.setattr(duel, "matches", lambda *_: [duel.Match("feurio", "whole", "two")])
    heard: list[int] = []
    (pair,) = duel.duel(["feurio"], "there", 1.0, heard.append)
    assert pair == duel.Pair("feurio", "whole", "two", 6.0, 2.0, 3.0)
    assert order == ["there", "here", "here", "there"]
    assert sum(heard) == 2
