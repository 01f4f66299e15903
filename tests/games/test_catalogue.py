"""The catalogue knows every game by its name, and reads a position of any."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

import caserne.games
from caserne.core.errors import UnreadableError
from caserne.core.state import CHANCE
from caserne.games import GAMES, find, read_position

if TYPE_CHECKING:
    from caserne.core.game import Game

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_every_package_is_in_the_catalogue() -> None:
    """Every folder with a game in it is in the list, under its own name."""
    folders = {path.parent.name for path in Path(caserne.games.__file__).parent.glob("*/game.*")}
    assert {game.name for game in GAMES} == folders


@every_game
def test_games_are_found_by_name(game: type[Game]) -> None:
    """A name finds its game."""
    assert find(game.name) is game


@pytest.mark.parametrize("name", ["", "chess", "Flashpoint", "flashpoint "])
def test_unknown_games(name: str) -> None:
    """A game there is not is refused with those there are."""
    with pytest.raises(UnreadableError) as caught:
        find(name)
    known = ", ".join(game.name for game in GAMES)
    assert str(caught.value) == f"game: expected one of {known}, got {name!r}"


@every_game
def test_positions_of_any_game_are_read(game: type[Game]) -> None:
    """A position's first word tells which game it is of."""
    table = game.from_text("")
    line = table.write_position(table.start())
    same, state = read_position(line)
    assert type(same) is game
    assert same.write_position(state) == line


@pytest.mark.parametrize("text", ["", "  ", "chess | due=ended", "| due=ended"])
def test_positions_of_no_game(text: str) -> None:
    """A line that names no game of the catalogue is refused."""
    with pytest.raises(UnreadableError, match=r"^game: expected one of "):
        read_position(text)


@every_game
def test_games_say_what_they_must(game: type[Game]) -> None:
    """A game has a plain name, options with defaults, streams with names, and a horizon."""
    assert game.name.isidentifier()
    assert game.Options() == msgspec.convert({}, game.Options)
    assert len(set(game.chances)) == len(game.chances) > 0
    assert game.horizon > 0


@every_game
def test_starts_are_independent(game: type[Game]) -> None:
    """Every start is a position of its own."""
    table = game.from_text("")
    state, other = table.start(), table.start()
    before = table.write_position(other)
    state.apply(state.legal()[0])
    assert table.write_position(other) == before == table.write_position(table.start())


@every_game
def test_somebody_acts_first(game: type[Game]) -> None:
    """At the start of a game a seat or chance must decide."""
    table = game.from_text("")
    assert table.start().actor() in {CHANCE, *range(table.seats)}
    assert table.outcome(table.start()) is None
