"""The terminal in people's languages: sentences from Fluent catalogues, a folder a language."""

from __future__ import annotations

import os
from importlib.resources import files
from typing import TYPE_CHECKING, Final, cast

import click
import msgspec

from caserne.cli.failures import mistake
from caserne.core.rulebook import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from caserne.core.event import Event
    from caserne.core.rulebook import Language

DEFAULT: Final[Language] = "en"
Value = str | int | bool


def language_option(function: Callable[..., object]) -> Callable[..., object]:
    """Add ``--lang`` to a command."""
    return click.option(
        "--lang",
        "language",
        metavar="|".join(LANGUAGES),
        default=lambda: _of_environment(os.environ),
        callback=lambda _, __, value: read_language(value),
        help="The language to talk in. [default: that of $LANG]",
    )(function)


def read_language(text: str) -> Language:
    """Read the name of a language."""
    for language in LANGUAGES:
        if language == text:
            return language
    raise mistake("--lang", f"one of {', '.join(LANGUAGES)}", repr(text))


def _of_environment(environment: Mapping[str, str]) -> str:
    """Take the language of the locale, English if there is none or it is not known."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name][:2]
            return wanted if wanted in LANGUAGES else DEFAULT
    return DEFAULT


def catalogue(language: Language) -> str:
    """Give the messages of a language in Fluent's syntax: every file of its folder, by name."""
    folder = files("caserne") / "locales" / language
    leaves = sorted(folder.iterdir(), key=lambda leaf: leaf.name)
    return "\n".join(leaf.read_text("utf-8") for leaf in leaves)


class Words:
    """The messages of one language."""

    def __init__(self, language: Language) -> None:
        """Open the catalogue of a language."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - 0.1 s to load

        self.language = language
        self.names: dict[int, str] = {}
        """What seats are called, by their numbers; the others are told by number only."""
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(catalogue(language)))

    def has(self, message: str) -> bool:
        """Tell whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, **values: Value) -> str:
        """Put values into a message; flags are given as ``yes`` and ``no``."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(
            pattern, {k: _plain(v) for k, v in values.items()}
        )
        if errors:
            raise ValueError(f"message {message}: {errors[0]}")
        return str(text)

    def tell(self, event: Event) -> str:
        """Tell in a sentence what happened, and who it was."""
        fields = cast("dict[str, Value | Sequence[Value]]", msgspec.to_builtins(event))
        tag = fields.pop("event")
        unsaid = ("rule", "seats")
        values = {k: _listed(v) for k, v in fields.items() if k not in unsaid}
        who = self._called(fields.get("firefighter", fields.get("player")))
        both = {"name": who, "rival": self._called(fields.get("other"))}
        return self.say(f"event-{tag}", **{**both, **values})

    def _called(self, seat: object) -> Value:
        """Give what a seat is called; 0 where it is known by its number."""
        return self.names.get(seat, 0) if isinstance(seat, int) else 0


def _listed(value: Value | Sequence[Value]) -> Value:
    """Make one text of a list, as "1, 2"."""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else cast("Value", value)


def _plain(value: Value) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
