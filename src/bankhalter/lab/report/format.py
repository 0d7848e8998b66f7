"""Numbers, shares and sums the way people of a language and an edition write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bankhalter.edition import Edition
from bankhalter.text import Speaker

MINUS = "−"


class LabSpeaker(Speaker):
    """The messages of the laboratory with the edition's names."""

    def __init__(self, edition: Edition, language: str) -> None:
        super().__init__(edition, language, ())

    def number(self, x: float, digits: int = 1, plus: bool = False) -> str:
        """Write a number with the language's marks."""
        text = f"{abs(x):,.{digits}f}"
        if self.language == "de":
            text = text.translate(str.maketrans(",.", "’," if self.swiss else ".,"))
        zero = round(abs(x), digits) == 0
        sign = "" if zero else MINUS if x < 0 else "+" if plus else ""
        return sign + text

    def percent(self, x: float, digits: int = 1, plus: bool = False) -> str:
        """Write a share in per cent."""
        return self.number(100 * x, digits, plus) + "\u00a0%"

    def points(self, x: float) -> str:
        """Write the difference of two shares in percentage points."""
        return self.say("lab-points", number=self.number(100 * x, 2, True))

    def share(self, entry: Mapping[str, Any], digits: int = 1) -> str:
        """Write a share with its interval."""
        low, high = self.number(100 * entry["low"], digits), self.number(100 * entry["high"], digits)
        return f"{self.percent(entry['value'], digits)} [{low} – {high}]"

    def mean(self, entry: Mapping[str, Any], digits: int = 1) -> str:
        """Write a mean with its interval."""
        low, high = self.number(entry["low"], digits), self.number(entry["high"], digits)
        return f"{self.number(entry['value'], digits)} [{low} – {high}]"

    def sum(self, x: float) -> str:
        """Write a sum of money, rounded to whole units."""
        return self.money(round(x))

    def group(self, name: str) -> str:
        """Return the name of a group."""
        return self.edition.groups[name].name[self.language]

    def bot(self, entry: Mapping[str, Any]) -> str:
        """Return a bot with its number, so that equal ones can be told apart."""
        return f"{entry['number']} · {entry['bot']}"

    def title(self, job: Mapping[str, Any]) -> str:
        """Say in one line what was played."""
        rules = ", ".join(f"{name} = {value}" for name, value in job["rules"].items())
        name = self.edition.name[self.language]
        return f"{name} · {rules}" if rules else name

    def ended(self, found: Mapping[str, Any]) -> str:
        """Say how many games were played, and why no more if it was cut short."""
        said = self.say("lab-played", games=self.number(found["games"], 0))
        if found["ended"] in ("interrupted", "time", "width"):
            said += " " + self.say(f"lab-ended-{found['ended']}")
        return said
