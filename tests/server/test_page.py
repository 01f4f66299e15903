"""The page's files: what is in the folder, the page for all else, and nothing outside."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from caserne.games import GAMES
from caserne.server.failing import MissingError
from caserne.server.page import FOREVER, FRESH, STATIC, Page

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

LIGHT: Final = 250_000
"""Bytes that a browser is sent at most, packed, on its way from nothing to any screen."""
LANDING: Final = 150_000
"""Those of them before the station is to be seen."""
LOCALES: Final = ("en", "fr")


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


@pytest.fixture(scope="module")
def parts() -> dict[str, Any]:
    """Read what the build says of its parts: which file each is, and which it needs."""
    assert (STATIC / "index.html").exists(), "the page is not built; make page builds it"
    found: dict[str, Any] = json.loads((STATIC / "parts.json").read_text("utf-8"))
    return found


def files(parts: dict[str, Any], wanted: Iterable[str]) -> set[str]:
    """List the files that come with some parts: their code, their styles, all they are made of."""
    found, left = {"index.html"}, list(wanted)
    while left:
        part = parts[left.pop()]
        if part["file"] not in found:
            found |= {part["file"], *part.get("css", ())}
            left += part.get("imports", ())
    return found


def weight(sent: Iterable[str]) -> int:
    """Weigh some files, packed."""
    return sum(len(gzip.compress((STATIC / file).read_bytes())) for file in sent)


def fetched(parts: dict[str, Any], folder: str) -> list[str]:
    """List the parts of a folder that are fetched when they are needed."""
    return [name for name in parts if name.startswith(folder) and parts[name].get("isDynamicEntry")]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_that_was_built_is_light(parts: dict[str, Any], locale: str) -> None:
    """Packed, the way to any screen of any game is less than 250 kB without the type."""
    landing = ["index.html", f"src/words/{locale}.ts"]
    games = fetched(parts, "src/games/")
    screens = [name for name in fetched(parts, "src/") if name.endswith(".svelte")]
    assert len(games) == len(GAMES) + 1, "the games, and one that is told in words"
    assert weight(files(parts, landing)) < LANDING
    ways = {
        (screen, game): weight(files(parts, [*landing, screen, game]))
        for screen in screens
        for game in games
    }
    assert {way: size for way, size in ways.items() if size >= LIGHT} == {}


def test_only_one_language_comes(parts: dict[str, Any]) -> None:
    """The words of a language are in a file of their own that nothing else needs."""
    own = {locale: parts[f"src/words/{locale}.ts"]["file"] for locale in LOCALES}
    assert len(set(own.values())) == len(LOCALES)
    others = files(parts, [name for name in parts if not name.startswith("src/words/")])
    assert others.isdisjoint(own.values())


def test_the_type_comes_with_its_licences() -> None:
    """Both typefaces are free, and say so."""
    assert all("OFL" in file.read_text("utf-8") for file in (STATIC / "fonts").glob("*.txt"))
    assert len(list((STATIC / "fonts").glob("*.txt"))) == 2


def test_an_unbuilt_page_says_how_to_build_it(tmp_path: Path) -> None:
    """Without files there are a few words instead."""
    body, kind, _ = Page(tmp_path / "nothing").answer("/")
    assert b"make page" in body
    assert kind == "text/html"
