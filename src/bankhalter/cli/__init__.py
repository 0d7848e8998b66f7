"""The command `bankhalter`. Whatever goes wrong ends in one sentence, never in a traceback.

`table.py` declares every command and option, `values.py` judges what is typed for them, `parser.py` lets
Click read the line, `errors.py` has the sentences; each command is a module of `commands/`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from bankhalter.cli.parser import carry_out, command_of

LANGUAGES = ("de", "en")
TROUBLE = (Exception, KeyboardInterrupt)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    language = spoken(words, os.environ)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = carry_out(words, language)
        sys.stdout.flush()
        return code
    except TROUBLE as problem:
        return complain(problem, command_of(words), language)


def complain(problem: BaseException, command: str, language: str) -> int:
    """Say on stderr what is wrong; what has no sentence is a mistake of ours and keeps its traceback."""
    from bankhalter.cli.errors import exit_code, sentence
    from bankhalter.text import plain

    said = sentence(problem, plain(language, getattr(problem, "spelling", "de")))
    if said is None:
        raise problem
    if isinstance(problem, BrokenPipeError):  # nobody reads any more: be quiet for the rest
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.stderr.write(said + "\n")
    return exit_code(problem, command)


def spoken(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language: as asked for, else German where LANG says so, else English."""
    for i, word in enumerate(words):
        said = word.partition("=")[2] if "=" in word else "".join(words[i + 1 : i + 2])
        if word.split("=")[0] == "--language" and said.casefold() in LANGUAGES:
            return said.casefold()
    found = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    if not found and sys.platform in ("win32", "darwin"):
        import locale

        found = locale.getlocale()[0] or ""
    return "de" if found.casefold().startswith(("de", "german", "gsw")) else "en"
