"""Resigning and leaving: R-57 and R-87."""

import pytest
from kit import ALL, BANK, BUS, CLOCK, G1, STD, A, B, C, D, Table, lots, table

from bankhalter.core import codes, engine
from bankhalter.core.decisions import Debt

every = pytest.mark.parametrize("name", ALL)
std = pytest.mark.parametrize("name", STD)
FALLEN = 1


def out(t: Table, seat: int) -> bool:
    return t.st.seats[seat].out == FALLEN


@every
def test_T_170_resigning_without_debt(name):
    """T-170 [R-57]: as a bankruptcy to the bank: cash and cards back, deeds auctioned free."""
    t = table(name)
    t.give(A, G1)
    t.give(A, 5, mortgaged=True)
    t.cash(A, 700)
    card = t.keep(A, "b")
    others = [t.money(s) for s in (B, C, D)]
    t.say(A, "resign")
    assert out(t, A)
    assert t.money(A) == 0
    assert [t.money(s) for s in (B, C, D)] == others
    assert t.st.piles[1].under[-1] == card
    assert lots(t) == [5]
    assert (t.awaited, t.asked) == ("auction", B)
    t.say(B, "bid", 50 * t.x)
    t.say(C, "pass")
    t.say(D, "pass")
    assert t.owner(5) == B
    assert not t.mortgaged(5)
    assert lots(t) == [5, G1]
    t.all_pass()
    assert t.owner(G1) == BANK
    assert (t.awaited, t.asked) == ("turn", B)
    assert t.refused(A, "resign") == "out-of-game"


@every
def test_resigning_out_of_turn(name):
    """R-57, R-56: who leaves in another's turn is skipped, the turn goes on."""
    t = table(name)
    t.say(B, "resign")
    assert out(t, B)
    assert (t.awaited, t.asked) == ("turn", A)
    t.give(A, 3)
    t.throw(1, 2)
    t.end_turn()
    assert (t.awaited, t.asked) == ("turn", C)


@every
def test_a_leaver_pays_what_the_estate_covers(name):
    """R-57: a small debt is paid first, lowest mortgage first; the creditor does not get the estate."""
    t = table(name)
    t.give(B, 39)
    t.give(A, G1, 5)
    t.cash(A, 0)
    t.at(A, 36)
    before = t.money(B)
    t.throw(1, 2)  # 50
    t.say(A, "resign")
    assert out(t, A)
    assert t.money(B) == before + 50
    assert t.paid(A, B, "rent") == 50
    mortgaged = [t.tables.space[e.deed] for e in t.happened("mortgaged")]
    assert mortgaged[0] == 5  # 100 is lower than 150 and enough
    assert lots(t) == [5]
    t.all_pass()
    assert t.owner(5) == t.owner(G1) == BANK
    assert not t.mortgaged(5)
    assert not t.mortgaged(G1)
    assert t.money(B) == before + 50


@every
def test_a_leaver_who_cannot_cover_falls_to_the_creditor(name):
    """R-57: only a debt to a player that cannot be covered makes it a bankruptcy to that player."""
    t = table(name)
    t.give(B, 37, 39)
    t.build(s37=5, s39=5)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 80)
    t.at(A, 36)
    before = t.money(B)
    t.throw(1, 2)  # 2000
    t.say(A, "resign")
    assert out(t, A)
    assert t.owner(G1) == B
    assert t.money(B) == before + 80
    assert lots(t) == []
    assert (t.awaited, t.asked) == ("receipt", B)


@every
def test_a_leaver_who_owes_the_bank_too_much_falls_to_the_bank(name):
    """R-57, DEBT-4: an uncovered debt to the bank is a bankruptcy to the bank."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 80)
    t.at(A, 1)
    t.throw(1, 2)
    t.say(A, "resign")
    assert out(t, A)
    assert lots(t) == [G1]


@std
def test_mutual_debts_of_a_leaver_are_set_off(name):
    """R-57, R-93: 26 owed by B are set off against 180; the other 154 are covered: no bankruptcy to B."""
    t = table(name)
    t.demand_by_hand()
    t.give(A, G1)
    t.cash(A, 20)
    t.give(C, 5)
    t.cash(C, 100)
    card = t.find_card("collect_each", "b")
    t.tables.card_a[card] = 180
    t.turn(B)
    t.at(B, 27)
    t.throw(2, 2)  # the claim of 26
    t.throw(1, 1)
    t.draw(card)
    assert (t.awaited, t.asked) == ("debt", C)
    t.say(A, "demand", t.st.claims[0].number)
    t.say(A, "resign")
    assert out(t, A)
    assert t.paid(A, B) == 154
    assert t.owner(G1) == BANK
    assert (t.awaited, t.asked) == ("debt", C)
    t.say(C, "mortgage", 5)
    t.all_pass()
    assert lots(t) == [G1]
    assert t.money(B) == 1500 + 3 * 180 - 26


@every
def test_resigning_is_open_to_the_solvent(name):
    """R-48, R-57: bankruptcy is refused to the solvent, leaving is not."""
    t = table(name)
    t.give(B, 39)
    t.give(A, G1)
    t.cash(A, 0)
    t.at(A, 36)
    t.throw(1, 2)
    assert t.refused(A, "bankrupt") == "solvent"
    assert t.refused(A, "resign") == "fine"


@every
def test_T_249_a_high_bid_binds_the_leaver(name):
    """T-249 [R-87, AUCT-5]: B leads at 40 and resigns: B pays, then the deed is in B's estate."""
    t = table(name)
    t.at(A, 27)
    t.throw(1, 3)
    t.say(A, "decline")
    t.say(B, "bid", 40 * t.x)
    t.say(B, "resign")
    assert not out(t, B)
    assert t.refused(B, "resign") == "leaving-already"
    for seat in (C, D, A):
        assert t.asked == seat
        t.say(seat, "pass")
    assert t.paid(B, BANK, "bid") == 40
    assert out(t, B)
    assert lots(t) == [G1, G1]
    assert (t.awaited, t.asked) == ("auction", C)
    t.all_pass()
    assert t.owner(G1) == BANK
    assert (t.awaited, t.asked) == ("rest", A)


@every
def test_T_249_outbid_leavers_owe_nothing(name):
    """T-249 [R-87]: outbid, the leaver pays nothing and passes from then on."""
    t = table(name)
    t.at(A, 27)
    t.throw(1, 3)
    t.say(A, "decline")
    t.say(B, "bid", 40 * t.x)
    t.say(B, "resign")
    t.say(C, "bid", 50 * t.x)
    t.say(D, "pass")
    t.say(A, "pass")
    assert t.owner(G1) == C
    assert t.paid(B, BANK, "bid") == 0
    assert out(t, B)
    assert (t.awaited, t.asked) == ("rest", A)


@every
def test_T_250_the_leavers_purchase_lapses(name):
    """T-250 [R-87, R-56]: A resigns while deciding on a purchase: no auction of it; A's estate; B's turn."""
    t = table(name)
    t.give(A, 5)
    t.at(A, 27)
    t.throw(1, 3)
    assert t.awaited == "purchase"
    t.say(A, "resign")
    assert lots(t) == [5]
    t.all_pass()
    assert lots(t) == [5]
    assert t.owner(G1) == BANK
    assert (t.awaited, t.asked) == ("turn", B)


@every
def test_a_resignation_waits_for_the_dice(name):
    """R-87: not between throw and landing; then the leaver is gone and nothing is carried out any more."""
    t = table(name)
    t.at(A, 27)
    t.say(A, "throw")
    t.say(C, "resign")
    assert not out(t, C)
    t.roll(1, 3)
    assert out(t, C)
    assert (t.awaited, t.asked) == ("purchase", A)


@pytest.mark.parametrize("name", ("standard", "azeroth", "schalke"))
def test_a_resignation_waits_for_the_bus(name):
    """R-87, R-84: a bus choice is atomic; the leaver goes after it."""
    t = table(name, speed_die=True)
    t.entitle(A)
    t.throw(1, 5, BUS)
    t.say(C, "resign")
    assert not out(t, C)
    t.say(A, "steps", 5)
    assert out(t, C)


@every
def test_offers_lapse_with_the_leaver(name):
    """R-87, R-90: offers of and to the leaver lapse."""
    t = table(name)
    t.give(A, G1)
    number = t.offer(A, B, give=(G1,), want_cash=200)
    t.say(B, "resign")
    assert t.st.offers == []
    assert t.refused(B, "accept", number) == "out-of-game"
    assert t.owner(G1) == A


@every
def test_T_252_claims_survive_the_leaving_of_the_next_player(name):
    """T-252 [R-88, R-13, R-87]: the next player leaves before throwing: D may demand until C throws."""
    t = table(name)
    t.demand_by_hand()
    t.give(D, 39)
    t.at(A, 36)
    t.throw(1, 2)
    t.end_turn()
    t.say(B, "resign")
    assert (t.awaited, t.asked) == ("turn", C)
    number = t.st.claims[0].number
    assert t.refused(D, "demand", number) == "fine"
    t.say(C, "throw")
    assert t.refused(D, "demand", number) == "no-such-claim"


@every
def test_the_last_but_one_resigns(name):
    """R-57, END-1: with two players a resignation ends the game, nothing is auctioned."""
    t = table(name, 2)
    t.give(A, G1)
    t.say(A, "resign")
    assert t.awaited == "over"
    assert t.winners == {B}
    assert lots(t) == []


@pytest.mark.parametrize(("name", "before"), [("warendorf", 0), ("deluxe-ch", 1)])
def test_in_short_games_a_resignation_is_a_bankruptcy(name, before):
    """R-87, SHORT-W4, SHORT-C5: in 003 the first, in 001 the second resignation ends a short game."""
    t = table(name, 4, variant="short")
    for seat in (D,)[:before]:
        t.say(seat, "resign")
        t.all_pass()
        assert t.awaited == "turn"
    t.cash(B, 5000)
    t.say(C, "resign")
    assert t.awaited == "over"
    assert t.winners == {B}


@every
def test_nobody_resigns_for_another(name):
    """R-57: the clock, chance and strangers cannot resign."""
    t = table(name)
    assert t.refused(CLOCK, "resign") == "no-such-seat"
    assert t.refused(9, "resign") == "no-such-seat"


def owe(t, seat, to, amount):
    """Put a debt on the agenda."""
    t.led.lay(Debt(seat, to, amount * t.x, codes.W_RENT, 0, 0))
    engine.settle(t.led)


@pytest.mark.parametrize("name", ALL)
def test_what_others_owe_is_settled_before_one_leaves(name):
    """R-57, R-93: A owes B and must raise the money; B's leaving waits for it, so no rent is waived."""
    t = table(name)
    t.give(A, G1)
    t.cash(A, 0)
    owe(t, A, B, 100)
    t.say(B, "resign")
    assert (t.awaited, t.asked, t.st.seats[B].out) == ("debt", A, 0)
    t.say(A, "mortgage", G1)
    assert t.paid(A, B, "rent") == 100 and t.st.seats[B].out


@pytest.mark.parametrize("name", ALL)
def test_two_who_leave_and_owe_each_other_do_not_wait(name):
    """R-57: two leavers with mutual debts: nobody is left to wait for, both are out."""
    t = table(name)
    for seat in (A, B):
        t.give(seat, 5 if seat == A else 15)
        t.cash(seat, 0)
    owe(t, A, B, 90)
    owe(t, B, A, 80)
    t.say(B, "resign")
    t.say(A, "resign")
    t.all_pass()
    assert t.st.seats[A].out and t.st.seats[B].out


def claimed(name) -> Table:
    """A landed on C's 39 (rent 50, not demanded) and has ended the turn."""
    t = table(name)
    t.demand_by_hand()
    t.give(C, 39)
    t.at(A, 36)
    t.throw(1, 2)
    t.end_turn()
    return t


@every
def test_T_281_claims_are_called_before_a_resignation(name):
    """T-281 [R-88, R-87]: C is asked once; demanded, the 50 are paid before A is out."""
    t = claimed(name)
    t.say(A, "resign")
    assert (t.awaited, t.asked) == ("call", C) and not out(t, A)
    assert t.refused(B, "throw") == "not-your-turn"
    t.say(C, "demand", t.st.claims[0].number)
    assert out(t, A) and t.paid(A, C, "rent") == 50
    assert (t.awaited, t.asked) == ("turn", B)


@every
def test_T_281_passed_they_lapse(name):
    """T-281 [R-88]: C lets it go and is not asked again."""
    t = claimed(name)
    t.say(A, "resign")
    t.say(C, "pass")
    assert out(t, A) and t.paid(A, C) == 0 and t.st.claims == []
    assert (t.awaited, t.asked) == ("turn", B)


@every
def test_R_88_every_owner_is_called(name):
    """R-88: C and D have claims on A: first one, then the other is asked."""
    t = table(name)
    t.demand_by_hand()
    t.give(C, 39)
    t.give(D, 3)
    t.at(A, 37)
    t.throw(1, 1)
    t.cash(A, 200)
    t.throw(1, 3)
    t.say(A, "resign")
    assert (t.awaited, t.asked) == ("call", C)
    t.say(C, "demand", t.st.claims[0].number)
    assert (t.awaited, t.asked) == ("call", D)
    t.say(D, "demand", t.st.claims[0].number)
    assert out(t, A) and (t.paid(A, C), t.paid(A, D)) == (50, 4)


@every
def test_R_88_older_debts_stay_ahead(name):
    """R-88, R-55: A owes B 70 since before the landing on C's street: with 80 C gets the 10 that are left."""
    t = claimed(name)
    t.cash(A, 80)
    t.led.lay(Debt(A, B, 70 * t.x, codes.W_RENT, 0, 0))
    t.say(A, "resign")
    t.say(C, "demand", t.st.claims[0].number)
    assert out(t, A) and (t.paid(A, B), t.paid(A, C)) == (70, 10)


@every
def test_R_88_younger_debts_come_after(name):
    """R-88, R-93: the debt to B is younger than the landing: C's 50 come first, B gets the other 30."""
    t = claimed(name)
    t.cash(A, 80)
    t.led.lay(Debt(A, B, 90 * t.x, codes.W_RENT, 99, 0))
    t.say(A, "resign")
    t.say(C, "demand", t.st.claims[0].number)
    assert out(t, A) and (t.paid(A, C), t.paid(A, B)) == (50, 30)


@every
def test_R_88_a_leaver_is_not_called(name):
    """R-88, R-87: C leaves too: nobody waits for C's word."""
    t = claimed(name)
    t.say(A, "resign")
    t.say(C, "resign")
    assert out(t, A) and out(t, C) and t.paid(A, C) == 0


@every
def test_a_leaver_who_can_just_pay(name):
    """R-57, R-52: L is exactly what A owes B: B is paid, and the deed goes under the hammer, not to B."""
    t = table(name)
    t.give(A, 5)
    t.cash(A, 0)
    owe(t, A, B, 100)
    t.say(A, "resign")
    assert t.paid(A, B) == 100 and out(t, A)
    assert lots(t) == [5] and t.owner(5) == BANK


@every
@pytest.mark.parametrize("group", [(1, 3), (6, 8, 9)])
def test_what_a_leaver_wins_is_placed_on_the_first_street(name, group):
    """R-87, R-32: B leaves while leading for a house; won, it is placed at once, first on the board first."""
    t = table(name)
    t.give(A, 16, 18, 19)
    t.give(B, *group)
    t.stock(1)
    t.say(A, "build", 16)
    t.say(B, "want", 1)
    t.say(B, "bid", 100 * t.x)
    t.say(B, "resign")
    t.say(A, "pass")
    assert next((e.deed, e.level) for e in t.happened("level")) == (t.deed(group[0]), 1) and out(t, B)


def rent_throw_waits(name: str, cash: int) -> Table:
    """A owes C 1000 for a hotel; behind it A is to throw for B's utility."""
    t = table(name)
    t.demand_by_hand()
    t.give(A, 5, 15, 25, 35)
    t.give(B, 12)
    t.give(C, 16, 18, 19)
    t.build(s16=4, s18=4, s19=5)
    t.cash(A, cash)
    t.at(A, 10)
    t.throw(1, 1)
    t.throw(3, 4)
    for owner in (C, B):
        t.say(owner, "demand", next(c.number for c in t.st.claims if c.owner == owner))
    assert (t.awaited, t.asked) == ("debt", A)
    return t


@std
def test_a_rent_throw_is_made_before_its_owner_leaves(name):
    """R-57, R-87: A owes B a throw for the utility; B's leaving waits for it: 4 x 7 are paid."""
    t = rent_throw_waits(name, 950)
    t.say(B, "resign")
    assert not out(t, B)
    t.say(A, "raise")
    assert t.awaited == "rent-roll" and not out(t, B)
    t.roll(3, 4)
    assert (t.paid(A, B), t.money(A)) == (28, 950 + 100 - 1000 - 28) and out(t, B)


@std
def test_a_leaver_whose_rent_throw_waits(name):
    """R-57, R-87: A leaves with C's 1000 unpaid and B's throw to come: C gets what there is, at once."""
    t = rent_throw_waits(name, 100)
    t.say(A, "resign")
    assert out(t, A) and t.owner(5) == C and t.paid(A, B) == 0


@std
def test_T_285_a_leaver_pays_and_throws_without_being_asked(name):
    """T-285 [R-57, R-87, R-55]: C's 1000 come first, then the throw for B's utility, 4 x 7, then A is out."""
    t = rent_throw_waits(name, 950)
    t.say(A, "resign")
    assert t.paid(A, C) == 1000 and (t.awaited, out(t, A)) == ("rent-roll", False)
    t.roll(3, 4)
    assert t.paid(A, B) == 28 and out(t, A) and t.owner(5) == BANK


@every
def test_T_282_nobody_deals_with_a_leaver(name):
    """T-282 [R-87, R-90]: whichever seat it is that leaves."""
    t = table(name)
    t.give(B, G1)
    t.give(C, 15)
    t.cash(A, 0)
    t.give(A, 5)
    owe(t, A, B, 90)
    t.say(B, "resign")
    assert (t.awaited, t.asked) == ("debt", A) and not out(t, B)
    assert t.refused_offer(t.bundle(B, C, give=(G1,))) == "leaving-already"
    assert t.refused_offer(t.bundle(C, B, give=(15,))) == "out-of-game"
    assert "offer" not in t.menu(B) and "offer" in t.menu(C)


@every
def test_T_282_a_leaver_makes_no_deals(name):
    """T-282 [R-87, R-90]: A waits for what B owes and can neither give deeds away nor take any."""
    t = table(name)
    t.give(A, G1)
    t.give(B, 5)
    t.give(C, 15)
    t.cash(B, 0)
    stood = t.offer(C, A, give=(15,), want_cash=1)
    owe(t, B, A, 90)
    t.say(A, "resign")
    assert (t.awaited, t.asked) == ("debt", B) and not out(t, A)
    assert t.st.offers == [] and t.refused(A, "accept", stood) == "no-such-offer"
    assert t.refused_offer(t.bundle(A, C, give=(G1,))) == "leaving-already"
    assert t.refused_offer(t.bundle(C, A, give=(15,))) == "out-of-game"
    assert "offer" not in t.menu(A) and "offer" in t.menu(C)


@every
@pytest.mark.parametrize("seat", [A, B])
def test_it_is_told_who_left_and_who_fell(name, seat):
    """R-57, DEBT-2: whoever resigns went of their own will, whoever is bankrupt did not."""
    t = table(name)
    t.say(seat, "resign")
    assert [(e.seat, e.resigned) for e in t.happened("out")] == [(seat, 1)]
    t = table(name)
    t.cash(seat, 0)
    owe(t, seat, BANK, 10)
    t.say(seat, "bankrupt")
    assert [(e.seat, e.resigned) for e in t.happened("out")] == [(seat, 0)]


@every
def test_what_a_leaver_is_owed_comes_before_what_a_leaver_owes(name):
    """R-57, R-93: A owes B 100 and has 60 and nothing else; C's 50 are raised first, so B is paid in full."""
    t = table(name)
    t.give(C, 5)
    t.cash(A, 60)
    t.cash(C, 0)
    t.led.lay(Debt(A, B, 100 * t.x, codes.W_RENT, 0, 0))
    t.led.lay(Debt(C, A, 50 * t.x, codes.W_RENT, 0, 0))
    t.say(A, "resign")
    assert (t.awaited, t.asked) == ("debt", C) and not out(t, A)
    t.say(C, "raise")
    assert (t.paid(C, A), t.paid(A, B)) == (50, 100) and out(t, A)


@every
def test_mutual_debts_of_those_who_stay_stand(name):
    """R-57, R-93: A leaves; what B and C owe each other is theirs to settle, nothing is set off."""
    t = table(name)
    t.give(B, 5)
    t.give(C, 15)
    for seat in (B, C):
        t.cash(seat, 0)
    t.led.lay(Debt(B, C, 50 * t.x, codes.W_RENT, 0, 0))
    t.led.lay(Debt(C, B, 30 * t.x, codes.W_RENT, 0, 0))
    t.say(A, "resign")
    assert out(t, A) and t.happened("set-off") == []


@every
def test_all_mutual_debts_of_a_leaver_are_set_off(name):
    """R-57, R-93: A and B owe each other 50 and 30, A and C 40 and 60: 30 and 40 are set off."""
    t = table(name)
    t.give(A, 25)
    t.give(B, 5)
    t.give(C, 15)
    for seat in (A, B, C):
        t.cash(seat, 0)
    for debtor, creditor, amount in ((C, A, 60), (A, B, 50), (B, A, 30), (A, C, 40)):
        t.led.lay(Debt(debtor, creditor, amount * t.x, codes.W_RENT, 0, 0))
    t.say(A, "resign")
    assert sorted(e.amount // t.x for e in t.happened("set-off")) == [30, 40]
