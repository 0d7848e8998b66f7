"""The deeds: rents in front, the mortgage behind."""

from __future__ import annotations

from collections.abc import Iterator

from bankhalter.artwork.board_drawing import SquareFace, band, chip, lines
from bankhalter.artwork.lettering import BOLD, REGULAR, fitted, width
from bankhalter.artwork.looks import icon, icon_of
from bankhalter.artwork.svg_elements import rectangle, strokes, words
from bankhalter.edition import Space
from bankhalter.printing.imposition import Piece, framed, on_both_sides
from bankhalter.printing.pages import Page
from bankhalter.printing.print_job import PrintJob

USUAL = (66.0, 80.0)  # the size all lengths below are meant for
INSET, EDGE = 3.0, 7.0
HEAD = 17.0  # how high the coloured head is

Row = tuple[str, str]


def pages(job: PrintJob) -> Iterator[Page]:
    """Return the sheets of the deeds, fronts and backs."""
    spaces = [space for space in job.edition.spaces if space.price]
    size = (job.settings.deed_width, job.settings.deed_height)
    pieces = [Piece(front(job, space), back(job, space)) for space in spaces]
    return on_both_sides(pieces, size, job.settings, "deed", notes(job, "deeds"))


def notes(job: PrintJob, sheet: str) -> tuple[str, str, str]:
    """Return the feet of fronts, backs and folded pieces."""
    settings = job.settings
    edge = job.say(f"print-duplex-{settings.duplex}")
    offset = job.say("print-offset", x=f"{settings.offset_x:+.1f}", y=f"{settings.offset_y:+.1f}")
    return (
        job.note(sheet, job.say("print-fronts"), edge),
        job.note(sheet, job.say("print-backs"), offset),
        job.note(sheet, edge),
    )


def scale(job: PrintJob) -> float:
    """Return how much larger than usual the writing on a deed is."""
    return min(job.settings.deed_width / USUAL[0], job.settings.deed_height / USUAL[1])


def front(job: PrintJob, space: Space) -> str:
    """Return the front of a deed."""
    wide, high = job.settings.deed_width, job.settings.deed_height
    drawn = framed((wide, high), INSET, job.look["frame"], 0.5) + head(job, space)
    top = INSET + (HEAD + 3) * scale(job)
    room = high - top - INSET - 2 * scale(job)
    body, foot = rents(job, space), costs(job, space)
    step = min(5.4 * scale(job), room / (len(body) + len(foot) + 0.6))
    size = type_size(job, [*body, *foot], step)
    drawn += rows(job, body, top, step, size)
    line = top + len(body) * step + 0.35 * step
    edge = EDGE * scale(job)
    drawn += strokes([(edge, line, wide - edge, line)], stroke=job.look["frame"], stroke_width=0.2)
    return drawn + rows(job, foot, line + 0.35 * step, step, size)


def head(job: PrintJob, space: Space) -> str:
    """Return the head of a deed: colour, pattern and letter of its group, or its icon, and the name."""
    u, wide = scale(job), job.settings.deed_width
    box = (INSET + 1.2, INSET + 1.2, wide - 2 * INSET - 2.4, HEAD * u)
    middle = box[1] + box[3] / 2
    if space.kind != "street":
        sign = icon(
            icon_of(job.edition, space, job.look), (box[0] + 8 * u, middle), 11 * u, job.look["accent"]
        )
        left = box[0] + 15 * u
        text = fitted(
            job.speaker.space(space.at), box[0] + box[2] - left - 2 * u, box[3] - 2 * u, (6 * u, 2.4 * u)
        )
        ground = rectangle(*box, fill=job.look["bg"], stroke=job.look["frame"], stroke_width=0.3)
        return ground + sign + lines(text, (left + box[0] + box[2] - 2 * u) / 2, middle, font_weight=BOLD)
    group = job.edition.groups[space.group]
    face = SquareFace(space.kind, "", letter=group.letter, colour=group.colour)
    plate = (box[0] + 3 * u, box[1] + 3 * u, box[2] - 6 * u, box[3] - 6 * u)
    text = fitted(job.speaker.space(space.at), plate[2] - 12 * u, plate[3] - 1.4 * u, (5.6 * u, 2.4 * u))
    return (
        band(face, box, job.look, 0.3, 2.6 * u)
        + rectangle(*plate, rx=1.5 * u, fill="#FFFFFF", stroke=job.look["frame"], stroke_width=0.25)
        + chip(group.letter, (plate[0] + 5.5 * u, middle), 6 * u, job.look)
        + lines(text, plate[0] + plate[2] / 2 + 4.5 * u, middle, font_weight=BOLD)
    )


def rents(job: PrintJob, space: Space) -> list[Row]:
    """Return the rents of a deed, in the words of the table."""
    say, money = job.say, job.speaker.money
    if space.kind == "utility":
        return [
            (say("sheet-utilities", count=i + 1), say("sheet-dice-times", factor=factor))
            for i, factor in enumerate(space.factor)
        ]
    if space.kind == "station":
        return [(say("sheet-stations", count=i + 1), money(rent)) for i, rent in enumerate(space.rent)]
    built = space.rent[1:]
    plain = [(say("sheet-rent-plain"), money(space.rent[0])), (say("sheet-rent-group"), say("sheet-doubled"))]
    houses = [(say("sheet-rent-houses", count=i + 1), money(rent)) for i, rent in enumerate(built[:-1])]
    return [*plain, *houses, (say("sheet-rent-hotel"), money(built[-1]))]


def costs(job: PrintJob, space: Space) -> list[Row]:
    """Return what a deed and its buildings cost."""
    say, money = job.say, job.speaker.money
    rows = [(say("sheet-price"), money(space.price))]
    if space.kind == "street":
        rows += [
            (say("sheet-house-costs"), money(space.house)),
            (say("print-hotel-costs", count=len(space.rent) - 2), money(space.hotel)),
        ]
    return [*rows, (say("sheet-mortgage-value"), money(space.mortgage))]


def rows(job: PrintJob, told: list[Row], top: float, step: float, size: float) -> str:
    """Return lines with what they say at the left and how much at the right."""
    wide, edge = job.settings.deed_width, EDGE * scale(job)
    drawn = ""
    for i, (said, amount) in enumerate(told):
        y = top + (i + 0.72) * step
        drawn += words(edge, y, said, size, font_weight=REGULAR)
        drawn += words(wide - edge, y, amount, size, font_weight=BOLD, text_anchor="end")
    return drawn


def type_size(job: PrintJob, told: list[Row], step: float) -> float:
    """Return the size at which all rows fit: one for the whole deed."""
    room = job.settings.deed_width - (2 * EDGE + 2) * scale(job)
    wants = [width(said, 1) + width(amount, 1, BOLD) for said, amount in told]
    return min(step * 0.74, 0.98 * room / max(wants))


def back(job: PrintJob, space: Space) -> str:
    """Return the back of a deed: what it is mortgaged for."""
    wide, high, u = job.settings.deed_width, job.settings.deed_height, scale(job)
    room = wide - 2 * EDGE * u
    interest = job.say("sheet-loan-plus", percent=job.edition.amounts.interest_percent)
    told = (
        (job.speaker.term("mortgage"), 0.2, 7.0, job.look["danger"], BOLD),
        (job.speaker.space(space.at), 0.38, 6.0, job.look["ink"], BOLD),
        (job.speaker.money(space.mortgage), 0.54, 8.0, job.look["ink"], BOLD),
        (job.say("sheet-no-rent-meanwhile"), 0.69, 3.8, job.look["ink"], REGULAR),
        (f"{job.say('sheet-lift-costs')}: {interest}", 0.84, 3.8, job.look["ink"], REGULAR),
    )
    drawn = framed((wide, high), INSET, job.look["danger"], 0.5)
    for said, place, size, colour, weight in told:
        text = fitted(said, room, high * 0.13, (size * u, 2.4 * u), weight)
        drawn += lines(text, wide / 2, high * place, fill=colour, font_weight=weight)
    return drawn
