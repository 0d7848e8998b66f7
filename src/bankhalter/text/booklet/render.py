"""The booklet on paper: as plain text for a terminal, or as one page that can be printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bankhalter.edition import Edition
from bankhalter.switches import Rules
from bankhalter.text.booklet.ask import Index
from bankhalter.text.booklet.book import BookEntry, Part, compose
from bankhalter.text.catalog import plain
from bankhalter.text.phrases.fuzzy import fold
from bankhalter.text.wrapping import wrap

WIDTH = 78
GAP = "  "
ANSWERS = 3  # paragraphs shown for a question
NARROWEST = 14  # of the first column of a table

Row = Sequence[str]


def render_text(edition: Edition, rules: Rules | None, language: str, width: int = WIDTH) -> str:
    """Return the whole booklet as lines of text."""
    book = compose(edition, rules, language)
    lines = [book.title, "=" * len(book.title), ""]
    if book.changed:
        lines += [*wrap(f"* {plain(language).say('booklet-changed-how')}", width), ""]
    for number, part in enumerate(book.parts, start=1):
        lines += part_lines(part, number, width)
    return "\n".join(lines).rstrip() + "\n"


def part_lines(part: Part, number: int, width: int = WIDTH) -> list[str]:
    """Return a chapter as lines."""
    head = f"{number}. {part.title}"
    lines = [head, "-" * len(head), ""]
    for entry in part.entries:
        lines += [*entry_lines(entry, width), ""]
    return lines


def entry_lines(entry: BookEntry, width: int = WIDTH) -> list[str]:
    """Return a paragraph as lines: its heading, its text, its table."""
    mark = "* " if entry.changed else ""
    lines = wrap(f"{mark}{entry.title}", width)
    return [*lines, *wrap(entry.text, width, GAP, GAP), *table_lines(entry.table, width)]


def table_lines(table: Sequence[Row], width: int) -> Iterator[str]:
    """Return a table as lines; what does not fit is broken in its widest columns."""
    if not table:
        return
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    while sum(widths) > width - len(GAP) * len(widths) and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    yield ""
    for row in table:
        yield from row_lines(row, widths, of_numbers(table))


def row_lines(row: Row, widths: Sequence[int], right: Sequence[bool]) -> Iterator[str]:
    """Return one row, of as many lines as its longest cell needs; columns of numbers end in line."""
    cells = [wrap(cell, width) or [""] for cell, width in zip(row, widths, strict=True)]
    for at in range(max(map(len, cells))):
        shown = [cell[at] if at < len(cell) else "" for cell in cells]
        padded = [
            text.rjust(width) if ends else text.ljust(width)
            for text, width, ends in zip(shown, widths, right, strict=True)
        ]
        yield (GAP + GAP.join(padded)).rstrip()


def of_numbers(table: Sequence[Row]) -> list[bool]:
    """Tell for each column of a table whether it holds only numbers."""
    return [all(not cell or is_number(cell) for cell in column[1:]) for column in zip(*table, strict=True)]


def is_number(cell: str) -> bool:
    """Tell whether a cell holds a number or a sum, or the dash that stands for none."""
    return cell == "–" or any(letter.isdigit() for letter in cell.rsplit(" ", maxsplit=1)[-1])


def look_up(index: Index, said: str, width: int = WIDTH) -> list[str]:
    """Return the contents if nothing is said, a chapter by number or name, or the answers to a question."""
    parts = index.book.parts
    if not said:
        return [index.book.title, *(f"{number:>3}  {part.title}" for number, part in enumerate(parts, 1))]
    part = chapter(parts, said)
    if part is not None:
        return part_lines(part, parts.index(part) + 1, width)[:-1]
    found = [line for entry in index.find(said)[:ANSWERS] for line in (*entry_lines(entry, width), "")][:-1]
    return found or [plain(index.book.language).say("booklet-found-none")]


def chapter(parts: Sequence[Part], said: str) -> Part | None:
    """Return the chapter meant by its number, or by the beginning of its name."""
    if said.isdecimal():
        return parts[int(said) - 1] if 1 <= int(said) <= len(parts) else None
    return next((part for part in parts if fold(said) and fold(part.title).startswith(fold(said))), None)


def render_html(edition: Edition, rules: Rules | None, language: str) -> str:
    """Return the whole booklet as one page without any other file: to read, to search, to print."""
    from jinja2 import Environment, PackageLoader

    home = PackageLoader("bankhalter.text.booklet", "templates")
    pages = Environment(loader=home, autoescape=True, trim_blocks=True, lstrip_blocks=True)
    book = compose(edition, rules, language)
    words = plain(language)
    return pages.get_template("booklet.html").render(
        book=book,
        spelled="de-CH" if language == "de" and edition.language == "de-CH" else language,
        say=words.say,
        of_numbers=of_numbers,
    )
