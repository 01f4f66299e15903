"""The frame of a table: at every size all that matters is in sight, and nothing covers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.screenshots import FIRES, LABORATORY, REACHED
from tests.browser.tables import begin, steer, take_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

SIX: Final = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn")
SIZES: Final = ((1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 640))
LEAST: Final = {"house": 64, "floors": 52, "forest": 64, "tower": 24}
"""Pixels of a cell on a desk."""
TEAMS: Final = ("house", "floors")
TARGET: Final = 44
"""Pixels a finger meets."""

PARTS: Final = """() => [...document.querySelectorAll(
    '.hud, .room > .board, .hand, [data-prompt], .hud .tool, .strip .tool')]
  .filter(element => element.checkVisibility())
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.left < -.5 || box.top < -.5 ||
    box.right > innerWidth + .5 || box.bottom > innerHeight + .5)
  .map(([element, box]) =>
    `${element.className} ${Math.round(box.left)},${Math.round(box.top)} ` +
    `${Math.round(box.right)},${Math.round(box.bottom)}`)"""

TEXTS: Final = """() => {
  const boxes = [];
  const walker = document.createTreeWalker(document.querySelector('.layout'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || owner.closest('svg, .hidden') || !owner.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      let [left, top, right, bottom] = [rect.left, rect.top + 3, rect.right, rect.bottom - 3];
      for (let around = owner; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const clip = around.getBoundingClientRect();
        [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
        [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
      }
      if (right - left > 1 && bottom - top > 1) {
        boxes.push({text: node.data.trim(), owner, left, top, right, bottom});
      }
    }
  }
  const over = [];
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (one.owner === other.owner || wide <= 1 || high <= 1) continue;
      over.push(`${one.text} | ${other.text}`);
    }
  });
  return over;
}"""

SMALL: Final = """least => [...document.querySelectorAll('.layout button, .layout a')]
  .filter(element => element.checkVisibility() && !element.closest('.list, .log, .hand'))
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - .5)
  .map(([element, box]) => `${element.className} ${element.textContent.trim()} ` +
    `${Math.round(box.width)}x${Math.round(box.height)}`)"""

CELL: Final = """() => Math.min(...[...document.querySelectorAll('[role=gridcell]')].flatMap(
  cell => Object.values((({width, height}) => ({width, height}))(cell.getBoundingClientRect()))))"""


def leaking(shown: Any, due: str) -> bool:  # noqa: ANN401 - what a game shows
    """Tell whether the laboratory leaks, with a ladder raised, in somebody's turn."""
    extreme = shown.extreme
    return due == "act" and extreme is not None and bool(extreme.toxic) and bool(extreme.raised)


@pytest.fixture(scope="module")
def tables(server: Running) -> dict[str, tuple[str, list[str]]]:
    """Bring tables of every kind into the middle of a turn."""
    return {
        "house": begin(server, "heroic-six", 69, SIX),
        "floors": take_up(server, steer(LABORATORY, (*REACHED, *FIRES), leaking)),
        "forest": begin(server, "feurio-four", 42, SIX[:4]),
        "tower": begin(server, "onfire-three", 330),
    }


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("kind", ["house", "floors", "forest", "tower"])
def test_all_that_matters_is_in_sight(
    tables: dict[str, tuple[str, list[str]]],
    person: Callable[..., Person],
    kind: str,
    locale: str,
) -> None:
    """Bar, board, hand and what ends a turn are inside at every size; no text covers another."""
    table, tokens = tables[kind]
    one = person(size=SIZES[0], locale=locale, theme="light" if locale == "en" else "dark")
    one.fold()
    one.sit(table, *(tokens if kind in TEAMS else tokens[:1]))
    expect(one.page.locator(".hud h2").first).not_to_be_empty()
    one.page.evaluate("document.fonts.ready")
    flaws = []
    for size in SIZES:
        one.looks("light" if locale == "en" else "dark", size)
        expect(one.page.locator(".prompt h2")).to_be_visible()
        found = [*one.page.evaluate(PARTS), *one.page.evaluate(TEXTS)]
        found += one.page.evaluate(SMALL, TARGET)
        if one.width() > size[0]:
            found.append(f"{one.width()} wide")
        if (cell := one.page.evaluate(CELL)) < least(kind, size):
            found.append(f"cells of {cell:.1f}")
        flaws += [(size, flaw) for flaw in found]
    assert flaws == []


def least(kind: str, size: tuple[int, int]) -> int:
    """Give how many pixels a cell has at least; what a tower has less of is magnified."""
    if size == SIZES[0]:
        return LEAST[kind]
    return 0 if kind == "tower" else TARGET
