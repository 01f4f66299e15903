"""``caserne play``: the server on this machine, and the page in the browser."""

from __future__ import annotations

import threading
import webbrowser
from typing import TYPE_CHECKING, Final

import click

from caserne.cli.serve import database_option, open_database, open_port, read_port

if TYPE_CHECKING:
    from caserne.store.opening import Address

HERE: Final = "127.0.0.1"


@click.command()
@click.option(
    "--port", metavar="N", default="0", callback=read_port, help="The port. [default: any free one]"
)
@database_option
@click.option("--no-browser", is_flag=True, help="Only say where the page is.")
def play(port: int, database: Address | None, no_browser: bool) -> None:  # noqa: FBT001 - click's flag
    """Play in the browser, on this machine; interrupt to stop, and go on another day."""
    from caserne.server import run  # noqa: PLC0415 - the other commands start without it

    kept = open_database(database or run.default_database())
    listener = open_port(HERE, port)
    address = f"http://{HERE}:{listener.getsockname()[1]}/"
    click.echo(f"Caserne is at {address} (Ctrl-C stops it; nothing is lost)")
    if not no_browser:
        # The port is open already: what the browser asks meanwhile waits until it is served.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    run.serve(listener, kept, log_level="warning")
