"""Learning from self-play: every round once, kept as it is done, the same again from its seeds."""

from __future__ import annotations

from importlib.resources import files
from math import log
from pathlib import Path

import msgspec
import pytest

from caserne.bots.flashpoint import school
from caserne.bots.flashpoint.outlook import KINDS, SEEN, kind_of
from caserne.bots.flashpoint.weights import learned
from caserne.bots.learning.fitting import Lessons
from caserne.bots.learning.net import KEEN, UNIT, Net
from caserne.bots.learning.school import Moment, Story
from caserne.bots.learning.weights import FILE, Value, Weights, even, nets_of
from caserne.games.flashpoint.game import FlashPoint, as_incident
from caserne.games.flashpoint.roles import CAFS, DRIVER, NAMES, PARAMEDIC, RESCUE
from caserne.lab.sharing import Crew
from caserne.lab.training import (
    ASIDE,
    SCHOOLS,
    Course,
    Round,
    Studied,
    add_game,
    games_file,
    learn_kind,
    run,
)

EVEN = Net(1, [], [], 0)
"""Says that any position stands even."""
COURSE = Course("flashpoint", 300_000, 2, 2, 1)
every_game = pytest.mark.parametrize("game", SCHOOLS)


def test_a_course_goes_on_where_it_was(tmp_path: Path) -> None:
    """A game that was kept is not played again, one that was cut off is; the end is the same."""
    told: list[str] = []
    first = run(COURSE, tmp_path / "one", Crew(), lambda label, *_: told.append(label))
    assert (first.rounds, first.games) == (2, 2)
    assert {kind: value.features for kind, value in first.values.items()} == SEEN
    assert {label.split(":")[0] for label in told} == {"round 1", "round 2"}
    assert run(COURSE, tmp_path / "two at once", Crew(2), lambda *_: None) == first
    other = tmp_path / "other"
    (other / "flashpoint").mkdir(parents=True)
    lines = games_file(tmp_path / "one" / "flashpoint", 0).read_bytes().splitlines(keepends=True)
    games_file(other / "flashpoint", 0).write_bytes(lines[0] + lines[1][:40])
    assert run(COURSE, other, Crew(), lambda *_: None) == first


@every_game
def test_weights_are_a_file(game: str) -> None:
    """Those of the package say how they were made, by the whole course of a game."""
    packaged = (files(f"caserne.bots.{game}") / FILE).read_text(encoding="utf-8")
    weights = msgspec.json.decode(packaged, type=Weights)
    assert packaged == weights.to_text()
    teacher = SCHOOLS[game]
    assert (weights.game, weights.seed, weights.games) == (game, 200_000, 10_000)
    assert (weights.rounds, weights.nets) == (len(teacher.stages), 4)
    assert all(0.0 < value.loss < log(2) for value in weights.values.values())
    assert {kind: value.features for kind, value in weights.values.items()} == teacher.features


def test_weights_can_be_written_and_read() -> None:
    """Written they are the same again; every kind of a crew names everybody that may be chosen."""
    for kind, order in zip(KINDS, learned().orders, strict=True):
        everybody = list(range(1, 10)) if kind in school.CHOOSING else []
        assert sorted(order.wanted) == sorted(order.first) == everybody
    value = Value(0.5, ["cafs"], ["cafs"], 2, 4, [5, 6], [[1, 2, 3], [4, 5, 6]])
    values = {"advanced": value, "family": Value(0.25, [], [], 2, 1, [2], [[3, 4, 5]])}
    other = Weights("flashpoint", 1, 2, 3, 1, values)
    assert msgspec.json.decode(other.to_text(), type=Weights) == other


@pytest.mark.parametrize("game", ["feurio", "onfire"])
def test_every_game_has_a_course(game: str, tmp_path: Path) -> None:
    """It is learned from games of all its kinds, and the same again from the same seeds."""
    course = Course(game, 300_000, 20, 1, 1)
    first = run(course, tmp_path / "one", Crew(), lambda *_: None)
    assert {kind: value.features for kind, value in first.values.items()} == SCHOOLS[game].features
    lines = games_file(tmp_path / "one" / game, 0).read_bytes().splitlines()
    played = [msgspec.json.decode(line, type=Studied) for line in lines]
    assert {one.kind for one in played} == set(SCHOOLS[game].features)
    assert all(one.story.moments for one in played)
    assert any(value.hidden != [] for value in first.values.values())
    assert run(course, tmp_path / "two at once", Crew(2), lambda *_: None) == first


def test_games_do_not_learn_from_each_other(tmp_path: Path) -> None:
    """Of two courses that are kept in one place neither takes the other's rounds for its own."""
    for game in ("feurio", "onfire"):
        weights = run(Course(game, 300_000, 10, 1, 1), tmp_path, Crew(), lambda *_: None)
        assert weights.game == game
        assert list(weights.values) == list(SCHOOLS[game].features)


def test_weights_of_other_features_are_refused() -> None:
    """Weights that were made for something else are told apart from a fault of the game."""
    weights = even("onfire", {"2 players": 3}, [])
    with pytest.raises(ValueError, match="got none of 3 players"):
        nets_of(weights, {"2 players": 3, "3 players": 3})
    with pytest.raises(ValueError, match="expected weights of 4 features of 2 players, got 3"):
        nets_of(weights, {"2 players": 4})


def test_the_luck_of_the_dice_is_taken_off() -> None:
    """What a roll made of the chance, beside its mean, is not what the crew did."""
    lost = Story(
        [],
        [
            Moment([UNIT], 600_000, 500_000),
            Moment([0], 300_000, 400_000),
            Moment([UNIT], 200_000, 450_000),
        ],
        -1,
        won=False,
    )
    lessons = Lessons(1)
    add_game(lessons, lost, EVEN, 1.0, KEEN)
    assert lessons.won == pytest.approx([0.0, KEEN * (KEEN * 0.25 + 0.1)])
    last = Lessons(1)
    add_game(last, lost._replace(expected=150_000), EVEN, 1.0, KEEN)
    assert last.won == pytest.approx([0.15, KEEN * (KEEN * (0.15 + 0.25) + 0.1)])


def test_planners_alone_know_of_no_luck() -> None:
    """Before anything was learned nothing is compared: what became of the game is all there is."""
    story = school.play("firefighters=1", 5, school.start(), school.PLAIN)
    assert story.crew == []
    assert story.expected == -1
    assert {(moment.chance, moment.expected) for moment in story.moments} == {(0, 0)}
    lessons = Lessons(SEEN["family"])
    add_game(lessons, story, school.start().values["family"].net(), 1.0, KEEN)
    assert lessons.won[0] == pytest.approx(float(story.won), abs=1 - KEEN)


def test_what_is_known_counts_too() -> None:
    """What does not last of what became of a position is what a net says of the next one."""
    moments = [Moment([0], 500_000, 500_000)] * 3
    lessons = Lessons(1)
    add_game(lessons, Story([], moments, -1, won=True), EVEN, 0.9, KEEN)
    assert lessons.won == pytest.approx([1.0, KEEN * (0.9 * KEEN * 0.95 + 0.05)])


def test_rounds_follow_each_other() -> None:
    """No seed is played twice, and the rounds after the last stage are like that."""
    course = Course("flashpoint", 500, 100, 20, 1)
    rounds = [Round(course, number, Path(), Crew(), print) for number in range(20)]
    assert [len(one.seeds) for one in rounds[:2]] == [400, 160]
    seeds = [seed for one in rounds for seed in one.seeds]
    assert seeds == list(range(500, 500 + len(seeds)))
    assert rounds[19].stage == school.STAGES[-1]


def test_crews_are_ordered_by_what_they_won() -> None:
    """Whoever is there when games are won is wanted; whoever was never seen comes last."""
    stories = [
        Story(crew, [], -1, won=won)
        for crew, won in [
            *[([DRIVER, CAFS], True)] * 8,
            *[([CAFS, DRIVER], True)] * 6,
            *[([CAFS, DRIVER], False)] * 2,
            *[([CAFS, RESCUE], True)] * 2,
            *[([CAFS, RESCUE], False)] * 6,
            *[([RESCUE, CAFS], True)] * 1,
            *[([RESCUE, CAFS], False)] * 7,
            *[([PARAMEDIC, CAFS], False)] * 8,
        ]
    ]
    wanted, first = school.orders("advanced", stories)
    assert wanted[0] == "driver"
    assert wanted.index("rescue") < wanted.index("paramedic")
    assert first[0] == "driver"
    assert set(wanted[4:]) == set(NAMES[1:]) - {"driver", "cafs", "rescue", "paramedic"}


def test_games_of_every_kind_are_kept_aside() -> None:
    """Of each kind some are learned from and some are not."""
    for place in range(len(school.TIMETABLE)):
        seeds = range(place, 1000, len(school.TIMETABLE))
        assert {seed % ASIDE == 0 for seed in seeds} == {True, False}


def test_what_is_kept_aside_is_not_learned_from(tmp_path: Path) -> None:
    """It changes what the loss is, and no weight."""
    told: list[Value] = []
    for first, more in (("few", []), ("more", [ASIDE * 5, ASIDE * 6])):
        folder = tmp_path / first
        folder.mkdir()
        lines = [msgspec.json.encode(studied(seed)) + b"\n" for seed in [1, 2, ASIDE, *more]]
        games_file(folder, 0).write_bytes(b"".join(lines))
        before = school.start().to_text()
        text = learn_kind(Course("flashpoint", 1, 4, 1, 1), 0, str(folder), before, "family")
        told.append(msgspec.json.decode(text, type=Value))
    assert told[0].hidden == told[1].hidden
    assert (told[0].out, told[0].bias) == (told[1].out, told[1].bias)
    assert told[0].loss != told[1].loss


def studied(seed: int) -> Studied:
    """Play a family game of planners alone."""
    story = school.play("firefighters=1", seed, school.start(), school.PLAIN)
    return Studied(seed, "family", "firefighters=1", story)


def test_every_kind_of_game_is_learned_from() -> None:
    """All rules, difficulties, crews and buildings come up, and each can be played."""
    assert set(school.TIMETABLE) == set(KINDS)
    for seed in range(len(school.TIMETABLE)):
        game = FlashPoint.from_text(school.options_for(seed, hard=seed % 2 == 0))
        assert KINDS[kind_of(as_incident(game.start()))] == school.TIMETABLE[seed]
    drawn = [
        FlashPoint.from_text(school.options_for(seed, hard=False)).options for seed in range(400)
    ]
    assert {one.rules for one in drawn} == {"family", "advanced"}
    assert {one.difficulty for one in drawn} == {"recruit", "veteran", "heroic"}
    assert {one.firefighters for one in drawn} == {1, 2, 3, 4, 5, 6}
    assert {(one.board, one.level) for one in drawn} >= {
        ("villa", "none"),
        ("garage", "attic"),
        ("laboratory", "basement"),
    }
    assert any(one.platform for one in drawn)
    assert any(one.bridges and one.descents for one in drawn)
    assert any(one.engineer for one in drawn)
    assert any(one.repairs for one in drawn)
