"""The log goes along with the game, unless somebody reads further up in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.seat import DESK, PATIENCE, PHONE
from tests.browser.tables import begin, text_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

SIX: Final = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn")
LASTS: Final = (
    ("family-house", 3, "move 0-6"),
    ("feurio-two-firebreaks", 2, "pass"),
    ("onfire-two", 2, "walk A2/2 A2/1"),
)
"""Records, how many play, and the action that ends them."""
SIZES: Final = (PHONE, (900, 700), DESK)
NEAR: Final = 4
"""Pixels from the end at which one is at the end."""
LATE: Final = 440
"""Entries of a game for three after which a few turns are left."""


def entries_of(record: str) -> int:
    """Count the entries of a record."""
    return len(text_of(record).split("\n\n", 1)[1].strip().splitlines())


def at_its_end(one: Person) -> None:
    """Wait until the last line of the log is in sight, and see that there are others above."""
    log = one.log()
    expect(log).to_be_visible()
    ended = "log => log.scrollHeight > log.clientHeight + 40 && "
    ended += f"log.scrollHeight - log.scrollTop - log.clientHeight < {NEAR}"
    one.page.wait_for_function(ended, arg=log.element_handle(), polling=50)
    if one.page.locator("dialog.drawer").count():
        one.close_menu()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_log_follows_while_bots_play(
    server: Running, person: Callable[..., Person], size: tuple[int, int]
) -> None:
    """However quickly bots play, and however much there is to do next, the last line is seen."""
    body = {
        "game": "flashpoint",
        "seats": [{"name": "Ana"}, {"bot": "steady"}, {"bot": "steady"}],
        "record": text_of("family-house"),  # nobody comes to the end of one so soon
        "upto": 29,
    }
    made = server.http.post("/api/tables", json=body).raise_for_status().json()
    ana = person(size=size)
    ana.sit(made["table"]["id"], made["tokens"]["0"])
    for _ in range(3):
        ana.outlast(ana.page.locator('[data-prompt="end"]'))
        at_its_end(ana)
        lines = ana.lines()
        ana.page.locator('[data-prompt="end"]').click()
        ana.told_more(lines)


@pytest.mark.parametrize(("record", "seats", "last"), LASTS, ids=[last[0] for last in LASTS])
def test_the_log_stays_at_its_end_after_the_end(
    server: Running,
    person: Callable[..., Person],
    record: str,
    seats: int,
    last: str,
) -> None:
    """Whoever closes the dialog at the end finds the log where the game ended."""
    table, tokens = begin(server, record, entries_of(record) - 1, SIX[:seats])
    ana = person()
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    ana.come_through()
    ana.act(last)
    ended = ana.page.locator("dialog.dialog[open]")
    expect(ended).to_be_visible()
    at_its_end(ana)
    ended.get_by_role("button", name="Look at the board").click()
    expect(ended).to_have_count(0)
    for size in SIZES:
        ana.looks("light", size)
        at_its_end(ana)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_log_is_at_its_end_when_bots_have_ended_the_game(
    server: Running, person: Callable[..., Person], size: tuple[int, int]
) -> None:
    """Whoever watched them finds the last line, before and after the dialog."""
    body = {
        "game": "onfire",
        "seats": [{"bot": "random"}] * 3,
        "record": text_of("onfire-three"),
        "upto": LATE,
    }
    made = server.http.post("/api/tables", json=body).raise_for_status().json()
    ana = person(size=size)
    ana.go(f"/table/{made['table']['id']}")
    ended = ana.page.locator("dialog.dialog[open]")
    expect(ended).to_be_visible(timeout=3 * PATIENCE)
    if size == DESK:  # elsewhere the log is in a drawer, below the dialog
        at_its_end(ana)
    ended.get_by_role("button", name="Look at the board").click()
    expect(ended).to_have_count(0)
    at_its_end(ana)


def test_whoever_reads_further_up_is_left_there(
    server: Running, person: Callable[..., Person]
) -> None:
    """New lines do not pull the log away from a reader, and it follows again from its end."""
    table, tokens = begin(server, "family-house", 62)
    ana = person()
    ana.sit(table, *tokens)
    at_its_end(ana)
    log = ana.page.locator(".log")
    log.hover()
    ana.page.mouse.wheel(0, -20_000)
    ana.page.wait_for_function("log => log.scrollTop === 0", arg=log.element_handle(), polling=50)
    lines = ana.lines()
    ana.act("end")
    ana.told_more(lines)
    assert log.evaluate("log => log.scrollTop") == 0
    log.hover()
    ana.page.mouse.wheel(0, 20_000)
    at_its_end(ana)


def test_the_log_of_a_replay_follows(server: Running, person: Callable[..., Person]) -> None:
    """While a game is seen again, the last line is in sight."""
    table, _ = begin(server, "family-house")
    ana = person(speed="off")
    ana.go(f"/replay/{table}?step=110")
    expect(ana.page.get_by_role("grid").first).to_be_visible()
    at_its_end(ana)
    ana.page.get_by_role("button", name="Play", exact=True).click()
    expect(ana.page.locator(".scrub output")).to_have_text("144 / 144")
    at_its_end(ana)
