"""A bot chooses a legal action from a view, and equal seeds make equal choices."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.laws.toy import Toy
from tests.play.urn import chi_square

from caserne.bots import bot as bot_module
from caserne.bots.bot import Bot, RandomBot
from caserne.bots.catalogue import make, names
from caserne.core.errors import UnreadableError
from caserne.core.state import NOBODY
from caserne.games import GAMES
from caserne.games.flashpoint.game import FlashPoint
from caserne.play.session import Session

if TYPE_CHECKING:
    from caserne.core.game import Game, View

CODES = [3, 5, 8, 13, 21]
SEATS = {"flashpoint": "firefighters", "feurio": "players", "onfire": "players"}
"""The option that says how many play."""


class First(Bot):
    """A bot of one's own: it takes whatever stands first."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Look at the view's seat only to show that it is there."""
        assert view.seat is not None
        return legal[0]


def view(game: Game) -> View:
    """Make what the first seat sees at the start."""
    return game.view(game.start(), 0)


def test_random_choices_are_even() -> None:
    """The random bot chooses every action as often as the others, and no other action."""
    game = Toy()
    bot = RandomBot(game, 5)
    counts = Counter(bot.choose(view(game), CODES) for _ in range(2500))
    assert sorted(counts) == CODES
    assert chi_square(list(counts.values()), [1] * 5) < 18.5


def test_equal_seeds_choose_alike() -> None:
    """Bots of the same seed make the same choices, of another seed others."""
    game = Toy()
    bots = [RandomBot(game, seed) for seed in (7, 7, 8)]
    chosen = [[bot.choose(view(game), CODES) for _ in range(20)] for bot in bots]
    assert chosen[0] == chosen[1] != chosen[2]


def test_a_bot_of_ones_own() -> None:
    """Anybody can write a bot in a few lines, also where the house's bots are compiled."""
    game = FlashPoint.from_text("firefighters=1")
    session, bot = Session(game, 1), First(game, 0)
    session.settle()
    while session.actor != NOBODY:
        seat = session.actor
        session.act(seat, bot.choose(game.view(session.state, seat), session.state.legal()))
    assert session.outcome is not None


@pytest.mark.skipif(
    not str(bot_module.__file__).endswith(".py"), reason="mypyc leaves abstract classes to mypy"
)
def test_a_bot_must_choose() -> None:
    """What cannot choose is no bot."""
    with pytest.raises(TypeError):
        Bot(Toy(), 1)  # type: ignore[abstract]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_bot_of_the_catalogue_plays(game: type[Game]) -> None:
    """All the bots a game has play it to the end at one table, by legal actions only."""
    assert names(game.name)[0] == "random"
    table = game.from_text(f"{SEATS[game.name]}={len(names(game.name))}")
    bots = [make(name, table, 4, budget=1) for name in names(game.name)]
    session, played = Session(table, 3), set[int]()
    session.settle()
    while session.actor != NOBODY:
        seat = int(session.actor)
        view, legal = table.view(session.state, seat), session.state.legal()
        session.act(seat, bots[seat].choose(view, legal))
        played.add(seat)
    assert played == set(range(len(bots)))


def test_unknown_games_have_a_random_bot() -> None:
    """A game nobody wrote a heuristic for can still be played at random."""
    assert names("toy") == ["random"]
    assert isinstance(make("random", Toy(), 1), RandomBot)


@pytest.mark.parametrize(("game", "name"), [(Toy(), "steady"), (FlashPoint(), "clever")])
def test_unknown_bots(game: Game, name: str) -> None:
    """A bot there is not is refused with those there are."""
    with pytest.raises(UnreadableError) as caught:
        make(name, game, 1)
    assert str(caught.value) == f"bot: expected one of {', '.join(names(game.name))}, got {name!r}"
