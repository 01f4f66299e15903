"""A position in words and colours."""

from __future__ import annotations

import click
import pytest

from caserne import games
from caserne.cli.scene import show
from caserne.cli.words import Words

FAMILY = (
    "flashpoint firefighters=2 | fire=3-2 smoke=1-8 crew=3-1:carries-victim,7-3:kept2 unseen=9+5 "
    "seat=1 turn=12 ap=3 saved=0 due=ended,act"
)
ADVANCED = (
    "flashpoint rules=advanced firefighters=1 | crew=3-0:captain:leads unseen=9+5 seat=1 "
    "ambulance=north engine=west turn=1 ap=4 free=2 reserve=6 due=ended,act"
)


def plain(position: str, language: str) -> list[str]:
    """Show a position without colours."""
    words = Words("fr" if language == "fr" else "en")
    return click.unstyle(show(*games.read_position(position), words)).splitlines()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("position", [FAMILY, ADVANCED])
def test_the_drawing_is_the_games_own(position: str, language: str) -> None:
    """Without its colours, the board is what the game draws."""
    game, state = games.read_position(position)
    board = game.draw(state).rpartition("\n\n")[0].splitlines()
    assert plain(position, language)[: len(board)] == board


def test_crew_and_counters_are_in_words() -> None:
    """Who stands where, carries what and has how many points; then the counters."""
    assert plain(FAMILY, "en")[-3:] == [
        "1 firefighter, at 3-1, carries a victim, 3 AP left",
        "2 firefighter, at 7-3, 2 AP kept",
        "Turn 12 · saved 0 of 7 · lost 0 of 4 · damage 0 of 24",
    ]


def test_crew_and_counters_are_in_french() -> None:
    """The same in French, vehicles included."""
    assert plain(ADVANCED, "fr")[-3:] == [
        "1 capitaine, en 3-0, guide une victime soignée, encore 4 PA et 2 PA gratuits",
        "Tour 1 · sauvées 0 sur 7 · perdues 0 sur 4 · dommages 0 sur 24",
        "Ambulance\u00a0: nord · camion\u00a0: ouest · points chauds en réserve\u00a0: 6",
    ]


def test_only_what_stands_in_spaces_is_coloured() -> None:
    """Fire is red; numbers of rows and columns, walls and doors are not touched."""
    shown = show(*games.read_position(FAMILY), Words("en"))
    assert click.style("f", fg="red", bold=True) in shown
    rows = shown.splitlines()
    assert rows[0] == click.unstyle(rows[0])
    assert rows[2] == click.unstyle(rows[2])
    assert rows[3].startswith("1 ")
