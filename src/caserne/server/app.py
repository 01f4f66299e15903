"""The application: handlers, what they need, and how mistakes are told."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, MediaType, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import caserne
from caserne.core.errors import RefusedError, UnreadableError
from caserne.server import book, lobby, me, wire
from caserne.server.alerts.calling import Calling
from caserne.server.alerts.sending import Senders, Sending
from caserne.server.asking import ASKED
from caserne.server.colleagues import Colleagues
from caserne.server.failing import (
    AskedError,
    ForbiddenError,
    MissingError,
    SecretError,
    ShutError,
)
from caserne.server.hall import Hall, now
from caserne.server.limits import Limits, TooManyError
from caserne.server.names import NameTakenError
from caserne.server.origins import Origins
from caserne.server.overseeing import Overseers, metrics, tell_levels
from caserne.server.page import Page, page
from caserne.server.players import Players
from caserne.server.retention import FOREVER, Keep, Retention
from caserne.server.reviews import Reviews
from caserne.server.shield import Shield
from caserne.server.sockets import Sockets, table_socket
from caserne.server.thinking import Thinkers
from caserne.server.visitors import Visitors
from caserne.store.failing import TakenError, UnwellError
from caserne.store.opening import open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from caserne.store.opening import Address

    AnyRequest = Request[Any, Any, Any]

LOG: Final = logging.getLogger("caserne.app")
CODES: Final[dict[int, wire.HttpCode]] = {
    400: "unreadable",
    401: "forbidden",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    415: "unreadable",
    429: "too-many",
}


def make_app(  # noqa: PLR0913 - one for each thing that tests or the operator choose
    database: Address,
    *,
    public_url: str | None = None,
    proxies: int = 0,
    limits: Limits | None = None,
    senders: Senders | None = None,
    clock: Callable[[], float] = now,
    metrics_to: tuple[str, ...] = (),
    keep: Keep = FOREVER,
    colleagues: Path | None = None,
) -> Shield:
    """Make the application over a database, which is opened and closed with it.

    ``colleagues`` is the folder where the workers of one server find each other.
    """
    bounds = limits or Limits()
    store = open_store(database)
    thinkers = Thinkers(bounds.thinkers, bounds.thought)
    hall = Hall(store, thinkers, bounds, clock)
    reviews = Reviews(hall, store, thinkers, bounds)
    origins = Origins(public_url)
    by = senders or Senders()
    sending = Sending(store, by.post, by.mailer, public_url)
    calling = Calling(store, hall, sending, public_url, clock)
    retention = Retention(store, hall, keep, clock)
    sockets = Sockets(bounds)
    tell_levels(hall, thinkers, sockets)
    others = Colleagues(hall.metrics, colleagues)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        await others.open()
        calling.open()
        retention.open()
        try:
            yield
        finally:
            await retention.close()
            await calling.close()
            await others.close()
            await reviews.close()
            await hall.close()
            thinkers.close()
            store.close()
            LOG.info("stopped")

    app = Litestar(
        [*lobby.HANDLERS, *book.HANDLERS, *me.HANDLERS, *ASKED, metrics, table_socket, page],
        dependencies={
            "hall": _provide(hall),
            "origins": _provide(origins),
            "sockets": _provide(sockets),
            "page": _provide(Page()),
            "players": _provide(Players(store, hall, sending)),
            "overseers": _provide(Overseers(metrics_to)),
            "colleagues": _provide(others),
            "reviews": _provide(reviews),
        },
        lifespan=[lifespan],
        exception_handlers={
            UnreadableError: _unreadable,
            RefusedError: _refused,
            MissingError: _says(404, "not-found"),
            ForbiddenError: _says(403, "forbidden"),
            SecretError: _says(403, "secret"),
            TakenError: _says(409, "taken"),
            NameTakenError: _says(409, "named"),
            AskedError: _says(409, "asked"),
            ShutError: _says(409, "shut"),
            TooManyError: _says(429, "too-many"),
            UnwellError: _unwell,
            HTTPException: _http,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Caserne",
            version=caserne.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        request_class=Asking,
        request_max_body_size=bounds.body,
        logging_config=None,
        debug=False,
    )
    app.state.hall = hall
    app.state.calling = calling
    app.state.retention = retention
    return Shield(app, bounds, origins, Visitors(proxies), hall.metrics)


class Asking(Request[Any, Any, Any]):
    """A request; what is wrong with its body is told, not suffered."""

    async def json(self) -> Any:  # noqa: ANN401 - Litestar's own type
        """Read the body; ``UnreadableError`` too if it is no text, or nested too deeply to read."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            expected = "JSON in UTF-8, not nested too deeply"
            raise UnreadableError("body", expected, str(error)) from error


def _provide(value: object) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)


# Mistakes


def _problem(request: AnyRequest, status: int, problem: wire.Problem) -> Response[wire.Problem]:
    hall: Hall = request.app.state.hall
    hall.metrics.refusals.add(problem.code)
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def _says(status: int, code: wire.HttpCode) -> Any:  # noqa: ANN401 - Litestar's own type is as vague
    def tell(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
        return _problem(request, status, wire.Problem(code, str(error)))

    return tell


def _unreadable(request: AnyRequest, error: UnreadableError) -> Response[wire.Problem]:
    problem = wire.Problem(
        "unreadable", str(error), where=error.where, expected=error.expected, got=error.got
    )
    return _problem(request, 400, problem)


def _refused(request: AnyRequest, error: RefusedError) -> Response[wire.Problem]:
    """Tell of a record whose actions are not allowed."""
    return _problem(request, 400, wire.Problem("unreadable", str(error), where="record"))


def _http(request: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    """Tell what the framework found wrong, in our form."""
    code = CODES.get(error.status_code, "broken")
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(
        f"{one.get('key', 'body')}: {one.get('message', '')}"
        for one in extra
        if isinstance(one, dict)
    )
    return _problem(request, error.status_code, wire.Problem(code, details or error.detail))


def _unwell(request: AnyRequest, _: UnwellError) -> Response[wire.Problem]:
    """Tell that the disk failed; the log says how."""
    return _problem(request, 503, wire.Problem("unwell", "nothing can be read or written down now"))


def _broken(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    LOG.error("request failed", exc_info=error, extra={"error": type(error).__name__})
    return _problem(request, 500, wire.Problem("broken", "something went wrong in the server"))
