"""What the people at a table agree on, and who is asked when some of them are not there."""

from __future__ import annotations

from server.desk import Client, Server, seated
from server.log import Log

from bankhalter.server.protocol.messages import Options
from bankhalter.server.storage import entries as e


def leave(client: Client, *others: Client) -> None:
    """Close a connection, and wait until the others know it."""
    seats = set(client.seats)
    client.close()
    for other in others:
        while seats.intersection(other.until("presence")["online"]):
            pass


def table(*names: str) -> Log:
    """Return a running game of these people, with typed dice; the first one begins."""
    log = Log(Options("standard", len(names), chance="typed"))
    for seat, name in enumerate(names):
        log.write(0, e.SeatTaken(seat, name, f"key-{seat}"))
    log.write(0, e.GameStarted(list(range(len(names))), said=["* 6-5", *["* 1-2"] * (len(names) - 1)]))
    return log


def test_who_is_away_for_long_is_not_asked(server: Server) -> None:
    """Two of three are gone: the third decides alone about each of them."""
    _, (a, b, c) = seated(server, 3, absence=0)
    leave(a, c)
    leave(b, c)
    for seat in (0, 1):
        assert c.ask("vote", seat=2, topic="bot", about=seat, bot="simple")["is"] == "ack"
    c.settle()
    assert [place.get("away") for place in c.room["places"]] == ["simple", "simple", None]
    assert not c.room.get("votes")


def test_a_paused_game_goes_on_without_somebody_who_does_not_come_back(server: Server) -> None:
    """The host is missing: the others decide about the seat while the game is paused, and resume."""
    _, (a, b, c) = seated(server, 3, absence=0)
    for seat, client in enumerate((a, b, c)):
        assert client.ask("vote", seat=seat, topic="pause")["is"] == "ack"
    leave(a, b, c)
    assert b.ask("vote", seat=1, topic="undo")["word"] == "paused"
    for seat, client in ((1, b), (2, c)):
        assert client.ask("vote", seat=seat, topic="bot", about=0, bot="simple")["is"] == "ack"
    b.settle()
    assert b.room["phase"] == "paused" and b.room["places"][0]["away"] == "simple"
    for seat, client in ((1, b), (2, c)):
        assert client.ask("vote", seat=seat, topic="resume")["is"] == "ack"
    b.settle()
    assert b.room["phase"] == "playing"


def test_those_who_are_there_go_on_without_a_word_about_those_who_are_not(server: Server) -> None:
    _, (a, b) = seated(server, 2, absence=0)
    for seat, client in enumerate((a, b)):
        client.ask("vote", seat=seat, topic="pause")
    leave(a, b)
    assert b.ask("vote", seat=1, topic="resume")["is"] == "ack"
    b.settle()
    assert b.room["phase"] == "playing"


def test_seats_counted_anew_at_the_start_are_so_everywhere(server: Server) -> None:
    """Free seats are left out: who is away, who is muted and until when is said by the new numbers."""
    code = server.open(seats=5, absence=0)
    a, b, c = (Client(server, code) for _ in range(3))
    for client, name, seat in ((a, "Anna", 0), (b, "Ben", 2), (c, "Cem", 3)):
        client.sit(name, seat=seat)
    assert a.ask("mute", seat=0, whom=3)["is"] == "ack"
    leave(b, a, c)
    assert a.ask("start")["is"] == "ack"
    present = a.until("presence")
    assert present["online"] == [0, 2] and list(present["until"]) == ["1"]
    assert a.mine[0]["muted"] == [2]
    c.settle()
    c.ask("chat", seat=2, text="hello")
    a.settle()
    assert a.steps[-1]["what"] == "muted"
    assert a.ask("vote", seat=0, topic="bot", about=1, bot="simple")["is"] == "ack"


def test_who_never_comes_to_a_rematch_is_away(server: Server) -> None:
    _, (a, b, c) = seated(server, 3, absence=0)
    for seat, client in enumerate((a, b)):
        client.settle()
        assert client.act(seat, "resign")["is"] == "ack"
    c.settle()
    assert c.ask("rematch", seat=2)["is"] == "ack"
    c.settle()
    a, b = (Client(server, c.room["rematch"], client.tokens) for client in (a, b))
    assert a.ask("start")["is"] == "ack"
    assert list(a.until("presence")["until"]) == ["2"]
    for seat, client in enumerate((a, b)):
        assert client.ask("vote", seat=seat, topic="bot", about=2, bot="simple")["is"] == "ack"
    a.settle()
    assert a.room["places"][2]["away"] == "simple"


def test_nothing_is_taken_back_behind_the_back_of_somebody_who_is_away(server: Server) -> None:
    _, (a, b) = seated(server, 2, absence=0)
    assert a.act(0, "wish demand off")["is"] == "ack"
    leave(a, b)
    assert b.ask("vote", seat=1, topic="undo")["is"] == "ack"
    b.settle()
    assert b.table["seats"][0]["always_demands"] is False and b.room["votes"][0]["open"] == [0]


def test_who_was_asked_is_in_the_log_and_older_logs_ask_everybody() -> None:
    log = table("Anna", "Ben", "Cem")
    log.write(0, e.VoteCast(0, "bot", about=1, bot="simple"))
    assert not log.room.places[1].away and log.room.asked_about(("bot", 1, "simple")) == [0, 2]
    log.write(0, e.VoteCast(0, "bot", about=1, bot="simple", voters=[0]))
    assert log.room.places[1].away == "simple" and not log.room.votes


def test_what_the_others_agreed_to_is_agreed_when_the_last_one_is_asked_no_longer() -> None:
    """Two of three want a pause; the third stands up, is given to a bot, or goes out."""
    ways: list[list[e.AnyEntry]] = [
        [e.SeatLeft(2)],
        [e.VoteCast(seat, "bot", about=2, bot="simple", voters=[0, 1]) for seat in (0, 1)],
        [e.Acted(2, ["3 resign"])],
    ]
    for way in ways:
        log = table("Anna", "Ben", "Cem")
        for seat in (0, 1):
            log.write(0, e.VoteCast(seat, "pause", voters=[0, 1, 2]))
        assert log.room.phase == "playing" and log.room.votes
        for entry in way:
            change = log.write(0, entry)
        assert (log.room.phase, change.shown, dict(log.room.votes)) == ("paused", True, {}), way


def test_nothing_is_agreed_that_nobody_who_is_asked_wants() -> None:
    log = table("Anna", "Ben", "Cem")
    log.write(0, e.VoteCast(0, "pause", voters=[0, 1]))
    log.write(0, e.Acted(0, ["1 resign"]))
    log.write(0, e.SeatLeft(1))
    assert log.room.phase == "playing"


def test_in_an_older_log_a_proposal_waits_for_the_next_voice() -> None:
    log = table("Anna", "Ben", "Cem")
    for seat in (0, 1):
        log.write(0, e.VoteCast(seat, "pause"))
    log.write(0, e.SeatLeft(2))
    assert log.room.phase == "playing" and log.room.asked_about(("pause", -1, "")) == [0, 1]


def test_nothing_is_decided_about_somebody_who_is_back(server: Server) -> None:
    code, (a, b, c) = seated(server, 3, absence=0)
    leave(c, a)
    assert a.ask("vote", seat=0, topic="bot", about=2, bot="simple")["is"] == "ack"
    a.settle()
    assert a.room["votes"][0]["open"] == [1]
    Client(server, code, c.tokens).settle()
    assert b.ask("stand", seat=1)["is"] == "ack"
    a.settle()
    assert not a.room.get("votes") and not a.room["places"][2].get("away")


def test_a_game_that_is_over_stays_over() -> None:
    log = table("Anna", "Ben")
    log.write(0, e.VoteCast(0, "pause", voters=[0, 1]))
    change = log.write(0, e.Acted(1, ["2 resign"]))
    assert change.shown and (log.room.phase, dict(log.room.votes)) == ("over", {})
    log.write(0, e.SeatLeft(1))
    assert log.room.phase == "over"
