"""One device goes round: whoever takes it is shown what happened since they had it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect
from tests.browser.tables import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.seat import Person
    from tests.server.harness import Running

TWO: Final = ("Ana", "Bo")
BEAT: Final = 250
"""Milliseconds, fewer than anything is shown that takes a time of its own."""
LONGEST: Final = 400
WHERE: Final = {
    "en": ("Ana", "Bo, 4 actions left"),
    "fr": ("Ana", "Bo, encore 4 actions"),
}


def shown(one: Person, asked: str) -> list[str]:
    """Let time pass until something is asked; list what was shown before."""
    told: list[str] = []
    for _ in range(LONGEST):
        words = one.question().inner_text()
        if words.startswith(asked):
            return told
        if words not in told[-1:]:
            told.append(words)
        one.pass_time(BEAT)
    raise AssertionError(told)


def seen_last(one: Person, frames: list[dict[str, Any]]) -> dict[str, Any]:
    """Give the scene that the animation begins with, as it was sent."""
    one.tellings(frames, lambda told: told.get("seen"))
    scene: dict[str, Any] = next(
        frame["seen"]["scene"] for frame in reversed(frames) if frame.get("seen")
    )
    return scene


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_next_player_sees_what_the_others_did(
    server: Running, person: Callable[..., Person], locale: str
) -> None:
    """It begins with the own last action and goes through the other's turn; no card is told."""
    other, asked = WHERE[locale]
    table, tokens = begin(server, "onfire-two", 31, TWO)
    bo = person(speed="normal", motion=True, locale=locale)
    frames = bo.frames()
    bo.freeze()
    bo.remember(table, dict(enumerate(tokens)))
    bo.go(f"/table/{table}")
    bo.page.locator(".handover button").click()
    expect(bo.page.get_by_role("grid")).to_be_visible()
    expect(bo.page.locator("[data-card]")).to_have_count(
        2
    )  # the last action of the turn is being shown
    told = shown(bo, asked)
    deeds = [words for words in told if other in words]
    assert len(deeds) >= 5
    assert len(told) > len(deeds)
    expect(bo.page.locator("[data-card]")).to_have_count(5)
    scene = seen_last(bo, frames)
    assert scene["players"][0]["cards"] is None
    assert len(scene["players"][1]["cards"]) == 3
    lines = bo.page.locator(".log .line").all_inner_texts()
    assert len(lines) > len(told)
    for drawn in (line for line in lines if "draws:" in line and "Ana" in line):
        assert "a card" in drawn


def test_what_is_shown_can_be_skipped_and_is_not_shown_twice(
    server: Running, person: Callable[..., Person]
) -> None:
    """Whoever has seen it is asked; coming back to the own turn shows nothing again."""
    table, tokens = begin(server, "onfire-two", 31, TWO)
    bo = person(speed="slow", motion=True)
    bo.freeze()
    bo.remember(table, dict(enumerate(tokens)))
    bo.go(f"/table/{table}")
    ready = bo.page.get_by_role("button", name="I am Bo")
    ready.click()
    bo.page.get_by_role("button", name="Skip").click()
    bo.asked("Bo, 4 actions left")
    bo.page.locator('[data-action^="walk"]').first.click()
    bo.asked("goes from")
    shown(bo, "Bo, 3 actions left")
    bo.page.reload()
    ready.click()
    bo.asked("Bo, 3 actions left")


def test_a_tile_that_was_laid_face_down_is_shown_from_behind(
    server: Running, person: Callable[..., Person]
) -> None:
    """The next player of Feurio! sees the firebreak come, and never what is under it."""
    table, tokens = begin(server, "feurio-two-firebreaks", 20, TWO)
    both = person(speed="slow", motion=True)
    frames = both.frames()
    both.freeze()
    both.remember(table, dict(enumerate(tokens)))
    both.go(f"/table/{table}")
    both.page.get_by_role("button", name="I am Ana").click()
    both.page.get_by_role("button", name="Skip").click()
    both.asked("Ana, lay the")
    both.act("break 2,0 green")
    both.page.get_by_role("button", name="I am Bo").click()
    expect(both.page.get_by_role("grid")).to_be_visible()
    assert both.page.locator('[data-place="2,0"][aria-label*="firebreak"]').count() == 0
    told = shown(both, "Bo, lay the")
    assert any("Ana" in words and "firebreak" in words for words in told)
    expect(both.space("2,0")).to_have_attribute("aria-label", "2,0: a firebreak of Ana")
    mine = [tile for tile in seen_last(both, frames)["tiles"].values() if tile["firebreak"] == 0]
    assert mine
    assert {tile["value"] for tile in mine} == {None}
