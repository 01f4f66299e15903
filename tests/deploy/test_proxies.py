"""The proxies' configurations, each tried with the real program of Debian before a real server."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest
from tests.server.harness import GENEROUS, PATIENCE, Player, Running, ana
from websockets.exceptions import InvalidStatus

if TYPE_CHECKING:
    from collections.abc import Iterator

DEPLOY = Path(__file__).parents[2] / "deploy"
BEHIND = msgspec.structs.replace(GENEROUS, requests=1e-9, request_burst=200)
"""An address may ask for a page and a table, and then no more."""


class Site:
    """A server with a proxy before it."""

    def __init__(self, server: Running, plain: int, port: int, certificate: Path) -> None:
        """Be reached at one port in the clear, at the other by TLS."""
        self.server = server
        self.plain = f"http://127.0.0.1:{plain}" if plain else ""
        self.address = f"127.0.0.1:{port}"
        self.url = f"https://{self.address}"
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.http = httpx.Client(base_url=self.url, verify=self.trust, timeout=PATIENCE)

    def join(self, table: str, token: str, origin: str) -> Player:
        """Come to a table from a page of an address."""
        return Player(self.address, table, token, origin=origin, ssl=self.trust, scheme="wss")


def free_port() -> int:
    """Find a port that nobody has now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    command += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run(  # noqa: S603 - our own command
        [*command, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True
    )
    return certificate, key


@contextmanager
def running(command: list[str], port: int, log: Path) -> Iterator[None]:
    """Run a program until the end of the test; wait until its port is open."""
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as process:  # noqa: S603
        try:
            wait_for(port, process, log)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a port takes connections; a port cannot be awaited but by knocking."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text("utf-8")
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    pytest.fail(f"nobody listens: {log.read_text('utf-8')}")


def replaced(text: str, changes: dict[str, str]) -> str:
    """Replace what is another on this machine; each must be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, server: str, port: int, plain: int) -> Iterator[Path]:
    """Run nginx with our configuration, on other ports and with another certificate."""
    certificate, key = make_certificate(folder)
    changes = {
        "127.0.0.1:8765": server,
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "/etc/letsencrypt/live/fire.example/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/fire.example/privkey.pem": str(key),
        "server_name fire.example;": "server_name 127.0.0.1;",
    }
    (folder / "site.conf").write_text(
        replaced((DEPLOY / "nginx.conf").read_text("utf-8"), changes), encoding="utf-8"
    )
    kept = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"""daemon off; pid {folder}/pid; worker_processes 1; error_log stderr;
        events {{}}
        http {{ access_log off; {kept} include {folder}/site.conf; }}"""
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    program = shutil.which("nginx") or "nginx"
    command = [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with running(command, port, folder / "log"):
        yield certificate


@contextmanager
def caddy(folder: Path, server: str, port: int, plain: int) -> Iterator[Path]:
    """Run Caddy with our configuration, on other ports and with a certificate of its own."""
    certificate, key = make_certificate(folder)
    changes = {
        "127.0.0.1:8765": server,
        "\nfire.example {": f"\nhttps://127.0.0.1:{port} {{\n\ttls {certificate} {key}",
    }
    site = replaced((DEPLOY / "Caddyfile").read_text("utf-8"), changes)
    options = f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {port}\n}}\n"
    (folder / "Caddyfile").write_text(options + site, encoding="utf-8")
    program = shutil.which("caddy") or "caddy"
    command = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running(command, port, folder / "log"):
        yield certificate


PROXIES = {"nginx": nginx, "caddy": caddy}


@pytest.fixture(params=PROXIES)
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    """Serve behind one of the proxies."""
    name: str = request.param
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not here: sudo apt-get install {name}")
    port, plain = free_port(), free_port()
    url = f"https://127.0.0.1:{port}"
    with (
        Running(tmp_path / "t.db", BEHIND, public_url=url, proxies=1) as server,
        PROXIES[name](tmp_path, server.address, port, plain) as certificate,
    ):
        found = Site(server, plain, port, certificate)
        yield found
        found.http.close()


def test_a_site_behind_a_proxy(site: Site) -> None:
    """Page, tables and sockets come by TLS, visitors are told apart, and numbers are not shown."""
    moved = httpx.get(site.plain + "/rules", follow_redirects=False)
    assert moved.is_redirect
    assert moved.headers["location"].startswith("https://127.0.0.1")

    page = site.http.get("/")
    assert page.status_code == 200
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    assert page.headers["x-request-id"]
    assert site.http.get("/metrics").status_code == 404

    body = {"game": "flashpoint", "options": {"firefighters": 1}, "seats": [ana()]}
    made = site.http.post("/api/tables", json=body, headers={"Origin": site.url})
    assert made.status_code == 201
    table, (token,) = made.json()["table"]["id"], made.json()["tokens"].values()
    with site.join(table, token, site.url) as player:
        player.act(0, "place 0-6")
    with pytest.raises(InvalidStatus):
        site.join(table, token, "https://elsewhere.example")

    assert site.http.post("/api/tables", content=b"x" * 1_100_000).status_code == 413
    spoofed = ({"X-Forwarded-For": f"192.0.2.{last}"} for last in range(250))
    answers = [site.http.get("/api/games", headers=head).status_code for head in spoofed]
    assert answers[-1] == 429, "a visitor chose its own address"
