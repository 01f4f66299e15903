"""Games of On Fire!!! to learn from: all of its kinds, seen by one of the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from caserne.bots.learning.net import UNIT, WHOLE
from caserne.bots.learning.weights import even, packaged
from caserne.bots.onfire import features as seen
from caserne.bots.onfire import school
from caserne.bots.onfire.weights import KINDS, SEEN
from caserne.games.onfire.game import EXTREME, OnFire

if TYPE_CHECKING:
    from caserne.bots.learning.school import Story


def test_every_kind_of_game_is_learned_from() -> None:
    """Every number of players, and every part of the extreme mode with and without others."""
    drawn = [OnFire.from_text(school.options_for(seed, hard=False)) for seed in range(200)]
    assert {f"{game.seats} players" for game in drawn} == set(KINDS)
    for part in EXTREME:
        with_it = [game.extreme() for game in drawn if part in game.extreme()]
        assert {len(parts) for parts in with_it} >= {1, 2}
    assert sum(not game.extreme() for game in drawn) > len(drawn) // 2
    for seed, game in enumerate(drawn):
        assert school.kind_for(seed) == f"{game.seats} players"


def stories(players: int, width: int, count: int) -> list[Story]:
    """Play some games."""
    known = packaged("onfire")
    return [school.play(f"players={players}", seed, known, width) for seed in range(count)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_game_came_to(players: int) -> None:
    """A victory alone is all, one that is shared its part, and a defeat nothing."""
    told = stories(players, school.PLAIN, 12)
    assert {story.won for story in told} == {True, False}
    for story in told:
        assert story.won == (story.expected > 0)
        assert story.expected in {0, *(WHOLE // among for among in range(1, players + 1))}
        assert all(len(moment.row) == seen.FEATURES for moment in story.moments)


def test_a_shared_victory_is_a_part_of_one() -> None:
    """Two who are level at the end have half of it each, whoever is behind has nothing."""
    assert [school.share_of(seat, [0, 2]) for seat in range(3)] == [WHOLE // 2, 0, WHOLE // 2]
    assert school.share_of(1, [1]) == WHOLE


def test_positions_before_and_after_events_are_seen() -> None:
    """Some at the start of a turn with all actions left, some at its end with none."""
    rows = [moment.row for story in stories(2, school.PLAIN, 6) for moment in story.moments]
    mine = [row for row in rows if row[seen.NEXT] == UNIT]
    assert {row[seen.ACTIONS] for row in mine} >= {0, UNIT}
    assert 0.3 < len(mine) / len(rows) < 0.7


def test_what_was_learned_is_played_by() -> None:
    """Wide games are others than those of the best line alone, unless all looks even."""
    options = "players=2"
    plain = school.play(options, 3, packaged("onfire"), school.PLAIN)
    wide = school.play(options, 3, packaged("onfire"), school.FEW)
    assert wide != plain
    for width in (school.FEW, school.PLAIN):
        assert school.play(options, 3, even("onfire", SEEN, []), width) == plain
