"""Reading the options of a command without ending the program when they are wrong."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Options(argparse.ArgumentParser):
    """An argument parser that raises `Options.Wrong` instead of exiting."""

    class Wrong(ValueError):
        """What could not be read."""

    def error(self, message: str) -> NoReturn:
        """Raise what the parser would print."""
        raise Options.Wrong(message)
