"""Games of Feurio! to learn from: what walks come to before every tile of a strong team's game."""

from __future__ import annotations

import pytest

from caserne.bots.feurio import school
from caserne.bots.feurio.forecast import features
from caserne.bots.feurio.weights import KINDS
from caserne.bots.learning.net import UNIT
from caserne.games.feurio import box
from caserne.games.feurio.game import Feurio


@pytest.mark.parametrize("players", [1, 4])
def test_every_tile_is_noted(players: int) -> None:
    """But for the first, which is laid before anybody plays: each with one tile fewer left."""
    options = school.options_for(players - 1, hard=False)
    story = school.play(options, 5, school.start(), 0)
    left = [moment.row[0] for moment in story.moments]
    assert left == [UNIT * tiles // box.TILES for tiles in range(box.TILES - 1, 0, -1)]
    assert story == school.play(options, 5, school.start(), 0)


def test_teams_of_every_size() -> None:
    """Alone, and two to four together."""
    for seed in range(8):
        options = Feurio.from_text(school.options_for(seed, hard=True)).options
        assert KINDS.index(school.kind_for(seed)) + 1 == options.players
        assert options.cooperative == (options.players > 1)


def test_what_a_net_sees() -> None:
    """The time, the worth and the goals of walks; each of these by the time too."""
    some, none = ([int(value) for value in features(12, 500_000, reached)] for reached in (32, 0))
    assert some[2] == UNIT // 2
    assert some[3] == UNIT // 2 * (UNIT * 12 // box.TILES) // UNIT
    assert some[5:] == [0, 0, 0]  # as many reach the goal as do not
    assert none[:5] == some[:5]
    assert none[5] < none[6] < none[7] < 0
