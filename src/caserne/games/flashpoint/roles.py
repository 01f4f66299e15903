"""The specialists as a table: action points a turn, free points and what those may pay for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIREFIGHTER: Final = 0  # the family rules know no specialists
PARAMEDIC: Final = 1
CAFS: Final = 2
HAZMAT_TECHNICIAN: Final = 3
GENERALIST: Final = 4
CAPTAIN: Final = 5
RESCUE: Final = 6
IMAGING: Final = 7
DRIVER: Final = 8
STRUCTURAL: Final = 9

FIRST: Final = PARAMEDIC
COUNT: Final = 8
"""The specialists of the base game; the structural engineer is one more."""

NAMES: Final = (
    "firefighter",
    "paramedic",
    "cafs",
    "hazmat-technician",
    "generalist",
    "captain",
    "rescue",
    "imaging",
    "driver",
    "structural-engineer",
)

RULES: Final = (
    "",
    "fp.spec.paramedic",
    "fp.spec.cafs",
    "fp.spec.hazmat",
    "fp.spec.generalist",
    "fp.spec.captain",
    "fp.spec.rescue",
    "fp.spec.imaging",
    "fp.spec.driver",
    "fp.x.structural-engineer",
)
"""What each of them may and has is a rule of its own."""

# What action points may be spent on.
ANYTHING: Final = 0
MOVING: Final = 1
WATER: Final = 2
COMMANDS: Final = 3

_POINTS: Final = vec[i64]([4, 4, 3, 4, 5, 4, 4, 4, 4, 4])
_FREE: Final = vec[i64]([0, 0, 3, 0, 0, 2, 3, 0, 0, 0])
_FREE_FOR: Final = vec[i64]([0, 0, WATER, 0, 0, COMMANDS, MOVING, 0, 0, 0])


def points_of(role: i64) -> i64:
    """Give the action points of a turn [fp.turn.ap].

    4 for the paramedic [fp.spec.paramedic], the hazmat technician [fp.spec.hazmat], the captain
    [fp.spec.captain], the rescue specialist [fp.spec.rescue], the imaging technician
    [fp.spec.imaging] and the driver [fp.spec.driver]; 3 for the CAFS firefighter [fp.spec.cafs], 5
    for the generalist [fp.spec.generalist], 4 for the structural engineer
    [fp.x.structural-engineer].
    """
    return _POINTS[role]


def free_points_of(role: i64) -> i64:
    """Give the free points of a turn, which are never kept.

    3 to extinguish [fp.spec.cafs], 2 to command [fp.spec.captain], 3 to move [fp.spec.rescue].
    """
    return _FREE[role]


def free_points_for(role: i64) -> i64:
    """Tell what a specialist's free points may be spent on; ANYTHING for one that has none.

    [fp.spec.cafs] [fp.spec.captain] [fp.spec.rescue]
    """
    return _FREE_FOR[role]


def water_factor(role: i64) -> i64:
    """Give what extinguishing costs more: paramedic and rescue specialist pay double.

    [fp.spec.paramedic] [fp.spec.rescue]
    """
    if role in (PARAMEDIC, RESCUE):
        return 2
    return 1


def chop_cost(role: i64) -> i64:
    """Give the cost of a blow at a wall [fp.chop]; 1 for the rescue specialist [fp.spec.rescue]."""
    if role == RESCUE:
        return 1
    return 2


def gun_cost(role: i64) -> i64:
    """Give the cost of the deck gun [fp.deckgun]; the driver's is 2 [fp.spec.driver]."""
    return 2 if role == DRIVER else 4
