"""What is owed: the decisions, draws and steps that wait on a position's stack."""

from __future__ import annotations

from typing import Final

from caserne.core.agenda import ENDED

# Decisions of the seat whose turn it is.
ACT: Final = 1
FIREFIGHTER: Final = 2
TRUCK: Final = 3
LEAVE_TWO: Final = 4
ENTER_TWO: Final = 5

# Chance.
FIRST_CHANCE: Final = 16
FIRST: Final = 16
DRAW: Final = 17  # operand: the seat * 8 + the cards it still draws
EVENT: Final = 18
START_EVENT: Final = 19

# Steps that take themselves.
FIRST_STEP: Final = 40
BEGIN: Final = 40  # operand: the seat whose turn begins
REFILL: Final = 41
NEXT: Final = 42
DEAL: Final = 43

DRAW_BASE: Final = 8

DEPTH: Final = 16
"""More than can ever be owed at once: a set-up for four with start events owes 11 things."""

NAMES: Final = {
    ENDED: "ended",
    ACT: "act",
    FIREFIGHTER: "firefighter",
    TRUCK: "truck",
    LEAVE_TWO: "leave-two",
    ENTER_TWO: "enter-two",
    FIRST: "first",
    DRAW: "draw",
    EVENT: "event",
    START_EVENT: "start-event",
    BEGIN: "begin",
    REFILL: "refill",
    NEXT: "next",
    DEAL: "deal",
}
