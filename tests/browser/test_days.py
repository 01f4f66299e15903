"""Games that take days: a code for another device, alerts, seats that do not move, a host."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.seat import PHONE
from tests.server.alerts.calls import DAY, Called
from tests.server.alerts.services import Certificate
from tests.server.playing import Device

from caserne.server.erasing import erase, find_somebody
from caserne.store.opening import open_store
from caserne.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.browser.seat import Person
    from tests.server.harness import Running

ANA = {"name": "Ana"}


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Called]:
    """Serve, with a clock of the tests' own."""
    folder = tmp_path_factory.mktemp("days")
    with Called(folder / "tables.db", Certificate(folder), home=None) as running:
        yield running


def open_seats(one: Person) -> None:
    """Look at who sits where."""
    one.page.get_by_role("tab", name="Table").click()


def test_a_link_brings_the_games_to_a_phone(server: Running, person: Callable[..., Person]) -> None:
    """By the code of one device another has its seats, in its own language; nothing sticks out."""
    table, tokens = server.make(ANA, {"bot": "random"}, firefighters=2)
    ana = person()
    ana.remember(table, dict(enumerate(tokens)))
    ana.go("/me")
    expect(ana.page.get_by_role("link", name=table)).to_be_visible()
    ana.page.get_by_role("button", name="Show the code").click()
    expect(ana.page.get_by_role("img", name="A link for the camera")).to_be_visible()
    code = ana.page.locator(".key").inner_text()
    assert ana.flaws() == []
    phone = person(size=PHONE, locale="fr")
    phone.go(f"/me?key={code}")
    expect(phone.page.get_by_text("Toutes vos places sont ici")).to_be_visible()
    assert "key=" not in phone.page.url
    assert phone.width() <= PHONE[0]
    assert phone.flaws() == []
    phone.page.get_by_role("link", name=table).click()
    expect(phone.page.get_by_role("grid").first).to_be_visible()
    phone.asked("votre poste|à vous|placez|Ana")


def test_alerts_are_chosen(server: Running, person: Callable[..., Person]) -> None:
    """A webhook is added and removed by hand; an address that leads nowhere is refused in words."""
    del server
    ana = person()
    ana.go("/me")
    hook, add = ana.page.get_by_label("Webhook: an address"), ana.page.get_by_role("button")
    hook.fill("http://hook.example/")
    add.filter(has_text="Add: Webhook").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("https")
    hook.fill("https://hook.example/secret")
    ana.page.get_by_label("Its form").select_option("discord")
    add.filter(has_text="Add: Webhook").press("Enter")
    expect(ana.page.get_by_text("Webhook discord: hook.example", exact=True)).to_be_visible()
    with ana.page.expect_response(lambda answer: answer.request.method != "GET") as kept:
        ana.page.get_by_label("always tell me").check()
    assert kept.value.ok
    assert ana.flaws() == []
    ana.page.reload()
    expect(ana.page.get_by_label("always tell me")).to_be_checked()
    ana.page.get_by_role("button", name=re.compile("Remove ?: Webhook discord")).click()
    expect(ana.page.get_by_text("Webhook discord: hook.example", exact=True)).to_have_count(0)


def test_a_seat_that_does_not_move(patient: Called, person: Callable[..., Person]) -> None:
    """The pace is chosen when a table is made; the others vote, and the holder comes back."""
    maker = person(patient.url)
    maker.go("/new?game=feurio")
    maker.page.get_by_label("How long may a move take?").select_option("a day")
    maker.page.get_by_label("After a reminder in vain").select_option(
        "the table votes who plays on"
    )
    assert maker.flaws() == []
    slow, bo, cleo = (Device(patient) for _ in range(3))
    table = slow.make(ANA, None, None, pace=DAY, relief="vote")
    tokens = [bo.sit(table, 1, "Bo"), cleo.sit(table, 2, "Cleo")]
    patient.look(DAY + 1)
    people = [person(patient.url) for _ in range(2)]
    for seat, (one, token) in enumerate(zip(people, tokens, strict=True), 1):
        one.sit(table, token, first=seat)
        open_seats(one)
        expect(one.page.get_by_text("has not moved for long")).to_be_visible()
        one.page.get_by_label("A bot shall play: Seat 1").select_option("random")
    expect(people[0].page.get_by_text("plays for Ana")).to_be_visible()
    people[1].looks("dark", PHONE)
    assert people[1].width() <= PHONE[0]
    assert people[1].flaws() == []
    back = person(patient.url)
    back.remember(table, {})
    back.know(slow.key)
    back.go(f"/table/{table}")
    take_back = back.page.get_by_role("button", name="Take my seat back")
    expect(back.page.get_by_role("status").locator(take_back)).to_be_visible()
    open_seats(back)
    back.page.get_by_role("tabpanel", name="Table").locator(take_back).click()
    expect(take_back).to_have_count(0)
    expect(people[0].page.get_by_text("plays for Ana")).to_have_count(0)


def test_a_host_decides(server: Running, person: Callable[..., Person]) -> None:
    """Who made the table closes it, silences somebody and passes the role on; the others see it."""
    table, tokens = server.make(ANA, {"name": "Bo"}, firefighters=2)
    ana, bo, watching = person(), person(), person(locale="fr")
    watching.sit(table)
    ana.sit(table, tokens[0])
    bo.sit(table, tokens[1], first=1)
    for one in (ana, bo):
        open_seats(one)
    ana.page.get_by_label("Nobody may watch").check()
    expect(watching.page.get_by_text("Cette table est fermée")).to_be_visible()
    assert watching.flaws() == []
    ana.page.get_by_role("button", name=re.compile("Silence ?: Bo")).press("Enter")
    expect(ana.page.get_by_role("button", name=re.compile("Silence ?: Bo"))).to_have_attribute(
        "aria-pressed", "true"
    )
    assert ana.flaws() == []
    ana.page.get_by_role("button", name=re.compile("Let decide ?: Bo")).click()
    expect(bo.page.get_by_text("You decide about this table")).to_be_visible()
    expect(ana.page.get_by_text("You decide about this table")).to_have_count(0)
    bo.looks("dark", PHONE)
    assert bo.width() <= PHONE[0]
    assert bo.flaws() == []


def test_an_operator_closes_a_table(server: Running, person: Callable[..., Person]) -> None:
    """Whoever plays or watches is told why, in their language, and how it was played is left."""
    table, tokens = server.make(ANA, {"name": "Bo"}, firefighters=2)
    ana, watching = person(), person(locale="fr", size=PHONE)
    ana.sit(table, tokens[0])
    watching.sit(table)
    store = server.hall._store  # noqa: SLF001 - whose file it is
    assert isinstance(store, SqliteStore)
    operator = open_store(store.path)
    operator.shut(table, "The club moves.").result()
    expect(ana.page.get_by_role("alert")).to_have_text(
        "The operator of this site has closed this table for good: The club moves."
    )
    expect(watching.page.get_by_text("pour de bon : The club moves.")).to_be_visible()
    assert watching.width() <= PHONE[0]
    assert watching.flaws() == []
    watching.page.get_by_role("link", name="Comment on a joué").click()
    expect(watching.page.get_by_role("grid").first).to_be_visible()
    operator.delete(table).result()
    operator.close()
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_have_text("There is no such table.")


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "Seat 1 is no longer yours: the operator of this site has taken it back"),
        ("fr", "La place 1 n.est plus la vôtre : l.exploitant de ce site l.a reprise"),
    ],
)
def test_an_operator_erases_who_holds_a_seat(
    server: Running, person: Callable[..., Person], locale: str, words: str
) -> None:
    """Whoever is there is told at once, and whoever comes back; nobody else is, nor who left."""
    table, tokens = server.make(ANA, {"name": "Bo"}, firefighters=2)
    ana, bo = person(locale=locale), person(locale=locale)
    ana.sit(table, tokens[0])
    bo.sit(table, tokens[1], first=1)
    store = server.hall._store  # noqa: SLF001 - whose file it is
    assert isinstance(store, SqliteStore)
    operator = open_store(store.path)
    erase(operator, find_somebody(operator, f"{table}/1"))
    operator.close()
    told = ana.page.get_by_role("alert")
    expect(told).to_contain_text(re.compile(words))
    expect(ana.page.locator("[data-action]")).to_have_count(0)
    ana.looks("light", PHONE)
    assert ana.width() <= PHONE[0]
    assert ana.flaws(".notice") == []
    ana.page.reload()
    expect(told).to_contain_text(re.compile(words))
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    assert bo.page.get_by_role("alert").count() == 0
