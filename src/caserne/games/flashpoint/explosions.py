"""The explosions of the set-up: where dice put them, one by one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caserne.core.due import Dues, Step
from caserne.games.flashpoint.board import BASE_DIE
from caserne.games.flashpoint.codes import operand_of
from caserne.games.flashpoint.dice import BlackDie, BothDice, RedDie, tell_roll
from caserne.games.flashpoint.events import Rolled
from caserne.games.flashpoint.fire import explode, ignite, remove_outside_fire
from caserne.games.flashpoint.hazmats import place_hot_spot
from caserne.games.flashpoint.scene import Scene

FIRST_ROWS: Final = vec[i64]([3, 3, 3, 3, 4, 4, 4, 4])
FIRST_COLUMNS: Final = vec[i64]([3, 4, 5, 6, 6, 5, 4, 3])
"""Where the black die puts the first explosion [fp.adv.explosion-1]."""
MOST_EXPLOSIONS: Final = 4


# What is owed


class FirstExplosion(BlackDie):
    """The black die for a space in the middle of the house."""

    def size(self, _s: Scene) -> i64:
        """Count the faces."""
        return BASE_DIE

    def weight(self, s: Scene, action: i64) -> i64:
        """Refuse a space where nothing can explode."""
        if s.extreme is None:
            return 1
        return 1 if can_explode(s, first_target(s, operand_of(action))) else 0

    def rule(self, s: Scene) -> str:
        """Name the rule of the next explosion."""
        return explosion_rule(s)

    def apply(self, s: Scene, action: i64) -> None:
        """Put it there."""
        tell_first(s, operand_of(action))
        first_explosion(s, operand_of(action))


class Explosion(BothDice):
    """Both dice, again while the target burns; the operand counts the rolls set aside."""

    def operands(self, s: Scene) -> i64:
        """Count how often a roll can be set aside."""
        return 1 if s.extreme is None else s.extreme.most_set_aside() + 1

    def weight(self, s: Scene, action: i64) -> i64:
        """Refuse fire [fp.adv.explosion-2] and objects [fp.x.car]."""
        return 1 if can_explode(s, i64(s.board.targets[operand_of(action)])) else 0

    def rule(self, s: Scene) -> str:
        """Name the rule of the next explosion."""
        return explosion_rule(s)

    def roll(self, s: Scene, red: i64, black: i64) -> None:
        """Put it there, unless the roll is set aside for another floor."""
        if s.extreme is not None and s.extreme.sets_aside(s, self, red, black):
            return
        if s.events is not None:
            tell_roll(s, "setup", self.rule(s), red, black)
        self.put(s, red, black)

    def put(self, s: Scene, red: i64, black: i64) -> None:
        """Put it there."""
        second_explosion(s, red, black)


class FourthExplosion(Explosion):
    """Both dice; on a burning target the red one again."""

    def weight(self, _s: Scene, _action: i64) -> i64:
        """Allow every roll."""
        return 1

    def put(self, s: Scene, red: i64, black: i64) -> None:
        """Put it there, or roll again."""
        fourth_explosion(s, red, black)


class ColumnExplosion(RedDie):
    """The red die for a space of a column."""

    def weight(self, s: Scene, action: i64) -> i64:
        """Refuse a space where nothing can explode."""
        return 1 if can_explode(s, s.board.target(operand_of(action), s.black)) else 0

    def rule(self, s: Scene) -> str:
        """Name the rule of the next explosion."""
        return explosion_rule(s)

    def apply(self, s: Scene, action: i64) -> None:
        """Put it there."""
        tell_explosion(s, operand_of(action), s.black)
        column_explosion(s, operand_of(action))


class Third(Step[Scene]):
    """The black die is turned over for the third explosion."""

    def take(self, s: Scene) -> None:
        """Turn it."""
        call_third_explosion(s)


FIRST_EXPLOSION: Final = FirstExplosion("first-explosion", "setup-black")
EXPLOSION: Final = Explosion("explosion", "setup")
THIRD: Final = Third("third")
THIRD_EXPLOSION: Final = ColumnExplosion("third-explosion", "setup-red")
FOURTH_EXPLOSION: Final = FourthExplosion("fourth-explosion", "setup")
FOURTH_RED: Final = ColumnExplosion("fourth-red", "setup-red")
DUES: Final[Dues] = (
    *(FIRST_EXPLOSION, EXPLOSION, THIRD, THIRD_EXPLOSION),
    *(FOURTH_EXPLOSION, FOURTH_RED),
)


def tell_explosion(s: Scene, red: i64, black: i64) -> None:
    """Tell whoever listens what was rolled for an explosion."""
    if s.events is not None:
        tell_roll(s, "setup", explosion_rule(s), red, black)


def tell_first(s: Scene, black: i64) -> None:
    """Tell the first roll of an advanced set-up, the same on every board [fp.adv.board]."""
    if s.events is not None:
        rule = explosion_rule(s)
        s.say(Rolled(rule=rule, also=("fp.adv.board",), why="setup", red=0, black=int(black)))


# The rules


def first_explosion(s: Scene, black: i64) -> None:
    """Put the first explosion where the black die says [fp.adv.explosion-1]."""
    target = first_target(s, black)
    s.settled()
    initial_explosion(s, target)


def first_target(s: Scene, black: i64) -> i64:
    """Give the space in the middle of the house that a black die names [fp.adv.explosion-1]."""
    return s.board.target(FIRST_ROWS[black - 1], FIRST_COLUMNS[black - 1])


def second_explosion(s: Scene, red: i64, black: i64) -> None:
    """Put an explosion where both dice say, off any fire [fp.adv.explosion-2]."""
    s.settled()
    s.black = black
    initial_explosion(s, s.board.target(red, black))


def call_third_explosion(s: Scene) -> None:
    """Turn the black die over, and roll the red one again [fp.adv.explosion-3].

    If the whole column burns, both dice are rolled.
    """
    s.settled()
    s.black = s.board.dice_columns + 1 - s.black
    s.owe(EXPLOSION if is_column_burning(s, s.black) else THIRD_EXPLOSION)


def column_explosion(s: Scene, red: i64) -> None:
    """Put an explosion where the red die says in the black one's column.

    The third in the column opposite the second one's [fp.adv.explosion-3], the fourth in that of a
    roll that found fire [fp.adv.explosion-4].
    """
    s.settled()
    initial_explosion(s, s.board.target(red, s.black))


def fourth_explosion(s: Scene, red: i64, black: i64) -> None:
    """Roll both dice; on a burning target roll the red one again [fp.adv.explosion-4]."""
    s.settled()
    s.black = black
    target = s.board.target(red, black)
    if can_explode(s, target):
        initial_explosion(s, target)
    elif is_column_burning(s, black):
        s.owe(FOURTH_EXPLOSION)
    else:
        s.owe(FOURTH_RED)


def can_explode(s: Scene, target: i64) -> bool:
    """Tell whether an initial explosion can be put on a target: no fire there, no object.

    [fp.adv.explosion-2] [fp.x.car]
    """
    return not s.burns(target) and not s.takes_nothing(target)


def is_column_burning(s: Scene, black: i64) -> bool:
    """Tell whether no space of a column is left for an explosion."""
    for red in range(i64(1), s.board.dice_rows + 1):
        if can_explode(s, s.board.target(red, black)):
            return False
    return True


def initial_explosion(s: Scene, target: i64) -> None:
    """Put hot spot and fire on a target and let it explode; fire outside goes out again.

    The first three are in every set-up, the fourth in the heroic one [fp.adv.difficulty]. A family
    set-up by dice knows no hot spots and places no damage.
    """
    initial_explosion_by(s, target, explosion_rule(s))


def initial_explosion_by(s: Scene, target: i64, rule: str) -> None:
    """Put an initial explosion by a rule; a space holds one hot spot [fp.hazmat.hotspot]."""
    if s.advanced and s.hot_spots[target] == 0:
        place_hot_spot(s, target, rule)
    ignite(s, target, rule)
    explode(s, target, rule)
    remove_outside_fire(s)


def explosion_rule(s: Scene) -> str:
    """Name the rule of the next initial explosion: each one before it has left a hot spot.

    [fp.x.setup-family] [fp.x.setup-advanced]
    """
    if not s.advanced:
        return "fp.setup.family" if s.extreme is None else "fp.x.setup-family"
    number: i64 = 1
    for space in range(s.board.size):
        number += i64(s.hot_spots[space])
    if number == 1 and s.board.is_stacked:
        return "fp.x.setup-advanced"
    return f"fp.adv.explosion-{min(number, MOST_EXPLOSIONS)}"
