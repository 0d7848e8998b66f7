"""The booklet of one table, written out: chapters, paragraphs and tables in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bankhalter.edition import Edition
from bankhalter.switches import Rules, defaults
from bankhalter.text.booklet.book_tables import rows
from bankhalter.text.booklet.contents import CONTENTS, ONLY, Chapter, Paragraph
from bankhalter.text.booklet.facts import CONDITIONS, BookTable, facts
from bankhalter.text.speaker import Speaker

SENTENCE = re.compile(r"(^|[.!?] )([a-zäöü])")


@dataclass(frozen=True)
class BookEntry:
    """One paragraph as it is read; `changed`: this table agreed on something else than the edition's book."""

    anchor: str
    title: str
    text: str
    rules: tuple[str, ...]
    table: tuple[tuple[str, ...], ...]
    changed: bool = False


@dataclass(frozen=True)
class Part:
    """One chapter as it is read."""

    id: str
    title: str
    entries: tuple[BookEntry, ...]


@dataclass(frozen=True)
class Book:
    """A whole booklet."""

    edition: Edition
    language: str
    title: str
    parts: tuple[Part, ...]

    def entries(self) -> Iterator[BookEntry]:
        """Every paragraph, in order."""
        for part in self.parts:
            yield from part.entries

    def entry(self, anchor: str) -> BookEntry | None:
        """The paragraph of an anchor, if this booklet has it."""
        return next((entry for entry in self.entries() if entry.anchor == anchor), None)

    @property
    def changed(self) -> bool:
        """Whether the table agreed on anything else than the edition's book."""
        return any(entry.changed for entry in self.entries())

    def values(self) -> dict[str, Any]:
        """The booklet as plain values, for the browser."""
        return {
            "edition": self.edition.id,
            "language": self.language,
            "title": self.title,
            "changed": self.changed,
            "chapters": [_part_values(part) for part in self.parts],
        }


def _part_values(part: Part) -> dict[str, Any]:
    """One chapter as plain values."""
    paragraphs = [
        {
            "anchor": entry.anchor,
            "title": entry.title,
            "text": entry.text,
            "rules": list(entry.rules),
            "changed": entry.changed,
            "table": [list(row) for row in entry.table],
        }
        for entry in part.entries
    ]
    return {"id": part.id, "title": part.title, "paragraphs": paragraphs}


def capital(text: str) -> str:
    """Return a text whose sentences begin with a capital, also where an edition's word comes first."""
    return SENTENCE.sub(lambda found: found[1] + found[2].upper(), text)


def own_rules(edition: Edition) -> Rules:
    """The rules as the edition's book has them."""
    return Rules(**defaults(edition))


def compose(edition: Edition, rules: Rules | None, language: str) -> Book:
    """Return the booklet of an edition, as its book has it or as a table agreed; differences are marked.

    `rules` of None are the edition's own.
    """
    own = own_rules(edition)
    plain = _write(edition, own, language)
    parts = plain if rules is None or rules == own else _write(edition, rules, language)
    usual = {entry.anchor: (entry.text, entry.table) for part in plain for entry in part.entries}
    title = Speaker(edition, language, ()).say("booklet-name", edition=edition.name[language])
    return Book(edition, language, title, tuple([_marked(part, usual) for part in parts]))


def _marked(part: Part, usual: Mapping[str, object]) -> Part:
    """Mark the paragraphs that read differently in the edition's own booklet."""
    entries = [
        BookEntry(e.anchor, e.title, e.text, e.rules, e.table, usual.get(e.anchor) != (e.text, e.table))
        for e in part.entries
    ]
    return Part(part.id, part.title, tuple(entries))


def _write(edition: Edition, rules: Rules, language: str) -> list[Part]:
    """Write all chapters that apply."""
    table, writer = BookTable(edition, rules), Speaker(edition, language, ())
    known = facts(table, writer)
    return [
        _write_part(chapter, table, writer, known) for chapter in CONTENTS if CONDITIONS[chapter.when](table)
    ]


def _write_part(chapter: Chapter, table: BookTable, writer: Speaker, known: Mapping[str, object]) -> Part:
    """Write one chapter."""
    entries = [
        _write_entry(paragraph, table, writer, known)
        for paragraph in chapter.paragraphs
        if CONDITIONS[paragraph.when](table)
    ]
    title = capital(writer.format(f"booklet-chapter-{chapter.id}", known))
    return Part(chapter.id, title, tuple(entries))


def _write_entry(
    paragraph: Paragraph, table: BookTable, writer: Speaker, known: Mapping[str, object]
) -> BookEntry:
    """Write one paragraph with the rules that apply here."""
    return BookEntry(
        paragraph.anchor,
        capital(writer.format(f"booklet-{paragraph.anchor}-title", known)),
        capital(writer.format(f"booklet-{paragraph.anchor}", known)),
        tuple([rule for rule in paragraph.rules if applies(rule, table)]),
        _tidy(rows(paragraph.table, table, writer)),
    )


def _tidy(table: list[list[str]]) -> tuple[tuple[str, ...], ...]:
    """Return a table whose head begins with capitals."""
    return tuple([tuple(map(capital, row) if at == 0 else row) for at, row in enumerate(table)])


def applies(rule: str, table: BookTable) -> bool:
    """Tell whether a rule is one of this edition's book."""
    conditions = [condition for start, condition in ONLY.items() if _begins(rule, start)]
    return all(CONDITIONS[condition](table) for condition in conditions)


def _begins(rule: str, start: str) -> bool:
    """Tell whether a rule is meant: by its whole id, or by the beginning of a family such as `SHORT-C`."""
    return rule == start or (not start[-1].isdigit() and rule.startswith(start))


def values(edition: Edition, rules: Rules | None, language: str) -> dict[str, Any]:
    """Return the booklet as plain values, for the browser."""
    return compose(edition, rules, language).values()
