"""The drawing of a position."""

from __future__ import annotations

from tests.games.feurio.scenes import feurio, forest, game_of


def test_a_position_is_drawn() -> None:
    """Columns of hexagons, half a step lower each; hands and counters below."""
    tiles = "0,0:6:bb 1,-1:6 0,-1:3 1,0:4 0,1:#2@1 2,-1:1"
    state = forest(tiles, "players=4 firebreaks=yes", owed="draw", seat=3)
    assert game_of(state).draw(state).splitlines() == [
        "                +9",
        "        3../4   1,-2",
        "+9      0,-1    6.../2",
        "-1,0    6bb./2  1,-1    1./4",
        "        0,0     4../2   2,-1",
        "        #1=2    1,0",
        "        0,1",
        "",
        "1 has green 12, points 0",
        "2 has blue 10, points 1",
        "3 has yellow 12, points 0",
        "4 has red 12, points 0",
        "turn 1, tiles left 30",
    ]


def test_what_is_not_known_is_not_drawn() -> None:
    """A firebreak of another, and the tile in another's hand."""
    state = forest("0,0:6 1,-1:6 0,-1:#2@1", "firebreaks=yes", owed="lay", drawn=5)
    game = game_of(state)
    assert "#1=2" in game.draw(game.view(state, 0).state)
    assert "drawn 5" in game.draw(game.view(state, 0).state)
    others = game.draw(game.view(state, 1).state)
    assert "#1\n" in others
    assert "#1=" not in others
    assert "drawn ?" in others


def test_an_empty_table_is_drawn() -> None:
    """Before the first tile there is nothing but hands."""
    game = feurio("players=1")
    assert game.draw(game.start()).splitlines()[0] == "(no tile yet)"
