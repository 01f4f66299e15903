"""Hints are never illegal, and know no more than the seat that asks: asked as the server asks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest
from msgspec.structs import replace
from tests.laws.played import CASES, trails

from caserne.core.state import CHANCE
from caserne.games import GAMES
from caserne.play.streams import Dice
from caserne.server import thinking
from caserne.server.hints import ADVISER
from caserne.server.thinking import Question, Thinkers, advice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.laws.cases import Case

    from caserne.core.game import Game
    from caserne.core.state import State

SELDOM: Final = 67
"""A hint is asked for at one in so many decisions of every case."""
TINY: Final = 1
SOME: Final = 10
PATIENCE: Final = 60

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def asked(case: Case) -> Iterator[tuple[Game, State, Question]]:
    """Ask about some decisions of the games that were played with a case."""
    shift = CASES.index(case)
    for trail in trails(case):
        decisions = [step for step in trail.steps if step.actor != CHANCE]
        for number in range(shift % SELDOM % max(len(decisions), 1), len(decisions), SELDOM):
            before = decisions[number].before
            question = Question.of(ADVISER, number, trail.game, before, number)
            yield trail.game, before, replace(question, budget=TINY)


def plans(text: bytes) -> list[dict[str, Any]]:
    """Read the plans of a hint."""
    found: list[dict[str, Any]] = msgspec.json.decode(text)["candidates"]
    return found


@every_case
def test_every_plan_is_legal(case: Case) -> None:
    """Whatever a hint says can be done, step by step, and is offered as it says."""
    for game, before, question in asked(case):
        found = plans(advice(question.values()))
        assert 1 <= len(found) <= 3
        for plan in found:
            state = before.copy()
            for text, offer in zip(plan["plan"], plan["steps"], strict=True):
                action = game.read_action(text)
                assert state.actor() == question.seat
                assert action in state.legal(), (plan, text)
                assert offer["action"] == text
                state.apply(action)


@pytest.mark.parametrize("case", [case for case in CASES if case.game().secretive], ids=str)
def test_hints_are_blind(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that a seat cannot tell apart give the same hint, if time does not end it."""
    monkeypatch.setattr(thinking, "LONGEST", 0.0)
    for game, before, question in asked(case):
        view = game.view(before, question.seat)
        other = game.determinize(view, Dice(question.version).below)
        same = replace(
            Question.of(ADVISER, question.version, game, other, question.version), budget=TINY
        )
        assert question == same
        assert advice(question.values()) == advice(same.values())


def test_a_hint_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """When its time is up a thought ends with what was found by then."""
    case = next(case for case in CASES if case.name == "feurio")
    question = next(question for *_, question in asked(case) if len(question.legal) > 1)
    found = []
    for seconds in (0.0, 1e-9):  # as long as it takes; no time at all
        monkeypatch.setattr(thinking, "LONGEST", seconds)
        told = plans(advice(replace(question, budget=SOME).values()))
        found.append(sum(plan["samples"] for plan in told))
    assert found[1] < found[0]


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_hint_is_thought_of_in_another_process(name: str) -> None:
    """Text goes out and text comes back, whatever the game."""
    case = next(case for case in CASES if case.name == name)
    _, _, question = next(asked(case))

    async def ask() -> tuple[bytes, bytes]:
        thinkers = Thinkers(1, PATIENCE)
        try:
            return bytes((await thinkers.advise(question)).candidates), advice(question.values())
        finally:
            thinkers.close()

    abroad, here = asyncio.run(ask())
    assert msgspec.json.decode(abroad) == plans(here)
