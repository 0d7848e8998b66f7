"""Paper over the network: pages and PDF of the built-in editions, refusals in words."""

from __future__ import annotations

from typing import Any

import pytest
from printing.paper import needs_pdf
from server.desk import Server


def test_the_page_has_the_sheets_asked_for_and_its_fonts_may_be_used(server: Server) -> None:
    page = server.http.get("/api/editions/standard/print?sheets=test,figures&paper=a3&language=de")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert page.text.count("<section ") == 3 and "Probeblatt" in page.text
    assert "font-src 'self' data:" in page.headers["content-security-policy"]
    again = server.http.get(
        "/api/editions/standard/print?sheets=test,figures&paper=a3&language=de",
        headers={"if-none-match": page.headers["etag"]},
    )
    assert again.status_code == 304


def test_the_pdf_is_one(server: Server) -> None:
    needs_pdf()
    answer = server.http.get("/api/editions/schalke/print.pdf?sheets=test")
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF")


@pytest.mark.parametrize(
    ("asked", "word", "told"),
    [
        ("standard/print?paper=a9", "bad-print-setting", "a9"),
        ("standard/print?moon=1", "bad-print-setting", "moon"),
        ("standard/print?sheets=board&board=a3&board_size=400", "bad-print-setting", "400"),
        ("standard/print.pdf?offset_x=wide", "bad-print-setting", "offset_x"),
        ("atlantis/print", "no-such-edition", ""),
    ],
)
@pytest.mark.parametrize("language", ["de", "en"])
def test_what_will_not_do_is_said(server: Server, asked: str, word: str, told: str, language: str) -> None:
    joint = "&" if "?" in asked else "?"
    answer: Any = server.http.get(f"/api/editions/{asked}{joint}language={language}")
    assert answer.status_code == 422
    said = answer.json()
    assert said["word"] == word and told in said["text"] and not said["text"].startswith("print-")
