"""Every screen at every size, in both themes and languages, to be looked at.

``python -m tests.browser.matrix FOLDER [SCREEN...]`` takes the pictures and puts those of a screen
onto one sheet, a page that shows them side by side. A name may have a ``*`` in it:
``learning_onfire_*`` are the lessons of On Fire!!!, each at its first step, in the middle and at
its end.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect, sync_playwright
from tests.bots.test_review import played
from tests.browser.conftest import FLAGS
from tests.browser.screenshots import FIRES, LABORATORY, REACHED, SIX
from tests.browser.seat import Person
from tests.browser.tables import begin, steer, take_up
from tests.browser.test_frame import SIZES, leaking
from tests.server.harness import Running

from caserne.games import GAMES
from caserne.play.lesson import lessons_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from caserne.games.flashpoint.showing import Shown

    Screen = Callable[[Running, Person], None]

LOCALES: Final = ("en", "fr")
THEMES: Final = ("light", "dark")
HIGH: Final = 300
"""Pixels of a picture on a sheet."""
MUCH: Final = 4
"""Fires that are worth looking at."""
HINTED: Final = 60_000
REVIEWED: Final = 180_000
"""Milliseconds that a hint and a review may take."""
SHOW: Final = re.compile("Show me|Montrez-moi")
WHAT_IF: Final = re.compile("What if|Et si")
SHOWN: Final = """() => ![...document.querySelectorAll('.teacher button')].some(one => one.disabled)
  || document.querySelector('.teacher a')"""
"""Whether what was shown is done, or the lesson is over."""


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


def danger_floors(server: Running, one: Person) -> None:
    """Look at the danger for six firefighters on two floors, with a hint beside it."""
    six = f"{LABORATORY} firefighters=6"
    one.sit(*_at(take_up(server, steer(six, (*REACHED, *FIRES), _burning), names=SIX)))
    _danger(one)
    _hint(one)


def _burning(shown: Shown, due: str) -> bool:
    return due == "act" and len(shown.fire) > MUCH


def hint(server: Running, one: Person) -> None:
    """Ask for a hint in the house."""
    one.sit(*_at(begin(server, "family-house", 62)))
    _hint(one)


def hint_forest(server: Running, one: Person) -> None:
    """Ask for a hint in the forest."""
    forest(server, one)
    _hint(one)


def hint_tower(server: Running, one: Person) -> None:
    """Ask for a hint in the tower."""
    tower(server, one)
    _hint(one)


def _hint(one: Person) -> None:
    one.page.keyboard.press("h")
    expect(one.page.locator("section.hint ol")).to_be_visible(timeout=HINTED)


def what_if(server: Running, one: Person) -> None:
    """Try something out in a sandbox."""
    one.sit(*_at(begin(server, "family-house", 62)))
    one.page.get_by_role("button", name=WHAT_IF).click()
    expect(one.page.get_by_role("note")).to_be_visible()


def review(server: Running, one: Person) -> None:
    """Look back on a game of a crew."""
    _review(server, one, begin(server, "family-house")[0])


def review_forest(server: Running, one: Person) -> None:
    """Look back on a game of rivals."""
    record = played("feurio", "players=2", "random", "steady").record.write()
    _review(server, one, take_up(server, record, names=SIX[:2])[0])


def review_tower(server: Running, one: Person) -> None:
    """Look back on a game with hands of cards."""
    _review(server, one, begin(server, "onfire-three", names=SIX[:3])[0])


def _review(_: Running, one: Person, table: str) -> None:
    one.go(f"/review/{table}?step=40")
    expect(one.page.locator(".frame svg")).to_be_visible(timeout=REVIEWED)


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


def _learn(game: str, _: Running, one: Person) -> None:
    """Choose a lesson."""
    one.go(f"/learn/{game}")
    expect(one.page.locator("[data-lesson]").first).to_be_visible()


def _lesson(game: str, lesson: str, done: int, server: Running, one: Person) -> None:
    """Take a lesson."""
    take_lesson(server, one, game, lesson, done)


def take_lesson(server: Running, one: Person, game: str, lesson: str, done: int) -> None:
    """Take a lesson, or take it up again, and be shown it as far as some step."""
    if not one.page.locator(".say-head").count():
        _learn(game, server, one)
        one.page.locator(f'[data-lesson="{lesson}"] button').click()
    expect(one.page.locator(".say-head")).to_be_visible()
    expect(one.page.get_by_role("grid").first).to_be_visible()
    marks, show = one.page.locator(".steps .done"), one.page.get_by_role("button", name=SHOW)
    while marks.count() < done:
        expect(show).to_be_enabled()
        show.click()
        one.page.wait_for_function(SHOWN)


def _learning() -> dict[str, Screen]:
    """Name the first step, one in the middle and the end of every lesson."""
    found: dict[str, Screen] = {}
    for game in (one.name for one in GAMES):
        for name, lesson in lessons_of(game).items():
            steps = len(lesson.steps)
            for when, done in (("first", 0), ("middle", steps // 2), ("end", steps)):
                found[f"learning_{game}_{name}_{when}"] = partial(_lesson, game, name, done)
    return found


def _at(made: tuple[str, list[str]]) -> tuple[str, ...]:
    return made[0], *made[1]


SCREENS: Final[dict[str, Screen]] = {
    **{
        screen.__name__: screen
        for screen in (
            lobby,
            setting_up,
            invitation,
            house,
            floors,
            forest,
            tower,
            danger,
            danger_floors,
            danger_forest,
            danger_tower,
            hint,
            hint_forest,
            hint_tower,
            what_if,
            review,
            review_forest,
            review_tower,
            rules,
            rules_forest,
            rules_tower,
            end,
            replay,
        )
    },
    **{f"learn_{game.name}": partial(_learn, game.name) for game in GAMES},
    **_learning(),
}


def sheet(browser: Browser, server: Running, folder: Path, name: str) -> None:
    """Take a screen at every size, in both themes and languages, and put the pictures together."""
    names = []
    for locale in LOCALES:
        one = Person(browser, server.url, locale=locale, size=SIZES[0])
        one.fold()
        SCREENS[name](server, one)
        for size in SIZES:
            for theme in THEMES:
                one.looks(theme, size)
                one.page.evaluate("document.fonts.ready")
                one.page.mouse.move(0, 0)
                names.append(f"{name}-{size[0]}-{theme}-{locale}.png")
                one.page.screenshot(path=folder / names[-1])
        one.close()
    page = browser.new_page(viewport={"width": 1800, "height": 100})
    images = "".join(f'<img src="{one}" height="{HIGH}" style="margin:3px">' for one in names)
    (folder / f"{name}.html").write_text(f"<body>{images}", encoding="utf-8")
    page.goto((folder / f"{name}.html").as_uri())
    page.screenshot(path=folder / f"{name}.png", full_page=True)
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
        for name in SCREENS:
            if not wanted or any(fnmatch(name, one) for one in wanted):
                sheet(browser, server, folder, name)
                sys.stdout.write(f"{name}\n")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
