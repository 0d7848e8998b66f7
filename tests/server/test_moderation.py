"""What an operator does about people: unwanted words, reports with the talk around them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from server.desk import Client, command, serving

from bankhalter.server.room.word_list import WordList

WORDS = ["Rüpel", "mist*  # and what begins so", "dumme gans", "", "*", "# only a comment"]


@pytest.mark.parametrize(
    ("text", "forbidden"),
    [
        ("So ein Rüpel!", True),
        ("RÜPEL", True),
        ("Ｒüpel", True),  # wide letters
        ("Rü\u200bpel", True),  # something unseen between
        ("Rüpelei", False),
        ("Mistkerl", True),
        ("Optimist", False),
        ("du dumme   Gans", True),
        ("dumme Gänse", False),
        ("Anna", False),
        ("", False),
    ],
)
def test_words_are_found_however_they_are_dressed(text: str, forbidden: bool) -> None:
    assert WordList(WORDS).forbids("", text) == forbidden


def test_an_empty_list_forbids_nothing() -> None:
    assert not WordList([]).forbids("Rüpel", "")


def test_a_long_list_and_a_long_text_take_no_time_to_speak_of() -> None:
    """No pattern goes back and forth: twice the text takes some twice as many steps, not four times."""
    words = WordList([f"{'a' * 20}{number}*" for number in range(2_000)])
    assert not words.forbids("a" * 300)


def test_unwanted_words_come_to_no_table_and_reports_can_be_read(tmp_path: Path) -> None:
    database, words = str(tmp_path / "games.db"), tmp_path / "words.txt"
    words.write_text("\n".join(WORDS), encoding="utf-8")
    with serving(database, "--words", str(words)) as server:
        refused = server.http.post("/api/rooms", json={"seats": 2, "title": "Mistrunde"})
        assert refused.json()["word"] == "unwanted-words"
        code = server.open(seats=2)
        host, guest = Client(server, code), Client(server, code)
        assert host.ask("sit", name="Rüpel")["word"] == "unwanted-words"
        host.sit("Anna")
        guest.sit("Ben")
        assert guest.ask("rename", seat=1, name="Mistkerl")["word"] == "unwanted-words"
        assert guest.ask("chat", seat=1, text="Du dumme Gans")["word"] == "unwanted-words"
        assert guest.ask("chat", seat=1, text="Du langweilst mich.")["is"] == "ack"
        assert host.ask("report", seat=0, whom=1, reason="unhöflich")["is"] == "ack"
        assert host.ask("chat", seat=0, text="Das melde ich.")["is"] == "ack"
        done, said = command("report", "list", "--database", database)
        number = re.match(r"(\d+) .*unhöflich", said)
        assert done == 0 and number and code in said
        _, said = command("report", "show", number[1], "--database", database)
        assert "Anna (seat 1) about Ben (seat 2)" in said
        assert said.index("Ben: Du langweilst mich.") < said.index("Anna: Das melde ich.")
        assert command("report", "close", number[1], "--database", database)[0] == 0
        assert "no reports" in command("report", "list", "--database", database)[1]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("report show --database games.db", "number is missing"),
        ("report show 7 --database games.db", "no report 7"),
        ("report close 7 --database games.db", "no report 7"),
        ("report list --database none.db", "none.db"),
        ("serve --port 0 --database games.db --words none.txt", "none.txt"),
    ],
)
def test_what_is_not_there_gets_a_sentence(
    line: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bankhalter.server.storage.store import Store

    monkeypatch.chdir(tmp_path)
    store = Store("games.db")
    store.prepare()
    store.close()
    code, text = command(*line.split())
    assert code != 0 and said in text and "Traceback" not in text
