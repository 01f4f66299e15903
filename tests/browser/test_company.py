"""Who plays: several seats on one device, bots, people who ask each other, games with secrets."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.seat import DESK, PHONE
from tests.browser.tables import begin
from tests.browser.test_screens import unheard

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

STATE = ".crew .state"


def test_one_person_plays_two_firefighters(server: Running, person: Callable[..., Person]) -> None:
    """Solo: the page says which of them is asked, and turns go round."""
    table, tokens = server.make({"name": "Left"}, {"name": "Right"}, firefighters=2)
    ana = person()
    ana.sit(table, *tokens)
    for name, space in (("Left", "0-6"), ("Right", "3-0")):
        ana.asked(f"{name}: where")
        ana.space(space).click()
    for name in ("Left", "Right", "Left"):
        ana.outlast(ana.question().filter(has_text=f"{name}, it is your turn"))
        ana.page.locator('[data-prompt="end"]').click()


def test_bots_play_the_other_seats(server: Running, person: Callable[..., Person]) -> None:
    """From the lobby: one person, two bots, and the turn comes back."""
    del server
    ana = person()
    ana.go("/new?game=flashpoint")
    ana.page.get_by_text("Me and bots").click()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.asked("where do you start")
    ana.space("0-6").click()
    ana.asked("Ana, it is your turn")
    ana.page.locator('[data-prompt="end"]').click()
    ana.outlast(ana.page.locator(".log .turn", has_text="Turn 4"))
    ana.outlast(ana.question().filter(has_text="Ana, it is your turn"))
    mates = ana.page.locator(".crew .mate strong").all_inner_texts()
    for mate in mates:
        expect(ana.page.locator(".log .turn", has_text=f"{mate} has").first).to_be_attached()
    assert len(set(mates)) == 3


def test_a_no_to_an_undo_is_told(server: Running, person: Callable[..., Person]) -> None:
    """The seat concerned declines; whoever asked reads it, and nothing changed."""
    table, (one, two) = server.make({"name": "Ana"}, {"name": "Bo"}, firefighters=2)
    ana, bo = person(), person()
    ana.sit(table, one)
    bo.sit(table, two, first=1)
    ana.space("3-0").click()
    bo.asked("Bo")
    bo.space("4-0").click()
    ana.asked("it is your turn")
    ana.space("3-1").click()
    expect(bo.page.locator(STATE).first).to_contain_text("at 3-1")
    bo.page.get_by_role("button", name="Ask to undo").click()
    expect(bo.page.get_by_text("Waiting for Ana to agree")).to_be_visible()
    ana.page.get_by_role("button", name="No", exact=True).click()
    expect(bo.page.get_by_text("The answer was no")).to_be_visible()
    expect(ana.page.locator(STATE).first).to_contain_text("at 3-1")
    bo.page.get_by_role("button", name="Ask to undo").click()
    bo.page.get_by_role("button", name="Never mind").click()
    ana.asked("it is your turn")
    expect(bo.page.get_by_text("The answer was no")).to_have_count(0)


def test_a_game_with_secrets_is_covered_between_seats(
    server: Running, person: Callable[..., Person]
) -> None:
    """Two seats on one device: nothing of the table is on the page while it is handed over."""
    ana = person()
    ana.retell("/api/tables/*", lambda table: {**table, "secretive": True})
    table, tokens = server.make({"name": "Ana"}, {"name": "Bo"}, firefighters=2)
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    for name, space in (("Ana", "0-6"), ("Bo", "3-0")):
        ready = ana.page.get_by_role("button", name=f"I am {name}, and I am ready")
        expect(ready).to_be_focused()
        expect(ana.page.locator("[role=grid], .log, .crew, [role=log]")).to_have_count(0)
        ana.page.keyboard.press("Enter")
        ana.space(space).click()
    expect(ana.page.get_by_text("Hand the device to Ana")).to_be_visible()


def test_a_seat_comes_along_with_its_link(server: Running, person: Callable[..., Person]) -> None:
    """The secret link of a seat gives it to another device, and does not stay in the address."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person()
    ana.go("/")
    link = f"{ana.url}/#/table/{table}?seat=0&token={token}"
    ana.page.get_by_placeholder("Code or link").fill(link)
    ana.page.keyboard.press("Enter")
    ana.asked("where do you start")
    assert token not in ana.page.url


def test_a_game_without_pictures_is_played_from_its_list(
    server: Running, person: Callable[..., Person]
) -> None:
    """A game the page has never heard of: scene, offers and events in words."""
    ana = person()
    unheard(ana)
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana.remember(table, {0: token})
    ana.go(f"/table/{table}")
    ana.asked("Ana, it is up to you")
    ana.act("place 0-6")
    ana.act("move 1-6")
    expect(ana.page.locator(".log")).to_contain_text("Moved, firefighter 1, origin 0-6, space 1-6")
    expect(ana.page.locator(".board.card")).to_contain_text("space 1-6")
    ana.go("/")
    expect(ana.page.get_by_role("heading", name="unheard")).to_be_visible()


def test_the_board_comes_closer(server: Running, person: Callable[..., Person]) -> None:
    """Two taps magnify the board of a phone; it scrolls in its frame, and a finger still plays."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person(size=PHONE)
    ana.sit(table, token)
    before = ana.space("7-9").evaluate("element => element.getBoundingClientRect().width")

    def is_wide(part: float) -> None:
        """Wait until a space is at least so many times as wide as it was, and not much more."""
        wide = "([cell, least]) => { const {width} = cell.getBoundingClientRect(); "
        wide += "return width >= least && width < 1.5 * least; }"
        ana.page.wait_for_function(wide, arg=[ana.space("7-9").element_handle(), part * before])

    ana.space("3-4").dblclick()
    ana.page.get_by_role("alert").get_by_role("button", name="Close").click()
    is_wide(1.9)
    assert ana.width() == PHONE[0]
    ana.space("7-9").tap()
    expect(ana.page.locator(STATE)).to_contain_text("at 7-9")
    for _ in range(3):
        ana.page.get_by_role("button", name="Farther away").tap()
    is_wide(0.99)
    ana.space("7-9").hover()
    ana.page.mouse.wheel(0, -100)
    is_wide(1.3)


def play_the_fire(one: Person, table: str, tokens: list[str]) -> None:
    """Come slowly to a turn, with time standing still."""
    one.freeze()
    one.sit(table, *tokens)
    one.asked("it is your turn")


def test_the_fire_is_played_and_can_be_skipped(
    server: Running, person: Callable[..., Person]
) -> None:
    """Each step of the fire is shown and waits for whoever asks why; the rest can be skipped."""
    table, tokens = begin(server, "advanced-recruit", 113)
    ana = person(speed="slow", motion=True)
    play_the_fire(ana, table, tokens)
    ana.page.locator('[data-prompt="end"]').click()
    ana.asked("ends the turn")
    ana.pass_time(300)
    ana.asked("The fire advances")
    expect(ana.page.locator(".effect .die")).to_have_count(2)
    ana.page.locator(".hud").get_by_role("button", name="Why?").click()
    expect(ana.page.locator("dialog[open]")).to_contain_text("fp.fire.target")
    ana.pass_time(60_000)
    ana.asked("The fire advances")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".effect .die")).to_have_count(0)
    ana.page.get_by_role("button", name="Skip").click()
    ana.asked("it is your turn|where do you recover")
    expect(ana.page.locator(".effect")).to_have_count(0)


def test_points_are_shown_as_they_are_paid(server: Running, person: Callable[..., Person]) -> None:
    """Before what lies at a space is turned over, the step there is paid; and 0 points are 0."""
    table, tokens = begin(server, "family-house", 21)
    ana = person(speed="slow", motion=True)
    play_the_fire(ana, table, tokens)
    points = ana.page.locator(".crew .pips")
    before = points.locator(".pip:not(.spent)").count()
    ana.act("move 5-8")
    ana.asked("goes from 5-9 to 5-8")
    ana.pass_time(600)
    ana.asked("A victim|A false alarm|nobody|is a")
    expect(points).to_have_attribute("aria-label", f"{before - 1} AP left")
    ana.page.keyboard.press("Escape")
    ana.asked("it is your turn")
    expect(points).to_have_attribute("aria-label", f"{before - 1} AP left")
    for left in range(before - 2, -1, -1):
        ana.page.locator('[data-action^="move"], [data-action^="close"]').first.click()
        ana.asked("goes from|closes")
        ana.page.keyboard.press("Escape")
        expect(points).to_have_attribute("aria-label", f"{left} AP left")
    expect(points.locator(".pip:not(.spent)")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_driver_sees_where_the_water_goes(
    server: Running, person: Callable[..., Person], locale: str
) -> None:
    """The dice say 3-2, and the engine's quadrant turns them to 3-7: that space is lit."""
    table, tokens = begin(server, "advanced-recruit", 25)
    ana = person(locale=locale)
    ana.sit(table, *tokens)
    ana.asked("Do the dice stand|Gardez-vous les")
    for size in (PHONE, DESK):
        ana.looks("light", size)
        expect(ana.page.locator('[role="gridcell"].can')).to_have_attribute("data-place", "3-7")
    expect(ana.page.locator(".prompt")).to_contain_text("3-7")
    ana.space("3-7").click()
    expect(ana.page.locator(".log")).to_contain_text(re.compile("3-7"))
    ana.asked("it is your turn|votre tour")


def test_the_dice_of_the_gun_light_no_row_of_the_fire(
    server: Running, person: Callable[..., Person]
) -> None:
    """While they fall nobody is shown the space that they would name for the fire."""
    table, tokens = begin(server, "advanced-recruit", 23)
    ana = person(speed="slow", motion=True)
    play_the_fire(ana, table, tokens)
    ana.act("gun")
    expect(ana.page.locator(".effect .die")).to_have_count(2)
    expect(ana.page.locator(".effect .lane")).to_have_count(0)


def test_nothing_moves_for_whoever_wants_it_still(
    server: Running, person: Callable[..., Person]
) -> None:
    """With reduced motion no animation runs on the board, also while the fire is played."""
    table, tokens = begin(server, "advanced-recruit", 113)
    running = "document.getAnimations().filter(one => one.playState === 'running').length"
    still, lively = person(speed="slow"), person(speed="slow", motion=True)
    for one in (still, lively):
        play_the_fire(one, table, tokens)
    still.page.locator('[data-prompt="end"]').click()
    for one in (still, lively):
        one.asked("ends the turn")
        one.pass_time(300)
        expect(one.page.locator(".effect .die")).to_have_count(2)
    assert still.page.evaluate(running) == 0
    assert lively.page.evaluate(running) > 0
