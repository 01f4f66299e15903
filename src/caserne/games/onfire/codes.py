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

FIRST_CARD: Final = 8
"""The verb of an action card is this and its kind."""

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
