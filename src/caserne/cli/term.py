"""``caserne term``: play in the terminal with plain prompts."""

from __future__ import annotations

import contextlib
import io
import secrets
import sys
from typing import TYPE_CHECKING, Any, Final

import click

from caserne import games
from caserne.bots import catalogue
from caserne.bots.names import bot_name
from caserne.cli.commands import tell_legend
from caserne.cli.failures import INTERRUPTED, blame, is_terminal, mistake
from caserne.cli.keeping import ForeignFileError, is_taken, write_record
from caserne.cli.options import game_options, make_game, option_names, options_of
from caserne.cli.reading import MOST_SEED, STDIN, read_seed, read_text
from caserne.cli.table import PERSON, Departure, Table
from caserne.cli.words import Words, language_option
from caserne.lab.simulate import bot_seed
from caserne.play.record import Record, read_record
from caserne.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Collection

    from caserne.bots.bot import Bot
    from caserne.core.game import Game
    from caserne.core.rulebook import Language

NO_SEATS: Final = "none"


@click.command(short_help="Play in the terminal.")
@click.argument("game", required=False)
@game_options
@click.option(
    "--seed", metavar="N", callback=read_seed, help="Choose the dice. [default: none can tell]"
)
@click.option("--bot", "one_bot", multiple=True, metavar="SEAT=NAME", help="A bot at one seat.")
@click.option("--bots", "all_bots", metavar="NAME", help="A bot at every seat but yours.")
@click.option(
    "--seats", metavar="1,2", help="Yours, with --bots; none to watch. [default: the first]"
)
@click.option("--record", "file", metavar="FILE", help="Keep the game in a file as it goes.")
@click.option("--resume", metavar="FILE", help="Go on with the game in a file, and keep it there.")
@click.option(
    "--position", metavar="TEXT", help="Begin at a position, as `caserne position` has it."
)
@language_option
def term(game: str | None, resume: str | None, language: Language, **given: Any) -> None:  # noqa: ANN401 - whatever click has read
    """Play GAME in the terminal.

    Every seat is yours unless a bot has it. An action is typed as its number or in its words.
    Where people have secrets from each other, Enter (in a script an empty line) shows the next
    one theirs.
    """
    for flag, file in (("--record", given["file"]), ("--resume", resume)):
        if file in {"", STDIN}:
            raise mistake(flag, "the name of a file", repr(file))
    record = _found(game, resume, given)
    seed = secrets.randbelow(MOST_SEED) if given["seed"] is None else given["seed"]
    bots = _bots(record, seed, given)
    with blame(resume or "record"):
        session = Session.resume(record, seed)
    file = given["file"] or resume
    if file is not None:
        _check_writable(record, file, known=resume)
    table = Table(session, bots, Words(language), file)
    table.names = {**record.players, **table.names}
    table.words.names = _called(record, bots)
    _welcome(table, resumed=resume is not None)
    try:
        departure = table.play()
    except KeyboardInterrupt:
        click.echo()
        table.leave(Departure.NO_MORE_INPUT)
        raise click.exceptions.Exit(INTERRUPTED) from None
    if departure is not None:
        table.leave(departure)
    elif resume is None:
        table.say("ended-seed", seed=str(seed))


# What is to be played


def _found(name: str | None, resume: str | None, given: dict[str, Any]) -> Record:
    """Make an empty record of the game that was asked for, or read the one to go on with."""
    wishes = {option: given[option] for option in sorted(option_names()) if option in given}
    position = given["position"]
    if resume is None and position is None:
        if name is None:
            known = ", ".join(game.name for game in games.GAMES)
            raise mistake("GAME", f"one of {known}, or --resume FILE", "nothing")
        return Record(make_game(games.find(name), wishes), [])
    if resume is not None:
        wishes["position"] = position
        flag, source, record = "--resume", resume, _resumed(resume)
    else:
        flag, source, record = "--position", "the position", _placed(position)
    if name not in {None, record.game.name}:
        raise mistake("GAME", f"{record.game.name}, the game of {source}, or nothing", repr(name))
    for option, value in wishes.items():
        if value is not None:
            wish = f"--{option.replace('_', '-')}"
            raise mistake(wish, f"no such option beside {flag}, as {source} has it", repr(value))
    return record


def _resumed(file: str) -> Record:
    where, text = read_text(file, "a record")
    with blame(where):
        return read_record(text, games.find)


def _placed(position: str) -> Record:
    """Make an empty record that begins at a position."""
    with blame("--position"):
        game, state = games.read_position(position)
    return Record(game, [], position=game.write_state(state))


def _check_writable(record: Record, file: str, known: str | None) -> None:
    """See before the game whether its record can be kept; another game's is never written over."""
    try:
        if file != known and is_taken(file):
            raise mistake(file, "a new file", "one that is there (--resume goes on with a record)")
        write_record(record, file)
    except ForeignFileError:
        raise mistake(file, "the file of a record", "something else") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise mistake(file, "a file that can be written", reason.lower()) from error


# Who plays


def _bots(record: Record, seed: int, given: dict[str, Any]) -> dict[int, tuple[str, Bot]]:
    """Seat the bots: those of the record, unless the command line says who plays."""
    game = record.game
    names = _named(game, given)
    if names is None:
        known = catalogue.names(game.name)
        names = {seat: name for seat, name in record.players.items() if name in known}
    return {
        seat: (name, catalogue.make(name, game, bot_seed(seed, seat)))
        for seat, name in sorted(names.items())
        if seat < game.seats
    }


def _called(record: Record, bots: Collection[int]) -> dict[int, str]:
    """Call bots, and people whom the record names, by name and by the number on the drawing."""
    names = {seat: name for seat, name in record.players.items() if name != PERSON}
    names = {seat: name for seat, name in names.items() if seat not in bots}
    for seat in bots:
        names[seat] = bot_name(record.game.options_text, seat, names.values())
    return {seat + 1: f"{name} {seat + 1}" for seat, name in names.items()}


def _named(game: Game, given: dict[str, Any]) -> dict[int, str] | None:
    if not given["one_bot"] and given["all_bots"] is None and given["seats"] is None:
        return None
    names: dict[int, str] = {}
    if given["all_bots"] is not None or given["seats"] is not None:
        people = _seats(game, given["seats"])
        name = given["all_bots"] or catalogue.usual(game.name)
        names = {seat: name for seat in range(game.seats) if seat not in people}
    for text in given["one_bot"]:
        seat, equals, name = text.partition("=")
        if not equals:
            raise mistake("--bot", "SEAT=NAME such as 2=random", repr(text))
        names[_seat(game, "--bot", seat)] = name
    return names


def _seats(game: Game, text: str | None) -> set[int]:
    if text is None:
        return {0}
    return set() if text == NO_SEATS else {_seat(game, "--seats", seat) for seat in text.split(",")}


def _seat(game: Game, where: str, text: str) -> int:
    for seat in range(game.seats):
        if text.strip() == str(seat + 1):
            return seat
    raise mistake(where, f"a seat from 1 to {game.seats}", repr(text[:100]))


# The first words


def _welcome(table: Table, *, resumed: bool) -> None:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what is no text is not understood, no more
    if is_terminal(sys.stdin):
        with contextlib.suppress(ImportError):  # lets a line be edited, and recalls earlier ones
            import readline  # noqa: F401, PLC0415
    game, session = table.game, table.session
    intro = f"intro-{game.name}"
    if resumed:
        table.say("resumed", actions=len(session.entries))
    elif table.words.has(intro):
        chosen = {name: _value(value) for name, value in options_of(game).items()}
        table.say(intro, team=game.team, **chosen)
        click.echo()
        tell_legend(game, table.words)
    people = [str(seat + 1) for seat in range(game.seats) if seat not in table.bots]
    click.echo()
    table.say(f"intro-seats-{game.name}", people=len(people), seats=", ".join(people))


def _value(value: object) -> str | bool:
    """Give the value of an option to a message: flags as they are, anything else as text."""
    return value if isinstance(value, bool) else str(value)
