"""``caserne rules``: each rule with its functions, tests and example; or the book, to be read."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import click

from caserne import games
from caserne.cli import book
from caserne.cli.words import Words, language_option
from caserne.lab.trace import Trace, as_objects, as_text, find_tests, trace

if TYPE_CHECKING:
    from caserne.core.rulebook import Language


@click.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects, one a rule.")
@click.option("--check", is_flag=True, help="Name every hole; exit with status 1 if there is one.")
@click.option("--read", is_flag=True, help="Read the rule book: chapters, rules, glossary.")
@click.option(
    "--search",
    default="",
    metavar="WORD",
    help="Read what has this word or is this rule's id; few rules with their examples, played.",
)
@language_option
def rules(  # noqa: PLR0913 - click's options
    game: str, *, as_json: bool, check: bool, read: bool, search: str, language: Language
) -> None:
    """Print GAME's rules, each with its functions and its tests; or read them as a book."""
    try:
        if read or search:
            if as_json or check:
                raise click.UsageError("--read and --search go without --json and --check.")
            name = games.find(game).name
            click.echo("\n".join(book.read(name, search, Words(language))))
            return
        table = _table(game)
    except ValueError as error:
        click.echo(f"caserne rules: {error}", err=True)
        raise click.exceptions.Exit(2) from None
    if as_json:
        click.echo(json.dumps(as_objects(table), ensure_ascii=False, indent=2))
    elif not check:
        click.echo(as_text(table))
    if check:
        _check(table, quiet=as_json)


def _table(game: str) -> Trace:
    name = games.find(game).name
    rulebook = files(f"caserne.games.{name}") / "rulebook.toml"
    source = Path(str(rulebook)).parent
    text = rulebook.read_text(encoding="utf-8")
    examples = source / "examples.toml"
    shown = examples.read_text(encoding="utf-8") if examples.is_file() else None
    return trace(name, text, source, find_tests(Path.cwd(), source), shown)


def _check(table: Trace, *, quiet: bool) -> None:
    if table.unchecked:
        click.echo(f"caserne rules: cannot check {table.game}: {table.unchecked}", err=True)
        raise click.exceptions.Exit(2)
    for hole in table.holes:
        click.echo(hole, err=True)
    if table.holes:
        raise click.exceptions.Exit(1)
    if not quiet:
        click.echo(table.summary)
