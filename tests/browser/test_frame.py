"""The frame of a table: at every size all that matters is in sight, and nothing covers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.screenshots import FIRES, LABORATORY, REACHED
from tests.browser.seat import PHONE
from tests.browser.tables import begin, steer, take_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

SIX: Final = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn")
SIZES: Final = ((1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 640))
LEAST: Final = {"house": 64, "floors": 52, "forest": 64, "tower": 24}
"""Pixels of a cell on a desk."""
COMPACT: Final = 1180
"""Up to this width only faces stand beside the board."""
SCROLLED: Final = """() => {
  const left = document.querySelector('.left');
  return left.scrollHeight - left.clientHeight;
}"""
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
  const seen = {opacityProperty: true, visibilityProperty: true};
  const screen = document.querySelector('.layout') ?? document.querySelector('main');
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || owner.closest('.hidden, defs') || !owner.checkVisibility(seen)) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const line = owner.closest('svg') ? rect.height * .22 : 3;
      let [left, top, right, bottom] = [rect.left, rect.top + line, rect.right, rect.bottom - line];
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
      const sheets = [one, other].filter(({owner}) => owner.closest('.choices, .board .tabs'));
      if (sheets.length === 1) continue; // what is to be chosen lies over the board
      over.push(`${one.text} | ${other.text}`);
    }
  });
  return over;
}"""
"""Texts that lie on others, those of the drawings included: of a line of these 22 % are air."""

DOTTED: Final = """() => [...document.querySelectorAll('main *')].filter(element => {
  const style = getComputedStyle(element);
  const dotted = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const cut = element.scrollWidth > element.clientWidth + 1
    || element.scrollHeight > element.clientHeight + 1;
  return dotted && cut && element.checkVisibility() && !element.closest('.faces, .crew, .hand');
}).map(element => `${element.className} ends in dots: ${element.textContent}`)"""
"""Texts that are not told to their end; names and cards may be longer than there is room for."""

JUTTING: Final = """() => [...document.querySelectorAll('main button, main a.button')]
  .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
  .map(element => `${element.className} is wider than its button: ${element.textContent.trim()}`)"""
"""Texts that stick out of the button they are on."""

SMALL: Final = """least => [...document.querySelectorAll('.layout button, .layout a')]
  .filter(element => element.checkVisibility() && !element.closest('.list, .log, .hand'))
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - .5)
  .map(([element, box]) => `${element.className} ${element.textContent.trim()} ` +
    `${Math.round(box.width)}x${Math.round(box.height)}`)"""

WHOLE: Final = (PARTS, TEXTS, DOTTED, JUTTING)
"""What no table has at any size."""

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
        found = [flaw for asked in WHOLE for flaw in one.page.evaluate(asked)]
        found += one.page.evaluate(SMALL, TARGET)
        if size[0] > COMPACT and kind == "house" and (hidden := one.page.evaluate(SCROLLED)) > 1:
            found.append(f"{hidden} of the left are out of sight")
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


TAP: Final = """([x, y]) => {
  const target = document.elementFromPoint(x, y);
  const how = {bubbles: true, clientX: x, clientY: y, pointerType: 'touch', pointerId: 9};
  for (const kind of ['pointerdown', 'pointerup', 'click']) {
    target.dispatchEvent(new PointerEvent(kind, how));
  }
}"""
"""Touches the window with a finger."""
LIT: Final = """() => [...document.querySelectorAll('[role=gridcell].can')].map(
  cell => (({x, y, width, height}) => ({place: cell.dataset.place, x, y, width, height}))(
    cell.getBoundingClientRect()))"""
REACH: Final = 21
HEARING: Final = """
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    window.acted ||= JSON.parse(text).type === 'act';
    send.call(this, text);
  };"""
"""Notes that something was done."""
MEANT: Final = "() => window.acted || document.querySelector('[role=menu], .hud.choosing') !== null"


def test_a_finger_meets_what_is_smaller_than_it(
    tables: dict[str, tuple[str, list[str]]], person: Callable[..., Person]
) -> None:
    """Around the middle of each lit square of the tower 44 pixels count: it is done, or asked."""
    table, tokens = tables["tower"]
    one = person(size=SIZES[0])
    one.page.add_init_script(HEARING)
    one.fold()
    one.sit(table, tokens[0])
    expect(one.page.locator("[role=gridcell].can").first).to_be_visible()
    small = [cell for cell in one.page.evaluate(LIT) if cell["height"] < TARGET]
    assert small
    for cell in small:
        middle = cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2
        for off in (-REACH, REACH):
            one.page.evaluate(TAP, [middle[0], middle[1] + off])
            one.page.wait_for_function(MEANT)
            if one.page.evaluate("window.acted"):
                return  # it was done at once
            one.page.keyboard.press("Escape")
            one.page.wait_for_function(f"() => !({MEANT})()")


def test_two_fingers_magnify(
    tables: dict[str, tuple[str, list[str]]], person: Callable[..., Person]
) -> None:
    """Fingers that part magnify the board, and make it whole again when they meet."""
    table, tokens = tables["forest"]
    one = person(size=PHONE)
    one.fold()
    one.sit(table, tokens[0])
    box = one.page.locator(".lens .view").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = one.page.context.new_cdp_session(one.page)

    def fingers(kind: str, *reaches: int) -> None:
        points = [{"x": x + reach, "y": y, "id": place} for place, reach in enumerate(reaches)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    for start, end, whole in ((30, 90, False), (90, 20, True)):
        fingers("touchStart", -start, start)
        for reach in range(start, end, (end - start) // 5):
            fingers("touchMove", -reach, reach)
        fingers("touchMove", -end, end)
        fingers("touchEnd")
        expect(one.page.locator(".view.near")).to_have_count(0 if whole else 1)
