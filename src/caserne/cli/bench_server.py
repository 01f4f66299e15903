"""``caserne bench server``: many tables at once, and what each action costs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import click

from caserne.cli.failures import fail, mistake

if TYPE_CHECKING:
    from caserne.server.bench import Load, Result

WANTED: Final = 0.2
"""At least so much of the bare server's deliveries a processor second."""
LEAST_SECONDS: Final = 6
KIB: Final = 1024


def measure_server(tables: int, seconds: float, *, as_json: bool) -> None:
    """Measure the server beside one of the same stack that only broadcasts."""
    from caserne.server.bench import Plan, run  # noqa: PLC0415 - the other commands start without it

    if seconds < LEAST_SECONDS:
        raise mistake("--seconds", f"at least {LEAST_SECONDS} for the server", f"{seconds:g}")
    try:
        plan = Plan(tables=tables, seconds=round(seconds))
        result = run(plan, lambda step: click.echo(step, err=True))
    except OSError as error:
        fail(f"the measurement broke off: {error.strerror or error}")
    click.echo(json.dumps(as_object(result)) if as_json else "\n".join(as_lines(result)))


def as_object(result: Result) -> dict[str, object]:
    """Make the figures ready for JSON."""
    return {
        "tables": result.plan.tables,
        "sockets": 2 * result.plan.tables,
        "actions": len(result.ours.acks),
        "acknowledged_ms": {f"p{share}": result.quantile(share / 100) for share in (50, 95, 99)},
        "socket_bytes": result.socket_memory,
        "table_bytes": result.table_memory,
        "ours": load_object(result.ours),
        "bare": load_object(result.bare),
        "ratio": result.ratio,
        "wanted": WANTED,
        "lost": result.lost,
    }


def load_object(load: Load) -> dict[str, float]:
    """Make one server's figures ready for JSON."""
    return {
        "deliveries": load.deliveries,
        "characters": load.characters / max(1, load.deliveries),
        "seconds": load.seconds,
        "cpu_seconds": load.cpu,
        "deliveries_per_cpu_second": load.per_cpu_second,
    }


def as_lines(result: Result) -> list[str]:
    """Put the figures into a few lines."""
    times = ", ".join(f"p{share} {result.quantile(share / 100):.1f} ms" for share in (50, 95, 99))
    rows = {
        "load": f"{result.plan.tables:,} tables, {2 * result.plan.tables:,} sockets, "
        f"{len(result.ours.acks):,} actions in {result.ours.seconds:.0f} s",
        "acknowledged": times,
        "memory": f"{result.socket_memory / KIB:.1f} KiB a socket, "
        f"{result.table_memory / KIB:.1f} KiB a table",
        "processor": f"{result.ours.cpu / result.ours.seconds:.0%} of one, "
        f"bare {result.bare.cpu / result.bare.seconds:.0%}",
        "deliveries": f"{result.ours.per_cpu_second:,.0f} a processor second, "
        f"bare {result.bare.per_cpu_second:,.0f}",
        "ratio": f"{result.ratio:.2f} (wanted: at least {WANTED})",
        "lost": str(result.lost),
    }
    return [f"{name:<14}{value}" for name, value in rows.items()]
