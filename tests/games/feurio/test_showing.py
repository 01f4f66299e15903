"""What is shown of Feurio!: tiles, points, zones, hands, and what a viewer may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.games.feurio.scenes import feurio, forest, game_of

from caserne.core.errors import UnreadableError
from caserne.games.feurio.game import Feurio, as_wildfire
from caserne.games.feurio.showing import (
    ColourShown,
    ForesterOffer,
    PointShown,
    Scenery,
    Shown,
    TileShown,
    ZoneShown,
)
from caserne.games.flashpoint.game import FlashPoint

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire

TWO = "players=2 firebreaks=yes"
TILES = "0,0:6:gy 1,-1:2:g 0,1:#4@1 1,0:#2@2"


def shown(state: Wildfire, seat: int | None) -> Shown:
    """Show a position to a seat."""
    game = game_of(state)
    return game.show(game.view(state, seat))


def test_tiles_are_shown() -> None:
    """Each with its place, value, slots, free sides and men."""
    tiles = shown(forest(TILES, TWO), 0).tiles
    assert tiles["0,0"] == TileShown(
        q=0, r=0, value=6, firebreak=None, slots=3, sides=3, men={"green": 1, "yellow": 1}
    )
    assert tiles["1,-1"].men == {"green": 1}
    assert list(tiles) == ["0,0", "0,1", "1,-1", "1,0"]


@pytest.mark.parametrize(("seat", "known"), [(0, (4, None)), (1, (None, 2)), (None, (None, None))])
def test_firebreaks_are_shown_to_their_owner(
    seat: int | None, known: tuple[int | None, int | None]
) -> None:
    """Others see that one lies there, and whose it is."""
    tiles = shown(forest(TILES, TWO), seat).tiles
    assert (tiles["0,1"].firebreak, tiles["1,0"].firebreak) == (0, 1)
    assert (tiles["0,1"].value, tiles["1,0"].value) == known
    assert tiles["0,1"].slots == 0


def test_points_are_shown_with_their_heat() -> None:
    """Every empty space beside a tile, and which of them are the hottest."""
    points = shown(forest("0,0:6 1,-1:2"), 0).points
    assert len(points) == 8
    assert points["0,-1"] == PointShown(q=0, r=-1, heat=8, hottest=True)
    assert points["-1,0"] == PointShown(q=-1, r=0, heat=6, hottest=False)


def test_no_points_when_all_tiles_lie() -> None:
    """Then the fire spreads no more."""
    assert shown(forest("0,0:6", owed="ended"), 0).points == {}


def test_zones_are_shown_with_sum_divisor_and_value() -> None:
    """As they would count now."""
    state = forest(TILES, TWO)
    assert shown(state, 0).zones == [
        ZoneShown(colour="green", seat=0, tiles=["0,0", "1,-1"], men=2, sum=8, divisor=2, value=4),
        ZoneShown(colour="yellow", seat=1, tiles=["0,0"], men=1, sum=6, divisor=6, value=1),
    ]
    assert shown(state, 0).scores == [4, 1]
    assert shown(state, 0).best == [4, 1]


def test_a_surrounded_zone_has_no_divisor() -> None:
    """And is worth nothing."""
    ring = "0,0:6:g 0,-1:2 1,-1:2 1,0:2 0,1:2 -1,1:2 -1,0:2"
    (zone,) = shown(forest(ring), 0).zones
    assert (zone.divisor, zone.value) == (None, 0)


def test_zones_of_reinforcements_are_nobodys() -> None:
    """They are shown, and count nothing."""
    (zone,) = shown(forest("0,0:6:r", "players=3"), 0).zones
    assert (zone.seat, zone.value) == (None, 0)


def test_hands_and_bag_are_shown() -> None:
    """Men left, tiles left, and the tiles the viewer has not seen."""
    picture = shown(forest(TILES, TWO), 0)
    assert picture.hands == [{"green": 10, "blue": 12}, {"yellow": 11, "red": 12}]
    assert (picture.left, sum(picture.unseen.values())) == (32, 33)
    assert picture.colours["green"] == ColourShown(placed=2, sacrificed=0, done=False)


@pytest.mark.parametrize(("seat", "drawn"), [(0, 5), (1, 0), (None, 0)])
def test_the_tile_in_hand_is_shown_to_its_player(seat: int | None, drawn: int) -> None:
    """Others see that there is one."""
    assert shown(forest("0,0:6 1,-1:2", TWO, owed="lay", drawn=5), seat).drawn == drawn
    assert shown(forest("0,0:6 1,-1:2", TWO), seat).drawn is None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_scenery_tells_who_has_which_men(players: int) -> None:
    """And what never changes: slots by value, the goal, the options."""
    scenery = feurio(f"players={players}").scenery()
    assert isinstance(scenery, Scenery)
    assert len(scenery.hands) == players
    assert sum(men for hand in scenery.hands for men in hand.values()) == 48
    assert scenery.slots == {"1": 1, "2": 1, "3": 2, "4": 2, "5": 3, "6": 3}
    assert (scenery.goal, scenery.tiles) == (players == 1, 36)


def test_offers_have_their_parts() -> None:
    """Verb, space, colour, number of men, and the heat where a tile is laid."""
    state = forest("0,0:6 1,-1:2", TWO, owed="lay", drawn=5)
    game = game_of(state)
    offer = game.offer(state, game.read_action("break 0,-1 blue"))
    assert offer == ForesterOffer(
        action="break 0,-1 blue", verb="break", space="0,-1", colour="blue", heat=8
    )
    state = forest("0,0:6")
    offer = game.offer(state, game.read_action("place 2 green 0,0"))
    assert (offer.verb, offer.count, offer.heat) == ("place", 2, 0)


def test_what_is_shown_can_be_sent() -> None:
    """It is JSON, and read as the same."""
    picture = shown(forest(TILES, TWO), None)
    assert msgspec.json.decode(msgspec.json.encode(picture), type=Shown) == picture


def test_a_position_of_another_game_is_a_mistake() -> None:
    """Whoever mixes games up hears it."""
    with pytest.raises(TypeError, match="expected a Feurio! position, got Incident"):
        as_wildfire(FlashPoint().start())


def test_options_are_read() -> None:
    """With their ranges."""
    assert Feurio.from_text("players=3 hot=yes").options_text == "players=3 hot=yes"
    with pytest.raises(UnreadableError, match="a number from 1 to 4"):
        Feurio.from_text("players=5")
