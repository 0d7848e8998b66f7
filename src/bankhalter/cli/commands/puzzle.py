"""`bankhalter puzzle [NAME]`: a position with one clearly best move; without a name that of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from bankhalter.analysis.puzzles import NoPuzzle, Puzzle, collection, daily, find
from bankhalter.cli.complaint import Complaint
from bankhalter.cli.parser import Given
from bankhalter.terminal.console import Console, EndOfInput
from bankhalter.text import plain
from bankhalter.text.overview import Viewer
from bankhalter.text.puzzle_words import PuzzleWords


def run(args: Given) -> int:
    """List the puzzles, or set one and judge the answer."""
    if args.list:
        return tell_all(chosen(args), args.language)
    return set_task(one_of(args), args.language, Console())


def chosen(args: Given) -> list[Puzzle]:
    """Return the puzzles of the edition and grade that were asked for."""
    fits = [one for one in collection().values() if args.grade in (None, one.grade)]
    return [one for one in fits if args.edition in (None, one.edition)]


def one_of(args: Given) -> Puzzle:
    """Return the puzzle that was named, else one of today among those asked for."""
    if args.puzzle is None:
        return today(chosen(args))
    try:
        return find(args.puzzle)
    except NoPuzzle:
        raise Complaint("cli-no-puzzle", name=args.puzzle[:40]) from None


def today(found: Sequence[Puzzle]) -> Puzzle:
    """Return the puzzle of the day, or where it is not among these another one of the day."""
    if not found:
        raise Complaint("cli-no-puzzle", name="–")
    one = daily(date.today())
    return one if one in found else found[date.today().toordinal() % len(found)]


def tell_all(found: Sequence[Puzzle], language: str) -> int:
    """Print the names with their editions and grades."""
    for one in found:
        print(f"{one.id:<16}", PuzzleWords(one, language).heading().partition(": ")[2])
    return 0


def set_task(one: Puzzle, language: str, console: Console) -> int:
    """Show the position and the question, hear the answer, and say what is best."""
    words = PuzzleWords(one, language)
    view = Viewer(words.game, words.speaker, None)
    console.say(words.heading())
    for block in (view.groups(), view.standing()):
        console.say()
        console.show(block)
    console.say()
    console.say(words.question())
    for number, option in enumerate(words.options(), 1):
        console.say(f"{number:>3}  {option}")
    try:
        said = heard(console, len(one.options), language)
    except EndOfInput:
        return 0
    judge(one, words, said, console)
    return 0


def heard(console: Console, count: int, language: str) -> int:
    """Ask until a number of the list is said; return it from 0."""
    prompt = plain(language).say("insight-puzzle-prompt", count=count)
    while True:
        said = console.ask(prompt + " ")
        if said.isdecimal() and 1 <= int(said) <= count:
            return int(said) - 1


def judge(one: Puzzle, words: PuzzleWords, said: int, console: Console) -> None:
    """Say whether it was right, and what every option is worth."""
    answer = one.answer(said)
    console.say()
    console.say(words.verdict(answer))
    for number in one.ranked()[1:]:
        console.say(words.other(answer, number))
    console.say(words.method())
