"""Rooms around a real board: a throw says what leads to it, the first one counts, hands hear what to do."""

from __future__ import annotations

from typing import Any

import pytest
from server.log import Log

from bankhalter import Game
from bankhalter.server.fairness import proof
from bankhalter.server.fairness.dice import Fair
from bankhalter.server.protocol import corrections as c
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room import correcting, room_narration, views
from bankhalter.server.room.commands import Asker, decide
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.room import Room
from bankhalter.server.storage import entries as e


def table(*names: str, **options: Any) -> Log:
    """A running game around a real board; the first one begins."""
    log = Log(Options("standard", len(names), chance="typed", board="real", **options))
    for seat, name in enumerate(names):
        log.write(0, e.SeatTaken(seat, name, f"key-{seat}"))
    log.write(0, e.GameStarted(list(range(len(names))), said=["* 6-5", *["* 1-2"] * (len(names) - 1)]))
    return log


def types(log: Log, seat: int, say: str, question: int | None = None) -> e.Acted:
    """Somebody types what the dice or cards show."""
    asked = log.room.question if question is None else question
    entry = decide(log.room, m.Chance("x", seat, say, asked), Asker("p", (seat,)), log.now)
    assert isinstance(entry, e.Acted)
    log.write(1000, entry)
    return entry


def says(log: Log, seat: int, *say: str) -> None:
    """Somebody says something in the game."""
    entry = decide(log.room, m.Act("x", seat, list(say), log.room.question), Asker("p", (seat,)), log.now)
    log.write(1000, entry)


def hands(log: Log) -> list[str]:
    """What hands are told after the last step."""
    lines = room_narration.sentences(log.room, log.changes[-1], (0,), "de")
    return [line.text for line in lines if line.event == "hands"]


def test_a_throw_begins_and_ends_turns() -> None:
    log = table("Anna", "Ben")
    assert views.table_view(log.room).throw_by == 0
    assert types(log, 0, "4-6").said == ["1 throw", "* 4-6"]
    assert views.table_view(log.room).throw_by == 1
    assert types(log, 1, "1-2").said == ["1 end-turn", "2 throw", "* 1-2"]
    assert views.table_view(log.room).throw_by == -1  # Ben is asked whether he buys
    assert hands(log) == ["Setz Ben auf die Turmstraße."]


def test_anybody_may_type_and_the_first_one_counts() -> None:
    log = table("Anna", "Ben")
    question = log.room.question
    assert types(log, 1, "4-6").seat == 1
    with pytest.raises(Wrong, match="stale"):
        types(log, 0, "1-2", question)


def test_a_throw_answers_no_question_of_a_person() -> None:
    log = table("Anna", "Ben")
    types(log, 0, "1-2")
    with pytest.raises(Wrong, match="no-throw-awaited"):
        types(log, 1, "1-2")


def test_the_server_throws_where_dice_are_lost_and_says_that_it_did() -> None:
    log = table("Anna", "Ben")
    entry = types(log, 0, "*")
    assert entry.by == "app" and entry.said[0] == "1 throw" and entry.said[1].startswith("* ")


def test_cards_are_drawn_by_the_server_where_that_was_agreed() -> None:
    log = table("Anna", "Ben", cards="app")
    assert types(log, 0, "3-4").said[2].startswith("* drawn a/")
    typed = table("Anna", "Ben")
    assert types(typed, 0, "3-4").said == ["1 throw", "* 3-4"]
    assert types(typed, 0, "drawn a/dividend").said == ["* drawn a/dividend"]


def test_computers_at_the_table_say_themselves_that_they_throw() -> None:
    log = Log(Options("standard", 2, chance="typed", board="real"))
    log.write(0, e.SeatTaken(0, "Anna", "key-0"))
    log.write(0, e.BotSeated(1, "simple", "Bot"))
    log.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    types(log, 0, "4-6")
    assert views.table_view(log.room).throw_by == -1
    assert "end-turn" in [choice.say for choice in views.menu(log.room, 0)]


def test_with_a_board_on_the_screen_nothing_is_implied() -> None:
    log = Log(Options("standard", 2, chance="typed"))
    for seat in (0, 1):
        log.write(0, e.SeatTaken(seat, f"P{seat}", f"key-{seat}"))
    log.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    with pytest.raises(Wrong, match="no-throw-awaited"):
        types(log, 0, "1-2")
    says(log, 0, "throw")
    types(log, 0, "1-2")
    assert not hands(log)


def test_real_money_is_said_beside_the_deeds() -> None:
    log = table("Anna", "Ben", money="real")
    types(log, 0, "1-2")
    says(log, 0, "buy")
    assert hands(log) == ["Besitzrechtkarte „Turmstraße“ an Anna.", "Anna legt M 60 in die Bank."]


# Corrections -------------------------------------------------------------------------------------------


def does(log: Log, command: Any, *seats: int) -> e.AnyEntry:
    """Somebody says something to the room."""
    entry = decide(log.room, command, Asker("p", seats or (command.seat,)), log.now)
    log.write(500, entry)
    return entry


def look_back(log: Log) -> list[c.TypedBefore]:
    """What can be put right now."""
    return correcting.look_back(log.room, c.LookBack("q", 0)).typed


def again(log: Log) -> Room:
    """The room folded anew from its log, as after a restart."""
    room = Room(log.room.code, b"seed")
    for row in log.rows:
        room.fold(row)
    assert room.damage is None
    return room


def two_rounds(**options: Any) -> Log:
    """Three people; Anna's first throw was mistyped as 1-2, and the others have thrown since."""
    log = table("Anna", "Ben", "Cem", **options)
    types(log, 0, "1-2")
    says(log, 0, "buy")
    for seat in (1, 2):
        types(log, seat, "4-6")
    return log


def test_who_typed_takes_it_back_at_once_while_nobody_has_acted() -> None:
    log = table("Anna", "Ben")
    before = log.room.game.digest()
    types(log, 0, "3-4")
    does(log, c.TakeBack("x", 0))
    assert log.room.game.digest() == before == again(log).game.digest()
    assert log.changes[-1].undone and views.table_view(log.room).throw_by == 0
    with pytest.raises(Wrong, match="nothing-typed"):
        does(log, c.TakeBack("x", 0))


def test_after_six_seconds_or_another_word_it_cannot_be_taken_back_alone() -> None:
    log = table("Anna", "Ben")
    types(log, 0, "1-2")
    with pytest.raises(Wrong, match="nothing-typed"):
        does(log, c.TakeBack("x", 1))
    log.now += 6_001
    with pytest.raises(Wrong, match="too-late"):
        does(log, c.TakeBack("x", 0))
    says(log, 0, "buy")
    with pytest.raises(Wrong, match="nothing-typed"):
        does(log, c.TakeBack("x", 0))


def test_a_throw_of_an_earlier_turn_is_corrected_by_a_majority() -> None:
    log = two_rounds()
    first = look_back(log)[2]
    assert (first.who, first.say) == (0, "1-2")
    seen = correcting.difference(log.room, c.TryCorrection("q", 1, first.version, first.place, "2-3"), "de")
    assert any("Turmstraße" in line for line in seen.gone) and any(
        "Südbahnhof" in line for line in seen.instead
    )
    assert [line for line in seen.gone if "würfelt" in line] == ["Anna würfelt 1 und 2."]  # the others' wait
    assert [(p.seat, p.was, p.now) for p in seen.purses] == [(0, 1440, 1500)]
    assert seen.hands == ["Setz Anna auf den Südbahnhof.", "Besitzrechtkarte „Turmstraße“ zurück zur Bank."]
    assert seen.left == 2  # throws that did fall, and wait for Anna's answer
    was = log.room.game.digest()
    does(log, c.Correct("x", 1, first.version, first.place, "2-3"))
    assert log.room.game.digest() == was  # one of three is no majority
    entry = does(log, m.Ballot("x", 2, "correct"))
    assert isinstance(entry, e.Corrected) and (entry.was, entry.say) == ("1-2", "2-3")
    assert log.room.game.awaited == "purchase" and log.room.game.asked == 0
    assert hands(log) == seen.hands
    says(log, 0, "buy")  # and the throws of the others, which did fall, are said again
    state = log.room.game.state
    assert [int(seat.at) for seat in state.seats] == [5, 10, 10]
    assert again(log).game.digest() == log.room.game.digest()
    record = proof.record_of(log.rows, log.room.code, b"seed")
    assert any(line == "* 2-3 ; corrected, was 1-2" for line in record.actions)
    assert Game.from_record(record.text()).digest() == log.room.game.digest()


def test_who_proposed_or_half_the_table_drops_a_correction() -> None:
    log = two_rounds()
    first = look_back(log)[2]
    does(log, c.Correct("x", 1, first.version, first.place, "2-3"))
    does(log, m.Ballot("x", 0, "correct", yes=False))
    assert log.room.typed.proposed is not None
    does(log, m.Ballot("x", 2, "correct", yes=False))
    assert log.room.typed.proposed is None
    with pytest.raises(Wrong, match="nothing-proposed"):
        does(log, m.Ballot("x", 0, "correct"))


def test_what_the_server_threw_and_fair_dice_are_never_corrected() -> None:
    log = table("Anna", "Ben", "Cem")
    types(log, 0, "*")
    assert [typed.who for typed in look_back(log)] == []
    with pytest.raises(Wrong, match="nothing-typed"):
        does(log, c.TakeBack("x", 0))
    fair = Log(Options("standard", 2, board="real"))
    with pytest.raises(Wrong, match="not-typed"):
        decide(fair.room, c.Correct("x", 0, 2, 1, "1-2"), Asker("p", (0,)), fair.now)


def test_only_two_rounds_are_kept() -> None:
    log = table("Anna", "Ben")
    for number in range(12):
        types(log, number % 2, "4-6")
        while log.room.game.awaited == "purchase":
            says(log, log.room.game.asked, "buy")
    assert 4 <= len(look_back(log)) <= 5


def test_a_card_is_corrected_like_a_throw() -> None:
    log = table("Anna", "Ben", "Cem")
    types(log, 0, "3-4")
    types(log, 0, "drawn a/dividend")
    card = look_back(log)[0]
    assert card.say == "drawn a/dividend" and len(card.cards) == 16
    does(log, c.Correct("x", 0, card.version, card.place, "drawn a/speeding"))
    does(log, m.Ballot("x", 1, "correct"))
    assert log.room.game.state.seats[0].cash == 1485


def test_real_money_comes_back_when_a_throw_is_taken_back() -> None:
    log = table("Anna", "Ben", money="real")
    types(log, 0, "1-3")
    assert hands(log) == ["Setz Anna auf die Einkommensteuer.", "Anna legt M 200 in die Bank."]
    does(log, c.TakeBack("x", 0))
    assert hands(log) == ["Setz Anna auf LOS.", "Die Bank gibt Anna M 200."]


def test_a_token_whose_throw_stands_is_set_though_other_words_of_its_player_wait() -> None:
    """Ben's throw was typed wrong; what he said after Cem's throw waits with it, but not where Ben stands."""
    log = table("Anna", "Ben", "Cem")
    types(log, 0, "4-6")
    types(log, 1, "1-2")
    says(log, 1, "buy")
    types(log, 2, "4-6")
    says(log, 1, "wish demand off")
    thrown = look_back(log)[1]
    does(log, c.Correct("x", 0, thrown.version, thrown.place, "2-3"))
    does(log, m.Ballot("x", 2, "correct"))
    assert "Setz Ben auf den Südbahnhof." in hands(log)
    assert not any("Cem" in line for line in hands(log))  # his throw waits, and it stays where it led
    says(log, 1, "buy")
    assert "Setz Cem auf das Feld „Gefängnis / Nur zu Besuch“." in hands(log)


def test_real_money_comes_back_with_a_correction_and_all_see_it_before() -> None:
    log = two_rounds(money="real")
    first = look_back(log)[2]
    query = c.TryCorrection("q", 1, first.version, first.place, "2-3")
    assert correcting.difference(log.room, query, "de").hands[2:] == ["Die Bank gibt Anna M 60."]
    does(log, c.Correct("x", 1, first.version, first.place, "2-3"))
    does(log, m.Ballot("x", 2, "correct"))
    assert hands(log)[2:] == ["Die Bank gibt Anna M 60."]


def test_a_kept_card_that_was_never_drawn_goes_back() -> None:
    log = table("Anna", "Ben", "Cem")
    types(log, 0, "3-4")
    types(log, 0, "drawn a/keep")
    card = look_back(log)[0]
    query = c.TryCorrection("q", 0, card.version, card.place, "drawn a/dividend")
    gone = ["Die „Du kommst aus dem Gefängnis frei“-Karte unter den Ereignisstapel legen."]
    assert correcting.difference(log.room, query, "de").hands == gone
    does(log, c.Correct("x", 0, card.version, card.place, "drawn a/dividend"))
    does(log, m.Ballot("x", 1, "correct"))
    assert hands(log) == gone


# Money that was counted --------------------------------------------------------------------------------


def counts(log: Log, seat: int, whom: int, cash: int, reason: str = "Wechselgeld verrutscht") -> e.AnyEntry:
    """Somebody says what a player's money was counted to be."""
    return does(log, c.CountCash("x", seat, whom, cash, reason))


def cash(log: Log) -> list[int]:
    """What everybody has."""
    return [int(seat.cash) for seat in log.room.game.state.seats]


def test_a_cash_count_is_agreed_by_a_majority_and_kept_with_its_reason() -> None:
    log = two_rounds(money="real")
    counts(log, 0, 1, 1350)
    view = views.count_view(log.room)
    assert view is not None and (view.whom, view.was, view.cash, view.yes) == (1, 1500, 1350, [0])
    assert cash(log)[1] == 1500  # one of three is no majority
    entry = does(log, m.Ballot("x", 2, "correct"))
    assert isinstance(entry, e.CashCounted) and (entry.was, entry.cash) == (1500, 1350)
    assert cash(log)[1] == 1350 and views.count_view(log.room) is None
    told = [line.text for line in room_narration.sentences(log.room, log.changes[-1], (0,), "de")]
    assert told == ["Kassensturz: Ben hat M 150 weniger.", "Grund: Wechselgeld verrutscht"]  # hands: nothing
    assert again(log).game.digest() == log.room.game.digest()
    record = proof.record_of(log.rows, log.room.code, b"seed")
    assert record.actions[-1] == "! recount 2 1350 ; counted, was 1500: Wechselgeld verrutscht"
    assert Game.from_record(record.text()).digest() == log.room.game.digest()


def test_what_is_paid_before_all_agree_counts_on_top() -> None:
    log = table("Anna", "Ben", "Cem")
    types(log, 0, "1-2")
    counts(log, 1, 0, 1450)
    says(log, 0, "buy")
    does(log, m.Ballot("x", 2, "correct"))
    assert cash(log)[0] == 1450 - 60


def test_a_correction_keeps_what_was_counted_too_much_and_why() -> None:
    """1-2 and a purchase of 60, then 20 more were counted; it was 2-3: 1,500 and 20 more."""
    log = two_rounds(money="real")
    counts(log, 0, 0, 1460)
    does(log, m.Ballot("x", 2, "correct"))
    first = look_back(log)[2]
    does(log, c.Correct("x", 1, first.version, first.place, "2-3"))
    does(log, m.Ballot("x", 2, "correct"))
    says(log, 0, "decline")
    for seat in (1, 2, 0):
        says(log, seat, "pass")
    assert cash(log) == [1520, 1500, 1500]
    record = proof.record_of(log.rows, log.room.code, b"seed")
    assert [line for line in record.actions if "recount" in line] == [
        "! recount 1 1520 ; counted, was 1440: Wechselgeld verrutscht"
    ]
    assert Game.from_record(record.text()).digest() == log.room.game.digest() == again(log).game.digest()


def test_a_count_that_half_the_table_declines_is_off() -> None:
    log = table("Anna", "Ben")
    counts(log, 0, 0, 1600)
    does(log, m.Ballot("x", 1, "correct", yes=False))
    assert log.room.typed.proposed is None and cash(log) == [1500, 1500]


def test_nothing_is_counted_where_the_server_throws_and_no_player_says_it_alone() -> None:
    fair = Log(Options("standard", 2))
    for seat in (0, 1):
        fair.write(0, e.SeatTaken(seat, f"P{seat}", f"key-{seat}"))
    fair.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    with pytest.raises(Wrong, match="not-typed"):
        counts(fair, 0, 0, 9999)
    log = table("Anna", "Ben")
    with pytest.raises(Wrong, match="not-your-turn"):
        says(log, 0, "recount 1 9999")
    with pytest.raises(Wrong, match="same-cash"):
        counts(log, 0, 0, 1500)
    with pytest.raises(Wrong, match="nothing-said"):
        counts(log, 0, 0, 1400, " ")
    types(log, 0, "3-4")
    with pytest.raises(Wrong, match="dice-in-air"):
        counts(log, 0, 0, 1400)


def test_a_count_in_a_record_of_fair_dice_proves_nothing() -> None:
    record = Game("standard", 2, seed=4).record()
    record.actions = ["! recount 1 9999"]
    said = proof.follow(record, proof.match_of(record), Fair(b"seed", "game", ["", ""]))
    assert (said.word, said.reason) == ("bad-line", "not-typed")
