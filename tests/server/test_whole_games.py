"""Whole games by scripted clients through real sockets; their records replay, their dice are proved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from server.desk import Client, Server, choose, command, play, seated

from bankhalter import Game, available
from bankhalter.game.record import RULES_VERSION
from bankhalter.server.room.match import edition_of


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The record of a finished game."""
    code, clients = seated(server, 3)
    play(clients)
    return server.http.get(f"/api/rooms/{code}/record").text


def verify(record: str, folder: Path, *options: str) -> tuple[int, str]:
    """Run `verify` on a record."""
    path = folder / "a.game"
    path.write_text(record, encoding="utf-8")
    return command("verify", str(path), *options)


@pytest.mark.parametrize("edition", available())
def test_four_clients_play_a_whole_game_in_each_edition(server: Server, edition: str) -> None:
    code, clients = seated(server, 4, edition=edition)
    play(clients)
    tables = [client.table for client in clients]
    assert all(table == tables[0] for table in tables), "everybody sees the same table"
    assert tables[0]["over"] and tables[0]["winners"]
    histories = [[step for step in client.steps if step.get("said")] for client in clients]
    heard = [[(step["version"], step["said"]) for step in history] for history in histories]
    assert heard[0] and all(history == heard[0] for history in heard)
    game = Game.from_record(server.http.get(f"/api/rooms/{code}/record").text)
    assert game.over and game.damage is None and list(game.winners) == tables[0]["winners"]
    late = Client(server, code)
    assert {**late.table, "seats": 0} == {**tables[0], "seats": 0}
    assert server.http.get(f"/api/rooms/{code}/proof").json()["proved"]


def test_a_game_with_bots_in_all_seats_but_one_goes_on_by_itself(server: Server) -> None:
    code = server.open(seats=4)
    client = Client(server, code)
    client.sit("Anna")
    assert client.ask("start", fill="simple")["is"] == "ack"
    while not client.table or client.table["asked"] != 0:
        client.receive()
    assert [place.get("bot", "") for place in client.room["places"]] == ["", "simple", "simple", "simple"]
    while client.table["turns"] < 12:
        if client.table["asked"] == 0:
            client.follow(client.act(0, choose(client, 0, 0))["version"])
        else:
            client.receive()
    assert {step["seat"] for step in client.steps if step.get("by") == "bot"} == {1, 2, 3}


def test_the_record_tells_nothing_before_the_end(server: Server) -> None:
    code, _clients = seated(server, 2)
    for path in ("record", "proof"):
        answer = server.http.get(f"/api/rooms/{code}/{path}")
        assert (answer.status_code, answer.json()["word"]) == (409, "not-over")
    report = server.http.get(f"/api/rooms/{code}/dice").json()
    assert report["throws"] >= 2 and sum(report["faces"]) == 2 * report["throws"]


def test_a_sound_record_is_proved(finished: str, tmp_path: Path) -> None:
    code, said = verify(finished, tmp_path)
    assert code == 0 and said.startswith("Proved: all ")


def test_the_promise_is_shown_and_compared(finished: str, tmp_path: Path, server: Server) -> None:
    commit = next(line for line in finished.splitlines() if "fair-commit" in line).rpartition(" ")[2]
    _, said = verify(finished, tmp_path)
    assert commit in said and "--commit" in said
    code, said = verify(finished, tmp_path, "--commit", commit.upper())
    assert code == 0 and said.startswith("Proved") and "--commit" not in said
    code, said = verify(finished, tmp_path, "--commit", "0" * 64)
    assert code == 1 and commit in said and "Proved" not in said
    answer = server.http.post("/api/verify", json={"record": finished, "commit": "0" * 64}).json()
    assert (answer["word"], answer["proved"], answer["commit"]) == ("other-promise", False, commit)


def without(record: str, unwanted: Callable[[int, str], bool]) -> str:
    """Leave lines out of a record."""
    return "\n".join(line for i, line in enumerate(record.splitlines()) if not unwanted(i, line)) + "\n"


def test_a_game_that_is_not_whole_is_not_proved(finished: str, tmp_path: Path, server: Server) -> None:
    half = len(finished.splitlines()) // 2
    cut = without(finished, lambda i, line: i > half)
    headless = without(finished, lambda i, line: line.startswith(("*", "=", "1 ", "2 ", "3 ")))
    endless = without(finished, lambda i, line: line.startswith("="))
    for record in (cut, headless, endless):
        answer = server.http.post("/api/verify", json={"record": record}).json()
        assert (answer["word"], answer["proved"]) == ("unfinished", False)
    for record, counted in ((cut, "throws and cards in it are right"), (headless, "no throws")):
        code, said = verify(record, tmp_path)
        assert code == 1 and "not finished" in said and counted in said and "Proved" not in said


def test_other_rules_prove_nothing(finished: str, tmp_path: Path, server: Server) -> None:
    other = finished.replace(f" rules {RULES_VERSION}\n", f" rules {RULES_VERSION + 1}\n")
    assert other != finished
    assert server.http.post("/api/verify", json={"record": other}).json()["word"] == "other-engine"
    code, said = verify(other, tmp_path)
    assert code == 1 and "Proved" not in said and "Traceback" not in said


def tampered(record: str, number: int) -> tuple[str, int]:
    """Turn the number-th throw around; return the record and the line."""
    lines = record.splitlines()
    throws = [i for i, line in enumerate(lines) if line.startswith("* ") and line[2].isdigit()]
    uneven = [i for i in throws if lines[i][2] != lines[i][4]]
    i = uneven[number]
    lines[i] = f"* {lines[i][4]}-{lines[i][2]}{lines[i][5:]}"
    return "\n".join(lines) + "\n", i + 1


@pytest.mark.parametrize("number", [0, 7])
def test_a_tampered_throw_is_found_and_named(
    finished: str, tmp_path: Path, number: int, server: Server
) -> None:
    record, line = tampered(finished, number)
    code, said = verify(record, tmp_path)
    assert code == 1 and said.startswith(f"Line {line}: ")
    answer = server.http.post("/api/verify", json={"record": record}).json()
    assert (answer["word"], answer["line"]) == ("bad-throw", line)


@pytest.fixture(scope="module")
def dealt(server: Server) -> list[str]:
    """The lines of a finished game in which deeds were dealt and cards drawn."""
    code, clients = seated(server, 3, edition="deluxe-ch", variant="short")
    play(clients)
    return server.http.get(f"/api/rooms/{code}/record").text.splitlines()


def where(lines: list[str], word: str) -> int:
    """Where chance says something for the first time."""
    return next(i for i, line in enumerate(lines) if line.startswith(f"* {word}"))


def other_card(lines: list[str]) -> tuple[list[str], int]:
    i = where(lines, "drawn ")
    cards = [f"* drawn {card.deck}/{card.id}" for card in edition_of("deluxe-ch").cards]
    other = next(card for card in cards if card[:9] == lines[i][:9] and card != lines[i])
    return [*lines[:i], other, *lines[i + 1 :]], i


def other_deal(lines: list[str]) -> tuple[list[str], int]:
    i = where(lines, "dealt ")
    return [*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]], i


def removed(lines: list[str]) -> tuple[list[str], int]:
    i = lines.index("1 throw") + 1
    return lines[:i] + lines[i + 1 :], i


def inserted(lines: list[str]) -> tuple[list[str], int]:
    i = lines.index("1 throw") + 2
    return [*lines[:i], "* 1-2", *lines[i:]], i


@pytest.mark.parametrize("change", [other_card, other_deal, removed, inserted])
def test_whatever_is_changed_is_found_where_it_first_is_wrong(
    dealt: list[str],
    tmp_path: Path,
    server: Server,
    change: Callable[[list[str]], tuple[list[str], int]],
) -> None:
    lines, place = change(dealt)
    record = "\n".join(lines) + "\n"
    answer = server.http.post("/api/verify", json={"record": record}).json()
    assert not answer["proved"] and answer["line"] == place + 1 and answer["said"] == lines[place]
    assert answer["count"] == len([line for line in lines[:place] if line.startswith("* ")])
    code, said = verify(record, tmp_path)
    assert code == 1 and said.startswith(f"Line {place + 1}: ")


def test_another_seed_breaks_the_promise(finished: str, tmp_path: Path) -> None:
    seed = next(line for line in finished.splitlines() if line.startswith("note: fair-seed"))
    other = finished.replace(seed, seed[:-1] + ("0" if seed[-1] != "0" else "1"))
    code, said = verify(other, tmp_path)
    assert code == 1 and "promised" in said


@pytest.mark.parametrize(
    ("text", "word"), [("", "not-a-record"), ("bankhalter-record 1\n\n", "incomplete-header")]
)
def test_no_record_gets_a_sentence(server: Server, tmp_path: Path, text: str, word: str) -> None:
    assert server.http.post("/api/verify", json={"record": text}).json()["word"] == word
    code, said = verify(text, tmp_path)
    assert code == 1 and said.strip() and "Traceback" not in said
