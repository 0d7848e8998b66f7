"""What somebody wants to play, read from words: an edition, and rules that differ from its book."""

from __future__ import annotations

import os
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from bankhalter.edition import available
from bankhalter.game.record import read_value
from bankhalter.switches import names

VARIANTS = {"kurz": "short", "kurzspiel": "short", "zeit": "time", "auf zeit": "time"}
WORDS_FOR_YES, WORDS_FOR_NO = ("yes", "ja", "true", "on"), ("no", "nein", "false", "off")
ANSWERS = {**dict.fromkeys(WORDS_FOR_YES, "yes"), **dict.fromkeys(WORDS_FOR_NO, "no")}


class Misheard(ValueError):
    """Words that name nothing: the message `agreed-<key>` with its variables."""

    def __init__(self, key: str, said: str, near: str = "", **more: str) -> None:
        self.key = f"{key}-near" if near else key
        self.values = {"said": said[:60], "near": near, **more}
        super().__init__(f"{self.key} {self.values}")


def read_edition(said: str) -> str:
    """Return an edition's id, or what looks like a file; suggest the nearest id for anything else."""
    if said in available() or "." in said or os.sep in said or Path(said).exists():
        return said
    near = get_close_matches(said.casefold(), available(), 1, 0.4)
    raise Misheard("no-edition", said, "".join(near), all=", ".join(available()))


def read_switches(rules: Iterable[str], variant: str | None = None, speed: bool = False) -> dict[str, Any]:
    """Put `name=value` rules, a variant and the speed die together."""
    switches = dict(read_rule(rule) for rule in rules)
    if variant:
        switches["variant"] = read_variant(variant)
    if speed:
        switches["speed_die"] = True
    return switches


def read_variant(said: str) -> str:
    """Return variants by name; German words for them are understood too."""
    return "+".join([VARIANTS.get(part, part) for part in said.casefold().split("+")])


def read_rule(said: str) -> tuple[str, Any]:
    """Read one switch, `name=value`."""
    name, _, value = (part.strip() for part in said.partition("="))
    name = name.replace("-", "_")
    if not name or not value:
        raise Misheard("rule-form", said)
    if name not in names():
        raise Misheard("no-rule", name, "".join(get_close_matches(name, names(), 1)))
    return name, read_value(name, ANSWERS.get(value.casefold(), value))
