"""Games by the thousand, played by whoever there is (``lab/sharing.py``).

Work is cut into pieces, each some games of a plan. A piece can be played by anybody, and what comes
of it is sums; so who plays it, in which order, and how often the work was stopped and gone on with
makes no difference to the figures. What is kept is a line of JSON a piece.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from caserne import __version__
from caserne.lab.sharing import Crew, share
from caserne.lab.simulate import Plan, Tally, play_slice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    Progress = Callable[[int], object]

SLICE: Final = 4
"""The games of a piece: few, since those of a strong bot take seconds each."""
QUICK_SLICE: Final = 100
PARTS: Final = 16
QUICK: Final = {"random"}
"""Bots whose games take less time than to hand them out."""


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
    plain = [msgspec.structs.astuple(plan) for plan in plans]
    tasks = [(plain[piece.plan], piece.first, piece.games) for piece in missing]
    with _keeper(keep) as note:
        for number, found in share(play_piece, tasks, crew):
            piece, tally = missing[number], msgspec.convert(found, Tally)
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


def trim(file: Path) -> None:
    """Take off a last line that was not finished."""
    text = file.read_bytes() if file.exists() else b""
    if not text.endswith(b"\n"):
        file.write_bytes(text[: text.rfind(b"\n") + 1])


@contextmanager
def _keeper(file: Path | None) -> Iterator[Callable[[Plan, Piece, Tally], object]]:
    """Give what writes a piece down at once, so that nothing is lost when all is stopped."""
    if file is None:
        yield lambda plan, piece, tally: None  # noqa: ARG005 - nothing is kept
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    trim(file)
    with file.open("ab") as out:

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
