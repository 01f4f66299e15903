"""Boards as drawings: read, drawn back, and refused with a word on what is wrong where."""

from __future__ import annotations

from importlib.resources import files
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest
from tests.games.flashpoint.scenes import fires, legal, play, scene, where

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint import edges
from caserne.games.flashpoint.drawing import draw_board
from caserne.games.flashpoint.printed import printed_board
from caserne.games.flashpoint.reading import read_board, read_drawing
from caserne.games.flashpoint.survey import problems

if TYPE_CHECKING:
    from caserne.games.flashpoint.board import Board

BOARDS = sorted(
    path.name.removesuffix(".board")
    for path in (files("caserne.games.flashpoint") / "boards").iterdir()
    if path.name.endswith(".board")
)

EVERY_EDGE = dedent("""\
    board kinds

    floor
       0   1   2   3   4
    0
         +---+~~~+-F-+
    1    |   :   #   O
         +...+###+   +
    2    D   F   ~   |
         +---+-D-+-O-+
    3
""")

TWO_FLOORS = dedent("""\
    board two floors

    floor
       0   1   2   3
    0
         +---+---+
    1    |1      O
         +   +   +
    2    |       |
         +---+---+
    3

    floor a no-outside
       3   4
    1
         +   +
    2

    stairs 1-2 a1-3
    stairs 2-1 a2-4
""")


def house(old: str = "", new: str = "") -> str:
    """Give the drawing of the house with something changed in it."""
    text = printed_board("house")
    assert old in text
    return text.replace(old, new, 1)


def refusal(text: str) -> str:
    """Give the message a drawing is refused with."""
    with pytest.raises(UnreadableError) as caught:
        read_board(text)
    return str(caught.value)


# There and back


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_file_is_drawn_back(name: str) -> None:
    """Every board file, read and drawn again, is the same text."""
    text = printed_board(name)
    assert draw_board(read_board(text)) == text


@pytest.mark.parametrize("text", [EVERY_EDGE, TWO_FLOORS.replace("1    |1 ", "1    |  ")])
def test_any_board_is_drawn_back(text: str) -> None:
    """Floors, stairs and all kinds of edges go into the drawing and come back."""
    assert draw_board(read_board(text)) == text


def test_every_kind_of_edge_has_its_mark() -> None:
    """Walls, light walls, windows, doors, fire doors, doorways and solid walls are told apart."""
    board = read_board(EVERY_EDGE)
    kinds = {
        name: edges.NAMES[kind]
        for name, kind in zip(board.edge_names, board.edge_kinds, strict=True)
        if kind != edges.OPEN
    }
    assert kinds == {
        "0-1/1-1": "wall",
        "0-2/1-2": "window",
        "0-3/1-3": "fire-door",
        "1-0/1-1": "wall",
        "1-1/1-2": "light-wall",
        "1-2/1-3": "solid",
        "1-3/1-4": "doorway",
        "1-1/2-1": "light-wall",
        "1-2/2-2": "solid",
        "2-0/2-1": "door",
        "2-1/2-2": "fire-door",
        "2-2/2-3": "window",
        "2-3/2-4": "wall",
        "2-1/3-1": "wall",
        "2-2/3-2": "door",
        "2-3/3-3": "doorway",
    }


def test_titles_and_source() -> None:
    """A board has a name, a title in two languages, and says where it comes from."""
    board = read_board(house())
    assert board.name == "house"
    assert board.titles["en"] == "The house, front of the printed board"
    assert board.titles["fr"] == "La maison, recto du plateau imprimé"
    assert board.source.startswith("positions read off")


def test_comments_and_empty_lines() -> None:
    """Lines that are empty or begin with # say nothing."""
    assert draw_board(read_board("# a comment\n\n" + house())) == house()


# Two floors


def two_floors() -> Board:
    """Read the drawing of two floors."""
    return read_drawing(TWO_FLOORS)[0]


def test_floors_have_spaces_of_their_own() -> None:
    """An upper floor's spaces have its letter, the columns count on, and it may have no ring."""
    board = two_floors()
    inside = [name for name in board.names if board.is_inside(board.numbers[name])]
    assert inside == ["1-1", "1-2", "2-1", "2-2", "a1-3", "a1-4", "a2-3", "a2-4"]
    assert board.size == 16 + 4


def test_dice_reach_both_floors() -> None:
    """The black die names the columns of all floors, one after the other."""
    board = two_floors()
    rows = [[board.names[board.target(red, black)] for black in range(1, 5)] for red in (1, 2)]
    assert rows == [["1-1", "1-2", "a1-3", "a1-4"], ["2-1", "2-2", "a2-3", "a2-4"]]


def test_stairs_join_two_floors() -> None:
    """The two halves of a staircase are neighbours, and nothing else on different floors is."""
    board = two_floors()
    joined = [
        name
        for name, (first, second) in zip(board.edge_names, board.edge_ends(), strict=True)
        if board.floor_of[first] != board.floor_of[second]
    ]
    assert joined == ["1-2/a1-3", "2-1/a2-4"]
    assert board.way_to(board.numbers["1-2"], board.numbers["a1-3"]) == 4
    assert board.way_to(board.numbers["a1-3"], board.numbers["1-2"]) == 4


def test_stairs_are_walked() -> None:
    """One goes up and down the stairs like to any adjacent space."""
    state = scene(TWO_FLOORS)
    play(state, "move 1-2", "move a1-3", "move a1-4", "move a2-4")
    assert where(state, 1) == "a2-4"


@pytest.mark.parametrize(
    ("path", "steps"),
    [
        ([], ["1-2", "2-1"]),
        (["1-2"], ["1-1", "1-3", "2-2", "a1-3"]),
        (["1-2", "a1-3"], ["1-2", "a1-4", "a2-3"]),
        (["2-1", "a2-4"], ["2-1", "a1-4", "a2-3"]),
    ],
)
def test_legal_actions_stay_in_order_over_stairs(path: list[str], steps: list[str]) -> None:
    """Up or down, the actions are listed in the order of their codes."""
    state = scene(TWO_FLOORS, also={"1-1": "s", "a1-3": "f", "2-1": "s", "a2-3": "s"}, ap=9)
    play(state, *(f"move {name}" for name in path))
    assert legal(state, "move") == [f"move {name}" for name in steps]
    assert state.legal() == sorted(set(state.legal()))


def test_water_and_fire_go_over_stairs() -> None:
    """The halves of a staircase are adjacent in every way."""
    state = scene(TWO_FLOORS, also={"a1-3": "f"})
    play(state, "move 1-2")
    assert "extinguish a1-3" in legal(state)
    play(state, "end", "roll 1-2")
    assert "1-2" in fires(state)


# Unreadable


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("", "board: expected a floor, got 'none'", id="empty"),
        pytest.param("board x", "board: expected a floor, got 'none'", id="no floor"),
        pytest.param(
            "flor",
            "line 1: expected board, en, fr, source, floor, over, stairs, object, attach or "
            "arrows, got 'flor'",
            id="unknown word",
        ),
        pytest.param(
            "floor Attic", "line 1: expected one small letter for the floor, got 'Attic'", id="mark"
        ),
        pytest.param(
            "floor a b", "line 1: expected one small letter for the floor, got 'a b'", id="marks"
        ),
        pytest.param("floor", "line 2: expected the column numbers, got ''", id="nothing"),
        pytest.param(
            "floor\n0 one 2", "line 2: expected the column numbers, got '0 one 2'", id="letters"
        ),
        pytest.param(
            "floor\n   0   1   3",
            "line 2: expected columns that count up by one, got '0   1   3'",
            id="columns",
        ),
        pytest.param(
            "floor\n   0   1\n0\n\n1\n",
            "line 2: expected a grid of at least one space, got '0 by 0'",
            id="too small",
        ),
        pytest.param(
            house("\n4  A |", "\n5  A |"), "line 16: expected row 4, got '5'", id="row number"
        ),
        pytest.param(
            house("5    | ?  ", "5    X ?  "),
            "line 18, column 6 (5-0/5-1): expected one of   # : D F O | ~, got 'X'",
            id="upright mark",
        ),
        pytest.param(
            house("+---+---+---+-D-+---+---+---+---+", "+---+---+---+-X-+---+---+---+---+"),
            "line 17, column 20 (4-4/5-4): expected one of   # - . D F O ~, got 'X'",
            id="flat mark",
        ),
        pytest.param(
            house("\n5    | ?  ", "\n5      ?  "),
            "line 18, column 6 (5-0/5-1): "
            "expected a wall, window, door or doorway in the outer wall, got ' '",
            id="hole",
        ),
        pytest.param(
            house("0                      A   A", "0            |         A   A"),
            "line 8, column 14 (0-2/0-3): expected nothing between outside spaces, got '|'",
            id="outside",
        ),
        pytest.param(
            TWO_FLOORS.replace("stairs 1-2 a1-3", "stairs 1-2 b1-3"),
            "line 19: expected two spaces of the board, got '1-2 b1-3'",
            id="stairs to nowhere",
        ),
        pytest.param(
            TWO_FLOORS.replace("stairs 1-2 a1-3", "stairs 1-2"),
            "line 19: expected two spaces of the board, got '1-2'",
            id="half a staircase",
        ),
        pytest.param(
            TWO_FLOORS.replace("stairs 1-2 a1-3", "stairs 1-2 2-2"),
            "line 19: expected spaces of two floors, got '1-2 2-2'",
            id="stairs on a floor",
        ),
        pytest.param(
            TWO_FLOORS.replace("floor a no-outside", "floor no-outside"),
            "line 13: expected a letter no other floor has, got ''",
            id="two ground floors",
        ),
        pytest.param(
            house("1  E |", "1  E | A").replace("A           D", "A         D", 1),
            "board, space 1-1: expected parkings along a side of the building, got 'A'",
            id="parking inside",
        ),
        pytest.param(
            house("0                      A", "0  A                   A"),
            "board, space 0-0: expected parkings along a side of the building, got 'A'",
            id="parking in a corner",
        ),
        pytest.param(
            house("A   A   E   E", "A       E   E"),
            "board, parking A: expected two neighbouring spaces a side, got '0-5'",
            id="half a parking",
        ),
        pytest.param(
            house("               A   A   E   E", "           A       A   E   E"),
            "board, parking A: expected two neighbouring spaces a side, got '0-4 0-6'",
            id="torn parking",
        ),
        pytest.param(
            house("A   A   E   E", "        E   E"),
            "board: expected four parkings for each vehicle, or none at all, "
            "got '3 for the ambulance, 4 for the engine'",
            id="missing parking",
        ),
        pytest.param(
            house("E  SE W  S  S  E  SW W\n", ""),
            "line 25: expected 6 lines of arrows, got '5 lines'",
            id="arrow lines",
        ),
        pytest.param(
            house("E  SE W  S  S  E  SW W", "E  SE W  S  S  E  SW"),
            "line 26: expected 8 arrows, got '7'",
            id="arrows in a line",
        ),
        pytest.param(
            house("SE S  S  S", "SE N  S  S"),
            "line 25 (arrow N of 1-2): expected an arrow that stays in the house, got 'N'",
            id="arrow leaves the house",
        ),
    ],
)
def test_what_is_wrong_is_said(text: str, message: str) -> None:
    """A drawing that is none is refused in one line: where, what was expected, what came."""
    assert refusal(text) == message


# Unfit for play


@pytest.mark.parametrize("name", BOARDS)
def test_printed_boards_are_fit_for_play(name: str) -> None:
    """Nothing is wrong with the printed boards."""
    assert problems(read_board(printed_board(name))) == []


def test_a_room_without_a_way_in() -> None:
    """A room that no door or opening leads to is named, space by space."""
    board = read_board(house("D *     D   |", "D *     |   |"))
    assert problems(board) == ["no way in from outside to 5-8, 6-8: expected a door or an opening"]


def test_a_room_behind_a_room_without_a_way_in() -> None:
    """Doors between rooms are no way in if none of them has one."""
    text = house("D *     D   |", "| *     D   |")
    assert problems(read_board(text)) == [
        "no way in from outside to 5-6, 5-7, 5-8, 6-6, 6-7, 6-8: expected a door or an opening"
    ]


def test_no_parkings() -> None:
    """A board without parkings can be read, but not played."""
    grid, word, arrows = house().partition("arrows")
    board = read_board(grid.replace("A", " ").replace("E", " ") + word + arrows)
    assert problems(board) == [
        "no parkings: expected four for the ambulance and four for the engine"
    ]


def test_no_arrows() -> None:
    """The spaces without an arrow are named."""
    (problem,) = problems(read_board(house().partition("arrows")[0]))
    assert problem.startswith("no arrow on 1-1, 1-2, ")
    assert problem.endswith(", 6-8: expected one on every space of the house")


def test_an_engine_between_two_quadrants() -> None:
    """An engine parking must lie beside one quadrant, for the deck gun to aim at."""
    text = house()
    for row, mark in zip("1234", "AAEE", strict=True):
        old = "E" if mark == "A" else "A"
        text = text.replace(f"\n{row}  {old}", f"\n{row}  {mark}")
    assert problems(read_board(text)) == [
        "engine parking 3-0 4-0: expected both spaces beside one quadrant"
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("stairs 0-1 a1-3", "line {n}: expected spaces of the building, got '0-1 a1-3'"),
        ("stairs 1-2 a2-3", "line {n}: expected one staircase a space, got '1-2 a2-3'"),
    ],
)
def test_stairs_that_cannot_be(line: str, message: str) -> None:
    """A staircase joins two spaces of the building that have no other one."""
    text = TWO_FLOORS.rstrip() + "\n" + line + "\n"
    with pytest.raises(UnreadableError) as caught:
        read_drawing(text)
    assert str(caught.value) == message.format(n=len(text.splitlines()))


def test_a_letter_that_means_nothing() -> None:
    """A board's spaces hold fires, POI and parkings, nothing else."""
    with pytest.raises(UnreadableError, match=r"one of . . A E, got 'Z'"):
        read_board(house().replace("| ?   ", "| Z   ", 1))


@pytest.mark.parametrize("number", ["¹", "300", "1e1"])
def test_columns_that_are_no_numbers(number: str) -> None:
    """A column is a plain number of one or two figures."""
    with pytest.raises(UnreadableError, match="expected the column numbers"):
        read_board(house().replace("   0   1   2", f"   0   {number}   2", 1))


def test_floors_that_share_columns() -> None:
    """Two floors with the same columns would leave the dice in doubt."""
    floor = house().partition("floor")[2].partition("arrows")[0]
    with pytest.raises(UnreadableError, match="floors with columns of their own"):
        read_board(f"floor{floor}floor u{floor}")
