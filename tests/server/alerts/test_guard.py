"""No request that a stranger asks for goes into the operator's own network."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caserne.server.alerts.guard import ForbiddenAddressError, is_public, resolve

INNER = [
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",  # noqa: S104 - an address to be refused
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.8",
    "198.18.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "::127.0.0.1",
    "::10.0.0.1",
    "64:ff9b::127.0.0.1",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2002:c0a8:101::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:db8::1",
    "100::1",
]


@pytest.mark.parametrize("address", INNER)
def test_inner_addresses_are_refused(address: str) -> None:
    """What is private, loopback, link-local, multicast or reserved is no place to send to."""
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"],
)
def test_the_internet_is_reached(address: str) -> None:
    """An address on the internet may be asked, in whatever form it is written."""
    assert is_public(ip_address(address))


@settings(deadline=None)
@given(st.ip_addresses(v=4))
def test_no_form_of_an_address_is_allowed_more_than_another(address: object) -> None:
    """An IPv4 address written as an IPv6 one in any of four ways is as inner as it is."""
    number = int(ip_address(str(address)))
    forms = [(0xFFFF << 32) | number, (0x64FF9B << 96) | number, (0x2002 << 112) | (number << 80)]
    if number > 1:
        forms.append(number)
    for form in forms:
        written = ip_address(form.to_bytes(16, "big"))
        assert is_public(written) == is_public(ip_address(number))


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "::1"]
)
def test_names_are_looked_up_before_they_are_trusted(host: str) -> None:
    """However this machine's own address is written, nobody is let through to it."""
    with pytest.raises(ForbiddenAddressError):
        asyncio.run(resolve(host, 443))


def test_one_inner_address_among_others_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means an address on the internet and one inside is refused whole."""

    def both(*_: object, **__: object) -> list[object]:
        kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
        return [(*kind, ("1.1.1.1", 443)), (*kind, ("192.168.0.1", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    with pytest.raises(ForbiddenAddressError):
        asyncio.run(resolve("both.example", 443))


@pytest.mark.parametrize("host", ["no-such-host.invalid", "a" * 70, "."])
def test_a_name_without_an_address_is_an_error_like_any_other(host: str) -> None:
    """What cannot be looked up is an ``OSError``."""
    with pytest.raises(OSError, match="address"):
        asyncio.run(resolve(host, 443))
