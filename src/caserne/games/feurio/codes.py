"""Actions as integers: a verb, a hexagon, a colour and a number of men or the value of a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

VERB_SHIFT: Final = 19
HEX_SHIFT: Final = 5
HEX_MASK: Final = 16383
COLOUR_SHIFT: Final = 3
COLOUR_MASK: Final = 3
COUNT_MASK: Final = 7


def code(verb: i64, hexagon: i64, colour: i64, count: i64) -> i64:
    """Pack an action."""
    return (verb << VERB_SHIFT) | (hexagon << HEX_SHIFT) | (colour << COLOUR_SHIFT) | count


def verb_of(action: i64) -> i64:
    """Give the verb of an action."""
    return action >> VERB_SHIFT


def hex_of(action: i64) -> i64:
    """Give the hexagon an action is about."""
    return (action >> HEX_SHIFT) & HEX_MASK


def colour_of(action: i64) -> i64:
    """Give the colour of the men an action is about."""
    return (action >> COLOUR_SHIFT) & COLOUR_MASK


def count_of(action: i64) -> i64:
    """Give the number of men, or the value that was drawn."""
    return action & COUNT_MASK
