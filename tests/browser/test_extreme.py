"""Extreme Danger in real browsers: several floors, ladders, platform, holes and all the rest."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect
from tests.browser.seat import DESK, PHONE, Person
from tests.browser.tables import steer, stray, take_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.harness import Running

    from caserne.games.flashpoint.showing import ExtremeShown, Shown

TWO: Final = ("Ana", "Bo")
GARAGE: Final = (
    "rules=advanced board=garage level=basement car=yes engineer=yes bridges=yes descents=yes "
    "firefighters=2"
)
LABORATORY: Final = (
    "rules=advanced board=laboratory large=yes small=chemical platform=yes firefighters=2"
)
TALLEST: Final = "rules=advanced board=laboratory level=attic firefighters=2"
HOLE: Final = ("place 2-0", "park-engine west", "take ladder", "move 3-0", "roll 3-9")
"""Two go with a ladder to a doorway behind which the fire below breaks the floor."""
ENGINE: Final = ("park-engine north", "park-platform 0-2", "place 0-2", "roll 3-8")


class Sight(NamedTuple):
    """A position, what is drawn in it, and what a screen reader is told of a space."""

    options: str
    wishes: tuple[str, ...]
    wanted: Callable[[Shown, ExtremeShown], bool]
    drawn: dict[str, int]
    space: str
    words: str


SIGHTS: Final = {
    "bridge": Sight(
        GARAGE,
        ("bridge 3-1", *HOLE),
        lambda _, x: "bridge" in x.spans.values(),
        {"[data-ladder=bridge]": 1, "[data-floor=hole]": 1, "[data-object=car]": 1},
        "3-1",
        "a hole in the floor, bridged by a ladder",
    ),
    "descent": Sight(
        GARAGE,
        ("sink 3-1", "extinguish b3-9", *HOLE),
        lambda _, x: bool(x.spans),
        {"[data-ladder=down]": 1, "[data-ladder=down-foot]": 1},
        "b3-9",
        "a ladder up to 3-0",
    ),
    "leak": Sight(
        LABORATORY,
        ("roll 5-5",),
        lambda _, x: bool(x.toxic) and "chemical" not in x.objects,
        {"[data-floor=toxic]": 6, "[data-object=chemical]": 0, "[data-object=large]": 1},
        "u6-5",
        "toxic chemicals",
    ),
    "jam": Sight(
        LABORATORY,
        ("roll 4-6", "red 5"),
        lambda _, x: 2 in x.jams.values(),
        {"[data-kind=jammed]": 1, "[data-kind=jammed] .jams:text('2')": 1},
        "u4-6",
        "jammed fire door, 2 counters",
    ),
    "ladder": Sight(
        LABORATORY,
        ("climb u0-6", "raise u0-6", "take ladder", *ENGINE),
        lambda shown, _: shown.crew[0].space == "u0-6",
        {"[data-ladder=foot]": 1, "[data-ladder=top]": 1, "[data-rack='3']": 1},
        "0-2",
        "a ladder up to u0-6, engine with 3 ladders",
    ),
    "platform": Sight(
        LABORATORY,
        ("platform u0-6", *ENGINE),
        lambda _, x: x.platform is not None,
        {"[data-platform='u0-6']": 1, "[data-platform=engine]": 0, "[data-rack='4']": 1},
        "u0-6",
        "hydraulic platform with water cannon",
    ),
    "engine": Sight(
        LABORATORY,
        ENGINE,
        lambda shown, x: shown.engine is not None and x.platform is None,
        {"[data-platform=engine]": 1, "[data-platform]": 1},
        "0-2",
        "engine with 4 ladders, hydraulic platform with water cannon",
    ),
}
FINGER: Final = 40
"""Pixels that a finger hits."""
BOARDING: Final = ("platform u0-6", *ENGINE)


@cache
def record_of(name: str) -> str:
    """Play until somebody may act and sees a sight."""
    sight = SIGHTS[name]

    def wanted(shown: Shown, due: str) -> bool:
        return due == "act" and shown.extreme is not None and sight.wanted(shown, shown.extreme)

    return steer(sight.options, sight.wishes, wanted)


def come(server: Running, one: Person, record: str) -> None:
    """Sit at all seats of a table that goes on from a record."""
    table, tokens = take_up(server, record, names=TWO)
    one.sit(table, *tokens)
    expect(one.page.locator("[data-action], [role=gridcell].can").first).to_be_visible()


@pytest.mark.parametrize("name", SIGHTS)
def test_what_lies_about_is_drawn_and_told(
    server: Running, person: Callable[..., Person], name: str
) -> None:
    """Each thing has a shape of its own, and words for who does not see it."""
    ana, sight = person(), SIGHTS[name]
    come(server, ana, record_of(name))
    for selector, count in sight.drawn.items():
        expect(ana.page.locator(f"svg {selector}")).to_have_count(count)
    label = ana.space(sight.space)
    expect(label).to_have_attribute("aria-label", re.compile(re.escape(sight.words)))


def at_the_stairs(shown: Shown, due: str) -> bool:
    """Tell whether the first firefighter stands on the lower half of the stairs, with a point."""
    free = shown.seat == 0 and "u2-8" not in (*shown.fire, *shown.smoke)
    return due == "act" and shown.crew[0].space == "3-4" and shown.ap > 0 and free


STAIRS: Final = ("place 4-5", "move 3-4", "move 3-3", "move 4-3", "move 4-4", "roll 6-1")


def test_stairs_are_climbed_by_a_click(server: Running, person: Callable[..., Person]) -> None:
    """A space of another floor is a space like all others."""
    ana = person()
    family = "board=laboratory firefighters=2"
    come(server, ana, steer(family, STAIRS, at_the_stairs))
    expect(ana.page.locator('[data-stairs="3-4"]')).to_contain_text("u2-8")
    ana.space("u2-8").click()
    expect(ana.page.locator(".crew .state").first).to_contain_text("at u2-8")


def test_floors_by_keyboard(server: Running, person: Callable[..., Person]) -> None:
    """Page up and down change floors, arrows stay on one; what belongs together is lit."""
    ana = person()
    come(server, ana, record_of("ladder"))
    keyboard = ana.page.keyboard
    expect(ana.page.locator("[role=gridcell][tabindex='0']")).to_have_count(1)
    ana.page.locator("[role=gridcell][tabindex='0']").focus()
    expect(ana.space("u0-6")).to_be_focused()
    expect(ana.page.locator("[data-echo='0-2']")).to_be_attached()
    keyboard.press("PageDown")
    expect(ana.space("0-2")).to_be_focused()
    keyboard.press("ArrowDown")
    expect(ana.space("1-2")).to_be_focused()
    expect(ana.page.locator("[data-echo]")).to_have_count(1)
    expect(ana.page.get_by_role("tooltip")).to_contain_text("above it: u1-6")
    keyboard.press("End")
    keyboard.press("ArrowRight")
    expect(ana.space("1-5")).to_be_focused()
    expect(ana.page.locator("[role=gridcell][tabindex='0']")).to_have_count(1)
    keyboard.press("PageUp")
    expect(ana.space("u1-9")).to_be_focused()
    ana.space("3-4").hover()
    expect(ana.page.locator("[data-echo='u2-8']")).to_be_attached()
    expect(ana.page.get_by_role("tooltip")).to_contain_text("stairs to u2-8")


def test_the_platform_is_put_on_the_engine(server: Running, person: Callable[..., Person]) -> None:
    """Its place is asked on the board: one of the engine's two spaces is clicked."""
    ana = person()
    come(server, ana, steer(LABORATORY, ENGINE, lambda _, due: due == "park-platform"))
    ana.asked("Where does the platform start")
    expect(ana.page.locator('[data-prompt="park-platform 0-2"]')).to_be_visible()
    ana.space("0-3").click()
    ana.asked("Ana, it is your turn")
    expect(ana.page.locator("[data-platform=engine][data-dock='1']")).to_be_attached()


def test_the_platform_is_boarded(server: Running, person: Callable[..., Person]) -> None:
    """Who stands by the engine is asked; whoever goes up is up there."""
    ana = person()
    come(server, ana, steer(LABORATORY, BOARDING, lambda _, due: due == "boarding"))
    ana.asked("Ana: do you go up with the platform")
    expect(ana.page.locator('[data-prompt="stay"]')).to_be_visible()
    ana.page.locator('[data-prompt="ride u0-6"]').click()
    ana.asked("Bo: do you go up with the platform")
    expect(ana.page.locator(".crew .state").first).to_contain_text("at u0-6")
    ana.speak("fr")
    ana.asked("Bo.*montez-vous avec la plateforme")
    ana.page.locator('[data-prompt="stay"]').click()
    ana.asked("Ana, c.est votre tour")


class Deed(NamedTuple):
    """Something rarely done: where, from which game on, and what the log then says."""

    options: str
    wishes: tuple[str, ...]
    first: int
    told: str


WATER: Final = tuple(
    f"extinguish {floor}{row}-{column}"
    for floor in ("", "b")
    for row in range(1, 7)
    for column in range(1, 13)
)
DEEDS: Final = {
    "cannon": Deed(LABORATORY, (), 0, " fires the water cannon at "),
    "clean": Deed(
        "rules=advanced board=laboratory small=chemical firefighters=2",
        ("choose hazmat-technician", "roll 5-5", "place 4-5", "climb u2-8"),
        9,
        " removes the toxic token at ",
    ),
    "cool": Deed(GARAGE, (), 1, " is back in the reserve"),
    "mend": Deed(GARAGE, (), 1, " mends the wall "),
    "repair": Deed(
        "rules=advanced board=garage level=basement engineer=yes repairs=yes firefighters=2",
        ("choose structural-engineer", *WATER),
        5549,
        " repairs the floor at ",
    ),
}


@pytest.mark.parametrize("verb", DEEDS)
def test_rare_deeds_are_done(server: Running, person: Callable[..., Person], verb: str) -> None:
    """Whatever only one firefighter can do, or only from one place, is offered and told."""
    ana, deed = person(), DEEDS[verb]
    come(server, ana, stray(deed.options, deed.wishes, verb, deed.first))
    log = ana.page.locator(".log .line", has_text=deed.told)
    before = log.count()
    ana.page.locator(f'[data-action="{verb}"], [data-action^="{verb} "]').first.click()
    expect(log).to_have_count(before + 1)


def test_who_is_trapped_ends_the_game(server: Running, person: Callable[..., Person]) -> None:
    """The end says why, in both languages."""
    options = "board=laboratory level=basement firefighters=2"
    table, _ = take_up(server, stray(options, (), "trapped", 2337), names=TWO)
    said = {
        "en": "A firefighter was trapped, with no way out.",
        "fr": "Un pompier était piégé, sans issue.",
    }
    for locale, words in said.items():
        one = person(locale=locale)
        one.go(f"/table/{table}")
        expect(one.page.locator("dialog[open]")).to_contain_text(words)


def test_a_window_and_a_side_are_clicked(server: Running, person: Callable[..., Person]) -> None:
    """Edges and parkings offer what may be done there, by its name and cost."""
    ana = person()
    wishes = ("choose generalist", "move 0-1", *ENGINE)

    def beside(shown: Shown, due: str) -> bool:
        return due == "act" and shown.crew[0].space == "0-1" and shown.ap > 1

    come(server, ana, steer(LABORATORY, wishes, beside))
    ana.page.locator('.hit[data-place="0-1/1-1"]').click()
    ana.page.get_by_role("menuitem", name="Open the window 0-1/1-1").click()
    expect(ana.page.locator("svg [data-edge='0-1/1-1']")).to_have_attribute(
        "data-kind", "window-open"
    )
    expect(ana.page.locator(".log")).to_contain_text("Ana opens the window 0-1/1-1.")
    ana.page.locator(".log .line", has_text="opens the window").get_by_role("button").click()
    expect(ana.page.locator("dialog[open]")).to_contain_text("fp.x.window")
    ana.page.keyboard.press("Escape")
    ana.space("0-2").click()
    expect(ana.page.locator(".crew .state").first).to_contain_text("at 0-2")
    ana.act("end")
    ana.outlast(ana.question().filter(has_text="Bo, it is your turn"))
    ana.page.locator('.hit[data-place="engine-south"]').click()
    ana.asked("do you ride along")


def test_floors_side_by_side_on_a_desk(server: Running, person: Callable[..., Person]) -> None:
    """Two floors have equal rows at one height."""
    ana = person()
    come(server, ana, steer(LABORATORY, (), lambda _, due: due == "place"))
    low, high = (box_of(ana, name) for name in ("2-2", "u2-6"))
    assert low["y"] == high["y"]
    assert low["x"] < high["x"]


def test_floors_are_tabs_on_a_phone(server: Running, person: Callable[..., Person]) -> None:
    """One floor is shown at a time; a finger plays, the magnifier magnifies, nothing is wide."""
    ana = person(size=PHONE, theme="dark")
    come(server, ana, steer(TALLEST, (), lambda _, due: due == "place"))
    board = ana.page.get_by_role("grid")
    tabs = ana.page.get_by_role("group", name="Floors").get_by_role("button")
    expect(tabs).to_have_count(3)
    expect(board).to_have_accessible_name("The board: Ground floor")
    tabs.filter(has_text="Attic").click()
    expect(board).to_have_accessible_name("The board: Attic")
    expect(ana.space("2-2")).to_have_count(0)
    tabs.filter(has_text="Ground floor").click()
    expect(board).to_have_accessible_name("The board: Ground floor")
    low = box_of(ana, "2-2")
    assert low["width"] > FINGER
    ana.space("2-2").press("+")
    larger = "([cell, least]) => cell.getBoundingClientRect().width > least"
    cell = ana.space("2-2").element_handle()
    ana.page.wait_for_function(larger, arg=[cell, 1.3 * low["width"]])
    assert ana.width() == PHONE[0]
    ana.space("0-3").tap()
    ana.asked("Bo: where")


def box_of(one: Person, space: str) -> dict[str, Any]:
    """Measure where a space is on the screen."""
    box = one.space(space).bounding_box()
    assert box is not None
    return dict(box)


def test_no_flaws_on_any_floor(server: Running, person: Callable[..., Person]) -> None:
    """In both themes axe finds nothing, on a desk and on a phone, and nothing sticks out."""
    ana = person()
    come(server, ana, record_of("bridge"))
    found: dict[str, object] = {}
    for theme, size in (("light", DESK), ("dark", DESK), ("dark", PHONE), ("light", PHONE)):
        ana.looks(theme, size)
        again = (theme, size) in (("dark", DESK), ("light", PHONE))
        if flaws := ana.flaws(".middle", colours_only=again):
            found[f"{theme} {size[0]}"] = flaws
        if (width := ana.width()) > size[0]:
            found[f"{theme} {size[0]} is wide"] = width
    assert found == {}


def test_the_language_of_floors_and_things(server: Running, person: Callable[..., Person]) -> None:
    """Titles of floors, the board's own sentence, counters and labels change at once."""
    ana = person()
    come(server, ana, record_of("bridge"))
    picture, hole = ana.page.locator(".board svg").first, ana.space("3-1")
    for locale, said in (
        ("en", ("Ground floor", "Basement", "a plan of ours")),
        ("fr", ("Rez-de-chaussée", "Sous-sol", "un plan à nous")),
    ):
        ana.speak(locale)
        for words in said:
            expect(picture).to_contain_text(words)
    expect(hole).to_have_attribute("aria-label", re.compile("un trou dans le sol"))
    expect(ana.page.locator("[data-counter=car]")).to_contain_text("Voiture")
    expect(ana.page.get_by_role("grid").first).to_have_accessible_name("Le plateau : Sous-sol")


@pytest.mark.parametrize(
    ("name", "effect"), [("ladder", ".raise"), ("leak", ".leak"), ("bridge", ".card")]
)
def test_what_happens_is_shown(
    server: Running, person: Callable[..., Person], name: str, effect: str
) -> None:
    """The last step is played again while the page's clock stands still."""
    told = record_of(name).removesuffix("\n").split("\n")
    last = {"ladder": "raise", "leak": "spill", "bridge": "bridge"}[name]
    steps = told[told.index("") + 1 :]
    step = max(place for place, line in enumerate(steps) if line.split()[1] == last)
    ana = person(speed="normal", motion=True)
    table, _ = take_up(server, record_of(name), names=TWO)
    ana.freeze()
    ana.go(f"/replay/{table}?step={step}")
    ana.page.get_by_role("button", name="Play", exact=True).click()
    shown = ana.page.locator(f".effect {effect}")
    for _ in range(40):
        if shown.count():
            break
        ana.pass_time(50)
    expect(shown.first).to_be_attached()


def test_the_story_of_a_broken_house(server: Running, person: Callable[..., Person]) -> None:
    """The end counts the floors that broke."""

    def lost(shown: Shown, due: str) -> bool:
        return due == "ended" and shown.extreme is not None and bool(shown.extreme.holes)

    table, _ = take_up(server, steer(GARAGE, (), lost), names=TWO)
    ana = person()
    ana.go(f"/table/{table}")
    story = ana.page.locator("dialog[open]")
    expect(story).to_contain_text("floors broken")
    assert ana.flaws("dialog") == []


def test_the_lobby_offers_what_fits_the_building(
    server: Running, person: Callable[..., Person]
) -> None:
    """Options come and go with the building; what no longer fits is not sent."""
    del server
    ana = person()
    ana.go("/new?game=flashpoint")
    page = ana.page
    car, platform = page.get_by_text("Car", exact=True), page.get_by_text("Hydraulic platform")
    expect(page.get_by_text("The garage", exact=True)).to_be_visible()
    expect(page.get_by_text("Extra level")).to_have_count(0)
    page.get_by_text("The garage", exact=True).click()
    car.click()
    expect(platform).to_have_count(0)
    page.get_by_text("Advanced", exact=True).click()
    page.get_by_text("Attic", exact=True).click()
    platform.click()
    assert ana.flaws("form") == []
    page.get_by_text("The laboratory", exact=True).click()
    expect(car).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    floors = page.get_by_role("group", name="Floors").get_by_role("button")
    expect(floors).to_have_count(3)
    assert ana.troubles == []
