"""What the operator is told: numbers for Prometheus, and logs by which a request is found."""

from __future__ import annotations

import json
import logging
import re
from logging.handlers import QueueHandler
from pathlib import Path
from queue import SimpleQueue

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.harness import GENEROUS, PATIENCE, Running, Server, ana
from tests.server.stubborn import sulking

from caserne.core.errors import UnreadableError
from caserne.server.logs import JsonLines
from caserne.server.metrics import Count, Family, Sample, Times, together, written
from caserne.server.overseeing import Overseers

SECONDS = "caserne_acknowledged_seconds"


def numbers(server: Server) -> dict[str, float]:
    """Read what the server counts, with the parser of Prometheus; labels behind the name."""
    text = server.http.get("/metrics").raise_for_status().text
    return {
        f"{sample.name}{''.join(f' {value}' for value in sample.labels.values())}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_is_played_is_counted(server: Running) -> None:
    """Actions, refusals by their code, sockets, tables and thoughts are counted as they are."""
    before = numbers(server)
    table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
    with server.join(table, token) as player:
        player.act(0, "place 0-6")
        player.until("events", lambda m: m["actor"] == 0)
        player.refused(type="act", seat=0, version=0, action="end")
        player.refused(type="act", seat=1, version=player.now["version"], action="end")
        during = numbers(server)
    assert during["caserne_sockets"] == 1
    assert during["caserne_tables_open"] >= 1
    assert during["caserne_thinkers"] == 1
    grown = {
        name: during[name] - before.get(name, 0)
        for name in during
        if during[name] != before.get(name, 0)
    }
    assert grown["caserne_refusals_total stale"] == 1
    assert grown["caserne_refusals_total not-yours"] == 1
    assert grown[f"{SECONDS}_count"] == grown[f"{SECONDS}_bucket +Inf"] == 3
    assert grown["caserne_thought_seconds_count"] >= 1
    assert grown["caserne_http_requests_total POST 201"] == 1


def test_what_is_refused_over_http_is_counted(server: Running) -> None:
    """A request that is refused counts by its code, wherever it is refused."""
    before = numbers(server)
    server.http.get("/api/tables/nosuch")
    server.http.post("/api/tables", content=b"{")
    server.http.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
    server.http.request("BREW", "/api/tables")
    after = numbers(server)
    for code in ("not-found", "unreadable", "forbidden"):
        name = f"caserne_refusals_total {code}"
        assert after[name] - before.get(name, 0) == 1, code
    assert after["caserne_http_requests_total other 405"] >= 1


def test_bots_that_fail_are_counted(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A thought that comes to nothing is counted as one that failed, and timed as well."""
    sulking(monkeypatch, tmp_path)
    before = numbers(server)
    table, (token,) = server.make(ana(), {"bot": "random"}, firefighters=2)
    with server.join(table, token) as player:
        player.act(0, "place 0-6")
        player.until("presence", lambda m: m["seats"][1]["failed"])
    after = numbers(server)
    failed, timed = "caserne_thoughts_failed_total", "caserne_thought_seconds_count"
    assert after[failed] - before[failed] == after[timed] - before[timed] == 3


def test_all_that_is_told_is_documented(server: Running) -> None:
    """``docs/operating.md`` names every metric there is, and no other."""
    text = server.http.get("/metrics").raise_for_status().text
    told = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    page = (Path(__file__).parents[2] / "docs/operating.md").read_text("utf-8")
    table = page[page.index("| metric |") :].partition("\n\n")[0]
    assert set(re.findall(r"`((?:caserne|process)_\w+)`", table)) == told


def test_a_count_of_several_processes_is_their_sum() -> None:
    """Numbers of one name and labels add up; those that only one process has stand as they are."""
    first, second = Count("seen_total", "Seen.", "what"), Count("seen_total", "Seen.", "what")
    first.add("fire")
    second.add("fire", more=2)
    second.add("smoke")
    (sum_,) = together([[first.family()], [second.family()]])
    assert {sample.labels[0][1]: sample.value for sample in sum_.samples} == {"fire": 3, "smoke": 1}


def test_times_are_counted_by_bounds_that_include_them() -> None:
    """What took just as long as a bound says is within it, as Prometheus has it."""
    times = Times("slow_seconds", "Slow.")
    for seconds in (0.001, 0.0011, 99.0):
        times.add(seconds)
    lines = written([times.family()]).splitlines()
    assert 'slow_seconds_bucket{le="0.001"} 1' in lines
    assert 'slow_seconds_bucket{le="0.0025"} 2' in lines
    assert 'slow_seconds_bucket{le="+Inf"} 3' in lines
    assert "slow_seconds_count 3" in lines


def test_a_number_is_written_whole() -> None:
    """Large counts lose no digit."""
    assert written([Family("n", "counter", "N.", [Sample("n", (), 123456789012)])]).endswith(
        "n 123456789012\n"
    )


NAMED = "192.0.2.0/24", "2001:db8::/32"
PLACES = {
    (0, ()): [(None, 200), ("192.0.2.1", 403)],
    (1, ()): [(None, 200), ("192.0.2.1", 403), ("127.0.0.1", 403), ("::1", 403)],
    (1, NAMED): [
        (None, 200),
        ("192.0.2.1", 200),
        ("2001:db8::7", 200),
        ("198.51.100.1", 403),
        ("2001:db9::7", 403),
    ],
}
"""By proxies and networks that may look: whom the proxy says it saw, and how that is answered."""


@pytest.mark.parametrize(("proxies", "networks"), PLACES)
def test_numbers_are_for_whoever_operates(
    tmp_path: Path, proxies: int, networks: tuple[str, ...]
) -> None:
    """This machine and named networks read the numbers; a visitor by a proxy here does not."""
    with Running(tmp_path / "t.db", GENEROUS, proxies=proxies, metrics_to=networks) as server:
        for seen, status in PLACES[proxies, networks]:
            headers = {"X-Forwarded-For": seen} if seen else {}
            assert server.http.get("/metrics", headers=headers).status_code == status, seen


@pytest.mark.parametrize("network", ["", "10.0.0.0/33", "everybody"])
def test_what_is_no_network_is_refused(network: str) -> None:
    """A network that cannot be read is an error that says what is expected."""
    with pytest.raises(UnreadableError, match=r"10\.0\.0\.0/8"):
        Overseers([network])


def test_every_answer_has_a_number_and_the_log_knows_it(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer names its request, and so does the log line of what failed in it."""

    async def fail(*_: object) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(server.hall.tables, "shown", fail)
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    handler = Keep()
    logging.getLogger("caserne.app").addHandler(handler)
    try:
        answers = [server.http.get("/api/tables/abcdefgh"), server.http.get("/nosuch")]
    finally:
        logging.getLogger("caserne.app").removeHandler(handler)
    caplog.clear()
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == 2
    (line,) = lines
    assert json.loads(line)["request"] == ids[0]


@pytest.mark.parametrize(("proxies", "kept"), [(0, False), (1, True)])
def test_a_proxys_number_is_kept(tmp_path: Path, proxies: int, kept: bool) -> None:  # noqa: FBT001
    """A number that one's own proxy gave a request is kept; anybody else's is not."""
    with Running(tmp_path / "tables.db", GENEROUS, proxies=proxies) as server:
        for number, sound in (("abc-123", True), ("a b", False), ("x" * 65, False)):
            head = {"X-Request-Id": number, "X-Forwarded-For": "192.0.2.1"}
            told = server.http.get("/health", headers=head).headers["x-request-id"]
            assert (told == number) is (kept and sound)


def test_requests_are_logged_without_who_asked(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """The access log has what was asked and answered, and no address, secret or question mark.

    It is written once the answer is on its way.
    """
    written_down: SimpleQueue[logging.LogRecord] = SimpleQueue()
    access, handler = logging.getLogger("caserne.access"), QueueHandler(written_down)
    access.addHandler(handler)
    try:
        with caplog.at_level(logging.INFO, "caserne.access"):
            secret = {"Authorization": "Bearer topsecret"}
            server.http.get("/api/tables?game=flashpoint", headers=secret)
            server.http.get("/" + "x" * 5000)
            records = [written_down.get(timeout=PATIENCE) for _ in range(2)]
    finally:
        access.removeHandler(handler)
    assert written_down.empty()
    lines = [JsonLines().format(record) for record in records]
    first, second = map(json.loads, lines)
    assert (first["method"], first["path"], first["status"]) == ("GET", "/api/tables", 200)
    assert first["bytes"] > 0
    assert first["ms"] >= 0
    assert len(second["path"]) == 200
    assert not any(word in "".join(lines) for word in ("127.0.0.1", "topsecret", "?"))
