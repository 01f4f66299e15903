"""Web Push: a message only one browser can read (RFC 8291), from a server it knows (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
import struct
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from caserne.core.errors import UnreadableError
from caserne.server.alerts.posting import read_url

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from caserne.server.alerts.posting import Post

POINT: Final = 65
"""Bytes of a point of P-256, uncompressed."""
SECRET: Final = 16
RECORD: Final = 4096
"""Bytes of a record; ours is one, and a push service takes no more."""
MOST: Final = RECORD - 16 - 1 - 21 - POINT
VALID: Final = 12 * 3600
"""Seconds for which a token of ours holds; a push service allows a day."""
KEPT: Final = 24 * 3600
"""Seconds for which a push service keeps what a browser does not fetch."""
GONE: Final = frozenset({404, 410})
"""By these a push service says that a browser does not listen any more."""


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser listens, and the keys that it gave."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> bytes:
    """Make the key of a server, which says who sends: its private number."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - 0.1 s to load

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


def encode(data: bytes) -> str:
    """Write bytes as the web does, in letters that an address may have."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(where: str, text: str, length: int) -> bytes:
    """Read so many bytes; ``UnreadableError`` if they are not."""
    try:
        data = base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        data = b""
    if len(data) != length:
        raise UnreadableError(where, f"{length} bytes in URL-safe base64", text[:100])
    return data


def check(subscription: Subscription) -> Subscription:
    """Refuse what no browser can have given."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - likewise

    read_url("endpoint", subscription.endpoint)
    decode("auth", subscription.auth, SECRET)
    point = decode("p256dh", subscription.p256dh, POINT)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        expected = "a point of the curve P-256"
        raise UnreadableError("p256dh", expected, subscription.p256dh[:100]) from error
    return subscription


class Pusher:
    """A server as push services know it."""

    def __init__(self, key: bytes, contact: str) -> None:
        """Sign by a key; ``contact`` is an address by which its operator is reached."""
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - likewise

        self._key = ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())
        self._contact = contact
        self.public = encode(_point(self._key))

    async def send(self, post: Post, to: Subscription, text: str, now: float) -> None:
        """Tell a browser something; ``OSError`` if its push service does not take it."""
        headers = {
            "Authorization": f"vapid t={self.token(to.endpoint, now)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "normal",
        }
        await post.send(to.endpoint, headers, encrypt(text.encode(), to))

    def token(self, endpoint: str, now: float) -> str:
        """Write who sends, to whom and for how long, and sign it."""
        from cryptography.hazmat.primitives import hashes  # noqa: PLC0415 - likewise
        from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415 - likewise

        parts = urlsplit(endpoint)
        about = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID}
        claims = {**about, "sub": self._contact}
        said = ".".join(
            encode(json.dumps(part, separators=(",", ":")).encode())
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        signature = self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = utils.decode_dss_signature(signature)
        return f"{said}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypt(data: bytes, to: Subscription) -> bytes:
    """Encrypt for one browser, by a key and a salt that are used once (RFC 8291 and 8188)."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - likewise
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 - likewise

    if len(data) > MOST:
        raise ValueError(f"expected at most {MOST} bytes, got {len(data)}")
    theirs = decode("p256dh", to.p256dh, POINT)
    once = ec.generate_private_key(ec.SECP256R1())
    ours, salt = _point(once), os.urandom(SECRET)
    reader = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = once.exchange(ec.ECDH(), reader)
    auth = decode("auth", to.auth, SECRET)
    seed = derive(shared, auth, b"WebPush: info\0" + theirs + ours, 32)
    key = derive(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(seed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, POINT) + ours
    return head + AESGCM(key).encrypt(nonce, data + b"\2", None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive a key from a secret: HKDF with SHA-256."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415 - likewise
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415 - likewise

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415 - likewise
        Encoding,
        PublicFormat,
    )

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
