"""What the page draws of On Fire!!! is what the server told, all of it and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.seat import PHONE
from tests.browser.tables import THREE, begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

Scene = dict[str, Any]
SEATS = "all => all.map(one => Number(one.dataset.seat))"
NAMES = "(all, name) => all.map(one => one.dataset[name])"
MIDDLE = """one => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


@pytest.mark.parametrize(
    ("step", "seat", "size"), [(162, 0, (1366, 820)), (330, 0, (1366, 820)), (330, 2, PHONE)]
)
def test_the_scene_is_drawn_whole(
    server: Running, person: Callable[..., Person], step: int, seat: int, size: tuple[int, int]
) -> None:
    """People with their coats, fires, the elevator, piles and counts, as they stand."""
    table, tokens = begin(server, "onfire-three", step, THREE)
    ana = person(size=size)
    ana.sit(table, tokens[seat], first=seat)
    with server.join(table, tokens[seat]) as told:
        scene: Scene = told.now["scene"]
        offers: list[dict[str, Any]] = told.now["offers"].get(str(seat), [])
    check_tower(ana, scene)
    check_elevator(ana, scene)
    check_counters(ana, scene)
    check_crew(ana, scene)
    check_offers(ana, offers)
    held = scene["players"][seat]
    shown = ana.page.locator("[data-card]").evaluate_all(NAMES, "card")
    assert shown == [*held["cards"], *["truck"] * held["trucks"]]


def check_tower(one: Person, scene: Scene) -> None:
    """Look into every office and at every square."""
    for name, office in scene["offices"].items():
        room = one.page.locator(f'[data-office="{name}"]')
        drawn = Counter(room.locator(".employee").evaluate_all(SEATS))
        assert drawn == Counter(dict(enumerate(office["employees"]))), name
        assert room.locator("[data-token]").count() == office["tokens"], name
    people = one.page.locator("[data-square]")
    seats = people.locator(".employee").evaluate_all(SEATS)
    assert dict(zip(people.evaluate_all(NAMES, "square"), seats, strict=True)) == scene["people"]
    for square in scene["people"]:
        figure = one.page.locator(f'[data-square="{square}"]')
        assert is_inside(one, square, figure.evaluate(MIDDLE)), square
    assert one.page.locator("[data-fire]").evaluate_all(NAMES, "fire") == scene["fire"]
    coats = one.page.locator(".crew .portrait").evaluate_all(
        "all => all.map(one => getComputedStyle(one).getPropertyValue('--pattern'))"
    )
    assert len(set(coats)) == len(scene["players"])
    hurt = sum(player["ambulance"] for player in scene["players"])
    expect(one.page.locator("svg text.hurt")).to_have_text(str(hurt))


def check_elevator(one: Person, scene: Scene) -> None:
    """See it at its floor, with whoever is aboard."""
    cab = one.page.locator(".cab")
    drawn = Counter(cab.locator(".employee").evaluate_all(SEATS))
    assert drawn == Counter(dict(enumerate(scene["elevator"]["aboard"])))
    middle = cab.locator(".box").evaluate(MIDDLE)
    assert is_inside(one, f"shaft {scene['elevator']['floor']}", middle)


def is_inside(one: Person, place: str, point: list[float]) -> bool:
    """Tell whether a point is within a place; heads may be above a step."""
    box = one.space(place).bounding_box()
    assert box is not None
    x, y = point
    slack = box["height"] if "/" in place else 0
    wide = box["x"] <= x <= box["x"] + box["width"]
    return wide and box["y"] - slack <= y <= box["y"] + box["height"]


def check_counters(one: Person, scene: Scene) -> None:
    """Read the counters, the event card and the discard pile."""
    turn, event, discard = one.page.locator(".counters > div").all()
    expect(turn).to_contain_text(str(scene["turn"]))
    expect(one.page.locator(".hud .pip:not(.spent)")).to_have_count(scene["actions"])
    _, fire, pile = one.page.locator(".meters dd").all()
    expect(fire).to_contain_text(str(scene["supply"] + scene["last_token"]))
    expect(pile).to_have_text(str(scene["events"]["pile"]))
    words = {"truck": "Fire truck"}.get(scene["events"]["card"], scene["events"]["card"][-2:])
    expect(event.locator(".face .title")).to_contain_text(words)
    expect(event).to_contain_text(str(scene["events"]["pile"]))
    assert discard.locator(".face").count() == (scene["top"] is not None)
    assert discard.locator(".back").count() == (scene["top"] is None)
    expect(discard).to_contain_text(str(scene["discard"]))
    expect(discard).to_contain_text(f"Deck: {scene['deck']}")


def check_crew(one: Person, scene: Scene) -> None:
    """Read how many of each player are saved and hurt, and how many cards they hold."""
    for line, player in zip(one.page.locator(".crew li").all(), scene["players"], strict=True):
        expect(line.locator(".saved")).to_contain_text(f"{player['saved']} saved")
        expect(line.locator(".lost")).to_contain_text(f"{player['ambulance']} hurt")
        expect(line.locator(".cards")).to_contain_text(f"{player['hand']} card")
        backs = 0 if player["cards"] is not None else player["hand"]
        assert line.locator(".backs b").count() == backs


def check_offers(one: Person, offers: list[dict[str, Any]]) -> None:
    """See lit just where something may be done, for the eye as for the finger."""
    cells = one.page.locator('[role="gridcell"].can')
    assert bool(offers) == bool(cells.count())
    assert one.page.locator("rect.offer").count() == cells.count()
    targets = {offer[end] for offer in offers for end in ("from", "to") if offer.get(end)}
    places = {name for name in targets if one.space(name).count()}
    assert places <= set(cells.evaluate_all(NAMES, "place"))
