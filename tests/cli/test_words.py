"""A catalogue a language: whole, alike, and with a message for all there is to say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.cli.running import caserne as run

import caserne
from caserne.cli.commands import COMMANDS
from caserne.cli.words import Words, catalogue, read_language
from caserne.core.rulebook import LANGUAGES, Language
from caserne.games import GAMES
from caserne.games.feurio import box, notation
from caserne.games.flashpoint import roles
from caserne.games.flashpoint.board import SIDES
from caserne.games.flashpoint.carrying import LOADS
from caserne.games.flashpoint.events import Moved, Revealed
from caserne.games.flashpoint.extreme.tokens import OBJECTS
from caserne.games.flashpoint.gun import DICE
from caserne.games.flashpoint.notation import VERBS
from caserne.games.flashpoint.vehicles import VEHICLES, WAYS_ROUND
from caserne.games.onfire import notation as onfire_notation
from caserne.games.onfire.decks import CARDS

if TYPE_CHECKING:
    from collections.abc import Iterator

EVENTS = [event for game in GAMES for event in get_args(game.Happening)]

SAID_VERBS: dict[str, set[str]] = {
    "flashpoint": {*VERBS, "commanded"},
    "feurio": set(notation.VERBS),
    "onfire": set(onfire_notation.VERBS),
}
"""The verbs of each game's notation."""

DECISIONS: dict[str, set[str]] = {
    "flashpoint": {
        *("act", "choose", "hazmats", "park-ambulance", "park-engine", "park-platform", "place"),
        *("boarding", "recover", "reroll", "ride"),
    },
    "feurio": {"lay", "place", "man"},
    "onfire": {"act", "firefighter", "truck", "leave-two", "enter-two"},
}
"""What a seat of each game may have to decide."""

VALUES: dict[str, tuple[str, ...]] = {
    "specialist": tuple(roles.NAMES),
    "vehicle": tuple(VEHICLES),
    "side": tuple(SIDES),
    "load": tuple(LOADS[1:]),
    "dice": tuple(DICE[1:]),
    "way": (*WAYS_ROUND, *SIDES),
    "object": tuple(OBJECTS),
    "left": ("smoke", "clear"),
    "why": ("fire", "poi", "gun", "setup", "door"),
    "reason-flashpoint": ("saved", "lost", "collapsed", "trapped"),
    "reason-feurio": ("points", "reached", "missed"),
    "reason-onfire": ("events", "tokens", "all-saved"),
    "colour": box.COLOURS,
    "card": (*CARDS, "hidden"),
    "alarm": ("fire", "fire-two", "firefighter", "truck"),
    "rules": ("family", "advanced"),
    **dict.fromkeys(
        ("open", "destroyed", "victim", "won", "bridge", "goal", "team"), ("yes", "no")
    ),
}
"""Every word that a variable can hold, where it holds one of a few; maybe of one game."""


def values_of(message: str, variable: str) -> tuple[str, ...]:
    """List the words that a variable of a message can hold; none where it holds anything."""
    for game in GAMES:
        if message.endswith(f"-{game.name}") and f"{variable}-{game.name}" in VALUES:
            return VALUES[f"{variable}-{game.name}"]
    return VALUES.get(variable, ())


@cache
def entries(language: Language) -> list[ast.EntryType]:
    """Parse a catalogue."""
    return FluentParser().parse(catalogue(language)).body


@cache
def opened(language: Language) -> Words:
    """Open a catalogue once for all tests."""
    return Words(language)


@cache
def messages(language: Language) -> dict[str, ast.Message]:
    """Give the messages of a catalogue by their ids."""
    return {each.id.name: each for each in entries(language) if isinstance(each, ast.Message)}


class _References(Visitor):
    """Collects what a message refers to, and the words its selectors know."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.keys[node.selector.id.name] = keys
        self.generic_visit(node)


def references(language: Language, message: str) -> _References:
    """Collect what a message and all that it refers to need."""
    found = _References()
    found.visit(messages(language)[message])
    for other in list(found.messages):
        inner = references(language, other)
        found.variables |= inner.variables
        found.keys |= inner.keys
    return found


def samples(language: Language, message: str) -> Iterator[dict[str, str | int]]:
    """Give values for the variables of a message: each word there is, few and many."""
    variables = references(language, message).variables
    words = {name: values_of(message, name) for name in variables}
    for turn in range(max([*map(len, words.values()), 3])):
        yield {name: known[turn % len(known)] if known else turn for name, known in words.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_well_formed(language: Language) -> None:
    """Nothing in it is junk, no message comes twice, and each says something."""
    assert not [each.content for each in entries(language) if isinstance(each, ast.Junk)]
    ids = [each.id.name for each in entries(language) if isinstance(each, ast.Message)]
    assert len(ids) == len(set(ids))
    assert all(message.value is not None for message in messages(language).values())


def test_the_languages_have_the_same_messages() -> None:
    """What can be said in one can be said in the others, in the same order."""
    ids = [list(messages(language)) for language in LANGUAGES]
    assert all(others == ids[0] for others in ids)


def test_a_message_has_the_same_variables_everywhere() -> None:
    """A translation leaves nothing out and asks for nothing more."""
    for message in messages("en"):
        variables = [references(language, message).variables for language in LANGUAGES]
        assert all(others == variables[0] for others in variables), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_can_be_said(language: Language) -> None:
    """With any values, without an error, and with no hole in the sentence."""
    for message in messages("en"):
        for values in samples(language, message):
            said = opened(language).say(message, **values)
            assert said.strip(), message
            if message.startswith(("event-", "decide-", "refused")):
                assert "  " not in said, message
                assert " ." not in said, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_words_is_complete(language: Language) -> None:
    """A message that chooses by a word knows each word there can be, and no other."""
    for message in messages("en"):
        for variable, keys in references(language, message).keys.items():
            if known := values_of(message, variable):
                assert keys == set(known), (message, variable)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__struct_config__.tag)
def test_every_event_has_a_message(event: Any) -> None:  # noqa: ANN401 - a class of events
    """Each can be told from its own fields, and what whoever they number is called."""
    message = f"event-{event.__struct_config__.tag}"
    for language in LANGUAGES:
        assert message in messages(language)
        said = references(language, message).variables - {"name", "rival"}
        assert said <= set(event.__struct_fields__)


def test_there_is_no_message_for_an_event_that_cannot_happen() -> None:
    """The catalogue keeps nothing that was renamed away."""
    tags = {f"event-{event.__struct_config__.tag}" for event in EVENTS}
    assert {name for name in messages("en") if name.startswith("event-")} == tags


def test_events_of_two_games_are_told_apart() -> None:
    """A message is named by the event alone: no two events have the same name."""
    tags = [event.__struct_config__.tag for event in EVENTS]
    assert len(set(tags)) == len(tags)


def test_every_verb_has_a_message() -> None:
    """What may be done can be said; nothing else has a verb."""
    verbs = {f"verb-{game}-{verb}" for game, said in SAID_VERBS.items() for verb in said}
    assert {name for name in messages("en") if name.startswith("verb-")} == verbs
    assert SAID_VERBS.keys() == {game.name for game in GAMES}


def test_every_decision_has_a_message() -> None:
    """Whoever must decide is asked; nothing else is asked."""
    asked = {f"decide-{game}-{what}" for game, open_ in DECISIONS.items() for what in open_}
    assert {name for name in messages("en") if name.startswith("decide-")} == asked
    assert DECISIONS.keys() == {game.name for game in GAMES}


def test_every_message_the_code_names_is_there() -> None:
    """No text of the terminal is missing from the catalogue, and none there is never said.

    What the page says is its own affair: its build looks after that.
    """
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in (Path(caserne.__file__).parent / "cli").rglob("*.py")
    )
    named = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source))
    said = set(re.findall(r'say\(\s*"([a-z-]+)"', source))
    assert said <= messages("en").keys()
    told = ("event-", "verb-", "decide-", "intro-", "legend-", "who-", "whom-", "of-")
    made = (*told, "because-", "advice-", "alert-")  # alerts are the server's to say
    names = {"vehicle", "object"} | {f"ended-{game.name}" for game in GAMES}
    mine = {name for name in messages("en") if not name.startswith(made)} - of_the_page()
    assert mine - named - names == set()


def test_every_reason_has_a_message() -> None:
    """Whatever speaks for a plan can be said, and nothing else can."""
    titles = "|".join(game.name for game in GAMES)
    found: set[str] = set()
    for path in (Path(caserne.__file__).parent / "bots").rglob("*.py"):
        found |= set(re.findall(rf'"((?:{titles})-[a-z]+)"', path.read_text(encoding="utf-8")))
    assert {name for name in messages("en") if name.startswith("because-")} == {
        f"because-{kind}" for kind in found
    }
    told = {"chance", "nothing", "sampled", "judged", "only"}
    assert {name for name in messages("en") if name.startswith("advice-")} == {
        f"advice-{how}" for how in told
    }


def of_the_page() -> set[str]:
    """List the messages under the page's headings."""
    headed = re.split(r"^## ", catalogue("en"), flags=re.MULTILINE)
    page = "\n".join(part for part in headed if part.startswith("The page"))
    return set(re.findall(r"^([a-z][a-z-]*) =", page, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_commands_that_there_are(language: Language) -> None:
    """Each line of the help begins with something that can be typed."""
    lines = Words(language).say("help-commands").splitlines()
    typed = [line.split()[0] for line in lines]
    assert {COMMANDS[word] for word in typed} == set(COMMANDS.values())


def test_an_event_is_told() -> None:
    """Its fields stand in the sentence; flags choose it."""
    moved = Moved(rule="fp.move.cost", firefighter=2, origin="3-0", space="3-1", ap=1)
    assert Words("en").tell(moved) == "Firefighter 2 goes from 3-0 to 3-1 (1 AP)."
    assert Words("fr").tell(moved) == "Le pompier 2 va de 3-0 en 3-1 (1 PA)."
    victim = Revealed(rule="fp.poi.reveal", space="3-1", victim=True)
    assert Words("en").tell(victim) == "The POI at 3-1 is a victim!"
    alarm = Revealed(rule="fp.poi.reveal", space="3-1", victim=False)
    assert Words("en").tell(alarm) == "The POI at 3-1 is a false alarm."


def test_a_wrong_value_is_an_error() -> None:
    """A message is never shown with a hole in it."""
    with pytest.raises(ValueError, match="event-moved"):
        Words("en").say("event-moved", firefighter=1)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_is_that_of_the_environment(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As POSIX has it: LC_ALL, then LC_MESSAGES, then LANG; English where none is known."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("tests.cli.running.ENGLISH", {})
    record = "caserne record 1\ngame flashpoint\n\n1 place 3-0\n"
    said = {"en": "Firefighter 1 starts", "fr": "Le pompier 1 commence"}
    assert said[language] in run("replay", "-", typed=record).stdout


def test_languages_are_read_by_name() -> None:
    """The names are those of the rulebook."""
    assert [read_language(language) for language in LANGUAGES] == list(LANGUAGES)


def test_the_introduction_knows_the_rules() -> None:
    """Every game of the catalogue has an introduction and a legend."""
    for game in GAMES:
        made = {f"{what}-{game.name}" for what in ("intro", "intro-seats", "legend", "ended")}
        assert made <= messages("en").keys()
