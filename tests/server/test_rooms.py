"""Rooms: opening, lobby, host, bots, hot seat, pause, undo, talk and peace."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server.desk import Client, Server, play, seated, serving, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("db") / "rooms.db")) as found:
        yield found


def both(clients: list[Client]) -> None:
    """Let everybody hear everything said so far."""
    for client in clients:
        client.settle()


def asked(clients: list[Client]) -> Client:
    both(clients)
    seat = clients[0].table["asked"]
    return next(client for client in clients if seat in client.seats)


# Opening and the lobby -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "status", "word"),
    [
        ({"edition": "nowhere"}, 422, "no-such-edition"),
        ({"switches": {"bogus": 1}}, 422, "unknown-switch"),
        ({"switches": {"auction_mode": "loud"}}, 422, "bad-switch-value"),
        ({"variant": "sideways"}, 422, "no-such-variant"),
        ({"seats": 99}, 400, "malformed"),
        ({"seats": "four"}, 400, "malformed"),
        ({"clock": {"bank": -1}}, 400, "malformed"),
    ],
)
def test_what_does_not_fit_is_refused(
    server: Server, options: dict[str, Any], status: int, word: str
) -> None:
    answer = server.http.post("/api/rooms", json=options)
    assert (answer.status_code, answer.json()["word"]) == (status, word) and answer.json()["text"]


def test_the_lobby_shows_public_rooms_only_and_can_be_filtered(server: Server) -> None:
    hidden = server.open(title="hidden")
    shown = server.open(title="shown", public=True, edition="schalke", seats=2)
    lines = {line["code"]: line for line in server.http.get("/api/rooms").json()}
    assert hidden not in lines and lines[shown]["title"] == "shown" and lines[shown]["taken"] == 0
    assert [line["code"] for line in server.http.get("/api/rooms?edition=schalke").json()] == [shown]
    assert server.http.get("/api/rooms?edition=azeroth").json() == []
    Client(server, shown).sit("Anna")
    Client(server, shown).sit("Ben")
    wait_for(lambda: server.http.get("/api/rooms?edition=schalke&free=true").json() == [])


def test_a_link_has_a_picture(server: Server) -> None:
    code = server.open()
    picture = server.http.get(f"/api/rooms/{code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg")
    assert server.http.get("/api/rooms/unknown/qr.svg").status_code == 404


# Seats and the host ----------------------------------------------------------------------------------


def test_the_host_locks_kicks_and_hands_over(server: Server) -> None:
    code = server.open(seats=3)
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("Anna")
    ben.sit("Ben")
    assert ben.ask("lock")["word"] == "not-host"
    assert anna.ask("lock")["is"] == "ack"
    assert Client(server, code).ask("sit", name="Cem")["word"] == "locked"
    assert anna.ask("lock", on=False)["is"] == "ack"
    assert anna.ask("hand-over", seat=1)["is"] == "ack"
    assert anna.ask("kick", seat=1)["word"] == "not-host"
    assert ben.ask("kick", seat=1)["word"] == "not-yourself"
    assert ben.ask("kick", seat=0)["is"] == "ack"
    anna.settle()
    assert anna.ask("chat", seat=0, text="hey")["word"] == "not-your-seat"
    assert ben.ask("start")["word"] == "wrong-player-count"


def test_two_of_one_name_do_not_sit_at_one_table(server: Server) -> None:
    code = server.open(seats=3)
    Client(server, code).sit("Anna")
    assert Client(server, code).ask("sit", name="ANNA")["word"] == "name-taken"
    assert Client(server, code).ask("sit", name="Ben", seat=0)["word"] == "taken"


def test_a_seat_asked_for_twice_is_one_seat_with_one_token(server: Server) -> None:
    code = server.open(seats=3)
    client = Client(server, code)
    first = client.ask("sit", name="Anna", id="x")
    again = client.ask("sit", name="Anna", id="x")
    assert first == again and len(first["token"]) > 30


def test_nobody_sits_down_on_a_seat_that_is_out(server: Server) -> None:
    code, clients = seated(server, 3)
    both(clients)
    assert clients[0].act(0, "resign")["is"] == "ack"
    for seat in (0, 1):
        assert clients[seat].ask("stand", seat=seat)["is"] == "ack"
    newcomer = Client(server, code)
    assert newcomer.ask("sit", name="Dora", seat=0)["word"] == "seat-out"
    assert newcomer.sit("Dora") == 1
    assert newcomer.ask("sit", name="Emil")["word"] == "full"


def test_hot_seat_several_players_on_one_connection(server: Server) -> None:
    code = server.open(seats=2)
    client = Client(server, code)
    client.sit("Anna")
    client.sit("Ben")
    assert client.ask("start")["is"] == "ack"
    while not client.table:
        client.receive()
    assert client.seats == [0, 1]
    play([client])
    assert client.table["over"]


def test_empty_seats_are_left_out_and_bots_fill_in(server: Server) -> None:
    code = server.open(seats=5)
    client = Client(server, code)
    client.sit("Anna", seat=3)
    assert client.ask("put-bot", seat=1, bot="simple", name="Robo")["is"] == "ack"
    assert client.ask("put-bot", seat=1, bot="simple")["word"] == "taken"
    assert client.ask("put-bot", seat=2, bot="genius")["word"] == "no-such-bot"
    assert client.ask("start")["is"] == "ack"
    while not client.table:
        client.receive()
    assert [place["name"] for place in client.room["places"]] == ["Robo", "Anna"] and client.seats == [1]


def test_a_rematch_has_the_same_people_with_the_same_tokens(server: Server) -> None:
    _code, clients = seated(server, 2)
    assert clients[0].ask("rematch", seat=clients[0].seats[0])["word"] == "not-over"
    play(clients)
    assert clients[1].ask("rematch", seat=clients[1].seats[0])["is"] == "ack"
    clients[0].settle()
    other = clients[0].room["rematch"]
    again = [Client(server, other, client.tokens) for client in clients]
    assert [c.seats for c in again] == [[0], [1]] and again[0].ask("start")["is"] == "ack"


def test_a_rematch_is_answered_before_it_is_told(server: Server) -> None:
    _, (a, b) = seated(server, 2)
    a.act(0, "resign")
    both([a, b])
    a.send({"do": "rematch", "id": "again", "seat": 0})
    assert [a.receive()["is"], a.receive()["is"]] == ["ack", "step"]


def test_two_who_want_a_rematch_at_once_get_one_room(server: Server) -> None:
    _, clients = seated(server, 2, public=True, title="Once more")
    clients[0].act(0, "resign")
    both(clients)
    for seat, client in enumerate(clients):
        client.send({"do": "rematch", "id": "again", "seat": seat})
    for client in clients:
        assert client.until("ack", "refused", name="again")["is"] == "ack"
    both(clients)
    rooms = server.http.get("/api/rooms").json()
    found = [room["code"] for room in rooms if room["title"] == "Once more" and room["phase"] == "open"]
    assert found == [clients[0].room["rematch"]] == [clients[1].room["rematch"]]


def test_a_rematch_keeps_out_whom_the_room_before_kept_out(server: Server) -> None:
    code = server.open(seats=3)
    a, b = Client(server, code), Client(server, code)
    server.http.get("/api/me")
    cookie = {"cookie": f"bankhalter={server.http.cookies['bankhalter']}"}
    troll = Client(server, code, headers=cookie)
    for client, name in ((a, "Anna"), (troll, "Troll"), (b, "Ben")):
        client.sit(name)
    a.ask("kick", seat=1)
    a.ask("lock")
    a.ask("start")
    a.settle()
    assert a.act(0, "resign")["is"] == "ack" and a.ask("rematch", seat=0)["is"] == "ack"
    a.settle()
    again = Client(server, a.room["rematch"], a.tokens)
    assert again.room["locked"] and again.ask("lock", on=False)["is"] == "ack"
    assert Client(server, a.room["rematch"], headers=cookie).ask("sit", name="Troll")["word"] == "banned"


def test_who_was_muted_stays_muted_in_a_rematch(server: Server) -> None:
    _, clients = seated(server, 2)
    assert clients[1].ask("mute", seat=1, whom=0)["is"] == "ack"
    clients[0].act(0, "resign")
    assert clients[0].ask("rematch", seat=0)["is"] == "ack"
    clients[0].settle()
    a, b = (Client(server, clients[0].room["rematch"], client.tokens) for client in clients)
    assert a.ask("chat", seat=0, text="again")["is"] == "ack"
    both([a, b])
    assert (b.steps[-1]["what"], b.steps[-1].get("chat")) == ("muted", None)
    assert b.ask("chat", seat=1, text="peace")["is"] == "ack"
    a.settle()
    assert a.steps[-1]["chat"] == "peace"


# Pause, undo, absence --------------------------------------------------------------------------------


def test_a_pause_needs_everybody_and_so_does_going_on(server: Server) -> None:
    _, clients = seated(server, 2)
    a, b = clients
    assert a.ask("vote", seat=0, topic="pause")["is"] == "ack"
    both(clients)
    assert b.room["phase"] == "playing" and b.room["votes"][0]["open"] == [1]
    b.ask("vote", seat=1, topic="pause")
    both(clients)
    assert a.room["phase"] == "paused"
    assert asked(clients).act(a.table["asked"], "throw")["word"] == "paused"
    a.ask("vote", seat=0, topic="resume")
    b.ask("vote", seat=1, topic="resume")
    both(clients)
    assert a.room["phase"] == "playing" and asked(clients).act(a.table["asked"], "throw")["is"] == "ack"


def test_one_no_ends_a_proposal(server: Server) -> None:
    _, (a, b) = seated(server, 2)
    a.ask("vote", seat=0, topic="pause")
    b.ask("vote", seat=1, topic="pause", yes=False)
    both([a, b])
    assert a.room.get("votes", []) == [] and a.room["phase"] == "playing"
    assert b.ask("vote", seat=1, topic="pause", yes=False)["word"] == "nothing-proposed"


def test_undo_by_consent_but_never_of_dice(server: Server) -> None:
    _, clients = seated(server, 2)
    a, b = clients
    first = asked(clients)
    seat = first.seats[0]
    assert first.ask("vote", seat=seat, topic="undo")["word"] == "dice-fell"
    first.act(seat, "wish demand off")
    first.settle()
    assert first.table["seats"][seat]["always_demands"] is False
    first.ask("vote", seat=seat, topic="undo")
    other = b if first is a else a
    other.ask("vote", seat=other.seats[0], topic="undo")
    both(clients)
    assert first.table["seats"][seat]["always_demands"] is True
    assert first.act(seat, "throw")["is"] == "ack"
    first.settle()
    assert first.ask("vote", seat=seat, topic="undo")["word"] == "dice-fell"


def test_undo_goes_back_to_before_the_last_action_of_whoever_asked(server: Server) -> None:
    """Both say something; the first one asks, the other agrees: both words are taken back, not only one."""
    _, (a, b) = seated(server, 2)
    for client, seat in ((a, 0), (b, 1)):
        assert client.act(seat, "wish demand off")["is"] == "ack"
    assert a.ask("vote", seat=0, topic="undo")["is"] == "ack"
    assert b.ask("vote", seat=1, topic="undo")["is"] == "ack"
    both([a, b])
    assert [seat["always_demands"] for seat in a.table["seats"]] == [True, True]
    assert b.act(1, "wish demand off")["is"] == "ack"
    assert a.act(0, "wish demand off")["is"] == "ack"
    assert a.ask("vote", seat=0, topic="undo")["is"] == "ack"
    assert b.ask("vote", seat=1, topic="undo")["is"] == "ack"
    both([a, b])
    assert [seat["always_demands"] for seat in a.table["seats"]] == [True, False]


def test_who_has_said_nothing_proposes_to_take_back_the_last_word_of_anybody(server: Server) -> None:
    _, (a, b) = seated(server, 2)
    assert a.act(0, "wish demand off")["is"] == "ack"
    assert b.ask("vote", seat=1, topic="undo")["is"] == "ack"
    both([a, b])
    assert a.table["seats"][0]["always_demands"] is False, "not without consent"
    assert a.ask("vote", seat=0, topic="undo")["is"] == "ack"
    both([a, b])
    assert a.table["seats"][0]["always_demands"] is True


def test_an_undo_tells_from_where_on_everything_is_taken_back(server: Server) -> None:
    """Those who follow are told by the step, those who come later by what the welcome tells again."""
    _, (a, b) = seated(server, 2)
    first = a.act(0, "wish demand off")["version"]
    for client, seat in ((a, 0), (b, 1)):
        assert client.ask("vote", seat=seat, topic="undo")["is"] == "ack"
    both([a, b])
    assert [step.get("undone") for step in b.steps if step["what"] == "voted"] == [None, first]
    b.send({"do": "hello", "client": b.client, "tokens": b.tokens, "language": "en", "words": True})
    assert [step["undone"] for step in b.until("welcome")["told"] if "undone" in step] == [first]


def test_an_undone_action_is_not_in_the_record(server: Server) -> None:
    code, clients = seated(server, 2)
    first = asked(clients)
    first.act(first.seats[0], "wish demand off")
    for client in clients:
        client.settle()
        client.ask("vote", seat=client.seats[0], topic="undo")
    both(clients)
    play(clients)
    record = server.http.get(f"/api/rooms/{code}/record").text
    assert "wish" not in record and server.http.get(f"/api/rooms/{code}/proof").json()["proved"]


def test_the_others_decide_about_somebody_who_is_away(server: Server) -> None:
    code, clients = seated(server, 3, absence=0)
    a, b, c = clients
    assert a.ask("vote", seat=0, topic="bot", about=2)["word"] == "not-away"
    c.close()
    while 2 in a.until("presence")["online"]:
        pass
    assert a.ask("vote", seat=0, topic="bot", about=2, bot="simple")["is"] == "ack"
    b.ask("vote", seat=1, topic="bot", about=2, bot="simple")
    both([a, b])
    assert a.room["places"][2]["away"] == "simple"
    back = Client(server, code, c.tokens)
    back.settle()
    a.settle()
    assert back.seats == [2] and not a.room["places"][2].get("away")


def test_the_computer_players_are_listed_from_the_weakest_up(server: Server) -> None:
    bots = server.http.get("/api/bots").json()
    ladder = [line for line in bots if line["rung"]]
    assert [line["rung"] for line in ladder] == list(range(1, len(ladder) + 1)) and len(ladder) >= 6
    assert {"simple", "default"} <= {line["bot"] for line in bots if not line["rung"]}
    for line in ladder:
        assert line["name"]["de"] != line["bot"] and line["about"]["en"] not in ("", line["bot"])


# Talk and peace --------------------------------------------------------------------------------------


def test_chat_phrases_mute_and_report(server: Server) -> None:
    _, (a, b) = seated(server, 2)
    assert a.ask("chat", seat=0, text="  hi \n there  ")["is"] == "ack"
    assert a.ask("chat", seat=0, phrase="good-luck")["is"] == "ack"
    assert a.ask("chat", seat=0, phrase="nonsense")["word"] == "no-such-phrase"
    assert a.ask("chat", seat=0, text=" \n ")["word"] == "nothing-said"
    b.settle()
    assert [(s.get("chat"), s.get("phrase")) for s in b.steps[-2:]] == [
        ("hi there", None),
        (None, "good-luck"),
    ]
    assert b.ask("mute", seat=1, whom=0)["is"] == "ack"
    a.ask("chat", seat=0, text="secret")
    b.settle()
    assert b.steps[-1]["what"] == "muted" and "chat" not in b.steps[-1]
    assert b.ask("report", seat=1, whom=0, reason="rude")["is"] == "ack"
    assert set(server.http.get("/api/phrases").json()["de"]) == set(
        server.http.get("/api/phrases").json()["en"]
    )


def owner_of_something(clients: list[Client]) -> tuple[Client, int]:
    """Play until it is the turn of somebody who owns a deed."""
    while True:
        play(clients, 1)
        client = asked(clients)
        seat = client.seats[0]
        deeds = client.table["seats"][seat]["deeds"]
        if deeds and client.table["awaited"] == "turn":
            return client, int(deeds[0])


def test_offers_are_private_can_be_countered_and_have_to_wait_after_a_refusal(server: Server) -> None:
    _, clients = seated(server, 3)
    giver, space = owner_of_something(clients)
    seat = giver.seats[0]
    taker = next(c for c in clients if c is not giver)
    third = next(c for c in clients if c not in (giver, taker))
    to = taker.seats[0]
    assert giver.act(seat, f"offer {to + 1} give={space} want-cash=100")["is"] == "ack"
    both(clients)
    offer = taker.mine[to]["offers"][0]
    assert offer["give"] == [space] and offer["want_cash"] == 100
    assert third.steps[-1]["what"] == "hidden" and "said" not in third.steps[-1]
    assert not third.mine[third.seats[0]].get("offers")
    counter = f"offer {seat + 1} cash=50 want={space}"
    assert taker.act(to, f"reject {offer['number']}", counter)["is"] == "ack"
    both(clients)
    assert giver.mine[seat]["offers"][0]["cash"] == 50
    number = giver.mine[seat]["offers"][0]["number"]
    assert giver.act(seat, f"reject {number}", f"offer {to + 1} give={space} want-cash=90")["is"] == "ack"
    both(clients)
    assert taker.act(to, f"reject {taker.mine[to]['offers'][0]['number']}")["is"] == "ack"
    refused = giver.act(seat, f"offer {to + 1} give={space} want-cash=80")
    assert refused["word"] == "too-soon" and "10" in refused["text"]
    assert taker.act(to, f"offer {seat + 1} cash=55 want={space}")["is"] == "ack"
    both(clients)
    number = giver.mine[seat]["offers"][0]["number"]
    better = f"offer {seat + 1} cash=60 want={space}"
    assert taker.act(to, f"withdraw {number}", better)["is"] == "ack"
    both(clients)
    assert giver.act(seat, f"accept {giver.mine[seat]['offers'][0]['number']}")["is"] == "ack"
    both(clients)
    assert space in third.table["seats"][to]["deeds"]


def test_commands_that_belong_together_hold_only_together(server: Server) -> None:
    _, clients = seated(server, 2)
    client = asked(clients)
    seat, version = client.seats[0], client.version
    assert client.act(seat, "wish demand off", "accept 77")["word"] == "no-such-offer"
    client.settle()
    assert client.version == version and client.table["seats"][seat]["always_demands"]


def test_who_wants_peace_gets_no_offers(server: Server) -> None:
    _, clients = seated(server, 2)
    giver, space = owner_of_something(clients)
    other = next(c for c in clients if c is not giver)
    to = other.seats[0]
    assert other.ask("quiet", seat=to)["is"] == "ack"
    assert giver.act(giver.seats[0], f"offer {to + 1} give={space}")["word"] == "do-not-disturb"


def test_typed_throws_where_the_table_has_real_dice(server: Server) -> None:
    _, clients = seated(server, 2, chance="typed")
    a, b = clients
    assert a.act(0, "throw")["is"] == "refused"
    for say in ("6-5", "1-2"):
        assert a.ask("chance", seat=0, say=say, question=a.table["question"])["is"] == "ack"
        a.settle()
    assert a.table["awaited"] == "turn" and a.table["asked"] == 0
    assert a.ask("chance", seat=0, say="1-1", question=a.table["question"])["word"] == "no-throw-awaited"
    a.act(0, "throw")
    b.settle()
    assert b.ask("chance", seat=1, say="7-1", question=b.table["question"])["word"] == "no-such-throw"
    assert b.ask("chance", seat=1, say="3-4 3-4", question=b.table["question"])["word"] == "wrong-arguments"
    assert b.ask("chance", seat=1, say="1-2", question=b.table["question"])["is"] == "ack"
    a.settle()
    assert a.table["seats"][0]["at"] == 3


# What is said when something does not fit ------------------------------------------------------------


def test_what_does_not_fit_is_refused_with_the_word_that_fits(server: Server) -> None:
    client = Client(server, server.open(seats=2))
    client.sit("Anna")
    assert client.ask("vote", seat=0, topic="pause")["word"] == "not-started"
    assert client.ask("vote", seat=0, topic="resume")["word"] == "not-started"
    assert client.ask("mute", seat=0, whom=0)["word"] == "yourself"
    assert client.ask("report", seat=0, whom=0)["word"] == "yourself"
    assert client.ask("mute", seat=0, whom=5)["word"] == "nobody-there"
    assert client.ask("chat", seat=0, text="x" * 301)["word"] == "too-large"
    _, clients = seated(server, 2)
    assert clients[0].ask("vote", seat=0, topic="resume")["word"] == "not-paused"


def test_names_hold_nothing_that_cannot_be_seen(server: Server) -> None:
    code = server.open(seats=3)
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("An\u200bna \u202e\U0001f3b2")
    assert ben.ask("sit", name="An na \U0001f3b2\u2066")["word"] == "name-taken"
    assert anna.ask("rename", seat=0, name="\u202e\u0000")["word"] == "no-name"
    anna.settle()
    assert anna.room["places"][0]["name"] == "An na \U0001f3b2"


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\U0001f9d1\U0001f3fd\u200d\U0001f680",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
    ],
)
def test_a_picture_made_of_several_stays_whole(server: Server, name: str) -> None:
    client = Client(server, server.open(seats=2))
    client.sit(name)
    assert client.ask("chat", seat=0, text=f"\u202e{name}!")["is"] == "ack"
    client.settle()
    assert client.room["places"][0]["name"] == name
    assert client.steps[-1]["chat"] == f"{name}!"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("\U0001f3b2\U0001f3b2", "\U0001f3b2\u200d\U0001f3b2"),  # a joiner that joins nothing is not seen
        ("\u2764", "\u2764\ufe0f"),
        ("Anna", "\uff21\uff2e\uff2e\uff21"),  # wide letters
        ("Anna", "ANNA"),
    ],
)
def test_no_two_names_at_a_table_look_alike(server: Server, first: str, second: str) -> None:
    code = server.open(seats=2)
    Client(server, code).sit(first)
    assert Client(server, code).ask("sit", name=second)["word"] == "name-taken"


def test_a_joiner_between_letters_is_no_part_of_a_name(server: Server) -> None:
    client = Client(server, server.open(seats=2))
    client.sit("An\u200dna\u200d")
    client.settle()
    assert client.room["places"][0]["name"] == "An na"
