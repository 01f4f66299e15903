"""The rule book, read in the terminal: chapters, a search, a glossary, examples that are played."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from caserne import games
from caserne.cli.scene import show
from caserne.core.state import CHANCE
from caserne.games.rulebooks import examples, rulebook

if TYPE_CHECKING:
    from collections.abc import Iterable

    from caserne.cli.words import Words
    from caserne.core.game import Game
    from caserne.core.rulebook import Example, Rule, Term
    from caserne.core.state import State

WIDTH: Final = 100
FEW: Final = 5
"""So many rules that a search has found are shown with their examples."""


def read(game: str, search: str, words: Words) -> list[str]:
    """Give the lines of a game's book: all of it, or what a search finds."""
    book = rulebook(game)
    rules = [rule for rule in book.rules.values() if _is_found(rule, search, words)]
    exact = [rule for rule in rules if rule.id == search]
    terms = [term for term in book.terms if _explains(term, search, words)]
    rules = exact or rules
    if not rules and not terms:
        return [words.say("book-nothing", search=search)]
    lines = _chapters(game, rules, words, played=bool(search) and len(rules) <= FEW)
    if search and len(rules) > FEW:
        lines += ["", words.say("book-many", count=len(rules), few=FEW)]
    return lines + ([] if exact else _glossary(terms, words))


def _is_found(rule: Rule, search: str, words: Words) -> bool:
    text = rule.en if words.language == "en" else rule.fr
    return search.casefold() in f"{rule.id} {text}".casefold()


def _explains(term: Term, search: str, words: Words) -> bool:
    return search.casefold() in " ".join(term.told(words.language)).casefold()


def _chapters(game: str, rules: Iterable[Rule], words: Words, *, played: bool) -> list[str]:
    """Tell rules chapter by chapter, each with its example if that is to be played."""
    book, chapter = rulebook(game), ""
    lines: list[str] = []
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            titles = book.chapters[chapter]
            title = titles.en if words.language == "en" else titles.fr
            lines += ["", title, "=" * len(title)]
        lines += ["", rule.id, *_wrapped(book.paraphrase(rule.id, words.language))]
        example = examples(game).get(rule.id)
        if played and example is not None:
            lines += ["", *_example(example, words)]
    return lines[1:]


def _example(example: Example, words: Words) -> list[str]:
    """Draw an example before and after, with what is done in it and what happens."""
    game, state = games.read_position(example.position)
    lines = [words.say("book-before"), "", *_drawn(show(game, state, words)), ""]
    for text in example.actions:
        lines += _step(game, state, text, words)
    if example.refused:
        rule = state.bar(game.read_action(example.refused))
        said = words.say("book-refused", action=example.refused, rule=rule)
        lines.append(f"  {_actor(state, words)}{said}")
    if example.actions:
        lines += ["", words.say("book-after"), "", *_drawn(show(game, state, words))]
    return [*lines, "", words.say("book-try", position=example.position)]


def _step(game: Game, state: State, text: str, words: Words) -> list[str]:
    """Take a step of an example, and tell what happens with the rules behind it."""
    line = f"  {_actor(state, words)}{text}"
    state.events = []
    state.apply(game.read_action(text))
    told = [f"      {words.tell(e)} [{', '.join((e.rule, *e.also))}]" for e in state.events]
    return [line, *told]


def _actor(state: State, words: Words) -> str:
    actor = int(state.actor())
    return words.say("book-chance") if actor == CHANCE else words.say("book-seat", seat=actor + 1)


def _drawn(drawing: str) -> list[str]:
    return [f"  {line}".rstrip() for line in drawing.splitlines()]


def _glossary(terms: list[Term], words: Words) -> list[str]:
    if not terms:
        return []
    title = words.say("book-glossary")
    lines = ["", title, "=" * len(title), ""]
    for term in terms:
        word, about = term.told(words.language)
        lines += _wrapped(words.say("book-term", word=word, about=about))
    return lines


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )
