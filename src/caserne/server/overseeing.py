"""What whoever operates the server may know of it: numbers, to those who are let in."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from caserne.core.errors import UnreadableError
from caserne.server.colleagues import Colleagues
from caserne.server.failing import ForbiddenError
from caserne.server.metrics import MEDIA_TYPE, written

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.server.hall import Hall
    from caserne.server.sockets import Sockets
    from caserne.server.thinking import Thinkers

    Network = IPv4Network | IPv6Network

HERE: Final = ("127.0.0.0/8", "::/64")
"""This machine; a long address is known by its first 64 bits (``visitors``)."""
FORWARDED: Final = "x-forwarded-for"


class Overseers:
    """Who may read what the server counts: this machine, and networks that the operator names."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        """Let these in too; ``UnreadableError`` if one is no network."""
        self._here = [read_network(network) for network in HERE]
        self._networks = [read_network(network) for network in networks]

    def admit(self, request: Request[Any, Any, Any]) -> bool:
        """Tell whether a request comes from one of them.

        What comes by a proxy on this machine comes from elsewhere.
        """
        address = request.client.host if request.client else ""
        try:
            seen = ip_network(address)
        except ValueError:
            return False
        here = any(_is_in(seen, network) for network in self._here)
        return (
            FORWARDED not in request.headers
            if here
            else any(_is_in(seen, network) for network in self._networks)
        )


def read_network(text: str) -> Network:
    """Read an address or a network."""
    try:
        return ip_network(text, strict=False)
    except ValueError as error:
        expected = "an address or a network such as 10.0.0.0/8"
        raise UnreadableError("metrics-to", expected, text[:100]) from error


def _is_in(seen: Network, network: Network) -> bool:
    if isinstance(seen, IPv4Network) and isinstance(network, IPv4Network):
        return seen.subnet_of(network)
    if isinstance(seen, IPv6Network) and isinstance(network, IPv6Network):
        return seen.subnet_of(network)
    return False


OverseersHere = NamedDependency[SkipValidation[Overseers]]
ColleaguesHere = NamedDependency[SkipValidation[Colleagues]]


@get("/metrics", include_in_schema=False, media_type=MEDIA_TYPE)
async def metrics(
    request: Request[Any, Any, Any], overseers: OverseersHere, colleagues: ColleaguesHere
) -> Response[str]:
    """Tell what the server counts, all its workers together, as Prometheus reads it."""
    if not overseers.admit(request):
        raise ForbiddenError("expected an address that may read this: see --metrics-to")
    return Response(written(await colleagues.families()), media_type=MEDIA_TYPE)


def tell_levels(hall: Hall, thinkers: Thinkers, sockets: Sockets) -> None:
    """Have the numbers told that nobody need count, since they can be asked for."""
    metrics = hall.metrics
    metrics.level("caserne_tables_open", "Tables in memory.", lambda: len(hall.rooms))
    metrics.level("caserne_sockets", "Sockets open.", lambda: sockets.count)
    metrics.level("caserne_thoughts_waiting", "Bots that wait to think.", lambda: thinkers.waiting)
    metrics.level(
        "caserne_thinkers", "Processes in which bots think.", lambda: len(thinkers.processes())
    )
