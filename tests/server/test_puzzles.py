"""Puzzles over HTTP: they are listed, set without telling the answer, and judged."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.desk import Server, serving

from bankhalter.analysis.puzzles import collection, find
from bankhalter.edition import available

GERMAN = {"accept-language": "de"}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("puzzles") / "rooms.db"), "--rooms", "100") as found:
        yield found
        assert not any("Traceback" in line for line in found.errors), found.errors


def test_all_are_listed_with_that_of_the_day(hall: Server) -> None:
    told = hall.http.get("/api/puzzles").json()
    assert [one["id"] for one in told["puzzles"]] == list(collection())
    assert {one["edition"] for one in told["puzzles"]} == set(available())
    assert told["daily"] in collection()


@pytest.mark.parametrize("edition", available())
def test_a_puzzle_is_set_without_its_answer(hall: Server, edition: str) -> None:
    one = find(f"{edition}-1")
    answer = hall.http.get(f"/api/puzzles/{one.id}", headers=GERMAN)
    told = answer.json()
    assert len(told["options"]) == len(one.options)
    assert told["question"].startswith(f"Du bist {told['table']['seats'][one.seat]['name']}")
    assert told["table"]["seat"] == one.seat
    assert not {"best", "chance", "lead"} & set(told), "that is for the answer"


def test_a_choice_is_judged(hall: Server) -> None:
    one = find("standard-1")
    for choice in range(len(one.options)):
        told = hall.http.post(f"/api/puzzles/{one.id}/answer", json={"choice": choice}, headers=GERMAN).json()
        assert told["best"] == one.best
        assert told["right"] == (choice == one.best)
        assert told["text"].startswith("Richtig: " if told["right"] else "Besser: ")
        assert [option["chance"] for option in told["options"]] == [option.chance for option in one.options]
        assert all(option["why"] for option in told["options"])


def test_what_there_is_not_is_refused(hall: Server) -> None:
    missing = hall.http.get("/api/puzzles/nowhere-1", headers=GERMAN)
    assert (missing.status_code, missing.json()["word"]) == (404, "no-such-puzzle")
    assert missing.json()["text"] == "Dieses Rätsel gibt es nicht."
    for choice in (-1, len(find("standard-1").options), "x"):
        wrong = hall.http.post("/api/puzzles/standard-1/answer", json={"choice": choice})
        assert wrong.status_code in (400, 422), wrong.text


def test_the_page_is_there(hall: Server) -> None:
    for path in ("/raetsel", "/puzzles"):
        assert hall.http.get(path).headers["content-type"].startswith("text/html")
