"""Men are placed on tiles with free slots and free sides."""

from __future__ import annotations

import pytest
from tests.games.feurio.scenes import actor, due_now, feurio, forest, legal, play, refused, spend

from caserne.games.feurio.events import MenPlaced, TurnPassed
from caserne.games.feurio.placing import access

RING = "0,0:6 0,-1:2 1,-1:2 1,0:2 0,1:2 -1,1:2 -1,0:2"
"""A 6 that is surrounded."""


@pytest.mark.rule("fe.place")
def test_none_to_three_men() -> None:
    """A player may place one, two or three men, or nobody."""
    assert legal(forest("0,0:6")) == [
        "place 1 green 0,0",
        "place 2 green 0,0",
        "place 3 green 0,0",
        "pass",
    ]


@pytest.mark.rule("fe.place")
def test_on_any_tile() -> None:
    """Not only on the tile just laid, but on none that is not there."""
    state = forest("0,0:5 1,-1:6 0,1:1")
    spaces = {text.split()[-1] for text in legal(state, "place")}
    assert spaces == {"0,0", "1,-1", "0,1"}
    assert refused(state, "place 1 green 2,2") == "fe.place"


@pytest.mark.rule("fe.place")
def test_on_free_slots_only() -> None:
    """Men who stand there already take their slots, whoever's they are."""
    state = forest("0,0:5:br")
    assert legal(state, "place") == ["place 1 green 0,0"]
    assert refused(state, "place 2 green 0,0") == "fe.place"


@pytest.mark.rule("fe.place")
def test_men_of_several_players_share_a_tile() -> None:
    """A man may stand beside another's."""
    state = forest("0,0:6:b")
    play(state, "place 2 green 0,0")
    assert [int(state.men_on(0, colour)) for colour in range(4)] == [2, 1, 0, 0]


@pytest.mark.rule("fe.place")
def test_men_leave_the_hand() -> None:
    """Who is placed is no longer in hand, and it is told how many are left."""
    state = forest("0,0:6")
    events = play(state, "place 2 green 0,0")
    assert events == [
        MenPlaced(rule="fe.place", player=1, space="0,0", colour="green", men=2, left=10)
    ]


@pytest.mark.rule("fe.place")
def test_passing_places_nobody() -> None:
    """Then the next player goes on."""
    state = forest("0,0:6")
    assert play(state, "pass") == [TurnPassed(rule="fe.place", player=1)]
    assert (int(state.seat), due_now(state)) == (1, "draw")


@pytest.mark.rule("fe.place")
def test_all_men_of_a_turn_stand_on_one_tile() -> None:
    """After one placement the turn is over."""
    state = forest("0,0:6 1,-1:6")
    play(state, "place 1 green 0,0")
    assert actor(state) == "chance"
    assert int(state.seat) == 1


# Access


@pytest.mark.rule("fe.place.access")
@pytest.mark.parametrize("closed", range(7))
def test_not_more_men_than_free_sides(closed: int) -> None:
    """Each side that another tile closes leaves room for a man less."""
    state = forest(" ".join(RING.split()[: closed + 1]))
    men = min(3, 6 - closed)
    assert len([text for text in legal(state, "place") if text.endswith(" 0,0")]) == men
    if men < 3:
        assert refused(state, f"place {men + 1} green 0,0") == "fe.place.access"


@pytest.mark.rule("fe.place.access")
def test_men_who_are_there_count() -> None:
    """With a man on it and two free sides a tile takes one more."""
    state = forest("0,0:6:b 0,-1:2 1,-1:2 1,0:2 0,1:2")
    assert refused(state, "place 2 green 0,0") == "fe.place.access"
    assert refused(state, "place 1 green 0,0") == ""


@pytest.mark.rule("fe.place.access")
def test_firebreaks_close_sides() -> None:
    """A side that touches a firebreak is not free."""
    tiles = "0,0:6 0,-1:#1@1 1,-1:#1@1 1,0:#1@1 0,1:#1@1 -1,1:#1@1"
    state = forest(tiles, "players=4 firebreaks=yes")
    assert legal(state, "place") == ["place 1 green 0,0"]


@pytest.mark.rule("fe.place.stay")
def test_men_stay_when_they_are_surrounded() -> None:
    """Closing the last side of a tile takes no man off it."""
    tiles = "0,0:6:ggb " + " ".join(RING.split()[1:-1])
    state = forest(tiles, owed="lay", drawn=2)
    play(state, "lay -1,0")
    assert state.free[0] == 0
    assert [int(state.men_on(0, colour)) for colour in range(2)] == [2, 1]
    assert not [text for text in legal(state, "place") if text.endswith(" 0,0")]


@pytest.mark.rule("fe.place.stay")
def test_a_tile_may_hold_more_men_than_free_sides() -> None:
    """The limit is asked when men are placed, not later."""
    tiles = "0,0:6:ggb 0,-1:2 1,-1:2 1,0:2"
    state = forest(tiles, owed="lay", drawn=2)
    play(state, next(text for text in legal(state) if text in ("lay 0,1", "lay -1,0")))
    assert (int(state.free[0]), int(state.crowd[0])) == (2, 3)
    assert refused(state, "place 1 green 0,0") == "fe.place"
    assert access(state, 0) < 0


# Colours


@pytest.mark.rule("fe.place.one-colour")
@pytest.mark.parametrize(("options", "men"), [("players=2", "gb"), ("players=1", "gbyr")])
def test_one_colour_a_turn(options: str, men: str) -> None:
    """Whoever has several colours chooses one; then the turn is over."""
    state = forest("0,0:6", options)
    colours = {text.split()[2][0] for text in legal(state, "place")}
    assert colours == set(men)
    play(state, "place 1 blue 0,0")
    assert due_now(state) == "draw"


@pytest.mark.rule("fe.place.one-colour", "fe.setup.3")
def test_own_men_or_reinforcements() -> None:
    """With three players one places men of the own colour or reinforcements, then is done."""
    state = forest("0,0:6", "players=3")
    colours = {text.split()[2] for text in legal(state, "place")}
    assert colours == {"green", "red"}
    spend(state, 1, red=1)
    assert refused(state, "place 2 red 0,0") == "fe.men"
    play(state, "place 1 red 0,0")
    assert due_now(state) == "draw"


@pytest.mark.rule("fe.place")
@pytest.mark.parametrize("action", ["lay 0,1", "draw 2", "break 0,1 green"])
def test_nothing_else_is_done_then(action: str) -> None:
    """Once the tile lies it is men or nobody."""
    assert refused(forest("0,0:6"), action) == "fe.place"


def test_a_game_without_rivals_has_one_seat() -> None:
    """Alone all turns are one's own."""
    state = feurio("players=1").start()
    play(state, "draw 1", "draw 2", "lay 0,-1", "pass", "draw 3")
    assert actor(state) == "seat 1"
