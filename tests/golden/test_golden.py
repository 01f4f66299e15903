"""Golden games go as they went: any change of play, events, rules or notation shows here."""

from __future__ import annotations

import pytest
from tests.golden.playthrough import FOLDER, GOLDEN, playthrough, stored

from caserne.games import GAMES

HINT = "if the change is meant: python -m tests.golden.playthrough (see there), and read the diff"


@pytest.mark.parametrize("name", GOLDEN)
def test_playthrough(name: str) -> None:
    """A golden record replays to the end and tells what it told before."""
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, was) in enumerate(
        zip(playthrough(stored(name)).splitlines(), expected, strict=False), 1
    ):
        assert line == was, f"{name}.txt line {number}; {HINT}"


@pytest.mark.parametrize("name", GOLDEN)
def test_record(name: str) -> None:
    """A golden record is written as it was read."""
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    assert stored(name).write() == text, HINT


@pytest.mark.parametrize("name", GOLDEN)
def test_the_game_is_whole(name: str) -> None:
    """A golden game is told to its end."""
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(playthrough(stored(name)).splitlines()), HINT
    assert lines[-1].startswith("outcome: {")


def test_nothing_is_left_over() -> None:
    """Every file beside these tests belongs to a golden game."""
    files = {path.name for path in FOLDER.glob("*.record")} | {
        path.name for path in FOLDER.glob("*.txt")
    }
    assert files == {f"{name}.{kind}" for name in GOLDEN for kind in ("record", "txt")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_golden_games(game: object) -> None:
    """No game of the catalogue is without a golden game."""
    assert any(case.name == getattr(game, "name", "") for case, _, _ in GOLDEN.values())
