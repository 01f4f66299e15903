"""Actions in words: each verb's text, its structure for JSON, and back to the integer."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.errors import UnreadableError
from caserne.games.flashpoint import codes, incident, verbs
from caserne.games.flashpoint.verbs import FORMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.core.verb import Word
    from caserne.games.flashpoint.board import Board

VERBS: Final = {
    word.name: word for word in sorted(incident.VERBS, key=lambda word: FORMS.index(word.form))
}
"""The verbs by their words, those of a form together."""
NUMBERS: Final = {int(word.number): word for word in incident.VERBS}
COMMANDED: Final = [
    word.name for word in incident.VERBS if isinstance(word, verbs.Deed) and word.commanded
]
"""Verbs a captain may have others carry out."""

FIREFIGHTERS: Final = [["1"], ["2"], ["3"], ["4"], ["5"], ["6"]]
MOST_FIREFIGHTERS: Final = 6


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
    who, operand = codes.who_of(action), codes.operand_of(action)
    word = NUMBERS.get(int(codes.verb_of(action)))
    to = None if word is None else _to(board, word, operand)
    if word is None or to is None:
        raise UnreadableError("action", "the code of an action on this board", str(action))
    return Act(word.name, to, who)


def _to(board: Board, word: Word, operand: int) -> str | None:
    if word.form == verbs.BARE:
        return None if operand else ""
    if word.form == verbs.DICE:
        return _dice(board, operand) if operand < len(board.targets) else None
    names: Sequence[str] = word.words
    if word.form == verbs.SPACE:
        names = board.names
    elif word.form == verbs.EDGE:
        names = board.edge_names
    return names[operand] if operand < len(names) else None


def pack(board: Board, act: Act) -> int:
    """Turn a structure into its code; ``UnreadableError`` says what was expected."""
    if not 0 <= act.firefighter <= MOST_FIREFIGHTERS:
        expected = f"a firefighter 1-{MOST_FIREFIGHTERS}, or 0 for oneself"
        raise UnreadableError("action", expected, str(act.firefighter))
    if act.firefighter and act.verb not in COMMANDED:
        raise UnreadableError("action", f"a command to {', '.join(COMMANDED)}", act.verb)
    if act.verb not in VERBS:
        raise UnreadableError("action", f"one of {', '.join(VERBS)}", act.verb)
    word = VERBS[act.verb]
    operand = _operand(board, word, act.to)
    if act.firefighter:
        return int(codes.command(word.number, act.firefighter - 1, operand))
    return int(codes.code(word.number, operand))


def _operand(board: Board, word: Word, to: str) -> int:
    if word.form == verbs.SPACE:
        return read_space(board, to)
    if word.form == verbs.EDGE:
        return read_edge(board, to)
    if word.form == verbs.DICE:
        return _face(board, to)
    if word.form == verbs.WORD:
        if to not in word.words or not to:
            expected = f"{word.name} and one of {', '.join(filter(None, word.words))}"
            raise UnreadableError("action", expected, to)
        return word.words.index(to)
    if to:
        raise UnreadableError("action", f"nothing after {word.name!r}", to)
    return 0


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
