"""Games that begin in the middle: laid out, checked at the square, played on, and proved like any other."""

from __future__ import annotations

from typing import Any

import pytest
from server.desk import Client, Server
from server.log import Log

from bankhalter import Game
from bankhalter import edition as editions
from bankhalter.game.position import line_of, standing
from bankhalter.game.quiet_moment import last_quiet
from bankhalter.game.record import parse
from bankhalter.server.admin.personal_data import cleaned
from bankhalter.server.fairness import proof
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room import views
from bankhalter.server.room.commands import Asker, decide
from bankhalter.server.room.laid_position import kept
from bankhalter.server.room.match import Wrong
from bankhalter.server.storage import entries as e

MIDDLE: dict[str, Any] = {
    "turn": 2,
    "players": [
        {"name": "Anna", "cash": 412, "at": 22, "deeds": {"6": 3, "8": 2, "9": 3, "5": "mortgaged"}},
        {"name": "Ben", "cash": 688, "at": 10, "jail": 2, "cards": ["a/keep"], "deeds": {"1": 0}},
        {"name": "Cem", "cash": 0, "out": True},
        {"name": "Dora", "cash": 251, "at": 31, "deeds": {"37": 5, "39": 5}},
    ],
}


def opened(edition: str = "standard", **options: Any) -> Log:
    """A room whose game begins in the middle."""
    return Log(Options(edition, 4, **options), position=kept(MIDDLE, 4))


def begun(log: Log) -> Log:
    """Anna sits there, computers take the rest."""
    log.write(0, e.SeatTaken(0, "Anna", "key-0"))
    entry = decide(log.room, m.Start("x", "simple"), Asker("p", (0, 1)), log.now)
    log.write(0, entry)
    return log


def test_a_game_begins_where_the_table_stood() -> None:
    log = begun(opened())
    setup = log.room.game.setup
    expected = Game.of(setup, ["", "", "", ""]).state  # an empty table
    st = log.room.game.state
    assert [int(seat.cash) for seat in st.seats] == [412, 688, 0, 251]
    assert (st.turn, st.top.seat, st.seats[1].jail, st.alive) == (1, 1, 2, 3)
    assert (st.houses, st.hotels) == (expected.houses - 8, expected.hotels - 2)
    assert st.owner[setup.tables.deed_at[1]] == 1
    assert [place.name for place in log.room.places] == ["Anna", "Ben", "Cem", "Dora"]


def test_before_it_begins_everybody_sees_whose_seat_is_free() -> None:
    log = opened()
    assert views.room_view(log.room, set(), 0).begins == ["Anna", "Ben", "", "Dora"]
    sat = decide(log.room, m.Sit("x", "Dora"), Asker("p", (), "token"), log.now)
    assert isinstance(sat, e.SeatTaken) and sat.seat == 3  # by the name
    other = decide(log.room, m.Sit("x", "Emil"), Asker("q", (), "other"), log.now)
    assert isinstance(other, e.SeatTaken) and other.seat == 0  # whoever plays for Anna from now on
    with pytest.raises(Wrong, match="seat-out"):
        decide(log.room, m.Sit("x", "Cem", 2), Asker("q", (), "other"), log.now)
    begun(log)
    assert views.room_view(log.room, set(), 0).begins == []


def test_nobody_who_still_plays_can_be_left_out() -> None:
    log = opened()
    log.write(0, e.SeatTaken(0, "Anna", "key-0"))
    for wish in (m.Start("x"), m.ChangeTerms("x", seats=3), m.ChangeTerms("x", seats=5)):
        with pytest.raises(Wrong, match="seats-of-position"):
            decide(log.room, wish, Asker("p", (0,)), log.now)


def test_rules_under_which_it_could_not_stand_are_refused() -> None:
    log = opened("warendorf")
    log.write(0, e.SeatTaken(0, "Anna", "key-0"))
    wish = m.ChangeTerms("x", variant="short")  # a hotel counts four there
    with pytest.raises(Wrong, match="bad-position"):
        decide(log.room, wish, Asker("p", (0,)), log.now)


def test_at_a_real_board_the_next_throw_is_of_whoever_is_on_turn() -> None:
    log = opened(chance="typed", board="real")
    log.write(0, e.SeatTaken(1, "Ben", "key-1"))
    begun(log)
    assert views.table_view(log.room).throw_by == 1
    entry = decide(log.room, m.Chance("x", 0, "4-6", log.room.question), Asker("p", (0,)), log.now)
    assert isinstance(entry, e.Acted) and entry.said == ["2 throw", "* 4-6"]
    log.write(0, entry)
    assert log.room.game.state.seats[1].at == 10  # no doubles: still there


def test_the_record_says_where_the_game_began_and_proves_its_dice() -> None:
    log = begun(opened())
    game = log.room.game
    driver_plays_on(log)
    record = proof.record_of(log.rows, log.room.code, log.room.seed)
    again = Game.from_record(record.text())
    assert again.damage is None and again.digest() == game.digest()
    assert "Cem" in again.players and record.position == line_of(MIDDLE)
    assert parse(record.text()).position == record.position


def driver_plays_on(log: Log) -> None:
    """A few turns by what happens to those who keep silent."""
    for _ in range(60):
        game = log.room.game
        if game.over or game.asked < 0:
            break
        say = game.write(game.default()).split(" ", 1)[1]
        asker = Asker("p", (game.asked,))
        log.write(1000, decide(log.room, m.Act("x", game.asked, [say], log.room.question), asker, log.now))


def test_a_person_who_is_forgotten_leaves_no_name_in_the_position() -> None:
    log = opened()
    entry = e.read(cleaned(log.rows[0]).body)
    assert isinstance(entry, e.RoomOpened) and "Dora" not in entry.position
    assert '"– 4"' in entry.position


# Over the wire -----------------------------------------------------------------------------------------


def asked(server: Server, path: str, **body: Any) -> Any:
    answer = server.http.post(f"/api/positions/{path}", json=body, headers={"accept-language": "de"})
    return {"status": answer.status_code, **answer.json()}


@pytest.mark.parametrize("name", editions.available())
def test_an_empty_table_can_stand_in_every_edition(server: Server, name: str) -> None:
    found = asked(server, "check", options={"edition": name, "seats": 3}, position={"players": [{}, {}, {}]})
    assert found["problems"] == [] and len(found["table"]["seats"]) == 3
    assert found["hotel_level"] == Game(name).state.tables.hotel
    start = editions.load(name).money.start
    assert [seat["cash"] for seat in found["table"]["seats"]] == [start] * 3


def test_what_cannot_be_is_told_at_the_square(server: Server) -> None:
    players = [
        {"name": "Anna", "deeds": {"6": 3, "8": 1, "9": 1, "39": 2}},
        {"name": "Ben", "at": 3, "jail": 1},
    ]
    found = asked(server, "check", options={"seats": 2}, position={"players": players})
    told = [(note["word"], note.get("seat", -1), note.get("space", -1)) for note in found["problems"]]
    assert told == [
        ("jail-elsewhere", 1, -1),
        ("uneven", -1, 6),
        ("uneven", -1, 8),
        ("uneven", -1, 9),
        ("built-too-early", -1, 39),
    ]
    assert "Ben" in found["problems"][0]["text"] and "Schlossallee" in found["problems"][-1]["text"]
    refused = asked(server, "room", options={"seats": 2}, position={"players": players})
    assert (refused["status"], refused["word"]) == (422, "bad-position")


@pytest.mark.parametrize(
    "position", [{"players": [{}]}, {"players": [{"coins": 3}, {}]}, {"players": {}}, {"hat": 1}]
)
def test_a_position_of_another_kind_is_refused(server: Server, position: Any) -> None:
    for path in ("check", "room"):
        found = asked(server, path, options={"seats": 2}, position=position)
        assert (found["status"], found["word"]) == (422, "bad-position")


def test_a_file_is_read_and_played_on(server: Server) -> None:
    game = Game("schalke", ["Anna", "Ben", "Cem"], seed=5, speed_die=True)
    while game.state.turns < 30:
        game.push(game.default())
    found = asked(server, "read", text=game.record().text())
    assert (found["edition"], found["switches"]) == ("schalke", {"speed_die": True})
    at = last_quiet(Game.from_record(game.record(), moves=0), [game.write(a) for a in game.actions])
    assert found["position"] == standing(at)
    earlier = asked(server, "read", text=game.record().text(), moves=40)
    assert earlier["position"]["turns"] < found["position"]["turns"]
    options = {"edition": "schalke", "seats": 3, "switches": found["switches"], "pace": 0}
    code = asked(server, "room", options=options, position=found["position"])["code"]
    anna = Client(server, code)
    anna.sit("Anna")
    assert anna.ask("start", fill="simple")["is"] == "ack"
    anna.settle()
    assert anna.table["seats"][0]["cash"] == at.state.seats[0].cash


def test_what_is_no_file_of_ours_is_refused(server: Server) -> None:
    for text in ("", "{}", "hello", '{"bankhalter-position": 1}', "bankhalter-record 1\nedition: x y\n"):
        found = asked(server, "read", text=text)
        assert (found["status"], found["word"]) == (422, "bad-position"), text


def test_a_finished_game_is_played_on_from_a_moment(server: Server) -> None:
    code = server.open(seats=2, switches={"agreed_end": True, "minutes": 1})
    anna = Client(server, code)
    anna.sit("Anna")
    assert anna.ask("start", fill="simple")["is"] == "ack"
    unfinished = server.http.get(f"/api/rooms/{code}/position?version=9").json()
    assert unfinished["word"] == "not-over"
    anna.settle()
    assert anna.act(0, "resign")["is"] == "ack"
    late = server.http.get(f"/api/rooms/{code}/position?version=999").json()
    assert late["edition"] == "standard" and len(late["position"]["players"]) == 2
    early = server.http.get(f"/api/rooms/{code}/position?version=1").json()
    assert early["word"] in ("no-quiet-moment", "not-started")
