"""Logs as lines of JSON: what happened at which table, never a secret, a seed or an address."""

from __future__ import annotations

import logging
import logging.config
import sqlite3
import time
import traceback
from contextvars import ContextVar
from typing import Any, Final

import msgspec

FIELDS: Final = (
    *("table", "game", "seat", "bot", "error", "port", "database", "workers"),
    *("method", "path", "status", "ms", "bytes", "kind", "tables", "purged"),
)
"""What may be said beside the message; nothing else is ever written."""
REQUEST: Final[ContextVar[str]] = ContextVar("REQUEST", default="")
"""The number of the request, or of the socket, for which something is being done."""


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the time, the level, who speaks, the message, and the fields that may be told.

        Of a message only the first line: asyncio appends whatever an error was about.
        """
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage().partition("\n")[0],
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if REQUEST.get():
            line["request"] = REQUEST.get()
        if record.exc_info:
            line["traceback"] = traceback_of(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def traceback_of(error: BaseException | None) -> list[str]:
    """Tell where something failed and how; its own words only if no player's secret can be in them.

    What a game or a message could not make sense of may be repeated in the words of an error.
    """
    if error is None:
        return []
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    told = str(error) if isinstance(error, OSError | sqlite3.Error) else ""
    return [*places, f"{type(error).__name__}: {told}" if told else type(error).__name__]


def configuration(level: str, *, access: bool = False) -> dict[str, Any]:
    """Give the configuration for all loggers: ours, those below us, and that of every request."""
    quiet = {"handlers": ["lines"], "level": "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLines}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            "caserne": {"handlers": ["lines"], "level": level.upper(), "propagate": False},
            "caserne.access": quiet | ({"level": "INFO"} if access else {}),
            "asyncio": quiet,
            "litestar": quiet,
            "uvicorn": quiet,
        },
    }


def configure(level: str, *, access: bool = False) -> None:
    """Begin to log to stderr."""
    logging.config.dictConfig(configuration(level, access=access))
