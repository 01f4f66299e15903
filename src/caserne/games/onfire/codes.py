"""Actions as integers: a verb, a seat, and two places; a redraw has its cards in their stead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

VERB_SHIFT: Final = 20
WHO_SHIFT: Final = 16
WHO_MASK: Final = 15
FROM_SHIFT: Final = 8
PLACE_MASK: Final = 255
OPERAND_MASK: Final = 1048575

# Decisions of a seat, in the order in which ``legal`` lists them.
ENOUGH: Final = 1
KEEP: Final = 2
WALK: Final = 3
REMOVE: Final = 4
REDRAW: Final = 5
TRUCK_SAVE: Final = 6
TRUCK_REMOVE: Final = 7
FIRST_CARD: Final = 8  # an action card's verb is this and its kind
LEAVE: Final = 8
LEAVE_TWO: Final = 9
LIFT: Final = 10
ENTER: Final = 11
ENTER_TWO: Final = 12
JUMP: Final = 13
PUSH: Final = 14
EXPEL: Final = 15
BACK: Final = 16
SWAP: Final = 17
LAST_CARD: Final = 17
ALSO: Final = 18

# Outcomes of chance.
FIRST: Final = 24
DRAW: Final = 25
EVENT: Final = 26

CARD_BASE: Final = 11
"""A redraw is a number of five digits of this base: 0 or a kind of card and 1, ascending."""


def code(verb: i64, operand: i64) -> i64:
    """Pack a verb with one operand."""
    return (verb << VERB_SHIFT) | operand


def between(verb: i64, origin: i64, to: i64) -> i64:
    """Pack a verb with two places."""
    return (verb << VERB_SHIFT) | (origin << FROM_SHIFT) | to


def against(verb: i64, who: i64, to: i64) -> i64:
    """Pack a verb with a seat and a place."""
    return (verb << VERB_SHIFT) | (who << WHO_SHIFT) | to


def verb_of(action: i64) -> i64:
    """Give the verb of an action."""
    return action >> VERB_SHIFT


def who_of(action: i64) -> i64:
    """Give the seat an action is against."""
    return (action >> WHO_SHIFT) & WHO_MASK


def from_of(action: i64) -> i64:
    """Give the place an action starts from."""
    return (action >> FROM_SHIFT) & PLACE_MASK


def to_of(action: i64) -> i64:
    """Give the place an action leads to."""
    return action & PLACE_MASK


def operand_of(action: i64) -> i64:
    """Give all that is not the verb."""
    return action & OPERAND_MASK
