"""Computer players by name: the built-in ones, those of installed packages, and anybody's own class.

A name is a built-in one (`strategist`), an earlier self (`strategist-1`), a member of a family of the
population by its number (`collector.12`), one that an installed package declares in the entry-point group
`bankhalter.bots`, or `module:Class`, looked for in the current folder too.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from bankhalter.bots.api import Bot
from bankhalter.bots.ladder import BOTS, EARLIER_SELVES, FAMILIES

GROUP = "bankhalter.bots"
BUILT_IN = {**BOTS, "simple": "bankhalter.bots.players.simple:Simple", "default": "bankhalter.bots.api:Bot"}
LONGEST_NUMBER = 9  # digits
Maker = Callable[[int], Bot]  # makes a bot for one game, with a seed for those that want one


class UnknownBot(ValueError):
    """No computer player of this name; `word` says why, `near` is the nearest name or empty."""

    def __init__(self, word: str, name: str, detail: str = "", near: str = "") -> None:
        self.word = word
        self.name = name
        self.detail = detail
        self.near = near
        super().__init__(f"{word}: {name} {detail}".strip())

    def message(self) -> tuple[str, dict[str, str]]:
        """Return the key of the sentence that says so (behind `lab-`), and its variables."""
        key = f"bot-{self.word}{'-near' if self.near else ''}"
        told = {"name": self.name[:60], "near": self.near, "all": ", ".join(names())}
        return key, {**told, "detail": self.detail[:300]}


def names() -> list[str]:
    """Return the names of all computer players that need no module, the weakest of the ladder first."""
    return list(dict.fromkeys([*BUILT_IN, *sorted(_installed())]))


@cache
def find(name: str) -> Maker:
    """Return what makes bots of this name, or raise UnknownBot."""
    family, _, number = name.partition(".")
    if family in FAMILIES and number.isdecimal() and len(number) <= LONGEST_NUMBER:
        return _member(name, FAMILIES[family], int(number))
    place = {**BUILT_IN, **EARLIER_SELVES}.get(name, name)
    if name not in BUILT_IN and name in _installed():
        place = _installed()[name].value
    if ":" not in place:
        near = get_close_matches(name, names(), 1, 0.5)
        raise UnknownBot("unknown", name, near="".join(near))
    return _maker(name, _load(name, place))


def _member(name: str, place: str, number: int) -> Maker:
    """Return what makes a member of a family: its number fixes its habits, the seed its chance in a game."""
    kind: Callable[[int, int], Bot] = _load(name, place)
    return lambda seed: kind(number, seed)


def _installed() -> dict[str, EntryPoint]:
    """Return the bots declared by installed packages."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _load(name: str, place: str) -> type[Bot]:
    """Import `module:Class`."""
    module, _, attribute = place.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except Exception as problem:
        raise UnknownBot("import", name, f"{type(problem).__name__}: {problem}") from problem
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot("class", name, attribute)
    return found


def _maker(name: str, kind: Callable[..., Bot]) -> Maker:
    """Make bots with a seed if their constructor has one, else without."""
    seeded = _wants_seed(kind)
    try:
        kind(seed=0) if seeded else kind()
    except Exception as problem:
        raise UnknownBot("construct", name, f"{type(problem).__name__}: {problem}") from problem
    if seeded:
        return lambda seed: kind(seed=seed)
    return lambda _seed: kind()


def _wants_seed(kind: Callable[..., Bot]) -> bool:
    """Tell whether a constructor has a parameter `seed`; compiled ones may not tell."""
    try:
        return "seed" in inspect.signature(kind).parameters
    except (TypeError, ValueError):
        return False
