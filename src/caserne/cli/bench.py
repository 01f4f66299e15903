"""``caserne bench``: how fast a game is played, with what is wanted of it beside."""

from __future__ import annotations

import json
import platform
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click
from msgspec import to_builtins

from caserne import games
from caserne.cli.bench_server import measure_server
from caserne.cli.failures import fail, is_terminal, mistake
from caserne.cli.reading import number
from caserne.lab import duel
from caserne.lab.bench import ROUNDS, Bench, DiedError, Entry, entries_of, has_peers, run
from caserne.lab.goals import goals_of
from caserne.lab.measures import is_compiled
from caserne.lab.tasks import (
    BATCH,
    COPY,
    OBSERVED,
    ODDS,
    PEERS,
    PLAN,
    SOURCE,
    STEPPED,
    THINKERS,
    TOGETHER,
    VALUED,
    WHOLE,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from click import Context, Parameter

TITLES: Final = {
    WHOLE: "whole random games, actions a second",
    STEPPED: "stepped from Python, actions a second",
    COPY: "copies a second",
    PLAN: "turns that the steady bot plans a second",
    ODDS: "positions whose odds are worked out, a second",
    VALUED: "positions valued by a search, a second",
    **{bot: f"turns of {bot} a second" for bot in THINKERS},
    OBSERVED: "stepped with an observation and a mask, actions a second",
    BATCH: f"the same, {TOGETHER} games at once, actions a second",
}
MOST_SECONDS: Final = 3600.0
THOUSAND: Final = 1000
SERVER: Final = "server"
TABLES: Final = 1000
MOST_TABLES: Final = 10_000
MOST_SERVERS: Final = 16


def read_seconds(_: Context, __: Parameter, text: str) -> float:
    """Read a time; anything else is told with the bounds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if 0 < seconds <= MOST_SECONDS:
        return seconds
    expected = f"a time above 0 and up to {MOST_SECONDS:g} seconds"
    raise mistake("--seconds", expected, repr(text[:100]))


@click.command(short_help="Measure how fast the games are played, or one, or the server.")
@click.argument("what", metavar="[GAME|server]", default="")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--seconds",
    metavar="N",
    default="30",
    show_default=True,
    callback=read_seconds,
    help="How long to measure, in all; the server and its rival each.",
)
@click.option(
    "--tables",
    metavar="N",
    callback=number(1, MOST_TABLES),
    help=f"For the server: how many tables, two sockets each. [default: {TABLES:,}]",
)
@click.option(
    "--servers",
    metavar="N",
    callback=number(1, MOST_SERVERS),
    help="For the server: how many, on one store; the two at a table are at different ones. "
    "[default: 1]",
)
@click.option(
    "--database",
    metavar="FILE|URL",
    help="For the server: what keeps its tables, such as postgresql://user@host/name; many are "
    "added to it. [default: a SQLite file that is gone afterwards]",
)
@click.option(
    "--saturate",
    is_flag=True,
    help="For the server: raise the load, --seconds each time, until one of a hundred actions is "
    "acknowledged after more than 100 ms, three times in a row.",
)
@click.option(
    "--against",
    metavar="PYTHON",
    help="The Python of another install, to be measured in turn with this one.",
)
def bench(  # noqa: PLR0913, PLR0917 - one for each option
    what: str,
    as_json: bool,  # noqa: FBT001 - click's flag
    seconds: float,
    tables: int | None,
    servers: int | None,
    database: str | None,
    saturate: bool,  # noqa: FBT001 - likewise
    against: str | None,
) -> None:
    """Measure how fast GAME, or every game, is played: compiled, interpreted, beside OpenSpiel.

    OpenSpiel takes part if it is installed. All contestants run in turn, round after round, since
    machines are shared and drift: rates are medians of the rounds, ratios medians of each round's
    ratios, times those of the processor.

    With --against two installs of Caserne, say before and after a change, are measured beside each
    other, and nothing else.

    With "server" instead of a game: many tables of all games at once, somewhere within whole games,
    on a server of this machine, an action every two seconds at each, beside a server of the same
    stack that only passes messages on; or, with --saturate, ever more of them.
    """
    if what == SERVER:
        if against is not None:
            raise mistake("--against", "a game to measure two installs at", SERVER)
        from caserne.server.bench import Plan  # noqa: PLC0415 - the other commands start without it

        plan = Plan(
            tables=tables or TABLES,
            seconds=round(seconds),
            servers=servers or 1,
            database=database or "",
        )
        measure_server(plan, saturate=saturate, as_json=as_json)
        return
    if tables is not None:
        raise mistake("--tables", "no number of tables to measure a game", str(tables))
    if servers or database or saturate:
        raise mistake("--servers, --database, --saturate", "none to measure a game", "one")
    names = [games.find(what).name] if what else [game.name for game in games.GAMES]
    if against is None:
        measure_games(names, seconds, as_json=as_json)
    else:
        measure_installs(names, against, seconds, as_json=as_json)


def measure_games(names: list[str], seconds: float, *, as_json: bool) -> None:
    """Measure some games, and print what came out."""
    length = ROUNDS * len(entries_of(names, compiled=is_compiled(), peers=has_peers()))
    try:
        with _progress(length) as progress:
            measured = run(names, seconds, progress)
    except DiedError as error:
        fail(f"the process that measures {error} died; its last words are above")
    click.echo(json.dumps(as_object(measured)) if as_json else "\n".join(as_lines(measured)))


def measure_installs(names: list[str], python: str, seconds: float, *, as_json: bool) -> None:
    """Measure some games in this install and in another one, and print the ratios."""
    try:
        with _progress(duel.ROUNDS * len(duel.matches(names, python))) as progress:
            pairs = duel.duel(names, python, seconds, progress)
    except DiedError as error:
        fail(f"{error} cannot measure {', '.join(names)}; its last words, if any, are above")
    if as_json:
        shown = {"games": names, "rounds": duel.ROUNDS, "pairs": to_builtins(pairs)}
        click.echo(json.dumps(shown))
        return
    click.echo(f"medians of {duel.ROUNDS} rounds, this install and {python} in turn")
    for pair in pairs:
        here, there = _figure(pair.here), _figure(pair.there)
        what = f"{pair.game:<12}{pair.variant:<12}{TITLES[pair.task]:<42}"
        click.echo(f"  {what}{here:>8} here {there:>8} there {pair.ratio:>6.3f}")


@contextmanager
def _progress(length: int) -> Iterator[Callable[[int], None]]:
    """Show how far it is, if somebody looks."""
    with click.progressbar(
        length=length, label="measuring", file=sys.stderr, hidden=not is_terminal(sys.stderr)
    ) as bar:
        yield bar.update


def build_name(measured: Bench) -> str:
    """Say which build is running."""
    return "compiled" if measured.compiled else "interpreted"


def as_object(measured: Bench) -> dict[str, object]:
    """Make the figures ready for JSON."""
    return {
        "games": measured.games,
        "build": build_name(measured),
        "openspiel": measured.peers,
        "python": platform.python_version(),
        "rounds": ROUNDS,
        "seconds_each": measured.seconds,
        "rates": [
            {
                "build": _build(measured, entry),
                "game": entry.game,
                "task": entry.task,
                "variant": entry.variant,
                "per_second": measured.rate(entry),
            }
            for entry in measured.rates
        ],
        "bytes": [
            {"game": entry.game, "variant": entry.variant, "bytes": count}
            for entry, count in measured.bytes.items()
        ],
        "engine_shares": [
            {"game": entry.game, "bot": entry.task, "share": round(share, 3)}
            for entry, share in measured.shares.items()
        ],
        "goals": [
            {"goal": goal.name, "wanted": goal.wanted, "got": goal.got, "met": goal.met}
            for goal in goals_of(measured)
        ],
    }


def _build(measured: Bench, entry: Entry) -> str:
    """Name a contestant as people do."""
    return {PEERS: "openspiel", SOURCE: "interpreted"}.get(entry.kind, build_name(measured))


def _name(entry: Entry) -> str:
    """Name a variant of a game, or a peer's game."""
    return f"{entry.game} {entry.variant}".rstrip()


def as_lines(measured: Bench) -> list[str]:
    """Draw the tables: rates first, then the goals."""
    names = ", ".join(measured.games)
    what = f"{names}, {build_name(measured)}, Python {platform.python_version()}"
    lines = [f"{what}: medians of {ROUNDS} interleaved rounds of {measured.seconds:.3f} s each"]
    for task, title in TITLES.items():
        lines += ["", title]
        lines += [
            f"  {_name(entry):<24}{_build(measured, entry):<14}{_figure(measured.rate(entry)):>9}"
            for entry in measured.rates
            if entry.task == task
        ]
    lines += ["", "bytes of a state"]
    lines += [f"  {_name(entry):<38}{count:>9,.0f}" for entry, count in measured.bytes.items()]
    lines += ["", "share of a bot's turn that is spent in the engine, profiled in the source"]
    lines += [
        f"  {_name(entry):<24}{entry.task:<14}{share:>9.0%}"
        for entry, share in measured.shares.items()
    ]
    return [*lines, "", *_goals(measured), *_remarks(measured)]


def _figure(rate: float) -> str:
    """Write a rate with three figures and its unit."""
    for unit in ("", " k", " M"):
        if rate < THOUSAND:
            return f"{rate:.3g}{unit}"
        rate /= THOUSAND
    return f"{rate:.3g} G"


def _goals(measured: Bench) -> list[str]:
    goals = goals_of(measured)
    if not goals:
        return []
    rows = [("goal", "wanted", "got", "")]
    for goal in goals:
        got = f"{goal.got:.3g}" if goal.got < THOUSAND else f"{goal.got:,.0f}"
        rows.append((goal.name, goal.wanted, got, "met" if goal.met else "NOT met"))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        f"{name:{widths[0]}}  {wanted:{widths[1]}}  {got:>{widths[2]}}  {met}".rstrip()
        for name, wanted, got, met in rows
    ]


def _remarks(measured: Bench) -> list[str]:
    remarks = []
    if not measured.compiled:
        remarks.append(
            "Only the interpreted source is running: this install was not compiled, "
            "so there is nothing to compare and no goal applies."
        )
    if not measured.peers:
        remarks.append("OpenSpiel is not installed, so not compared (make bench-peers).")
    return remarks
