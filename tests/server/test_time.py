"""Clocks, silence, live auctions, secret maxima, time limits; nothing asserts how long something took."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.desk import Client, Server, play, seated, serving
from server.log import Log

from bankhalter.core import codes
from bankhalter.core.odds import odds
from bankhalter.server import entries as e
from bankhalter.server.messages import Clock, Options
from bankhalter.server.times import DESERTED, WINDOW, courtesy, deadline, due, time_left

LIVE = {"auction_mode": "live"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("db") / "rooms.db")) as found:
        yield found


def to_auction(clients: list[Client]) -> None:
    """Play until something is auctioned; nobody buys."""
    for client in clients:
        client.settle()
    while clients[0].table["awaited"] != "auction":
        seat = clients[0].table["asked"]
        client = next(c for c in clients if seat in c.seats)
        menu = [choice["say"] for choice in client.mine[seat]["menu"]]
        say = next(word for word in ("decline", "throw", "end-turn", "raise", "pay") if word in menu)
        answer = client.act(seat, say)
        for other in clients:
            other.follow(answer["version"])


def test_silence_is_answered_by_the_rules_default_until_the_game_is_over(server: Server) -> None:
    """Nobody says a word: the clocks alone carry the game on."""
    _, clients = seated(server, 2, clock={"bank": 1, "call": 1, "answer": 1})
    while len([step for step in clients[0].steps if step.get("by") == "clock"]) < 4:
        clients[0].receive()
    assert clients[0].table["turns"] >= 1


def test_the_bank_of_a_seat_shrinks_and_grows(server: Server) -> None:
    _, clients = seated(server, 2, clock={"bank": 600, "increment": 60})
    a = clients[0]
    seat = a.table["asked"]
    client = next(c for c in clients if seat in c.seats)
    assert a.table["clocks"] == [600_000, 600_000] and a.table["deadline"] > 0
    client.act(seat, "throw")
    a.settle()
    assert 600_000 < a.table["clocks"][seat] <= 660_000
    assert a.table["clocks"][1 - seat] == 600_000


def test_a_live_auction_goes_once_twice_and_ends(server: Server) -> None:
    _, clients = seated(server, 2, switches=LIVE, hammer=1)
    to_auction(clients)
    a = clients[0]
    assert a.table["asked"] == -4
    least = a.table["detail"]["least"]
    assert a.act(0, f"bid {least}")["is"] == "ack"
    while a.table["awaited"] == "auction":
        a.receive()
    assert [m["times"] for m in a.others if m["is"] == "going"][-2:] == [1, 2]
    sold = [event for step in a.steps for event in step.get("events", []) if event["event"] == "sold"]
    assert sold[-1]["seat"] == 0 and sold[-1]["amount"] == least


def test_a_secret_maximum_bids_no_more_than_needed_and_stays_secret(server: Server) -> None:
    _, clients = seated(server, 2, switches=LIVE, hammer=2)
    to_auction(clients)
    a, b = clients
    least = a.table["detail"]["least"]
    assert a.ask("proxy", seat=0, maximum=10**9)["word"] == "bid-uncovered"
    assert a.ask("proxy", seat=0, maximum=47)["is"] == "ack"
    while a.table["detail"].get("leader") != 0:
        a.receive()
    b.settle()
    assert b.table["detail"]["high"] == least
    assert b.act(1, f"bid {least + 10}")["is"] == "ack"
    while a.table["detail"].get("high") != least + 11:
        a.receive()
    assert a.table["detail"]["leader"] == 0 and a.mine[0]["proxy"] == 47
    b.settle()
    assert "proxy" not in str(b.steps) and b.act(1, "bid 60")["is"] == "ack"
    while a.table["awaited"] == "auction":
        a.receive()
    assert any(
        e["event"] == "sold" and e["seat"] == 1 and e["amount"] == 60
        for s in a.steps
        for e in s.get("events", [])
    )


def test_a_secret_maximum_speaks_in_turn_too(server: Server) -> None:
    _, clients = seated(server, 2)
    to_auction(clients)
    a = clients[0]
    seat = a.table["asked"]
    client = next(c for c in clients if seat in c.seats)
    client.ask("proxy", seat=seat, maximum=40)
    while a.table["detail"].get("leader") != seat:
        a.receive()
    assert a.table["asked"] == 1 - seat


def test_a_game_with_a_time_limit_ends_by_the_servers_clock() -> None:
    """Folded at chosen times: what is due, and that a pause or a restart costs nobody anything."""
    log = Log(Options("deluxe-ch", 2, "time", switches={"minutes": 10}, chance="typed"))
    log.write(0, e.Sat(0, "Anna", "key-a"))
    log.write(0, e.Sat(1, "Ben", "key-b"))
    log.write(0, e.Started([0, 1]))
    while log.room.game.asked == codes.CHANCE:
        said = log.room.game.write(odds(log.room.game.state)[log.room.seq % 7][0])
        log.write(1_000, e.Said(0, [said]))
    room = log.room
    left = time_left(room)
    assert left == 600_000 - room.played and due(room, set()) == (room.last_at + left, "time")
    log.write(60_000, e.Voted(0, "pause"))
    log.write(0, e.Voted(1, "pause"))
    log.write(3_600_000, e.Voted(0, "resume"))
    log.write(0, e.Voted(1, "resume"))
    assert time_left(room) == left - 60_000
    log.write(7_200_000, e.Woke())
    assert time_left(room) == left - 60_000
    log.write(600_000, e.Said(codes.CLOCK, ["! time-up"], "clock"))
    assert time_left(room) is None and room.game.state.time_up


def test_a_pause_stops_the_clock_of_the_question() -> None:
    log = Log(Options("standard", 2, clock=Clock(bank=100), chance="typed"))
    log.write(0, e.Sat(0, "Anna", "key-a"))
    log.write(0, e.Sat(1, "Ben", "key-b"))
    log.write(0, e.Started([0, 1], said=["* 6-5", "* 1-2"]))
    before = deadline(log.room)
    log.write(30_000, e.Voted(0, "pause"))
    log.write(0, e.Voted(1, "pause"))
    assert deadline(log.room) is None
    days = 3 * 24 * 3600 * 1000
    log.write(days, e.Voted(0, "resume"))
    log.write(0, e.Voted(1, "resume"))
    assert before is not None and deadline(log.room) == before + days


def test_bots_among_themselves_are_in_no_hurry() -> None:
    log = Log(Options("standard", 3, pace=0))
    for seat in (0, 1):
        log.write(0, e.Sat(seat, f"P{seat}", f"key-{seat}"))
    log.write(0, e.BotSat(2, "simple", "Robo"))
    log.write(0, e.Started([0, 1, 2], said=["* 6-5", "* 1-2", "* 1-3"]))
    assert courtesy(log.room) == 0
    log.write(0, e.Said(0, ["1 resign"]))
    assert courtesy(log.room) == 0, "one still plays"
    log.write(0, e.Stood(1))
    assert courtesy(log.room) == DESERTED
    log.write(0, e.Sat(1, "Heir", "key-2"))
    assert courtesy(log.room) == 0
    slow = Log(Options("standard", 2, pace=9000))
    for seat in (0, 1):
        slow.write(0, e.BotSat(seat, "simple", f"Robo {seat}"))
    slow.write(0, e.Started([0, 1], said=["* 6-5", "* 1-2"]))
    assert courtesy(slow.room) == 9000


def test_bots_bid_in_live_auctions(server: Server) -> None:
    code = server.open(seats=3, switches=LIVE, hammer=1)
    client = Client(server, code)
    client.sit("Anna")
    client.ask("start", fill="simple")
    while not client.table:
        client.receive()
    while not any(event["event"] == "sold" for step in client.steps for event in step.get("events", [])):
        seat = client.table["asked"]
        menu = [choice["say"] for choice in client.mine.get(0, {}).get("menu") or []]
        say = next((word for word in ("decline", "throw", "end-turn", "raise", "pay") if word in menu), "")
        if seat == 0 and say:
            client.follow(client.act(0, say)["version"])
        else:
            client.receive()
    play_on = client.table["seats"]
    assert any(seat["deeds"] for seat in play_on[1:])


def test_defaults_are_played_for_a_deserted_seat(server: Server) -> None:
    _, clients = seated(server, 2, absence=0)
    a, b = clients
    b.close()
    while 1 in a.until("presence")["online"]:
        pass
    assert a.ask("vote", seat=0, topic="defaults", about=1)["is"] == "ack"
    a.settle()
    for _ in range(40):
        seat = a.table["asked"]
        if seat == 0:
            play([a], 1)
        else:
            a.receive()
    assert any(step.get("by") == "bot" and step["seat"] == 1 for step in a.steps)


def test_a_bot_goes_on_when_a_person_had_the_time_to_demand_a_rent() -> None:
    log = Log(Options("standard", 2, chance="typed", pace=30))
    log.write(0, e.Sat(0, "Anna", "key-a"))
    log.write(0, e.BotSat(1, "simple", "Bot"))
    log.write(0, e.Started([0, 1]))
    before = ["* 6-5", "* 1-2", "1 throw", "* 1-2", "1 buy", "1 wish demand off", "1 end-turn"]
    for said in (*before, "2 throw", "* 1-2"):
        log.write(100, e.Said(int(said.startswith("2")), [said]))
    room = log.room
    assert [claim.owner for claim in room.game.state.claims] == [0]
    assert due(room, set()) == (room.last_at + WINDOW, "bot-1")
    log.write(100, e.Said(0, ["1 demand 1"]))
    assert due(room, set()) == (room.last_at + 30, "bot-1")
