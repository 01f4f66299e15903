"""Rules are traced to functions and tests, every hole is named, and no test claims in vain."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

import caserne.core.state
from caserne import games
from caserne.cli.rules import rules
from caserne.lab import trace as tracing
from caserne.lab.trace import (
    Trace,
    as_objects,
    as_text,
    calls,
    find_claims,
    find_markers,
    find_tests,
    never_called,
    trace,
)

if TYPE_CHECKING:
    from click.testing import Result

RULEBOOK = """
[books]
base = "The base game"

[chapters]
fire = { en = "Fire", fr = "Le feu" }
"""

FIRE = '''
"""Module docstrings claim nothing: [fp.lost]."""

def flashover():
    """Burn. [fp.flashover] [fp.smoke]"""

class Wall:
    """Nor do those of classes: [fp.lost]."""

    def chop(self):
        """Chop, [fp.chop]: twice is enough."""

        def fall():
            """Fall. [fp.chop.collapse]"""

        return fall()
'''

TESTS = """
import pytest

@pytest.mark.rule("fp.flashover", "fp.smoke")
def test_flashover(): ...

@pytest.mark.rule("fp.chop")
@pytest.mark.rule("fp.chop.collapse")
def test_chop(): ...
"""


def rulebook(**statuses: str) -> str:
    """Write a rulebook of rules ``fp.<name>`` with these statuses, ``_`` for a dot."""
    written = RULEBOOK
    for name, status in statuses.items():
        written += f"""
[[rule]]
id = "fp.{name.replace("_", ".")}"
chapter = "fire"
book = "base"
section = "Feu"
en = "It burns."
fr = "Ça brûle."
status = "{status}"
"""
    return written


ALL_BUILT = rulebook(flashover="built", smoke="built", chop="built", chop_collapse="built")


def write(folder: Path, **files: str) -> Path:
    """Write Python files into a new folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def traced(tmp_path: Path, book: str, fire: str = FIRE, test_fire: str = TESTS) -> Trace:
    """Trace a made-up game."""
    source = write(tmp_path / "src" / "game", fire=fire)
    return trace("game", book, source, write(tmp_path / "tests", test_fire=test_fire))


def claims_in(tmp_path: Path, text: str) -> set[tuple[str, str]]:
    """Give the rule and the test of every marker in one file of tests."""
    markers = find_markers(write(tmp_path / "tests", test_fire=text))
    return {(marker.rule, marker.test.removeprefix("tests/test_fire.py::")) for marker in markers}


# The table


def test_rule_has_its_functions_and_tests(tmp_path: Path) -> None:
    """A row names what claims its rule: the functions by docstring, the tests by marker."""
    table = traced(tmp_path, ALL_BUILT)
    assert [(row.rule.id, row.functions, row.tests) for row in table.rows] == [
        ("fp.flashover", ["fire:flashover"], ["tests/test_fire.py::test_flashover"]),
        ("fp.smoke", ["fire:flashover"], ["tests/test_fire.py::test_flashover"]),
        ("fp.chop", ["fire:Wall.chop"], ["tests/test_fire.py::test_chop"]),
        ("fp.chop.collapse", ["fire:Wall.chop.<locals>.fall"], ["tests/test_fire.py::test_chop"]),
    ]
    assert table.holes == []


def test_functions_of_a_package_have_its_name(tmp_path: Path) -> None:
    """A function is named by the module one would import."""
    write(tmp_path / "house", __init__="")
    write(tmp_path / "house" / "game", __init__='def start():\n    "[fp.start]"', fire=FIRE)
    names = {claim.function for claim in find_claims(tmp_path / "house")}
    assert {"house.game:start", "house.game.fire:flashover"} < names


def test_built_rule_without_function_is_a_hole(tmp_path: Path) -> None:
    """A built rule that no docstring of a function names is reported."""
    table = traced(tmp_path, ALL_BUILT, fire=FIRE.replace("[fp.smoke]", ""))
    assert table.holes == ["fp.smoke: built, but no function claims it"]
    assert table.rows[1].problems == ["built, but no function claims it"]


def test_built_rule_without_test_is_a_hole(tmp_path: Path) -> None:
    """A built rule that no test claims is reported."""
    table = traced(tmp_path, ALL_BUILT, test_fire=TESTS.replace(', "fp.smoke"', ""))
    assert table.holes == ["fp.smoke: built, but no test claims it"]


def test_docstring_of_class_or_module_is_no_function(tmp_path: Path) -> None:
    """Only a function can decide a rule."""
    table = traced(tmp_path, rulebook(lost="built"), test_fire="")
    assert "fp.lost: built, but no function claims it" in table.holes


def test_unknown_id_in_a_docstring_is_a_hole(tmp_path: Path) -> None:
    """An id that no rule has is reported with the function that claims it."""
    table = traced(tmp_path, ALL_BUILT, fire=FIRE.replace("Chop,", "Chop, [pf.chop]"))
    assert table.holes == ["pf.chop: not in the rulebook, claimed by fire:Wall.chop"]


def test_unknown_id_in_a_marker_is_a_hole(tmp_path: Path) -> None:
    """An id that no rule has is reported with the test that claims it."""
    table = traced(tmp_path, ALL_BUILT, test_fire=TESTS.replace('"fp.chop"', '"fp.chop", "fp.no"'))
    expected = "fp.no: not in the rulebook, claimed by tests/test_fire.py::test_chop"
    assert table.holes == [expected]


def test_marker_of_another_game_is_left_to_it(tmp_path: Path) -> None:
    """Another game's marker is no hole in this one, unless it stands in this game's folder."""
    other = TESTS + '\n@pytest.mark.rule("fo.draw")\ndef test_draw(): ...\n'
    assert traced(tmp_path, ALL_BUILT, test_fire=other).holes == []
    write(tmp_path / "tests" / "games" / "game", test_more=other)
    expected = "fo.draw: not in the rulebook, claimed by tests/games/game/test_more.py::test_draw"
    assert traced(tmp_path, ALL_BUILT).holes == [expected]


def test_marker_without_a_literal_id_is_a_hole(tmp_path: Path) -> None:
    """An id that cannot be read off the source is reported with its test."""
    write(
        tmp_path / "tests" / "games" / "game",
        test_more="import pytest\n@pytest.mark.rule(RULE)\ndef test_it(): ...\n",
    )
    where = "tests/games/game/test_more.py::test_it"
    holes = traced(tmp_path, ALL_BUILT).holes
    assert holes == [f"{where}: a rule marker whose id is not a literal text"]


def test_planned_rule_with_function_and_test_is_a_hole(tmp_path: Path) -> None:
    """A planned rule that has both a function and a test should be called built."""
    book = ALL_BUILT.replace('status = "built"', 'status = "planned"', 1)
    problem = "fp.flashover: planned, yet it has a function and a test: status should be built"
    assert traced(tmp_path, book).holes == [problem]


@pytest.mark.parametrize("sides", [("fire",), ("test_fire",), ("fire", "test_fire")])
def test_planned_rule_may_be_begun(tmp_path: Path, sides: tuple[str, ...]) -> None:
    """A planned rule that lacks a function, or a test, or both, is no hole."""
    book = rulebook(flashover="planned")
    one = {
        "fire": 'def flashover():\n    "[fp.flashover]"',
        "test_fire": 'import pytest\n@pytest.mark.rule("fp.flashover")\ndef test_it(): ...',
    }
    assert traced(tmp_path, book, **(one | dict.fromkeys(sides, ""))).holes == []


def test_claim_made_twice_is_shown_once(tmp_path: Path) -> None:
    """A function or a test that names a rule twice is one function or one test."""
    fire = FIRE.replace("[fp.smoke]", "[fp.smoke] [fp.smoke]")
    tests = TESTS.replace('"fp.smoke"', '"fp.smoke", "fp.smoke"')
    row = traced(tmp_path, ALL_BUILT, fire=fire, test_fire=tests).rows[1]
    assert (row.functions, row.tests) == (
        ["fire:flashover"],
        ["tests/test_fire.py::test_flashover"],
    )


# Markers


def test_marker_on_a_class_counts_for_each_test_in_it(tmp_path: Path) -> None:
    """A class's marker, before it or in it, is every test's; a method adds its own."""
    text = """
import pytest
@pytest.mark.rule("fp.a")
class TestFire:
    pytestmark = pytest.mark.rule("fp.b")
    def test_one(self): ...
    @pytest.mark.rule("fp.c")
    def test_two(self): ...
    def no_test(self): ...
def test_other(): ...
"""
    one, two = "TestFire::test_one", "TestFire::test_two"
    expected = {("fp.a", one), ("fp.b", one), ("fp.a", two), ("fp.b", two), ("fp.c", two)}
    assert claims_in(tmp_path, text) == expected


@pytest.mark.parametrize(
    "mark", ['pytest.mark.rule("fp.a")', '[pytest.mark.slow, pytest.mark.rule("fp.a")]']
)
def test_marker_of_a_module_counts_for_each_test_in_it(tmp_path: Path, mark: str) -> None:
    """A module's marker, alone or in a list, is every test's, in classes too."""
    text = f"""
import pytest
pytestmark = {mark}
def test_one(): ...
class TestFire:
    async def test_two(self): ...
"""
    assert claims_in(tmp_path, text) == {("fp.a", "test_one"), ("fp.a", "TestFire::test_two")}


def test_marker_on_a_param_counts(tmp_path: Path) -> None:
    """A parameter's marker is its test's, alone or in a list, also where it stands above."""
    text = """
import pytest
CASES = [pytest.param(3, marks=pytest.mark.rule("fp.c"))]
TYPED: list[object] = [pytest.param(4, marks=pytest.mark.rule("fp.d"))]
@pytest.mark.parametrize("n", [
    pytest.param(1, marks=pytest.mark.rule("fp.a")),
    pytest.param(2, marks=[pytest.mark.slow, pytest.mark.rule("fp.b")]),
])
def test_here(n): ...
@pytest.mark.parametrize("n", CASES)
@pytest.mark.parametrize("m", TYPED)
def test_above(n, m): ...
"""
    expected = {
        ("fp.a", "test_here"),
        ("fp.b", "test_here"),
        ("fp.c", "test_above"),
        ("fp.d", "test_above"),
    }
    assert claims_in(tmp_path, text) == expected


def test_only_tests_claim(tmp_path: Path) -> None:
    """Other markers, and functions and files that are no tests, claim nothing."""
    text = """
import pytest
@pytest.mark.rule("fp.a")
def helper(): ...
@pytest.mark.slow("fp.b")
def test_one(): ...
"""
    write(tmp_path / "tests", drawing='@pytest.mark.rule("fp.c")\ndef test_two(): ...')
    assert claims_in(tmp_path, text) == set()


# Calls


def test_calls_sees_what_runs_and_puts_the_profiler_back() -> None:
    """Meanwhile every call is noted; afterwards, even after an error, all is as before."""

    def before(*_: object) -> None: ...

    def stop() -> None:
        raise KeyError

    kept = sys.getprofile()
    sys.setprofile(before)
    try:
        with pytest.raises(KeyError), calls() as seen:
            stop()
        after = sys.getprofile()
    finally:
        sys.setprofile(kept)
    assert after is before
    assert (__file__, stop.__qualname__) in seen


def test_never_called_names_the_rules_that_did_not_run(tmp_path: Path) -> None:
    """A rule is covered by any one of its functions, but not by a namesake in another file."""
    write(tmp_path, fire=FIRE, more='def again():\n    "[fp.chop]"')
    claims = find_claims(tmp_path)
    fire, other = str(tmp_path / "fire.py"), str(tmp_path / "other.py")
    seen = {(str(tmp_path / "more.py"), "again"), (other, "flashover"), (fire, "fall")}
    assert never_called(["fp.chop", "fp.smoke", "fp.none"], claims, seen) == [
        "fp.smoke: claimed by this test, which never ran fire:flashover",
        "fp.none: claimed by this test, but by no function",
    ]


# The plugin

interpreted = pytest.mark.skipif(
    not str(caserne.core.state.__file__).endswith(".py"), reason="compiled calls cannot be seen"
)
CONFTEST = Path(__file__).parents[1] / "conftest.py"

# Without hypothesis, whose plugin takes longer to load than all of these tests to run.
INI = """
[pytest]
addopts = -p no:hypothesispytest
filterwarnings = error
pythonpath = game
rule_sources = game
"""

CLAIMING = """
import pytest
from fire import Wall, flashover

@pytest.mark.rule("fp.flashover")
def test_runs_it():
    flashover()

@pytest.mark.rule("fp.flashover", "fp.chop")
def test_runs_one_of_two():
    flashover()

@pytest.mark.parametrize("wall", [
    pytest.param(Wall(), marks=pytest.mark.rule("fp.chop.collapse"), id="falls"),
    pytest.param(None, marks=pytest.mark.rule("fp.chop.collapse"), id="stands"),
])
def test_param(wall):
    wall and wall.chop()

@pytest.mark.rule("fp.nope")
def test_unknown(): ...

@pytest.fixture
def burnt():
    flashover()

@pytest.mark.rule("fp.flashover")
def test_only_its_fixture_runs_it(burnt): ...

@pytest.mark.rule("fp.flashover")
def test_fails_for_its_own_reason():
    assert False, "own reason"

@pytest.mark.rule("fp.flashover")
def test_skipped():
    pytest.skip("later")

def test_unmarked(): ...
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Make a project with our plugin, functions that claim rules, and tests that claim them."""
    monkeypatch.delenv("CASERNE_EXPECT", raising=False)
    pytester.makeini(INI)
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    write(pytester.path / "game", fire=FIRE)
    pytester.makepyfile(test_fire=CLAIMING)
    return pytester


def claims_in_vain(project: pytest.Pytester, *arguments: str) -> None:
    """Run the project, and see the tests that claim in vain fail, and no other."""
    result = project.runpytest(*arguments, "--strict-markers")
    result.assert_outcomes(passed=3, failed=5, skipped=1)
    result.stdout.fnmatch_lines_random(
        [
            "fp.chop: claimed by this test, which never ran fire:Wall.chop",
            "fp.chop.collapse: *, which never ran fire:Wall.chop.<locals>.fall",
            "fp.nope: claimed by this test, but by no function",
            "fp.flashover: claimed by this test, which never ran fire:flashover",
            "*AssertionError: own reason",
            "FAILED test_fire.py::test_runs_one_of_two*",
            "FAILED test_fire.py::test_param?stands?*",
            "FAILED test_fire.py::test_only_its_fixture_runs_it*",
        ]
    )


@interpreted
def test_marked_test_that_never_runs_its_function_fails(project: pytest.Pytester) -> None:
    """A test that claims a rule fails if none of the rule's functions ran in it."""
    claims_in_vain(project)


@interpreted
def test_claims_are_checked_in_workers_too(project: pytest.Pytester) -> None:
    """The same tests fail when they are spread over processes."""
    pytest.importorskip("xdist")
    claims_in_vain(project, "-n2")


def test_compiled_build_claims_without_running(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where calls cannot be seen, a claim is believed."""
    monkeypatch.setattr(caserne.core.state, "__file__", "state.so")
    project.runpytest().assert_outcomes(passed=7, failed=1, skipped=1)


@pytest.mark.parametrize(
    ("wanted", "file", "got"),
    [("compiled", "state.py", "interpreted"), ("interpreted", "state.so", "compiled")],
)
def test_wrong_build_is_refused(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, wanted: str, file: str, got: str
) -> None:
    """A run that expects the other build does not start."""
    monkeypatch.setenv("CASERNE_EXPECT", wanted)
    monkeypatch.setattr(caserne.core.state, "__file__", file)
    result = project.runpytest()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    message = f"*CASERNE_EXPECT: expected the {wanted} build of caserne, got the {got} one"
    result.stderr.fnmatch_lines([message])


@pytest.mark.parametrize(
    ("wanted", "file"), [("compiled", "state.so"), ("interpreted", "state.py")]
)
def test_right_build_starts(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, wanted: str, file: str
) -> None:
    """A run that expects the build it has goes on."""
    monkeypatch.setenv("CASERNE_EXPECT", wanted)
    monkeypatch.setattr(caserne.core.state, "__file__", file)
    assert project.runpytest("-k", "unmarked").ret == pytest.ExitCode.OK


# Where the tests are


def test_tests_are_found_above_the_first_place_that_has_them(tmp_path: Path) -> None:
    """The tests are those beside the pyproject of caserne, above the first place that has one."""
    for name in ("one", "two"):
        checkout(tmp_path / name)
    deep = tmp_path / "two" / "src" / "caserne"
    assert find_tests(tmp_path, deep, tmp_path / "one") == tmp_path / "two" / "tests"
    assert find_tests(tmp_path / "one", deep) == tmp_path / "one" / "tests"


@pytest.mark.parametrize("project", ['[project]\nname = "other"\n', "project = 3\n", "[", None])
def test_tests_of_another_project_are_not_taken(tmp_path: Path, project: str | None) -> None:
    """A folder without our pyproject has none of our tests."""
    write(tmp_path / "tests")
    if project is not None:
        (tmp_path / "pyproject.toml").write_text(project, encoding="utf-8")
    assert find_tests(tmp_path) is None


def test_without_tests_the_table_says_so(tmp_path: Path) -> None:
    """Outside a checkout the functions are shown, and that the rest cannot be checked."""
    table = trace("game", ALL_BUILT, write(tmp_path, fire=FIRE), None)
    assert table.unchecked == tracing.NO_TESTS
    assert table.rows[0].functions == ["fire:flashover"]
    assert as_text(table).endswith(tracing.NO_TESTS)


def test_without_source_the_table_says_so(tmp_path: Path) -> None:
    """An install that leaves the source out cannot be checked."""
    table = trace("game", ALL_BUILT, tmp_path / "nothing", write(tmp_path / "tests"))
    assert table.unchecked == tracing.NO_SOURCE


# How it is shown


def test_text_shows_every_rule(tmp_path: Path) -> None:
    """The table has a line a rule, more where several claim it, and ends with the sum."""
    book = ALL_BUILT + rulebook(lost="built").removeprefix(RULEBOOK)
    more = TESTS + '\n@pytest.mark.rule("fp.smoke")\ndef test_more(): ...\n'
    test = "tests/test_fire.py::test"
    lines = as_text(traced(tmp_path, book, test_fire=more)).splitlines()
    assert [" ".join(line.split()) for line in lines] == [
        "rule status functions tests problems",
        f"fp.flashover built fire:flashover {test}_flashover",
        f"fp.smoke built fire:flashover {test}_flashover",
        f"{test}_more",
        f"fp.chop built fire:Wall.chop {test}_chop",
        f"fp.chop.collapse built fire:Wall.chop.<locals>.fall {test}_chop",
        "fp.lost built - - built, but no function claims it",
        "built, but no test claims it",
        "",
        "game: 5 rules, 5 built, 3 functions, 3 tests, 2 holes",
    ]
    assert lines[3].index("tests/") == lines[2].index("tests/")


def test_objects_are_ready_for_json(tmp_path: Path) -> None:
    """Each rule is an object with what claims it and what it says."""
    book = rulebook(flashover="built").replace("status", "ruling = true\nstatus")
    objects = as_objects(traced(tmp_path, book))
    assert json.loads(json.dumps(objects)) == [
        {
            "id": "fp.flashover",
            "status": "built",
            "functions": ["fire:flashover"],
            "tests": ["tests/test_fire.py::test_flashover"],
            "problems": [],
            "chapter": "fire",
            "book": "base",
            "section": "Feu",
            "ruling": True,
            "en": "It burns.",
            "fr": "Ça brûle.",
            "example": None,
        }
    ]


def test_a_rule_without_its_example_is_a_hole(tmp_path: Path) -> None:
    """Where there are examples every rule that is built must have one, which the table gives."""
    book = rulebook(flashover="built")
    shown = '[[example]]\nrule = "fp.flashover"\nposition = "p"\nactions = ["a"]\n'
    with_it = trace("toy", book, tmp_path, None, shown)
    example = json.loads(json.dumps(as_objects(with_it)))[0]["example"]
    assert example == {"rule": "fp.flashover", "position": "p", "actions": ["a"]}
    without = trace("toy", book, tmp_path, None, "example = []")
    problem = "fp.flashover: built, but it has no example"
    assert (problem in without.holes, problem in with_it.holes) == (True, False)


# The command


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a game named toy into the catalogue, and stand in a checkout that tests it."""

    def find(name: str) -> object:
        if name != "toy":
            message = f"game: expected one of toy, got {name!r}"
            raise ValueError(message)
        return SimpleNamespace(name=name)

    monkeypatch.setattr(games, "find", find, raising=False)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "site" / "games")])
    monkeypatch.delitem(sys.modules, "caserne.games.toy", raising=False)
    source = write(tmp_path / "site" / "games" / "toy", __init__="", fire=FIRE)
    (source / "rulebook.toml").write_text(ALL_BUILT, encoding="utf-8")
    monkeypatch.chdir(checkout(tmp_path / "checkout"))
    return tmp_path


def checkout(folder: Path) -> Path:
    """Make a checkout of caserne that has the made-up tests."""
    write(folder / "tests", test_fire=TESTS)
    (folder / "pyproject.toml").write_text('[project]\nname = "caserne"\n', encoding="utf-8")
    return folder


def run(*arguments: str) -> Result:
    """Run ``caserne rules``."""
    return CliRunner().invoke(rules, arguments)


@pytest.mark.usefixtures("toy")
def test_command_prints_the_table() -> None:
    """Without an option the table is printed."""
    result = run("toy")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[1].split()[:3] == [
        "fp.flashover",
        "built",
        "toy.fire:flashover",
    ]
    assert result.stdout.endswith("toy: 4 rules, 4 built, 3 functions, 2 tests, 0 holes\n")


@pytest.mark.usefixtures("toy")
def test_command_prints_json() -> None:
    """With --json the table is a list of objects."""
    objects = json.loads(run("toy", "--json").stdout)
    assert [each["id"] for each in objects] == [
        "fp.flashover",
        "fp.smoke",
        "fp.chop",
        "fp.chop.collapse",
    ]


def test_command_finds_the_tests_from_elsewhere(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside any checkout the tests are those of the checkout in which the package lies."""
    checkout(toy / "site")
    monkeypatch.chdir(toy)
    assert run("toy", "--check").exit_code == 0


@pytest.mark.usefixtures("toy")
def test_check_of_a_table_without_holes_is_one_line() -> None:
    """With --check a sound table is told in a line."""
    result = run("toy", "--check")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "toy: 4 rules, 4 built, 3 functions, 2 tests, 0 holes\n"


def test_check_names_each_hole_and_fails(toy: Path) -> None:
    """With --check each hole is a line on stderr, and the exit status is 1."""
    test_fire = toy / "checkout" / "tests" / "test_fire.py"
    test_fire.write_text(TESTS.replace(', "fp.smoke"', ', "fp.no"'))
    result = run("toy", "--check")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.splitlines() == [
        "fp.smoke: built, but no test claims it",
        "fp.no: not in the rulebook, claimed by tests/test_fire.py::test_flashover",
    ]


def test_check_with_json_prints_both(toy: Path) -> None:
    """With both options the objects go to stdout and the holes to stderr."""
    sound = run("toy", "--check", "--json")
    assert (sound.exit_code, len(json.loads(sound.stdout))) == (0, 4)
    (toy / "checkout" / "tests" / "test_fire.py").write_text("")
    holed = run("toy", "--check", "--json")
    assert (holed.exit_code, len(json.loads(holed.stdout))) == (1, 4)
    assert "fp.chop: built, but no test claims it" in holed.stderr.splitlines()


@pytest.mark.usefixtures("toy")
def test_check_without_tests_says_that_it_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside a checkout --check neither passes nor blames the game."""
    monkeypatch.setattr("caserne.cli.rules.find_tests", lambda *_: None)
    result = run("toy", "--check")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"caserne rules: cannot check toy: {tracing.NO_TESTS}\n"


@pytest.mark.usefixtures("toy")
def test_unknown_game_is_refused_in_one_line() -> None:
    """An unknown game is one line on stderr and exit status 2."""
    result = run("chess")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "caserne rules: game: expected one of toy, got 'chess'\n"


def test_broken_rulebook_is_refused_in_one_line(toy: Path) -> None:
    """A rulebook that cannot be read is one line on stderr and exit status 2."""
    (toy / "site" / "games" / "toy" / "rulebook.toml").write_text("[books")
    result = run("toy")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("caserne rules: rulebook: expected TOML, got ")
    assert len(result.stderr.splitlines()) == 1
