"""Lessons on the page: from the lobby to the last words, at a desk and on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.matrix import take_lesson
from tests.browser.seat import DESK, PHONE
from tests.browser.test_frame import SIZES, WHOLE

from caserne.games import GAMES
from caserne.play.lesson import lessons_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

LESSONS: Final = [(game.name, name) for game in GAMES for name in lessons_of(game.name)]
FIRST: Final = [(game.name, next(iter(lessons_of(game.name)))) for game in GAMES]
LOOKED_AT: Final = [
    pytest.param(*one, marks=() if one in FIRST else pytest.mark.soak) for one in LESSONS
]
"""Of each game the first lesson; all others take long (``make soak``)."""
WINDOWS: Final = (SIZES[0], SIZES[1], SIZES[3], SIZES[5])
POINTED: Final = """() => {
  const room = document.querySelector('.middle > .room').getBoundingClientRect();
  return [...document.querySelectorAll('.spotlight .ring')].flatMap(ring => {
    const {left, top, right, bottom} = ring.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const whole = left >= room.left - 1 && top >= room.top - 1
      && right <= room.right + 1 && bottom <= room.bottom + 1;
    return [...(whole ? [] : ['a ring is cut off']),
      ...(seen?.closest('.board') ? [] : ['something lies over what is pointed at'])];
  });
}"""
"""What is wrong with the rings around what the teacher points at."""
TAUGHT: Final = """() => [...document.querySelectorAll('.teacher .links > *')]
  .map(one => one.getBoundingClientRect())
  .filter(box => box.top < 0 || box.bottom > innerHeight || box.right > innerWidth)
  .map(() => 'what the teacher offers is out of sight')"""


def says(one: Person, head: str) -> None:
    """Wait until the captain says something."""
    expect(one.page.locator(".say-head")).to_have_text(head)


def look_at(one: Person, theme: str, size: tuple[int, int]) -> None:
    """See that a screen has no flaws, and nothing that sticks out."""
    one.looks(theme, size)
    assert one.flaws() == []
    assert one.width() <= size[0]


def test_the_first_lesson_is_played(person: Callable[..., Person]) -> None:
    """Pointed at, refused with a reason, tried, taken back, left, taken up, done and known.

    At both widths and in both themes nothing is wrong with it.
    """
    one = person(size=DESK)
    one.fold()
    one.go("/")
    one.page.get_by_role("link", name=re.compile("Learn.*Flash Point")).click()
    expect(one.page.get_by_role("heading", name="Extreme Danger")).to_be_visible()
    look_at(one, "dark", PHONE)
    look_at(one, "light", DESK)
    expect(one.page.locator("[data-lesson] .term")).not_to_have_count(0)
    one.page.get_by_role("button", name=re.compile("Begin.*First rescue")).click()
    says(one, "The door is open.")
    expect(one.page.locator(".spotlight .ring")).to_have_count(1)
    one.space("2-0").click()
    expect(one.page.locator(".teacher .not")).to_have_text(re.compile("first go inside"))
    for theme, size in (("dark", DESK), ("light", PHONE), ("dark", PHONE), ("light", DESK)):
        look_at(one, theme, size)
    one.space("3-1").click()
    says(one, "It burns right beside you.")
    one.space("2-1").click()
    expect(one.page.locator(".teacher .not")).to_have_text(re.compile("Take it back"))
    one.page.locator(".teacher").get_by_role("button", name="Undo").click()
    expect(one.page.locator(".teacher .not")).to_have_count(0)
    one.page.go_back()
    one.page.get_by_role("button", name=re.compile("Go on.*First rescue")).click()
    says(one, "It burns right beside you.")
    one.looks("light", PHONE)
    one.page.get_by_role("button", name="Show me").click()
    says(one, "Is anybody there?")
    one.space("3-2").click()
    says(one, "A victim! But your points are spent.")
    one.page.locator('[data-prompt="end"]').click()
    says(one, "Only smoke, and far away.")
    one.page.get_by_role("button", name="Show me").click()
    says(one, "Out with you both!")
    one.space("3-0").click()
    says(one, "Well done!")
    expect(one.page.get_by_role("button", name="Next lesson")).to_be_visible()
    look_at(one, "light", PHONE)
    one.page.get_by_role("link", name="All lessons").click()
    expect(one.page.locator('[data-lesson="first-rescue"].done')).to_be_visible()


def test_what_is_pointed_at_is_looked_at(person: Callable[..., Person]) -> None:
    """Where a phone shows one floor at a time, it is that of which the captain speaks."""
    one = person(size=PHONE)
    one.go("/learn/flashpoint")
    one.page.get_by_role("button", name=re.compile("Begin.*The platform")).click()
    says(one, "Your engine has a basket.")
    expect(one.page.get_by_role("button", name=re.compile("Upper floor"))).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(one.page.locator(".spotlight .ring")).to_have_count(1)


@pytest.mark.parametrize(("game", "lesson"), LOOKED_AT, ids=str)
def test_every_lesson_is_whole_to_see(
    server: Running, person: Callable[..., Person], game: str, lesson: str
) -> None:
    """On a desk and on a phone, from its first step over its middle to its end.

    Nothing is cut or covered, neither what is said nor what is pointed at.
    """
    locale = ("en", "fr")[LESSONS.index((game, lesson)) % 2]
    one, steps = person(size=SIZES[0], locale=locale), len(lessons_of(game)[lesson].steps)
    one.fold()
    flaws = []
    for done in (0, steps // 2, steps):
        take_lesson(server, one, game, lesson, done)
        for size in WINDOWS:
            one.looks("light", size)
            found = [
                flaw for asked in (*WHOLE, POINTED, TAUGHT) for flaw in one.page.evaluate(asked)
            ]
            flaws += [(done, size, flaw) for flaw in found]
        one.looks("light", SIZES[0])
    assert flaws == []
