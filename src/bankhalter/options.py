"""Reading the options of a command without ending the program when they are wrong."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import NoReturn

# What argparse says, and our word for it; the groups are the variables of the message.
COMPLAINTS = {
    "unknown": r"unrecognized arguments: (?P<said>.+)",
    "needs-value": r"argument (?P<option>\S+): expected (?:at least )?one argument",
    "takes-no-value": r"argument (?P<option>\S+): ignored explicit argument (?P<said>.+)",
    "not-a-choice": r"argument (?P<option>\S+): invalid choice: (?P<said>.+) \(choose from (?P<all>.+)\)",
    "missing": r"the following arguments are required: (?P<option>.+)",
}


class Options(argparse.ArgumentParser):
    """An argument parser that raises `Options.Wrong` instead of exiting."""

    class Wrong(ValueError):
        """What could not be read: the message `terminal-cli-options-<word>` with its variables."""

        def __init__(self, message: str) -> None:
            found = [(word, re.fullmatch(said, message)) for word, said in COMPLAINTS.items()]
            self.word, match = next((one for one in found if one[1]), ("other", None))
            self.values = match.groupdict() if match else {"detail": message}
            super().__init__(message)

    usage_mark = "usage:"

    def speak(self, say: Callable[[str], str]) -> None:
        """Put the frame of the help into the user's language; argparse knows English only."""
        self.usage_mark = say("terminal-cli-help-usage")
        self._positionals.title = say("terminal-cli-help-arguments")
        self._optionals.title = say("terminal-cli-help-options")
        self._actions[0].help = say("terminal-cli-help-help")

    def format_help(self) -> str:
        """Return the help with our word for usage."""
        return super().format_help().replace("usage:", self.usage_mark, 1)

    def error(self, message: str) -> NoReturn:
        """Raise what the parser would print."""
        raise Options.Wrong(message)
