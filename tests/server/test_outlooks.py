"""The chances while a game runs: for those who watch, by what all may see, turn by turn as it goes on."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from server.desk import Server, play, seated, serving
from server.test_leaks import begun

from bankhalter.analysis.outlook import outlook_of
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.outlooks import MOST_AT_ONCE, Curves, need_watching, thinned


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("outlooks") / "rooms.db"), "--rooms", "100") as found:
        yield found
        assert not any("Traceback" in line for line in found.errors), found.errors


def test_somebody_who_watches_sees_the_curve_grow(hall: Server) -> None:
    code, clients = seated(hall, 2)
    first = hall.http.get(f"/api/rooms/{code}/chances").json()
    assert first["players"] == ["P0", "P1"] and first["curve"]
    play(clients, most=12)
    then = hall.http.get(f"/api/rooms/{code}/chances").json()["curve"]
    assert then[: len(first["curve"])] == first["curve"], "what was told stays"
    turns = [point["turn"] for point in then]
    assert turns == sorted(set(turns)) and turns[-1] > first["curve"][-1]["turn"]
    for point in then:
        assert sum(point["chances"]) == pytest.approx(1)
        for low, chance, high in zip(point["low"], point["chances"], point["high"], strict=True):
            assert 0 <= low <= high <= 1 and 0 <= chance <= 1


def test_before_the_game_there_is_nothing(hall: Server) -> None:
    code = hall.open(seats=2)
    assert hall.http.get(f"/api/rooms/{code}/chances").json()["word"] == "not-started"


def test_who_plays_among_people_sees_it_only_if_the_table_agreed() -> None:
    log = begun("x")
    person = log.room.places[0].person
    with pytest.raises(Wrong, match="no-coach"):
        need_watching(log.room, person)
    need_watching(log.room, "somebody-else")
    log.room.options = msgspec.structs.replace(log.room.options, coach=True)
    need_watching(log.room, person)


def test_hidden_cash_is_not_looked_at() -> None:
    log = begun("x")
    st, twin = log.room.game.state, log.room.game.state.copy()
    twin.seats[0].cash += 100
    twin.seats[1].cash -= 100
    assert outlook_of(st, False, 2) == outlook_of(twin, False, 2)
    assert outlook_of(st, True, 2) != outlook_of(twin, True, 2)


def test_of_a_long_game_every_few_turns_are_told_and_always_the_last() -> None:
    assert thinned(list(range(10))) == list(range(10))[::-1]
    few = thinned(list(range(1000)))
    assert len(few) <= MOST_AT_ONCE and few[0] == 999


def test_only_so_many_rooms_are_remembered() -> None:
    curves = Curves()
    for number in range(200):
        curves.of(f"room-{number}", 0)
    assert len(curves.kept) == 100 and ("room-199", 0) in curves.kept
