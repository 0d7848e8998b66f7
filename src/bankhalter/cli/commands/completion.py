"""`bankhalter completion SHELL`: what a shell needs to complete commands, options and values."""

from __future__ import annotations

import sys

from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from bankhalter.cli.parser import COMPLETE, PROGRAM, Given, Program

SHELLS = {"bash": BashComplete, "zsh": ZshComplete, "fish": FishComplete}


def run(args: Given) -> int:
    """Print the script. Which bash is installed here does not matter: it may be read elsewhere."""
    shell = SHELLS[args.shell](Program(args.language), {}, PROGRAM, COMPLETE)
    sys.stdout.write(ShellComplete.source(shell) + "\n")
    return 0
