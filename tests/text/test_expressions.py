"""Every regular expression that words of strangers come to: no text makes one go back and forth for long.

Twice the text takes about twice the steps. Each is tried on texts made of what it speaks of itself, of one
letter or two in turn, right up to an end that does not fit.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path

import pytest
from regex_steps import TooManySteps, letters, steps

SOURCE = Path(__file__).resolve().parents[2] / "src" / "bankhalter"
REACHED = ("core", "edition", "game", "server", "text")  # by what a guest sends
ANYWHERE = {"search", "split", "sub", "finditer", "findall"}
LENGTH = 400  # letters of a text
EACH = 120  # steps for each of them at most: one that goes back for each letter takes 200
OURS = {  # never sees a word of a stranger
    "text/catalog.py": "our own texts",
    "text/wrapping.py": "our own texts",
    "text/booklet/book.py": "our own texts",
    "server/admin/serve.py": "the operator's options",
}


@dataclass(frozen=True)
class Expression:
    """An expression of our sources, and how it is used."""

    file: str
    pattern: str
    flags: int
    anywhere: bool


def expressions() -> Iterator[Expression]:
    """Return every expression that stands in the sources as it is."""
    for package in REACHED:
        for path in sorted((SOURCE / package).rglob("*.py")):
            file = path.relative_to(SOURCE).as_posix()
            if file not in OURS:
                yield from expressions_in(file, path.read_text("utf-8"))


def expressions_in(file: str, source: str) -> Iterator[Expression]:
    tree = ast.parse(source)
    names = {
        id(node.value): named(node) for node in ast.walk(tree) if isinstance(node, ast.Assign | ast.AnnAssign)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "pattern":  # of a field of a message
            yield Expression(file, ast.literal_eval(node.value), 0, anywhere=True)
        if not (isinstance(node, ast.Call) and ast.unparse(node.func).startswith("re.") and node.args):
            continue
        try:
            pattern = ast.literal_eval(node.args[0])
        except ValueError:  # put together at run time: of an operator's words, which have a test of their own
            continue
        how = ast.unparse(node.func).removeprefix("re.")
        used = {how} if how != "compile" else set(re.findall(rf"\b{names[id(node)]}\.(\w+)\(", source))
        flags = re.IGNORECASE if "IGNORECASE" in ast.unparse(node) else 0
        yield Expression(file, pattern, flags, not used or bool(used & ANYWHERE))


def named(node: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(node.target if isinstance(node, ast.AnnAssign) else node.targets[0])


ALL = list(dict.fromkeys(expressions()))


def hard_texts(expression: Expression) -> Iterator[str]:
    """Return texts that might make it go back and forth."""
    own = dict.fromkeys([*" a1-", *letters(expression.pattern, expression.flags), *"_."])
    units = list(own)[:16]
    for unit in [*units, *map("".join, permutations(units[:8], 2))]:
        text = unit * (LENGTH // len(unit))
        yield from (text, text + "\x00", "a" + text + "\x00")


@pytest.mark.parametrize("expression", ALL, ids=lambda found: f"{found.file}:{found.pattern[:30]}")
def test_no_text_makes_an_expression_go_back_and_forth(expression: Expression) -> None:
    for text in dict.fromkeys(hard_texts(expression)):
        try:
            steps(expression.pattern, expression.flags, text, EACH * LENGTH, expression.anywhere)
        except TooManySteps:
            raise AssertionError(f"{expression.pattern} on {text[:12]!r}…{text[-4:]!r}") from None


def test_the_steps_are_those_of_an_expression() -> None:
    """What is known to be slow is found, what is not is not; and it finds what `re` finds."""
    with pytest.raises(TooManySteps):
        steps(r"(a+)+b", 0, "a" * 30, 100_000, anywhere=False)
    with pytest.raises(TooManySteps):
        steps(r"\s+x", 0, " " * LENGTH, EACH * LENGTH, anywhere=True)
    assert steps(r" x", 0, " " * LENGTH, EACH * LENGTH, anywhere=True) < 4 * LENGTH


def test_the_expressions_are_found() -> None:
    assert len(ALL) > 30 and {"text/phrases/offers.py", "game/notation.py"} <= {found.file for found in ALL}
