"""Addresses: whom limits are counted by, with and without proxies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest
from tests.server.harness import Running
from websockets.exceptions import InvalidStatus

from caserne.server.limits import Limits
from caserne.server.visitors import Visitors

if TYPE_CHECKING:
    from pathlib import Path

    from litestar.types import Scope

PROXY = "10.0.0.1"
BOARD = "/api/games/flashpoint/boards/house"
"""Asks for little, and so counts as hardly more than one."""


def address(proxies: int, *forwarded: str, client: str = PROXY) -> str:
    """Find out who asks."""
    headers = [(b"host", b"x"), *((b"x-forwarded-for", line.encode()) for line in forwarded)]
    scope: Any = {"type": "http", "client": (client, 1234), "headers": headers}
    return Visitors(proxies).address(cast("Scope", scope))


def test_nobody_is_believed_unasked() -> None:
    """Without proxies of one's own the header is a stranger's claim."""
    assert address(0, "1.2.3.4") == PROXY


@pytest.mark.parametrize(
    ("proxies", "forwarded", "seen"),
    [
        (1, ["1.2.3.4"], "1.2.3.4"),
        (1, ["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        (1, ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        (2, ["6.6.6.6, 1.2.3.4, 10.0.0.2"], "1.2.3.4"),
        (2, ["1.2.3.4"], PROXY),
        (1, [], PROXY),
        (1, ["unknown"], PROXY),
        (1, ["1.2.3.4, "], PROXY),
    ],
)
def test_only_what_own_proxies_saw_is_believed(
    proxies: int, forwarded: list[str], seen: str
) -> None:
    """Counted from the right: what a visitor wrote there is further left."""
    assert address(proxies, *forwarded) == seen


def test_a_household_is_one_visitor() -> None:
    """Long addresses that differ in what their owner chooses are counted together."""
    homes = {address(0, client=f"2001:db8::{end:x}") for end in range(5)}
    assert len(homes) == 1
    assert address(0, client="2001:db8:0:1::1") not in homes
    assert address(0, client="::ffff:1.2.3.4") != address(0, client="::ffff:1.2.3.5")


def test_each_visitor_has_a_measure_behind_a_proxy(tmp_path: Path) -> None:
    """Behind a proxy one visitor's flood slows that visitor alone, on HTTP and on sockets."""
    limits = Limits(requests=0.001, request_burst=6.9)
    with Running(tmp_path / "tables.db", limits, proxies=1) as server:
        flooding, other = ({"X-Forwarded-For": f"1.2.3.{end}"} for end in (4, 5))
        answers = [server.http.get(BOARD, headers=flooding) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429]
        with pytest.raises(InvalidStatus):
            server.join("nothing2", additional_headers=flooding)
        assert server.http.get(BOARD, headers=other).status_code == 200


def test_the_header_is_no_way_around_the_limits(tmp_path: Path) -> None:
    """Without proxies a flood is a flood, whatever addresses it claims to come from."""
    limits = Limits(requests=0.001, request_burst=6)
    with Running(tmp_path / "tables.db", limits) as server:
        claims = [{"X-Forwarded-For": f"1.2.3.{end}"} for end in range(7)]
        answers = [server.http.get("/api/games", headers=claim) for claim in claims]
        assert answers[-1].status_code == 429


def test_opening_sockets_is_counted_too(tmp_path: Path) -> None:
    """Whoever opens sockets over and over is turned away at the door."""
    with Running(tmp_path / "tables.db", Limits(requests=0.001, request_burst=22)) as server:
        table, _ = server.make(None)
        for _ in range(2):
            server.join(table).__exit__()
        with pytest.raises(InvalidStatus):
            server.join(table)
