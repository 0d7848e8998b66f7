"""`python -m bankhalter.server`: the commands of the server without the rest of the program."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bankhalter.server import serve, verify
from bankhalter.text import LANGUAGES, plain


def main(words: Sequence[str] | None = None) -> int:
    """Run a command of the server and return its exit code."""
    first = argparse.ArgumentParser(add_help=False)
    first.add_argument("--language", choices=LANGUAGES, default="de")
    chosen = first.parse_known_args(words)[0]
    parser = argparse.ArgumentParser(prog="bankhalter", parents=[first])
    commands = parser.add_subparsers(required=True)
    for module in (serve, verify):
        module.add(commands, plain(chosen.language).say)
    args = parser.parse_args(words)
    return int(args.run(args))


if __name__ == "__main__":
    sys.exit(main())
