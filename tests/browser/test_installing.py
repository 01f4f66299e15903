"""The page as something to install: its manifest, its icons, and what it does without a server."""

from __future__ import annotations

import json
import re
import shutil
from functools import partial
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from caserne.server import app
from caserne.server.page import STATIC, Page

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest
    from playwright.sync_api import Browser

from tests.browser.seat import Person
from tests.server.harness import Running

READY = "() => navigator.serviceWorker.controller !== null"
RENEWED = """async () => {
    const renewed = new Promise(done =>
        navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    await (await navigator.serviceWorker.ready).update();
    await renewed;
}"""
"""Has the browser look for another worker, and waits until that has taken over."""
KEPT = """async () => {
    const urls = [];
    for (const name of await caches.keys()) {
        for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
    }
    return urls.map(url => new URL(url).pathname).sort();
}"""


def test_it_can_be_installed(server: Running, person: Callable[..., Person]) -> None:
    """The manifest names icons that are there, each as large as it says; all as browsers want."""
    ana = person()
    ana.go("/")
    address = ana.page.locator("link[rel=manifest]").get_attribute("href")
    answer = server.http.get(str(address)).raise_for_status()
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["display"], manifest["scope"]) == ("standalone", "/")
    size = "async url => { const image = Object.assign(new Image(), { src: url }); "
    size += "await image.decode(); return `${image.naturalWidth}x${image.naturalHeight}` }"
    for icon in manifest["icons"]:
        assert ana.page.evaluate(size, icon["src"]) == icon["sizes"]
    worker = server.http.get("/worker.js").raise_for_status()
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"


def test_the_worker_knows_what_was_built() -> None:
    """It names every file of the page, so that another build is another worker."""
    text = (STATIC / "worker.js").read_text("utf-8")
    listed = json.loads(str(re.search(r"FILES = (\[.*?\])", text)[1]))  # type: ignore[index]
    assets = [f"/assets/{file.name}" for file in (STATIC / "assets").iterdir()]
    assert set(assets) <= set(listed)
    assert '"development"' not in text


def test_without_a_server_the_page_opens_and_says_so(browser: Browser, tmp_path: Path) -> None:
    """Whoever was there once sees all of the page, in both languages, and is told so."""
    with Running(tmp_path / "tables.db") as server:
        ana = Person(browser, server.url, keeps=True, strict=True)
        ana.go("/")
        ana.page.wait_for_function(READY, polling=50)
        expect(ana.page.get_by_role("button", name="Play now", exact=True)).to_be_enabled()
        kept = ana.page.evaluate(KEPT)
        assert "/" in kept
        assert [path for path in kept if path.startswith(("/api", "/health"))] == []
    ana.page.reload()
    expect(ana.page.locator("#games-title")).to_be_visible()
    expect(ana.page.get_by_role("alert")).to_contain_text("You are offline")
    expect(ana.page.get_by_role("button", name="Try now")).to_be_visible()
    ana.speak("fr")
    ana.page.goto(f"{server.url}/#/new")
    expect(ana.page.get_by_role("alert")).to_have_text("Le serveur ne répond pas.")
    assert ana.troubles == []
    ana.close()


def test_a_game_goes_on_while_the_page_is_built_anew(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays on the old page finds what it fetches late, and the new one at the next step.

    By then the server has another build: the old one's file is gone.
    """
    served = tmp_path / "static"
    shutil.copytree(STATIC, served)
    monkeypatch.setattr(app, "Page", partial(Page, served))
    with Running(tmp_path / "tables.db") as server:
        table, (token,) = server.make({"name": "Ana"}, firefighters=1)
        ana = Person(browser, server.url, keeps=True, strict=True)
        ana.sit(table, token)
        ana.page.wait_for_function(READY, polling=50)
        ana.page.reload()  # as whoever comes again, whom the worker has served from the first
        ana.asked("where do you start")
        replace_build(served, "fr")
        ana.page.evaluate(RENEWED)
        tools = ana.page.context.new_cdp_session(ana.page)
        tools.send("Network.clearBrowserCache")  # a browser may forget its own at any time
        ana.page.evaluate("window.old = true")
        ana.speak("fr")
        ana.asked("où commencez-vous")
        assert ana.page.evaluate("window.old")
        ana.page.goto(f"{server.url}/#/")
        expect(ana.page.locator("#games-title")).to_be_visible()
        ana.page.wait_for_function("() => window.old === undefined")
        assert ana.troubles == []
        ana.close()


def replace_build(served: Path, part: str) -> None:
    """Leave out a file that is fetched late, as if the next build had another in its place."""
    worker = served / "worker.js"
    text = worker.read_text("utf-8")
    (gone,) = (served / "assets").glob(f"{part}-*.js")
    gone.unlink()
    listed = text.replace(f'"/assets/{gone.name}",', "")
    assert listed != text
    worker.write_text(re.sub(r'BUILD = "\w+"', 'BUILD = "another"', listed), "utf-8")
