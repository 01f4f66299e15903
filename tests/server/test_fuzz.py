"""Nonsense on a socket: each piece is refused by a code, changes nothing and disturbs nobody."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.harness import NOISE, Message, Player, Running, ana

from caserne.server.wire import SocketCode

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = NOISE
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = st.sampled_from(
    [
        "hello",
        "act",
        "undo",
        "agree",
        "chat",
        "unsay",
        "sync",
        "events",
        "take",
        "replace",
        "return",
        "vote",
        "order",
        "silence",
        "remove",
        "pass",
        "",
    ]
)
WRONG_TYPES = st.fixed_dictionaries(
    {"type": KINDS | ANYTHING},
    optional=dict.fromkeys(
        (
            "id",
            "seat",
            "version",
            "action",
            "yes",
            "text",
            "to",
            "seq",
            "name",
            "bot",
            "closed",
            "hushed",
        ),
        ANYTHING,
    ),
)
ACTS = st.fixed_dictionaries(
    {
        "type": st.just("act"),
        "id": st.integers(-(2**53), 2**53),
        "seat": st.integers(0, 99),
        "version": st.integers(0, 2**53),
        "action": st.sampled_from(["end", "move 0-5", "place 0-6", "undo 0", "* roll 1-1", ""])
        | st.text(max_size=40),
    }
)
UNDOS = st.fixed_dictionaries(
    {"type": st.just("undo"), "seat": st.integers(0, 99), "version": st.integers(0, 2**53)},
    optional={"to": st.integers(0, 2**53)},
)
AGREEMENTS = st.fixed_dictionaries(
    {"type": st.just("agree"), "seat": st.integers(0, 99), "yes": st.booleans()}
)


class Scene:
    """A table in the middle of a game: Ana waits, a stranger and Bo send nonsense."""

    def __init__(self, server: Running) -> None:
        """Sit everybody down; it is Ana's turn, and she has moved once."""
        self.table, tokens = server.make(ana(), {"name": "Bo"}, firefighters=2)
        self.ana = server.join(self.table, tokens[0])
        self.bo = server.join(self.table, tokens[1])
        self.stranger = server.join(self.table)
        self.ana.act(0, "place 0-6")
        self.bo.until("events")
        self.bo.act(1, "place 0-7")
        self.ana.until("events")
        self.ana.act(0, "move 0-5")
        self.bo.until("events", lambda m: m["version"] == 3)
        self.stranger.until("events", lambda m: m["version"] == 3)
        self.before = self.look()

    def look(self) -> Message:
        """Ask what stands on the table."""
        self.ana.send(type="sync")
        now = self.ana.until("sync")
        return {key: now[key] for key in ("version", "scene", "actor", "due", "offers", "undo")}


@pytest.fixture(scope="module")
def scene(server: Running) -> Iterator[Scene]:
    """Play on one table for all the nonsense of the module."""
    table = Scene(server)
    yield table
    for player in (table.ana, table.bo, table.stranger):
        player.__exit__()


def answers(player: Player, sent: str | bytes) -> list[Message]:
    """Send something, and something harmless behind it; give the refusals between."""
    player.socket.send(sent)
    mark = secrets.token_hex(8)
    player.send(type="chat", text=mark)
    told = []
    while (message := player.receive()).get("text") != mark:
        told.append(message)
    return [message for message in told if message["type"] == "refused"]


def check(scene: Scene, sent: str | bytes, codes: set[str] | None = None) -> None:
    """See that what was sent is refused to both who send it, and changes nothing."""
    for player in (scene.bo, scene.stranger):
        told = answers(player, sent)
        assert len(told) == (0 if is_harmless(sent) and not told else 1)
        for refusal in told:
            assert refusal["code"] in (codes or set(get_args(SocketCode)))
            assert refusal["message"]
    assert scene.look() == scene.before


def is_harmless(sent: str | bytes) -> bool:
    """Tell whether something is one of the messages that anybody may send."""
    try:
        message: Any = json.loads(sent)
    except ValueError:
        return False
    return isinstance(message, dict) and message.get("type") in ("sync", "chat")


SLOWLY = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@SLOWLY
@given(sent=st.text(max_size=60) | st.binary(max_size=60))
def test_what_is_no_json_is_unreadable(scene: Scene, sent: str | bytes) -> None:
    """Text that is no JSON, and bytes, are refused as unreadable."""
    check(scene, sent, {"unreadable"})


@SLOWLY
@given(value=ANYTHING)
def test_what_is_no_message_is_unreadable(scene: Scene, value: object) -> None:
    """JSON that is no message is refused as unreadable."""
    check(scene, json.dumps(value), {"unreadable"})


@SLOWLY
@given(message=WRONG_TYPES)
def test_wrong_types_are_unreadable(scene: Scene, message: dict[str, object]) -> None:
    """A message with a field of a wrong type is refused, by what is wrong with it."""
    check(scene, json.dumps(message))


@SLOWLY
@given(message=ACTS)
def test_other_peoples_actions_are_refused(scene: Scene, message: dict[str, object]) -> None:
    """Whoever does not hold the seat that decides plays nothing, whatever they claim."""
    check(scene, json.dumps(message), {"not-yours", "unreadable"})


@SLOWLY
@given(message=UNDOS | AGREEMENTS)
def test_strange_wishes_are_refused(scene: Scene, message: dict[str, object]) -> None:
    """Undoing for a wrong version or place, or answering what nobody asked, is refused."""
    check(scene, json.dumps(message), {"not-yours", "illegal", "stale"})


HOSTING = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("order"), "closed": st.booleans(), "hushed": st.booleans()}
    ),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["silence", "remove"])},
        optional={"seat": st.integers(0, 99), "seq": st.integers(0, 2**53)},
    ),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["pass", "return", "vote", "retry"]), "seat": st.integers(0, 99)}
    ),
    st.fixed_dictionaries(
        {
            "type": st.just("take"),
            "seat": st.integers(0, 99),
            "name": st.text(min_size=1, max_size=40),
        }
    ),
    st.fixed_dictionaries(
        {"type": st.just("replace"), "seat": st.integers(0, 99), "bot": st.text(max_size=40)}
    ),
)


@SLOWLY
@given(message=HOSTING)
def test_nobody_decides_what_is_the_hosts(scene: Scene, message: dict[str, object]) -> None:
    """What only the host may, or is about a seat that moves in time, is refused to others."""
    check(scene, json.dumps(message), {"not-yours", "illegal", "unreadable"})


def test_the_one_who_was_disturbed_plays_on(scene: Scene, server: Running) -> None:
    """After all that, the table plays on as if nothing had been."""
    scene.ana.act(0, "move 0-4")
    scene.bo.until("events")
    assert server.http.get("/health").json()["ok"]
    scene.before = scene.look()
