"""``caserne serve``: tables for others to come to."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import click

from caserne.cli.failures import fail, mistake
from caserne.cli.reading import number

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from click import Context, Parameter

    from caserne.server.alerts.mail import Smtp
    from caserne.server.limits import Limits
    from caserne.store.opening import Address

read_port: Final = number(0, 65_535)
read_proxies: Final = number(0, 9)
read_workers: Final = number(1, 64)
read_days: Final = number(1, 36_500)
LEVELS: Final = ("debug", "info", "warning", "error")


def read_url(_: Context, __: Parameter, text: str | None) -> str | None:
    """Read the address under which others find the server."""
    if text is None:
        return None
    try:
        parts = urlsplit(text)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path not in {"", "/"}:
        expected = "an address such as https://fire.example, without a path"
        raise mistake("--public-url", expected, repr(text[:100]))
    return text


def read_bounds(_: Context, __: Parameter, texts: tuple[str, ...]) -> Limits:
    """Read limits that the operator sets otherwise."""
    from caserne.core.errors import UnreadableError  # noqa: PLC0415 - likewise
    from caserne.server.limits import read_limits  # noqa: PLC0415 - likewise

    try:
        return read_limits(texts)
    except UnreadableError as error:
        raise mistake(f"--{error.where}", error.expected, repr(error.got)) from error


def read_networks(_: Context, __: Parameter, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Read who may see what the server counts."""
    from caserne.core.errors import UnreadableError  # noqa: PLC0415 - likewise
    from caserne.server.overseeing import read_network  # noqa: PLC0415 - likewise

    try:
        return tuple(str(read_network(text)) for text in texts)
    except UnreadableError as error:
        raise mistake(f"--{error.where}", error.expected, repr(error.got)) from error


def read_database(_: Context, __: Parameter, text: str | None) -> Address | None:
    """Read where tables are kept."""
    from caserne.store.failing import StoreError  # noqa: PLC0415 - likewise
    from caserne.store.opening import read_address  # noqa: PLC0415 - likewise

    try:
        address = None if text is None else read_address(text)
    except StoreError as error:
        raise click.UsageError(f"--database: {error}") from error
    if isinstance(address, Path) and address.is_dir():
        raise mistake("--database", "a file", f"the folder {text!r}")
    return address


database_option: Final = click.option(
    "--database",
    metavar="FILE|URL",
    callback=read_database,
    help="What keeps the tables: a SQLite file, made if need be, that servers on this host may "
    "share; or postgresql://user@host/name, for servers on any host. [default: a file in your data "
    "folder]",
)


def keep_option(what: str, tells: str) -> Callable[[Any], Any]:
    """Make an option that says for how long something is kept."""
    return click.option(
        f"--keep-{what}",
        metavar="DAYS",
        callback=read_days,
        help=f"For how many days to keep {tells}. [default: for ever]",
    )


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Where to listen: this machine alone, or 0.0.0.0 for all that reach it.",
)
@click.option(
    "--port",
    metavar="N",
    default="8765",
    show_default=True,
    callback=read_port,
    help="The port to listen on; 0 for any free one, which the log names.",
)
@database_option
@click.option(
    "--public-url",
    metavar="URL",
    callback=read_url,
    help="The address others know; only its own page may then open sockets and change anything.",
)
@click.option(
    "--proxies",
    metavar="N",
    default="0",
    show_default=True,
    callback=read_proxies,
    help="How many proxies of your own stand before the server: visitors are then told apart by "
    "what these write into X-Forwarded-For, which is otherwise not believed.",
)
@click.option(
    "--workers",
    metavar="N",
    default="1",
    show_default=True,
    callback=read_workers,
    help="How many processes serve, where one is not enough; limits hold for each of them.",
)
@click.option(
    "--limit",
    "limits",
    metavar="NAME=N",
    multiple=True,
    callback=read_bounds,
    help="A bound other than the usual one, such as sockets=500; docs/operating.md lists them. "
    "May be given several times.",
)
@click.option(
    "--smtp",
    metavar="URL",
    envvar="CASERNE_SMTP",
    help="A server that sends mail, for players who want it when it is their turn: "
    "smtps://user@mail.example, or smtp:// with STARTTLS, or smtp+plain:// on a network of your "
    "own. The password comes from $CASERNE_SMTP_PASSWORD.",
)
@click.option("--mail-from", metavar="ADDRESS", help="Whom such mail is from.")
@click.option(
    "--log-level", type=click.Choice(LEVELS), default="info", show_default=True, help="How much."
)
@click.option(
    "--access-log", is_flag=True, help="Log every request too: what was asked, not who asked."
)
@click.option(
    "--metrics-to",
    metavar="NETWORK",
    multiple=True,
    callback=read_networks,
    help="An address or a network, such as 10.0.0.0/8, that may read /metrics besides this "
    "machine. May be given several times.",
)
@keep_option("ended", "tables whose game is over, after somebody was last at them")
@keep_option("waiting", "tables whose game is not over, after somebody was last at them")
@keep_option("chat", "what was said at a table")
def serve(  # noqa: PLR0913, PLR0917 - one for each option
    host: str,
    port: int,
    database: Address | None,
    public_url: str | None,
    proxies: int,
    workers: int,
    limits: Limits,
    smtp: str | None,
    mail_from: str | None,
    log_level: str,
    access_log: bool,  # noqa: FBT001 - click's flag
    metrics_to: tuple[str, ...],
    keep_ended: int | None,
    keep_waiting: int | None,
    keep_chat: int | None,
) -> None:
    """Serve tables over HTTP and WebSocket until interrupted; logs are lines of JSON on stderr."""
    from caserne.server import run  # noqa: PLC0415 - the other commands start without it
    from caserne.server.retention import Keep  # noqa: PLC0415 - likewise

    kept = open_database(database or run.default_database())
    run.serve(
        open_port(host, port),
        kept,
        public_url=public_url,
        proxies=proxies,
        log_level=log_level,
        access_log=access_log,
        limits=limits,
        smtp=read_mail(smtp, mail_from),
        metrics_to=metrics_to,
        workers=workers,
        keep=Keep(keep_ended, keep_waiting, keep_chat),
    )


def read_mail(smtp: str | None, mail_from: str | None) -> Smtp | None:
    """Read where mail is sent from, and whom it is from; neither or both are given."""
    from caserne.core.errors import UnreadableError  # noqa: PLC0415 - likewise
    from caserne.server.alerts.mail import read_smtp  # noqa: PLC0415 - likewise

    if not smtp and not mail_from:
        return None
    try:
        password = os.environ.get("CASERNE_SMTP_PASSWORD", "")
        return read_smtp(smtp or "", mail_from or "", password)
    except UnreadableError as error:
        raise mistake(f"--{error.where}", error.expected, repr(error.got)) from error


def open_port(host: str, port: int) -> socket.socket:
    """Open a port; that it cannot be opened is told in one line."""
    from caserne.server.run import listen  # noqa: PLC0415 - likewise

    try:
        return listen(host, port)
    except OSError as error:
        fail(f"cannot listen on {host}, port {port}: {error.strerror or error}")


def open_database(database: Address) -> Address:
    """See that tables can be kept there: it can be reached, and is one of ours or new."""
    from caserne.store.failing import StoreError  # noqa: PLC0415 - likewise
    from caserne.store.opening import open_store, shown  # noqa: PLC0415 - likewise

    try:
        open_store(database).close()
    except (OSError, StoreError) as error:
        fail(f"cannot keep tables in {shown(database)}: {error}")
    return database
