"""Every bot of the catalogue decides wherever somebody must, asked just as the server asks it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace
from tests.laws.played import CASES, trails

from caserne.bots import catalogue
from caserne.core.state import CHANCE
from caserne.games import GAMES
from caserne.server.thinking import Question, Thinkers, answer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.laws.cases import Case

    from caserne.core.game import Game

SELDOM: Final = 11
"""A bot is asked at one in so many decisions, each at others than the next; in a soak at all."""
RARER: Final = 5
"""How much more seldom a bot that searches is asked: it plans ten times as long as others."""
TINY: Final = 1
"""The budget of a bot that searches: what it may do is the same, however long it thinks."""
ABROAD: Final = 4
"""So many questions of each game go to another process."""
PATIENCE: Final = 60

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def questions(case: Case, seldom: int) -> Iterator[Question]:
    """Ask every bot of a game about decisions of the games that were played with a case."""
    shift = CASES.index(case)
    for trail in trails(case):
        decisions = [step for step in trail.steps if step.actor != CHANCE]
        for place, bot in enumerate(catalogue.names(case.name)):
            apart = seldom * RARER if bot in catalogue.BUDGETS and seldom > 1 else seldom
            for number in range((shift + place) % apart, len(decisions), apart):
                before = decisions[number].before
                asked = Question.of(bot, trail.seed + number, trail.game, before, number)
                yield replace(asked, budget=TINY)


def decides(question: Question) -> bool:
    """Tell whether a bot answers with something legal."""
    return answer(question.values()) in question.legal


@every_case
def test_every_bot_decides(case: Case) -> None:
    """A text goes in, a legal action comes out, whatever the options, whoever must decide."""
    for question in questions(case, SELDOM):
        assert decides(question), question


@pytest.mark.soak
@every_case
def test_every_bot_always_decides(case: Case) -> None:
    """The same at every single decision."""
    for question in questions(case, 1):
        assert decides(question), question


@every_game
def test_every_bot_decides_in_another_process(game: type[Game]) -> None:
    """So it is where bots really think: plain values go there, and a legal action comes back."""
    asked = [
        question for case in CASES if case.name == game.name for question in questions(case, SELDOM)
    ]
    bots = catalogue.names(game.name)
    few = [
        question
        for bot in bots
        for question in evenly([one for one in asked if one.bot == bot], ABROAD)
    ]
    assert {question.bot for question in few} == set(bots)

    async def think() -> list[int]:
        thinkers = Thinkers(1, PATIENCE)
        try:
            return [await thinkers.think(question) for question in few]
        finally:
            thinkers.close()

    for question, action in zip(few, asyncio.run(think()), strict=True):
        assert action in question.legal, question


def evenly(asked: list[Question], count: int) -> list[Question]:
    """Pick some questions, evenly from the first to the last."""
    return [asked[place * len(asked) // count] for place in range(count)]


@every_game
def test_every_seat_is_asked_with_secrets_about(game: type[Game]) -> None:
    """Somebody decides in every seat there can be, and where something is hidden from them."""
    played = [case for case in CASES if case.name == game.name]
    asked = [question for case in played for question in questions(case, SELDOM)]
    assert {question.seat for question in asked} == set(range(game.seat_range[1]))
    secretive = any(case.game().secretive for case in played)
    assert any("?" in question.view for question in asked) == secretive
