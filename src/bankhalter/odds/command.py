"""`bankhalter odds`: how often spaces are landed on, what deeds bring, when buildings pay back.

What declares the command is quick to import: the engine is loaded when it runs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from bankhalter.atomic_files import write_whole

WRONG_USE: Final = 2
SHOW: Final = ("short", "spaces", "rent", "payback", "order", "all")
FORMATS: Final = ("table", "json", "csv")
PER: Final = ("throw", "turn")
# Options with a value: what they may be (nothing: anything), and what they are if not given.
OPTIONS: Final[dict[str, tuple[Sequence[str], str]]] = {
    "edition": ((), "standard"),
    "variant": ((), ""),
    "jail": (("short", "long"), "short"),
    "jail-cards": (("kept", "returned"), "kept"),
    "bus": (("both", "smaller", "larger"), "both"),
    "triple": ((), "walk"),
    "choice": (("pay", "draw"), "pay"),
    "show": (SHOW, "short"),
    "per": (PER, "throw"),
    "format": (FORMATS, "table"),
    "output": ((), ""),
}


class Wrong(Exception):
    """What the user is told: the message `odds-<key>` with its variables, and the exit code."""

    def __init__(self, key: str, code: int = WRONG_USE, **args: str) -> None:
        self.key = key
        self.code = code
        self.values = args
        super().__init__(key)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], say: Callable[[str], str]) -> None:
    """Declare the command and its options; values are judged by `run`, in the user's language."""
    parser = commands.add_parser(
        "odds", help=say("odds-help"), description=say("odds-about"), allow_abbrev=False
    )
    for name, (allowed, default) in OPTIONS.items():
        shown = "|".join(allowed) or name.upper()
        parser.add_argument(f"--{name}", metavar=shown, default=default, help=say(f"odds-option-{name}"))
    parser.add_argument("--speed", action="store_true", help=say("odds-option-speed"))
    parser.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help=say("odds-option-rule")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compute and write; whatever goes wrong ends in a sentence on stderr."""
    from bankhalter.agreed import Misheard
    from bankhalter.edition import EditionError
    from bankhalter.switches import RulesError
    from bankhalter.text import plain

    words = plain(args.language)
    try:
        write(args.output, report(args))
        return 0
    except Wrong as wrong:
        said, code = words.say(f"odds-{wrong.key}", **wrong.values), wrong.code
    except Misheard as misheard:
        said, code = words.say(f"agreed-{misheard.key}", **misheard.values), WRONG_USE
    except EditionError as error:
        said = "\n".join(f"{p.place}: {words.problem(p.word, p.args)}" for p in error.problems)
        code = 1
    except RulesError as error:
        said, code = "\n".join(words.problem(word, details) for word, details in error.problems), WRONG_USE
    except RecursionError:
        said, code = words.say("odds-endless"), 1
    sys.stderr.write(said + "\n")
    return code


def report(args: argparse.Namespace) -> str:
    """Return what was asked for as text."""
    from bankhalter.agreed import read_edition, read_switches
    from bankhalter.edition import load
    from bankhalter.odds import report as odds_report
    from bankhalter.odds.exact import odds
    from bankhalter.odds.lone_token import Way

    for name, (allowed, _) in OPTIONS.items():
        value = getattr(args, name.replace("-", "_"))
        if allowed and value not in allowed:
            raise Wrong("bad-choice", option=f"--{name}", said=value[:40], all=", ".join(allowed))
    edition = load(read_edition(args.edition))
    way = Way(
        args.jail, args.jail_cards, args.bus, read_triple(args.triple, len(edition.spaces)), args.choice
    )

    found = odds(edition, way, **read_switches(args.rule, args.variant, args.speed))
    if args.format == "json":
        return odds_report.as_json(found, args.language)
    if args.format == "csv":
        return odds_report.as_csv(found, args.language)
    return odds_report.as_table(found, args.language, args.show, args.per)


def read_triple(said: str, size: int) -> int:
    """Read where three of a kind jump to: walk, or the number of a space."""
    if said == "walk":
        return -1
    if not (said.isascii() and said.isdecimal() and len(said) < 4 and int(said) < size):
        raise Wrong("bad-triple", said=said[:40], last=str(size - 1))
    return int(said)


def write(place: str, text: str) -> None:
    """Write to a file, whole or not at all, or to the screen."""
    if not place:
        sys.stdout.write(text)
        return
    try:
        write_whole(Path(place), text.encode())
    except OSError as problem:
        raise Wrong("unwritable", 1, place=place, reason=problem.strerror or str(problem)) from None
