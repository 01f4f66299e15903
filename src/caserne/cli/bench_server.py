"""``caserne bench server``: many tables at once, and what each action costs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import click
import msgspec

from caserne.cli.failures import fail, mistake

if TYPE_CHECKING:
    from caserne.server.bench import Plan, Result
    from caserne.server.crowd import Load
    from caserne.server.saturation import Saturation

WANTED: Final = 0.2
"""At least so much of the bare server's deliveries a processor second."""
LEAST_SECONDS: Final = 6
KIB: Final = 1024


def measure_server(plan: Plan, *, saturate: bool, as_json: bool) -> None:
    """Measure the server beside one of the same stack that only broadcasts, or until it is full."""
    from caserne.server import bench, saturation  # noqa: PLC0415 - the other commands start without

    if plan.seconds < LEAST_SECONDS:
        raise mistake("--seconds", f"at least {LEAST_SECONDS} for the server", f"{plan.seconds:g}")
    try:
        if saturate:
            found = saturation.run(plan, _say)
            told = msgspec.to_builtins(found.steps) if as_json else saturated_lines(found)
            shown = {**setting(plan), "steps": told, "lost": found.lost}
        else:
            result = bench.run(plan, _say)
            shown, told = as_object(result), as_lines(result)
    except (OSError, ValueError) as error:  # of the store too
        fail(f"the measurement broke off: {getattr(error, 'strerror', None) or error}")
    click.echo(json.dumps(shown) if as_json else "\n".join(told))


def _say(step: str) -> None:
    click.echo(step, err=True)


def setting(plan: Plan) -> dict[str, object]:
    """Tell what was measured; of a database only its kind, for an address may hold a password."""
    store = plan.database.partition("://")[0] or "sqlite"
    return {
        "tables": plan.tables,
        "sockets": 2 * plan.tables,
        "servers": plan.servers,
        "store": store if "://" in plan.database else "sqlite",
    }


def saturated_lines(found: Saturation) -> list[str]:
    """Put the steps into a table."""
    told = setting(found.plan)
    lines = [f"{told['tables']:,} tables, {told['servers']} server(s), {told['store']}; ms"]
    lines.append(
        "  asked/s   done/s  ack p50     p99  told p50     p99  servers  crowd (processors)"
    )
    for step in found.steps:
        ack, other = step.acknowledged, step.told
        times = f"{ack['p50']:>8.1f} {ack['p99']:>7.1f}  {other['p50']:>8.1f} {other['p99']:>7.1f}"
        used = f"{step.cpu:>7.2f} {step.crowd_cpu:>6.2f}"
        mark = "" if step.is_borne else "  too much"
        lines.append(f"{step.asked:>9,.0f} {step.done:>8,.0f} {times}  {used}{mark}")
    return [*lines, f"lost {found.lost}"]


def as_object(result: Result) -> dict[str, object]:
    """Make the figures ready for JSON."""
    return {
        **setting(result.plan),
        "actions": len(result.ours.acks),
        "acknowledged_ms": _times(result.ours.acks),
        "told_ms": _times(result.ours.tellings),
        "socket_bytes": result.socket_memory,
        "table_bytes": result.table_memory,
        "ours": load_object(result.ours),
        "bare": load_object(result.bare),
        "ratio": result.ratio,
        "wanted": WANTED,
        "lost": result.lost,
    }


def _times(times: list[float]) -> dict[str, float]:
    from caserne.server.crowd import quantile  # noqa: PLC0415 - likewise

    return {f"p{share}": quantile(times, share / 100) for share in (50, 95, 99)}


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
    acks, tellings = (
        ", ".join(f"{name} {time:.1f} ms" for name, time in _times(times).items())
        for times in (result.ours.acks, result.ours.tellings)
    )
    told = setting(result.plan)
    rows = {
        "servers": f"{told['servers']}, {told['store']}",
        "load": f"{result.plan.tables:,} tables, {2 * result.plan.tables:,} sockets, "
        f"{len(result.ours.acks):,} actions in {result.ours.seconds:.0f} s",
        "acknowledged": acks,
        "told others": tellings,
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
