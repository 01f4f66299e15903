"""Somebody in front of the page: a browser of their own, and what they do in it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Route

PATIENCE: Final = 60_000
"""Milliseconds after which something that should be seen is missing, on a machine that does other
things too."""
PHONE: Final = (360, 740)
DESK: Final = (1366, 820)

SETTLED: Final = """document.fonts.ready.then(() => new Promise(
  done => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))"""
"""Resolves when all is drawn as it stays: what depends on the window's width or on a font comes
a frame later."""
ROUTED: Final = """new Promise(done => {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => done(null);
  port2.postMessage(0);
})"""
"""Resolves when the page has heard of its address, also where its clock stands still."""
THEME: Final = "theme => document.documentElement.dataset.theme = theme"
NAMES: Final = "(all, name) => all.map(one => one.dataset[name])"
"""Reads what a list is made of at one moment: an entry that goes meanwhile would be waited for."""
DECIDER: Final = """seats => {
  if (document.querySelector("dialog[open]")) return "end";
  const crew = [...document.querySelectorAll(".crew li")];
  const seat = crew.findIndex(one => one.classList.contains("deciding"));
  return seat >= 0 && seat < seats ? String(seat) : null;
}"""
TRIES: Final = 20_000
"""How often the browser is asked before a message that should have come is missing."""

expect.set_options(timeout=PATIENCE)


class Person:
    """A browser at a table."""

    def __init__(  # noqa: PLR0913 - how somebody has set up a browser
        self,
        browser: Browser,
        url: str,
        *,
        locale: str = "en",
        theme: str = "light",
        size: tuple[int, int] = DESK,
        speed: str = "off",
        motion: bool = False,
        strict: bool = False,
        keeps: bool = False,
    ) -> None:
        """Open a browser that remembers nothing yet."""
        width, height = size
        self.url = url
        self._context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            bypass_csp=not strict,  # axe comes from outside
            service_workers="allow" if keeps else "block",
        )
        self._tables: dict[str, object] = {}
        self._frozen = False
        self._kept = {
            "locale": locale,
            "theme": theme,
            "speed": speed,
            "name": "Ana",
            "list": size != PHONE,  # on a phone it would lie over the board
            "tables": self._tables,
        }
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        """Note what the console complains of; what the network refuses is refused on purpose."""
        expected = ("status of 40", "ERR_CONNECTION", "WebSocket connection to")
        if message.type == "error" and not any(words in message.text for words in expected):
            self.troubles.append(message.text)

    def remember(self, table: str, tokens: dict[int, str]) -> None:
        """Put tokens where the page keeps them."""
        seats = {str(seat): token for seat, token in tokens.items()}
        self._tables[table] = {"game": "flashpoint", "tokens": seats, "at": 0}

    def know(self, key: str) -> None:
        """Be a player, by a key."""
        self._kept["key"] = key

    def retell(self, address: str, change: Callable[[Any], Any]) -> None:
        """Let the server's answers from an address be changed on their way to the page."""

        def answer(route: Route) -> None:
            response = route.fetch()
            route.fulfill(response=response, json=change(response.json()))

        self.page.route(f"{self.url}{address}", answer)

    def frames(self) -> list[dict[str, Any]]:
        """Note every message that the browser is sent from now on."""
        frames: list[dict[str, Any]] = []
        self.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda text: frames.append(json.loads(text))),
        )
        return frames

    def tellings(
        self, frames: list[dict[str, Any]], come: Callable[[dict[str, Any]], object]
    ) -> list[dict[str, Any]]:
        """Pick the messages that tell of the game, once one that is waited for has been noted."""
        for _ in range(TRIES):
            told = [frame for frame in frames if frame["type"] in {"sync", "events"}]
            if any(come(frame) for frame in told):
                return told
            self.page.evaluate("1")  # whatever the browser has noted before comes first
        raise AssertionError(frames)

    def go(self, address: str = "/") -> None:
        """Open an address of the page."""
        script = f"localStorage.caserne ??= JSON.stringify({json.dumps(self._kept)})"
        self._context.add_init_script(script)
        self.page.goto(f"{self.url}/#{address}")
        self.page.evaluate(ROUTED)

    def fold(self) -> None:
        """Leave the list of actions folded, as it is unless somebody asks for it."""
        self._kept["list"] = False

    def sit(self, table: str, *tokens: str, first: int = 0) -> None:
        """Come to a table with the secrets of seats that follow each other."""
        self.remember(table, {first + place: token for place, token in enumerate(tokens)})
        self.go(f"/table/{table}")
        expect(self.page.get_by_role("grid").first).to_be_visible()
        self.settle()

    def settle(self) -> None:
        """Wait until all is drawn as it stays; where the clock stands still nothing moves."""
        if not self._frozen:
            self.page.evaluate(SETTLED)

    def come_through(self) -> None:
        """Wait for the table, and take the device if one is asked to."""
        board, cover = self.page.get_by_role("grid").first, self.page.locator(".handover button")
        expect(board.or_(cover).first).to_be_visible()
        if cover.count():
            cover.click()
        expect(board).to_be_visible()
        self.settle()

    def space(self, name: str) -> Locator:
        """Find a space of the board."""
        return self.page.locator(f'[role="gridcell"][data-place="{name}"]')

    def offered(self) -> list[str]:
        """List the actions that the page offers."""
        return self.names("action")

    def names(self, kind: str) -> list[str]:
        """List the names of all things of a kind that the page shows, as they are just now."""
        found: list[str] = self.page.locator(f"[data-{kind}]").evaluate_all(NAMES, kind)
        return found

    def lines(self) -> int:
        """Count the lines of the log."""
        return self.page.locator(".log .line").count()

    def told_more(self, lines: int) -> None:
        """Wait until the log tells more than it did."""
        more = f"() => document.querySelectorAll('.log .line').length > {lines}"
        self.page.wait_for_function(more, polling=50)

    def decider(self, seats: int) -> int | None:
        """Wait until one of the first seats must decide, and give it; none if the game is over."""
        found = self.page.wait_for_function(DECIDER, arg=seats, polling=50).json_value()
        return None if found == "end" else int(str(found))

    def act(self, action: str) -> None:
        """Choose an action from the list; of a crowd, where it is chosen instead."""
        verb, _, rest = action.partition(" ")
        listed = self.page.locator(f'[data-action="{action}"]')
        crowd = self.page.locator("[data-crowd]")
        expect(listed.or_(crowd).first).to_be_visible()
        if listed.count():
            listed.click()
        elif verb == "redraw":
            self.discard(*rest.split("+"))
        elif self.page.locator(f'[data-card="{verb}"]').count():
            self.page.locator(f'[data-card="{verb}"]').first.click()
            for place in rest.split():
                self.space(place).click()
        else:
            self.space(rest).click()

    def discard(self, *cards: str) -> None:
        """Take cards out of the hand for others."""
        self.page.get_by_role("button", name="Discard cards").click()
        hand = self.page.locator("[data-card]")
        names = self.names("card")
        for card in cards:
            hand.nth(names.index(card)).click()
            names[names.index(card)] = ""
        self.page.get_by_role("button", name=f"Discard {len(cards)} card").click()

    def log(self) -> Locator:
        """Find the log: beside the board, or where there is no room for it in a drawer."""
        beside = self.page.locator(".right .log, .told .log").first
        if beside.is_visible() or self.page.locator("dialog[open]").count():
            return beside
        button = self.page.get_by_role("button", name="Log", exact=False).first
        if button.is_visible():
            button.click()
        else:
            self.menu()
        return self.page.locator(".drawer .log")

    def menu(self) -> Locator:
        """Open the menu of a table or a replay, if it is not open."""
        drawer = self.page.locator("dialog.drawer")
        if not drawer.count():
            self.page.get_by_role("button", name="Menu").click()
        expect(drawer).to_be_visible()
        return drawer

    def close_menu(self) -> None:
        """Close the menu again."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog.drawer")).to_have_count(0)

    def question(self) -> Locator:
        """Find what the page asks."""
        return self.page.locator(".prompt h2")

    def asked(self, words: str) -> None:
        """Wait until the page asks something."""
        expect(self.question()).to_have_text(re.compile(words))

    def outlast(self, wanted: Locator) -> None:
        """Wait for something on the page; whoever the fire knocks down before gets up again."""
        recover = self.page.locator('[data-action^="recover"]').first
        expect(wanted.or_(recover).first).to_be_visible()
        while not wanted.is_visible():
            lines = self.lines()
            recover.click()
            self.told_more(lines)
            expect(wanted.or_(recover).first).to_be_visible()

    def width(self) -> int:
        """Measure how wide the page is, whatever the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth"))

    def freeze(self) -> None:
        """Stop the page's clock: timers run only as far as ``pass_time`` lets them."""
        self._frozen = True
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1_000)

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass on the page."""
        self.page.clock.run_for(milliseconds)

    def speak(self, locale: str) -> None:
        """Choose a language; at a table it is in the menu."""
        menu = self.page.get_by_role("button", name="Menu")
        button = self.page.get_by_role("button", name=locale.upper(), exact=True)
        expect(menu.or_(button).first).to_be_visible()
        in_menu = menu.count()
        if in_menu:
            self.menu()
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        if in_menu:
            self.close_menu()

    def looks(self, theme: str, size: tuple[int, int]) -> None:
        """Change theme and window while the screen stays as it is, dialogs and menus included."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(THEME, theme)
        self.page.evaluate(SETTLED)

    def flaws(self, part: str | None = None, *, colours_only: bool = False) -> list[str]:
        """List what axe finds wrong with the screen, or with a part of it, or with its colours."""
        options = {"runOnly": ["color-contrast"]} if colours_only else {}
        options["resultTypes"] = ["violations"]  # to describe all that is fine takes far longer
        found = Axe().run(self.page, context=part, options=options).response["violations"]
        return [f"{flaw['id']}: {flaw['nodes'][0]['html'][:120]}" for flaw in found]

    def flaws_in_both_themes(self) -> list[str]:
        """List what axe finds wrong with the screen; the themes differ in colours only."""
        found = self.flaws()
        self.page.evaluate(THEME, "dark")
        self.settle()
        found += self.flaws(colours_only=True)
        self.page.evaluate(THEME, "light")
        return found

    def close(self) -> None:
        """Leave."""
        self._context.close()
