"""`bankhalter verify RECORD`: prove every throw of a game played on a server."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bankhalter.game.record import BadRecord, read_file
from bankhalter.switches import RulesError
from bankhalter.text import plain

VALUES: Final = ("line", "said", "expected", "reason", "commit")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], say: Callable[[str], str]) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "verify", help=say("server-help-verify"), description=say("server-about-verify")
    )
    parser.add_argument("record", help=say("server-option-record"))
    parser.add_argument("--commit", default="", help=say("server-option-commit"))


def run(args: argparse.Namespace) -> int:
    """Print the verdict; 0 only if everything is proved."""
    from bankhalter.server.fairness.proof import prove

    words = plain(args.language)
    if not Path(args.record).is_file():
        sys.stderr.write(words.say("server-no-file", place=args.record) + "\n")
        return 1
    try:
        found = prove(read_file(Path(args.record)), args.commit)
    except BadRecord as problem:
        said = words.problem(problem.word, {"line": problem.line, "detail": problem.detail})
        sys.stderr.write(said + "\n")
        return 1
    except RulesError as problem:
        sys.stderr.write("\n".join(words.problem(word, args) for word, args in problem.problems) + "\n")
        return 1
    values = {**{key: str(getattr(found, key)) for key in VALUES}, "count": found.count}
    print(words.say(f"server-verdict-{found.word}", **values))
    if found.proved and not args.commit:
        print(words.say("server-promised", **values))
    return 0 if found.proved else 1
