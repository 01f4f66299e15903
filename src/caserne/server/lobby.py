"""The lobby: the catalogue, the tables, their seats and their records, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation

import caserne
from caserne.bots import catalogue
from caserne.core.errors import UnreadableError
from caserne.core.options import describe_options
from caserne.games import GAMES, find
from caserne.play.lesson import lessons_of
from caserne.server import wire
from caserne.server.failing import ForbiddenError, MissingError
from caserne.server.hall import Hall
from caserne.server.telling import ALL, Viewer

if TYPE_CHECKING:
    from caserne.core.game import Game

HallHere = NamedDependency[SkipValidation[Hall]]
TableName = Annotated[str, msgspec.Meta(max_length=40)]
TableCode = Annotated[str, PathParameter(max_length=40, description="The code of a table.")]
Seat = Annotated[int, PathParameter(ge=0, le=99, description="A seat, counted from 0.")]
SeatAsked = Annotated[
    str | None,
    QueryParameter(
        pattern="^([0-9]|[1-9][0-9]|all)$",
        description="Whose view: a seat's, or all secrets open; none: a spectator's.",
    ),
]
EyesAsked = Annotated[
    int | None,
    QueryParameter(ge=0, le=99, description="Whose view: a seat's; none: a spectator's."),
]
GameAsked = Annotated[str, QueryParameter(max_length=40, description="Only tables of this game.")]
TablesAsked = Annotated[
    list[TableName] | None,
    QueryParameter(name="id", max_items=50, description="These tables, listed or not."),
]
AfterAsked = Annotated[
    str,
    QueryParameter(max_length=40, description="The last table of the page before the one wanted."),
]
GameName = Annotated[str, PathParameter(max_length=40, description="The name of a game.")]
BoardName = Annotated[str, PathParameter(max_length=40, description="The name of a board.")]

BEARER: Final = "Bearer "
WORDS: Final = {
    400: "It cannot be read.",
    403: "A secret is missing or wrong, or the game has secrets until it is over.",
    404: "There is no such thing.",
    409: "Somebody else has it.",
    413: "It is too large.",
    429: "Too many requests.",
    503: "Nothing can be read or written down now.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe the ways in which a request can be refused."""
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=WORDS[status])
        for status in (*statuses, 429, 503)
    }


ILL: Final = ResponseSpec(
    wire.Health, generate_examples=False, description="Nothing can be written down."
)


@get("/health", responses={**problems(), 503: ILL})
async def health(hall: HallHere) -> Response[wire.Health]:
    """Tell whether the server is well: whether it could write something down just now."""
    writable = await hall.is_writable()
    health = wire.Health(ok=writable, version=caserne.__version__, writable=writable)
    return Response(health, status_code=200 if writable else 503)


@get("/api/games", sync_to_thread=False, responses=problems())
def games() -> list[wire.GameShown]:
    """List the games and their options."""
    return [
        wire.GameShown(
            name=game.name,
            seats=game.seat_range,
            seats_by=game.seats_by,
            bots=catalogue.names(game.name),
            options=describe_options(game.Options),
        )
        for game in GAMES
    ]


def known_game(name: str) -> type[Game]:
    """Find a game by its name in an address."""
    try:
        return find(name)
    except UnreadableError as error:
        raise MissingError(f"there is no game {name!r}") from error


@get("/api/games/{game:str}/lessons", sync_to_thread=True, responses=problems(400, 404))
def lessons(game: GameName) -> list[wire.LessonListed]:
    """List the lessons of a game, in the order in which they are meant."""
    return [
        wire.LessonListed(
            id=lesson.id,
            title=lesson.title,
            about=lesson.about,
            chapter=lesson.chapter,
            minutes=lesson.minutes,
            steps=len(lesson.steps),
        )
        for lesson in lessons_of(known_game(game).name).values()
    ]


@post("/api/games/{game:str}/boards", sync_to_thread=True, responses=problems(400, 404, 413))
def read_board(game: GameName, data: JSONBody[wire.BoardWanted]) -> wire.BoardRead:
    """Read the drawing of a board of one's own, for the option ``board``."""
    return wire.BoardRead(known_game(game).read_board(data.drawing))


@get(
    "/api/games/{game:str}/boards/{board:str}",
    sync_to_thread=True,
    responses=problems(400, 404),
)
def board(game: GameName, board: BoardName) -> wire.BoardDrawn:
    """Give the drawing of one of a game's own boards, to begin another with."""
    try:
        return wire.BoardDrawn(known_game(game).draw_board(board))
    except UnreadableError as error:
        raise MissingError(f"there is no board {board!r}") from error


LISTED: Final = ResponseSpec(
    list[wire.TableShown], generate_examples=False, description="The tables."
)
DANGER: Final = ResponseSpec(wire.DangerShown, generate_examples=False, description="The odds.")
REPLAYED: Final = ResponseSpec(wire.Replay, generate_examples=False, description="The game.")


@get("/api/tables", responses={**problems(400, 404), 200: LISTED})
async def tables(
    hall: HallHere, game: GameAsked = "", after: AfterAsked = "", id_: TablesAsked = None
) -> Response[bytes]:
    """List a page of the tables that one can join, or the tables that are named."""
    listed = await (hall.tables.running(game, after) if id_ is None else hall.tables.several(id_))
    return Response(listed, media_type=MediaType.JSON)


@post("/api/tables", responses=problems(400, 403, 413))
async def make_table(
    data: JSONBody[wire.TableWanted], request: Request[Any, Any, Any], hall: HallHere
) -> wire.TableMade:
    """Make a table; with a player's key in ``Authorization: Bearer`` its seats are theirs."""
    return await hall.making.make(data, await player_of(request, hall))


@get("/api/tables/{table:str}", responses=problems(400, 404))
async def table(table: TableCode, hall: HallHere) -> wire.TableShown:
    """Show a table."""
    return await hall.tables.shown(table)


@post("/api/tables/{table:str}/seats/{seat:int}", responses=problems(400, 403, 404, 409, 413))
async def take_seat(
    table: TableCode,
    seat: Seat,
    data: JSONBody[wire.NameWanted],
    request: Request[Any, Any, Any],
    hall: HallHere,
) -> wire.SeatTaken:
    """Take a free seat; with a player's key in ``Authorization: Bearer`` it is theirs."""
    player = await player_of(request, hall)
    address = request.client.host if request.client else ""
    return wire.SeatTaken(await hall.seating.take_seat(table, seat, data.name, player, address))


async def player_of(request: Request[Any, Any, Any], hall: Hall) -> str:
    """Find whose key came along; nobody's if none did, ``ForbiddenError`` if it is none."""
    key = bearer(request)
    player = await hall.seating.player(key)
    if key and not player:
        raise ForbiddenError("expected a player's key, or none")
    return player


@delete("/api/tables/{table:str}/seats/{seat:int}", responses=problems(400, 403, 404, 409))
async def leave_seat(
    table: TableCode, seat: Seat, request: Request[Any, Any, Any], hall: HallHere
) -> None:
    """Give a seat back; its secret goes into the header ``Authorization: Bearer``.

    In a game with secrets that has begun the others who hold a seat must agree.
    """
    await hall.seating.leave_seat(table, seat, await secret_of(table, request, hall))


@post(
    "/api/tables/{table:str}/seats/{seat:int}/leaving",
    status_code=204,
    responses=problems(400, 403, 404, 413),
)
async def let_go(
    table: TableCode, seat: Seat, request: Request[Any, Any, Any], hall: HallHere
) -> None:
    """Agree, by the secret of another seat, that somebody leaves; by their own they stay."""
    await hall.seating.let_go(table, seat, await secret_of(table, request, hall))


async def secret_of(table: str, request: Request[Any, Any, Any], hall: Hall) -> str:
    """Give the secret that came along; ``ForbiddenError`` if none did."""
    token = bearer(request)
    if not token:
        await hall.tables.shown(table)
        raise ForbiddenError("expected the header Authorization: Bearer with a seat's secret")
    return token


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    responses=problems(400, 403, 404),
)
async def record(
    table: TableCode, hall: HallHere, request: Request[Any, Any, Any]
) -> Response[str]:
    """Give the record of a table as text."""
    headers = {"Content-Disposition": f'attachment; filename="{table}.caserne"'}
    text = await hall.records.record(table, bearer(request))
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(
    "/api/tables/{table:str}/replay",
    responses={**problems(400, 403, 404), 200: REPLAYED},
)
async def replay(
    table: TableCode,
    hall: HallHere,
    request: Request[Any, Any, Any],
    seat: SeatAsked = None,
) -> Response[bytes]:
    """Tell a whole game as a seat saw it, or with all secrets open once it is over."""
    told = await hall.records.replay(table, viewer(seat), bearer(request))
    return Response(told, media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/danger",
    responses={**problems(400, 403, 404), 200: DANGER},
)
async def danger(
    table: TableCode, hall: HallHere, request: Request[Any, Any, Any], seat: EyesAsked = None
) -> Response[bytes]:
    """Tell what chance may bring next, exactly, of what a seat or a spectator may know."""
    address = request.client.host if request.client else ""
    told = await hall.records.danger(table, seat, bearer(request), address)
    return Response(told, media_type=MediaType.JSON)


def viewer(seat: str | None) -> Viewer:
    """Read whose eyes are asked for."""
    if seat is None:
        return None
    return ALL if seat == ALL else int(seat)


def bearer(request: Request[Any, Any, Any]) -> str:
    """Give the secret that came along; empty if none did."""
    value = request.headers.get("authorization", "")
    return value.removeprefix(BEARER) if value.startswith(BEARER) else ""


HANDLERS: Final = (
    health,
    games,
    lessons,
    read_board,
    board,
    tables,
    make_table,
    table,
    take_seat,
    leave_seat,
    let_go,
    record,
    replay,
    danger,
)
