"""Which pages may open a socket."""

from __future__ import annotations

import pytest

from caserne.server.origins import Origins


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "127.0.0.1:8765", True),
        ("http://127.0.0.1:8765", "127.0.0.1:8765", True),
        ("http://localhost:8765", "localhost:8765", True),
        ("http://[::1]:8765", "[::1]:8765", True),
        ("http://192.168.1.7:8765", "192.168.1.7:8765", True),
        ("http://den.local:8765", "den.local:8765", True),
        ("http://127.0.0.1:9999", "127.0.0.1:8765", False),
        ("http://evil.example", "127.0.0.1:8765", False),
        ("http://evil.example:8765", "evil.example:8765", False),
        ("null", "127.0.0.1:8765", False),
        ("", "", False),
        ("file://", "127.0.0.1:8765", False),
        ("http://[broken", "127.0.0.1:8765", False),
    ],
)
def test_without_a_public_address(origin: str | None, host: str, *, allowed: bool) -> None:
    """A page is let in if this very host sent it, and its name can only mean a machine nearby."""
    assert Origins(None).allow(origin, host) is allowed


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("https://fire.example", True),
        ("https://FIRE.example", True),
        ("http://fire.example", False),
        ("https://fire.example:444", False),
        ("https://fire.example.evil.example", False),
        ("http://127.0.0.1:8765", False),
    ],
)
def test_with_a_public_address(origin: str, *, allowed: bool) -> None:
    """Only the page of the public address is let in, wherever the request came through."""
    assert Origins("https://fire.example/").allow(origin, "127.0.0.1:8765") is allowed


@pytest.mark.parametrize(
    ("public", "origin", "allowed"),
    [
        ("https://fire.example:443", "https://fire.example", True),
        ("https://fire.example:443/caserne/", "https://fire.example", True),
        ("https://fire.example", "https://fire.example:443", True),
        ("HTTP://fire.example:80", "http://fire.example", True),
        ("http://[fe80::80]", "http://[fe80::80]", True),
        ("https://fire.example:80", "https://fire.example", False),
        ("http://fire.example:443", "http://fire.example", False),
        ("https://fire.example:8443", "https://fire.example", False),
    ],
)
def test_the_usual_port_need_not_be_named(public: str, origin: str, *, allowed: bool) -> None:
    """Browsers leave out the port a scheme stands for; whoever starts the server may name it."""
    assert Origins(public).allow(origin, "127.0.0.1:8765") is allowed
