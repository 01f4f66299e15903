"""Mistakes of the caller: one line on stderr, exit status 2, never a traceback."""

from __future__ import annotations

import io
import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NoReturn, TextIO

import click

from caserne.cli.rulebooks import paraphrase
from caserne.core.errors import RefusedError, UnreadableError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BAD_INPUT: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130
LONGEST: Final = 100
"""The most characters of what came that a message repeats."""


class CommandLine(click.Group):
    """A group of commands that tells every mistake in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in the order in which a newcomer meets them."""
        del ctx
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command; an unknown one is answered with all there are."""
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            raise mistake("command", f"one of {', '.join(self.commands)}", repr(_short(name)))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; what it cannot read or may not do becomes a usage error."""
        try:
            return super().invoke(ctx)
        except (UnreadableError, RefusedError) as error:
            raise Mistake(explain(error), _context_of(ctx)) from error
        except click.UsageError as error:
            error.ctx = error.ctx or _context_of(ctx)
            raise
        except KeyboardInterrupt:
            _say(f"{_context_of(ctx).command_path}: stopped", begin=is_terminal(sys.stderr))
            raise click.exceptions.Exit(INTERRUPTED) from None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,  # noqa: FBT001, FBT002 - click calls it so
        windows_expand_args: bool = True,  # noqa: FBT001, FBT002 - likewise
        **extra: Any,  # noqa: ANN401 - likewise
    ) -> Any:  # noqa: ANN401 - likewise
        """Run as a program: exit with a status, having said at most one line of what is wrong."""
        extra |= {"complete_var": complete_var, "windows_expand_args": windows_expand_args}
        program = prog_name or "caserne"
        if not standalone_mode:
            return super().main(args, program, standalone_mode=False, **extra)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")
        sys.exit(self._status(args, program, extra))

    def _status(self, args: Sequence[str] | None, program: str, extra: dict[str, Any]) -> int:
        try:
            result = super().main(args, program, standalone_mode=False, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            return BAD_INPUT
        except click.ClickException as error:
            where = getattr(error, "ctx", None)
            _say(f"{where.command_path if where else program}: {_message(error)}")
            return BAD_INPUT
        except click.Abort:
            return INTERRUPTED
        except OSError as error:
            _say(f"{program}: {error.strerror or error}")
            _forget_output()
            return FAILED
        return result if isinstance(result, int) else 0


def _forget_output() -> None:
    """Keep Python from writing at its end, and failing again, what could not be written."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _context_of(ctx: click.Context) -> click.Context:
    """Give the context of the command that was called, to name it in full."""
    name = ctx.invoked_subcommand
    if name is None or not isinstance(ctx.command, click.Group) or name not in ctx.command.commands:
        return ctx
    return click.Context(ctx.command.commands[name], parent=ctx, info_name=name)


def _message(error: click.ClickException) -> str:
    """Take click's message, and say of a wrong option where the right ones are listed."""
    message = error.format_message()
    where = getattr(error, "ctx", None)
    if where is None or isinstance(error, Mistake):
        return message
    return f"{message} See {where.command_path} --help."


def is_terminal(stream: TextIO | None) -> bool:
    """Tell whether somebody sits before a stream; a closed one is ``None``."""
    return stream is not None and stream.isatty()


def _say(text: str, *, begin: bool = False) -> None:
    """Write one line to stderr, whatever line breaks are in the text."""
    click.echo(("\n" if begin else "") + " ".join(text.split()), err=True)


# What commands say


class Mistake(click.UsageError):
    """A mistake of the caller that says where it is, what was expected and what came."""


def mistake(where: str, expected: str, came: str) -> Mistake:
    """Make the exception that tells a mistake in one line."""
    return Mistake(f"{where}: expected {expected}, got {came}", _current())


def _current() -> click.Context | None:
    return click.get_current_context(silent=True)


@contextmanager
def blame(where: str) -> Iterator[None]:
    """Say of whatever is unreadable or refused meanwhile where it was found."""
    try:
        yield
    except (UnreadableError, RefusedError) as error:
        raise Mistake(f"{where}: {explain(error)}", _current()) from error


def explain(error: UnreadableError | RefusedError) -> str:
    """Put an error into one line; a refused action is told with the rule that forbids it."""
    if isinstance(error, UnreadableError):
        return f"{error.where}: expected {error.expected}, got {_short(error.got)!r}"
    if not error.rule:
        return str(error)
    return f"{error} [{error.rule}: {paraphrase(error.rule, 'en')}]"


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def fail(text: str) -> NoReturn:
    """Leave for a reason that is not the caller's."""
    context = _current()
    _say(f"{context.command_path if context else 'caserne'}: {text}")
    raise click.exceptions.Exit(FAILED)
