"""Which pages may open a socket: those this server sent."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
"""Those that browsers leave out where they name a page."""


class Origins:
    """The pages that may talk to the server; programs, which name no page, always may."""

    def __init__(self, public_url: str | None) -> None:
        """Trust the public address alone, if there is one."""
        self._public = origin_of(public_url) if public_url else None

    def allow(self, origin: str | None, host: str) -> bool:
        """Tell whether a page may open a socket.

        Without a public address it must be the page of this very host, by a number or by a name
        that means a machine nearby: a stranger's domain can be made to point here.
        """
        if origin is None:
            return True
        try:
            parts, name = urlsplit(origin), origin_of(origin)
        except ValueError:
            return False
        if self._public is not None:
            return name == self._public
        return (
            parts.scheme in {"http", "https"}
            and parts.netloc.lower() == host.lower()
            and is_near(parts.hostname or "")
        )


def origin_of(url: str) -> str:
    """Give the origin of an address: its scheme, its host, and its port unless it is the usual."""
    parts = urlsplit(url)
    host = parts.netloc.lower().removesuffix(USUAL_PORTS.get(parts.scheme, ""))
    return f"{parts.scheme}://{host}"


def is_near(host: str) -> bool:
    """Tell whether a name can only mean this machine or one in its network."""
    try:
        ip_address(host)
    except ValueError:
        return "." not in host or host.endswith((".local", ".localhost", ".lan", ".home.arpa"))
    return True
