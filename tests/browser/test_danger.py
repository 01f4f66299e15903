"""The danger on the page: what may come, place by place, in figures, patterns and words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.tables import begin
from tests.browser.test_frame import SIZES, WHOLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

TABLES: Final = {
    "flashpoint": ("heroic-six", 69, ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn")),
    "feurio": ("feurio-four", 42, ("Ana", "Bo", "Cleo", "Dan")),
    "onfire": ("onfire-three", 330, ("Ana", "Bo", "Cleo")),
}
CUT: Final = """() => [...document.querySelectorAll('.risk b')].filter(figure => {
  const outer = figure.closest('.risk').getBoundingClientRect();
  const inner = figure.getBoundingClientRect();
  return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
}).map(figure => `${figure.closest('[data-place]').dataset.place}: ${figure.textContent}`)"""
"""Figures that are cut."""
FIGURES: Final = "() => [...document.querySelectorAll('.risk')].map(one => one.innerText)"


def seated(server: Running, one: Person, game: str) -> tuple[str, list[str]]:
    """Sit down in the middle of a game, and look at the danger, by keyboard."""
    record, entries, names = TABLES[game]
    table, tokens = begin(server, record, entries, names)
    one.fold()
    one.sit(table, *(tokens if game == "flashpoint" else tokens[:1]))
    one.page.keyboard.press("d")
    expect(one.page.locator(".risk").first).to_be_visible()
    return table, tokens


def odds(server: Running, table: str, token: str = "") -> Any:  # noqa: ANN401 - any game's
    """Ask the server for the odds."""
    head = {"Authorization": f"Bearer {token}"} if token else {}
    params = {"seat": 0} if token else {}
    told = server.http.get(f"/api/tables/{table}/danger", params=params, headers=head)
    return told.raise_for_status().json()["odds"]


def test_the_figures_are_those_of_the_server(
    server: Running, person: Callable[..., Person]
) -> None:
    """On the board, in the words of a space, in the panel; after an action they are others."""
    ana = person()
    table, _ = seated(server, ana, "flashpoint")
    told = odds(server, table)
    space = max(told["spaces"], key=lambda one: one["explosion"])
    cell = ana.space(space["space"])
    expect(cell.locator(".blast b").first).to_have_text(str(round(100 * space["explosion"])))
    words = str(cell.get_attribute("aria-label")).replace("\xa0", " ")
    assert f"explosion {round(100 * space['explosion'])} %" in words
    expect(ana.page.locator(".outlook dd")).to_have_count(4)
    before = ana.page.evaluate(FIGURES)
    ana.page.get_by_role("button", name="All 5 actions").click()
    ana.act("move 6-2")
    expect(ana.space("6-2")).to_have_attribute("data-own", "")
    after = odds(server, table)
    people = sum(1 for one in after["firefighters"] if one["knocked_down"] > 0)
    expect(ana.page.locator(".risk .person")).to_have_count(
        people + sum(1 for one in after["people"] if one["lost"] > 0)
    )
    other = f"before => JSON.stringify(({FIGURES})()) !== JSON.stringify(before)"
    ana.page.wait_for_function(other, arg=before)
    ana.page.get_by_role("button", name="Danger").click()
    expect(ana.page.locator(".risk")).to_have_count(0)


def test_a_tile_that_may_come_can_be_chosen(server: Running, person: Callable[..., Person]) -> None:
    """Every tile is listed with its chance; the board tells what the chosen one would do."""
    ana = person()
    table, tokens = seated(server, ana, "feurio")
    tiles = odds(server, table, tokens[0])["tiles"]
    entries = ana.page.locator(".outlook li button")
    expect(entries).to_have_count(len(tiles))
    point = ana.space(tiles[-1]["points"][0]["point"])
    expect(point).to_have_attribute("aria-label", re.compile(f"With a {tiles[0]['value']} here"))
    entries.last.focus()
    ana.page.keyboard.press("Enter")
    expect(point).to_have_attribute("aria-label", re.compile(f"With a {tiles[-1]['value']} here"))
    expect(point.locator("b").first).to_have_text(str(tiles[-1]["points"][0]["heat"]))


def test_a_card_that_may_come_can_be_chosen(server: Running, person: Callable[..., Person]) -> None:
    """Every event is listed with its chance; what the chosen one sets on fire stands out."""
    ana = person()
    table, tokens = seated(server, ana, "onfire")
    cards = odds(server, table, tokens[0])["cards"]
    entries = ana.page.locator(".outlook li button")
    expect(entries).to_have_count(len(cards))
    burning = [place for place, card in enumerate(cards) if card["burns"]]
    for place in (burning[0], burning[1]):
        entries.nth(place).focus()
        ana.page.keyboard.press("Enter")
        burns = cards[place]["burns"][0]
        chance = sum(card["chance"] for card in cards if burns in card["burns"])
        expect(ana.space(burns).locator(".blast b").first).to_have_text(str(round(100 * chance)))


@pytest.mark.parametrize("game", TABLES)
def test_the_danger_fits_everywhere(
    server: Running, person: Callable[..., Person], game: str
) -> None:
    """At every size bar, board, hand and all figures are in sight; axe finds nothing wrong."""
    ana = person(size=SIZES[0], locale="fr")
    seated(server, ana, game)
    found: dict[str, object] = {}
    for size in SIZES:
        ana.looks("light", size)
        flaws = [flaw for asked in (*WHOLE, CUT) for flaw in ana.page.evaluate(asked)]
        if ana.width() > size[0]:
            flaws.append(f"{ana.width()} wide")
        if flaws:
            found[f"{size}"] = flaws
    for theme, size in (("dark", SIZES[4]), ("light", SIZES[0])):
        ana.looks(theme, size)
        if flaws := ana.flaws(".layout"):
            found[f"{theme} {size}"] = flaws
    assert found == {}
