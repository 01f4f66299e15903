"""A rulebook is read whole or refused with the place, what was expected and what came."""

from __future__ import annotations

import re

import pytest

from caserne.core.errors import UnreadableError
from caserne.core.rulebook import Chapter, Rule, read_examples, read_rulebook

HEAD = """
[books]
base = "The base game"

[chapters]
fire = { en = "Fire", fr = "Le feu" }
"""

FLASHOVER = """
[[rule]]
id = "fp.flashover"
chapter = "fire"
book = "base"
section = "Effets secondaires"
en = "Smoke next to fire burns."
fr = "La fumée près du feu brûle."
status = "built"
"""

CAR = """
[[rule]]
id = "fp.x.car"
chapter = "fire"
book = "base"
section = "Objets"
en = "A car is a wall."
fr = "Une voiture est un mur."
ruling = true
status = "planned"
"""


def test_rule_is_read_whole() -> None:
    """Every field of a rule arrives, and a rule is no ruling unless it says so."""
    assert read_rulebook(HEAD + FLASHOVER).rule("fp.flashover") == Rule(
        id="fp.flashover",
        chapter="fire",
        book="base",
        section="Effets secondaires",
        en="Smoke next to fire burns.",
        fr="La fumée près du feu brûle.",
        status="built",
        ruling=False,
    )


def test_ruling_is_read() -> None:
    """A rule may say that it is a ruling."""
    assert read_rulebook(HEAD + CAR).rule("fp.x.car").ruling


def test_rules_keep_the_order_of_the_book() -> None:
    """The rules come in the order in which they are written, not sorted."""
    assert list(read_rulebook(HEAD + CAR + FLASHOVER).rules) == ["fp.x.car", "fp.flashover"]


def test_books_and_chapters_have_their_titles() -> None:
    """Books and chapters are found by their keys."""
    book = read_rulebook(HEAD + FLASHOVER)
    assert book.books == {"base": "The base game"}
    assert book.chapters == {"fire": Chapter(en="Fire", fr="Le feu")}


def test_paraphrase_speaks_both_languages() -> None:
    """A rule is told in the language asked for."""
    book = read_rulebook(HEAD + FLASHOVER)
    assert book.paraphrase("fp.flashover", "en") == "Smoke next to fire burns."
    assert book.paraphrase("fp.flashover", "fr") == "La fumée près du feu brûle."


def test_paraphrase_in_an_unknown_language_is_refused() -> None:
    """A language that no rule has is refused with the languages there are."""
    book = read_rulebook(HEAD + FLASHOVER)
    with pytest.raises(UnreadableError, match="language: expected one of en, fr, got 'de'"):
        book.paraphrase("fp.flashover", "de")  # type: ignore[arg-type]


def test_unknown_id_is_refused() -> None:
    """An id that the rulebook does not have is refused by its name."""
    with pytest.raises(UnreadableError, match=r"expected an id of the rulebook, got 'fp\.nope'"):
        read_rulebook(HEAD + FLASHOVER).rule("fp.nope")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param("[books]", "[books", r"rulebook: expected TOML, got .*line 2", id="no toml"),
        pytest.param("[books]", "[b]", "rulebook: expected one of .*, got 'b'", id="table"),
        pytest.param("[books]", "[chapters.x]", "books: expected a table, got 'no", id="no books"),
        pytest.param("base = ", "base = 1 #", "books, base: expected a text, got '1'", id="title"),
        pytest.param(', fr = "Le feu"', "", "chapter fire, fr: expected a text", id="chapter"),
        pytest.param('"Le feu"', '"Le feu", de = "Feuer"', "fire: .* got 'de'", id="language"),
        pytest.param('"fp.flashover"', "7", "rule 1, id: expected a text, got '7'", id="id type"),
        pytest.param("fp.flashover", "Flash", "rule 1, id: expected dotted .* 'Flash'", id="id"),
        pytest.param("fp.flashover", "fp.", "rule 1, id: expected dotted .* 'fp.'", id="id end"),
        pytest.param("fp.flashover", "fp.a b", "rule 1, id: expected dotted .* 'fp.a b'", id="gap"),
        pytest.param('chapter = "fire"', 'chapter = "x"', "one of fire, got 'x'", id="in chapter"),
        pytest.param('book = "base"', 'book = "x"', "book: expected one of base, got", id="book"),
        pytest.param('book = "base"', "", "book: .* got 'nothing'", id="no book"),
        pytest.param('"Effets secondaires"', '""', "section: expected a text, got ''", id="place"),
        pytest.param('fr = "La fumée', '#"', "flashover, fr: .* got 'nothing'", id="no french"),
        pytest.param('"Smoke next to fire burns."', '" "', "flashover, en: .* got ' '", id="blank"),
        pytest.param('"built"', '"done"', "one of built, planned, got 'done'", id="status"),
        pytest.param('status = "built"', "", "status: .* got 'nothing'", id="no status"),
        pytest.param("section", "page = 3\nsection", "fp.flashover: .* got 'page'", id="key"),
        pytest.param("section", "ruling = 1\nsection", "ruling: expected true or", id="ruling"),
        pytest.param("[[rule]]", "[rule]", r"expected tables \[\[rule\]\], got", id="one table"),
    ],
)
def test_broken_rulebook_is_refused(old: str, new: str, message: str) -> None:
    """Each mistake is refused with its place, what was expected and what came."""
    text = HEAD + FLASHOVER
    assert old in text
    with pytest.raises(UnreadableError, match=message):
        read_rulebook(text.replace(old, new, 1))


def test_id_used_twice_is_refused() -> None:
    """Two rules cannot have the same id."""
    with pytest.raises(UnreadableError, match=r"rule 2: .* used before, got 'fp\.flashover'"):
        read_rulebook(HEAD + FLASHOVER + FLASHOVER)


EXAMPLE = """
[[example]]
rule = "fp.flashover"
position = "flashpoint | here"
actions = ["roll 1-1"]
refused = "end"
"""


def test_examples_are_read_by_their_rules() -> None:
    """An example has a position, actions and, if it is about that, what is refused then."""
    book = read_rulebook(HEAD + FLASHOVER)
    (rule,) = list(book.rules)[:1]
    example = read_examples(EXAMPLE.replace("fp.flashover", rule), book)[rule]
    assert (example.position, example.actions) == ("flashpoint | here", ("roll 1-1",))
    assert (example.refused, example.named) == ("end", rule)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[[example]]", "[example", "expected TOML"),
        ("RULE", "fp.nowhere", "rule: expected one of"),
        ('actions = ["roll 1-1"]', "actions = 3", "actions: expected a list of texts, got '3'"),
        ("position", "place", "expected one of rule, position"),
        ('actions = ["roll 1-1"]\nrefused = "end"', "", "expected actions, or one that is refused"),
        ('refused = "end"', 'shows = "fp.nowhere"', "shows: expected one of"),
        ('refused = "end"', 'refused = ""', "refused: expected a text"),
    ],
)
def test_broken_examples_are_refused(old: str, new: str, message: str) -> None:
    """What is wrong with an example is said in one sentence."""
    book = read_rulebook(HEAD + FLASHOVER)
    text = EXAMPLE.replace("fp.flashover", "RULE").replace(old, new)
    with pytest.raises(UnreadableError, match=re.escape(message)):
        read_examples(text.replace("RULE", next(iter(book.rules))), book)


def test_one_example_a_rule() -> None:
    """A second one is refused."""
    book = read_rulebook(HEAD + FLASHOVER)
    text = EXAMPLE.replace("fp.flashover", next(iter(book.rules)))
    with pytest.raises(UnreadableError, match="one example a rule"):
        read_examples(text + text, book)


def test_terms_are_told_in_both_languages() -> None:
    """A word of the glossary has its meaning in each language."""
    term = 'en = "smoke"\nfr = "fumée"\nabout_en = "Light."\nabout_fr = "Légère."\n'
    (read,) = read_rulebook(f"{HEAD}{FLASHOVER}\n[[term]]\n{term}").terms
    assert (read.told("en"), read.told("fr")) == (("smoke", "Light."), ("fumée", "Légère."))
    with pytest.raises(UnreadableError, match="about_fr"):
        read_rulebook(f"{HEAD}{FLASHOVER}\n[[term]]\n{term.replace('about_fr', 'note')}")
    with pytest.raises(UnreadableError, match="also_en: expected a list of texts"):
        read_rulebook(f"{HEAD}{FLASHOVER}\n[[term]]\n{term}also_en = 'haze'\n")
    (read,) = read_rulebook(f"{HEAD}{FLASHOVER}\n[[term]]\n{term}also_en = ['haze']\n").terms
    assert (read.also_en, read.also_fr) == (("haze",), ())
