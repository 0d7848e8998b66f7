"""The rulebook as a booklet: A5 pages, two on a sheet and side, in the order that folding gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bankhalter.artwork.board_drawing import lines
from bankhalter.artwork.lettering import BOLD, LEADING, REGULAR, fitted, paragraph, width
from bankhalter.artwork.looks import middle
from bankhalter.artwork.svg_elements import group, moved, rectangle, strokes, words
from bankhalter.printing.imposition import flips_sideways, shifted
from bankhalter.printing.pages import Page
from bankhalter.printing.print_job import PrintJob
from bankhalter.printing.print_settings import PAPERS
from bankhalter.text import booklet
from bankhalter.text.booklet import BookEntry, Part

EDGE, TOP, BOTTOM = 13.0, 14.0, 14.0
AIR = 1.32  # from line to line in running text
TOGETHER = 4  # blocks that no page's end parts: a heading, its first paragraph, two rows of a table
GUTTER = 3.0  # between the columns of a table


def pages(job: PrintJob) -> Iterator[Page]:
    """Return the sheets of the booklet, to be folded and stapled."""
    wide, high = PAPERS[job.settings.paper]
    leaf = (high / 2, wide)
    leaves = [cover(job, leaf), *typeset(job, leaf)]
    leaves += [""] * (-len(leaves) % 4)
    sheet = (high, wide)
    if job.settings.duplex == "none":
        yield from in_order(job, leaves, sheet)
        return
    upright = flips_sideways(sheet, job.settings.duplex)
    note = (job.say("print-fronts"), job.say("print-backs"))
    for first in range(0, len(leaves) // 2, 2):
        last = len(leaves) - 1 - first
        yield side_by_side(job, leaves[last], leaves[first], sheet, note[0])
        back = side_by_side(job, leaves[first + 1], leaves[last - 1], sheet, note[1])
        turned = back.drawn if upright else group(back.drawn, moved(*sheet, 180))
        yield Page(*sheet, shifted(turned, job.settings), back.note)


def in_order(job: PrintJob, leaves: Sequence[str], sheet: tuple[float, float]) -> Iterator[Page]:
    """Return the pages as they are read, for a printer that prints one side."""
    for first in range(0, len(leaves), 2):
        yield side_by_side(job, leaves[first], leaves[first + 1], sheet, job.say("print-duplex-none"))


def side_by_side(job: PrintJob, left: str, right: str, sheet: tuple[float, float], told: str) -> Page:
    """Return two pages on one side of a sheet."""
    half = sheet[0] / 2
    fold = strokes(
        [(half, 2, half, 5), (half, sheet[1] - 5, half, sheet[1] - 2)], stroke="#000000", stroke_width=0.15
    )
    return Page(*sheet, left + group(right, moved(half, 0)) + fold, job.note("booklet", told))


def cover(job: PrintJob, leaf: tuple[float, float]) -> str:
    """Return the first page."""
    wide, high = leaf
    look = job.look
    edge = 8.0
    title = fitted(job.title, wide - 40, 40, (18, 7))
    name = fitted(job.speaker.say("print-sheet-booklet"), wide - 40, 12, (8, 4), REGULAR)
    return (
        rectangle(edge, edge, wide - 2 * edge, high - 2 * edge, rx=3, fill=look["stage"])
        + middle(look, (wide / 2, high * 0.64), wide * 0.68)
        + lines(title, wide / 2, high * 0.14 + 20, fill=look["stageInk"], font_weight=BOLD)
        + lines(name, wide / 2, high * 0.14 + 42, fill=look["stageInk"])
    )


# Setting type ----------------------------------------------------------------------------------------------


@dataclass
class Block:
    """Some lines that stay together: drawn from 0 0, and how high they are."""

    drawn: str
    high: float


@dataclass
class Column:
    """Blocks one below the other; `add` says whether one still fits."""

    high: float
    used: float = 0.0
    drawn: list[str] = field(default_factory=list)

    def add(self, block: Block) -> bool:
        """Put a block at the end if there is room."""
        if self.drawn and self.used + block.high > self.high:
            return False
        self.drawn.append(group(block.drawn, moved(0, self.used)))
        self.used += block.high
        return True


def typeset(job: PrintJob, leaf: tuple[float, float]) -> list[str]:
    """Return the pages of the rules."""
    wide, high = leaf[0] - 2 * EDGE, leaf[1] - TOP - BOTTOM
    columns = [Column(high)]
    for group_ in blocks(job, wide):
        if sum(block.high for block in group_[:TOGETHER]) + columns[-1].used > high and columns[-1].drawn:
            columns.append(Column(high))
        for block in group_:
            if not columns[-1].add(block):
                columns.append(Column(high))
                columns[-1].add(block)
    return [
        group("".join(column.drawn), moved(EDGE, TOP))
        + words(leaf[0] / 2, leaf[1] - 8, str(number), 2.8, text_anchor="middle")
        for number, column in enumerate(columns, start=2)
    ]


def blocks(job: PrintJob, wide: float) -> Iterator[list[Block]]:
    """Return groups of blocks; the first of a group stay together where a page can hold them."""
    book = booklet.compose(job.edition, None, job.language)
    for number, part in enumerate(book.parts, start=1):
        head = heading(job, part, number, wide)
        for i, entry in enumerate(part.entries):
            told = [*entry_blocks(job, entry, wide)]
            yield [head, *told] if i == 0 else told


def heading(job: PrintJob, part: Part, number: int, wide: float) -> Block:
    """Return the head of a chapter."""
    size = job.settings.booklet_type
    text = fitted(f"{number}. {part.title}", wide, size * 5, (size * 1.7, size), BOLD)
    high = text.high + size * 2.6
    drawn = "".join(
        words(
            0,
            size * 2.3 + i * text.size * LEADING,
            line,
            text.size,
            font_weight=BOLD,
            fill=job.look["accent"],
        )
        for i, line in enumerate(text.lines)
    )
    rule = strokes(
        [(0, high - size * 0.6, wide, high - size * 0.6)], stroke=job.look["accent"], stroke_width=0.25
    )
    return Block(drawn + rule, high)


def entry_blocks(job: PrintJob, entry: BookEntry, wide: float) -> Iterator[Block]:
    """Return a paragraph: its title with the text, then its table row by row."""
    size = job.settings.booklet_type
    step = size * AIR
    told = paragraph(entry.text, wide, size) if entry.text else []
    drawn = words(0, step, entry.title, size * 1.05, font_weight=BOLD)
    drawn += "".join(words(0, step * (i + 2), line, size) for i, line in enumerate(told))
    yield Block(drawn, step * (len(told) + 1.55))
    if entry.table:
        yield from table(entry.table, wide, size)
        yield Block("", step * 0.6)


def table(rows: Sequence[Sequence[str]], wide: float, size: float) -> Iterator[Block]:
    """Return the rows of a table; columns share the width by what they hold, and cells are broken."""
    shares = columns_of(rows, wide, size)
    for at, row in enumerate(rows):
        weight = BOLD if at == 0 else REGULAR
        yield row_block(row, shares, size, weight, wide)


def columns_of(rows: Sequence[Sequence[str]], wide: float, size: float) -> list[float]:
    """Return how wide the columns are: as they want, the widest made narrower until all fit."""
    wanted = [max(width(cell, size, BOLD) for cell in column) + 0.2 for column in zip(*rows, strict=True)]
    room = wide - GUTTER * (len(wanted) - 1)
    while sum(wanted) > room:
        widest = wanted.index(max(wanted))
        wanted[widest] -= min(1.0, sum(wanted) - room)
    return wanted


def row_block(row: Sequence[str], shares: Sequence[float], size: float, weight: int, wide: float) -> Block:
    """Return one row of a table."""
    cells = [paragraph(cell, share, size * 0.94, weight) for cell, share in zip(row, shares, strict=True)]
    step, x, drawn = size * AIR, 0.0, ""
    for cell, share in zip(cells, shares, strict=True):
        drawn += "".join(
            words(x, step * (i + 0.9), line, size * 0.94, font_weight=weight) for i, line in enumerate(cell)
        )
        x += share + GUTTER
    high = step * (max(map(len, cells)) + 0.15)
    return Block(drawn + strokes([(0, high, wide, high)], stroke="#9a9a94", stroke_width=0.12), high)
