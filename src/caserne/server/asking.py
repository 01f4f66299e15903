"""Asking about a table, over HTTP: what if, and the review of its game."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import SkipValidation

from caserne.server import wire
from caserne.server.lobby import HallHere, Seat, TableCode, problems, secret_of
from caserne.server.reviews import Reviews

ReviewsHere = NamedDependency[SkipValidation[Reviews]]
REVIEWED: Final = ResponseSpec(
    wire.ReviewShown, generate_examples=False, description="How far it has come."
)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/sandbox",
    responses=problems(400, 403, 404, 413),
)
async def try_out(
    table: TableCode, seat: Seat, request: Request[Any, Any, Any], hall: HallHere
) -> wire.TableMade:
    """Make a sandbox out of what a seat that must decide knows; its secret goes into the header.

    The table it is made of goes on as it would.
    """
    return await hall.making.try_out(table, seat, await secret_of(table, request, hall))


@post(
    "/api/tables/{table:str}/review",
    status_code=202,
    responses={**problems(400, 404, 413), 202: REVIEWED},
)
async def begin_review(
    table: TableCode, reviews: ReviewsHere, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Have a game that is over looked back on, and tell how far that has come."""
    address = request.client.host if request.client else ""
    return _told(await reviews.begin(table, address), 202)


@get("/api/tables/{table:str}/review", responses={**problems(400, 404), 200: REVIEWED})
async def review(table: TableCode, reviews: ReviewsHere) -> Response[bytes]:
    """Tell how far the review of a game has come, and the review once it is done."""
    return _told(await reviews.shown(table), 200)


def _told(shown: wire.ReviewShown, status: int) -> Response[bytes]:
    return Response(wire.ENCODER.encode(shown), status_code=status, media_type=MediaType.JSON)


ASKED: Final = (try_out, begin_review, review)
