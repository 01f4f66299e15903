"""Reviews of games that are over: worked out beside the bots, told as they come along, kept."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.bots.test_review import check_sums, played
from tests.server.harness import GENEROUS, PATIENCE, Running, ana

from caserne.bots.review import Review
from caserne.server import reviews
from caserne.server.shield import COST_OF_CHANGE, COST_OF_REVIEW
from caserne.server.thinking import Thinkers

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from caserne.store.opening import Address

SHORT = msgspec.structs.replace(GENEROUS, review=1e-6, interest=600)
"""Every point is looked at, and no more."""


@pytest.fixture(scope="module")
def record() -> str:
    """Have a game played."""
    return played("feurio", "players=2", "random").record.write()


def over(http: httpx.Client, record: str) -> str:
    """Make a table at which a game is over."""
    body = {"game": "feurio", "record": record, "seats": [ana(), {"bot": "random"}]}
    made = http.post("/api/tables", json=body).raise_for_status().json()
    assert made["table"]["over"]
    return str(made["table"]["id"])


def reviewed(http: httpx.Client, table: str) -> dict[str, Any]:
    """Ask for a review until it is there."""
    told = http.post(f"/api/tables/{table}/review")
    assert told.status_code == 202
    shown: dict[str, Any] = told.json()
    steps = [shown["done"]]
    while shown["review"] is None:
        shown = http.get(f"/api/tables/{table}/review", timeout=PATIENCE).raise_for_status().json()
        steps.append(shown["done"])
        assert shown["done"] <= shown["total"]
    assert steps[:-1] == sorted(steps[:-1])
    return shown


def test_a_review_is_made_once_and_kept(tmp_path: Path, record: str) -> None:
    """It adds up, and after a restart it is told at once."""
    database = tmp_path / "tables.db"
    with Running(database, SHORT) as server:
        table = over(server.http, record)
        shown = reviewed(server.http, table)
        found = msgspec.convert(shown["review"], Review)
        check_sums(found)
        assert found.over
        assert found.cut
    with Running(database, SHORT) as server:
        assert server.http.get(f"/api/tables/{table}/review").json()["review"] == shown["review"]
        again = server.http.post(f"/api/tables/{table}/review").json()
        assert again == {"done": 1, "total": 1, "review": shown["review"]}


def test_there_is_none_before_the_end(server: Running) -> None:
    """A game that goes on is not looked back on, nor one that there is not."""
    table, _ = server.make(ana(), firefighters=1)
    for path in (table, "none"):
        assert server.http.post(f"/api/tables/{path}/review").status_code == 404
        assert server.http.get(f"/api/tables/{path}/review").status_code == 404


def test_what_nobody_asks_for_is_left_off(tmp_path: Path, record: str) -> None:
    """A review ends when nobody wants it any longer; whoever asks again has it begun anew."""
    limits = msgspec.structs.replace(SHORT, interest=1e-6)
    with Running(tmp_path / "tables.db", limits) as server:
        table = over(server.http, record)
        assert server.http.post(f"/api/tables/{table}/review").status_code == 202
        while server.http.get(f"/api/tables/{table}/review").status_code != 404:
            pass
        assert server.http.post(f"/api/tables/{table}/review").status_code == 202


def test_a_review_is_told_by_any_server(
    database: Address, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks another server than the one that is at it hears how far it has come there."""
    monkeypatch.setattr(reviews, "PATIENCE", PATIENCE)
    go_on = threading.Event()

    async def held(*_: object) -> None:
        await asyncio.to_thread(go_on.wait, PATIENCE)

    monkeypatch.setattr(Thinkers, "work", held)
    with Running(database, SHORT) as one:
        path = f"/api/tables/{over(one.http, record)}/review"
        under_way = one.http.post(path).json()
        while under_way["total"] == 1:  # its pieces are not counted yet
            under_way = one.http.get(path).json()
        with Running(database, SHORT) as other:
            for method, status in (("GET", 200), ("POST", 202)):
                told = other.http.request(method, path)
                assert (told.status_code, told.json()) == (status, under_way)
        go_on.set()


def test_reviews_are_bounded_and_paid_for(tmp_path: Path, record: str) -> None:
    """No more are under way than may be, and one counts as many requests."""
    limits = msgspec.structs.replace(SHORT, reviews=1, requests=1e-6, request_burst=200)
    with Running(tmp_path / "tables.db", limits) as server:
        tables = [over(server.http, record) for _ in range(2)]
        first, second = (server.http.post(f"/api/tables/{table}/review") for table in tables)
        assert (first.status_code, second.status_code) == (202, 429)
        assert COST_OF_REVIEW > 4 * COST_OF_CHANGE
        codes = [server.http.post(f"/api/tables/{tables[0]}/review").status_code for _ in range(5)]
        assert codes[-1] == 429
