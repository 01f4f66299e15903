"""The odds of what comes next, over HTTP: exact, of what a seat may know, worked out elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.browser.tables import begin

from caserne.bots.odds import odds
from caserne.games import find
from caserne.play.record import read_record

if TYPE_CHECKING:
    from tests.server.harness import Running


def asked(server: Running, table: str, seat: int | None = None, token: str = "") -> Any:  # noqa: ANN401 - an answer
    """Ask for the odds of a table."""
    return server.http.get(
        f"/api/tables/{table}/danger",
        params={} if seat is None else {"seat": seat},
        headers={"Authorization": f"Bearer {token}"} if token else {},
    )


def reckoned(server: Running, table: str, seat: int | None) -> Any:  # noqa: ANN401 - any game's
    """Work out the odds of a table here, from its record and its options."""
    record = read_record(server.http.get(f"/api/tables/{table}/record").text, find)
    state = record.game.start()
    for entry in record.entries:
        state.apply(entry.action)
    told = odds(record.game, record.game.view(state, seat))
    return msgspec.json.decode(msgspec.json.encode(told))


@pytest.mark.parametrize(
    ("record", "entries", "names"),
    [
        ("family-house", 40, ("Ana", "Bo", "Cleo")),
        ("feurio-four", 42, ("Ana", "Bo", "Cleo", "Dan")),
    ],
)
def test_the_odds_are_those_of_the_library(
    server: Running, record: str, entries: int, names: tuple[str, ...]
) -> None:
    """Of a game without secrets anybody may ask, and hears the same again from what is kept."""
    table, _ = begin(server, record, entries, names)
    told = asked(server, table).raise_for_status()
    assert told.json()["odds"] == reckoned(server, table, None)
    assert told.json()["version"] == server.http.get(f"/api/tables/{table}").json()["version"]
    assert asked(server, table).content == told.content


def test_in_a_game_with_secrets_only_the_seat_may_ask(server: Running) -> None:
    """What comes is told to whoever holds the seat; nobody else learns it through its eyes."""
    table, tokens = begin(server, "onfire-two", 12, ("Ana", "Bo"))
    told = asked(server, table, 0, tokens[0]).raise_for_status().json()
    cards = told["odds"]["cards"]
    assert sum(card["chance"] for card in cards) == pytest.approx(1)
    for seat, token in ((0, ""), (0, tokens[1]), (None, "")):
        refused = asked(server, table, seat, token)
        assert (refused.status_code, refused.json()["code"]) == (403, "secret")


def test_a_table_without_hints_tells_no_odds(server: Running) -> None:
    """Whoever plays without help plays without the odds too."""
    wanted = {"game": "feurio", "seats": [{"name": "Ana"}], "options": {"players": 1}}
    made = server.http.post("/api/tables", json={**wanted, "hints": False}).json()
    refused = asked(server, made["table"]["id"])
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")


def test_where_nothing_is_next_nothing_is_told(server: Running) -> None:
    """A game that is over has no odds; a seat that is not there, or a wrong one, is refused."""
    table, _ = begin(server, "family-house")
    assert asked(server, table).json()["odds"] is None
    assert asked(server, table, 7).status_code == 404
    assert asked(server, "nothing").status_code == 404
    assert server.http.get(f"/api/tables/{table}/danger?seat=all").status_code == 400
