"""Who works: this process, several of this machine, or the workers of a Dask cluster.

Whoever it is, every task is done once: those that a dying process took with it are handed out
again. Tasks and what comes of them are plain values, so that any process can be told.
"""

from __future__ import annotations

import signal
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, resource_tracker
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from caserne.bots.processes import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    Work = Callable[..., Any]
    Task = tuple[Any, ...]
    Done = Iterator[tuple[int, Any]]

AHEAD: Final = 4
"""So many tasks are handed out for each worker: enough that none waits."""
DEATHS: Final = 3
"""So many times in a row processes may die before a task is done: then it is no accident."""
PATIENCE: Final = 15
"""Seconds to wait for a cluster to answer."""


class ClusterError(Exception):
    """A cluster cannot be asked; says why."""


class Crew(NamedTuple):
    """Who does the work: so many processes of this machine, or a cluster by its address."""

    jobs: int = 1
    cluster: str = ""


def share(work: Work, tasks: Sequence[Task], crew: Crew) -> Done:
    """Have ``work`` done with the values of every task.

    As they are done, in whatever order, give the number of each and what came of it.
    """
    if crew.cluster:
        yield from _on_cluster(work, tasks, crew.cluster)
    elif min(crew.jobs, len(tasks)) > 1:
        yield from _at_once(work, tasks, crew.jobs)
    else:
        for number, task in enumerate(tasks):
            yield number, work(*task)


# Processes


def _at_once(work: Work, tasks: Sequence[Task], jobs: int) -> Done:
    """Share tasks among processes; those that a dying one took with it are handed out again."""
    missing, deaths = dict.fromkeys(range(len(tasks))), 0
    while missing:
        try:
            for number, found in _in_pool(work, tasks, list(missing), min(jobs, len(missing))):
                del missing[number]
                deaths = 0
                yield number, found
        except BrokenProcessPool:
            deaths += 1
            if deaths == DEATHS:
                raise


def _in_pool(work: Work, tasks: Sequence[Task], numbers: Iterable[int], jobs: int) -> Done:
    """Share tasks among processes started afresh, which inherit nothing and never outlive this."""
    others, queue = set(active_children()), iter(numbers)
    with ProcessPoolExecutor(jobs, get_context("spawn"), end_with_parent) as pool:
        going: dict[Future[Any], int] = {}
        try:
            while True:
                with deaf():
                    for number in islice(queue, jobs * AHEAD - len(going)):
                        going[pool.submit(work, *tasks[number])] = number
                if not going:
                    return
                for future in wait(going, return_when=FIRST_COMPLETED).done:
                    yield going.pop(future), future.result()
        except BaseException:  # whoever stops this does not want to wait for games in progress
            for process in set(active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def deaf() -> Iterator[None]:
    """Hold the interrupt key back meanwhile: processes started now never hear it, we do later.

    They inherit that this thread does not listen; here another thread may, and tell this one.
    """
    resource_tracker.ensure_running()  # started within, it would let the key through again
    pressed: list[int] = []
    listens = current_thread() is main_thread()
    handler = signal.getsignal(signal.SIGINT)
    if listens:
        signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if listens:
            signal.signal(signal.SIGINT, handler)
        if pressed:
            signal.raise_signal(signal.SIGINT)


# A cluster


def _on_cluster(work: Work, tasks: Sequence[Task], address: str) -> Done:
    """Share tasks among the workers of a cluster, which gives those of a dead one to others."""
    distributed = _distributed()
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise ClusterError(reason) from error
    with client:
        queue = iter(range(len(tasks)))
        going: dict[str, int] = {}
        coming = distributed.as_completed(loop=client.loop)

        def hand_out(count: int) -> None:
            for number in islice(queue, count):
                future = client.submit(work, *tasks[number], pure=False, retries=DEATHS)
                going[future.key] = number
                coming.add(future)

        hand_out(max(1, sum(client.nthreads().values())) * AHEAD)
        for future in coming:
            number = going.pop(future.key)
            yield number, future.result()
            future.release()
            hand_out(1)


def _distributed() -> Any:  # noqa: ANN401 - a module of Dask's
    try:
        import distributed  # noqa: PLC0415 - an extra, asked for when it is needed
    except ImportError as error:
        message = "a cluster needs Dask: pip install 'caserne[cluster]'"
        raise ClusterError(message) from error
    return distributed
