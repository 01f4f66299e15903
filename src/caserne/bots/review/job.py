"""A review in pieces, each a moment's work for any process; or all of them in one go."""

# mypyc: no

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots import catalogue
from caserne.bots.review.account import Evidence, account, losses
from caserne.bots.review.sampling import Found, Sampler, Samples
from caserne.bots.review.trail import Trail

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.bots.review.account import Review
    from caserne.core.game import Game
    from caserne.play.record import Record

SAMPLES: Final[dict[str, int]] = {"flashpoint": 24, "feurio": 400, "feurio team": 32, "onfire": 16}
"""How many games are played on from every point where nobody says how many."""
MOST_SAMPLES: Final = 10_000
ROUND: Final = 4
"""So many games are played on from every point before any has more."""
STRIDE: Final[dict[str, int]] = {"flashpoint": 12, "feurio": 40, "feurio team": 4, "onfire": 12}
"""So many points are in a piece."""
SEARCHER: Final = "master"
SEARCH_BUDGET: Final = 50
"""Who looks for better plans, and how much it thinks, in hundredths of what it does in play."""

CURVE: Final = "curve"
KNOWN: Final = "known"
BETTER: Final = "better"


class Piece(msgspec.Struct, frozen=True):
    """A part of the work: of what kind, from which point to which, and which samples."""

    kind: str
    first: int
    last: int
    begin: int
    end: int


class Answer(msgspec.Struct, frozen=True):
    """What a piece of work found: samples for each of its points, or a better plan."""

    samples: list[Samples] = []
    found: Found | None = None


def pace_of(game: Game) -> str:
    """Name the pace at which a game is looked at: where rivals and teams differ, the team's own."""
    own = f"{game.name} team"
    return own if game.team and own in SAMPLES else game.name


def work(trail: Trail, seed: int, piece: Piece) -> Answer:
    """Do a piece of work, the same in any process."""
    name = trail.game.name
    budget = catalogue.BUDGETS[SEARCHER][name].scaled(SEARCH_BUDGET)
    sampler = Sampler(trail, catalogue.HOOKS[name](), budget, seed)
    samples = range(piece.begin, piece.end)
    if piece.kind == BETTER:
        run = next(run for run in trail.decisions() if run.first == piece.first)
        return Answer(found=sampler.better(run, samples))
    ask = sampler.curve if piece.kind == CURVE else sampler.known
    return Answer([ask(place, samples) for place in _open(trail, piece)])


def _open(trail: Trail, piece: Piece) -> list[int]:
    """List the points of a piece that need to be looked at."""
    places = range(piece.first, piece.last)
    if piece.kind == CURVE:
        return [
            place for place in places if place == len(trail.entries) or not trail.is_forced(place)
        ]
    return [
        place for place in places if trail.entries[place].actor >= 0 and not trail.is_forced(place)
    ]


class Job:
    """A review under way: hands out one piece after the other, and takes what it found."""

    def __init__(
        self, record: Record, *, seed: int = 1, samples: int = 0, better: bool = True
    ) -> None:
        """Begin a review; equal seeds and samples give equal reviews.

        ``better`` says whether better plans than those played are sought too.
        """
        self.trail = Trail(record)
        self.seed = seed
        self.samples = samples or SAMPLES[pace_of(record.game)]
        self.done = 0
        self._evidence = Evidence(self.trail)
        self._decisions = self.trail.decisions() if better else []
        self._pieces = deque(self._rounds())
        self.total = len(self._pieces) + len(self._decisions)
        self._least = sum(piece.begin == 0 for piece in self._pieces)
        self._searching = False

    def _rounds(self) -> list[Piece]:
        """List the pieces of the curve, one round of samples after the other."""
        steps, stride = len(self.trail.entries), STRIDE[pace_of(self.trail.game)]
        points = steps if self.trail.result is not None else steps + 1
        kinds = [(CURVE, points)] + [(KNOWN, steps)] * self.trail.game.secretive
        pieces = [
            Piece(kind, first, min(first + stride, last), begin, min(begin + ROUND, self.samples))
            for begin in range(0, self.samples, ROUND)
            for kind, last in kinds
            for first in range(0, last, stride)
        ]
        return [piece for piece in pieces if _open(self.trail, piece)]

    @property
    def is_presentable(self) -> bool:
        """Whether every point was looked at, so that the rest may be left out."""
        return self.done >= self._least

    def next(self) -> Piece | None:
        """Give a piece to be worked on; ``None`` when all is done."""
        if not self._pieces and not self._searching:
            self._searching = True
            worst_first = sorted(self._decisions, key=losses(self._evidence))
            self._pieces.extend(
                Piece(BETTER, run.first, run.last, 0, self.samples) for run in worst_first
            )
        return self._pieces[0] if self._pieces else None

    def take(self, answer: Answer) -> None:
        """Note what the piece given last found."""
        piece = self._pieces.popleft()
        self.done += 1
        if answer.found is not None:
            self._evidence.better[piece.first] = answer.found
        else:
            known = self._evidence.curve if piece.kind == CURVE else self._evidence.known
            for place, samples in zip(_open(self.trail, piece), answer.samples, strict=True):
                known[place].extend(map(tuple, samples))

    def finish(self) -> Review:
        """Add up what was found so far; at least every point must have been looked at."""
        return account(self._evidence, self.seed, is_cut=self.done < self.total)


def review(  # noqa: PLR0913 - how it is to be done
    record: Record,
    *,
    seed: int = 1,
    samples: int = 0,
    seconds: float = 0.0,
    better: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look back on a game; past ``seconds``, if they are more than 0, no more is looked for.

    Every point is looked at, however long that takes. ``progress`` is told the pieces of work that
    are done, and how many there are.
    """
    job = Job(record, seed=seed, samples=samples, better=better)
    deadline = time.monotonic() + seconds if seconds > 0.0 else 0.0
    while (piece := job.next()) is not None:
        if deadline and job.is_presentable and time.monotonic() > deadline:
            break
        job.take(work(job.trail, seed, piece))
        if progress is not None:
            progress(job.done, job.total)
    return job.finish()
