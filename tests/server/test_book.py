"""The rule book over HTTP: every rule with its example, played on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from caserne.games import GAMES
from caserne.games.rulebooks import examples, rulebook
from caserne.server.book import played

if TYPE_CHECKING:
    from tests.server.harness import Running

NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("game", NAMES)
def test_the_book_has_chapters_and_words(server: Running, game: str) -> None:
    """Every chapter that a rule is in is listed, and every word told in both tongues."""
    book = server.http.get(f"/api/games/{game}/book").json()
    rules = server.http.get(f"/api/games/{game}/rules").json()
    names = [chapter["name"] for chapter in book["chapters"]]
    assert names == list(rulebook(game).chapters)
    assert {rule["chapter"] for rule in rules} <= set(names)
    assert {rule["book"] for rule in rules} <= set(book["books"])
    assert all(term[key] for term in book["terms"] for key in ("en", "fr", "about_en", "about_fr"))
    assert len(book["terms"]) > 5


@pytest.mark.parametrize("game", NAMES)
def test_every_example_is_played_for_the_page(game: str) -> None:
    """What happens in it, or the refusal, names its rule; every step has its scene."""
    for rule in examples(game):
        told: dict[str, Any] = msgspec.json.decode(played(game, rule))
        frames, refused = told["frames"], told["refused"]
        events = [event for frame in frames for event in frame["events"]]
        named = {name for event in events for name in (event["rule"], *event.get("also", ()))}
        if refused is not None:
            named.add(refused["rule"])
        assert told["shows"] in named
        assert all((frame["offer"] is None) == (frame["actor"] == "chance") for frame in frames)
        assert all(frame["scene"] for frame in frames)
        assert told["scenery"]
        assert told["start"]


def test_an_example_comes_over_http(server: Running) -> None:
    """It is found by the ids of game and rule; what is neither is not found."""
    known = next(iter(examples("feurio")))
    told = server.http.get(f"/api/games/feurio/rules/{known}/example").raise_for_status()
    assert told.content == played("feurio", known)
    for path in ("feurio/rules/fp.explosion", "nothing/rules/fp.explosion"):
        answer = server.http.get(f"/api/games/{path}/example")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
