"""Actions in words: each verb's text, its structure for JSON, and back to the integer."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint import codes, roles
from caserne.games.flashpoint.board import SIDES
from caserne.games.flashpoint.carrying import LOADS
from caserne.games.flashpoint.vehicles import VEHICLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.games.flashpoint.board import Board

WAYS_ROUND: Final = ("clockwise", "counter-clockwise")
DICE: Final = ("", "red", "black", "both")
TOKENS: Final = ("false-alarm", "victim")

BARE: Final = {
    "end": codes.END,
    "drop": codes.DROP,
    "lead": codes.LEAD,
    "leave": codes.LEAVE,
    "treat": codes.TREAT,
    "dispose": codes.DISPOSE,
    "gun": codes.GUN,
    "stay": codes.STAY,
    "keep": codes.KEEP,
    "cannon": codes.CANNON,
    "cool": codes.COOL,
}
"""Verbs that stand alone."""

TO_SPACE: Final = {
    "place": codes.PLACE,
    "move": codes.MOVE,
    "douse": codes.DOUSE,
    "extinguish": codes.EXTINGUISH,
    "identify": codes.IDENTIFY,
    "ride": codes.RIDE,
    "explode": codes.EXPLODE,
    "recover": codes.RECOVER,
    "raise": codes.RAISE,
    "climb": codes.CLIMB,
    "lower": codes.LOWER,
    "bridge": codes.BRIDGE,
    "sink": codes.SINK,
    "platform": codes.PLATFORM,
    "park-platform": codes.PARK_PLATFORM,
    "clean": codes.CLEAN,
    "repair": codes.REPAIR,
    "spill": codes.SPILL,
}
"""Verbs followed by a space."""

TO_EDGE: Final = {
    "open": codes.OPEN,
    "close": codes.CLOSE,
    "chop": codes.CHOP,
    "mend": codes.MEND,
}
"""Verbs followed by an edge."""

TO_WORD: Final[dict[str, tuple[int, Sequence[str]]]] = {
    "choose": (codes.CHOOSE, roles.NAMES),
    "crew": (codes.CREW, roles.NAMES),
    "draw": (codes.DRAW, roles.NAMES),
    "park-ambulance": (codes.PARK_AMBULANCE, SIDES),
    "park-engine": (codes.PARK_ENGINE, SIDES),
    "take": (codes.TAKE, LOADS),
    "reroll": (codes.REROLL, DICE),
    "reveal": (codes.REVEAL, TOKENS),
    "red": (codes.RED, tuple(str(face) for face in range(13))),
    "black": (codes.BLACK, tuple(str(face) for face in range(13))),
    "drive": (
        codes.DRIVE,
        tuple(
            f"{vehicle} {way}"
            for ways in (WAYS_ROUND, SIDES)
            for vehicle in VEHICLES
            for way in ways
        ),
    ),
}
"""Verbs followed by one of some words; the word's place is the operand."""

COMMANDED: Final = (
    *("move", "open", "close", "take", "drop", "lead", "leave"),
    *("raise", "climb", "lower", "bridge", "sink"),
)
"""Verbs a captain may have others carry out."""

FIREFIGHTERS: Final = [["1"], ["2"], ["3"], ["4"], ["5"], ["6"]]
MOST_FIREFIGHTERS: Final = 6

VERBS: Final = (*BARE, *TO_SPACE, *TO_EDGE, *TO_WORD, "roll")


class Act(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action as JSON: its verb, what it is done to, and whom a captain commands."""

    verb: str
    to: str = ""
    firefighter: int = 0


def write_action(board: Board, action: int) -> str:
    """Write an action: ``move 3-4``, or ``command 2 move 3-4`` for a captain's order."""
    act = unpack(board, action)
    words = [act.verb, act.to] if act.to else [act.verb]
    if act.firefighter:
        words[:0] = ["command", str(act.firefighter)]
    return " ".join(words)


def read_action(board: Board, text: str) -> int:
    """Read what ``write_action`` wrote."""
    words = text.split()
    firefighter = 0
    if words and words[0] == "command":
        if words[1:2] not in FIREFIGHTERS or not words[2:]:
            raise UnreadableError("action", "command, a firefighter 1-6, and an action", text)
        firefighter = int(words[1])
        words = words[2:]
    verb = words[0] if words else ""
    return pack(board, Act(verb, " ".join(words[1:]), firefighter))


def unpack(board: Board, action: int) -> Act:
    """Turn a code into a structure; ``UnreadableError`` if it is no code at all."""
    verb, who, operand = codes.verb_of(action), codes.who_of(action), codes.operand_of(action)
    for name, number in BARE.items():
        if number == verb and operand == 0:
            return Act(name, "", who)
    for name, number in TO_SPACE.items():
        if number == verb and operand < board.size:
            return Act(name, board.names[operand], who)
    for name, number in TO_EDGE.items():
        if number == verb and operand < len(board.edge_names):
            return Act(name, board.edge_names[operand], who)
    for name, (number, words) in TO_WORD.items():
        if number == verb and operand < len(words):
            return Act(name, words[operand], who)
    if verb == codes.ROLL and operand < len(board.targets):
        return Act("roll", _dice(board, operand), who)
    raise UnreadableError("action", "the code of an action on this board", str(action))


def pack(board: Board, act: Act) -> int:
    """Turn a structure into its code; ``UnreadableError`` says what was expected."""
    if not 0 <= act.firefighter <= MOST_FIREFIGHTERS:
        expected = f"a firefighter 1-{MOST_FIREFIGHTERS}, or 0 for oneself"
        raise UnreadableError("action", expected, str(act.firefighter))
    if act.firefighter and act.verb not in COMMANDED:
        raise UnreadableError("action", f"a command to {', '.join(COMMANDED)}", act.verb)
    verb, operand = _verb_and_operand(board, act.verb, act.to)
    if act.firefighter:
        return int(codes.command(verb, act.firefighter - 1, operand))
    return int(codes.code(verb, operand))


def _verb_and_operand(board: Board, verb: str, to: str) -> tuple[int, int]:
    if verb in BARE:
        if to:
            raise UnreadableError("action", f"nothing after {verb!r}", to)
        return BARE[verb], 0
    if verb in TO_SPACE:
        return TO_SPACE[verb], read_space(board, to)
    if verb in TO_EDGE:
        return TO_EDGE[verb], read_edge(board, to)
    if verb in TO_WORD:
        number, words = TO_WORD[verb]
        if to not in words or not to:
            raise UnreadableError(
                "action", f"{verb} and one of {', '.join(filter(None, words))}", to
            )
        return number, words.index(to)
    if verb == "roll":
        return codes.ROLL, _face(board, to)
    raise UnreadableError("action", f"one of {', '.join(VERBS)}", verb)


def read_space(board: Board, text: str) -> int:
    """Read a space's name, a row and a column as in ``3-4``."""
    if text not in board.numbers:
        raise UnreadableError("action", "a space of the board such as 3-4", text)
    return board.numbers[text]


def read_edge(board: Board, text: str) -> int:
    """Read an edge's name, two neighbouring spaces in either order as in ``3-4/3-5``."""
    first, _, second = text.partition("/")
    for name in (text, f"{second}/{first}"):
        if name in board.edge_numbers:
            return board.edge_numbers[name]
    raise UnreadableError("action", "an edge between two spaces such as 3-4/3-5", text)


def _dice(board: Board, face: int) -> str:
    columns = int(board.dice_columns)
    return f"{face // columns + 1}-{face % columns + 1}"


def _face(board: Board, text: str) -> int:
    for face in range(len(board.targets)):
        if _dice(board, face) == text:
            return face
    raise UnreadableError("action", "a red and a black die such as 3-4", text)
