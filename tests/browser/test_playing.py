"""People play in real browsers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.seat import PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.harness import Running

MOST_TURNS = 400
AT_WORK = 12
"""Actions of which some put something out; then the fire is left to itself, and the end comes."""


def test_two_browsers_play_a_family_game_to_its_end(
    server: Running, person: Callable[..., Person]
) -> None:
    """Each sees the other's deeds; both see the end."""
    table, (one, two) = server.make({"name": "Ana"}, {"name": "Bo"}, firefighters=2)
    ana, bo, watcher = person(), person(theme="dark", locale="fr"), person()
    ana.sit(table, one)
    bo.sit(table, two, first=1)
    watcher.sit(table)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    ana.space("3-0").click()
    bo.asked("Bo")
    bo.space("4-0").click()
    ana.asked("it is your turn")
    people = [ana, bo]
    for turn in range(MOST_TURNS):
        seat = ana.decider(2)
        if seat is None:
            break
        told = [(player, player.lines()) for player in people]
        do_something(people[seat], at_work=turn < AT_WORK)
        for player, lines in told:
            player.told_more(lines)
    expect(ana.page.locator("dialog[open] h2")).to_have_text(re.compile("The crew has (won|lost)"))
    expect(bo.page.locator("dialog[open] h2")).to_have_text(re.compile("L.équipe a (gagné|perdu)"))
    expect(watcher.page.locator("dialog[open] h2")).to_be_visible()
    assert ana.flaws("dialog") + bo.flaws("dialog") == []


def do_something(actor: Person, *, at_work: bool) -> None:
    """Get up if one is down, put something out if one is at work and can, or end the turn."""
    expect(
        actor.page.locator('[data-action="end"], [data-action^="recover"]').first
    ).to_be_visible()
    wanted = ("recover", "extinguish", "douse") if at_work else ("recover",)
    steps = [action for action in actor.offered() if action.startswith(wanted)]
    if steps:
        actor.act(steps[0])
    else:
        actor.page.locator('[data-prompt="end"]').click()


def test_reload_in_mid_turn(server: Running, person: Callable[..., Person]) -> None:
    """Whoever reloads is where they were."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person()
    ana.sit(table, token)
    ana.space("0-6").click()
    ana.asked("it is your turn")
    ana.space("1-6").click()
    expect(ana.page.locator(".crew .state")).to_contain_text("at 1-6")
    before = sorted(ana.offered())
    ana.page.reload()
    expect(ana.page.locator(".crew .state")).to_contain_text("at 1-6")
    expect(ana.page.locator("[data-action]")).to_have_count(len(before))
    assert sorted(ana.offered()) == before


def test_undo_of_the_own_action(server: Running, person: Callable[..., Person]) -> None:
    """A step is taken back."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person()
    ana.sit(table, token)
    for space in ("0-6", "1-6"):
        ana.space(space).click()
        expect(ana.page.locator(".crew .state")).to_contain_text(f"at {space}")
    ana.page.get_by_role("button", name="Undo", exact=True).click()
    expect(ana.page.locator(".crew .state")).to_contain_text("at 0-6")


def test_undo_asked_of_somebody_else(server: Running, person: Callable[..., Person]) -> None:
    """Anyone of the crew may ask; the seat concerned agrees."""
    table, (one, two) = server.make({"name": "Ana"}, {"name": "Bo"}, firefighters=2)
    ana, bo = person(), person()
    ana.sit(table, one)
    bo.sit(table, two, first=1)
    ana.space("3-0").click()
    bo.asked("Bo")
    bo.space("4-0").click()
    ana.asked("it is your turn")
    ana.space("3-1").click()
    expect(bo.page.locator(".crew .state").first).to_contain_text("at 3-1")
    bo.page.get_by_role("button", name="Ask to undo").click()
    ana.asked("Bo would like to take the last action back")
    ana.page.get_by_role("button", name="Yes, take it back").click()
    expect(bo.page.locator(".crew .state").first).to_contain_text("at 3-0")


def test_language_switch_at_once(server: Running, person: Callable[..., Person]) -> None:
    """Prompt, log and offers change their language; the game goes on."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person()
    ana.sit(table, token)
    ana.space("0-6").click()
    ana.asked("it is your turn")
    ana.speak("fr")
    ana.asked("c.est votre tour")
    expect(ana.page.locator(".log .line").first).to_contain_text("Ana commence en 0-6.")
    expect(ana.page.locator('[data-action="end"]')).to_have_text("Finir le tour")
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")


def test_keyboard_alone_plays_a_turn(server: Running, person: Callable[..., Person]) -> None:
    """Arrows walk over the board, Enter acts, the list takes the rest."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person()
    ana.sit(table, token)
    keyboard = ana.page.keyboard
    ana.page.locator("[role=gridcell][tabindex='0']").focus()
    for _ in range(6):
        keyboard.press("ArrowRight")
    expect(ana.space("0-6")).to_be_focused()
    keyboard.press("Enter")
    ana.asked("it is your turn")
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(ana.page.locator(".crew .state")).to_contain_text("at 1-6")
    ana.page.locator('[data-action="end"]').focus()
    keyboard.press("Enter")
    ana.outlast(ana.page.locator(".log .turn", has_text="Turn 2"))


def test_keyboard_alone_plays_a_whole_game(server: Running, person: Callable[..., Person]) -> None:
    """From the first space to the end, and into the same game again, without a mouse."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person()
    ana.fold()
    ana.sit(table, token)
    keyboard = ana.page.keyboard
    for _ in range(20):
        if ana.page.evaluate("document.activeElement.matches('[role=gridcell]')"):
            break
        keyboard.press("Tab")
    keyboard.press("Enter")
    ana.asked("it is your turn")
    again = ana.page.get_by_role("button", name="Same again")
    ends = ana.page.locator('[data-prompt="end"]')
    while not again.is_visible():
        lines = ana.lines()
        keyboard.press("e")
        ana.told_more(lines)
        expect(ends.or_(again).first).to_be_visible()
    expect(again).to_be_focused()
    keyboard.press("Enter")
    expect(ana.page).not_to_have_url(re.compile(table))
    ana.asked("where do you start")


def test_something_illegal_names_its_rule(server: Running, person: Callable[..., Person]) -> None:
    """The page asks the server, and shows the rule that forbids it."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person()
    ana.sit(table, token)
    ana.space("0-6").click()
    ana.asked("it is your turn")
    ana.space("5-5").click()
    refused = ana.page.locator(".notice")
    expect(refused).to_contain_text("That is not allowed now.")
    expect(refused).to_contain_text("adjacent")
    refused.get_by_role("button", name="Why?").click()
    expect(ana.page.locator("dialog[open]")).to_contain_text("fp.board.adjacent")


def test_a_click_with_several_meanings_asks(server: Running, person: Callable[..., Person]) -> None:
    """Beside fire, the menu lists what can be done there."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person()
    ana.sit(table, token)
    for space in ("3-0", "3-1"):
        ana.space(space).click()
        expect(ana.page.locator(".crew .state")).to_contain_text(f"at {space}")
    ana.space("3-2").click()
    menu = ana.page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    menu.get_by_role("menuitem", name="Fire to smoke at 3-2").click()
    expect(ana.page.locator(".log")).to_contain_text("turns the fire at 3-2 into smoke")


def test_phone_width(server: Running, person: Callable[..., Person]) -> None:
    """At 360 pixels nothing sticks out, and a finger plays."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person(size=PHONE, theme="dark")
    ana.sit(table, token)
    ana.space("0-6").tap()
    ana.asked("it is your turn")
    assert ana.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    ana.space("1-6").tap()
    expect(ana.page.locator(".crew .state")).to_contain_text("at 1-6")


def test_advanced_game_with_a_captain_and_a_driver(
    server: Running, person: Callable[..., Person]
) -> None:
    """One device, two seats: parts, places, parkings, a ride asked of its rider, a command."""
    table, tokens = server.make(
        {"name": "Ana"}, {"name": "Bo"}, rules="advanced", firefighters=2, specialists="chosen"
    )
    ana = person()
    ana.sit(table, *tokens)
    ana.asked("Ana: which specialist")
    ana.act("choose captain")
    ana.asked("Bo: which specialist")
    ana.act("choose driver")
    for question, action in (
        ("Ana: where", "place 0-5"),
        ("Bo: where", "place 0-7"),
        ("Where does the ambulance", "park-ambulance north"),
        ("Where does the engine", "park-engine north"),
    ):
        ana.asked(question)
        ana.act(action)
    ana.asked("Ana, it is your turn")
    ana.act("command 2 move 0-8")
    expect(ana.page.locator(".crew .state").nth(1)).to_contain_text("at 0-8")
    ana.act("drive ambulance clockwise")
    ana.asked("Ana: do you ride along")
    ana.space("3-9").click()
    expect(ana.page.locator(".crew .state").first).to_contain_text("at 3-9")


def test_replay_step_scrub_and_fork(server: Running, person: Callable[..., Person]) -> None:
    """A game is seen again step by step, and played on from the middle."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = person()
    ana.sit(table, token)
    for space in ("0-6", "1-6"):
        ana.space(space).click()
        expect(ana.page.locator(".crew .state")).to_contain_text(f"at {space}")
    ana.menu().get_by_role("link", name="Replay").click()
    expect(ana.page.locator(".scrub output")).to_have_text("0 / 2")
    ana.page.get_by_role("button", name="One step on").click()
    expect(ana.page.locator(".crew .state")).to_contain_text("at 0-6")
    assert ana.page.url.endswith(f"/replay/{table}?step=1")
    ana.page.get_by_role("button", name="Play on from here").click()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.asked("Ana, it is your turn")
    expect(ana.page.locator(".crew .state")).to_contain_text("at 0-6")


def test_lobby_makes_a_table_and_others_join_by_code(
    server: Running, person: Callable[..., Person]
) -> None:
    """From the lobby to two people at a table; of the same name one is asked for another."""
    del server
    ana, bo = person(), person()
    ana.go("/new?game=flashpoint")
    ana.page.get_by_text("Me and friends").click()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.asked("where do you start")
    code = ana.page.url.rsplit("/", 1)[1]
    bo.go("/")
    bo.page.get_by_placeholder("Code or link").fill(code)
    bo.page.keyboard.press("Enter")
    invitation = bo.page.get_by_role("dialog")
    invitation.get_by_role("button", name="Take it").first.click()
    expect(invitation.get_by_role("alert")).to_contain_text("a name that looks like yours")
    invitation.get_by_label("Your name").fill("Bo")
    invitation.get_by_role("button", name="Take it").first.click()
    expect(invitation).to_have_count(0)
    bo.page.get_by_role("tab", name="Table").click()
    expect(bo.page.locator(".seats")).to_contain_text("yours")
    expect(ana.page.get_by_role("grid")).to_be_visible()


def test_the_page_keeps_its_strict_policy(server: Running, person: Callable[..., Person]) -> None:
    """No screen, animation included, does what the server's Content-Security-Policy forbids."""
    table, (token,) = server.make({"name": "Ana"}, {"bot": "steady"}, firefighters=2)
    ana = person(strict=True, speed="fast")
    ana.sit(table, token)
    ana.space("0-6").click()
    ana.asked("it is your turn")
    ana.page.locator('[data-prompt="end"]').click()
    ana.outlast(ana.page.locator(".log .turn", has_text="Turn 3"))
    ana.go("/")
    expect(ana.page.get_by_role("link", name="Set up a table").first).to_be_visible()
    assert ana.troubles == []
