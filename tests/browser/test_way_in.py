"""The way in: two clicks to the first action, an invitation for friends, the same game again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.seat import DESK, PHONE
from tests.browser.tables import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

PLAY: Final = {"en": "Play now", "fr": "Jouer"}
SIZES: Final = ((1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 640))


def made(server: Running, one: Person) -> dict[str, Any]:
    """Ask for the table somebody came to."""
    code = one.page.url.rpartition("/")[2]
    told: dict[str, Any] = server.http.get(f"/api/tables/{code}").raise_for_status().json()
    return told


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_two_clicks_to_the_first_action(
    server: Running, person: Callable[..., Person], locale: str
) -> None:
    """One begins a game with bots, the other is already played; everybody has a name."""
    ana = person(locale=locale)
    ana.go("/")
    ana.page.get_by_role("button", name=PLAY[locale], exact=True).click()
    ana.asked("where do you start|où commencez-vous")
    ana.space("0-6").click()
    expect(ana.page.locator(".log")).to_contain_text("0-6")
    seats = made(server, ana)["seats"]
    assert [seat["bot"] != "" for seat in seats] == [False] + [True] * (len(seats) - 1)
    for place, seat in enumerate(seats):
        expect(ana.page.locator(".crew li").nth(place)).to_contain_text(seat["name"])
    assert len({seat["name"] for seat in seats} - {""}) == len(seats)


@pytest.mark.parametrize(("title", "game"), [("Feurio!", "feurio"), ("On Fire!!!", "onfire")])
def test_every_game_begins_at_once(
    server: Running, person: Callable[..., Person], title: str, game: str
) -> None:
    """Each card of the lobby has its own button, and remembers who was to play."""
    ana = person()
    ana.go("/")
    ana.page.get_by_role("button", name=re.compile(f"Play now.*{title}")).click()
    expect(ana.page.get_by_role("grid")).to_be_visible()
    told = made(server, ana)
    assert told["game"] == game
    assert [seat["bot"] for seat in told["seats"]][1:] == ["steady"] * (len(told["seats"]) - 1)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", ["flashpoint", "feurio", "onfire"])
def test_the_way_to_the_table_is_always_in_sight(
    server: Running, person: Callable[..., Person], game: str, locale: str
) -> None:
    """Whatever the window, the button that opens the table is whole within it."""
    del server
    ana = person(locale=locale)
    ana.go(f"/new?game={game}")
    button = ana.page.locator(".end button")
    expect(button).to_be_enabled()
    for width, height in SIZES:
        ana.looks("dark", (width, height))
        assert ana.width() <= width
        box = button.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= box["x"] + box["width"] <= width, (width, box)
        assert 0 <= box["y"] <= box["y"] + box["height"] <= height, (height, box)
        assert box["height"] >= 44


def test_friends_are_invited(server: Running, person: Callable[..., Person]) -> None:
    """A table for friends begins with its link, its code and a picture of the link."""
    ana = person()
    ana.go("/new?game=flashpoint")
    ana.page.get_by_text("Me and friends").click()
    ana.page.get_by_role("button", name="Open the table").click()
    asked = ana.page.get_by_role("dialog")
    expect(asked).to_contain_text("Call your crew")
    table = ana.page.url.rpartition("/")[2]
    expect(asked.locator("code")).to_have_text(f"{ana.url}/#/table/{table}?join")
    expect(asked.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(asked).to_contain_text("2 seats are free")
    for size in (PHONE, DESK):
        ana.looks("light", size)
        assert ana.flaws("dialog") == []
        assert ana.width() <= size[0]
    bo = person()
    bo.go(f"/table/{table}?join")
    guest = bo.page.get_by_role("dialog")
    guest.get_by_label("Your name").fill("Bo")
    assert bo.flaws("dialog") == []
    guest.get_by_role("button", name="Take it").first.click()
    expect(bo.page.get_by_role("dialog")).to_have_count(0)
    expect(asked).to_contain_text("One seat is free")
    expect(asked).to_contain_text("Bo")
    asked.get_by_role("button", name="Seat a bot").click()
    expect(asked).to_contain_text("Everybody is here")
    assert [seat["name"] for seat in made(server, ana)["seats"]][:2] == ["Ana", "Bo"]
    assert made(server, ana)["seats"][2]["bot"] == "steady"
    asked.get_by_role("button", name="To the table").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_whose_absence_holds_things_up_is_said(
    server: Running, person: Callable[..., Person]
) -> None:
    """Whoever waits is told for whom: somebody who is away, or a seat that is free."""
    table, (token, _) = server.make({"name": "Ana"}, {"name": "Bo"}, None, firefighters=3)
    ana = person()
    ana.remember(table, {0: token})
    ana.go(f"/table/{table}?invite")
    status = ana.page.get_by_role("dialog").get_by_role("status")
    expect(status).to_contain_text("You can begin at once")
    with server.join(table, token) as player:
        player.act(0, "place 0-6")
    expect(status).to_contain_text("The game waits for Bo, who is away.")


def test_what_was_chosen_is_chosen_again(server: Running, person: Callable[..., Person]) -> None:
    """Whoever sets up another table finds the options and the crew of the last one."""
    ana = person()
    ana.go("/new?game=flashpoint")
    for board in ("house", "villa", "garage", "laboratory"):
        expect(ana.page.locator(f'[data-thumb="{board}"] svg').first).to_be_visible()
    ana.page.locator('input[type=radio][value="villa"]').check()
    ana.page.get_by_label("Seat 3").select_option("bot-random")
    ana.page.get_by_role("button", name="Open the table").click()
    ana.asked("where do you start")
    ana.go("/new?game=flashpoint")
    expect(ana.page.locator('input[type=radio][value="villa"]')).to_be_checked()
    expect(ana.page.get_by_label("Seat 3")).to_have_value("bot-random")
    ana.page.locator('input[type=radio][value="feurio"]').check()
    expect(ana.page.get_by_label("Firebreaks")).to_be_visible()
    ana.go("/")
    ana.page.get_by_role("button", name="Play now", exact=True).click()
    ana.asked("where do you start")
    told = made(server, ana)
    assert told["options"]["board"] == "villa"
    assert [seat["bot"] for seat in told["seats"]] == ["", "steady", "random"]


@pytest.mark.parametrize("record", ["family-house", "feurio-two-firebreaks", "onfire-two"])
def test_the_same_again(server: Running, person: Callable[..., Person], record: str) -> None:
    """From the end of a game to one with the same options and seats, with one click."""
    names = ("Ana", "Bo", "Cleo")[: 3 if record == "family-house" else 2]
    table, tokens = begin(server, record, None, names)
    ana = person()
    ana.remember(table, dict(enumerate(tokens)))
    ana.go(f"/table/{table}")
    ana.page.get_by_role("button", name="Same again").click()
    expect(ana.page).not_to_have_url(re.compile(table))
    ana.come_through()
    told = [server.http.get(f"/api/tables/{table}").json(), made(server, ana)]
    assert told[0]["options"] == told[1]["options"]
    assert told[0]["seats"] == told[1]["seats"]
    assert told[1]["over"] is False


def test_my_turn_comes_first(server: Running, person: Callable[..., Person]) -> None:
    """Of one's games those come first that wait for oneself, and those that are over last."""
    over, tokens = begin(server, "family-house")
    bos, (mine, bo) = server.make({"name": "Ana"}, {"name": "Bo"}, firefighters=2)
    with server.join(bos, mine, bo) as player:
        player.act(0, "place 0-6")
    yours, (token,) = server.make({"name": "Ana"}, {"bot": "steady"}, firefighters=2)
    ana = person()
    ana.remember(over, dict(enumerate(tokens)))
    ana.remember(bos, {0: mine})
    ana.remember(yours, {0: token})
    ana.go("/")
    rows = ana.page.locator("section[aria-labelledby=mine-title] li")
    for place, (table, words) in enumerate(
        ((yours, "Your turn"), (bos, "Bo is on"), (over, "See it again"))
    ):
        expect(rows.nth(place)).to_contain_text(table)
        expect(rows.nth(place)).to_contain_text(words)
    expect(ana.page.get_by_text("A crew is waiting for you.")).to_be_visible()


def test_all_tables_can_be_found(server: Running, person: Callable[..., Person]) -> None:
    """More of them are shown step by step, past the page that the server lists at once."""
    tables = [server.make({"name": "Zoe"}, None, firefighters=2)[0] for _ in range(53)]
    ana = person()
    ana.go("/")
    rows = ana.page.locator("section[aria-labelledby=join-title] li.card")
    more = ana.page.get_by_role("button", name="More tables")
    expect(rows).to_have_count(8)
    while not all(table in " ".join(rows.all_inner_texts()) for table in tables):
        shown = rows.count()
        more.click()  # as long as one is missing there is more
        expect(rows).not_to_have_count(shown)
