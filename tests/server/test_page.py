"""The page's files: what is in the folder, the page for all else, and nothing outside."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Final

import pytest

from caserne.server.hall import MissingError
from caserne.server.page import FOREVER, FRESH, STATIC, Page

if TYPE_CHECKING:
    from pathlib import Path

LIGHT: Final = 250_000
"""Bytes that a browser is sent at most, packed, before anything is to be seen."""


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """Build a little page, with a secret beside its folder."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>home", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("go()", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return Page(folder)


def test_files_are_served(page: Page) -> None:
    """A file comes with its media type; one with a sum in its name may be kept for good."""
    body, kind, stays = page.answer("/assets/app-1a2b.js")
    assert (body, stays) == (b"go()", FOREVER)
    assert kind == "text/javascript"


@pytest.mark.parametrize("path", ["/", "/table/abcd", "/index.html", ""])
def test_the_page_answers_for_its_own_addresses(page: Page, path: str) -> None:
    """Whatever is no file is the page's own business, and is looked up anew each time."""
    assert page.answer(path) == (b"<!doctype html>home", "text/html", FRESH)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/..\\secret.txt", "/a\x00b", "//etc"]
)
def test_nothing_outside_is_served(page: Page, path: str) -> None:
    """No path leads out of the folder."""
    assert page.answer(path)[0] == b"<!doctype html>home"


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/é" * 3000, "/assets/" + "é" * 130])
def test_a_name_no_file_can_have_is_not_found(page: Page, path: str) -> None:
    """What the file system would not even look up is not there."""
    with pytest.raises(MissingError):
        page.answer(path)


def test_the_page_that_was_built_is_light() -> None:
    """Packed, all but the type is less than 250 kB; the type comes with its licences."""
    assert (STATIC / "index.html").exists(), "the page is not built; make page builds it"
    sent = [*STATIC.glob("*.html"), *STATIC.glob("*.js"), *(STATIC / "assets").glob("*.[jc]s*")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in sent) < LIGHT
    assert all("OFL" in file.read_text("utf-8") for file in (STATIC / "fonts").glob("*.txt"))
    assert len(list((STATIC / "fonts").glob("*.txt"))) == 2


def test_an_unbuilt_page_says_how_to_build_it(tmp_path: Path) -> None:
    """Without files there are a few words instead."""
    body, kind, _ = Page(tmp_path / "nothing").answer("/")
    assert b"make page" in body
    assert kind == "text/html"
