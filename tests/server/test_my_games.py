"""The own games: what finished ones came to, for whom, and the way to another device."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from server.desk import Client, Server, serving
from server.log import Log

from bankhalter.server.protocol.messages import Options
from bankhalter.server.room.reckoning import note_groups, reckoned
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.game_results import GameResults, read
from bankhalter.server.storage.handovers import LASTS, MOST, Handovers
from bankhalter.server.storage.store import Store


class Person:
    """A browser with its cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.ask("GET", "api/me")

    def ask(self, method: str, path: str, **values: Any) -> httpx.Response:
        headers = {"Cookie": f"bankhalter={self.cookie}"} if self.cookie else {}
        answer = httpx.request(method, self.server.url + path, headers=headers, timeout=60, **values)
        self.cookie = answer.cookies.get("bankhalter", self.cookie)
        return answer

    def sits(self, code: str, name: str) -> Client:
        client = Client(self.server, code, headers={"Cookie": f"bankhalter={self.cookie}"})
        client.sit(name)
        return client

    def games(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask("GET", "api/me/games").json()["games"]
        return found


def finished(server: Server, **who: Person) -> str:
    """A game of these people, which all but the first give up."""
    code = server.open(seats=len(who))
    clients = [person.sits(code, name) for name, person in who.items()]
    assert clients[0].ask("start")["is"] == "ack"
    for seat, client in enumerate(clients[1:], 1):
        client.settle()
        assert client.act(seat, "resign")["is"] == "ack"
    return code


def test_finished_games_are_told_with_who_won_and_friends_are_known_again(server: Server) -> None:
    anna, ben = Person(server), Person(server)
    first = finished(server, Anna=anna, Ben=ben)
    second = finished(server, Benno=ben, Anna=anna)
    open_room = server.open(seats=3)
    anna.sits(open_room, "Anna")
    games = {game["code"]: game for game in anna.games()}
    assert set(games) == {first, second, open_room}
    assert games[open_room]["phase"] == "open" and games[open_room]["seats"] == []
    told = {
        game: [(s["name"], s.get("won", False), s.get("mine", False)) for s in games[game]["seats"]]
        for game in (first, second)
    }
    assert told[first] == [("Anna", True, True), ("Ben", False, False)]
    assert told[second] == [("Benno", True, False), ("Anna", False, True)]
    marks = {seat["who"] for game in (first, second) for seat in games[game]["seats"] if not seat.get("mine")}
    assert len(marks) == 1, "under another name, but the same friend"
    seen_by_ben = {seat["who"] for game in ben.games() for seat in game["seats"]}
    assert not marks & seen_by_ben, "nobody else knows a friend by this mark"
    stranger = Person(server)
    assert stranger.games() == []


def test_luck_is_told_of_games_counted_since_and_older_results_stay(server: Server) -> None:
    anna, ben = Person(server), Person(server)
    finished(server, Anna=anna, Ben=ben)
    luck = [seat["luck"] for seat in anna.games()[0]["seats"]]
    assert sum(luck) == pytest.approx(0, abs=1e-9)
    old = '{"turns":9,"seats":[{"name":"Anna","won":true,"worth":10,"groups":["brown"]}]}'
    assert read(old).seats[0].luck is None


def test_a_request_counts_a_few_games_and_the_next_one_the_rest(server: Server) -> None:
    anna, ben = Person(server), Person(server)
    for _ in range(4):
        finished(server, Anna=anna, Ben=ben)
    answer = anna.ask("GET", "api/me/games").json()
    assert answer["uncounted"] == 1 and sum(bool(game["seats"]) for game in answer["games"]) == 3
    answer = anna.ask("GET", "api/me/games").json()
    assert answer["uncounted"] == 0 and all(game["seats"] for game in answer["games"])


def test_who_is_forgotten_is_in_no_result_any_more(server: Server) -> None:
    anna, ben = Person(server), Person(server)
    finished(server, Anna=anna, Ben=ben)
    assert [seat["name"] for seat in anna.games()[0]["seats"]] == ["Anna", "Ben"]
    assert ben.ask("DELETE", "api/me").status_code == 200
    after = anna.games()[0]["seats"]
    assert after[0]["name"] == "Anna" and after[1]["name"] != "Ben" and not after[1].get("who")


def test_groups_are_noted_while_they_are_held() -> None:
    log = Log(Options("standard", 2))
    for seat, name in enumerate(("Anna", "Ben")):
        log.write(1, e.SeatTaken(seat, name, name))
    log.write(1, e.GameStarted([0, 1]))
    state, edition = log.room.game.state, log.room.edition
    brown = next(space.group for space in edition.spaces if space.kind == "street")
    held: dict[int, set[str]] = {}
    deeds = [d for d in range(state.tables.deeds) if edition.spaces[state.tables.space[d]].group == brown]
    state.owner[deeds[0]] = 1
    note_groups(state, edition, held)
    assert held == {}
    for deed in deeds:
        state.owner[deed] = 1
    note_groups(state, edition, held)
    state.owner[deeds[0]] = -1
    note_groups(state, edition, held)
    assert held == {1: {brown}}, "what is lost later was held all the same"
    assert reckoned(log.rows, log.room.code, None) is None, "it is not over"


# To another device ------------------------------------------------------------------------------------


def test_another_device_gets_everything_once_and_is_the_same_guest(server: Server) -> None:
    phone, tablet = Person(server), Person(server)
    who = phone.ask("GET", "api/me").json()["person"]
    left = phone.ask("POST", "api/me/handover", json={"text": '{"rooms":"{}"}'})
    code = left.json()["code"]
    assert left.status_code == 201 and len(code) == 10
    typed = f" {code[:5].upper()} {code[5:]} "
    found = tablet.ask("POST", "api/me/arrival", json={"code": typed})
    assert found.json() == {"text": '{"rooms":"{}"}'}
    assert tablet.ask("GET", "api/me").json()["person"] == who
    again = Person(server).ask("POST", "api/me/arrival", json={"code": code})
    assert again.status_code == 404 and again.json()["word"] == "no-such-code" and again.json()["text"]


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db")) as server:
        thief = Person(server)
        answers = [thief.ask("POST", "api/me/arrival", json={"code": f"aaaaaaaa{i:02}"}) for i in range(12)]
        assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2
        too_much = thief.ask("POST", "api/me/handover", json={"text": "x" * 500_000})
        assert too_much.status_code in (400, 413)


def test_what_is_left_lies_there_for_ten_minutes_under_no_name_one_could_read(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "games.db"))
    store.prepare()
    handovers = Handovers(store)
    handovers.leave("first", "anna", "old", 0)
    handovers.leave("second", "anna", "new", 1)
    assert handovers.fetch("first", 2) is None, "a new code ends the one before"
    assert handovers.fetch("second", 2 + LASTS) is None
    handovers.leave("third", "anna", "text", 5)
    assert b"third" not in (tmp_path / "games.db").read_bytes()
    handovers.drop("anna")
    assert handovers.fetch("third", 6) is None and MOST > 0
    assert GameResults(store).rooms_of("") == []
    store.close()
