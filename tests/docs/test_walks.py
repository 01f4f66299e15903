"""The walks through the source: to add a decision or an action is to change one module of rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = {
    "src/caserne": (".py", ".ftl", ".toml"),
    "ui/src": (".ts", ".svelte"),
    "docs": (".md",),
}
WALKS = {"boarding": "Add a decision", "mend": "Add an action"}
"""What each walk takes for its example."""
EVENTS = {"boarding": "", "mend": "|WallMended"}
"""What it tells that nothing else does."""


def files_that_say(name: str) -> set[str]:
    """Find the files in which a name is told, but for tests and what is written of the code."""
    word = re.compile(rf"(?<![a-z])({name}{EVENTS.get(name, '')})(?![a-z])", re.IGNORECASE)
    return {
        path.relative_to(ROOT).as_posix()
        for folder, endings in SOURCES.items()
        for path in (ROOT / folder).rglob("*")
        if path.suffix in endings
        and not path.name.endswith(".test.ts")
        and path.relative_to(ROOT).parts[:2] not in (("docs", "architecture.md"), ("docs", "adr"))
        and word.search(path.read_text("utf-8"))
    }


def listed_in(title: str) -> set[str]:
    """List the files that a walk names in its table."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    walk = text.split(f"### {title}\n")[1].split("\n#")[0]
    return set(re.findall(r"^\| `([^`]+)`", walk, re.MULTILINE))


@pytest.mark.parametrize("name", WALKS)
def test_a_walk_names_every_file(name: str) -> None:
    """Whoever adds something like it need not look elsewhere."""
    assert listed_in(WALKS[name]) == files_that_say(name)


@pytest.mark.parametrize("name", WALKS)
def test_the_rules_of_a_thing_are_in_one_place(name: str) -> None:
    """Its name is in one module of the game, that of its chapter; events are told apart."""
    modules = {path for path in files_that_say(name) if re.search("/games/.*py$", path)}
    assert len(modules - {"src/caserne/games/flashpoint/extreme/events.py"}) == 1
