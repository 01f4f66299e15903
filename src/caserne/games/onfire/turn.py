"""A turn: an event, exactly four actions, and a full hand again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caserne.core.due import Dues, Step
from caserne.games.onfire.acting import ACT
from caserne.games.onfire.alarm import EVENT, shuffle_events
from caserne.games.onfire.ending import end, is_over_after
from caserne.games.onfire.events import PlayerBegan
from caserne.games.onfire.hand import owe_cards
from caserne.games.onfire.tower import ACTIONS, Tower

if TYPE_CHECKING:
    from mypy_extensions import i64


class Begin(Step[Tower]):
    """The turn of a seat begins."""

    def operands(self, s: Tower) -> i64:
        """Count the seats."""
        return s.players

    def take(self, s: Tower) -> None:
        """Begin it."""
        begin_turn(s, s.operand())


class Refill(Step[Tower]):
    """The hand is filled when the actions are taken."""

    def take(self, s: Tower) -> None:
        """Fill it."""
        refill(s)


class Next(Step[Tower]):
    """The turn is over."""

    def take(self, s: Tower) -> None:
        """Let the next player begin."""
        pass_on(s)


BEGIN: Final = Begin("begin")
REFILL: Final = Refill("refill")
NEXT: Final = Next("next")
DUES: Final[Dues] = (ACT, BEGIN, REFILL, NEXT)


def begin_turn(s: Tower, seat: i64) -> None:
    """Owe an event, four actions and a full hand, in this order [of.turn]."""
    s.settled()
    s.seat = seat
    s.turn += 1
    s.actions = ACTIONS
    if s.events is not None:
        s.say(PlayerBegan(rule="of.turn", player=int(seat) + 1, turn=int(s.turn)))
    s.owe(NEXT)
    s.owe(REFILL)
    s.owe(ACT)
    s.owe(EVENT)
    if s.pile == 0:
        shuffle_events(s)


def refill(s: Tower) -> None:
    """Owe the active player as many cards as a full hand lacks [of.hand]."""
    s.settled()
    owe_cards(s, s.seat, s.decks.hand - s.hand_size(s.seat))


def pass_on(s: Tower) -> None:
    """Let the next player begin, clockwise, unless the game is over [of.turn]."""
    s.settled()
    following = (s.seat + 1) % s.players
    if is_over_after(s, following):
        end(s)
    else:
        s.owe(BEGIN, following)
