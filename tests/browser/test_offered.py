"""Nothing is offered on the page that the server would refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.tables import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

TWO: Final = ("Ana", "Bo")
SECRET: Final = (("onfire-two", 12), ("feurio-two-firebreaks", 20))
OPEN: Final = (("family-house", 62, 3), ("feurio-four", 30, 4))
FOUR: Final = (*TWO, "Cleo", "Dan")


@pytest.mark.parametrize(("record", "entries"), SECRET)
def test_what_is_secret_is_not_offered(
    server: Running, person: Callable[..., Person], record: str, entries: int
) -> None:
    """While a game with secrets goes on nobody is offered its record, nor another's eyes."""
    table, tokens = begin(server, record, entries, TWO)
    ana, watcher = person(), person()
    ana.sit(table, tokens[0])
    watcher.sit(table)
    for one, replays in ((ana, 1), (watcher, 0)):
        one.menu()
        expect(one.page.get_by_role("button", name="Save the record")).to_have_count(0)
        expect(one.page.get_by_role("link", name="Replay")).to_have_count(replays)
    ana.page.get_by_role("link", name="Replay").click()
    expect(ana.page.locator(".scrub output")).to_be_visible()
    expect(ana.page.locator(".eyes option")).to_have_text(["1 · Ana"])
    for name in ("Save the record", "Play on from here"):
        expect(ana.page.get_by_role("button", name=name)).to_have_count(0)


@pytest.mark.parametrize(("record", "entries"), SECRET)
def test_whoever_holds_all_seats_looks_with_their_eyes_only(
    server: Running, person: Callable[..., Person], record: str, entries: int
) -> None:
    """On one device too the record waits for the end, and so does going on from it elsewhere."""
    table, tokens = begin(server, record, entries, TWO)
    ana = person()
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    ana.come_through()
    ana.menu()
    expect(ana.page.get_by_role("button", name="Save the record")).to_have_count(0)
    ana.page.get_by_role("link", name="Replay").click()
    eyes = ana.page.locator(".eyes select")
    expect(eyes).to_be_visible()
    eyes.select_option("0")
    expect(eyes.locator("option")).to_have_text(["1 · Ana", "2 · Bo"])
    for step, seat in enumerate(("1", "0"), 1):
        with ana.page.expect_response("**/replay?*") as answer:
            eyes.select_option(seat)
        assert answer.value.ok
        ana.page.get_by_role("button", name="One step on").click()
        expect(ana.page).to_have_url(f"{ana.url}/#/replay/{table}?step={step}&seat={seat}")
    for name in ("Save the record", "Play on from here"):
        expect(ana.page.get_by_role("button", name=name)).to_have_count(0)


@pytest.mark.parametrize(("record", "entries", "seats"), OPEN)
def test_what_is_open_is_offered_and_given(
    server: Running, person: Callable[..., Person], record: str, entries: int, seats: int
) -> None:
    """A game without secrets is saved at any time, by anybody, at the table and in the replay."""
    table, _ = begin(server, record, entries, FOUR[:seats])
    ana = person()
    for address in (f"/table/{table}", f"/replay/{table}"):
        ana.go(address)
        with ana.page.expect_download():
            ana.menu().get_by_role("button", name="Save the record").click()
        ana.close_menu()


@pytest.mark.parametrize(("record", "entries"), SECRET)
def test_after_the_end_everything_is_given(
    server: Running, person: Callable[..., Person], record: str, entries: int
) -> None:
    """Then the record of a game with secrets is anybody's."""
    table, _ = begin(server, record, None, TWO)
    ana = person()
    ana.go(f"/replay/{table}?step={entries}")
    with ana.page.expect_download():
        ana.menu().get_by_role("button", name="Save the record").click()
    ana.close_menu()
    expect(ana.page.locator(".eyes option")).to_have_count(4)
    ana.go(f"/table/{table}")
    with ana.page.expect_download():
        ana.page.locator("dialog").get_by_role("button", name="Save the record").click()
