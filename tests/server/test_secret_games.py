"""The secrets of the games in the catalogue: a hand, a tile face down, are their owner's alone.

Two worlds that differ in nothing but what seat 0 hides are told byte for byte the same to all
others, whatever they do: sit at the table, ask for everything anew, try what is forbidden, come
late, watch, or ask over HTTP.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.server.harness import Running, ana
from tests.server.listening import caught_up, others_answers

from caserne.core.state import CHANCE
from caserne.games import find
from caserne.games.feurio import notation
from caserne.games.feurio.game import Feurio
from caserne.play.record import read_record
from caserne.play.streams import Streams
from caserne.play.table import Table
from caserne.server import making

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest
    from tests.server.harness import Message, Player

    from caserne.games.feurio.wildfire import Wildfire

RECORDS: Final = Path(__file__).parents[1] / "golden"
BO: Final = {"name": "Bo"}
SEEDS: Final = 5_000
"""So many seeds are tried to find worlds that look alike."""
UNDO, REFUSED, SYNC = "undo", "refused", "sync"


class World(NamedTuple):
    """A table to be made, the seed of its chance, and what is done there: by whom, what."""

    body: Message
    seed: int
    deeds: tuple[tuple[int, str], ...]


def hear(path: Path, monkeypatch: pytest.MonkeyPatch, world: World) -> dict[str, list[str]]:
    """Play in a world; give what everybody was told there."""
    monkeypatch.setattr(making, "new_seed", lambda: world.seed)
    monkeypatch.setattr(making, "new_code", lambda: "samecode")
    monkeypatch.setattr(time, "time", lambda: 1.0)
    with Running(path) as server:
        made = server.http.post("/api/tables", json=world.body).raise_for_status().json()
        first, second = made["tokens"].values()
        with (
            server.join("samecode", second) as b,
            server.join("samecode") as watching,
            server.join("samecode", first) as a,
        ):
            for seat, deed in world.deeds:
                do((a, b), seat, deed)
            with server.join("samecode", second) as late:
                return {
                    "seat 0": list(a.heard),
                    "http": [others_answers(server, second)],
                    "seat 1": caught_up(b),
                    "seat 1 anew": caught_up(late),
                    "watching": caught_up(watching),
                }


def do(players: tuple[Player, Player], seat: int, deed: str) -> None:
    """Have a seat act, and the other see it; or take back, try what is forbidden, ask anew."""
    one, other = players[seat], players[1 - seat]
    word, _, action = deed.partition(" ")
    version = one.now["version"]
    if word == SYNC:
        one.send(type="sync")
        one.until("sync")
    elif word == REFUSED:
        one.refused(type="act", seat=seat, version=version, action=action)
    else:
        if word == UNDO:
            one.send(type="undo", seat=seat, version=version)
        else:
            one.send(type="act", seat=seat, version=version, action=deed)
        for player in (one, other):
            player.until("events", lambda m: m["from"] == version and m["entries"])


def assert_alike(one: dict[str, list[str]], other: dict[str, list[str]]) -> None:
    """See that two worlds differ to seat 0, and to nobody else."""
    assert one["seat 0"] != other["seat 0"]
    for who in one.keys() - {"seat 0"}:
        assert one[who] == other[who], who


# On Fire!!!

OWN: Final = ("leave", "leave-two", "enter", "expel", "swap")
"""What seat 1 holds in every world."""
THEIRS: Final = (
    ("leave", "jump", "swap", "enter", "back"),
    ("leave", "push", "expel", "elevator", "leave-two"),
)
"""What seat 0 holds in the one and in the other world; both play the first."""


def begun(theirs: tuple[str, ...]) -> str:
    """Write the record of a game that has just begun."""
    draws = [f"* draw {card}" for card in (*theirs, *OWN)]
    lines = ["caserne record 1", "game onfire", "", "* first 1", *draws, "* event fire-two-B2"]
    return "\n".join([*lines, ""])


def script(theirs: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """Do in a world what looks to seat 1 as in the other one."""
    return (
        (0, "leave B4 A4-1"),
        (0, "walk A4-1 A4/1"),
        (0, UNDO),
        (0, f"redraw {theirs[1]}"),
        (1, f"{REFUSED} jump A4-1 A4/1"),
        (0, f"redraw {'+'.join(in_order(theirs[2:4]))}"),
        (1, SYNC),
        (0, "walk A4-1 B4/1"),
        (1, f"{REFUSED} expel 1 A4-1"),
        (1, f"{REFUSED} jump B4/1 B4/2"),
        (1, "leave A4 A4-1"),
        (1, "redraw enter"),
        (1, "walk A4-1 A4/1"),
        (1, UNDO),
        (1, "walk A4-1 A4/1"),
        (1, "walk A4/1 A4/2"),
        (1, SYNC),
    )


def in_order(cards: tuple[str, ...]) -> list[str]:
    """Give cards in the order in which they are written."""
    kinds = list(find("onfire")().scenery().cards)  # type: ignore[attr-defined]
    return sorted(cards, key=kinds.index)


def draws_of(theirs: tuple[str, ...], seed: int) -> tuple[list[str], list[str]] | None:
    """Play the script; list what seats 0 and 1 draw, the latter with the events, if it can be."""
    table, _ = Table.fork(read_record(begun(theirs), find), None, seed)
    for seat, deed in script(theirs):
        if deed == UNDO:
            table.ask_undo(seat, table.version)
        elif deed.split()[0] not in (REFUSED, SYNC):
            action = table.game.read_action(deed)
            if action not in table.state.legal():
                return None
            table.submit(seat, action, table.version)
    return sorted_out(table)


def sorted_out(table: Table) -> tuple[list[str], list[str]]:
    """Tell what was drawn by seat 0 from what seat 1 may know, by the last who acted."""
    hidden, known, seat = list[str](), list[str](), 0
    for entry in table.record({}).entries[12:]:
        if entry.actor != CHANCE:
            seat = entry.actor
            continue
        text = table.game.write_action(entry.action)
        (hidden if seat == 0 and text.startswith("draw") else known).append(text)
    return hidden, known


def two_hands() -> Iterator[World]:
    """Find a seed with which seat 1 draws the same in both worlds, and seat 0 something else."""
    for seed in range(SEEDS):
        one, other = (draws_of(theirs, seed) for theirs in THEIRS)
        if one and other and one[1] == other[1] and one[0][-1] != other[0][-1]:
            for theirs in THEIRS:
                body = {"game": "onfire", "seats": [ana(), BO], "record": begun(theirs)}
                yield World(body, seed, script(theirs))
            return
    raise AssertionError


def test_a_hand_is_told_to_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards held, drawn and discarded by seat 0 change nothing that anybody else is told."""
    one, other = (
        hear(tmp_path / f"{number}.db", monkeypatch, world)
        for number, world in enumerate(two_hands())
    )
    assert_alike(one, other)
    assert sum("card-drawn" in text for text in one["seat 1"]) > 3


def test_after_the_end_all_hands_are_open(tmp_path: Path) -> None:
    """A replay with everything open shows every card that was drawn; other eyes see no more."""
    told = (RECORDS / "onfire-two.record").read_text("utf-8")
    with Running(tmp_path / "tables.db") as server:
        body = {"game": "onfire", "seats": [ana(), BO], "record": told}
        made = server.http.post("/api/tables", json=body).raise_for_status().json()
        url = f"/api/tables/{made['table']['id']}/replay"
        for eyes, seats in {"?seat=all": {0, 1}, "?seat=1": {1}, "": set[int]()}.items():
            seen = server.http.get(f"{url}{eyes}").raise_for_status().json()
            for frame in seen["frames"]:
                players = frame["scene"]["players"]
                known = {seat for seat, one in enumerate(players) if one["cards"] is not None}
                assert known == seats, eyes
                assert all(len(players[seat]["cards"]) == players[seat]["hand"] for seat in seats)
            drawn = [frame["action"] for frame in seen["frames"][1:11]]
            assert [draw is not None for draw in drawn] == [1 in seats] * 5 + [0 in seats] * 5


# Feurio!


FIREBREAKS: Final = Feurio.from_text("firebreaks=yes")


def fire_of(seed: int) -> tuple[list[str], list[str], list[tuple[int, str]]]:
    """Play three turns of firebreaks; list the tiles seat 0 draws, all others, and the deeds."""
    state, streams = FIREBREAKS.start(), Streams(seed, 1)
    hidden, known, deeds = list[str](), list[str](), list[tuple[int, str]]()
    while len(deeds) < 4 or state.actor() == CHANCE:
        if state.actor() == CHANCE:
            action = int(streams.draw(state))
            first = len(known) >= 2 and state.seat == 0
            (hidden if first else known).append(FIREBREAKS.write_action(action))
        else:
            action = firebreak(state)
            deeds.append((int(state.seat), FIREBREAKS.write_action(action)))
        state.apply(action)
    return hidden, known, deeds


def firebreak(state: Wildfire) -> int:
    """Find a firebreak that may be laid."""
    return next(code for code in state.legal() if notation.unpack(code).verb == "break")


def two_fires() -> Iterator[World]:
    """Find two seeds that differ in the tiles of seat 0 alone, of which two lie face down."""
    found: dict[str, tuple[int, list[str]]] = {}
    for seed in range(SEEDS):
        hidden, known, deeds = fire_of(seed)
        other, tiles = found.setdefault(f"{known} {deeds}", (seed, hidden))
        if all(one != two for one, two in zip(hidden, tiles, strict=True)):
            body = {"game": "feurio", "options": {"firebreaks": True}, "seats": [ana(), BO]}
            last = FIREBREAKS.read_action(deeds[0][1])
            where = notation.unpack(last).space
            tried = [(1, f"{REFUSED} lay {where}"), (1, f"{REFUSED} pass")]
            acts = (deeds[0], *tried, (1, SYNC), *deeds[1:], *tried, (1, SYNC))
            yield from (World(body, one, acts) for one in (other, seed))
            return
    raise AssertionError


def test_a_firebreak_is_told_to_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tile in seat 0's hand and one under its firebreak change nothing that others are told."""
    one, other = (
        hear(tmp_path / f"{number}.db", monkeypatch, world)
        for number, world in enumerate(two_fires())
    )
    assert_alike(one, other)


# A device that is handed round


def test_a_shared_device_is_told_what_its_seat_saw_last(tmp_path: Path) -> None:
    """Byte for byte what was told to these eyes before they decided, and nothing of the others'."""
    told = (RECORDS / "onfire-two.record").read_text("utf-8")
    with Running(tmp_path / "tables.db") as server:
        body = {"game": "onfire", "seats": [ana(), BO], "record": told, "upto": 12}
        made = server.http.post("/api/tables", json=body).raise_for_status().json()
        table, tokens = made["table"]["id"], made["tokens"].values()
        with server.join(table, *tokens) as device:
            assert "seen" not in device.now
            decided: dict[int, tuple[int, Message]] = {}
            for _ in range(24):
                ((seat, offers),) = device.now["offers"].items()
                decided[int(seat)] = device.now["version"], device.now["scene"]
                device.act(int(seat), offers[-1]["action"])
                device.send(type="sync")
                now = device.until("sync")
                eyes = now["actor"]
                if eyes not in decided:
                    assert "seen" not in now
                    continue
                version, scene = decided[eyes]
                assert now["seen"] == {"version": version, "scene": scene}
                assert scene["players"][1 - eyes]["cards"] is None
            assert len(decided) == 2
            with server.join(table, made["tokens"]["0"]) as alone, server.join(table) as w:
                assert "seen" not in alone.now
                assert "seen" not in w.now


def test_what_chance_follows_is_told_as_a_replay_shows_it(tmp_path: Path) -> None:
    """The scene between an action and what chance makes of it is each seat's own."""
    told = (RECORDS / "onfire-two.record").read_text("utf-8")
    with Running(tmp_path / "tables.db") as server:
        body = {"game": "onfire", "seats": [ana(), BO], "record": told, "upto": 12}
        made = server.http.post("/api/tables", json=body).raise_for_status().json()
        table, tokens = made["table"]["id"], list(made["tokens"].values())
        with server.join(table, tokens[0]) as a, server.join(table, tokens[1]) as b:
            for _ in range(9):
                seat = 0 if a.now["offers"] else 1
                one, other = ((a, b), (b, a))[seat]
                one.act(seat, one.now["offers"][str(seat)][-1]["action"])
                while other.now["version"] < one.now["version"]:
                    other.until("events")
            for seat, player in enumerate((a, b)):
                head = {"Authorization": f"Bearer {tokens[seat]}"}
                url = f"/api/tables/{table}/replay?seat={seat}"
                frames = server.http.get(url, headers=head).json()["frames"]
                entries = between(player)
                assert len(entries) > 5
                for entry in entries:
                    assert entry["scene"] == frames[entry["place"]]["scene"]
                    assert entry["scene"]["players"][1 - seat]["cards"] is None


def between(player: Player) -> list[Message]:
    """List the entries a player was told with a scene."""
    messages = [json.loads(text) for text in player.heard]
    news = [message["entries"] for message in messages if message["type"] == "events"]
    return [entry for entries in news for entry in entries if "scene" in entry]
