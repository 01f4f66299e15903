"""What is in the box: the building and the decks, read from their data files."""

# mypyc: no

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from caserne.core.errors import UnreadableError
from caserne.games.onfire.building import AT_STAIRS, OFFICE, SIDE_NAMES, SIDES, Building
from caserne.games.onfire.decks import CARDS, Decks

MOST_COPIES: Final = 200
MOST_FLOORS: Final = 9
MOST_STEPS: Final = 20


def open_building() -> Building:
    """Read the building that comes with the game."""
    return read_building(_text("building.toml"))


def open_decks(players: int) -> Decks:
    """Read the decks that come with the game, with as many firefighters as players want."""
    return read_decks(_text("decks.toml"), players, int(open_building().offices))


def _text(name: str) -> str:
    return (files("caserne.games.onfire") / name).read_text("utf-8")


def read_building(text: str) -> Building:
    """Read a building; what the rules cannot be played in is an ``UnreadableError``."""
    table = tomllib.loads(text)
    where = "building"
    if table.get("sides") != list(SIDE_NAMES) or table.get("numbers") != AT_STAIRS:
        raise UnreadableError(where, "sides A and B with squares 1 to 3", str(table.get("sides")))
    floors = _number(where, table, "floors", 1, MOST_FLOORS)
    steps = _number(where, table, "steps", 1, MOST_STEPS)
    squares = SIDES * floors * (steps + AT_STAIRS)
    if squares > OFFICE:
        raise UnreadableError(where, f"at most {OFFICE} squares", str(squares))
    capacity = _number(where, table, "capacity", 1, 9)
    return Building(floors, steps, capacity, _number(where, table, "employees", 1, 9))


def read_decks(text: str, players: int, offices: int) -> Decks:
    """Read the decks for so many players [of.material]."""
    table = tomllib.loads(text)
    where, actions, events = "decks", table.get("actions", {}), table.get("events", {})
    if tuple(actions) != CARDS:
        raise UnreadableError(where, f"actions {', '.join(CARDS)}", ", ".join(actions))
    fires = [_number(where, events, name, 0, 9) for name in ("fire", "fire-two")]
    counts = [fires[0]] * offices + [fires[1]] * offices
    counts.append(players * _number(where, events, "firefighters-a-player", 0, 9))
    counts.append(_number(where, events, "truck", 0, 9))
    return Decks(
        [_number(where, actions, name, 0, MOST_COPIES) for name in CARDS],
        counts,
        tokens=_number(where, table, "fire-tokens", 1, MOST_COPIES),
        hand=_number(where, table, "hand", 1, 5),
        pile=_number(where, events, "first-pile", 1, MOST_COPIES),
    )


def _number(where: str, table: dict[str, Any], name: str, least: int, most: int) -> int:
    value = table.get(name)
    if not isinstance(value, int) or not least <= value <= most:
        raise UnreadableError(f"{where}, {name}", f"a number from {least} to {most}", str(value))
    return value
