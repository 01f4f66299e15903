"""The services that alerts go to, the tests' own: one that takes requests, one that takes mail."""

from __future__ import annotations

import base64
import datetime as dt
import json
import socket
import ssl
import struct
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Self

import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from caserne.server.alerts.push import Subscription

if TYPE_CHECKING:
    from email.message import Message
    from pathlib import Path

    from caserne.server.alerts.guard import Address

PATIENCE = 20
HOST = "localhost"


def only_here(address: Address) -> bool:
    """Allow this machine alone, where the tests' services are."""
    return address.is_loopback


def unwrap(text: str) -> bytes:
    """Read URL-safe base64 without its padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Certificate:
    """A certificate for this machine that only the tests trust."""

    def __init__(self, folder: Path) -> None:
        """Make it, signed by itself."""
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
        now = dt.datetime.now(dt.UTC)
        names: list[x509.GeneralName] = [
            x509.DNSName(HOST),
            x509.IPAddress(ip_address("127.0.0.1")),
        ]
        made = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(1)
            .not_valid_before(now - dt.timedelta(days=1))
            .not_valid_after(now + dt.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName(names), critical=False)
            .sign(key, hashes.SHA256())
        )
        pem = key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        self.file = folder / "certificate.pem"
        self.file.write_bytes(pem + made.public_bytes(serialization.Encoding.PEM))

    def shown(self) -> ssl.SSLContext:
        """Give what a server shows."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.file)
        return context

    def trusted(self) -> ssl.SSLContext:
        """Give what somebody checks who trusts it."""
        return ssl.create_default_context(cafile=str(self.file))


class Request(msgspec.Struct):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """Takes requests over TLS, answers as it is told to, and keeps what came."""

    def __init__(self, certificate: Certificate) -> None:
        """Listen on a port of its own."""
        self.came: SimpleQueue[Request] = SimpleQueue()
        self.status = 201
        self.headers: dict[str, str] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                body = self.rfile.read(length)
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.came.put(Request(self.path, headers, body))
                self.send_response(service.status)
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._server.socket = certificate.shown().wrap_socket(
            self._server.socket, server_side=True, do_handshake_on_connect=False
        )
        self.port = self._server.server_address[1]
        self.url = f"https://{HOST}:{self.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def next(self) -> Request:
        """Wait for the next request."""
        return self.came.get(timeout=PATIENCE)

    def __enter__(self) -> Self:
        """Serve for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Stop."""
        self._server.shutdown()
        self._thread.join(PATIENCE)
        self._server.server_close()


class Browser:
    """A browser that listens: its keys, and what it makes of what comes."""

    def __init__(self, endpoint: str) -> None:
        """Make keys."""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen secrets!"
        self.point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = Subscription(endpoint, wrap(self.point), wrap(self._auth))

    def read(self, request: Request, server_key: str) -> Any:  # noqa: ANN401 - what JSON holds
        """Verify who sent it, then decrypt it, written from the RFCs and not from our sender."""
        assert request.headers["content-encoding"] == "aes128gcm"
        assert int(request.headers["ttl"]) > 0
        self._verify(request, server_key)
        salt, size, length = struct.unpack("!16sIB", request.body[:21])
        theirs, sealed = request.body[21 : 21 + length], request.body[21 + length :]
        assert (length, len(request.body) <= size) == (65, True)
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\x00" + self.point + theirs
        seed = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(seed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(seed)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        text, _, rest = opened.rpartition(b"\x02")
        assert not rest.strip(b"\x00")
        return json.loads(text)

    def _verify(self, request: Request, server_key: str) -> None:
        """See that the token is signed by the key that the browser was given (RFC 8292)."""
        scheme, _, parts = request.headers["authorization"].partition(" ")
        given = dict(part.strip().split("=", 1) for part in parts.split(","))
        assert (scheme, given["k"]) == ("vapid", server_key)
        head, claims, signature = given["t"].split(".")
        raw = unwrap(signature)
        r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unwrap(server_key))
        der = utils.encode_dss_signature(r, s)
        key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        assert json.loads(unwrap(head)) == {"typ": "JWT", "alg": "ES256"}
        said = json.loads(unwrap(claims))
        assert said["aud"] == self.subscription.endpoint.rpartition("/")[0].removesuffix("/push")
        assert said["sub"].startswith(("mailto:", "https:"))


def wrap(data: bytes) -> str:
    """Write URL-safe base64 without its padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


class PostOffice:
    """A real SMTP server: takes letters after TLS and a password, and keeps them."""

    def __init__(self, certificate: Certificate) -> None:
        """Listen on a port of its own."""
        self.came: SimpleQueue[Message] = SimpleQueue()
        self.refuses = False
        self.port = free_port()
        self._controller = Controller(
            self,
            hostname="127.0.0.1",
            port=self.port,
            tls_context=certificate.shown(),
            require_starttls=True,
            auth_required=True,
            authenticator=self._known,
            auth_exclude_mechanism=["LOGIN"],
        )

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: ANN401, N802 - aiosmtpd's own
        """Take a letter, or not."""
        if self.refuses:
            return "550 nobody of that name"
        import email  # noqa: PLC0415 - its module has the name of the annotation
        from email import policy  # noqa: PLC0415 - likewise

        letter = email.message_from_bytes(envelope.content, policy=policy.default)
        assert envelope.rcpt_tos == [letter["To"]]
        self.came.put(letter)
        return "250 taken"

    @staticmethod
    def _known(_: object, __: object, ___: object, ____: object, login: Any) -> AuthResult:  # noqa: ANN401
        is_known = (login.login, login.password) == (b"caserne", b"p@ss word")
        return AuthResult(success=is_known, handled=False)

    def next(self) -> Message:
        """Wait for the next letter."""
        return self.came.get(timeout=PATIENCE)

    def __enter__(self) -> Self:
        """Serve for a while."""
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop."""
        self._controller.stop()
