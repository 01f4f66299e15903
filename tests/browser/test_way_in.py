"""The way in: two clicks to the first action, an invitation for friends, the same game again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.seat import DESK, PHONE
from tests.browser.tables import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

PLAY: Final = {"en": "Play now", "fr": "Jouer"}


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_two_clicks_to_the_first_action(
    server: Running, person: Callable[..., Person], locale: str
) -> None:
    """One begins a game with bots, the other is already played."""
    ana = person(locale=locale)
    ana.go("/")
    ana.page.get_by_role("button", name=PLAY[locale], exact=True).click()
    ana.asked("where do you start|où commencez-vous")
    ana.space("0-6").click()
    table = ana.page.url.rpartition("/")[2]
    expect(ana.page.locator(".log")).to_contain_text("0-6")
    seats = server.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["bot"] != "" for seat in seats] == [False] + [True] * (len(seats) - 1)
    names = ana.page.locator(".crew li strong, .crew li .name").all_inner_texts()
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", ["Feurio!", "On Fire!!!"])
def test_every_game_begins_at_once(
    server: Running, person: Callable[..., Person], game: str
) -> None:
    """Each card of the lobby has its own button."""
    del server
    ana = person()
    ana.go("/")
    ana.page.get_by_role("button", name=re.compile(f"Play now.*{game}")).click()
    expect(ana.page.get_by_role("grid")).to_be_visible()


def test_friends_are_invited(server: Running, person: Callable[..., Person]) -> None:
    """A table for friends begins with its link, its code and a picture of the link."""
    ana = person()
    ana.go("/new?game=flashpoint")
    ana.page.get_by_text("Me and friends").click()
    ana.page.get_by_role("button", name="Open the table").click()
    asked = ana.page.get_by_role("dialog")
    expect(asked).to_contain_text("Call your crew")
    table = ana.page.url.rpartition("/")[2]
    expect(asked.locator("code")).to_have_text(f"{ana.url}/#/table/{table}")
    expect(asked.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(asked).to_contain_text("2 seats are free")
    for size in (PHONE, DESK):
        ana.looks("light", size)
        assert ana.flaws("dialog") == []
        assert ana.width() <= size[0]
    server.http.post(f"/api/tables/{table}/seats/1", json={"name": "Bo"}).raise_for_status()
    expect(asked).to_contain_text("One seat is free")
    expect(asked).to_contain_text("Bo")
    asked.get_by_role("button", name="To the table").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_what_was_chosen_is_chosen_again(server: Running, person: Callable[..., Person]) -> None:
    """Whoever sets up another table finds the options of the last one."""
    ana = person()
    ana.go("/new?game=flashpoint")
    for board in ("house", "villa", "garage", "laboratory"):
        expect(ana.page.locator(f'[data-thumb="{board}"]')).to_be_visible()
    ana.page.locator('input[type=radio][value="villa"]').check()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.asked("where do you start")
    ana.go("/new?game=flashpoint")
    expect(ana.page.locator('input[type=radio][value="villa"]')).to_be_checked()
    ana.go("/")
    ana.page.get_by_role("button", name="Play now", exact=True).click()
    ana.asked("where do you start")
    made = server.http.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}").json()
    assert made["options"]["board"] == "villa"


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
    told = [
        server.http.get(f"/api/tables/{one}").json()
        for one in (table, ana.page.url.rpartition("/")[2])
    ]
    assert told[0]["options"] == told[1]["options"]
    assert told[0]["seats"] == told[1]["seats"]
    assert told[1]["over"] is False
