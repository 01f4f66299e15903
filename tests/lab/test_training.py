"""Learning from self-play: every round once, kept as it is done, the same again from its seeds."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from caserne.bots.flashpoint import school
from caserne.bots.flashpoint.weights import FILE, learned
from caserne.bots.learning.weights import Weights
from caserne.games.flashpoint.game import FlashPoint
from caserne.lab.sharing import Crew
from caserne.lab.training import Course, games_file, run

if TYPE_CHECKING:
    from pathlib import Path

COURSE = Course("flashpoint", 300_000, 2, 2, 1)


def test_a_course_goes_on_where_it_was(tmp_path: Path) -> None:
    """A game that was kept is not played again, one that was cut off is; the end is the same."""
    told: list[str] = []
    first = run(COURSE, tmp_path / "one", Crew(), lambda label, *_: told.append(label))
    assert (first.rounds, first.games, first.features) == (2, 2, school.FEATURES)
    assert {label.split(":")[0] for label in told} == {"round 1", "round 2"}
    other = tmp_path / "other"
    other.mkdir()
    lines = games_file(tmp_path / "one", 0).read_bytes().splitlines(keepends=True)
    games_file(other, 0).write_bytes(lines[0] + lines[1][:40])
    assert run(COURSE, other, Crew(), lambda *_: None) == first


def test_weights_are_a_file() -> None:
    """Those of the package say how they were made, and written they are the same again."""
    packaged = (files("caserne.bots.flashpoint") / FILE).read_text(encoding="utf-8")
    weights = msgspec.json.decode(packaged, type=Weights)
    assert packaged == weights.to_text()
    assert (weights.seed, weights.games, weights.rounds) == (200_000, 800, 4)
    assert sorted(learned().wanted) == sorted(learned().first) == list(range(1, 10))
    other = Weights(
        "flashpoint", 1, 2, 3, 1, 0.5, 2, ["cafs"], ["cafs"], 4, [5, 6], [[1, 2, 3], [4, 5, 6]]
    )
    assert msgspec.json.decode(other.to_text(), type=Weights) == other


def test_every_kind_of_game_is_learned_from() -> None:
    """All rules, difficulties, crews and buildings come up, and each can be played."""
    drawn = [FlashPoint.from_text(school.options_for(seed)).options for seed in range(400)]
    assert {one.rules for one in drawn} == {"family", "advanced"}
    assert {one.difficulty for one in drawn} == {"recruit", "veteran", "heroic"}
    assert {one.firefighters for one in drawn} == {1, 2, 3, 4, 5, 6}
    assert {(one.board, one.level) for one in drawn} >= {
        ("villa", "none"),
        ("garage", "attic"),
        ("laboratory", "basement"),
    }
    assert any(one.platform for one in drawn)
    assert any(one.bridges and one.descents for one in drawn)
    assert any(one.engineer for one in drawn)
