"""The cards: what kinds there are, and how many of each are in the box."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# Action cards.
LEAVE: Final = 0
LEAVE_TWO: Final = 1
LIFT: Final = 2
ENTER: Final = 3
ENTER_TWO: Final = 4
JUMP: Final = 5
PUSH: Final = 6
EXPEL: Final = 7
BACK: Final = 8
SWAP: Final = 9
KINDS: Final = 10

CARDS: Final = (
    "leave",
    "leave-two",
    "elevator",
    "enter",
    "enter-two",
    "jump",
    "push",
    "expel",
    "back",
    "swap",
)

# Event cards: a fire of one and one of two tokens for each office, then these two.
FIREFIGHTER: Final = -2
TRUCK: Final = -1


class Decks:
    """How many there are of everything that is counted; the numbers come from a data file."""

    def __init__(
        self,
        actions: list[int],
        events: list[int],
        *,
        tokens: i64,
        hand: i64,
        pile: i64,
    ) -> None:
        """Take the counts of action cards by kind, and of events for a number of players."""
        self.actions = vec[u8]([u8(count) for count in actions])
        self.events = vec[u8]([u8(count) for count in events])
        self.event_kinds: i64 = len(events)
        self.offices = (self.event_kinds - 2) // 2
        self.firefighter = self.event_kinds + FIREFIGHTER
        self.truck = self.event_kinds + TRUCK
        self.tokens = tokens
        self.hand = hand
        self.pile = pile
