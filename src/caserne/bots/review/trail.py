"""The way a game went: every position of a record, who went on from it, and what was forced."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from caserne.bots.search.hook import WHOLE
from caserne.core.state import CHANCE
from caserne.play.record import replay

if TYPE_CHECKING:
    from caserne.core.game import Outcome
    from caserne.core.state import State
    from caserne.play.record import Record


class Run(NamedTuple):
    """Steps in a row that one seat, or chance, took: from the point ``first`` to ``last``."""

    first: int
    last: int
    actor: int


class Trail:
    """The positions of a record, from the start: one more than there are steps.

    A *side* is who wins together: the team, or each seat of rivals.
    """

    def __init__(self, record: Record) -> None:
        """Play a record through; ``RefusedError`` if one of its actions is not legal."""
        self.record = record
        self.game = record.game
        self.entries = record.entries
        self.states: list[State] = [record.start()]
        self.states += [step.state.copy() for step in replay(record)]
        self.sides = 1 if self.game.team else self.game.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; ``None`` if the record stops before."""
        return self.game.outcome(self.states[-1])

    @property
    def result(self) -> tuple[int, ...] | None:
        """What the game came to for each side, in millionths of a victory; rivals share one."""
        outcome = self.outcome
        if outcome is None:
            return None
        if self.game.team:
            return (WHOLE if outcome.won else 0,)
        share = WHOLE // max(len(outcome.winners), 1)
        return tuple(share if seat in outcome.winners else 0 for seat in range(self.sides))

    def is_forced(self, place: int) -> bool:
        """Tell whether nothing else could follow the point before a step."""
        return len(self.states[place].legal()) == 1

    def side_of(self, seat: int) -> int:
        """Give the side a seat is on."""
        return 0 if self.game.team else seat

    def owners(self) -> list[int | None]:
        """Tell of each step in whose turn it fell: whoever decided last; ``None`` in the set-up."""
        owner: int | None = None
        owners: list[int | None] = []
        for entry in self.entries:
            owner = owner if entry.actor == CHANCE else entry.actor
            owners.append(owner)
        return owners

    def runs(self) -> list[Run]:
        """Take together what one seat decided in a row, and what chance did in a row."""
        runs: list[Run] = []
        for place, entry in enumerate(self.entries):
            if runs and runs[-1].actor == entry.actor:
                runs[-1] = runs[-1]._replace(last=place + 1)
            else:
                runs.append(Run(place, place + 1, entry.actor))
        return runs

    def decisions(self) -> list[Run]:
        """List the runs in which a seat could have done something else."""
        return [
            run
            for run in self.runs()
            if run.actor != CHANCE and not all(map(self.is_forced, range(run.first, run.last)))
        ]
