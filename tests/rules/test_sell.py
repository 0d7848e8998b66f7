"""SELL: buildings go back to the bank, evenly and at half price (section 11)."""

from __future__ import annotations

import pytest
from kit import ALL, BY_GROUP, BY_STREET, G1, G2, G3, STD, A, B, Table, denied, table

from bankhalter.core.codes import BANK

EACH = pytest.mark.parametrize("name", ALL)
STANDARD = pytest.mark.parametrize("name", STD)
CH = "deluxe-ch"
GREEN, H = 6, 5
SPACES = (G1, G2, G3)


def greens(name: str, *levels: int, houses: int = 20, hotels: int = 9, **switches: str) -> Table:
    """A has the green group built like this and no cash; the bank has so much in stock."""
    t = table(name, **switches)
    t.give(A, *SPACES)
    t.build(**{f"s{space}": n for space, n in zip(SPACES, levels, strict=True)})
    t.stock(houses, hotels)
    t.cash(A, 0)
    return t


def levels(t: Table) -> tuple[int, ...]:
    return tuple(t.level(space) for space in SPACES)


def packed(*targets: int) -> int:
    """Three bits for each street, in board order."""
    return sum(target << 3 * i for i, target in enumerate(targets))


@EACH
def test_half_price(name: str) -> None:
    """SELL-1, T-124: a house of G1 brings 100 (001: 2'000) and is in stock again."""
    t = greens(name, 1, 1, 1)
    t.say(A, "sell", G1)
    assert t.money(A) == 100 == t.paid(BANK, A, "sell")
    assert t.st.houses == 21 and levels(t) == (0, 1, 1)


@EACH
@pytest.mark.parametrize(("space", "half"), [(1, 25), (6, 25), (11, 50), (16, 50), (21, 75), (39, 100)])
def test_half_of_what_the_deed_says(name: str, space: int, half: int) -> None:
    """SELL-1: half the printed price of each group's houses."""
    t = table(name)
    t.give(A, *(s for s in range(40) if t.deed(s) >= 0))
    t.build(**{f"s{space}": 1})
    t.say(A, "sell", space)
    assert t.money(A) == 1500 + half


@EACH
def test_sell_at_any_time(name: str) -> None:
    """SELL-1: in another's turn, from jail, during an auction and with a debt open."""
    t = table(name)
    t.give(B, *SPACES)
    t.build(s31=1, s32=2, s34=1)
    t.jail(B)
    t.cash(A, 250)
    t.throw(1, 2)  # A stands on 3, unowned
    t.say(B, "sell", G2)
    t.say(A, "decline")
    assert t.awaited == "auction"
    t.say(B, "sell", G1)
    t.all_pass()
    t.end_turn()
    t.jail(B, 3)
    t.cash(B, 0)
    t.throw(1, 2)  # B owes the fine
    assert t.awaited == "debt" and t.asked == B
    t.say(B, "sell", G3)
    assert levels(t) == (0, 1, 0) and t.paid(BANK, B, "sell") == 300


@EACH
def test_only_to_the_bank(name: str) -> None:
    """SELL-1, T-130, TRADE-2: a house cannot be offered to B, and its street not while it stands."""
    t = greens(name, 1, 0, 0)
    for space in SPACES:
        offer = t.bundle(A, B, give=(space,), want_cash=500)
        assert t.refused_offer(offer) == "group-built"
    t.say(A, "sell", G1)
    assert t.refused_offer(t.bundle(A, B, give=(G1,), want_cash=500)) == "fine"


@EACH
def test_only_what_is_there_and_ones_own(name: str) -> None:
    """SELL-1: no house, no sale; nobody sells another's houses."""
    t = greens(name, 1, 0, 0)
    t.give(A, 5)
    assert denied(t, A, "sell", G2) == "no-building"
    assert denied(t, A, "sell", 5) == "no-building"
    assert denied(t, B, "sell", G1) == "not-owner"
    assert denied(t, B, "sell-down", GREEN, 0) == "not-owner"
    assert t.refused(A, "sell", 20) == "no-such-deed"


@EACH
def test_sell_evenly(name: str) -> None:
    """SELL-2, T-125: at 2/2/1 not from the 1 but from a 2."""
    t = greens(name, 2, 2, 1)
    assert denied(t, A, "sell", G3) == "uneven-sale"
    t.say(A, "sell", G1)
    assert levels(t) == (1, 2, 1)
    assert denied(t, A, "sell", G1) == "uneven-sale"
    assert denied(t, A, "sell", G3) == "uneven-sale"
    t.say(A, "sell", G2)
    t.say(A, "sell", G3)
    assert levels(t) == (1, 1, 0) and t.money(A) == 300


@EACH
def test_a_hotel_becomes_four_houses(name: str) -> None:
    """SELL-3: for a hotel its four houses and half the printed hotel price."""
    t = greens(name, H, H, H, houses=4, hotels=0)
    t.say(A, "sell", G1)
    assert levels(t) == (4, H, H) and t.money(A) == 100
    assert (t.st.houses, t.st.hotels) == (0, 1)


@pytest.mark.parametrize("name", BY_STREET)
def test_a_hotel_counts_four_for_evenness(name: str) -> None:
    """SELL-2, R-30, T-110: at H/3/3 no house of G2, but the hotel may be broken to 4/3/3."""
    t = greens(name, H, 3, 3)
    assert denied(t, A, "sell", G2) == "uneven-sale"
    assert denied(t, A, "sell", G3) == "uneven-sale"
    t.say(A, "sell", G1)
    assert levels(t) == (4, 3, 3)
    assert denied(t, A, "sell", G2) == "uneven-sale"
    t.say(A, "sell", G1)
    assert levels(t) == (3, 3, 3)


@pytest.mark.parametrize("name", BY_STREET)
def test_houses_beside_a_hotel(name: str) -> None:
    """R-30: with the hotel counting four, H/4/4 may become H/3/4 and H/3/3, no further."""
    t = greens(name, H, 4, 4)
    t.say(A, "sell", G2)
    t.say(A, "sell", G3)
    assert levels(t) == (H, 3, 3)
    assert denied(t, A, "sell", G3) == "uneven-sale"


@pytest.mark.parametrize("name", BY_GROUP)
def test_a_hotel_counts_five_for_evenness(name: str) -> None:
    """SELL-4, R-30, T-271: in 001 and 003 a hotel counts five: at H/4/4 only the hotel may be sold."""
    t = greens(name, H, 4, 4)
    assert denied(t, A, "sell", G2) == "uneven-sale"
    assert denied(t, A, "sell", G3) == "uneven-sale"
    t.say(A, "sell", G1)
    t.say(A, "sell", G2)
    assert levels(t) == (4, 3, 4)


@EACH
def test_evenness_follows_the_hotel_condition(name: str) -> None:
    """R-30, SELL-4, hotelCondition: with `group` the hotel is level five, with `street` four."""
    strict = greens(name, H, 4, 4, hotel_condition="group")
    assert denied(strict, A, "sell", G2) == "uneven-sale"
    loose = greens(name, H, 4, 4, hotel_condition="street")
    loose.say(A, "sell", G2)
    assert levels(loose) == (H, 3, 4)


@EACH
def test_breaking_a_hotel_needs_four_houses(name: str) -> None:
    """SELL-5, R-34, T-127: with three houses in the bank a single hotel stays, with four it goes."""
    t = greens(name, H, 4, 4, houses=3)
    assert denied(t, A, "sell", G1) == "too-few-houses"
    t.stock(4)
    t.say(A, "sell", G1)
    assert levels(t) == (4, 4, 4) and t.st.houses == 0 and t.money(A) == 100


@EACH
def test_a_whole_group_goes_back_without_houses(name: str) -> None:
    """R-34, T-128: H/H/H with no house in the bank to 0/0/0: 15 × 100 (001: 30'000)."""
    t = greens(name, H, H, H, houses=0, hotels=0)
    for space in SPACES:
        assert denied(t, A, "sell", space) == "too-few-houses"
    t.say(A, "sell-down", GREEN, packed(0, 0, 0))
    assert t.money(A) == 1500 and levels(t) == (0, 0, 0)
    assert (t.st.houses, t.st.hotels) == (0, 3)


@EACH
def test_a_group_sale_uses_stock_and_returned_houses(name: str) -> None:
    """R-34: any even target for which the stock and the returned houses suffice."""
    t = greens(name, H, H, H, houses=2)
    assert denied(t, A, "sell-down", GREEN, packed(1, 1, 1)) == "too-few-houses"
    t.stock(3)
    t.say(A, "sell-down", GREEN, packed(1, 1, 1))
    assert t.money(A) == 1200 and t.st.houses == 0 and levels(t) == (1, 1, 1)
    t = greens(name, H, 4, 4, houses=0)
    assert denied(t, A, "sell-down", GREEN, packed(3, 3, 3)) == "too-few-houses"
    t.say(A, "sell-down", GREEN, packed(3, 3, 2))  # eight of the eight houses returned
    assert t.money(A) == 500 and t.st.houses == 0


@EACH
def test_a_group_sale_ends_even_and_lower(name: str) -> None:
    """R-34, SELL-2: no uneven target, none that is higher anywhere or no lower at all."""
    t = greens(name, 3, 2, 2)
    for target in ((2, 0, 2), (2, 2, 0), (0, 0, 2)):
        assert denied(t, A, "sell-down", GREEN, packed(*target)) == "uneven-sale"
    for target in ((3, 2, 2), (2, 3, 2), (4, 0, 0)):
        assert denied(t, A, "sell-down", GREEN, packed(*target)) == "not-lower"
    for group in (-1, 8, 9):  # 8 and 9 are stations and utilities
        assert denied(t, A, "sell-down", group, 0) == "no-such-group"
    t.say(A, "sell-down", GREEN, packed(1, 0, 1))
    assert levels(t) == (1, 0, 1) and t.money(A) == 500 and t.st.houses == 25


@pytest.mark.parametrize("name", BY_STREET)
def test_a_group_sale_beside_a_hotel(name: str) -> None:
    """R-34, R-30: where a hotel counts four it may stay beside threes, not beside twos."""
    t = greens(name, H, 4, 4)
    assert denied(t, A, "sell-down", GREEN, packed(H, 2, 3)) == "uneven-sale"
    t.say(A, "sell-down", GREEN, packed(H, 3, 3))
    assert levels(t) == (H, 3, 3) and t.money(A) == 200


@pytest.mark.parametrize("name", BY_GROUP)
def test_a_group_sale_where_a_hotel_counts_five(name: str) -> None:
    """R-34, SELL-4, R-30: in 001 and 003 a hotel beside threes is uneven."""
    t = greens(name, H, 4, 4)
    assert denied(t, A, "sell-down", GREEN, packed(H, 3, 4)) == "uneven-sale"
    t.say(A, "sell-down", GREEN, packed(4, 3, 4))
    assert levels(t) == (4, 3, 4) and t.money(A) == 200


@pytest.mark.parametrize("name", ["deluxe-ch", "warendorf"])
def test_a_short_game_hotel_needs_three_houses(name: str) -> None:
    """R-34, SELL-5: in short games a hotel breaks into three houses, which must be in stock."""
    t = greens(name, 4, 3, 3, houses=2, variant="short")
    assert denied(t, A, "sell", G1) == "too-few-houses"
    t.stock(3)
    t.say(A, "sell", G1)
    assert levels(t) == (3, 3, 3) and t.st.houses == 0 and t.money(A) == 100


@EACH
def test_selling_needs_no_clear_group(name: str) -> None:
    """SELL-1: houses beside a mortgaged street can still be sold."""
    t = greens(name, 1, 0, 0)
    t.give(A, G2, mortgaged=True)
    t.say(A, "sell", G1)
    assert t.level(G1) == 0 and t.money(A) == 100


def won(name: str, amount: int, **switches: str) -> Table:
    """A wins the last house at auction for this much, as it is, and puts it on G1."""
    t = table(name, **switches)
    t.give(A, *SPACES)
    t.give(B, 37, 39)
    t.stock(1)
    t.say(A, "build", G1)
    t.say(B, "want", 1)
    t.say(B, "pass")
    t.say(A, "bid", amount)
    t.say(B, "pass")
    t.say(A, "put", G1)
    assert t.level(G1) == 1
    return t


def test_half_of_the_printed_price() -> None:
    """R-35, T-131: in 001 a house won for 5'000, printed 4'000, brings 2'000."""
    t = won(CH, 5000)
    t.say(A, "sell", G1)
    assert t.francs(A) == 30000 - 5000 + 2000


@STANDARD
def test_half_of_the_printed_price_in_std(name: str) -> None:
    """R-35: also a bargain is taken back at half the printed price."""
    t = won(name, 30)
    t.say(A, "sell", G1)
    assert t.money(A) == 1500 - 30 + 100


@EACH
def test_half_of_what_was_paid(name: str) -> None:
    """R-35, sellBack: with `paid` half of what was really paid, auction or not."""
    t = table(name)
    amount = 250 * t.x
    t = won(name, amount, sell_back="paid")
    t.say(A, "sell", G1)
    assert t.money(A) == 1500 - 250 + 125
    t.cash(A, 1000)
    t.give(B, 37, 39, mortgaged=True)
    t.say(A, "build", G1)  # now at the printed price
    t.say(A, "sell", G1)
    assert t.money(A) == 1000 - 200 + 100


@pytest.mark.parametrize("name", ALL)
def test_every_building_has_its_own_price(name: str) -> None:
    """R-35, sellBack: the first houses cost the printed 200, the second on G1 260; half of each is paid."""
    t = table(name, sell_back="paid")
    t.give(A, *SPACES)
    for street in SPACES:
        t.say(A, "build", street)
    t.give(B, 37, 39)
    t.stock(1)
    t.say(A, "build", G1)
    t.say(B, "want", 1)
    t.say(B, "pass")
    t.say(A, "bid", 260 * t.x)
    t.say(B, "pass")
    t.say(A, "put", G1)
    assert t.money(A) == 1500 - 3 * 200 - 260
    t.say(A, "sell", G1)
    assert t.money(A) == 1500 - 3 * 200 - 260 + 130
    t.say(A, "sell", G1)
    assert t.money(A) == 1500 - 3 * 200 - 260 + 130 + 100


@pytest.mark.parametrize(("name", "amount", "back"), [("standard", 25, 12), (CH, 4030, 2010)])
def test_odd_halves_are_rounded_down(name: str, amount: int, back: int) -> None:
    """R-6, sellBack: half of an odd amount is rounded down to the grain, in favour of the bank."""
    t = won(name, amount, sell_back="paid")
    before = t.francs(A)
    t.say(A, "sell", G1)
    assert t.francs(A) - before == back


@EACH
def test_a_target_names_no_more_streets_than_the_group_has(name: str) -> None:
    """R-34: three greens have no fourth street to keep a house on."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.build(s31=1, s32=1, s34=1)
    assert denied(t, A, "sell-down", GREEN, 1 << 9) == "not-lower"
    assert t.refused(A, "sell-down", GREEN, 0) == "fine"


@EACH
def test_the_first_group_is_sold_down_too(name: str) -> None:
    """R-34: brown is the first group of the ring; a group before it does not exist."""
    t = table(name)
    t.give(A, 1, 3)
    t.build(s1=1, s3=1)
    assert denied(t, A, "sell-down", -1, 0) == "no-such-group"
    t.say(A, "sell-down", 0, 0)
    assert t.money(A) == 1550


@EACH
def test_half_of_the_hotel_price(name: str) -> None:
    """SELL-3, SELL-1: with 250 printed for a hotel it brings 125, and the houses still 100 each."""
    t = table(name)
    t.give(A, G1, G2, G3)
    t.build(s31=5, s32=4, s34=4)
    t.tables.hotel_price[t.deed(G1)] = 250 * t.x
    t.say(A, "sell", G1)
    assert t.money(A) == 1500 + 125
    t.say(A, "sell", G1)
    assert t.money(A) == 1500 + 125 + 100
