"""Who knows the dice to come: it wins what steady does not, and what it foresees comes true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from caserne.bots.bot import Bot
from caserne.bots.catalogue import HOOKS, make
from caserne.games import find
from caserne.lab.seer import Seer
from caserne.lab.simulate import bot_seed, play

if TYPE_CHECKING:
    from caserne.core.game import Game, View

SOLO = 100_000


class Heard(Bot):
    """Notes what another chooses."""

    def __init__(self, game: Game, bot: Bot, told: list[int]) -> None:
        """Listen to a bot."""
        super().__init__(game, 0)
        self.bot, self.told = bot, told

    def choose(self, view: View, legal: list[int]) -> int:
        """Have the other choose."""
        self.told.append(self.bot.choose(view, legal))
        return self.told[-1]


class Told(Bot):
    """Does as was noted."""

    def __init__(self, game: Game, told: list[int]) -> None:
        """Take the notes."""
        super().__init__(game, 0)
        self.left = iter(told)

    def choose(self, view: View, legal: list[int]) -> int:
        """Take the next."""
        del view, legal
        return next(self.left)


def test_it_wins_what_steady_does_not() -> None:
    """On the tiles with which steady misses the goal, it is reached."""
    game = find("feurio").from_text("players=1")
    steady, _ = play(game, [make("steady", game, bot_seed(SOLO, 0))], SOLO)
    seer = Seer(game, HOOKS["feurio"](), SOLO)
    seen, _ = seer.play([seer])
    assert steady is not None
    assert seen is not None
    assert (steady.won, seen.won) == (False, True)


@pytest.mark.parametrize(
    ("title", "options", "rivals"),
    [("flashpoint", "", False), ("feurio", "players=2", True)],
)
def test_its_games_are_those_of_the_seed(title: str, options: str, rivals: bool) -> None:  # noqa: FBT001
    """What it plays leads to the same end where the dice of the seed are rolled for anybody."""
    game = find(title).from_text(options)
    seer = Seer(game, HOOKS[title](), SOLO)
    told: list[list[int]] = [[] for _ in range(game.seats)]
    bots: list[Bot] = [Heard(game, seer, told[seat]) for seat in range(game.seats)]
    if rivals:
        bots[1] = Heard(game, make("steady", game, 1), told[1])
    seen, length = seer.play(bots)
    again, same = play(game, [Told(game, actions) for actions in told], SOLO)
    assert (again, same) == (seen, length)
    assert seen is not None
    assert 0 in seen.winners
