"""Every mistake is one line on stderr with exit status 2, and nothing on stdout."""

from __future__ import annotations

import subprocess
from pathlib import Path

import click
import pytest
from tests.cli.running import COMMAND, Terminal, caserne, played, process

from caserne.cli import main
from caserne.cli.failures import blame, explain
from caserne.core.errors import RefusedError, UnreadableError
from caserne.games import GAMES

BOTS = "random, steady, sharp, master"
KNOWN = ", ".join(game.name for game in GAMES)
GOOD = "caserne record 1\ngame flashpoint\n\n1 place 3-0\n"
START = "caserne record 1\ngame flashpoint\n\n1 place 3-0\n2 place 3-0\n3 place 3-0\n"

FILES = {
    "good": GOOD,
    "empty": "",
    "prose": "It was a dark and stormy night.",
    "unknown-game": "caserne record 1\ngame tiddlywinks\n\n",
    "unknown-option": "caserne record 1\ngame flashpoint\noptions colour=red\n\n",
    "unreadable-action": f"{START}1 fly 3-4\n",
    "illegal-action": f"{START}1 move 5-5\n",
    "walled-action": f"{START}1 move 3-1\n1 move 2-1\n1 move 2-0\n",
    "wrong-seat": f"{START}2 move 3-1\n",
    "no-board": "board x\nfloor\n",
    "no-parkings": "board x\nfloor\n   0   1   2\n0\n     +-O-+\n1    |   |\n     +---+\n2\n",
}

NONSENSE = {
    # An unknown command or option, too many and too few arguments.
    "simulat": "command: expected one of play, term, learn, serve",
    "--colour": "No such option '--colour'",
    "replay": "Missing argument 'FILE'",
    "replay good more": "unexpected extra argument",
    "replay good --colour": "No such option '--colour'",
    "simulate flashpoint --colour red": "No such option '--colour'",
    "simulate flashpoint --perfect=yes": "does not take a value",
    "simulate flashpoint --games": "requires an argument",
    "backup": "Missing argument 'FILE'",
    "restore nowhere --database mysql://x": "expected a file or postgresql://",
    "admin nonsense": "command: expected one of list, show, close, delete, purge",
    "admin show": "Missing argument 'TABLE'",
    "admin list --database mysql://x": "expected a file or postgresql://",
    "admin purge --ended soon": "--ended: expected a whole number from 0 to 36500, got 'soon'",
    "export": "Missing argument 'GAME'",
    "sweep flashpoint": "Missing option '--over'",
    "calibration feurio --points 0": "--points: expected a whole number from 1 to 1000",
    "calibration feurio --bot nobody": "bot: expected one of random, steady",
    "learn chess": f"game: expected one of {KNOWN}, got 'chess'",
    "tournament feurio --bot nobody": "bot: expected one of random, steady",
    "review nowhere": "nowhere: expected a record or a review, got no such file",
    # Files that are not there, are no files, or are not what they should be.
    "replay nowhere": "nowhere: expected a record, got no such file",
    "replay folder": "folder: expected a record, got a directory",
    "replay bytes": "bytes: expected a record, got a byte that is no UTF-8 text at place 2",
    "replay empty": "empty: record line 1: expected 'caserne record 1', got ''",
    "replay prose": "prose: record line 1: expected 'caserne record 1', got 'It was",
    "replay -": "stdin: record line 1: expected 'caserne record 1', got ''",
    "replay unknown-game": f"record line 2, game: expected one of {KNOWN}, got 'tiddlywinks'",
    "replay unknown-option": "record line 3, flashpoint option: expected one of rules",
    "replay unreadable-action": "record line 7, action: expected one of end",
    "replay wrong-seat": "record line 7: expected an action seat 1 may take, got '2 move 3-1'",
    "board nowhere": "laboratory-basement, or the drawing of a board, got no such file",
    "board folder": "laboratory-basement, or the drawing of a board, got a directory",
    "board bytes": "or the drawing of a board, got a byte",
    "board empty": "empty: board: expected a floor, got 'none'",
    "board no-board": "no-board: line 3: expected the column numbers, got ''",
    "term --resume nowhere": "nowhere: expected a record, got no such file",
    "term --resume prose": "prose: record line 1: expected 'caserne record 1'",
    "term --resume wrong-seat": "wrong-seat: record line 7: expected an action seat 1 may take",
    "term flashpoint --record folder": "folder: expected a new file, got one that is there",
    "term flashpoint --record prose": "prose: expected a new file, got one that is there",
    "term flashpoint --record -": "--record: expected the name of a file, got '-'",
    "term --resume -": "--resume: expected the name of a file, got '-'",
    "term flashpoint --record good": "good: expected a new file, got one that is there (--resume",
    "term --resume good --record prose": "prose: expected a new file, got one that is there",
    "term flashpoint --record nowhere/x": "nowhere/x: expected a file that can be written, got no",
    # Games, options and bots there are none of.
    "rules tiddlywinks": f"game: expected one of {KNOWN}, got 'tiddlywinks'",
    "simulate tiddlywinks": f"game: expected one of {KNOWN}, got 'tiddlywinks'",
    "bench tiddlywinks": f"game: expected one of {KNOWN}, got 'tiddlywinks'",
    "term tiddlywinks": f"game: expected one of {KNOWN}, got 'tiddlywinks'",
    "term": f"GAME: expected one of {KNOWN}, or --resume FILE, got nothing",
    "term good --resume good": "GAME: expected flashpoint, the game of good, or nothing, got",
    "term --resume good --rules family": "--rules: expected no such option beside --resume",
    "term --resume good --no-perfect": "--perfect: expected no such option beside --resume",
    "simulate flashpoint --rules easy": "rules: expected one of family, advanced, got 'easy'",
    "simulate flashpoint --rules a=b": "option rules: expected one of family, advanced, got 'a=b'",
    "simulate flashpoint --first 4": "option first: expected a firefighter of 1 to 3, got '4'",
    "simulate flashpoint --firefighters 7": "firefighters: expected a number from 1 to 6, got '7'",
    "simulate flashpoint --firefighters x": "firefighters: expected a number from 1 to 6, got 'x'",
    "simulate flashpoint --board castle": (
        "castle: expected house, villa, garage, laboratory or the file of a board"
    ),
    "simulate flashpoint --board folder": (
        "folder: expected house, villa, garage, laboratory or the file of a board"
    ),
    "simulate flashpoint --board no-board": "no-board: line 3: expected the column numbers",
    "simulate flashpoint --board no-parkings": "board x: expected a board fit for play",
    "simulate flashpoint --board board_x/y": "line 2: expected board, en",
    "simulate flashpoint --bot clever": f"bot: expected one of {BOTS}, got 'clever'",
    "term flashpoint --bots clever": f"bot: expected one of {BOTS}, got 'clever'",
    "term flashpoint --bot 2=clever": f"bot: expected one of {BOTS}, got 'clever'",
    "simulate flashpoint --bot master --budget 0": "--budget: expected a whole number from 1",
    "position flashpoint --assess --bot steady": "position: expected ' | ' between options",
    "strength --game chess": f"game: expected one of {KNOWN}, got 'chess'",
    "strength --games -1": "--games: expected a whole number from 0",
    "strength --only chess": "--only and --bot: expected words of a row and who plays it, got 'che",
    "strength --bot clever": "--only and --bot: expected words of a row and who plays it, got ' cl",
    "strength --games 0 --keep no-board": "no-board: expected what a run of this command kept",
    "strength --games 0 --keep k --out no/x": "--out: expected a file that can be written (no/x), ",
    "train chess": "GAME: expected one of flashpoint, feurio, onfire, got 'chess'",
    "train flashpoint --games 1": "--games: expected a whole number from 10",
    "train flashpoint --rounds 0 --out nowhere/x": "--out: expected a file that can be",
    "term flashpoint --bot clever": "--bot: expected SEAT=NAME such as 2=random, got 'clever'",
    "term flashpoint --bot 4=random": "--bot: expected a seat from 1 to 3, got '4'",
    "term flashpoint --seats 1,x": "--seats: expected a seat from 1 to 3, got 'x'",
    "term flashpoint --lang klingon": "--lang: expected one of en, fr, got 'klingon'",
    "replay good --lang klingon": "--lang: expected one of en, fr, got 'klingon'",
    # Numbers.
    "replay good --to 2": "--to: expected a number up to 1, the actions there, got 2",
    "replay good --to -1": "--to: expected a whole number from 0",
    "simulate flashpoint --games 0": "--games: expected a whole number from 1",
    "simulate flashpoint --games 1.5": "--games: expected a whole number from 1",
    "simulate flashpoint --games ²": "--games: expected a whole number from 1",
    "simulate flashpoint --seed -1": "--seed: expected a whole number from 0",
    "simulate flashpoint --seed 99999999999999999999": "--seed: expected a whole number from 0",
    "simulate flashpoint --jobs none": "--jobs: expected a whole number from 1",
    "term flashpoint --seed x": "--seed: expected a whole number from 0",
    "bench --seconds 0": "--seconds: expected a time above 0",
    "bench --seconds nan": "--seconds: expected a time above 0",
    "bench --seconds soon": "--seconds: expected a time above 0",
    "bench server --seconds 2": "--seconds: expected at least 6 for the server, got 2",
    "bench server --tables 0": "--tables: expected a whole number from 1 to 10000",
    "bench flashpoint --tables 5": "--tables: expected no number of tables to measure a game",
    # Servers.
    "serve --port 65536": "--port: expected a whole number from 0 to 65535, got '65536'",
    "serve --public-url fire": "--public-url: expected an address such as https://fire.example",
    "serve --log-level loud": "'loud' is not one of",
    "play --port x": "--port: expected a whole number from 0 to 65535, got 'x'",
    "play flashpoint": "unexpected extra argument",
    # Positions.
    "position": "Missing argument 'TEXT'",
    "position -": f"stdin: game: expected one of {KNOWN}, got ''",
    "position tiddlywinks": f"game: expected one of {KNOWN}, got 'tiddlywinks'",
    "position flashpoint": "position: expected ' | ' between options and fields",
}


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in a folder full of files that are wrong."""
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")
    Path("bytes").write_bytes(b"a\xff\xfe\x00")
    Path("folder").mkdir()


def one_line(text: str) -> str:
    """Take the only line off a text."""
    assert text.endswith("\n")
    assert text.count("\n") == 1, text
    return text[:-1]


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_is_told_in_one_line(line: str) -> None:
    """Whatever is wrong: status 2, one line that says what, after the command's name; no output."""
    result = caserne(*line.split())
    words = line.split()
    name = "caserne"
    known: click.Command = main
    while isinstance(known, click.Group) and words and words[0] in known.commands:
        name, known = f"{name} {words[0]}", known.commands[words.pop(0)]
    message = one_line(result.stderr)
    assert message.startswith(f"{name}: ")
    assert NONSENSE[line] in message
    assert result.exit_code == 2
    assert result.stdout == ""


def test_every_command_is_in_the_table_of_nonsense() -> None:
    """No command goes without a mistake of its own."""
    assert main.commands.keys() <= {line.split()[0] for line in NONSENSE}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "flashpoint |",
        "flashpoint | crew=",
        "flashpoint | crew=3-0,3-0 due=ended,act",
        "flashpoint | crew=3-0,3-0,9-9 due=ended,act",
        "flashpoint | crew=3-0,3-0,3-0",
        "flashpoint | crew=3-0,3-0,3-0 due=act",
        "flashpoint | crew=3-0,3-0,3-0 due=ended,act fire=3-4,3-4",
        "flashpoint rules=easy | crew=3-0,3-0,3-0 due=ended,act",
        "flashpoint\n| crew=\n",
        "\ud800",
        "flashpoint | " + "x" * 10_000,
    ],
)
def test_a_broken_position_is_told_in_one_line(text: str) -> None:
    """However long or odd the text, the line is one and short."""
    result = caserne("position", text)
    assert len(one_line(result.stderr)) < 400
    assert result.exit_code == 2
    assert result.stdout == ""


@pytest.mark.parametrize("value", ["", " ", "family perfect=yes"])
def test_an_option_is_one_word(value: str) -> None:
    """An empty value is not the default, and none smuggles in another option."""
    message = one_line(caserne("simulate", "flashpoint", "--rules", value).stderr)
    assert message == f"caserne simulate: --rules: expected one word, got {value!r}"


def test_an_illegal_action_is_told_with_its_rule() -> None:
    """The line says where, what came, and the id and paraphrase of the rule that forbids it."""
    message = one_line(caserne("replay", "illegal-action").stderr)
    assert "illegal-action: record line 7: expected an action seat 1 may take" in message
    assert "got '1 move 5-5' [fp.board.adjacent: Two spaces are adjacent only side by" in message


def test_the_rule_is_the_one_that_forbids() -> None:
    """A step through a wall is refused by the rule about passages, not by the one about spaces."""
    assert "[fp.move.passages: " in caserne("replay", "walled-action").stderr


def test_a_mistake_writes_no_file() -> None:
    """A game that cannot begin leaves no record."""
    caserne("term", "--resume", "illegal-action", "--record", "new")
    caserne("term", "flashpoint", "--record", "new", "--bots", "clever")
    assert not Path("new").exists()
    assert Path("illegal-action").read_text(encoding="utf-8") == FILES["illegal-action"]


@pytest.mark.parametrize(
    "line", ["replay illegal-action", "board bytes", "term --resume prose", "position x", "bogus"]
)
def test_a_process_ends_likewise(line: str) -> None:
    """Run as a program: status 2, one line, no traceback."""
    result = process(*line.split())
    assert result.returncode == 2
    assert result.stdout == b""
    assert b"Traceback" not in result.stderr
    one_line(result.stderr.decode())


def test_no_command_is_answered_with_the_help() -> None:
    """Whoever types only the name sees what there is, and how to begin."""
    result = caserne()
    assert result.exit_code == 2
    assert result.stdout == ""
    assert all(f"\n  {name} " in result.stderr for name in main.commands)
    assert "caserne learn flashpoint" in result.stderr


@pytest.mark.parametrize("name", main.commands)
def test_every_command_has_a_help(name: str) -> None:
    """``--help`` of each command describes it and each of its options."""
    result = caserne(name, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: caserne {name} ")
    context = click.Context(main.commands[name])
    options = [p for p in main.commands[name].params if isinstance(p, click.Option)]
    assert options == [option for option in options if option.get_help_record(context)]
    assert all(option.help for option in options)


def test_the_version_is_told() -> None:
    """``--version`` names program and version, without an install to ask."""
    assert caserne("--version").stdout == "caserne 0.1.0\n"


def test_a_line_break_in_a_name_does_not_break_the_line() -> None:
    """A file may be called anything."""
    assert "a b: expected a record" in one_line(caserne("replay", "a\nb").stderr)


def test_a_reader_that_leaves_is_no_failure() -> None:
    """Whoever takes only the first line of the output hears no complaint."""
    Path("long").write_text(played(seed=1).record.write(), encoding="utf-8")
    with subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, "replay", "long"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_told_in_one_line() -> None:
    """What cannot be written is no traceback either."""
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(  # noqa: S603 - our own command
            [*COMMAND, "replay", "good"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert one_line(result.stderr.decode()) == "caserne: No space left on device"
    assert result.returncode == 1


def test_a_closed_input_is_an_empty_one() -> None:
    """A process without standard input finds no record there."""
    result = subprocess.run(  # noqa: S603 - our own command
        ["/bin/sh", "-c", 'exec "$@" <&-', "sh", *COMMAND, "replay", "-"],
        capture_output=True,
        check=False,
    )
    assert b"stdin: record line 1: expected" in result.stderr
    assert result.returncode == 2


def test_letters_the_terminal_lacks_do_not_stop_the_output(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """French is shown as well as it can be where some of its signs are missing."""
    monkeypatch.setenv("PYTHONIOENCODING", "latin-1")
    result = process("term", "flashpoint", "--lang", "fr")
    assert result.returncode == 0
    assert "brûle".encode("latin-1") in result.stdout
    assert rb"l\u2019int" in result.stdout


def test_the_interrupt_key_stops_a_simulation() -> None:
    """Ctrl-C ends all processes with one line and status 130."""
    args = ("simulate", "flashpoint", "--games", "1000000", "--jobs", "2", "--bot", "random")
    with Terminal(*args) as terminal:
        terminal.wait_for("%")
        terminal.type("\x03")
        assert terminal.status() == 130
    assert "caserne simulate: stopped" in terminal.shown
    assert "Traceback" not in terminal.shown


def test_blame_names_the_place() -> None:
    """What goes wrong within is told with the place where it was found."""
    with (
        pytest.raises(click.UsageError, match=r"here: there: expected this, got 'that'"),
        blame("here"),
    ):
        raise UnreadableError("there", "this", "that")
    with pytest.raises(click.UsageError, match="here: no"), blame("here"):
        raise RefusedError("ended", "no")


def test_what_came_is_repeated_in_part() -> None:
    """A message stays readable however much came."""
    assert len(explain(UnreadableError("here", "a word", "x" * 10_000))) < 200
