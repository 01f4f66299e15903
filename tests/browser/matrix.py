"""Every screen at every size, in both themes and languages, to be looked at.

``python -m tests.browser.matrix FOLDER [SCREEN...]`` takes the pictures and puts those of a screen
onto one sheet, a page that shows them side by side.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.screenshots import FIRES, LABORATORY, REACHED, SIX
from tests.browser.seat import Person
from tests.browser.tables import begin, steer, take_up
from tests.browser.test_frame import SIZES, leaking
from tests.server.harness import Running

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    Screen = Callable[[Running, Person], None]

LOCALES: Final = ("en", "fr")
THEMES: Final = ("light", "dark")
HIGH: Final = 300
"""Pixels of a picture on a sheet."""


def lobby(server: Running, one: Person) -> None:
    """Come to the station, with games of one's own and tables to join."""
    table, tokens = begin(server, "family-house", 62)
    one.remember(table, dict(enumerate(tokens)))
    server.make({"name": "Zoe"}, None, {"bot": "steady"}, firefighters=3, board="garage")
    one.go("/")
    expect(one.page.locator(".title").first).to_be_visible()


def setting_up(_: Running, one: Person) -> None:
    """Set a table up."""
    one.go("/new?game=flashpoint")
    one.page.locator('input[value="advanced"]').check()


def invitation(server: Running, one: Person) -> None:
    """Invite friends."""
    bot = {"bot": "steady", "name": "Maud"}
    made, (token, _) = server.make({"name": "Ana"}, {"name": "Bo"}, bot, None, firefighters=4)
    one.remember(made, {0: token})
    one.go(f"/table/{made}?invite")
    expect(one.page.get_by_role("dialog")).to_be_visible()


def house(server: Running, one: Person) -> None:
    """Be in a turn of six firefighters."""
    one.sit(*_at(begin(server, "heroic-six", 69, SIX)))


def floors(server: Running, one: Person) -> None:
    """Be in a building of two floors."""
    one.sit(*_at(take_up(server, steer(LABORATORY, (*REACHED, *FIRES), leaking))))


def forest(server: Running, one: Person) -> None:
    """Be in the forest."""
    table, tokens = begin(server, "feurio-four", 42, SIX[:4])
    one.sit(table, tokens[0])


def tower(server: Running, one: Person) -> None:
    """Be in the tower."""
    table, tokens = begin(server, "onfire-three", 330)
    one.sit(table, tokens[0])


def danger(server: Running, one: Person) -> None:
    """Look at the danger in the house."""
    house(server, one)
    _danger(one)


def danger_forest(server: Running, one: Person) -> None:
    """Look at the danger in the forest."""
    forest(server, one)
    _danger(one)


def danger_tower(server: Running, one: Person) -> None:
    """Look at the danger in the tower."""
    tower(server, one)
    _danger(one)


def _danger(one: Person) -> None:
    one.page.keyboard.press("d")
    expect(one.page.locator(".risk").first).to_be_visible()


def rules(_: Running, one: Person) -> None:
    """Read a rule of Flash Point."""
    _rule(one, "flashpoint", "fp.explosion.wall")


def rules_forest(_: Running, one: Person) -> None:
    """Read a rule of Feurio!."""
    _rule(one, "feurio", "")


def rules_tower(_: Running, one: Person) -> None:
    """Read a rule of On Fire!!!."""
    _rule(one, "onfire", "of.card.swap")


def _rule(one: Person, game: str, rule: str) -> None:
    one.go(f"/rules/{game}?rule={rule}")
    expect(one.page.locator(".sheet svg").first).to_be_visible()


def end(server: Running, one: Person) -> None:
    """Have won."""
    table, tokens = begin(server, "family-house")
    one.remember(table, dict(enumerate(tokens)))
    one.go(f"/table/{table}")
    expect(one.page.locator("dialog[open] h2")).to_be_visible()


def replay(server: Running, one: Person) -> None:
    """Look at a game again."""
    table, _ = begin(server, "advanced-recruit")
    one.go(f"/replay/{table}?step=71")
    expect(one.page.locator(".scrub output")).to_be_visible()


def lessons(_: Running, one: Person) -> None:
    """Choose a lesson."""
    one.go("/learn/flashpoint")
    expect(one.page.locator("[data-lesson]").first).to_be_visible()


def lesson(_: Running, one: Person) -> None:
    """Take the first lesson of Flash Point."""
    _lesson(one, "flashpoint", 0)


def lesson_floors(_: Running, one: Person) -> None:
    """Take a lesson in a building of two floors."""
    _lesson(one, "flashpoint", -1)


def lesson_forest(_: Running, one: Person) -> None:
    """Take a lesson of Feurio!."""
    _lesson(one, "feurio", 0)


def lesson_tower(_: Running, one: Person) -> None:
    """Take a lesson of On Fire!!!."""
    _lesson(one, "onfire", 0)


def _lesson(one: Person, game: str, place: int) -> None:
    one.go(f"/learn/{game}")
    one.page.locator("[data-lesson] button").nth(place).click()
    expect(one.page.locator(".say-head")).to_be_visible()
    expect(one.page.get_by_role("grid").first).to_be_visible()


def _at(made: tuple[str, list[str]]) -> tuple[str, ...]:
    return made[0], *made[1]


SCREENS: Final[tuple[Screen, ...]] = (
    lobby,
    setting_up,
    invitation,
    house,
    floors,
    forest,
    tower,
    danger,
    danger_forest,
    danger_tower,
    rules,
    rules_forest,
    rules_tower,
    end,
    replay,
    lessons,
    lesson,
    lesson_floors,
    lesson_forest,
    lesson_tower,
)


def sheet(browser: Browser, server: Running, folder: Path, screen: Screen) -> None:
    """Take a screen at every size, in both themes and languages, and put the pictures together."""
    names = []
    for locale in LOCALES:
        one = Person(browser, server.url, locale=locale, size=SIZES[0])
        one.fold()
        screen(server, one)
        for size in SIZES:
            for theme in THEMES:
                one.looks(theme, size)
                one.page.evaluate("document.fonts.ready")
                one.page.mouse.move(0, 0)
                names.append(f"{screen.__name__}-{size[0]}-{theme}-{locale}.png")
                one.page.screenshot(path=folder / names[-1])
        one.close()
    page = browser.new_page(viewport={"width": 1800, "height": 100})
    images = "".join(f'<img src="{name}" height="{HIGH}" style="margin:3px">' for name in names)
    (folder / f"{screen.__name__}.html").write_text(f"<body>{images}", encoding="utf-8")
    page.goto((folder / f"{screen.__name__}.html").as_uri())
    page.screenshot(path=folder / f"{screen.__name__}.png", full_page=True)
    page.close()


def main(folder: Path, wanted: list[str]) -> None:
    """Take the pictures of all screens, or of those that are wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with (
        tempfile.TemporaryDirectory() as place,
        Running(Path(place) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for screen in SCREENS:
            if not wanted or screen.__name__ in wanted:
                sheet(browser, server, folder, screen)
                sys.stdout.write(f"{screen.__name__}\n")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
