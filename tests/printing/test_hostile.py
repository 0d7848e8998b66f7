"""Names are text: no name becomes markup, and none costs more than a moment."""

from __future__ import annotations

from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from printing.test_lettering import load, renamed

from bankhalter.printing import PrintSettings, sheets
from bankhalter.printing.sheets import pages

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</text></svg><iframe src=//x>",
    "&lt;b&gt; &amp; &#x41;",
    "<![CDATA[ x ]]>",
    "<!-- -->",
    "]]></style><style>*{}",
    "url(http://example.org/x)",
    "{space} {amount} %s $x",
    "\u202eecalp",
    "a\u0000b\u0007c\x85d",
    "\ud800 half",
    "\ufffe\uffff",
    "a" * 60,
    "\u0301" * 60,
    "😀" * 60,
    " " * 60,
    "'; DROP TABLE",
]
ELEMENTS = {
    "html", "head", "meta", "title", "style", "body", "section",
    "svg", "g", "rect", "path", "text", "circle", "ellipse", "defs", "clippath",
}  # fmt: skip
ALL = PrintSettings(sheets=("board", "deeds", "cards", "figures"), board="poster")


class Elements(HTMLParser):
    """Notes what a browser would make of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self.names: set[str] = set()
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.names |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def parsed(page: str) -> Elements:
    reader = Elements()
    reader.feed(page)
    return reader


@pytest.mark.parametrize("name", HOSTILE)
def test_markup_in_a_name_stays_text(name: str) -> None:
    page = sheets(renamed(load("standard"), [name]), ALL, "de")
    seen = parsed(page)
    assert seen.seen <= ELEMENTS
    assert not [attribute for attribute in seen.names if attribute.startswith("on") or "href" in attribute]
    page.encode()  # no halves of surrogates are left


def test_markup_is_read_as_it_was_typed() -> None:
    page = sheets(renamed(load("standard"), ["<b>fett</b>"]), PrintSettings(sheets=("deeds",)), "de")
    assert "<b>fett</b>" in parsed(page).said


@settings(deadline=None, max_examples=10)
@given(st.lists(st.text(max_size=60), min_size=1, max_size=40))
def test_every_page_is_well_formed_whatever_the_names_are(names: list[str]) -> None:
    for page in pages(renamed(load("standard"), names), PrintSettings(sheets=("board", "deeds")), "de"):
        ElementTree.fromstring(page.svg())


def test_only_the_namespace_and_our_fonts_are_addresses() -> None:
    page = sheets(
        load("standard"), PrintSettings(sheets=("board", "deeds", "cards", "notes", "booklet")), "de"
    )
    assert page.replace('xmlns="http://www.w3.org/2000/svg"', "").count("://") == 0
    assert page.count("url(") - page.count('"url(#') == page.count("@font-face")
