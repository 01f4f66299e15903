"""A real browser before a real server that serves the page as it was built."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import sync_playwright
from tests.browser.seat import Person
from tests.server.harness import Running

from caserne.server.page import STATIC

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # And what Playwright switches off: of two lists only the last one counts.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""What nobody sees: each window would load two pages for its address bar, and take half as long
again."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OFF)}",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start the system's Chromium; its event loop must be gone before other tests run theirs."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.fail("no chromium; make browser installs it where it can, and says how elsewhere")
    if not (STATIC / "index.html").exists():
        pytest.fail("the page is not built; make page builds it")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Serve from a database of its own."""
    with Running(tmp_path_factory.mktemp("browser") / "tables.db") as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: Running) -> Iterator[Callable[..., Person]]:
    """Let people come; whatever went wrong in their pages fails the test."""
    came: list[Person] = []

    def come(url: str = server.url, **wishes: Any) -> Person:  # noqa: ANN401 - passed on
        came.append(Person(browser, url, **wishes))
        return came[-1]

    yield come
    troubles = [trouble for one in came for trouble in one.troubles]
    for one in came:
        one.close()
    assert troubles == []
