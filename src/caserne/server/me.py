"""What a player asks for themselves, by their key in the header ``Authorization: Bearer``."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation

from caserne.server import wire
from caserne.server.lobby import bearer, problems
from caserne.server.players import Players

PlayersHere = NamedDependency[SkipValidation[Players]]
AnyRequest = Request[Any, Any, Any]
ChannelName = Annotated[str, PathParameter(max_length=40, description="A way to be alerted.")]
BeforeAsked = Annotated[
    float,
    QueryParameter(ge=0, le=1e12, description="Only games that began before this time."),
]
FOREVER: Final = 1e12


@post("/api/players", responses=problems(400, 413))
async def make_player(data: JSONBody[wire.PlayerWanted], players: PlayersHere) -> wire.PlayerKey:
    """Become a player: a key comes back, which is the recovery code too."""
    return wire.PlayerKey(await players.make(data.language))


@get("/api/me", responses=problems(400, 403))
async def me(request: AnyRequest, players: PlayersHere) -> wire.Me:
    """Tell how a player is alerted."""
    return await players.me(bearer(request))


@post("/api/me/key", responses=problems(400, 403, 409, 413))
async def rekey(request: AnyRequest, players: PlayersHere) -> wire.PlayerKey:
    """Give a player another key; the old one holds nothing any more."""
    return wire.PlayerKey(await players.rekey(bearer(request)))


@get("/api/me/games", responses=problems(400, 403))
async def games(
    request: AnyRequest, players: PlayersHere, before: BeforeAsked = FOREVER
) -> wire.MyGames:
    """List a player's games, those that wait for them first; 50 of those that are over."""
    return await players.games(bearer(request), before)


@put("/api/me/seats", status_code=204, responses=problems(400, 403, 413))
async def adopt(
    data: JSONBody[wire.TokensShown], request: AnyRequest, players: PlayersHere
) -> None:
    """Have seats, by their secrets, be a player's; those that are not held so stay as they are."""
    await players.adopt(bearer(request), data.seats)


@put("/api/me/alerts", status_code=204, responses=problems(400, 403, 413))
async def prefer(
    data: JSONBody[wire.AlertsWanted], request: AnyRequest, players: PlayersHere
) -> None:
    """Keep when a player is alerted, and in which language."""
    await players.prefer(bearer(request), data)


@post("/api/me/channels", responses=problems(400, 403, 409, 413))
async def add_channel(
    data: JSONBody[wire.ChannelWanted], request: AnyRequest, players: PlayersHere
) -> wire.ChannelShown:
    """Keep one more way to alert a player; a code goes to a mail address first."""
    return await players.add(bearer(request), data)


@put("/api/me/channels/{channel:str}", status_code=204, responses=problems(400, 403, 404, 413))
async def confirm(
    channel: ChannelName,
    data: JSONBody[wire.CodeTyped],
    request: AnyRequest,
    players: PlayersHere,
) -> None:
    """Confirm a way to be alerted by the code that went there."""
    await players.confirm(bearer(request), channel, data.code)


@delete("/api/me/channels/{channel:str}", responses=problems(400, 403, 404))
async def drop(channel: ChannelName, request: AnyRequest, players: PlayersHere) -> None:
    """Forget a way to be alerted."""
    await players.drop(bearer(request), channel)


@post("/api/me/channels/{channel:str}/try", status_code=204, responses=problems(400, 403, 404, 413))
async def try_out(channel: ChannelName, request: AnyRequest, players: PlayersHere) -> None:
    """Send an alert that way, to see whether it arrives."""
    await players.try_out(bearer(request), channel)


HANDLERS: Final = (
    make_player,
    me,
    rekey,
    games,
    adopt,
    prefer,
    add_channel,
    confirm,
    drop,
    try_out,
)
