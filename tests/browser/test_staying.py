"""Nothing is lost: reloads, a server that is killed, records that leave and come back."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.tables import begin, text_of
from tests.server.harness import Process

from caserne.games.flashpoint.printed import printed_board

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Route
    from tests.browser.seat import Person
    from tests.server.harness import Running

STATE = ".crew .state"


def test_whoever_was_there_is_there_again_after_a_kill(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    """The server is killed and started anew: the page says so, comes back, and plays on."""
    database = tmp_path / "tables.db"
    first = Process(database)
    with first:
        table, (token,) = first.make({"name": "Ana"}, firefighters=1)
        ana = person(f"http://{first.address}")
        ana.sit(table, token)
        ana.space("0-6").click()
        ana.asked("it is your turn")
        ana.space("1-6").click()
        expect(ana.page.locator(STATE)).to_contain_text("at 1-6")
        before = ana.page.get_by_role("grid").bounding_box()
        first.stop(signal.SIGKILL)
        expect(ana.page.get_by_text("The connection is gone")).to_be_visible()
        assert ana.page.get_by_role("grid").bounding_box() == before
        assert ana.flaws() == []
    with Process(database, first.port):
        expect(ana.page.get_by_text("The connection is gone")).to_have_count(0)
        expect(ana.page.locator(STATE)).to_contain_text("at 1-6")
        ana.space("0-6").click()
        expect(ana.page.locator(STATE)).to_contain_text("at 0-6")


def test_a_record_is_saved_and_loaded(
    server: Running, person: Callable[..., Person], tmp_path: Path
) -> None:
    """What is saved as a file begins a table of its own, where it stood."""
    table, tokens = begin(server, "family-house", 62)
    ana = person()
    ana.sit(table, *tokens)
    with ana.page.expect_download() as coming:
        ana.menu().get_by_role("button", name="Save the record").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.name == f"{table}.caserne"
    ana.menu().get_by_role("link", name="Caserne").click()
    ana.page.get_by_label("Choose a file").set_input_files(file)
    expect(ana.page.get_by_text(f"Begins with the record {table}.caserne.")).to_be_visible()
    ana.page.get_by_text("Me, on this device").click()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.asked("Seat 2, it is your turn")
    expect(ana.page.locator(STATE).first).to_contain_text("at 1-6 · carries a victim")
    assert table not in ana.page.url


def test_a_finished_record_is_seen_again(
    server: Running, person: Callable[..., Person], tmp_path: Path
) -> None:
    """A whole game that is loaded is shown from its beginning."""
    del server
    file = tmp_path / "house.caserne"
    file.write_text(text_of("family-house"), "utf-8")
    ana = person()
    ana.go("/")
    ana.page.get_by_label("Choose a file").set_input_files(file)
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page.locator(".scrub output")).to_have_text("0 / 144")


def test_a_record_may_be_chosen_before_the_lobby_knows_the_games(
    server: Running, person: Callable[..., Person], tmp_path: Path
) -> None:
    """Whoever is quicker than the list of games is not told that the file is no record."""
    del server
    file = tmp_path / "house.caserne"
    file.write_text(text_of("family-house"), "utf-8")
    ana = person()
    held: list[Route] = []
    answering = False

    def hold(route: Route) -> None:
        if answering:
            route.continue_()
        else:
            held.append(route)

    ana.page.route("**/api/games", hold)
    ana.go("/")
    expect(ana.page.get_by_label("Choose a file")).to_be_attached()
    while not held:
        ana.page.evaluate("1")  # until the lobby has asked
    with ana.page.expect_request("**/api/games"):
        ana.page.get_by_label("Choose a file").set_input_files(file)
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    answering = True
    for route in held:
        route.continue_()
    expect(ana.page.get_by_text("Begins with the record house.caserne.")).to_be_visible()


def test_what_is_no_record_is_refused(
    server: Running, person: Callable[..., Person], tmp_path: Path
) -> None:
    """A file of another kind and a damaged record are told apart from good ones, in words."""
    del server
    other, damaged = tmp_path / "other.txt", tmp_path / "damaged.caserne"
    other.write_text("hello", "utf-8")
    damaged.write_text(text_of("family-house").replace("place", "plaice", 1), "utf-8")
    ana = person()
    ana.go("/")
    ana.page.get_by_label("Choose a file").set_input_files(other)
    expect(ana.page.get_by_role("alert")).to_contain_text("other.txt is no record")
    ana.speak("fr")
    expect(ana.page.get_by_role("alert")).to_contain_text("pas une partie d")
    ana.speak("en")
    ana.page.get_by_label("Choose a file").set_input_files(damaged)
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("That cannot be read.")


def test_a_link_to_a_moment_of_a_replay(server: Running, person: Callable[..., Person]) -> None:
    """Whoever opens it sees that step, through the same eyes."""
    table, _ = begin(server, "family-house")
    ana = person()
    ana.go(f"/replay/{table}?step=25&seat=1")
    expect(ana.page.locator(".scrub output")).to_have_text("25 / 144")
    expect(ana.page.get_by_label("Seen by")).to_have_value("1")
    ana.page.get_by_role("button", name="Next turn").click()
    expect(ana.page.locator(".scrub output")).to_have_text("29 / 144")
    expect(ana.page.locator(".log .turn").last).to_contain_text("Turn 6")
    assert ana.page.url.endswith(f"/replay/{table}?step=29&seat=1")


def test_only_a_finished_or_solo_game_is_forked(
    server: Running, person: Callable[..., Person]
) -> None:
    """From a game that others still play nobody starts another."""
    running, tokens = begin(server, "family-house", 40)
    over, _ = begin(server, "family-house")
    ana = person()
    fork = ana.page.get_by_role("button", name="Play on from here")
    ana.go(f"/replay/{running}")
    expect(ana.page.locator(".scrub output")).to_be_visible()
    expect(fork).to_have_count(0)
    ana.go(f"/replay/{over}?step=62")
    expect(fork).to_be_visible()
    solo = person()
    solo.remember(running, dict(enumerate(tokens)))
    solo.go(f"/replay/{running}")
    expect(solo.page.get_by_role("button", name="Play on from here")).to_be_visible()


def test_markup_in_the_chat_is_text(server: Running, person: Callable[..., Person]) -> None:
    """What is said is shown as it was typed, to everybody."""
    table, (token,) = server.make({"name": "Ana <b>B</b>"}, firefighters=1)
    ana, watcher = person(), person()
    ana.sit(table, token)
    watcher.sit(table)
    for one in (ana, watcher):
        one.page.get_by_role("tab", name="Chat").click()
    said = '<img src=x onerror="document.title=1"><b>bold</b>'
    ana.page.get_by_label("Say something").fill(said)
    ana.page.get_by_role("button", name="Send").click()
    for one in (ana, watcher):
        expect(one.page.locator(".said p")).to_contain_text(f"Ana <b>B</b> {said}")
        expect(one.page.locator(".said img, .said b")).to_have_count(0)


def test_a_private_table_is_not_listed(server: Running, person: Callable[..., Person]) -> None:
    """Only a table that is meant to be private stays out of the lobby."""
    ana = person()
    for private in (False, True):
        ana.go("/new?game=flashpoint")
        ana.page.get_by_text("Me and friends").click()
        if private:
            ana.page.get_by_text("A private table").click()
        table = opened(ana)
        listed = {one["id"] for one in server.http.get("/api/tables").json()}
        assert (table in listed) is not private
        ana.go()
        expect(ana.page.get_by_role("grid")).to_have_count(0)


def test_a_board_of_ones_own(server: Running, person: Callable[..., Person]) -> None:
    """A drawing is read by the server: what is wrong is told, what is right is played on."""
    drawing = printed_board("villa").replace("board villa", "board mine", 1)
    ana = person()
    ana.go("/new?game=flashpoint")
    ana.page.get_by_text("A board of my own").click()
    ana.page.get_by_label("Paste the drawing here").fill("+--+")
    ana.page.get_by_role("button", name="Read the drawing").click()
    expect(ana.page.get_by_text("expected")).to_be_visible()
    ana.page.get_by_label("Paste the drawing here").fill(drawing)
    ana.page.get_by_role("button", name="Read the drawing").click()
    expect(ana.page.get_by_text("The board is fine.")).to_be_visible()
    made = server.http.get(f"/api/tables/{opened(ana)}").json()
    assert made["options"]["board"].startswith("board_mine/")


def opened(person: Person) -> str:
    """Open the table that was set up; give its code."""
    person.page.get_by_role("button", name="Open the table").click()
    expect(person.page.get_by_role("grid")).to_be_visible()
    return str(person.page.url).rpartition("/")[2]
