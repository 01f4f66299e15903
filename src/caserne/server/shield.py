"""What every HTTP answer carries, and what no address may do too often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType

from caserne.server import wire
from caserne.server.limits import Addresses

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import HTTPScope, Message, Receive, Scope, Send

    from caserne.server.limits import Limits
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
COST_OF_CHANGE: Final = 5.0
"""A request that changes something counts as so many that only look."""
COST_OF_RECORD: Final = 10.0
"""So does one for which a whole game is played again."""
BYTES_A_COST: Final = 10_000
"""A body counts as one more request for every so many bytes: it may be a record."""
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Shield:
    """Stands before the application."""

    def __init__(self, app: Litestar, limits: Limits, origins: Origins, visitors: Visitors) -> None:
        """Know nobody yet."""
        self.app = app
        self._origins = origins
        self._visitors = visitors
        self._addresses = Addresses(limits.requests, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, unless its address asked too often."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        address = self._visitors.address(scope)
        scope["client"] = (address, 0)
        if scope["type"] == ScopeType.WEBSOCKET:
            if self._addresses.take(address, 1.0):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "too-many"})
            return

        async def shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        changes = scope["method"] not in READING
        if not self._addresses.take(address, _cost(scope, changes=changes)):
            problem = wire.Problem("too-many", "expected fewer requests a second")
            await _refuse(shielded, 429, problem)
        elif changes and not self._is_ours(scope):
            problem = wire.Problem("forbidden", "expected a page of this server")
            await _refuse(shielded, 403, problem)
        else:
            await self.app(scope, receive, shielded)

    def _is_ours(self, scope: Scope) -> bool:
        """Tell whether a request that changes something comes from our own page, or from none."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        name = None if origin is None else origin.decode("latin-1")
        return self._origins.allow(name, headers.get(b"host", b"").decode("latin-1"))


def _cost(scope: HTTPScope, *, changes: bool) -> float:
    """Tell how many requests a request counts as."""
    if changes:
        size = dict(scope["headers"]).get(b"content-length", b"")
        return COST_OF_CHANGE + (int(size) // BYTES_A_COST if size.isdigit() else 0)
    return COST_OF_RECORD if scope["path"].endswith(("/replay", "/record")) else 1.0


async def _refuse(send: Send, status: int, problem: wire.Problem) -> None:
    body = wire.ENCODER.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"10")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
