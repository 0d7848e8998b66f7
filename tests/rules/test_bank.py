"""BANK: the bank's duties, its bottomless money, its stock, and the grain of all amounts."""

import pytest
from kit import ALL, BANK, CHANCE, CLOCK, STD, A, B, C, D, Table, edition, factor, lands, problems, table
from laws import check_state

from bankhalter.core import codes, names
from bankhalter.core.actions import Offer
from bankhalter.switches import agree


def booked(t: Table, seat: int) -> int:
    """Return what the payments told so far leave on an account."""
    paid = t.happened("paid")
    got = sum(e.amount for e in paid if e.payee == seat)
    return got - sum(e.amount for e in paid if e.payer == seat)


# Who the bank is ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_bank_conducts_the_auction_by_itself(name):
    """BANK-1, R-4: no seat has to open an auction, and no seat speaks for the bank."""
    t = table(name, 3)
    lands(t, A, 31)
    t.say(A, "decline")
    assert (t.awaited, t.asked) == ("auction", B)
    assert t.refused(BANK, "bid", 100 * t.x) == "no-such-seat"
    t.say(B, "bid", 100 * t.x)
    t.all_pass()
    assert t.owner(31) == B
    assert t.paid(B, BANK, "bid") == 100


@pytest.mark.parametrize("name", ALL)
def test_the_bankers_own_money_is_not_the_banks(name):
    """BANK-2: the banker who cannot pay is not helped by a full bank, and fines are not his."""
    t = table(name, 3, banker_seat=A)
    t.cash(A, 50)
    bank = t.st.bank
    t.turn(B)
    t.at(B, 35)
    t.throw(1, 2)  # B pays 100 at 38: the bank has it, the banker has not
    assert (t.money(A), t.st.bank - bank) == (50, 100 * t.x)
    lands(t, A, 38)
    assert (t.awaited, t.asked) == ("debt", A)
    assert t.refused(A, "bankrupt") == "fine"


@pytest.mark.parametrize("name", ALL)
def test_money_moves_only_by_payments(name):
    """BANK-2: every account changes exactly by what was paid to and from it."""
    t = table(name, 3)
    t.give(B, 31)
    before = {seat: t.francs(seat) for seat in (A, B, C)}
    bank = t.st.bank
    lands(t, A, 31)  # rent
    lands(t, A, 4)  # tax
    lands(t, B, 6)
    t.say(B, "buy")
    t.say(B, "mortgage", 6)
    lands(t, C, 8)
    t.say(C, "decline")
    t.say(A, "bid", 40 * t.x)
    t.all_pass()
    for seat, cash in before.items():
        assert t.francs(seat) == cash + booked(t, seat)
    assert t.st.bank == bank + booked(t, BANK)
    assert booked(t, C) == 0
    assert booked(t, A) == -(26 + 200 + 40) * t.x
    assert booked(t, B) == (26 - 100 + 50) * t.x


@pytest.mark.parametrize("name", ALL)
def test_duties_of_the_bank(name):
    """BANK-3: it pays salaries, sells and auctions, takes taxes and fines, builds, and lends."""
    t = table(name, 3)
    t.at(A, 38)
    t.throw(1, 2)
    assert t.paid(BANK, A, "salary") == 200
    t.say(A, "buy")
    assert (t.owner(1), t.paid(A, BANK, "price")) == (A, 60)
    lands(t, A, 4)
    assert t.paid(A, BANK, "tax") == 200
    t.jail(A)
    t.turn(A)
    t.say(A, "pay-fine")
    assert t.paid(A, BANK, "fine") == 50
    t.give(A, 3)
    t.say(A, "build", 3)
    assert (t.level(3), t.paid(A, BANK, "build")) == (1, 50)
    t.say(A, "sell", 3)
    assert (t.level(3), t.paid(BANK, A, "sell")) == (0, 25)
    t.say(A, "mortgage", 3)
    assert (t.mortgaged(3), t.paid(BANK, A, "mortgage")) == (True, 30)
    t.say(A, "lift", 3)
    assert (t.mortgaged(3), t.paid(A, BANK, "lift") + t.paid(A, BANK, "interest")) == (False, 33)


@pytest.mark.parametrize("name", ALL)
def test_the_bank_is_never_bankrupt(name):
    """T-011, BANK-4: with all printed notes among the players the salary is still paid in full."""
    t = table(name, 3)
    for seat in (A, B, C):
        t.cash(seat, 20_580)  # as much as the whole box holds, each
    t.at(A, 38)
    t.throw(1, 2)
    assert t.money(A) == 20_580 + 200
    t.say(A, "buy")
    t.say(A, "mortgage", 1)
    assert t.money(A) == 20_780 - 60 + 30
    t.end_turn()
    assert (t.awaited, t.asked) == ("turn", B)


# The banker's choice --------------------------------------------------------------------------


def test_with_five_the_banker_plays():
    """T-007, BANK-5, bankerPlays: the choice exists only above five participants."""
    assert "banker-must-play" in problems("deluxe-ch", 5, banker_plays=False)
    assert problems("deluxe-ch", 6, banker_plays=False) == set()


def test_with_six_the_banker_may_play():
    """T-008, BANK-5, bankerPlays: it is a choice, no ban; six tokens are on the way."""
    t = table("deluxe-ch", 6)
    assert t.rules.banker_plays
    assert [t.money(seat) for seat in range(6)] == [1500] * 6
    assert t.st.alive == 6


@pytest.mark.parametrize("name", STD)
def test_elsewhere_the_banker_always_plays(name):
    """BANK-5, bankerPlays: only the Swiss book offers the choice; elsewhere the banker plays."""
    assert agree(edition(name), 6).banker_plays
    assert "banker-must-play" in problems(name, 6, banker_plays=False)


# Stock ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_stock_of_buildings(name):
    """BANK-6: exactly 32 houses and 12 hotels."""
    t = table(name, 2)
    assert (t.st.houses, t.st.hotels) == (32, 12)


@pytest.mark.parametrize("name", ALL)
def test_stock_is_a_hard_limit(name):
    """BANK-6: without a house in the bank nobody builds one; with one left, it is the last."""
    t = table(name, 2)
    t.give(A, 1, 3)
    t.stock(houses=0)
    assert t.refused(A, "build", 1) == "no-houses"
    t.stock(houses=1)
    t.say(A, "build", 1)
    assert t.st.houses == 0
    assert t.refused(A, "build", 3) == "no-houses"


@pytest.mark.parametrize("name", ALL)
def test_hotels_are_limited_too(name):
    """BANK-6: without a hotel in the bank nobody builds one; a hotel gives four houses back."""
    t = table(name, 2)
    t.give(A, 1, 3)
    t.build(s1=4, s3=4)
    t.stock(houses=0, hotels=0)
    assert t.refused(A, "build", 1) == "no-hotels"
    t.stock(houses=0, hotels=1)
    t.say(A, "build", 1)
    assert (t.st.houses, t.st.hotels, t.level(1)) == (4, 0, 5)


# What goes to the bank, and what the bank lends -----------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_taxes_and_fines_go_straight_to_the_bank(name):
    """BANK-7: tax, jail fine and card fees are the bank's; nothing is laid aside."""
    t = table(name, 3)
    bank = t.st.bank
    lands(t, A, 4)
    t.jail(B)
    t.turn(B)
    t.say(B, "pay-fine")
    lands(t, C, 17)
    t.draw(t.card("doctor", "b"))
    assert t.st.bank - bank == (200 + 50 + 50) * t.x
    assert t.st.pot == 0
    assert {e.payee for e in t.happened("paid")} == {BANK}


@pytest.mark.parametrize("name", ALL)
def test_the_bank_lends_only_against_a_deed(name):
    """T-232, BANK-8: no money without an own deed, none on a house, none as a trade."""
    t = table(name, 3)
    t.give(A, 1, 3)
    t.give(B, 6)
    t.build(s1=1)
    before = [t.francs(seat) for seat in (A, B, C)]
    assert t.refused(C, "mortgage", 39) == "not-owner"
    assert t.refused(C, "mortgage", 6) == "not-owner"
    assert t.refused(A, "mortgage", 1) == "built"
    assert t.refused_offer(t.bundle(A, BANK, give=(3,), want_cash=30)) == "no-such-seat"
    assert t.refused_offer(t.bundle(A, BANK, want_cash=30)) == "no-such-seat"
    assert [t.francs(seat) for seat in (A, B, C)] == before
    t.say(B, "mortgage", 6)
    assert t.paid(BANK, B, "mortgage") == 50


@pytest.mark.parametrize("name", ALL)
def test_players_lend_each_other_nothing(name):
    """BANK-8: cash alone never passes from player to player by agreement."""
    t = table(name, 3)
    assert t.refused_offer(t.bundle(A, B, cash=100)) == "offer-cash-only"
    assert t.refused_offer(t.bundle(A, B, want_cash=100)) == "offer-cash-only"


# Grain and rounding ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("space", "std", "swiss"),
    [(12, 83, 1_650), (28, 83, 1_650), (37, 193, 3_850), (31, 165, 3_300), (1, 33, 660)],
)
def test_interest_is_rounded_up_to_the_grain(name, space, std, swiss):
    """R-6: lifting 75 costs 83 and 175 costs 193; Swiss francs come out exact (1'650, 3'850)."""
    t = table(name, 2)
    t.give(A, space, mortgaged=True)
    before = t.francs(A)
    t.say(A, "lift", space)
    assert before - t.francs(A) == (swiss if name == "deluxe-ch" else std)


@pytest.mark.parametrize("name", STD)
def test_only_two_values_of_the_classic_board_are_rounded(name):
    """R-6: 75 and 175 are rounded up (8, 18); all other interest is exact."""
    odd = {}
    t = table(name, 2)
    t.cash(A, 100_000)
    for space in edition(name).spaces:
        if space.price:
            t.give(A, space.at, mortgaged=True)
            before = t.money(A)
            t.say(A, "lift", space.at)
            interest = before - t.money(A) - space.mortgage
            if 10 * interest != space.mortgage:
                odd[space.mortgage] = interest
    assert odd == {75: 8, 175: 18}


@pytest.mark.parametrize("name", ALL)
def test_interest_is_rounded_per_deed(name):
    """R-6: two mortgaged utilities cost 8 + 8, not 10 % of 150; in francs 150 + 150."""
    t = table(name, 3)
    t.give(A, 12, 28, mortgaged=True)
    number = t.offer(A, B, give=(12, 28))
    before = t.francs(B)
    t.say(B, "accept", number)
    t.say(B, "keep", 12)
    t.say(B, "keep", 28)
    assert before - t.francs(B) == (300 if name == "deluxe-ch" else 16)


def test_swiss_amounts_are_multiples_of_ten_francs():
    """R-6: the grain is Fr. 10, for bids and for trades; in the other editions it is 1."""
    t = table("deluxe-ch", 3)
    lands(t, A, 31)
    t.say(A, "decline")
    assert t.refused(B, "bid", 1_005) == "off-grain"
    assert t.refused(B, "bid", 1_010) == "fine"
    t.all_pass()
    t.give(A, 1)
    deed = t.mask((1,))
    assert t.refused_offer(Offer(A, B, 0, deed, 0, 25)) == "off-grain"
    assert t.refused_offer(Offer(A, B, 0, deed, 0, 30)) == "fine"


@pytest.mark.parametrize("name", STD)
def test_standard_amounts_are_whole_units(name):
    """R-6: the grain of the other editions is 1."""
    t = table(name, 3)
    lands(t, A, 31)
    t.say(A, "decline")
    assert t.refused(B, "bid", 101) == "fine"
    assert edition(name).money.grain == 1


def test_odd_halves_of_custom_data_are_rounded_down(tmp_path):
    """R-6: a house of 51 is sold back for 25."""
    path = tmp_path / "odd.toml"
    houses = "[spaces]\n1.house = 51\n3.house = 51"
    path.write_text(f'extends = "standard"\nid = "odd"\n{houses}\n[status]\n"*" = "ours"')
    t = table(str(path), 2)
    t.give(A, 1, 3)
    t.say(A, "build", 1)
    t.say(A, "sell", 1)
    assert (t.paid(A, BANK, "build"), t.paid(BANK, A, "sell")) == (51, 25)


# The Swiss amounts ----------------------------------------------------------------------------


def test_swiss_amounts_are_twenty_times_the_classic_ones():
    """R-21: prices, rents, houses, mortgages, station rents, taxes: all times 20."""
    swiss, std = edition("deluxe-ch"), edition("standard")
    for a, b in zip(swiss.spaces, std.spaces, strict=True):
        assert (a.kind, a.group) == (b.kind, b.group)
        assert (a.price, a.house, a.hotel) == (20 * b.price, 20 * b.house, 20 * b.hotel)
        assert (a.mortgage, a.amount) == (20 * b.mortgage, 20 * b.amount)
        assert a.rent == tuple(20 * n for n in b.rent)
        assert a.factor == tuple(20 * n for n in b.factor)
    assert swiss.spaces[5].rent == (500, 1_000, 2_000, 4_000)
    assert swiss.spaces[12].factor == (80, 200)
    assert [swiss.spaces[at].amount for at in (4, 38)] == [4_000, 2_000]
    assert factor("deluxe-ch") == 20


def test_swiss_rents_in_play():
    """R-21: a landing on one of two Swiss stations costs Fr. 1'000, on G1 Fr. 520."""
    t = table("deluxe-ch", 4)
    t.give(B, 5, 15, 31)
    lands(t, A, 15)
    assert t.francs(A) == 30_000 - 1_000
    lands(t, D, 31)
    assert t.francs(D) == 30_000 - 520
    assert {names.WHYS[e.why] for e in t.happened("paid")} == {"rent"}
    assert t.happened("paid")[0].kind == codes.E_PAID


@pytest.mark.parametrize("name", ALL)
def test_only_those_who_sit_there_speak(name):
    """BANK-1: the seat beside the last one is nobody's, in a turn and in a lot."""
    t = table(name, 3)
    assert t.refused(3, "throw") == "no-such-seat"
    t.at(A, 28)
    t.throw(1, 2)
    t.say(A, "decline")
    assert t.refused(3, "pass") == "no-such-seat"


# Money that was counted -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_what_was_counted_is_what_a_player_has(name):
    """T-291, R-101: 1,500 counted as 1,300 and then as 1,340; the bank has 160 more than before."""
    t = table(name)
    t.cash(A, 1500)
    bank, asked = t.st.bank, t.st.top
    t.say(CLOCK, "recount", A, 1300 * t.x)
    assert t.paid(A, BANK, "count") == 200
    t.say(CLOCK, "recount", A, 1340 * t.x)
    assert t.paid(BANK, A, "count") == 40
    assert t.money(A) == 1340 and t.st.bank - bank == 160 * t.x and t.st.top is asked
    check_state(t.st)


def test_a_count_that_agrees_moves_nothing():
    t = table("standard")
    t.cash(B, 700)
    assert t.say(CLOCK, "recount", B, 700) == [] and t.money(B) == 700


def test_everything_else_follows_the_rules_from_there():
    """R-101, R-90: an offer whose cash is not there stands, but cannot be accepted."""
    t = table("standard")
    t.give(B, 1)
    t.cash(A, 500)
    number = t.offer(A, B, cash=400, want=(1,))
    t.say(CLOCK, "recount", A, 390)
    assert t.refused(B, "accept", number) == "giver-short"
    t.say(CLOCK, "recount", A, 400)
    t.say(B, "accept", number)
    assert t.money(A) == 0 and t.owner(1) == A


def test_not_while_something_is_in_the_air():
    """T-292, R-101: dice, a card and a lot come first."""
    t = table("standard")
    t.say(A, "throw")
    assert t.refused(CLOCK, "recount", B, 100) == "dice-in-air"
    t.roll(3, 4)
    assert t.awaited == "draw" and t.refused(CLOCK, "recount", B, 100) == "dice-in-air"
    t = table("standard")
    t.throw(1, 2)
    assert t.refused(CLOCK, "recount", B, 100) == "fine"
    t.say(A, "decline")
    assert t.awaited == "auction" and t.refused(CLOCK, "recount", B, 100) == "lot-running"


def test_who_and_how_much():
    """T-292, R-101: a sum somebody who plays can have, said by no player."""
    t = table("deluxe-ch")
    assert t.refused(CLOCK, "recount", A, -20) == "negative-amount"
    assert t.refused(CLOCK, "recount", A, 7) == "off-grain"
    assert t.refused(CLOCK, "recount", A, 2**60) == "unknown"
    assert t.refused(CLOCK, "recount", 9, 100) == t.refused(CLOCK, "recount", BANK, 100) == "no-such-seat"
    assert {t.refused(seat, "recount", A, 100) for seat in (A, B, C, CHANCE)} == {"not-your-turn"}
    t.say(C, "resign")
    assert t.refused(CLOCK, "recount", C, 100) == "out-of-game"


def test_a_debt_that_is_covered_after_all_is_paid():
    """T-293, R-101, DEBT-1: 200 are owed and 150 there; 250 were counted."""
    t = table("standard")
    t.give(A, 31)
    t.cash(A, 150)
    t.throw(1, 3)
    assert t.awaited == "debt"
    t.say(CLOCK, "recount", A, 250)
    assert t.money(A) == 50 and t.awaited != "debt"
