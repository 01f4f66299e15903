"""``make screenshots``: take the pictures of the README. All that is on them is drawn by us."""

from __future__ import annotations

import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.seat import PHONE, Person
from tests.browser.tables import begin, steer, take_up
from tests.server.harness import Running

if TYPE_CHECKING:
    from caserne.games.flashpoint.showing import Shown

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
WINDOW: Final = (1130, 700)
"""Large enough for the whole table, small enough for a document."""
WIDE: Final = (1180, 680)
SIX: Final = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn")
FOUR: Final = SIX[:4]


def take(one: Person, name: str) -> None:
    """Keep what is on the screen."""
    one.page.evaluate("document.fonts.ready")
    one.page.mouse.move(0, 0)
    one.page.screenshot(path=FOLDER / f"{name}.png")
    one.close()


def lobby(server: Running, one: Person) -> None:
    """The lobby, with a table to join."""
    server.make({"name": "Zoe"}, None, {"bot": "steady"}, rules="advanced", firefighters=3)
    one.go("/")
    expect(one.page.get_by_role("link", name="Join (1 seat)")).to_be_visible()
    take(one, "lobby")


def table(server: Running, one: Person, name: str) -> None:
    """An advanced game, in the middle of a turn."""
    made, tokens = begin(server, "heroic-six", 69, SIX)
    one.sit(made, *tokens)
    one.asked("it is your turn|votre tour")
    take(one, name)


def family(server: Running, one: Person, name: str) -> None:
    """A family game, in the middle of a turn."""
    made, tokens = begin(server, "family-house", 62)
    one.sit(made, *tokens)
    one.asked("it is your turn")
    take(one, name)


def explosion(server: Running, one: Person) -> None:
    """A replay, while something explodes."""
    made, _ = begin(server, "advanced-recruit")
    one.freeze()
    one.go(f"/replay/{made}?step=71")
    one.page.get_by_role("button", name="Play", exact=True).click()
    one.pass_time(1_200)
    expect(one.page.locator(".effect .burst")).to_have_count(2)
    take(one, "replay")


def end(server: Running, one: Person) -> None:
    """The end of a game that was won."""
    made, tokens = begin(server, "family-house")
    one.remember(made, dict(enumerate(tokens)))
    one.go(f"/table/{made}")
    expect(one.page.locator("dialog[open] table")).to_be_visible()
    take(one, "end")


def forest(server: Running, one: Person, name: str) -> None:
    """A forest on fire, while the first player places men."""
    made, tokens = begin(server, "feurio-four", 42, FOUR)
    one.sit(made, tokens[0])
    one.page.locator("[data-action]").first.wait_for()
    take(one, name)


def firebreaks(server: Running, one: Person, name: str) -> None:
    """Firebreaks, as one of those who laid them sees them."""
    made, tokens = begin(server, "feurio-two-firebreaks", 42, ("Ana", "Bo"))
    one.sit(made, tokens[0])
    one.page.locator("[data-action]").first.wait_for()
    take(one, name)


def tower(server: Running, one: Person, name: str) -> None:
    """A tower on fire, with the first player's cards."""
    made, tokens = begin(server, "onfire-three", 330)
    one.sit(made, tokens[0])
    one.page.locator("[data-action]").first.wait_for()
    take(one, name)


LABORATORY: Final = "rules=advanced board=laboratory large=yes small=chemical platform=yes"
FIRES: Final = ("roll 5-5", "red 5")
REACHED: Final = ("platform u0-5", "raise u0-6", "take ladder", "park-engine north", "place 0-2")
CELLAR: Final = "rules=advanced board=garage level=basement car=yes engineer=yes bridges=yes"
CROSSED: Final = ("bridge 3-1", "place 2-0", "park-engine west", "take ladder", "move 3-0")


def laboratory(server: Running, one: Person, name: str) -> None:
    """Two floors, a ladder and the platform between them, a leak upstairs."""

    def leaking(shown: Shown, due: str) -> bool:
        x = shown.extreme
        there = x is not None and len(x.toxic) > 1 and bool(x.raised) and x.platform is not None
        return there and due == "act"

    made, tokens = take_up(server, steer(LABORATORY, (*REACHED, *FIRES), leaking))
    one.sit(made, *tokens)
    one.asked("it is your turn")
    take(one, name)


def basement(server: Running, one: Person, name: str) -> None:
    """A hole in the floor, bridged by a ladder."""

    def bridged(shown: Shown, due: str) -> bool:
        return due == "act" and shown.extreme is not None and bool(shown.extreme.spans)

    made, tokens = take_up(server, steer(CELLAR, (*CROSSED, "roll 3-9"), bridged))
    one.sit(made, *tokens)
    one.asked("votre tour")
    take(one, name)


def main() -> None:
    """Take them all."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        come = partial(Person, browser, server.url, size=WINDOW)
        lobby(server, come())
        table(server, come(), "table-light")
        table(server, come(theme="dark", locale="fr"), "table-dark")
        family(server, come(theme="dark", size=PHONE), "phone")
        explosion(server, come(speed="normal"))
        end(server, come())
        forest(server, come(), "forest-light")
        firebreaks(server, come(theme="dark", locale="fr"), "forest-dark")
        tower(server, come(), "tower-light")
        tower(server, come(theme="dark", locale="fr"), "tower-dark")
        laboratory(server, come(size=WIDE), "floors-light")
        basement(server, come(theme="dark", locale="fr", size=WIDE), "floors-dark")
        browser.close()


if __name__ == "__main__":
    main()
