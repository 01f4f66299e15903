"""A bot that cannot decide: everybody sees it at once, and whoever sits there can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.seat import PHONE
from tests.server.harness import Running
from tests.server.stubborn import QUICK, failing, sulking

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.browser.seat import Person

OTHERS = ("Rookie", "Sharp", "Master")
STUCK = "Hugo cannot decide"
HUGO = {"bot": "steady", "name": "Hugo"}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have steady bots fail as long as this file is there."""
    return sulking(monkeypatch, tmp_path, "steady")


@pytest.fixture
def stubborn(tmp_path: Path, file: Path) -> Iterator[Running]:
    """Serve, with bots that fail."""
    del file
    with Running(tmp_path / "tables.db", QUICK) as running:
        yield running


def stuck(server: Running) -> tuple[str, str]:
    """Make a table at which the second seat's bot has to decide, and cannot."""
    table, (token,) = server.make({"name": "Ana"}, HUGO, firefighters=2)
    with server.join(table, token) as player:
        player.act(0, "place 0-6")
        player.until("presence", failing)
    return table, token


def test_everybody_sees_that_a_bot_cannot_decide(
    stubborn: Running, person: Callable[..., Person]
) -> None:
    """Where the page always says what is going on; who only watches is told who can help."""
    table, token = stuck(stubborn)
    ana, cleo = person(stubborn.url, size=PHONE), person(stubborn.url, locale="fr")
    ana.sit(table, token)
    ana.asked(STUCK)
    expect(ana.page.locator(".relief")).to_contain_text("The game waits")
    expect(ana.page.locator(".relief button")).to_have_text(
        ["Ask it again", *(f"Put there: {bot} bot" for bot in OTHERS), "Take its seat"]
    )
    assert ana.width() <= PHONE[0]
    assert ana.flaws(".relief") == []
    cleo.sit(table)
    cleo.asked(r"n.arrive pas à décider")
    expect(cleo.page.locator(".relief")).to_contain_text("Qui tient une place ici")
    expect(cleo.page.locator(".relief button")).to_have_count(0)
    ana.page.get_by_role("button", name="Put there: Rookie bot").click()
    ana.asked("Ana, it is your turn")
    expect(cleo.question()).not_to_contain_text("décider")


def test_a_bot_is_asked_again(stubborn: Running, person: Callable[..., Person], file: Path) -> None:
    """It fails once more, and the page says so; then it decides, and the turn comes back."""
    table, token = stuck(stubborn)
    ana = person(stubborn.url)
    ana.sit(table, token)
    ana.asked(STUCK)
    with stubborn.join(table) as watching:
        ana.page.get_by_role("button", name="Ask it again").click()
        watching.until("presence", lambda message: not failing(message))
        watching.until("presence", failing)
    ana.asked(STUCK)
    file.unlink()
    ana.page.get_by_role("button", name="Ask it again").click()
    ana.asked("Ana, it is your turn")


def test_somebody_takes_a_bots_seat(stubborn: Running, person: Callable[..., Person]) -> None:
    """Whoever takes it decides there, and still does after the page is loaded anew."""
    table, token = stuck(stubborn)
    ana = person(stubborn.url)
    ana.sit(table, token)
    ana.asked(STUCK)
    ana.page.get_by_role("button", name="Take its seat").click()
    ana.asked("Ana: where")
    ana.page.reload()
    ana.asked("Ana: where")
    ana.space("3-0").click()
    ana.asked("Ana, it is your turn")
