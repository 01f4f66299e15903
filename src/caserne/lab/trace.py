"""From a rule of the book to the functions that decide it and the tests that claim it.

Nothing is imported to find out: a function claims a rule with ``[fp.some.id]`` in its docstring, a
test with ``@pytest.mark.rule("fp.some.id")``, and both are read off the source.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from caserne.core.rulebook import read_examples, read_rulebook

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from types import FrameType

    from caserne.core.rulebook import Example, Rule, Rulebook

CLAIM: Final = re.compile(r"\[([a-z]+(?:\.[a-z0-9-]+)+)\]")
NO_TESTS: Final = "no tests folder here: a checkout of caserne has one"
NO_SOURCE: Final = "no Python source here: functions cannot be found"

Function = ast.FunctionDef | ast.AsyncFunctionDef
Call = tuple[str, str]
"""A function as its running code names it: file and qualified name."""


@dataclass(frozen=True)
class Claim:
    """A function whose docstring names a rule."""

    rule: str
    path: Path
    module: str
    qualname: str

    @property
    def function(self) -> str:
        """The function as ``module:qualname``."""
        return f"{self.module}:{self.qualname}"


@dataclass(frozen=True)
class Marker:
    """A test that claims a rule; ``rule`` is empty where the id cannot be read off the source."""

    rule: str
    test: str


@dataclass(frozen=True)
class Row:
    """One rule with all that claims it, and what is wrong with that."""

    rule: Rule
    functions: list[str]
    tests: list[str]
    problems: list[str]
    example: Example | None = None


@dataclass(frozen=True)
class Trace:
    """The table of one game; ``unchecked`` says why it cannot be checked, if it cannot."""

    game: str
    rows: list[Row]
    holes: list[str]
    unchecked: str = ""

    @property
    def summary(self) -> str:
        """The table in a line."""
        built = sum(row.rule.status == "built" for row in self.rows)
        functions = {name for row in self.rows for name in row.functions}
        tests = {name for row in self.rows for name in row.tests}
        return (
            f"{self.game}: {len(self.rows)} rules, {built} built, {len(functions)} functions, "
            f"{len(tests)} tests, {self.unchecked or f'{len(self.holes)} holes'}"
        )


def trace(
    game: str,
    rulebook_text: str,
    source_dir: Path,
    tests_dir: Path | None,
    examples_text: str | None = None,
) -> Trace:
    """Build the table of a game from its rulebook, its source and the tests, if there are any.

    Where there are examples, every rule must have one.
    """
    book = read_rulebook(rulebook_text)
    examples = None if examples_text is None else read_examples(examples_text, book)
    claims = find_claims(source_dir)
    markers = [] if tests_dir is None else _of_game(game, book, find_markers(tests_dir))
    functions = _grouped((claim.rule, claim.function) for claim in claims)
    tests = _grouped((marker.rule, marker.test) for marker in markers)
    rows = [_row(rule, functions, tests, examples) for rule in book.rules.values()]
    holes = [f"{row.rule.id}: {problem}" for row in rows for problem in row.problems]
    holes += _strangers(book, functions) + _strangers(book, tests)
    return Trace(game, rows, holes, _unchecked(source_dir, tests_dir))


def _unchecked(source_dir: Path, tests_dir: Path | None) -> str:
    if tests_dir is None:
        return NO_TESTS
    return "" if any(source_dir.rglob("*.py")) else NO_SOURCE


def _grouped(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for key, name in pairs:
        names = groups.setdefault(key, [])
        if name not in names:
            names.append(name)
    return groups


def _row(
    rule: Rule,
    functions: Mapping[str, list[str]],
    tests: Mapping[str, list[str]],
    examples: Mapping[str, Example] | None,
) -> Row:
    ours, theirs = functions.get(rule.id, []), tests.get(rule.id, [])
    problems = _problems(rule, ours, theirs)
    if examples is None:
        return Row(rule, ours, theirs, problems)
    example = examples.get(rule.id)
    if example is None and rule.status == "built":
        problems.append("built, but it has no example")
    return Row(rule, ours, theirs, problems, example)


def _problems(rule: Rule, functions: list[str], tests: list[str]) -> list[str]:
    if rule.status == "planned":
        done = functions and tests
        return ["planned, yet it has a function and a test: status should be built"] if done else []
    problems = []
    if not functions:
        problems.append("built, but no function claims it")
    if not tests:
        problems.append("built, but no test claims it")
    return problems


def _strangers(book: Rulebook, claimants: Mapping[str, list[str]]) -> list[str]:
    """List the ids which the rulebook does not have, each with everything that claims it."""
    return [
        f"{rule}: not in the rulebook, claimed by {name}"
        if rule
        else f"{name}: a rule marker whose id is not a literal text"
        for rule, names in claimants.items()
        if rule not in book.rules
        for name in names
    ]


def _of_game(game: str, book: Rulebook, markers: list[Marker]) -> list[Marker]:
    """Leave out the other games' markers: neither the first word of their ids nor a folder is ours.

    A marker in the tests' folder of this game is ours whatever its id says.
    """
    prefixes = {rule_id.partition(".")[0] for rule_id in book.rules}
    return [
        marker
        for marker in markers
        if marker.rule.partition(".")[0] in prefixes or f"/games/{game}/" in marker.test
    ]


# Functions


def find_claims(source_dir: Path) -> list[Claim]:
    """Find every function under a folder whose docstring names rules."""
    found = []
    for path in sorted(source_dir.resolve().rglob("*.py")):
        module = _module(path)
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for qualname, function in _functions(tree, ""):
            rules = CLAIM.findall(ast.get_docstring(function) or "")
            found += [Claim(rule, path, module, qualname) for rule in rules]
    return found


def _module(path: Path) -> str:
    names = [] if path.stem == "__init__" else [path.stem]
    folder = path.parent
    while (folder / "__init__.py").exists():
        names.insert(0, folder.name)
        folder = folder.parent
    return ".".join(names)


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, Function]]:
    """Go through all functions at any depth, each with its qualified name as Python makes it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield prefix + child.name, child
            yield from _functions(child, f"{prefix}{child.name}.<locals>.")
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")
        else:
            yield from _functions(child, prefix)


@contextmanager
def calls() -> Iterator[set[Call]]:
    """Note every interpreted function that this thread calls meanwhile."""
    seen: set[Call] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            seen.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    previous = sys.getprofile()
    sys.setprofile(note)
    try:
        yield seen
    finally:
        sys.setprofile(previous)


def never_called(rules: Iterable[str], claims: list[Claim], seen: set[Call]) -> list[str]:
    """Complain of each rule none of whose functions is among the calls seen."""
    complaints = []
    for rule in rules:
        ours = [claim for claim in claims if claim.rule == rule]
        if not ours:
            complaints.append(f"{rule}: claimed by this test, but by no function")
        elif not any(_is_among(claim, seen) for claim in ours):
            names = ", ".join(claim.function for claim in ours)
            complaints.append(f"{rule}: claimed by this test, which never ran {names}")
    return complaints


def _is_among(claim: Claim, seen: set[Call]) -> bool:
    return any(
        qualname == claim.qualname and Path(file).resolve() == claim.path for file, qualname in seen
    )


# Tests


def find_tests(*starts: Path) -> Path | None:
    """Find the tests of the checkout of caserne which one of these places is in."""
    for start in starts:
        for folder in (start, *start.parents):
            if _is_checkout(folder) and (folder / "tests").is_dir():
                return folder / "tests"
    return None


def _is_checkout(folder: Path) -> bool:
    project = folder / "pyproject.toml"
    if not project.is_file():
        return False
    try:
        document = tomllib.loads(project.read_text(encoding="utf-8"))
    except ValueError:
        return False
    match document:
        case {"project": {"name": "caserne"}}:
            return True
    return False


def find_markers(tests_dir: Path) -> list[Marker]:
    """Find every rule that a test under a folder claims, by whatever way pytest knows."""
    found: list[Marker] = []
    for path in sorted(tests_dir.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        name = f"{tests_dir.name}/{path.relative_to(tests_dir).as_posix()}"
        found += _markers(tree, name, [], _assigned(tree))
    return found


def _markers(
    body: ast.Module | ast.ClassDef,
    name: str,
    inherited: list[str],
    assigned: Mapping[str, ast.expr],
) -> Iterator[Marker]:
    here = [*inherited, *_pytestmark(body)]
    for node in body.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            above = [*here, *_ids(node.decorator_list, assigned)]
            yield from _markers(node, f"{name}::{node.name}", above, assigned)
        elif isinstance(node, Function) and node.name.startswith("test"):
            for rule in [*here, *_ids(node.decorator_list, assigned)]:
                yield Marker(rule, f"{name}::{node.name}")


def _pytestmark(body: ast.Module | ast.ClassDef) -> list[str]:
    value = _assigned(body).get("pytestmark")
    return [] if value is None else _ids([value], {})


def _assigned(body: ast.Module | ast.ClassDef) -> dict[str, ast.expr]:
    """Give what is assigned to plain names: a list of parameters may stand above its test."""
    values: dict[str, ast.expr] = {}
    for node in body.body:
        if isinstance(node, ast.Assign):
            values |= {to.id: node.value for to in node.targets if isinstance(to, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and node.value and isinstance(node.target, ast.Name):
            values[node.target.id] = node.value
    return values


def _ids(expressions: Iterable[ast.expr], assigned: Mapping[str, ast.expr]) -> list[str]:
    """Collect the ids of the rule markers anywhere in some expressions, those of params too."""
    ids: list[str] = []
    for node in (node for expression in expressions for node in ast.walk(expression)):
        if isinstance(node, ast.Name) and node.id in assigned:
            ids += _ids([assigned[node.id]], {})
        elif isinstance(node, ast.Call) and _is_rule_marker(node.func):
            ids += [_literal(argument) for argument in node.args]
    return ids


def _is_rule_marker(function: ast.expr) -> bool:
    return ast.unparse(function) in {"pytest.mark.rule", "mark.rule"}


def _literal(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


# The table


def as_objects(table: Trace) -> list[dict[str, object]]:
    """Make the rows ready for JSON."""
    return [
        {
            "id": row.rule.id,
            "status": row.rule.status,
            "functions": row.functions,
            "tests": row.tests,
            "problems": row.problems,
            "chapter": row.rule.chapter,
            "book": row.rule.book,
            "section": row.rule.section,
            "ruling": row.rule.ruling,
            "en": row.rule.en,
            "fr": row.rule.fr,
            "example": None if row.example is None else msgspec.to_builtins(row.example),
        }
        for row in table.rows
    ]


def as_text(table: Trace) -> str:
    """Draw the table: a rule takes as many lines as its longest cell."""
    lines = [("rule", "status", "functions", "tests", "problems")]
    for row in table.rows:
        lines += _lines(row, f"caserne.games.{table.game}.")
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    drawn = [_aligned(line, widths) for line in lines]
    return "\n".join([*drawn, "", table.summary])


def _lines(row: Row, package: str) -> list[tuple[str, str, str, str, str]]:
    functions = [name.removeprefix(package) for name in row.functions]
    cells = ([row.rule.id], [row.rule.status], functions or ["-"], row.tests or ["-"], row.problems)
    return list(zip_longest(*cells, fillvalue=""))


def _aligned(cells: Iterable[str], widths: Iterable[int]) -> str:
    return "  ".join(f"{cell:{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()
