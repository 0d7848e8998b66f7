"""What the tests of sentences share: the messages of the files, and a sample of all that can be said."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bankhalter import edition as editions
from bankhalter.core import codes, decisions, dump
from bankhalter.core.events import Event
from bankhalter.core.fields import fields

SOURCE = Path(editions.__file__).parents[1]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def entries(language: str) -> list[ast.EntryType]:
    folder = resources.files("bankhalter.text") / language
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(language) if isinstance(e, ast.Message)}


def words_in(module: str, pattern: str) -> set[str]:
    found = set(re.findall(pattern, (SOURCE / module).read_text("utf-8")))
    assert found, f"nothing like {pattern} in {module}"
    return found


BAD_NOTATION = words_in("game/notation.py", r'BadNotation\(\s*"([a-z-]+)"')

# What each field may be; a name not listed here is a small number.
SHAPES: dict[str, list[int]] = {
    **{name: [0, 1, codes.BANK, codes.POT] for name in ("payer", "payee", "giver", "taker", "owner", "to")},
    "seat": [0, 1],
    "why": list(range(codes.WHYS)),
    "what": [codes.DEED, codes.HOUSE, codes.HOTEL],
    "amount": [1, 0],
    "deed": [0, 4],
    "deck": [0, 1],
    "face": [0, 1, codes.BUS],
    "was": [0, 4],
    "level": [0, 1, 5],
    "winners": [0b1, 0b101],
}


def samples(kind: str) -> list[Event]:
    """All shapes of an event: both directions, every reason, every kind of lot."""
    event = dump.KINDS[Event][kind]
    choices = [SHAPES.get(name, [1, 4]) for name in fields(event)]
    return [event(*numbers) for numbers in product(*choices)]


FRAMES: list[tuple[decisions.Decision, str]] = [
    (decisions.Turn(0, 1, 0), "Anna ist dran: würfeln."),
    (decisions.Turn(0, 0, 1), "Anna hatte einen Pasch: noch einmal würfeln."),
    (decisions.Rest(0), ""),
    (decisions.Purchase(1, 0), "Ben: Badstraße für M 60 kaufen oder versteigern lassen?"),
    (decisions.Roll(0, 0, 2), ""),
    (decisions.Draw(0, 1), "Anna zieht eine Gemeinschaftskarte."),
    (decisions.RentRoll(0, 1, 4, 0, 0), "Anna würfelt die Miete für Ben aus: Augen mal 4."),
    (decisions.Steps(0), ""),
    (decisions.Jump(0), ""),
    (decisions.CardChoice(0, 0), ""),
    (decisions.Receipt(0, 3), ""),
    (decisions.Deal(0, 3), ""),
    (decisions.Opening(0, 0, 0, 0), ""),
    (decisions.Over(), ""),
    (
        decisions.Debt(2, 0, 50, codes.W_RENT, 0, 0),
        "Cem schuldet Anna M 50 und hat M 1500: verkaufen, beleihen oder handeln.",
    ),
    (
        decisions.Debt(2, -1, 5000, codes.W_TAX, 0, 0),
        "Cem schuldet der Bank M 5000 und kann das nicht mehr aufbringen: handeln oder Bankrott anmelden.",
    ),
    (decisions.Auction(1, codes.DEED, 0, 1, 15, 0, 0, -1), ""),
    (decisions.Auction(1, codes.HOUSE, -1, 1, 15, 0, 60, 0), ""),
    (decisions.Auction(-4, codes.DEED, 0, 1, 15, 0, 0, -1), ""),
    (decisions.Auction(-4, codes.DEED, 0, 1, 15, 0, 60, 0), ""),
    (decisions.Bonus(0), ""),
    (decisions.Move(0, 3), ""),
    (decisions.Estate(0, 3), ""),
    (decisions.Wants(0, 0, 1, codes.HOUSE, 0, 0, 0, 0), ""),
    (decisions.Lots(0, codes.HOUSE, 0, 1), ""),
    (decisions.Place(0, codes.HOUSE, 2, -1), ""),
    (decisions.Place(0, codes.HOTEL, 1, 60), ""),
    (decisions.Call(0, 1, 0), ""),
    (decisions.FinalCall(0), ""),
    (decisions.Count(), ""),
]
