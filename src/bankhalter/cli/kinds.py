"""What is typed for an option or an argument: judged here, and completed by the shell from here."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bankhalter.cli.complaint import BadValue

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from bankhalter.edition import Edition
    from bankhalter.switches import Rules

MOST = 10**12
LONGEST = 18  # digits of a number
MOST_SEATS = 10
VARIANTS = {"kurz": "short", "kurzspiel": "short", "zeit": "time", "auf zeit": "time"}
WORDS_FOR_YES, WORDS_FOR_NO = ("yes", "ja", "true", "on"), ("no", "nein", "false", "off")
ANSWERS = {**dict.fromkeys(WORDS_FOR_YES, "yes"), **dict.fromkeys(WORDS_FOR_NO, "no")}


class Kind(click.ParamType[Any]):
    """A kind of value: how it is read, what the help calls it (`cli-value-<name>`), what fits."""

    may_be_empty = False

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, said: str, option: str) -> Any:
        """Return the value, or raise BadValue."""
        return said

    def fitting(self) -> Iterable[str]:
        """Return words that the shell may suggest."""
        return ()

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Read what was typed; Click calls this, for defaults too."""
        if not isinstance(value, str):
            return value
        command = ctx.command_path if ctx is not None else ""
        if not isinstance(param, click.Option):
            return self.read(value, command)
        lost = value.startswith("--") or not (value or self.may_be_empty)
        if lost and param.flag_value != value:
            raise BadValue("needs-value", option=param.opts[0], command=command)
        return self.read(value, param.opts[0])

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return what the shell shows behind the tab key."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(word) for word in self.fitting() if word.startswith(incomplete)]


class Text(Kind):
    """Any words."""

    may_be_empty = True


class Words(Kind):
    """Any words, but some."""


class File(Kind):
    """A file; an optional one may be left unnamed."""

    def __init__(self, name: str = "file") -> None:
        super().__init__(name)

    def read(self, said: str, option: str) -> Path | str:
        """Return where it is."""
        return Path(said) if said else said

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Let the shell look."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(incomplete, type="dir" if self.name == "folder" else "file")]


class EditionFile(File):
    """A file that is meant to be an edition, or the link of one."""

    def read(self, said: str, option: str) -> Path | str:
        """Return where it is; one by its link as a whole."""
        from bankhalter.edition import packed
        from bankhalter.game.edition_links import fetch, is_link

        return packed(fetch(said)) if is_link(said) else super().read(said, option)


class OneOf(Kind):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        super().__init__("word")
        self.words = words

    def read(self, said: str, option: str) -> str:
        """Return the word; capitals do not matter."""
        if said.casefold() in self.words:
            return said.casefold()
        near = "".join(get_close_matches(said.casefold(), self.words, 1))
        raise BadValue("not-a-choice", near, option=option, said=said[:40], all=", ".join(self.words))

    def fitting(self) -> Iterable[str]:
        """All of them."""
        return self.words


# Numbers -----------------------------------------------------------------------------------------------


class Whole(Kind):
    """A whole number between two others."""

    def __init__(self, low: int = 1, high: int = MOST) -> None:
        super().__init__("number")
        self.low, self.high = low, high

    def read(self, said: str, option: str) -> int:
        """Return the number; it may have underscores between its digits."""
        digits = said.replace("_", "").removeprefix("-")
        if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST:
            number = int(said.replace("_", ""))
            if self.low <= number <= self.high:
                return number
        raise BadValue("number", option=option, said=said[:40], low=str(self.low), high=str(self.high))


class Real(Kind):
    """A number of at least `low`, or more than 0, and at most `high`; `2%` is 0.02."""

    def __init__(self, low: float, high: float) -> None:
        super().__init__("number")
        self.low, self.high = low, high

    def read(self, said: str, option: str) -> float:
        """Return the number; a comma is a point."""
        try:
            number = float(said.replace(",", ".").removesuffix("%")) / (100 if said.endswith("%") else 1)
        except ValueError:
            number = -1.0
        if self.low <= number <= self.high and number > 0:
            return number
        low, high = f"{self.low:.15g}", f"{self.high:.15g}"
        raise BadValue("number", option=option, said=said[:40], low=low, high=high)


# What is to be played ----------------------------------------------------------------------------------


class EditionName(Kind):
    """An edition by its id, its link or its content, or what looks like a file."""

    def read(self, said: str, option: str = "") -> str:
        """Return the edition, one by its link as a whole; suggest the nearest id for anything else."""
        from bankhalter.edition import available, packed
        from bankhalter.game.edition_links import fetch, is_link

        if is_link(said):
            return packed(fetch(said))
        if said in available() or "." in said or os.sep in said or Path(said).exists():
            return said
        near = get_close_matches(said.casefold(), available(), 1, 0.4)
        raise BadValue("no-edition", "".join(near), said=said[:60], all=", ".join(available()))

    def fitting(self) -> Iterable[str]:
        """The editions that come with the program."""
        from bankhalter.edition import available

        return available()


class VariantName(Kind):
    """A variant by name; German words for them are understood too."""

    def read(self, said: str, option: str = "") -> str:
        """Return the variant, or several joined by `+`."""
        return "+".join([VARIANTS.get(part, part) for part in said.casefold().split("+")])

    def fitting(self) -> Iterable[str]:
        """Those of the editions that come with the program."""
        from bankhalter.edition import available, load

        return dict.fromkeys(variant for name in available() for variant in load(name).variants)


class Rule(Kind):
    """One switch, `name=value`."""

    def read(self, said: str, option: str = "") -> tuple[str, Any]:
        """Return the switch with its value; whether they fit an edition is judged there."""
        from bankhalter.game.record import read_value
        from bankhalter.switches import names

        name, _, value = (part.strip() for part in said.partition("="))
        name = name.replace("-", "_")
        if not name or not value:
            raise BadValue("rule-form", said=said[:60])
        if name not in names():
            raise BadValue("no-rule", "".join(get_close_matches(name, names(), 1)), said=name[:60])
        return name, read_value(name, ANSWERS.get(value.casefold(), value))

    def fitting(self) -> Iterable[str]:
        """Every switch, waiting for its value."""
        from bankhalter.switches import names

        return (f"{name}=" for name in names())


class ComparedSide(Kind):
    """One side of a comparison, `edition name=value name=value`."""

    def read(self, said: str, option: str = "") -> tuple[str, dict[str, Any]]:
        """Return the edition, or nothing if none is named, and the switches."""
        words = said.split()
        edition = EDITION.read(words.pop(0)) if words and "=" not in words[0] else ""
        return edition, dict(RULE.read(word) for word in words)

    def fitting(self) -> Iterable[str]:
        """The editions."""
        return EDITION.fitting()


class BotName(Kind):
    """A computer player, by its name or as module:Class; whether there is one is judged when it is made."""

    def fitting(self) -> Iterable[str]:
        """Those that need no module."""
        from bankhalter.bots.registry import names

        return names()


class Seats(BotName):
    """Who sits at the table: `simple,simple,default` or `simple*4`."""

    def __init__(self, low: int) -> None:
        super().__init__("seats")
        self.low = low

    def read(self, said: str, option: str = "") -> tuple[str, ...]:
        """Return the names, one for each seat."""
        bots: list[str] = []
        for word in (part.strip() for part in said.split(",")):
            name, star, times = word.partition("*")
            if not name.strip() or (star and not (times.strip().isdecimal() and len(times) < 4)):
                raise BadValue("seats-form", said=said[:60])
            bots += [name.strip()] * (int(times) if star else 1)
        if not self.low <= len(bots) <= self.low + MOST_SEATS - 2:
            others = 2 - self.low  # somebody who is not named here sits there too
            raise BadValue("seats-count", count=str(len(bots) + others), most=str(MOST_SEATS))
        return tuple(bots)


EDITION = EditionName("edition")
VARIANT = VariantName("variant")
RULE = Rule("rule")


def switches(
    rules: Iterable[tuple[str, Any]], variant: str | None = None, speed: bool = False
) -> dict[str, Any]:
    """Put rules, a variant and the speed die together."""
    agreed = dict(rules)
    if variant:
        agreed["variant"] = variant
    if speed:
        agreed["speed_die"] = True
    return agreed


def agreed_rules(edition: Edition, agreed: Mapping[str, Any]) -> Rules:
    """Return rules that some number of players may agree on, or raise what is wrong for every number."""
    from bankhalter.switches import RulesError, agree

    found: list[RulesError] = []
    for players in range(edition.players[0], edition.players[1] + 1):
        try:
            return agree(edition, players, **agreed)
        except RulesError as problem:
            found.append(problem)
    always = set.intersection(*({word for word, _ in problem.problems} for problem in found))
    common = [(word, told) for word, told in found[0].problems if word in always]
    raise RulesError(common, edition.language) if common else found[0]
