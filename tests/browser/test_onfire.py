"""People play On Fire!!! in real browsers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.seat import PHONE, Person
from tests.browser.tables import THREE, begin, text_of
from tests.browser.towers import TWO, act_and_see, card, hand, lit, opening

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator
    from tests.server.harness import Running

LATE = 440
"""Entries of a game for three after which a few turns are left."""
MOST_ACTIONS = 120
SIZES = "cells => cells.map(one => one.getBoundingClientRect()).flatMap(b => [b.width, b.height])"
FINGER = 24
"""Pixels that a finger hits."""


def test_two_browsers_and_a_bot_play_to_the_end(
    server: Running, person: Callable[..., Person]
) -> None:
    """Both see the same winner, and a table of who was saved whose figures add up."""
    body = {
        "game": "onfire",
        "seats": [{"name": "Ana"}, {"name": "Bo"}, {"bot": "random"}],
        "record": text_of("onfire-three"),
        "upto": LATE,
    }
    made = server.http.post("/api/tables", json=body).raise_for_status().json()
    table, tokens = made["table"]["id"], made["tokens"]
    ana, bo = person(), person(theme="dark", locale="fr")
    ana.sit(table, tokens["0"])
    bo.sit(table, tokens["1"], first=1)
    for _ in range(MOST_ACTIONS):
        seat = ana.decider(2)
        if seat is None:
            break
        act_and_see((ana, bo)[seat], "", (bo, ana)[seat])
    ended = ana.page.locator("dialog[open]")
    expect(ended.locator("h2")).to_have_text(re.compile("ha(s|ve) won"))
    expect(bo.page.locator("dialog[open] h2")).to_have_text(re.compile("gagn"))
    rows = ended.locator("tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        assert sum(map(int, row.locator("td").all_inner_texts())) == 16
    saved = [int(row.locator("td").first.inner_text()) for row in rows.all()]
    won = [bool(row.locator(".crown").count()) for row in rows.all()]
    assert {number for number, has_won in zip(saved, won, strict=True) if has_won} == {max(saved)}
    assert ana.flaws() + bo.flaws() == []


def test_keyboard_alone_plays_a_card_and_takes_the_stairs(
    server: Running, person: Callable[..., Person]
) -> None:
    """Enter takes a card up and goes to the tower; page keys find its targets, Enter lays it."""
    ana = person()
    opening(server, ana)
    keyboard, focused = ana.page.keyboard, ana.page.locator(":focus")
    ana.page.locator('[data-card][tabindex="0"]').focus()
    keyboard.press("End")
    expect(focused).to_have_attribute("data-card", "swap")
    keyboard.press("Home")
    expect(focused).to_have_attribute("data-card", "leave")
    keyboard.press("Enter")
    ana.asked("Where do you play")
    expect(focused).to_have_attribute("data-place", "A4")
    keyboard.press("PageDown")
    keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("data-place", "shaft 4")
    keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute("data-place", "A4-1")
    keyboard.press("Enter")
    ana.asked("And then where")
    while focused.get_attribute("data-place") != "B4":
        keyboard.press("PageDown")
    keyboard.press("Enter")
    expect(ana.page.locator(".log")).to_contain_text("Bo leaves office B4 for A4-1")
    ana.asked("3 actions left")
    expect(ana.space("B4")).to_be_focused()
    ana.space("A4-1").focus()
    keyboard.press("Enter")
    ana.asked("And then where")
    while focused.get_attribute("data-place") not in {"A4/1", "B4/1"}:
        keyboard.press("PageDown")
    keyboard.press("Enter")
    ana.asked("2 actions left")
    expect(ana.page.locator(".log")).to_contain_text(re.compile("goes from A4-1 to [AB]4/1"))


def test_a_card_that_is_taken_up_lights_its_targets(
    server: Running, person: Callable[..., Person]
) -> None:
    """A click takes it up, another puts it back; a target asks only for what the card can do."""
    ana = person(strict=True)
    opening(server, ana)
    card(ana, "leave").click()
    expect(lit(ana)).to_have_count(16)
    expect(card(ana, "leave")).to_have_attribute("aria-pressed", "true")
    ana.space("B4").click()
    ana.asked("And then where")
    expect(lit(ana)).to_have_count(2)
    for target in ("A4-1", "B4-1"):
        expect(ana.space(target)).to_have_class(re.compile(r"\bcan\b"))
    ana.page.get_by_role("button", name="Put it back").click()
    card(ana, "leave").click()
    card(ana, "leave").click()
    expect(card(ana, "leave")).to_have_attribute("aria-pressed", "false")
    ana.asked("Bo, 4 actions left")


def test_a_card_is_played_by_dragging_it_onto_the_tower(
    server: Running, person: Callable[..., Person]
) -> None:
    """It is lit where it may be dropped; dropped beside the tower it goes back into the hand."""
    ana = person()
    opening(server, ana)
    ana.act("leave B4 A4-1")
    ana.asked("3 actions left")
    drag(ana, "leave-two", ana.page.locator(".prompt h2"))
    ana.asked("3 actions left")
    drag(ana, "leave-two", ana.space("A4"))
    ana.asked("who is the second to leave")
    expect(ana.space("B4-1")).to_have_attribute("aria-label", re.compile("employee of Bo"))
    ana.page.get_by_role("button", name="One is enough").first.click()
    ana.asked("2 actions left")
    assert "leave-two" not in hand(ana)


def drag(one: Person, name: str, target: Locator) -> None:
    """Drag a card onto something."""
    card(one, name).hover()
    one.page.mouse.down()
    box = target.bounding_box()
    assert box is not None
    one.page.mouse.move(box["x"] + 30, box["y"] + box["height"] / 2, steps=4)
    expect(one.page.locator(".ghost")).to_be_visible()
    one.page.mouse.up()
    expect(one.page.locator(".ghost")).to_have_count(0)


def test_any_number_of_cards_is_discarded_for_others(
    server: Running, person: Callable[..., Person]
) -> None:
    """They are chosen in the hand; the server deals as many."""
    ana = person()
    opening(server, ana)
    ana.page.get_by_role("button", name="Discard cards").click()
    for name in ("swap", "leave", "enter", "leave"):
        card(ana, name).click()
    ana.page.get_by_role("button", name="Discard 2 cards").click()
    ana.asked("3 actions left")
    expect(ana.page.locator(".log")).to_contain_text("Bo discards 2 cards")
    expect(ana.page.locator("[data-card]")).to_have_count(5)
    assert {"leave", "leave-two", "expel"} <= set(hand(ana))


def test_a_card_without_use_is_refused_with_its_rule(
    server: Running, person: Callable[..., Person]
) -> None:
    """Nobody is in the elevator: the server says which rule forbids to put somebody out."""
    ana = person()
    opening(server, ana)
    card(ana, "expel").click()
    refused = ana.page.locator(".notice")
    expect(refused).to_contain_text("That is not allowed now.")
    refused.get_by_role("button", name="Why?").click()
    expect(ana.page.locator("dialog[open]")).to_contain_text("of.card.expel")


def test_steps_are_taken_back_and_played_cards_are_not(
    server: Running, person: Callable[..., Person]
) -> None:
    """A card that was played has been seen; a walk has shown nothing new."""
    ana = person()
    opening(server, ana)
    ana.act("leave B4 A4-1")
    ana.asked("3 actions left")
    undo = ana.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    ana.act("walk A4-1 A4/1")
    ana.asked("2 actions left")
    undo.click()
    ana.asked("3 actions left")
    expect(ana.space("A4-1")).to_have_attribute("aria-label", re.compile("employee of Bo"))


def test_the_elevator_rides_and_people_walk(server: Running, person: Callable[..., Person]) -> None:
    """It moves in its shaft while somebody looks on, and at once for whoever wants no motion."""
    table, tokens = begin(server, "onfire-two", 16, TWO)
    ana, calm = person(speed="normal", motion=True), person()
    ana.freeze()
    ana.sit(table, tokens[1], first=1)
    calm.sit(table)
    lasts = "cab => parseFloat(getComputedStyle(cab).transitionDuration)"
    durations = [float(one.page.locator(".cab[data-floor]").evaluate(lasts)) for one in (ana, calm)]
    assert durations[0] > 0
    assert durations[1] == 0
    ana.act("walk A4-1 A4/1")
    expect(ana.page.locator(".comes")).to_have_count(1)
    ana.pass_time(1_500)
    expect(ana.page.locator(".comes")).to_have_count(0)


def test_phone_width_and_language(server: Running, person: Callable[..., Person]) -> None:
    """At 360 pixels nothing sticks out, a finger plays, and the words change at once."""
    ana = person(size=PHONE, theme="dark")
    opening(server, ana)
    card(ana, "leave").tap()
    ana.asked("Where do you play")
    ana.space("B4").tap()
    ana.space("A4-1").tap()
    ana.asked("3 actions left")
    assert ana.width() == PHONE[0]
    assert min(ana.page.locator('[role="gridcell"]').evaluate_all(SIZES)) >= FINGER
    assert ana.flaws() == []
    ana.speak("fr")
    ana.asked("Bo, encore 3 actions")
    expect(ana.page.locator(".log")).to_contain_text("Bo")
    assert min(ana.page.locator('[role="gridcell"]').evaluate_all(SIZES)) >= FINGER
    expect(card(ana, "swap")).to_contain_text("Intervertir")
    expect(ana.space("A4")).to_have_attribute("aria-label", re.compile("^bureau A4 : "))


def test_no_flaws_for_axe_on_any_screen(server: Running, person: Callable[..., Person]) -> None:
    """A card taken up, cards to discard, the decisions between actions and a new table."""
    ana = person()
    opening(server, ana)
    card(ana, "leave").click()
    found = {"taken up": ana.flaws_in_both_themes()}
    ana.space("B4").click()
    ana.asked("And then where")
    found["half chosen"] = ana.flaws_in_both_themes()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Discard cards").click()
    card(ana, "swap").click()
    found["discard"] = ana.flaws_in_both_themes()
    for words, step, seat in (
        ("which fire does the firefighter", 41, 0),
        ("what does the fire truck do", 223, 1),
        ("who is the second to leave", 56, 1),
    ):
        table, tokens = begin(server, "onfire-three", step, THREE)
        ana = person()
        ana.sit(table, tokens[seat], first=seat)
        ana.asked(words)
        found[words] = ana.flaws_in_both_themes()
    ana.go("/new?game=onfire")
    expect(ana.page.get_by_text("Back into the fire")).to_be_visible()
    found["new"] = ana.flaws_in_both_themes()
    assert {screen: flaws for screen, flaws in found.items() if flaws} == {}
