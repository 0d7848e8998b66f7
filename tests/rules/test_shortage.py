"""Shortage of buildings: the asking round, building auctions, placing (BUILD-11, R-31, R-32, R-89)."""

from __future__ import annotations

import pytest
from kit import ALL, BY_GROUP, BY_STREET, G1, G2, G3, STD, A, B, C, D, K, Table, bid, denied, table

from bankhalter.core.codes import BANK

EACH = pytest.mark.parametrize("name", ALL)
STANDARD = pytest.mark.parametrize("name", STD)
CH = "deluxe-ch"
HOUSE, HOTEL = 1, 2
BROWN, BLUE, PINK, ORANGE, RED = (1, 3), (6, 8, 9), (11, 13, 14), (16, 18, 19), (21, 23, 24)
GREEN = (G1, G2, G3)


def level(t: Table, group: tuple[int, ...], *levels: int) -> None:
    """Put buildings on a group."""
    t.build(**{f"s{space}": n for space, n in zip(group, levels, strict=True)})


def rivals(name: str, houses: int, *groups: tuple[int, ...], hotels: int = 12) -> Table:
    """A, B, C, D own one whole group each; the bank has so many houses."""
    t = table(name)
    for seat, group in enumerate(groups):
        t.give(seat, *group)
    t.stock(houses, hotels)
    return t


def opened(name: str, houses: int = 1) -> Table:
    """The last houses are up for auction: A (green) and B (light blue) claim one more than there are."""
    t = rivals(name, houses, GREEN, BLUE)
    t.say(A, "order", HOUSE, houses)
    t.say(B, "want", 1)
    assert (t.awaited, t.asked) == ("auction", B)
    return t


# The asking round ----------------------------------------------------------------------------------


@EACH
def test_the_other_declines(name: str) -> None:
    """T-115, R-31: three houses, A wants two, B could build but declines: A pays the printed price."""
    t = rivals(name, 3, GREEN, BLUE)
    t.say(A, "order", HOUSE, 2)
    assert (t.awaited, t.asked) == ("wants", B)
    assert t.money(A) == 1500
    t.say(B, "want", 0)
    assert (t.awaited, t.asked) == ("place", A)
    t.say(A, "put", G1)
    t.say(A, "put", G2)
    assert t.money(A) == 1100 and t.money(B) == 1500 and t.st.houses == 1
    assert t.awaited == "turn"


@EACH
@pytest.mark.parametrize("cash", [59, 60])
def test_a_hotel_round_is_what_the_cash_pays(name: str, cash: int) -> None:
    """R-31, BUILD-6: hotels on B's streets cost 60 (a house 50): with 59 B is not asked, with 60 B is."""
    t = rivals(name, 0, GREEN, BLUE)
    level(t, GREEN, 4, 4, 4)
    level(t, BLUE, 4, 4, 4)
    for space in BLUE:
        t.tables.hotel_price[t.deed(space)] = 60 * t.x
    t.stock(0, 1)
    t.cash(B, cash)
    t.say(A, "build", G1)
    assert t.awaited == ("wants" if cash == 60 else "turn")
    if cash == 60:
        assert denied(t, B, "want", 2) == "too-many-wanted"
        t.say(B, "want", 1)


@EACH
def test_a_leaver_wants_nothing(name: str) -> None:
    """R-87, R-31: B leaves while asked about the last house: A has it at the printed price, at once."""
    t = rivals(name, 1, GREEN, BLUE)
    t.say(A, "build", G2)
    assert (t.awaited, t.asked) == ("wants", B)
    t.say(B, "resign")
    assert t.level(G2) == 1 and t.money(A) == 1300 and all(e.deed >= 0 for e in t.happened("lot"))


@EACH
def test_a_request_ends_with_the_cash(name: str) -> None:
    """R-89, BUILD-2: 250 would pay five brown houses; with a green one first only one more is paid for."""
    t = rivals(name, 32, (*BROWN, *GREEN))
    t.cash(A, 250)
    assert denied(t, A, "order", HOUSE, 6) == "too-many-wanted"
    t.say(A, "order", HOUSE, 5)
    t.say(A, "put", G1)
    assert (t.awaited, t.money(A)) == ("place", 50)
    t.say(A, "put", 1)
    assert (t.awaited, t.money(A), t.st.houses) == ("turn", 0, 30)


@EACH
def test_one_building_is_asked_about_too(name: str) -> None:
    """R-31: a single house that another could want as well waits for the answer, then stands."""
    t = rivals(name, 1, GREEN, BLUE)
    t.say(A, "build", G2)
    assert (t.awaited, t.asked) == ("wants", B) and t.level(G2) == 0
    t.say(B, "want", 0)
    assert t.level(G2) == 1 and t.money(A) == 1300 and t.awaited == "turn"


@EACH
def test_enough_for_all(name: str) -> None:
    """R-31: if all wishes together do not exceed the stock everybody pays the printed price."""
    t = rivals(name, 3, GREEN, BLUE)
    t.say(A, "order", HOUSE, 2)
    t.say(B, "want", 1)
    assert (t.awaited, t.asked) == ("place", A)
    t.say(A, "put", G1)
    t.say(A, "put", G3)
    assert (t.awaited, t.asked) == ("place", B)
    t.say(B, "put", 8)
    assert t.money(A) == 1100 and t.money(B) == 1450 and t.st.houses == 0
    assert not t.happened("lot")


@EACH
def test_more_wanted_than_left(name: str) -> None:
    """BUILD-11, R-31: one wish more than the stock and the buildings are auctioned."""
    t = rivals(name, 3, GREEN, BLUE)
    t.say(A, "order", HOUSE, 2)
    t.say(B, "want", 2)
    assert t.awaited == "auction" and len(t.happened("lot")) == 1


@EACH
def test_a_lone_builder_pays_the_printed_price(name: str) -> None:
    """R-31: nobody else has a whole group: the last house costs what is printed, without a question."""
    t = rivals(name, 1, GREEN, BLUE[:2])
    t.say(A, "build", G1)
    assert t.money(A) == 1300 and t.st.houses == 0 and t.awaited == "turn"


@EACH
@pytest.mark.parametrize("left", [25, 24, 20, 16, 4])
def test_nobody_is_asked_while_there_are_many(name: str, left: int) -> None:
    """T-272, R-31: A could build on three groups; B's house leaves a round for each, so nobody is asked."""
    t = table(name, 2)
    t.give(A, *BROWN, *BLUE, *ORANGE)
    t.give(B, *PINK)
    t.stock(left)
    t.say(B, "build", 11)
    assert t.level(11) == 1 and t.awaited == "turn" and not t.happened("scarce")


@EACH
def test_asked_when_a_round_is_missing(name: str) -> None:
    """T-273, R-31: a group of three needs three houses for a round: four left is enough, three is not."""
    t = rivals(name, 4, GREEN, BLUE)
    t.say(A, "build", G1)
    assert t.level(G1) == 1 and t.st.houses == 3
    t.say(A, "build", G2)
    assert (t.awaited, t.asked) == ("wants", B) and t.level(G2) == 0


@EACH
def test_a_group_of_two_needs_two(name: str) -> None:
    """R-31: B's group has two streets, so A's house may leave two."""
    t = rivals(name, 3, GREEN, BROWN)
    t.say(A, "build", G1)
    assert t.level(G1) == 1
    t.say(A, "build", G2)
    assert (t.awaited, t.asked) == ("wants", B)


@EACH
def test_a_round_is_what_the_cash_pays(name: str) -> None:
    """R-31: B has a group of three and the price of two houses: two left is enough."""
    t = rivals(name, 3, GREEN, BLUE)
    t.cash(B, 149)
    t.say(A, "build", G1)
    assert t.level(G1) == 1
    t.say(A, "build", G2)
    assert (t.awaited, t.asked) == ("wants", B)


@EACH
def test_the_largest_round_of_all_counts_and_all_are_asked(name: str) -> None:
    """R-31: C needs three, B two; when three houses are left C's round is missing: both are asked."""
    t = rivals(name, 4, GREEN, BROWN, BLUE)
    t.say(A, "build", G1)
    t.say(A, "build", G2)
    assert (t.awaited, t.asked) == ("wants", B)
    t.say(B, "want", 0)
    assert (t.awaited, t.asked) == ("wants", C)


@EACH
def test_hotels_are_counted_for_themselves(name: str) -> None:
    """R-31: B's three streets could take three hotels: with four left A's is built, with three B is asked."""
    t = rivals(name, 0, GREEN, BLUE)
    level(t, GREEN, 4, 4, 4)
    level(t, BLUE, 4, 4, 4)
    t.stock(8, 4)
    t.say(A, "build", G1)
    assert t.level(G1) == 5 and t.st.hotels == 3
    t.say(A, "build", G2)
    assert (t.awaited, t.asked) == ("wants", B)


@EACH
def test_no_question_while_there_is_enough(name: str) -> None:
    """R-31: B has room for two houses; with three in stock A's one harms nobody, with two it might."""
    t = rivals(name, 3, GREEN, BLUE)
    level(t, BLUE, 4, 3, 3)
    t.stock(3)
    t.say(A, "build", G1)
    assert t.level(G1) == 1
    t.say(A, "build", G2)
    assert (t.awaited, t.asked) == ("wants", B)


@EACH
@pytest.mark.parametrize("why", ["poor", "mortgaged", "full", "hotels"])
def test_only_the_eligible_are_asked(name: str, why: str) -> None:
    """R-89: who lacks the printed price, a legal place or a free group is not asked."""
    t = rivals(name, 1, GREEN, BLUE)
    if why == "poor":
        t.cash(B, 49)
    elif why == "mortgaged":
        t.give(B, 9, mortgaged=True)
    elif why == "full":
        level(t, BLUE, 4, 4, 4)
    else:
        level(t, BLUE, 5, 5, 5)
    t.stock(1)
    t.say(A, "build", G1)
    assert t.level(G1) == 1 and t.money(A) == 1300


@EACH
def test_exactly_the_printed_price_makes_eligible(name: str) -> None:
    """R-89: with exactly the printed price in cash B is asked."""
    t = rivals(name, 1, GREEN, BLUE)
    t.cash(B, 50)
    t.say(A, "build", G1)
    assert (t.awaited, t.asked) == ("wants", B)


def test_only_who_may_build_now_is_asked() -> None:
    """R-89, R-29: in 001 after A's throw B may not build and is not asked."""
    t = rivals(CH, 1, GREEN, BLUE)
    t.throw(4, 6)
    t.say(A, "build", G1)
    assert t.level(G1) == 1 and t.money(A) == 1300


@STANDARD
def test_in_std_everybody_may_build_now(name: str) -> None:
    """R-89, R-29: in STD B may build in A's turn too and is asked."""
    t = rivals(name, 1, GREEN, BLUE)
    t.throw(4, 6)
    t.say(A, "build", G1)
    assert (t.awaited, t.asked) == ("wants", B)


@EACH
def test_asked_once_clockwise(name: str) -> None:
    """R-31: the others are asked once, clockwise from the requester's left, whoever's turn it is."""
    t = rivals(name, 2, GREEN, BLUE, PINK, ORANGE)
    t.say(C, "build", 11)
    seen = []
    while t.awaited == "wants":
        seen.append(t.asked)
        assert t.refused(B if t.asked != B else D, "want", 1) == "not-your-turn"
        t.say(t.asked, "want", 0)
    assert seen == [D, A, B]
    assert t.level(11) == 1


@EACH
def test_wishes_are_bounded(name: str) -> None:
    """R-31, R-89: nobody wants more than the stock, than there is room for, or than the cash buys."""
    t = rivals(name, 4, GREEN, BLUE)
    t.cash(B, 149)
    assert t.refused(A, "order", HOUSE, 5) == "too-many-wanted"
    assert t.refused(A, "order", 3, 1) == "no-building"
    t.say(A, "order", HOUSE, 4)
    for count in (-1, 3, 5):
        assert denied(t, B, "want", count) == "too-many-wanted"
    assert denied(t, B, "pass") == "not-now"
    t.say(B, "want", 2)
    assert t.awaited == "auction"
    t = rivals(name, 1, GREEN, BLUE)
    t.say(A, "build", G1)
    assert denied(t, B, "want", 2) == "too-many-wanted"


# The auction ---------------------------------------------------------------------------------------


@STANDARD
def test_lot_by_lot(name: str) -> None:
    """T-255, R-89, R-32, AUCT-7: two lots; B wins the first, drops out; A pays the printed price."""
    t = rivals(name, 2, GREEN, BLUE)
    t.say(A, "order", HOUSE, 2)
    t.say(B, "want", 1)
    assert (t.awaited, t.asked) == ("auction", B)
    bid(t, B, 5)
    t.say(A, "pass")
    assert (t.awaited, t.asked) == ("place", B)
    t.say(B, "put", 6)
    assert t.money(B) == 1495 and t.level(6) == 1 and t.st.houses == 1
    assert (t.awaited, t.asked) == ("place", A)
    t.say(A, "put", G1)
    assert t.money(A) == 1300 and t.st.houses == 0 and t.awaited == "turn"
    assert len(t.happened("lot")) == 1


@EACH
def test_as_many_lots_as_there_are_buildings(name: str) -> None:
    """AUCT-7, R-32, R-89: with both still wanting, every house is a lot of its own until stock is gone."""
    t = rivals(name, 2, GREEN, BLUE)
    t.say(A, "order", HOUSE, 2)
    t.say(B, "want", 2)
    bid(t, B, 60)
    t.say(A, "pass")
    t.say(B, "put", 6)
    assert (t.awaited, t.asked) == ("auction", B) and len(t.happened("lot")) == 2
    t.say(B, "pass")
    bid(t, A, 50)
    t.say(B, "pass")
    t.say(A, "put", G1)
    assert t.money(A) == 1450 and t.money(B) == 1440
    assert t.st.houses == 0 and t.awaited == "turn"


@EACH
def test_bidding_starts_left_of_the_first_requester(name: str) -> None:
    """R-89: C asked first, so D speaks first in every lot, then A, B and C."""
    t = rivals(name, 1, GREEN, BLUE, PINK, ORANGE)
    t.say(C, "build", 11)
    for seat in (D, A, B):
        t.say(seat, "want", 1)
    order = []
    while t.awaited == "auction":
        order.append(t.asked)
        t.say(t.asked, "pass")
    assert order == [D, A, B, C]


def test_swiss_opening_bid_of_a_building() -> None:
    """T-116, AUCT-3, R-32: the lowest printed price of the claimants, 1'000 of 1'000 and 3'000."""
    t = rivals(CH, 1, RED, BROWN)
    t.say(A, "build", 21)
    t.say(B, "want", 1)
    assert denied(t, B, "bid", 900) == "bid-too-low"
    assert denied(t, B, "bid", 1005) == "off-grain"
    t.say(B, "bid", 1000)
    assert denied(t, A, "bid", 1000) == "bid-too-low"
    t.say(A, "bid", 1010)
    t.say(B, "pass")
    t.say(A, "put", 21)
    assert t.francs(A) == 30000 - 1010 and t.level(21) == 1


def test_swiss_opening_bid_counts_only_claimants() -> None:
    """R-32, AUCT-3: B's cheap streets do not count when B wants nothing."""
    t = rivals(CH, 1, RED, BROWN, GREEN)
    t.say(A, "build", 21)
    t.say(B, "want", 0)
    t.say(C, "want", 1)
    assert t.asked == C
    assert denied(t, C, "bid", 2990) == "bid-too-low"
    t.say(C, "bid", 3000)


@STANDARD
def test_opening_bid_of_a_building_in_std(name: str) -> None:
    """AUCT-3, R-32: in STD 1 opens, whatever is printed."""
    t = opened(name)
    assert denied(t, B, "bid", 0) == "bid-too-low"
    t.say(B, "bid", 1)
    t.say(A, "pass")
    t.say(B, "put", 6)
    assert t.money(B) == 1499 and t.level(6) == 1


@EACH
def test_only_claimants_bid(name: str) -> None:
    """R-32: who has no place for it, or wanted none, may not bid."""
    t = rivals(name, 1, GREEN, BLUE, PINK)
    t.say(A, "build", G1)
    t.say(B, "want", 1)
    t.say(C, "want", 0)
    assert t.awaited == "auction"
    assert denied(t, C, "bid", 500 * t.x) == "not-a-bidder"
    assert denied(t, D, "bid", 500 * t.x) == "not-a-bidder"
    assert t.refused(B, "bid", 500 * t.x) == "fine"


@EACH
def test_a_bid_needs_cash(name: str) -> None:
    """AUCT-4, R-32: a bid for a building is covered by cash too."""
    t = opened(name)
    t.cash(B, 80)
    assert denied(t, B, "bid", 81 * t.x) == "bid-uncovered"
    t.say(B, "bid", 80 * t.x)


@EACH
def test_who_lost_the_place_may_not_bid(name: str) -> None:
    """R-32: a claimant who mortgaged the only place during the lot could not place it, so no bid."""
    t = opened(name)
    t.say(B, "mortgage", 6)
    assert denied(t, B, "bid", 50 * t.x) == "no-place"


@EACH
def test_nobody_pays_for_a_building_without_getting_it(name: str) -> None:
    """R-32, R-89: outbid, B mortgages the only place; whatever B says then, no money without a house."""
    t = opened(name)
    bid(t, B, 50)
    bid(t, A, 60)
    t.say(B, "mortgage", 6)
    if t.refused(B, "bid", 70 * t.x) == "fine":
        bid(t, B, 70)
        t.say(A, "pass")
    built = sum(t.level(space) for space in BLUE)
    assert built == 1 or t.paid(B, BANK) == 0


@EACH
def test_the_winner_places_it_at_once(name: str) -> None:
    """T-118, R-32, BUILD-3: on a lowest-level street of a whole, unmortgaged group, and not later."""
    t = rivals(name, 1, GREEN, BLUE)
    level(t, BLUE, 1, 0, 0)
    t.give(B, *PINK[:2])
    t.give(B, PINK[2], mortgaged=True)
    t.give(B, *ORANGE[:2])
    t.stock(1)
    t.say(A, "build", G1)
    t.say(B, "want", 1)
    bid(t, B, 70)
    t.say(A, "pass")
    assert (t.awaited, t.asked) == ("place", B)
    assert denied(t, B, "put", 6) == "uneven-building"
    assert denied(t, B, "put", 11) == "group-mortgaged"
    assert denied(t, B, "put", 16) == "group-incomplete"
    assert denied(t, B, "put", G1) == "not-owner"
    assert denied(t, B, "pass") == "must-place"
    assert denied(t, A, "throw") == "not-your-turn"
    t.say(B, "put", 9)
    assert t.level(9) == 1 and t.money(B) == 1430 and t.st.houses == 0
    assert t.paid(B, BANK) == 70 and t.awaited == "turn"


def test_no_bid_swiss() -> None:
    """T-256, R-89, AUCT-3: nobody bids the printed price: the house stays, the requests lapse."""
    t = opened(CH)
    t.say(B, "pass")
    t.say(A, "pass")
    assert t.awaited == "turn" and t.st.houses == 1
    assert t.francs(A) == t.francs(B) == 30000
    assert t.level(G1) == t.level(6) == 0
    assert len(t.happened("unsold")) == 1


@EACH
def test_no_bid_ends_all_lots(name: str) -> None:
    """R-89: with two houses wanted by more, a first lot without bids ends the whole sale."""
    t = opened(name, houses=2)
    t.say(B, "pass")
    t.say(A, "pass")
    assert t.awaited == "turn" and t.st.houses == 2 and len(t.happened("lot")) == 1
    t.say(A, "build", G1)  # and anybody may ask again
    assert t.awaited == "wants"


@EACH
def test_the_last_claimant_may_decline(name: str) -> None:
    """R-89: the last one left may decline; then nothing is paid and the house stays in the bank."""
    t = opened(name, houses=2)
    bid(t, B, 50)
    t.say(A, "pass")
    t.say(B, "put", 6)
    assert (t.awaited, t.asked) == ("place", A)
    t.say(A, "pass")
    assert t.money(A) == 1500 and t.st.houses == 1 and t.awaited == "turn"


@EACH
def test_returned_meanwhile_is_sold_afterwards(name: str) -> None:
    """R-89: a house given back during the auction is no further lot; it is there afterwards."""
    t = rivals(name, 1, GREEN, BLUE, PINK)
    level(t, PINK, 1, 0, 0)
    t.cash(C, 0)
    t.stock(1)
    t.say(A, "build", G1)
    t.say(B, "want", 1)
    bid(t, B, 50)
    t.say(C, "sell", 11)
    assert t.st.houses == 2
    t.say(A, "pass")
    t.say(B, "put", 6)
    assert t.awaited == "turn" and t.st.houses == 1 and len(t.happened("lot")) == 1


@EACH
def test_the_last_claimant_gets_no_more_than_the_lots(name: str) -> None:
    """R-89: A asked for two of two; B won one, C gave one back: A has the right to one only."""
    t = rivals(name, 2, GREEN, BLUE, PINK)
    level(t, PINK, 1, 0, 0)
    t.cash(C, 0)
    t.stock(2)
    t.say(A, "order", HOUSE, 2)
    t.say(B, "want", 1)
    bid(t, B, 50)
    t.say(C, "sell", 11)
    t.say(A, "pass")
    t.say(B, "put", 6)
    t.say(A, "put", G1)
    assert t.awaited == "turn" and t.st.houses == 1 and t.money(A) == 1300


@EACH
def test_the_high_bidder_keeps_the_last_place(name: str) -> None:
    """T-257, R-89, R-25: who leads may not mortgage a street of the only group where it could stand."""
    t = opened(name)
    t.give(B, 5)
    bid(t, B, 50)
    for space in BLUE:
        assert denied(t, B, "mortgage", space) == "last-place"
    t.say(B, "mortgage", 5)
    bid(t, A, 60)
    assert t.refused(B, "mortgage", 6) == "fine"  # outbid, B is free again


@EACH
def test_another_place_sets_the_high_bidder_free(name: str) -> None:
    """R-89: with a second whole group B may mortgage the first."""
    t = opened(name)
    t.give(B, *BROWN)
    bid(t, B, 50)
    t.say(B, "mortgage", 6)
    assert denied(t, B, "mortgage", 1) == "last-place"
    t.say(A, "pass")
    t.say(B, "put", 3)
    assert t.level(3) == 1


def hotel_lot(name: str, *levels: int) -> Table:
    """The last hotel is up; A (green, 4/4/4) asked for it, B (light blue) wants it too and leads."""
    t = rivals(name, 0, GREEN, BLUE)
    level(t, GREEN, 4, 4, 4)
    level(t, BLUE, *levels)
    t.stock(3, 1)
    t.say(A, "order", HOTEL, 1)
    assert (t.awaited, t.asked) == ("wants", B)
    t.say(B, "want", 1)
    bid(t, B, 80)
    return t


@EACH
def test_a_hotel_lot(name: str) -> None:
    """R-32, BUILD-6, BUILD-11: the winner of a hotel pays the bid and hands the four houses back."""
    t = hotel_lot(name, 4, 4, 4)
    t.say(A, "pass")
    assert denied(t, B, "put", G1) == "not-owner"
    t.say(B, "put", 8)
    assert t.level(8) == 5 and t.money(B) == 1420
    assert (t.st.houses, t.st.hotels) == (7, 0) and t.awaited == "turn"


@pytest.mark.parametrize("name", BY_STREET)
def test_the_high_bidder_does_not_sell_the_last_place(name: str) -> None:
    """R-89: at 4/3/3 the fourth house is the hotel's only place; at 4/4/4 one of three may go."""
    t = hotel_lot(name, 4, 3, 3)
    assert denied(t, B, "sell", 6) == "last-place"
    assert denied(t, B, "sell-down", 1, 0) == "last-place"
    t = hotel_lot(name, 4, 4, 4)
    t.say(B, "sell", 6)
    t.say(B, "sell", 8)
    assert denied(t, B, "sell", 9) == "last-place"
    t = hotel_lot(name, 4, 4, 3)
    t.say(B, "sell", 8)
    assert denied(t, B, "sell", 6) == "last-place"


@pytest.mark.parametrize("name", BY_GROUP)
def test_the_high_bidder_sells_none_where_the_group_counts(name: str) -> None:
    """R-89, BUILD-5, R-30: in 001 and 003 every street needs its four houses, so none may be sold."""
    t = hotel_lot(name, 4, 4, 4)
    for space in BLUE:
        assert denied(t, B, "sell", space) == "last-place"
    bid(t, A, 90)
    assert t.refused(B, "sell", 6) == "fine"


@EACH
def test_no_shortage_inside_an_auction(name: str) -> None:
    """R-89, R-28: while a deed is auctioned nobody asks for buildings."""
    t = rivals(name, 1, GREEN, BLUE)
    t.at(A, 0)
    t.throw(2, 3)
    t.say(A, "decline")
    assert t.awaited == "auction"
    for seat, space in ((A, G1), (B, 6)):
        assert denied(t, seat, "build", space) == "lot-running"
        assert denied(t, seat, "order", HOUSE, 1) == "lot-running"


@EACH
def test_no_shortage_while_a_debt_is_open(name: str) -> None:
    """R-89: while A owes a tax neither A nor B asks for buildings."""
    t = rivals(name, 1, GREEN, BLUE)
    t.cash(A, 199)
    t.throw(1, 3)
    assert t.awaited == "debt"
    assert denied(t, A, "order", HOUSE, 1) == "debt-first"
    assert denied(t, B, "build", 6) == "debt-first"


@EACH
def test_a_debt_comes_between_two_lots(name: str) -> None:
    """R-84, R-27, R-89: a rent demanded during a lot is settled when that lot is over, before the next."""
    t = rivals(name, 2, GREEN, BLUE)
    t.demand_by_hand()
    t.give(C, 39)
    t.at(A, 35)
    t.throw(1, 3)
    t.end_turn()
    t.say(A, "order", HOUSE, 2)
    t.say(B, "want", 2)
    t.say(C, "demand", t.st.claims[0].number)
    assert t.awaited == "auction" and t.paid(A, C) == 0
    bid(t, B, 60)
    t.say(A, "pass")
    t.say(B, "put", 6)
    assert t.awaited == "auction"  # the second house
    assert t.paid(A, C, "rent") == 50


@EACH
def test_a_leaver_is_not_waited_for_to_place(name: str) -> None:
    """R-87, R-89: whoever leaves while free to place at the printed price declines it by leaving."""
    t = rivals(name, 5, GREEN)
    t.say(A, "order", HOUSE, 2)
    t.say(A, "resign")
    assert t.st.seats[A].out and t.paid(A, BANK, "build") == 0


@EACH
def test_a_leavers_request_lapses(name: str) -> None:
    """R-87, R-31: the requester leaves during the asking round and passes: nothing is built for A."""
    t = rivals(name, 1, GREEN, BLUE)
    t.say(A, "build", G1)
    t.say(A, "resign")
    if t.awaited == "wants":
        t.say(B, "want", 0)
    assert t.st.seats[A].out and t.paid(A, BANK, "build") == 0


@EACH
def test_a_leavers_high_bid_is_paid_without_waiting(name: str) -> None:
    """R-87, R-89: the leaver's high bid binds and is paid; nobody waits for the leaver to place it."""
    t = opened(name)
    bid(t, B, 50)
    t.say(B, "resign")
    t.say(A, "pass")
    assert t.paid(B, BANK, "bid") == 50
    assert t.st.seats[B].out and t.awaited != "place"


def test_wishes_of_the_eleventh_seat_fit_in_64_bits() -> None:
    """R-31, R-4: ten players and a banker who only banks: the last seat may ask for many houses."""
    t = Table(CH, 11, banker_plays=False)
    while t.awaited == "opening":
        t.roll(*((6, 5) if t.st.top.who == B else (1, 2)))
    t.give(K, *BROWN, *BLUE)
    t.give(B, *GREEN)
    t.stock(20)
    t.say(K, "order", HOUSE, 20)
    assert (t.awaited, t.asked) == ("wants", B)
    assert t.st.top.wants < 1 << 63


@EACH
@pytest.mark.parametrize("action", ["sell", "sell-down"])
def test_a_house_under_the_hammer_stays_in_the_bank(name: str, action: str) -> None:
    """T-284, R-89, SELL-5: breaking a hotel takes four houses, but not the one that is being bid for."""
    t = rivals(name, 4, GREEN, BLUE, PINK)
    level(t, PINK, 5, 4, 4)
    t.stock(4, 11)
    t.say(A, "order", HOUSE, 4)
    t.say(B, "want", 1)
    if t.awaited == "wants":
        t.say(C, "want", 0)
    assert t.awaited == "auction"
    said = (11,) if action == "sell" else (2, 4 | 4 << 3 | 4 << 6)  # pink is the third group
    assert denied(t, C, action, *said) == "too-few-houses"
    t.stock(5, 11)
    t.say(C, action, *said)
    assert t.st.houses == 1


@STANDARD
def test_houses_taken_between_two_lots_are_gone(name: str) -> None:
    """R-32, R-84, R-89: C breaks a hotel for a rent demanded in a lot; of A's five one is left."""
    t = rivals(name, 0, ORANGE, BLUE, GREEN, (35,))
    level(t, GREEN, 5, 5, 5)
    t.demand_by_hand()
    t.stock(9)
    t.cash(C, 0)
    t.turn(C)
    t.at(C, 32)
    t.throw(1, 2)  # D's station: 25
    t.say(A, "order", HOUSE, 7)
    t.say(B, "want", 4)
    for space in (6, 8, 9, 6):
        bid(t, B, 1)
        if t.st.houses == 6:
            t.say(D, "demand", t.st.claims[0].number)
        t.say(A, "pass")
        t.say(B, "put", space)
    assert (t.awaited, t.asked, t.st.houses) == ("debt", C, 5)
    t.say(C, "sell", G1)
    assert t.paid(C, D) == 25 and (t.awaited, t.asked, t.st.houses) == ("place", A, 1)
    t.say(A, "put", 16)
    assert (t.awaited, t.asked, t.st.houses) == ("rest", C, 0) and t.money(A) == 1400


@pytest.mark.parametrize("name", BY_STREET)
def test_a_hotel_takes_no_room_from_the_houses(name: str) -> None:
    """R-89, BUILD-4: on H/3/3 there is room for two houses, not more."""
    t = rivals(name, 32, GREEN)
    level(t, GREEN, 5, 3, 3)
    assert denied(t, A, "order", HOUSE, 3) == "too-many-wanted"
    assert t.refused(A, "order", HOUSE, 2) == "fine"


@EACH
def test_granted_houses_are_placed_clockwise(name: str) -> None:
    """R-31, R-89: enough for all: the first asker places first, then to the left."""
    t = rivals(name, 4, GREEN, BLUE, PINK, ORANGE)
    t.say(A, "order", HOUSE, 2)
    for seat in (B, C, D):
        t.say(seat, "want", 1 if seat != D else 0)
    placed = []
    for space in (G1, G2, 6, 11):
        placed.append((t.awaited, t.asked))
        t.say(t.asked, "put", space)
    assert placed == [("place", A), ("place", A), ("place", B), ("place", C)] and t.awaited == "turn"
