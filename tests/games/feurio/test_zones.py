"""Zones, what they are worth, and who has the most points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.feurio.scenes import forest, game_of, values, zones

from caserne.games.feurio.ending import winners
from caserne.games.feurio.zones import is_counted, score_of, zone_value

if TYPE_CHECKING:
    from caserne.games.feurio.wildfire import Wildfire

RING = "0,0:6:{men} 0,-1:2 1,-1:2 1,0:2 0,1:2 -1,1:2 -1,0:2"


# Zones


@pytest.mark.rule("fe.zone")
def test_connected_tiles_with_men_of_a_colour() -> None:
    """Tiles that touch and hold a man of the colour are one zone, others are others."""
    state = forest("0,0:6:g 0,1:5:gg 0,2:4:b 0,3:3:g")
    assert [sorted(int(tile) for tile in zone.tiles) for zone in zones(state, "green")] == [
        [0, 1],
        [3],
    ]


@pytest.mark.rule("fe.zone")
def test_men_in_between_of_another_colour_do_not_connect() -> None:
    """Only tiles with a man of the same colour connect."""
    state = forest("0,0:6:g 0,1:5:b 0,2:4:g")
    assert len(zones(state, "green")) == 2
    assert len(zones(forest("0,0:6:g 0,1:5:bg 0,2:4:g"), "green")) == 1


@pytest.mark.rule("fe.zone")
def test_a_tile_counts_once_however_many_men() -> None:
    """Two men on a tile are as good as one."""
    assert [int(zone.total) for zone in zones(forest("0,0:6:ggg"), "green")] == [6]


@pytest.mark.rule("fe.zone")
def test_one_tile_in_zones_of_several_colours() -> None:
    """A shared tile belongs to a zone of each colour on it."""
    state = forest("0,0:6:gb")
    assert (values(state, "green"), values(state, "blue")) == ([1], [1])


@pytest.mark.rule("fe.zone")
def test_a_zone_may_bend() -> None:
    """However it winds, a zone is one."""
    state = forest("0,0:6:g 1,-1:5:g 2,-1:4:g 2,0:3:g 1,1:2:g 0,1:1:b")
    assert len(zones(state, "green")) == 1


# Values


@pytest.mark.rule("fe.zone.value")
@pytest.mark.parametrize(
    ("tiles", "value"),
    [
        ("0,0:1:g", 1),
        ("0,0:6:g", 1),
        ("0,0:6:g 0,1:5:g 0,2:1:g", 12),
        ("0,0:2:g 0,1:5:g", 4),
        ("0,0:6:g 0,1:5:g", 3),
        ("0,0:6:g 0,1:4:g 0,2:2:g", 6),
    ],
)
def test_the_sum_divided_by_the_lowest_open_tile(tiles: str, value: int) -> None:
    """The lowest tile with a free side divides, and what is left is rounded up."""
    assert values(forest(tiles), "green") == [value]


@pytest.mark.rule("fe.zone.value")
def test_a_surrounded_tile_does_not_divide() -> None:
    """The lowest tile counts only if it has a free side."""
    closed = "0,0:1:g 0,-1:6:g 1,-1:5 1,0:5 0,1:5 -1,1:5 -1,0:5"
    (zone,) = zones(forest(closed), "green")
    assert (int(zone.total), int(zone.divisor), int(zone.value)) == (7, 6, 2)


@pytest.mark.rule("fe.zone.value")
def test_a_surrounded_zone_is_worth_nothing() -> None:
    """Without any free side there is no water and no point."""
    (zone,) = zones(forest(RING.format(men="g")), "green")
    assert (int(zone.total), int(zone.divisor), int(zone.value)) == (6, 0, 0)


@pytest.mark.rule("fe.zone.value")
def test_a_firebreak_closes_a_zone_in() -> None:
    """It surrounds like any tile."""
    tiles = "0,0:6:g 0,-1:2 1,-1:2 1,0:2 0,1:2 -1,1:2 -1,0:#1@1"
    assert values(forest(tiles, "players=4 firebreaks=yes"), "green") == [0]


@pytest.mark.rule("fe.hot")
@pytest.mark.parametrize(("total", "divisor", "up", "down"), [(7, 2, 4, 3), (12, 5, 3, 2)])
def test_rounding(total: int, divisor: int, up: int, down: int) -> None:
    """Usually rounded up; when it is hot, down."""
    assert zone_value(total, divisor, down=False) == up
    assert zone_value(total, divisor, down=True) == down


@pytest.mark.rule("fe.hot")
def test_it_is_hot() -> None:
    """With the variant 5 and 2 divided by 2 make 3."""
    assert values(forest("0,0:5:g 0,1:2:g", "players=4 hot=yes"), "green") == [3]


@pytest.mark.rule("fe.hot")
def test_what_divides_evenly_is_not_rounded() -> None:
    """Then both ways give the same."""
    for hot in ("yes", "no"):
        assert values(forest("0,0:6:g 0,1:2:g", f"players=4 hot={hot}"), "green") == [4]


# Points


def score(state: Wildfire, seat: int) -> tuple[int, int]:
    """Give the points and the best zone of a seat, from 1."""
    points, best = score_of(state, seat - 1)
    return int(points), int(best)


@pytest.mark.rule("fe.score")
def test_a_player_has_the_sum_of_its_zones() -> None:
    """All zones of its colour are added up."""
    state = forest("0,0:6:g 0,1:1:g 0,2:4:b 0,3:3:g")
    assert score(state, 1) == (7 + 1, 7)
    assert score(state, 2) == (1, 1)
    assert score(state, 3) == (0, 0)


@pytest.mark.rule("fe.score")
def test_the_highest_total_wins() -> None:
    """Seat 2 has more points."""
    state = forest("0,0:6:g 0,1:4:b 0,2:1:b", "players=4", owed="ended")
    assert winners(state) == [1]
    outcome = game_of(state).outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (1, 5, 0, 0))


@pytest.mark.rule("fe.score")
def test_a_tie_is_broken_by_the_highest_zone() -> None:
    """Three points in one zone beat three zones of one."""
    tiles = "0,0:1:b 0,1:2:b 0,2:6 0,3:6:g 0,4:5 0,5:5:g 0,6:4 0,7:3:g"
    state = forest(tiles, owed="ended")
    assert (score(state, 1), score(state, 2)) == ((3, 1), (3, 3))
    assert winners(state) == [1]


@pytest.mark.rule("fe.score")
def test_who_is_equal_in_all_shares_the_victory() -> None:
    """The same points and the same highest zone: both have won."""
    state = forest("0,0:6:gb 0,1:1:y", owed="ended")
    assert winners(forest("0,0:6:gb", owed="ended")) == [0, 1]
    assert winners(state) == [0, 1, 2]


@pytest.mark.rule("fe.score.2")
def test_two_players_count_colour_by_colour() -> None:
    """Green and blue tiles side by side are two zones of one player, whose total counts."""
    state = forest("0,0:6:g 0,1:4:b 0,2:2:b 0,3:3:y", "players=2", owed="ended")
    assert (values(state, "green"), values(state, "blue")) == ([1], [3])
    assert score(state, 1) == (4, 3)
    assert score(state, 2) == (1, 1)


@pytest.mark.rule("fe.score.3")
def test_reinforcements_do_not_count() -> None:
    """Zones of the fourth colour bring nobody points, and connect nothing."""
    state = forest("0,0:6:r 0,1:1:r 0,2:5:g 0,3:4:r 0,4:3:g", "players=3", owed="ended")
    assert not is_counted(state, 3)
    assert [score(state, seat)[0] for seat in (1, 2, 3)] == [2, 0, 0]
    outcome = game_of(state).outcome(state)
    assert outcome is not None
    assert outcome.figures["zones"] == 2


@pytest.mark.rule("fe.score.3")
def test_reinforcements_block_until_then() -> None:
    """They take slots like any man."""
    state = forest("0,0:5:rrr", "players=3")
    assert not [code for code in state.legal() if game_of(state).unpack(code).verb == "place"]
    assert not is_counted(state, 3)
