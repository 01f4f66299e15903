"""On Fire!!! in a browser: its first turn, its cards, and what is lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.tables import begin

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from tests.browser.seat import Person
    from tests.server.harness import Running

TWO = ("Ana", "Bo")
FIRST_TURN = 11
"""Entries of a game for two after which the second player has the first turn."""
STANDING = (
    "() => ['.prompt h2', '.counters', '.log'].map(p => document.querySelector(p)?.innerText)"
)
TOLD = "[data-action]:not([data-action=enough])"
"""What others are told of: that one is enough is nothing that happens."""


def opening(server: Running, one: Person) -> str:
    """Let somebody sit down for the first turn, with one of each of five cards."""
    table, tokens = begin(server, "onfire-two", FIRST_TURN + 1, TWO)
    one.sit(table, tokens[1], first=1)
    one.asked("Bo, 4 actions left")
    return table


def card(one: Person, name: str) -> Locator:
    """Find a card in the hand."""
    return one.page.locator(f'[data-card="{name}"]').first


def hand(one: Person) -> list[str]:
    """List the cards that a page shows face up in the hand."""
    return one.names("card")


def lit(one: Person) -> Locator:
    """Find the places of the tower that are lit."""
    return one.page.locator('[role="gridcell"].can')


def act_and_see(one: Person, verb: str = "", *others: Person) -> None:
    """Choose the first action of a verb, and wait until everybody sees that something changed."""
    wanted = f'[data-action^="{verb}"]' if verb else TOLD
    button = one.page.locator(wanted).first
    expect(button.or_(one.page.locator("[data-crowd]")).first).to_be_visible()
    seen = [(other, other.page.evaluate(STANDING)) for other in (one, *others)]
    if button.count():
        button.click()
    else:  # a crowd of discards is chosen in the hand
        one.discard(*(verb.partition(" ")[2] or hand(one)[0]).split("+"))
    changed = f"before => JSON.stringify(({STANDING})()) !== JSON.stringify(before)"
    for other, before in seen:
        other.page.wait_for_function(changed, arg=before, polling=50)
