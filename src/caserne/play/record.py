"""A game as text: a few lines about it, then one line an action, dice included.

A record replays without a seed. ``docs/notation.md`` describes the form.
"""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.door import actor_name, admit
from caserne.core.errors import RefusedError, UnreadableError
from caserne.core.state import CHANCE, NOBODY
from caserne.play.beginning import POSITION_WORD, Beginning

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from caserne.core.event import Event
    from caserne.core.game import Game
    from caserne.core.state import State

FIRST_LINE: Final = "caserne record 1"
CHANCE_MARK: Final = "*"
UNDO_WORD: Final = "undo"


class Entry(msgspec.Struct, frozen=True):
    """One action of a record: who took it, the action, and its line (0 if it was never text)."""

    actor: int
    action: int
    line: int = 0


class Undo(msgspec.Struct, frozen=True):
    """A line of a table's journal that takes entries back: the first ``to`` stand."""

    to: int


class Record(msgspec.Struct):
    """A game, who sat where, and everything that was done.

    ``position`` has the fields of the position it begins at; empty: with its set-up.
    """

    game: Game
    entries: list[Entry]
    players: dict[int, str] = {}
    position: str = ""

    def start(self) -> State:
        """Make the position it begins at."""
        return Beginning(self.position).state(self.game)

    def write(self) -> str:
        """Write the record as text that ``read_record`` reads."""
        lines = [FIRST_LINE, f"game {self.game.name}"]
        if self.game.options_text:
            lines.append(f"options {self.game.options_text}")
        lines += [f"seat {seat + 1} {name}" for seat, name in sorted(self.players.items())]
        if self.position:
            lines.append(f"{POSITION_WORD} {self.position}")
        lines.append("")
        lines += [write_entry(self.game, entry) for entry in self.entries]
        return "\n".join(lines) + "\n"


def write_entry(game: Game, entry: Entry) -> str:
    """Write one line of a record: the actor's mark and the action."""
    mark = CHANCE_MARK if entry.actor == CHANCE else str(entry.actor + 1)
    return f"{mark} {game.write_action(entry.action)}"


def read_entry(game: Game, text: str, line: int) -> Entry:
    """Read one line of a record."""
    where = f"record line {line}"
    mark, _, action = text.strip().partition(" ")
    if mark != CHANCE_MARK and mark not in [str(seat + 1) for seat in range(game.seats)]:
        raise UnreadableError(where, f"{CHANCE_MARK} or a seat of 1 to {game.seats} first", mark)
    actor = CHANCE if mark == CHANCE_MARK else int(mark) - 1
    try:
        return Entry(actor, game.read_action(action), line)
    except UnreadableError as error:
        raise UnreadableError(f"{where}, {error.where}", error.expected, error.got) from error


def write_line(game: Game, step: Entry | Undo) -> str:
    """Write one line of a table's journal: an entry, or what takes entries back."""
    return f"{UNDO_WORD} {step.to}" if isinstance(step, Undo) else write_entry(game, step)


def read_line(game: Game, text: str, line: int) -> Entry | Undo:
    """Read one line of a table's journal."""
    word, _, number = text.strip().partition(" ")
    if word != UNDO_WORD:
        return read_entry(game, text, line)
    if not (number.isascii() and number.isdigit()):
        raise UnreadableError(f"journal line {line}", "undo and a number", text)
    return Undo(int(number))


def read_record(text: str, find: Callable[[str], type[Game]]) -> Record:
    """Read a record; ``find`` looks games up by name (``caserne.games.find``).

    Only the form is checked here; whether the actions are legal shows when it is replayed.
    """
    lines = list(enumerate(text.splitlines(), 1))
    if not lines or lines[0][1].strip() != FIRST_LINE:
        raise UnreadableError(
            "record line 1", repr(FIRST_LINE), lines[0][1].strip() if lines else ""
        )
    head: dict[str, tuple[int, str]] = {}
    names: dict[int, tuple[int, str]] = {}
    rest = iter(lines[1:])
    for number, line in rest:
        if not line.strip():
            break
        word, _, value = line.strip().partition(" ")
        if word == "seat":
            seat, _, name = value.partition(" ")
            if not (seat.isascii() and seat.isdigit() and len(seat) == 1) or seat == "0":
                raise UnreadableError(
                    f"record line {number}", "seat, its number and a name", line.strip()
                )
            if int(seat) in names:
                raise UnreadableError(f"record line {number}", "each seat once", line.strip())
            names[int(seat)] = (number, name)
        elif word in ("game", "options", POSITION_WORD) and word not in head:
            head[word] = (number, value)
        else:
            raise UnreadableError(f"record line {number}", "game, options, seat or position", word)
    if "game" not in head:
        raise UnreadableError("record", "a line with the game's name", "none")
    game = _game(head, find)
    for taken, (number, _) in names.items():
        if taken > game.seats:
            where = f"record line {number}"
            raise UnreadableError(where, f"a seat of 1 to {game.seats}", str(taken))
    entries = [read_entry(game, line, number) for number, line in rest if line.strip()]
    players = {seat - 1: name for seat, (_, name) in names.items()}
    return Record(game, entries, players, _position(game, *head.get(POSITION_WORD, (0, ""))))


def _game(head: dict[str, tuple[int, str]], find: Callable[[str], type[Game]]) -> Game:
    number, name = head["game"]
    try:
        kind = find(name)
        number, options = head.get("options", (number, ""))
        return kind.from_text(options)
    except UnreadableError as error:
        where = f"record line {number}, {error.where}"
        raise UnreadableError(where, error.expected, error.got) from error


def _position(game: Game, number: int, text: str) -> str:
    """Read the position that a record begins at, and write it as we do."""
    if not number:
        return ""
    try:
        return game.write_state(game.read_state(text))
    except UnreadableError as error:
        where = f"record line {number}, {error.where}"
        raise UnreadableError(where, error.expected, error.got) from error


class Step(msgspec.Struct, frozen=True):
    """What one entry of a record did: the position after it and the events it caused.

    ``privy`` are the seats that may know which action it was; ``None``: everybody.
    """

    entry: Entry
    state: State
    events: list[Event]
    privy: tuple[int, ...] | None


def replay(record: Record, to: int | None = None) -> Iterator[Step]:
    """Play a record from where it begins, at most ``to`` entries; each action is checked.

    Every step shares one position, which goes on with the next step: copy it to keep it.
    """
    state = record.start()
    for entry in record.entries[:to]:
        events: list[Event] = []
        state.events = events
        _check(record.game, state, entry)
        privy = record.game.privy(state, entry.action)
        state.apply(entry.action)
        yield Step(entry, state, events, privy)


def _check(game: Game, state: State, entry: Entry) -> None:
    where = f"record line {entry.line}" if entry.line else "record"
    try:
        admit(game, state, entry.actor, entry.action)
    except RefusedError as error:
        due = state.actor()
        expected = (
            "the end of the record" if due == NOBODY else f"an action {actor_name(due)} may take"
        )
        message = f"{where}: expected {expected}, got {write_entry(game, entry)!r}"
        raise RefusedError(error.code, message, error.rule) from error
