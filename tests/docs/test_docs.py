"""The documents tell the truth: their examples run, and nothing that exists goes unmentioned."""

from __future__ import annotations

import doctest
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from caserne.cli import main
from caserne.cli.options import HELP
from caserne.core.rulebook import read_rulebook
from caserne.games import GAMES
from caserne.games.feurio import notation as feurio_notation
from caserne.games.feurio.wildfire import KINDS as WILDFIRE
from caserne.games.flashpoint import edges, notation, position, roles
from caserne.games.flashpoint.incident import KINDS as INCIDENT
from caserne.games.onfire import notation as onfire_notation
from caserne.games.onfire import position as onfire_position
from caserne.games.onfire.decks import CARDS
from caserne.games.onfire.evacuation import KINDS as EVACUATION

if TYPE_CHECKING:
    from caserne.core.game import Game

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted(path for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def text(name: str) -> str:
    """Read a document."""
    return (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("name", ["README.md", "docs/lab.md", "docs/library.md"])
def test_every_example_of_the_library_runs(name: str) -> None:
    """What a document shows at the prompt is what the prompt answers."""
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    """A link to a file of the project leads to a file that is there."""
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text("utf-8"))
    missing = [t for t in targets if "://" not in t and not (path.parent / t).exists()]
    assert missing == []


def test_every_command_is_in_the_readme() -> None:
    """The README's table has every command there is, and no other."""
    listed = set(re.findall(r"^\| `caserne ([a-z]+)", text("README.md"), re.MULTILINE))
    assert listed == set(main.commands)


@pytest.mark.parametrize(
    "verb", sorted({*notation.VERBS, *feurio_notation.VERBS, *onfire_notation.VERBS})
)
def test_every_verb_is_in_the_notation(verb: str) -> None:
    """A verb that can be written is explained."""
    assert re.search(rf"`{verb}[` ]", text("docs/notation.md"))


@pytest.mark.parametrize(
    "word",
    sorted(
        {
            *position.NUMBERS,
            *position.FLAGS,
            *(kind.name for kind in INCIDENT),
            *roles.NAMES[1:],
            *("fire", "smoke", "poi", "victims", "treated", "hazmats", "hot", "edges", "crew"),
            *("unseen", "seat", "ambulance", "engine", "target", "flags", "due"),
            *(edges.NAMES[kind] for kinds in position.ALTERED.values() for kind in kinds),
            *(kind.name for kind in WILDFIRE),
            *("tiles", "bag", "hands", "drawn", "passes"),
            *(kind.name for kind in EVACUATION),
            *onfire_position.FIELDS,
            *CARDS,
            *("spent", "hidden"),
        }
    ),
)
def test_every_word_of_a_position_is_in_the_notation(word: str) -> None:
    """A word that a position can be written with is explained."""
    assert re.search(rf"[`:]{word}[`.:]", text("docs/notation.md"))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_ruling_has_its_reason(game: str) -> None:
    """A built rule that rests on a ruling of ours is in the list of rulings."""
    source = (files(f"caserne.games.{game}") / "rulebook.toml").read_text("utf-8")
    rules = read_rulebook(source).rules.values()
    listed = text("docs/rulings.md")
    rulings = [rule.id for rule in rules if rule.ruling and rule.status == "built"]
    assert [rule for rule in rulings if rule not in listed] == []


def test_every_ruling_is_about_a_rule() -> None:
    """An id that the list of rulings names is one of a rulebook."""
    known = {
        rule
        for game in GAMES
        for rule in read_rulebook(
            (files(f"caserne.games.{game.name}") / "rulebook.toml").read_text("utf-8")
        ).rules
    }
    named = {
        word
        for bold in re.findall(r"\*\*([^*]+)\*\*", text("docs/rulings.md"))
        for word in re.findall(r"\b[a-z]{2}\.[a-z0-9.-]+", bold)
    }
    assert named
    assert named - known == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_is_told_in_the_help(game: type[Game]) -> None:
    """``simulate`` and ``term`` offer every option of every game, with a sentence about it."""
    for command in ("simulate", "term"):
        names = {parameter.name for parameter in main.commands[command].params}
        assert set(game.Options.__struct_fields__) <= names
    assert set(game.Options.__struct_fields__) <= set(HELP)
