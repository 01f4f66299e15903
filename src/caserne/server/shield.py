"""What every HTTP answer carries, and what no address may do too often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType

from caserne.server import wire
from caserne.server.limits import Addresses

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Message, Receive, Scope, Send

    from caserne.server.limits import Limits

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
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Shield:
    """Stands before the application."""

    def __init__(self, app: Litestar, limits: Limits) -> None:
        """Know nobody yet."""
        self.app = app
        self._addresses = Addresses(limits.requests, limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, unless its address asked too often."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        client = scope["client"]
        cost = 1.0 if scope["method"] in READING else COST_OF_CHANGE
        if self._addresses.take(client[0] if client else "", cost):
            await self.app(scope, receive, shielded)
        else:
            await _refuse(shielded)


async def _refuse(send: Send) -> None:
    problem = wire.Problem("too-many", "expected fewer requests a second")
    body = wire.ENCODER.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"10")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
