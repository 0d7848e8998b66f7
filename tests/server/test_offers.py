"""How long offers stand, and that nobody is asked the same again and again."""

from __future__ import annotations

import pytest
from server.log import Ear, Log

from bankhalter.game.driver import Answer, Moment
from bankhalter.server.protocol.messages import Options
from bankhalter.server.schedule.auto_answers import AutoAnswers
from bankhalter.server.schedule.timers import due
from bankhalter.server.storage import entries as e

OFFER = "offer 2 give=3 want-cash=70"


def table(*bots: int, ears: tuple[Ear, ...] = ()) -> Log:
    """Anna, Ben and Cem, or bots in their seats; Anna owns the square 3 and is asked no more."""
    log = Log(Options("standard", 3, chance="typed", pace=30), ears=ears)
    for seat, name in enumerate(("Anna", "Ben", "Cem")):
        sits = e.BotSeated(seat, "simple", name) if seat in bots else e.SeatTaken(seat, name, f"key-{seat}")
        log.write(0, sits)
    log.write(0, e.GameStarted([0, 1, 2], said=["* 6-5", "* 1-2", "* 1-3"]))
    turns(log, "1-2")
    return log


def turns(log: Log, *throws: str) -> None:
    """Whoever is on turn throws, buys what is for sale, and ends the turn."""
    for thrown in throws:
        who = log.room.game.asked + 1
        log.write(100, e.Acted(who - 1, [f"{who} throw", f"* {thrown}"]))
        for word in ("buy", "pay", "end-turn"):
            if not log.room.game.refuse(log.room.game.words.read(f"{who} {word}")):
                log.write(100, e.Acted(who - 1, [f"{who} {word}"]))


def outdated(log: Log) -> Moment | None:
    """Return the moment of an offer whose time is over."""
    found = due(log.room, AutoAnswers().drive(log.room))
    return found.moment if found and found.moment.kind == "outdated" else None


def test_an_offer_stands_to_the_end_of_its_makers_next_turn() -> None:
    log = table()
    log.write(0, e.Acted(0, [f"1 {OFFER}"]))  # beside Ben's turn
    number = int(log.room.game.state.offers[0].number)
    for thrown in ("2-4", "4-5"):
        turns(log, thrown)
        assert outdated(log) is None
    log.write(0, e.Acted(0, ["1 throw", "* 4-6", "1 buy"]))
    assert outdated(log) is None
    log.write(0, e.Acted(0, ["1 end-turn"]))
    assert outdated(log) == Moment("outdated", 0, number)


def test_what_lapsed_is_withdrawn_by_the_clock_and_told_to_both() -> None:
    ears = (Ear("key-0"), Ear("key-1"), Ear("key-2"))
    for seat, ear in enumerate(ears):
        ear.seats = (seat,)
    log = table(ears=ears)
    log.write(0, e.Acted(0, [f"1 {OFFER}"]))
    turns(log, "2-4", "4-5", "4-6")
    moment = outdated(log)
    assert moment
    entry = AutoAnswers().entry(log.room, moment, None, log.now)
    assert entry == e.Acted(0, ["1 withdraw 1"], "clock")
    log.write(0, entry)
    assert not log.room.game.state.offers and outdated(log) is None
    told = ["Das Angebot von Anna an Ben gilt nicht mehr." in ear.heard[-1].decode() for ear in ears]
    assert told == [True, True, False]
    assert log.room.offers.pauses == {}  # nobody refused anything


def test_an_offer_of_the_own_turn_stands_a_whole_round() -> None:
    log = table()
    turns(log, "2-4", "4-5")
    log.write(0, e.Acted(0, [f"1 {OFFER}"]))
    turns(log, "4-6", "2-4", "2-3")
    assert outdated(log) is None
    turns(log, "1-2")
    assert outdated(log)


@pytest.mark.parametrize("end", ["rejected", "lapsed"])
def test_computers_do_not_ask_a_person_the_same_one_after_the_other(end: str) -> None:
    """Whoever of them makes the offer; another price is another offer, and another computer may hear it."""
    log = table(0, 2)
    answers, ask = AutoAnswers(), log.room.game.words.read

    def asks(seat: int, text: str) -> list[str]:
        entry = answers.entry(log.room, Moment("aside", seat), Answer(ask(f"{seat + 1} {text}")), log.now)
        if isinstance(entry, e.Acted):
            log.write(0, entry)
        return entry.said if isinstance(entry, e.Acted) else []

    want = "offer 2 cash=70 want=6"
    turns(log, "2-4")  # Ben buys the square 6
    assert asks(0, want) == [f"1 {want}"]
    assert asks(2, want) == []  # while the first one stands
    if end == "rejected":
        log.write(0, e.Acted(1, ["2 reject 1"]))
    else:
        turns(log, "4-5", "4-6")
        moment = outdated(log)
        assert moment
        lapsed = answers.entry(log.room, moment, None, log.now)
        assert lapsed is not None
        log.write(0, lapsed)
    assert asks(2, want) == [] and asks(0, want) == []
    log.now += 60_000
    assert asks(2, want.replace("70", "80")) == [f"3 {want.replace('70', '80')}"]


def test_people_may_ask_again() -> None:
    log = table()
    log.write(0, e.Acted(0, [f"1 {OFFER}"]))
    log.write(0, e.Acted(1, ["2 reject 1"]))
    log.write(60_000, e.Acted(0, [f"1 {OFFER}"]))
    assert [int(offer.number) for offer in log.room.game.state.offers] == [2]
