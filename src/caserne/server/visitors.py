"""Who asks: the address that limits are counted by."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import Scope

HOUSEHOLD = 64
"""So many bits of a long address name a household; the rest its members choose as they like."""


class Visitors:
    """Tells visitors apart, also behind proxies of one's own."""

    def __init__(self, proxies: int) -> None:
        """Trust so many proxies, each of which adds whom it saw to ``X-Forwarded-For``.

        What stands further left in that header anybody can have written.
        """
        self._proxies = proxies

    @property
    def has_proxies(self) -> bool:
        """Whether what comes has passed proxies of one's own."""
        return bool(self._proxies)

    def address(self, scope: Scope) -> str:
        """Give the address of whoever asks; that of the nearest proxy if it does not say."""
        client = scope.get("client")
        nearest = client[0] if client else ""
        if not self._proxies:
            return household(nearest)
        lines = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        seen = [word.strip() for word in b",".join(lines).decode("latin-1").split(",")]
        return household(seen[-self._proxies] if len(seen) >= self._proxies else "") or nearest


def household(address: str) -> str:
    """Give what an address is counted by; empty if it is none."""
    try:
        read = ip_address(address)
    except ValueError:
        return ""
    if isinstance(read, IPv6Address) and read.ipv4_mapped is None:
        return str(ip_network((read, HOUSEHOLD), strict=False))
    return str(read)
