"""Setting a table up: names, boards of one's own, and addresses at which nothing is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.seat import DESK, PHONE

from caserne.games.flashpoint.printed import printed_board

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

GAMES: Final = ("flashpoint", "feurio", "onfire")
OPEN: Final = {"en": "Open the table", "fr": "Ouvrir la table"}
ALONE: Final = {"en": "Me, on this device", "fr": "Moi, sur cet appareil"}
SEAT: Final = {"en": "Seat", "fr": "Place"}
NOTHING: Final = {"en": "There is nothing here", "fr": "Il n.y a rien ici"}
NO_TABLE: Final = {"en": "This table is not here", "fr": "Cette table n.est pas ici"}
NO_BOOK: Final = {"en": "This rule book is not here", "fr": "Ce livre des règles n.est pas ici"}
WHY: Final = {"en": "Perhaps the address was not copied whole", "fr": "L.adresse n.a peut-être pas"}
WHY_NO_TABLE: Final = {"en": "There is no such table", "fr": "Cette table n.existe pas"}
LOBBY: Final = {"en": "Back to the lobby", "fr": "Retour à l.accueil"}
LOST: Final = {
    "/#/nothing": NOTHING,
    "/#/table": NOTHING,
    "/#/replay": NOTHING,
    "/#/rules": NOTHING,
    "/#/table/abcdefgh/more": NOTHING,
    "/#/new/abcdefgh": NOTHING,
    "/#/me/abcdefgh": NOTHING,
    "/#/new?game=chess": NOTHING,
    "/#/learn/chess": NOTHING,
    "/#/rules/chess": NO_BOOK,
    "/#/%": NOTHING,
    "/#/%E0%A4%A": NOTHING,
    "/lobby": NOTHING,
    "/lobby#/table/abcdefgh": NOTHING,
    "/table/abcdefgh": NO_TABLE,
}
"""Addresses at which there is nothing, and what is said of them."""
LOCALES: Final = ("en", "fr")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_seat_of_a_device_has_a_name_of_its_own(
    server: Running, person: Callable[..., Person], game: str, locale: str
) -> None:
    """One's own name is the first seat's; the others are told apart, before and at the table."""
    ana = person(locale=locale)
    ana.go(f"/new?game={game}")
    ana.page.get_by_text(ALONE[locale]).click()
    fields = ana.page.locator(".seats input")
    expect(fields.first).to_have_value("Ana")
    proposed = [field.get_attribute("placeholder") for field in fields.all()]
    assert proposed[1] == f"{SEAT[locale]} 2"
    fields.last.fill("Zoe")
    ana.page.get_by_role("button", name=OPEN[locale]).click()
    ana.come_through()
    told = server.http.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}").json()
    names = [seat["name"] for seat in told["seats"]]
    assert names[0] == "Ana"
    assert names[-1] == "Zoe"
    assert len(set(names)) == len(names) == len(proposed)
    for place, name in enumerate(names):
        expect(ana.page.locator(".crew li").nth(place)).to_contain_text(name)


def test_a_second_seat_that_is_taken_has_a_name_of_its_own(
    server: Running, person: Callable[..., Person]
) -> None:
    """At the table too one's own name is for one seat."""
    table, (token,) = server.make({"name": "Ana"}, None, None, firefighters=3)
    ana = person()
    ana.sit(table, token)
    ana.page.get_by_role("tab", name="Table").click()
    ana.page.get_by_role("button", name="Take it").first.click()
    expect(ana.page.get_by_role("button", name="Take it")).to_have_count(1)
    seats = server.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ana", "Seat 2", ""]


def board(one: Person) -> None:
    """Ask for a board of one's own."""
    one.go("/new?game=flashpoint")
    one.page.get_by_text("A board of my own").click()


def test_a_drawing_nobody_read_is_read_before_it_is_played_on(
    server: Running, person: Callable[..., Person]
) -> None:
    """Whoever pastes a drawing and opens the table plays on it."""
    ana = person()
    board(ana)
    drawing = printed_board("villa").replace("board villa", "board mine", 1)
    ana.page.get_by_label("Paste the drawing here").fill(drawing)
    ana.page.get_by_role("button", name=OPEN["en"]).click()
    expect(ana.page.get_by_role("grid")).to_be_visible()
    made = server.http.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}").json()
    assert made["options"]["board"].startswith("board_mine/")


@pytest.mark.parametrize("drawing", ["+--+", ""])
@pytest.mark.parametrize("after_a_good_one", [False, True])
def test_a_drawing_that_cannot_be_read_is_no_house(
    server: Running, person: Callable[..., Person], drawing: str, *, after_a_good_one: bool
) -> None:
    """No table is opened on another board instead: what is wrong is told."""
    before = len(server.http.get("/api/tables").json())
    ana = person()
    board(ana)
    field = ana.page.get_by_label("Paste the drawing here")
    if after_a_good_one:
        field.fill(printed_board("villa"))
        ana.page.get_by_role("button", name="Read the drawing").click()
        expect(ana.page.get_by_text("The board is fine.")).to_be_visible()
    field.fill(drawing)
    expect(ana.page.get_by_text("The board is fine.")).to_have_count(0)
    ana.page.get_by_role("button", name=OPEN["en"]).click()
    expect(ana.page.get_by_role("alert")).to_contain_text("expected")
    assert len(server.http.get("/api/tables").json()) == before


def test_whoever_thinks_better_of_a_drawing_plays_on_the_house(
    server: Running, person: Callable[..., Person]
) -> None:
    """A printed board that is chosen after all is played on, whatever was drawn."""
    ana = person()
    board(ana)
    ana.page.get_by_label("Paste the drawing here").fill("+--+")
    ana.page.locator('input[type=radio][value="villa"]').check()
    expect(ana.page.get_by_label("Paste the drawing here")).to_have_count(0)
    ana.page.get_by_role("button", name=OPEN["en"]).click()
    expect(ana.page.get_by_role("grid")).to_be_visible()
    made = server.http.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}").json()
    assert made["options"]["board"] == "villa"


def test_a_drawing_to_begin_with_is_offered(server: Running, person: Callable[..., Person]) -> None:
    """A board of ours is put there as a drawing, can be changed, and is played on."""
    ana = person()
    board(ana)
    ana.page.get_by_label("Begin with a board of ours").select_option("house")
    field = ana.page.get_by_label("Paste the drawing here")
    expect(field).to_have_value(printed_board("house"))
    field.fill(field.input_value().replace("board house", "board hut", 1))
    for size in (PHONE, DESK):
        ana.looks("light", size)
        assert ana.width() == size[0]
        assert ana.flaws() == []
    ana.page.get_by_role("button", name=OPEN["en"]).click()
    expect(ana.page.get_by_role("grid")).to_be_visible()
    made = server.http.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}").json()
    assert made["options"]["board"].startswith("board_hut/")


def test_where_nothing_is_the_page_says_so(server: Running, person: Callable[..., Person]) -> None:
    """No unknown address shows the lobby without a word, come anew or not; there is a way to it."""
    ana = person()
    ana.go("/")
    heard: list[dict[str, str]] = []
    for address, said in LOST.items():
        ana.page.goto(f"{server.url}{address}")
        lost(ana, said, "en")
        ana.page.reload()
        lost(ana, said, "en")
        if said not in heard:
            heard.append(said)
            ana.speak("fr")
            lost(ana, said, "fr")
            assert ana.flaws() == []
            ana.speak("en")
        ana.page.get_by_role("link", name=re.compile(LOBBY["en"])).click()
        expect(ana.page.get_by_role("heading", name=re.compile(said["en"]))).to_have_count(0)
        expect(ana.page.locator("#games-title")).to_be_visible()


def lost(one: Person, said: dict[str, str], locale: str) -> None:
    """See that somebody is told in words that nothing is there, and how to leave."""
    expect(one.page.get_by_role("heading", name=re.compile(said[locale]))).to_be_visible()
    why = WHY_NO_TABLE if said is NO_TABLE else WHY
    expect(one.page.get_by_role("alert")).to_have_text(re.compile(why[locale]))
    expect(one.page.get_by_role("link", name=re.compile(LOBBY[locale]))).to_be_visible()


FOCUSED: Final = """() => (({type, name, value, innerText}) => ({type, name, value, innerText}))(
  document.activeElement)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_set_up_by_keyboard_alone(
    server: Running, person: Callable[..., Person], game: str
) -> None:
    """Tab comes to every choice and to the button in the end; arrows and Enter do the rest."""
    ana = person()
    ana.go("/")
    expect(ana.page.get_by_role("button", name="Play now", exact=True)).to_be_enabled()
    ana.page.goto(f"{server.url}/#/new?game={game}")
    expect(ana.page.get_by_role("button", name=OPEN["en"])).to_be_enabled()
    kinds = set()
    for _ in range(80):
        ana.page.keyboard.press("Tab")
        here = ana.page.evaluate(FOCUSED)
        kinds.add(here["type"])
        if here["name"] == "preset":  # with bots, not with friends who would have to be waited for
            ana.page.keyboard.press("ArrowLeft")
            ana.page.keyboard.press("ArrowRight")
        if OPEN["en"] in str(here["innerText"]):
            break
    assert {"radio", "checkbox"} <= kinds
    ana.page.keyboard.press("Enter")
    ana.come_through()
