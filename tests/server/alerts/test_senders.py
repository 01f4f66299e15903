"""What is sent arrives: at a push service that decrypts, a webhook and a real SMTP server."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.alerts.services import HOST, Browser, only_here

from caserne.core.errors import UnreadableError
from caserne.server.alerts import push, webhook
from caserne.server.alerts.guard import ForbiddenAddressError
from caserne.server.alerts.mail import Mailer, read_address, read_smtp
from caserne.server.alerts.posting import AnswerError, Post, read_url
from caserne.server.alerts.push import Pusher, Subscription
from caserne.server.alerts.wording import LISTED, Waiting, compose

if TYPE_CHECKING:
    from tests.server.alerts.services import Certificate, PostOffice, Service

TURN = compose(
    "turn", "en", [Waiting("abcd2345", "onfire", "https://fire.example/#/table/abcd2345")]
)


@pytest.fixture
def post(certificate: Certificate) -> Post:
    """Send to the tests' own services."""
    return Post(only_here, certificate.trusted(), seconds=5)


# Web Push


def test_a_browser_reads_what_it_is_sent(service: Service, post: Post) -> None:
    """The browser, and nobody else, decrypts the text; the server proves who it is."""
    pusher = Pusher(push.new_key(), "mailto:chief@fire.example")
    browser, other = Browser(f"{service.url}/push/1"), Browser(f"{service.url}/push/1")
    text = json.dumps({"title": "À vous", "table": "abcd2345"})
    asyncio.run(pusher.send(post, browser.subscription, text, time.time()))
    request = service.next()
    assert request.path == "/push/1"
    assert browser.read(request, pusher.public) == json.loads(text)
    with pytest.raises(Exception, match=r"^$"):  # cryptography's InvalidTag says nothing
        other.read(request, pusher.public)


def test_a_message_is_encrypted_anew_each_time(service: Service) -> None:
    """Two messages of the same text have nothing in common but their length."""
    browser = Browser(f"{service.url}/push/1")
    one, two = (push.encrypt(b"{}", browser.subscription) for _ in range(2))
    assert len(one) == len(two)
    assert one[:16] != two[:16]
    assert one[-18:] != two[-18:]


def test_a_server_keeps_its_key() -> None:
    """The same private number is the same public key, and another is another."""
    key = push.new_key()
    assert Pusher(key, "x").public == Pusher(key, "x").public
    assert Pusher(key, "x").public != Pusher(push.new_key(), "x").public


@pytest.mark.parametrize("status", [404, 410, 500])
def test_what_a_push_service_answers_is_known(service: Service, post: Post, status: int) -> None:
    """A browser that is gone, or a service that fails, is told apart by its status."""
    service.status = status
    pusher = Pusher(push.new_key(), "mailto:chief@fire.example")
    with pytest.raises(AnswerError) as caught:
        asyncio.run(pusher.send(post, Browser(f"{service.url}/push/1").subscription, "{}", 0.0))
    assert caught.value.status == status


GOOD = Browser("https://push.example/1").subscription


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("endpoint", "http://push.example/1"),
        ("endpoint", "nonsense"),
        ("p256dh", ""),
        ("p256dh", "BAAA"),
        ("p256dh", push.encode(b"\x04" + bytes(64))),
        ("p256dh", "é" * 87),
        ("auth", "short"),
    ],
)
def test_what_no_browser_gives_is_refused(field: str, value: str) -> None:
    """A subscription that no browser can have made is refused by its field."""
    parts = {"endpoint": GOOD.endpoint, "p256dh": GOOD.p256dh, "auth": GOOD.auth, field: value}
    with pytest.raises(UnreadableError) as caught:
        push.check(Subscription(**parts))
    assert caught.value.where == field


def test_what_a_browser_gives_is_taken() -> None:
    """A subscription as browsers make them passes."""
    assert push.check(GOOD) == GOOD


# Requests


def test_a_name_is_looked_up_once(
    service: Service, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection goes to the address that was looked at, whatever the name means afterwards."""
    asked = []
    before = socket.getaddrinfo

    def changing(host: object, *args: object, **kwargs: object) -> object:
        if host == HOST:
            asked.append(host)
        return before("127.0.0.1" if len(asked) < 2 else "192.0.2.1", *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", changing)
    asyncio.run(post.send(f"{service.url}/hook", {}, b"{}"))
    assert service.next().headers["host"] == f"{HOST}:{service.port}"
    assert asked == [HOST]


def test_the_usual_guard_lets_nobody_in(service: Service, certificate: Certificate) -> None:
    """Without being told otherwise no request goes to this machine."""
    post = Post(context=certificate.trusted())
    with pytest.raises(ForbiddenAddressError):
        asyncio.run(post.send(f"{service.url}/hook", {}, b"{}"))
    assert service.came.empty()


def test_a_certificate_must_hold(service: Service) -> None:
    """A server that shows a certificate nobody vouches for is told nothing."""
    with pytest.raises(OSError, match="certificate"):
        asyncio.run(Post(only_here).send(f"{service.url}/hook", {}, b"{}"))
    assert service.came.empty()


def test_a_redirection_is_not_followed(service: Service, post: Post) -> None:
    """Whoever sends on to somewhere else has not taken it, and nothing is sent there."""
    service.status, service.headers = 302, {"Location": f"{service.url}/inside"}
    with pytest.raises(AnswerError, match="302"):
        asyncio.run(post.send(f"{service.url}/hook", {}, b"{}"))
    assert service.next().path == "/hook"
    assert service.came.empty()


@pytest.mark.parametrize("said", [b"", b"HTTP/1.1 200", b"x" * 40_000, b"SSH-2.0-nothing\r\n\r\n"])
def test_an_answer_that_is_none_is_an_error(certificate: Certificate, said: bytes) -> None:
    """Silence, half an answer, endless or foreign talk end after a bounded time or size."""
    listener = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        with certificate.shown().wrap_socket(listener.accept()[0], server_side=True) as line:
            line.recv(10_000)
            line.sendall(said)
            line.recv(1)

    thread = threading.Thread(target=answer)
    thread.start()
    post = Post(only_here, certificate.trusted(), seconds=0.5)
    port = listener.getsockname()[1]
    with pytest.raises(OSError, match=r"no answer|no HTTP"):
        asyncio.run(post.send(f"https://{HOST}:{port}/", {}, b"{}"))
    thread.join()
    listener.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://hook.example/",
        "https://",
        "https://user:secret@hook.example/",
        "https://hook.example:0/",
        "https://hook.example:99999/",
        "https://hook.example/a b",
        "https://hook.example/\r\nX: y",
        "https://[::1",
        "file:///etc/passwd",
        "https://hook.example/" + "a" * 2000,
        "https://höök.example/",
    ],
)
def test_strange_addresses_are_refused(url: str) -> None:
    """What is no plain address of https is refused before anything is looked up."""
    with pytest.raises(UnreadableError):
        read_url("url", url)


@settings(deadline=None)
@given(st.text(max_size=80))
def test_no_text_breaks_the_reader_of_addresses(text: str) -> None:
    """Any text is an address or is refused."""
    try:
        parts = read_url("url", text)
    except UnreadableError:
        return
    assert parts.hostname


# Webhooks


@pytest.mark.parametrize("form", webhook.FORMS)
def test_a_webhook_gets_the_form_it_reads(service: Service, post: Post, form: webhook.Form) -> None:
    """Our own form has all parts; Discord and Slack find the text where they look for it."""
    asyncio.run(webhook.send(post, f"{service.url}/hook?key=1", form, TURN))
    request = service.next()
    assert (request.path, request.headers["content-type"]) == ("/hook?key=1", "application/json")
    came = json.loads(request.body)
    text = came["content" if form == "discord" else "text"]
    assert "On Fire!!!" in text
    assert "https://fire.example/#/table/abcd2345" in text
    if form == "json":
        assert came["kind"] == "turn"
        assert came["tables"][0]["table"] == "abcd2345"
    if form == "discord":
        assert came["allowed_mentions"] == {"parse": []}


def test_slack_finds_no_commands() -> None:
    """What would call everybody in Slack is text."""
    alert = compose("turn", "en", [Waiting("<!all>", "onfire")])
    assert "<!" not in json.loads(webhook.written(alert, "slack"))["text"]


# Mail


def test_a_letter_arrives(office: PostOffice, certificate: Certificate) -> None:
    """Encrypted and after a password, a letter comes with its words in any language."""
    smtp = read_smtp(f"smtp://caserne:p%40ss%20word@{HOST}:{office.port}", "chief@fire.example")
    mailer = Mailer(smtp, certificate.trusted())
    asyncio.run(mailer.send("ana@mail.example", "À vous\r\nBcc: all@x.example", "C'est à vous."))
    letter = office.next()
    assert letter["Subject"] == "À vous Bcc: all@x.example"
    assert (letter["To"], letter["From"]) == ("ana@mail.example", "chief@fire.example")
    assert letter["Bcc"] is None
    assert letter["Auto-Submitted"] == "auto-generated"
    assert "C'est à vous." in letter.get_content()  # type: ignore[attr-defined] # of its policy


def test_a_letter_that_is_not_taken_is_an_error(
    office: PostOffice, certificate: Certificate
) -> None:
    """A server that refuses the letter, the password or the connection is an ``OSError``."""
    right = read_smtp(f"smtp://caserne@{HOST}:{office.port}", "chief@fire.example", "p@ss word")
    wrong = read_smtp(f"smtp://caserne:wrong@{HOST}:{office.port}", "chief@fire.example")
    nobody = read_smtp(f"smtp://{HOST}:1", "chief@fire.example")
    office.refuses = True
    for smtp in (right, wrong, nobody):
        mailer = Mailer(smtp, certificate.trusted())
        with pytest.raises(OSError, match=r"not taken|refused"):
            asyncio.run(mailer.send("ana@mail.example", "a", "b"))
    assert office.came.empty()


@pytest.mark.parametrize(
    "text", ["", "ana", "ana@", "a b@x.example", "a@x.example\nBcc: b@x.example", "a@-x", "a@x..y"]
)
def test_what_is_no_address_of_a_person_is_refused(text: str) -> None:
    """An address that no person has, or that hides a header, is refused."""
    with pytest.raises(UnreadableError):
        read_address("address", text)


@pytest.mark.parametrize("text", ["", "mail.example", "http://mail.example", "smtp://:99999/"])
def test_what_is_no_mail_server_is_refused(text: str) -> None:
    """An address that no mail server has is refused."""
    with pytest.raises(UnreadableError):
        read_smtp(text, "chief@fire.example")


# Words


def test_many_tables_are_one_digest() -> None:
    """Of several tables an alert says how many, and names the first ones."""
    tables = [Waiting(f"code{n}", "feurio") for n in range(LISTED + 3)]
    english, french = compose("turn", "en", tables), compose("turn", "fr", tables)
    assert english.title == "13 games wait for you"
    assert french.title == "13 parties vous attendent"
    assert english.text.splitlines()[-1] == "and 3 more"
    assert len(english.tables) == LISTED
    assert compose("turn", "fr", tables[:1]).title == "C'est à vous : Feurio!"
