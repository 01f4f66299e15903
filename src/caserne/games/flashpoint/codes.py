"""Actions as integers: a verb, whom a captain commands (0: oneself), and what it is done to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

VERB_SHIFT: Final = 12
WHO_SHIFT: Final = 9
WHO_MASK: Final = 7
OPERAND_MASK: Final = 511

# Decisions of a seat, in the order in which ``legal`` lists them.
END: Final = 1
CHOOSE: Final = 2
PLACE: Final = 3
PARK_AMBULANCE: Final = 4
PARK_ENGINE: Final = 5
MOVE: Final = 6
OPEN: Final = 7
CLOSE: Final = 8
DOUSE: Final = 9
EXTINGUISH: Final = 10
CHOP: Final = 11
TAKE: Final = 12
DROP: Final = 13
LEAD: Final = 14
LEAVE: Final = 15
TREAT: Final = 16
DISPOSE: Final = 17
IDENTIFY: Final = 18
DRIVE: Final = 19
GUN: Final = 20
CREW: Final = 21
STAY: Final = 22
RIDE: Final = 23
KEEP: Final = 24
REROLL: Final = 25
EXPLODE: Final = 26
RECOVER: Final = 27

# Outcomes of chance.
ROLL: Final = 32
RED: Final = 33
BLACK: Final = 34
REVEAL: Final = 35
DRAW: Final = 36
SPILL: Final = 37

# Decisions that Extreme Danger adds.
RAISE: Final = 40
CLIMB: Final = 41
LOWER: Final = 42
BRIDGE: Final = 43
SINK: Final = 44
PLATFORM: Final = 45
CANNON: Final = 46
CLEAN: Final = 47
COOL: Final = 48
MEND: Final = 49
REPAIR: Final = 50
PARK_PLATFORM: Final = 51

FALSE_ALARM: Final = 0
VICTIM: Final = 1

# What DRIVE drives and which way round.
CLOCKWISE: Final = 0
COUNTER_CLOCKWISE: Final = 1
DRIVES: Final = 4  # two vehicles, two ways round
DRIVES_ANYWHERE: Final = 12  # and from here on two vehicles to four sides

# Which dice REROLL takes up again.
RED_DIE: Final = 1
BLACK_DIE: Final = 2
BOTH_DICE: Final = 3


def code(verb: i64, operand: i64) -> i64:
    """Pack an action of one's own."""
    return (verb << VERB_SHIFT) | operand


def command(verb: i64, man: i64, operand: i64) -> i64:
    """Pack an action that a captain has firefighter ``man`` (from 0) carry out."""
    return (verb << VERB_SHIFT) | ((man + 1) << WHO_SHIFT) | operand


def verb_of(action: i64) -> i64:
    """Give the verb of an action."""
    return action >> VERB_SHIFT


def who_of(action: i64) -> i64:
    """Give whom an action commands: 0 oneself, else the firefighter's number from 1."""
    return (action >> WHO_SHIFT) & WHO_MASK


def operand_of(action: i64) -> i64:
    """Give what an action is done to."""
    return action & OPERAND_MASK
