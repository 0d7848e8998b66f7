"""Paper over the network: pages and PDF of the built-in editions, refusals in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from printing.paper import found, needs_pdf, opened
from server.desk import Server, command, serving

from bankhalter.printing import can_make_pdf


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


def test_a_blocked_edition_is_printed_without_its_names(tmp_path: Path) -> None:
    needs_pdf()
    place = str(tmp_path / "rooms.db")
    own = {"format": 1, "extends": "standard", "id": "own", "name": {"de": "Unser Dorf"}}
    with serving(place) as server:
        tree = {**own, "spaces": {"39": {"name": {"de": "Mühlbachweg"}}}}
        name = server.http.post("/api/editions", json={"tree": tree}).json()["hash"]

        def printed(said: str) -> bool:
            answer = server.http.get(f"/api/editions/{name}/print.pdf?sheets=deeds&language=de")
            assert answer.status_code == 200, answer.text
            return any(found(page, said) for page in opened(answer.content))

        assert printed("Mühlbachweg") and not printed("Feld 39")
        assert command("edition", "block", name, "--database", place)[0] == 0
        assert printed("Feld 39") and not printed("Mühlbachweg")


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


def looked_at(server: Server, settings: dict[str, str], **more: object) -> Any:
    own = {"format": 1, "extends": "standard", "id": "own", "name": {"de": "<b>Wir</b>"}, **more}
    return server.http.post(
        "/api/print", json={"tree": own, "settings": settings}, headers={"accept-language": "de"}
    )


def test_a_server_says_whether_it_can_make_a_pdf(server: Server) -> None:
    assert looked_at(server, {"sheets": "test"}).json()["pdf"] is can_make_pdf()


def test_a_draft_is_seen_before_it_is_printed(server: Server) -> None:
    answer = looked_at(server, {"sheets": "board,deeds,cards,booklet"}).json()
    board, deeds, *_ = answer["sheets"]
    assert (board["papers"], board["columns"], len(board["pictures"])) == (6, 3, 6)
    assert (deeds["papers"], deeds["both"], len(deeds["pictures"])) == (4, True, 2)
    assert "font-face" in answer["fonts"] and answer["usual"]["deed_width"] == 66
    drawn = "".join(picture for sheet in answer["sheets"] for picture in sheet["pictures"])
    assert "<b>" not in drawn and "&lt;b&gt;Wir" in drawn
    single = looked_at(server, {"sheets": "deeds", "duplex": "none"}).json()["sheets"][0]
    assert (single["both"], len(single["pictures"])) == (False, 1)


@pytest.mark.parametrize(
    ("settings", "more", "word", "told"),
    [
        ({"sheets": "deeds", "deed_width": "999"}, {}, "bad-print-setting", "150"),
        ({"sheets": "board", "board_size": "150"}, {}, "bad-print-setting", "150"),
        ({}, {"money": {"start": "viel"}}, "bad-edition", "Zahl"),
    ],
)
def test_what_cannot_be_seen_is_said(
    server: Server, settings: dict[str, str], more: dict[str, Any], word: str, told: str
) -> None:
    answer = looked_at(server, settings, **more)
    assert answer.status_code == 422
    assert answer.json()["word"] == word and told in answer.json()["text"]
