"""``caserne bench server --saturate``: the load grows while it is borne, over whole games."""

from __future__ import annotations

import secrets
import sqlite3
from itertools import chain, repeat
from typing import TYPE_CHECKING

import pytest

from caserne.cli.bench_server import saturated_lines
from caserne.server import saturation
from caserne.server.bench import Plan
from caserne.server.saturation import Step

if TYPE_CHECKING:
    from pathlib import Path

TABLES = 3
"""One of each game."""


def test_the_load_grows_while_it_is_borne(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not borne is tried again, then that is all; no game that ended holds it up."""
    monkeypatch.setattr(saturation, "TOO_LATE", 1e9)
    monkeypatch.setattr(saturation, "KEPT_UP", 0.0)
    monkeypatch.setattr(saturation, "TRIES", 2)
    left = chain([40, 40, 0], repeat(40))  # of On Fire!!!, the third, an action is left to play
    monkeypatch.setattr(secrets, "randbelow", lambda length: length - 1 - next(left))
    database, said = tmp_path / "tables.db", list[str]()

    def hear(told: str) -> None:
        said.append(told)
        if told == "17 actions a second":
            monkeypatch.setattr(saturation, "TOO_LATE", -1.0)

    plan = Plan(tables=TABLES, every=0.25, seconds=1, database=str(database))
    found = saturation.run(plan, hear)
    assert said[-3:] == ["12 actions a second", "17 actions a second", "17 actions a second"]
    for step in found.steps:
        assert 0 < step.acknowledged["p50"] <= step.told["p99"]
        assert min(step.asked, step.done, step.cpu, step.crowd_cpu) > 0
    with sqlite3.connect(database) as kept:
        (tables,) = kept.execute("SELECT count(*) FROM tables").fetchone()
    assert tables > TABLES
    assert found.lost == 0
    head, _, _, *again, lost = saturated_lines(found)
    assert head.startswith("3 tables, 1 server(s), sqlite")
    assert [line.endswith("too much") for line in again] == [True, True]
    assert lost == "lost 0"


@pytest.mark.parametrize(
    ("slowest", "done", "is_borne"),
    [(100.0, 90.0, True), (100.1, 100.0, False), (1.0, 89.9, False)],
)
def test_what_is_borne(slowest: float, done: float, *, is_borne: bool) -> None:
    """Both must hold: nearly all are acknowledged in time, and nearly as many as were asked."""
    times = {"p50": 1.0, "p95": 1.0, "p99": slowest}
    assert Step(100.0, done, times, times, cpu=1.0, crowd_cpu=1.0).is_borne == is_borne
