"""Where a game begins: with its set-up or at a position, and with what chance brings first."""

# mypyc: no

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.errors import UnreadableError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from caserne.core.game import Game
    from caserne.core.state import State

POSITION_WORD: Final = "position"
SCRIPT_WORD: Final = "script"
LESSON_WORD: Final = "lesson"
BETWEEN: Final = "; "
"""Stands between the outcomes of a script."""


class Beginning(msgspec.Struct, frozen=True):
    """Where a game begins; ``PLAIN`` is the set-up, with chance that nobody knows.

    ``position`` has the fields of a position. ``script`` lists outcomes of chance, each behind the
    stream it is for (``fire roll 3-4``): the first of a stream is its first draw, and so on; where
    one cannot come, or none is left, the seed decides. ``lesson`` names the lesson it is.
    """

    position: str = ""
    script: tuple[str, ...] = ()
    lesson: str = ""

    @classmethod
    def at(cls, game: Game, state: State, script: Sequence[str] = ()) -> Beginning:
        """Begin at a position."""
        return cls(game.write_state(state), tuple(script))

    def state(self, game: Game) -> State:
        """Make the first position."""
        return game.read_state(self.position) if self.position else game.start()

    def outcomes(self, game: Game) -> list[list[int]]:
        """Give the outcomes that are written down, by stream."""
        written: list[list[int]] = [[] for _ in game.chances]
        for text in self.script:
            stream, _, outcome = text.partition(" ")
            if stream not in game.chances:
                raise UnreadableError("script", f"one of {', '.join(game.chances)} first", stream)
            written[game.chances.index(stream)].append(game.read_action(outcome))
        return written

    def lines(self) -> list[str]:
        """Write the first lines of a table's journal; there are none of a plain beginning."""
        said = (
            (POSITION_WORD, self.position),
            (SCRIPT_WORD, BETWEEN.join(self.script)),
            (LESSON_WORD, self.lesson),
        )
        return [f"{word} {text}" for word, text in said if text]


PLAIN: Final = Beginning()


def read_beginning(game: Game, lines: Sequence[str]) -> Beginning:
    """Read the first lines of a journal, as far as they say where the game begins."""
    heads = takewhile(_is_head, lines)
    words = dict(line.split(" ", 1) for line in heads)
    script = words.get(SCRIPT_WORD, "")
    begun = Beginning(
        words.get(POSITION_WORD, ""),
        tuple(script.split(BETWEEN)) if script else (),
        words.get(LESSON_WORD, ""),
    )
    begun.outcomes(game)
    return begun


def _is_head(line: str) -> bool:
    return line.partition(" ")[0] in {POSITION_WORD, SCRIPT_WORD, LESSON_WORD}
