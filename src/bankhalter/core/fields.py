"""What the fields of values are: one table of names for repr, text, messages and schema.

A value is told by the parameters of its `__init__`, which are its fields. One name, one meaning: a field
called `why` is a reason wherever it stands, and `winners` a mask of seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from inspect import Parameter, signature
from typing import Any, Final

from bankhalter.core import names
from bankhalter.core.codes import BUS, MR
from bankhalter.core.native import vec

Plain = int | str | list[int]


class Meaning:
    """What a number stands for: itself, a word, or the bits of a mask.

    `words` are what people and messages say, `codes` the names in `codes.py`; a number without either is
    said as it is.
    """

    def __init__(self, words: dict[int, str], codes: dict[int, str], is_mask: bool = False) -> None:
        self.words = words
        self.codes = codes
        self.is_mask = is_mask
        self.numbers = {word: number for number, word in words.items()}

    def plain(self, number: int) -> Plain:
        """Return a number as a word, as the list of its bits, or as it is."""
        if self.is_mask:
            return bits(number)
        return self.words.get(number, number)

    def number(self, plain: Plain) -> int:
        """Return the number that `plain` told."""
        if isinstance(plain, list):
            return sum(1 << bit for bit in plain)
        return self.numbers[plain] if isinstance(plain, str) else plain

    def spelled(self, number: int) -> str:
        """Return a number as Python source."""
        if self.is_mask:
            return "|".join(f"1<<{bit}" for bit in bits(number)) or "0"
        return f"codes.{self.codes[number]}" if number in self.codes else str(number)


def bits(mask: int) -> list[int]:
    """Return the bits of a mask."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def worded(words: Iterable[str], prefix: str = "", **other: str) -> Meaning:
    """Return the meaning of numbers that count words; `other` are codes that are not spelled like theirs."""
    listed = list(words)
    spelled = [other.get(word, prefix + word.upper().replace("-", "_")) for word in listed]
    return Meaning(dict(enumerate(listed)), dict(enumerate(spelled)))


BESIDE: Final = {-1: "bank", -2: "chance", -3: "clock", -4: "anyone", -5: "pot"}  # who is no seat
NAMED: Final = {number: word.upper() for number, word in BESIDE.items()}

NUMBER: Final = Meaning({}, {})
MONEY: Final = Meaning({}, {})
SPACE: Final = Meaning({}, {})
DEED: Final = Meaning({}, {})
CARD: Final = Meaning({}, {})
SEAT: Final = Meaning(BESIDE, NAMED)  # somebody at the table; of a decision also chance or the clock
PARTY: Final = Meaning(BESIDE, NAMED)  # a seat, the bank or the pot
SEATS: Final = Meaning({}, {}, is_mask=True)
DEEDS: Final = Meaning({}, {}, is_mask=True)
CARDS: Final = Meaning({}, {}, is_mask=True)
WHY: Final = worded(names.WHYS, "W_")
LOT: Final = worded(names.LOTS)
DECK: Final = Meaning(dict(enumerate(names.DECKS)), {})
FACE: Final = Meaning(
    {face: names.FACES[face] for face in (BUS, MR)}, {BUS: "BUS", MR: "MR"}
)  # else its eyes
SAID: Final = worded(names.ACTIONS, steps="STEP", jump="JUMP_TO")

MEANINGS: Final = {
    "kind": SAID,
    **dict.fromkeys(("seat", "who", "debtor"), SEAT),
    **dict.fromkeys(("payer", "payee", "giver", "taker", "owner", "to", "leader", "of"), PARTY),
    **dict.fromkeys(("winners", "bidders", "passed", "todo", "tied"), SEATS),
    **dict.fromkeys(("deeds", "want_deeds", "pledged", "ones", "twos", "fours"), DEEDS),
    **dict.fromkeys(("cards", "want_cards", "kept", "unseen"), CARDS),
    **dict.fromkeys(("amount", "cash", "want_cash", "relief", "least", "high"), MONEY),
    **dict.fromkeys(("space", "origin", "at"), SPACE),
    "deed": DEED,
    "card": CARD,
    "why": WHY,
    "what": LOT,
    "deck": DECK,
    "face": FACE,
}


def meaning(name: str) -> Meaning:
    """Return what the field of this name is, in every value."""
    return MEANINGS.get(name, NUMBER)


KNOWN: Final[dict[Any, dict[str, Any]]] = {}


def fields(cls: Any) -> dict[str, Any]:
    """Return the names of a value's fields, each with what it is if not given."""
    if cls not in KNOWN:
        KNOWN[cls] = {parameter.name: parameter.default for parameter in signature(cls).parameters.values()}
    return KNOWN[cls]


def given(value: Any) -> tuple[Any, ...]:
    """Return what makes a value again: the arguments of its class."""
    return tuple([getattr(value, name) for name in fields(type(value))])


def spelled(value: Any) -> str:
    """Return a value as the Python source that makes it; `codes` is the module of that name."""
    told = [
        f"{name}={spelled_field(name, getattr(value, name))}"
        for name, default in fields(type(value)).items()
        if default is Parameter.empty or getattr(value, name) != default
    ]
    return f"{type(value).__name__}({', '.join(told)})"


def spelled_field(name: str, what: object) -> str:
    """Return one field as Python source."""
    return meaning(name).spelled(what) if isinstance(what, int) else repr(what)


def attributes(thing: object) -> list[str]:
    """Return the names of all attributes of a thing, in both builds."""
    return list(getattr(type(thing), "__mypyc_attrs__", None) or vars(thing))


def contents(thing: object) -> dict[str, Any]:
    """Return everything a thing holds by name, the rows of the compiled core as lists."""
    held = {name: getattr(thing, name) for name in attributes(thing)}
    return {name: list(what) if isinstance(what, vec) else what for name, what in held.items()}


def filled(cls: type, arguments: tuple[Any, ...], held: dict[str, Any]) -> Any:
    """Return a new thing of a class that holds this: the inverse of `contents`."""
    thing = cls(*arguments)
    for name, what in held.items():
        row = type(getattr(thing, name))
        setattr(thing, name, row(what) if isinstance(what, list) else what)
    return thing
