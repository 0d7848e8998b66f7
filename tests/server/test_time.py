"""Clocks, silence, live auctions, secret maxima, time limits; nothing asserts how long something took."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from server.desk import Client, Server, play, seated, to_auction
from server.log import Log, chained

from bankhalter.core import codes
from bankhalter.core.odds import odds
from bankhalter.game.driver import Moment
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.messages import Options
from bankhalter.server.protocol.room_parts import Clock
from bankhalter.server.room.commands import Asker, decide
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.auto_answers import AutoAnswers
from bankhalter.server.schedule.timers import (
    CONSENT,
    DESERTED,
    LEAST,
    THINKING,
    courtesy,
    deadline,
    due,
    time_left,
)
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.chain import sealed
from bankhalter.server.storage.entries import Row

LIVE = {"auction_mode": "live"}


def test_silence_is_answered_by_the_rules_default(server: Server) -> None:
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
    sold = [event for step in a.steps for event in step.get("events", []) if event["kind"] == "sold"]
    assert sold[-1]["seat"] == 0 and sold[-1]["amount"] == least


def test_words_and_passes_do_not_make_the_hammer_go_again(server: Server) -> None:
    _, clients = seated(server, 3, switches=LIVE, hammer=3)
    to_auction(clients)
    a, b, c = clients
    bid = a.act(0, f"bid {a.table['detail']['least']}")["version"]
    while a.until("going")["times"] < 2:
        pass
    assert a.ask("chat", seat=0, text="hurry")["is"] == "ack"
    assert b.act(1, "pass")["is"] == "ack"
    while c.table["awaited"] == "auction":
        c.receive()
    assert [m["times"] for m in c.others if m["is"] == "going" and m["version"] >= bid] == [1, 2]


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
        e["kind"] == "sold" and e["seat"] == 1 and e["amount"] == 60
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


def lot_of(*seats: str, mode: str = "live") -> Log:
    """Return an auction of the first street, with typed dice."""
    log = Log(Options("standard", len(seats), chance="typed", switches={"auction_mode": mode}))
    for seat, name in enumerate(seats):
        log.write(0, e.SeatTaken(seat, name, f"key-{name}"))
    throws = ["* 6-5", *["* 1-2"] * (len(seats) - 1)]
    log.write(0, e.GameStarted(list(range(len(seats))), said=throws))
    log.write(0, e.Acted(0, ["1 throw", "* 1-2", "1 decline"]))
    return log


def happen(log: Log) -> e.AnyEntry:
    """Let happen what happens next by itself, when it is due."""
    found = due(log.room, AutoAnswers().drive(log.room))
    assert found is not None
    entry = AutoAnswers().entry(log.room, found[1], None, found[0])
    assert entry is not None
    log.write(found[0] - log.now, entry)
    return entry


def test_a_secret_maximum_that_is_reached_leaves_the_lot_to_the_hammer() -> None:
    log = lot_of("Anna", "Ben", "Cem")
    log.write(0, e.ProxySet(1, 150))
    assert happen(log) == e.Acted(1, ["2 bid 1"], "proxy")
    log.write(100, e.Acted(0, ["1 bid 200"]))
    assert (due(log.room, AutoAnswers().drive(log.room)) or (0, ""))[1] == Moment("going", number=1)
    by_hand = decide(log.room, m.Act("a", 1, ["bid 300"]), Asker(seats=(1,)), log.now)
    assert by_hand == e.Acted(1, ["2 bid 300"])


def test_two_secret_maxima_are_settled_at_once_and_the_first_of_equals_wins() -> None:
    log = lot_of("Anna", "Ben", "Cem")
    log.write(0, e.ProxySet(2, 1000))
    log.write(0, e.ProxySet(0, 400))
    assert happen(log) == e.Acted(2, ["3 bid 401"], "proxy")
    log.write(0, e.ProxySet(1, 1000))
    assert [happen(log), happen(log)] == [
        e.Acted(1, ["2 bid 999"], "proxy"),
        e.Acted(2, ["3 bid 1000"], "proxy"),
    ]
    assert (due(log.room, AutoAnswers().drive(log.room)) or (0, ""))[1] == Moment("going", number=1)


def next_of(log: Log) -> tuple[int, str]:
    """Return how many milliseconds after the last line something happens by itself, and what."""
    found = due(log.room, AutoAnswers().drive(log.room))
    assert found is not None
    return found[0] - log.now, found[1]


@pytest.mark.parametrize(
    "noise",
    [
        [e.ProxySet(0, 5), e.ProxySet(0, 0)],
        [e.VoteCast(0, "pause", voters=[0, 1, 2]), e.VoteCast(0, "pause", False, voters=[0, 1, 2])],
        [e.RoomLocked(True), e.RoomLocked(False)],
        [e.ChatSent(0, "well"), e.QuietSet(0, True)],
    ],
)
def test_nobody_talks_down_a_secret_maximum_or_a_bot(noise: list[e.AnyEntry]) -> None:
    log = lot_of("Anna", "Ben", "Cem")
    log.write(0, e.ProxySet(1, 500))
    log.write(0, e.VoteCast(1, "bot", about=2, bot="simple", voters=[0, 1]))
    log.write(0, e.VoteCast(0, "bot", about=2, bot="simple", voters=[0, 1]))
    assert next_of(log) == (300, Moment("proxy", 1))
    for _ in range(5):
        for entry in noise:
            log.write(100, entry)
    assert next_of(log) == (300 - 500 * len(noise), Moment("proxy", 1))
    log.write(0, e.ProxySet(1, 0))
    assert next_of(log)[1] == Moment("call", 2) and next_of(log)[0] <= 0


def test_a_secret_maximum_named_at_the_last_moment_still_speaks() -> None:
    log = lot_of("Anna", "Ben")
    log.write(0, e.Acted(0, ["1 bid 10"]))
    hammer = log.room.options.hammer * 1000
    log.write(hammer - 100, e.ProxySet(1, 200))
    assert next_of(log)[1] == Moment("proxy", 1) and next_of(log)[0] <= 0


def test_a_secret_maximum_taken_back_says_nothing() -> None:
    log = lot_of("Anna", "Ben")
    assert AutoAnswers().entry(log.room, Moment("proxy", 1), None, log.now) is None
    log.write(0, e.ProxySet(1, 5))
    log.write(0, e.Acted(0, ["1 bid 10"]))
    assert AutoAnswers().entry(log.room, Moment("proxy", 1), None, log.now) is None, (
        "it is reached, and no pass"
    )


def test_slow_bots_speak_before_the_hammer_falls() -> None:
    log = lot_of("Anna", "Ben")
    log.room.options = replace(log.room.options, pace=10_000, hammer=9)
    log.write(0, e.VoteCast(0, "bot", about=1, bot="simple", voters=[0]))
    assert next_of(log) == (3000, Moment("call", 1))


def test_a_call_for_the_last_lot_is_stale_in_the_next_one() -> None:
    log = lot_of("Anna", "Ben")
    first = log.room.question
    log.write(0, e.Acted(1, ["2 bid 1"]))
    ask = m.Act("a", 0, ["bid 300"], first)
    assert decide(log.room, ask, Asker(seats=(0,)), log.now) == e.Acted(0, ["1 bid 300"]), "the same lot"
    log.write(0, e.Acted(0, ["1 pass", "1 end-turn", "2 throw", "* 1-4", "2 decline"]))
    assert log.room.game.asked == codes.ANYONE
    with pytest.raises(Wrong, match="stale"):
        decide(log.room, ask, Asker(seats=(0,)), log.now)
    for question in (None, log.room.question):
        again = replace(ask, question=question)
        assert decide(log.room, again, Asker(seats=(0,)), log.now) == e.Acted(0, ["1 bid 300"])


def test_two_secret_maxima_in_turn_cost_one_more_than_the_lower_one() -> None:
    log = lot_of("Anna", "Ben", mode="round_robin")
    for seat, maximum in ((0, 40), (1, 100)):
        log.write(0, e.ProxySet(seat, maximum))
    assert log.room.game.asked == 1
    said = []
    while log.room.game.state.top.kind == codes.AUCTION:
        entry = happen(log)
        assert isinstance(entry, e.Acted) and entry.by == "proxy"
        said += entry.said
    assert said == ["2 bid 41", "1 pass"]


def test_a_secret_maximum_that_can_do_nothing_is_refused() -> None:
    log = lot_of("Anna", "Ben", "Cem")
    log.write(0, e.Acted(0, ["1 bid 100"]))

    def named(seat: int, maximum: int) -> str:
        try:
            decide(log.room, m.Proxy("a", seat, maximum), Asker(seats=(seat,)), log.now)
        except Wrong as wrong:
            return wrong.word
        return ""

    assert (named(1, 50), named(1, 100), named(1, 101)) == ("bid-too-low", "bid-too-low", "")
    assert (named(0, 99), named(0, 100)) == ("bid-too-low", "")
    log.write(0, e.Acted(1, ["2 pass"]))
    assert named(1, 500) == "not-a-bidder"


def test_a_game_with_a_time_limit_ends_by_the_servers_clock() -> None:
    """Folded at chosen times: what is due, and that a pause or a restart costs nobody anything."""
    log = Log(Options("deluxe-ch", 2, "time", switches={"minutes": 10}, chance="typed"))
    log.write(0, e.SeatTaken(0, "Anna", "key-a"))
    log.write(0, e.SeatTaken(1, "Ben", "key-b"))
    log.write(0, e.GameStarted([0, 1]))
    while log.room.game.asked == codes.CHANCE:
        said = log.room.game.write(odds(log.room.game.state)[log.room.seq % 7][0])
        log.write(1_000, e.Acted(0, [said]))
    room = log.room
    left = time_left(room)
    assert left == 600_000 - room.played and due(room, AutoAnswers().drive(room)) == (
        room.last_at + left,
        Moment("time-up"),
    )
    log.write(60_000, e.VoteCast(0, "pause"))
    log.write(0, e.VoteCast(1, "pause"))
    log.write(3_600_000, e.VoteCast(0, "resume"))
    log.write(0, e.VoteCast(1, "resume"))
    assert time_left(room) == left - 60_000
    log.write(7_200_000, e.ServerResumed())
    assert time_left(room) == left - 60_000
    log.write(600_000, e.Acted(codes.CLOCK, ["! time-up"], "clock"))
    assert time_left(room) is None and room.game.state.time_up


def test_a_pause_stops_the_clock_of_the_question() -> None:
    log = Log(Options("standard", 2, clock=Clock(bank=100), chance="typed"))
    log.write(0, e.SeatTaken(0, "Anna", "key-a"))
    log.write(0, e.SeatTaken(1, "Ben", "key-b"))
    log.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    before = deadline(log.room)
    log.write(30_000, e.VoteCast(0, "pause"))
    log.write(0, e.VoteCast(1, "pause"))
    assert deadline(log.room) is None
    days = 3 * 24 * 3600 * 1000
    log.write(days, e.VoteCast(0, "resume"))
    log.write(0, e.VoteCast(1, "resume"))
    assert before is not None and deadline(log.room) == before + days


def test_bots_among_themselves_are_in_no_hurry() -> None:
    log = Log(Options("standard", 3, pace=0))
    for seat in (0, 1):
        log.write(0, e.SeatTaken(seat, f"P{seat}", f"key-{seat}"))
    log.write(0, e.BotSeated(2, "simple", "Robo"))
    log.write(0, e.GameStarted([0, 1, 2], said=["* 6-5", "* 1-2", "* 1-3"]))
    assert courtesy(log.room) == 0
    log.write(0, e.Acted(0, ["1 resign"]))
    assert courtesy(log.room) == 0, "one still plays"
    log.write(0, e.SeatLeft(1))
    assert courtesy(log.room) == DESERTED
    log.write(0, e.SeatTaken(1, "Heir", "key-2"))
    assert courtesy(log.room) == 0
    slow = Log(Options("standard", 2, pace=9000))
    for seat in (0, 1):
        slow.write(0, e.BotSeated(seat, "simple", f"Robo {seat}"))
    slow.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    assert courtesy(slow.room) == 9000


def test_bots_bid_in_live_auctions(server: Server) -> None:
    code = server.open(seats=3, switches=LIVE, hammer=1)
    client = Client(server, code)
    client.sit("Anna")
    client.ask("start", fill="simple")
    while not client.table:
        client.receive()
    while not any(event["kind"] == "sold" for step in client.steps for event in step.get("events", [])):
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


def test_a_bot_waits_for_people_to_answer_an_offer_that_holds_up_the_dice() -> None:
    """When they keep silent for long, silence says no; that is no refusal of theirs."""
    log = Log(Options("deluxe-ch", 3, chance="typed", pace=30))
    log.write(0, e.SeatTaken(0, "Anna", "key-a"))
    log.write(0, e.BotSeated(1, "simple", "Bot"))
    log.write(0, e.SeatTaken(2, "Ben", "key-b"))
    log.write(0, e.GameStarted([0, 1, 2], said=["* 6-5", "* 1-2", "* 1-3"]))
    log.write(100, e.Acted(0, ["1 throw", "* 1-2", "1 buy", "1 end-turn", "1 offer 3 give=3"]))
    room, what = log.room, Moment("answer", 1)
    at = room.last_at + THINKING
    assert due(room, AutoAnswers().drive(room)) == (at, what)
    answers = AutoAnswers()
    entry = answers.entry(room, what, answers.think(room, what), at)
    assert entry == e.Acted(2, ["3 reject 1"], "clock")
    log.write(THINKING, entry)
    assert not room.offers.pauses and due(room, AutoAnswers().drive(room)) == (room.last_at + 30, what)


def test_each_refusal_doubles_the_pause_up_to_five_minutes_and_one_acceptance_forgives() -> None:
    log = Log(Options("deluxe-ch", 2, chance="typed"))
    log.write(0, e.SeatTaken(0, "Anna", "key-a"))
    log.write(0, e.SeatTaken(1, "Ben", "key-b"))
    log.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    log.write(100, e.Acted(0, ["1 throw", "* 1-2", "1 buy", "1 end-turn"]))
    room = log.room

    def offered(after: int) -> str:
        """Try an offer so many milliseconds after the last word; return why not, and how long to wait."""
        try:
            act = m.Act("a", 0, ["offer 2 give=3 want-cash=10"], room.question)
            log.write(after, decide(room, act, Asker(seats=(0,)), log.now + after))
        except Wrong as wrong:
            return f"{wrong.word} {wrong.values['seconds']}"
        return ""

    def answered(seat: int, word: str) -> None:
        said = f"{word} {room.game.state.offers[0].number}"
        log.write(0, decide(room, m.Act("b", seat, [said]), Asker(seats=(seat,)), log.now))

    assert offered(0) == ""
    for seconds in (10, 20, 40, 80, 160, 300, 300):
        answered(1, "reject")
        assert offered(0) == f"too-soon {seconds}"
        assert offered(1000 * seconds - 1) == "too-soon 1" and offered(1000 * seconds) == ""
    answered(1, "accept")
    log.write(0, e.Acted(1, ["2 offer 1 give=3"]))
    answered(0, "accept")
    assert offered(0) == ""
    answered(1, "reject")
    assert offered(0) == "too-soon 10", "it begins anew"


def clocked(**clock: int) -> Log:
    """Return a game of Anna and Ben with clocks and typed dice, in which Anna is asked to throw."""
    log = Log(Options("standard", 2, clock=Clock(**clock), chance="typed"))
    log.write(0, e.SeatTaken(0, "Anna", "key-a"))
    log.write(0, e.SeatTaken(1, "Ben", "key-b"))
    log.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    return log


def test_no_clock_runs_while_the_others_wait_for_somebody() -> None:
    log = clocked(bank=100)
    log.write(30_000, e.VoteCast(1, "wait", about=0, voters=[1]))
    assert deadline(log.room) is None and due(log.room, AutoAnswers().drive(log.room)) is None
    log.write(900_000, e.SeatReclaimed(0))
    assert deadline(log.room) == log.now + 100_000


def test_who_comes_back_in_a_pause_has_the_whole_time_when_it_ends() -> None:
    log = clocked(bank=100)
    for seat in (0, 1):
        log.write(10_000, e.VoteCast(seat, "pause"))
    log.write(0, e.VoteCast(1, "wait", about=0, voters=[1]))
    log.write(900_000, e.SeatReclaimed(0))
    for seat in (0, 1):
        log.write(10_000, e.VoteCast(seat, "resume"))
    assert deadline(log.room) == log.now + 100_000


def test_what_a_bot_plays_for_somebody_costs_nothing_of_their_bank() -> None:
    log = clocked(bank=100, increment=5)
    log.write(10_000, e.VoteCast(1, "bot", about=0, bot="simple", voters=[1]))
    log.write(20_000, e.Acted(0, ["1 throw", "* 1-2"], "bot"))
    log.write(20_000, e.Acted(0, ["1 buy"], "bot"))
    log.write(20_000, e.Acted(0, ["1 end-turn"], "bot"))
    assert log.room.clocks == [100_000, 100_000]
    log.write(20_000, e.Acted(1, ["2 throw", "* 1-2"]))
    assert log.room.clocks == [100_000, 85_000]


def test_with_nothing_but_a_bank_every_question_runs_on_it() -> None:
    log = clocked(bank=100, increment=5)
    log.write(10_000, e.Acted(0, ["1 throw", "* 1-2"]))
    assert log.room.clocks[0] == 95_000 and deadline(log.room) == log.now + 95_000
    log.write(20_000, e.Acted(0, ["1 decline"]))
    assert log.room.clocks == [75_000, 100_000]
    asked = log.room.game.asked
    assert deadline(log.room) == log.now + log.room.clocks[asked]
    log.write(30_000, e.Acted(asked, [f"{asked + 1} pass"]))
    assert log.room.clocks == [[45_000, 100_000], [75_000, 70_000]][asked]


def test_a_room_opened_before_that_keeps_what_was_agreed() -> None:
    log = clocked(bank=100)
    older = log.rows[0].body.replace(b',"all_banked":true', b"")
    assert older != log.rows[0].body
    room = Room("abcdefg", b"seed")
    for row in chained([replace(log.rows[0], body=older), *log.rows[1:]]):
        room.fold(row)
    for later, said in ((10_000, ["1 throw", "* 1-2"]), (30_000, ["1 decline"])):
        line = Row("abcdefg", room.seq + 1, room.last_at + later, "", None, e.write(e.Acted(0, said)))
        room.fold(sealed(line, room.link))
        assert room.clocks == [90_000, 100_000] and deadline(room) is None


def test_questions_with_a_time_of_their_own_cost_nothing_of_the_bank() -> None:
    log = clocked(bank=100, call=10, answer=20)
    log.write(10_000, e.Acted(0, ["1 throw", "* 1-2"]))
    assert deadline(log.room) == log.now + 20_000
    log.write(15_000, e.Acted(0, ["1 decline"]))
    assert log.room.clocks == [90_000, 100_000] and deadline(log.room) == log.now + 10_000


@pytest.mark.parametrize("clock", [Clock(bank=20), Clock(bank=20, increment=3, call=4, answer=5)])
def test_the_clocks_alone_carry_a_game_to_its_end(clock: Clock) -> None:
    """Nobody says a word for ten minutes: every waiting point has its default, and the time limit ends it."""
    log = Log(Options("deluxe-ch", 3, "time", switches={"minutes": 10}, clock=clock))
    for seat, name in enumerate(("Anna", "Ben", "Cem")):
        log.write(0, e.SeatTaken(seat, name, f"key-{name}"))
    started = decide(log.room, m.Start("a"), Asker(seats=(0,)), log.now)
    log.write(0, started)
    began, heard = log.now, []
    while log.room.phase != "over":
        entry = happen(log)
        assert isinstance(entry, e.Acted) and entry.by == "clock"
        heard.append(entry)
        assert len(heard) < 2000, "it does not come to an end"
    assert ["! time-up"] in [entry.said[:1] for entry in heard]
    assert log.now - began >= 600_000 and log.room.game.state.winners
    assert len(heard) <= 2 + (log.now - began) / LEAST


def test_bots_wait_while_people_are_asked_to_take_something_back() -> None:
    log = Log(Options("standard", 3, chance="typed"))
    for seat, name in enumerate(("Anna", "Ben")):
        log.write(0, e.SeatTaken(seat, name, f"key-{name}"))
    log.write(0, e.BotSeated(2, "simple", "Bot"))
    log.write(0, e.GameStarted([0, 1, 2], said=["* 6-5", "* 1-2", "* 1-2"]))
    log.write(0, e.Acted(0, ["1 wish demand off"]))
    before = courtesy(log.room)
    log.write(100, e.VoteCast(0, "undo", voters=[0, 1]))
    assert before < courtesy(log.room) == CONSENT
    change = log.write(100, e.Acted(0, ["1 throw", "* 1-2"]))
    assert change.shown and not log.room.votes, "everybody hears that nobody is asked any more"
    assert courtesy(log.room) == before
