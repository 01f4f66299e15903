"""People play Feurio! in real browsers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.browser.seat import PHONE, Person
from tests.browser.tables import begin
from tests.server.harness import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.harness import Running

MOST_ACTIONS = 200
HALF = 22
"""Turns, two actions each: an even number, so that it is the first player's again."""
TWO: tuple[dict[str, str], ...] = ({"name": "Ana"}, {"name": "Bo"})


def make(server: Running, *seats: dict[str, str], **options: int | bool) -> tuple[str, list[str]]:
    """Make a table; give its code and the secrets of the named seats."""
    body = {"game": "feurio", "options": options, "seats": seats}
    made = server.http.post("/api/tables", json=body).raise_for_status().json()
    return made["table"]["id"], list(made["tokens"].values())


def play_out(server: Running, table: str, tokens: list[str], actions: int = MOST_ACTIONS) -> None:
    """Play by the socket: a man wherever there is room, and nobody once all tiles lie."""
    with Player(server.address, table, *tokens) as player:
        for _ in range(actions):
            if player.now["outcome"]:
                break
            ((seat, offers),) = player.now["offers"].items()
            player.act(int(seat), choose([str(offer["action"]) for offer in offers]))


def choose(actions: list[str]) -> str:
    """Lay the tile, then place the first man that may be placed on the first turns, else pass."""
    return actions[0] if actions[0].startswith(("lay", "place 1")) else actions[-1]


def act(actor: Person, verb: str) -> str:
    """Choose the first action of a verb from the list; give it."""
    expect(actor.page.locator(f'[data-action^="{verb}"]').first).to_be_visible()
    action = next(one for one in actor.offered() if one.startswith(verb))
    actor.page.locator(f'[data-action="{action}"]').click()
    return action


def hottest(one: Person) -> str:
    """Name the first hottest point."""
    cell = one.page.locator('[role="gridcell"][aria-label*="a hottest point"]').first
    return str(cell.get_attribute("data-place"))


def test_two_browsers_play_a_game_to_its_end(
    server: Running, person: Callable[..., Person]
) -> None:
    """They lay and place from the list; both see who won, and every zone with its value."""
    table, (one, two) = make(server, *TWO, players=2)
    play_out(server, table, [one, two], 2 * HALF)
    ana, bo = person(), person(theme="dark", locale="fr")
    ana.sit(table, one)
    bo.sit(table, two, first=1)
    players = [ana, bo]
    ended = ana.page.locator("dialog[open]")
    for turn in range(MOST_ACTIONS):
        actor = players[turn % 2]
        expect(actor.page.locator("[data-action], dialog[open]").first).to_be_visible()
        if actor.page.locator("dialog[open]").count():
            break
        if actor.page.locator('[data-action^="lay"]').count():
            act(actor, "lay")
            expect(actor.page.locator('[data-action="pass"]')).to_be_visible()
            men = actor.page.locator('[data-action^="place 1"]').count()
            act(actor, "place 1" if men else "pass")
        else:
            act(actor, "pass")
        other = players[(turn + 1) % 2]
        expect(other.page.locator("[data-action], dialog[open]").first).to_be_visible()
    expect(ended.locator("h2")).to_have_text(re.compile("(Ana|Bo) ha(s|ve) won"))
    expect(bo.page.locator("dialog[open] h2")).to_have_text(re.compile("(Ana|Bo).*gagn"))
    rows = ended.locator("table.zones tbody tr")
    expect(rows).not_to_have_count(0)
    values = [int(text) for text in rows.locator("td:last-child").all_inner_texts()]
    totals = ended.locator("table").first.locator("tbody td:nth-child(2)").all_inner_texts()
    assert values
    assert sum(values) == sum(map(int, totals))
    assert ana.flaws() + bo.flaws() == []


def test_a_firebreak_is_known_to_its_owner_only(
    server: Running, person: Callable[..., Person]
) -> None:
    """Neither what the others' browsers show nor what they are sent tells its value."""
    table, (one, two) = make(server, *TWO, players=2, firebreaks=True)
    ana, bo, watcher = person(), person(), person()
    others = {bo: bo.frames(), watcher: watcher.frames()}
    ana.sit(table, one)
    bo.sit(table, two, first=1)
    watcher.sit(table)
    ana.asked("lay the [1-6] on a hottest point")
    space = act(ana, "break").split()[1]
    expect(ana.space(space)).to_have_attribute(
        "aria-label", re.compile("firebreak of Ana, under it a [1-6]")
    )
    expect(ana.page.locator(".forest .secret")).to_have_count(1)
    for other, frames in others.items():
        expect(other.space(space)).to_have_attribute("aria-label", re.compile("firebreak of Ana$"))
        assert other.page.locator(".secret").count() == 0
        assert "nder it" not in other.page.content()
        tellings = other.tellings(frames, lambda told: space in told["scene"]["tiles"])
        assert tellings[-1]["scene"]["tiles"][space]["value"] is None
        assert values_told(tellings) == {0}
    bo.asked("lay the [1-6] on a hottest point")
    expect(watcher.page.locator(".log")).to_contain_text("draws a tile.")


def values_told(tellings: list[dict[str, Any]]) -> set[int]:
    """List the values that were told of player 1's draw and firebreak."""
    entries = [entry for telling in tellings for entry in telling["entries"]]
    own = [
        event
        for entry in entries
        for event in entry["events"]
        if event["event"] in {"tile-drawn", "firebreak-laid"} and event["player"] == 1
    ]
    drawn = [entry for entry in entries if any(event in own for event in entry["events"])]
    assert {entry["action"] for entry in drawn if entry["actor"] == "chance"} == {None}
    return {event["value"] for event in own}


def test_one_device_is_handed_over_with_a_cover(
    server: Running, person: Callable[..., Person]
) -> None:
    """With firebreaks the next player's tile is shown only when they have the device."""
    table, tokens = make(server, *TWO, players=2, firebreaks=True)
    ana = person()
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    ana.page.get_by_role("button", name="I am Ana").click()
    ana.asked("Ana, lay the [1-6]")
    act(ana, "break")
    expect(ana.page.get_by_role("heading", name="Hand the device to Bo")).to_be_visible()
    assert ana.page.get_by_role("grid").count() == 0
    ana.page.get_by_role("button", name="I am Bo").click()
    ana.asked("Bo, lay the [1-6]")
    assert ana.page.locator(".forest .secret").count() == 0
    told = " ".join(part.inner_text() for part in ana.page.locator(".log, [role=log]").all())
    assert "Ana draws a tile." in told
    assert re.search("Ana draws a [1-6]", told) is None


def test_keyboard_alone_plays_a_turn(server: Running, person: Callable[..., Person]) -> None:
    """Page keys find what may be done, arrows walk, Enter acts, the menu takes the number."""
    table, (token, _) = make(server, *TWO, players=2)
    ana = person()
    ana.sit(table, token)
    keyboard = ana.page.keyboard
    ana.space("0,0").focus()
    keyboard.press("PageDown")
    laid = ana.page.locator("[role=gridcell]:focus").get_attribute("data-place")
    assert "hottest" in str(ana.space(str(laid)).get_attribute("aria-label"))
    keyboard.press("Enter")
    ana.asked("do you place men")
    expect(ana.space(str(laid))).to_be_focused()
    keyboard.press("Control+Home")
    for _ in range(4):
        keyboard.press("ArrowDown")
    keyboard.press("PageDown")
    keyboard.press("Enter")
    menu = ana.page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(ana.page.locator(".log")).to_contain_text(re.compile("Ana places (a man|2 men)"))


def test_undo_of_a_laid_tile(server: Running, person: Callable[..., Person]) -> None:
    """Until men are placed, the tile may go back into the hand; all within the strict policy."""
    table, (token, _) = make(server, *TWO, players=2)
    ana = person(strict=True, speed="fast")
    ana.sit(table, token)
    space = hottest(ana)
    ana.space(space).click()
    ana.asked("do you place men")
    expect(ana.space(space)).to_have_attribute("aria-label", re.compile("free sides"))
    ana.page.get_by_role("button", name="Undo", exact=True).click()
    ana.asked("lay the [1-6] on a hottest point")
    expect(ana.space(space)).to_have_attribute("aria-label", re.compile("empty, heat"))


def test_heat_is_shown_at_every_point(server: Running, person: Callable[..., Person]) -> None:
    """The hottest points stand out; the others have theirs as a plain figure."""
    table, (token, _) = make(server, *TWO, players=2)
    ana = person()
    ana.sit(table, token)
    cooler = ana.page.locator(".point .heat")
    expect(ana.page.locator(".point.hottest text")).to_have_count(2)
    expect(cooler).to_have_count(6)
    expect(cooler.first).to_be_visible()


def test_a_tile_and_men_come_in_motion(server: Running, person: Callable[..., Person]) -> None:
    """A laid tile flies from the hand, then men arrive; the board waits for them."""
    table, (token, _) = make(server, *TWO, players=2)
    ana = person(speed="normal", motion=True)
    ana.freeze()
    ana.sit(table, token)
    act(ana, "lay")
    expect(ana.page.locator(".forest > .laid")).to_have_count(1)
    ana.pass_time(1_000)
    expect(ana.page.locator(".forest > .laid")).to_have_count(0)
    act(ana, "place 1")
    expect(ana.page.locator(".forest .comes")).to_have_count(1)
    ana.pass_time(1_000)
    expect(ana.page.locator(".forest .comes")).to_have_count(0)


def test_a_cooler_space_is_refused_with_the_rule(
    server: Running, person: Callable[..., Person]
) -> None:
    """The page asks the server, and shows the rule that forbids it."""
    table, (token, _) = make(server, *TWO, players=2)
    ana = person()
    ana.sit(table, token)
    cool = '[role="gridcell"][aria-label*="empty"]:not([aria-label*="hottest"])'
    ana.page.locator(cool).first.click()
    refused = ana.page.locator(".notice")
    expect(refused).to_contain_text("That is not allowed now.")
    refused.get_by_role("button", name="Why?").click()
    expect(ana.page.locator("dialog[open]")).to_contain_text("fe.hottest")


def test_replay_goes_tile_by_tile(server: Running, person: Callable[..., Person]) -> None:
    """From the empty table on, the forest grows step by step, and shrinks again."""
    table, tokens = make(server, *TWO, players=2)
    play_out(server, table, tokens, 8)
    ana = person()
    ana.go(f"/replay/{table}")
    tiles = ana.page.locator('[role="gridcell"][aria-label*="slot"]')
    expect(ana.page.locator(".scrub output")).to_have_text(re.compile("^0 /"))
    expect(tiles).to_have_count(0)
    assert ana.flaws() == []
    for grown in (1, 2):
        ana.page.get_by_role("button", name="One step on").click()
        expect(tiles).to_have_count(grown)
    ana.page.get_by_role("button", name="One step back").click()
    expect(tiles).to_have_count(1)


def test_phone_width_and_language(server: Running, person: Callable[..., Person]) -> None:
    """At 360 pixels nothing sticks out, a finger plays, and the words change at once."""
    table, tokens = make(server, *TWO, players=2)
    play_out(server, table, tokens, 20)
    ana = person(size=PHONE, theme="dark")
    ana.sit(table, *tokens)
    ana.space(hottest(ana)).tap()
    ana.asked("do you place men")
    assert ana.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert ana.flaws() == []
    ana.speak("fr")
    ana.asked("placez-vous des hommes")
    expect(ana.page.locator('[data-prompt="pass"]')).to_have_accessible_name("Ne placer personne")
    expect(ana.page.locator(".log")).to_contain_text("Ana pioche un")
    expect(ana.space("0,0")).to_have_attribute("aria-label", re.compile("emplacements? libres?"))


def test_what_was_chosen_and_matters_no_more_is_not_sent(
    server: Running, person: Callable[..., Person]
) -> None:
    """Firebreaks chosen for two are no hindrance to a game alone."""
    del server
    ana = person()
    ana.go("/new?game=feurio")
    ana.page.get_by_label("Firebreaks").check()
    ana.page.get_by_role("button", name="Less").click()
    expect(ana.page.get_by_label("Firebreaks")).to_have_count(0)
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page.get_by_text("The goal:")).to_be_visible()


def test_no_flaws_for_axe_on_any_screen(server: Running, person: Callable[..., Person]) -> None:
    """Laying, placing, the menu, the team's goal, the end and a new table are accessible."""
    table, (token, _) = make(server, *TWO, players=2, firebreaks=True)
    ana = person()
    ana.sit(table, token)
    ana.asked("lay the")
    found = {"lay": ana.flaws_in_both_themes()}
    ana.space(hottest(ana)).click()
    expect(ana.page.get_by_role("menu")).to_be_visible()
    found["menu"] = ana.flaws_in_both_themes()
    ana.page.get_by_role("menuitem").first.click()
    ana.asked("do you place men")
    found["place"] = ana.flaws_in_both_themes()
    for screen, step, words in (("goal", 40, "The goal:"), ("end", None, "goal missed")):
        alone, tokens = begin(server, "feurio-solo", step, ("Ana",))
        ana = person()
        ana.remember(alone, dict(enumerate(tokens)))
        ana.go(f"/table/{alone}")
        expect(ana.page.get_by_text(words).first).to_be_visible()
        found[screen] = ana.flaws_in_both_themes()
    assert ana.page.locator("dialog[open]").evaluate("dialog => dialog.scrollTop") == 0
    ana = person()
    ana.go("/new?game=feurio")
    expect(ana.page.get_by_text("Firebreaks")).to_be_visible()
    found["new"] = ana.flaws_in_both_themes()
    assert {screen: flaws for screen, flaws in found.items() if flaws} == {}
