"""The rule book on the page: found, read, explained, seen before and after, and tried."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.seat import PHONE
from tests.browser.tables import begin
from tests.browser.test_frame import SIZES

from caserne.games.rulebooks import rulebook

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

TEXTS: Final = """() => [...document.querySelectorAll('.text')]
  .map(one => one.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height])"""
"""Where texts are whose words explain themselves."""
UNWRAP: Final = """() => document.querySelectorAll('.term').forEach(
  one => one.replaceWith(one.textContent))"""
"""Makes them words like any other."""
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
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("tooltip")).to_have_count(0)
    for place in (".lead", ".example li", ".words dd"):
        expect(ana.page.locator(f"{place} .term")).not_to_have_count(0)
    ana.settle()
    before = ana.page.evaluate(TEXTS)
    assert len(before) > 1
    ana.page.evaluate(UNWRAP)
    assert ana.page.evaluate(TEXTS) == before
    ana.page.reload()

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


def test_words_explain_themselves_at_a_table(
    server: Running, person: Callable[..., Person]
) -> None:
    """In the log by arrows, in a refusal by Tab and by a tap, above the dialog of a rule."""
    table, tokens = begin(server, "advanced-recruit", 29)
    ana = person()
    ana.sit(table, *tokens)
    meaning = ana.page.get_by_role("tooltip")
    ana.page.locator(".log").focus()
    ana.page.keyboard.press("ArrowLeft")
    last = ana.page.locator(".log .term").last
    expect(last).to_be_focused()
    expect(meaning).to_be_visible()
    ana.page.keyboard.press("ArrowLeft")
    expect(ana.page.locator(".log .term").nth(-2)).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)

    ana.space("0-8").click()
    notice = ana.page.get_by_role("alert")
    expect(notice.locator(".term")).not_to_have_count(0)
    notice.locator(".term").first.click()
    expect(meaning).to_be_visible()
    notice.get_by_role("button", name="Why?").click()
    word = ana.page.locator("dialog[open] .words .term").first
    word.focus()
    expect(meaning).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("dialog[open]")).to_be_visible()
    top = "node => { const box = node.getBoundingClientRect(); "
    top += "return box.bottom <= innerHeight && box.right <= innerWidth && box.top >= 0; }"
    word.hover()
    assert meaning.evaluate(top)


def test_cards_are_drawn_beside_an_example(person: Callable[..., Person]) -> None:
    """What is in the hands before and after, for a rule that is about it."""
    ana = person()
    ana.go("/rules/onfire?rule=of.hand")
    figures = ana.page.locator("figure")
    expect(figures).to_have_count(2)
    before, after = (figures.nth(place).locator("[data-card]") for place in (0, 1))
    expect(before).to_have_count(4)
    expect(after).to_have_count(5)


@pytest.mark.parametrize("game", SHOWN)
def test_on_a_phone_one_sees_where_one_reads(person: Callable[..., Person], game: str) -> None:
    """The chapter is in sight, and the way to the next rule comes before the words."""
    ana = person(size=PHONE, locale="fr")
    ana.go(f"/rules/{game}?rule={SHOWN[game]}")
    expect(ana.page.locator(".sheet svg").first).to_be_visible()
    expect(ana.page.locator(".chapter[aria-current]")).to_be_in_viewport(ratio=0.5)
    order = ana.page.locator(".turn, .words h2").evaluate_all(
        "all => all.map(one => one.localName)"
    )
    assert order == ["nav", "h2"]
    expect(ana.page.locator(".source")).to_contain_text(re.compile("de base|traduit"))
