"""A crowd: two people at each of many tables, in the midst of whole games, for benchmarks."""

from __future__ import annotations

import json
import random
import secrets
import time
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from caserne.core.state import CHANCE, NOBODY
from caserne.games import GAMES, find
from caserne.play.record import Entry, Record
from caserne.play.streams import Streams

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AsyncExitStack

PEOPLE: Final = [{"name": "Ana"}, {"name": "Bo"}]
GAMES_OF_EACH: Final = 4
"""So many whole games of each kind are played beforehand; tables begin anywhere in one of them."""
MOST_STEPS: Final = 3000


class Load(msgspec.Struct):
    """What came of a measured time.

    ``acks`` are the times until who acted had it acknowledged, ``tellings`` until the other heard.
    """

    acks: list[float] = []
    tellings: list[float] = []
    deliveries: int = 0
    characters: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    ended: int = 0

    @property
    def per_cpu_second(self) -> float:
        """Messages told to somebody, a second of the server's processor time."""
        return self.deliveries / self.cpu if self.cpu else 0.0


def quantile(times: Sequence[float], share: float) -> float:
    """Give the time within which a share of them was over, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@lru_cache(maxsize=64)
def whole_game(name: str, seed: int) -> tuple[str, int]:
    """Play a game for two at random to its end; give its record and how many entries it has."""
    kind = find(name)
    game = kind.from_text(f"{kind.seats_by}=2")
    state, streams, entries = game.start(), Streams(seed, len(game.chances)), list[Entry]()
    chance = random.Random(seed)  # noqa: S311 - no secret
    while state.actor() != NOBODY and len(entries) < MOST_STEPS:
        actor = int(state.actor())
        action = int(streams.draw(state)) if actor == CHANCE else chance.choice(list(state.legal()))
        entries.append(Entry(actor, action))
        state.apply(action)
    return Record(game, entries).write(), len(entries)


class Group:
    """Two sockets at a table of ours; whoever must act does something at random."""

    def __init__(self, number: int) -> None:
        """Know which game to play, and where in it to begin; ``make`` lays the table.

        ``versions`` is how far they heard each of their tables come.
        """
        self.number = number
        self.table = ""
        self.tokens: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.now: dict[str, Any] = {}
        self.versions: dict[str, int] = {}

    async def make(self, client: httpx.AsyncClient) -> None:
        """Make a table that begins somewhere within a whole game."""
        kind = GAMES[self.number % len(GAMES)].name
        text, length = whole_game(kind, self.number // len(GAMES) % GAMES_OF_EACH)
        upto = secrets.randbelow(length)
        body = {"game": kind, "seats": PEOPLE, "record": text, "upto": upto}
        made = (await client.post("/api/tables", json=body)).raise_for_status().json()
        self.table, self.tokens = made["table"]["id"], list(made["tokens"].values())

    async def sit(self, port: int, stack: AsyncExitStack) -> None:
        """Open one more socket and hear everything."""
        socket = await open_socket(port, self.table, stack)
        token = self.tokens[len(self.sockets)]
        self.sockets.append(socket)
        await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        self.now = await _until(socket, "sync", Load())
        self.versions[self.table] = self.now["version"]

    @property
    def is_over(self) -> bool:
        """Whether their game has ended."""
        return self.now["actor"] is None

    async def leave(self) -> None:
        """Get up from the table."""
        for socket in self.sockets:
            await socket.close()
        self.sockets.clear()

    async def act(self, load: Load) -> None:
        """Play an action, and wait until both have heard of it."""
        if self.is_over:
            load.ended += 1
            return
        actor: int = self.now["actor"]
        offers = self.now["offers"].get(str(actor)) or await self._offers(actor)
        message = {
            "type": "act",
            "seat": actor,
            "version": self.now["version"],
            "action": secrets.choice(offers)["action"],
        }
        begun = time.perf_counter()
        await self.sockets[actor].send(json.dumps(message))
        told = []
        for socket, times in zip(self._from(actor), (load.acks, load.tellings), strict=True):
            told.append(await _until(socket, "events", load))
            times.append(time.perf_counter() - begun)
        if any(one["from"] != message["version"] for one in told):
            raise RuntimeError(f"table {self.table}: a version is missing")
        self.versions[self.table] = told[0]["version"]
        self.now = next((one for one in told if one["offers"]), told[0])

    def _from(self, actor: int) -> list[ClientConnection]:
        """Give both sockets, the one first that waits for its acknowledgement."""
        return [self.sockets[actor], self.sockets[1 - actor]]

    async def _offers(self, actor: int) -> list[dict[str, str]]:
        await self.sockets[actor].send('{"type":"sync"}')
        told = await _until(self.sockets[actor], "sync", Load())
        offers: list[dict[str, str]] = told["offers"][str(actor)]
        return offers


class BareGroup:
    """Two sockets at a table of the bare server."""

    def __init__(self, table: str) -> None:
        """Know the table."""
        self.table = table
        self.sockets: list[ClientConnection] = []

    async def sit(self, port: int, stack: AsyncExitStack) -> None:
        """Open one more socket."""
        self.sockets.append(await open_socket(port, self.table, stack))

    async def act(self, load: Load) -> None:
        """Send something, and wait until both have heard."""
        begun = time.perf_counter()
        await self.sockets[0].send('{"type":"act","seat":0,"version":41,"action":"move 3-4"}')
        for socket in self.sockets:
            text = await socket.recv()
            load.characters += len(text)
            load.deliveries += 1
        load.acks.append(time.perf_counter() - begun)


async def open_socket(port: int, table: str, stack: AsyncExitStack) -> ClientConnection:
    """Open a socket at a table."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    opening = connect(url, compression=None, ping_interval=None, open_timeout=120, close_timeout=1)
    return await stack.enter_async_context(opening)


async def _until(socket: ClientConnection, kind: str, load: Load) -> dict[str, Any]:
    """Wait for a message of a kind, which alone counts as delivered."""
    while True:
        text = await socket.recv()
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "refused":
            raise RuntimeError(f"refused: {message['message']}")
        if message["type"] == kind:
            load.deliveries += 1
            load.characters += len(text)
            return message


async def make_tables(groups: list[Group], port: int) -> None:
    """Make the tables, of all games in turn."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
        for group in groups:
            await group.make(client)
