"""The guard: a request that a stranger asked for never goes into the operator's own network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from caserne.core.errors import UnreadableError

Address = IPv4Address | IPv6Address
May = Callable[[Address], bool]
"""Whether something may be sent to an address."""

INNER: Final = tuple(
    map(
        ip_network,
        (
            "100.64.0.0/10",  # of a provider's own network
            "192.0.0.0/24",
            "192.88.99.0/24",
            "198.18.0.0/15",
            "64:ff9b:1::/48",
            "100::/64",
            "2001::/23",  # Teredo and other ways around
            "5f00::/16",
            "fec0::/10",
        ),
    )
)
"""What is nobody's on the internet, as far as the standard library does not say so itself."""
TRANSLATED: Final = ip_network("64:ff9b::/96")
"""IPv6 addresses whose last bits are an IPv4 address that a gateway would ask."""


class ForbiddenAddressError(OSError):
    """It leads somewhere that strangers have no business at."""


def is_public(address: Address) -> bool:
    """Tell whether an address is somewhere on the internet, whatever form it is written in."""
    if isinstance(address, IPv6Address):
        inner = _inside(address)
        if inner is not None:
            return is_public(inner)
    return not (
        not address.is_global
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
        or any(address.version == net.version and address in net for net in INNER)
    )


def _inside(address: IPv6Address) -> IPv4Address | None:
    """Give the IPv4 address that an IPv6 one stands for."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    if int(address) < 1 << 32 and int(address) > 1:
        return IPv4Address(int(address))  # the old form ::1.2.3.4
    return address.ipv4_mapped or address.sixtofour


async def resolve(host: str, port: int, may: May = is_public) -> str:
    """Look a name up, once: whoever connects does so to the address this gives.

    ``ForbiddenAddressError`` if any address of it is none that may be asked.
    """
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise OSError(f"there is no address of {host!r}") from error
    addresses = [str(where[0]) for *_, where in found]
    for text in addresses:
        if not may(ip_address(text.partition("%")[0])):
            raise ForbiddenAddressError(f"{host!r} is no address on the internet")
    if not addresses:
        raise OSError(f"there is no address of {host!r}")
    return addresses[0]


def forbidden(where: str, got: str) -> UnreadableError:
    """Say what address is expected of a stranger."""
    return UnreadableError(where, "an https address on the internet", got[:100])
