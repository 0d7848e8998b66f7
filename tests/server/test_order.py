"""Authority and order: each command once, in one order for all, and a word for everything that is wrong."""

from __future__ import annotations

import random

import pytest
from server.desk import Client, Server, choose, play, seated
from websockets.exceptions import ConnectionClosed


def asked(clients: list[Client]) -> Client:
    """The client whose word is awaited."""
    seat = clients[0].table["asked"]
    return next(client for client in clients if seat in client.seats)


def test_a_command_sent_twice_is_carried_out_once(server: Server) -> None:
    _, clients = seated(server, 2)
    client = asked(clients)
    seat = client.seats[0]
    first = client.act(seat, "throw", id="once")
    again = client.act(seat, "throw", id="once")
    assert (first["is"], again["is"]) == ("ack", "ack") and first["version"] == again["version"]
    client.settle()
    assert client.version == first["version"]


def test_a_command_sent_again_after_a_cut_line_is_carried_out_once(server: Server) -> None:
    code, clients = seated(server, 2)
    client = asked(clients)
    first = client.act(client.seats[0], "throw", id="once")
    client.socket.socket.close()
    back = Client(server, code, client.tokens, since=first["version"], client=client.client)
    again = back.ask("act", seat=client.seats[0], say=["throw"], question=client.table["question"], id="once")
    assert (again["is"], again["version"]) == ("ack", first["version"])


def test_an_old_command_is_known_again_long_after(server: Server) -> None:
    _, clients = seated(server, 2)
    client = asked(clients)
    first = client.act(client.seats[0], "throw", id="first")
    for other in clients:
        other.follow(first["version"])
    play(clients, 150)
    again = client.ask("act", seat=client.seats[0], say=["throw"], question=1, id="first")
    assert (again["is"], again["version"]) == ("ack", first["version"])


def test_an_answer_to_an_old_question_is_stale(server: Server) -> None:
    _, clients = seated(server, 2)
    client = asked(clients)
    seat, question = client.seats[0], client.table["question"]
    assert client.act(seat, "throw")["is"] == "ack"
    client.settle()
    refused = client.act(seat, "throw", question=question)
    assert (refused["is"], refused["word"]) == ("refused", "stale") and refused["text"]
    assert client.act(seat, "end-turn", question=None)["word"] == "no-question"


@pytest.mark.parametrize(
    ("say", "word"),
    [
        ("build 1", "not-owner"),
        ("bogus", "unknown-word"),
        ("bid 1", "not-now"),
        ("accept 99", "no-such-offer"),
    ],
)
def test_what_is_not_possible_gets_the_rules_word(server: Server, say: str, word: str) -> None:
    _, clients = seated(server, 2)
    client = asked(clients)
    refused = client.act(client.seats[0], say)
    assert (refused["is"], refused["word"]) == ("refused", word) and refused["text"] != word


def test_nobody_speaks_for_others(server: Server) -> None:
    code, clients = seated(server, 2)
    other = next(client for client in clients if client is not asked(clients))
    assert other.act(asked(clients).seats[0], "throw")["word"] == "not-your-seat"
    spectator = Client(server, code)
    assert spectator.act(0, "throw")["word"] == "not-your-seat"
    assert Client(server, code, ["wrong-token"]).seats == []


@pytest.mark.parametrize(
    "data",
    [
        "",
        "[]",
        "{}",
        "nonsense",
        '{"do":"act"}',
        '{"do":"fly","id":"a"}',
        b"\xff\xfe",
        "[" * 5000,
        "1" * 9000,
    ],
)
def test_malformed_messages_get_a_word_and_a_sentence(server: Server, data: bytes | str) -> None:
    client = Client(server, server.open())
    client.send(data)
    refused = client.until("refused")
    assert refused["word"] == "malformed" and refused["text"]
    client.settle()


def test_a_huge_message_ends_the_connection_only(server: Server) -> None:
    code = server.open()
    client = Client(server, code)
    client.send('{"do":"ping","x":"' + "x" * 20_000 + '"}')
    with pytest.raises(ConnectionClosed):
        client.until("pong")
    Client(server, code).settle()


def test_those_who_come_back_get_the_steps_they_missed(server: Server) -> None:
    code, clients = seated(server, 2)
    play(clients, 10)
    gone, version = clients[1], clients[1].version
    table = dict(gone.table)
    gone.close()
    lead = clients[0]
    lead.ask("chat", seat=lead.seats[0], text="still there?")
    lead.settle()
    back = Client(server, code, gone.tokens, since=version)
    back.table = table
    back.follow(lead.version)
    assert [step["what"] for step in back.steps] == ["talked"] and back.steps[-1]["chat"] == "still there?"
    assert back.mine[gone.seats[0]]["seat"] == gone.seats[0]


def test_a_cut_line_is_mended(server: Server) -> None:
    """Nothing was missed, so the same question is answered; benchmarks/server_load.py says how soon."""
    code, clients = seated(server, 2)
    gone = asked(clients)
    gone.socket.socket.close()
    back = Client(server, code, gone.tokens, since=gone.version, client=gone.client)
    assert back.until("mine")["version"] == gone.version and back.version == gone.version
    back.table = gone.table
    answer = back.act(gone.seats[0], choose(gone, gone.seats[0], 0), id="back")
    assert (answer["is"], answer["version"]) == ("ack", gone.version + 1)


def test_hello_said_again_keeps_only_the_seats_of_its_tokens(server: Server) -> None:
    code = server.open(seats=3)
    client, other = Client(server, code), Client(server, code)
    client.sit("Anna")
    client.sit("Ben")
    client.send({"do": "hello", "client": client.client, "tokens": client.tokens[:1]})
    assert client.until("welcome")["seats"] == [0]
    assert client.ask("chat", seat=1, text="hey")["word"] == "not-your-seat"
    while 1 in other.until("presence")["online"]:
        pass


@pytest.mark.parametrize("since", [0, 1, 10**9, -5])
def test_a_gap_gets_the_whole_view(server: Server, since: int) -> None:
    code, clients = seated(server, 2)
    play(clients, 120)
    back = Client(server, code, clients[0].tokens, since=since)
    welcome = back.until("welcome")
    assert welcome["version"] == clients[0].version and welcome["table"]["question"]


def test_the_newest_device_has_the_seat(server: Server) -> None:
    code, clients = seated(server, 2)
    client = asked(clients)
    seat = client.seats[0]
    newer = Client(server, code, client.tokens)
    assert client.until("replaced")["seat"] == seat
    assert client.act(seat, "throw")["word"] == "not-your-seat"
    assert newer.act(seat, "throw")["is"] == "ack"


def test_a_late_word_over_an_older_line_does_not_take_the_seat_back(server: Server) -> None:
    """What was sent before a line broke may be read after its successor has greeted."""
    code, clients = seated(server, 2)
    old = asked(clients)
    seat = old.seats[0]
    newer = Client(server, code, old.tokens)
    assert old.until("replaced")["seat"] == seat
    again = old.ask("sit", name=f"P{seat}", id="c1")
    assert (again["is"], again["token"]) == ("seated", old.tokens[0])
    old.close()
    newer.settle()
    assert newer.act(seat, "throw")["is"] == "ack"


def test_who_asks_again_for_the_own_seat_is_there_again(server: Server) -> None:
    code, (client, other) = seated(server, 2)
    client.socket.socket.close()
    while 0 in other.until("presence")["online"]:
        pass
    back = Client(server, code, client=client.client)
    assert back.ask("sit", name="P0", id="c1") == {
        "is": "seated",
        "id": "c1",
        "seat": 0,
        "token": client.tokens[0],
    }
    assert back.until("mine")["mine"]["seat"] == 0
    while 0 not in other.until("presence")["online"]:
        pass


def test_frames_in_any_order_and_number_leave_one_history(server: Server) -> None:
    """Every client throws everything at the server, shuffled and repeated; all see the same."""
    chance = random.Random(5)
    _, clients = seated(server, 3)
    for _ in range(60):
        lead = clients[0]
        question = lead.table["question"]
        frames = [
            {
                "do": "act",
                "id": f"{question}-{say}",
                "seat": client.seats[0],
                "say": [say],
                "question": question,
            }
            for client in clients
            for say in ("throw", "buy", "end-turn", "pass", "raise", "decline")
        ]
        frames += chance.sample(frames, 6)
        chance.shuffle(frames)
        for frame in frames:
            next(c for c in clients if frame["seat"] in c.seats).send(frame)
        for client in clients:
            client.settle()
        for client in clients:
            client.settle()
    histories = [[(step["version"], step.get("said")) for step in client.steps] for client in clients]
    shortest = min(map(len, histories))
    assert shortest > 60 and all(history[-shortest:] == histories[0][-shortest:] for history in histories)
    said = [tuple(step["said"]) for step in clients[0].steps if step.get("said")]
    assert clients[0].table == clients[1].table == clients[2].table and said


def test_who_missed_nothing_is_told_what_is_theirs(server: Server) -> None:
    code, (a, b) = seated(server, 2)
    a.settle()
    back = Client(server, code, a.tokens, since=a.version)
    assert back.until("mine", "welcome")["mine"] == a.mine[0]
    b.settle()
    b.send({"do": "hello", "client": b.client, "tokens": [*b.tokens, *a.tokens], "since": b.version})
    assert b.until("mine", "welcome")["seats"] == [0, 1]


def test_who_missed_the_start_gets_the_whole_view(server: Server) -> None:
    """Seats are counted anew there: steps alone would not say which are theirs."""
    code = server.open(seats=5)
    a, b = Client(server, code), Client(server, code)
    a.sit("Anna", seat=1)
    b.sit("Ben", seat=3)
    b.settle()
    b.close()
    assert a.ask("start")["is"] == "ack"
    back = Client(server, code, b.tokens, since=b.version)
    assert back.until("step", "welcome")["is"] == "welcome" and back.seats == [1] and list(back.mine) == [1]
