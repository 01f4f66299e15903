"""Saturation: the load is raised until a server, or several, cannot keep up with it any more."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.server import bench
from caserne.server.crowd import Load, quantile
from caserne.server.listener import open_many_files

if TYPE_CHECKING:
    from collections.abc import Callable

    from caserne.server.crowd import Group

TOO_LATE: Final = 100.0
"""So many milliseconds of the slowest hundredth are too many."""
KEPT_UP: Final = 0.9
"""Who does less than this share of what was asked does not keep up."""
FASTER: Final = 1.4
MOST_STEPS: Final = 16


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
    """The loads, each larger than the one before; all but the last were borne."""

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
        every = plan.every
        while not steps or (steps[-1].is_borne and len(steps) < MOST_STEPS):
            progress(f"{plan.tables / every:,.0f} actions a second")
            steps.append(await _step(plan, every, groups, hosts))
            every /= FASTER
    return steps, groups


async def _step(
    plan: bench.Plan, every: float, groups: list[Group], hosts: list[bench.Host]
) -> Step:
    load, before = Load(), time.process_time()
    going = [group for group in groups if group.now["actor"] is not None]
    paced = msgspec.structs.replace(plan, every=every, rounds=1)
    await bench.play(paced, going, hosts, load)
    return Step(
        asked=len(going) / every,
        done=len(load.acks) / load.seconds,
        acknowledged=_quantiles(load.acks),
        told=_quantiles(load.tellings),
        cpu=load.cpu / load.seconds,
        crowd_cpu=(time.process_time() - before) / load.seconds,
    )


def _quantiles(times: list[float]) -> dict[str, float]:
    return {f"p{share}": quantile(times, share / 100) for share in (50, 95, 99)}
