"""The boards as pictures, simple and clear: for environments, not for people who play."""

# mypyc: no

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from caserne.core.errors import UnreadableError
from caserne.envs.shapes import INK, Picture
from caserne.games.feurio import box, hexes
from caserne.games.feurio.forest import Forest
from caserne.games.flashpoint import edges
from caserne.games.flashpoint.board import EAST, NOWHERE, SOUTH, WAYS
from caserne.games.flashpoint.scene import FIRE, SMOKE, Scene
from caserne.games.onfire.building import AT_STAIRS, OFFICE
from caserne.games.onfire.tower import Tower

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from caserne.core.game import Game
    from caserne.core.state import State

CELL: Final = 40
GAP: Final = 30
GROUND: Final = "#e6e1d3"
INDOORS: Final = "#fffdf6"
FLAME: Final = "#e2572b"
HAZE: Final = "#b9bcc4"
CREW: Final = ("#2f6fb0", "#2e8b57", "#8a4fae", "#c9a227", "#b03a5b", "#3b8f99")
MEN: Final = ("#2e8b57", "#2f6fb0", "#d9b310", "#c0392b")
HEAT: Final = (
    "#ffffff",
    "#fdf0cf",
    "#fbdf9f",
    "#f9c36b",
    "#f49b42",
    "#ea6f2d",
    "#d8432a",
    "#777777",
)


def draw(game: Game, state: State) -> Picture:
    """Draw a view of any game."""
    title = f"{game.name} {game.options_text}".strip()
    if isinstance(state, Scene):
        return _house(state, title)
    if isinstance(state, Forest):
        return _forest(state, title)
    if isinstance(state, Tower):
        return _tower(state, title)
    raise UnreadableError("picture", "a position of a game that can be drawn", game.name)


def rgb(picture: Picture) -> NDArray[np.uint8]:
    """Paint a picture into an array of height, width and colour."""
    image: Any = picture.paint()
    return np.asarray(image, dtype=np.uint8).copy()


# Flash Point


def _house(s: Scene, title: str) -> Picture:
    board = s.board
    lefts, left = [], GAP
    for floor in board.floors:
        lefts.append(left - CELL * floor.column_numbers()[0])
        left += CELL * len(floor.column_numbers()) + GAP
    picture = Picture(left, CELL * 8 + 2 * GAP, title)
    places = [
        (lefts[board.floor_of[space]] + CELL * int(board.columns[space]), GAP + CELL * int(row))
        for space, row in enumerate(board.rows)
    ]
    for space, (x, y) in enumerate(places):
        _space(picture, s, space, x, y)
    for space, (x, y) in enumerate(places):
        _walls(picture, s, space, x, y)
    for man in range(s.crew):
        if s.at[man] != NOWHERE:
            x, y = places[s.at[man]]
            at = (float(x + 10 + 10 * (man % 3)), float(y + 28 + 6 * (man // 3)))
            picture.disc(at, 6, CREW[man], INK)
            picture.write((at[0], at[1] + 3), str(man + 1), 8, "#ffffff")
    words = f"saved {s.saved}  lost {s.lost}  damage {s.damage}  turn {s.turn}  points {s.ap}"
    picture.write((GAP, CELL * 8 + 1.7 * GAP), words, 13, anchor="start")
    return picture


def _space(picture: Picture, s: Scene, space: int, x: float, y: float) -> None:
    fill = INDOORS if s.board.is_inside(space) else GROUND
    picture.box(x, y, CELL, CELL, fill, "#d8d2c2")
    if s.hazards[space] == FIRE:
        picture.polygon([(x + 6, y + 36), (x + 20, y + 4), (x + 34, y + 36)], FLAME)
    elif s.hazards[space] == SMOKE:
        picture.disc((x + 20, y + 20), 13, HAZE)
    if s.pois[space]:
        picture.disc((x + 30, y + 10), 7, "#2c3e70")
        picture.write((x + 30, y + 14), "?", 11, "#ffffff")
    if s.victims[space] + s.treated[space]:
        picture.disc((x + 30, y + 10), 7, "#f1c40f", INK)
    if s.hazmats[space]:
        picture.box(x + 4, y + 4, 10, 10, "#7d3c98")


def _walls(picture: Picture, s: Scene, space: int, x: float, y: float) -> None:
    ends = {
        EAST: ((x + CELL, y), (x + CELL, y + CELL)),
        SOUTH: ((x, y + CELL), (x + CELL, y + CELL)),
    }
    for way, line in ends.items():
        edge = int(s.board.edge_beside[space * WAYS + way])
        if edge < 0:
            continue
        kind = int(s.edges[edge])
        if "door" in edges.NAMES[kind]:
            picture.line(line, "#8e5a2b", 4 if kind >= edges.FIRST_BLOCKING else 1)
        elif edges.is_standing_wall(kind):
            picture.line(line, INK, 3)


# Feurio!


def _forest(s: Forest, title: str) -> Picture:
    size = 24
    spots = {tile: _middle(int(s.hexes[tile]), size) for tile in range(s.count)}
    left = min((x for x, _ in spots.values()), default=0.0) - 2 * size
    top = min((y for _, y in spots.values()), default=0.0) - 2 * size
    right = max((x for x, _ in spots.values()), default=0.0) + 2 * size
    low = max((y for _, y in spots.values()), default=0.0) + 2 * size
    width, height = max(right - left, 420), max(low - top, 320)
    picture = Picture(round(width), round(height) + GAP, title)
    for tile, (x, y) in spots.items():
        _tile(picture, s, tile, (x - left, y - top), size)
    words = f"turn {s.turn}  tiles left {s.tiles_left()}  hottest {s.hottest}"
    picture.write((10, round(height) + 18), words, 13, anchor="start")
    return picture


def _middle(space: int, size: float) -> tuple[float, float]:
    q, r = int(hexes.column(space)), int(hexes.row(space))
    return size * 1.5 * q, size * 3**0.5 * (r + q / 2)


def _tile(picture: Picture, s: Forest, tile: int, at: tuple[float, float], size: float) -> None:
    x, y = at
    corners = [
        (x + size * cos(radians(turn)), y + size * sin(radians(turn))) for turn in range(0, 360, 60)
    ]
    value = int(s.values[tile])
    down = bool(s.down[tile])
    picture.polygon(corners, "#5b6470" if down else HEAT[value], INK)
    label = "?" if value == box.HIDDEN else str(value)
    picture.write((x, y - 6), label, 13, "#ffffff" if down else INK)
    men = [colour for colour in range(box.COLOUR_COUNT) for _ in range(int(s.men_on(tile, colour)))]
    for place, colour in enumerate(men):
        picture.disc((x - 10 + 10 * place, y + 8), 4, MEN[colour], INK)


# On Fire!!!


def _tower(s: Tower, title: str) -> Picture:
    building = s.building
    floors = int(building.floors)
    tall = CELL * (int(building.steps) + 1)
    picture = Picture(CELL * 11, tall * floors + 2 * GAP, title)
    for square in range(building.size):
        floor, side = int(building.floor_of[square]), int(building.side_of[square])
        down = int(building.step_number(square)) if building.is_step(square) else 0
        column = 4 - int(building.number_of[square] or AT_STAIRS)
        x = CELL * (1 + column) if side == 0 else CELL * (9 - column)
        _square(picture, s, square, x, GAP + tall * (floors - floor) + CELL * down)
    for office in range(building.offices):
        left = CELL * 4.1 if office % 2 == 0 else CELL * 6.1
        _office(picture, s, office, left, float(GAP + tall * (office // 2) + CELL))
    lift = f"elevator at {s.lift}: {int(s.crowd())} aboard"
    saved = ", ".join(f"{seat + 1} saved {count}" for seat, count in enumerate(s.saved))
    picture.write((10, tall * floors + 1.6 * GAP), f"{lift}; {saved}", 13, anchor="start")
    return picture


def _square(picture: Picture, s: Tower, square: int, x: float, y: float) -> None:
    picture.box(x, y, CELL, CELL, FLAME if s.burning[square] else INDOORS, "#d8d2c2")
    if s.at[square]:
        picture.disc((x + CELL / 2, y + CELL / 2), 11, CREW[int(s.at[square]) - 1], INK)


def _office(picture: Picture, s: Tower, office: int, x: float, y: float) -> None:
    staff = " ".join(str(int(s.working(office, seat))) for seat in range(s.players))
    tokens = int(s.tokens[office])
    picture.box(x, y, CELL * 1.8, CELL * 1.2, FLAME if tokens else GROUND, INK)
    name = s.building.names[OFFICE + office]
    picture.write((x + CELL * 0.9, y + 20), f"{name}  {'*' * tokens}", 13)
    picture.write((x + CELL * 0.9, y + 38), staff, 12)
