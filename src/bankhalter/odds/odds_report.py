"""Exact odds on paper: tables of eighty columns, JSON and CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from textwrap import wrap
from typing import Any, Final

from bankhalter.edition import reference
from bankhalter.odds.exact import Odds, Rung, SpaceOdds
from bankhalter.text import Speaker

WIDTH: Final = 80
CELL: Final = 8
TOP: Final = 10
GAP: Final = "–"
Line = tuple[str, Sequence[str]]


class Paper:
    """Writes the odds for people; amounts for each throw of an opponent, or for each turn."""

    def __init__(self, odds: Odds, language: str, per: str = "throw") -> None:
        self.odds = odds
        self.words = Speaker(odds.edition, language, ())
        self.language = language
        self.per = per
        self.times = odds.throws_per_turn if per == "turn" else 1.0

    # Words and numbers -----------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        """Return a message of this command."""
        return self.words.say(f"odds-{key}", **args)

    def titled(self, key: str) -> str:
        """Return the title of a table that counts throws or turns."""
        return self.say(key, per=self.say(f"per-{self.per}"), many=self.say(f"many-{self.per}"))

    def number(self, x: float | None, digits: int) -> str:
        """Return a number as it is written in the language; nothing where there is none."""
        if x is None:
            return GAP
        said = f"{x:.{digits}f}"
        return said.replace(".", ",") if self.language == "de" else said

    def name(self, space: SpaceOdds) -> str:
        """Return the number and name of a space."""
        if space.in_jail:
            return f"{space.at:>2} {self.say('in-jail')}"
        return f"{space.at:>2} {self.words.space(space.at)}"

    def group(self, group: str) -> str:
        """Return the name of a group."""
        return self.words.group(group)

    def step(self, step: str, form: str) -> str:
        """Return the name of a rung, `short` for the head of a column or `long`."""
        kind, _, count = step.partition("-")
        return self.say(f"step-{kind}-{form}", count=count)

    # Parts -------------------------------------------------------------------------------------------

    def head(self) -> str:
        """Say what was computed, and under which assumptions."""
        odds, way = self.odds, self.odds.way
        notes = [
            self.say("speed" if odds.rules.speed_die else "plain"),
            self.say(f"jail-{way.jail}"),
            self.say(f"jail-cards-{way.jail_cards}"),
        ]
        if odds.rules.speed_die:
            notes.append(self.say(f"bus-{way.bus}"))
            notes.append(
                self.say("triple-walk") if way.triple < 0 else self.say("triple-jump", at=way.triple)
            )
        solved = self.say(
            "solved",
            places=str(odds.places),
            throws=self.number(odds.throws_per_turn, 4),
            residual=f"{odds.residual:.0e}",
        )
        title = self.say("title", edition=odds.edition.name[self.language])
        return "\n".join([*wrap(title, WIDTH), *wrap("; ".join(notes) + ".", WIDTH), *wrap(solved, WIDTH)])

    def short(self) -> str:
        """The most visited spaces, and when the groups have paid back."""
        most = sorted(self.odds.spaces, key=lambda space: -space.throw_end)[:TOP]
        top = self.space_table(self.say("top", count=str(TOP)), most)
        return f"{top}\n\n{self.payback()}"

    def spaces(self) -> str:
        """Every space."""
        return self.space_table(self.say("spaces"), self.odds.spaces)

    def space_table(self, title: str, spaces: Iterable[SpaceOdds]) -> str:
        """Return a table of spaces, in per cent."""
        fields = ("throw_end", "turn_end", "per_throw", "per_turn")
        heads = [self.say(f"head-{field.replace('_', '-')}") for field in fields]
        lines = [
            (self.name(s), [self.number(100 * getattr(s, field), 3) for field in fields]) for s in spaces
        ]
        return table(title, heads, lines, 11)

    def rent(self) -> str:
        """What each deed brings, rung by rung."""
        return self.deed_tables("rents", lambda step: self.number(step.rent * self.times, 2))

    def deed_tables(self, title: str, cell: Callable[[Rung], str]) -> str:
        """Return one table of the streets and one of the deeds that count by number."""
        found = []
        streets = [deed for deed in self.odds.deeds if deed.steps[0].name == "deed"]
        others = [deed for deed in self.odds.deeds if deed.steps[0].name != "deed"]
        for deeds, kind in ((streets, "streets"), (others, "others")):
            rows = [(self.name(self.odds.spaces[deed.at]), deed.steps) for deed in deeds]
            found.append(self.step_table(f"{title}-{kind}", rows, cell))
        return "\n\n".join(part for part in found if part)

    def payback(self) -> str:
        """When each rung of each group has paid back, the best groups first."""
        groups = sorted(self.odds.groups, key=lambda group: min(s.throws or 1e99 for s in group.steps))
        found = []
        for kind, first in (("streets", "group"), ("others", "owned-1")):
            rows = [(self.group(g.group), g.steps) for g in groups if g.steps[0].name == first]
            found.append(self.step_table(f"payback-{kind}", rows, self.back))
        return "\n\n".join(part for part in found if part)

    def deeds_back(self) -> str:
        """When each building of each street has paid back."""
        streets = [deed for deed in self.odds.deeds if deed.steps[0].name == "deed"]
        rows = [(self.name(self.odds.spaces[deed.at]), deed.steps) for deed in streets]
        return self.step_table("payback-each", rows, self.back)

    def back(self, step: Rung) -> str:
        """Return the throws or turns of opponents until a rung has paid back."""
        return self.number(None if step.throws is None else step.throws / self.times, 1)

    def step_table(
        self, title: str, rows: Sequence[tuple[str, Sequence[Rung]]], cell: Callable[[Rung], str]
    ) -> str:
        """Return a table with a column for each rung; nothing if there are no rows."""
        if not rows:
            return ""
        longest = max((steps for _, steps in rows), key=len)
        heads = [self.step(step.name, "short") for step in longest]
        lines: list[Line] = [(name, [cell(step) for step in steps]) for name, steps in rows]
        return table(self.titled(title), heads, lines, CELL)

    def order(self) -> str:
        """Every purchase that pays back, the quickest first."""
        heads = [self.say("head-price"), self.say(f"head-{self.per}s")]
        lines = [
            (f"{self.group(group)}: {self.step(step.name, 'long')}", [str(step.price), self.back(step)])
            for group, step in self.odds.order()
        ]
        return table(self.titled("order"), heads, lines, 12)


PARTS: Final[dict[str, tuple[Callable[[Paper], str], ...]]] = {
    "short": (Paper.short,),
    "spaces": (Paper.spaces,),
    "rent": (Paper.rent,),
    "payback": (Paper.payback, Paper.deeds_back),
    "order": (Paper.order,),
    "all": (Paper.spaces, Paper.rent, Paper.payback, Paper.deeds_back, Paper.order),
}


def as_table(odds: Odds, language: str, show: str = "short", per: str = "throw") -> str:
    """Return the odds for people to read."""
    paper = Paper(odds, language, per)
    return "\n\n".join([paper.head(), *(part(paper) for part in PARTS[show])]) + "\n"


def table(title: str, heads: Sequence[str], lines: Iterable[Line], cell: int) -> str:
    """Return a table with its title above and numbers to the right, never wider than the page."""
    first = WIDTH - cell * len(heads)
    out = [*wrap(title, WIDTH), *column_heads(heads, first, cell)]
    for name, cells in lines:
        out.append((clip(name, first).ljust(first) + "".join(c.rjust(cell) for c in cells)).rstrip())
    return "\n".join(out)


def column_heads(heads: Sequence[str], first: int, cell: int) -> list[str]:
    """Return the heads above their columns; those too long for them stand a line higher."""
    above, line = "", " " * first
    for i, head in enumerate(heads, 1):
        room = first + cell * i - len(above)
        above += clip(head, room).rjust(room) if len(head) >= cell else ""
        line += (head if len(head) < cell else "").rjust(cell)
    return [above, line.rstrip()] if above else [line]


def clip(text: str, width: int) -> str:
    """Return a text that leaves a blank in its column."""
    return text if len(text) < width else text[: width - 2] + "…"


# For programs --------------------------------------------------------------------------------------------


def as_data(odds: Odds, language: str) -> dict[str, Any]:
    """Return everything as plain values."""
    paper = Paper(odds, language)
    return {
        "edition": reference(odds.edition),
        "digest": odds.edition.digest,
        "variant": odds.rules.variant,
        "speed_die": odds.rules.speed_die,
        "way": asdict(odds.way),
        "places": odds.places,
        "residual": odds.residual,
        "throws_per_turn": odds.throws_per_turn,
        "spaces": [{"name": paper.name(space)[3:], **asdict(space)} for space in odds.spaces],
        "deeds": [
            {
                "at": deed.at,
                "name": paper.name(odds.spaces[deed.at])[3:],
                "group": deed.group,
                "steps": [step_data(step, odds.throws_per_turn) for step in deed.steps],
            }
            for deed in odds.deeds
        ],
        "groups": [
            {
                "group": group.group,
                "name": paper.group(group.group),
                "per_throw": group.per_throw,
                "steps": [step_data(step, odds.throws_per_turn) for step in group.steps],
            }
            for group in odds.groups
        ],
        "order": [{"group": group, "step": step.name, "throws": step.throws} for group, step in odds.order()],
    }


def step_data(step: Rung, throws: float) -> dict[str, Any]:
    """Return a rung for each throw and for each turn."""
    return {
        "name": step.name,
        "price": step.price,
        "rent_per_throw": step.rent,
        "rent_per_turn": step.rent * throws,
        "throws": step.throws,
        "turns": None if step.throws is None else step.throws / throws,
    }


def as_json(odds: Odds, language: str) -> str:
    """Return everything as JSON."""
    return json.dumps(as_data(odds, language), ensure_ascii=False, indent=1) + "\n"


def as_csv(odds: Odds, language: str) -> str:
    """Return a row for each space, with a column for each rung's rent and throws."""
    data = as_data(odds, language)
    deeds = {deed["at"]: deed for deed in data["deeds"]}
    names = list(dict.fromkeys(step["name"] for deed in data["deeds"] for step in deed["steps"]))
    columns = [f"{kind}-{name}" for kind in ("rent", "throws") for name in names]
    out = io.StringIO()
    writer = csv.DictWriter(out, ["at", *list(data["spaces"][0])[2:], "name", "group", *columns])
    writer.writeheader()
    for space in data["spaces"]:
        writer.writerow({**space, **csv_deed({} if space["in_jail"] else deeds.get(space["at"], {}))})
    return out.getvalue()


def csv_deed(deed: dict[str, Any]) -> dict[str, Any]:
    """Return the columns of a deed."""
    found = {"group": deed.get("group", "")}
    for step in deed.get("steps", ()):
        found[f"rent-{step['name']}"] = step["rent_per_throw"]
        found[f"throws-{step['name']}"] = step["throws"]
    return found
