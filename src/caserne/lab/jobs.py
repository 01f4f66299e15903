"""Games by the thousand: in this process, in several, or on the workers of a Dask cluster.

Work is cut into pieces, each some games of a plan. A piece can be played by anybody, and what comes
of it is sums; so who plays it, in which order, and how often the work was stopped and gone on with
makes no difference to the figures. What is kept is a line of JSON a piece.
"""

from __future__ import annotations

import os
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from caserne import __version__
from caserne.lab.simulate import Plan, Tally, deaf, play_slice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    Progress = Callable[[int], object]

SLICE: Final = 4
"""The games of a piece: few, since those of a strong bot take seconds each."""
QUICK_SLICE: Final = 100
PARTS: Final = 16
QUICK: Final = {"random"}
"""Bots whose games take less time than to hand them out."""
AHEAD: Final = 4
"""So many pieces are handed out for each worker: enough that none waits."""
DEATHS: Final = 3
"""So many times in a row processes may die before a piece is done: then it is no accident."""
PATIENCE: Final = 15
"""Seconds to wait for a cluster to answer."""


class ClusterError(Exception):
    """A cluster cannot be asked; says why."""


class Crew(NamedTuple):
    """Who does the work: so many processes of this machine, or a cluster by its address."""

    jobs: int = 1
    cluster: str = ""


class Piece(NamedTuple):
    """Some games of a plan, which has a number among those that are played together."""

    plan: int
    first: int
    games: int


class Kept(msgspec.Struct, frozen=True):
    """A piece that is done, as it is kept: the plan without how many games were wanted."""

    plan: Plan
    first: int
    count: int
    tally: Tally


def simulate(
    plan: Plan, jobs: int, progress: Progress, *, cluster: str = "", keep: Path | None = None
) -> Tally:
    """Play all games of a plan; ``progress`` hears how many are done."""
    return run([plan], Crew(jobs, cluster), progress, keep)[0]


def run(
    plans: Sequence[Plan], crew: Crew, progress: Progress, keep: Path | None = None
) -> list[Tally]:
    """Play all games of some plans, and give what came of each.

    With ``keep`` pieces are written there as they are done; those that are there already are not
    played again, even if more games are wanted now.
    """
    totals = [Tally() for _ in plans]
    done: list[list[tuple[int, int]]] = [[] for _ in plans]
    for piece, tally in kept(keep, plans):
        done[piece.plan].append((piece.first, piece.games))
        totals[piece.plan].add(tally)
        progress(tally.games)
    missing = [
        piece
        for number, plan in enumerate(plans)
        for piece in pieces_of(number, plan, sorted(done[number]))
    ]
    with _keeper(keep) as note:
        for piece, tally in _work(plans, missing, crew):
            note(plans[piece.plan], piece, tally)
            totals[piece.plan].add(tally)
            progress(tally.games)
    return totals


def pieces_of(number: int, plan: Plan, done: Iterable[tuple[int, int]]) -> Iterator[Piece]:
    """Cut the games of a plan that are not done yet into pieces."""
    size = SLICE
    if set(plan.bots) <= QUICK:
        size = min(QUICK_SLICE, max(SLICE, plan.games // PARTS))
    at = 0
    for first, count in [*done, (plan.games, 0)]:
        end = min(first, plan.games)
        for start in range(at, end, size):
            yield Piece(number, start, min(size, end - start))
        at = max(at, first + count)


# Who works


def _work(plans: Sequence[Plan], pieces: list[Piece], crew: Crew) -> Iterator[tuple[Piece, Tally]]:
    if crew.cluster:
        yield from _on_cluster(plans, pieces, crew.cluster)
    elif min(crew.jobs, len(pieces)) > 1:
        yield from _at_once(plans, pieces, crew.jobs)
    else:
        for piece in pieces:
            yield piece, play_slice(plans[piece.plan], piece.first, piece.games)


def _at_once(
    plans: Sequence[Plan], pieces: list[Piece], jobs: int
) -> Iterator[tuple[Piece, Tally]]:
    """Share pieces among processes; those that a dying one took with it are handed out again."""
    missing, deaths = list(pieces), 0
    while missing:
        try:
            for piece, tally in _in_pool(plans, list(missing), min(jobs, len(missing))):
                missing.remove(piece)
                deaths = 0
                yield piece, tally
        except BrokenProcessPool:
            deaths += 1
            if deaths == DEATHS:
                raise


def _in_pool(
    plans: Sequence[Plan], pieces: list[Piece], jobs: int
) -> Iterator[tuple[Piece, Tally]]:
    """Share pieces among processes started afresh, which inherit nothing of this one."""
    others, queue = set(active_children()), iter(pieces)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        going: dict[Future[dict[str, Any]], Piece] = {}
        try:
            while True:
                with deaf():
                    for piece in islice(queue, jobs * AHEAD - len(going)):
                        going[pool.submit(play_piece, *_told(plans, piece))] = piece
                if not going:
                    return
                for future in wait(going, return_when=FIRST_COMPLETED).done:
                    yield going.pop(future), msgspec.convert(future.result(), Tally)
        except BaseException:  # whoever stops this does not want to wait for games in progress
            for process in set(active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _on_cluster(
    plans: Sequence[Plan], pieces: list[Piece], address: str
) -> Iterator[tuple[Piece, Tally]]:
    """Share pieces among the workers of a cluster, which gives those of a dead one to others."""
    distributed = _distributed()
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise ClusterError(reason) from error
    with client:
        queue = iter(pieces)
        going: dict[str, Piece] = {}
        coming = distributed.as_completed(loop=client.loop)

        def hand_out(count: int) -> None:
            for piece in islice(queue, count):
                future = client.submit(play_piece, *_told(plans, piece), pure=False, retries=DEATHS)
                going[future.key] = piece
                coming.add(future)

        hand_out(max(1, sum(client.nthreads().values())) * AHEAD)
        for future in coming:
            piece = going.pop(future.key)
            yield piece, msgspec.convert(future.result(), Tally)
            future.release()
            hand_out(1)


def _distributed() -> Any:  # noqa: ANN401 - a module of Dask's
    try:
        import distributed  # noqa: PLC0415 - an extra, asked for when it is needed
    except ImportError as error:
        message = "a cluster needs Dask: pip install 'caserne[cluster]'"
        raise ClusterError(message) from error
    return distributed


def _told(plans: Sequence[Plan], piece: Piece) -> tuple[tuple[Any, ...], int, int]:
    """Make plain values of a piece, that any process can be told."""
    return msgspec.structs.astuple(plans[piece.plan]), piece.first, piece.games


def play_piece(fields: tuple[Any, ...], first: int, count: int) -> dict[str, Any]:
    """Play some games for another process: plain values come in and go out."""
    tally: dict[str, Any] = msgspec.to_builtins(play_slice(Plan(*fields), first, count))
    return tally


# What is kept


def kept(file: Path | None, plans: Sequence[Plan]) -> Iterator[tuple[Piece, Tally]]:
    """Read the pieces of these plans that are done; a line that was not finished is none."""
    if file is None or not file.exists():
        return
    numbers = {_without_games(plan): number for number, plan in enumerate(plans)}
    lines = list(_read(file))
    ends = [0] * len(plans)
    for found in sorted(lines, key=lambda one: one.first):
        number, end = numbers.get(found.plan, -1), found.first + found.count
        if number >= 0 and ends[number] <= found.first and end <= plans[number].games:
            ends[number] = end
            yield Piece(number, found.first, found.count), found.tally


def _read(file: Path) -> Iterator[Kept]:
    for line in file.read_bytes().splitlines():
        try:
            yield msgspec.json.decode(line, type=Kept)
        except msgspec.DecodeError:
            continue


@contextmanager
def _keeper(file: Path | None) -> Iterator[Callable[[Plan, Piece, Tally], object]]:
    """Give what writes a piece down at once, so that nothing is lost when all is stopped."""
    if file is None:
        yield lambda plan, piece, tally: None  # noqa: ARG005 - nothing is kept
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    whole = not file.exists() or file.read_bytes()[-1:] in (b"", b"\n")
    with file.open("ab") as out:
        out.write(b"" if whole else b"\n")

        def note(plan: Plan, piece: Piece, tally: Tally) -> None:
            line = Kept(_without_games(plan), piece.first, piece.games, tally)
            out.write(msgspec.json.encode(line) + b"\n")
            out.flush()

        yield note


def _without_games(plan: Plan) -> Plan:
    return msgspec.structs.replace(plan, games=0)


def usual_keep(plans: Sequence[Plan]) -> Path:
    """Name the file where these games are kept if nobody names one: the same for the same games.

    It is in the user's cache, and of this version: others may play otherwise.
    """
    told = msgspec.json.encode([__version__, *map(_without_games, plans)])
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "caserne" / f"{sha256(told).hexdigest()[:16]}.jsonl"
