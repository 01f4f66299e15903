"""What every HTTP answer carries, what no address may do too often, and what is noted of both."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType

from caserne.server import wire
from caserne.server.limits import Addresses, TooManyError
from caserne.server.logs import REQUEST

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import HTTPScope, Message, Receive, Scope, Send
    from litestar.types.asgi_types import HTTPReceiveMessage, WebSocketReceiveMessage

    from caserne.server.limits import Limits
    from caserne.server.metrics import Metrics
    from caserne.server.origins import Origins
    from caserne.server.visitors import Visitors

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
COSTS: Final = {"/health": 5.0, "/api/tables": 2.0, "/api/me/games": 10.0}
"""As how many requests one counts that only looks; any other one counts as one."""
COST_OF_RECORD: Final = 10.0
"""So does one for which a whole game is played again, or all that may come next."""
COST_OF_REVIEW: Final = 40.0
"""So does one that has a game looked back on."""
COST_OF_CHANGE: Final = 5.0
"""So does one that changes something."""
COST_OF_SOCKET: Final = 5.0
"""So does a socket, which is told everything."""
BYTES_A_COST: Final = 10_000
"""A body counts as one more request for every so many bytes: it may be a record."""
BYTES_TOLD_A_COST: Final = 20_000
"""So does an answer, if it is no file of the page."""
COST_OF_ALERT: Final = 50.0
"""So does one that has the server write to somebody."""
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
ACCESS: Final = logging.getLogger("caserne.access")
LONGEST_PATH: Final = 200
"""So much of an address is logged."""
NUMBERED: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
"""A number that a proxy of ours may have given a request."""


class Shield:
    """Stands before the application."""

    def __init__(
        self,
        app: Litestar,
        limits: Limits,
        origins: Origins,
        visitors: Visitors,
        metrics: Metrics,
    ) -> None:
        """Know nobody yet."""
        self.app = app
        self._metrics = metrics
        self._origins = origins
        self._visitors = visitors
        self._addresses = Addresses(limits.requests, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, unless its address asked too often."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        REQUEST.set(self._number(scope))
        address = self._visitors.address(scope)
        scope["client"] = (address, 0)
        if scope["type"] == ScopeType.WEBSOCKET:
            if self._addresses.take(address, COST_OF_SOCKET):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "too-many"})
            return

        changes = scope["method"] not in READING
        declared = _declared(scope) if changes else 0
        shielded = self._shielded(address, scope, send)
        if not self._addresses.take(address, _cost(scope, changes=changes, size=declared)):
            problem = wire.Problem("too-many", "expected fewer requests a second")
            await self._refuse(shielded, 429, problem)
        elif changes and not self._is_ours(scope):
            problem = wire.Problem("forbidden", "expected a page of this server")
            await self._refuse(shielded, 403, problem)
        else:
            await self.app(scope, self._paid(address, declared, receive), shielded)

    async def _refuse(self, send: Send, status: int, problem: wire.Problem) -> None:
        self._metrics.refusals.add(problem.code)
        body = wire.ENCODER.encode(problem)
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"10")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _number(self, scope: Scope) -> str:
        """Give a request a number that logs tell it by; a proxy of ours may have done so."""
        given = dict(scope["headers"]).get(b"x-request-id", b"")
        if self._visitors.has_proxies and NUMBERED.fullmatch(given):
            return given.decode("ascii")
        return secrets.token_hex(8)

    def _shielded(self, address: str, scope: HTTPScope, send: Send) -> Send:
        """Send what every answer carries, have large answers paid for, and note what was sent."""
        is_free = not scope["path"].startswith("/api/")
        begun, status, size = time.perf_counter(), 0, 0

        async def shielded(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                number = (b"x-request-id", REQUEST.get().encode("ascii"))
                message["headers"] = [*message["headers"], *HEADERS, number]
            elif message["type"] == "http.response.body":
                size += len(message["body"])
                if not is_free:
                    self._addresses.owe(address, len(message["body"]) / BYTES_TOLD_A_COST)
            await send(message)
            if message["type"] == "http.response.body" and not message["more_body"]:
                self._note(scope, status, size, time.perf_counter() - begun)

        return shielded

    def _note(self, scope: HTTPScope, status: int, size: int, seconds: float) -> None:
        """Count an answer, and log it if the operator wishes so; never who asked."""
        self._metrics.request(scope["method"], status, seconds)
        if ACCESS.isEnabledFor(logging.INFO):
            facts = {
                "method": scope["method"][:16],
                "path": scope["path"][:LONGEST_PATH],
                "status": status,
                "ms": round(seconds * 1000, 1),
                "bytes": size,
            }
            ACCESS.info("answered", extra=facts)

    def _paid(self, address: str, declared: int, receive: Receive) -> Receive:
        """Receive a body; what was not declared, and so not paid for, is paid as it comes."""
        paid = declared

        async def receiving() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal paid
            message = await receive()
            paid -= len(message["body"]) if message["type"] == "http.request" else 0
            if paid < 0:
                cost, paid = -paid / BYTES_A_COST, 0
                if not self._addresses.take(address, cost):
                    raise TooManyError("expected fewer bytes a second")
            return message

        return receiving

    def _is_ours(self, scope: Scope) -> bool:
        """Tell whether a request that changes something comes from our own page, or from none."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        name = None if origin is None else origin.decode("latin-1")
        return self._origins.allow(name, headers.get(b"host", b"").decode("latin-1"))


def _declared(scope: HTTPScope) -> int:
    """Give how many bytes a body is said to have; 0 if that is not said."""
    size = dict(scope["headers"]).get(b"content-length", b"")
    return int(size) if size.isdigit() else 0


def _cost(scope: HTTPScope, *, changes: bool, size: int) -> float:
    """Tell how many requests a request counts as."""
    if changes and scope["path"].startswith("/api/me/channels"):
        return COST_OF_ALERT
    if changes and scope["path"].endswith("/review"):
        return COST_OF_REVIEW
    if changes:
        return COST_OF_CHANGE + size // BYTES_A_COST
    path = scope["path"]
    return (
        COST_OF_RECORD if path.endswith(("/replay", "/record", "/danger")) else COSTS.get(path, 1.0)
    )
