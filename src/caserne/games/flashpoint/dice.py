"""The dice: a roll of both, or of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.due import Chance
from caserne.core.verb import Word, Words
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.events import Rolled
from caserne.games.flashpoint.scene import Scene
from caserne.games.flashpoint.verbs import DICE, WORD

if TYPE_CHECKING:
    from mypy_extensions import i64

FACES: Final = tuple([str(face) for face in range(13)])
ROLL: Final = Word(32, "roll", DICE)
RED: Final = Word(33, "red", WORD, FACES)
BLACK: Final = Word(34, "black", WORD, FACES)
VERBS: Final[Words] = (ROLL, RED, BLACK)


class Dice(Chance[Scene]):
    """Dice whose faces can all be used, unless a kind says otherwise."""

    def __init__(self, name: str, stream: str) -> None:
        """Take a name and a stream."""
        super().__init__(name, stream, even=True)

    def weight(self, _s: Scene, _action: i64) -> i64:
        """Allow every face."""
        return 1


class BothDice(Dice):
    """A roll of both dice: a space."""

    def first(self, _s: Scene) -> i64:
        """Give the lowest roll."""
        return code(ROLL.number, 0)

    def size(self, s: Scene) -> i64:
        """Count the rolls."""
        return len(s.board.targets)

    def apply(self, s: Scene, action: i64) -> None:
        """Take the dice apart."""
        face, columns = operand_of(action), s.board.dice_columns
        self.roll(s, face // columns + 1, face % columns + 1)

    def roll(self, s: Scene, red: i64, black: i64) -> None:
        """Do what the dice say."""
        raise NotImplementedError


class RedDie(Dice):
    """A roll of the red die: a row."""

    def first(self, _s: Scene) -> i64:
        """Give the lowest face."""
        return code(RED.number, 1)

    def size(self, s: Scene) -> i64:
        """Count the rows."""
        return s.board.dice_rows


class BlackDie(Dice):
    """A roll of the black die: a column."""

    def first(self, _s: Scene) -> i64:
        """Give the lowest face."""
        return code(BLACK.number, 1)

    def size(self, s: Scene) -> i64:
        """Count the columns that the ground floor's die has."""
        return s.board.gun_columns


def tell_roll(s: Scene, why: str, rule: str, red: i64, black: i64) -> None:
    """Tell whoever listens what was rolled; both dice name a space of the house [fp.board.grid]."""
    if s.events is not None:
        also = ("fp.board.grid",) if s.extreme is None and red > 0 else ()
        s.say(Rolled(rule=rule, also=also, why=why, red=int(red), black=int(black)))
