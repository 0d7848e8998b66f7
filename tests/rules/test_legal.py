"""The menu names every answer a rule allows, once and with its numbers; and what silence says."""

from __future__ import annotations

import pytest
from kit import (
    ALL,
    BUS,
    CLOCK,
    G1,
    G2,
    G3,
    A,
    B,
    C,
    D,
    Table,
    bid,
    by_hand,
    claims,
    demand,
    lands,
    table,
)

from bankhalter.core import legal, names
from bankhalter.core.codes import CHANCE, HOTEL, HOUSE, WISH_DEMAND

EACH = pytest.mark.parametrize("name", ALL)
CH = "deluxe-ch"
GREEN = 6  # the group of G1, G2 and G3, counted from GO
Line = tuple[str, int, int, int, int]


def lines(t: Table, seat: int) -> set[Line]:
    """A seat's menu: the word, its two numbers, and the range of an amount that is left open."""
    menu = legal.menu(t.st, seat)
    found = {(names.ACTIONS[c.kind], int(c.a), int(c.b), int(c.low), int(c.high)) for c in menu}
    assert len(found) == len(menu) and all(c.seat == seat for c in menu)
    return found


def line(word: str, a: int = 0, b: int = 0, low: int = 0, high: int = 0) -> Line:
    return word, a, b, low, high


def plain(*words: str) -> set[Line]:
    """Lines without numbers."""
    return {line(word) for word in words}


def deeds(t: Table, word: str, *spaces: int) -> set[Line]:
    """One line for each deed."""
    return {line(word, t.deed(space)) for space in spaces}


QUIET = plain("resign") | {line("wish", WISH_DEMAND)}  # at any time
OPEN = QUIET | plain("offer")


@EACH
def test_before_the_throw(name: str) -> None:
    """TURN-1, TURN-12: whoever has nothing may throw, trade and leave; the others all but throw."""
    t = table(name)
    assert lines(t, A) == OPEN | plain("throw")
    assert lines(t, B) == OPEN
    assert lines(t, CHANCE) == lines(t, CLOCK) == set()


@EACH
def test_a_wish_is_offered_the_other_way(name: str) -> None:
    """R-13: who has the standing wish may switch it off, who has not may switch it on."""
    t = table(name)
    t.demand_by_hand(B)
    assert line("wish", WISH_DEMAND, 0) in lines(t, A)
    assert line("wish", WISH_DEMAND, 1) in lines(t, B)


@EACH
def test_the_ways_out_of_jail(name: str) -> None:
    """JAIL-5 to JAIL-7, R-91: the fine, each card held by its name, or the throw."""
    t = table(name)
    t.jail(A)
    cards = {line("play-card", t.keep(A, deck)) for deck in "ab"}
    assert lines(t, A) == OPEN | plain("throw", "pay-fine") | cards


@EACH
def test_sitting_in_jail(name: str) -> None:
    """R-43: with the switch a player in jail may also end the turn."""
    t = table(name, jail_may_skip_throw=True)
    assert line("end-turn") not in lines(t, A)
    t.jail(A)
    assert lines(t, A) == OPEN | plain("throw", "pay-fine", "end-turn")


@EACH
def test_all_business_of_an_owner(name: str) -> None:
    """BUILD-1, SELL-1, MORT-1, MORT-4, R-34, R-89: each deed for itself, a group down to nothing, an order.

    Cash 1,500 pays seven houses at 200; on 1/1/1 there would be room for nine, so the order is one to seven.
    """
    t = table(name)
    t.give(A, G1, G2, G3, 5)
    t.give(A, 15, mortgaged=True)
    t.build(s31=1, s32=1, s34=1)
    greens = deeds(t, "build", G1, G2, G3) | deeds(t, "sell", G1, G2, G3) | {line("sell-down", GREEN)}
    order = {line("order", HOUSE, 1, 1, 7)}
    assert lines(t, A) == OPEN | plain("throw") | greens | order | deeds(t, "mortgage", 5) | deeds(
        t, "lift", 15
    )


@EACH
def test_hotels_are_ordered_as_hotels(name: str) -> None:
    """BUILD-5, R-89: on 4/4/4 an order may ask for one to three hotels, and for no house."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.build(s31=4, s32=4, s34=4)
    assert {x for x in lines(t, A) if x[0] == "order"} == {line("order", HOTEL, 1, 1, 3)}


@EACH
def test_an_order_for_a_single_house(name: str) -> None:
    """R-89: the cash pays one house, so the order is for one."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.cash(A, 399)
    assert line("order", HOUSE, 1, 1, 1) in lines(t, A)


@EACH
def test_an_unbuilt_group_has_nothing_to_sell_down(name: str) -> None:
    """R-34: there is nothing to lower on 0/0/0."""
    t = table(name)
    t.give(A, G1, G2, G3)
    assert not {word for word, *_ in lines(t, A)} & {"sell", "sell-down"}


@EACH
def test_a_purchase(name: str) -> None:
    """BUY-1, BUY-3, R-22: buy or decline, with business open meanwhile."""
    t = table(name)
    lands(t, A, G1)
    assert lines(t, A) == OPEN | plain("buy", "decline")
    assert lines(t, B) == OPEN


@pytest.mark.parametrize(("name", "lowest", "cash"), [("standard", 1, 1205), (CH, 20, 24100)])
def test_a_bid_is_left_open_from_the_lowest_to_the_cash(name: str, lowest: int, cash: int) -> None:
    """AUCT-3, AUCT-4, R-26: from the opening bid to the cash; in a lot no trade is offered."""
    t = table(name)
    t.cash(B, 1205)
    lands(t, A, G1)
    t.say(A, "decline")
    assert lines(t, B) == QUIET | plain("pass") | {line("bid", lowest, 0, lowest, cash)}
    assert lines(t, A) == QUIET
    bid(t, B, 100)
    assert line(
        "bid", 100 * t.x + (10 if t.x > 1 else 1), 0, 100 * t.x + (10 if t.x > 1 else 1), 1500 * t.x
    ) in (lines(t, C))


def test_a_bid_keeps_to_the_grain() -> None:
    """R-26: with Fr. 1,505 the highest bid is Fr. 1,500."""
    t = table(CH)
    t.led.pay(B, -1, t.francs(B) - 1505, 0)
    lands(t, A, G1)
    t.say(A, "decline")
    assert line("bid", 20, 0, 20, 1500) in lines(t, B)


@EACH
def test_the_hammer_is_the_clocks(name: str) -> None:
    """R-23: in a live lot everybody may bid or pass, and the clock lets the hammer fall."""
    t = table(name, auction_mode="live")
    lands(t, A, G1)
    t.say(A, "decline")
    bid(t, B, 100)
    assert lines(t, CLOCK) == plain("hammer")
    assert {word for word, *_ in lines(t, A)} >= {"bid", "pass"}
    assert lines(t, CHANCE) == set()


@EACH
def test_the_end_of_a_turn(name: str) -> None:
    """TURN-10: when the landing is settled the turn may be ended, by whoever has it."""
    t = table(name)
    lands(t, A, 20)
    assert lines(t, A) == OPEN | plain("end-turn")
    assert lines(t, B) == OPEN


@pytest.mark.parametrize(("dice", "ways"), [((1, 5), (1, 5, 6)), ((3, 3), (3, 6))])
def test_the_bus(dice: tuple[int, int], ways: tuple[int, ...]) -> None:
    """SPEED-6, R-70: either white die or both."""
    t = table(speed_die=True)
    t.entitle(A)
    t.throw(*dice, BUS)
    assert lines(t, A) == QUIET | {line("steps", way) for way in ways}


def test_a_triple() -> None:
    """SPEED-10, R-73, R-97: walk, or jump to any other space of the ring."""
    t = table(speed_die=True)
    t.entitle(A)
    t.at(A, 34)
    t.throw(2, 2, 2)
    others = {line("jump", space) for space in range(40) if space != 34}
    assert lines(t, A) == QUIET | plain("walk") | others


@EACH
def test_what_becomes_of_each_mortgaged_deed_received(name: str) -> None:
    """MORT-8: each deed received is kept or lifted; others are not asked about."""
    t = table(name)
    t.give(A, G1, 12, mortgaged=True)
    t.give(B, 5, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1, 12)))
    received = deeds(t, "keep", G1, 12) | deeds(t, "redeem", G1, 12)
    assert {x for x in lines(t, B) if x[0] in ("keep", "redeem")} == received


@EACH
def test_how_many_scarce_houses(name: str) -> None:
    """R-31, R-89: nought to what stock, place and cash allow; two houses left, so at most two."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.give(B, 6, 8, 9)
    t.stock(2)
    t.say(A, "build", G1)
    assert lines(t, B) == QUIET | {line("want", 0, 0, 0, 2)}


@EACH
def test_where_a_building_may_stand(name: str) -> None:
    """R-32, R-89, BUILD-3: on each lowest street; what is bought at the printed price may be declined."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.build(s31=1)
    t.say(A, "order", HOUSE, 1)
    assert lines(t, A) == QUIET | plain("pass") | deeds(t, "put", G2, G3)


@EACH
def test_a_debtor(name: str) -> None:
    """DEBT-1, R-48, R-92: raise and sell, but no bankruptcy while the money could be raised."""
    t = table(name)
    t.give(A, G1, 5)
    t.cash(A, 10)
    lands(t, A, 4)
    assert t.awaited == "debt"
    assert lines(t, A) == OPEN | plain("raise") | deeds(t, "mortgage", G1, 5)
    t.give(A, G1, 5, mortgaged=True)
    assert lines(t, A) == OPEN | plain("bankrupt")


def test_pay_or_draw() -> None:
    """R-85: the drawer of "pay or draw" chooses."""
    t = table(CH)
    card = t.find_card("pay_or_draw")
    t.at(A, 29 if t.tables.card_deck[card] else 3)
    t.throw(1, 3)
    t.draw(card)
    assert lines(t, A) == QUIET | plain("pay", "take-card")


@EACH
def test_offers_stand_on_both_menus(name: str) -> None:
    """R-90: the receiver accepts or declines, the offerer withdraws, nobody else does anything."""
    t = table(name)
    t.give(B, 5, 15)
    one, two = t.offer(B, C, give=(5,)), t.offer(B, C, give=(15,))
    answers = {"accept", "reject", "withdraw"}
    assert {x for x in lines(t, B) if x[0] in answers} == {line("withdraw", one), line("withdraw", two)}
    assert {x for x in lines(t, C) if x[0] in answers} == {
        line(word, number) for word in ("accept", "reject") for number in (one, two)
    }
    assert not {x for x in lines(t, D) if x[0] in answers}


@EACH
def test_open_claims_are_their_owners(name: str) -> None:
    """RENT-3, R-13: an open claim stands on its owner's menu only."""
    t = by_hand(name)
    t.give(B, G1)
    lands(t, A, G1)
    assert {x for x in lines(t, B) if x[0] == "demand"} == {line("demand", claims(t, B)[0])}
    assert not {x for x in lines(t, C) if x[0] == "demand"}


def test_the_owner_of_an_older_claim_is_called() -> None:
    """R-93, R-55: before a bankruptcy the owner of an older claim may demand it or pass."""
    t = by_hand()
    t.give(C, G1)
    t.give(B, 37, 39)
    t.build(s37=5, s39=5)
    t.cash(A, 100)
    t.at(A, 27)
    t.throw(2, 2)
    t.throw(3, 5)
    demand(t, B)
    t.say(A, "bankrupt")
    off = plain("resign") | {line("wish", WISH_DEMAND, 1)}
    assert t.awaited == "call" and lines(t, C) == off | plain("pass") | {line("demand", claims(t, C)[0])}


def test_the_clock_of_a_timed_game() -> None:
    """TIME-1, R-65, R-88: the clock says once that the time is up; the last call is answered or passed."""
    t = by_hand(CH, variant="time")
    t.give(C, 39)
    t.at(A, 36)
    t.throw(1, 2)
    assert lines(t, CLOCK) == plain("time-up")
    t.say(CLOCK, "time-up")
    assert lines(t, CLOCK) == set()
    t.end_turn()
    off = plain("resign") | {line("wish", WISH_DEMAND, 1)}
    assert t.awaited == "final-call" and lines(t, C) == off | plain("pass") | {
        line("demand", claims(t, C)[0])
    }


@EACH
def test_whoever_is_out_has_no_menu(name: str) -> None:
    """R-80: a bankrupt player and a seat that is not there have nothing to say."""
    t = table(name, 3)
    t.say(B, "resign")
    assert lines(t, B) == lines(t, 3) == set() and lines(t, C)


# Silence -----------------------------------------------------------------------------------------------


def silent(t: Table) -> tuple[int, str, int, int]:
    """Who is said to say what, with its numbers, when nobody says anything; it must be accepted."""
    act = legal.default(t.st)
    t.push(act)
    return int(act.seat), names.ACTIONS[act.kind], int(act.a), int(act.b)


@EACH
def test_silence_plays_on(name: str) -> None:
    """TURN-1, BUY-3, R-24, TURN-10: throw, do not buy, do not bid, end the turn."""
    t = table(name, 3)
    assert silent(t) == (A, "throw", 0, 0)
    t.at(A, G1 - 3)
    t.roll(1, 2)
    assert silent(t) == (A, "decline", 0, 0)
    assert [silent(t) for _ in range(3)] == [(B, "pass", 0, 0), (C, "pass", 0, 0), (A, "pass", 0, 0)]
    assert silent(t) == (A, "end-turn", 0, 0)


@EACH
def test_silence_in_a_live_lot(name: str) -> None:
    """R-23: nobody bids higher: the hammer falls."""
    t = table(name, auction_mode="live")
    lands(t, A, G1)
    t.say(A, "decline")
    bid(t, B, 100)
    assert silent(t) == (CLOCK, "hammer", 0, 0) and t.owner(G1) == B


@EACH
def test_silence_of_a_debtor(name: str) -> None:
    """R-48: who could pay is made to, who could not is bankrupt."""
    t = table(name)
    t.give(A, G1)
    t.cash(A, 60)
    lands(t, A, 4)
    assert silent(t) == (A, "raise", 0, 0)
    assert t.paid(A, -1) == 200 and t.mortgaged(G1)
    t = table(name)
    t.cash(A, 60)
    lands(t, A, 4)
    assert silent(t) == (A, "bankrupt", 0, 0)


@EACH
def test_silence_of_whoever_could_build(name: str) -> None:
    """R-31, R-89: silence wants nothing, and declines what is offered at the printed price."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.give(B, 6, 8, 9)
    t.stock(2)
    t.say(A, "order", HOUSE, 2)
    assert silent(t) == (B, "want", 0, 0)
    assert silent(t) == (A, "pass", 0, 0)
    assert t.awaited == "turn" and t.st.houses == 2 and t.money(A) == 1500


@EACH
def test_silence_places_what_was_won(name: str) -> None:
    """R-32, BUILD-3: a house won must be placed; silence takes the first that fits, here the second."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.give(B, 6, 8, 9)
    t.build(s6=1)
    t.stock(1)
    t.say(A, "build", G1)
    t.say(B, "want", 1)
    bid(t, B, 70)
    t.say(A, "pass")
    assert silent(t) == (B, "put", t.deed(8), 0) and t.level(8) == 1


@EACH
def test_silence_about_an_offer(name: str) -> None:
    """R-90: in 001 silence declines before anybody throws; elsewhere an open offer holds up nothing."""
    t = table(name)
    t.give(B, 5)
    number = t.offer(B, C, give=(5,))
    assert silent(t) == ((C, "reject", number, 0) if name == CH else (A, "throw", 0, 0))


@EACH
def test_silence_about_a_mortgaged_deed(name: str) -> None:
    """R-91: a silent receiver pays the ten per cent and leaves each deed mortgaged."""
    t = table(name)
    t.give(A, G1, 12, mortgaged=True)
    t.say(B, "accept", t.offer(A, B, give=(G1, 12)))
    assert [silent(t), silent(t)] == [(B, "keep", t.deed(12), 0), (B, "keep", t.deed(G1), 0)]
    assert t.mortgaged(G1) and t.mortgaged(12)


def test_silence_about_the_speed_die() -> None:
    """R-70, R-73: the bus goes by both dice, and a triple is not jumped."""
    t = table(speed_die=True)
    t.entitle(A)
    t.throw(1, 5, BUS)
    assert silent(t) == (A, "steps", 6, 0)
    t = table(speed_die=True)
    t.entitle(A)
    t.throw(2, 2, 2)
    assert silent(t) == (A, "walk", 0, 0)


def test_silence_about_a_card() -> None:
    """R-85: silence pays."""
    t = table(CH)
    card = t.find_card("pay_or_draw")
    t.at(A, 29 if t.tables.card_deck[card] else 3)
    t.throw(1, 3)
    t.draw(card)
    assert silent(t) == (A, "pay", 0, 0)
