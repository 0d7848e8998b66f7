"""What a table agreed on, ready to play: made once, shared by all games that agreed the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bankhalter.core.flatten import flatten
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition
from bankhalter.game.notation import Notation
from bankhalter.switches import Rules, agree


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Setup:
    """An edition and rules for it, with the tables the core reads and the notation for its words."""

    edition: Edition
    rules: Rules
    tables: Tables = field(compare=False, repr=False)
    notation: Notation = field(compare=False, repr=False)

    def __hash__(self) -> int:
        """Equal setups have equal digests and rules."""
        return hash((self.edition.digest, self.rules))


class _Printed:
    """An edition as a key: editions of the same name and digest play the same game."""

    __slots__ = ("edition",)

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def __hash__(self) -> int:
        return hash(self.edition.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Printed) and self.edition == other.edition


def set_up(edition: Edition, players: int, **switches: Any) -> Setup:
    """Agree on rules for so many players; RulesError says everything that does not fit."""
    return _ready(_Printed(edition), agree(edition, players, **switches))


@lru_cache(maxsize=256)
def _ready(printed: _Printed, rules: Rules) -> Setup:
    tables = flatten(printed.edition, rules)
    return Setup(printed.edition, rules, tables, Notation(printed.edition, tables))
