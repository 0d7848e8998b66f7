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


def set_up(edition: Edition, players: int, **switches: Any) -> Setup:
    """Agree on rules for so many players; RulesError says everything that does not fit."""
    return _ready(edition, agree(edition, players, **switches))


@lru_cache(maxsize=256)
def _ready(edition: Edition, rules: Rules) -> Setup:
    tables = flatten(edition, rules)
    return Setup(edition, rules, tables, Notation(edition, tables))
