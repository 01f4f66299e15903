"""Firebreaks: who may lay them, what they cost, what they count, and who knows what is under."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.feurio.scenes import (
    due_now,
    feurio,
    forest,
    game_of,
    legal,
    play,
    refused,
    spend,
    zones,
)

from caserne.core.errors import UnreadableError
from caserne.games.feurio.events import FirebreakLaid, TileDrawn
from caserne.games.feurio.game import Feurio, as_wildfire
from caserne.play.streams import Dice

FOUR = "players=4 firebreaks=yes"
TWO = "players=2 firebreaks=yes"
START = "0,-1:3 0,0:6 1,-1:6 1,0:4"
LAID = "0,0:6 1,-1:6 0,1:#4@1 1,0:#2@2"


# Laying one


@pytest.mark.rule("fe.firebreak")
def test_a_firebreak_lies_on_a_hottest_point() -> None:
    """Face down, but where the tile would be laid."""
    state = forest(START, FOUR, owed="lay", drawn=2)
    assert legal(state) == ["lay 0,1", "lay 2,-1", "break 0,1 green", "break 2,-1 green"]
    assert refused(state, "break 1,-2 green") == "fe.hottest"


@pytest.mark.rule("fe.firebreak")
def test_it_costs_a_man_and_the_placement() -> None:
    """One man leaves the game, and the next player goes on."""
    state = forest(START, FOUR, owed="lay", drawn=2)
    events = play(state, "break 0,1 green")
    assert events == [
        FirebreakLaid(rule="fe.firebreak", player=1, space="0,1", colour="green", heat=10, value=2)
    ]
    assert int(state.hand(0, 0)) == 11
    assert sum(map(int, state.crowd)) == 0
    assert (int(state.seat), due_now(state)) == (1, "draw")


@pytest.mark.rule("fe.firebreak")
def test_without_the_option_there_is_none() -> None:
    """The tile must be laid face up."""
    state = forest(START, "players=4", owed="lay", drawn=2)
    assert refused(state, "break 0,1 green") == "fe.firebreak"
    assert legal(state, "break") == []


@pytest.mark.rule("fe.firebreak")
def test_without_men_there_is_none() -> None:
    """Whoever has placed or sacrificed all its men lays tiles face up."""
    state = spend(forest(START, FOUR, owed="lay", drawn=2), 1, green=0)
    assert refused(state, "break 0,1 green") == "fe.firebreak"
    assert legal(state) == ["lay 0,1", "lay 2,-1"]


@pytest.mark.rule("fe.firebreak")
def test_anothers_man_is_not_sacrificed() -> None:
    """Only the own colour."""
    state = forest(START, FOUR, owed="lay", drawn=2)
    assert refused(state, "break 0,1 blue") == "fe.firebreak"


@pytest.mark.rule("fe.firebreak")
def test_reinforcements_are_not_sacrificed() -> None:
    """With three players only men of the own colour, even if none of them is left."""
    state = forest(START, "players=3 firebreaks=yes", owed="lay", drawn=2)
    assert refused(state, "break 0,1 red") == "fe.firebreak"
    assert legal(spend(state, 1, green=0), "break") == []


@pytest.mark.rule("fe.firebreak")
def test_with_two_colours_the_player_chooses() -> None:
    """Which man goes is its own decision."""
    state = forest("0,0:6 1,-1:6", TWO, owed="lay", drawn=2)
    assert legal(state, "break 0,-1") == ["break 0,-1 green", "break 0,-1 blue"]
    play(state, "break 0,-1 blue")
    assert (int(state.hand(0, 0)), int(state.hand(0, 1))) == (12, 11)


@pytest.mark.rule("fe.firebreak")
def test_the_last_tile_may_be_one() -> None:
    """Then the others go on with men only."""
    state = forest(START, FOUR, owed="lay", drawn=2)
    for value in range(1, 7):
        state.bag[value] = 0
    state.count = 35
    state.order[34] = 0
    play(state, "break 0,1 green")
    assert due_now(state) == "man"


# What it counts


@pytest.mark.rule("fe.firebreak.zero")
def test_it_warms_nothing() -> None:
    """The points around a firebreak are as hot as before."""
    state = forest(START, FOUR, owed="lay", drawn=6)
    play(state, "break 0,1 green", "draw 1")
    assert legal(state, "lay") == ["lay 2,-1"]
    assert state.hottest == 10


@pytest.mark.rule("fe.firebreak.zero")
def test_it_closes_sides() -> None:
    """The tiles it touches have a free side less."""
    state = forest(START, FOUR, owed="lay", drawn=6)
    before = [int(free) for free in state.free[:4]]
    play(state, "break 0,1 green")
    assert [b - int(free) for b, free in zip(before, state.free[:4], strict=True)] == [0, 1, 0, 1]


@pytest.mark.rule("fe.firebreak.zero")
def test_it_takes_no_men() -> None:
    """Nobody is placed on it, whatever lies under it."""
    state = forest(LAID, TWO)
    assert refused(state, "place 1 green 0,1") == "fe.firebreak.zero"
    assert not [text for text in legal(state, "place") if text.endswith((" 0,1", " 1,0"))]


@pytest.mark.rule("fe.firebreak.zero")
def test_it_is_part_of_no_zone() -> None:
    """Zones on both sides of it are two."""
    state = forest("0,0:6:g 0,1:#4@1 0,2:5:g", TWO)
    assert refused(state, "place 1 green 0,1") == "fe.firebreak.zero"
    assert len(zones(state, "green")) == 2


# Who knows


def seen(tiles: str, seat: int | None, owed: str = "place") -> str:
    """Write what a seat sees of a position."""
    state = forest(tiles, TWO, owed)
    game = game_of(state)
    return " ".join(game.write_fields(game.view(state, seat).state))


@pytest.mark.rule("fe.firebreak")
def test_only_its_owner_knows_what_is_under_it() -> None:
    """Each seat sees its own firebreaks, a spectator none."""
    assert "0,1:#4@1" in seen(LAID, 0)
    assert "1,0:#?@2" in seen(LAID, 0)
    assert "0,1:#?@1" in seen(LAID, 1)
    assert "1,0:#2@2" in seen(LAID, 1)
    assert "0,1:#?@1;1,-1:6;1,0:#?@2" in seen(LAID, None)


@pytest.mark.rule("fe.firebreak")
def test_the_bag_does_not_give_it_away() -> None:
    """For whoever does not know a tile it is still among the unseen ones."""
    assert "bag=666564" in seen(LAID, 0)
    assert "bag=656664" in seen(LAID, 1)
    assert "bag=666664" in seen(LAID, None)


@pytest.mark.rule("fe.firebreak")
@pytest.mark.parametrize(("seat", "drawn"), [(0, "drawn=3"), (1, "drawn=?"), (None, "drawn=?")])
def test_a_drawn_tile_is_its_players_secret(seat: int | None, drawn: str) -> None:
    """Until it is laid face up nobody else sees it."""
    state = forest(START, FOUR, owed="draw")
    game = game_of(state)
    play(state, "draw 3")
    assert drawn in game.write_fields(game.view(state, seat).state)


@pytest.mark.rule("fe.firebreak")
def test_a_tile_that_cannot_become_a_firebreak_is_a_secret_too() -> None:
    """Whoever has no man left to sacrifice still looks at its tile alone, until it lies."""
    state = spend(forest(START, FOUR, owed="draw"), 1, green=0)
    game = game_of(state)
    assert game.privy(state, state.legal()[0]) == (0,)
    play(state, "draw 3")
    assert legal(state, "break") == []
    assert "drawn=?" in game.write_fields(game.view(state, 1).state)
    assert "drawn=3" in game.write_fields(game.view(state, 0).state)


@pytest.mark.rule("fe.firebreak")
def test_without_the_option_a_drawn_tile_is_everybodys() -> None:
    """Where no tile can be hidden there is no secret."""
    state = forest(START, "players=4", owed="draw")
    game = game_of(state)
    assert not game.secretive
    assert game.privy(state, state.legal()[0]) is None
    play(state, "draw 3")
    assert "drawn=3" in game.write_fields(game.view(state, 1).state)
    drawn = TileDrawn(rule="fe.draw", player=1, value=3)
    assert game.visible_event(drawn, 1) == drawn


@pytest.mark.rule("fe.firebreak")
def test_the_draw_is_told_to_its_player_alone() -> None:
    """Which tile it was, as an action and as an event; others hear that one was drawn."""
    state = forest(START, FOUR, owed="draw", seat=3)
    game = game_of(state)
    assert game.secretive
    assert game.privy(state, state.legal()[0]) == (2,)
    drawn = TileDrawn(rule="fe.draw", player=3, value=5)
    assert game.visible_event(drawn, 2) == drawn
    for other in (0, 1, 3, None):
        assert game.visible_event(drawn, other) == msgspec.structs.replace(drawn, value=0)


@pytest.mark.rule("fe.firebreak")
def test_a_firebreak_is_told_without_its_value() -> None:
    """Others hear where it lies and who was sacrificed."""
    laid = FirebreakLaid(
        rule="fe.firebreak", player=1, space="0,1", colour="green", heat=10, value=2
    )
    game = feurio(FOUR)
    assert game.visible_event(laid, 0) == laid
    assert game.visible_event(laid, 1) == msgspec.structs.replace(laid, value=0)
    assert game.visible_event(laid, None) == msgspec.structs.replace(laid, value=0)


@pytest.mark.rule("fe.setup.4")
def test_the_tiles_of_the_start_are_no_secret() -> None:
    """They are laid face up."""
    game = feurio(FOUR)
    state = game.start()
    assert game.privy(state, state.legal()[0]) is None
    play(state, "draw 3")
    assert "tiles=0,0:3" in game.write_fields(game.view(state, None).state)


@pytest.mark.rule("fe.firebreak")
def test_laying_face_up_reveals() -> None:
    """What was a secret is none any more, and so cannot be taken back."""
    state = forest(START, FOUR, owed="lay", drawn=2)
    game = game_of(state)
    assert game.reveals(state, game.read_action("lay 0,1"))
    assert not game.reveals(state, game.read_action("break 0,1 green"))
    plain = forest(START, "players=4", owed="lay", drawn=2)
    assert not feurio("players=4").reveals(plain, game.read_action("lay 0,1"))


@pytest.mark.rule("fe.firebreak")
def test_at_the_end_all_is_open() -> None:
    """Once the game is over everybody sees what lay under the firebreaks."""
    assert "0,1:#4@1;1,-1:6;1,0:#2@2" in seen(LAID, None, "ended")


@pytest.mark.rule("fe.firebreak")
def test_what_is_hidden_is_guessed_among_the_unseen() -> None:
    """A world that fits a view has unseen tiles under the firebreaks, by how many are left."""
    state = forest(LAID, TWO)
    game, dice = game_of(state), Dice(1)
    found = []
    for _ in range(300):
        world = as_wildfire(game.determinize(game.view(state, 0), dice.below))
        found.append(int(world.values[3]))
        assert int(world.values[2]) == 4
        lying = [int(value) for value in world.values[: world.count]]
        for value in range(1, 7):
            assert lying.count(value) + int(world.bag[value]) == 6
    assert set(found) == set(range(1, 7))
    assert found.count(6) < found.count(1)


# Not where players do not compete


@pytest.mark.parametrize(
    "options",
    [
        pytest.param("players=1 firebreaks=yes", marks=pytest.mark.rule("fe.solo")),
        pytest.param("cooperative=yes firebreaks=yes", marks=pytest.mark.rule("fe.coop")),
        pytest.param("players=1 hot=yes", marks=pytest.mark.rule("fe.solo")),
        pytest.param("cooperative=yes hot=yes", marks=pytest.mark.rule("fe.coop")),
        pytest.param("players=1 cooperative=yes", marks=pytest.mark.rule("fe.coop")),
    ],
)
def test_not_in_a_game_for_a_goal(options: str) -> None:
    """Alone and together there are no firebreaks, and nothing to round."""
    with pytest.raises(UnreadableError, match=r"feurio option \w+: expected no "):
        Feurio.from_text(options)
