"""``caserne bench``: how fast a game is played, with what is wanted of it beside."""

from __future__ import annotations

import json
import platform
import sys
from typing import TYPE_CHECKING, Final

import click
from msgspec import to_builtins

from caserne import games
from caserne.cli.bench_server import measure_server
from caserne.cli.failures import fail, is_terminal, mistake
from caserne.cli.reading import number
from caserne.lab.bench import (
    DUELS,
    ROUNDS,
    Bench,
    DiedError,
    Entry,
    duel,
    duels_of,
    entries_of,
    has_peers,
    run,
)
from caserne.lab.contestant import (
    COPY,
    INSTALLED,
    PEERS,
    SOURCE,
    STEPPED,
    THINKERS,
    VALUED,
    WHOLE,
    is_compiled,
)

if TYPE_CHECKING:
    from click import Context, Parameter

TITLES: Final = {
    WHOLE: "whole random games, actions a second",
    STEPPED: "stepped from Python, actions a second",
    COPY: "copies a second",
    VALUED: "positions valued by a search, a second",
    **{bot: f"turns of {bot} a second" for bot in THINKERS},
}
MOST_SECONDS: Final = 3600.0
THOUSAND: Final = 1000
SERVER: Final = "server"
TABLES: Final = 1000
MOST_TABLES: Final = 10_000


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


@click.command(short_help="Measure how fast GAME is played, or the server.")
@click.argument("what", metavar="[GAME|server]", default="flashpoint")
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
    "--against",
    metavar="PYTHON",
    help="The Python of another install, to be measured in turn with this one.",
)
def bench(
    what: str,
    as_json: bool,  # noqa: FBT001 - click's flag
    seconds: float,
    tables: int | None,
    against: str | None,
) -> None:
    """Measure how fast GAME is played: compiled, interpreted, and beside OpenSpiel if it is there.

    All contestants run in turn, round after round, since machines are shared and drift: rates are
    medians of the rounds, ratios medians of each round's ratios, times those of the processor.

    With --against two installs of Caserne, say before and after a change, are measured beside each
    other, and nothing else.

    With "server" instead of a game: many tables at once on a server of this machine, an action
    every two seconds at each, beside a server of the same stack that only passes messages on.
    """
    if what == SERVER:
        if against is not None:
            raise mistake("--against", "a game to measure two installs at", SERVER)
        measure_server(tables or TABLES, seconds, as_json=as_json)
        return
    if tables is not None:
        raise mistake("--tables", "no number of tables to measure a game", str(tables))
    if against is None:
        measure_game(what, seconds, as_json=as_json)
    else:
        measure_installs(what, against, seconds, as_json=as_json)


def measure_game(game: str, seconds: float, *, as_json: bool) -> None:
    """Measure a game, and print what came out."""
    name = games.find(game).name
    field = [INSTALLED, *([SOURCE] if is_compiled() else []), *([PEERS] if has_peers() else [])]
    length = ROUNDS * len(entries_of(name, field))
    try:
        with click.progressbar(
            length=length, label="measuring", file=sys.stderr, hidden=not is_terminal(sys.stderr)
        ) as bar:
            measured = run(name, seconds, bar.update)
    except DiedError as error:
        fail(f"the process that measures {error} died; its last words are above")
    click.echo(json.dumps(as_object(measured)) if as_json else "\n".join(as_lines(measured)))


def measure_installs(game: str, python: str, seconds: float, *, as_json: bool) -> None:
    """Measure a game in this install and in another one, and print the ratios."""
    name = games.find(game).name
    try:
        with click.progressbar(
            length=DUELS * len(duels_of(name, python)),
            label="measuring",
            file=sys.stderr,
            hidden=not is_terminal(sys.stderr),
        ) as bar:
            pairs = duel(name, python, seconds, bar.update)
    except DiedError as error:
        fail(f"{error} cannot measure {name}; its last words, if any, are above")
    if as_json:
        click.echo(json.dumps({"game": name, "rounds": DUELS, "pairs": to_builtins(pairs)}))
        return
    click.echo(f"{name}: medians of {DUELS} rounds, this install and {python} in turn")
    for pair in pairs:
        here, there = _figure(pair.here), _figure(pair.there)
        what = f"{pair.variant:<12}{TITLES[pair.task]:<40}"
        click.echo(f"  {what}{here:>8} here {there:>8} there {pair.ratio:>6.3f}")


def build_name(measured: Bench) -> str:
    """Say which build is running."""
    return "compiled" if measured.compiled else "interpreted"


def as_object(measured: Bench) -> dict[str, object]:
    """Make the figures ready for JSON."""
    return {
        "game": measured.game,
        "build": build_name(measured),
        "openspiel": measured.peers,
        "python": platform.python_version(),
        "rounds": ROUNDS,
        "seconds_each": measured.seconds,
        "rates": [
            {
                "build": _build(measured, entry),
                "task": entry.task,
                "variant": entry.variant,
                "per_second": measured.rate(entry),
            }
            for entry in measured.rates
        ],
        "bytes": measured.bytes,
        "goals": [
            {"goal": goal.name, "wanted": goal.wanted, "got": goal.got, "met": goal.met}
            for goal in measured.goals()
        ],
    }


def _build(measured: Bench, entry: Entry) -> str:
    """Name a contestant as people do."""
    return {PEERS: "openspiel", SOURCE: "interpreted"}.get(entry.kind, build_name(measured))


def as_lines(measured: Bench) -> list[str]:
    """Draw the tables: rates first, then the goals."""
    what = f"{measured.game}, {build_name(measured)}, Python {platform.python_version()}"
    lines = [f"{what}: medians of {ROUNDS} interleaved rounds of {measured.seconds:.3f} s each"]
    for task, title in TITLES.items():
        lines += ["", title]
        lines += [
            f"  {entry.variant:<12}{_build(measured, entry):<14}{_figure(measured.rate(entry)):>9}"
            for entry in measured.rates
            if entry.task == task
        ]
    lines += ["", "bytes of a state"]
    lines += [f"  {name:<26}{count:>9,.0f}" for name, count in measured.bytes.items()]
    return [*lines, "", *_goals(measured), *_remarks(measured)]


def _figure(rate: float) -> str:
    """Write a rate with three figures and its unit."""
    for unit in ("", " k", " M"):
        if rate < THOUSAND:
            return f"{rate:.3g}{unit}"
        rate /= THOUSAND
    return f"{rate:.3g} G"


def _goals(measured: Bench) -> list[str]:
    goals = measured.goals()
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
