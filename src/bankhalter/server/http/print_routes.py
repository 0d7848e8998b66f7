"""REST of paper: the sheets of an edition as one page to print, and as PDF where the server can."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from bankhalter.edition import Edition, Tree
from bankhalter.printing import (
    BOARDS,
    BadSetting,
    NoPdf,
    PrintSettings,
    can_make_pdf,
    pdf,
    previews,
    sheets,
)
from bankhalter.server.http.booklet_routes import Language, Packed, pack, sent, spoken
from bankhalter.server.http.compression import answer
from bankhalter.server.http.context import context_of, language_of, pay
from bankhalter.server.http.edition_routes import LARGEST, judged
from bankhalter.server.http.workshop_routes import spend
from bankhalter.server.protocol.answers import PrintedSheet, PrintPreview, PrintWish
from bankhalter.server.room.match import Wrong
from bankhalter.text import plain

MOST_SHEETS: Final = 16  # kept: a page is up to a megabyte
AT_ONCE: Final = asyncio.Semaphore(1)  # a PDF takes a whole processor
PDF: Final = "application/pdf"
HEADERS: Final = {"cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language"}
HttpRequest = Request[Any, Any, Any]


def settings_of(request: HttpRequest, language: str) -> PrintSettings:
    """Return the settings in an address, or raise Wrong with all that is wrong in words."""
    return read_settings(
        {key: value for key, value in request.query_params.items() if key != "language"}, language
    )


def read_settings(said: Mapping[str, str], language: str) -> PrintSettings:
    """Return settings, or raise Wrong with all that is wrong in words."""
    try:
        return PrintSettings.read(said)
    except BadSetting as problem:
        raise refused(problem, language) from None


def refused(problem: BadSetting, language: str) -> Wrong:
    """Return settings that cannot be printed as a refusal."""
    told = [plain(language).format(f"print-problem-{word}", values) for word, values in problem.problems]
    return Wrong("bad-print-setting", sentence=" ".join(told))


@lru_cache(maxsize=MOST_SHEETS)
def page_of(edition: Edition, settings: PrintSettings, language: str) -> Packed:
    """Return sheets as one page."""
    return pack(sheets(edition, settings, language).encode())


@lru_cache(maxsize=MOST_SHEETS)
def pdf_of(edition: Edition, settings: PrintSettings, language: str) -> Packed:
    """Return sheets as PDF."""
    return pack(pdf(page_of(edition, settings, language).plain.decode()))


async def asked(
    request: HttpRequest, state: State, name: str, language: str
) -> tuple[Edition, PrintSettings, str]:
    """Return what is to be printed, or raise Wrong; what is too large for its paper shows when drawn."""
    wanted = (await context_of(state).edition(name), settings_of(request, language), language)
    try:
        await context_of(state).work_out(page_of, *wanted)
    except BadSetting as problem:
        raise refused(problem, language) from None
    return wanted


@get("/api/editions/{name:str}/print", media_type=MediaType.HTML)
async def print_page(
    request: HttpRequest, state: State, name: FromPath[str], language: Language = ""
) -> Response[bytes]:
    """The sheets of an edition as one page of SVG in millimetres; parameters are the settings of a print."""
    pay(request, context_of(state))
    wanted = await asked(request, state, name, spoken(request, language))
    return sent(request, page_of(*wanted), MediaType.HTML)


@get("/api/editions/{name:str}/print.pdf", media_type=PDF)
async def print_pdf(
    request: HttpRequest, state: State, name: FromPath[str], language: Language = ""
) -> Response[bytes]:
    """The same as PDF; refused with `no-pdf` where the server has no extra `print`."""
    pay(request, context_of(state))
    wanted = await asked(request, state, name, spoken(request, language))
    try:
        async with AT_ONCE:
            made = await context_of(state).work_out(pdf_of, *wanted)
    except NoPdf as problem:
        said = plain(wanted[2]).say(f"print-no-pdf-{problem.word}", detail=problem.detail)
        raise Wrong("no-pdf", sentence=said) from None
    return answer(request, made.plain, made.digest, PDF, HEADERS, "")


@post("/api/print", request_max_body_size=LARGEST, status_code=200)
async def preview_sheets(
    request: HttpRequest, state: State, data: JSONBody[PrintWish], language: Language = ""
) -> Response[bytes]:
    """What the sheets of a draft come to, to look at while it is written (`PrintPreview`)."""
    context = context_of(state)
    spend(request, context)
    told = spoken(request, language)
    settings = read_settings(data.settings, language_of(request))
    try:
        made = await context.work_out(looked_at, data.tree, settings, told)
    except BadSetting as problem:
        raise refused(problem, language_of(request)) from None
    return sent(request, made, MediaType.JSON)


def looked_at(tree: Tree, settings: PrintSettings, language: str) -> Packed:
    """Return the sheets of a draft as an answer."""
    found, fonts = previews(judged(tree, language), settings, language)
    shown = [msgspec.convert(one, PrintedSheet, from_attributes=True) for one in found]
    usual = {name: value for name, value in asdict(PrintSettings()).items() if isinstance(value, float | int)}
    usual |= {"board_size": BOARDS[settings.board], "corner": settings.size / 8}
    return pack(msgspec.json.encode(PrintPreview(shown, fonts, usual, can_make_pdf())))


HANDLERS: Final = [print_page, print_pdf, preview_sheets]
