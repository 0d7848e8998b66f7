"""SHORT: the Swiss short game (C) and the one of 2019 (W)."""

import pytest
from kit import BANK, CLOCK, G1, G2, G3, A, B, C, D, Table, legal_deal, table

from bankhalter.core.rules import debt

CH, WAF = "deluxe-ch", "warendorf"
both = pytest.mark.parametrize("name", (CH, WAF))
FALLEN = 1


def short(name: str, players: int = 4, **switches) -> Table:
    """A short game whose dealt deeds went back to the bank, everybody with the starting capital."""
    t = table(name, players, variant="short", **switches)
    for deed in range(t.tables.deeds):
        t.give(BANK, t.tables.space[deed])
    for seat in range(players):
        t.cash(seat, 1500)
    return t


def out(t: Table, seat: int) -> bool:
    return t.st.seats[seat].out == FALLEN


def one_is_out() -> Table:
    """A Swiss short game of four in which D has already gone."""
    t = short(CH)
    t.say(D, "resign")
    assert t.awaited == "turn"
    return t


def price(t: Table, space: int) -> int:
    return int(t.edition.spaces[space].price)


def deeds(t: Table, seat: int) -> list[int]:
    return [int(t.tables.space[d]) for d in range(t.tables.deeds) if t.st.owner[d] == seat]


# Dealing --------------------------------------------------------------------------------------------


def test_T_175_three_free_deeds():
    """T-175 [SHORT-W1]: in 003 each has three deeds and still 1500."""
    t = table(WAF, 6, variant="short")
    for seat in range(6):
        assert len(deeds(t, seat)) == 3
        assert t.money(seat) == 1500


@pytest.mark.parametrize("players", (2, 5, 10))
def test_SHORT_C1_C2_two_paid_deeds(players):
    """SHORT-C1, SHORT-C2: in 001 each has two deeds and has paid their printed prices to the bank."""
    t = table(CH, players, variant="short")
    for seat in range(players):
        mine = deeds(t, seat)
        assert len(mine) == 2
        assert t.francs(seat) == 30000 - sum(price(t, s) for s in mine)


def test_T_269_ten_players():
    """T-269 [R-96, R-66, SHORT-C1]: ten players: 20 deeds dealt and paid, 8 stay in the bank."""
    t = table(CH, 10, variant="short")
    assert len(deeds(t, BANK)) == 8
    assert all(t.francs(s) == 30000 - sum(price(t, d) for d in deeds(t, s)) for s in range(10))


def dealing(name: str, players: int, **switches) -> list[int]:
    """Who is dealt a deed, in order."""
    t = Table(name, players, variant="short", **switches)
    order = []
    while t.awaited == "deal":
        order.append(int(t.st.top.who))
        t.push(legal_deal(t))
    assert t.awaited == "opening"  # dealt before the starting throw
    return order


def test_R_96_the_order_of_dealing():
    """R-96, R-66: clockwise from the banker's left, one deed per round, the banker last."""
    assert dealing(CH, 4) == [B, C, D, A, B, C, D, A]
    assert dealing(CH, 4, banker_seat=2) == [D, A, B, C, D, A, B, C]
    assert dealing(WAF, 3) == [B, C, A] * 3


def test_SHORT_C1_a_banker_who_only_banks_is_dealt_nothing():
    """SHORT-C1, R-4: the banker is dealt deeds only if playing."""
    assert dealing(CH, 6, banker_plays=False) == [1, 2, 3, 4, 5] * 2


@both
def test_R_96_any_deed_of_the_bank_may_be_dealt_and_no_other(name):
    """R-96, SHORT-C1: the deeds are shuffled: every one still in the bank may come, a dealt one not again."""
    t = Table(name, 4, variant="short")
    first = t.deed(39)
    t.push(t.action(-2, "dealt", first))
    assert t.owner(39) == B
    assert t.refused(-2, "dealt", first) == "deed-gone"


@both
def test_R_66_a_group_by_luck_has_its_rights(name):
    """R-66: a complete group by luck may be built on at once."""
    t = Table(name, 2, variant="short")
    luck = {B: [1, 5, 15], A: [37, 39, 25]}
    while t.awaited == "deal":
        t.push(t.action(-2, "dealt", t.deed(luck[int(t.st.top.who)].pop(0))))
    t.roll(6, 5)
    t.roll(1, 2)
    assert (t.awaited, t.asked) == ("turn", A)
    t.say(A, "build", 39)
    assert t.level(39) == 1


# Hotels ---------------------------------------------------------------------------------------------


@both
def test_T_176_the_hotel_after_three_houses(name):
    """T-176 [SHORT-C3, SHORT-W2, R-59]: 3/3/3: three houses back, one price paid, printed hotel rent."""
    t = short(name)
    t.give(A, G1, G2, G3)
    t.build(s31=3, s32=3, s34=3)
    houses, hotels = t.st.houses, t.st.hotels
    t.say(A, "build", G1)
    assert t.paid(A, BANK, "build") == 200
    assert (t.st.houses, t.st.hotels) == (houses + 3, hotels - 1)
    t.cash(B, 2000)
    t.turn(B)
    t.at(B, 27)
    t.throw(1, 3)
    assert t.paid(B, A, "rent") == 1275


@both
def test_SHORT_C4_house_rents_as_printed(name):
    """SHORT-C4, SHORT-W2: rents with one to three houses stay as printed."""
    for level, rent in ((1, 130), (2, 390), (3, 900)):
        t = short(name)
        t.give(B, G1, G2, G3)
        t.build(s31=level, s32=level, s34=level)
        t.at(A, 27)
        t.throw(1, 3)
        assert t.paid(A, B, "rent") == rent


@both
def test_R_59_the_whole_group_needs_three_houses(name):
    """R-59, SHORT-W2, `hotelCondition`: at 3/3/2 the hotel comes too early, in 003 too."""
    t = short(name)
    t.give(A, G1, G2, G3)
    t.build(s31=3, s32=3, s34=2)
    assert t.refused(A, "build", G1) == "hotel-too-early"
    t.say(A, "build", G3)
    t.say(A, "build", G1)
    assert t.level(G1) == 4
    t.say(A, "build", G2)  # hotel, 3: the second hotel is fine


@both
def test_T_178_no_fourth_house(name):
    """T-178 [R-59]: a fourth house is not available: only a hotel follows, and without hotels nothing."""
    t = short(name)
    t.give(A, G1, G2, G3)
    t.build(s31=3, s32=3, s34=3)
    t.stock(20, 0)
    assert t.refused(A, "build", G1) == "no-hotels"
    assert t.refused(A, "order", 1, 1) == "too-many-wanted"
    t.stock(0, 1)
    assert t.refused(A, "build", G1) == "fine"


@both
def test_T_179_selling_a_hotel(name):
    """T-179 [SHORT-C4, SHORT-W2]: three houses come back on the street, and half the hotel price (100)."""
    t = short(name)
    t.give(A, G1, G2, G3)
    t.build(s31=4, s32=3, s34=3)
    houses, hotels = t.st.houses, t.st.hotels
    t.say(A, "sell", G1)
    assert t.paid(BANK, A, "sell") == 100
    assert t.level(G1) == 3
    assert (t.st.houses, t.st.hotels) == (houses - 3, hotels + 1)


@both
def test_T_179_three_houses_must_be_there(name):
    """R-59, R-34: breaking a hotel needs three houses in stock, not four."""
    t = short(name)
    t.give(A, G1, G2, G3)
    t.build(s31=4, s32=3, s34=3)
    t.stock(2)
    assert t.refused(A, "sell", G1) == "too-few-houses"
    t.stock(3)
    assert t.refused(A, "sell", G1) == "fine"


@both
def test_R_59_liquidation_counts_four_house_prices(name):
    """R-59, R-48: L counts a hotel as four house prices, at half: 400."""
    t = short(name)
    t.cash(A, 0)
    t.give(A, G1, G2, G3)
    t.build(s31=4)
    assert debt.liquidation(t.st, A) == (400 + 150 + 150 + 160) * t.x


# Jail -----------------------------------------------------------------------------------------------


def test_T_181_doubles_free_without_paying():
    """T-181 [SHORT-W3]: 4+4 frees without paying, no further throw."""
    t = short(WAF)
    t.give(A, 18)
    t.jail(A)
    t.throw(4, 4)
    assert t.st.seats[A].at == 18
    assert t.money(A) == 1500
    assert (t.awaited, t.asked) == ("rest", A)


def test_T_182_paying_first_is_a_normal_turn():
    """T-182 [SHORT-W3]: pays 50 first, throws 4+4: moves 8 and throws again."""
    t = short(WAF)
    t.give(A, 18)
    t.jail(A)
    t.say(A, "pay-fine")
    t.throw(4, 4)
    assert t.st.seats[A].at == 18
    assert t.paid(A, BANK, "fine") == 50
    assert (t.awaited, t.asked) == ("turn", A)


def test_SHORT_W3_a_failed_attempt_pays_and_moves():
    """SHORT-W3: on failure the 50 is paid in the same turn and the token moves by that throw."""
    t = short(WAF)
    t.give(A, 13)
    t.jail(A)
    t.throw(1, 2)
    assert t.paid(A, BANK, "fine") == 50
    assert t.st.seats[A].at == 13
    assert t.st.seats[A].jail == 0
    assert (t.awaited, t.asked) == ("rest", A)


def test_SHORT_W3_the_jail_card():
    """SHORT-W3: the card frees; nobody stays in jail, and nobody may sit still."""
    t = short(WAF)
    card = t.keep(A, "a")
    t.jail(A)
    assert t.refused(A, "end-turn") == "must-throw"
    t.say(A, "play-card", card)
    assert t.st.seats[A].jail == 0
    t.give(A, 13)
    t.throw(1, 2)
    assert t.money(A) == 1500
    assert t.st.seats[A].at == 13


def test_SHORT_W3_who_cannot_pay_falls():
    """SHORT-W3, R-47: the fine is a debt; who cannot raise it is bankrupt and does not move."""
    t = short(WAF)
    t.cash(A, 40)
    t.jail(A)
    t.throw(1, 2)
    assert t.st.seats[A].at == 10
    t.say(A, "bankrupt")
    assert t.st.seats[A].at == 10
    assert t.awaited == "over"


def test_R_58_the_swiss_jail_is_normal():
    """R-58 `swissShortJailExit`: the Swiss short game keeps the normal jail: a failed attempt stays."""
    t = short(CH)
    t.jail(A)
    t.throw(1, 2)
    assert t.st.seats[A].jail == 2
    assert t.money(A) == 1500
    assert (t.awaited, t.asked) == ("turn", B)


def test_R_58_by_agreement_one_must_leave():
    """R-58 `swissShortJailExit`: switched on, SHORT-W3 holds in 001: 1'000 and the move in the same turn."""
    t = short(CH, swiss_short_jail_exit=True)
    t.give(A, 13)
    t.jail(A)
    t.throw(1, 2)
    assert t.paid(A, BANK, "fine") == 50
    assert t.st.seats[A].at == 13
    assert (t.awaited, t.asked) == ("rest", A)


# The end --------------------------------------------------------------------------------------------


def ruin(t: Table, seat: int) -> None:
    """Whoever is on turn cannot pay the tax of 200."""
    t.cash(seat, 0)
    t.at(seat, 1)
    t.throw(1, 2)
    t.say(seat, "bankrupt")


def test_T_184_the_first_bankruptcy_ends_it():
    """T-184 [SHORT-W4]: in 003 the first bankruptcy ends the game, the others count."""
    t = short(WAF)
    t.give(C, 39)
    ruin(t, A)
    assert t.awaited == "over"
    assert t.winners == {C}
    assert {e.seat: e.amount for e in t.happened("counted")} == {B: 1500, C: 1900, D: 1500}


def test_SHORT_C5_the_second_bankruptcy_ends_it():
    """SHORT-C5: in 001 the first bankrupt leaves as usual, with an auction; the second one ends the game."""
    t = short(CH)
    t.give(A, 5, mortgaged=True)
    t.give(C, 39)
    ruin(t, A)
    assert t.awaited == "auction"
    t.all_pass()
    assert (t.awaited, t.asked) == ("turn", B)
    ruin(t, B)
    assert t.awaited == "over"
    assert t.winners == {C}
    assert {e.seat: e.amount for e in t.happened("counted")} == {C: 38000, D: 30000}


def test_T_187_the_estate_goes_to_the_bank():
    """T-187 [SHORT-C6, R-60]: the second bankrupt owes the bank: no auction, then counting."""
    t = one_is_out()
    t.give(A, G1, mortgaged=True)
    ruin(t, A)
    assert t.happened("lot") == []
    assert t.owner(G1) == BANK
    assert t.awaited == "over"
    assert t.winners == {B, C}


def test_T_188_the_estate_goes_to_a_player():
    """T-188 [SHORT-C6, R-60]: B gets mortgaged G1, pays 300, then counts it as 3'000."""
    t = one_is_out()
    t.give(B, 39)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 10)
    t.at(A, 36)
    t.throw(1, 2)
    t.say(A, "bankrupt")
    assert (t.awaited, t.asked) == ("receipt", B)
    t.say(B, "keep", G1)
    assert t.awaited == "over"
    worth = 1500 + 10 - 15 + 400 + 150
    assert {e.seat: e.amount // 20 for e in t.happened("counted")} == {B: worth, C: 1500}
    assert t.winners == {B}


def test_R_60_in_warendorf_too():
    """R-60: in 003 the handover with its 10 % comes before counting as well."""
    t = short(WAF)
    t.give(B, 39)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 10)
    t.at(A, 36)
    t.throw(1, 2)
    t.say(A, "bankrupt")
    t.say(B, "keep", G1)
    assert t.awaited == "over"
    counted = {e.seat: e.amount for e in t.happened("counted")}
    assert counted[B] == 1500 + 10 - 15 + 400 + 150


def test_T_190_two_players():
    """T-190 [R-61]: Swiss short game of two, one bankrupt: the other wins, without counting."""
    t = short(CH, 2)
    ruin(t, A)
    assert t.awaited == "over"
    assert t.winners == {B}
    assert t.happened("counted") == []


# Counting -------------------------------------------------------------------------------------------


@both
def test_T_185_the_five_items(name):
    """T-185 [SHORT-W5, SHORT-C7]: 100 cash, G1 300, mortgaged utility 75, houses 300, hotel 800."""
    t = short(name)
    t.cash(A, 100)
    items = [t.worth(A)]
    t.give(A, G1)
    items.append(t.worth(A))
    t.give(A, 12, mortgaged=True)
    items.append(t.worth(A))
    t.give(A, 11, 13, 14, G2, G3)
    streets = t.worth(A)
    t.build(s11=1, s13=1, s14=1)
    items.append(t.worth(A) - (streets - items[-1]))
    t.build(s31=4)
    items.append(t.worth(A) - (streets - items[2]))
    assert items == [100, 400, 475, 775, 1575]


def test_T_191_mortgaged_at_half_price():
    """T-191 [SHORT-C7, R-62]: a deed of 6'000 counts 3'000 when mortgaged, 6'000 when not."""
    t = short(CH)
    t.cash(A, 0)
    t.give(A, G1)
    assert t.worth(A) * 20 == 6000
    t.led.pledge(t.deed(G1))
    assert t.worth(A) * 20 == 3000


@both
def test_T_193_jail_cards_and_claims_count_nothing(name):
    """T-193 [R-63]: a held jail card counts 0, an undemanded claim too."""
    t = short(name)
    t.demand_by_hand()
    t.give(C, 39)
    before = t.worth(C)
    t.keep(C, "a")
    assert t.worth(C) == before
    t.at(A, 36)
    t.throw(1, 2)
    assert len(t.st.claims) == 1
    assert t.worth(C) == before


@both
def test_R_63_a_deed_counts_once(name):
    """R-63: a deed in a complete group counts its price once, houses their printed price."""
    t = short(name)
    t.cash(A, 0)
    t.give(A, 1, 3)
    t.build(s1=2, s3=1)
    assert t.worth(A) == 60 + 60 + 3 * 50


@both
def test_R_64_a_tie_is_shared(name):
    """R-64 `tieBreak`: equal wealth is a shared victory, whatever it is made of."""
    t = short(name)
    if name == CH:
        t.say(D, "resign")
    t.give(B, 39)
    t.cash(B, 1100)
    t.cash(D, 0)
    ruin(t, A)
    assert t.winners == {B, C}


@both
def test_R_64_by_agreement_cash_decides(name):
    """R-64 `tieBreak`: with "cash" the one with more cash wins the tie."""
    t = short(name, tie_break="cash")
    if name == CH:
        t.say(D, "resign")
    t.give(B, 39)
    t.cash(B, 1100)
    t.cash(D, 0)
    ruin(t, A)
    assert t.winners == {C}


def test_R_64_cash_breaks_ties_only():
    """R-64 `tieBreak`: a richer player with less cash still wins."""
    t = short(WAF, tie_break="cash")
    t.give(B, 39)
    t.cash(B, 1101)
    ruin(t, A)
    assert t.winners == {B}


# Closing --------------------------------------------------------------------------------------------


def birthday(t: Table) -> None:
    """A draws "collect 10 from each player"."""
    t.at(A, 14)
    t.throw(1, 2)
    t.draw(t.find_card("collect_each", "b"))


def test_T_267_the_other_payers_of_the_card():
    """T-267 [R-95, SHORT-W4]: C falls, D has not paid yet: D pays 10, then counting."""
    t = short(WAF)
    t.cash(C, 3)
    birthday(t)
    t.say(C, "bankrupt")
    assert t.awaited == "over"
    assert t.paid(D, A) == 10
    assert {e.seat: e.amount for e in t.happened("counted")} == {A: 1500 + 10 + 3 + 10, B: 1490, D: 1490}


def closing() -> Table:
    """C has fallen, D must still raise the 10 for A."""
    t = short(WAF)
    t.cash(C, 3)
    t.cash(D, 0)
    t.give(D, 1, 3)
    t.give(B, 37, 39)
    t.give(B, 5, mortgaged=True)
    birthday(t)
    t.say(C, "bankrupt")
    return t


def test_R_95_debts_are_still_settled_and_nothing_else():
    """R-95: only debtors still act: no building, lifting, mortgaging or offering by others."""
    t = closing()
    assert (t.awaited, t.asked) == ("debt", D)
    assert t.refused(B, "build", 39) in ("closing", "debt-first")
    assert t.refused(B, "lift", 5) in ("closing", "debt-first")
    assert t.refused(B, "mortgage", 37) == "closing"
    assert t.refused_offer(t.bundle(B, A, give=(37,), want_cash=10)) == "closing"
    t.say(D, "mortgage", 1)
    assert t.awaited == "over"
    assert t.paid(D, A) == 10
    counted = {e.seat: e.amount for e in t.happened("counted")}
    assert counted[D] == 20 + 30 + 60


def test_R_95_who_fails_is_not_counted():
    """R-95: who cannot settle is bankrupt too and is not counted."""
    t = short(WAF)
    t.cash(C, 3)
    t.cash(D, 0)
    t.give(D, 39, mortgaged=True)
    birthday(t)
    t.say(C, "bankrupt")
    t.say(D, "bankrupt")
    assert (t.awaited, t.asked) == ("receipt", A)
    t.say(A, "keep", 39)
    assert t.awaited == "over"
    assert {e.seat for e in t.happened("counted")} == {A, B}
    assert t.owner(39) == A
    assert t.paid(A, BANK, "interest") == 20


def test_R_95_undemanded_claims_lapse():
    """R-95, R-63: an undemanded claim is not called when a short game ends."""
    t = short(WAF)
    t.demand_by_hand()
    t.give(B, 39)
    t.cash(C, 3)
    t.at(A, 35)
    t.throw(2, 2)  # B's 39: a claim of 50
    t.at(A, 14)
    t.throw(1, 2)
    t.draw(t.find_card("collect_each", "b"))
    t.say(C, "bankrupt")
    assert t.awaited == "over"
    assert t.paid(A, B) == 0
    assert len(t.happened("lapsed")) == 1


@both
def test_short_games_have_no_clock(name):
    """TIME-1: a short game knows no agreed duration."""
    t = short(name)
    assert t.refused(CLOCK, "time-up") == "no-time-limit"
