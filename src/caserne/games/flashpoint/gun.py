"""The deck gun: its dice, taking them up again, and the water."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caserne.core.verb import Verb, Words
from caserne.games.flashpoint.board import is_lower, is_right
from caserne.games.flashpoint.codes import code, operand_of
from caserne.games.flashpoint.dice import BlackDie, BothDice, RedDie
from caserne.games.flashpoint.events import Cleared, GunFired, Rolled
from caserne.games.flashpoint.points import bar_cost, pay
from caserne.games.flashpoint.roles import ANYTHING, DRIVER, gun_cost
from caserne.games.flashpoint.scene import ENGINE, Scene
from caserne.games.flashpoint.tools import clear_hazard
from caserne.games.flashpoint.vehicles import is_at
from caserne.games.flashpoint.verbs import ADVANCED, BARE, POINTS, WORD, Deed, Question

if TYPE_CHECKING:
    from caserne.core.due import Dues
    from caserne.core.state import Actions

# Which dice are taken up again.
RED_DIE: Final = 1
BLACK_DIE: Final = 2
BOTH_DICE: Final = 3
DICE: Final = ("", "red", "black", "both")


def bar_gun(s: Scene) -> str:
    """Forbid the deck gun away from the engine, or while a firefighter is in its quadrant.

    [fp.deckgun] With the platform there is none [fp.x.platform]; over several floors the quadrant
    is half of each [fp.x.engine-gun-floors] [fp.x.attic.gun-floors].
    """
    if not s.advanced or not is_at(s, s.seat, ENGINE):
        return "fp.deckgun"
    barred = "" if s.extreme is None else s.extreme.bar_gun()
    if barred:
        return barred
    quadrant = s.board.engine_quadrants[s.engine]
    for man in range(s.crew):
        if s.board.quadrants[s.where(man)] == quadrant:
            return covering_rule(s)
    return bar_cost(s, ANYTHING, gun_cost(i64(s.roles[s.seat])))


def covering_rule(s: Scene) -> str:
    """Name the rule of what the gun covers: a quadrant, or half of several floors.

    [fp.deckgun] [fp.x.engine-gun-floors] [fp.x.attic.gun] [fp.x.attic.gun-floors]
    """
    if s.board.is_stacked:
        high = any(floor.storey > 1 for floor in s.board.floors)
        return "fp.x.attic.gun-floors" if high else "fp.x.engine-gun-floors"
    return "fp.x.attic.gun" if s.board.is_overhung else "fp.deckgun"


def fire_gun(s: Scene) -> None:
    """Pay for the deck gun and roll [fp.deckgun]."""
    pay(s, ANYTHING, gun_cost(i64(s.roles[s.seat])))
    s.owe(GUN)


def aim(s: Scene, red: i64, black: i64, rerolled: i64) -> None:
    """Note the gun's dice; the driver may take up those it has not rolled again yet.

    [fp.deckgun.dice] [fp.spec.driver]
    """
    s.settled()
    s.red = red
    s.black = black
    if s.events is not None:
        s.say(Rolled(rule="fp.deckgun.dice", why="gun", red=int(red), black=int(black)))
    if s.roles[s.seat] == DRIVER and rerolled != BOTH_DICE:
        s.owe(REROLL, rerolled)
    else:
        splash(s)


def bar_reroll(s: Scene, dice: i64, rerolled: i64) -> str:
    """Forbid rolling a die again that was rolled again already [fp.spec.driver]."""
    del s
    return "" if 0 < dice <= BOTH_DICE and dice & rerolled == 0 else "fp.spec.driver"


def reroll(s: Scene, dice: i64, rerolled: i64) -> None:
    """Take up one die or both once more; the last result counts [fp.spec.driver]."""
    s.settled()
    if dice == RED_DIE:
        s.owe(GUN_RED, dice | rerolled)
    elif dice == BLACK_DIE:
        s.owe(GUN_BLACK, dice | rerolled)
    else:
        s.owe(GUN, dice | rerolled)


def keep(s: Scene) -> None:
    """Let the gun's dice stand [fp.spec.driver]."""
    s.settled()
    splash(s)


def gun_target(s: Scene) -> i64:
    """Turn each die that points out of the quadrant to its opposite face [fp.deckgun.dice].

    Where floors cover each other the black one tells the floor and is not turned
    [fp.x.engine-gun-floors] [fp.x.attic.gun-floors]; under an attic on the left its upper half
    names the attic's columns [fp.x.attic.gun].
    """
    quadrant = i64(s.board.engine_quadrants[s.engine])
    red, black, half = s.red, s.black, s.board.gun_columns // 2
    if (red > s.board.dice_rows // 2) != is_lower(quadrant):
        red = s.board.dice_rows + 1 - red
    if s.board.is_overhung and not is_right(quadrant):
        if black > half:
            black += half
    elif not s.board.is_stacked and (black > half) != is_right(quadrant):
        black = s.board.gun_columns + 1 - black
    return s.board.target(red, black)


def gun_landing(s: Scene) -> i64:
    """Give the space that the gun's dice send the water to; through a hole it falls.

    [fp.deckgun.dice] [fp.x.floor-hole]
    """
    return s.landing(gun_target(s))


def gun_weight(s: Scene, black: i64) -> i64:
    """Give 0 for a face the gun's die does not have: it never reaches a basement [fp.x.basement].

    With a garage and an attic it is the d8 too [fp.x.attic.gun].
    """
    return 1 if black <= s.board.gun_columns else 0


def splash(s: Scene) -> None:
    """Remove fire and smoke from the gun's target and all spaces adjacent to it.

    [fp.deckgun.splash] Through a hole the water falls [fp.x.floor-hole]; down stairs it does not
    [fp.x.basement], nor past an object [fp.x.car].
    """
    target = gun_landing(s)
    if s.events is not None:
        covering = covering_rule(s)
        also = () if covering == "fp.deckgun" else (covering,)
        s.say(GunFired(rule="fp.deckgun.dice", also=also, space=s.name(target)))
    _wet(s, target)
    if s.extreme is not None and s.extreme.has_object(s, target):
        return
    for way in range(s.board.ways):
        space = s.adjacent(target, way)
        if space >= 0 and (s.board.storey(space) >= 0 or s.board.storey(target) < 0):
            _wet(s, s.landing(space))


def _wet(s: Scene, space: i64) -> None:
    if clear_hazard(s, space) and s.events is not None:
        s.say(Cleared(rule="fp.deckgun.splash", space=s.name(space)))


# What is owed


def gun_rule(s: Scene) -> str:
    """Name the rule of the gun's dice [fp.deckgun.dice], and of those it lacks [fp.x.basement]."""
    return "fp.deckgun.dice" if s.extreme is None else "fp.x.basement"


class Aim(BothDice):
    """Both of the gun's dice; the operand says which the driver has taken up again."""

    def interlude(self, s: Scene) -> str:
        """Come alone."""
        return " gun" if s.advanced else ""

    def operands(self, _s: Scene) -> i64:
        """Count what can have been taken up."""
        return len(DICE)

    def weight(self, s: Scene, action: i64) -> i64:
        """Refuse what the gun's die does not have."""
        if s.extreme is None:
            return 1
        return gun_weight(s, operand_of(action) % s.board.dice_columns + 1)

    def rule(self, s: Scene) -> str:
        """Name the rule of the gun's dice."""
        return gun_rule(s)

    def roll(self, s: Scene, red: i64, black: i64) -> None:
        """Aim."""
        aim(s, red, black, s.operand())


class AimRed(RedDie):
    """The gun's red die once more."""

    def interlude(self, s: Scene) -> str:
        """Come alone."""
        return " gun-red" if s.advanced else ""

    def operands(self, _s: Scene) -> i64:
        """Count what can have been taken up."""
        return len(DICE)

    def rule(self, s: Scene) -> str:
        """Name the rule of the gun's dice."""
        return gun_rule(s)

    def apply(self, s: Scene, action: i64) -> None:
        """Aim."""
        aim(s, operand_of(action), s.black, s.operand())


class AimBlack(BlackDie):
    """The gun's black die once more."""

    def interlude(self, s: Scene) -> str:
        """Come alone."""
        return " gun-black" if s.advanced else ""

    def operands(self, _s: Scene) -> i64:
        """Count what can have been taken up."""
        return len(DICE)

    def rule(self, s: Scene) -> str:
        """Name the rule of the gun's dice."""
        return gun_rule(s)

    def apply(self, s: Scene, action: i64) -> None:
        """Aim."""
        aim(s, s.red, operand_of(action), s.operand())


class Again(Question):
    """Whether the driver takes up dice again; the operand says which it has taken up."""

    def interlude(self, s: Scene) -> str:
        """Come alone."""
        return " reroll" if s.advanced else ""

    def operands(self, _s: Scene) -> i64:
        """Count what can have been taken up, but not both."""
        return BOTH_DICE


class Keep(Verb[Scene]):
    """Let the dice stand."""

    def add(self, _s: Scene, out: Actions) -> None:
        """List it."""
        out.add(code(self.number, 0))

    def bar(self, s: Scene, action: i64) -> str:
        """Forbid it together with anything."""
        return "" if operand_of(action) == 0 else s.turn_rule()

    def act(self, s: Scene, _action: i64) -> None:
        """Keep them."""
        keep(s)


class TakeUp(Verb[Scene]):
    """Take up dice again."""

    def add(self, s: Scene, out: Actions) -> None:
        """List the dice."""
        for dice in range(i64(RED_DIE), i64(BOTH_DICE + 1)):
            if not bar_reroll(s, dice, s.operand()):
                out.add(code(self.number, dice))

    def bar(self, s: Scene, action: i64) -> str:
        """Ask for the dice."""
        return bar_reroll(s, operand_of(action), s.operand())

    def act(self, s: Scene, action: i64) -> None:
        """Roll them again."""
        reroll(s, operand_of(action), s.operand())


class FireGun(Deed):
    """Fire the deck gun."""

    def add(self, s: Scene, _man: i64, base: i64, out: Actions) -> None:
        """List it."""
        if not bar_gun(s):
            out.add(base)

    def bar(self, s: Scene, _man: i64, _operand: i64) -> str:
        """Ask for the gun."""
        return bar_gun(s)

    def act(self, s: Scene, _man: i64, _operand: i64) -> None:
        """Fire it."""
        fire_gun(s)


GUN: Final = Aim("gun", "gun")
GUN_RED: Final = AimRed("gun-red", "gun-red")
GUN_BLACK: Final = AimBlack("gun-black", "gun-black")
REROLL: Final = Again("reroll")
FIRED: Final = FireGun(20, "gun", BARE, needs=POINTS | ADVANCED)
KEPT: Final = Keep(24, "keep", BARE, REROLL)
TAKEN_UP: Final = TakeUp(25, "reroll", WORD, REROLL, DICE)

DUES: Final[Dues] = (GUN, GUN_RED, GUN_BLACK, REROLL)
VERBS: Final[Words] = (FIRED, KEPT, TAKEN_UP)
