"""Every decision of On Fire!!!, met in games that were played once, is taken on the page."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from playwright.sync_api import expect
from tests.browser.tables import THREE, begin, take_up
from tests.browser.towers import STANDING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

MENU_OR_CHANGED: Final = f"""before => document.querySelector("[role=menu]")
  || JSON.stringify(({STANDING})()) !== JSON.stringify(before)"""
SECOND: Final = "And then where?"
"""What is asked where a first place leaves several meanings."""
ASKED: Final = ("One is enough", "Keep the fire truck for later")
"""What has a button in the prompt."""
ENTERING: Final = """caserne record 1
game onfire

* first 1
* draw leave-two
* draw elevator
* draw enter-two
* draw swap
* draw jump
* draw leave
* draw leave
* draw push
* draw back
* draw enter
* event fire-A1
1 leave-two A4 A4-1
1 also B4 B4-1
1 elevator 4
1 enter-two A4-1
"""
"""A game in which two employees of one player stand at the elevator."""


class Decision(NamedTuple):
    """A decision of a record: after how many entries, whose, what is asked, and what is decided.

    ``clicks`` are the card that is played, if any, and the place (or the prompt's button) clicked
    on; afterwards ``words`` are to be read at ``where``.
    """

    record: str
    upto: int
    seat: int
    asked: str
    action: str
    clicks: tuple[str, ...]
    where: str
    words: str


CREW: Final = "crew"
"""Where it says what the player who decides has and has reached."""
LEFT: Final = "left|last action"
DECISIONS: Final = (
    Decision(
        *("onfire-two", 14, 1, "who is the second to leave", "also A4 B4-1", ("B4-1",)),
        *("B4-1", "employee of Bo"),
    ),
    Decision(
        *("onfire-three", 22, 0, "who is the second to leave", "enough", ("One is enough",)),
        *("B4-1", "employee of Ana"),
    ),
    Decision(
        *(ENTERING, 16, 0, "who else gets into the elevator", "also B4-1", ("B4-1",)),
        *("shaft 4", "aboard: 2 of Ana"),
    ),
    Decision(
        *("onfire-three", 41, 0, "which fire does the firefighter", "remove A1", ("A1",)),
        *("A1", "1 fire token of 4"),
    ),
    Decision(
        *("onfire-two", 58, 0, "what does the fire truck do", "truck-save A4", ("A4",)),
        *("A4", "1 of Ana and 1 of Bo"),
    ),
    Decision(
        *("onfire-three", 223, 1, "what does the fire truck do", "keep", (ASKED[1],)),
        *(CREW, "keeps a fire truck"),
    ),
    Decision(
        *("onfire-three", 255, 1, LEFT, "truck-save A3", ("truck", "A3")),
        *(CREW, "1 saved"),
    ),
    Decision(
        *("onfire-two", 31, 1, LEFT, "leave A3 A3-1", ("leave", "A3-1")),
        *("A3-1", "employee of Bo"),
    ),
    Decision(
        *("onfire-two", 26, 0, LEFT, "elevator 0", ("elevator", "shaft 0")),
        *("shaft 0", "the elevator is here, aboard: nobody"),
    ),
    Decision(
        *("onfire-two", 25, 0, LEFT, "enter A3-1", ("enter", "A3-1")),
        *("shaft 3", "aboard: 1 of Ana"),
    ),
    Decision(
        *("onfire-two", 111, 0, LEFT, "jump A2-1 B2/2", ("jump", "A2-1")),
        *("B2/2", "employee of Ana"),
    ),
    Decision(
        *("onfire-two", 110, 0, LEFT, "jump B1/3 street", ("jump", "street B")),
        *(CREW, "5 saved"),
    ),
    Decision(
        *("onfire-three", 134, 0, LEFT, "push A2-2 B2/1", ("push", "B2/1")),
        *("B2/1", "employee of Ana"),
    ),
    Decision(
        *("onfire-three", 161, 0, LEFT, "expel 3 A2-1", ("expel", "A2-1")),
        *("A2-1", "employee of Cleo"),
    ),
    Decision(
        *("onfire-two", 55, 1, LEFT, "back B3-1 A3", ("back", "A3")),
        *("A3", "1 of Ana and 1 of Bo"),
    ),
    Decision(
        *("onfire-two", 44, 0, LEFT, "swap B1/1 B1-1", ("swap", "B1-1")),
        *("B1/1", "employee of Ana"),
    ),
    Decision(
        *("onfire-two", 35, 1, LEFT, "walk A1-1 B1/1", ("B1/1",)),
        *("B1/1", "employee of Bo"),
    ),
)
"""The second to leave and to enter or not, token, truck, office, square, staircase, opponent."""


def test_every_decision_is_taken_on_the_tower(
    server: Running, person: Callable[..., Person]
) -> None:
    """The prompt asks, a card lights its targets, a click (and a menu) decides what is meant."""
    ana = person()
    told: list[dict[str, Any]] = []
    ana.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: told.append(json.loads(text))),
    )
    tables = [sit_down(server, ana, decision) for decision in DECISIONS]
    for table, decision in zip(tables, DECISIONS, strict=True):
        ana.go(f"/table/{table}")
        ana.asked(decision.asked)
        decide(ana, decision)
        if decision.where == CREW:
            expect(ana.page.locator(".crew li").nth(decision.seat)).to_contain_text(decision.words)
        else:
            seen = re.compile(decision.words)
            expect(ana.space(decision.where)).to_have_attribute("aria-label", seen)
        frames = ana.tellings(
            told, lambda message: message["type"] == "events" and message["entries"]
        )
        done = [entry["action"] for m in frames if m["type"] == "events" for entry in m["entries"]]
        assert done[:1] == [decision.action]
        told.clear()


def sit_down(server: Running, one: Person, decision: Decision) -> str:
    """Make the table of a decision, and have somebody hold the seat that decides."""
    names = THREE[:2] if decision.record != "onfire-three" else THREE
    if decision.record == ENTERING:
        table, tokens = take_up(server, ENTERING, decision.upto, names)
    else:
        table, tokens = begin(server, decision.record, decision.upto, names)
    one.remember(table, {decision.seat: tokens[decision.seat]})
    return table


def decide(one: Person, decision: Decision) -> None:
    """Click where a decision is taken, on a card first if one is played; choose in the menu."""
    *cards, place = decision.clicks
    for card in cards:
        one.page.locator(f'[data-card="{card}"]').first.click()
        one.asked("here")
    target = one.space(place)
    if place in ASKED:
        target = one.page.locator(".hud").get_by_role("button", name=place)
    else:
        expect(target).to_have_class(re.compile(r"\bcan\b"))
    before = one.page.evaluate(STANDING)
    target.click()
    one.page.wait_for_function(MENU_OR_CHANGED, arg=before, polling=50)
    choice = one.page.locator(f'[role="menuitem"][data-offer="{decision.action}"]')
    if choice.count():
        choice.click()
        one.page.wait_for_function(MENU_OR_CHANGED, arg=before, polling=50)
    elif one.question().inner_text() == SECOND:
        (rest,) = {word for word in decision.action.split()[1:] if word != place}
        expect(one.space(rest)).to_have_class(re.compile(r"\bcan\b"))
        one.space(rest).click()
