"""The three ends of the game, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from caserne.games.onfire.alarm import is_last_event
from caserne.games.onfire.events import EvacuationEnded

if TYPE_CHECKING:
    from caserne.games.onfire.tower import Tower


def is_over_after(s: Tower, following: i64) -> bool:
    """Tell whether the game is over when a turn is finished, by whichever of the three ends.

    [of.end.events] [of.end.tokens] [of.end.all-saved] A round is finished before the first
    player would start again.
    """
    if is_last_event(s) or s.spent:
        return True
    return following == s.first and has_saved_all(s)


def has_saved_all(s: Tower) -> bool:
    """Tell whether somebody has saved all their employees [of.end.all-saved]."""
    everybody = s.building.offices * s.building.employees
    return any(i64(s.saved[seat]) == everybody for seat in range(s.players))


def winners(s: Tower) -> list[int]:
    """List the seats with the most saved; of these those with the fewest hurt [of.score]."""
    best: list[int] = []
    for seat in range(s.players):
        if not best or is_better(s, seat, best[0]):
            best = [int(seat)]
        elif not is_better(s, best[0], seat):
            best.append(int(seat))
    return best


def is_better(s: Tower, one: i64, two: i64) -> bool:
    """Tell whether one player is ahead of another [of.score]."""
    if s.saved[one] != s.saved[two]:
        return s.saved[one] > s.saved[two]
    return s.hurt[one] < s.hurt[two]


def end(s: Tower) -> None:
    """Stop the game: nothing is owed any more."""
    s.owe_nothing()
    if s.events is not None:
        won = tuple([seat + 1 for seat in winners(s)])
        s.say(EvacuationEnded(rule="of.score", also=(f"of.end.{end_reason(s)}",), winners=won))


def end_reason(s: Tower) -> str:
    """Name the end that a finished game came to.

    [of.end.events] [of.end.tokens] [of.end.all-saved]
    """
    if is_last_event(s):
        return "events"
    return "tokens" if s.spent else "all-saved"
