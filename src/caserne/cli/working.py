"""What commands that play many games share: their options, who works, what is kept, how far it is.

An option that several of them have is written here once.
"""

from __future__ import annotations

import functools
import os
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from caserne.cli.advice import budget_option
from caserne.cli.failures import fail, is_terminal, mistake
from caserne.cli.reading import number, read_seed
from caserne.lab.jobs import kept, usual_keep
from caserne.lab.sharing import ClusterError, Crew

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from caserne.lab.plots import Plot
    from caserne.lab.simulate import Plan

    Command = Callable[..., Any]
    Progress = Callable[[int], None]

MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 1024
EVERY: Final = 60
"""So often, in seconds, a line tells how far it is where there is no terminal for a bar."""
HERE: Final = "-"
"""The file of a plot that is drawn in the terminal."""


def processors() -> int:
    """Count the processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# Options


def games_option(default: int, what: str, least: int = 1) -> Callable[[Command], Command]:
    """Make the option that says how many games are played."""
    return click.option(
        "--games",
        metavar="N",
        default=str(default),
        show_default=True,
        callback=number(least, MOST_GAMES),
        help=what,
    )


def seed_option(default: int = 1) -> Callable[[Command], Command]:
    """Make the option of the first seed."""
    return click.option(
        "--seed",
        metavar="N",
        default=str(default),
        show_default=True,
        callback=read_seed,
        help="Each game has its own dice: those of this seed and the ones after it.",
    )


def keep_option(
    what: str, default: str = "", metavar: str = "FILE"
) -> Callable[[Command], Command]:
    """Make the option that says where what is done is kept."""
    return click.option(
        "--keep", metavar=metavar, default=default, show_default=bool(default), help=what
    )


def takes_crew(command: Command) -> Command:
    """Have a command called with the ``crew`` that plays: processes, or a cluster."""

    @click.option(
        "--jobs",
        metavar="N",
        default=lambda: str(processors()),
        callback=number(1, MOST_JOBS),
        help="How many processes share the work; the figures do not depend on it. "
        "[default: as many as there are processors]",
    )
    @click.option(
        "--cluster",
        metavar="ADDRESS",
        default="",
        help="Play on the workers of a Dask cluster, such as tcp://host:8786.",
    )
    @functools.wraps(command)
    def called(jobs: int, cluster: str, **given: Any) -> object:  # noqa: ANN401 - click's
        return command(crew=Crew(jobs, cluster), **given)

    return called


def takes_seated(command: Command) -> Command:
    """Add who sits where: a bot or several, and whether they move on."""
    bots = click.option(
        "--bot",
        "bots",
        metavar="NAME",
        multiple=True,
        default=["steady"],
        show_default=True,
        help="Who plays, at every seat; several take turns round the table.",
    )
    rotate = click.option(
        "--rotate", is_flag=True, help="After each game everybody moves one seat on."
    )
    return bots(rotate(command))


plot_option = click.option(
    "--plot",
    metavar="FILE",
    default="",
    help="Draw the figures into a file: SVG, or PNG if its name ends so; - draws them here.",
)


class Work(NamedTuple):
    """What all commands are told that play many games, and how they do it."""

    games: int
    seed: int
    budget: int
    crew: Crew
    keep: str
    plot: str
    as_json: bool

    @contextmanager
    def going(self, label: str, plans: Sequence[Plan]) -> Iterator[tuple[Progress, Path]]:
        """Play plans: give what hears how far it is, and the file where games are kept.

        What was done is kept when it is stopped, and found again by the same command.
        """
        file = Path(self.keep) if self.keep else usual_keep(plans)
        total, known = sum(plan.games for plan in plans), 0
        with blamed("--keep" if self.keep else "the cache", file):
            known = sum(tally.games for _, tally in kept(file, plans))
            with telling(label, total, known) as progress:
                yield progress, file
        if not self.keep:
            file.unlink(missing_ok=True)

    def show(self, lines: Sequence[str], plot: Plot, told: Callable[[], str]) -> None:
        """Print what came out as lines or as JSON, and draw it if that is asked for."""
        if self.plot and self.plot != HERE:
            save_plot(plot, self.plot)
        if self.as_json:
            click.echo(told())
            return
        click.echo("\n".join(lines))
        if self.plot == HERE:
            click.echo("\n".join(["", *plot.lines()]))


def takes_work(what: str, games: int = 100) -> Callable[[Command], Command]:
    """Have a command called with the ``work`` it does; ``what`` says what ``--games`` counts."""

    def with_options(command: Command) -> Command:
        @games_option(games, what)
        @seed_option()
        @takes_crew
        @keep_option(
            "Keep what is done there, for good. [default: in the cache, until all is done]"
        )
        @budget_option
        @plot_option
        @click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
        @functools.wraps(command)
        def called(**given: Any) -> object:  # noqa: ANN401 - click's
            work = Work(*(given.pop(field) for field in Work._fields))
            return command(work=work, **given)

        return called

    return with_options


# How far it is


@contextmanager
def telling(label: str, total: int, known: int = 0, *, lasting: bool = True) -> Iterator[Progress]:
    """Show how far it is, with a rate and the time left: a bar, or now and then a line.

    Games that were ``known`` before count as done, but not for the rate. Whoever interrupts what is
    ``lasting`` is told that it goes on from there.
    """
    begun = told = time.monotonic()
    done, shows = 0, is_terminal(sys.stderr)
    try:
        with click.progressbar(
            length=total,
            label=label,
            file=sys.stderr,
            hidden=not shows,
            show_pos=True,
            show_percent=True,
            show_eta=False,  # click's comes late
            item_show_func=lambda rate: rate,
        ) as bar:

            def progress(games: int) -> None:
                nonlocal done, told
                done += games
                now = time.monotonic()
                rate = max(done - known, 0) / max(now - begun, 1e-9)
                bar.update(games, pace(total - done, rate))
                if not shows and now - told >= EVERY:
                    told = now
                    how_far = f"{done:,} of {total:,} games, {pace(total - done, rate)}"
                    click.echo(f"{label}: {how_far}", err=True)

            yield progress
    except KeyboardInterrupt:
        if done and lasting:
            click.echo(f"\n{done:,} games are kept; the same command goes on from there", err=True)
        raise


def pace(left: int, rate: float) -> str:
    """Tell how fast it goes, and how long what is left will take."""
    fast = f"{rate:,.1f} games/s"
    return f"{fast}, {timedelta(seconds=round(left / rate))} left" if rate else fast


@contextmanager
def blamed(name: str, file: Path) -> Iterator[None]:
    """Tell in a line what went wrong with those who work, or with the file where it is kept."""
    try:
        yield
    except BrokenProcessPool:
        fail("processes that played games died again and again; fewer --jobs need less memory")
    except ClusterError as error:
        raise mistake("--cluster", "the address of a Dask scheduler", str(error)) from error
    except OSError as error:
        raise mistake(name, f"a file that can be written ({file})", reason(error)) from error


def reason(error: OSError) -> str:
    """Say what the system says of a file."""
    return (error.strerror or str(error)).lower()


def save_plot(plot: Plot, file: str) -> None:
    """Write a plot; without what PNG needs it is said which extra has it."""
    from caserne.lab.plots import save  # noqa: PLC0415 - only who plots needs it

    try:
        save(plot, Path(file))
    except ModuleNotFoundError as error:
        fail(f"PNG needs {error.name}: pip install 'caserne[plots]'; SVG needs nothing")
    except OSError as error:
        raise mistake("--plot", "a file that can be written", reason(error)) from error
