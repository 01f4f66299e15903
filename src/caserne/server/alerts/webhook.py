"""Webhooks: an alert for whatever program somebody named, in a form that it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

if TYPE_CHECKING:
    from caserne.server.alerts.posting import Post
    from caserne.server.alerts.wording import Alert

Form = Literal["json", "discord", "slack"]
FORMS: Final[tuple[Form, ...]] = ("json", "discord", "slack")
HEADERS: Final = {"Content-Type": "application/json", "User-Agent": "caserne"}


def written(alert: Alert, form: Form) -> bytes:
    """Write an alert in a form; what people are called is text there, and calls nobody."""
    if form == "discord":
        quiet: dict[str, list[str]] = {"parse": []}
        message: object = {"content": alert.text[:1900], "allowed_mentions": quiet}
    elif form == "slack":
        message = {"text": _slack(alert.text)}
    else:
        message = alert
    return msgspec.json.encode(message)


def _slack(text: str) -> str:
    """Write text so that Slack finds no commands in it."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


async def send(post: Post, url: str, form: Form, alert: Alert) -> None:
    """Post an alert; ``OSError`` if it is not taken."""
    await post.send(url, HEADERS, written(alert, form))
