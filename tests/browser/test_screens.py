"""Every screen: no accessibility violations, nothing that sticks out, both languages at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.browser.seat import DESK, PHONE, Person
from tests.browser.tables import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.harness import Running

HEADING: Final = "h1, h2"


def lobby(server: Running, one: Person) -> None:
    """Come to the lobby, with a game of one's own and a table to join."""
    table, tokens = begin(server, "family-house", 40)
    server.make({"name": "Zoe"}, None, firefighters=2)
    one.remember(table, dict(enumerate(tokens)))
    one.go("/")
    expect(one.page.get_by_role("heading", name="My games", exact=True)).to_be_visible()
    expect(one.page.get_by_role("link", name="Join (1 seat)").first).to_be_visible()


def new_table(_: Running, one: Person) -> None:
    """Set a table up, with every option to be seen and a drawing to be pasted."""
    one.go("/new?game=flashpoint")
    one.page.get_by_text("Advanced", exact=True).click()
    one.page.get_by_text("A board of my own").click()
    expect(one.page.get_by_label("Paste the drawing here")).to_be_visible()


def specialists(server: Running, one: Person) -> None:
    """Be asked for a specialist."""
    table, tokens = begin(server, "advanced-recruit", 10)
    one.sit(table, *tokens)
    one.asked("which specialist")


def turn(server: Running, one: Person) -> None:
    """Be in the middle of a turn of an advanced game."""
    table, tokens = begin(server, "advanced-recruit", 29)
    one.sit(table, *tokens)
    one.asked("it is your turn")


def menu(server: Running, one: Person) -> None:
    """Have the menu of a space open: go into the smoke, or clear it."""
    table, tokens = begin(server, "family-house", 62)
    one.sit(table, *tokens)
    one.space("3-7").click()
    expect(one.page.get_by_role("menuitem")).to_have_count(2)


def refusal(server: Running, one: Person) -> None:
    """Have been refused something."""
    turn(server, one)
    one.space("0-0").click()
    expect(one.page.locator(".notice")).to_be_visible()


def rule(server: Running, one: Person) -> None:
    """Read a rule."""
    turn(server, one)
    one.page.locator(".log button").last.click()
    expect(one.page.locator("dialog[open] code")).to_be_visible()


def chat(server: Running, one: Person) -> None:
    """Have said something."""
    turn(server, one)
    one.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_label("Say something").fill("Here I come")
    one.page.keyboard.press("Enter")
    expect(one.page.locator(".said strong")).to_be_visible()


def seats(server: Running, one: Person) -> None:
    """Look at the seats, one of them free."""
    table, (token,) = server.make({"name": "Ana"}, None, {"bot": "steady"}, firefighters=3)
    one.sit(table, token)
    one.page.get_by_role("tab", name="Table").click()
    expect(one.page.get_by_role("button", name="Take it")).to_be_visible()


def reroll(server: Running, one: Person) -> None:
    """Be asked whether dice stand."""
    table, tokens = begin(server, "advanced-recruit", 25)
    one.sit(table, *tokens)
    one.asked("Do the dice stand")


def knocked_down(server: Running, one: Person) -> None:
    """Be asked where to recover."""
    table, tokens = begin(server, "family-house", 106)
    one.sit(table, *tokens)
    one.asked("where do you recover")


def won(server: Running, one: Person) -> None:
    """Have won."""
    table, tokens = begin(server, "family-house")
    one.remember(table, dict(enumerate(tokens)))
    one.go(f"/table/{table}")
    expect(one.page.locator("dialog[open] h2")).to_have_text("The crew has won!")


def lost(server: Running, one: Person) -> None:
    """See that others have lost."""
    table, _ = begin(server, "advanced-recruit")
    one.go(f"/table/{table}")
    expect(one.page.locator("dialog[open] h2")).to_have_text("The crew has lost.")


def replay(server: Running, one: Person) -> None:
    """Look at a game again."""
    table, _ = begin(server, "advanced-recruit")
    one.go(f"/replay/{table}?step=29")
    expect(one.page.locator(".scrub output")).to_have_text("29 / 189")


def watching(server: Running, one: Person) -> None:
    """Look on."""
    table, _ = server.make({"name": "Zoe"}, firefighters=1)
    one.sit(table)


def nowhere(_: Running, one: Person) -> None:
    """Come to a table that is not there."""
    one.go("/table/nothing")
    expect(one.page.get_by_role("alert")).to_be_visible()


def forgotten(_: Running, one: Person) -> None:
    """Look for a game that is not there."""
    one.go("/replay/nothing")
    expect(one.page.get_by_role("alert")).to_be_visible()


def handed(server: Running, one: Person) -> None:
    """Have to hand the device over."""
    one.retell("/api/tables/*", lambda table: {**table, "secretive": True})
    table, tokens = begin(server, "family-house", 40)
    one.remember(table, dict(enumerate(tokens)))
    one.go(f"/table/{table}")
    expect(one.page.get_by_text("Hand the device to")).to_be_visible()


def undrawn(server: Running, one: Person) -> None:
    """Sit at the table of a game the page has no pictures for."""
    unheard(one)
    table, tokens = begin(server, "family-house", 40)
    one.remember(table, dict(enumerate(tokens)))
    one.go(f"/table/{table}")
    expect(one.page.get_by_text("This game is not drawn yet")).to_be_visible()


def unheard(one: Person) -> None:
    """Call every game by a name the page has never heard."""
    one.retell("/api/games", lambda titles: [{**titles[0], "name": "unheard"}])
    one.retell("/api/tables/*", lambda table: {**table, "game": "unheard"})


WHOLE: Final = None
SCREENS: Final = (
    (lobby, WHOLE),
    (new_table, WHOLE),
    (specialists, WHOLE),
    (turn, WHOLE),
    (menu, "[role=menu]"),
    (refusal, ".top"),
    (rule, "dialog"),
    (chat, ".talk"),
    (seats, ".talk"),
    (reroll, ".top"),
    (knocked_down, ".top"),
    (won, "dialog"),
    (lost, "dialog"),
    (replay, WHOLE),
    (watching, ".top"),
    (nowhere, WHOLE),
    (forgotten, WHOLE),
    (handed, WHOLE),
    (undrawn, WHOLE),
)
"""Each screen, and the part of it that no other screen has."""


@pytest.mark.parametrize(
    ("screen", "part"), SCREENS, ids=[screen.__name__ for screen, _ in SCREENS]
)
def test_no_flaws_on_any_screen(
    server: Running,
    person: Callable[..., Person],
    screen: Callable[[Running, Person], None],
    part: str | None,
) -> None:
    """In both themes axe finds nothing, on a desk and on a phone, and nothing sticks out."""
    ana = person()
    screen(server, ana)
    found: dict[str, object] = {}
    for theme, size in (("light", DESK), ("dark", DESK), ("dark", PHONE), ("light", PHONE)):
        ana.looks(theme, size)
        name = f"{theme} {size[0]}"
        # The themes differ in colours only: the rest is looked at once a size.
        again = (theme, size) in (("dark", DESK), ("light", PHONE))
        if flaws := ana.flaws(part, colours_only=again):
            found[name] = flaws
        if (width := ana.width()) > size[0]:
            found[f"{name} is wide"] = width
    assert found == {}


@pytest.mark.parametrize(
    ("screen", "english", "french"),
    [
        (lobby, "Tables to join", "Tables à rejoindre"),
        (new_table, "Which fire tonight", "Quel feu ce soir"),
        (specialists, "which specialist are you", "quel spécialiste"),
        (turn, "it is your turn", "c.est votre tour"),
        (replay, "Replay", "Rediffusion"),
        (nowhere, "This table is not here", "Cette table n.est pas ici"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_the_language_changes_at_once(
    server: Running,
    person: Callable[..., Person],
    screen: Callable[[Running, Person], None],
    english: str,
    french: str,
) -> None:
    """Whatever is on the screen is in the other language, without coming anew."""
    ana = person()
    screen(server, ana)
    for words, locale in ((english, "fr"), (french, "en"), (english, "")):
        title = ana.page.locator(HEADING).filter(has_text=re.compile(words))
        expect(title.first).to_be_visible()
        if locale:
            ana.speak(locale)
