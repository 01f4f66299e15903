"""Whose turn it is, as it is kept: who is awaited since when, and when something is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from caserne.play.record import Undo
from caserne.server import wire
from caserne.server.telling import outcome_shown
from caserne.store.rows import After, Await, SeatResult

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from caserne.core.game import Outcome
    from caserne.play.table import Table, Told
    from caserne.store.rows import StoredSeat

NUDGE: Final = 60.0
"""So many seconds a bot has, at a table that has a pace, before it is looked after."""


class Awaiting:
    """What one room keeps of whose turn it is; written only when that has changed."""

    def __init__(self, pace: float) -> None:
        """Know nobody yet."""
        self._pace = pace
        self._actor: int | None = None
        self._at = 0.0

    def follow(self, table: Table, now: float) -> None:
        """Know whom others wrote down as awaited, or who still is as nothing could be written."""
        self._actor, self._at = table.actor if table.outcome is None else -1, now

    def after(
        self,
        table: Table,
        told: Sequence[Told],
        seats: Sequence[StoredSeat],
        here: Collection[int],
        now: float,
    ) -> After:
        """Tell what new lines lead to."""
        outcome = table.outcome
        acted = {one.step.actor for one in told if not isinstance(one.step, Undo)}
        turn = self._turn(table.actor if outcome is None else -1, acted, seats, here, now)
        if outcome is None:
            return After(turn=turn)
        result = msgspec.json.encode(outcome_shown(outcome)).decode()
        return After(over=True, turn=turn, result=result, scores=scores_of(outcome))

    def noticed(
        self, actor: int, seats: Sequence[StoredSeat], here: Collection[int], now: float
    ) -> tuple[Await, ...]:
        """Tell who is awaited though nothing was played: somebody has sat down where it is on."""
        if actor < 0 or seats[actor].since is not None or seats[actor].is_free:
            return ()
        self._actor, self._at = actor, now
        return (self._await(seats[actor], None, here, now),)

    def _turn(
        self,
        actor: int,
        acted: set[int],
        seats: Sequence[StoredSeat],
        here: Collection[int],
        now: float,
    ) -> tuple[Await, ...]:
        """List the seats for which something has changed.

        Whoever acted and is on still need not be told. Of a turn that was told and taken back
        nobody is told again: only who has acted since is told of the next.
        """
        if actor == self._actor and now - self._at < NUDGE:
            return ()
        rows = [
            Await(seat.seat, None, None, 0 if seat.seat in acted else None)
            for seat in seats
            if seat.seat != actor and (seat.seat in acted or seat.seat == self._actor)
        ]
        if self._actor is None:  # of before this room was opened
            known = {row.seat for row in rows}
            rest = [one for one in seats if one.since is not None and one.seat not in known]
            rows += [Await(one.seat, None, None, None) for one in rest if one.seat != actor]
        if 0 <= actor < len(seats):
            told = 1 if actor in acted else None
            rows.append(self._await(seats[actor], told, here, now))
        self._actor, self._at = actor, now
        return tuple(rows)

    def _await(
        self, seat: StoredSeat, told: int | None, here: Collection[int], now: float
    ) -> Await:
        wait = NUDGE if seat.bot else self._pace
        due = now + wait if self._pace and not seat.is_free else None
        return Await(seat.seat, now, due, told, seat.seat in here)


def scores_of(outcome: Outcome) -> tuple[SeatResult, ...]:
    """Tell how a game ended for each seat."""
    return tuple(
        SeatResult(seat, seat in outcome.winners, score)
        for seat, score in enumerate(outcome.scores)
    )


def result_of(text: str) -> wire.OutcomeShown | None:
    """Read how a game ended, as it was kept."""
    return msgspec.json.decode(text, type=wire.OutcomeShown) if text else None
