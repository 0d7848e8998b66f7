"""Click reads the command line by the table. What it refuses becomes a Complaint in the user's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import click
from click.core import ParameterSource

from bankhalter.cli.command_table import COMMANDS, LANGUAGE, Argument, Command, Option
from bankhalter.cli.complaint import WRONG_USE, Complaint
from bankhalter.cli.help import Help

PROGRAM = "bankhalter"
COMPLETE = "_BANKHALTER_COMPLETE"  # the scripts for the shells ask through this variable
HELP_WORDS = ("-h", "--help")


class Given(SimpleNamespace):
    """The command line, read: every option and argument of the command by its name.

    Besides `language`, and in `typed` the names of those that were typed, not filled in from the table.
    """


def carry_out(words: list[str], language: str) -> int:
    """Read the line, carry its command out and return the exit code."""
    program = Program(language)
    if COMPLETE in os.environ:
        from click.shell_completion import shell_complete

        return shell_complete(program, {}, PROGRAM, COMPLETE, os.environ[COMPLETE])
    if words[:1] == ["help"]:
        words = [*words[1:], "--help"]
    try:
        with program.make_context(PROGRAM, list(words) or ["--help"]) as ctx:
            return int(program.invoke(ctx))
    except click.exceptions.Exit as end:
        return end.exit_code if words else WRONG_USE
    except click.NoSuchCommand as problem:
        raise nearest("cli-unknown-command", problem.command_name, COMMANDS) from None


def command_of(words: Sequence[str]) -> str:
    """Return the command a line names, or nothing."""
    return next((word for word in words if word in COMMANDS), "")


def complaint(problem: click.UsageError, ctx: click.Context) -> Complaint:
    """Say what Click refused about the options and arguments of a command."""
    command, params = ctx.command_path, ctx.command.get_params(ctx)
    if isinstance(problem, click.NoSuchOption):
        known = [name for param in params for name in param.opts]
        return nearest("cli-unknown-option", problem.option_name, known, command=command)
    if isinstance(problem, click.BadOptionUsage):
        flags = [name for param in params if getattr(param, "is_flag", False) for name in param.opts]
        key = "cli-takes-no-value" if problem.option_name in flags else "cli-needs-value"
        return Complaint(key, WRONG_USE, option=problem.option_name, command=command)
    if isinstance(problem, click.MissingParameter) and problem.param is not None:
        return Complaint("cli-missing", WRONG_USE, what=problem.param.metavar, command=command)
    return Complaint("cli-misuse", WRONG_USE, command=command)


def nearest(key: str, said: str, known: Iterable[str], **values: str) -> Complaint:
    """A word that is not known, with the nearest that is."""
    near = "".join(get_close_matches(said, list(known), 1))
    return Complaint(f"{key}-near" if near else key, WRONG_USE, said=said[:60], near=near, **values)


# The table for Click -----------------------------------------------------------------------------------


class Program(click.Group):
    """`bankhalter` itself."""

    def __init__(self, language: str) -> None:
        self.help_writer = Help(language)
        self.language = language
        version = click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=self.tell_version,
            help=self.help_writer.say("option-version"),
        )
        super().__init__(
            PROGRAM,
            params=[option(LANGUAGE, self.help_writer), version, help_option(self.help_writer)],
            callback=command_needed,
            invoke_without_command=True,
            add_help_option=False,
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One of the table."""
        declared = COMMANDS.get(cmd_name)
        return Declared(declared, self.help_writer, self.language) if declared else None

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what stands before the command."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as problem:
            raise complaint(problem, ctx) from None

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Every command."""
        self.help_writer.overview(formatter)

    def tell_version(self, ctx: click.Context, param: click.Parameter, asked: bool) -> None:
        """Print the version, and whether the rules run compiled."""
        if asked and not ctx.resilient_parsing:
            from bankhalter import __version__
            from bankhalter.core import compiled

            build = self.help_writer.say("title-compiled" if compiled() else "title-pure")
            sys.stdout.write(f"{PROGRAM} {__version__} ({build})\n")
            ctx.exit()


class Declared(click.Command):
    """A command of the table."""

    def __init__(self, declared: Command, words: Help, language: str) -> None:
        self.declared = declared
        self.words = words
        super().__init__(
            declared.name,
            params=[
                *(argument(one, words) for one in declared.arguments),
                *(option(one, words) for one in (*declared.options, LANGUAGE)),
                help_option(words),
            ],
            callback=partial(run_command, declared.name, language),
            add_help_option=False,
            short_help=words.say(f"help-{declared.name}"),
            context_settings={"allow_extra_args": True},
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Refuse what is not declared, and words that are left over."""
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as problem:
            raise complaint(problem, ctx) from None
        if ctx.args and not ctx.resilient_parsing:
            said = " ".join(map(str, ctx.args))[:60]
            raise Complaint("cli-too-many-words", WRONG_USE, said=said, command=ctx.command_path)
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Arguments and options."""
        self.words.command(self.declared, formatter)


def command_needed(language: str | None) -> None:
    """A line without a command means nothing."""
    if click.get_current_context().invoked_subcommand is None:
        raise Complaint("cli-no-command", WRONG_USE)


def run_command(name: str, speech: str, **values: Any) -> int:
    """Import a command's module and carry it out."""
    module = import_module(f"bankhalter.cli.commands.{name.replace('-', '_')}")
    ctx = click.get_current_context()
    typed = {key for key in values if ctx.get_parameter_source(key) is ParameterSource.COMMANDLINE}
    return int(module.run(Given(**{**values, "language": speech, "typed": typed})))


def option(declared: Option, words: Help) -> click.Option:
    """An option as Click knows it."""
    told: dict[str, Any] = {"help": words.say(f"option-{declared.help or declared.name}")}
    if declared.kind is None:
        return click.Option([f"--{declared.name}"], is_flag=True, **told)
    if declared.optional_value:
        told |= {"is_flag": False, "flag_value": ""}
    return click.Option(
        [f"--{declared.name}"],
        type=declared.kind,
        default=declared.default,
        multiple=declared.many,
        **told,
    )


def argument(declared: Argument, words: Help) -> click.Argument:
    """An argument as Click knows it."""
    return click.Argument(
        [declared.name],
        type=declared.kind,
        nargs=-1 if declared.many else 1,
        required=declared.required,
        metavar=words.value(declared.kind),
    )


def help_option(words: Help) -> click.Option:
    """`--help`, in the user's language."""
    return click.Option(
        list(HELP_WORDS),
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show_help,
        help=words.say("option-help"),
    )


def show_help(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    """Print the help and end."""
    if asked and not ctx.resilient_parsing:
        sys.stdout.write(ctx.get_help() + "\n")
        ctx.exit()
