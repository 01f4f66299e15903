"""Board files are checked and printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.cli.running import caserne

from caserne.games.flashpoint.printed import BOARDS, open_board, printed_board, printed_level
from caserne.games.flashpoint.reading import read_board

if TYPE_CHECKING:
    from pathlib import Path

HOUSE = printed_board("house")


@pytest.mark.parametrize("name", ["house", "villa"])
def test_a_printed_board_is_printed_as_it_is(name: str, tmp_path: Path) -> None:
    """What is shown is the drawing that was read, and a line of facts."""
    file = tmp_path / "x.board"
    file.write_text(printed_board(name), encoding="utf-8")
    result = caserne("board", str(file))
    assert result.exit_code == 0
    assert result.stdout.startswith(printed_board(name))


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_of_ours_is_printed_by_its_name(name: str) -> None:
    """No file is needed: the name is enough, and says the same as the drawing does."""
    result = caserne("board", name)
    assert result.exit_code == 0
    assert result.stdout == caserne("board", "-", typed=printed_board(name)).stdout


@pytest.mark.parametrize("level", ["attic", "basement"])
def test_a_level_is_printed_by_its_name(level: str) -> None:
    """By itself as the half board it is, attached as a whole board of more floors."""
    result = caserne("board", level)
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (
        0,
        "Goes with: garage, laboratory",
    )
    assert result.stdout.startswith(printed_level(level))
    for name in ("garage", "laboratory"):
        whole = caserne("board", f"{name}-{level}")
        assert whole.exit_code == 0
        assert whole.stdout.startswith(f"board {name}-{level}\n")
        assert not read_board(whole.stdout.partition("\nfloors: ")[0]).levels
        assert f"floors: {len(open_board(name, level).floors)}," in whole.stdout


@pytest.mark.parametrize("name", ["gaarge", "house-attic", "attic-garage", "-attic", "none"])
def test_an_unknown_name_is_answered_with_those_there_are(name: str) -> None:
    """Whatever is neither a board of ours nor a file is told with all names."""
    result = caserne("board", "--", name)
    assert result.exit_code == 2
    names = "house, villa, garage, laboratory, attic, basement, garage-attic, garage-basement, "
    assert f"expected one of {names}laboratory-attic, laboratory-basement, or" in result.stderr


def test_the_help_lists_the_names() -> None:
    """Whoever asks is told what there is."""
    shown = " ".join(caserne("board", "--help").stdout.split())
    for name in (*BOARDS, "attic", "laboratory-basement"):
        assert name in shown


def test_the_help_of_repairs_speaks_of_damaged_floors() -> None:
    """A floor that broke is a hole, and nobody mends it."""
    assert "damaged floors are repaired" in " ".join(caserne("simulate", "--help").stdout.split())


def test_the_facts_are_counted() -> None:
    """Rooms are what open space holds together; doors, doorways, walls and parkings are counted."""
    shown = caserne("board", "-", typed=HOUSE).stdout
    board = read_board(HOUSE)
    walls = sum(
        board.describe_edge(edge).startswith("wall ") for edge in range(len(board.edge_kinds))
    )
    facts = f"floors: 1, rooms: 8, doors: 8, doorways: 4, walls: {walls}, parkings: 8"
    assert shown.splitlines()[-1] == facts


def test_a_room_ends_at_a_wall() -> None:
    """Take the wall between two rooms away, and there is one room less."""
    opened = HOUSE.replace("2  E |     *   * | ?", "2  E |     *   *   ?")
    assert "rooms: 7," in caserne("board", "-", typed=opened).stdout


def test_every_problem_is_a_line_on_stderr() -> None:
    """An unfit board is not printed; all that is wrong with it is told."""
    sealed = HOUSE.replace("D", "|", 1).replace("arrows", "# arrows")
    without_arrows = "\n".join(sealed.splitlines()[:-7])
    result = caserne("board", "-", typed=without_arrows.replace(" D           |", " |           |"))
    assert result.exit_code == 2
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) > 1
    assert all(line.startswith("caserne board: stdin: ") for line in lines)
    assert any("no way in from outside" in line for line in lines)
    assert any("no arrow on" in line for line in lines)


def test_an_arrow_that_leaves_the_house_is_told() -> None:
    """It is named with its line and its space."""
    result = caserne("board", "-", typed=HOUSE.replace("SE S  S", "N  S  S", 1))
    assert "(arrow N of 1-1): expected an arrow that stays in the house" in result.stderr
    assert result.exit_code == 2


@pytest.mark.parametrize(
    ("mark", "word"), [("~", "windows"), (":", "light walls"), ("F", "fire doors")]
)
def test_what_is_on_a_board_is_counted(mark: str, word: str) -> None:
    """The edges of Extreme Danger are counted like the others, and can be played on."""
    result = caserne("board", "-", typed=HOUSE.replace("*   * | ?", f"*   * {mark} ?", 1))
    assert result.exit_code == 0
    assert f"{word}: 1" in result.stdout
    assert "Remark" not in result.stdout


def test_floors_are_drawn_with_where_they_lie() -> None:
    """A board of several floors is drawn whole, and each floor's place is told."""
    result = caserne("board", "-", typed=printed_board("laboratory"))
    assert result.exit_code == 0
    assert "floors: 2" in result.stdout
    assert "Floor u: 1 over the ground, columns 5-8 over 1-4" in result.stdout
    assert "parkings: 4" in result.stdout


def test_a_floor_that_lies_nowhere_is_told() -> None:
    """So are stairs that nobody knows how to leave."""
    drawing = printed_board("laboratory").replace("over u1-5 1-1\n", "")
    result = caserne("board", "-", typed=drawing)
    assert "floor u: expected a line 'over' that says what it lies over or under" in result.stderr
    assert result.exit_code == 2


def test_a_playable_board_has_no_remark() -> None:
    """What the rules know needs no remark."""
    assert "Remark" not in caserne("board", "-", typed=HOUSE).stdout
