"""What the workshop asks the server about an edition that is being written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from server.desk import Server, serving

from bankhalter import edition as editions

GERMAN = {"accept-language": "de"}
DRAFT: dict[str, Any] = {
    "format": 1,
    "extends": "standard",
    "id": "lindenau",
    "name": {"de": "Lindenau", "en": "Lindenau"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("db") / "rooms.db")) as found:
        yield found


def asked(server: Server, what: str, body: object) -> httpx.Response:
    return server.http.post(f"/api/editions/{what}", json=body, headers=GERMAN)


def checked(server: Server, **parts: Any) -> dict[str, Any]:
    answer = asked(server, "check", {"tree": {**DRAFT, **parts}})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("name", editions.available())
def test_a_draft_begins_from_the_whole_tree_of_a_built_in_edition(server: Server, name: str) -> None:
    found = server.http.get(f"/api/editions/source/{name}").json()
    edition = editions.load(name)
    assert (found["id"], found["hash"]) == (name, edition.hash)
    assert editions.from_tree(found["tree"]).hash == edition.hash


def test_there_is_no_source_of_another_name(server: Server) -> None:
    answer = server.http.get("/api/editions/source/lindenau")
    assert (answer.status_code, answer.json()["word"]) == (422, "no-such-edition")


def test_a_sound_draft_has_a_hash_and_no_problem(server: Server) -> None:
    found = checked(server)
    assert found["problems"] == []
    assert found["hash"] == editions.from_tree(DRAFT).hash


def test_problems_have_place_word_sentence_and_the_one_right_answer(server: Server) -> None:
    found = checked(server, extends="deluxe-ch", spaces={"1": {"price": 1205}})
    [problem] = [note for note in found["problems"] if note["reason"] == "off-grain"]
    assert problem["at"] == "spaces.1.price"
    assert problem["text"] == "1205 ist kein Vielfaches der kleinsten Einheit 10."
    [patch] = problem["fix"]
    assert patch["at"] == "spaces.1.price" and patch["value"] % 10 == 0
    assert found["hash"] == ""


def test_hints_say_what_is_odd_and_are_no_problem(server: Server) -> None:
    rent = [24, 120, 36, 850, 1025, 1200]
    found = checked(server, spaces={"29": {"rent": rent}})
    assert found["problems"] == [] and found["hash"]
    assert [note["at"] for note in found["hints"]] == ["spaces.29.rent.2"]
    assert found["hints"][0]["text"].endswith(".")


def test_the_list_of_the_workshop_is_that_of_check_edition(server: Server) -> None:
    tree = {**DRAFT, "spaces": {"1": {"price": -3, "rent": []}}, "cards": {"a": {"x": {"do": "dance"}}}}
    found = asked(server, "check", {"tree": tree}).json()["problems"]
    expected = [(problem.place, problem.word) for problem in editions.check_tree(tree)]
    assert [(note["at"], note["reason"]) for note in found] == expected != []


def test_names_are_guessed_chosen_or_left_as_they_are_said(server: Server) -> None:
    def heard(name: dict[str, str], exact: bool = False) -> dict[str, Any]:
        [found] = asked(server, "forms", {"names": [name], "exact": exact}).json()
        answer: dict[str, Any] = found
        return answer

    guessed = heard({"name": "Neue Brücke"})
    assert guessed["sure"] and guessed["said"]["gender"] == "f"
    assert guessed["sentences"] == [
        "Anna landet ⟦auf der Neuen Brücke⟧.",
        "Bruno kauft ⟦die Neue Brücke⟧.",
        "Zieh vor ⟦bis zur Neuen Brücke⟧.",
    ]
    chosen = heard({"name": "Alter Bolzplatz", "gender": "m"})
    assert chosen["sentences"][0] == "Anna landet ⟦auf dem Alten Bolzplatz⟧."
    said = heard({"name": "Badstraße", "gender": "f", "dative": "Badestraße"}, exact=True)
    assert said["sentences"][0] == "Anna landet ⟦auf der Badestraße⟧."


def test_files_are_read_and_written_to_the_byte(server: Server) -> None:
    def converted(text: str, source: str, target: str) -> str:
        found = asked(server, "convert", {"text": text, "source": source, "target": target}).json()
        assert found["problems"] == []
        return str(found["text"])

    toml = converted(json.dumps(DRAFT), "json", "toml")
    assert converted(toml, "toml", "toml") == toml
    text = converted(toml, "toml", "json")
    assert json.loads(text) == DRAFT
    assert converted(converted(text, "json", "toml"), "toml", "json") == text


def test_what_is_no_file_is_refused_in_words(server: Server) -> None:
    found = asked(server, "convert", {"text": "kein TOML", "source": "toml", "target": "json"}).json()
    assert found["text"] == "" and "Zeile 1" in found["problems"][0]["text"]


def test_a_draft_that_is_far_too_large_is_not_even_read(server: Server) -> None:
    answer = asked(server, "check", {"tree": {"name": {"de": "x" * 400_000}}})
    assert (answer.status_code, answer.json()["word"]) == (413, "too-large")
    deep = '{"tree": ' + '{"a": ' * 50_000 + "1" + "}" * 50_001
    answer = server.http.post(
        "/api/editions/check", content=deep, headers={"content-type": "application/json"}
    )
    assert answer.status_code in (400, 413)


@pytest.mark.parametrize("what", ["check", "forms", "convert"])
def test_nonsense_is_refused(server: Server, what: str) -> None:
    for body in (None, [], {"tree": 3}, {"names": "x"}, {"text": 1, "source": "xml", "target": "toml"}):
        answer = asked(server, what, body)
        assert answer.status_code == 400 and answer.json()["word"] == "malformed", body
