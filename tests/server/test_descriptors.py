"""Descriptors: those who are served keep theirs, whoever else comes."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from tests.server.byhand import dial
from tests.server.harness import Process, ana

if TYPE_CHECKING:
    from pathlib import Path

resource = pytest.importorskip("resource", reason="descriptors are bounded otherwise here")


def test_tables_go_on_when_descriptors_run_out(tmp_path: Path) -> None:
    """Whoever comes when there are too many is turned away, and a table goes on as before."""
    with Process(tmp_path / "tables.db", ulimit="-n 128") as server, ExitStack() as stack:
        table, (token,) = server.make(ana(), firefighters=1)
        a = stack.enter_context(server.join(table, token))
        lines = [stack.enter_context(dial(server)) for _ in range(150)]
        assert lines[-1].recv(1) == b""
        a.send(type="chat", text="still here?")
        assert a.until("chat")["text"] == "still here?"
        assert a.act(0, "place 0-6")["version"] == 1
    told = [json.loads(line)["message"] for line in server.log]
    assert "no descriptors left for connections" in told


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="nobody else can ask here")
def test_the_server_takes_all_descriptors_it_is_given(tmp_path: Path) -> None:
    """What the system gives by default is less than what it gives to those who ask."""
    with Process(tmp_path / "tables.db", ulimit="-S -n 100") as server:
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == hard
        assert soft != 100
