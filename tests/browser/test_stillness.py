"""What is told in passing moves nothing on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.seat import DESK, PHONE
from tests.browser.tables import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

SIX: Final = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn")
REFUSED: Final = (
    ("family-house", 62, 3, '[data-place="0-0"]'),
    ("heroic-six", 69, 6, '[data-place="7-9"]'),
    ("feurio-four", 29, 4, '[role=gridcell][data-place="0,0"]'),
    ("onfire-two", 12, 2, '[data-card="expel"]'),
)
"""A record, how far it has come, how many play, and where nothing may be done."""
SIZES: Final = (PHONE, (900, 700), DESK)
WATCH: Final = """() => {
  window.shifts = [];
  const name = ({ node }) => (node?.outerHTML ?? String(node)).slice(0, 80);
  const told = one => [one.value, ...one.sources.map(name)];
  const note = list => window.shifts.push(...list.map(told));
  window.watch = new PerformanceObserver(list => note(list.getEntries()));
  window.watch.observe({ type: "layout-shift" });
  window.settled = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    note(window.watch.takeRecords());
    return window.shifts.splice(0);
  };
}"""
"""Notes whatever the layout shifts from now on, whoever caused it."""
PLACES: Final = """() => [...document.querySelectorAll(
    "[role=grid], [role=gridcell], [role=toolbar], .hud, .prompt, .bar button, .counters > div")]
  .map(one => one.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height])"""
"""Where everything is."""


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", REFUSED, ids=lambda game: game[0])
def test_a_refusal_moves_nothing(
    server: Running,
    person: Callable[..., Person],
    game: tuple[str, int, int, str],
    locale: str,
) -> None:
    """Neither when it comes, with its rule, nor when it goes."""
    record, entries, seats, where = game
    table, tokens = begin(server, record, entries, SIX[:seats])
    ana = person(locale=locale)
    ana.fold()
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    ana.come_through()
    ana.page.evaluate(WATCH)
    for size in SIZES:
        ana.looks("light", size)
        ana.page.evaluate("scrollTo(0, 0)")
        ana.page.locator(where).scroll_into_view_if_needed()
        ana.page.evaluate("settled()")  # the window's own
        before = ana.page.evaluate(PLACES)
        ana.page.locator(where).click()
        notice = ana.page.get_by_role("alert")
        expect(notice).to_contain_text(" ")
        expect(notice.locator("span").first).to_be_visible()
        assert ana.page.evaluate("settled()") == []
        assert ana.page.evaluate(PLACES) == before
        notice.get_by_role("button").last.click()
        expect(notice).to_have_count(0)
        assert ana.page.evaluate("settled()") == []
        assert ana.page.evaluate(PLACES) == before


def test_a_wish_moves_nothing(server: Running, person: Callable[..., Person]) -> None:
    """Somebody asks for an undo, waits, and does not mind."""
    table, (one, two) = server.make({"name": "Ana"}, {"name": "Bo"}, firefighters=2)
    ana, bo = person(), person()
    ana.sit(table, one)
    bo.sit(table, two, first=1)
    ana.space("3-0").click()
    bo.asked("Bo")
    bo.space("4-0").click()
    ana.asked("it is your turn")
    ana.space("3-1").click()
    expect(bo.page.locator(".crew .state").first).to_contain_text("at 3-1")
    bo.settle()
    before = bo.page.evaluate(PLACES)
    bo.page.get_by_role("button", name="Ask to undo").click()
    expect(bo.page.get_by_text("Waiting for Ana to agree")).to_be_visible()
    assert bo.page.evaluate(PLACES) == before
    bo.page.get_by_role("button", name="Never mind").click()
    expect(bo.page.get_by_text("Waiting for Ana to agree")).to_have_count(0)
    assert bo.page.evaluate(PLACES) == before
