"""A building of two floors is added as a file, and takes the attic and the basement."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.running import caserne

from caserne.games.flashpoint.game import FlashPoint
from caserne.games.flashpoint.printed import fold, open_board
from caserne.games.flashpoint.reading import read_board

FILE = Path(__file__).parents[1] / "games/flashpoint/extreme/hotel.board"
HOTEL = FILE.read_text(encoding="utf-8")


def test_the_drawing_is_checked_and_printed() -> None:
    """With where its floors lie, and what it takes."""
    shown = caserne("board", str(FILE)).stdout.splitlines()
    assert shown[-2] == "Floor v: 1 over the ground, columns 5-8 over 1-4"
    assert shown[-1] == "Takes: attic, basement"


@pytest.mark.rule("fp.x.attic", "fp.x.basement")
@pytest.mark.parametrize(
    ("level", "storeys", "stairs", "over"),
    [
        ("attic", [0, 1, 2], ("v3-8", "a1-9"), ("a1-9", "v1-5")),
        ("basement", [0, 1, -1], ("6-1", "b5-12"), ("1-1", "b1-9")),
    ],
)
def test_a_level_attaches_by_what_the_drawing_says(
    level: str, storeys: list[int], stairs: tuple[str, str], over: tuple[str, str]
) -> None:
    """It lies where the drawing puts it, and its stairs lead where the drawing has their token."""
    board = open_board(fold(read_board(HOTEL)), level)
    assert [floor.storey for floor in board.floors] == storeys
    lower, upper = (board.numbers[name] for name in stairs)
    assert board.neighbour(lower, 4) == upper
    above, below = (board.numbers[name] for name in over)
    assert (board.below[above], board.above[below]) == (below, above)


@pytest.mark.parametrize("level", ["none", "attic", "basement"])
@pytest.mark.parametrize("rules", ["family", "advanced"])
def test_whole_games_are_played_on_it(level: str, rules: str) -> None:
    """From the file alone, with either level and without."""
    options = ["--level", level, "--rules", rules, "--games", "3", "--seed", "1", "--bot", "random"]
    result = caserne("simulate", "flashpoint", "--board", str(FILE), *options)
    assert result.exit_code == 0, result.stderr
    assert "games       3" in result.stdout


def test_positions_on_it_are_written_and_read() -> None:
    """The drawing goes along, folded into a word, and keeps what it takes."""
    game = FlashPoint.from_text(f"board={fold(read_board(HOTEL))} level=basement")
    line = game.write_position(game.start())
    again, state = FlashPoint.read_position(line)
    assert again.write_position(state) == line


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("attach attic over", "attach cellar over", "expected attic or basement, once"),
        ("attach attic", "attach basement", "expected attic or basement, once"),
        (
            "attic over v1-5",
            "attic above v1-5",
            "attic: expected attach attic over or under",
        ),
        ("stairs v3-8:W", "stairs v9-9:W", "attic: expected two spaces of the board"),
        ("under 1-1", "under v1-5", "basement: floor b: expected a height of its own"),
        ("stairs 3-1:E", "stairs 3-1", "stairs 3-1: expected one side without a wall, or an exit"),
    ],
)
def test_what_does_not_fit_is_told_before_anybody_plays(old: str, new: str, message: str) -> None:
    """``caserne board`` looks at the building with each level it takes."""
    assert HOTEL.count(old) == 1
    result = caserne("board", "-", typed=HOTEL.replace(old, new))
    assert result.exit_code == 2
    assert message in result.stderr
