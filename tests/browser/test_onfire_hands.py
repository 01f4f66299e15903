"""The hands of On Fire!!!: who sees them in a browser, and when."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.browser.seat import NAMES, PHONE
from tests.browser.tables import THREE, begin
from tests.browser.towers import FIRST_TURN, TWO, act_and_see, hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

LAST_ACTION = 452
"""Entries of a game for three after which the second player has the last action of all."""


def has_redrawn(told: dict[str, Any]) -> bool:
    """Tell whether a message says that somebody has discarded cards for others."""
    events = [event for entry in told["entries"] for event in entry["events"]]
    return any(event["event"] == "redrawn" for event in events)


def test_a_hand_is_seen_by_its_owner_only(server: Running, person: Callable[..., Person]) -> None:
    """Neither another's page nor what it is sent tells a card that was drawn or discarded."""
    table, tokens = begin(server, "onfire-two", FIRST_TURN + 1, TWO)
    ana, bo, watcher = person(), person(), person()
    others = {ana: ana.frames(), watcher: watcher.frames()}
    ana.sit(table, tokens[0])
    watcher.sit(table)
    bo.sit(table, tokens[1], first=1)
    assert hand(bo) == ["leave", "leave-two", "enter", "expel", "swap"]
    act_and_see(bo, "redraw enter+expel")
    expect(bo.page.locator(".log")).to_contain_text("Bo draws: ")
    assert hand(ana) == ["leave-two", "elevator", "enter", "enter-two", "back"]
    assert hand(watcher) == []
    for other, frames in others.items():
        log = other.page.locator(".log")
        expect(log).to_contain_text("Bo discards 2 cards to draw as many.")
        expect(log).to_contain_text("Bo draws: a card.")
        expect(other.page.locator(".crew li").nth(1)).to_contain_text("5 cards")
        expect(other.page.locator(".crew li").nth(1).locator(".backs b")).to_have_count(5)
        told = other.tellings(frames, has_redrawn)
        assert {telling["scene"]["players"][1]["cards"] for telling in told} == {None}
        assert cards_told(told, 2) == {"hidden"}


def cards_told(told: list[dict[str, Any]], player: int) -> set[str]:
    """List the cards that were told of a player's draws and discards."""
    entries = [entry for telling in told for entry in telling["entries"]]
    events = [event for entry in entries for event in entry["events"]]
    own = [event for event in events if event.get("player") == player]
    drawn = {event["card"] for event in own if event["event"] == "card-drawn"}
    away = {one for event in own if event["event"] == "redrawn" for one in event.get("cards", ())}
    chance = [
        entry["action"]
        for entry in entries
        if entry["actor"] == "chance"
        and any(event in own and event["event"] == "card-drawn" for event in entry["events"])
    ]
    assert set(chance) == {None}
    return drawn | away


def test_one_device_is_handed_over_with_a_cover(
    server: Running, person: Callable[..., Person]
) -> None:
    """After the fourth action no card is on the page until the next player has the device."""
    table, tokens = begin(server, "onfire-two", FIRST_TURN + 1, TWO)
    ana = person()
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    ready = ana.page.get_by_role("button", name="I am Bo")
    expect(ready).to_be_visible()
    assert hand(ana) == []
    ready.click()
    expect(ana.page.locator("[data-card]")).to_have_count(5)
    for left in ("3 actions left", "2 actions left", "your last action"):
        act_and_see(ana, "redraw")
        ana.asked(left)
    ana.discard(hand(ana)[0])
    expect(ana.page.get_by_role("heading", name="Hand the device to Ana")).to_be_visible()
    assert hand(ana) == []
    assert ana.page.get_by_role("grid").count() == 0
    ana.page.get_by_role("button", name="I am Ana").click()
    expect(ana.page.locator("[data-card]")).to_have_count(5)
    assert hand(ana) == ["leave-two", "elevator", "enter", "enter-two", "back"]
    assert draws_told(ana, "Bo") == {"Bo draws: a card."}


def draws_told(one: Person, player: str) -> set[str]:
    """Collect what the page tells, in the log and to screen readers, of what a player drew."""
    texts = [part.text_content() or "" for part in one.page.locator(".log, [role=log]").all()]
    return set(re.findall(rf"{player} draws: [^.]*\.", " ".join(texts)))


def test_no_card_of_another_is_seen_while_it_is_told_what_happened(
    server: Running, person: Callable[..., Person]
) -> None:
    """Whoever takes the device sees the own hand at once, however slowly things are shown."""
    table, tokens = begin(server, "onfire-two", FIRST_TURN + 1, TWO)
    ana = person(speed="normal", motion=True)
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    ana.page.get_by_role("button", name="I am Bo").click()
    for left in ("4 actions left", "3 actions left", "2 actions left", "your last action"):
        ana.asked(left)
        ana.discard(hand(ana)[0])
    ready = ana.page.get_by_role("button", name="I am Ana")
    expect(ready).to_be_visible()
    ana.page.evaluate(WATCH_HANDS)
    ready.click()
    expect(ana.page.get_by_role("grid")).to_be_visible()
    expect(ana.page.locator(".prompt h2")).to_contain_text("Ana")
    assert set(ana.page.evaluate("window.hands")) == {"leave-two elevator enter enter-two back"}


WATCH_HANDS = """() => {
  window.hands = [];
  const look = () => {
    const cards = [...document.querySelectorAll("[data-card]")].map((card) => card.dataset.card);
    if (cards.length) window.hands.push(cards.join(" "));
  };
  const all = { childList: true, subtree: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""Notes every hand that the page ever shows from now on."""


def test_no_cover_stands_before_the_end(server: Running, person: Callable[..., Person]) -> None:
    """The last action of a shared device brings the end to all, and so does coming back to it."""
    table, tokens = begin(server, "onfire-three", LAST_ACTION, THREE)
    ana = person()
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    ana.page.get_by_role("button", name="I am Bo").click()
    ana.asked("your last action")
    ana.act("redraw enter")
    ended, cover = ana.page.locator("dialog[open]"), ana.page.locator(".handover")
    expect(ended.or_(cover)).to_be_visible()
    expect(ended.locator("tbody tr")).to_have_count(3)
    assert cover.count() == 0
    ana.page.reload()
    expect(ended.or_(cover)).to_be_visible()
    ended.get_by_role("button", name="Look at the board").click()
    expect(ana.page.get_by_role("grid")).to_be_visible()
    assert cover.count() == 0


def test_replay_with_the_eyes_of_a_seat(server: Running, person: Callable[..., Person]) -> None:
    """After the end anybody may look into a hand, one seat at a time, and see it grow."""
    table, _ = begin(server, "onfire-two", None, TWO)
    ana = person()
    ana.go(f"/replay/{table}?step=8")
    expect(ana.page.locator(".scrub output")).to_have_text(re.compile("^8 /"))
    assert hand(ana) == []
    ana.page.locator(".eyes select").select_option("0")
    expect(ana.page.locator("[data-card]")).to_have_count(2)
    ana.page.get_by_role("button", name="One step on").click()
    expect(ana.page.locator("[data-card]")).to_have_count(3)
    assert ana.flaws() == []


def test_replay_with_everything_open(server: Running, person: Callable[..., Person]) -> None:
    """After the end all hands can be seen side by side, and follow what is played."""
    table, _ = begin(server, "onfire-two", None, TWO)
    ana = person()
    ana.go(f"/replay/{table}?step=12")
    expect(ana.page.locator(".scrub output")).to_have_text(re.compile("^12 /"))
    assert ana.page.locator("[data-hand]").count() == 0
    ana.page.locator(".eyes select").select_option("all")
    assert hand_of(ana, 0) == ["leave-two", "elevator", "enter", "enter-two", "back"]
    assert hand_of(ana, 1) == ["leave", "leave-two", "enter", "expel", "swap"]
    assert ana.page.locator(".backs").count() == 0
    ana.page.get_by_role("button", name="One step on").click()
    expect(ana.page.locator('[data-hand="1"] [data-card]')).to_have_count(4)
    assert hand_of(ana, 1) == ["leave-two", "enter", "expel", "swap"]
    expect(ana.page.get_by_role("list", name=re.compile("^Bo.s cards$"))).to_be_visible()
    assert ana.flaws() == []
    ana.looks("dark", PHONE)
    assert ana.width() == PHONE[0]
    assert ana.flaws() == []


def hand_of(one: Person, seat: int) -> list[str]:
    """List the cards of a hand that lies open."""
    place = one.page.locator(f'[data-hand="{seat}"]')
    expect(place).to_be_visible()
    shown: list[str] = place.locator("[data-card]").evaluate_all(NAMES, "card")
    return shown
