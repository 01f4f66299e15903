"""Journeys: a distant place is clicked, the way there is drawn with its price, and walked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.tables import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running


def test_three_squares_are_walked_with_one_click(
    server: Running, person: Callable[..., Person]
) -> None:
    """Each step is a line of its own, and each can be taken back."""
    table, tokens = begin(server, "family-house", 3)
    ana = person()
    ana.fold()
    ana.sit(table, *tokens)
    ana.asked("it is your turn")
    where = ana.page.locator(".crew .state").first
    start = where.inner_text()
    ana.space("0-5").hover()
    expect(ana.page.locator("[data-way]")).to_have_attribute("data-way", "3")
    expect(ana.page.get_by_role("tooltip")).to_contain_text("3 AP")
    ana.space("0-5").click()
    expect(where).to_contain_text("at 0-5")
    walked = ana.page.locator(".log .line", has_text="goes from")
    expect(walked).to_have_count(3)
    for left in (2, 1, 0):
        ana.page.get_by_role("button", name="Undo").click()
        expect(walked).to_have_count(left)
    expect(where).to_have_text(start)


def test_stairs_are_taken_in_one_go(server: Running, person: Callable[..., Person]) -> None:
    """On Fire!!!: whoever stands on a landing walks three steps down at once."""
    table, tokens = begin(server, "onfire-two", 13, ("Ana", "Bo"))
    bo = person()
    bo.fold()
    bo.sit(table, tokens[1], first=1)
    bo.asked("actions left")
    bo.space("A4/3").click()
    expect(bo.page.locator('[data-square="A4/3"]')).to_be_visible()
    expect(bo.page.locator(".log .line", has_text="goes from")).to_have_count(3)
