"""BUILD: where, when and for how much houses and hotels are built (section 10)."""

from __future__ import annotations

import pytest
from kit import ALL, BY_GROUP, BY_STREET, G1, G2, G3, STD, A, B, C, Table, denied, table

EACH = pytest.mark.parametrize("name", ALL)
STANDARD = pytest.mark.parametrize("name", STD)
GREEN, HOTEL = 6, 5
CH = "deluxe-ch"


def greens(t: Table, seat: int, *levels: int) -> None:
    """Give a player the green group with these levels."""
    t.give(seat, G1, G2, G3)
    for space, level in zip((G1, G2, G3), levels, strict=False):
        t.build(**{f"s{space}": level})


def levels(t: Table) -> tuple[int, ...]:
    return (t.level(G1), t.level(G2), t.level(G3))


@EACH
def test_only_on_a_whole_group(name: str) -> None:
    """BUILD-1, T-101: two of three streets are not enough; with the third a house may be bought."""
    t = table(name)
    t.give(A, G1, G2)
    assert denied(t, A, "build", G1) == "group-incomplete"
    t.give(B, G3)
    assert denied(t, A, "build", G1) == "group-incomplete"
    t.give(A, G3)
    t.say(A, "build", G1)
    assert t.level(G1) == 1 and t.money(A) == 1300 and t.st.houses == 31


@EACH
def test_only_on_ones_own_streets(name: str) -> None:
    """BUILD-1: nobody builds on another player's group or on the bank's."""
    t = table(name)
    greens(t, A)
    assert denied(t, B, "build", G1) == "not-owner"
    assert denied(t, A, "build", 39) == "not-owner"
    assert t.refused(A, "build", 20) == "no-such-deed"


@EACH
def test_never_on_stations_or_utilities(name: str) -> None:
    """BUILD-1, T-106: all four stations and both utilities owned, still no house there."""
    t = table(name)
    t.give(A, 5, 15, 25, 35, 12, 28)
    for space in (5, 35, 12, 28):
        assert denied(t, A, "build", space) == "not-a-street"
    assert t.refused(A, "order", 1, 1) == "too-many-wanted"


PRICES = [
    ((1, 3), 50),
    ((6, 8, 9), 50),
    ((11, 13, 14), 100),
    ((16, 18, 19), 100),
    ((21, 23, 24), 150),
    ((26, 27, 29), 150),
    ((31, 32, 34), 200),
    ((37, 39), 200),
]


@EACH
@pytest.mark.parametrize(("group", "price"), PRICES)
def test_a_house_costs_what_the_deed_says(name: str, group: tuple[int, ...], price: int) -> None:
    """BUILD-2: the price of a house is printed on the deed of its street; it is paid in cash."""
    t = table(name)
    t.give(A, *group)
    for space in group:
        before = t.money(A)
        t.say(A, "build", space)
        assert before - t.money(A) == price
    assert t.paid(A, -1, "build") == price * len(group)
    t.cash(A, price - 1)
    assert denied(t, A, "build", group[0]) == "no-cash"
    t.cash(A, price)
    t.say(A, "build", group[0])
    assert t.money(A) == 0 and t.level(group[0]) == 2


@EACH
def test_build_evenly(name: str) -> None:
    """BUILD-3, T-103: at 1/0/0 no second house on G1, but one on G2; the second at 1/1/1."""
    t = table(name)
    greens(t, A, 1, 0, 0)
    assert denied(t, A, "build", G1) == "uneven-building"
    t.say(A, "build", G2)
    assert denied(t, A, "build", G1) == "uneven-building"
    t.say(A, "build", G3)
    t.say(A, "build", G1)
    assert levels(t) == (2, 1, 1)
    assert denied(t, A, "build", G1) == "uneven-building"


@EACH
def test_evenness_is_a_matter_of_one_group(name: str) -> None:
    """BUILD-3, T-104: at 1/0/0 the next house may go on another whole group."""
    t = table(name)
    greens(t, A, 1, 0, 0)
    t.give(A, 1, 3)
    t.say(A, "build", 3)
    assert t.level(3) == 1 and t.money(A) == 1450 and levels(t) == (1, 0, 0)


@EACH
def test_four_houses_at_most(name: str) -> None:
    """BUILD-4, T-107: there is no fifth house, neither built, nor ordered, nor placed."""
    t = table(name)
    greens(t, A, 4, 4, 4)
    t.stock(10, 0)
    assert denied(t, A, "build", G1) == "no-hotels"
    assert denied(t, A, "order", 1, 1) == "too-many-wanted"
    t.give(A, 1, 3)
    t.say(A, "order", 1, 1)
    assert denied(t, A, "put", G1) == "no-building"
    t.say(A, "put", 1)
    assert levels(t) == (4, 4, 4) and t.st.houses == 9


@pytest.mark.parametrize("name", BY_STREET)
def test_a_hotel_needs_four_houses_on_its_street(name: str) -> None:
    """BUILD-5, R-30, hotelCondition: street by street a hotel may stand while siblings have three."""
    t = table(name)
    greens(t, A, 4, 3, 3)
    t.say(A, "build", G1)
    assert levels(t) == (HOTEL, 3, 3)
    assert denied(t, A, "order", 2, 1) == "too-many-wanted"  # no other street has four
    t.say(A, "build", G2)
    assert levels(t) == (HOTEL, 4, 3)
    t.say(A, "build", G2)
    assert levels(t) == (HOTEL, HOTEL, 3)


@pytest.mark.parametrize("name", BY_GROUP)
def test_a_hotel_needs_four_houses_on_every_street(name: str) -> None:
    """BUILD-5, R-30, T-109: in 001 and 003 no hotel at 4/4/3; at 4/4/4 for one price; at H/4/4 the second."""
    t = table(name)
    greens(t, A, 4, 4, 3)
    assert denied(t, A, "build", G1) == "hotel-too-early"
    assert denied(t, A, "build", G2) == "hotel-too-early"
    t.say(A, "build", G3)
    before = t.money(A)
    t.say(A, "build", G1)
    assert before - t.money(A) == 200 and levels(t) == (HOTEL, 4, 4)
    t.say(A, "build", G2)
    assert levels(t) == (HOTEL, HOTEL, 4)


@EACH
def test_hotel_condition_is_a_switch(name: str) -> None:
    """R-30, BUILD-5, hotelCondition: `group` wants four on every street, `street` only there."""
    strict = table(name, hotel_condition="group")
    greens(strict, A, 4, 4, 3)
    assert denied(strict, A, "build", G1) == "hotel-too-early"
    loose = table(name, hotel_condition="street")
    greens(loose, A, 4, 4, 3)
    loose.say(A, "build", G1)
    assert levels(loose) == (HOTEL, 4, 3)


@EACH
def test_a_hotel_costs_its_price_and_four_houses(name: str) -> None:
    """BUILD-6: the four houses go back to the bank and the printed hotel price is paid."""
    t = table(name)
    greens(t, A, 4, 4, 4)
    houses = t.st.houses
    t.say(A, "build", G2)
    assert t.money(A) == 1300
    assert (t.st.houses, t.st.hotels) == (houses + 4, 11)
    t.cash(A, 199)
    assert denied(t, A, "build", G1) == "no-cash"


@EACH
def test_nothing_beside_a_hotel(name: str) -> None:
    """BUILD-7, T-122: neither a house nor a second hotel beside a hotel."""
    t = table(name)
    greens(t, A, HOTEL, HOTEL, HOTEL)
    assert denied(t, A, "build", G1) == "hotel-stands"
    assert denied(t, A, "order", 1, 1) == "too-many-wanted"
    assert denied(t, A, "order", 2, 1) == "too-many-wanted"
    t.give(A, 1, 3)
    t.say(A, "order", 1, 1)
    assert denied(t, A, "put", G1) == "hotel-stands"


@EACH
def test_no_building_on_a_group_with_a_mortgage(name: str) -> None:
    """BUILD-8: one mortgaged street stops building on the whole group until it is lifted."""
    t = table(name)
    t.give(A, G1, G2)
    t.give(A, G3, mortgaged=True)
    assert denied(t, A, "build", G1) == "group-mortgaged"
    assert denied(t, A, "build", G3) == "group-mortgaged"
    t.say(A, "lift", G3)
    t.say(A, "build", G1)
    assert t.level(G1) == 1


@EACH
@pytest.mark.parametrize("space", [0, 10, 20, 31])
def test_the_token_may_stand_anywhere(name: str, space: int) -> None:
    """BUILD-9: where one's token stands does not matter, even in jail."""
    t = table(name)
    greens(t, A)
    t.at(A, space)
    if space == 10:
        t.jail(A)
    t.say(A, "build", G1)
    assert t.level(G1) == 1


@STANDARD
def test_build_at_any_time(name: str) -> None:
    """BUILD-9, R-29, buildWindow: in STD also in another's turn after the throw and between doubles."""
    t = table(name)
    greens(t, B)
    t.say(B, "build", G1)
    t.throw(5, 5)  # A is visiting and will throw again
    t.say(B, "build", G2)
    t.throw(4, 6)  # Free Parking
    assert t.awaited == "rest"
    t.say(B, "build", G3)
    assert levels(t) == (1, 1, 1)


def test_swiss_building_window() -> None:
    """T-119, R-29, BUILD-9, buildWindow: in 001 not after another's throw, but between the turns."""
    t = table(CH)
    greens(t, B)
    t.give(A, 1, 3)
    t.say(B, "build", G1)  # also before the very first throw
    t.throw(5, 5)
    assert denied(t, B, "build", G2) == "window-closed"  # not between doubles either
    t.throw(4, 6)
    assert denied(t, B, "build", G2) == "window-closed"
    assert denied(t, B, "order", 1, 1) == "window-closed"
    t.say(A, "build", 1)  # A's own turn goes on
    t.end_turn()
    t.say(B, "build", G2)  # B has not thrown yet
    t.say(A, "build", 3)  # nor has anybody after A
    t.throw(4, 5)
    assert denied(t, A, "build", 1) == "window-closed"
    if t.awaited == "purchase":
        t.say(B, "buy")
    t.say(B, "build", G3)  # B's own turn, after the throw
    assert levels(t) == (1, 1, 1)


def test_swiss_window_stays_open_while_the_next_leaves_jail() -> None:
    """R-29: paying the fine is no throw, so the others may still build."""
    t = table(CH)
    greens(t, C)
    t.jail(A)
    t.say(A, "pay-fine")
    t.say(C, "build", G1)
    t.throw(4, 6)
    assert denied(t, C, "build", G2) == "window-closed"


def test_swiss_window_in_a_failed_jail_turn() -> None:
    """R-29: a jail throw is a throw; the window opens again when that turn is over."""
    t = table(CH)
    greens(t, C)
    t.jail(A)
    t.say(A, "throw")
    assert denied(t, C, "build", G1) == "dice-in-air"
    t.roll(1, 2)
    assert t.asked == B
    t.say(C, "build", G1)
    assert t.level(G1) == 1


def test_swiss_selling_mortgaging_and_trading_have_no_window() -> None:
    """R-29: in 001 selling, mortgaging, lifting and trading go on in another's turn, building does not."""
    t = table(CH)
    greens(t, B, 1, 0, 0)
    t.give(B, 5, 15)
    t.throw(4, 6)
    assert denied(t, B, "build", G2) == "window-closed"
    t.say(B, "sell", G1)
    t.say(B, "mortgage", 5)
    t.say(B, "lift", 5)
    offer = t.offer(B, C, give=(15,))
    t.say(C, "accept", offer)
    assert t.level(G1) == 0 and t.owner(15) == C
    assert t.money(B) == 1500 + 100 + 100 - 110


@EACH
def test_build_window_is_a_switch(name: str) -> None:
    """R-29, buildWindow: `anytime` and `betweenTurns` may be agreed in every edition."""
    free = table(name, build_window="anytime")
    greens(free, B)
    free.throw(4, 6)
    free.say(B, "build", G1)
    strict = table(name, build_window="between_turns")
    greens(strict, B)
    strict.throw(4, 6)
    assert denied(strict, B, "build", G1) == "window-closed"
    strict.end_turn()
    strict.say(B, "build", G1)
    assert strict.level(G1) == 1


@EACH
def test_no_house_left(name: str) -> None:
    """BUILD-10, T-112: without houses one waits; four houses into a hotel is possible and frees four."""
    t = table(name)
    greens(t, A, 4, 4, 4)
    t.give(A, 1, 3)
    t.stock(0, 3)
    assert denied(t, A, "build", 1) == "no-houses"
    assert denied(t, A, "order", 1, 1) == "no-houses"
    t.say(A, "build", G1)
    assert (t.st.houses, t.st.hotels) == (4, 2) and t.level(G1) == HOTEL
    t.say(A, "build", 1)
    assert t.st.houses == 3


@EACH
def test_wait_until_others_return_some(name: str) -> None:
    """BUILD-10: as soon as another player gives a house back it can be bought at the printed price."""
    t = table(name)
    greens(t, A)
    t.give(B, 1, 3)
    t.build(s1=1)
    t.cash(B, 0)
    t.stock(0)
    assert denied(t, A, "build", G1) == "no-houses"
    t.say(B, "sell", 1)
    t.say(A, "build", G1)
    assert t.level(G1) == 1 and t.money(A) == 1300 and t.st.houses == 0


@EACH
def test_no_hotel_left(name: str) -> None:
    """BUILD-10, T-113: without hotels no conversion, the four houses stay."""
    t = table(name)
    greens(t, A, 4, 4, 4)
    t.stock(10, 0)
    assert denied(t, A, "build", G1) == "no-hotels"
    assert denied(t, A, "order", 2, 1) == "no-hotels"
    assert levels(t) == (4, 4, 4)
    t.stock(10, 1)
    t.say(A, "build", G1)
    assert t.st.hotels == 0


@EACH
def test_no_jump_from_three_houses_to_a_hotel(name: str) -> None:
    """R-33, T-121: at 3/3/3 without houses in the bank a hotel cannot be had directly."""
    t = table(name)
    greens(t, A, 3, 3, 3)
    t.stock(0, 3)
    assert denied(t, A, "build", G1) == "no-houses"
    assert denied(t, A, "order", 2, 1) == "too-many-wanted"
    t.stock(3, 3)
    for space in (G1, G2, G3, G1):
        t.say(A, "build", space)
    assert levels(t) == (HOTEL, 4, 4)


@EACH
@pytest.mark.parametrize("space", [G1, G2, G3])
def test_the_hotel_may_go_on_any_street(name: str, space: int) -> None:
    """BUILD-12, T-236: at 4/4/4 the first hotel may stand on any street, also on G3."""
    t = table(name)
    greens(t, A, 4, 4, 4)
    t.say(A, "build", space)
    assert t.level(space) == HOTEL and sum(levels(t)) == 13


@EACH
def test_houses_of_a_hotel_are_in_stock_at_once(name: str) -> None:
    """T-254, R-89, BUILD-6: no house, one hotel; a hotel and then a house: three houses left."""
    t = table(name)
    greens(t, A, 4, 4, 4)
    t.give(A, 1, 3)
    t.stock(0, 1)
    t.say(A, "build", G1)
    t.say(A, "build", 1)
    assert (t.st.houses, t.st.hotels) == (3, 0)
    assert t.money(A) == 1500 - 200 - 50


@EACH
def test_one_request_for_several_buildings(name: str) -> None:
    """R-89, R-31: several houses are asked for at once, placed one by one, each at its printed price."""
    t = table(name)
    greens(t, A)
    t.give(A, 1, 3)
    assert denied(t, A, "order", 1, 0) == "too-many-wanted"
    t.say(A, "order", 1, 3)
    assert (t.awaited, t.asked) == ("place", A)
    t.say(A, "put", G1)
    assert denied(t, A, "put", G1) == "uneven-building"
    t.say(A, "put", 1)
    t.say(A, "put", G3)
    assert t.awaited == "turn"
    assert t.money(A) == 1500 - 200 - 50 - 200 and levels(t) == (1, 0, 1)


@EACH
def test_a_placed_building_is_paid_for(name: str) -> None:
    """R-89, BUILD-2: the printed price of the street where it is placed must be there in cash."""
    t = table(name)
    greens(t, A)
    t.give(A, 1, 3)
    t.cash(A, 199)
    t.say(A, "order", 1, 2)
    assert denied(t, A, "put", G1) == "no-cash"
    t.say(A, "put", 1)
    t.say(A, "pass")  # nobody has to take the second
    assert t.money(A) == 149 and t.awaited == "turn" and t.st.houses == 31


@EACH
def test_the_hotel_has_its_own_price(name: str) -> None:
    """BUILD-2, BUILD-6: with 250 printed for a hotel the fourth house still costs 200, the hotel 250."""
    t = table(name)
    greens(t, A)
    t.build(s31=3, s32=4, s34=4)
    t.tables.hotel_price[t.deed(G1)] = 250 * t.x
    t.say(A, "build", G1)
    assert t.money(A) == 1500 - 200
    t.say(A, "build", G1)
    assert t.money(A) == 1500 - 200 - 250 and t.level(G1) == HOTEL
