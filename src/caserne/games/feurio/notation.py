"""Actions as text and as structures: ``lay 2,-1``, ``place 2 green 0,0``."""

# mypyc: no

from __future__ import annotations

import re
from typing import Final

import msgspec

from caserne.core.errors import UnreadableError
from caserne.games.feurio import box, codes, hexes, wildfire
from caserne.games.feurio.forest import name
from caserne.games.feurio.placing import AT_ONCE

VERBS: Final = {verb.name: verb for verb in wildfire.VERBS}
"""The verbs by their words; the form of each names the parts that follow it."""
SHAPES: Final = {
    "space": "a space such as 2,-1",
    "colour": "a colour",
    "men": "1 to 3",
    "value": "a value from 1 to 6",
}
"""What each part is."""
MOST: Final = {"men": AT_ONCE, "value": box.HIGHEST}
"""The parts that are a number, and the most each can be."""

SPACE: Final = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)", re.ASCII)


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action as JSON: its verb, a space, a colour, and how many men or which value."""

    verb: str
    space: str = ""
    colour: str = ""
    count: int = 0


def write_action(action: int) -> str:
    """Write an action in a few words."""
    return _write(unpack(action))


def _write(act: Act) -> str:
    parts = VERBS[act.verb].form.split()
    return " ".join([act.verb, *(str(_part(act, part)) for part in parts)])


def _part(act: Act, part: str) -> str | int:
    return {"space": act.space, "colour": act.colour}.get(part, act.count)


def read_action(text: str) -> int:
    """Read what ``write_action`` wrote."""
    verb, *words = text.split() or [""]
    if verb not in VERBS:
        raise UnreadableError("action", f"one of {', '.join(VERBS)}", text)
    parts = VERBS[verb].form.split()
    if len(parts) != len(words):
        raise UnreadableError("action", _shape(verb), text)
    found = dict(zip(parts, words, strict=True))
    count = _number(found.get("men", found.get("value", "")))
    return pack(Act(verb, found.get("space", ""), found.get("colour", ""), count))


def _shape(verb: str) -> str:
    """Say what belongs to a verb."""
    *parts, last = [verb, *(SHAPES[part] for part in VERBS[verb].form.split())]
    return f"{', '.join(parts)} and {last}" if parts else f"{verb} alone"


def unpack(action: int) -> Act:
    """Turn a code into a structure; ``UnreadableError`` if it is no code at all."""
    number, count = int(codes.hex_of(action)), int(codes.count_of(action))
    for verb in VERBS.values():
        if verb.number == codes.verb_of(action):
            space = name(number) if "space" in verb.form else ""
            colour = box.COLOURS[codes.colour_of(action)] if "colour" in verb.form else ""
            act = Act(verb.name, space, colour, count)
            if action >= 0 and _is_sound(act) and pack(act) == action:
                return act
    raise UnreadableError("action", "the code of an action", str(action))


def pack(act: Act) -> int:
    """Turn a structure into its code; ``UnreadableError`` says what was expected."""
    if act.verb not in VERBS:
        raise UnreadableError("action", f"one of {', '.join(VERBS)}", act.verb)
    if not _is_sound(act):
        got = " ".join(filter(None, [act.verb, act.space, act.colour, str(act.count or "")]))
        raise UnreadableError("action", _shape(act.verb), got)
    number = read_space(act.space) if act.space else 0
    colour = box.COLOURS.index(act.colour) if act.colour else 0
    return int(codes.code(VERBS[act.verb].number, number, colour, act.count))


def read_space(text: str) -> int:
    """Read a space's name: its column and its row, counted from the first tile."""
    found = SPACE.fullmatch(text)
    if found is None or hexes.distance(int(found[1]), int(found[2])) > hexes.FARTHEST:
        raise UnreadableError("action", "a space such as 2,-1, at most 35 steps from 0,0", text)
    return int(hexes.hexagon(int(found[1]), int(found[2])))


def _is_sound(act: Act) -> bool:
    """Tell whether a verb has all that belongs to it, and nothing else."""
    form = VERBS[act.verb].form
    most = max((MOST.get(part, 0) for part in form.split()), default=0)
    return (
        bool(act.space) == ("space" in form)
        and (act.colour in box.COLOURS if "colour" in form else not act.colour)
        and (1 <= act.count <= most if most else act.count == 0)
    )


def _number(text: str) -> int:
    """Read one digit; anything else is no number of men and no value."""
    return int(text) if len(text) == 1 and text in "123456" else 0
