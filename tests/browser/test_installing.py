"""The page as something to install: its manifest, its icons, and what it does without a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser

from tests.browser.seat import Person
from tests.server.harness import Running


def test_it_can_be_installed(server: Running, person: Callable[..., Person]) -> None:
    """The manifest names icons that are there, each as large as it says."""
    ana = person()
    ana.go("/")
    address = ana.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = server.http.get(str(address)).raise_for_status().json()
    assert manifest["display"] == "standalone"
    size = "async url => { const image = Object.assign(new Image(), { src: url }); "
    size += "await image.decode(); return `${image.naturalWidth}x${image.naturalHeight}` }"
    for icon in manifest["icons"]:
        assert ana.page.evaluate(size, icon["src"]) == icon["sizes"]


def test_without_a_server_the_page_opens_and_says_so(browser: Browser, tmp_path: Path) -> None:
    """Whoever was there once sees the station, and is told what is missing."""
    with Running(tmp_path / "tables.db") as server:
        ana = Person(browser, server.url, keeps=True)
        ana.go("/")
        kept = "() => navigator.serviceWorker.controller !== null"
        ana.page.wait_for_function(kept, polling=50)
        expect(ana.page.locator("#games-title")).to_be_visible()
    ana.page.reload()
    expect(ana.page.locator("#games-title")).to_be_visible()
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.close()
