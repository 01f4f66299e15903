"""Answering: whoever asked for something that could not be done is told why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caserne.core.errors import RefusedError, UnreadableError
from caserne.server.journal import FullError
from caserne.store.failing import TakenError

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from caserne.server.client import Client


async def answer(client: Client, id_: int | None, work: Awaitable[None]) -> None:
    """Wait for what somebody asked for, and tell them if it could not be done."""
    try:
        await work
    except RefusedError as error:
        client.refuse(error.code, str(error), error.rule, id_)
    except UnreadableError as error:
        client.refuse("unreadable", str(error), id_=id_)
    except FullError as error:
        client.refuse("too-large", str(error), id_=id_)
    except TakenError:
        client.refuse("stale", "another server was quicker at this table", id_=id_)
    except OSError:
        client.refuse("unwritten", "this could not be written down, so it is not done", id_=id_)
