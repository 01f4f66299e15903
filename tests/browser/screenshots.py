"""``make screenshots``: take the pictures of the README. All that is on them is drawn by us."""

from __future__ import annotations

import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.seat import PHONE, Person
from tests.browser.tables import begin, steer, take_up
from tests.server.harness import Running

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from caserne.games.flashpoint.showing import Shown

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
WINDOW: Final = (1280, 800)
"""Large enough for the whole table, small enough for a document."""
SIX: Final = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Finn")
FOUR: Final = SIX[:4]


def somebody(browser: Browser, url: str, **wishes: Any) -> Person:  # noqa: ANN401 - passed on
    """Let somebody come who plays on the board, without the list of actions."""
    one = Person(browser, url, **{"size": WINDOW, **wishes})
    one.fold()
    return one


def take(one: Person, name: str) -> None:
    """Keep what is on the screen."""
    one.page.evaluate("document.fonts.ready")
    one.page.mouse.move(0, 0)
    one.page.screenshot(path=FOLDER / f"{name}.png")
    one.close()


def lobby(server: Running, one: Person) -> None:
    """The lobby, with games of one's own and tables to join."""
    house, tokens = begin(server, "family-house", 62)
    one.remember(house, dict(enumerate(tokens)))
    bos, (token, bo) = server.make({"name": "Ana"}, {"name": "Bo"}, board="villa", firefighters=2)
    with server.join(bos, token, bo) as player:
        player.act(0, "place 3-0")
    one.remember(bos, {0: token})
    zoe, bot = {"name": "Zoe"}, {"bot": "steady"}
    server.make(zoe, None, bot, rules="advanced", firefighters=3, board="garage")
    one.go("/")
    expect(one.page.get_by_role("link", name="Join (1 seat)")).to_be_visible()
    expect(one.page.get_by_role("link", name="Your turn")).to_be_visible()
    take(one, "lobby")


def setting_up(_: Running, one: Person) -> None:
    """A table that is set up: a building, rules, a crew."""
    one.go("/new?game=flashpoint")
    one.page.locator('input[value="advanced"]').check()
    expect(one.page.locator('[data-thumb="laboratory"] svg')).to_have_count(2)
    one.page.get_by_label("Place 2").select_option("open")
    take(one, "setting-up")


def invitation(server: Running, one: Person) -> None:
    """Friends are called, and one of them has come."""
    bot = {"bot": "steady", "name": "Maud"}
    made, (token, bo) = server.make({"name": "Ana"}, {"name": "Bo"}, bot, None, firefighters=4)
    one.remember(made, {0: token})
    with server.join(made, bo):
        one.go(f"/table/{made}?invite")
        expect(one.page.get_by_role("dialog").get_by_text("here", exact=True)).to_be_visible()
        one.page.get_by_role("dialog").click(position={"x": 2, "y": 2})
        take(one, "invitation")


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


def lesson(_: Running, one: Person) -> None:
    """The first lesson, with the captain beside the board."""
    one.go("/learn/flashpoint")
    one.page.locator('[data-lesson="first-rescue"] button').click()
    expect(one.page.locator(".spotlight .ring")).to_have_count(1)
    take(one, "lesson")


def danger(server: Running, one: Person) -> None:
    """What the next fire phase may bring, space by space."""
    made, tokens = begin(server, "heroic-six", 69, SIX)
    one.sit(made, *tokens)
    one.page.keyboard.press("d")
    expect(one.page.locator(".risk").first).to_be_visible()
    take(one, "danger")


def forest(server: Running, one: Person, name: str) -> None:
    """A forest on fire, while the first player places men."""
    made, tokens = begin(server, "feurio-four", 42, FOUR)
    one.sit(made, tokens[0])
    one.page.locator("[role=gridcell].can, [data-card]").first.wait_for()
    take(one, name)


def firebreaks(server: Running, one: Person, name: str) -> None:
    """Firebreaks, as one of those who laid them sees them."""
    made, tokens = begin(server, "feurio-two-firebreaks", 42, ("Ana", "Bo"))
    one.sit(made, tokens[0])
    one.page.locator("[role=gridcell].can, [data-card]").first.wait_for()
    take(one, name)


def tower(server: Running, one: Person, name: str) -> None:
    """A tower on fire, with the first player's cards."""
    made, tokens = begin(server, "onfire-three", 330)
    one.sit(made, tokens[0])
    one.page.locator("[role=gridcell].can, [data-card]").first.wait_for()
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
        come = partial(somebody, browser, server.url)
        lobby(server, come())
        setting_up(server, come(theme="dark", locale="fr"))
        invitation(server, come())
        table(server, come(), "table-light")
        table(server, come(theme="dark", locale="fr"), "table-dark")
        family(server, come(theme="dark", size=PHONE), "phone")
        explosion(server, come(speed="normal"))
        end(server, come())
        lesson(server, come())
        danger(server, come(theme="dark", locale="fr"))
        forest(server, come(), "forest-light")
        firebreaks(server, come(theme="dark", locale="fr"), "forest-dark")
        tower(server, come(), "tower-light")
        tower(server, come(theme="dark", locale="fr"), "tower-dark")
        laboratory(server, come(), "floors-light")
        basement(server, come(theme="dark", locale="fr"), "floors-dark")
        browser.close()


if __name__ == "__main__":
    main()
