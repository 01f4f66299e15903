"""A bot that searches plays the plan it found, and thinks again when something came between."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from caserne.bots.catalogue import BUDGETS, names, searcher
from caserne.bots.feurio import ForesterHook
from caserne.bots.search.budget import Budget
from caserne.bots.search.hook import Hook, Plan
from caserne.bots.search.searcher import Searcher
from caserne.games import GAMES, find
from caserne.play.session import Session

if TYPE_CHECKING:
    from caserne.bots.search.hook import Verdict
    from caserne.core.state import State


class Counting(Hook):
    """Counts how often a game's hook is asked for plans."""

    def __init__(self) -> None:
        """Ask Feurio!'s."""
        super().__init__(1, 1)
        self.inner = ForesterHook()
        self.asked = 0

    def plans(self, state: State, limit: int) -> list[Plan]:
        """Count."""
        self.asked += 1
        return self.inner.plans(state, limit)

    def follow(self, state: State) -> int:
        """Ask the other."""
        return int(self.inner.follow(state))

    def value(self, state: State, seat: int) -> Verdict:
        """Ask the other."""
        return self.inner.value(state, seat)


def test_every_game_has_them() -> None:
    """Each game of the catalogue has the same bots, the weakest first."""
    for game in GAMES:
        assert names(game.name) == ["random", "steady", "sharp", "master"]


def test_it_keeps_to_its_plan() -> None:
    """A turn of two actions is thought about once; where the table has changed, again."""
    game = find("feurio").from_text("")
    session = Session(game, 2)
    session.settle()
    hook = Counting()
    bot = Searcher(game, 1, hook, Budget(4, 4, 0))

    def act() -> None:
        view = game.view(session.state, 0)
        session.act(0, bot.choose(view, session.state.legal()))

    act()
    assert (hook.asked, game.due(session.state)) == (1, "place")
    act()
    assert hook.asked == 1
    session.rewind(len(session.entries) - 2)
    other = session.state.legal()[-2]
    session.act(0, other)
    assert session.actor == 1


@pytest.mark.parametrize("name", sorted(BUDGETS))
@pytest.mark.parametrize("title", sorted(BUDGETS["sharp"]))
def test_equal_seeds_play_equal_games(title: str, name: str) -> None:
    """A game is the same again from the same seeds."""
    game = find(title).from_text("")
    told = []
    for _ in range(2):
        session = Session(game, 3)
        session.settle()
        bots = [searcher(name, game, seat, budget=3) for seat in range(game.seats)]
        for _ in range(6):
            seat = int(session.actor)
            view = game.view(session.state, seat)
            session.act(seat, bots[seat].choose(view, session.state.legal()))
        told.append([entry.action for entry in session.entries])
    assert told[0] == told[1]
