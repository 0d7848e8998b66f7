"""The help in the user's language. Its texts are plain lines, read without Fluent, and so there at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

import click

from bankhalter.cli.command_table import COMMANDS, LANGUAGE, Argument, Command, Option
from bankhalter.cli.kinds import Kind, OneOf

TEXTS = Path(__file__).parent.parent / "text"
LINE = re.compile(r"^(cli-[a-z0-9-]+) = (.+)$", re.MULTILINE)
Row = tuple[str, str]


@cache
def texts(language: str) -> dict[str, str]:
    """Return the messages of `cli.ftl` as they are written there."""
    return dict(LINE.findall((TEXTS / language / "cli.ftl").read_text(encoding="utf-8")))


class Help:
    """Writes the help in one language."""

    def __init__(self, language: str) -> None:
        self.texts = texts(language)

    def say(self, key: str) -> str:
        """Return the help text `cli-<key>`."""
        return self.texts[f"cli-{key}"]

    def overview(self, out: click.HelpFormatter) -> None:
        """What `bankhalter --help` shows: every command."""
        out.write_text(self.say("title"))
        out.write_paragraph()
        self.usage(out, "bankhalter", [self.say("title-command"), self.say("title-choices")])
        for group, commands in groupby(COMMANDS.values(), key=lambda command: command.group):
            rows = [(command.name, self.say(f"help-{command.name}")) for command in commands]
            self.section(out, self.say(f"group-{group}"), rows)
        version = ("--version", self.say("option-version"))
        self.section(out, self.say("title-everywhere"), [self.language(), version, self.help()])
        out.write_paragraph()
        out.write_text(self.say("title-more"))

    def command(self, command: Command, out: click.HelpFormatter) -> None:
        """What `bankhalter <command> --help` shows."""
        pieces = [self.placeholder(argument) for argument in command.arguments]
        self.usage(out, f"bankhalter {command.name}", [*pieces, self.say("title-choices")])
        about = self.texts.get(f"cli-about-{command.name}") or self.say(f"help-{command.name}")
        out.write_paragraph()
        out.write_text(about[0].upper() + about[1:])
        arguments = [(self.placeholder(a), self.say(f"argument-{a.help}")) for a in command.arguments]
        self.section(out, self.say("title-arguments"), arguments)
        options = [(self.spelling(option), self.explained(option)) for option in command.options]
        self.section(out, self.say("title-options"), [*options, self.language(), self.help()])

    def usage(self, out: click.HelpFormatter, program: str, pieces: Iterable[str]) -> None:
        """The first line."""
        out.write_usage(program, " ".join(pieces), prefix=self.say("title-usage") + " ")

    def section(self, out: click.HelpFormatter, title: str, rows: list[Row]) -> None:
        """A heading with its rows, if there are any."""
        if rows:
            with out.section(title):
                out.write_dl(rows)

    def language(self) -> Row:
        """The row of `--language`."""
        return self.spelling(LANGUAGE), self.say("option-language")

    def help(self) -> Row:
        """The row of `--help`."""
        return "-h, --help", self.say("option-help")

    def placeholder(self, argument: Argument) -> str:
        """What stands for an argument."""
        return self.value(argument.kind) + (" …" if argument.many else "")

    def spelling(self, option: Option) -> str:
        """An option with what stands for its value."""
        if option.kind is None:
            return f"--{option.name}"
        value = self.value(option.kind)
        return f"--{option.name} {f'[{value}]' if option.optional_value else value}"

    def value(self, kind: Kind) -> str:
        """What stands for a value: the words there are, or a name for it."""
        return "|".join(kind.words) if isinstance(kind, OneOf) else self.say(f"value-{kind.name}")

    def explained(self, option: Option) -> str:
        """What an option does, with its default."""
        text = self.say(f"option-{option.help or option.name}")
        if option.default in (None, ""):
            return text
        value = f"{option.default:g}" if isinstance(option.default, float) else option.default
        return f"{text} ({self.say('title-default')}: {value})"


def keys() -> Iterator[str]:
    """Every help text the table asks for."""
    for command in COMMANDS.values():
        yield from (f"help-{command.name}", f"group-{command.group}")
        yield from (f"argument-{argument.help}" for argument in command.arguments)
        yield from (f"option-{option.help or option.name}" for option in command.options)
        kinds = [*(a.kind for a in command.arguments), *(o.kind for o in command.options)]
        yield from (f"value-{kind.name}" for kind in kinds if kind and not isinstance(kind, OneOf))
