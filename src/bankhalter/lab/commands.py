"""The commands of the laboratory, declared. Nothing of it is imported until one of them is run."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

COMMON: Mapping[str, str] = {  # options of both commands: value, values or flag
    "seats": "value",
    "games": "value",
    "seed": "value",
    "workers": "value",
    "cluster": "value",
    "rounds": "value",
    "turns": "value",
    "pace": "value",
    "stop-width": "value",
    "time-limit": "value",
    "out": "value",
    "json": "value",
    "csv": "value",
    "parquet": "value",
    "report": "value",
    "svg": "value",
    "png": "value",
    "quiet": "flag",
}
METAVARS = {
    "rule": "NAME=VALUE",
    "seats": "BOT,BOT",
    "cluster": "URL",
    "from": "FILE[:MOVE]",
    "edition": "ID",
    **dict.fromkeys(("out", "json", "csv", "parquet", "report", "history"), "FILE"),
    **dict.fromkeys(("svg", "png"), "DIR"),
    **dict.fromkeys(("games", "seed", "workers", "rounds", "turns", "pace", "stop-width", "time-limit"), "N"),
    "repeats": "N",
}
COMPARE = {name: kind for name, kind in COMMON.items() if name not in ("svg", "png")}
SIMULATE = {
    "edition": "value",
    "variant": "value",
    "speed": "flag",
    "rule": "values",
    **COMMON,
    "fast": "flag",
    "from": "value",
}
BENCH = {
    "edition": "value",
    "repeats": "value",
    "json": "flag",
    "history": "value",
    "keep": "flag",
    "commit": "value",
}
COMMANDS: Mapping[str, Mapping[str, str]] = {"simulate": SIMULATE, "compare": COMPARE, "bench": BENCH}


@dataclass
class Wanted:
    """The command line, read: options by name, `--rule` values, and words without a name."""

    language: str
    options: dict[str, str]
    rules: list[str]
    files: list[str]


def add_options(parser: argparse.ArgumentParser, command: str, say: Callable[..., str]) -> None:
    """Declare options; their help is the message `lab-option-<name>` or `lab-bench-option-<name>`."""
    topic = "lab-bench-option" if command == "bench" else "lab-option"
    for name, kind in COMMANDS[command].items():
        told: dict[str, Any] = {"dest": f"lab_{name}", "help": say(f"{topic}-{name}").replace("%", "%%")}
        if kind == "flag":
            parser.add_argument(f"--{name}", action="store_const", const="yes", **told)
        else:
            action = "append" if kind == "values" else "store"
            parser.add_argument(f"--{name}", action=action, metavar=METAVARS.get(name, name.upper()), **told)


def read_args(args: argparse.Namespace) -> Wanted:
    """Return what was said on the command line."""
    given = {name: value for name, value in vars(args).items() if value is not None}
    options = {name.removeprefix("lab_"): value for name, value in given.items() if name.startswith("lab_")}
    return Wanted(args.language, options, options.pop("rule", []), given.get("sides", []))


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], say: Callable[..., str]) -> None:
    """Declare the commands."""
    for name in COMMANDS:
        said = say(f"lab-help-{name}")
        parser = commands.add_parser(name, help=said, description=said, allow_abbrev=False)
        if name == "compare":
            parser.add_argument("sides", nargs="*", metavar="A B", help=say("lab-option-sides"))
        add_options(parser, name, say)
        parser.set_defaults(run=run, lab=name)


def run(args: argparse.Namespace) -> int:
    """Carry a command out and return its exit code."""
    return int(import_module(f"bankhalter.lab.{args.lab}").run(read_args(args)))
