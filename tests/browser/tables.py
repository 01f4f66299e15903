"""Tables in the middle of a game: whole games that were played once are begun again from a step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.server.harness import Server

RECORDS: Final = Path(__file__).parents[1] / "golden"
THREE: Final = ("Ana", "Bo", "Cleo")


def text_of(record: str) -> str:
    """Read a record."""
    return (RECORDS / f"{record}.record").read_text("utf-8")


def begin(
    server: Server, record: str, upto: int | None = None, names: tuple[str, ...] = THREE
) -> tuple[str, list[str]]:
    """Make a table that begins with a record's first entries; give its code and its secrets."""
    return begin_with(server, text_of(record), upto, names)


def begin_with(
    server: Server, told: str, upto: int | None = None, names: tuple[str, ...] = THREE
) -> tuple[str, list[str]]:
    """Make a table that begins as is told; give its code and its secrets."""
    body = {
        "game": told.split("game ", 1)[1].split("\n", 1)[0],
        "seats": [{"name": name} for name in names],
        "record": told,
    }
    wanted = body if upto is None else {**body, "upto": upto}
    made = server.http.post("/api/tables", json=wanted).raise_for_status().json()
    return made["table"]["id"], list(made["tokens"].values())
