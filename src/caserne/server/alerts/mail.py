"""E-mail, where the operator has a server that sends it."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from caserne.core.errors import UnreadableError

SECONDS: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
"""The ports where nothing is said: encrypted after a word, from the first byte, or not at all."""
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}")
EXPECTED: Final = "an address such as smtps://user@mail.example:465"


class Smtp(msgspec.Struct, frozen=True):
    """A server that sends mail, and whom it is from."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def read_smtp(text: str, sender: str, password: str = "") -> Smtp:
    """Read where mail is sent from; ``UnreadableError`` if that is nowhere."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise UnreadableError("smtp", EXPECTED, text[:100]) from error
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in {"", "/"}:
        raise UnreadableError("smtp", EXPECTED, text[:100])
    user, secret = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(
        scheme=parts.scheme,
        host=parts.hostname,
        port=port or PORTS[parts.scheme],
        user=user,
        password=secret or password,
        sender=read_address("mail-from", sender),
    )


def read_address(where: str, text: str) -> str:
    """Read the address of a person: one, without a name, that no header can hide in."""
    host = text.rpartition("@")[2]
    if not ADDRESS.fullmatch(text) or ".." in text or host.startswith((".", "-")):
        raise UnreadableError(where, "an e-mail address such as ana@mail.example", text[:100])
    return text


class Mailer:
    """Sends letters, one connection each."""

    def __init__(self, smtp: Smtp, context: ssl.SSLContext | None = None) -> None:
        """Use a server whose certificate holds."""
        self._smtp = smtp
        self._context = context

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter; ``OSError`` if it is not taken."""
        letter = EmailMessage()
        letter["From"] = self._smtp.sender
        letter["To"] = to
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._smtp.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        await asyncio.to_thread(self._deliver, letter)

    def _deliver(self, letter: EmailMessage) -> None:
        smtp = self._smtp
        context = self._context or ssl.create_default_context()
        try:
            if smtp.scheme == "smtps":
                with smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=context) as to:
                    self._hand_over(to, letter)
            else:
                with smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS) as to:
                    if smtp.scheme == "smtp":
                        to.starttls(context=context)
                    self._hand_over(to, letter)
        except smtplib.SMTPException as error:
            raise OSError(f"the mail was not taken: {error}") from error

    def _hand_over(self, to: smtplib.SMTP, letter: EmailMessage) -> None:
        if self._smtp.user:
            to.login(self._smtp.user, self._smtp.password)
        to.send_message(letter)
