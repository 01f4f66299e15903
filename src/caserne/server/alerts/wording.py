"""The words of alerts, in the language of whoever is alerted."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fluent.runtime import FluentBundle

    from caserne.core.rulebook import Language

Kind = Literal["turn", "reminder", "test"]
LISTED: Final = 10
"""So many tables an alert names; of more it says how many there are."""


class Waiting(msgspec.Struct, frozen=True):
    """A table that waits for somebody, and its address if the server knows its own."""

    table: str
    game: str
    url: str = ""


class Alert(msgspec.Struct, frozen=True):
    """What somebody is told, whole and in words; this is what a webhook of our own form gets."""

    kind: Kind
    title: str
    text: str
    tables: list[Waiting]


@cache
def bundle(language: Language) -> FluentBundle:
    """Read the words of alerts, and the games' names."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - 0.1 s to load

    made = FluentBundle([language], use_isolating=False)
    for leaf in sorted((files("caserne") / "locales" / language).iterdir(), key=lambda f: f.name):
        if leaf.name not in {"terminal.ftl", "rules.ftl"}:
            made.add_resource(FluentResource(leaf.read_text("utf-8")))
    return made


def say(language: Language, name: str, **values: Any) -> str:  # noqa: ANN401 - Fluent's own
    """Say a message."""
    words = bundle(language)
    pattern = words.get_message(name).value
    if pattern is None:
        raise LookupError(f"the message {name} says nothing")
    text, _ = words.format_pattern(pattern, values)
    return str(text)


def compose(kind: Kind, language: Language, tables: Sequence[Waiting]) -> Alert:
    """Say that tables wait for somebody: one by its name, several as a list."""
    named = [_line(language, waiting) for waiting in tables[:LISTED]]
    first = say(language, f"game-{tables[0].game}") if tables else "Caserne"
    title = say(language, f"alert-{kind}", count=len(tables), game=first)
    if len(tables) > LISTED:
        named.append(say(language, "alert-more", count=len(tables) - LISTED))
    return Alert(kind, title, "\n".join([title, *named]), list(tables[:LISTED]))


def _line(language: Language, waiting: Waiting) -> str:
    name = say(language, f"game-{waiting.game}")
    return f"{name} ({waiting.table}){': ' + waiting.url if waiting.url else ''}"
