"""What is written comes back, and numbers are checked where they are read: no text leads astray."""

from __future__ import annotations

import random

import pytest
from kit import ALL, A, Table, table

from bankhalter.core import codes, engine, names
from bankhalter.core.actions import Action, Offer
from bankhalter.core.rules import plan
from bankhalter.game.notation import LARGEST, BadNotation, Notation

EACH = pytest.mark.parametrize("name", ALL)
BORDERS = (
    "-41",
    "-40",
    "-1",
    "-0",
    "0",
    "1",
    "27",
    "28",
    "39",
    "40",
    "41",
    "63",
    "64",
    "+1",
    "1.0",
    "1e3",
    "",
)
BORDERS += ("٣", str(LARGEST), str(LARGEST + 1), str(2**63 - 1), str(2**63), str(-(2**63)), "9" * 40)
BESIDE = ("house", "hotel", "green", "2-1-1", "9-9-9", "-1-0-0", "demand", "on", "a/keep", "2")


def notation(t: Table) -> Notation:
    """How the actions of a table are written."""
    return Notation(t.edition, t.tables)


@EACH
@pytest.mark.parametrize("text", ["1 build -1", "1 build -41", "1 bid -1", "1 want -1", "1 order house -1"])
def test_no_number_is_negative(name: str, text: str) -> None:
    """`build -1` once meant space 39, `build -41` ended in an IndexError."""
    with pytest.raises(BadNotation) as caught:
        notation(table(name)).read(text)
    assert caught.value.word == "no-number"


@EACH
@pytest.mark.parametrize("goods", ["cash=-1", "want-cash=-1", "relief=-1", "give=-1", "want=-40"])
def test_no_number_in_an_offer_is_negative(name: str, goods: str) -> None:
    with pytest.raises(BadNotation) as caught:
        notation(table(name)).read(f"1 offer 2 {goods}")
    assert caught.value.word == "no-number"


@EACH
def test_numbers_at_the_borders(name: str) -> None:
    """Every word with every number and word behind it is refused or comes back as it was written."""
    t = table(name)
    t.give(A, 1, 3, 31, 32, 34)
    luck = random.Random(7)
    read = notation(t)
    understood = 0
    for word in names.ACTIONS:
        for first in (*BORDERS, *BESIDE):
            for second in ("", luck.choice(BORDERS), luck.choice(BESIDE)):
                understood += tried(t, read, f"1 {word} {first} {second}".strip())
    assert understood > 100


@EACH
def test_offers_at_the_borders(name: str) -> None:
    t = table(name)
    read = notation(t)
    keys = ("give", "cash", "want", "want-cash", "relief")
    texts = [
        f"1 offer {to} {key}={n}" for key in keys for n in BORDERS for to in ("0", "2", "-1", "12", "13")
    ]
    assert sum(tried(t, read, text) for text in texts) > 20


def tried(t: Table, read: Notation, text: str) -> int:
    """Read a text; if it is an action, the engine has a word for it and it is written as it is read."""
    try:
        action = read.read(text)
    except BadNotation:
        return 0
    assert min(action.a, action.b, action.c) >= 0
    assert names.REFUSALS[engine.refuse(t.st, action)]
    assert read.read(read.write(action)) == action
    return 1


@EACH
def test_a_plan_is_written_street_by_street(name: str) -> None:
    """R-98: `plan 6 6 8` in the order of the board, whatever the order it was said in."""
    t = table(name)
    read = notation(t)
    action = read.read("1 plan 8 6 6")
    assert action == plan.of(A, [t.deed(6), t.deed(8), t.deed(6)])
    assert read.write(action) == "1 plan 6 6 8"
    five = read.read("2 plan 39 39 39 39 39")
    assert [plan.count(five, t.deed(39)), plan.count(five, t.deed(37))] == [5, 0]


@EACH
@pytest.mark.parametrize("text", ["1 plan", "1 plan 6 6 6 6 6 6", "1 plan 20", "1 plan 6 x", "1 plan -1"])
def test_what_is_no_plan(name: str, text: str) -> None:
    """R-98: at least one building, at most five on a street, and streets the board has."""
    with pytest.raises(BadNotation):
        notation(table(name)).read(text)


@pytest.mark.parametrize("masks", [(-1, 0, 0), (0, -1, 0), (0, 0, -(2**62)), (2**40, 0, 0), (0, 0, 2**62)])
def test_masks_beyond_the_board(masks: tuple[int, int, int]) -> None:
    """R-98: a plan that did not come from a text is refused as well."""
    t = table("standard")
    assert names.REFUSALS[engine.refuse(t.st, Action(codes.PLAN, A, *masks))] == "no-such-deed"


def test_an_offer_is_no_plan() -> None:
    """An action of one kind in the dress of another is unknown or refused."""
    t = table("standard")
    offer = Offer(A, 1, 1)
    offer.kind = codes.PLAN
    assert names.REFUSALS[engine.refuse(t.st, offer)] == "no-building"
