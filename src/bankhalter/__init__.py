"""Bankhalter: the banker who keeps the money, the deeds and the rules.

An engine for five German editions of the property-trading board game, every rule as its book says.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if os.environ.get("BANKHALTER_PURE") == "1":  # as when installing: the rules are not to be compiled
    from bankhalter.uncompiled import prefer_source

    prefer_source()
elif package := os.environ.get("BANKHALTER_COMPILED"):  # by a process that found it ready
    from bankhalter.compiled_aside import prefer_compiled

    prefer_compiled(package)

if TYPE_CHECKING:
    from bankhalter.analysis.advice import advise
    from bankhalter.analysis.game_analysis import analyse
    from bankhalter.bots.api import Bot
    from bankhalter.core.actions import Action, Offer
    from bankhalter.edition import Edition, EditionError, available, load
    from bankhalter.game.chance import Scripted, Seeded
    from bankhalter.game.game import Game, IllegalAction
    from bankhalter.game.notation import BadNotation
    from bankhalter.game.record import BadRecord, Record
    from bankhalter.switches import Rules, RulesError

_HOMES = {
    "Action": "core.actions",
    "BadNotation": "game.notation",
    "BadRecord": "game.record",
    "Bot": "bots.api",
    "Edition": "edition",
    "EditionError": "edition",
    "Game": "game.game",
    "IllegalAction": "game.game",
    "Offer": "core.actions",
    "Record": "game.record",
    "Rules": "switches",
    "RulesError": "switches",
    "Scripted": "game.chance",
    "Seeded": "game.chance",
    "advise": "analysis.advice",
    "analyse": "analysis.game_analysis",
    "available": "edition",
    "load": "edition",
}

__all__ = [
    "Action",
    "BadNotation",
    "BadRecord",
    "Bot",
    "Edition",
    "EditionError",
    "Game",
    "IllegalAction",
    "Offer",
    "Record",
    "Rules",
    "RulesError",
    "Scripted",
    "Seeded",
    "advise",
    "analyse",
    "available",
    "load",
]


def __dir__() -> list[str]:
    """List the public names alone, for those who look around with the tabulator key."""
    return [*__all__, "__version__"]


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used: `import bankhalter` itself costs nothing."""
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(f"bankhalter.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'bankhalter' has no attribute {name!r}")
