"""The protocol's document: its bot plays, and its tables are what the server sends."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import msgspec
import pytest
from tests.server.harness import Running

from caserne.games.flashpoint.game import FlashPoint
from caserne.server import wire
from caserne.server.limits import Limits

if TYPE_CHECKING:
    from collections.abc import Iterator

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
BOT = "".join(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """Serve, with the limits that everybody meets."""
    with Running(tmp_path / "tables.db", Limits()) as running:
        yield running


def test_the_bot_plays_a_game(server: Running, tmp_path: Path) -> None:
    """The program in the document, run as it stands, plays a game to its end."""
    program = tmp_path / "bot.py"
    program.write_text(BOT, encoding="utf-8")
    done = subprocess.run(  # noqa: S603 - our own document
        [sys.executable, str(program), server.url],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    table, reason, *_ = done.stdout.split()
    assert reason in {"saved", "lost", "collapsed"}
    assert server.http.get(f"/api/tables/{table}").json()["over"]


def test_the_bot_is_as_short_as_it_says() -> None:
    """The bot has forty lines at most, blank ones left out."""
    assert 0 < len([line for line in BOT.splitlines() if line.strip()]) <= 40


def test_every_address_is_in_the_document() -> None:
    """What the server answers is in the table of requests."""
    from caserne.server.lobby import HANDLERS  # noqa: PLC0415 - beside what it is compared with

    for handler in HANDLERS:
        for path in handler.paths:
            shown = path.replace("{table:str}", "{id}").replace(":str}", "}").replace(":int}", "}")
            assert re.search(rf"`[A-Z]+ {re.escape(shown)}[`?]", TEXT), path


@pytest.mark.parametrize("message", get_args(wire.Told), ids=lambda message: message.__name__)
def test_every_message_of_the_server_is_in_the_document(message: type[msgspec.Struct]) -> None:
    """The table of messages names each with all its fields."""
    config = message.__struct_config__
    (row,) = re.findall(rf"^\| `{config.tag}` \| (.*) \|$", TEXT, re.MULTILINE)
    named = set(re.findall(r"[a-z]+", row))
    assert {field.encode_name for field in msgspec.structs.fields(message)} <= named


@pytest.mark.parametrize("message", get_args(wire.Asked), ids=lambda message: message.__name__)
def test_every_message_of_a_client_is_in_the_document(message: type[msgspec.Struct]) -> None:
    """Each message a client may send is shown with all its fields."""
    (shown,) = {m for m in re.findall(r'`(\{"type": "[^`]*)`', TEXT) if tag_of(m) == tag(message)}
    fields = {field.encode_name for field in msgspec.structs.fields(message)} - {"id"}
    assert fields <= set(re.findall(r'"([a-z]+)"', shown))


def tag(message: type[msgspec.Struct]) -> object:
    """Give the name of a message."""
    return message.__struct_config__.tag


def tag_of(shown: str) -> str:
    """Read the name off a message that is shown."""
    return shown.split('"')[3]


@pytest.mark.parametrize("code", get_args(wire.SocketCode))
def test_every_refusal_is_in_the_document(code: str) -> None:
    """Each code a socket can be refused with is explained."""
    assert re.search(rf"^\| `{code}` \| ", TEXT, re.MULTILINE)


@pytest.mark.parametrize("code", get_args(wire.HttpCode))
def test_every_problem_is_in_the_document(code: str) -> None:
    """Each code a request can be refused with is listed."""
    assert f"`{code}`" in TEXT


@pytest.mark.parametrize("number", [0, 1], ids=["scenery", "scene"])
def test_flash_points_examples_have_its_fields(number: int) -> None:
    """The examples of scenery and scene have the fields that are sent, and no other."""
    example = json.loads(re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)[number])
    game = FlashPoint()
    view = game.view(game.start(), None)
    sent = msgspec.to_builtins([game.scenery(), game.show(view)][number])
    assert set(example) == set(sent)
    for name in ("crew", "floors"):
        if name in example:
            assert set(example[name][0]) == set(sent[name][0])
