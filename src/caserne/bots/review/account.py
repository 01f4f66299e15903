"""What a review adds up to: chances, luck and skill apart, turning points, sums by player.

All chances are whole millionths of a victory, so that every sum is exact: what a side had at the
start, with all that luck and skill gave and took, is what the game came to.
"""

# mypyc: no

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.bots.search.assessment import Reason  # noqa: TC001 - a field's type
from caserne.bots.search.hook import WHOLE
from caserne.bots.search.race import CONFIDENT
from caserne.core.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from caserne.bots.review.sampling import Found
    from caserne.bots.review.trail import Run, Trail

TURNING: Final = 6
"""So many turning points are told at most."""
LEAST_TURN: Final = 30_000
"""What changes less is no turning point."""

Chances = tuple[int, ...]
"""A chance, or what it gained, for each side, in millionths: the team, or each seat of rivals."""


class Point(msgspec.Struct, frozen=True):
    """How a game stood: each side's chance to win, and how far the 95 % interval reaches."""

    chances: Chances
    reach: Chances


class Step(msgspec.Struct, frozen=True):
    """What a step gave and took: ``actor`` None is chance, ``owner`` had the turn it fell in.

    What a decision changed beyond what its seat could know is luck.
    """

    actor: int | None
    owner: int | None
    luck: Chances
    skill: Chances


class Decision(msgspec.Struct, frozen=True):
    """What a seat decided in a row, and the best plan that was found instead.

    ``given_up`` is what that was worth more to its side; 0 if nothing better was found.
    """

    first: int
    last: int
    seat: int
    best: tuple[str, ...]
    given_up: int
    reach: int
    reasons: tuple[Reason, ...]


class Turning(msgspec.Struct, frozen=True):
    """Steps in a row after which the game stood otherwise; ``seat`` None: chance took them."""

    first: int
    last: int
    seat: int | None
    owner: int | None
    change: Chances
    reach: int


class Sums(msgspec.Struct, frozen=True):
    """What the game gave a player.

    In a team, luck is that of the player's own turns. Of rivals it is all that chance gave the
    player, and ``others`` what the decisions of the others did. ``reach`` is how far the 95 %
    interval of the skill goes either way, and so does that of the luck.
    """

    seat: int
    luck: int
    skill: int
    others: int
    given_up: int
    reach: int


class Review(msgspec.Struct, frozen=True, tag_field="caserne", tag="review 1"):
    """A game looked back on; it has the record with it, so that it can be handed on."""

    record: str
    team: bool
    over: bool
    seed: int
    samples: int
    cut: bool
    """Whether time was up before all of it was looked for."""
    start: Chances
    setup: int
    """What chance gave a team before anybody's turn."""
    result: Chances
    """What the game came to; how it stands, if it is not over."""
    points: tuple[Point, ...]
    steps: tuple[Step, ...]
    decisions: tuple[Decision, ...]
    turning: tuple[Turning, ...]
    sums: tuple[Sums, ...]


class Evidence:
    """What games that were played on came to, by point; and the better plans."""

    def __init__(self, trail: Trail) -> None:
        """Begin with none."""
        self.trail = trail
        self.curve: dict[int, list[Chances]] = defaultdict(list)
        self.known: dict[int, list[Chances]] = defaultdict(list)
        self.better: dict[int, Found] = {}

    @property
    def count(self) -> int:
        """How many samples every point has."""
        counts = [len(samples) for samples in (*self.curve.values(), *self.known.values())]
        return min(counts, default=0)

    def samples(self) -> list[list[Chances]]:
        """Give the samples of every point; one that leads on by force is as what follows it."""
        result, count = self.trail.result, max(self.count, 1)
        found: list[list[Chances]] = []
        for place in range(len(self.trail.states) - 1, -1, -1):
            if place in self.curve:
                found.append(self.curve[place][:count])
            elif found:
                found.append(found[-1])
            else:
                found.append([result or (0,) * self.trail.sides] * count)
        return found[::-1]


def mean(samples: Sequence[Chances]) -> Chances:
    """Take the mean of each side."""
    return tuple(sum(column) // len(samples) for column in zip(*samples, strict=True))


def reach(values: Sequence[int]) -> int:
    """Give how far either way the 95 % interval of a mean goes."""
    count = len(values)
    if count < 2:  # noqa: PLR2004 - one value has no spread
        return WHOLE if count else 0
    middle = sum(values) / count
    spread = sum((value - middle) ** 2 for value in values) / (count * (count - 1))
    return round(CONFIDENT * sqrt(spread))


def losses(evidence: Evidence) -> Callable[[Run], int]:
    """Make what sorts decisions: those first that seem to have cost most."""
    means = [mean(samples) for samples in evidence.samples()]

    def change(run: Run) -> int:
        side = evidence.trail.side_of(run.actor)
        return means[run.last][side] - means[run.first][side]

    return change


def account(evidence: Evidence, seed: int, *, is_cut: bool) -> Review:
    """Add up what was found."""
    trail, samples = evidence.trail, evidence.samples()
    means = [mean(one) for one in samples]
    steps = _steps(evidence, means)
    decisions = [
        _decision(evidence, run) for run in trail.decisions() if run.first in evidence.better
    ]
    return Review(
        record=trail.record.write(),
        team=trail.game.team,
        over=trail.result is not None,
        seed=seed,
        samples=evidence.count,
        cut=is_cut,
        start=means[0],
        setup=sum(step.luck[0] for step in steps if step.owner is None) if trail.game.team else 0,
        result=means[-1],
        points=tuple(_point(one) for one in samples),
        steps=tuple(steps),
        decisions=tuple(decisions),
        turning=tuple(_turning(trail, samples)),
        sums=tuple(_sums(evidence, steps, decisions)),
    )


def _point(samples: list[Chances]) -> Point:
    return Point(mean(samples), tuple(reach(column) for column in zip(*samples, strict=True)))


def _steps(evidence: Evidence, means: list[Chances]) -> list[Step]:
    """Part what each step changed into luck and skill; together they are all it changed."""
    steps = []
    for place, (entry, owner) in enumerate(
        zip(evidence.trail.entries, evidence.trail.owners(), strict=True)
    ):
        change = _less(means[place + 1], means[place])
        skill: Chances = (0,) * len(change)
        if entry.actor != CHANCE:
            known = evidence.known.get(place)
            skill = mean(known[: evidence.count]) if known else change
        actor = None if entry.actor == CHANCE else entry.actor
        steps.append(Step(actor, owner, _less(change, skill), skill))
    return steps


def _less(more: Chances, less: Chances) -> Chances:
    return tuple(one - other for one, other in zip(more, less, strict=True))


def _decision(evidence: Evidence, run: Run) -> Decision:
    found = evidence.better[run.first]
    gain = sum(found.gains) // len(found.gains) if found.gains else 0
    far = reach(found.gains) if gain > 0 else 0
    return Decision(*run[:2], run.actor, found.plan, max(gain, 0), far, found.reasons)


def _turning(trail: Trail, samples: list[list[Chances]]) -> list[Turning]:
    """Find the steps in a row that changed most, beyond doubt; in the order they came."""
    owners, found = trail.owners(), []
    for run in trail.runs():
        pairs = list(zip(samples[run.first], samples[run.last], strict=True))
        changes = [_less(after, before) for before, after in pairs]
        change = mean(changes)
        side = max(range(len(change)), key=lambda side: abs(change[side]))
        far = reach([each[side] for each in changes])
        if abs(change[side]) >= max(LEAST_TURN, far):
            seat = None if run.actor == CHANCE else run.actor
            found.append(Turning(*run[:2], seat, owners[run.first], change, far))
    found.sort(key=lambda turn: max(map(abs, turn.change)), reverse=True)
    return sorted(found[:TURNING], key=lambda turn: turn.first)


def _sums(evidence: Evidence, steps: list[Step], decisions: list[Decision]) -> list[Sums]:
    trail, doubts = evidence.trail, _doubts(evidence)
    sums = []
    for seat in range(trail.game.seats):
        side = trail.side_of(seat)
        luck = [step.luck[side] for step in steps if not trail.game.team or step.owner == seat]
        own = [step.skill[side] for step in steps if step.actor == seat]
        others = [step.skill[side] for step in steps if step.actor not in (seat, None)]
        missed = [one.given_up for one in decisions if one.seat == seat]
        rivals = 0 if trail.game.team else sum(others)
        sums.append(Sums(seat, sum(luck), sum(own), rivals, sum(missed), doubts[seat]))
    return sums


def _doubts(evidence: Evidence) -> list[int]:
    """Say how far the skill of each seat may be off: the same dice say so in every sample."""
    trail, samples, count = evidence.trail, evidence.samples(), max(evidence.count, 1)
    totals = [[0] * count for _ in range(trail.game.seats)]
    for place, entry in enumerate(trail.entries):
        if entry.actor == CHANCE:
            continue
        side, known = trail.side_of(entry.actor), evidence.known.get(place)
        for number in range(count):
            if known:
                change = known[number][side]
            else:
                change = samples[place + 1][number][side] - samples[place][number][side]
            totals[entry.actor][number] += change
    return [reach(total) for total in totals]
