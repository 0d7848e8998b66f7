"""Several buildings as one order: one price, all or nothing (R-98)."""

from __future__ import annotations

import pytest
from kit import ALL, BY_GROUP, BY_STREET, G1, G2, G3, A, B, C, Table, bid, denied, denied_action, table

from bankhalter.core.actions import Action
from bankhalter.core.codes import BANK, PLAN
from bankhalter.core.rules import plan

EACH = pytest.mark.parametrize("name", ALL)
BROWN, BLUE, ORANGE = (1, 3), (6, 8, 9), (16, 18, 19)
GREEN = (G1, G2, G3)


def levels(t: Table, group: tuple[int, ...] = GREEN) -> tuple[int, ...]:
    """The levels of a group."""
    return tuple(t.level(space) for space in group)


def raise_to(t: Table, group: tuple[int, ...], *wanted: int) -> None:
    """Put buildings on a group."""
    t.build(**{f"s{space}": n for space, n in zip(group, wanted, strict=True)})


def greens(name: str, *wanted: int, cash: int = 5000) -> Table:
    """A owns the green group with these levels."""
    t = table(name)
    t.give(A, *GREEN)
    raise_to(t, GREEN, *wanted)
    t.cash(A, cash)
    return t


@EACH
def test_one_order_one_price(name: str) -> None:
    """T-274, R-98: 2/2/2 to 3/3/3 with 26 in the bank: B pays 300 for all three at once."""
    t = table(name)
    t.give(A, *BROWN, *BLUE)
    t.give(B, *ORANGE)
    raise_to(t, ORANGE, 2, 2, 2)
    assert t.st.houses == 26
    t.cash(B, 1097)
    t.say(B, "plan", *ORANGE)
    assert levels(t, ORANGE) == (3, 3, 3) and t.money(B) == 797
    assert t.paid(B, BANK, "build") == 300 and t.awaited == "turn"


@EACH
def test_a_plan_over_several_groups(name: str) -> None:
    """R-98: streets of two groups, two on each of three and one on each of two: 6 x 200 and 2 x 50."""
    t = greens(name, 0, 0, 0)
    t.give(A, *BROWN)
    t.say(A, "plan", *GREEN, *GREEN, *BROWN)
    assert levels(t) == (2, 2, 2) and levels(t, BROWN) == (1, 1)
    assert t.money(A) == 5000 - 1300 and t.st.houses == 24


@EACH
def test_from_nothing_to_hotels(name: str) -> None:
    """R-98, BUILD-4, BUILD-6: fifteen buildings of 200 each; all houses are back in the bank."""
    t = greens(name, 0, 0, 0)
    t.say(A, "plan", *GREEN * 5)
    assert levels(t) == (5, 5, 5) and t.money(A) == 2000
    assert (t.st.houses, t.st.hotels) == (32, 9)


@EACH
def test_a_plan_of_one_is_a_building(name: str) -> None:
    """R-98: a plan may name a single building."""
    t = greens(name, 0, 0, 0)
    t.say(A, "plan", G2)
    assert levels(t) == (0, 1, 0) and t.money(A) == 4800


@EACH
def test_all_or_nothing(name: str) -> None:
    """T-276, R-98: uneven, too dear or too many for the stock: refused whole, nothing is built."""
    t = greens(name, 1, 1, 1, cash=599)
    assert denied(t, A, "plan", G1, G1, G2) == "uneven-building"
    assert denied(t, A, "plan", *GREEN) == "no-cash"
    t.cash(A, 600)
    t.stock(2)
    assert denied(t, A, "plan", *GREEN) == "no-houses"
    t.stock(3)
    t.say(A, "plan", *GREEN)
    assert levels(t) == (2, 2, 2) and t.money(A) == 0


@EACH
def test_only_on_own_whole_free_groups(name: str) -> None:
    """R-98, BUILD-1, BUILD-8: one bad street refuses the whole plan."""
    t = greens(name, 0, 0, 0)
    t.give(A, 1, 5)
    t.give(B, 3, *BLUE)
    t.give(A, 16, 18)
    t.give(A, 19, mortgaged=True)
    assert denied(t, A, "plan", G1, 1) == "group-incomplete"
    assert denied(t, A, "plan", G1, 6) == "not-owner"
    assert denied(t, A, "plan", G1, 5) == "not-a-street"
    assert denied(t, A, "plan", G1, 16) == "group-mortgaged"
    assert denied(t, A, "plan") == "no-building"
    assert levels(t) == (0, 0, 0)


@EACH
def test_not_beyond_the_hotel(name: str) -> None:
    """R-98, BUILD-7: six on one street are one too many."""
    t = greens(name, 4, 4, 4)
    assert denied(t, A, "plan", G1, G1) == "hotel-stands"
    t.say(A, "plan", G1)
    assert levels(t) == (5, 4, 4)


@EACH
def test_hotels_hand_back_houses_for_the_rest(name: str) -> None:
    """T-277, R-98, R-33, BUILD-6: one house, or three by the group, and they come back."""
    enough = 3 if name in BY_GROUP else 1
    t = greens(name, 3, 3, 3)
    t.give(A, *BLUE)
    t.stock(enough - 1)
    assert denied(t, A, "plan", *BLUE, *GREEN, *GREEN) == "no-houses"
    t.stock(enough)
    t.say(A, "plan", *BLUE, *GREEN, *GREEN)
    assert levels(t) == (5, 5, 5) and levels(t, BLUE) == (1, 1, 1)
    assert t.st.houses == enough - 3 + 12 - 3


@pytest.mark.parametrize("name", BY_STREET)
def test_the_street_that_gets_the_hotel_comes_first(name: str) -> None:
    """R-98, R-30: with one house left 3/3/3 becomes H/4/4: the hotel's four houses serve the others."""
    t = greens(name, 3, 3, 3)
    t.stock(1)
    t.say(A, "plan", G2, G3, G3, G1)
    assert levels(t) == (4, 4, 5) and t.st.houses == 2


@pytest.mark.parametrize("name", BY_GROUP)
def test_the_group_nearest_to_its_hotels_comes_first(name: str) -> None:
    """R-98, R-30: two houses complete the group of two, whose hotels hand back what the others need."""
    t = greens(name, 3, 3, 3)
    t.give(A, *BROWN)
    raise_to(t, BROWN, 3, 3)
    t.stock(2)
    t.say(A, "plan", *GREEN, *GREEN, *BROWN, *BROWN)
    assert levels(t) == (5, 5, 5) and levels(t, BROWN) == (5, 5)


@EACH
def test_the_fewest_missing_houses_come_first(name: str) -> None:
    """R-98, R-33: three are missing on green, four on brown, by the street one and two: green goes first.

    Its hotels hand back what brown needs; brown first would run out of houses.
    """
    t = greens(name, 3, 3, 3)
    t.give(A, *BROWN)
    raise_to(t, BROWN, 2, 2)
    t.stock(3 if name in BY_GROUP else 1)
    t.say(A, "plan", *GREEN * 2, *BROWN * 3)
    assert levels(t) == (5, 5, 5) and levels(t, BROWN) == (5, 5)
    assert t.money(A) == 5000 - 6 * 200 - 6 * 50


@pytest.mark.parametrize("name", BY_GROUP)
def test_streets_that_miss_nothing_do_not_count(name: str) -> None:
    """R-98: one house is missing on green (4/4/3), two on brown (3/3): the only house goes to green."""
    t = greens(name, 4, 4, 3)
    t.give(A, *BROWN)
    raise_to(t, BROWN, 3, 3)
    t.stock(1)
    t.say(A, "plan", *GREEN, G3, *BROWN * 2)
    assert levels(t) == (5, 5, 5) and levels(t, BROWN) == (5, 5)


def test_the_window_holds_for_plans() -> None:
    """R-98, R-29: in 001 B cannot carry out a plan after A's throw."""
    t = table("deluxe-ch")
    t.give(B, *BLUE)
    t.throw(4, 6)
    assert denied(t, B, "plan", *BLUE) == "window-closed"


@EACH
def test_not_while_a_debt_is_open(name: str) -> None:
    """R-98, R-92: no plan while anybody owes."""
    t = greens(name, 0, 0, 0, cash=199)
    t.give(B, *BLUE)
    t.at(A, 0)
    t.throw(1, 3)
    assert t.awaited == "debt"
    assert denied(t, A, "plan", *GREEN) == denied(t, B, "plan", *BLUE) == "debt-first"


# A plan meets a shortage -------------------------------------------------------------------------------


def short(name: str) -> Table:
    """Four houses left; A plans three on green, B could build on light blue."""
    t = greens(name, 0, 0, 0)
    t.give(B, *BLUE)
    t.stock(4)
    t.say(A, "plan", *GREEN)
    assert (t.awaited, t.asked) == ("wants", B)
    assert levels(t) == (0, 0, 0) and t.money(A) == 5000
    assert [(e.seat, e.count, e.stock) for e in t.happened("scarce")] == [(A, 3, 4)]
    return t


@EACH
@pytest.mark.parametrize("wanted", [0, 1])
def test_the_whole_plan_when_there_is_enough(name: str, wanted: int) -> None:
    """T-275, R-98, R-31: B wants none or the one that is left: all three stand for 600."""
    t = short(name)
    t.say(B, "want", wanted)
    assert levels(t) == (1, 1, 1) and t.money(A) == 4400 and t.st.houses == 1
    assert t.awaited == ("place" if wanted else "turn")


@EACH
def test_the_plan_lapses_in_an_auction(name: str) -> None:
    """T-275, R-98: B wants two of four where A plans three: an auction, nothing of the plan is built."""
    t = short(name)
    t.say(B, "want", 2)
    assert (t.awaited, t.asked) == ("auction", B)
    assert levels(t) == (0, 0, 0) and t.paid(A, BANK) == 0
    t.say(B, "pass")
    bid(t, A, 60)
    t.say(B, "pass")
    assert (t.awaited, t.asked) == ("place", A)
    t.say(A, "put", G2)
    assert levels(t) == (0, 1, 0) and t.paid(A, BANK) == 60


@EACH
def test_houses_first_then_hotels(name: str) -> None:
    """R-98, R-31: short of both, the others are asked about houses, then about hotels, then all is built."""
    t = greens(name, 4, 4, 4)
    t.give(A, *ORANGE, *BROWN)
    t.give(B, *BLUE)
    raise_to(t, BLUE, 4, 4, 4)
    t.give(C, 37, 39)
    t.stock(3, 1)
    t.say(A, "plan", G1, *ORANGE, *BROWN, *ORANGE[:1])
    assert (t.awaited, t.asked) == ("wants", C) and t.st.top.what == 1
    t.say(C, "want", 0)
    assert (t.awaited, t.asked) == ("wants", B) and t.st.top.what == 2
    assert t.paid(A, BANK) == 0
    t.say(B, "want", 0)
    assert levels(t) == (5, 4, 4) and levels(t, ORANGE) == (2, 1, 1) and levels(t, BROWN) == (1, 1)
    assert t.paid(A, BANK, "build") == 200 + 4 * 100 + 2 * 50


@EACH
def test_a_plan_that_leaves_more_than_it_took_asks_nobody(name: str) -> None:
    """R-98, R-31: three houses make three hotels and hand back twelve: nobody misses a house."""
    t = greens(name, 3, 3, 3)
    t.give(B, *BLUE)
    t.stock(3)
    t.say(A, "plan", *GREEN, *GREEN)
    assert levels(t) == (5, 5, 5) and t.st.houses == 12


@EACH
def test_a_leavers_plan_lapses(name: str) -> None:
    """R-98, R-87: A leaves while B is asked: nothing is built for A."""
    t = short(name)
    t.say(A, "resign")
    if t.awaited == "wants":
        t.say(B, "want", 0)
    assert t.st.seats[A].out and t.paid(A, BANK, "build") == 0


@EACH
def test_at_most_31_houses_at_once(name: str) -> None:
    """R-98: a plan may take 31 houses from the bank, but not all 32."""
    t = table(name)
    t.give(A, *BROWN, *BLUE, *ORANGE)
    t.cash(A, 5000)
    most = (*BROWN * 4, *BLUE * 4, *ORANGE * 3, *ORANGE[:2])
    assert denied(t, A, "plan", *most, ORANGE[2]) == "too-many-wanted"
    t.say(A, "plan", *most)
    assert levels(t, ORANGE) == (4, 4, 3) and t.st.houses == 1


@pytest.mark.parametrize("digits", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_a_plan_names_streets_that_exist(digits: tuple[int, int, int]) -> None:
    """R-98: a building on the 29th of 28 deeds is refused, whatever else is planned."""
    t = greens("standard", 0, 0, 0)
    ones, twos, fours = (digit << 28 for digit in digits)
    said = Action(PLAN, A, ones | 1 << t.deed(G1), twos, fours)
    assert denied_action(t, said) == "no-such-deed"


@pytest.mark.parametrize("times", range(1, 10))
def test_a_plan_counts_to_seven(times: int) -> None:
    """R-98: a street takes five at most, so seven are enough to be refused."""
    assert plan.count(plan.of(A, [3, 4] * times), 3) == min(times, 7)


@pytest.mark.parametrize("name", BY_STREET)
def test_a_plan_that_takes_nothing_asks_nobody(name: str) -> None:
    """R-98, R-31: a hotel hands back the four houses the plan needs: none are taken, B is not asked."""
    t = greens(name, 4, 4, 4)
    t.give(A, *ORANGE)
    t.give(B, *BLUE)
    t.stock(0)
    t.say(A, "plan", G1, *ORANGE, ORANGE[0])
    assert levels(t) == (5, 4, 4) and levels(t, ORANGE) == (2, 1, 1) and t.st.houses == 0
