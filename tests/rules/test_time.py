"""TIME: the Swiss game with an agreed duration."""

import pytest
from kit import BANK, CLOCK, G1, G2, G3, STD, A, B, C, D, Table, edition, table

from bankhalter.switches import RulesError, agree

CH = "deluxe-ch"


def timed(players: int = 4, **switches) -> Table:
    """A timed game whose dealt deeds went back to the bank, everybody with the starting capital."""
    t = table(CH, players, variant="time", **switches)
    for deed in range(t.tables.deeds):
        t.give(BANK, t.tables.space[deed])
    for seat in range(players):
        t.cash(seat, 1500)
    return t


def counted(t: Table) -> dict[int, int]:
    """Who was counted with how much, in standard amounts."""
    return {e.seat: e.amount // 20 for e in t.happened("counted")}


def test_T_194_the_start_of_a_timed_game():
    """T-194 [TIME-1, TIME-2]: two deeds each, paid at once; the duration is stored."""
    t = table(CH, 5, variant="time", minutes=90)
    assert t.rules.minutes == 90
    for seat in range(5):
        mine = [int(t.tables.space[d]) for d in range(t.tables.deeds) if t.st.owner[d] == seat]
        assert len(mine) == 2
        assert t.francs(seat) == 30000 - sum(t.edition.spaces[s].price for s in mine)


@pytest.mark.parametrize("minutes", (0, -5, 100_000))
def test_TIME_1_a_duration_must_be_possible(minutes):
    """TIME-1: a duration is agreed before the start, and it is more than nothing."""
    with pytest.raises(RulesError) as caught:
        agree(edition(CH), 4, variant="time", minutes=minutes)
    assert [word for word, _ in caught.value.problems] == ["bad-duration"]


def test_TIME_1_the_richest_wins():
    """TIME-1, R-65: between turns the clock stops the game at once; the richest wins."""
    t = timed()
    t.give(C, 39)
    t.say(CLOCK, "time-up")
    assert t.awaited == "over"
    assert t.winners == {C}
    assert counted(t) == {A: 1500, B: 1500, C: 1900, D: 1500}


def test_TIME_1_bankrupts_are_not_counted():
    """TIME-1, R-65: the game goes on after bankruptcies (TIME-3); only those still in it are counted."""
    t = timed()
    t.say(C, "resign")
    t.say(D, "resign")
    assert t.awaited == "turn"
    t.say(CLOCK, "time-up")
    assert set(counted(t)) == {A, B}


def test_TIME_3_the_last_one_wins_without_the_clock():
    """TIME-3, END-1: otherwise the usual rules: the last player left wins."""
    t = timed(2)
    t.say(A, "resign")
    assert t.winners == {B}


@pytest.mark.parametrize("name", (*STD, CH))
def test_TIME_1_no_clock_in_other_games(name):
    """TIME-1: without an agreed duration there is no clock."""
    t = table(name)
    assert t.refused(CLOCK, "time-up") == "no-time-limit"


def test_TIME_1_only_the_clock_ends_it():
    """TIME-1: no player calls the time, and it is called once."""
    t = timed()
    assert t.refused(A, "time-up") == "not-your-turn"
    t.at(A, 27)
    t.throw(1, 3)
    t.say(CLOCK, "time-up")
    assert t.refused(CLOCK, "time-up") == "not-now"


def test_T_196_an_auction_and_the_turn_are_finished():
    """T-196 [R-65]: the time ends during an auction: auction and turn finish, then counting."""
    t = timed()
    t.at(A, 27)
    t.throw(1, 3)
    t.say(A, "decline")
    t.say(CLOCK, "time-up")
    assert t.awaited == "auction"
    t.say(B, "bid", 2000)
    t.all_pass()
    assert t.owner(G1) == B
    assert (t.awaited, t.asked) == ("rest", A)
    t.end_turn()
    assert t.awaited == "over"
    assert counted(t)[B] == 1500 - 100 + 300
    assert t.winners == {B}


def test_R_65_extra_throws_are_finished():
    """R-65: the running turn is finished with its extra throws."""
    t = timed()
    t.give(A, G1, 34)
    t.at(A, 27)
    t.throw(2, 2)
    t.say(CLOCK, "time-up")
    assert (t.awaited, t.asked) == ("turn", A)
    t.throw(1, 2)
    assert t.awaited == "rest"
    t.end_turn()
    assert t.awaited == "over"


def test_R_65_a_debt_is_finished():
    """R-65: debts of the running turn are settled before the count."""
    t = timed()
    t.give(B, 39)
    t.give(A, G1)
    t.cash(A, 0)
    t.at(A, 36)
    t.throw(1, 2)
    t.say(CLOCK, "time-up")
    assert (t.awaited, t.asked) == ("debt", A)
    t.say(A, "mortgage", G1)
    t.end_turn()
    assert counted(t)[A] == 150 - 50 + 150


def test_R_65_between_throw_and_landing():
    """R-65: dice in the air belong to the running turn; what they bring is carried out."""
    t = timed()
    t.at(A, 27)
    t.say(A, "throw")
    t.say(CLOCK, "time-up")
    t.roll(1, 3)
    assert (t.awaited, t.asked) == ("purchase", A)
    t.say(A, "buy")
    assert (t.awaited, t.asked) == ("rest", A)
    assert t.refused(A, "mortgage", G1) == "fine"  # the turn is still played as usual
    t.end_turn()
    assert t.awaited == "over"


def test_R_65_a_paid_fine_begins_the_turn():
    """R-65: who has paid the fine is in the turn and finishes it."""
    t = timed()
    t.give(A, 13)
    t.jail(A)
    t.say(A, "pay-fine")
    t.say(CLOCK, "time-up")
    assert (t.awaited, t.asked) == ("turn", A)
    t.throw(1, 2)
    t.end_turn()
    assert t.awaited == "over"


def test_R_65_no_further_turn():
    """R-65: a turn that ends in jail is over, nobody else throws."""
    t = timed()
    t.at(A, 27)
    t.say(A, "throw")
    t.say(CLOCK, "time-up")
    t.roll(1, 2)
    assert t.st.seats[A].jail == 1
    assert t.awaited == "over"


def test_R_65_a_jail_attempt_in_the_air():
    """R-65: an attempt under way is finished: it fails, the turn is over, then the count."""
    t = timed()
    t.jail(A)
    t.say(A, "throw")
    t.say(CLOCK, "time-up")
    t.roll(1, 2)
    assert t.st.seats[A].jail == 2
    assert t.awaited == "over"


@pytest.mark.parametrize("late", (False, True), ids=("before", "during"))
def test_R_65_the_auctions_of_an_estate_are_finished_as_usual(late):
    """R-65, R-25: lots of a bankrupt's estate belong to the turn; bidders may still mortgage for them."""
    t = timed()
    t.give(A, 39, mortgaged=True)
    t.give(B, 37)
    t.cash(A, 0)
    t.cash(B, 100)
    t.at(A, 1)
    t.throw(1, 2)  # tax
    if not late:
        t.say(CLOCK, "time-up")
    t.say(A, "bankrupt")
    if late:
        t.say(CLOCK, "time-up")
    assert (t.awaited, t.asked) == ("auction", B)
    t.say(B, "mortgage", 37)
    t.say(B, "bid", 200 * 20)
    t.all_pass()
    assert t.owner(39) == B
    assert t.awaited == "over"
    assert counted(t)[B] == 100 + 175 - 200 + 400 + 175


def test_T_268_the_last_call():
    """T-268 [R-88, R-65]: the turn is finished and C's claim is open: C may demand it before the count."""
    t = timed()
    t.demand_by_hand()
    t.give(C, 39)
    t.at(A, 36)
    t.throw(1, 2)
    t.say(CLOCK, "time-up")
    t.end_turn()
    assert (t.awaited, t.asked) == ("final-call", C)
    assert t.winners == set()
    t.say(C, "demand", t.st.claims[0].number)
    assert t.paid(A, C) == 50
    assert t.awaited == "over"
    assert counted(t) == {A: 1450, B: 1500, C: 1950, D: 1500}


def test_T_268_nothing_else_at_the_last_call():
    """T-268 [R-88, R-65, R-95]: the game has stopped: no more building, lifting, mortgaging, trading."""
    t = timed()
    t.demand_by_hand()
    t.give(C, 39, 37)
    t.give(C, 5, mortgaged=True)
    t.at(A, 36)
    t.throw(1, 2)
    t.end_turn()
    t.say(CLOCK, "time-up")
    assert (t.awaited, t.asked) == ("final-call", C)
    for word, space in (("build", 39), ("lift", 5), ("mortgage", 37)):
        assert t.refused(C, word, space) == "closing"
    assert t.refused_offer(t.bundle(C, B, give=(37,), want_cash=500)) == "closing"
    assert t.refused(B, "throw") == "not-your-turn"


def test_R_95_only_the_debtor_acts_after_the_last_call():
    """R-95, R-88: while a debt of the last call is settled nobody but the debtor does business."""
    t = timed()
    t.demand_by_hand()
    t.give(C, 39)
    t.give(B, 15, 25)
    t.give(A, 5)
    t.cash(A, 0)
    t.at(A, 36)
    t.throw(1, 2)
    t.end_turn()
    t.say(CLOCK, "time-up")
    t.say(C, "demand", t.st.claims[0].number)
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.refused(B, "mortgage", 15) == "closing"
    assert t.refused_offer(t.bundle(B, D, give=(25,), want_cash=500)) == "closing"
    assert "offer" in t.menu(A) and "offer" not in t.menu(B)
    t.say(A, "mortgage", 5)
    assert t.awaited == "over"
    assert counted(t) == {A: 100 - 50 + 100, B: 1900, C: 1950, D: 1500}


def test_T_268_not_demanded_it_counts_nothing():
    """T-268 [R-88, R-63]: an open claim that C lets go counts 0."""
    t = timed()
    t.demand_by_hand()
    t.give(C, 39)
    t.at(A, 36)
    t.throw(1, 2)
    t.end_turn()
    t.say(CLOCK, "time-up")  # between turns: the last call comes at once
    assert (t.awaited, t.asked) == ("final-call", C)
    t.say(C, "pass")
    assert t.awaited == "over"
    assert counted(t)[C] == 1900
    assert t.paid(A, C) == 0


def test_T_268_several_claims_are_called_one_after_another():
    """T-268 [R-88]: every owner of an open claim gets the last call."""
    t = timed()
    t.demand_by_hand()
    t.give(B, 37)
    t.give(C, 39)
    t.at(A, 35)
    t.throw(1, 1)
    t.say(CLOCK, "time-up")
    t.throw(1, 1)
    t.at(A, 9)
    t.throw(3, 3)  # third doubles: jail, the turn is over
    assert (t.awaited, t.asked) == ("final-call", B)
    t.say(B, "demand", t.st.claims[0].number)
    assert (t.awaited, t.asked) == ("final-call", C)
    t.say(C, "demand", t.st.claims[0].number)
    assert (t.paid(A, B), t.paid(A, C)) == (35, 50)
    assert t.awaited == "over"


def test_T_268_the_last_call_may_ruin():
    """T-268 [R-88, R-95]: who cannot pay then is bankrupt and not counted; the 10 % is still paid."""
    t = timed()
    t.demand_by_hand()
    t.give(C, 39)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 10)
    t.at(A, 36)
    t.throw(1, 2)
    t.end_turn()
    t.say(CLOCK, "time-up")
    t.say(C, "demand", t.st.claims[0].number)
    assert (t.awaited, t.asked) == ("debt", A)
    t.say(A, "bankrupt")
    t.say(C, "keep", G1)
    assert t.awaited == "over"
    assert counted(t) == {B: 1500, C: 1500 + 10 - 15 + 400 + 150, D: 1500}


def test_T_197_hotels_in_a_timed_game():
    """T-197 [TIME-3, R-63]: a hotel needs 4/4/4 and counts 5 x 4'000."""
    t = timed()
    t.cash(A, 2000)
    t.give(A, G1, G2, G3)
    t.build(s31=3, s32=3, s34=3)
    before = t.worth(A)
    t.say(A, "build", G1)
    assert t.level(G1) == 4  # a fourth house, not a hotel
    assert t.refused(A, "build", G1) == "hotel-too-early"
    t.say(A, "build", G2)
    t.say(A, "build", G3)
    t.say(A, "build", G1)
    assert t.st.hotels == 11
    assert t.worth(A) == before  # buildings count what they cost
    t.cash(A, 0)
    assert t.worth(A) == 300 + 300 + 320 + 1000 + 800 + 800


def test_TIME_3_the_jail_is_normal():
    """TIME-3: normal jail: a first failed attempt stays."""
    t = timed()
    t.jail(A)
    t.throw(1, 2)
    assert t.st.seats[A].jail == 2
    assert (t.awaited, t.asked) == ("turn", B)


def test_R_63_counting_like_the_short_game():
    """R-63: the five items of SHORT-C7; jail cards count nothing."""
    t = timed()
    t.cash(A, 100)
    t.give(A, 1, 3, 5)
    t.give(A, 12, mortgaged=True)
    t.build(s1=2, s3=1)
    t.keep(A, "a")
    assert t.worth(A) == 100 + 60 + 60 + 200 + 75 + 3 * 50


def test_R_64_ties_are_shared_in_timed_games():
    """R-64 `tieBreak`: equal wealth shares the victory, or cash decides if agreed."""
    t = timed()
    t.give(B, 39)
    t.cash(B, 1100)
    t.cash(D, 1000)
    t.say(CLOCK, "time-up")
    assert t.winners == {A, B, C}
    t = timed(tie_break="cash")
    t.give(B, 39)
    t.cash(B, 1100)
    t.cash(D, 1000)
    t.say(CLOCK, "time-up")
    assert t.winners == {A, C}


def test_R_78_short_and_time_by_agreement():
    """R-78 `customGame`: with it 001's short and timed games may be combined; both ends are open."""
    t = timed_and_short()
    assert all(sum(1 for o in t.st.owner if o == s) == 2 for s in range(4))
    t.give(A, G1, G2, G3)
    t.build(s31=3, s32=3, s34=3)
    t.cash(A, 1500)
    hotels = t.st.hotels
    t.say(A, "build", G1)
    assert t.st.hotels == hotels - 1
    t.say(CLOCK, "time-up")
    assert t.winners == {A}

    t = timed_and_short()
    t.say(D, "resign")
    t.all_pass()
    assert t.awaited == "turn"
    t.say(C, "resign")
    assert t.awaited == "over"


def timed_and_short() -> Table:
    return table(CH, 4, variant="short+time", custom_game=True)


def requested(houses: int = 1) -> Table:
    """Between turns A asks for scarce houses; B could build too and is asked."""
    t = timed()
    t.give(A, G1, G2, G3)
    t.give(B, 6, 8, 9)
    t.stock(houses)
    t.say(A, "order", 1, houses)
    assert (t.awaited, t.asked) == ("wants", B)
    return t


def test_T_283_the_request_lapses_when_the_time_is_up():
    """T-283 [R-65, R-31]: B is being asked: nothing is built or auctioned, the count follows at once."""
    t = requested()
    t.say(CLOCK, "time-up")
    assert t.awaited == "over"
    assert t.paid(A, BANK) == t.paid(B, BANK) == 0 and not t.happened("lot")
    assert counted(t) == {A: 1500 + 920, B: 1500 + 320, C: 1500, D: 1500}


def test_R_65_a_plan_lapses_too():
    """R-65, R-98: the same for named streets."""
    t = timed()
    t.give(A, G1, G2, G3)
    t.give(B, 6, 8, 9)
    t.stock(4)
    t.say(A, "plan", G1, G2, G3)
    t.say(CLOCK, "time-up")
    assert t.awaited == "over" and t.level(G1) == 0 and t.paid(A, BANK) == 0


def test_R_65_the_running_lot_is_finished():
    """R-65, AUCT-5: B leads for the first of two houses: it is paid and placed; the second is not offered."""
    t = requested(2)
    t.say(B, "want", 2)
    t.say(B, "bid", 1000)
    t.say(CLOCK, "time-up")
    assert t.awaited == "auction"
    t.say(A, "pass")
    assert (t.awaited, t.asked) == ("place", B)
    t.say(B, "put", 6)
    assert t.awaited == "over" and t.level(6) == 1 and len(t.happened("lot")) == 1


def test_R_65_what_was_won_is_placed():
    """R-65: the first of two houses is won but not placed when the time is up: no second lot."""
    t = requested(2)
    t.say(B, "want", 2)
    t.say(B, "bid", 1000)
    t.say(A, "pass")
    t.say(CLOCK, "time-up")
    assert (t.awaited, t.asked) == ("place", B)
    t.say(B, "put", 6)
    assert t.awaited == "over" and len(t.happened("lot")) == 1


def test_R_65_nothing_more_at_the_printed_price():
    """R-65: A may still place two houses at the printed price when the time is up: no longer."""
    t = requested(2)
    t.say(B, "want", 0)
    assert t.awaited == "place"
    t.say(CLOCK, "time-up")
    assert t.awaited == "over" and t.paid(A, BANK) == 0


def test_a_hotel_counts_its_own_price():
    """R-63, TIME-3: a hotel counts four houses and the hotel price, here 250; three houses count 3 x 200."""
    t = timed()
    t.give(B, G1, G2, G3)
    before = t.worth(B)
    t.tables.hotel_price[t.deed(G1)] = 250 * t.x
    t.build(s31=5)
    assert t.worth(B) == before + 4 * 200 + 250
    t.build(s31=3)
    assert t.worth(B) == before + 3 * 200
