"""Asking on the page: a hint on the board, what if and back, a game looked back on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
from playwright.sync_api import expect
from tests.bots.test_review import played
from tests.browser.seat import DESK, PHONE, Person
from tests.browser.tables import begin, take_up
from tests.browser.test_frame import SIZES, TEXTS
from tests.server.harness import Running
from tests.server.test_reviews import SHORT

from caserne.bots.review import Review

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


LOOKS = (("light", DESK), ("dark", PHONE))
GAPS = """() => {
  const box = one => document.querySelector(one).getBoundingClientRect();
  const rows = new Set([...document.querySelectorAll('.controls button')]
    .map(one => Math.round(one.getBoundingClientRect().top)));
  return [...(box('.keys').top - box('.board .lens').bottom > 40 ? ['a gap below the board'] : []),
    ...(rows.size > 1 && innerWidth > 480 || rows.size > 2 ? ['keys are in disorder'] : [])];
}"""
"""What is wrong with the board and the keys below it."""
THOUGHT = 180_000
"""Milliseconds that a bot may take for a hint or a review where it is not alone."""


def check(one: Person, part: str) -> None:
    """On a desk and on a phone, in both themes, axe finds nothing and nothing sticks out."""
    for theme, size in LOOKS:
        one.looks(theme, size)
        assert one.flaws(part) == []
        assert one.width() <= size[0]
    one.looks(*LOOKS[0])


def test_a_hint_and_what_if(server: Running, person: Callable[..., Person]) -> None:
    """A key shows plans on the board; one tries them out elsewhere, and comes back."""
    table, tokens = begin(server, "family-house", 62)
    one = person()
    one.sit(table, *tokens)
    one.asked("it is your turn")
    one.page.keyboard.press("h")
    hint = one.page.locator("section.hint")
    plans = hint.get_by_role("radio")
    expect(plans).to_have_count(3, timeout=THOUGHT)
    expect(hint).to_contain_text("%")
    before = hint.locator("ol").inner_text()
    marked = one.page.locator(".mark")
    expect(marked.first).to_be_visible()
    steps = hint.locator("ol li")
    numbers = one.page.locator(".ordinals text")
    assert steps.count() > 1
    expect(numbers.first).to_be_visible()
    told = {int(each) for text in numbers.all_text_contents() for each in text.split("·")}
    assert told <= set(range(1, steps.count() + 1))
    assert 1 in told
    plans.nth(1).check()
    expect(hint.locator("ol")).not_to_have_text(before)
    check(one, "section.hint")
    one.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(numbers).to_have_count(0)
    one.page.get_by_role("button", name="What if").click()
    note = one.page.get_by_role("note")
    expect(note).to_contain_text("sandbox")
    one.asked("it is your turn")
    one.page.keyboard.press("h")
    one.page.get_by_role("button", name="Do it").click(timeout=THOUGHT)
    expect(hint).to_have_count(0)
    note.get_by_role("link").click()
    expect(one.page).to_have_url(re.compile(table))
    expect(note).to_have_count(0)
    one.asked("it is your turn")


def test_a_game_looked_back_on(tmp_path: Path, person: Callable[..., Person]) -> None:
    """One walks along the chance to win by key and by what turned it, and hands it on as a file."""
    record = played("feurio", "players=2", "random", "steady").record.write()
    with Running(tmp_path / "tables.db", SHORT) as server:
        table, _ = take_up(server, record, names=("Ana", "Bo"))
        one = person(server.url)
        one.go(f"/review/{table}")
        now = one.page.locator(".now")
        expect(now).to_contain_text("Chance to win: 0 %", timeout=THOUGHT)
        one.page.keyboard.press("ArrowLeft")
        expect(one.page).to_have_url(re.compile(r"step=\d+$"))
        turns = one.page.locator("section[aria-labelledby=turning-title] button")
        turns.first.click()
        expect(turns.first).to_have_attribute("aria-current", "step")
        one.page.get_by_label("Whose chance").select_option("1")
        expect(one.page.locator("tbody tr")).to_have_count(2)
        check(one, "main")
        for size in SIZES:
            one.looks("light", size)
            assert [*one.page.evaluate(TEXTS), *one.page.evaluate(GAPS)] == [], size
        one.looks(*LOOKS[0])
        with one.page.expect_download() as saving:
            one.page.get_by_role("button", name="Save as a file").click()
        kept = msgspec.json.decode(saving.value.path().read_bytes(), type=Review)
        assert kept.record == server.http.get(f"/api/tables/{table}/record").text
        one.page.get_by_role("slider").fill("40")
        expect(one.page.locator(".keys .term")).not_to_have_count(0)
        other = person(server.url, locale="fr", theme="dark", size=PHONE)
        other.go(f"/review/{table}?step=20")
        expect(other.page.locator(".now")).to_contain_text("Chance de gagner")
        assert other.width() <= PHONE[0]
        other.close()
        one.close()
