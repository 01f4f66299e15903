"""A socket at a table: reads what comes, one message after the other, and sends what waits."""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, SkipValidation

from caserne.server import wire
from caserne.server.client import Client
from caserne.server.errands import ClosedError
from caserne.server.failing import MissingError
from caserne.server.hall import Hall
from caserne.server.limits import Addresses, Bucket
from caserne.server.metrics import Stopwatch
from caserne.server.origins import Origins
from caserne.server.outbox import DismissedError
from caserne.server.tokens import digest, plain
from caserne.store.failing import UnwellError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar.types import Message

    from caserne.server.limits import Limits
    from caserne.server.room import Room

LOG: Final = logging.getLogger("caserne.socket")

AWAY: Final = 1001
WRONG: Final = 1008
BROKEN: Final = 1011
MISSING: Final = 4404
SENT_AWAY: Final = 4403


class CloseError(Exception):
    """The socket is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        """Keep both."""
        super().__init__(reason)
        self.code = code
        self.reason = reason


EXPECTED: Final = (WebSocketDisconnect, CloseError, ClosedError)
"""How a conversation ends; any other end is a fault of ours."""


COSTS: Final[dict[type, float]] = {
    wire.SyncAsked: 10.0,
    wire.Say: 5.0,
    wire.Unsay: 5.0,
    wire.UndoAsked: 2.0,
    wire.Retry: 5.0,
    wire.Replace: 5.0,
    wire.Take: 5.0,
    wire.Return: 5.0,
    wire.Vote: 5.0,
    wire.Order: 5.0,
    wire.Silence: 5.0,
    wire.Remove: 5.0,
    wire.PassOn: 5.0,
    wire.HintAsked: 40.0,
}
"""As how many messages a message counts that costs more work than an action; see
``docs/operating.md``."""


class Sockets:
    """How many sockets each address has open, and what their messages cost together."""

    def __init__(self, limits: Limits) -> None:
        """Start with none."""
        self._most = limits.sockets
        self._open: dict[str, int] = {}
        self.messages = Addresses(limits.address_messages, limits.address_burst)

    def enter(self, address: str) -> bool:
        """Count one more, unless there are too many."""
        count = self._open.get(address, 0)
        if count >= self._most:
            return False
        self._open[address] = count + 1
        return True

    @property
    def count(self) -> int:
        """How many there are."""
        return sum(self._open.values())

    def leave(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


HallHere = NamedDependency[SkipValidation[Hall]]
OriginsHere = NamedDependency[SkipValidation[Origins]]
SocketsHere = NamedDependency[SkipValidation[Sockets]]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: HallHere,
    origins: OriginsHere,
    sockets: SocketsHere,
) -> None:
    """Serve one socket from its first message to its last."""
    address = socket.client.host if socket.client else ""
    allowed = origins.allow(socket.headers.get("origin"), socket.headers.get("host", ""))
    if not allowed or not sockets.enter(address):
        await socket.close(WRONG)
        return
    try:
        with _noticing():
            await socket.accept()
        await Conversation(socket, hall, table, address, sockets).run()
    except CloseError as error:
        with suppress(Exception):
            await socket.close(error.code, error.reason)
    except ClosedError:
        with suppress(Exception):
            await socket.close(BROKEN, "the table was closed")
    except WebSocketDisconnect:
        LOG.debug("socket gone", extra={"table": table})
    except UnwellError:  # which the store has said in the log
        with suppress(Exception):
            await socket.close(BROKEN, "nothing can be read or written down now")
    except Exception:
        LOG.exception("socket failed", extra={"table": table})
        with suppress(Exception):
            await socket.close(BROKEN, "something went wrong in the server")
    finally:
        sockets.leave(address)


class Conversation:
    """What is said between one socket and one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hall: Hall,
        table: str,
        address: str,
        sockets: Sockets,
    ) -> None:
        """Begin; nobody has said hello yet."""
        self._address = address
        self._sockets = sockets
        self._socket = socket
        self._hall = hall
        self._table = table
        self._limits: Limits = hall.limits
        self._bucket = Bucket(self._limits.messages, self._limits.message_burst)
        self._too_fast = 0

    async def run(self) -> None:
        """Hear hello, join the table, then listen and tell until either end is gone."""
        client = await self._greet()
        try:
            room = await self._hall.room(self._table)
        except MissingError as error:
            await self._send(wire.encode(wire.Refused("not-found", str(error))))
            raise CloseError(MISSING, "not-found") from error
        try:
            await room.ask(partial(room.join, client))
            await self._converse(room, client)
        finally:
            with suppress(ClosedError):
                await room.ask(partial(room.leave, client))

    async def _converse(self, room: Room, client: Client) -> None:
        """Listen and tell; what ends either ends both, and a fault is told before all else."""
        listening = asyncio.create_task(self._listen(room, client))
        telling = asyncio.create_task(self._tell(room, client))
        try:
            await asyncio.wait((listening, telling), return_when=asyncio.FIRST_EXCEPTION)
        finally:
            listening.cancel()
            telling.cancel()
            ends = await asyncio.gather(listening, telling, return_exceptions=True)
        errors = [end for end in ends if isinstance(end, Exception)]
        raise min(errors, key=lambda error: isinstance(error, EXPECTED))

    async def _greet(self) -> Client:
        """Wait for hello, not for long; what comes instead is refused once."""
        try:
            async with asyncio.timeout(self._limits.hello):
                text = await self._receive()
        except TimeoutError as error:
            raise CloseError(WRONG, "expected hello") from error
        try:
            hello = wire.DECODER.decode(text)
        except msgspec.DecodeError:
            hello = None
        if not isinstance(hello, wire.Hello):
            await self._send(wire.encode(wire.Refused("unreadable", "expected hello first")))
            raise CloseError(WRONG, "expected hello")
        digests = frozenset(digest(token) for token in hello.tokens)
        player = await self._hall.seating.player(hello.key)
        refusals = self._hall.metrics.refusals
        most, name = self._limits.outbox, plain(hello.name)
        return Client(digests, name, most, self._address, player, refusals)

    async def _tell(self, room: Room, client: Client) -> None:
        """Send what waits; where that is to be, tell how the game stands anew.

        To somebody who is gone nothing more is sent. ``_listen`` ends then too, but only after it
        has heard what they said before they went.
        """
        with suppress(WebSocketDisconnect):
            while True:
                try:
                    message = await client.outbox.take()
                except EOFError as error:
                    raise ClosedError(room.id) from error
                except DismissedError as error:
                    raise CloseError(SENT_AWAY, str(error)) from error
                if message is None:
                    if client.outbox.is_behind:
                        LOG.info("socket resynchronised", extra={"table": self._table})
                    await room.ask(partial(room.retell, client))
                else:
                    await self._send(message)

    async def _listen(self, room: Room, client: Client) -> None:
        """Read one message after the other; the next one only after the last is done with."""
        while True:
            text = await self._receive()
            if not self._pay(1.0):
                self._slow_down(client, text)
            elif len(text) > self._limits.message:
                client.refuse("too-large", f"expected at most {self._limits.message} bytes")
            else:
                await self._do(room, client, text)

    def _pay(self, cost: float) -> bool:
        """Take what a message costs, from what the socket may ask and from what its address may."""
        return self._bucket.take(cost) and self._sockets.messages.take(self._address, cost)

    def _slow_down(self, client: Client, text: str) -> None:
        self._too_fast += 1
        if self._too_fast > self._limits.refusals:
            raise CloseError(WRONG, "too-fast")
        id_ = _id_of(text) if len(text) <= self._limits.message else None
        client.refuse("too-fast", "expected fewer messages a second", id_=id_)

    async def _do(self, room: Room, client: Client, text: str) -> None:
        try:
            asked = wire.DECODER.decode(text)
        except msgspec.DecodeError as error:
            client.refuse("unreadable", f"message: {error}", id_=_id_of(text))
            return
        if self._pay(_cost(asked) - 1.0):
            self._too_fast = 0
            await self._ask(room, client, asked)
        else:
            self._slow_down(client, text)

    async def _ask(self, room: Room, client: Client, asked: wire.Asked) -> None:
        match asked:
            case wire.Act():
                with Stopwatch(self._hall.metrics.acknowledged):
                    await room.ask(partial(room.playing.act, client, asked))
            case wire.UndoAsked():
                await room.ask(partial(room.playing.undo, client, asked))
            case wire.Agree():
                await room.ask(partial(room.playing.agree, client, asked))
            case wire.Say():
                await room.ask(partial(room.chat, client, asked))
            case wire.Unsay():
                await room.ask(partial(room.unsay, client, asked))
            case wire.Retry() | wire.Replace() | wire.Take():
                await room.ask(partial(room.handing.relieve, client, asked))
            case wire.Return():
                await room.ask(partial(room.handing.come_back, client, asked))
            case wire.Vote():
                await room.ask(partial(room.handing.vote, client, asked))
            case wire.Order() | wire.Silence() | wire.Remove() | wire.PassOn():
                await room.ask(partial(room.handing.host_asks, client, asked))
            case wire.HintAsked():
                await room.ask(partial(room.playing.hint, client, asked))
            case wire.HintDropped():
                room.unhint(client)
            case wire.SyncAsked():
                client.outbox.renew()
            case wire.Hello():
                client.refuse("unreadable", "message: expected hello only once")

    async def _receive(self) -> str:
        """Wait for a message; bytes are no text, and are read as if they were none."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message.get("code") or AWAY)
        text = message.get("text")
        return text if isinstance(text, str) else ""

    async def _send(self, text: str) -> None:
        message: Message = {"type": "websocket.send", "text": text, "bytes": None}
        with _noticing():
            await self._socket.send(message)


@contextmanager
def _noticing() -> Iterator[None]:
    """Notice that the other end is gone, which ASGI tells a sender by an ``OSError``."""
    try:
        yield
    except OSError as error:
        raise WebSocketDisconnect(detail="gone", code=AWAY) from error


def _cost(asked: wire.Asked) -> float:
    """Tell as how many messages one counts."""
    if isinstance(asked, wire.Act):
        return 1.0 + len(asked.then)
    return COSTS.get(type(asked), 1.0)


def _id_of(text: str) -> int | None:
    """Find out which message could not be read, if that much can be."""
    try:
        return wire.NUMBERED.decode(text).id
    except msgspec.DecodeError:
        return None
