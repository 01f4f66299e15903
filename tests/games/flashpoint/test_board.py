"""The printed boards: every wall, door, parking, arrow and start, as read off the prints."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest
from tests.games.flashpoint.scenes import legal, play, refused, scene, where

from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import EAST, NORTH, SOUTH, WEST, Board
from caserne.games.flashpoint.printed import printed_board
from caserne.games.flashpoint.reading import read_board


class Print(NamedTuple):
    """What the print of one side of the board shows."""

    walls: str
    doors: str
    doorways: str
    segments: int
    ambulance: str
    engine: str
    quadrants: str
    codes: str


HOUSE: Final = Print(
    walls="""
        1-5/1-6 2-3/2-4 2-3/3-3 2-4/3-4 2-5/3-5 2-6/3-6 2-7/3-7 3-6/3-7 4-1/5-1 4-2/4-3 4-2/5-2
        4-3/5-3 4-5/5-5 4-6/5-6 4-7/5-7 4-8/5-8 5-5/5-6 5-7/5-8
    """,
    doors="1-3/1-4 2-5/2-6 2-8/3-8 3-2/3-3 4-4/5-4 4-6/4-7 6-5/6-6 6-7/6-8",
    doorways="0-6/1-6 3-0/3-1 4-8/4-9 6-3/7-3",
    segments=42,
    ambulance="0-5 0-6 3-9 4-9 7-3 7-4 3-0 4-0",
    engine="0-7 0-8 5-9 6-9 7-1 7-2 1-0 2-0",
    quadrants="NE SE SW NW",
    codes="""
        1100 1000 1001 1100 1001 1100 1000 1001
        0100 0000 0011 0110 0011 0110 0010 0011
        0100 0001 1100 1000 1000 1001 1100 1001
        0110 0011 0110 0010 0010 0011 0110 0011
        1100 1000 1000 1000 1001 1100 1001 1101
        0110 0010 0010 0010 0011 0110 0011 0111
    """,
)
VILLA: Final = Print(
    walls="""
        1-3/1-4 1-4/2-4 1-5/2-5 2-1/3-1 2-2/3-2 2-3/2-4 2-5/2-6 3-3/3-4 3-4/4-4 3-7/4-7 3-8/4-8
        4-1/5-1 4-2/5-2 4-4/5-4 4-5/5-5 5-3/5-4 5-6/5-7 6-3/6-4 6-6/6-7
    """,
    doors="1-5/1-6 3-5/3-6 3-5/4-5 3-6/4-6 4-3/5-3 4-6/4-7 4-6/5-6",
    doorways="3-0/3-1 6-3/7-3",
    segments=45,
    ambulance="0-5 0-6 4-9 5-9 7-3 7-4 2-0 3-0",
    engine="0-3 0-4 2-9 3-9 7-5 7-6 4-0 5-0",
    quadrants="NW NE SE SW",
    codes="""
        1100 1000 1001 1110 1011 1100 1000 1001
        0110 0010 0001 1100 1001 0100 0000 0001
        1100 1000 0001 0110 0011 0110 0010 0011
        0110 0010 0010 1010 1010 1011 1100 1001
        1100 1000 1001 1100 1000 1001 0100 0001
        0110 0010 0011 0110 0010 0011 0110 0011
    """,
)
ARROWS: Final = """
    2-2 2-2 2-3 2-4 2-5 2-6 2-7 2-7
    2-2 3-3 2-2 3-4 3-5 2-7 3-6 2-7
    3-2 2-2 4-3 3-3 3-4 3-5 2-7 3-7
    4-2 5-2 4-4 4-5 4-6 3-6 5-7 4-7
    5-2 4-3 5-2 4-4 4-5 5-7 4-6 5-7
    5-2 5-2 5-3 5-4 5-5 5-6 5-7 5-7
"""
"""Where the arrow of each space leads, the same on both sides."""

QUADRANTS: Final = ("NW", "NE", "SW", "SE")

sides = pytest.mark.parametrize(
    ("name", "printed"), [pytest.param("house", HOUSE, id="house"), pytest.param("villa", VILLA)]
)


def opened(name: str) -> Board:
    """Read a printed board anew."""
    return read_board(printed_board(name))


def house_rows(text: str) -> list[tuple[str, str]]:
    """Pair the words of a table with the names of the spaces of the house."""
    names = [f"{row}-{column}" for row in range(1, 7) for column in range(1, 9)]
    return list(zip(names, text.split(), strict=True))


def names_of(board: Board, kind: int, *, outer: bool) -> list[str]:
    """Name the edges of a kind, those in the outer wall or the others, in order."""
    return sorted(
        name
        for name, ends, found in zip(
            board.edge_names, board.edge_ends(), board.edge_kinds, strict=True
        )
        if found == kind and outer == (not all(board.is_inside(end) for end in ends))
    )


# The grid


@sides
@pytest.mark.rule("fp.board.grid")
def test_the_house_is_six_by_eight_in_a_ring_of_outside_spaces(name: str, printed: Print) -> None:
    """The house has 6 rows of 8 columns; with the ring and its corners the grid is 8 by 10."""
    del printed
    board = opened(name)
    inside = {board.names[space] for space in range(board.size) if board.is_inside(space)}
    assert inside == {f"{row}-{column}" for row in range(1, 7) for column in range(1, 9)}
    assert set(board.names) == {f"{row}-{column}" for row in range(8) for column in range(10)}


@sides
@pytest.mark.rule("fp.board.grid")
def test_the_red_die_names_the_row_and_the_black_one_the_column(name: str, printed: Print) -> None:
    """Taken together the two dice name one space of the house."""
    del printed
    board = opened(name)
    for red in range(1, 7):
        for black in range(1, 9):
            assert board.names[board.target(red, black)] == f"{red}-{black}"


@pytest.mark.rule("fp.board.grid")
def test_the_corners_are_spaces_too() -> None:
    """The four corner spaces of the ring are used like the others outside: one walks round."""
    state = scene("""
          1
           +---+
           |   |
           +---+
    """)
    play(state, "move 0-1", "move 0-2", "move 1-2", "move 2-2")
    assert where(state, 1) == "2-2"


# Adjacency


@sides
@pytest.mark.rule("fp.board.adjacent")
def test_neighbours_are_above_below_left_and_right(name: str, printed: Print) -> None:
    """Only the spaces above, below, left and right of a space lie next to it."""
    del printed
    board = opened(name)
    steps = {NORTH: (-1, 0), SOUTH: (1, 0), WEST: (0, -1), EAST: (0, 1)}
    assert board.ways == 4
    for space, here in enumerate(board.names):
        row, column = map(int, here.split("-"))
        for way, (down, right) in steps.items():
            goal = int(board.neighbour(space, way))
            expected = f"{row + down}-{column + right}"
            assert (board.names[goal] if goal >= 0 else None) == (
                expected if expected in board.numbers else None
            )


@pytest.mark.rule("fp.board.adjacent")
def test_a_diagonal_is_never_adjacent() -> None:
    """Diagonal spaces are not adjacent: neither a step nor water nor fire goes there."""
    state = scene("""
        +---+---+
        |1  |   |
        +   +   +
        |     f |
        +---+---+
    """)
    assert refused(state, "move 2-2") == "fp.board.adjacent"
    assert refused(state, "extinguish 2-2") == "fp.extinguish"
    play(state, "end", "roll 1-1")
    assert state.hazards[state.board.numbers["1-1"]] == 1


@pytest.mark.rule("fp.board.adjacent")
def test_a_step_goes_one_space_at_a_time() -> None:
    """A space two steps away is not adjacent, nor is one's own."""
    state = scene("""
        +---+---+---+
        |1          |
        +---+---+---+
    """)
    assert refused(state, "move 1-3") == "fp.board.adjacent"
    assert refused(state, "move 1-1") == "fp.board.adjacent"
    assert legal(state, "move") == ["move 1-2"]


# What is printed


@sides
def test_inner_walls_stand_as_printed(name: str, printed: Print) -> None:
    """The inner walls are the 18 of the house, the 19 of the villa."""
    assert names_of(opened(name), edges.WALL, outer=False) == printed.walls.split()


@sides
def test_doors_stand_as_printed(name: str, printed: Print) -> None:
    """The inner doorways, each with a closed door, are the 8 of the house, the 7 of the villa."""
    board = opened(name)
    assert names_of(board, edges.DOOR, outer=False) == sorted(printed.doors.split())
    assert names_of(board, edges.DOOR, outer=True) == []


@sides
def test_outer_doorways_stand_as_printed(name: str, printed: Print) -> None:
    """The outer wall has four doorways in the house and two in the villa, and walls elsewhere."""
    board = opened(name)
    assert names_of(board, edges.DOORWAY, outer=True) == printed.doorways.split()
    assert names_of(board, edges.DOORWAY, outer=False) == []
    doorways = len(printed.doorways.split())
    assert len(names_of(board, edges.WALL, outer=True)) == 28 - doorways


@sides
def test_wall_segments_are_counted(name: str, printed: Print) -> None:
    """42 wall segments of the house and 45 of the villa can be damaged."""
    kinds = list(opened(name).edge_kinds)
    assert kinds.count(edges.WALL) == printed.segments
    assert set(kinds) == {edges.OPEN, edges.WALL, edges.DOOR, edges.DOORWAY}


@sides
def test_every_space_has_the_sides_printed(name: str, printed: Print) -> None:
    """Each space is closed, by wall, door or outer doorway, on the sides its code says (NWSE)."""
    board = opened(name)
    for here, code in house_rows(printed.codes):
        space = board.numbers[here]
        found = "".join(
            "0" if board.edge_kinds[board.edge(space, way)] == edges.OPEN else "1"
            for way in (NORTH, WEST, SOUTH, EAST)
        )
        assert (here, found) == (here, code)


@sides
def test_nothing_stands_in_the_ring(name: str, printed: Print) -> None:
    """Outside there are neither walls nor doors: one may walk all the way round."""
    del printed
    board = opened(name)
    between_outside = [
        kind
        for ends, kind in zip(board.edge_ends(), board.edge_kinds, strict=True)
        if not any(board.is_inside(end) for end in ends)
    ]
    assert between_outside == [edges.OPEN] * 32


@sides
@pytest.mark.rule("fp.vehicle.parking")
def test_parkings_lie_as_printed(name: str, printed: Print) -> None:
    """Each vehicle has a parking of two spaces on every side: north, east, south, west."""
    board = opened(name)
    assert [board.names[space] for space in board.ambulance_spaces] == printed.ambulance.split()
    assert [board.names[space] for space in board.engine_spaces] == printed.engine.split()


@sides
def test_quadrants_are_cut_between_rows_3_and_4_and_columns_4_and_5(
    name: str, printed: Print
) -> None:
    """The red lines cut the house in four quarters of 3 by 4 spaces; outside belongs to none."""
    del printed
    board = opened(name)
    for space, here in enumerate(board.names):
        row, column = map(int, here.split("-"))
        expected = ("S" if row > 3 else "N") + ("E" if column > 4 else "W")
        quadrant = int(board.quadrants[space])
        assert (QUADRANTS[quadrant] if quadrant < 4 else "") == (
            expected if board.is_inside(space) else ""
        )


@sides
def test_each_engine_parking_has_its_quadrant(name: str, printed: Print) -> None:
    """The outline of a quadrant wraps round the one engine parking it is aimed at from."""
    board = opened(name)
    assert [QUADRANTS[q] for q in board.engine_quadrants] == printed.quadrants.split()


@sides
def test_arrows_lead_as_printed(name: str, printed: Print) -> None:
    """The arrow of each space leads where the print says, the same on both sides."""
    del printed
    board = opened(name)
    for here, goal in house_rows(ARROWS):
        assert (here, board.names[board.arrows[board.numbers[here]]]) == (here, goal)


@sides
def test_arrows_end_in_the_blue_loop(name: str, printed: Print) -> None:
    """All arrows lead into the loop of the eight spaces in the middle."""
    del printed
    board = opened(name)
    for target in map(int, board.targets):
        space = target
        for _ in range(11):
            space = int(board.arrows[space])
        row, column = int(board.rows[space]), int(board.columns[space])
        assert row in {3, 4}
        assert 3 <= column <= 6


def test_family_start_of_the_house() -> None:
    """Ten fires and three POI are printed on the front of the board."""
    board = opened("house")
    fires = [board.names[space] for space in board.family_fires]
    assert fires == ["2-2", "2-3", "3-2", "3-3", "3-4", "3-5", "4-4", "5-6", "5-7", "6-6"]
    assert [board.names[space] for space in board.family_pois] == ["2-4", "5-1", "5-8"]


def test_the_villa_has_no_printed_start() -> None:
    """Neither fires nor POI are printed on the back of the board."""
    board = opened("villa")
    assert (board.family_fires, board.family_pois) == ([], [])
