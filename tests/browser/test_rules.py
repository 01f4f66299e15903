"""The rule book on the page: found, read, explained, seen before and after, and tried."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.tables import begin
from tests.browser.test_frame import SIZES

from caserne.games.rulebooks import rulebook

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

SHOWN: Final = {
    "flashpoint": "fp.explosion.wall",
    "feurio": "fe.hottest",
    "onfire": "of.card.swap",
}


def test_a_rule_is_found_read_and_tried(server: Running, person: Callable[..., Person]) -> None:
    """By address and search; its words explain themselves; trying it is a private table."""
    ana = person(strict=True)
    ana.go("/")
    ana.page.goto(f"{server.url}/rules/flashpoint")
    expect(ana.page.locator("h1")).to_have_text(f"Rule 1 of {len(rulebook('flashpoint').rules)}")
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("standing wall")
    found = ana.page.locator("article li a").filter(has_text="An explosion puts 1 damage counter")
    found.click()
    expect(ana.page.locator(".where code")).to_have_text("fp.explosion.wall")
    expect(ana.page.locator(".sheet svg")).not_to_have_count(0)
    expect(ana.page.locator("figure")).to_have_count(2)
    expect(ana.page.locator("li .named").first).to_contain_text("is damaged")

    term = ana.page.locator(".lead .term").first
    term.focus()
    expect(ana.page.get_by_role("tooltip")).to_contain_text("a blast in every direction")
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("tooltip")).to_have_count(0)
    term.hover()
    expect(ana.page.get_by_role("tooltip")).to_be_visible()

    ana.speak("fr")
    expect(ana.page.locator("h1")).to_have_text(re.compile("Règle"))
    ana.speak("en")
    ana.page.get_by_role("button", name="Try it on the board").click()
    expect(ana.page).to_have_url(re.compile("#/table/"))
    expect(ana.page.locator(".layout [role=grid]").first).to_be_visible()
    made = server.http.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}").json()
    assert (made["game"], made["listed"]) == ("flashpoint", False)


@pytest.mark.parametrize("game", SHOWN)
def test_the_book_fits_everywhere(person: Callable[..., Person], game: str) -> None:
    """At every size, in both themes and languages nothing sticks out, and axe finds nothing."""
    ana = person(size=SIZES[0], locale="fr")
    ana.go(f"/rules/{game}?rule={SHOWN[game]}")
    expect(ana.page.locator(".sheet svg").first).to_be_visible()
    found: dict[str, object] = {}
    for size in SIZES:
        ana.looks("light", size)
        if ana.width() > size[0]:
            found[f"{size} is wide"] = ana.width()
    for theme, size in (("dark", SIZES[4]), ("light", SIZES[0])):
        ana.looks(theme, size)
        if flaws := ana.flaws():
            found[f"{theme} {size}"] = flaws
    assert found == {}


def test_every_why_leads_to_the_book(server: Running, person: Callable[..., Person]) -> None:
    """Whoever asks why is shown the rule, its words, and the way to its page."""
    table, tokens = begin(server, "advanced-recruit", 29)
    ana = person()
    ana.sit(table, *tokens)
    ana.page.locator(".log button").last.click()
    link = ana.page.get_by_role("link", name="Read it in the rule book")
    rule = ana.page.locator("dialog[open] code").inner_text()
    expect(link).to_have_attribute("href", f"/#/rules/flashpoint?rule={rule}")
