"""Actions as integers: a verb, whom a captain commands (0: oneself), and what it is done to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

VERB_SHIFT: Final = 12
WHO_SHIFT: Final = 9
WHO_MASK: Final = 7
OPERAND_MASK: Final = 511


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
