"""What a table shows: piles, estates."""

from __future__ import annotations

import msgspec
import pytest
from server.log import Log

from bankhalter.core import codes, events, names
from bankhalter.core.dump import KINDS
from bankhalter.core.fields import fields
from bankhalter.game import question
from bankhalter.server.protocol import happened
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.happened import CompletedGroup
from bankhalter.server.protocol.messages import Options, RoomTable
from bankhalter.server.room import views
from bankhalter.server.storage import entries as e

PLAYERS = 3


def begun(edition: str = "standard", **switches: object) -> Log:
    """A game whose first turn has begun."""
    log = Log(Options(edition, PLAYERS, chance="typed", switches=switches))
    for seat in range(PLAYERS):
        log.write(1, e.SeatTaken(seat, f"P{seat}", f"key{seat}"))
    log.write(1, e.GameStarted(list(range(PLAYERS))))
    for throw in ("6-5", "1-2", "1-3"):  # for the first turn
        log.write(1, e.Acted(-2, [f"* {throw}"]))
    assert log.room.game.asked == 0
    return log


def shown(log: Log) -> RoomTable:
    """The table as everybody sees it."""
    return views.table_view(log.room)


def give(log: Log, seat: int, *spaces: int) -> None:
    """Put deeds before a player."""
    led = log.room.game._ledger
    for space in spaces:
        led.deed_to(log.room.game.setup.tables.deed_at[space], seat)
    led.events.clear()


def auction_all(log: Log) -> list[tuple[object, object, object]]:
    """Let everybody pass until no lot is up; return space, `of` and `after` of each lot."""
    lots = []
    while log.room.game.state.top.kind == codes.AUCTION:
        detail = question.detail(log.room.game.state)
        lot = (detail["space"], detail.get("of"), detail.get("after"))
        if lot not in lots:
            lots.append(lot)
        asked = log.room.game.asked
        log.write(1, e.Acted(asked, [f"{asked + 1} pass"]))
    return lots


def test_every_lot_of_an_estate_says_whose_it_was_and_how_many_follow() -> None:
    log = begun()
    seat = log.room.game.asked
    give(log, seat, 1, 3, 39)
    log.write(1, e.Acted(seat, [f"{seat + 1} resign"]))
    assert auction_all(log) == [(1, seat, 2), (3, seat, 1), (39, seat, 0)]


def test_an_estate_of_one_deed_says_whose_it_was() -> None:
    log = begun()
    seat = log.room.game.asked
    give(log, seat, 39)
    log.write(1, e.Acted(seat, [f"{seat + 1} resign"]))
    assert auction_all(log) == [(39, seat, 0)]


def test_an_estate_is_known_again_after_an_undo() -> None:
    log = begun()
    seat = log.room.game.asked
    give(log, seat, 1, 39)
    log.write(1, e.Acted(seat, [f"{seat + 1} resign"]))
    other = log.room.game.asked
    log.write(1, e.Acted(other, [f"{other + 1} pass"]))
    for voter in log.room.voters():
        log.write(1, e.VoteCast(voter, "undo"))
    assert auction_all(log) == [(1, seat, 1), (39, seat, 0)]


def test_a_deed_nobody_wanted_is_an_ordinary_lot_afterwards() -> None:
    log = begun()
    seat = log.room.game.asked
    give(log, seat, 3)
    log.write(1, e.Acted(seat, [f"{seat + 1} resign"]))
    auction_all(log)
    asked = log.room.game.asked
    log.write(1, e.Acted(asked, [f"{asked + 1} throw"]))
    log.write(1, e.Acted(-2, ["* 1-2"]))
    log.write(1, e.Acted(asked, [f"{asked + 1} decline"]))
    assert auction_all(log) == [(3, None, None)]


def test_piles_are_counted_without_their_order() -> None:
    log = begun()
    seat = log.room.game.asked
    assert [p.__dict__ for p in shown(log).piles] == [  # type: ignore[attr-defined]
        {"deck": "a", "cards": 16, "unseen": 16, "out": 0},
        {"deck": "b", "cards": 16, "unseen": 16, "out": 0},
    ]
    log.room.game.state.seats[seat].at = 4
    log.write(1, e.Acted(seat, [f"{seat + 1} throw"]))
    log.write(1, e.Acted(-2, ["* 1-2"]))
    change = log.write(1, e.Acted(-2, ["* drawn a/keep"]))
    assert change.table is not None
    pile = change.table.piles[0]
    assert (pile.cards, pile.unseen, pile.out) == (15, 15, 1)


def test_a_typed_game_says_for_whom_chance_is_asked_and_what_it_may_be() -> None:
    log = begun()
    seat = log.room.game.asked
    log.write(1, e.Acted(seat, [f"{seat + 1} throw"]))
    assert question.detail(log.room.game.state) == {"who": seat, "dice": 2}
    log.write(1, e.Acted(-2, ["* 3-4"]))  # to the first square of deck a
    assert shown(log).awaited == "draw"
    cards = log.room.game.setup.edition.cards
    deck = [place for place, card in enumerate(cards) if card.deck == "a"]
    assert question.detail(log.room.game.state) == {"who": seat, "deck": "a", "cards": deck}
    card = cards[deck[3]]
    log.write(1, e.Acted(-2, [f"* drawn {card.deck}/{card.id}"]))
    assert shown(log).awaited != "draw"


def test_the_speed_die_is_asked_for_where_it_is_thrown() -> None:
    log = begun(speed_die=True)
    detail = question.detail(log.room.game.state)
    assert detail == {}  # a person is asked, not chance
    first, player = log.room.game.asked, log.room.game.state.seats[log.room.game.asked]
    player.entitled = True
    log.write(1, e.Acted(first, [f"{first + 1} throw"]))
    assert question.detail(log.room.game.state) == {"who": first, "dice": 3}
    change = log.write(1, e.Acted(-2, ["* 1-2-bus"]))
    assert views.told(log.room, change.events[0]) == happened.HAPPENED["thrown"](first, 1, 2, "bus")
    assert change.table is not None and change.table.dice == (1, 2, "bus")


# Whole groups ------------------------------------------------------------------------------------------


def completed(log: Log, seat: int, said: str) -> list[CompletedGroup]:
    """What is told to be whole since somebody said this."""
    change = log.write(1, e.Acted(seat, [said]))
    return views.step(log.room, change, None, (), False).completed


def test_whoever_gets_the_last_deed_of_a_group_has_completed_it() -> None:
    log = begun()
    give(log, 0, 1, 12)
    give(log, 1, 3, 28)
    assert completed(log, 0, "1 offer 2 give=12 want=3") == []
    assert completed(log, 1, "2 accept 1") == [
        CompletedGroup(0, "brown"),
        CompletedGroup(1, "utility"),
    ]
    assert completed(log, 0, "1 throw") == []


def test_who_gets_back_a_part_has_completed_nothing() -> None:
    log = begun()
    give(log, 0, 1, 3)
    assert completed(log, 0, "1 offer 2 give=1 cash=1") == []
    assert completed(log, 1, "2 accept 1") == []


# Events ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", names.EVENTS)
def test_every_kind_of_event_is_sent_as_it_is_declared(kind: str) -> None:
    event = KINDS[events.Event][kind]
    for number in (0, 1):
        told = views.told(begun().room, event(*[number] * len(fields(event))))
        sent = m.encode(told)
        assert msgspec.json.decode(sent)["kind"] == kind
        assert msgspec.json.decode(sent, type=happened.AnyHappened) == told


@pytest.mark.parametrize(
    ("event", "sent"),
    [
        (
            events.Paid(1, codes.BANK, 60, codes.W_PRICE),
            {"kind": "paid", "payer": 1, "payee": "bank", "amount": 60, "why": "price"},
        ),
        (
            events.Paid(codes.POT, 0, 350, codes.W_POT),
            {"kind": "paid", "payer": "pot", "payee": 0, "amount": 350, "why": "pot"},
        ),
        (events.Declined(2, 1), {"kind": "declined", "seat": 2, "space": 3}),
        (
            events.Sold(0, codes.HOTEL, -1, 80),
            {"kind": "sold", "seat": 0, "what": "hotel", "space": None, "amount": 80},
        ),
        (events.Ended(0b110), {"kind": "over", "winners": [1, 2]}),
    ],
)
def test_events_are_sent_in_words(event: events.Event, sent: dict[str, object]) -> None:
    assert msgspec.json.decode(m.encode(views.told(begun().room, event))) == sent
