"""What commands that play many games share: who works, what is kept, how far it is."""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from caserne.cli.failures import fail, is_terminal, mistake
from caserne.cli.reading import number, read_seed
from caserne.lab.jobs import ClusterError, Crew, usual_keep

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from caserne.envs.shapes import Picture
    from caserne.lab.simulate import Plan

MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 1024


def processors() -> int:
    """Count the processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def games_option(default: int, what: str) -> Callable[[Any], Any]:
    """Make the option that says how many games are played."""
    return click.option(
        "--games",
        metavar="N",
        default=str(default),
        show_default=True,
        callback=number(1, MOST_GAMES),
        help=what,
    )


seed_option = click.option(
    "--seed",
    metavar="N",
    default="1",
    show_default=True,
    callback=read_seed,
    help="Each game has its own dice: those of this seed and the ones after it.",
)


def crew_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that say who plays the games, and where they are kept."""
    for option in (
        click.option(
            "--keep",
            metavar="FILE",
            default="",
            help="Keep what is done there, for good. [default: in the cache, until all is done]",
        ),
        click.option(
            "--cluster",
            metavar="ADDRESS",
            default="",
            help="Play on the workers of a Dask cluster, such as tcp://host:8786.",
        ),
        click.option(
            "--jobs",
            metavar="N",
            default=lambda: str(processors()),
            callback=number(1, MOST_JOBS),
            help="How many processes share the work; the figures do not depend on it. "
            "[default: as many as there are processors]",
        ),
    ):
        command = option(command)
    return command


plot_option = click.option(
    "--plot",
    metavar="FILE",
    default="",
    help="Draw the figures into a file: SVG, or PNG if its name ends so.",
)


@contextmanager
def working(
    label: str, plans: Sequence[Plan], cluster: str, jobs: int, keep: str
) -> Iterator[tuple[Crew, Callable[[int], None], Path]]:
    """Show how far it is, with a rate and the time left, and tell in a line what went wrong.

    What was done is kept when it is stopped, and found again by the same command.
    """
    file = Path(keep) if keep else usual_keep(plans)
    total, begun = sum(plan.games for plan in plans), time.monotonic()
    done = 0
    try:
        with click.progressbar(
            length=total,
            label=label,
            file=sys.stderr,
            hidden=not is_terminal(sys.stderr),
            show_pos=True,
            show_percent=True,
            item_show_func=lambda rate: rate,
        ) as bar:

            def progress(games: int) -> None:
                nonlocal done
                done += games
                rate = done / max(time.monotonic() - begun, 1e-9)
                bar.update(games, f"{rate:,.1f} games/s")

            yield Crew(jobs, cluster), progress, file
    except KeyboardInterrupt:
        if done:
            click.echo(f"\n{done:,} games are kept; the same command goes on from there", err=True)
        raise
    except BrokenProcessPool:
        fail("processes that played games died again and again; fewer --jobs need less memory")
    except ClusterError as error:
        raise mistake("--cluster", "the address of a Dask scheduler", str(error)) from error
    except OSError as error:
        where = "--keep" if keep else "the cache"
        raise mistake(where, f"a file that can be written ({file})", _reason(error)) from error
    if not keep:
        file.unlink(missing_ok=True)


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def save_plot(picture: Picture, file: str) -> None:
    """Write a picture; without what PNG needs it is said which extra has it."""
    from caserne.lab.plots import save  # noqa: PLC0415 - only who plots needs it

    try:
        save(picture, Path(file))
    except ModuleNotFoundError as error:
        fail(f"PNG needs {error.name}: pip install 'caserne[plots]'; SVG needs nothing")
    except OSError as error:
        raise mistake("--plot", "a file that can be written", _reason(error)) from error
