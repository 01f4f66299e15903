"""Options as text: ``name=value name=value``, checked against the game's own structure."""

# mypyc: no

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from caserne.core.errors import UnreadableError

if TYPE_CHECKING:
    from collections.abc import Mapping

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)

FILLING: Final = Lock()
"""Held while a structure is filled: msgspec 0.22 prepares it at its first use, and crashes if a
second thread uses it meanwhile."""


def write_options(options: msgspec.Struct) -> str:
    """Write the options that differ from their defaults, in the order of the structure."""
    words = []
    for name, default in _defaults(type(options)).items():
        value = getattr(options, name)
        if value != default:
            words.append(f"{name}={_word(value)}")
    return " ".join(words)


@cache
def _defaults(kind: type[msgspec.Struct]) -> dict[str, object]:
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, object]:
    return get_type_hints(kind, include_extras=True)


def read_options(game: str, kind: type[OptionsT], text: str) -> OptionsT:
    """Read options; a name unknown or repeated, or a value out of range: ``UnreadableError``."""
    hints = _hints(kind)
    values: dict[str, object] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals:
            raise UnreadableError(f"{game} option", "name=value", word)
        if name not in hints:
            raise UnreadableError(f"{game} option", f"one of {', '.join(hints)}", name)
        if name in values:
            raise UnreadableError(f"{game} option", "each option once", word)
        values[name] = _value(f"{game} option {name}", hints[name], value)
    try:
        return _fill(kind, values)
    except msgspec.ValidationError as error:
        raise UnreadableError(f"{game} options", str(error), text) from error


class Option(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option as whoever chooses is shown it; ``board`` takes a name or a folded drawing."""

    name: str
    kind: Literal["choice", "number", "flag", "board"]
    default: str | int | bool
    values: list[str] = []
    least: int | None = None
    most: int | None = None


def describe_options(kind: type[msgspec.Struct]) -> list[Option]:
    """Describe the options of a game, in the order of its structure."""
    hints = _hints(kind)
    return [_option(field, hints[field.name]) for field in msgspec.structs.fields(kind)]


def _option(field: msgspec.structs.FieldInfo, hint: object) -> Option:
    name, default = field.name, field.default
    inner = msgspec.inspect.type_info(hint)
    match inner:
        case msgspec.inspect.LiteralType():
            return Option(name=name, kind="choice", default=default, values=list(get_args(hint)))
        case msgspec.inspect.BoolType():
            return Option(name=name, kind="flag", default=default)
        case msgspec.inspect.IntType(ge=least, le=most):
            return Option(name=name, kind="number", default=default, least=least, most=most)
        case msgspec.inspect.Metadata(extra_json_schema=schema):
            values = list((schema or {}).get("examples", []))
            return Option(name=name, kind="board", default=default, values=values)
        case _:
            return Option(name=name, kind="board", default=default)


def values_of(options: msgspec.Struct) -> dict[str, str | int | bool]:
    """Give every option by name, as ``read_values`` reads them."""
    return {name: getattr(options, name) for name in options.__struct_fields__}


def read_values(game: str, kind: type[OptionsT], values: Mapping[str, object]) -> OptionsT:
    """Read options given as values by name, as ``read_options`` reads them as text."""
    for name in values:
        if name not in kind.__struct_fields__:
            expected = f"one of {', '.join(kind.__struct_fields__)}"
            raise UnreadableError(f"{game} option", expected, name)
    try:
        return _fill(kind, values)
    except msgspec.ValidationError as error:
        raise UnreadableError(f"{game} options", "values that fit", str(error)) from error


def _fill(kind: type[OptionsT], values: Mapping[str, object]) -> OptionsT:
    with FILLING:
        return msgspec.convert(values, kind)


def _word(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _value(where: str, hint: object, text: str) -> object:
    if hint is bool:
        if text not in ("yes", "no"):
            raise UnreadableError(where, "yes or no", text)
        return text == "yes"
    if get_origin(hint) is Literal:
        if text not in get_args(hint):
            raise UnreadableError(where, f"one of {', '.join(get_args(hint))}", text)
        return text
    kind = msgspec.inspect.type_info(hint)
    if isinstance(kind, msgspec.inspect.StrType | msgspec.inspect.Metadata):  # the latter: a board
        return text
    return _number(where, hint, text)


def _number(where: str, hint: object, text: str) -> int:
    """Read a number within the range its hint is annotated with, if it is."""
    meta = next((extra for extra in get_args(hint) if isinstance(extra, msgspec.Meta)), None)
    least, most = (meta.ge, meta.le) if meta else (None, None)
    expected = "a number" if least is None or most is None else f"a number from {least} to {most}"
    try:
        number = int(text)
    except ValueError:
        raise UnreadableError(where, expected, text) from None
    if (least is not None and number < least) or (most is not None and number > most):
        raise UnreadableError(where, expected, text)
    return number
