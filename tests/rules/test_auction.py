"""AUCT: open ascending bids, in turn or live; for deeds, estates and scarce buildings."""

import random
from typing import cast

import pytest
from kit import ALL, CLOCK, G1, STD, A, B, C, D, E, F, G, Table, bid, denied_action, edition, table

from bankhalter.core import codes, names
from bankhalter.core.codes import ANYONE, BANK, CHANCE, POT
from bankhalter.core.decisions import Auction
from bankhalter.core.rules import auction
from bankhalter.switches import RulesError

MODES = ("round_robin", "live")
MOST = {"standard": 8, "deluxe-ch": 10, "azeroth": 6, "warendorf": 6, "schalke": 8}
TABLES = [(name, n) for name in ALL for n in range(2, MOST[name] + 1)]


def lot(name: str = "standard", players: int = 4, lander: int = A, **switches: object) -> Table:
    """Lay a table where the lander has just declined G1."""
    t = table(name, players, **switches)
    return decline(t, lander)


def decline(t: Table, lander: int = A) -> Table:
    """Let somebody land on G1 and decline."""
    t.turn(lander)
    t.at(lander, 27)
    t.throw(1, 3)
    t.say(lander, "decline")
    assert t.awaited == "auction"
    return t


def no_bid(t: Table, seat: int, amount: int) -> str:
    """Bid in standard amounts, really; it must be refused and change nothing. Return the word."""
    return denied_action(t, t.action(seat, "bid", amount * t.x))


def scarce(name: str = "standard", houses: int = 1, **switches: object) -> Table:
    """A (brown, printed 50) asks for the last houses, B (yellow, printed 150) wants as many."""
    t = table(name, 4, **switches)
    t.give(A, 1, 3)
    t.give(B, 26, 27, 29)
    t.stock(houses)
    t.say(A, "order", codes.HOUSE, houses)
    t.say(B, "want", houses)
    assert t.awaited == "auction"
    return t


# AUCT-1: the three cases -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_case_a_a_lander_does_not_buy(name: str, mode: str) -> None:
    """AUCT-1: (a) a property its lander declines is auctioned."""
    t = lot(name, auction_mode=mode)
    (up,) = t.happened("lot")
    assert int(up.deed) == t.deed(G1)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_case_b_a_player_is_bankrupt_to_the_bank(name: str, mode: str) -> None:
    """AUCT-1: (b) the deeds of a bankrupt come up one by one, free of mortgages, left of the bankrupt."""
    t = table(name, auction_mode=mode)
    t.give(A, 1, mortgaged=True)
    t.give(A, 6)
    t.cash(A, 0)
    t.throw(1, 3)  # the tax of 200 on space 4; the mortgage of 6 brings 50
    t.say(A, "bankrupt")
    assert t.awaited == "auction"
    assert t.asked == (B if mode == "round_robin" else ANYONE)
    assert [int(e.deed) for e in t.happened("lot")] == [t.deed(1)]
    bid(t, B, 10)
    finish(t)
    assert [int(e.deed) for e in t.happened("lot")] == [t.deed(1), t.deed(6)]
    if mode == "round_robin":
        t.say(B, "pass")
    bid(t, C, 70)
    finish(t)
    assert (t.owner(1), t.owner(6)) == (B, C)
    assert not t.mortgaged(1)
    assert not t.mortgaged(6)
    assert (t.money(B), t.money(C), t.money(D)) == (1490, 1430, 1500)
    assert (t.awaited, t.asked) == ("turn", B)


def finish(t: Table) -> None:
    """Close the running lot: the clock's hammer, or everybody asked passes."""
    if t.asked == ANYONE:
        t.say(CLOCK, "hammer")
        return
    frame = len(t.happened("sold")) + len(t.happened("unsold"))
    while len(t.happened("sold")) + len(t.happened("unsold")) == frame:
        t.say(t.asked, "pass")


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_case_c_scarce_buildings(name: str, mode: str) -> None:
    """AUCT-1, AUCT-7: (c) one house is left, two players want it: auction, the winner places it."""
    t = scarce(name, auction_mode=mode)
    assert t.asked == (B if mode == "round_robin" else ANYONE)
    bid(t, B, 60)
    t.say(A, "pass")
    assert (t.awaited, t.asked) == ("place", B)
    t.say(B, "put", 27)
    assert (t.level(27), t.st.houses, t.money(B), t.money(A)) == (1, 0, 1440, 1500)


@pytest.mark.parametrize("name", ALL)
def test_scarce_buildings_come_up_one_by_one(name: str) -> None:
    """AUCT-7, R-32: two houses left, both want two: one lot for each house, each with its own price."""
    t = scarce(name, houses=2)
    bid(t, B, 60)
    t.say(A, "pass")
    t.say(B, "put", 26)
    assert (t.awaited, len(t.happened("lot"))) == ("auction", 2)
    t.say(B, "pass")
    bid(t, A, 50)
    t.say(B, "pass")
    t.say(A, "put", 1)
    assert (t.level(26), t.level(1), t.st.houses) == (1, 1, 0)
    assert (t.money(A), t.money(B)) == (1450, 1440)
    assert t.awaited == "turn"


# AUCT-2: who may bid ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_decliner_wins_for_the_minimum(name: str) -> None:
    """T-025, BUY-3, AUCT-2: all others pass, A, who declined, bids 1 (001: 20) and has G1."""
    t = lot(name)
    for seat in (B, C, D):
        t.say(seat, "pass")
    assert t.asked == A
    bid(t, A, 1)
    t.all_pass()
    assert (t.owner(G1), t.money(A)) == (A, 1499)
    assert t.paid(A, BANK, "bid") == 1


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_player_in_jail_bids_and_wins(name: str, mode: str) -> None:
    """T-035, AUCT-2: C sits in jail, bids and wins, and stays in jail."""
    t = table(name, auction_mode=mode)
    t.jail(C)
    decline(t)
    if mode == "round_robin":
        t.say(B, "pass")
    bid(t, C, 30)
    finish(t)
    assert (t.owner(G1), t.money(C), t.st.seats[C].jail) == (C, 1470, 1)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_the_banker_bids_as_a_player(name: str, seat: int) -> None:
    """AUCT-2: the banker's seat bids like all others."""
    t = lot(name, banker_seat=seat)
    while t.asked != seat:
        t.say(t.asked, "pass")
    bid(t, seat, 5)
    t.all_pass()
    assert (t.owner(G1), t.money(seat)) == (seat, 1495)


@pytest.mark.parametrize("mode", MODES)
def test_a_banker_who_only_banks_does_not_bid(mode: str) -> None:
    """AUCT-2: with a banker beside the game six players are asked, the banker's bid is refused."""
    t = lot("deluxe-ch", 7, F, banker_plays=False, banker_seat=G, auction_mode=mode)
    assert no_bid(t, G, 1) == "not-a-bidder"
    if mode == "round_robin":
        assert t.asked == A
    for seat in (A, B, C, D, E, F):
        assert t.awaited == "auction"
        t.say(seat, "pass")
    assert t.owner(G1) == BANK
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_who_is_out_does_not_bid(name: str, mode: str) -> None:
    """AUCT-2: every player bids, not whoever has left the game; the round skips them."""
    t = table(name, auction_mode=mode)
    t.say(B, "resign")
    decline(t)
    assert no_bid(t, B, 10) == "not-a-bidder"
    if mode == "round_robin":
        assert t.asked == C


# AUCT-3: the opening bid -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", STD)
@pytest.mark.parametrize("mode", MODES)
def test_the_opening_bid_is_one(name: str, mode: str) -> None:
    """T-029, AUCT-3: 0 is refused (and less), 1 is accepted."""
    t = lot(name, auction_mode=mode)
    assert no_bid(t, B, 0) == "bid-too-low"
    assert no_bid(t, B, -5) == "bid-too-low"
    bid(t, B, 1)
    finish(t)
    assert (t.owner(G1), t.money(B)) == (B, 1499)


@pytest.mark.parametrize("mode", MODES)
def test_the_swiss_opening_bid_is_twenty_francs(mode: str) -> None:
    """R-26, AUCT-3, R-6: 0 and 10 are too low, 25 is no multiple of 10, 20 opens."""
    t = lot("deluxe-ch", auction_mode=mode)
    assert t.refused(B, "bid", 0) == "bid-too-low"
    assert t.refused(B, "bid", 10) == "bid-too-low"
    assert t.refused(B, "bid", 19) == "bid-too-low"
    assert t.refused(B, "bid", 25) == "off-grain"
    assert t.refused(B, "bid", 30) == "fine"
    t.say(B, "bid", 20)
    finish(t)
    assert (t.owner(G1), t.francs(B)) == (B, 29980)


@pytest.mark.parametrize("mode", MODES)
def test_any_opening_amount(mode: str) -> None:
    """R-26, AUCT-3: a Swiss auction begins with any amount a player will pay, also far above the minimum."""
    t = lot("deluxe-ch", auction_mode=mode)
    t.say(B, "bid", 12340)
    assert t.refused(C, "bid", 12340) == "bid-too-low"
    assert t.refused(C, "bid", 12350) == "fine"


@pytest.mark.parametrize(("name", "least"), [("standard", 10), ("deluxe-ch", 50)])
def test_another_opening_bid_by_agreement(name: str, least: int) -> None:
    """AUCT-3: the switch openingBid sets the least first bid, not the least raise."""
    t = lot(name, opening_bid=least)
    grain = 10 if name == "deluxe-ch" else 1
    assert t.refused(B, "bid", least - grain) == "bid-too-low"
    t.say(B, "bid", least)
    assert t.refused(C, "bid", least) == "bid-too-low"
    t.say(C, "bid", least + grain)
    t.all_pass()
    assert t.francs(C) == 1500 * t.x - least - grain


@pytest.mark.parametrize(("name", "least"), [("standard", 0), ("standard", -1), ("deluxe-ch", 25)])
def test_an_opening_bid_nobody_can_agree_on(name: str, least: int) -> None:
    """R-6: openingBid is at least a grain and a multiple of it (001: Fr. 10)."""
    with pytest.raises(RulesError, match="bad-opening-bid"):
        table(name, opening_bid=least)


@pytest.mark.parametrize("name", STD)
def test_a_building_auction_opens_at_one(name: str) -> None:
    """AUCT-3: in STD a scarce building opens at 1 too (buildingOpeningBid: the minimum)."""
    t = scarce(name)
    assert no_bid(t, B, 0) == "bid-too-low"
    bid(t, B, 1)
    t.say(A, "pass")
    t.say(B, "put", 26)
    assert t.money(B) == 1499


def test_a_swiss_building_auction_opens_at_the_lowest_printed_price() -> None:
    """AUCT-3: printed prices 1'000 (A) and 3'000 (B): 990 is refused, 1'000 accepted (buildingOpeningBid)."""
    t = scarce("deluxe-ch")
    assert t.refused(B, "bid", 20) == "bid-too-low"
    assert t.refused(B, "bid", 990) == "bid-too-low"
    t.say(B, "bid", 1000)
    t.say(A, "pass")
    t.say(B, "put", 26)
    assert t.francs(B) == 29000


@pytest.mark.parametrize(
    ("name", "switch", "low", "least"),
    [
        ("standard", "lowest_printed", 49, 50),
        ("standard", "minimum", 0, 1),
        ("deluxe-ch", "lowest_printed", 990, 1000),
        ("deluxe-ch", "minimum", 10, 20),
    ],
)
@pytest.mark.parametrize("mode", MODES)
def test_the_switch_of_the_building_opening_bid(
    name: str, switch: str, low: int, least: int, mode: str
) -> None:
    """AUCT-3: buildingOpeningBid by agreement, in both editions and both modes; deeds are not concerned."""
    t = scarce(name, building_opening_bid=switch, auction_mode=mode)
    assert t.refused(B, "bid", low) == "bid-too-low"
    assert t.refused(B, "bid", least) == "fine"
    t = lot(name, building_opening_bid=switch, auction_mode=mode)
    assert t.refused(B, "bid", t.x) == "fine"


# AUCT-4, R-25: cash cover ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_bid_must_be_covered_by_cash(name: str, mode: str) -> None:
    """T-031, AUCT-4, R-25: B has 90 and bids 95: refused; 90 is covered."""
    t = table(name, auction_mode=mode)
    t.cash(B, 90)
    t.give(B, 5)  # property is no cover
    decline(t)
    assert no_bid(t, B, 95) == "bid-uncovered"
    bid(t, B, 90)
    finish(t)
    assert (t.owner(G1), t.money(B)) == (B, 0)


@pytest.mark.parametrize("name", STD)
@pytest.mark.parametrize("mode", MODES)
def test_a_mortgage_between_bids_is_cover(name: str, mode: str) -> None:
    """T-032, R-25: B has 90, mortgages for 60 during the auction and bids 120."""
    t = table(name, auction_mode=mode)
    t.cash(B, 90)
    t.give(B, 9)
    decline(t)
    assert no_bid(t, B, 120) == "bid-uncovered"
    t.say(B, "mortgage", 9)
    assert t.money(B) == 150
    bid(t, B, 120)
    finish(t)
    assert (t.owner(G1), t.money(B)) == (B, 30)


@pytest.mark.parametrize("name", ALL)
def test_a_sold_house_between_bids_is_cover(name: str) -> None:
    """R-25: bidders may sell buildings, also while another is asked: a dark blue house brings 100."""
    t = table(name)
    t.give(C, 37, 39)
    t.build(s39=1)
    t.cash(C, 10)
    decline(t)
    assert t.asked == B
    t.say(C, "sell", 39)
    t.say(B, "pass")
    bid(t, C, 110)
    t.all_pass()
    assert (t.owner(G1), t.money(C)) == (C, 0)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_only_mortgaging_and_selling_buildings_during_a_lot(name: str, mode: str) -> None:
    """R-25: the leader's cash is locked, nothing can be bought, built, lifted or traded during a lot."""
    t = table(name, auction_mode=mode)
    t.give(A, 37, 39)
    t.give(B, 1, 3, 5)
    t.give(B, 15, mortgaged=True)
    t.build(s1=1, s3=1)
    decline(t)
    bid(t, B, 1500)
    assert t.refused(B, "build", 1) == "lot-running"
    assert t.refused(B, "lift", 15) == "lot-running"
    assert t.refused(A, "build", 37) == "lot-running"
    assert t.refused_offer(t.bundle(B, C, cash=100, want=())) == "lot-running"
    assert t.refused_offer(t.bundle(C, A, cash=100, want=(39,))) == "lot-running"
    t.say(B, "mortgage", 5)
    t.say(B, "sell", 1)
    assert t.money(B) == 1625
    finish(t)
    assert (t.owner(G1), t.money(B)) == (B, 125)


@pytest.mark.parametrize("name", ALL)
def test_no_offer_is_accepted_during_a_lot(name: str) -> None:
    """R-25: a standing offer cannot take away the cover of a bid; after the lot it is accepted."""
    t = table(name)
    t.give(C, 5)
    t.at(A, 27)
    t.throw(1, 3)
    offer = t.offer(B, C, cash=1400, want=(5,))
    t.say(A, "decline")
    bid(t, B, 101)
    assert t.refused(C, "accept", offer) == "lot-running"
    t.all_pass()
    assert (t.owner(G1), t.money(B)) == (B, 1399)
    assert t.refused(C, "accept", offer) != "fine"  # B can no longer pay


# AUCT-5, AUCT-6: the bid binds -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_bid_cannot_be_withdrawn(name: str, mode: str) -> None:
    """T-034, AUCT-5: B bid 40, the others passed: B must take it for 40; withdrawing is refused."""
    t = lot(name, auction_mode=mode)
    bid(t, B, 40)
    assert denied_action(t, t.action(B, "pass")) == "bid-binds"
    t.say(C, "pass")
    t.say(D, "pass")
    assert denied_action(t, t.action(B, "pass")) == "bid-binds"
    assert t.refused(B, "withdraw", 1) != "fine"
    assert t.owner(G1) == BANK
    t.say(A, "pass")
    assert (t.owner(G1), t.money(B)) == (B, 1460)
    assert t.paid(B, BANK, "bid") == 40
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("price", [1, 299, 300, 301, 1500])
def test_the_winner_pays_the_bid_not_the_printed_price(name: str, price: int) -> None:
    """AUCT-6: the winner pays the bank what was bid, below or above 300, and has the deed face up."""
    t = lot(name)
    bank = int(t.st.bank)
    bid(t, B, price)
    t.all_pass()
    assert t.st.bank - bank == price * t.x
    assert (t.owner(G1), t.mortgaged(G1), t.money(B)) == (B, False, 1500 - price)
    assert [t.money(s) for s in (A, C, D)] == [1500] * 3


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_who_is_outbid_pays_nothing(name: str, mode: str) -> None:
    """AUCT-5, AUCT-6: only the last bid is paid, and only by the last bidder."""
    t = lot(name, auction_mode=mode)
    bid(t, B, 700)
    bid(t, C, 800)
    bid(t, D, 801)
    finish(t)
    assert [t.money(s) for s in range(4)] == [1500, 1500, 1500, 699]
    assert t.owner(G1) == D


# procedure in turn -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_bid_must_be_higher(name: str, mode: str) -> None:
    """T-037, R-23: B bids 50, C bids 50: refused; 51 is accepted."""
    t = lot(name, auction_mode=mode)
    bid(t, B, 50)
    assert no_bid(t, C, 50) == "bid-too-low"
    assert no_bid(t, C, 49) == "bid-too-low"
    bid(t, C, 51)
    finish(t)
    assert t.owner(G1) == C


@pytest.mark.parametrize("mode", MODES)
def test_the_least_swiss_raise_is_ten_francs(mode: str) -> None:
    """R-23, R-6: above Fr. 800: 805 is off the grain, 810 accepted; the opening minimum is no raise."""
    t = lot("deluxe-ch", auction_mode=mode)
    t.say(B, "bid", 800)
    assert t.refused(C, "bid", 805) == "off-grain"
    assert t.refused(C, "bid", 815) == "off-grain"
    t.say(C, "bid", 810)
    finish(t)
    assert (t.owner(G1), t.francs(C)) == (C, 29190)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_round_begins_left_of_the_lander(name: str, players: int) -> None:
    """R-23, R-86: clockwise, everybody is asked once, the lander last; then the lot is closed unsold."""
    for lander in (A, players - 1):
        t = lot(name, players, lander)
        asked = []
        while t.awaited == "auction":
            asked.append(t.asked)
            t.say(t.asked, "pass")
        assert asked == [(lander + step) % players for step in range(1, players + 1)]
        assert t.owner(G1) == BANK
        assert (t.awaited, t.asked) == ("rest", lander)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everybody_raises_once(name: str, players: int) -> None:
    """R-23: with 2 to 10 players the word goes round; the last bidder has it when all others passed."""
    t = lot(name, players)
    for step in range(1, players + 1):
        assert t.asked == step % players
        bid(t, t.asked, 10 * step)
    passes = 0
    while t.awaited == "auction":
        assert t.asked != A
        t.say(t.asked, "pass")
        passes += 1
    assert passes == players - 1
    assert (t.owner(G1), t.money(A)) == (A, 1500 - 10 * players)


@pytest.mark.parametrize("name", ALL)
def test_nobody_speaks_out_of_turn(name: str) -> None:
    """R-23: in the deterministic form only who is asked bids or passes, and the clock has no hammer."""
    t = lot(name)
    for seat in (A, C, D):
        assert no_bid(t, seat, 50) == "not-your-turn"
        assert t.refused(seat, "pass") == "not-your-turn"
    assert t.refused(CLOCK, "hammer") != "fine"
    assert t.refused(B, "hammer") == "not-now"
    bid(t, B, 1)
    assert t.asked == C
    assert t.refused(CLOCK, "hammer") != "fine"


@pytest.mark.parametrize("name", ALL)
def test_a_pass_is_final_while_a_bid_stands(name: str) -> None:
    """R-23: who passed on a standing bid is not asked again, however high it goes."""
    t = lot(name)
    bid(t, B, 10)
    t.say(C, "pass")
    bid(t, D, 20)
    bid(t, A, 30)
    bid(t, B, 40)
    assert t.asked == D
    assert no_bid(t, C, 500) == "not-a-bidder"
    assert t.refused(C, "pass") == "not-a-bidder"
    t.say(D, "pass")
    t.say(A, "pass")
    assert (t.owner(G1), t.money(B)) == (B, 1460)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_both_modes_give_it_to_whoever_will_pay_most(name: str, players: int) -> None:
    """R-23, auctionMode: highest bid wins; in turn and live, the one with the highest limit has it."""
    for seed in range(5):
        dice = random.Random(seed)
        limits = dice.sample(range(1, 400), players)
        best = limits.index(max(limits))
        second = sorted(limits)[-2]
        for mode in MODES:
            t = lot(name, players, auction_mode=mode)
            raise_to_the_limit(t, limits, dice)
            assert t.owner(G1) == best
            assert second <= 1500 - t.money(best) <= second + 1
            assert all(t.money(s) == 1500 for s in range(players) if s != best)


def raise_to_the_limit(t: Table, limits: list[int], dice: random.Random) -> None:
    """Everybody raises by 1 (001: 20) up to their limit; live, whoever is quicker."""
    high, leader = 0, BANK
    while t.awaited == "auction":
        live = t.asked == ANYONE
        willing = [s for s, limit in enumerate(limits) if limit > high and s != leader]
        if live and not willing:
            t.say(CLOCK, "hammer")
            return
        seat = dice.choice(willing) if live else t.asked
        if limits[seat] > high:
            high, leader = high + 1, seat
            bid(t, seat, high)
        else:
            t.say(seat, "pass")


# the opening round -----------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_a_pass_before_the_first_bid_is_not_final(name: str) -> None:
    """T-247, R-86, R-23: all pass, A opens, B bids higher; C passes now, and C's later bid is refused."""
    t = lot(name)
    for seat in (B, C, D):
        t.say(seat, "pass")
    bid(t, A, 1)
    assert t.asked == B
    bid(t, B, 2)
    assert t.asked == C
    t.say(C, "pass")
    bid(t, D, 3)
    assert no_bid(t, C, 50) == "not-a-bidder"
    bid(t, A, 4)
    assert t.asked == B
    t.all_pass()
    assert (t.owner(G1), t.money(A)) == (A, 1496)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_full_round_without_a_bid(name: str, mode: str) -> None:
    """T-248, R-86, R-24: the lot is closed, there is no second round, the deed stays in the bank."""
    t = lot(name, auction_mode=mode)
    for seat in (B, C, D, A):
        assert t.awaited == "auction"
        t.say(seat, "pass")
    assert t.awaited == "rest"
    assert t.owner(G1) == BANK
    assert (len(t.happened("lot")), len(t.happened("unsold"))) == (1, 1)
    assert [t.money(s) for s in range(4)] == [1500] * 4


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_the_high_bidder_cannot_raise(name: str, mode: str) -> None:
    """R-86: the leader is not asked and cannot raise the own bid; outbid, the leader bids again."""
    t = lot(name, auction_mode=mode)
    bid(t, B, 10)
    assert t.asked != B
    assert no_bid(t, B, 20) == "bid-binds"
    assert not {"bid", "pass"} & t.menu(B)
    bid(t, C, 11)
    if mode == "round_robin":
        t.say(D, "pass")
        t.say(A, "pass")
    bid(t, B, 12)
    finish(t)
    assert (t.owner(G1), t.money(B)) == (B, 1488)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_single_possible_bidder_opens_at_the_minimum(name: str, mode: str) -> None:
    """R-86: only D has any cash; D still has it for 1 (001: 20)."""
    t = table(name, auction_mode=mode)
    for seat in (A, B, C):
        t.cash(seat, 0)
    decline(t)
    if mode == "round_robin":
        assert no_bid(t, B, 1) == "bid-uncovered"
        t.say(B, "pass")
        t.say(C, "pass")
    bid(t, D, 1)
    finish(t)
    assert (t.owner(G1), t.money(D)) == (D, 1499)


@pytest.mark.parametrize("name", ALL)
def test_doubles_are_thrown_on_after_the_lot(name: str) -> None:
    """R-24, AUCT-6: sold or not, the lander's turn goes on where it was."""
    for words in (("pass", "pass", "pass", "pass"), ("bid", "pass", "pass", "pass")):
        t = table(name)
        t.at(A, 27)
        t.throw(2, 2)
        t.say(A, "decline")
        for word in words:
            t.say(t.asked, word, t.x)
        assert (t.awaited, t.asked) == ("turn", A)


# R-23, auctionMode: live -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_live_everybody_may_speak_in_any_order(name: str, players: int) -> None:
    """R-23, auctionMode: with 2 to 10 players anybody may speak at any moment, the lander too."""
    t = lot(name, players, auction_mode="live")
    order = list(range(players))
    random.Random(players).shuffle(order)
    for step, seat in enumerate(order, 1):
        for other in order[step:]:
            assert {"bid", "pass"} <= t.menu(other)
        bid(t, seat, 10 * step)
    t.say(CLOCK, "hammer")
    assert (t.owner(G1), t.money(order[-1])) == (order[-1], 1500 - 10 * players)
    assert (t.awaited, t.asked) == ("rest", A)


@pytest.mark.parametrize("name", ALL)
def test_live_two_players_duel(name: str) -> None:
    """R-23: the same two may overbid each other while the others keep silent."""
    t = lot(name, auction_mode="live")
    for amount, seat in enumerate((D, B, D, B, D), 100):
        bid(t, seat, amount)
    t.say(CLOCK, "hammer")
    assert (t.owner(G1), t.money(D), t.money(B)) == (D, 1396, 1500)


@pytest.mark.parametrize("name", ALL)
def test_live_a_pass_before_the_first_bid_is_not_final(name: str) -> None:
    """R-86: who passed while nobody had bid may still open, or join later."""
    t = lot(name, auction_mode="live")
    t.say(C, "pass")
    t.say(B, "pass")
    bid(t, C, 5)
    bid(t, B, 6)
    t.say(CLOCK, "hammer")
    assert (t.owner(G1), t.money(B)) == (B, 1494)


@pytest.mark.parametrize("name", ALL)
def test_live_early_passes_do_not_close_a_lot_with_a_bid(name: str) -> None:
    """R-86: B, C, D passed before A opened: all are in again, the lot is not knocked down at once."""
    t = lot(name, auction_mode="live")
    for seat in (B, C, D):
        t.say(seat, "pass")
    bid(t, A, 1)
    assert t.awaited == "auction"
    bid(t, C, 2)
    t.say(CLOCK, "hammer")
    assert t.owner(G1) == C


@pytest.mark.parametrize("name", ALL)
def test_live_a_pass_is_final_once_a_bid_stands(name: str) -> None:
    """R-23: a pass on a standing bid ends it for that player; the others bid on."""
    t = lot(name, auction_mode="live")
    bid(t, D, 5)
    t.say(B, "pass")
    assert no_bid(t, B, 6) == "not-a-bidder"
    assert denied_action(t, t.action(B, "pass")) == "not-a-bidder"
    assert not {"bid", "pass"} & t.menu(B)
    bid(t, C, 6)
    assert no_bid(t, B, 7) == "not-a-bidder"
    t.say(CLOCK, "hammer")
    assert t.owner(G1) == C


@pytest.mark.parametrize("name", ALL)
def test_live_a_double_pass_counts_once(name: str) -> None:
    """R-86: one player saying pass four times is no full round."""
    t = lot(name, auction_mode="live")
    t.say(B, "pass")
    for _ in range(3):
        if t.refused(B, "pass") == "fine":
            t.say(B, "pass")
    assert t.awaited == "auction"
    for seat in (A, C):
        t.say(seat, "pass")
    assert t.awaited == "auction"
    t.say(D, "pass")
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
def test_live_the_hammer_falls_on_a_bid(name: str) -> None:
    """R-23, AUCT-5: after the call-down the high bidder pays and has it; nobody else need pass."""
    t = lot(name, auction_mode="live")
    bid(t, C, 77)
    assert "hammer" in t.menu(CLOCK)
    t.say(CLOCK, "hammer")
    assert (t.owner(G1), t.money(C)) == (C, 1423)
    assert t.paid(C, BANK, "bid") == 77
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("passes", [0, 1, 3])
def test_live_the_hammer_falls_without_a_bid(name: str, passes: int) -> None:
    """R-24: the call-down ends without a bid: the deed stays in the bank, nobody pays."""
    t = lot(name, auction_mode="live")
    for seat in (B, C, D)[:passes]:
        t.say(seat, "pass")
    t.say(CLOCK, "hammer")
    assert t.owner(G1) == BANK
    assert [t.money(s) for s in range(4)] == [1500] * 4
    assert len(t.happened("unsold")) == 1
    assert t.awaited == "rest"


@pytest.mark.parametrize("name", ALL)
def test_live_only_the_clock_has_the_hammer(name: str) -> None:
    """R-23: a player does not close the lot, the clock does not bid or pass, and only during a lot."""
    t = lot(name, auction_mode="live")
    bid(t, B, 10)
    assert denied_action(t, t.action(A, "hammer")) == "not-now"
    assert t.refused(B, "hammer") != "fine"
    assert denied_action(t, t.action(CLOCK, "bid", 50 * t.x)) == "not-now"
    assert denied_action(t, t.action(CLOCK, "pass")) == "not-now"
    t.say(CLOCK, "hammer")
    assert t.refused(CLOCK, "hammer") != "fine"
    assert t.owner(G1) == B


@pytest.mark.parametrize("name", ALL)
def test_live_the_last_one_left_has_it_without_the_hammer(name: str) -> None:
    """AUCT-5: once all others have passed on the bid the lot is sold."""
    t = lot(name, auction_mode="live")
    bid(t, D, 9)
    t.say(A, "pass")
    t.say(C, "pass")
    assert t.awaited == "auction"
    t.say(B, "pass")
    assert (t.owner(G1), t.money(D)) == (D, 1491)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("seat", [BANK, CHANCE, ANYONE, POT, 4, 99])
@pytest.mark.parametrize("mode", MODES)
def test_nobody_who_does_not_play_bids(name: str, seat: int, mode: str) -> None:
    """AUCT-2: the bank, chance or a seat nobody sits on is refused with a word, in both modes."""
    t = lot(name, auction_mode=mode)
    for word in ("bid", "pass", "hammer"):
        said = denied_action(t, t.action(seat, word, 10 * t.x))
        assert said in {"no-such-seat", "not-your-turn", "not-a-bidder"}


@pytest.mark.parametrize("name", ALL)
def test_live_buildings(name: str) -> None:
    """R-23, R-32: a live lot of a scarce house: the claimants bid, in any order; the winner places it."""
    t = scarce(name, auction_mode="live")
    assert no_bid(t, C, 100) == "not-a-bidder"
    assert t.refused(D, "pass") == "not-a-bidder"
    bid(t, A, 60)
    bid(t, B, 70)
    bid(t, A, 80)
    t.say(CLOCK, "hammer")
    t.say(A, "put", 3)
    assert (t.level(3), t.money(A), t.money(B)) == (1, 1420, 1500)


@pytest.mark.parametrize("name", ALL)
def test_live_a_house_nobody_bids_for(name: str) -> None:
    """R-24: the hammer without a bid leaves the house in the bank; nobody builds."""
    t = scarce(name, auction_mode="live")
    t.say(CLOCK, "hammer")
    assert (t.st.houses, t.level(1), t.level(26)) == (1, 0, 0)
    assert t.awaited == "turn"


@pytest.mark.parametrize("name", ALL)
def test_live_the_lots_of_an_estate(name: str) -> None:
    """R-23, R-24: each deed of an estate is a lot of its own: passes do not carry over to the next."""
    t = table(name, auction_mode="live")
    t.give(D, 1, 3, 5)
    t.say(D, "resign")
    bid(t, B, 4)
    t.say(C, "pass")
    t.say(CLOCK, "hammer")
    bid(t, C, 5)
    t.say(CLOCK, "hammer")
    t.say(CLOCK, "hammer")
    assert [t.owner(space) for space in (1, 3, 5)] == [B, C, BANK]
    assert (t.awaited, t.asked) == ("turn", A)


# debtors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_debt_is_settled_before_the_auction_opens(name: str, mode: str) -> None:
    """T-038, R-27, R-55: D owes B rent, C's estate comes up: first the debt, then the lot, then D's bid."""
    t = table(name, auction_mode=mode)
    t.give(B, G1)
    t.give(C, 5)
    t.give(D, 15)
    t.cash(D, 0)
    t.turn(D)
    t.at(D, 27)
    t.throw(1, 3)
    assert (t.awaited, t.asked) == ("debt", D)
    t.say(C, "resign")
    assert (t.awaited, t.asked) == ("debt", D)
    assert not t.happened("lot")
    assert no_bid(t, D, 1) == "not-now"
    assert no_bid(t, B, 1) == "not-your-turn"
    t.say(D, "mortgage", 15)
    assert t.paid(D, B, "rent") == 26
    assert (t.awaited, len(t.happened("lot"))) == ("auction", 1)
    if mode == "round_robin":
        assert t.asked == D  # left of the bankrupt C
    bid(t, D, 74)
    finish(t)
    assert (t.owner(5), t.money(D)) == (D, 0)


# leaving in the middle -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_leaving_high_bidder_pays(name: str, mode: str) -> None:
    """T-249, R-87, AUCT-5: B leads with 40 and resigns; B pays 40, is out, and G1 falls into the estate."""
    t = lot(name, auction_mode=mode)
    bid(t, B, 40)
    t.say(B, "resign")
    assert not t.st.seats[B].out
    assert t.awaited == "auction"
    assert t.refused(B, "resign") == "leaving-already"
    for seat in (C, D, A):
        t.say(seat, "pass")
    assert t.paid(B, BANK, "bid") == 40
    assert [int(e.seat) for e in t.happened("passed")] == [C, D, A]  # nobody passed for B
    assert t.st.seats[B].out
    assert [int(e.deed) for e in t.happened("lot")] == [t.deed(G1), t.deed(G1)]
    assert t.awaited == "auction"
    if mode == "round_robin":
        assert t.asked == C  # left of the bankrupt
    assert no_bid(t, B, 1) == "not-a-bidder"
    bid(t, C, 3)
    finish(t)
    assert (t.owner(G1), t.money(C), t.money(B)) == (C, 1497, 0)
    assert (t.awaited, t.asked) == ("rest", A)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_leaving_high_bidder_is_outbid(name: str, mode: str) -> None:
    """R-87: outbid, the leaver passes, pays nothing, and the lot is no part of the estate."""
    t = lot(name, auction_mode=mode)
    bid(t, B, 40)
    t.say(B, "resign")
    bid(t, C, 41)
    t.say(D, "pass")
    t.say(A, "pass")
    assert (t.owner(G1), t.money(C)) == (C, 1459)
    assert t.paid(B, BANK, "bid") == 0
    assert t.st.seats[B].out
    assert (t.awaited, t.asked) == ("rest", A)


@pytest.mark.parametrize("name", ALL)
def test_a_leaver_passes_when_asked(name: str) -> None:
    """R-87: C leaves before being asked: not out yet, but passed over; after the lot C is out."""
    t = lot(name)
    t.say(C, "resign")
    assert (t.asked, t.st.seats[C].out) == (B, 0)
    bid(t, B, 10)
    assert t.asked == D
    t.all_pass()
    assert t.owner(G1) == B
    assert t.st.seats[C].out


@pytest.mark.parametrize("name", ALL)
def test_a_leaver_who_is_asked_passes_at_once(name: str) -> None:
    """R-87: B is asked and resigns: that is a pass, also when the lot is opened afterwards."""
    t = lot(name)
    t.say(B, "resign")
    assert t.asked == C
    bid(t, C, 1)
    t.say(D, "pass")
    t.say(A, "pass")
    assert (t.owner(G1), t.money(C)) == (C, 1499)
    assert t.st.seats[B].out


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("opened", [False, True])
def test_live_a_leaver_bids_no_more(name: str, opened: bool) -> None:
    """R-87, auctionMode: until the resignation takes effect the leaver passes, also in a live auction."""
    t = lot(name, auction_mode="live")
    if opened:
        bid(t, D, 5)
    t.say(B, "resign")
    assert no_bid(t, B, 10) in {"not-a-bidder", "leaving-already"}
    assert not {"bid", "pass"} & t.menu(B)
    bid(t, C, 6)
    t.say(CLOCK, "hammer")
    assert (t.owner(G1), t.money(C)) == (C, 1494)
    assert t.st.seats[B].out


@pytest.mark.parametrize("name", ALL)
def test_live_all_others_leave(name: str) -> None:
    """R-87, R-86: the one who stays may still open at the minimum; then the last one left has won."""
    t = lot(name, 3, auction_mode="live")
    t.say(B, "resign")
    t.say(C, "resign")
    assert t.awaited == "auction"
    bid(t, A, 1)
    assert t.paid(A, BANK, "bid") == 1
    assert t.winners == {A}


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("mode", MODES)
def test_a_house_won_by_a_leaver(name: str, mode: str) -> None:
    """R-87: a standing high bid for a building is paid too; the streets come up unbuilt with the estate."""
    t = scarce(name, auction_mode=mode)
    bid(t, B, 60)
    t.say(B, "resign")
    t.say(A, "pass")
    assert t.paid(B, BANK, "bid") == 60
    if t.awaited == "place":
        t.say(B, "put", 26)
    assert t.st.seats[B].out
    assert t.st.houses == 1
    assert (t.awaited, len(t.happened("lot"))) == ("auction", 2)
    assert [t.level(space) for space in (26, 27, 29)] == [0, 0, 0]


# The registry ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_what_the_books_say_of_auctions(name: str) -> None:
    """AUCT-3, R-23: the defaults of openingBid, buildingOpeningBid and auctionMode."""
    swiss = name == "deluxe-ch"
    rules = table(name).rules
    assert rules.opening_bid == (20 if swiss else 1)
    assert rules.building_opening_bid == ("lowest_printed" if swiss else "minimum")
    assert rules.auction_mode == "round_robin"
    assert edition(name).money.grain == (10 if swiss else 1)


# Secret maxima ---------------------------------------------------------------------------------------


def maximum(t: Table, seat: int, amount: int) -> str:
    """What becomes of a secret maximum, in standard amounts."""
    lot = cast(Auction, t.st.top)
    return names.REFUSALS[auction.refuse_maximum(t.st, lot, seat, amount * t.x)]


@pytest.mark.parametrize("name", ALL)
def test_a_secret_maximum_is_what_its_bidder_could_bid(name):
    """AUCT-4, AUCT-5, R-23, R-25: more than the bid that stands, in cash, by somebody who still bids."""
    t = table(name)
    t.at(A, 28)
    t.throw(1, 2)
    t.say(A, "decline")
    assert maximum(t, D, 1500) == "fine" and maximum(t, D, 1501) == "bid-uncovered"
    bid(t, B, 100)
    t.say(C, "pass")
    assert maximum(t, C, 200) == "not-a-bidder"
    assert maximum(t, A, 100) == "bid-too-low" and maximum(t, A, 101) == "fine"
    assert maximum(t, B, 100) == "fine" and maximum(t, B, 99) == "bid-too-low"
