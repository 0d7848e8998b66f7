"""The booklet over HTTP: of an edition and of a room, asked and printed; and which rule a refusal names."""

from __future__ import annotations

from typing import Any

import pytest
from server.desk import Client, Server, serving

from bankhalter import load
from bankhalter.edition import available
from bankhalter.switches import agree
from bankhalter.text import booklet


def get(server: Server, path: str, **headers: str) -> Any:
    answer = server.http.get(path, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def paragraphs(values: Any) -> list[Any]:
    return [one for chapter in values["chapters"] for one in chapter["paragraphs"]]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("edition", available())
def test_the_booklet_of_an_edition_says_what_the_book_says(
    server: Server, edition: str, language: str
) -> None:
    values = get(server, f"/api/editions/{edition}/book", **{"accept-language": language})
    book = booklet.compose(load(edition), None, language)
    assert values["title"] == book.title and not values["changed"]
    assert [one["text"] for one in paragraphs(values)] == [entry.text for entry in book.entries()]
    anchors = {one["anchor"] for one in paragraphs(values)}
    assert values["frames"]["purchase"] in anchors


def test_a_room_marks_what_it_agreed_otherwise_before_and_after_its_start(server: Server) -> None:
    code = server.open(seats=2, switches={"free_parking_pot": True})
    before = get(server, f"/api/rooms/{code}/book?language=en")
    rules = agree(load("standard"), 2, free_parking_pot=True)
    book = booklet.compose(load("standard"), rules, "en")
    marked = [entry.anchor for entry in book.entries() if entry.changed]
    assert marked and [one["anchor"] for one in paragraphs(before) if one["changed"]] == marked
    host = Client(server, code)
    host.sit("Anna")
    host.ask("start", fill="simple")
    assert get(server, f"/api/rooms/{code}/book?language=en") == before


def test_a_room_by_the_book_has_the_booklet_of_its_edition(server: Server) -> None:
    code = server.open(edition="azeroth", seats=3)
    assert get(server, f"/api/rooms/{code}/book") == get(server, "/api/editions/azeroth/book")


def test_a_question_finds_its_paragraph_here(server: Server) -> None:
    code = server.open(switches={"free_parking_pot": True})
    question = "Bekomme ich Geld auf Frei Parken?"
    for place in ("editions/standard", f"rooms/{code}"):
        answer = server.http.get(f"/api/{place}/book/ask", params={"q": question, "language": "de"})
        assert len(answer.json()) == 3
        assert answer.json()[0] == "questions-parking"
    assert server.http.get("/api/editions/standard/book/ask", params={"q": "xyzzy"}).json() == []


@pytest.mark.parametrize("query", ["", "?q=", f"?q={'a' * 301}"])
def test_no_question_or_a_novel_is_refused(server: Server, query: str) -> None:
    answer = server.http.get(f"/api/editions/standard/book/ask{query}")
    assert answer.status_code == 400 and answer.json()["text"]


def test_asking_is_dear(tmp_path: Any) -> None:
    with serving(str(tmp_path / "rooms.db"), "--rooms", "0.01") as strict:
        answers = [strict.http.get("/api/editions/standard/book/ask?q=miete") for _ in range(25)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429 and answers[-1].headers["retry-after"]


def test_the_page_is_in_the_language_asked_for_and_has_every_anchor(server: Server) -> None:
    page = server.http.get("/api/editions/deluxe-ch/book.html?language=de")
    assert page.headers["content-type"].startswith("text/html")
    book = booklet.compose(load("deluxe-ch"), None, "de")
    assert all(f'id="{entry.anchor}"' in page.text for entry in book.entries())


def test_it_is_packed_and_sent_once(server: Server) -> None:
    packed = server.http.get("/api/editions/standard/book", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    plain = server.http.get("/api/editions/standard/book", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == packed.json()
    again = server.http.get("/api/editions/standard/book", headers={"if-none-match": packed.headers["etag"]})
    assert again.status_code == 304 and not again.content


@pytest.mark.parametrize("place", ["editions/atlantis", "rooms/zzzzzz"])
@pytest.mark.parametrize("what", ["book", "book.html", "book/ask?q=miete"])
def test_what_there_is_not_is_said(server: Server, place: str, what: str) -> None:
    answer = server.http.get(f"/api/{place}/{what}")
    assert answer.status_code in (404, 422) and answer.json()["word"].startswith("no-such")


def test_a_refusal_names_its_rule_and_one_of_the_server_none(server: Server) -> None:
    code = server.open(seats=2)
    anna = Client(server, code)
    anna.sit("Anna")
    anna.ask("start", fill="simple")
    while not anna.table:
        anna.receive()
    refused = anna.ask("act", seat=0, say=["build 1"], question=0)
    assert (refused["is"], refused["word"], refused["rule"]) == ("refused", "not-owner", "build-group")
    anna.send({"do": "preview", "id": "p", "seat": 0, "say": ["build 1"]})
    seen = anna.until("preview", name="p")
    assert (seen["word"], seen["rule"]) == ("not-owner", "build-group")
    beside = anna.ask("type", seat=0, line="regeln hypothek", question=0)
    assert beside["word"] == "book-beside" and "booklet" in beside["text"]
    assert "rule" not in anna.ask("act", seat=7, say=["build 1"], question=0)
