"""A game's rulebook: every rule by its id, where it is printed, and what it says."""

# mypyc: no

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar, get_args

import msgspec

from caserne.core.errors import UnreadableError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Language = Literal["en", "fr"]
Status = Literal["built", "planned"]

T = TypeVar("T", bound=str)

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
STATUSES: Final[tuple[Status, ...]] = get_args(Status)
ID: Final = re.compile(r"[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+")
"""Dotted words of small letters, digits and hyphens, as in ``fp.shockwave.open-door``."""


class Chapter(msgspec.Struct, frozen=True):
    """The title of a group of rules, in each language."""

    en: str
    fr: str


class Rule(msgspec.Struct, frozen=True):
    """One rule; with ``ruling``, it decides something on which the books are silent or disagree."""

    id: str
    chapter: str
    book: str
    section: str
    en: str
    fr: str
    status: Status
    ruling: bool = False


class Example(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule at work: a position, what is done in it, and then what is refused, if anything.

    The last action or the refusal names the rule; or the one it ``shows``, where the rule is itself
    an example that the book works out.
    """

    rule: str
    position: str
    actions: tuple[str, ...] = ()
    refused: str = ""
    shows: str = ""

    @property
    def named(self) -> str:
        """The rule that playing it names."""
        return self.shows or self.rule


class Term(msgspec.Struct, frozen=True):
    """A word of the rules in each language, what it means, and how else it stands in texts."""

    en: str
    fr: str
    about_en: str
    about_fr: str
    also_en: tuple[str, ...] = ()
    also_fr: tuple[str, ...] = ()

    def told(self, language: Language) -> tuple[str, str]:
        """Give the word and its meaning in a language."""
        return (self.en, self.about_en) if language == "en" else (self.fr, self.about_fr)


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of one game by their ids, in the order of the book, and its words."""

    books: dict[str, str]
    chapters: dict[str, Chapter]
    rules: dict[str, Rule]
    terms: tuple[Term, ...] = ()

    def rule(self, rule_id: str) -> Rule:
        """Give the rule that has this id."""
        if rule_id not in self.rules:
            raise UnreadableError("rule", "an id of the rulebook", rule_id)
        return self.rules[rule_id]

    def paraphrase(self, rule_id: str, language: Language) -> str:
        """Say in a language what a rule says, as the answer to "why?"."""
        rule = self.rule(rule_id)
        match _one_of("language", language, LANGUAGES):
            case "en":
                return rule.en
            case "fr":
                return rule.fr


def read_rulebook(text: str) -> Rulebook:
    """Read a rulebook written in TOML: the tables ``books`` and ``chapters``, then each rule."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UnreadableError("rulebook", "TOML", str(error)) from None
    _keys("rulebook", document, ("books", "chapters", "rule", "term"))
    titles = _table("rulebook", document, "books")
    books = {key: _text("rulebook, books", titles, key) for key in titles}
    groups = _table("rulebook", document, "chapters")
    chapters = {key: _chapter(groups, key) for key in groups}
    rules: dict[str, Rule] = {}
    for number, table in enumerate(_tables("rulebook", document, "rule"), start=1):
        rule = _rule(f"rulebook, rule {number}", table, books, chapters)
        if rule.id in rules:
            raise UnreadableError(f"rulebook, rule {number}", "an id not used before", rule.id)
        rules[rule.id] = rule
    return Rulebook(books, chapters, rules, _terms(document))


def read_examples(text: str, book: Rulebook) -> dict[str, Example]:
    """Read the examples of a rulebook, written in TOML: at most one a rule, by the rule's id."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UnreadableError("examples", "TOML", str(error)) from None
    _keys("examples", document, ("example",))
    examples: dict[str, Example] = {}
    for table in _tables("examples", document, "example"):
        example = _example(table, book)
        if example.rule in examples:
            raise UnreadableError("examples", "one example a rule", example.rule)
        examples[example.rule] = example
    return examples


def _example(table: Mapping[str, Any], book: Rulebook) -> Example:
    rule = _one_of("examples, rule", table.get("rule"), book.rules)
    where = f"examples, {rule}"
    _keys(where, table, Example.__struct_fields__)
    if "shows" in table:
        _one_of(f"{where}, shows", table["shows"], book.rules)
    actions = _texts(where, table, "actions")
    if not actions and "refused" not in table:
        raise UnreadableError(where, "actions, or one that is refused", "neither")
    return Example(
        rule=rule,
        position=_text(where, table, "position"),
        actions=actions,
        refused=_text(where, table, "refused") if "refused" in table else "",
        shows=_text(where, table, "shows") if "shows" in table else "",
    )


def _terms(document: Mapping[str, Any]) -> tuple[Term, ...]:
    if "term" not in document:
        return ()
    where = "rulebook, term"
    terms = []
    for table in _tables("rulebook", document, "term"):
        _keys(where, table, Term.__struct_fields__)
        terms.append(
            Term(
                en=_text(where, table, "en"),
                fr=_text(where, table, "fr"),
                about_en=_text(where, table, "about_en"),
                about_fr=_text(where, table, "about_fr"),
                also_en=_texts(where, table, "also_en"),
                also_fr=_texts(where, table, "also_fr"),
            )
        )
    return tuple(terms)


def _chapter(chapters: Mapping[str, Any], key: str) -> Chapter:
    where = f"rulebook, chapter {key}"
    titles = _table("rulebook, chapters", chapters, key)
    _keys(where, titles, Chapter.__struct_fields__)
    return Chapter(en=_text(where, titles, "en"), fr=_text(where, titles, "fr"))


def _rule(
    where: str, table: Mapping[str, Any], books: Iterable[str], chapters: Iterable[str]
) -> Rule:
    rule_id = _text(where, table, "id")
    if not ID.fullmatch(rule_id):
        raise UnreadableError(f"{where}, id", "dotted words such as fp.some-rule", rule_id)
    where = f"rulebook, {rule_id}"
    _keys(where, table, Rule.__struct_fields__)
    return Rule(
        id=rule_id,
        chapter=_one_of(f"{where}, chapter", table.get("chapter"), chapters),
        book=_one_of(f"{where}, book", table.get("book"), books),
        section=_text(where, table, "section"),
        en=_text(where, table, "en"),
        fr=_text(where, table, "fr"),
        status=_one_of(f"{where}, status", table.get("status"), STATUSES),
        ruling=_flag(where, table, "ruling"),
    )


def _keys(where: str, table: Mapping[str, Any], known: Iterable[str]) -> None:
    for key in table:
        _one_of(where, key, known)


def _one_of(where: str, value: object, known: Iterable[T]) -> T:
    names = list(known)
    for name in names:
        if name == value:
            return name
    raise UnreadableError(where, f"one of {', '.join(names)}", _shown(value))


def _table(where: str, table: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = table.get(key)
    if not isinstance(value, dict):
        raise UnreadableError(f"{where}, {key}", "a table", _shown(value))
    return value


def _tables(where: str, table: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    value = table.get(key)
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise UnreadableError(f"{where}, {key}", f"tables [[{key}]]", _shown(value))
    return value


def _text(where: str, table: Mapping[str, Any], key: str) -> str:
    value = table.get(key)
    if not isinstance(value, str) or not value.strip():
        raise UnreadableError(f"{where}, {key}", "a text", _shown(value))
    return value


def _texts(where: str, table: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise UnreadableError(f"{where}, {key}", "a list of texts", _shown(value))
    return tuple(value)


def _flag(where: str, table: Mapping[str, Any], key: str) -> bool:
    value = table.get(key, False)
    if not isinstance(value, bool):
        raise UnreadableError(f"{where}, {key}", "true or false", _shown(value))
    return value


def _shown(value: object) -> str:
    return "nothing" if value is None else str(value)
