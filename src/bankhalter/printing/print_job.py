"""What all sheets of one print share: the edition, its words in one language, its look, the settings."""

from __future__ import annotations

from dataclasses import dataclass, field

from bankhalter.artwork.looks import Appearance, look_of, sparing
from bankhalter.edition import Edition
from bankhalter.printing.print_settings import PrintSettings
from bankhalter.text import Speaker


@dataclass(frozen=True)
class PrintJob:
    """One print."""

    edition: Edition
    settings: PrintSettings
    language: str
    speaker: Speaker = field(init=False)
    look: Appearance = field(init=False)

    def __post_init__(self) -> None:
        """Find words and look."""
        look = look_of(self.edition)
        object.__setattr__(self, "speaker", Speaker(self.edition, self.language, ()))
        object.__setattr__(self, "look", sparing(look) if self.settings.ink == "sparing" else look)

    def say(self, key: str, /, **args: object) -> str:
        """Return a message in the edition's words."""
        return self.speaker.say(key, **args)

    @property
    def title(self) -> str:
        """The name of the edition."""
        return self.edition.name[self.language]

    def note(self, sheet: str, *details: str) -> str:
        """Return the line in the margin of a page: edition, sheet, and what else one must know of it."""
        return " · ".join([self.title, self.say(f"print-sheet-{sheet}"), *details])

    def square_name(self, at: int) -> str:
        """Return what is printed on a square: its short name if it has one."""
        short = self.edition.spaces[at].short.get(self.language, "")
        return short or self.speaker.space(at)

    def square_foot(self, at: int) -> str:
        """Return the sum at the foot of a square."""
        space = self.edition.spaces[at]
        if space.kind == "go":
            return self.say("print-salary", amount=self.speaker.money(self.edition.amounts.salary))
        if space.kind == "jail":
            return self.speaker.term("visiting")
        amount = space.price or space.amount
        return self.speaker.money(amount) if amount else ""
