"""``caserne review``: a game looked back on, in words and as JSON that can be handed on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.bots.test_review import check_sums, played
from tests.cli.running import caserne

from caserne.bots.review import review

if TYPE_CHECKING:
    from pathlib import Path

WHOLE = 1_000_000


def said(*args: str) -> str:
    """Run a command that does what is asked; give what it says."""
    result = caserne(*args)
    assert result.exit_code == 0, result.output
    return result.stdout


def failed(*args: str) -> str:
    """Run a command that is asked for nonsense; give the one line it says."""
    result = caserne(*args)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep a game that a fool lost to somebody sensible."""
    path = tmp_path_factory.mktemp("records") / "game.caserne"
    path.write_text(played("feurio", "players=2", "random", "sharp").record.write(), "utf-8")
    return path


def test_random_play_has_no_skill(file: Path) -> None:
    """Whoever plays at random loses by it, beyond all doubt; the other does not."""
    found = json.loads(said("review", str(file), "--quick", "--samples", "200", "--json"))
    fool, other = found["sums"]
    assert fool["skill"] + fool["reach"] < 0
    assert other["skill"] + other["reach"] >= 0
    for one in found["sums"]:
        parts = one["luck"] + one["skill"] + one["others"]
        assert found["start"][one["seat"]] + parts == found["result"][one["seat"]]


def test_a_review_is_a_file_too(file: Path, tmp_path: Path) -> None:
    """What was found is told again from its JSON, without being sought again; in both languages."""
    text = said("review", str(file), "--quick", "--samples", "4", "--json")
    kept = tmp_path / "game.review.json"
    kept.write_text(text, "utf-8")
    told = said("review", str(file), "--quick", "--samples", "4")
    assert said("review", str(kept)) == told
    assert "luck" in told
    assert "adresse" in said("review", str(kept), "--lang", "fr")
    again: dict[str, Any] = json.loads(said("review", str(kept), "--json"))
    assert again == json.loads(text)


def test_better_plans_are_told(tmp_path: Path) -> None:
    """What was given up is told with the plan that was better, as far as time allows."""
    path = tmp_path / "game.caserne"
    path.write_text(played("feurio", "players=2", "random").record.write(), "utf-8")
    told = said("review", str(path), "--samples", "12", "--seconds", "60")
    assert "What was given up" in told
    assert "more by" in told


def test_nonsense_is_one_line(file: Path, tmp_path: Path) -> None:
    """What is no record or review, or has nothing in it, is told in a line."""
    empty, wrong = tmp_path / "empty", tmp_path / "wrong"
    empty.write_text("caserne record 1\ngame feurio\n\n", "utf-8")
    wrong.write_text('{"caserne": "review 9"}', "utf-8")
    assert "something was done" in failed("review", str(empty))
    assert "expected a review" in failed("review", str(wrong))
    assert "no such file" in failed("review", str(tmp_path / "none"))
    assert "--samples" in failed("review", str(file), "--samples", "0")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3, 8))
def test_a_crew_of_fools_has_no_skill(seed: int) -> None:
    """A crew that plays at random loses by skill more than by luck it wins."""
    found = review(played("flashpoint", "firefighters=2", "random", seed=seed).record)
    check_sums(found)
    assert sum(one.skill for one in found.sums) < -WHOLE // 10
