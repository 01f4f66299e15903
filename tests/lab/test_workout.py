"""What a build by counts counts: a little of everything, always the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from caserne.bots import catalogue
from caserne.games import GAMES
from caserne.lab import workout
from caserne.lab.tasks import variants

if TYPE_CHECKING:
    from caserne.bots.bot import Bot
    from caserne.core.game import Game


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do less of it."""
    monkeypatch.setattr(workout, "ACTIONS", 10)
    monkeypatch.setattr(workout, "PLANS", 1)
    monkeypatch.setattr(workout, "THOUGHTS", 2)
    monkeypatch.setattr(workout, "SEARCHES", 2)


def test_every_variant_of_every_game_has_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played, thought about and shown."""
    done: list[tuple[str, str, str]] = []
    for name in ("play", "think", "show"):
        monkeypatch.setattr(
            workout,
            name,
            lambda game, name=name: done.append((name, game.name, game.options_text)),
        )
    workout.work_out()
    assert len(set(done)) == len(done) == 3 * sum(len(variants(game.name)) for game in GAMES)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_it_can_be_done(kind: type[Game]) -> None:
    """In the first variant of each game, to the end."""
    game = kind.from_text("")
    workout.play(game)
    workout.think(game)
    workout.show(game)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_all_who_think_are_asked(kind: type[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that search too, or what they do most would be made small instead of fast."""
    asked, make = list[str](), catalogue.make

    def noted(name: str, game: Game, seed: int) -> Bot:
        asked.append(name)
        return make(name, game, seed)

    monkeypatch.setattr(catalogue, "make", noted)
    workout.think(kind.from_text(""))
    assert set(asked) == {"steady", "sharp", "master"}
