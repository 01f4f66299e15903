"""``caserne rules``: each rule with the functions that decide it and the tests that claim it."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import click

from caserne import games
from caserne.lab.trace import Trace, as_objects, as_text, find_tests, trace


@click.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects, one a rule.")
@click.option("--check", is_flag=True, help="Name every hole; exit with status 1 if there is one.")
def rules(game: str, as_json: bool, check: bool) -> None:  # noqa: FBT001 - click's flags
    """Print GAME's rules, each with its functions and its tests."""
    try:
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
    return trace(name, text, source, find_tests(Path.cwd(), source))


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
