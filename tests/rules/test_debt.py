"""DEBT: raising money, bankruptcy to a player and to the bank, several debts."""

import pytest
from kit import ALL, BANK, BY_STREET, G1, G2, G3, STD, A, B, C, D, E, Table, lots, table

from bankhalter.core import codes, engine

every = pytest.mark.parametrize("name", ALL)
std = pytest.mark.parametrize("name", STD)
PLAYING, FALLEN = 0, 1


def owes_1000(name: str, players: int = 4, **switches) -> Table:
    """A stands seven before B's hotel on 19, which costs 1000."""
    t = table(name, players, **switches)
    t.give(B, 16, 18, 19)
    t.build(s16=4, s18=4, s19=5)
    t.at(A, 12)
    return t


def out(t: Table, seat: int) -> bool:
    return t.st.seats[seat].out == FALLEN


def holds(t: Table, seat: int, card: int) -> bool:
    return bool(t.st.seats[seat].kept & (1 << card))


def demand(t: Table, owner: int) -> None:
    """The owner demands the oldest own claim."""
    t.say(owner, "demand", next(c.number for c in t.st.claims if c.owner == owner))


def total(t: Table) -> int:
    """All money there is, the bank's included: it never changes."""
    return t.st.bank + t.st.pot + sum(s.cash for s in t.st.seats)


# Raising money --------------------------------------------------------------------------------------


@every
def test_a_debtor_may_mortgage(name):
    """DEBT-1: who owes more than the cash may mortgage; the debt is paid as soon as the cash is there."""
    t = owes_1000(name)
    t.cash(A, 900)
    t.give(A, G1)
    t.throw(3, 4)
    assert (t.awaited, t.asked) == ("debt", A)
    t.say(A, "mortgage", G1)
    assert t.paid(A, B, "rent") == 1000
    assert t.money(A) == 50
    assert (t.awaited, t.asked) == ("rest", A)


@every
def test_a_debtor_may_sell_buildings_to_the_bank(name):
    """DEBT-1: a debtor may sell buildings to the bank, at half the price."""
    t = owes_1000(name)
    t.cash(A, 900)
    t.give(A, G1, G2, G3)
    t.build(s31=1)
    t.throw(3, 4)
    t.say(A, "sell", G1)
    assert t.paid(BANK, A, "sell") == 100
    assert t.paid(A, B, "rent") == 1000
    assert t.money(A) == 0
    assert t.level(G1) == 0
    assert not out(t, A)


@every
def test_a_debtor_may_sell_properties_to_players(name):
    """DEBT-1, R-92: a debtor may sell a property to another player."""
    t = owes_1000(name)
    t.cash(A, 800)
    t.give(A, 5)
    t.throw(3, 4)
    t.say(C, "accept", t.offer(A, C, give=(5,), want_cash=250))
    assert t.owner(5) == C
    assert t.money(A) == 50
    assert t.paid(A, B, "rent") == 1000


@every
def test_nothing_is_raised_when_the_cash_is_enough(name):
    """DEBT-1: with enough cash the debt is simply paid, nobody is asked."""
    t = owes_1000(name)
    t.cash(A, 1000)
    t.give(A, G1)
    t.throw(3, 4)
    assert t.money(A) == 0
    assert not t.mortgaged(G1)
    assert (t.awaited, t.asked) == ("rest", A)


@every
def test_T_164_no_bankruptcy_while_one_could_pay(name):
    """T-164 [R-48]: whoever has L >= debt must pay; one less and the bankruptcy stands."""
    t = owes_1000(name)
    t.cash(A, 850)
    t.give(A, G1)
    t.throw(3, 4)
    assert t.refused(A, "bankrupt") == "solvent"
    assert t.refused(A, "raise") == "fine"
    assert not out(t, A)

    t = owes_1000(name)
    t.cash(A, 849)
    t.give(A, G1)
    t.throw(3, 4)
    assert t.refused(A, "raise") == "insolvent"
    assert t.refused(A, "bankrupt") == "fine"


@every
def test_liquidation_counts_half_of_buildings_and_only_unmortgaged_deeds(name):
    """R-48: L = cash + half the buildings + mortgage values of the unmortgaged deeds."""
    t = owes_1000(name)
    t.give(A, 1, 3, 5)
    t.give(A, G1, mortgaged=True)
    t.build(s1=5, s3=4)
    # Buildings 9 x 25 = 225, deeds 30 + 30 + 100 = 160; the mortgaged one brings nothing more.
    t.cash(A, 1000 - 225 - 160)
    t.throw(3, 4)
    assert t.refused(A, "bankrupt") == "solvent"

    t = owes_1000(name)
    t.give(A, 1, 3, 5)
    t.give(A, G1, mortgaged=True)
    t.build(s1=5, s3=4)
    t.cash(A, 1000 - 225 - 160 - 1)
    t.throw(3, 4)
    assert t.refused(A, "bankrupt") == "fine"


@every
def test_insolvent_debtors_get_a_last_chance_to_trade(name):
    """R-48: with L < debt a trade may still save the debtor."""
    t = owes_1000(name)
    t.cash(A, 800)
    t.give(A, G1)
    t.throw(3, 4)
    assert t.refused(A, "raise") == "insolvent"
    t.say(C, "accept", t.offer(A, C, give=(G1,), want_cash=400))
    assert t.money(A) == 200
    assert not out(t, A)
    assert t.paid(A, B, "rent") == 1000


@every
def test_forced_raising_mortgages_the_lowest_first(name):
    """R-48: on timeout unbuilt deeds are mortgaged first, the lowest value first, and no more than needed."""
    t = owes_1000(name)
    t.cash(A, 850)
    t.give(A, G1, 5, 12, 1, 3)
    t.build(s1=1, s3=1)
    t.throw(3, 4)
    t.say(A, "raise")  # the utility 75, then the station 100
    assert [t.mortgaged(s) for s in (12, 5, G1)] == [True, True, False]
    assert t.level(1) == t.level(3) == 1
    assert t.money(A) == 850 + 175 - 1000


@std
def test_forced_raising_sells_buildings_evenly_cheapest_group_first(name):
    """R-48: then buildings are sold evenly, the cheapest group first."""
    t = owes_1000(name)
    t.cash(A, 940)
    t.give(A, G1, G2, G3, 1, 3)
    t.build(s31=1, s32=1, s34=1, s1=2, s3=2)
    t.throw(3, 4)
    t.say(A, "raise")  # 60 are missing: three houses at 25
    assert sorted((t.level(1), t.level(3))) == [0, 1]
    assert [t.level(s) for s in (G1, G2, G3)] == [1, 1, 1]
    assert not any(t.mortgaged(s) for s in (1, 3, G1))
    assert t.money(A) == 940 + 75 - 1000


@every
def test_forced_raising_with_too_few_houses_lowers_a_group_at_once(name):
    """R-92, R-34: with no houses in stock three hotels go in one sale, here down to nothing."""
    t = owes_1000(name)
    t.cash(A, 0)
    t.give(A, G1, G2, G3)
    t.build(s31=5, s32=5, s34=5)
    t.stock(0)
    t.throw(3, 4)
    t.say(A, "raise")
    assert [t.level(s) for s in (G1, G2, G3)] == [0, 0, 0]
    assert t.paid(BANK, A, "sell") == 1500
    assert t.paid(A, B, "rent") == 1000
    assert t.money(A) == 500


@every
def test_forced_group_sale_takes_the_highest_target_that_covers(name):
    """R-92: the forced sale stops at the highest even target that covers and that the stock allows."""
    t = owes_1000(name)
    t.cash(A, 0)
    t.give(A, G1, G2, G3)
    t.build(s31=5, s32=5, s34=5)
    t.stock(3)
    t.throw(3, 4)
    t.say(A, "raise")  # 1000 = ten levels; with three houses in stock 1/1/1 is the highest that covers
    assert [t.level(s) for s in (G1, G2, G3)] == [1, 1, 1]
    assert t.money(A) == 200


@every
@pytest.mark.parametrize(("cash", "left"), [(799, [1, 1, 0]), (600, [1, 0, 0])])
def test_forced_group_sale_must_cover_the_last_unit(name, cash, left):
    """R-92: 1201 are missing and 1/1/1 brings 1200, so 1/1/0; 1400 are exactly what 1/0/0 brings."""
    t = table(name)
    t.give(B, 37, 39)
    t.build(s37=5, s39=5)
    t.give(A, G1, G2, G3)
    t.build(s31=5, s32=5, s34=5)
    t.stock(3)
    t.cash(A, cash)
    t.at(A, 36)
    t.throw(1, 2)  # a hotel on 39: 2000
    t.say(A, "raise")
    assert [t.level(s) for s in (G1, G2, G3)] == left
    assert t.money(A) == cash + 100 * (15 - sum(left)) - 2000


@pytest.mark.parametrize("name", BY_STREET)
def test_forced_group_sale_may_keep_hotels_beside_three_houses(name):
    """R-92, R-30: a hotel counts four, so H/H/3 is an even target and needs three houses only."""
    t = owes_1000(name)
    t.cash(A, 800)
    t.give(A, G1, G2, G3)
    t.build(s31=5, s32=5, s34=5)
    t.stock(3)
    green = t.tables.group[t.deed(G1)]
    t.throw(3, 4)
    assert t.refused(A, "sell-down", green, 5 | 5 << 3 | 3 << 6) == "fine"
    t.say(A, "raise")  # 200 are missing: two levels of one street
    assert sorted(t.level(s) for s in (G1, G2, G3)) == [3, 5, 5]
    assert t.money(A) == 0


# Bankrupt to a player -------------------------------------------------------------------------------


@std
def test_T_154_bankrupt_to_a_player(name):
    """T-154 [DEBT-2, DEBT-3, R-49] `bankruptcyHandover`: all turned to cash; deeds go mortgaged."""
    t = owes_1000(name)
    t.cash(A, 100)
    t.give(A, G1)
    card = t.keep(A, "a")
    before = t.money(B)
    money = total(t)
    t.throw(3, 4)
    t.say(A, "bankrupt")
    assert out(t, A)
    assert t.money(B) == before + 250
    assert t.owner(G1) == B
    assert t.mortgaged(G1)
    assert holds(t, B, card)
    assert not holds(t, A, card)
    assert (t.awaited, t.asked) == ("receipt", B)
    t.say(B, "keep", G1)
    assert t.paid(B, BANK, "interest") == 15
    assert t.money(B) == before + 235
    assert (t.awaited, t.asked) == ("turn", B)
    assert t.money(A) == 0
    assert total(t) == money


def test_T_155_bankrupt_to_a_player_in_switzerland():
    """T-155 [DEBT-3, R-50, R-53] `bankruptcyHandover`: everything goes over as it is."""
    t = owes_1000("deluxe-ch")
    t.cash(A, 100)
    t.give(A, G1)
    card = t.keep(A, "b")
    before = t.money(B)
    t.throw(3, 4)
    t.say(A, "bankrupt")
    assert out(t, A)
    assert t.francs(A) == 0
    assert t.money(B) == before + 100
    assert t.owner(G1) == B
    assert not t.mortgaged(G1)
    assert holds(t, B, card)
    assert t.paid(B, BANK, "interest") == 0
    assert (t.awaited, t.asked) == ("turn", B)


@pytest.mark.parametrize(
    ("name", "handover", "cash", "mortgaged"),
    [
        ("standard", "liquidate", 250, True),
        ("standard", "as_is", 100, False),
        ("deluxe-ch", "as_is", 100, False),
        ("deluxe-ch", "liquidate", 250, True),
    ],
)
def test_the_switch_of_the_handover(name, handover, cash, mortgaged):
    """`bankruptcyHandover`, R-49, R-50: either reading can be agreed in any edition."""
    t = owes_1000(name, bankruptcy_handover=handover)
    t.cash(A, 100)
    t.give(A, G1)
    before = t.money(B)
    t.throw(3, 4)
    t.say(A, "bankrupt")
    assert t.money(B) == before + cash
    assert t.mortgaged(G1) == mortgaged
    assert t.awaited == ("receipt" if mortgaged else "turn")


@pytest.mark.parametrize(("name", "cash"), [("standard", 60), ("deluxe-ch", 0)])
def test_buildings_of_a_bankrupt_go_to_the_bank_at_half_value(name, cash):
    """DEBT-3, R-49, R-50: buildings go at half value, for the creditor (STD: mortgages too)."""
    t = owes_1000(name)
    t.cash(A, 0)
    t.give(A, 1, 3)
    t.build(s1=5, s3=4)
    houses, hotels = t.st.houses, t.st.hotels
    before = t.money(B)
    t.throw(3, 4)
    t.say(A, "bankrupt")
    assert t.money(B) == before + 9 * 25 + cash
    assert t.level(1) == t.level(3) == 0
    assert (t.st.houses, t.st.hotels) == (houses + 4, hotels + 1)
    assert t.owner(1) == t.owner(3) == B


@every
def test_T_157_the_creditor_lifts_at_once(name):
    """T-157 [DEBT-3, DEBT-6]: the creditor may lift a received mortgage at once: 150 + 15."""
    t = owes_1000(name)
    t.cash(A, 0)
    t.give(A, G1, mortgaged=True)
    t.throw(3, 4)
    t.say(A, "bankrupt")
    before = t.money(B)
    t.say(B, "redeem", G1)
    assert t.money(B) == before - 165
    assert not t.mortgaged(G1)
    assert t.owner(G1) == B


@every
def test_T_157_the_creditor_lifts_later(name):
    """T-157 [DEBT-3, DEBT-6]: or 10 % now and mortgage plus 10 % when lifting later."""
    t = owes_1000(name)
    t.cash(A, 0)
    t.give(A, G1, mortgaged=True)
    t.throw(3, 4)
    t.say(A, "bankrupt")
    before = t.money(B)
    t.say(B, "keep", G1)
    assert t.money(B) == before - 15
    assert t.mortgaged(G1)
    t.say(B, "lift", G1)
    assert t.money(B) == before - 15 - 165
    assert not t.mortgaged(G1)


@std
def test_interest_is_paid_for_each_mortgaged_deed(name):
    """DEBT-3, R-6: 10 % for each deed by itself: 75 costs 8, 175 costs 18."""
    t = owes_1000(name)
    t.cash(A, 0)
    t.give(A, 12, 37)
    t.throw(3, 4)
    t.say(A, "bankrupt")
    t.say(B, "keep", 12)
    assert t.awaited == "receipt"
    assert t.refused(B, "keep", 12) == "not-received"
    t.say(B, "keep", 37)
    assert t.paid(B, BANK, "interest") == 8 + 18


@std
def test_T_173_hotels_go_back_whole(name):
    """T-173 [R-49]: a bankrupt's hotel needs no houses in stock and brings half of five house prices."""
    t = table(name)
    t.give(B, 37, 39)
    t.build(s37=5, s39=5)
    t.give(A, G1, G2, G3)
    t.build(s31=5, s32=4, s34=4)
    t.cash(A, 0)
    t.stock(0, 9)
    t.at(A, 36)
    before = t.money(B)
    t.throw(1, 2)  # 2000; L = 13 x 100 + 460
    t.say(A, "bankrupt")
    assert t.money(B) == before + 500 + 800 + 460
    assert (t.st.houses, t.st.hotels) == (8, 10)
    assert all(t.owner(s) == B and t.mortgaged(s) and t.level(s) == 0 for s in (G1, G2, G3))


def test_T_172_a_group_completed_by_a_bankruptcy():
    """T-172 [DEBT-3, BUILD-1]: in 001 the group is unmortgaged: B may build in the next window."""
    t = owes_1000("deluxe-ch")
    t.give(A, G1)
    t.give(B, G2, G3)
    t.cash(A, 0)
    t.throw(3, 4)
    assert t.refused(B, "build", G1) == "debt-first"
    t.say(A, "bankrupt")
    t.say(B, "build", G1)
    assert t.level(G1) == 1


@std
def test_T_172_the_group_comes_mortgaged_elsewhere(name):
    """T-172 [R-49]: in STD the deed arrives mortgaged: first lift, then build."""
    t = owes_1000(name)
    t.give(A, G1)
    t.give(B, G2, G3)
    t.cash(A, 0)
    t.throw(3, 4)
    t.say(A, "bankrupt")
    t.say(B, "keep", G1)
    assert t.refused(B, "build", G2) == "group-mortgaged"
    t.say(B, "lift", G1)
    t.say(B, "build", G2)
    assert t.level(G2) == 1


def owner_without_anything(name: str) -> Table:
    """A owes 50 to B, who sold the street after the landing; A has only mortgaged G1, B only 10."""
    t = table(name)
    t.demand_by_hand()
    t.give(B, 39)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 0)
    t.cash(B, 10)
    t.at(A, 36)
    t.throw(1, 2)
    t.say(C, "accept", t.offer(B, C, give=(39,)))
    demand(t, B)
    t.say(A, "bankrupt")
    return t


@std
def test_T_161_a_creditor_who_cannot_pay_the_interest(name):
    """T-161 [R-51]: the interest is a new debt to the bank, and it can bankrupt the creditor."""
    t = owner_without_anything(name)
    assert t.owner(G1) == B
    t.say(B, "keep", G1)
    assert (t.awaited, t.asked) == ("debt", B)
    assert t.refused(B, "raise") == "insolvent"
    t.say(B, "bankrupt")
    assert out(t, B)
    assert lots(t) == [G1]
    t.all_pass()
    assert t.owner(G1) == BANK
    assert not t.mortgaged(G1)
    assert (t.awaited, t.asked) == ("turn", C)


@std
def test_T_161_a_trade_helps(name):
    """T-161 [R-51]: a trade may still help: C pays 20 for the mortgaged deed."""
    t = owner_without_anything(name)
    t.say(B, "keep", G1)
    t.say(C, "accept", t.offer(B, C, give=(G1,), want_cash=20))
    t.say(C, "keep", G1)
    assert not out(t, B)
    assert t.paid(B, BANK, "interest") == 15
    assert t.paid(C, BANK, "interest") == 15
    assert t.money(B) == 15
    assert (t.awaited, t.asked) == ("turn", B)


@std
def test_R_51_received_cash_pays_the_interest(name):
    """R-51: cash received in the handover may be used for the interest."""
    t = table(name)
    t.give(B, 39)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 20)
    t.cash(B, 0)
    t.at(A, 36)
    t.throw(1, 2)
    t.say(A, "bankrupt")
    t.say(B, "keep", G1)
    assert t.money(B) == 5
    assert (t.awaited, t.asked) == ("turn", B)


# Bankrupt to the bank -------------------------------------------------------------------------------


@every
def test_T_158_bankrupt_to_the_bank(name):
    """T-158 [DEBT-4, DEBT-2]: deeds auctioned mortgage-free, jail cards under their decks."""
    t = table(name)
    t.give(A, 1, 3)
    t.cash(A, 60)
    cards = t.keep(A, "a"), t.keep(A, "b")
    t.at(A, 1)
    money = total(t)
    t.throw(1, 2)  # tax 200, L = 120
    assert t.refused(A, "raise") == "insolvent"
    t.say(A, "bankrupt")
    assert out(t, A)
    assert t.money(A) == 0
    assert [t.st.piles[d].under[-1] for d in (0, 1)] == list(cards)
    assert not t.st.seats[A].kept
    assert lots(t) == [1]
    assert (t.awaited, t.asked) == ("auction", B)  # left of the bankrupt
    assert t.refused(A, "bid", 40) == "not-a-bidder"
    t.say(B, "bid", 40 * t.x)
    t.say(C, "pass")
    t.say(D, "pass")
    assert t.owner(1) == B
    assert not t.mortgaged(1)
    assert t.paid(B, BANK, "bid") == 40
    assert lots(t) == [1, 3]
    t.say(B, "pass")
    t.say(C, "bid", 20 * t.x)
    t.all_pass()
    assert t.owner(3) == C
    assert not t.mortgaged(3)
    assert (t.awaited, t.asked) == ("turn", B)
    assert total(t) == money


@every
def test_T_160_an_unsold_deed_is_unowned(name):
    """T-160 [R-52, R-24]: no bid for a bankrupt's deed: it becomes unowned, free of its mortgage."""
    t = table(name)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 0)
    t.at(A, 1)
    t.throw(1, 2)
    t.say(A, "bankrupt")
    t.all_pass()
    assert t.owner(G1) == BANK
    assert not t.mortgaged(G1)
    t.at(B, 27)
    t.throw(1, 3)
    t.say(B, "buy")
    assert t.owner(G1) == B
    assert t.paid(B, BANK, "price") == 300


@every
def test_R_52_lots_in_board_order(name):
    """R-52: the deeds come up one by one in board order from GO, buildings are not included (DEBT-4)."""
    t = table(name)
    t.give(A, 39, 12, 5, mortgaged=True)
    t.give(A, 1, 3)
    t.build(s1=1)
    houses = t.st.houses
    t.cash(A, 0)
    t.at(A, 1)
    t.throw(1, 2)  # tax 200 against L = 85
    t.say(A, "bankrupt")
    assert t.st.houses == houses + 1
    t.all_pass()
    assert lots(t) == [1, 3, 5, 12, 39]


@every
def test_T_167_no_auction_for_a_single_player(name):
    """T-167 [END-1, R-52]: two players, A bankrupt to the bank: B wins, no auction."""
    t = table(name, 2)
    t.give(A, G1, mortgaged=True)
    t.cash(A, 0)
    t.at(A, 1)
    t.throw(1, 2)
    t.say(A, "bankrupt")
    assert t.awaited == "over"
    assert t.winners == {B}
    assert lots(t) == []


@std
def test_T_265_the_last_one_pays_no_interest(name):
    """T-265 [R-94, R-51]: two players, A bankrupt to B with mortgaged deeds: B wins at once, no interest."""
    t = owes_1000(name, 2)
    t.cash(A, 0)
    t.give(A, G1, mortgaged=True)
    t.throw(3, 4)
    t.say(A, "bankrupt")
    assert t.awaited == "over"
    assert t.winners == {B}
    assert t.paid(B, BANK, "interest") == 0


@every
def test_T_266_the_last_one_wins_before_the_next_lot(name):
    """T-266 [R-94, R-87, R-52]: C resigns in the first lot: then B wins, no second lot."""
    t = table(name, 3)
    t.give(A, 5, 12, mortgaged=True)
    t.cash(A, 0)
    t.at(A, 1)
    t.throw(1, 2)
    t.say(A, "bankrupt")
    assert lots(t) == [5]
    t.say(C, "resign")
    assert not out(t, C)
    t.say(B, "bid", 30 * t.x)
    assert t.owner(5) == B
    assert out(t, C)
    assert t.awaited == "over"
    assert t.winners == {B}
    assert lots(t) == [5]
    assert t.owner(12) == BANK


# Several debts and creditors ------------------------------------------------------------------------


@std
def test_T_163_several_creditors(name):
    """T-163 [R-54]: pay each 50 with L = 120: B and C 50 each, D the estate, whoever comes later nothing."""
    t = table(name, 5)
    t.cash(A, 90)
    t.give(A, 1)
    card = t.keep(A, "b")
    t.at(A, 4)
    money = [t.money(s) for s in range(5)]
    t.throw(1, 2)
    t.draw(t.find_card("pay_each", amount=50))
    assert t.money(B) == money[B] + 50
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.refused(A, "bankrupt") == "solvent"
    t.say(A, "mortgage", 1)
    assert t.money(C) == money[C] + 50
    assert t.refused(A, "bankrupt") == "fine"
    t.say(A, "bankrupt")
    assert t.money(D) == money[D] + 20
    assert t.owner(1) == D
    assert t.mortgaged(1)
    assert holds(t, D, card)
    t.say(D, "keep", 1)
    assert t.paid(D, BANK, "interest") == 3
    assert t.money(E) == money[E]
    assert (t.awaited, t.asked) == ("turn", B)


@every
def test_R_55_first_in_first_out(name):
    """R-55: debts are settled in the order they arose, each before the next and before any throw."""
    t = table(name)
    t.demand_by_hand()
    t.give(B, 37)  # 35
    t.give(C, 39)  # 50
    t.give(A, 5, 15)
    t.cash(A, 10)
    t.at(A, 35)
    t.throw(1, 1)
    t.throw(1, 1)
    demand(t, C)  # C is first to demand
    demand(t, B)
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.st.top.to == C
    assert t.refused(A, "throw") != "fine"
    t.say(A, "mortgage", 5)
    assert (t.paid(A, C), t.paid(A, B)) == (50, 35)
    assert t.money(A) == 25
    assert (t.awaited, t.asked) == ("turn", A)


@every
def test_R_55_the_second_debt_may_be_the_fatal_one(name):
    """R-55: the first debt is paid in full, the second one that fails names the creditor."""
    t = table(name)
    t.demand_by_hand()
    t.give(B, 37)
    t.give(C, 39)
    t.cash(A, 60)
    t.at(A, 35)
    t.throw(1, 1)
    t.throw(1, 1)
    demand(t, C)
    demand(t, B)
    assert t.paid(A, C) == 50
    t.say(A, "bankrupt")
    assert t.paid(A, B) == 10
    assert (t.awaited, t.asked) == ("turn", B)


@every
def test_T_166_no_extra_throw_for_the_bankrupt(name):
    """T-166 [R-56]: bankrupt on the space of a doubles throw: no further throw, B's turn."""
    t = owes_1000(name)
    t.cash(A, 0)
    t.at(A, 11)
    t.throw(4, 4)
    t.say(A, "bankrupt")
    assert (t.awaited, t.asked) == ("turn", B)
    assert t.st.turn == B
    assert t.st.doubles == 0


@every
def test_R_56_another_player_falls_in_my_turn(name):
    """R-56: if another player goes bankrupt the active turn goes on, here with the extra throw."""
    t = table(name)
    t.cash(C, 3)
    t.at(A, 15)
    t.throw(1, 1)
    t.draw(t.find_card("collect_each", "b"))
    assert (t.awaited, t.asked) == ("debt", C)
    before = t.money(A)
    t.say(C, "bankrupt")
    assert out(t, C)
    assert t.money(A) == before + 3 + 10  # what C had, and then D's
    assert (t.awaited, t.asked) == ("turn", A)
    assert t.st.turn == A


# While a debt is open -------------------------------------------------------------------------------


@every
def test_T_169_no_trade_below_the_mortgage(name):
    """T-169 [R-41]: a debtor may not sell G1 for 10; for 150 (its mortgage) and for 200 it is allowed."""
    t = owes_1000(name)
    t.cash(A, 900)
    t.give(A, G1)
    t.throw(3, 4)
    assert t.refused_offer(t.bundle(A, C, give=(G1,), want_cash=10)) == "debt-guard"
    assert t.refused_offer(t.bundle(C, A, want=(G1,), cash=10)) == "debt-guard"
    assert t.refused_offer(t.bundle(A, C, give=(G1,), want_cash=149)) == "debt-guard"
    assert t.refused_offer(t.bundle(A, C, give=(G1,), want_cash=150)) == "fine"
    t.say(C, "accept", t.offer(A, C, give=(G1,), want_cash=200))
    assert t.money(A) == 100
    assert t.paid(A, B, "rent") == 1000


@every
def test_T_169_no_debt_no_guard(name):
    """T-169 [R-41]: without a debt G1 may go for 10."""
    t = table(name)
    t.give(A, G1)
    t.say(C, "accept", t.offer(A, C, give=(G1,), want_cash=10))
    assert t.owner(G1) == C


@every
def test_T_263_no_building_lifting_or_bidding_in_debt(name):
    """T-263 [R-92, R-27]: neither the debtor nor others build or lift while a debt is open."""
    t = owes_1000(name)
    t.give(A, G1, G2, G3)
    t.give(A, 5, mortgaged=True)
    t.give(C, 1, 3)
    t.give(C, 12, mortgaged=True)
    t.cash(A, 900)
    t.throw(3, 4)
    assert t.refused(A, "build", G1) == "debt-first"
    assert t.refused(A, "lift", 5) == "debt-first"
    assert t.refused(A, "bid", 20) == "not-now"
    assert t.refused(C, "build", 1) == "debt-first"
    assert t.refused(C, "lift", 12) == "debt-first"
    assert t.refused(C, "mortgage", 1) == "fine"
    t.say(A, "mortgage", G1)
    assert t.awaited == "rest"
    t.say(C, "lift", 12)
    if name == "deluxe-ch":
        t.end_turn()  # 001 builds between turns
    t.say(C, "build", 1)
    assert t.level(1) == 1


@every
def test_R_92_what_is_open_while_a_debt_is(name):
    """R-92: others may sell, mortgage and trade; the debtor may sell buildings."""
    t = owes_1000(name)
    t.give(A, 1, 3)
    t.build(s1=1, s3=1)
    t.give(C, G1, G2, G3)
    t.build(s31=1)
    t.give(C, 5)
    t.cash(A, 900)
    t.throw(3, 4)
    t.say(C, "sell", G1)
    t.say(C, "mortgage", 5)
    t.say(D, "accept", t.offer(C, D, give=(G1,), want_cash=100))
    assert t.owner(G1) == D
    t.say(A, "sell", 1)
    assert t.money(A) == 925
    assert (t.awaited, t.asked) == ("debt", A)


@every
def test_DEBT_5_part_in_cash_part_in_deeds(name):
    """DEBT-5, R-81: a deed for part of the rent, if the creditor agrees; the rest in cash."""
    t = owes_1000(name)
    t.cash(A, 400)
    t.give(A, G1)
    t.throw(3, 4)
    number = t.offer(A, B, give=(G1,), relief=600)
    assert t.st.top.amount == 1000 * t.x  # nothing happens before B agrees
    t.say(B, "accept", number)
    assert t.owner(G1) == B
    assert t.paid(A, B, "rent") == 400
    assert t.money(A) == 0
    assert not out(t, A)
    assert (t.awaited, t.asked) == ("rest", A)


@every
def test_DEBT_5_the_creditor_is_free_to_refuse(name):
    """DEBT-5, R-81: the creditor need not accept; mortgaged deeds may be offered too."""
    t = owes_1000(name)
    t.cash(A, 400)
    t.give(A, G1, mortgaged=True)
    t.throw(3, 4)
    number = t.offer(A, B, give=(G1,), relief=600)
    t.say(B, "reject", number)
    assert t.refused(B, "accept", number) == "no-such-offer"
    assert (t.awaited, t.st.top.amount) == ("debt", 1000 * t.x)
    t.say(B, "accept", t.offer(A, B, give=(G1,), relief=600))
    t.say(B, "keep", G1)  # 10 % on the mortgaged deed
    assert t.paid(B, BANK, "interest") == 15
    assert t.paid(A, B, "rent") == 400


@every
def test_DEBT_5_relief_needs_goods(name):
    """DEBT-5, R-91: relief for cash alone would be a rent waiver."""
    t = owes_1000(name)
    t.cash(A, 400)
    t.give(A, G1)
    t.throw(3, 4)
    assert t.refused_offer(t.bundle(A, B, cash=400, relief=1000)) == "offer-cash-only"
    assert t.refused_offer(t.bundle(A, B, give=(G1,), relief=1001)) == "relief-too-high"
    assert t.refused_offer(t.bundle(A, C, give=(G1,), relief=600)) == "no-such-debt"


# Before a bankruptcy --------------------------------------------------------------------------------


def birthday_of_180(name: str) -> Table:
    """B has landed on A's G1 with doubles (a claim of 26), then draws a card: collect 180 from each."""
    t = table(name)
    t.demand_by_hand()
    t.give(A, G1)
    t.cash(A, 20)
    card = t.find_card("collect_each", "b")
    t.tables.card_a[card] = 180
    t.turn(B)
    t.at(B, 27)
    t.throw(2, 2)
    t.throw(1, 1)
    t.draw(card)
    return t


@std
def test_T_264_mutual_debts_are_set_off(name):
    """T-264 [R-93, R-55]: A demands the older claim; 26 are set off against 180; A mortgages and stays."""
    t = birthday_of_180(name)
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.refused(A, "raise") == "insolvent"
    demand(t, A)
    assert [e.amount for e in t.happened("set-off")] == [26]
    assert t.st.top.amount == 154
    assert t.refused(A, "bankrupt") == "solvent"
    t.say(A, "mortgage", G1)
    assert t.money(A) == 20 + 150 - 154
    assert t.money(B) == 1500 + 180 + 180 + 154
    assert t.paid(B, A) == 0
    assert not out(t, A)
    assert (t.awaited, t.asked) == ("turn", B)


@std
def test_T_264_without_the_demand_A_falls(name):
    """T-264 [R-93, R-88]: if A does not demand, A falls; the claim lapses with A."""
    t = birthday_of_180(name)
    t.say(A, "bankrupt")
    assert out(t, A)
    assert t.owner(G1) == B
    assert t.st.claims == []
    assert t.paid(A, B) == 170
    assert len(t.happened("lapsed")) == 1


@std
def test_R_93_a_solvent_debtor_is_not_set_off(name):
    """R-93: set-off is for those who would be bankrupt: the rich pay their debts one by one."""
    t = birthday_of_180(name)
    t.say(C, "accept", t.offer(A, C, give=(G1,), want_cash=300))
    assert t.paid(A, B) == 180
    demand(t, A)
    assert t.paid(B, A) == 26
    assert t.happened("set-off") == []


@std
def test_R_93_set_off_with_the_first_seat(name):
    """R-93: as T-264 with the seats changed: A draws the card, B has the claim of 26 on A."""
    t = table(name)
    t.demand_by_hand()
    t.give(B, G1)
    t.cash(B, 20)
    card = t.find_card("collect_each", "b")
    t.tables.card_a[card] = 180
    t.at(A, 27)
    t.throw(2, 2)
    t.throw(1, 1)
    t.draw(card)
    assert (t.awaited, t.asked) == ("debt", B)
    demand(t, B)
    assert [e.amount for e in t.happened("set-off")] == [26] and t.st.top.amount == 154


@std
def test_R_93_whoever_can_just_pay_is_solvent(name):
    """R-93, R-48: with 30 in cash L is exactly 180: A owes all of it, nothing is set off."""
    t = birthday_of_180(name)
    t.cash(A, 30)
    demand(t, A)
    assert t.happened("set-off") == [] and t.st.top.amount == 180
    assert t.refused(A, "bankrupt") == "solvent"


@std
def test_R_93_a_rent_throw_for_the_debtor_comes_first(name):
    """R-93, R-19: B throws 4 x 7 for A's utility before A falls, and A lacks 28 less."""
    t = table(name)
    t.demand_by_hand()
    t.give(A, 12)
    t.cash(A, 20)
    card = t.find_card("collect_each", "b")
    t.tables.card_a[card] = 180
    t.turn(B)
    t.at(B, 10)
    t.throw(1, 1)
    t.throw(2, 3)
    t.draw(card)
    assert (t.awaited, t.asked) == ("debt", A)
    demand(t, A)
    assert t.awaited == "rent-roll"
    t.roll(3, 4)
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.st.top.amount - t.money(A) == 180 - 20 - 28


@std
def test_R_93_debts_owed_to_the_debtor_come_first(name):
    """R-93, R-51: before A falls over the interest, what C and D owe A is settled."""
    t = table(name)
    t.cash(A, 0)
    t.cash(B, 5)
    t.give(B, G1, mortgaged=True)
    t.at(A, 14)
    t.throw(1, 2)
    t.draw(t.find_card("collect_each", "b"))
    t.say(B, "bankrupt")
    t.say(A, "keep", G1)  # 15 due, A has the 5 of B
    assert not out(t, A)
    assert t.paid(A, BANK, "interest") == 15
    assert t.paid(C, A) == t.paid(D, A) == 10
    assert t.money(A) == 5 + 10 + 10 - 15
    assert (t.awaited, t.asked) == ("rest", A)


@std
def test_R_51_the_interest_is_settled_right_after_the_handover(name):
    """R-51: an interest that must be raised comes before the debts that are still waiting."""
    t = table(name)
    t.cash(A, 0)
    t.give(A, 5)
    t.cash(B, 5)
    t.give(B, G1, mortgaged=True)
    t.at(A, 14)
    t.throw(1, 2)
    t.draw(t.find_card("collect_each", "b"))
    t.say(B, "bankrupt")
    t.say(A, "keep", G1)
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.paid(C, A) == 0
    t.say(A, "mortgage", 5)
    assert t.paid(A, BANK, "interest") == 15
    assert t.paid(C, A) == t.paid(D, A) == 10


def older_claim(name: str) -> Table:
    """A landed on C's G1 (26, not demanded), then on B's hotel (2000, demanded); A has 100."""
    t = table(name)
    t.demand_by_hand()
    t.give(C, G1)
    t.give(B, 37, 39)
    t.build(s37=5, s39=5)
    t.cash(A, 100)
    t.at(A, 27)
    t.throw(2, 2)
    t.throw(3, 5)
    demand(t, B)
    t.say(A, "bankrupt")
    return t


@every
def test_R_93_older_claims_are_paid_ahead(name):
    """R-93, R-55: the owner of an older open claim is asked first and paid ahead."""
    t = older_claim(name)
    assert (t.awaited, t.asked) == ("call", C)
    assert not out(t, A)
    demand(t, C)
    assert t.paid(A, C) == 26
    assert (t.awaited, t.asked) == ("debt", A)  # L is tested again
    t.say(A, "bankrupt")
    assert t.paid(A, B) == 74


@every
def test_R_93_every_owner_of_an_older_claim_is_asked(name):
    """R-93, R-55: C lets go of 26, D still has the word and is paid 25 ahead of B."""
    t = table(name)
    t.demand_by_hand()
    t.give(C, G1)
    t.give(D, 35)
    t.give(B, 37, 39)
    t.build(s37=5, s39=5)
    t.cash(A, 100)
    t.at(A, 27)
    t.throw(2, 2)
    t.throw(2, 2)
    t.throw(1, 3)
    demand(t, B)
    t.say(A, "bankrupt")
    assert (t.awaited, t.asked) == ("call", C)
    t.say(C, "pass")
    assert (t.awaited, t.asked) == ("call", D)
    demand(t, D)
    t.say(A, "bankrupt")
    assert (t.paid(A, C), t.paid(A, D), t.paid(A, B)) == (0, 25, 75)


@std
def test_R_93_a_rent_throw_falls_with_its_payer(name):
    """R-93, R-88: B's utility waits for A's throw behind C's hotel; A is bankrupt, nobody throws."""
    t = table(name)
    t.demand_by_hand()
    t.give(B, 12)
    t.give(C, 16, 18, 19)
    t.build(s16=4, s18=4, s19=5)
    t.cash(A, 100)
    t.at(A, 10)
    t.throw(1, 1)
    t.throw(3, 4)
    demand(t, C)
    demand(t, B)
    t.say(A, "bankrupt")
    assert (t.awaited, t.asked) == ("turn", B)
    assert (t.paid(A, B), t.paid(A, C)) == (0, 100)


@std
def test_R_93_a_rent_throw_of_others_stays(name):
    """R-93, R-84: C falls over A's card; A's throw for B's utility is made all the same: 4 x 7."""
    t = table(name)
    t.demand_by_hand()
    t.give(B, 12)
    t.cash(C, 0)
    card = t.find_card("collect_each", "b")
    t.at(A, 10)
    t.throw(1, 1)
    t.throw(2, 3)
    t.draw(card)
    assert (t.awaited, t.asked) == ("debt", C)
    demand(t, B)
    t.say(C, "bankrupt")
    assert out(t, C) and t.awaited == "rent-roll"
    t.roll(3, 4)
    assert t.paid(A, B) == 28


@every
def test_R_93_an_older_claim_not_demanded_lapses(name):
    """R-93: who is asked and does not demand gets nothing."""
    t = older_claim(name)
    t.say(C, "pass")
    t.say(A, "bankrupt")
    assert out(t, A)
    assert t.paid(A, B) == 100
    assert t.paid(A, C) == 0
    assert t.st.claims == []


@every
def test_R_93_younger_claims_are_not_asked(name):
    """R-93: a claim younger than the debt falls with the bankrupt."""
    t = table(name)
    t.demand_by_hand()
    t.give(B, G1, G2, G3)
    t.build(s31=5, s32=5, s34=5)
    t.give(C, 39)
    t.cash(A, 100)
    t.at(A, 27)
    t.throw(2, 2)
    t.throw(3, 5)
    number = next(c.number for c in t.st.claims if c.owner == C)
    demand(t, B)
    t.say(A, "bankrupt")
    assert out(t, A)
    assert t.paid(A, B) == 100
    assert t.refused(C, "demand", number) == "no-such-claim"


@every
def test_R_93_nothing_is_owed_to_or_by_the_bankrupt(name):
    """R-93: after the bankruptcy later debts of the bankrupt are gone."""
    t = table(name)
    t.demand_by_hand()
    t.give(B, G1, G2, G3)
    t.build(s31=5, s32=5, s34=5)
    t.give(C, 39)
    t.cash(A, 100)
    t.at(A, 27)
    t.throw(2, 2)
    t.throw(3, 5)
    demand(t, B)
    demand(t, C)
    t.say(A, "bankrupt")
    assert t.paid(A, C) == 0
    assert (t.awaited, t.asked) == ("turn", B)


@std
@pytest.mark.parametrize("cash", [5, 20])
def test_T_280_the_interest_comes_before_older_debts(name, cash):
    """T-280 [R-51, R-55]: B falls to A, who owes D 150 already: the 15 for G1 are due first."""
    t = table(name)
    t.cash(A, 0)
    t.give(A, 5)
    t.cash(B, cash)
    t.give(B, G1, mortgaged=True)
    t.led.owe(A, D, 150, codes.W_RENT)
    t.led.owe(B, A, 50, codes.W_RENT)
    engine.settle(t.led)
    t.say(B, "bankrupt")
    t.say(A, "keep", G1)
    assert (t.awaited, t.asked) == ("debt", A)
    assert (t.st.top.to, t.st.top.amount) == ((BANK, 15) if cash < 15 else (D, 150))
    assert t.paid(A, D) == 0
    t.say(A, "mortgage", 5)
    assert t.paid(A, BANK, "interest") == 15 and t.money(A) == cash + 100 - 15
