"""Actions as text and as structures: ``lay 2,-1``, ``place 2 green 0,0``."""

# mypyc: no

from __future__ import annotations

import re
from typing import Final

import msgspec

from caserne.core.errors import UnreadableError
from caserne.games.feurio import box, codes, hexes
from caserne.games.feurio.forest import name

VERBS: Final = {
    "lay": codes.LAY,
    "break": codes.BREAK,
    "place": codes.PLACE,
    "pass": codes.PASS,
    "draw": codes.DRAW,
}
SHAPES: Final = {
    "lay": "lay and a space such as 2,-1",
    "break": "break, a space such as 2,-1 and a colour",
    "place": "place, 1 to 3, a colour and a space such as 2,-1",
    "pass": "pass alone",
    "draw": "draw and a value from 1 to 6",
}
"""What belongs to each verb."""

SPACE: Final = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)", re.ASCII)
MOST_MEN: Final = 3


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action as JSON: its verb, a space, a colour, and how many men or which value."""

    verb: str
    space: str = ""
    colour: str = ""
    count: int = 0


def write_action(action: int) -> str:
    """Write an action in a few words."""
    act = unpack(action)
    count = str(act.count) if act.count else ""
    if act.verb == "place":
        words = [act.verb, count, act.colour, act.space]
    else:
        words = [act.verb, act.space, act.colour, count]
    return " ".join(word for word in words if word)


def read_action(text: str) -> int:
    """Read what ``write_action`` wrote."""
    match text.split():
        case ["lay", space]:
            return pack(Act("lay", space))
        case ["break", space, colour]:
            return pack(Act("break", space, colour))
        case ["place", count, colour, space]:
            return pack(Act("place", space, colour, _number(count)))
        case ["pass"]:
            return pack(Act("pass"))
        case ["draw", value]:
            return pack(Act("draw", count=_number(value)))
        case [verb, *_] if verb in VERBS:
            raise UnreadableError("action", SHAPES[verb], text)
    raise UnreadableError("action", f"one of {', '.join(VERBS)}", text)


def unpack(action: int) -> Act:
    """Turn a code into a structure; ``UnreadableError`` if it is no code at all."""
    verb, number = int(codes.verb_of(action)), int(codes.hex_of(action))
    colour, count = int(codes.colour_of(action)), int(codes.count_of(action))
    for word, known in VERBS.items():
        if known == verb:
            act = Act(
                word,
                name(number) if word in ("lay", "break", "place") else "",
                box.COLOURS[colour] if word in ("break", "place") else "",
                count,
            )
            if action >= 0 and _is_sound(act) and pack(act) == action:
                return act
    raise UnreadableError("action", "the code of an action", str(action))


def pack(act: Act) -> int:
    """Turn a structure into its code; ``UnreadableError`` says what was expected."""
    if act.verb not in VERBS:
        raise UnreadableError("action", f"one of {', '.join(VERBS)}", act.verb)
    if not _is_sound(act):
        got = " ".join(filter(None, [act.verb, act.space, act.colour, str(act.count or "")]))
        raise UnreadableError("action", SHAPES[act.verb], got)
    number = read_space(act.space) if act.space else 0
    colour = box.COLOURS.index(act.colour) if act.colour else 0
    return int(codes.code(VERBS[act.verb], number, colour, act.count))


def read_space(text: str) -> int:
    """Read a space's name: its column and its row, counted from the first tile."""
    found = SPACE.fullmatch(text)
    if found is None or hexes.distance(int(found[1]), int(found[2])) > hexes.FARTHEST:
        raise UnreadableError("action", "a space such as 2,-1, at most 35 steps from 0,0", text)
    return int(hexes.hexagon(int(found[1]), int(found[2])))


def _is_sound(act: Act) -> bool:
    """Tell whether a verb has all that belongs to it, and nothing else."""
    most = {"place": MOST_MEN, "draw": box.HIGHEST}.get(act.verb, 0)
    return (
        bool(act.space) == (act.verb in ("lay", "break", "place"))
        and (act.colour in box.COLOURS if act.verb in ("break", "place") else not act.colour)
        and (1 <= act.count <= most if most else act.count == 0)
    )


def _number(text: str) -> int:
    """Read one digit; anything else is no number of men and no value."""
    return int(text) if len(text) == 1 and text in "123456" else 0
