"""Positions as one line: fields ``name=value``, those left out being empty or untouched."""

# mypyc: no

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from caserne.core.due import ENDED
from caserne.core.errors import UnreadableError
from caserne.games.feurio import box, hexes
from caserne.games.feurio.forest import name
from caserne.games.feurio.notation import read_space
from caserne.games.feurio.setup import SETUP
from caserne.games.feurio.soundness import check
from caserne.games.feurio.spreading import put_tile
from caserne.games.feurio.turn import NEXT

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.games.feurio.wildfire import Wildfire

LETTERS: Final = "".join(colour[0] for colour in box.COLOURS)
"""Men on a tile, one letter each: g, b, y, r."""

FACE: Final = re.compile(r"([1-6])|#([1-6?])@([1-4])", re.ASCII)
"""A face-up tile is its value; a firebreak its value and who laid it, as in ``#4@1``."""
UNKNOWN: Final = "?"
MOST_TURNS: Final = 999


# Writing


def write_fields(state: Wildfire) -> list[str]:
    """Write a position's fields in a fixed order, whatever the order in which tiles came."""
    fields = {
        "tiles": ";".join(_tile(state, int(state.order[i])) for i in range(state.count)),
        "bag": "".join(str(int(state.bag[value])) for value in range(1, box.HIGHEST + 1)),
        "hands": ",".join(_hand(state, seat) for seat in range(state.seats)),
        "seat": str(state.seat + 1),
        "turn": str(state.turn or ""),
        "passes": str(state.passes or ""),
        "drawn": _value(int(state.drawn)) if state.drawn else "",
        "due": state.due.name,
    }
    return [f"{field}={value}" for field, value in fields.items() if value]


def _tile(state: Wildfire, tile: int) -> str:
    face = _value(int(state.values[tile]))
    if state.down[tile]:
        face = f"#{face}@{state.down[tile]}"
    men = "".join(letter * int(state.men_on(tile, colour)) for colour, letter in enumerate(LETTERS))
    return ":".join(filter(None, [name(int(state.hexes[tile])), face, men]))


def _value(value: int) -> str:
    return UNKNOWN if value == box.HIDDEN else str(value)


def _hand(state: Wildfire, seat: int) -> str:
    held = [int(state.hand(seat, colour)) for colour in range(box.COLOUR_COUNT)]
    return (
        "".join(f"{letter}{men}" for letter, men in zip(LETTERS, held, strict=True) if men) or "-"
    )


# Reading


def read_fields(state: Wildfire, fields: list[tuple[str, str]]) -> None:
    """Fill a cleared table from its fields; what does not fit is an ``UnreadableError``."""
    read_seen(state, fields)
    check(state)


def read_seen(state: Wildfire, fields: list[tuple[str, str]]) -> None:
    """Fill a cleared table from the fields of a view, hidden tiles among the others."""
    readers: dict[str, Callable[[Wildfire, str, str], None]] = {
        "tiles": _read_tiles,
        "bag": _read_bag,
        "hands": _read_hands,
        "seat": _read_seat,
        "turn": _read_turn,
        "passes": _read_passes,
        "drawn": _read_drawn,
        "due": _read_due,
    }
    seen: set[str] = set()
    for field, value in fields:
        if field in seen:
            raise UnreadableError(f"position field {field}", "each field once", value)
        if field not in readers:
            raise UnreadableError("position", f"a field of {', '.join(readers)}", field)
        seen.add(field)
        readers[field](state, f"position field {field}", value)
    for field in ("bag", "hands", "due"):
        if field not in seen:
            raise UnreadableError("position", f"a field {field}", "none")


def _read_tiles(state: Wildfire, where: str, value: str) -> None:
    words = value.split(";")
    if len(words) > box.TILES:
        raise UnreadableError(where, f"at most {box.TILES} tiles", str(len(words)))
    spaces = [_space(where, word) for word in words]
    for word, space in _connected(where, list(zip(words, spaces, strict=True))):
        _, face, *men = word.split(":")
        found = FACE.fullmatch(face)
        if found is None or len(men) > 1:
            raise UnreadableError(where, "space:value:men or space:#value@seat", word)
        put_tile(state, space, _read_value(found[1] or found[2]), int(found[3] or 0))
        _read_men(state, where, word, men)


def _read_value(text: str) -> int:
    return box.HIDDEN if text == UNKNOWN else int(text)


def _space(where: str, word: str) -> int:
    text, colon, _ = word.partition(":")
    if not colon:
        raise UnreadableError(where, "space:value:men or space:#value@seat", word)
    try:
        return read_space(text)
    except UnreadableError as error:
        raise UnreadableError(where, error.expected, text) from None


def _connected(where: str, tiles: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Put tiles in an order in which each touches one before it, beginning with the first."""
    left = {space: word for word, space in tiles}
    if len(left) < len(tiles):
        raise UnreadableError(where, "one tile a space", ";".join(word for word, _ in tiles)[:40])
    start = int(hexes.hexagon(0, 0))
    if start not in left:
        raise UnreadableError(where, "a tile at 0,0", tiles[0][0])
    ordered, waiting = [], [start]
    while waiting:
        space = waiting.pop()
        if space in left:
            ordered.append((left.pop(space), space))
            waiting += [space + int(step) for step in hexes.HEX_STEPS]
    if left:
        raise UnreadableError(where, "tiles that hang together", next(iter(left.values())))
    return ordered


def _read_men(state: Wildfire, where: str, word: str, men: list[str]) -> None:
    tile = int(state.count) - 1
    for letter in "".join(men):
        if letter not in LETTERS:
            raise UnreadableError(where, f"men as letters of {LETTERS}", word)
        state.men[tile * box.COLOUR_COUNT + LETTERS.index(letter)] += 1
        state.crowd[tile] += 1
    if men and men[0] != "".join(sorted(men[0], key=LETTERS.index)):
        raise UnreadableError(where, f"men in the order {LETTERS}", word)


def _read_bag(state: Wildfire, where: str, value: str) -> None:
    if not re.fullmatch(r"[0-6]{6}", value):
        raise UnreadableError(where, "six digits, the tiles left of each value", value)
    for place, digit in enumerate(value, 1):
        state.bag[place] = int(digit)


def _read_hands(state: Wildfire, where: str, value: str) -> None:
    hands = value.split(",")
    if len(hands) != state.seats:
        raise UnreadableError(where, f"{state.seats} hands", str(len(hands)))
    for slot in range(len(state.hands)):
        state.hands[slot] = 0
    for seat, hand in enumerate(hands):
        pattern = "".join(rf"(?:{letter}(\d\d?))?" for letter in LETTERS)
        found = re.fullmatch(pattern, "" if hand == "-" else hand, re.ASCII)
        if not hand or found is None:
            raise UnreadableError(where, "men by colour such as g12b7, or -", hand)
        for colour, men in enumerate(found.groups()):
            held = int(men or 0)
            most = int(box.men_of(state.seats, seat, colour))
            if held > most or men in ("0", "00"):
                raise UnreadableError(where, f"1 to {most} {box.COLOURS[colour]} men", hand)
            state.hands[seat * box.COLOUR_COUNT + colour] = held


def _read_seat(state: Wildfire, where: str, value: str) -> None:
    state.seat = _number(where, value, 1, int(state.seats)) - 1


def _read_turn(state: Wildfire, where: str, value: str) -> None:
    state.turn = _number(where, value, 1, MOST_TURNS)


def _read_passes(state: Wildfire, where: str, value: str) -> None:
    state.passes = _number(where, value, 1, int(state.seats))


def _read_drawn(state: Wildfire, where: str, value: str) -> None:
    hidden = value == UNKNOWN
    state.drawn = box.HIDDEN if hidden else _number(where, value, 1, box.HIGHEST)


def _read_due(state: Wildfire, where: str, value: str) -> None:
    kinds = {kind.name: kind for kind in state.kinds() if kind is not NEXT}
    if value not in kinds:
        raise UnreadableError(where, f"one of {', '.join(kinds)}", value)
    if kinds[value] not in (ENDED, SETUP):
        state.owe(NEXT)
    if kinds[value] is not ENDED:
        state.owe(kinds[value])


def _number(where: str, text: str, least: int, most: int) -> int:
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(MOST_TURNS))
    if not plain or not least <= int(text) <= most or text != str(int(text)):
        raise UnreadableError(where, f"a number from {least} to {most}", text)
    return int(text)
