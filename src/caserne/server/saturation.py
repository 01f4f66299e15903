"""Saturation: the load is raised until a server, or several, cannot keep up with it any more."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.server import bench
from caserne.server.crowd import Load, make_tables, quantile
from caserne.server.listener import open_many_files

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.server.crowd import Group

TOO_LATE: Final = 100.0
"""So many milliseconds of the slowest hundredth are too many."""
KEPT_UP: Final = 0.9
"""Who does less than this share of what was asked does not keep up."""
TRIES: Final = 3
"""So often in a row a load must not be borne to be too much: machines are shared, and stall."""
FASTER: Final = 1.4
MOST_STEPS: Final = 24


class Step(msgspec.Struct):
    """What came of one load: actions a second that were asked and done, and how soon.

    ``cpu`` and ``crowd_cpu`` are processors that the servers and those who play took.
    """

    asked: float
    done: float
    acknowledged: dict[str, float]
    told: dict[str, float]
    cpu: float
    crowd_cpu: float

    @property
    def is_borne(self) -> bool:
        """Whether that many actions are acknowledged in time."""
        return self.acknowledged["p99"] <= TOO_LATE and self.done >= KEPT_UP * self.asked


class Saturation(msgspec.Struct):
    """The loads, each larger than the last that was borne, or the same again."""

    plan: bench.Plan
    steps: list[Step]
    lost: int


def run(plan: bench.Plan, progress: Callable[[str], object]) -> Saturation:
    """Raise the load step by step, ``plan.seconds`` each."""
    open_many_files()
    with bench.keeping(plan) as database, bench.hosting([database] * plan.servers) as hosts:
        steps, groups = asyncio.run(_raise(plan, hosts, progress))
        return Saturation(plan, steps, bench.lost(database, groups))


async def _raise(
    plan: bench.Plan, hosts: list[bench.Host], progress: Callable[[str], object]
) -> tuple[list[Step], list[Group]]:
    steps: list[Step] = []
    async with AsyncExitStack() as stack:
        groups, *_ = await bench.gather(plan, hosts, stack, progress)
        every, tries = plan.every, TRIES
        while tries and len(steps) < MOST_STEPS:
            progress(f"{plan.tables / every:,.0f} actions a second")
            await _begin_again([group for group in groups if group.is_over], hosts, stack)
            steps.append(await _step(plan, every, groups, hosts))
            if steps[-1].is_borne:
                every, tries = every / FASTER, TRIES
            else:
                tries -= 1
    return steps, groups


async def _begin_again(groups: list[Group], hosts: list[bench.Host], stack: AsyncExitStack) -> None:
    """Have those whose game is over begin another, which is not measured."""
    for group in groups:
        await group.leave()
    await make_tables(groups, hosts[0].port)
    for place in range(2):
        await bench.seat(groups, place, hosts, stack)


async def _step(
    plan: bench.Plan, every: float, groups: list[Group], hosts: list[bench.Host]
) -> Step:
    load, before = Load(), time.process_time()
    paced = msgspec.structs.replace(plan, every=every, rounds=1)
    await bench.play(paced, groups, hosts, load)
    beats = bench.beats(plan.seconds, every)
    return Step(
        asked=(len(groups) * beats - load.ended) / (beats * every),
        done=len(load.acks) / load.seconds,
        acknowledged=_quantiles(load.acks),
        told=_quantiles(load.tellings),
        cpu=load.cpu / load.seconds,
        crowd_cpu=(time.process_time() - before) / load.seconds,
    )


def _quantiles(times: list[float]) -> dict[str, float]:
    return {f"p{share}": quantile(times, share / 100) for share in (50, 95, 99)}
