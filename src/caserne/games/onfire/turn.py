"""A turn: an event, exactly four actions, and a full hand again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.games.onfire import due
from caserne.games.onfire.alarm import shuffle_events
from caserne.games.onfire.ending import end, is_over_after
from caserne.games.onfire.events import Forfeited, PlayerBegan
from caserne.games.onfire.hand import owe_cards
from caserne.games.onfire.tower import ACTIONS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from caserne.games.onfire.tower import Tower


def begin_turn(s: Tower, seat: i64) -> None:
    """Owe an event, four actions and a full hand, in this order [of.turn]."""
    s.settled()
    s.seat = seat
    s.turn += 1
    s.actions = ACTIONS
    if s.events is not None:
        s.say(PlayerBegan(rule="of.turn", player=int(seat) + 1, turn=int(s.turn)))
    s.owe(due.NEXT)
    s.owe(due.REFILL)
    s.owe(due.ACT)
    s.owe(due.EVENT)
    if s.pile == 0:
        shuffle_events(s)


def bar_spend(s: Tower, count: i64, rule: str) -> str:
    """Forbid what takes more actions than are left [of.turn]."""
    return "" if s.actions >= count else rule


def forfeit(s: Tower) -> None:
    """Give up the actions that nobody can legally take [of.turn]."""
    if s.events is not None:
        s.say(Forfeited(rule="of.turn", player=int(s.seat) + 1, actions=int(s.actions)))
    s.actions = 0


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
        s.owe(due.BEGIN, following)
