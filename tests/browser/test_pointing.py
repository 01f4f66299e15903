"""Where the keyboard is after an action, and when a place is described."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.tables import begin
from tests.browser.towers import hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

FOUR: Final = ("Ana", "Bo", "Cleo", "Dan")
TURNS: Final = (
    ("family-house", 62, 3, "end"),
    ("heroic-six", 69, 6, "end"),
    ("feurio-four", 29, 4, "lay"),
    ("feurio-four", 30, 4, "pass"),
    ("onfire-two", 12, 2, "redraw"),
)
"""A record, how far it has come, how many play, and what is done there from the list."""
ON_THE_BOARD: Final = "document.activeElement?.getAttribute('role') === 'gridcell'"
"""Whether the keyboard is on a place of the board."""


def come(server: Running, one: Person, record: str, entries: int, seats: int) -> None:
    """Come to a table with all its seats."""
    names = tuple(f"{name}" for name in (*FOUR, "Eve", "Finn")[:seats])
    table, tokens = begin(server, record, entries, names)
    one.remember(table, dict(enumerate(tokens)))
    one.go(f"/table/{table}")
    one.come_through()


def after(one: Person, told: str) -> None:
    """Wait until something else is asked, by whoever has the device then."""
    cover = one.page.locator(".handover button")
    asked = one.page.locator(".prompt h2").filter(has_not_text=told)
    expect(cover.or_(asked).first).to_be_visible()
    if cover.count():
        one.come_through()
    expect(one.page.locator("[data-action]").first).to_be_visible()


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: f"{turn[0]} {turn[3]}")
def test_a_mouse_leaves_the_keyboard_where_it_is(
    server: Running, person: Callable[..., Person], turn: tuple[str, int, int, str]
) -> None:
    """Whoever clicks in the list finds no space focused after it, and none described."""
    record, entries, seats, verb = turn
    ana = person()
    come(server, ana, record, entries, seats)
    told = ana.question().inner_text()
    if verb == "redraw":  # of a crowd of them one is chosen in the hand
        ana.discard(hand(ana)[0])
    else:
        ana.page.locator(f'[data-action^="{verb}"]').first.click()
    after(ana, told)
    assert not ana.page.evaluate(ON_THE_BOARD)
    expect(ana.page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("turn", TURNS[:1] + TURNS[2:3], ids=lambda turn: turn[0])
def test_a_keyboard_goes_on_where_something_can_be_done(
    server: Running, person: Callable[..., Person], turn: tuple[str, int, int, str]
) -> None:
    """Whoever pressed Enter in the list is on the board then, or in the list that came after."""
    record, entries, seats, verb = turn
    ana = person()
    come(server, ana, record, entries, seats)
    told = ana.question().inner_text()
    ana.page.keyboard.press("Tab")
    ana.page.locator(f'[data-action^="{verb}"]').first.focus()
    ana.page.keyboard.press("Enter")
    after(ana, told)
    ana.page.wait_for_function("() => document.activeElement !== document.body", polling=50)


def test_a_menu_leaves_no_tip_behind(server: Running, person: Callable[..., Person]) -> None:
    """What was chosen from the menu of a space with the mouse is done, and nothing covers it."""
    ana = person()
    come(server, ana, "family-house", 62, 3)
    ana.space("3-7").click()
    items = ana.page.get_by_role("menuitem")
    expect(items).to_have_count(2)
    lines = ana.lines()
    items.first.click()
    ana.page.mouse.move(5, 5)
    ana.told_more(lines)
    expect(ana.page.get_by_role("tooltip")).to_have_count(0)


def test_a_word_that_comes_under_the_mouse_is_not_pointed_at(
    server: Running, person: Callable[..., Person]
) -> None:
    """A log that moves brings words under a mouse at rest; they are explained once it moves."""
    ana = person()
    come(server, ana, "heroic-six", 69, 6)
    word = ana.log().locator(".term").last
    for told in ("pointerover", "pointerenter"):  # what a browser says then, and no move
        word.dispatch_event(told, {"pointerType": "mouse"})
    expect(ana.page.get_by_role("tooltip")).to_have_count(0)
    word.hover()
    expect(ana.page.get_by_role("tooltip")).to_be_visible()
    ana.page.keyboard.press("Escape")
    word.hover(position={"x": 2, "y": 2})  # still the same word
    expect(ana.page.get_by_role("tooltip")).to_have_count(0)
