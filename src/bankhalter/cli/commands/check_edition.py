"""`bankhalter check-edition FILE`: every problem of an edition, with its place and reason, then the hints."""

from __future__ import annotations

from bankhalter.cli.errors import edition_problem
from bankhalter.cli.parser import Given
from bankhalter.edition import check, hints, load
from bankhalter.text import plain


def run(args: Given) -> int:
    """Print every problem; 1 if there is one."""
    words = plain(args.language)
    problems = check(str(args.edition))
    for problem in problems:
        print(edition_problem(problem, words))
    if problems:
        return 1
    print(words.say("cli-edition-good"))
    for hint in hints(load(str(args.edition))):
        print(words.say("cli-edition-hint", hint=edition_problem(hint, words)))
    return 0
