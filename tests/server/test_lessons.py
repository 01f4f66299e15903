"""Lessons on the wire: a table with a teacher, whose words and refusals survive a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.harness import Process, Running, ana

from caserne.games import GAMES
from caserne.play.lesson import lessons_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Server


def begin(server: Server, game: str, lesson: str) -> tuple[str, list[str]]:
    """Begin a lesson; give its table's code and the learner's secret."""
    body = {"game": game, "lesson": lesson, "seats": [ana()]}
    made = server.http.post("/api/tables", json=body).raise_for_status().json()
    assert not made["table"]["listed"]
    assert list(made["tokens"]) == ["0"]
    assert all(seat["bot"] for seat in made["table"]["seats"][1:])
    return made["table"]["id"], list(made["tokens"].values())


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_lessons_are_listed(server: Running, game: str) -> None:
    """A game's lessons come in their order, with words in both languages."""
    told = server.http.get(f"/api/games/{game}/lessons").raise_for_status().json()
    assert [one["id"] for one in told] == list(lessons_of(game))
    assert all(one["title"]["en"] and one["about"]["fr"] and one["steps"] for one in told)


def test_the_teacher_is_heard_and_refuses(server: Running) -> None:
    """What to do is told with everything; what is not for now is refused ``lesson``."""
    table, tokens = begin(server, "flashpoint", "first-rescue")
    with server.join(table, *tokens) as player:
        lesson = player.now["lesson"]
        assert (lesson["id"], lesson["done"], len(lesson["heads"])) == ("first-rescue", 0, 6)
        assert (lesson["do"], lesson["point"]) == (["move 3-1"], ["3-1"])
        version = player.now["version"]
        refused = player.refused(type="act", seat=0, version=version, action="move 2-0")
        assert (refused["code"], refused["message"]) == ("lesson", lesson["en"]["wait"])
        refused = player.refused(type="act", seat=0, version=version, action="move 5-5")
        assert (refused["code"], refused["rule"]) == ("illegal", "fp.board.adjacent")
        assert player.act(0, "move 3-1")["lesson"]["done"] == 1
        assert player.act(0, "move 4-1")["lesson"]["astray"]
        player.send(type="undo", seat=0, version=player.now["version"])
        assert not player.until("events")["lesson"]["astray"]


def test_no_table_but_a_lesson_has_a_teacher(server: Running) -> None:
    """An ordinary table says nothing of lessons."""
    table, tokens = server.make(ana(), firefighters=1)
    with server.join(table, *tokens) as player:
        assert "lesson" not in player.now


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"lesson": "nothing"}, "lesson: expected one of first-rescue"),
        ({"seats": []}, "seats: expected every seat yours or a bot's"),
        ({"seats": [None]}, "seats: expected every seat yours or a bot's"),
        ({"record": "caserne record 1\ngame flashpoint\n\n"}, "lesson: expected none beside"),
    ],
)
def test_what_begins_no_lesson(server: Running, change: dict[str, Any], complaint: str) -> None:
    """An unknown lesson, nobody to learn, a record besides: refused."""
    body = {"game": "flashpoint", "lesson": "first-rescue", "seats": [ana()], **change}
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert complaint in answer.json()["message"]


@pytest.mark.parametrize(("game", "lesson"), [("flashpoint", "first-rescue"), ("onfire", "stairs")])
def test_a_lesson_goes_on_after_a_kill(tmp_path: Path, game: str, lesson: str) -> None:
    """Killed after each step it is taken up where it was; what is to come was never told."""
    database, heard, steps = tmp_path / "tables.db", "", lessons_of(game)[lesson].steps
    with Process(database) as server:
        table, tokens = begin(server, game, lesson)
        with server.join(table, *tokens) as player:
            heard += take_step(player, 0)
        server.process.kill()
    with Running(database) as again, again.join(table, *tokens) as player:
        assert player.now["lesson"]["done"] == 1
        heard += "".join(player.heard)
        assert "script" not in heard
        assert "roll 1-3" not in heard
        for number in range(1, len(steps)):
            take_step(player, number)
        assert player.now["lesson"]["done"] == len(steps)
        assert player.now["lesson"]["do"] == []


def take_step(player: Any, number: int) -> str:  # noqa: ANN401 - the harness's player
    """Do what the teacher asks, and what is on the way there; give all that was heard."""
    lesson = lessons_of(player.now["table"]["game"])[player.now["lesson"]["id"]]
    task = lesson.steps[number]
    for action in [*task.via, *task.do]:
        offered = [offer["action"] for offer in player.now["offers"].get("0", [])]
        if action in offered and player.now["lesson"]["done"] == number:
            player.act(0, action)
    assert player.now["lesson"]["done"] == number + 1
    return "".join(player.heard)
