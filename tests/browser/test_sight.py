"""What one plays with is on the screen: in every game, in both languages, at every width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.seat import DESK, PHONE, Person
from tests.browser.tables import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.harness import Running

Windows = dict[str, tuple[tuple[int, int], ...]]
"""In which windows each language is looked at."""

SIX: Final = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn")
GAMES: Final = (
    ("family-house", 62, 3),
    ("heroic-six", 69, 6),
    ("laboratory-attic", 60, 3),
    ("feurio-four", 30, 4),
    ("feurio-two-firebreaks", 20, 2),
    ("onfire-two", 12, 2),
    ("onfire-three", 41, 3),
    ("onfire-extreme", 60, 2),
)
"""A record, the entries of it after which somebody must decide, and how many play."""
WINDOWS: Final = (
    PHONE,
    (414, 896),
    (760, 1000),
    (761, 1000),
    (820, 700),
    (900, 700),
    (1000, 720),
    (1100, 760),
    (1101, 760),
    DESK,
    (1920, 1080),
)
FEW: Final = (PHONE, (761, 1000), (1101, 760), DESK)
"""Windows of each kind; of the languages French is the longer, and looked at in all of them."""

HIDDEN: Final = """wanted => wanted.flatMap(chosen => [...document.querySelectorAll(chosen)].filter(
  element => {
    const box = element.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const inside = box.left >= 0 && box.top >= 0
      && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    const seen = document.elementFromPoint(x, y);
    return !inside || !(element.contains(seen) || seen?.contains(element));
  }).map(element => `${chosen} ${JSON.stringify(element.getBoundingClientRect())}`))"""
"""Lists what is not wholly in the window, or lies under something else."""
ASKED: Final = [".prompt h2", ".answers button", "[role=toolbar] button"]
STEERED: Final = [".controls button", "[type=range]"]
BOARD: Final = ["[role=grid]"]


BROKEN: Final = """() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest("textarea, code, .hidden, svg")) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
      if (lines.size > 1) found.add(word);
    }
  }
  return [...found];
}"""
"""Lists the words that are broken onto two lines."""
CUT: Final = """() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hides = (style) => ["hidden", "clip"].includes(style.overflowY);
  while (texts.nextNode()) {
    const own = texts.currentNode.parentElement;
    let box = own.getBoundingClientRect();
    if (!texts.currentNode.data.trim() || box.width <= 1) continue;
    if (own.closest("textarea, .hidden, svg")) continue;
    for (let around = own.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (["auto", "scroll"].includes(style.overflowY)) break;
      const edge = around.getBoundingClientRect();
      // What ends in dots ends on purpose: of it, what is left to see must be whole.
      const dotted = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
      if (dotted) box = edge;
      if (!hides(style) || dotted) continue;
      const over = box.bottom > edge.bottom + 0.5 || box.top < edge.top - 0.5;
      if (edge.width > 1 && over) found.add(own.innerText);
    }
  }
  return [...found];
}"""
"""Lists the texts that the edge of something cuts through, where nothing can be scrolled."""


every_game = pytest.mark.parametrize(
    ("record", "entries", "seats"), GAMES, ids=[game[0] for game in GAMES]
)


@every_game
def test_what_one_plays_with_is_in_the_window(
    server: Running, person: Callable[..., Person], record: str, entries: int, seats: int
) -> None:
    """Question, answers, hand and the whole board, a replay's keys too; nothing broken or cut."""
    assert look_around(server, person(), (record, entries, seats), {"fr": WINDOWS, "en": FEW}) == {}


@pytest.mark.soak
@every_game
def test_what_one_plays_with_is_in_every_window(
    server: Running, person: Callable[..., Person], record: str, entries: int, seats: int
) -> None:
    """The same in English, in windows of every size."""
    assert look_around(server, person(), (record, entries, seats), {"en": WINDOWS}) == {}


def look_around(
    server: Running, ana: Person, game: tuple[str, int, int], windows: Windows
) -> dict[str, object]:
    """Look at a table and at its replay; give what is wrong with them."""
    record, entries, seats = game
    table, tokens = begin(server, record, entries, SIX[:seats])
    ana.fold()
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    ana.come_through()
    found = flaws_at(ana, ASKED, windows)
    over, _ = begin(server, record, None, SIX[:seats])
    ana.go(f"/replay/{over}?step={entries}&seat=0")
    expect(ana.page.locator(STEERED[0]).first).to_be_visible()
    return found | flaws_at(ana, STEERED, windows)


def flaws_at(one: Person, wanted: list[str], windows: Windows) -> dict[str, object]:
    """Collect what is out of sight or broken, in each language, in its windows."""
    found: dict[str, object] = {}
    for locale, sizes in windows.items():
        one.speak(locale)
        for size in sizes:
            one.looks("light", size)
            hidden = one.page.evaluate(HIDDEN, wanted + BOARD)
            words = one.page.evaluate(BROKEN)
            cut = one.page.evaluate(CUT)
            if hidden or words or cut:
                found[f"{wanted[0]} {locale} {size}"] = (hidden, words, cut)
    return found
